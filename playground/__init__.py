"""A local stand-in for Discord: real bots connect to it, and tests or people play at it."""

from playground.bots import CannotStart, OpenBot
from playground.people.controls import Button
from playground.people.errors import InteractionFailed, NotOffered
from playground.people.modal import Modal
from playground.people.person import (
    Person,
)
from playground.people.seen import (
    Seen,
)
from playground.plug import NotTaken, Plug, Shortcuts, Taken
from playground.protocol.types import ChannelType
from playground.state.changes import Change
from playground.state.clock import ManualClock, Timer, WallClock
from playground.state.model import Application, Channel
from playground.world import PATIENCE, World
