"""The command for pictures: `python -m assets.tools.art render | sheet [folder] | check`."""

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path

from assets.tools import budget
from assets.tools.library import ASSETS, digest

DIGEST = ASSETS / "atlas" / "sources.sha256"


def main(arguments: list[str] | None = None) -> int:
    """Run one of the commands; 0 when all is well."""
    parser = argparse.ArgumentParser(prog="art", description="Draw the pictures of Penguins.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("render", help="draw all atlases and pictures again")
    sheet = commands.add_parser("sheet", help="draw contact sheets to look at")
    sheet.add_argument("folder", nargs="?", type=Path, default=Path("build/sheets"))
    commands.add_parser("check", help="fail when the pictures are stale or too big")
    chosen = parser.parse_args(arguments)
    if chosen.command == "check":
        return check()
    if find_spec("resvg_py") is None:
        print("Drawing needs resvg-py: `pip install resvg-py`.", file=sys.stderr)
        return 1
    return write_sheets(chosen.folder) if chosen.command == "sheet" else render()


def render() -> int:
    from assets.tools.render import render_all

    render_all()
    return check()


def write_sheets(folder: Path) -> int:
    from assets.tools.sheet import write_sheets as write

    print(f"{len(write(folder))} sheets in {folder}")
    return 0


def check() -> int:
    """Print the figures and what is wrong with them."""
    print(f"shipped: {budget.shipped_bytes() / 1e6:.2f} MB of {budget.SHIPPED_LIMIT / 1e6:.0f}")
    for game in budget.BOARDS:
        print(f"{game} at 2x: {budget.board_bytes(game, 2) / 1e6:.1f} MB of {budget.BOARD_LIMIT / 1e6:.0f}")
    found = problems()
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


def problems() -> list[str]:
    """Sentences about what does not hold, none when all is well."""
    found = []
    if is_stale():
        found.append("The pictures are older than their sources: run `python -m assets.tools.art render`.")
    if budget.shipped_bytes() > budget.SHIPPED_LIMIT:
        found.append("The shipped assets are too big.")
    found += [f"The board of {g} is too big." for g in budget.BOARDS if budget.board_bytes(g, 2) > budget.BOARD_LIMIT]
    return found


def is_stale() -> bool:
    """Whether a source changed after the last render."""
    return not DIGEST.exists() or DIGEST.read_text(encoding="utf-8").strip() != digest()


if __name__ == "__main__":
    sys.exit(main())
