import shutil
from pathlib import Path
from typing import Any, ClassVar

from pythonforandroid.recipe import Recipe


class PlyerRecipe(Recipe):
    """Pure Python, so it is copied as it is: nothing is looked up, nothing is built, and nothing can be skipped."""

    version = "2.1.0"
    url = "https://files.pythonhosted.org/packages/source/p/plyer/plyer-{version}.tar.gz"
    sha256sum = "65b7dfb7e11e07af37a8487eb2aa69524276ef70dad500b07228ce64736baa61"
    depends: ClassVar = ["python3"]

    def build_arch(self, arch: Any) -> None:
        """Put it where the app will find it."""
        target = Path(self.ctx.get_python_install_dir(arch.arch))
        target.mkdir(parents=True, exist_ok=True)
        shutil.copytree(Path(self.get_build_dir(arch.arch), "plyer"), target / "plyer", dirs_exist_ok=True)


recipe = PlyerRecipe()
