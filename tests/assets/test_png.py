"""PNG files are read and packed without a change to their pixels."""

import struct
import zlib

import pytest

from assets.tools import png

ROWS = [bytes(range(24)), bytes(range(100, 124)), bytes(255 - 7 * n for n in range(24))]


def make(filtered: list[tuple[int, bytes]], kind: int = 6) -> bytes:
    """A picture six pixels wide from filtered rows."""
    header = struct.pack(">IIBBBBB", 6, len(filtered), 8, kind, 0, 0, 0)
    stream = zlib.compress(b"".join(bytes([number]) + row for number, row in filtered), 1)
    chunks = ((b"IHDR", header), (b"tEXt", b"by\0us"), (b"IDAT", stream), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body)) for name, body in chunks
    )


def encode(kind: int, row: bytes, above: bytes) -> bytes:
    """What the PNG standard writes for a row under each of its five filters."""
    out = []
    for at, value in enumerate(row):
        left, up, corner = (row[at - 4] if at >= 4 else 0), above[at], (above[at - 4] if at >= 4 else 0)
        target = left + up - corner
        near = sorted(((abs(target - v), order, v) for order, v in enumerate((left, up, corner))))[0][2]
        out.append((value - (0, left, up, (left + up) // 2, near)[kind]) % 256)
    return bytes(out)


@pytest.mark.parametrize("kind", range(5))
def test_every_row_filter_is_undone(kind: int) -> None:
    above = [bytes(24), *ROWS[:-1]]
    picture = png.read(make([(kind, encode(kind, row, up)) for row, up in zip(ROWS, above, strict=True)]))
    assert (picture.width, picture.height) == (6, 3)
    assert [bytes(row) for row in picture.rows] == ROWS


def test_squeezing_keeps_the_pixels_and_drops_the_notes() -> None:
    original = make([(0, row) for row in ROWS] * 40)
    small = png.squeeze(original)
    assert len(small) < len(original)
    assert b"tEXt" not in small
    assert png.read(small) == png.read(original)
    assert png.size_of(small) == (6, 120)


def test_flat_colours_are_packed_as_they_are() -> None:
    """As differences a pattern is noise to zlib where its rows begin anew."""
    rows = [ROWS[at * at % 3] for at in range(120)]
    above = [bytes(24), *rows[:-1]]
    filtered = [(at % 5, encode(at % 5, row, up)) for at, (row, up) in enumerate(zip(rows, above, strict=True))]
    assert png.squeeze(make(filtered)) == png.squeeze(make([(0, row) for row in rows]))


def test_grey_and_alpha_of_a_pixel() -> None:
    picture = png.read(make([(0, bytes((200, 100, 50, 128)) * 6)]))
    assert picture.grey(2, 0) == 124
    assert picture.alpha(2, 0) == 128


def test_other_files_are_refused() -> None:
    with pytest.raises(ValueError, match="not a PNG"):
        png.squeeze(b"GIF89a")
    with pytest.raises(ValueError, match="RGBA"):
        png.read(make([(0, ROWS[0])], kind=2))
