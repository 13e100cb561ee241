import shutil
from pathlib import Path
from typing import Any, ClassVar

from pythonforandroid.recipe import Recipe


class FiletypeRecipe(Recipe):
    """Pure Python, so it is copied as it is: nothing is looked up, nothing is built, and nothing can be skipped."""

    version = "1.2.0"
    url = "https://files.pythonhosted.org/packages/source/f/filetype/filetype-{version}.tar.gz"
    sha256sum = "66b56cd6474bf41d8c54660347d37afcc3f7d1970648de365c102ef77548aadb"
    depends: ClassVar = ["python3"]

    def build_arch(self, arch: Any) -> None:
        """Put it where the app will find it."""
        target = Path(self.ctx.get_python_install_dir(arch.arch))
        target.mkdir(parents=True, exist_ok=True)
        shutil.copytree(Path(self.get_build_dir(arch.arch), "filetype"), target / "filetype", dirs_exist_ok=True)


recipe = FiletypeRecipe()
