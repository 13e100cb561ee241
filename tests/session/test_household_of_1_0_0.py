"""What 1.0.0 has left behind opens with nothing lost.

`household.db` was made by its code: for each game a finished match and one that goes on, and what somebody likes.
`household.json` is what it read there itself.
"""

import json
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from penguins.session.match_file import match_text, read_match
from penguins.session.storage import FILE_NAME, Storage
from tests.session.folders import can_be_gone_on_with

DATA = Path(__file__).parent / "written_by_1_0_0"
TOLD: dict[str, Any] = json.loads((DATA / "household.json").read_text(encoding="utf-8"))


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    shutil.copy(DATA / "household.db", tmp_path / FILE_NAME)
    with closing(Storage(tmp_path)) as opened:
        yield opened
        assert opened.take_notices() == []


def test_every_match_is_there_with_every_action(storage: Storage) -> None:
    found = [*storage.unfinished(), *storage.finished()]
    assert [listing.id for listing in found] == [match["id"] for match in TOLD["matches"]]
    for listing, told in zip(found, TOLD["matches"], strict=True):
        for value in ("started", "played", "ended"):
            assert getattr(listing, value) == told[value]
        assert (list(listing.scores), list(listing.winners)) == (told["scores"], told["winners"])
        record = storage.load(listing.id)
        assert record.seed == told["seed"]
        assert (record.match.rules, record.match.state.to_move) == (1, told["to_move"])
        plain, file = json.loads(match_text(record)), told["file"]
        assert [plain[name] for name in ("game", "seats", "actions")] == [
            file[name] for name in ("game", "seats", "actions")
        ]
        assert file["options"].items() <= plain["options"].items()


def test_statistics_and_preferences_are_the_same(storage: Storage) -> None:
    assert json.loads(json.dumps(storage.statistics())) == TOLD["statistics"]
    stored, told = storage.load_preferences().to_stored(), dict(TOLD["preferences"])
    last, last_told = (json.loads(values.pop("last_set_ups")) for values in (stored, told))
    assert told.items() <= stored.items()
    for game, set_up in last_told.items():
        assert last[game]["seats"] == set_up["seats"]
        assert set_up["options"].items() <= last[game]["options"].items()  # there may be more to choose by now


def test_what_goes_on_goes_on(storage: Storage) -> None:
    for listing in storage.unfinished():
        record = storage.load(listing.id)
        before = len(record.match.log)
        can_be_gone_on_with(storage, record)
        again = storage.load(listing.id)
        assert len(again.match.log) > before
        assert (again.match.log, again.key) == (record.match.log, record.key)


def test_a_file_it_has_passed_on_is_known_as_the_match_that_is_here(storage: Storage, tmp_path: Path) -> None:
    for number, told in enumerate(TOLD["matches"]):
        file = tmp_path / f"{number}.json"
        file.write_text(json.dumps(told["file"]), encoding="utf-8")
        assert storage.keep(read_match(file)).id == told["id"]
    assert len(storage.unfinished()) + len(storage.finished()) == len(TOLD["matches"])
