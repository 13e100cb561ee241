import shutil
from pathlib import Path
from typing import Any, ClassVar

from pythonforandroid.recipe import Recipe


class SixRecipe(Recipe):
    """Pure Python, so it is copied as it is: nothing is looked up, nothing is built, and nothing can be skipped."""

    version = "1.17.0"
    url = "https://files.pythonhosted.org/packages/source/s/six/six-{version}.tar.gz"
    sha256sum = "ff70335d468e7eb6ec65b95b99d3a2836546063f63acc5171de367e834932a81"
    depends: ClassVar = ["python3"]

    def build_arch(self, arch: Any) -> None:
        """Put it where the app will find it."""
        target = Path(self.ctx.get_python_install_dir(arch.arch))
        target.mkdir(parents=True, exist_ok=True)
        shutil.copy(Path(self.get_build_dir(arch.arch), "six.py"), target)


recipe = SixRecipe()
