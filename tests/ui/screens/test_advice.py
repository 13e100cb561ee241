"""What a penguin says for a hint: reasons that can be read at a glance, or at least one."""

from penguins.core.reason import Reason
from penguins.ui.screens.advice import why

NAMES = ("Léa", "Tom")
REASONS = (Reason("fish", 3), Reason("cuts_off", 9, seat=1), Reason("mobile", 3))


def test_as_many_reasons_as_fit_into_a_line() -> None:
    said = why("pingouins", REASONS, NAMES)
    assert len(said) <= 50
    assert "3 fish" in said
    assert "9" in said
    assert "penguins" not in said


def test_one_reason_is_said_however_long() -> None:
    assert "Bartholomew" in why(
        "pingouins", [Reason("cuts_off", 9, seat=1)], ("Léa", "Bartholomew-Constantine the Great")
    )


def test_without_a_reason_it_is_a_matter_of_trust() -> None:
    assert why("pingouins", (), NAMES)
