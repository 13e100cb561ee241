from pythonforandroid.recipe import PyProjectRecipe


class PlyerRecipe(PyProjectRecipe):
    """Pure Python: its wheel, in the version that buildozer.spec asks for."""


recipe = PlyerRecipe()
