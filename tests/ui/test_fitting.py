"""The ruler test (docs/words.md): every text of every screen fits, at every size, in the longest words of all our
languages, and every target is large enough. And a screen that is turned or resized looks as if it had been opened at
that size."""

from collections.abc import Sequence
from itertools import cycle, pairwise, permutations

import pytest
from kivy.core.window import Window

from penguins.cli import screenshots
from penguins.languages import LANGUAGES
from penguins.rig.shots import SHOTS, Shot
from tests.null_game.registered import NULL_GAME
from tests.ui.appearance import appearance, differences
from tests.ui.fitting import complaints
from tests.ui.longest import speak_longest
from tests.ui.robot import Robot

ALIKE = ("setup", "rules_", "results", "replay", "review", "lesson", "puzzle", "dialog")
"""The same layout in every game, or whatever is asked: turned where there is most to place, and measured for all."""
PASSING = ("_start", "_middle", "_picked", "_hint", "_everyone")
"""Boards in a state that has its like elsewhere, or that is gone when they are turned: the hand of a hint, how far a
list was scrolled."""
BARE = ("home", "today_new", "history_empty", "people_empty")
"""Nothing is on these that is not on a fuller shot of the same screen."""
OURS = [shot for shot in SHOTS if NULL_GAME.id not in shot]
"""What is shipped: nobody will ever read the words of the null game on a phone."""
TURNED = [
    *(shot for shot in OURS if not shot.endswith(PASSING) and not shot.startswith(ALIKE) and shot not in BARE),
    *("play_pingouins_picked", "play_icetown_picked", "play_party_picked"),  # elsewhere a tap plays at once
    *("setup_march", "rules_party", "results_party", "replay_march", "review_party", "lesson_icetown"),
    *("puzzles_march", "puzzle_icetown_points", "puzzle_party_empty_hand_solved"),
    *("dialog_menu", "dialog_code", "dialog_unfinished"),
]
SIZES: tuple[tuple[int, int], ...] = screenshots.SIZES[:5]
PHONES = SIZES[:2]
"""Where least fits: a screen that is not turned is measured on them, and at the largest text on a tablet, too."""
TABLET_OF = dict(zip(SHOTS, cycle(SIZES[2:]), strict=False))
"""Those that have the same layout in every game are measured on another tablet for each."""
LANGUAGE_OF = dict(zip(SHOTS, cycle(LANGUAGES), strict=False))
"""Each screen is turned in one language: the languages take turns."""
TURNS_OF = dict(zip(TURNED, cycle(permutations(SIZES[1:], 2)), strict=False))
"""Each screen is turned to two other sizes and back: twelve of them, to others each, take every turn there is."""
BIG_SIZES = ((360, 640), (1364, 1024))
"""Where big targets are measured: on a phone and on a tablet."""


@pytest.mark.parametrize("shot", [shot for shot in OURS if shot in TURNED or not shot.endswith("_solved")])
def test_everything_fits_in_the_longest_words_and_can_be_turned(
    robot: Robot, quick_bots: None, monkeypatch: pytest.MonkeyPatch, shot: str
) -> None:
    """Each message in the language that needs most room for it; then letters grow on the open screen, then targets."""
    if shot in TURNED:
        robot.app.services.change(language=LANGUAGE_OF[shot])
        SHOTS[shot](robot)
        normal, sizes = faults_when_turned(robot, SHOTS[shot], TURNS_OF[shot]), SIZES
        speak_longest(robot, monkeypatch)
        SHOTS[shot].anew(robot)
    else:
        speak_longest(robot, monkeypatch)
        SHOTS[shot](robot)
        normal, sizes = misfits_at(robot, PHONES), (*PHONES, TABLET_OF[shot])
    robot.app.services.change(text_size="largest")
    largest = misfits_at(robot, sizes)
    robot.app.services.change(text_size="normal", big_targets=True)
    assert (normal, largest, misfits_at(robot, BIG_SIZES)) == ([], [], [])


def misfits_at(robot: Robot, sizes: Sequence[tuple[int, int]]) -> list[str]:
    found = []
    for size in sizes:
        robot.resize(*size)
        robot.frames(4)
        found += misfits()
    return found


def misfits() -> list[str]:
    width, height = Window.size
    return [f"{width}x{height}: {complaint}" for complaint in complaints(Window.children[0])]


def faults_when_turned(robot: Robot, shot: Shot, others: Sequence[tuple[int, int]]) -> list[str]:
    """What does not fit at some size, and what does not look there as if it had been opened so."""
    fresh = {SIZES[0]: appearance(Window.children[0])}
    found = misfits()
    for before, size in turns(others):
        robot.resize(*size)
        turned = appearance(Window.children[0])
        if size not in fresh:
            shot.anew(robot)
            fresh[size] = appearance(Window.children[0])
            found += misfits()
        found += [f"{before} to {size}: {difference}" for difference in differences(fresh[size], turned)]
    return found


def turns(others: Sequence[tuple[int, int]]) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """From the first size to these, one after the other, and back."""
    return list(pairwise((SIZES[0], *others, SIZES[0])))


def test_every_turn_is_taken() -> None:
    taken = {turn for others in TURNS_OF.values() for turn in turns(others)}
    assert taken == set(permutations(SIZES, 2))


def test_the_ruler_sees_what_does_not_fit(robot: Robot) -> None:
    """A ruler that finds nothing on a bad screen would be no ruler."""
    from kivy.uix.floatlayout import FloatLayout
    from kivy.uix.label import Label

    from penguins.ui.widgets.buttons import IconButton
    from penguins.ui.widgets.labels import Words
    from penguins.ui.widgets.picture import Picture

    bad = FloatLayout(size=(300, 300))
    bad.add_widget(
        Words(text="Donaudampfschifffahrtsgesellschaft", size_hint=(None, None), size=(40, 20), pos=(10, 10))
    )
    bad.add_widget(Words(text="one", size_hint=(None, None), size=(100, 30), pos=(100, 100)))
    bad.add_widget(Words(text="two", size_hint=(None, None), size=(100, 30), pos=(105, 105)))
    bad.add_widget(Label(text="dots", shorten=True, size_hint=(None, None), size=(100, 30), pos=(10, 250)))
    tiny = IconButton(icon="icon_back", label="tiny", pos=(200, 200))
    tiny.size = (20, 20)
    bad.add_widget(tiny)
    bad.add_widget(Picture(name="wordmark", size_hint=(None, None), size=(30, 30), pos=(190, 190)))
    robot.app.root.add_widget(bad)
    robot.frames(4)
    text = "\n".join(complaints(bad))
    assert "does not fit" in text
    assert "'dots' ends in three dots" in text
    assert "overlaps" in text
    assert "target 'tiny'" in text
    assert "the picture 'wordmark' covers 'tiny'" in text


def test_the_ruler_sees_what_is_not_where_it_was(robot: Robot) -> None:
    before = appearance(robot.app.root)
    assert differences(before, appearance(robot.app.root)) == []
    [card] = (widget for widget in robot.walk() if getattr(widget, "game", "") == "pingouins")
    card.x += 3
    assert differences(before, appearance(robot.app.root))
    card.x -= 3
    card.opacity = 0.0
    assert "not there" in differences(before, appearance(robot.app.root))[0]
