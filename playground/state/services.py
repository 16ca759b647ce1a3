"""The state and what changes it, passed on together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playground.state.interactions import Interactions
    from playground.state.message_builder import MessageBuilder
    from playground.state.state import State


@dataclass(frozen=True, slots=True)
class Services:
    """What the routes of bots and the apps of people work on."""

    state: State
    interactions: Interactions
    message_builder: MessageBuilder
