"""Buttons and selects that survive restarts: all a control knows stands in its custom id.

The custom id is a verb and its arguments, `verb:one:two`; the verb chooses the method that answers
(see `cogs.kit.presses`). So one press takes one path, and nothing is kept for it meanwhile. No
secret ever stands in a custom id: every client that sees the message can read it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

if TYPE_CHECKING:
    from collections.abc import Sequence

BUTTON_LABEL_LIMIT = 80
"""Characters on a button; Discord's limit."""


def custom_id(verb: str, *arguments: str | int) -> str:
    """Spell a control's custom id.

    >>> custom_id("lobby", 7, "join")
    'lobby:7:join'
    """
    return ":".join((verb, *map(str, arguments)))


def button(
    label: str,
    verb: str,
    *arguments: str | int,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    icon: str | None = None,
) -> ui.Button[Any]:
    """Make a button that sends `verb` with `arguments`."""
    return ui.Button(
        label=label[:BUTTON_LABEL_LIMIT],
        style=style,
        emoji=icon,
        custom_id=custom_id(verb, *arguments),
    )


def select(
    placeholder: str, options: Sequence[discord.SelectOption], verb: str, *arguments: str | int
) -> ui.Select[Any]:
    """Make a select of one option, 25 at most, that sends `verb` with `arguments` and the value."""
    return ui.Select(
        placeholder=placeholder[:150],
        options=list(options),
        custom_id=custom_id(verb, *arguments),
    )


def rows(*controls: ui.Item[Any], width: int = 5) -> list[ui.ActionRow[Any]]:
    """Lay buttons out in rows of at most five."""
    return [ui.ActionRow(*controls[at : at + width]) for at in range(0, len(controls), width)]
