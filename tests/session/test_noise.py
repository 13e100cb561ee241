"""Files with something wrong in them, by the dozen: each is read or refused, told truly, and stops nothing.

More: `PENGUINS_NOISE=10000 python3 -m tests tests/session/test_noise.py`, so many of each kind; with another
`PENGUINS_SEED`, others. A failure names the number of its file.
"""

import shutil
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from penguins.games.registry import GAMES
from penguins.session.match_file import BadMatchFile, match_text, read_match
from penguins.session.preferences import Preferences
from penguins.session.storage import FILE_NAME, Storage
from tests.session.folders import can_be_gone_on_with, goes_on, ids, storage_in, use_everything
from tests.session.noise import COUNT, mutated, mutated_json, rng_for
from tests.session.table import in_memory, play, set_up, sit_down
from tests.session.test_sayable import can_be_drawn

pytestmark = pytest.mark.timeout(6 * 3600)

PARTS = range(4)
"""Each kind in so many tests, for as many processes."""
every_part = pytest.mark.parametrize(
    "part", [PARTS[0], *(pytest.param(part, marks=pytest.mark.slow) for part in PARTS[1:])]
)


def try_all(kind: str, part: int, attempt: Callable[[Random, int], None]) -> None:
    for number in range(part, COUNT, len(PARTS)):
        try:
            attempt(rng_for(kind, number), number)
        except BaseException as error:
            error.add_note(f"{kind} number {number}")
            raise


@every_part
def test_match_files(tmp_path: Path, part: int) -> None:
    texts = [_text_of(game) for game in GAMES]
    file, storage = tmp_path / "match.json", in_memory()

    def attempt(rng: Random, _number: int) -> None:
        text = rng.choice(texts)
        content = mutated_json(text, rng).encode() if rng.random() < 0.5 else mutated(text.encode(), rng)
        file.write_bytes(content)
        try:
            record = storage.keep(read_match(file))
        except BadMatchFile as bad:
            told = bad.about
        else:
            told = record.key
            assert record.id is not None
            assert storage.load(record.id).match.log == record.match.log
            storage.delete(record.id)
        assert can_be_drawn(told)

    try_all("match file", part, attempt)


@pytest.mark.slow
@every_part
def test_databases(tmp_path: Path, part: int) -> None:
    _fill(tmp_path / "good")

    def attempt(rng: Random, number: int) -> None:
        folder = tmp_path / str(number)
        shutil.copytree(tmp_path / "good", folder)
        file = rng.choice(sorted(folder.iterdir()))
        file.write_bytes(mutated(file.read_bytes(), rng))
        with storage_in(folder) as storage:
            for record in use_everything(storage):
                can_be_gone_on_with(storage, record)
            told = ids(storage)
            if told != ["newer_file"]:  # one byte says which version has made it
                goes_on(folder, storage, most=3)
                told += ids(storage)
                assert set(told) <= {"moved_aside", "saves_missing", "left_out", "match_cut"}
        shutil.rmtree(folder)

    try_all("database", part, attempt)


@every_part
def test_preferences(part: int) -> None:
    set_ups = {game: set_up(game, "human", "chick") for game in GAMES}
    good = Preferences(volume=0.1, language="fr", last_set_ups=set_ups).to_stored()

    def attempt(rng: Random, _number: int) -> None:
        name = rng.choice(list(good))
        if rng.random() < 0.5:
            wrong = mutated_json(good[name], rng)
        else:
            wrong = mutated(good[name].encode(), rng).decode("utf-8", "replace")
        found = Preferences.from_stored(good | {name: wrong})
        assert Preferences.from_stored(found.to_stored()) == found
        names = [seat.name for setup in found.last_set_ups.values() for seat in setup.seats]
        assert all(map(can_be_drawn, names))

    try_all("preferences", part, attempt)


def _text_of(game: str) -> str:
    session = sit_down(game, "human", "chick")
    list(play(session, Random(0), 12))
    return match_text(session.record)


def _fill(folder: Path) -> None:
    """As a killed app leaves it, with some moves in the log only."""
    with closing(Storage(folder)) as storage:
        for most in (10_000, 5):
            list(play(sit_down("pebbles", "human", "chick", storage=storage), Random(0), most))
            list(play(sit_down("pingouins", "human", "human", storage=storage), Random(0), min(most, 60)))
        storage.save_preferences(storage.load_preferences())
    with closing(Storage(folder)) as storage:
        list(play(sit_down("pebbles", "human", "human", storage=storage), Random(0), 3))
        shutil.copytree(folder, folder.with_name("killed"))
    shutil.rmtree(folder)
    folder.with_name("killed").rename(folder)
    with suppress(FileNotFoundError):
        (folder / f"{FILE_NAME}-shm").unlink()  # SQLite makes it anew
