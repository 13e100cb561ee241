"""The ruler test (docs/words.md): every text of every screen fits, at every size, in every language, and every target
is large enough."""

import pytest
from kivy.core.window import Window

from penguins.cli.screenshots import SIZES
from penguins.languages import ENGLISH, LANGUAGES
from penguins.rig.shots import SHOTS
from tests.ui.fitting import complaints
from tests.ui.robot import Robot


@pytest.mark.parametrize("shot", SHOTS)
@pytest.mark.parametrize(
    ("language", "text_size"),
    [
        *((language, "normal") for language in LANGUAGES),
        *((language, "largest") for language in LANGUAGES if language != ENGLISH.id),
    ],
)
def test_everything_fits(robot: Robot, quick_bots: None, shot: str, language: str, text_size: str) -> None:
    robot.app.services.change(language=language, text_size=text_size)
    SHOTS[shot](robot)
    found = []
    for size in SIZES:
        robot.resize(*size)
        robot.frames(4)
        found += [f"{size[0]}x{size[1]}: {complaint}" for root in Window.children[:1] for complaint in complaints(root)]
    assert found == []


def test_the_ruler_sees_what_does_not_fit(robot: Robot) -> None:
    """A ruler that finds nothing on a bad screen would be no ruler."""
    from kivy.uix.floatlayout import FloatLayout

    from penguins.ui.widgets.buttons import IconButton
    from penguins.ui.widgets.labels import Words

    bad = FloatLayout(size=(300, 300))
    bad.add_widget(
        Words(text="Donaudampfschifffahrtsgesellschaft", size_hint=(None, None), size=(40, 20), pos=(10, 10))
    )
    bad.add_widget(Words(text="one", size_hint=(None, None), size=(100, 30), pos=(100, 100)))
    bad.add_widget(Words(text="two", size_hint=(None, None), size=(100, 30), pos=(105, 105)))
    tiny = IconButton(icon="icon_back", label="tiny", pos=(200, 200))
    tiny.size = (20, 20)
    bad.add_widget(tiny)
    robot.app.root.add_widget(bad)
    robot.frames(4)
    text = "\n".join(complaints(bad))
    assert "does not fit" in text
    assert "overlaps" in text
    assert "target 'tiny'" in text
