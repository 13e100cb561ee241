"""Lets python-for-android take a recipe of ours through its steps.

`python -m tests.android.install RECIPES NAME SOURCE FOLDER`: SOURCE is the archive that would have been fetched, or
with `--trust` a stand-in for it. What was installed is told.
"""

import shutil
import sys
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

from pythonforandroid.build import Context
from pythonforandroid.recipe import Recipe


def main(our_recipes: str, name: str, source: str, folder: str, *flags: str) -> None:
    context = Context()
    context.local_recipes = our_recipes
    context.setup_dirs(folder)
    context.ndk_api = 24
    context.bootstrap = SimpleNamespace(distribution=SimpleNamespace(name="penguins"))
    recipe = Recipe.get_recipe(name, context)
    if "--trust" in flags:  # the archive is a stand-in, and has a sum of its own
        recipe.sha256sum = sha256(Path(source).read_bytes()).hexdigest()
    fetched = Path(context.packages_path, name, Path(recipe.versioned_url).name)
    fetched.parent.mkdir(parents=True)
    shutil.copy(source, fetched)
    fetched.with_name(f".mark-{fetched.name}").touch()
    arch = SimpleNamespace(arch="arm64-v8a")
    recipe.download_if_necessary()
    Path(recipe.get_build_container_dir(arch.arch)).mkdir(parents=True)
    recipe.prepare_build_dir(arch.arch)
    recipe.prebuild_arch(arch)
    recipe.build_arch(arch)
    installed = Path(context.get_python_install_dir(arch.arch))
    print("installed", *sorted(path.relative_to(installed).as_posix() for path in installed.rglob("*.py")))


if __name__ == "__main__":
    main(*sys.argv[1:])
