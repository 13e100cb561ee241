"""Lets python-for-android find recipes for requirements, offline: `python -m tests.android.resolve RECIPES NAME…`."""

import sys
from pathlib import Path

from pythonforandroid.build import Context
from pythonforandroid.graph import get_recipe_order_and_bootstrap
from pythonforandroid.recipe import Recipe


def main(our_recipes: str, *names: str) -> None:
    context = Context()
    context.local_recipes = our_recipes
    context.setup_dirs_done = True
    recipes, modules, bootstrap = get_recipe_order_and_bootstrap(
        context, {name.partition("==")[0] for name in names}, None
    )
    print("recipes", *recipes)
    print("modules", *modules)
    print("bootstrap", bootstrap.name)
    print("patches", *missing_patches(context, recipes))
    for recipe in (Recipe.get_recipe(path.name, context) for path in sorted(Path(our_recipes).iterdir())):
        print(f"ours:{recipe.name}", recipe.version, recipe.url, getattr(recipe, "sha256sum", None))


def missing_patches(context: Context, recipes: list[str]) -> list[str]:
    """What a recipe would look for in vain."""
    missing = []
    for recipe in (Recipe.get_recipe(name, context) for name in recipes):
        patches = (patch if isinstance(patch, str) else patch[0] for patch in recipe.patches)
        missing += [patch for patch in patches if not Path(recipe.get_recipe_dir(), patch).is_file()]
    return missing


if __name__ == "__main__":
    main(*sys.argv[1:])
