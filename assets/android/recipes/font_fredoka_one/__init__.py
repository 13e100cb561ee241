import shutil
from pathlib import Path
from typing import Any, ClassVar

from pythonforandroid.recipe import Recipe


class FredokaOneRecipe(Recipe):
    """Letters, so they are copied as they are: nothing is looked up, nothing is built, and nothing can be skipped."""

    version = "0.0.4"
    url = "https://files.pythonhosted.org/packages/source/f/font-fredoka-one/font-fredoka-one-{version}.tar.gz"
    sha256sum = "cd5fd4682f7cc79107d006793717c41bf902093c570b576b8219766052297417"
    depends: ClassVar = ["python3"]

    def build_arch(self, arch: Any) -> None:
        """Put it where the app will find it."""
        target = Path(self.ctx.get_python_install_dir(arch.arch))
        target.mkdir(parents=True, exist_ok=True)
        source = Path(self.get_build_dir(arch.arch), self.name)
        shutil.copytree(source, target / self.name, dirs_exist_ok=True)


recipe = FredokaOneRecipe()
