from pathlib import Path
from typing import ClassVar

from pythonforandroid.recipes import kivy


class KivyRecipe(kivy.KivyRecipe):
    """Kivy without what only its network classes need (Penguins has no network), and without its installer's tools.

    Nothing is then left for python-for-android's own way with modules that have no recipe, which in this release
    fails for more than one architecture and for modules with wheels for Android.
    """

    depends: ClassVar = [*(name for name in kivy.KivyRecipe.depends if name != "setuptools"), "filetype"]
    python_depends: ClassVar = []

    def get_recipe_dir(self) -> str:
        """Its patches are where they always were."""
        return str(Path(kivy.__file__).parent)


recipe = KivyRecipe()
