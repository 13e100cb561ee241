"""The lessons of Ice Town."""

from collections.abc import Mapping

from penguins.games.icetown.geometry import TOWN
from penguins.games.icetown.scoring import points_of
from penguins.games.icetown.state import IceTownState
from penguins.session.script import Script, Step, actions
from penguins.ui.base.words.formats import points
from penguins.ui.base.words.translate import mark
from penguins.ui.games.lesson import Lesson

_GREEN, _PINK, _YELLOW, _VIOLET = range(4)
_PERSON, _RIVAL = 0, 1


def _points_with(state: IceTownState, colour: int, cell: str) -> int:
    """What that colour would bring the person with one more there."""
    town = state.town(_PERSON)
    town[colour] |= 1 << TOWN.cell(cell)
    return points_of(town)[colour]


def _line_with(cell: str, state: IceTownState) -> Mapping[str, object]:
    return {"number": _points_with(state, _GREEN, cell)}


def _gap(state: IceTownState) -> Mapping[str, object]:
    return {"points": points(_points_with(state, _GREEN, "c4") - state.points(_PERSON).green)}


def _both_gaps_are_worth_the_same(state: IceTownState) -> bool:
    pink = _points_with(state, _PINK, "e2") - state.points(_PERSON).pink
    return pink == _points_with(state, _GREEN, "c4") - state.points(_PERSON).green == 2


def _lone_violets(state: IceTownState) -> Mapping[str, object]:
    return {"points": points(state.points(_PERSON).violet)}


def _long_line(state: IceTownState) -> Mapping[str, object]:
    return {"number": state.points(_RIVAL).green}


def _standing(state: IceTownState) -> Mapping[str, object]:
    mine, theirs = state.scores()
    return {"mine": points(mine), "theirs": points(theirs)}


def _leads(state: IceTownState) -> bool:
    mine, theirs = state.scores()
    return mine > theirs


_ROLL = mark("Your turn again: tap the die!")
_BY_IGLOOS = ("c2", "a1", "a2", "a3", "b1", "b3", "c1", "c6", "d4", "d6", "e4", "e5", "e6")
_NEXT_TO_C3 = ("b3", "d3", "c2", "c4")

_FIRST = Script(
    "icetown.first.1",
    "icetown",
    opening=actions("roll:2 green@c3 roll:3 pink@b4 roll:2 green@c4 roll:4 yellow@a1"),
    steps=(
        Step(mark("Hello, {name}! This is your town. Tap the die!"), wants=("roll:2",)),
        Step(
            mark("Green! Greens love a line. Put it here: that makes {number} in a row!"),
            wants=("green@c5",),
            then=("roll:3", "pink@b5"),
            answers={"green@*": mark("A nice space! But at the end of the line, it counts: {number} in a row.")},
            facts=lambda state: _line_with("c5", state),
        ),
        Step(_ROLL, wants=("roll:4",)),
        Step(
            mark("Yellow! Yellows love igloos. Find a space that touches one."),
            wants=tuple(f"yellow@{cell}" for cell in _BY_IGLOOS),
            then=("roll:5", "violet@e1"),
            answers={"yellow@*": mark("No igloo there! Choose a space that touches one.")},
        ),
        Step(_ROLL, wants=("roll:1",)),
        Step(
            mark("A one: steal! Take a penguin from the {rival}, and bring it home."),
            wants=("steal:1:a1@d6", "steal:1:a1@*", "steal:*"),
            then=("roll:2", "green@e3"),
            answers={"pass": mark("You need not steal. But try it once: it is fun!")},
        ),
        Step(_ROLL, wants=("roll:6",)),
        Step(
            mark("A six: any colour you like! Take one, and see what each space brings."),
            wants=("green@c6", "green@*", "*@*"),
            holds=lambda state: state.roll == 6,
        ),
    ),
)

_LESSON_FIRST = Lesson(
    "icetown.first",
    mark("First steps"),
    chapters=(_FIRST,),
    end=Step(
        mark("You have {mine}, the {rival} has {theirs}. What a fine town!"),
        wants=(),
        facts=_standing,
        holds=_leads,
    ),
)

_TWICE = Script(
    "icetown.well.1",
    "icetown",
    opening=actions(
        "roll:2 green@c3 roll:3 pink@b4 roll:2 green@c5 roll:4 yellow@a1 roll:3 pink@e1 roll:2 green@c3 "
        "roll:3 pink@e3 roll:5 violet@e6"
    ),
    steps=(
        Step(_ROLL, wants=("roll:6",)),
        Step(
            mark("Any colour! Close a gap, and one penguin brings {points}."),
            wants=("green@c4", "pink@e2"),
            answers={
                "green@*": mark("That works too, but look: between your greens, one brings {points}."),
                "pink@*": mark("That works too, but look: between your pinks, one brings {points}."),
            },
            otherwise=mark("That works too, but look for a gap: there, one brings {points}."),
            facts=_gap,
            holds=_both_gaps_are_worth_the_same,
        ),
    ),
)

_APART = Script(
    "icetown.well.2",
    "icetown",
    opening=actions("roll:5 violet@c3 roll:3 pink@b4"),
    steps=(
        Step(_ROLL, wants=("roll:5",)),
        Step(
            mark("Violets count only if they do not touch. Early on, keep them well apart!"),
            wants=("violet@d4", *(f"violet@{name}" for name in TOWN.names if name not in ("d4", *_NEXT_TO_C3))),
            then=("roll:2", "green@e3"),
            answers={"violet@*": mark("They would touch, and neither would count. Farther apart!")},
        ),
        Step(
            mark("Well placed: your violets bring {points}. Roll once more!"),
            wants=("roll:4",),
            facts=_lone_violets,
            holds=lambda state: state.points(_PERSON).violet == 2,
        ),
        Step(
            mark("Leave room around the violets for other colours. Yellow loves igloos."),
            wants=("yellow@b1", *(f"yellow@{cell}" for cell in _BY_IGLOOS)),
            answers={"yellow@*": mark("That works too, but only next to an igloo it counts.")},
        ),
    ),
)

_STEAL = Script(
    "icetown.well.3",
    "icetown",
    opening=actions(
        "roll:2 green@c3 roll:2 green@d1 roll:2 green@c5 roll:2 green@d2 roll:4 yellow@a1 roll:2 green@d3 "
        "roll:5 violet@e6 roll:2 green@d4"
    ),
    steps=(
        Step(
            mark("Look: the {rival} has {number} greens in a row. Roll the die!"),
            wants=("roll:1",),
            facts=_long_line,
        ),
        Step(
            mark("Steal where it hurts: from the middle of that line, into the gap in yours!"),
            wants=("steal:1:d2@c4", "steal:1:d3@c4"),
            answers={
                "pass": mark("You need not steal. But now it is worth it!"),
                "steal:1:d[14]@*": mark("That costs the {rival} one point only. Take one from the middle!"),
                "steal:*": mark("A good catch! Now put it where it helps most: between your greens."),
            },
            then=("roll:3", "pink@b4"),
        ),
        Step(
            mark("Their line is down to {number}. Now roll, and finish in style!"),
            wants=("roll:2",),
            facts=_long_line,
            holds=lambda state: state.points(_RIVAL).green == 2 and state.points(_PERSON).green == 3,
        ),
        Step(
            mark("One more green makes it {number} in a row!"),
            wants=("green@c6",),
            answers={"green@*": mark("That works too, but at the end of your line it counts.")},
            facts=lambda state: _line_with("c6", state),
        ),
    ),
)

_LESSON_WELL = Lesson(
    "icetown.well",
    mark("Playing well"),
    chapters=(_TWICE, _APART, _STEAL),
    end=Step(
        mark("Close gaps, keep violets apart, steal from the middle. You know how to build!"),
        wants=(),
        holds=_leads,
    ),
)

LESSONS = (_LESSON_FIRST, _LESSON_WELL)
