"""The lessons of March of the Penguins.

Their tiles are laid so that a penguin finds its own colour where it should, which nobody can see beforehand.
"""

from collections.abc import Callable

from penguins.games.march.geometry import HOME, ICE, PENGUINS, PLACE_OF_SPOT
from penguins.games.march.state import MarchState, Phase
from penguins.games.march.tiles import EYE
from penguins.session.script import Script, Step, actions
from penguins.ui.base.words.translate import mark
from penguins.ui.games.lesson import Lesson

_PERSON, _RIVAL = 0, 1
_RED, _BLUE, _GREEN, _YELLOW = range(len(PENGUINS))
Claim = Callable[[MarchState], bool]


def _called(penguin: int) -> Claim:
    """It stands on its own colour, and may go on."""
    return lambda view: view.phase is Phase.GO_ON and _colour_under(view, penguin) == penguin


def _stopped_on(penguin: int, colour: int) -> Claim:
    """It has just stopped on another colour, and the weather is to be moved."""
    return lambda view: view.phase is Phase.WEATHER and _colour_under(view, penguin) == colour


def _colour_under(view: MarchState, penguin: int) -> int:
    return view.tiles[view.spots[penguin] & PLACE_OF_SPOT] & ~EYE


def _is_hidden_but_known(cell: str, colour: int) -> Claim:
    """It is face down, and the person has seen what it is."""
    tile = ICE.cell(cell)
    return lambda view: not view.face_up >> tile & 1 and view.tiles[tile] & ~EYE == colour


_STOP = {"stop": mark("You may stop, too. But your colour lets you go on!")}

# The game with weather

_WEATHER = Script(
    "march.first.1",
    "march",
    opening=("tiles:rbgybryggyrbyrgbRbgyrBgyrbGyrbgY",),
    steps=(
        Step(mark("Hello, {name}! The way to the ocean is long. Go here with red!"), wants=("red>a1",)),
        Step(
            mark("It is red, like your penguin. So you may go on!"),
            wants=("red>b1",),
            answers={**_STOP, "red>b2": mark("You may. But a storm stops you! Go around it.")},
            holds=_called(_RED),
        ),
        Step(
            mark("It is blue: here you stop. Now move a sun or a storm: bring a sun near you!"),
            wants=("weather:c3-c2",),
            then=("blue>a3", "weather:f2-f1"),
            answers={"weather:?3-*": mark("You can move that sun, too. But this one should come near you!")},
            otherwise=mark("You may. But bring a sun next to your red penguin!"),
            holds=_stopped_on(_RED, _BLUE),
        ),
        Step(
            mark("The sun counts as your colour. Step onto it!"),
            wants=("red>c2",),
            answers={"red>b2": mark("A storm would stop you. Take the sun!")},
            otherwise=mark("You may go there, too. But with the sun, you may go on!"),
            holds=lambda view: bool(view.nice >> ICE.cell("c2") & 1),
        ),
        Step(
            mark("And on you go!"),
            wants=("red>d3",),
            answers={**_STOP, "red>d2": mark("You may. But a storm stops you!")},
            holds=lambda view: view.phase is Phase.GO_ON,
        ),
        Step(
            mark("Now tease the {rival}: move a storm right in front of the blue penguin!"),
            wants=("weather:b2-b3",),
            then=("blue>b4", "weather:f1-f2"),
            otherwise=mark("You may do that, too. But tease blue: a storm in its way!"),
            holds=lambda view: view.spots[_BLUE] == ICE.cell("a3") and bool(view.bad >> ICE.cell("b2") & 1),
        ),
    ),
)

_TO_THE_OCEAN = "{0}>a{1} {0}>b{1} {0}>c{1} {0}>d{1} {0}>e{1} {0}>f{1} {0}>g{1} {0}>h{1} peek:none {0}>ocean"
_TO_THE_COLONY = "{0}>h{1} peek:none {0}>g{1} {0}>f{1} {0}>e{1} {0}>d{1} {0}>c{1} {0}>b{1} {0}>a{1} {0}>colony"

_HOME = Script(
    "march.first.2",
    "march",
    opening=actions(
        "tiles:rbygrbygrbygrbygrBygrbYgrbyGRbyg "
        f"{_TO_THE_OCEAN.format('red', 1)} weather:f2-f3 blue>a3 weather:d2-d3 "
        f"{_TO_THE_COLONY.format('red', 1)} weather:f3-f2 blue>b3 weather:d3-d2 "
        "green>a4 green>b4 green>c4 green>d4 green>e4 green>f4 green>g4 peek:none green>h4 green>ocean "
        "weather:f2-f3 blue>a3 weather:d2-d3 "
        "green>h4 green>g4 peek:none green>f4 green>e4 green>d4 green>c4 green>b3 "
        "weather:f3-f2 yellow>a2 weather:d3-d2"
    ),
    steps=(
        Step(
            mark("Red has eaten and is home. Now green! You know that this tile is green."),
            wants=("green>a4",),
            otherwise=mark("You may go there, too. But you have seen a green tile: use it!"),
            holds=lambda view: view.spots[_RED] == HOME and _is_hidden_but_known("a4", _GREEN)(view),
        ),
        Step(
            mark("Green! Go on: the colony is waiting!"),
            wants=("green>colony",),
            answers=_STOP,
            otherwise=mark("You may. But home is right there!"),
            holds=_called(_GREEN),
        ),
    ),
)

_ALL_HOME = Step(
    mark("All your penguins are home: you win!"),
    wants=(),
    holds=lambda view: view.winners() == (_PERSON,),
)

_LESSON_FIRST = Lesson(
    "march.first",
    mark("First steps"),
    chapters=(_WEATHER, _HOME),
    end=_ALL_HOME,
)

# Playing well

_REMEMBER = Script(
    "march.well.1",
    "march",
    opening=actions(
        "tiles:brgygbyrrbgyyrgbRbgyrBgyrbGyrbgY "
        "green>a4 weather:f2-f3 blue>a2 weather:e3-e4 green>b4 weather:f3-f2 blue>b1 weather:e4-e3"
    ),
    steps=(
        Step(
            mark("A moment ago, a red tile was face up. Do you remember where?"),
            wants=("red>a2",),
            answers={
                "red>a4": mark("That one was yellow. Think back: where was the blue penguin before?"),
                "red>*": mark("Nobody has seen that one. Think back: where was the blue penguin before?"),
            },
            otherwise=mark("You may move green, too. But remember: where was the red tile?"),
            holds=_is_hidden_but_known("a2", _RED),
            alone=True,
        ),
        Step(
            mark("Red! You remembered, so you may go on. Remember what others turn up, too!"),
            wants=("red>b3", "red>b1", "red>a1", "red>a3"),
            answers={**_STOP, "red>b2": mark("A storm would stop you. Go around it!")},
            holds=_called(_RED),
        ),
    ),
)

_RIDE = Script(
    "march.well.2",
    "march",
    opening=actions(
        "tiles:ybrgrygbrbgyyrgbRbgyrBgyrbGyrbgY "
        "green>a1 weather:f2-f3 blue>a3 weather:e3-e4 green>b1 weather:f3-f2 blue>b3 weather:e4-e3 "
        "red>a2 weather:f2-f3 yellow>a4 weather:e3-e4"
    ),
    steps=(
        Step(
            mark("Your green penguin sits on a red tile. Go there with red!"),
            wants=("red>b1",),
            otherwise=mark("You may. But together they are faster: go to green with red!"),
            holds=lambda view: _colour_under(view, _GREEN) == _RED,
        ),
        Step(
            mark("Now go on with red: green comes along. Here, you might even be carried on!"),
            wants=("red>c2",),
            answers={**_STOP, "red>b2": mark("A storm would stop you. Go around it!")},
            otherwise=mark("You may. But come nearer to the blue penguin: it may take you along!"),
            holds=_called(_RED),
        ),
        Step(
            mark("A blue tile! If blue comes and goes on, you ride along. First, move any sun or storm."),
            wants=("weather:f3-f2", "weather:g3-*", "weather:f3-*"),
            then=("blue>c2", "blue>d1", "weather:e4-*"),
            otherwise=mark("You may. But leave the weather near you as it is!"),
            holds=_stopped_on(_RED, _BLUE),
        ),
        Step(
            mark("Both of you rode along with blue, for nothing! Now your own step."),
            wants=("red>e1", "red>e?", "green>e?"),
            otherwise=mark("You may. But go ahead: the ocean is that way!"),
            holds=lambda view: view.spots[_RED] == view.spots[_GREEN] == view.spots[_BLUE] == ICE.cell("d1"),
        ),
    ),
)

_STORM = Script(
    "march.well.3",
    "march",
    opening=actions(
        "tiles:yrbggybryrBggybryRbgGybrYrbggybr "
        "red>a1 weather:d2-d1 "
        "blue>a3 blue>b3 blue>c3 blue>d3 blue>e3 blue>f3 blue>g3 blue>h3 blue>ocean weather:f2-f1 "
        "red>b1 weather:d1-d2 "
        "blue>h3 blue>g3 blue>f3 blue>e3 blue>d3 blue>c3 blue>b3 stop weather:f1-f2"
    ),
    steps=(
        Step(
            mark("Blue is on its way home, and nearly there! First, your own step."),
            wants=("red>c1",),
            holds=lambda view: (
                view.spots[_BLUE] & PLACE_OF_SPOT == ICE.cell("b3") and view.spots[_BLUE] != ICE.cell("b3")
            ),
        ),
        Step(
            mark("This tile is blue: it would lead blue home. Cover it with a storm!"),
            wants=("weather:b2-a3",),
            then=("blue>a3", "weather:d2-d1"),
            otherwise=mark("You may. But that does not stop blue: use the storm next to it!"),
            holds=_is_hidden_but_known("a3", _BLUE),
        ),
        Step(
            mark("Blue is caught in the storm instead of home. Now you: go ahead!"),
            wants=("red>d1", "red>d?", "green>a?"),
            otherwise=mark("You may. But go ahead: the ocean is that way!"),
            holds=lambda view: (
                view.spots[_BLUE] & PLACE_OF_SPOT == ICE.cell("a3") and bool(view.bad >> ICE.cell("a3") & 1)
            ),
        ),
    ),
)

_LESSON_WELL = Lesson(
    "march.well",
    mark("Playing well"),
    chapters=(_REMEMBER, _RIDE, _STORM),
    end=Step(mark("Remember, ride along, and let the weather help you. Off to the ocean!"), wants=()),
)

# For the youngest

_YOUNG = {"variant": "young", "rows": "4"}
_YOUNG_TILES = "tiles:rBygrbYgrybGRbyg"

_YOUNG_START = Script(
    "march.young.1",
    "march",
    options=_YOUNG,
    opening=(_YOUNG_TILES,),
    steps=(
        Step(mark("Hello, {name}! Take your red penguin here."), wants=("red>a1",)),
        Step(
            mark("Red, like your penguin: go on!"),
            wants=("red>b1",),
            answers=_STOP,
            holds=_called(_RED),
        ),
        Step(
            mark("Red again! Go on!"),
            wants=("red>c2",),
            then=("blue>a3",),
            answers=_STOP,
            holds=_called(_RED),
        ),
    ),
)

_YOUNG_HOME = Script(
    "march.young.2",
    "march",
    options=_YOUNG,
    opening=actions(
        f"{_YOUNG_TILES} "
        "red>a1 red>b1 red>c1 red>d1 peek:none red>ocean blue>a3 "
        "red>d1 peek:none red>c1 red>b1 red>a1 red>colony yellow>a1 "
        "green>a4 green>b4 green>c4 peek:none green>d4 green>ocean blue>a4 "
        "green>d4 green>c3 yellow>b2"
    ),
    steps=(
        Step(
            mark("Red is home. Now green: remember, this tile was green!"),
            wants=("green>b4",),
            otherwise=mark("You may go there, too. But you have seen a green tile!"),
            holds=lambda view: view.spots[_RED] == HOME and _is_hidden_but_known("b4", _GREEN)(view),
        ),
        Step(mark("Green! Go on!"), wants=("green>a4",), answers=_STOP, holds=_called(_GREEN)),
        Step(
            mark("Green again! Go home!"),
            wants=("green>colony",),
            answers=_STOP,
            otherwise=mark("You may. But home is right there!"),
            holds=_called(_GREEN),
        ),
    ),
)

_LESSON_YOUNG = Lesson(
    "march.young",
    mark("Young penguins"),
    chapters=(_YOUNG_START, _YOUNG_HOME),
    end=_ALL_HOME,
    choice=("variant", "young"),
    from_scratch=True,
)

# Tiles that slide

_SLIDE = Script(
    "march.ice_slide.1",
    "march",
    options={"variant": "ice_slide"},
    opening=actions(
        "tiles:bygrgyrbrgbyyrgbRbgyrBgyrbGyrbgY "
        "red>a1 weather:f2-f3 blue>a3 weather:e3-e4 green>a4 weather:f3-f2 blue>b3 weather:e4-e3 "
        "green>b4 weather:f2-f3 blue>c4 weather:e3-e4"
    ),
    steps=(
        Step(mark("First, your own step."), wants=("green>c4",)),
        Step(
            mark("Now you may swap two tiles of a row. Bring this red one next to your red penguin!"),
            wants=("slide:b2-b3",),
            then=("blue>d3", "weather:e4-e3"),
            answers={
                "slide:*": mark("You may swap those, too. But this tile is red: you have seen it!"),
                "weather:*": mark("You may still do that. But try to swap tiles!"),
            },
            holds=_is_hidden_but_known("b3", _RED),
        ),
        Step(
            mark("Even the storm slid away. Step onto your red tile!"),
            wants=("red>b2",),
            otherwise=mark("You may go there, too. But you know where red is!"),
            holds=lambda view: _is_hidden_but_known("b2", _RED)(view) and not view.bad >> ICE.cell("b2") & 1,
        ),
        Step(
            mark("Red! Go on, as you like."),
            wants=("red>c1", "red>c2", "red>c3", "red>b1", "red>a?"),
            answers={**_STOP, "red>b3": mark("That is where the storm is now!")},
            holds=_called(_RED),
        ),
    ),
)

_LESSON_SLIDE = Lesson(
    "march.ice_slide",
    mark("Ice slide"),
    chapters=(_SLIDE,),
    end=Step(mark("Sliding helps your penguins, or hinders others. You decide!"), wants=()),
    choice=("variant", "ice_slide"),
)

LESSONS = (_LESSON_FIRST, _LESSON_WELL, _LESSON_YOUNG, _LESSON_SLIDE)
