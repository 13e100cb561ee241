"""PNG files: made smaller, and read back into pixels."""

import struct
import zlib
from collections.abc import Iterator
from typing import NamedTuple

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_PLAIN, _UP = b"\x00", b"\x02"
"""A row that is written as it is, and as the difference from the row above."""


class Pixels(NamedTuple):
    """A picture as rows of RGBA bytes."""

    width: int
    height: int
    rows: list[bytearray]

    def alpha(self, x: int, y: int) -> int:
        return self.rows[y][4 * x + 3]

    def grey(self, x: int, y: int) -> int:
        """How bright a pixel is without its colour, 0 to 255."""
        red, green, blue = self.rows[y][4 * x : 4 * x + 3]
        return (299 * red + 587 * green + 114 * blue) // 1000


def size_of(data: bytes) -> tuple[int, int]:
    """Width and height in pixels."""
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def squeeze(data: bytes) -> bytes:
    """The same 8-bit RGBA picture, packed as tightly as zlib can and without side notes."""
    header, stream = _header_and_stream(data)
    return _packed(header, stream, b"".join(_PLAIN + row for row in read(data).rows))


def has_alpha(data: bytes) -> bool:
    """Whether it has room for transparency, used or not."""
    return data[25] in (4, 6)


def opaque(data: bytes) -> bytes:
    """An 8-bit RGBA picture that hides nothing, without room for transparency."""
    pixels = read(data)
    header = struct.pack(">IIBBBBB", pixels.width, pixels.height, 8, 2, 0, 0, 0)
    plain, differences, above = bytearray(), bytearray(), bytearray(3 * pixels.width)
    for row in pixels.rows:
        colours = bytearray(value for index, value in enumerate(row) if index % 4 != 3)
        plain += _PLAIN + colours
        differences += _UP + bytes((here - before) & 255 for here, before in zip(colours, above, strict=True))
        above = colours
    return _packed(header, plain, differences)


def read(data: bytes) -> Pixels:
    """The pixels of an 8-bit RGBA picture."""
    header, stream = _header_and_stream(data)
    width, height, depth, kind = struct.unpack(">IIBB", header[:10])
    if (depth, kind) != (8, 6):
        raise ValueError("only 8-bit RGBA pictures can be read")
    stride = 4 * width
    rows: list[bytearray] = []
    above = bytearray(stride)
    for start in range(0, height * (stride + 1), stride + 1):
        above = _unfilter(stream[start], bytearray(stream[start + 1 : start + 1 + stride]), above)
        rows.append(above)
    return Pixels(width, height, rows)


def _packed(header: bytes, *streams: bytes | bytearray) -> bytes:
    """The file with the shortest of these: flat colours are packed tighter as they are, gradients as differences."""
    body = min((zlib.compress(stream, 9) for stream in streams), key=len)
    return _SIGNATURE + b"".join(_chunk(*chunk) for chunk in ((b"IHDR", header), (b"IDAT", body), (b"IEND", b"")))


def _header_and_stream(data: bytes) -> tuple[bytes, bytes]:
    chunks = list(_chunks(data))
    header = next(body for name, body in chunks if name == b"IHDR")
    return header, zlib.decompress(b"".join(body for name, body in chunks if name == b"IDAT"))


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    if not data.startswith(_SIGNATURE):
        raise ValueError("not a PNG file")
    at = len(_SIGNATURE)
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at : at + 8])
        yield name, data[at + 8 : at + 8 + length]
        at += length + 12


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def _unfilter(kind: int, row: bytearray, above: bytearray) -> bytearray:
    if kind == 0:
        return row
    for at, value in enumerate(row):
        left = row[at - 4] if at >= 4 else 0
        upper_left = above[at - 4] if at >= 4 else 0
        row[at] = (value + _guess(kind, left, above[at], upper_left)) & 255
    return row


def _guess(kind: int, left: int, up: int, upper_left: int) -> int:
    if kind == 4:
        return _paeth(left, up, upper_left)
    return (0, left, up, (left + up) // 2)[kind]


def _paeth(left: int, up: int, upper_left: int) -> int:
    target = left + up - upper_left
    return min((left, up, upper_left), key=lambda value: abs(target - value))
