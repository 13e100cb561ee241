"""Renders the manifest as Buildozer and python-for-android would: `python -m tests.android.manifest PROJECT FOLDER`."""

import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pythonforandroid
from buildozer.targets.android import TargetAndroid
from jinja2 import Environment, FileSystemLoader

from tests.android.pack import Packer

TEMPLATES = Path(pythonforandroid.__file__).parent / "bootstraps" / "_sdl_common" / "build" / "templates"


class Told(Exception):
    """Raised instead of calling python-for-android, with what it would be told."""


class Target(TargetAndroid):
    """Buildozer's target, which goes as far as the call of python-for-android."""

    def _p4a(self, cmd: list[str], **_: Any) -> None:
        raise Told(cmd)

    def get_dist_dir(self, _: str) -> str:
        return str(self.buildozer.app_dir)

    def _update_libraries_references(self, dist_dir: str) -> None:
        pass

    def _generate_whitelist(self, dist_dir: str) -> None:
        pass


def main(project: str, folder: str) -> None:
    packer = Packer(Path(project) / "buildozer.spec", Path(folder))
    packer.config.set("app", "source.dir", project)
    packer.targetname = "android"
    target = Target(packer)
    target.build_mode = "debug"
    target.artifact_format = "apk"
    try:
        target.build_package()
    except Told as told:
        [command] = told.args
    print(manifest(command))
    print("resources", *values(command, "--res_xml"), *values(command, "--backup-rules"))


def manifest(command: list[str]) -> str:
    """python-for-android's template, with what it is told."""

    def told(option: str) -> str:
        return "".join(values(command, option))

    arguments = SimpleNamespace(
        extra_manifest_application_arguments=told("--extra-manifest-application-arguments"),
        extra_manifest_xml=told("--extra-manifest-xml"),
        numeric_version=told("--numeric-version"),
        version=told("--version"),
        min_sdk_version=int(told("--minsdk")),
        allow_backup=told("--allow-backup") or "true",
        backup_rules=Path(told("--backup-rules")).stem,
        window="--window" in command,
        permissions=[],
    )
    template = Environment(loader=FileSystemLoader(TEMPLATES)).get_template("AndroidManifest.tmpl.xml")
    return template.render(args=arguments, android_api=36)


def values(command: list[str], option: str) -> Iterator[str]:
    return (value for name, value in pairwise(command) if name == option)


if __name__ == "__main__":
    main(*sys.argv[1:])
