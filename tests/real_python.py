"""Finds other Pythons on this machine."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

_TELL_VERSION = "import sys; print('%d.%d' % sys.version_info[:2])"


def real_python(*versions: str) -> str:
    """A Python on this machine of the first of these versions that there is; skips where there is none."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for version in versions:
        found = [shutil.which(f"python{version}"), *map(str, kept.glob(f"{version}.*/bin/python"))]
        for python in filter(None, found):
            asked = subprocess.run([python, "-c", _TELL_VERSION], capture_output=True, text=True, check=False)
            if asked.stdout.strip() == version:
                return python
    pytest.skip(f"there is no Python {' or '.join(versions)} here")
