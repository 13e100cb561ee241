"""Whether what is called likely happens: counted by tenths, and fitted."""

from random import Random

import pytest

from penguins.bots.appraisal import sharpened
from penguins.cli.calibration.playing import Foretold, foretold_in_match
from penguins.cli.calibration.tenths import best_power, interval, table
from penguins.cli.main import main
from penguins.games.registry import GAMES


def test_a_tenth_tells_how_often_it_was_called_and_came_true() -> None:
    said = [Foretold((0.72, 0.28), (1.0, 0.0)), Foretold((0.78, 0.22), (0.0, 1.0)), Foretold((1.0, 0.0), (1.0, 0.0))]
    lines = table(said).splitlines()
    assert lines[8].split() == ["70%", "to", "80%", "2", "75.0%", "50.0%"]
    assert lines[3].split() == ["20%", "to", "30%", "2", "25.0%", "50.0%"]
    assert lines[10].split() == ["90%", "to", "100%", "1", "100.0%", "100.0%"]
    assert lines[11].split() == ["60%", "to", "80%", "2", "75.0%", "50.0%"]


def test_many_positions_of_one_match_are_one_witness() -> None:
    won, lost = Foretold((0.7, 0.3), (1.0, 0.0)), Foretold((0.7, 0.3), (0.0, 1.0))
    apart = interval([[won], [lost]] * 100, 0.6, 0.8, Random(1))
    together = interval([[won] * 20, [lost] * 20] * 5, 0.6, 0.8, Random(1))
    assert apart is not None
    assert together is not None
    assert 0.4 < apart[0] < 0.5 < apart[1] < 0.6
    assert together[0] < 0.3
    assert together[1] > 0.7
    assert interval([[Foretold((0.5, 0.5), (1.0, 0.0))]], 0.6, 0.8, Random(1)) is None
    assert interval([], 0.6, 0.8, Random(1)) is None


@pytest.mark.slow
@pytest.mark.parametrize("power", [0.5, 1.0, 2.0])
def test_the_power_that_was_missing_is_found(power: float) -> None:
    rng = Random(1)
    said = []
    for _ in range(4000):
        chance = rng.uniform(0.1, 0.9)
        likely = sharpened([chance, 1 - chance], power)[0]
        won = float(rng.random() < likely)
        said.append(Foretold((chance, 1 - chance), (won, 1 - won)))
    assert best_power(said) == pytest.approx(power, rel=0.15)


def test_what_was_certain_says_nothing_about_powers() -> None:
    assert best_power([Foretold((1.0, 0.0), (1.0, 0.0))]) == 1.0


def test_every_position_of_a_match_is_foretold_for_all() -> None:
    said = foretold_in_match(GAMES["party"], 3, nodes=2, seed=1)
    assert len(said) > 10
    assert all(sum(each.chances) == pytest.approx(1) == sum(each.shares) for each in said)


def test_the_command_prints_tenths_and_the_sharpness(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibration", "party", "--matches", "1", "--nodes", "1"]) == 0
    assert "60% to 80%" in capsys.readouterr().out
    assert main(["calibration", "party", "--players", "9"]) == 2
    assert "party is for 2 to 6 players" in capsys.readouterr().err
