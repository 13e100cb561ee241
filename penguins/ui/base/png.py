"""Makes a PNG. Kivy's own way shears every picture whose width is not a multiple of four."""

import struct
import zlib

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_EIGHT_BIT_RGB = bytes((8, 2, 0, 0, 0))


def png(width: int, height: int, pixels: bytes) -> bytes:
    """The file of a picture: three bytes for every pixel, row by row, the lowest row first, as OpenGL reads them."""
    rows = (pixels[row * width * 3 : (row + 1) * width * 3] for row in reversed(range(height)))
    unfiltered = b"".join(b"\0" + row for row in rows)
    header = struct.pack(">II", width, height) + _EIGHT_BIT_RGB
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(unfiltered)), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
