"""The command for words: `python -m assets.tools.catalogues update | compile | check`.

English stands in the sources, each other language in `locale/<language>/LC_MESSAGES/penguins.po`.
"""

import argparse
import ast
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from assets.tools import wording
from assets.tools.library import ASSETS
from penguins.languages import ENGLISH, LANGUAGES, Languages

ROOT = ASSETS.parent
LOCALE = ASSETS / "locale"
_FUNCTIONS = {"tr": (1,), "ntr": (1, 2), "mark": (1,), "tr_as": ((1, "c"), 2)}
"""Which of their arguments are messages, counted from 1; "c" is the context."""
_STRING = r'"(?:[^"\\]|\\.)*"'
_IN_KV = re.compile(rf"\b(n?tr|tr_as)\(\s*({_STRING})(?:\s*,\s*({_STRING}))?")


class Said(NamedTuple):
    """A message: its English, in the singular and, if there is one, the plural; and its use, where it has several."""

    english: tuple[str, ...]
    use: str | None = None

    @property
    def id(self) -> str | tuple[str, ...]:
        """As Babel wants it."""
        return self.english if len(self.english) > 1 else self.english[0]


Found = tuple[Said, str]
"""A message and the file it stands in."""


def main(arguments: list[str] | None = None) -> int:
    """Run one of the commands; 0 when all is well."""
    parser = argparse.ArgumentParser(prog="catalogues", description="Keep the words of Penguins in every language.")
    commands: dict[str, Callable[[], int]] = {"update": update, "compile": compile_all, "check": check}
    parser.add_argument("command", choices=commands)
    return commands[parser.parse_args(arguments).command]()


def update() -> int:
    """Take new messages into the .po files and drop those no longer said; then compile."""
    for language in translated():
        catalogue = read(language)
        catalogue.update(_template(catalogue), no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        content = BytesIO()
        write_po(content, catalogue, width=120, include_lineno=False)
        po_path(language).parent.mkdir(parents=True, exist_ok=True)
        po_path(language).write_bytes(content.getvalue())
    return compile_all()


def compile_all() -> int:
    """Write the .mo files that the app reads."""
    for language in translated():
        mo_path(language).write_bytes(compiled(language))
    return check()


def check() -> int:
    """Print what is wrong."""
    found = strays() + [problem for language in translated() for problem in problems(language)]
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


def translated(languages: Languages = LANGUAGES) -> list[str]:
    """The languages that have a catalogue: all but the one of the sources."""
    return [language for language in languages if language != ENGLISH.id]


def strays(languages: Languages = LANGUAGES, locale: Path = LOCALE) -> list[str]:
    """Sentences about languages that have only one of the two they need: a line in the table, and a catalogue."""
    there = {path.parents[1].name for path in locale.glob("*/LC_MESSAGES/penguins.po")}
    wanted = set(translated(languages))
    no_line = [f"{name}: it has a catalogue, but no line in penguins/languages.py" for name in there - wanted]
    no_catalogue = [f"{name}: it has a line in penguins/languages.py, but no catalogue" for name in wanted - there]
    return sorted(no_line + no_catalogue)


def problems(language: str) -> list[str]:
    """Sentences about what does not hold, none when all is well."""
    catalogue = read(language)
    known = {_key(message): message for message in catalogue if message.id}
    said = {message for message, _ in messages()}
    found = [f"missing: {one.english[0]}" for one in said if not _is_translated(known.get(one))]
    found += [f"no longer said: {one.english[0]}" for one in known if one not in said]
    if catalogue.plural_expr != Catalog(language).plural_expr:
        found.append(f"its plural is {Catalog(language).plural_forms}")
    if not wording.has_signs(language):
        found.append("no line in assets/tools/wording.py says how it is set")
    for message in known.values():
        found += _faults(language, message, catalogue.num_plurals)
    if not mo_path(language).exists() or mo_path(language).read_bytes() != compiled(language):
        found.append("the compiled catalogue is stale: run `python -m assets.tools.catalogues compile`")
    return sorted(f"{language}: {problem}" for problem in found)


def _faults(language: str, message: Message, plurals: int) -> Iterator[str]:
    """What is wrong with one translation; nothing where there is none yet."""
    english, texts = forms(message.id), tuple(filter(None, forms(message.string)))
    if not _same_gaps(english, texts):
        yield f"other {{gaps}}: {english[0]}"
    if texts and len(texts) != (plurals if len(english) > 1 else 1):
        yield f"{len(texts)} plural forms of {plurals}: {english[0]}"
    if wording.is_left_over(english, texts, message.user_comments):
        yield f"still English (if it should be, write `# {wording.SAME}` above it): {english[0]}"
    yield from wording.wrong_signs(language, texts)
    yield from wording.too_long((file for file, _ in message.locations), texts)


@cache
def messages() -> Sequence[Found]:
    """Every message in Python and KV."""
    return list(_messages())


def _messages() -> Iterator[Found]:
    for path in sorted((ROOT / "penguins" / "ui").rglob("*.py")):
        yield from ((message, _name(path)) for message in in_python(path))
    for path in sorted((ROOT / "kv").rglob("*.kv")):
        yield from ((message, _name(path)) for message in in_kv(path))


def read(language: str) -> Catalog:
    """The catalogue of a language, empty if there is none yet."""
    if not po_path(language).exists():
        return Catalog(language, project="Penguins")
    with po_path(language).open("rb") as file:
        return read_po(file, locale=language)


def compiled(language: str) -> bytes:
    """What the .mo file should hold."""
    content = BytesIO()
    write_mo(content, read(language))
    return content.getvalue()


def po_path(language: str) -> Path:
    """What people edit."""
    return LOCALE / language / "LC_MESSAGES" / "penguins.po"


def mo_path(language: str) -> Path:
    """What the app reads."""
    return po_path(language).with_suffix(".mo")


def forms(text: str | Sequence[str] | None) -> tuple[str, ...]:
    """What a message or its translation says in the singular and, if it has more forms, in each of them."""
    if text is None:
        return ("",)
    return (text,) if isinstance(text, str) else tuple(text)


def in_python(path: Path) -> Iterator[Said]:
    """The messages of a file of Python."""
    with path.open("rb") as file:
        for _line, message, _comments, use in extract("python", file, _FUNCTIONS):
            yield Said(forms(message), use)


def in_kv(path: Path) -> Iterator[Said]:
    """The messages of a layout."""
    for match in _IN_KV.finditer(path.read_text(encoding="utf-8")):
        function, *found = match.groups()
        texts = tuple(ast.literal_eval(text) for text in found if text)
        yield Said(texts[1:], texts[0]) if function == "tr_as" else Said(texts)


def _template(catalogue: Catalog) -> Catalog:
    template = Catalog(project="Penguins", creation_date=catalogue.creation_date)
    for message, name in messages():
        template.add(message.id, locations=[(name, 0)], context=message.use)
    return template


def _is_translated(message: Message | None) -> bool:
    if message is None or message.fuzzy:
        return False
    return all(forms(message.string))


def _same_gaps(english: Sequence[str], texts: Sequence[str]) -> bool:
    """Whether every form of the translation has the gaps of the original."""
    wanted = _gaps(english[-1])
    return all(_gaps(text) == wanted for text in texts)


def _gaps(text: str) -> set[str | None] | None:
    """Their names; None where a brace is left open."""
    try:
        return {gap for _, gap, _, _ in Formatter().parse(text) if gap is not None}
    except ValueError:
        return None


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _key(message: Message) -> Said:
    return Said(forms(message.id), message.context)


if __name__ == "__main__":
    sys.exit(main())
