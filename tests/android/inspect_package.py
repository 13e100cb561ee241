"""Looks into packages that were built: `python -m tests.android.inspect_package AAPT2 PACKAGE...`.

An .apk says about itself what buildozer.spec says; in both kinds, everything compiled for 64 bits can be loaded on
devices with memory pages of 16 KB.
"""

import io
import re
import struct
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import penguins
from tests.android.spec import app

PAGE = 16 * 1024
_ELF_64 = b"\x7fELF\x02"
_LOAD = 1


def main(aapt: str, *packages: str) -> int:
    found = []
    for package in map(Path, packages):
        wrong = [f"not for pages of 16 KB: {name}" for name in misaligned(package)]
        if package.suffix == ".apk":
            wrong += differences(_told(aapt, "badging", package), _told(aapt, "xmltree", package))
        found += [f"{package.name}: {what}" for what in wrong]
    print(*found or ["all is well"], sep="\n")
    return 1 if found else 0


def _told(aapt: str, topic: str, package: Path) -> str:
    command = [aapt, "dump", topic, str(package)]
    if topic == "xmltree":
        command += ["--file", "AndroidManifest.xml"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def differences(badging: str, manifest: str) -> list[str]:
    """What the package says of itself that is not as it should be."""
    spec = app()
    name = f"{spec['package.domain']}.{spec['package.name']}"
    expected = {
        f"package: name='{name}'": badging,
        f"versionCode='{spec['android.numeric_version']}'": badging,
        f"versionName='{penguins.__version__}'": badging,
        f"dkVersion:'{spec['android.minapi']}'": badging,
        f"targetSdkVersion:'{spec['android.api']}'": badging,
        f"application-label:'{spec['title']}'": badging,
        **{f"'{arch.strip()}'": badging for arch in spec["android.archs"].split(",")},
        "appCategory": manifest,
        "dataExtractionRules": manifest,
        "fullBackupContent": manifest,
    }
    missing = [f"it does not say {what}" for what, text in expected.items() if what not in text]
    asked = set(re.findall(r"uses-permission(?:-sdk-23)?: name='([^']+)'", badging)) - {spec["android.permissions"]}
    # AndroidX lets each app protect itself with a permission that nobody else can have.
    return missing + [f"it asks for {permission}" for permission in sorted(asked) if not permission.startswith(name)]


def misaligned(package: Path) -> list[str]:
    """The 64-bit libraries that cannot be loaded where pages have 16 KB."""
    with zipfile.ZipFile(package) as archive:
        return [name for name, library in _libraries(archive) if any(align % PAGE for align in alignments(library))]


def _libraries(archive: zipfile.ZipFile) -> Iterator[tuple[str, bytes]]:
    """Those of the package, and those of Python, which are packed once more inside one that is none."""
    for name in archive.namelist():
        if not name.endswith(".so"):
            continue
        content = archive.read(name)
        if content.startswith(b"\x7fELF"):
            yield name, content
        else:
            with tarfile.open(fileobj=io.BytesIO(content)) as bundle:
                for member in bundle:
                    file = bundle.extractfile(member) if member.name.endswith(".so") else None
                    if file is not None:
                        yield f"{name}/{member.name}", file.read()


def alignments(library: bytes) -> list[int]:
    """How each part that is loaded into memory wants to lie there; none for 32 bits, where pages stay small."""
    if not library.startswith(_ELF_64):
        return []
    (table,) = struct.unpack_from("<Q", library, 32)
    size, number = struct.unpack_from("<HH", library, 54)
    headers = [struct.unpack_from("<IIQQQQQQ", library, table + size * index) for index in range(number)]
    return [header[7] for header in headers if header[0] == _LOAD]


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
