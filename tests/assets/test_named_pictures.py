"""Every picture that the app names is drawn (assets/README.md)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from penguins.bootstrap import ROOT
from penguins.ui.base.pictures import names

_KINDS = "penguin hello emblem icon bot hex catch die aim pile weather card chip title"
_NAME = re.compile(rf"(?:{'|'.join(_KINDS.split())})_[a-z0-9_{{}}]+")


def named_in_python(path: Path) -> Iterator[str]:
    """Strings that look like pictures; what is filled in while the app runs is a gap: {}."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    pieces = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in nodes:
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces:
            yield node.value


def named_in_layout(path: Path) -> Iterator[str]:
    for text in re.findall(r'"([^"\n]*)"', path.read_text(encoding="utf-8")):
        yield re.sub(r"\{[^}]*\}", "{}", text)


def is_drawn(name: str) -> bool:
    gaps = re.escape(name).replace(r"\{\}", r"\w+")
    return any(re.fullmatch(gaps, drawn) for drawn in names())


def test_every_picture_that_the_app_names_is_drawn() -> None:
    texts = {text for path in (ROOT / "penguins" / "ui").rglob("*.py") for text in named_in_python(path)}
    texts |= {text for path in (ROOT / "kv").rglob("*.kv") for text in named_in_layout(path)}
    named = {text for text in texts if _NAME.fullmatch(text)}
    assert len(named) > 60
    assert sorted(name for name in named if not is_drawn(name)) == []
