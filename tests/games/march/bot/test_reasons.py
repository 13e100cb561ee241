"""What is said for an action of March of the Penguins is true: worked out a second time, on names of tiles."""

from collections.abc import Iterable
from itertools import permutations
from typing import Any

import pytest

from tests.games.claims import Claim, Truth, check, most, some

KINDS = (
    "wins", "home", "ocean", "nice_weather", "own_colour", "odds", "ride", "colour_ahead", "ahead", "denies_ride",
    "eye", "storm_on_colour", "storm", "clears", "sun", "takes_sun", "colour_comes", "colour_goes",
)  # fmt: skip


class Seen:
    """What one seat sees, as it is described."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.tiles: dict[str, str | None] = told["tiles"]
        self.last = "abcdefgh"[told["rows"] - 1]
        self.leads: list[list[str]] = told["leads"]
        self.bad, self.nice = told["bad_weather"], told["nice_weather"]
        home = {"at": "colony", "bound_for": "colony"}
        self.penguins = {name: where for name, where in told["penguins"].items() if where != home}

    def ahead(self, where: dict[str, str]) -> set[str]:
        at, outward = where["at"], where["bound_for"] == "ocean"
        if at in ("colony", "ocean"):
            return {f"{'a' if outward else self.last}{column}" for column in range(1, 5)}
        row = chr(ord(at[0]) + (1 if outward else -1))
        return {tile for tile in self.tiles if tile[0] == row and abs(int(tile[1]) - int(at[1])) <= 1}

    def before(self, tile: str) -> list[str]:
        return [name for name, where in self.penguins.items() if tile in self.ahead(where)]

    def odds(self, tile: str, penguin: str) -> int:
        """In how many of the rows that there can be, in percent."""
        row = [self.tiles[f"{tile[0]}{column}"] for column in range(1, 5)]
        fitting = [
            colours
            for colours in permutations("rbgy")
            if all(known is None or known.lower() == colour for known, colour in zip(row, colours, strict=True))
        ]
        return 100 * sum(colours[int(tile[1]) - 1] == penguin[0] for colours in fitting) // len(fitting)

    def calling(self, penguin: str, where: dict[str, str]) -> list[str]:
        tiles = self.ahead(where)
        sure = {tile for tile in tiles if tile not in self.bad and self.odds(tile, penguin) == 100}
        return list(sure | tiles & {*self.nice})

    def called(self) -> set[str]:
        return {name for name, where in self.penguins.items() if self.calling(name, where)}

    def own(self, kind: str, seat: int, penguins: Iterable[str]) -> Truth:
        return {kind: some(kind, len({*penguins} & {*self.leads[seat]}))}

    def rivals(self, kind: str, seat: int, penguins: Iterable[str]) -> Truth:
        led = {other: len({*penguins} & {*team}) for other, team in enumerate(self.leads) if other != seat}
        return {kind: most(kind, led)}


def truth(claim: Claim) -> Truth:
    seen, seat, text = Seen(claim.view.describe()), claim.seat, str(claim.action)
    nothing: Truth = {kind: set() for kind in KINDS}
    if ">" in text:
        return nothing | about_walk(claim, seen, *text.split(">"))
    if text == "stop":
        moving = claim.state.describe()["moving"]
        here = [name for name, where in seen.penguins.items() if where == seen.penguins[moving]]
        return nothing | seen.rivals("denies_ride", seat, here)
    if text.startswith("peek:") and text != "peek:none":
        tile = text[5:]
        hidden = [name for name in seen.tiles if name[0] == tile[0] and seen.tiles[name] is None]
        return nothing | seen.own("eye", seat, seen.before(tile) if tile in hidden and len(hidden) > 1 else ())
    if text.startswith("weather:"):
        return nothing | about_weather(seen, seat, *text[8:].split("-"))
    if text.startswith("slide:"):
        now, then = seen.called(), Seen(claim.after().seen_by(seat).describe()).called()
        return nothing | seen.own("colour_comes", seat, then - now) | seen.rivals("colour_goes", seat, now - then)
    return nothing


def about_walk(claim: Claim, seen: Seen, penguin: str, target: str) -> Truth:
    seat, after = claim.seat, claim.after()
    now, then = claim.state.describe()["penguins"], after.describe()["penguins"]
    friends = [name for name in seen.leads[seat] if name != penguin and now[name] != then[name]]
    bare = target in seen.tiles and target not in seen.bad and target not in seen.nice
    odds = seen.odds(target, penguin) if bare else 0
    if odds == 100:
        assert after.describe()["phase"] in ("go_on", "look")
    return {
        "wins": some("wins", int(seat in after.winners())),
        "home": some("home", int(target == "colony")),
        "ocean": some("ocean", int(target == "ocean")),
        "nice_weather": some("nice_weather", int(target in seen.nice)),
        "own_colour": some("own_colour", int(odds == 100)),
        "odds": some("odds", odds if odds < 100 else 0),
        "ride": some("ride", len(friends)),
        "colour_ahead": some("colour_ahead", len(seen.calling(penguin, then[penguin])) if target != "colony" else 0),
        "ahead": some("ahead", int(after.scores()[seat] > claim.state.scores()[seat])),
    }


def about_weather(seen: Seen, seat: int, origin: str, target: str) -> Truth:
    if origin in seen.nice:
        unsure, left = (
            [name for name in seen.before(tile) if seen.odds(tile, name) < 100] for tile in (target, origin)
        )
        return seen.own("sun", seat, unsure) | seen.rivals("takes_sun", seat, left)
    hit = {name: seen.odds(target, name) for name in seen.before(target)}
    freed = [name for name in seen.before(origin) if seen.odds(origin, name)]
    return (
        seen.rivals("storm_on_colour", seat, [name for name, odds in hit.items() if odds == 100])
        | seen.rivals("storm", seat, [name for name, odds in hit.items() if odds])
        | seen.own("clears", seat, freed)
    )


@pytest.mark.slow
def test_every_reason_is_a_fact() -> None:
    check("march", truth)
