"""The workflow (.github/workflows/ci.yml) runs what it ran yesterday, and what README says."""

import re

from penguins.bootstrap import ROOT
from penguins.pythons import PYTHONS
from tests.android.test_store import packages

WORKFLOW = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_actions_are_named_by_commit_and_version() -> None:
    named = re.findall(r"uses: (.*)", WORKFLOW)
    assert named
    for action in named:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action
    assert len(set(named)) == len({action.partition("@")[0] for action in named}), "one action, two versions"


def test_machines_have_a_version() -> None:
    assert "latest" not in WORKFLOW
    assert "docker" not in WORKFLOW


def test_it_is_built_as_readme_says() -> None:
    assert packages(WORKFLOW.replace("--yes ", "-y ")) == packages(README)
    [buildozer] = set(re.findall(r"buildozer==[\d.]+", WORKFLOW + README))
    assert f"\n{buildozer} " in (ROOT / "tests" / "requirements.lock").read_text(encoding="utf-8")


def test_a_changed_recipe_is_compiled_anew() -> None:
    [key] = re.findall(r"key: android-build-.*", WORKFLOW)
    assert "hashFiles('buildozer.spec', 'assets/android/**')" in key
    assert "restore-keys: android-build" not in WORKFLOW


def test_every_python_is_tried_and_the_tablets_too() -> None:
    assert {version for version in PYTHONS if f'python: "{version}"' not in WORKFLOW} == set()
    assert 'python-version: "3.14"' in WORKFLOW


def test_what_was_built_is_looked_into_and_played() -> None:
    assert "python -m tests.android.inspect_package" in WORKFLOW
    assert "python -m tests.android.smoke" in WORKFLOW
