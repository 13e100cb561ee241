"""Copies what Buildozer would pack, with Buildozer's own code: `python -m tests.android.pack PROJECT FOLDER`."""

import sys
from pathlib import Path

from buildozer import Buildozer


class Packer(Buildozer):
    """Buildozer with its workshop elsewhere."""

    def __init__(self, spec: Path, folder: Path) -> None:
        super().__init__(str(spec))
        self._folder = folder

    @property
    def app_dir(self) -> str:
        return str(self._folder)


def main(project: str, folder: str) -> None:
    packer = Packer(Path(project) / "buildozer.spec", Path(folder))
    packer.config.set("app", "source.dir", project)
    packer.check_configuration_tokens()
    packer._copy_application_sources()
    print("version", packer.get_version())


if __name__ == "__main__":
    main(*sys.argv[1:])
