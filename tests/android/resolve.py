"""Lets python-for-android resolve requirements to recipes, offline: `python resolve.py NAME...`."""

import sys

from pythonforandroid.build import Context
from pythonforandroid.graph import get_recipe_order_and_bootstrap


def main(names: list[str]) -> None:
    context = Context()
    context.setup_dirs_done = True
    recipes, modules, bootstrap = get_recipe_order_and_bootstrap(
        context, {name.partition("==")[0] for name in names}, None
    )
    print("recipes", *recipes)
    print("modules", *modules)
    print("bootstrap", bootstrap.name)


if __name__ == "__main__":
    main(sys.argv[1:])
