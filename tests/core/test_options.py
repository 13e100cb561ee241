"""Options that declare themselves (CONTRIBUTING.md, An option of a game)."""

import pytest

from penguins.core.options import BadChoice, Option, UnknownOption, complete

DECLARED = (
    Option("weather", ("on", "off"), "on"),
    Option("rows", ("4", "8"), "8", only_with=("weather", "off")),
)


def test_what_is_not_chosen_takes_its_default() -> None:
    assert complete(DECLARED, {}) == {"weather": "on", "rows": "8"}
    assert complete(DECLARED, {"weather": "off", "rows": "4"}) == {"weather": "off", "rows": "4"}


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(UnknownOption) as refused:
        complete(DECLARED, {"wind": "on"})
    assert refused.value.key == "wind"


def test_a_value_that_is_no_choice_is_refused() -> None:
    with pytest.raises(BadChoice):
        complete(DECLARED, {"weather": "maybe"})


def test_an_option_that_does_not_apply_keeps_its_default() -> None:
    with pytest.raises(BadChoice) as refused:
        complete(DECLARED, {"rows": "4"})
    assert refused.value.option.key == "rows"
    assert complete(DECLARED, {"rows": "8"})["rows"] == "8"
