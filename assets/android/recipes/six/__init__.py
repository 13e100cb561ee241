from pythonforandroid.recipe import PyProjectRecipe


class SixRecipe(PyProjectRecipe):
    """Pure Python: its wheel, in the version that buildozer.spec asks for."""


recipe = SixRecipe()
