"""What is looked for in a package that was built, tried out on packages made for it."""

import io
import struct
import tarfile
import zipfile
from pathlib import Path

import pytest

import penguins
from tests.android.inspect_package import alignments, differences, misaligned
from tests.android.spec import app

BADGING = f"""package: name='org.penguins.penguins' versionCode='{app()["android.numeric_version"]}' \
versionName='{penguins.__version__}' platformBuildVersionName='16' compileSdkVersion='36'
sdkVersion:'24'
targetSdkVersion:'36'
uses-permission: name='android.permission.VIBRATE'
uses-permission: name='org.penguins.penguins.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION'
application-label:'Penguins'
native-code: 'arm64-v8a' 'armeabi-v7a' 'x86_64'
"""
MANIFEST = """A: http://schemas.android.com/apk/res/android:fullBackupContent(0x010104eb)=@0x7f0f0000
A: http://schemas.android.com/apk/res/android:appCategory(0x01010545)=0
A: http://schemas.android.com/apk/res/android:dataExtractionRules(0x0101063e)=@0x7f0f0001
"""


def elf(*aligns: int, bits: int = 64) -> bytes:
    """A library of nothing but headers: one part that is not loaded, and some that are, aligned so."""
    parts = [(2, 8), *((1, align) for align in aligns)]
    start = b"\x7fELF" + bytes([bits // 32, 1, 1]) + bytes(9)
    header = start + struct.pack("<HHIQQQIHHHHHH", 3, 183, 1, 0, 64, 0, 0, 64, 56, len(parts), 0, 0, 0)
    return header + b"".join(struct.pack("<IIQQQQQQ", kind, 5, 0, 0, 0, 0, 0, align) for kind, align in parts)


def package(path: Path, **libraries: bytes) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in libraries.items():
            archive.writestr(f"lib/arm64-v8a/lib{name}.so", content)
    return path


def bundle(library: bytes) -> bytes:
    """As python-for-android packs Python's own modules."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as tar:
        member = tarfile.TarInfo("_python_bundle/modules/zlib.so")
        member.size = len(library)
        tar.addfile(member, io.BytesIO(library))
    return packed.getvalue()


def test_what_large_pages_cannot_hold_is_found(tmp_path: Path) -> None:
    good, bad = elf(0x4000, 0x10000), elf(0x4000, 0x1000)
    assert alignments(bad) == [0x4000, 0x1000]
    assert misaligned(package(tmp_path / "good.apk", main=good, pybundle=bundle(good))) == []
    assert misaligned(package(tmp_path / "bad.apk", main=bad, sdl=good)) == ["lib/arm64-v8a/libmain.so"]
    inside = misaligned(package(tmp_path / "worse.aab", main=good, pybundle=bundle(bad)))
    assert inside == ["lib/arm64-v8a/libpybundle.so/_python_bundle/modules/zlib.so"]


def test_small_devices_keep_small_pages() -> None:
    assert alignments(elf(0x1000, bits=32)) == []


def test_a_package_that_says_what_it_should_is_right() -> None:
    assert differences(BADGING, MANIFEST) == []


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (BADGING.replace("targetSdkVersion:'36'", "targetSdkVersion:'33'"), "targetSdkVersion"),
        (BADGING.replace("versionCode='1", "versionCode='2"), "versionCode"),
        (BADGING.replace(" 'x86_64'", ""), "x86_64"),
        (BADGING + "uses-permission: name='android.permission.INTERNET'", "it asks for android.permission.INTERNET"),
    ],
)
def test_a_package_that_says_something_else_is_not(wrong: str, said: str) -> None:
    [found] = differences(wrong, MANIFEST)
    assert said in found


def test_a_package_that_is_no_game_is_not() -> None:
    assert differences(BADGING, MANIFEST.replace("appCategory", "label")) == ["it does not say appCategory"]
