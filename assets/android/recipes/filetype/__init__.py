from pythonforandroid.recipe import PyProjectRecipe


class FiletypeRecipe(PyProjectRecipe):
    """Pure Python: its wheel, in the version that buildozer.spec asks for."""


recipe = FiletypeRecipe()
