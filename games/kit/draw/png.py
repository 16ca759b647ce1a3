"""PNG: a finished picture of few colours as a file.

Pillow writes it as well, with zlib; zlib-ng packs it as small in a third of the time, which was a
quarter of all that a picture costs. It is packed in bands: the hands and the table after a move
share most of them, and what a band of a recent picture became is kept.
"""

from __future__ import annotations

import struct
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from zlib_ng.zlib_ng import DEFLATED, MAX_WBITS, Z_FULL_FLUSH, adler32, compressobj, crc32

if TYPE_CHECKING:
    from PIL.Image import Image

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
LENGTH: Final = struct.Struct(">I")
"""Of a chunk's content, and of its check sum behind it."""
HEADER: Final = struct.Struct(">IIBBBBB")
"""Width, height, bits of a pixel, kind of colours; how it is packed, filtered and interlaced."""
BITS: Final = 8
FROM_A_PALETTE: Final = 3
EFFORT: Final = 5
"""Of zlib-ng's 9: 2 takes half the time and makes files a fifth larger, 6 takes two fifths longer
and makes them a fiftieth smaller."""
BAND: Final = 64
"""Lines that are packed by themselves: in bands of 32, files were a twentieth larger."""
BANDS_KEPT: Final = 32
"""Some 50 kB each, with what they became: those of the three pictures of a move."""
START: Final = b"\x78\x9c"
"""Of a zlib stream; https://www.rfc-editor.org/rfc/rfc1950 says what follows."""
END: Final = b"\x03\x00"
"""A last block with nothing in it."""


def png(image: Image) -> bytes:
    """Return an image with a palette as a PNG file; https://www.w3.org/TR/png-3/ says how."""
    header = HEADER.pack(*image.size, BITS, FROM_A_PALETTE, 0, 0, 0)
    colours = bytes(image.getpalette() or ())
    return b"".join(
        (
            SIGNATURE,
            *_chunk(b"IHDR", header),
            *_chunk(b"PLTE", colours),
            *_chunk(b"IDAT", _packed(_lines(image), 1 + image.width)),
            *_chunk(b"IEND", b""),
        )
    )


def _lines(image: Image) -> bytes:
    """Return the pixels of an image, before each line the sign that it is not filtered."""
    from PIL.Image import new

    framed = new("P", (image.width + 1, image.height))
    framed.paste(image, (1, 0))
    return framed.tobytes()


class _Band(bytes):
    """Lines by whose check sum they are found: zlib-ng makes it faster than Python its own."""

    __slots__ = ()

    def __hash__(self) -> int:
        return crc32(self)


def _packed(lines: bytes, length: int) -> bytes:
    """Return lines of that length in bytes as a zlib stream."""
    step = BAND * length
    bands = (_Band(lines[at : at + step]) for at in range(0, len(lines), step))
    return b"".join((START, *map(_pack, bands), END, LENGTH.pack(adler32(lines))))


@lru_cache(BANDS_KEPT)
def _pack(band: _Band) -> bytes:
    """Return a band as blocks that refer to none before them."""
    # No header, and a full flush, which ends on a whole byte and forgets what came before: so
    # blocks of several packers make one stream.
    packer = compressobj(EFFORT, DEFLATED, -MAX_WBITS)
    return packer.compress(band) + packer.flush(Z_FULL_FLUSH)


def _chunk(kind: bytes, content: bytes) -> tuple[bytes, ...]:
    return (
        LENGTH.pack(len(content)),
        kind,
        content,
        LENGTH.pack(crc32(content, crc32(kind))),
    )
