"""Stamps and their drawings."""

from penguins.ui.base import pictures
from penguins.ui.widgets.stamp import STAMPS
from tests.games.test_deeds import WORTH_A_STAMP


def test_every_stamp_has_a_drawing_of_its_own() -> None:
    drawings = [picture for picture, _ in STAMPS.values()]
    assert set(drawings) <= set(pictures.names())
    assert len(set(drawings)) == len(drawings)
    assert "stamp" in pictures.names()


def test_everything_worth_a_stamp_has_one() -> None:
    assert set(STAMPS) == WORTH_A_STAMP
