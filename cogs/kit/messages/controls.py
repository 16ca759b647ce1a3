"""Buttons and selects that survive restarts: all a control knows stands in its custom id.

The custom id is a verb and its arguments, `verb:one:two`; the verb chooses the method that answers
(see `cogs.kit.presses.answers`). So one press takes one path, and nothing is kept for it meanwhile.
No secret ever stands in a custom id: every client that sees the message can read it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from itertools import starmap
from operator import attrgetter, call
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, dataclass_transform

import discord
from discord import ui

from games.kit.game import IllegalMove
from games.kit.menu import LONGEST_LABEL
from games.kit.words import unescape

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

LARGEST_NUMBER: Final = 2**63 - 1
"""The largest number that Discord's ids and the database have room for."""
MOST_DIGITS: Final = len(str(LARGEST_NUMBER))
"""Digits of the longest number that is read: longer ones are not worth the work."""
OPTION_LIMIT: Final = 100
"""Characters of an option's label, and of what stands below it; Discord's limit."""
EXPLAINED: Final = re.compile(r" – |: ")
PLACEHOLDER_LIMIT: Final = 150
"""Characters in a closed select; Discord's limit."""


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)  # said here too, or type checkers refuse `fields`
class Control:
    """What a control says when it is pressed; a subclass adds its fields, and is a dataclass.

    The class line says its verb and where it works: `class Join(Control, verb="join")`; without a
    verb it is what several share. Fields are numbers, words, or the answers given so far in a menu
    (`tuple[int, ...]`). They are told apart by their place in the custom id, so their order must
    not change.
    """

    verb: ClassVar[str]
    in_public: ClassVar[bool]
    """Whether it stands on messages that all can see; others work in private messages only."""
    only_where_shown: ClassVar[bool]
    """Whether a press counts only on a message that bears such a control."""
    is_decision: ClassVar[bool]
    """Whether a press is not meant that comes before its user can have read it."""
    kinds: ClassVar[dict[str, type[Control]]] = {}
    """All of them, by verb."""

    def __init_subclass__(
        cls,
        *,
        verb: str = "",
        in_public: bool = False,
        only_where_shown: bool = False,
        is_decision: bool = False,
    ) -> None:
        cls.verb, cls.in_public, cls.only_where_shown = verb, in_public, only_where_shown
        cls.is_decision = is_decision
        dataclass(frozen=True)(cls)
        if verb:
            Control.kinds[verb] = cls

    @property
    def custom_id(self) -> str:
        """The control as it stands in a message: `pick:7:abcd1234:1.2`."""
        return ":".join((self.verb, *map(_spell, vars(self).values())))

    @classmethod
    def read(cls, arguments: Sequence[str]) -> Self:
        """Read a control back from what follows the verb in its custom id.

        Raises:
            IllegalMove: "moved-on" if these are not the arguments of such a control.
        """
        try:
            readers = map(READERS.__getitem__, map(attrgetter("type"), fields(cls)))
            return cls(*starmap(call, zip(readers, arguments, strict=True)))
        except ValueError:
            raise IllegalMove("moved-on") from None


class OfMatch(Control):
    """What is said about a match."""

    match: int
    """Its id."""


class OfGame(Control):
    """What is said about a game."""

    game: str
    """Its slug."""


def _spell(value: str | int | tuple[int, ...]) -> str:
    return ".".join(map(str, value)) if isinstance(value, tuple) else str(value)


def read_number(spelt: str) -> int:
    """Read a number as the bot spells it: digits alone, and no more than a database holds.

    Raises:
        ValueError: for anything else.
    """
    if not (spelt.isascii() and spelt.isdecimal() and len(spelt) <= MOST_DIGITS):
        raise ValueError(spelt)
    if (number := int(spelt)) > LARGEST_NUMBER:
        raise ValueError(spelt)
    return number


def _read_path(spelt: str) -> tuple[int, ...]:
    return tuple(map(read_number, spelt.split("."))) if spelt else ()


READERS: Final[dict[object, Callable[[str], object]]] = {
    "int": read_number,
    "str": str,
    "tuple[int, ...]": _read_path,
}
"""How each type of field, as it is written in the class, is read from a custom id."""


def button(
    label: str,
    control: Control,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    icon: str | None = None,
) -> ui.Button[Any]:
    """Make a button that sends `control`; an icon stands for an empty label."""
    return ui.Button(
        label=unescape(label)[:LONGEST_LABEL] or None,
        style=style,
        emoji=icon,
        custom_id=control.custom_id,
    )


def icon_button(control: Control, icon: str) -> ui.Button[Any]:
    """Make a small button that says what it does by its emoji, as screen readers do by its name."""
    return ui.Button(emoji=icon, custom_id=control.custom_id)


def select(
    placeholder: str, options: Sequence[discord.SelectOption], control: Control
) -> ui.Select[Any]:
    """Make a select of one option, 25 at most, that sends `control` and the value picked."""
    for option in options:
        option.label = unescape(option.label)
        option.description = option.description and unescape(option.description)
    return ui.Select(
        placeholder=unescape(placeholder)[:PLACEHOLDER_LIMIT],
        options=list(options),
        custom_id=control.custom_id,
    )


def answer_and_why(said: str) -> tuple[str, str]:
    """Split an answer from what explains it, behind a dash or a colon; that may be empty."""
    short, *more = EXPLAINED.split(said.replace("`", ""), 1)
    return short, "".join(more)


def setting_select(
    asked: str, answers: Mapping[str, str], chosen: str, control: Control
) -> ui.Select[Any]:
    """Make a select of what is `chosen` and its alternatives: `answers` are words by value.

    Each option says what is asked and an answer, so that a closed select says both. What explains
    the answer, behind a dash or a colon, stands below it while the select is open: a closed one has
    a phone's width.
    """
    options = []
    for value, said in answers.items():
        short, below = answer_and_why(said)
        options.append(
            discord.SelectOption(
                label=f"{asked}: {short}"[:OPTION_LIMIT],
                description=f"{below[:1].upper()}{below[1:]}"[:OPTION_LIMIT] or None,
                value=value,
                default=value == chosen,
            )
        )
    return select(asked, options, control)


def rows(*controls: ui.Item[Any], width: int = 5) -> list[ui.ActionRow[Any]]:
    """Lay buttons out in rows of at most five."""
    return [ui.ActionRow(*controls[at : at + width]) for at in range(0, len(controls), width)]
