"""What is said for an action of Ice Town is true: worked out a second time, by the slow rules."""

from typing import Any

import pytest

from penguins.core.reason import Reason
from tests.games.claims import Claim, Truth, check, some
from tests.games.icetown.slow_rules import NEAR, SPACES, Town, cell_named, points, sides

KINDS = ("points", "line", "group", "igloo", "loner", "room", "robs", "takes_lead")


def town_of(told: dict[str, Any], seat: int) -> Town:
    return {cell_named(name): colour for colour, names in told["towns"][seat].items() for name in names}


def truth(claim: Claim) -> Truth:
    then, now = claim.after().describe(), claim.state.describe()
    text, seat = str(claim.action), claim.seat
    kinds: Truth = {kind: set() for kind in KINDS}
    if text == "pass":
        return kinds
    before, after = town_of(now, seat), town_of(then, seat)
    cell = cell_named(text.split("@")[1])
    colour = after[cell]
    worth = worth_of(after, colour)
    gain = worth - worth_of(before, colour)
    kinds["points"] = some("points", max(0, gain))
    kinds["line"] = some("line", worth) if colour == "green" and gain > 0 else set()
    kinds["group"] = some("group", worth) if colour == "pink" and gain > 0 else set()
    kinds["igloo"] = some("igloo", int(colour == "yellow" and cell in NEAR))
    alone = all(after.get(beside) != "violet" for beside in sides(cell))
    kinds["loner"] = some("loner", int(colour == "violet" and alone))
    kinds["room"] = some("room", room(after, colour), colour)
    if text.startswith("steal"):
        victim = int(text.split(":")[1])
        loss = worth_of(town_of(now, victim), colour) - worth_of(town_of(then, victim), colour)
        kinds["robs"] = {Reason("robs", loss, victim)} if loss > 0 else set()
    kinds["takes_lead"] = some("takes_lead", lead(then, seat)) if lead(now, seat) <= 0 < lead(then, seat) else set()
    return kinds


def worth_of(town: Town, colour: str) -> int:
    return points({cell: colour for cell, lives in town.items() if lives == colour})[colour]


def room(town: Town, colour: str) -> int:
    now = worth_of(town, colour)
    return sum(worth_of({**town, cell: colour}, colour) > now for cell in SPACES if cell not in town)


def lead(told: dict[str, Any], seat: int) -> int:
    totals: list[int] = [points["total"] for points in told["points"]]
    return totals.pop(seat) - max(totals)


@pytest.mark.slow
def test_every_reason_is_a_fact() -> None:
    check("icetown", truth)
