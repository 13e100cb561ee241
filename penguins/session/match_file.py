"""A match as a small JSON file, to pass on."""

import json
import re
import time
from pathlib import Path
from typing import Any

from penguins.core.game import NotAnAction
from penguins.core.match import IllegalAction
from penguins.games.registry import GAMES
from penguins.session.exports import leave, name_for
from penguins.session.record import KEY_LETTERS, Origin, Record
from penguins.session.sayable import sayable
from penguins.session.setup import BadSetUp, SetUp

FORMAT = "penguins-match"
VERSION = 2
"""Since 2 a file tells by which version of the rules it is played, and what it plays on from; before, there was only
the first version, and every match began at its beginning."""
LARGEST = 1024 * 1024
MOST_ACTIONS = 20_000
"""Far more than any match has; each costs a little time and memory to replay."""
LONGEST_ABOUT = 40
_KEY = re.compile(f"[0-9a-f]{{{KEY_LETTERS}}}")


class BadMatchFile(ValueError):
    """Why a file is refused: a reason's id, and what it is about.

    Reasons: `unreadable`, `too_large`, `not_json`, `format`, `newer_version`, `game`, `actions`, `action` (about:
    its number and text), and those of BadSetUp. What it is about is short, and can be shown whatever is in the file.
    """

    def __init__(self, reason: str, about: str = "") -> None:
        super().__init__(reason, about)
        self.reason = reason
        self.about = sayable(about, LONGEST_ABOUT)


def match_text(record: Record) -> str:
    """The text of the file. It tells everything, hidden cards too, except what chance will bring."""
    plain = {
        "format": FORMAT,
        "version": VERSION,
        "key": record.key,
        "game": record.setup.game.id,
        "rules": record.match.rules,
        **record.setup.to_plain(),
        "actions": [str(action) for action in record.match.log],
        **({"origin": record.origin._asdict()} if record.origin else {}),
    }
    return json.dumps(plain, ensure_ascii=False, indent=1)


def export(record: Record, data: Path | None) -> Path:
    """Write the match where it can be taken from; OSError if it cannot be."""
    return leave(data, name_for(record, ".json"), match_text(record).encode())


def read_match(path: Path) -> Record:
    """The match of a file, replayed and checked, not yet stored; BadMatchFile says what is wrong with it."""
    plain = _parse(_read(path))
    setup = _setup(plain)
    record = Record(setup, started=time.time(), rules=_rules(plain, setup))
    for number, text in enumerate(_actions(plain), 1):
        _play(record, number, text)
    record.key = _key(plain) or record.derived_key()
    record.origin = _origin(plain, len(record.match.log))
    return record


def _read(path: Path) -> bytes:
    try:
        if not path.is_file():  # a pipe would be waited for
            raise FileNotFoundError
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError:
        raise BadMatchFile("unreadable") from None
    if len(content) > LARGEST:
        raise BadMatchFile("too_large")
    return content


def _parse(content: bytes) -> dict[str, Any]:
    try:
        plain = json.loads(content)
    except (ValueError, RecursionError):
        raise BadMatchFile("not_json") from None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise BadMatchFile("format")
    _version(plain.get("version"), VERSION)
    return plain


def _version(number: Any, newest: int) -> int:
    """The version of the file, or of the rules in it, if it is one that is known here."""
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise BadMatchFile("format")
    if number > newest:
        raise BadMatchFile("newer_version")
    return number


def _setup(plain: dict[str, Any]) -> SetUp:
    game = plain.get("game")
    if not isinstance(game, str) or game not in GAMES:
        raise BadMatchFile("game", game if isinstance(game, str) else "")
    try:
        return SetUp.from_plain(GAMES[game], plain)
    except BadSetUp as bad:
        raise BadMatchFile(bad.reason, bad.about) from None


def _rules(plain: dict[str, Any], setup: SetUp) -> int:
    return _version(plain.get("rules"), setup.game.rules) if plain["version"] > 1 else 1


def _actions(plain: dict[str, Any]) -> list[str]:
    actions = plain.get("actions")
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        raise BadMatchFile("actions")
    if len(actions) > MOST_ACTIONS:
        raise BadMatchFile("too_large")
    return actions


def _play(record: Record, number: int, text: str) -> None:
    try:
        record.play(record.setup.game.parse(text))
    except (NotAnAction, IllegalAction):
        raise BadMatchFile("action", f"{number}: {text}") from None


def _key(plain: dict[str, Any]) -> str | None:
    """None in a file of 1.0.0, and where there is no sense in it."""
    return _checked_key(plain.get("key"))


def _origin(plain: dict[str, Any], actions: int) -> Origin | None:
    """What it plays on from; None if it began at its beginning, and where there is no sense in it."""
    told = plain.get("origin")
    if not isinstance(told, dict):
        return None
    key, moment = _checked_key(told.get("key")), told.get("moment")
    if key is None or type(moment) is not int or not 0 <= moment <= actions:
        return None
    return Origin(key, moment)


def _checked_key(key: Any) -> str | None:
    return key if isinstance(key, str) and _KEY.fullmatch(key) else None
