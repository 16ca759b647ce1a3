"""A local stand-in for Discord: real bots connect to it, and tests or people play at it."""

from playground.clock import ManualClock, WallClock
from playground.driver import InteractionFailed, Person
from playground.modal import Modal
from playground.options import NotOffered
from playground.seen import Seen
from playground.world import World

__all__ = [
    "InteractionFailed",
    "ManualClock",
    "Modal",
    "NotOffered",
    "Person",
    "Seen",
    "WallClock",
    "World",
]
