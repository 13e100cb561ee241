"""Kivy finds the rules of a layout by the name of a class: no two widgets may have the same."""

import ast
from collections import Counter

from penguins.bootstrap import ROOT


def test_no_two_classes_on_the_screens_floor_share_a_name_that_a_layout_knows() -> None:
    layouts = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "kv").rglob("*.kv"))
    classes = Counter(
        node.name
        for path in (ROOT / "penguins" / "ui").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and f"<{node.name}>:" in layouts
    )
    assert len(classes) > 30
    assert [name for name, times in classes.items() if times > 1] == []
