"""The lessons of Pingouins."""

from collections.abc import Callable, Mapping

from penguins.core.bitboard import cells_of
from penguins.games.pingouins.actions import Move
from penguins.games.pingouins.geometry import FLOE, around
from penguins.games.pingouins.state import PingouinsState
from penguins.session.script import Script, Step, actions
from penguins.ui.base.words.translate import mark, ntr
from penguins.ui.games.lesson import Lesson

_PERSON, _RIVAL = 0, 1
Facts = Callable[[PingouinsState], Mapping[str, object]]


def _fish(number: int) -> str:
    return ntr("{number} fish", "{number} fish", number)


def _at(tile: str) -> Facts:
    """The fish at that tile."""
    return lambda view: {"fish": _fish(view.fish[FLOE.cell(tile)])}


def _ice(start: int, free: int) -> int:
    """All that can be reached from there, over free tiles."""
    reached = start & free
    while (more := (reached | around(reached)) & free) != reached:
        reached = more
    return reached


def _ice_from(tile: str, view: PingouinsState) -> int:
    """The free ice that a tile belongs to."""
    return _ice(1 << FLOE.cell(tile), view.free)


def _fish_in(ice: int, view: PingouinsState) -> int:
    return sum(view.fish[tile] for tile in cells_of(ice))


def _is_reached(ice: int, seat: int, view: PingouinsState) -> bool:
    """Whether a penguin of that seat has a way onto that ice."""
    return bool(around(view.penguins[seat]) & ice)


def _cut_off_by(move: str, view: PingouinsState) -> int:
    """The ice that is the person's alone after that slide."""
    origin, target = map(FLOE.cell, move.split("-"))
    after = view.clone()
    after.apply(Move(origin, target))
    ice = _ice(around(1 << target), after.free)
    return 0 if _is_reached(ice, _RIVAL, after) else ice


def _ways_out(tile: str, view: PingouinsState) -> int:
    return (around(1 << FLOE.cell(tile)) & view.free).bit_count()


def _scores(view: PingouinsState) -> Mapping[str, object]:
    return {"mine": _fish(view.caught[_PERSON]), "theirs": _fish(view.caught[_RIVAL])}


_START = Script(
    "pingouins.first.1",
    "pingouins",
    opening=actions("floe:221232122111223211122132312111221212113111123313111122113311 f5 b4 c4 g6 h7 h3"),
    steps=(
        Step(
            mark("Hello, {name}! Put your last penguin on this tile."),
            wants=("d4",),
            then=("a7",),
            otherwise=mark("A fine place! But start where the hand shows: there is a lot to catch."),
        ),
        Step(
            mark("Now slide, as far as you like, in a straight line. At the end, there are {fish}!"),
            wants=("d4-d1",),
            then=("b4-b5",),
            answers={
                "d4-d?": mark("You can stop there, too. But slide on to the end!"),
                "d4-*": mark("You can go there, too. But on the left, {fish} are waiting!"),
            },
            otherwise=mark("That one can slide, too. But this one gets to {fish}!"),
            facts=_at("d1"),
        ),
        Step(
            mark("You stand on {fish}. Slide away, anywhere, and they are yours!"),
            wants=("d1-d3", "d1-*"),
            then=("h3-h4",),
            otherwise=mark("First take the penguin that stands on {fish}."),
            facts=_at("d1"),
        ),
        Step(
            mark("Splash! Every tile you leave is gone. Now this penguin: {fish} are waiting!"),
            wants=("f5-f8",),
            then=("g6-g5",),
            answers={"f5-*": mark("You can go there, too. But slide to the right: {fish}!")},
            otherwise=mark("You can do that, too. But look on the right: {fish}!"),
            facts=_at("f8"),
        ),
        Step(
            mark("Holes and other penguins stop you. Slide away with your fish!"),
            wants=("f8-*",),
            then=("b5-*",),
            otherwise=mark("First bring these {fish} home."),
            facts=_at("f8"),
        ),
    ),
)

_BLOCK = Script(
    "pingouins.first.2",
    "pingouins",
    opening=actions(
        "floe:221232122111223211122132312111221212113111123313111122113311 d8 d7 c2 g2 f3 h4 e7 g4 c2-e1 d7-d3 e7-f7 "
        "g2-g3 e1-e2 h4-h6 f3-a5 g4-d6 a5-a6 d6-d5 d8-b7 d3-d4 a6-b6 g3-f4 b6-b2 d4-e3 e2-f2 f4-f5 b2-a2 f5-e4 b7-b8 "
        "d5-c4 f7-e6 h6-h5 a2-a1 c4-b5 f2-g1 h5-g5 a1-b1 e4-e5 g1-h1 e5-g6 b1-c1 b5-c5 h1-h2 g6-g7 c1-d2 g7-f8 b8-a7 "
        "c5-c6 d2-d1 c6-c7"
    ),
    steps=(
        Step(
            mark("Later on, ice is rare. The {rival} has one way left: take it!"),
            wants=("e6-f6",),
            answers={"h2-h3": mark("That can wait. The {rival} would slide away!")},
            holds=lambda view: around(view.penguins[_RIVAL]) & view.free == 1 << FLOE.cell("f6"),
        ),
        Step(
            mark("The {rival} is stuck and out. The rest is yours: slide!"),
            wants=("h2-h3",),
            holds=lambda view: not view.penguins[_RIVAL],
        ),
    ),
)

_LESSON_FIRST = Lesson(
    "pingouins.first",
    mark("First steps"),
    chapters=(_START, _BLOCK),
    end=Step(
        mark("{mine} for you, {theirs} for the {rival}: you win!"),
        wants=(),
        facts=_scores,
        holds=lambda view: view.winners() == (_PERSON,),
    ),
)

_CUT = Script(
    "pingouins.well.1",
    "pingouins",
    opening=actions(
        "floe:111121222332111122311112113231133212131212211232123221111211 f8 h7 f4 a1 b6 a6 f7 f2 b6-b4 a6-a2 f7-f5 "
        "h7-g7 b4-e2 a1-b2 f4-d3 b2-c2 e2-e3 f2-g2 e3-f3 c2-c5 f5-b3 c5-a4 d3-d8 g2-g5 d8-d5 g5-e6 f8-d7 g7-g6 f3-g3 "
        "g6-h6 b3-c3 e6-e7 c3-e4 a4-b5 d7-c6 h6-h4 c6-d6 b5-c4 d5-f6 a2-a3"
    ),
    steps=(
        Step(
            mark("Cut off a piece of ice! Slide here, and {fish} are yours alone."),
            wants=("g3-h3",),
            then=("h4-h5",),
            answers={"g3-*": mark("Then the {rival} gets in. Stand in the doorway!")},
            otherwise=mark("You can do that, too. But the {rival} would get in on the left!"),
            facts=lambda view: {"fish": _fish(_fish_in(_cut_off_by("g3-h3", view), view))},
            holds=lambda view: bool(_cut_off_by("g3-h3", view)) and _is_reached(_ice_from("h3", view), _RIVAL, view),
        ),
        Step(
            mark("Nobody else can get in there now. Have a first bite!"),
            wants=("h3-h2", "h3-*"),
            otherwise=mark("That works too. But look at your own piece of ice: have a bite!"),
            holds=lambda view: not _is_reached(_ice_from("h2", view), _RIVAL, view),
        ),
    ),
)

_WAY_OUT = Script(
    "pingouins.well.2",
    "pingouins",
    opening=actions(
        "floe:232121111312223232231221211113111122231311213112131211121211 d5 h1 e4 h7 b2 h5 f5 d2 b2-b3 d2-d3 e4-h3 "
        "d3-c3 f5-f4 c3-c5 h3-h2 h5-g5 h2-f3 c5-c7 d5-e5 g5-g3 f3-f1 h7-f8 b3-a2 c7-b8 e5-b7 g3-g2 b7-d6 f8-a5 a2-a1 "
        "b8-a7 d6-d8 a5-b6 d8-h6 a7-a6 f1-e1 b6-d7 e1-d1 d7-f6 f4-g4 h1-e2 g4-h4 e2-g1"
    ),
    steps=(
        Step(
            mark("This penguin has one way out. Slide away before the {rival} blocks it!"),
            wants=("h6-e7", "h6-f7"),
            then=("f6-g6",),
            answers={
                "h6-g6": mark("Out, yes! But go farther: more room, more fish."),
                "[ad]1-*": mark("Nobody can take that from you: leave it for when you need it!"),
            },
            otherwise=mark("That one can wait. This one has hardly any room left!"),
            holds=lambda view: (
                _ways_out("h6", view) == 1
                and not _is_reached(_ice(around(1 << FLOE.cell("a1") | 1 << FLOE.cell("d1")), view.free), _RIVAL, view)
            ),
        ),
        Step(
            mark("Phew: the {rival} came a moment too late! Go on here: your own corner can wait."),
            wants=("e7-*", "f7-*"),
            answers={"[ad]1-*": mark("Nobody can take that from you: leave it for when you need it!")},
            holds=lambda view: bool(view.penguins[_RIVAL] >> FLOE.cell("g6") & 1),
        ),
    ),
)

_SPLIT = Script(
    "pingouins.well.3",
    "pingouins",
    opening=actions(
        "floe:122231111113321112123211111321112212321231111211131221332222 g3 d5 f5 d4 f2 e5 b2 c1 f2-a4 e5-b7 g3-g5 "
        "d5-a6 b2-a1 d4-a5 f5-e4 a5-b5 a1-a2 c1-c6 g5-g7 c6-c5 e4-f4 b5-b6 g7-d6 b7-a7 a4-d3 c5-c3 a2-b3 a7-b8 f4-f3 "
        "c3-b4 d6-f7 b8-d7 f3-d2 b4-a3 f7-e7 d7-c7 b3-c2 c7-d8 e7-e6 d2-d1 d1-e1 e1-e3 d3-e2 e6-f6 f6-h7 h7-h2 "
        "h2-g2"
    ),
    steps=(
        Step(
            mark("When you leave, the ice splits, and you cannot come back. Count both sides!"),
            wants=("g2-h3",),
            answers={"g2-g1": mark("On that side, there are {less}. On the other, there are {more}!")},
            facts=lambda view: {
                "less": _fish(_fish_in(_ice_from("g1", view), view)),
                "more": _fish(_fish_in(_ice_from("h3", view), view)),
            },
            holds=lambda view: (
                not _ice_from("g1", view) & _ice_from("h3", view)
                and _fish_in(_ice_from("g1", view), view) < _fish_in(_ice_from("h3", view), view)
            ),
        ),
        Step(
            mark("Well counted! On this side, there are {fish} left to catch."),
            wants=("h3-h4", "h3-*"),
            facts=lambda view: {"fish": _fish(_fish_in(_ice_from("h4", view), view))},
        ),
    ),
)

_LESSON_WELL = Lesson(
    "pingouins.well",
    mark("Playing well"),
    chapters=(_CUT, _WAY_OUT, _SPLIT),
    end=Step(mark("Cut off ice, keep a way out, count before you split. The {rival} had better watch out!"), wants=()),
)

_FLOE_FOR_ALL = "221232122111223211122132312111221212113111123313111122113311"
_RICHEST = tuple(name for name, fish in zip(FLOE.names, _FLOE_FOR_ALL, strict=True) if fish == "3")

_ANYWHERE = Script(
    "pingouins.anywhere.1",
    "pingouins",
    options={"placement": "any"},
    opening=(f"floe:{_FLOE_FOR_ALL}", "d3", "h5"),
    steps=(
        Step(
            mark("You may start anywhere, even where there are most fish. Find such a tile!"),
            wants=("f2", *_RICHEST),
            then=("*8",),
            otherwise=mark("You may start there, too. But find a tile with more fish!"),
            holds=lambda view: max(view.fish) == 3,
        ),
        Step(
            mark("They are yours once you slide away. Take another rich tile: the {rival} does, too!"),
            wants=("g1", *_RICHEST),
            otherwise=mark("You may start there, too. But find a tile with more fish!"),
        ),
    ),
)

_LESSON_ANYWHERE = Lesson(
    "pingouins.anywhere",
    mark("Starting anywhere"),
    chapters=(_ANYWHERE,),
    end=Step(mark("Now everybody goes on like this, one penguin at a time. Off you go!"), wants=()),
    choice=("placement", "any"),
)

LESSONS = (_LESSON_FIRST, _LESSON_WELL, _LESSON_ANYWHERE)
