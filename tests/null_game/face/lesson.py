"""The lessons, as data: an arranged match, and what to do in it step by step (penguins/session/script.py).

A game of the house has a first lesson of six to ten steps, one about playing well with three chapters, and one for each
choice that changes how it is played.
"""

from penguins.session.script import Script, Step
from penguins.ui.base.words.translate import mark, ntr
from penguins.ui.games.lesson import Lesson
from tests.null_game.state import PebblesState

_FIRST = Script(
    "pebbles.first.1",
    "pebbles",
    opening=("heap:6:2",),
    steps=(
        Step(
            mark("Hello, {name}! Take two pebbles."),
            wants=("take:2",),
            then=("take:1",),
            answers={"take:1": mark("You may take one, too. But now take two!")},
            holds=lambda view: view.most >= 2,
        ),
        Step(
            mark("{left} are left. Take one!"),
            wants=("take:1",),
            then=("take:1",),
            # what a sentence leaves open comes from the position: it cannot be wrong
            facts=lambda view: {"left": ntr("{number} pebble", "{number} pebbles", view.heap)},
        ),
        Step(mark("The last one is yours!"), wants=("take:1",), holds=lambda view: view.heap == 1),
    ),
)


def _has_won(view: PebblesState) -> bool:
    return view.winners() == (0,)


LESSONS = (
    Lesson(
        "pebbles.first",
        mark("First steps"),
        chapters=(_FIRST,),
        end=Step(mark("You have found the coin, and won!"), wants=(), holds=_has_won),
    ),
)
