"""A picture keeps its proportions; a cover fills its box."""

import pytest

from penguins.ui.base.pictures import size
from penguins.ui.widgets.picture import Cover, Picture
from tests.ui.robot import Robot

NAME = "title_pingouins"


def drawn(robot: Robot, picture: Picture) -> tuple[float, float]:
    robot.app.root.add_widget(picture)
    robot.frames(2)
    return tuple(picture._drawn.size)


def seen(picture: Picture) -> tuple[float, float]:
    """How much of the texture's width and height."""
    whole, shown = picture._drawn.texture.tex_coords, picture._drawn.tex_coords
    return (shown[4] - shown[0]) / (whole[4] - whole[0]), (shown[5] - shown[1]) / (whole[5] - whole[1])


def test_all_of_a_picture_is_seen(robot: Robot) -> None:
    picture = Picture(name=NAME, size_hint=(None, None), size=(80, 80))
    assert drawn(robot, picture) == pytest.approx((80, 80 * size(NAME).height / size(NAME).width), abs=1)
    assert seen(picture) == pytest.approx((1, 1))


@pytest.mark.parametrize("box", [(80, 80), (40, 120), (200, 60)])
def test_a_cover_fills_its_box_and_is_not_stretched(robot: Robot, box: tuple[int, int]) -> None:
    cover = Cover(name=NAME, size_hint=(None, None), size=box)
    assert drawn(robot, cover) == pytest.approx(box, abs=1)
    across, up = seen(cover)
    assert max(across, up) == pytest.approx(1, abs=0.01)
    assert across * size(NAME).width / (up * size(NAME).height) == pytest.approx(box[0] / box[1], rel=0.02)
    whole = cover.whole()
    assert whole.width / whole.height == pytest.approx(size(NAME).width / size(NAME).height, rel=0.01)
    assert (whole.x + whole.width / 2, whole.y + whole.height / 2) == pytest.approx(cover.to_window(*cover.center))
