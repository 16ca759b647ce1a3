"""What messages carry: files that are made in memory and sent once, and whom they may ping."""

from __future__ import annotations

import io
from typing import Final

import discord
from typing_extensions import override


class Upload(discord.File):
    """A file made in memory; its content is freed as soon as it has been sent.

    The library's own leaves a reference cycle behind, the buffer being an attribute of itself. So
    every picture would stay until the garbage collector runs, some hundred on a busy evening.
    """

    def __init__(self, content: bytes, name: str, about: str | None = None) -> None:
        super().__init__(io.BytesIO(content), name, description=about)

    @override
    def close(self) -> None:
        super().close()
        vars(self.fp).pop("close", None)


NOBODY: Final = discord.AllowedMentions.none()
"""The mentions of an edit: none; the library sends that by itself only with plain text."""
