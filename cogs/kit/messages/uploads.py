"""What messages carry: files that are made in memory and sent once, and whom they may ping."""

from __future__ import annotations

import io
from typing import Final

import discord
from typing_extensions import override


class Upload(discord.File):
    """A file made in memory; what it holds is let go of as soon as it has been sent.

    The library's own leaves a circle behind: the buffer has an attribute that refers to the buffer.
    So every picture would stay until such circles are looked for, some hundred on a busy evening.
    """

    def __init__(self, content: bytes, name: str, about: str | None = None) -> None:
        super().__init__(io.BytesIO(content), name, description=about)

    @override
    def close(self) -> None:
        super().close()
        vars(self.fp).pop("close", None)


NOBODY: Final = discord.AllowedMentions.none()
"""Whom an edit pings; the library says so by itself only where an edit has plain text."""
