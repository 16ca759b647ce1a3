"""Refusing a body that has problems, as Discord does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.checks.form import EMPTY_MESSAGE as EMPTY_MESSAGE_PROBLEM
from playground.protocol.errors import EMPTY_MESSAGE, DiscordError, invalid_form

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playground.checks import Problem


def refuse(problems: Sequence[Problem]) -> None:
    """Refuse a body that has problems.

    Raises:
        DiscordError: 50006 for a message that is merely empty, 50035 for all other problems.
    """
    others = [one for one in problems if one.code != EMPTY_MESSAGE_PROBLEM]
    if others:
        raise invalid_form(*((one.path, one.code, one.message) for one in others))
    if problems:
        raise DiscordError(EMPTY_MESSAGE)
