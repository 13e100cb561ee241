"""What is said for an action of Pingouins is true: worked out a second time, on names of tiles."""

from typing import Any

import pytest

from penguins.core.reason import Reason
from penguins.games.pingouins.actions import Move
from tests.games.claims import Claim, Truth, check, most, some

PLACES = {
    f"{letter}{column + 1}": (row, 2 * column + (row + 1) % 2)
    for row, letter in enumerate("abcdefgh")
    for column in range(7 + row % 2)
}
AT = {place: name for name, place in PLACES.items()}
DIRECTIONS = ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))
BESIDE = {
    tile: {AT[row + down, x + right] for down, right in DIRECTIONS if (row + down, x + right) in AT}
    for tile, (row, x) in PLACES.items()
}


class Ice:
    """The floe as it is described."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.fish = dict(zip(PLACES, map(int, told["floe"]), strict=True))
        self.penguins: list[list[str]] = told["penguins"]
        taken = {tile for tiles in self.penguins for tile in tiles}
        self.free = {tile for tile, fish in self.fish.items() if fish and tile not in taken}

    def beside(self, tile: str) -> set[str]:
        return BESIDE[tile] & self.free

    def reach(self, seat: int) -> set[str]:
        """Every tile that can be walked to, one by one."""
        found: set[str] = set()
        waiting = list(self.penguins[seat])
        while waiting:
            new = self.beside(waiting.pop()) - found
            found |= new
            waiting += new
        return found

    def slides(self, tile: str) -> set[str]:
        found = set()
        for down, right in DIRECTIONS:
            row, x = PLACES[tile]
            while AT.get((row := row + down, x := x + right)) in self.free:
                found.add(AT[row, x])
        return found

    def able(self, seat: int) -> set[str]:
        return {tile for tile in self.penguins[seat] if self.beside(tile)}

    def count(self, tiles: set[str]) -> int:
        return sum(self.fish[tile] for tile in tiles)


def truth(claim: Claim) -> Truth:
    before, after = Ice(claim.state.describe()), Ice(claim.after().describe())
    *origin, target = str(claim.action).split("-")
    rivals = [seat for seat in range(claim.state.players) if seat != claim.seat]
    found = {"fish": some("fish", before.fish[target])}
    moved = isinstance(claim.action, Move)
    cut = {seat: before.count(before.reach(seat) - after.reach(seat) - {target}) for seat in rivals}
    stuck = {seat: len(before.able(seat)) - len(after.able(seat)) for seat in rivals}
    own = [ice.reach(claim.seat) - {tile for seat in rivals for tile in ice.reach(seat)} for ice in (before, after)]
    after.free -= {target, *origin}
    return found | {
        "cuts_off": most("cuts_off", cut) if moved else set(),
        "stuck": most("stuck", stuck) if moved else set(),
        "own_region": some("own_region", before.count(own[1] - own[0])) if moved else set(),
        "mobile": some("mobile", len(after.able(claim.seat))) if moved else set(),
        "denies": denied(before, claim, target) if moved else set(),
        "threes": some("threes", sum(before.fish[tile] == 3 for tile in after.slides(target))),
    }


def denied(ice: Ice, claim: Claim, target: str) -> set[Reason]:
    players = claim.state.players
    for seat in [(claim.seat + step) % players for step in range(1, players)]:
        if any(target in ice.slides(penguin) for penguin in ice.penguins[seat]):
            return {Reason("denies", ice.fish[target], seat)} if ice.fish[target] > 1 else set()
    return set()


@pytest.mark.slow
def test_every_reason_is_a_fact() -> None:
    check("pingouins", truth)
