"""The bot as the cogs see it, and what they ask of delivery."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import discord
from discord.ext import commands

from matches.workers.processes import Priority

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping
    from contextlib import AbstractContextManager
    from datetime import datetime
    from weakref import WeakValueDictionary

    from discord import ui

    from cogs.kit.double_taps import DoubleTaps
    from cogs.kit.messages.layouts import Picture
    from cogs.kit.messages.talk import Talk
    from cogs.kit.pictures.pictures import Pictures
    from cogs.kit.presentation import Presentation
    from cogs.kit.responses import LatestCalls
    from cogs.kit.users import Users
    from games.kit.game import AnyGame, Seat
    from games.kit.words import Voice
    from matches.caching import BoundedDict
    from matches.clocks.timekeeper import Timekeeper
    from matches.computers.thinker import Thinker
    from matches.match import Match, Turn
    from matches.referee import Referee
    from matches.wakeups import Clock
    from matches.workers.processes import Workers
    from storage.store import Store

LayOutAnswer: TypeAlias = (
    "Callable[[Match, int, Voice], Awaitable[tuple[ui.LayoutView, Picture | None]]]"
)
"""Lays out anew what a private answer about a match shows a user, with a voice."""

TakeAway: TypeAlias = "Callable[[], Awaitable[object]]"
"""Takes a private answer away while Discord lets us."""


@dataclass
class Refusal:
    """A private note that something could not be done."""

    line: str
    channel: int | None
    asked: datetime
    """When its user asked for what was refused."""
    take_away: TakeAway | None = None
    """None until it is said."""


PressMethod: TypeAlias = "Callable[[Call, Any], Awaitable[None]]"
"""Answers a press: the call, and the control that was pressed."""


ShownAfterwards: TypeAlias = "Callable[[Match], Awaitable[tuple[str, list[ui.Button[Any]]] | None]]"
"""Returns what a feature shows at a match of its own that is over: a line, and the ways on."""


class DeliveryPort(Protocol):
    """What the bot and the cogs ask of delivery; `cogs.delivery` does it."""

    clock: Clock
    """The time that delivery goes by, and calls at a later time."""

    def show(
        self, turn: Turn, *, fresh_table: bool = False, pressed: discord.Message | None = None
    ) -> None:
        """Let everybody see what a turn led to, soon; returns at once.

        With `fresh_table` the table message is posted anew, at the end of the channel. `pressed` is
        the message on which the move was made: its picture can stay there until there is time.
        """

    def refresh(self, match_id: int, *, fresh_table: bool = False, anew: bool = False) -> None:
        """Bring every message of a match up to date, soon; returns at once.

        With `anew` also those that are up to date as far as is known: something may have been
        written over them.
        """

    async def film_drawn(self, match: Match) -> None:
        """Wait a moment for what has just happened to be drawn in motion, if there is time."""

    async def film_watched(self, match: Match) -> None:
        """Wait until people have seen what has just happened in motion, or want to go on."""

    def film_skipped(self, match_id: int) -> None:
        """Note that somebody who saw the film of a match wants to go on."""

    def last(self) -> AbstractContextManager[None]:
        """Send the requests of a block after all others that wait."""

    def retry_channel(self, channel: int) -> None:
        """Try to post in this channel again, although the bot was refused there."""

    def closed_channels(self) -> frozenset[int]:
        """Return the channels in which the bot was refused when it posted last."""


class PrivateAnswersPort(Protocol):
    """What the cogs ask of the private answers that show a match."""

    layouts: dict[str, LayOutAnswer]
    """How each kind of answer is laid out anew, for a user with a voice."""

    async def remember(self, call: Call, match: Match, kind: str) -> None:
        """Keep the private answer to a call: it must not go on showing what is covered up later.

        Of the private copies of a hand (`COPY`), the one opened before is taken away, and this one
        shrinks to one line once its player has moved.
        """

    def hand_answered(self, match: Match, seat: Seat) -> None:
        """Note that the answer to a press replaces the private hand of a seat."""


class HandsPort(Protocol):
    """What the cogs ask of hands."""

    async def lay_out(
        self,
        match: Match,
        seat: Seat,
        voice: Voice,
        path: tuple[int, ...] | None = None,
        pages_turned: int = 0,
        note: str = "",
        priority: Priority = Priority.ASKED,
        *,
        as_of: bool = False,
    ) -> tuple[ui.LayoutView, Picture | None]:
        """Lay out a seat's hand with its next decision and a `note` to its player.

        A hand that will soon not be renewed any more says `as_of` when it is while it asks nothing,
        and begins with what has just happened, if that is shown in motion.

        `path` holds the answers given so far; `pages_turned` counts in a long list of answers.

        Raises:
            IllegalMove: "moved-on" for a stale path.
        """

    def bring_below(self, match_id: int, player: int) -> None:
        """Let a hand lie below all others of a player the next time that its match is shown."""

    async def is_drawn(
        self, match: Match, seat: Seat, voice: Voice, path: tuple[int, ...] | None = None
    ) -> bool:
        """Tell whether `lay_out` has nothing to draw for this.

        Raises:
            IllegalMove: "moved-on" for a stale path.
        """


class Bot(commands.AutoShardedBot):
    """The bot as the cogs see it; `bot.app.GameBot` wires it.

    Discord says over how many connections its servers are spread; below 2,500 it is one.
    """

    shelf: Mapping[str, AnyGame]
    """The games to be played, by slug."""
    store: Store
    feedback: int | None
    """The channel or user that feedback goes to; None if its operator has named none."""
    referee: Referee
    delivery: DeliveryPort
    hands: HandsPort
    private_answers: PrivateAnswersPort
    pictures: Pictures
    latest_calls: LatestCalls
    double_taps: DoubleTaps
    workers: Workers
    """Where pictures are drawn, and computers think."""
    thinker: Thinker
    timekeeper: Timekeeper
    known_users: Users
    lobby_locks: WeakValueDictionary[int, Any]
    """A lock for each lobby that is being changed or shown; see `LobbyMessages`."""
    lobbies_replaced: BoundedDict[int, bool]
    """The lobbies whose messages were deleted and posted anew once."""
    awaited: BoundedDict[int, tuple[int, tuple[int, ...], frozenset[Seat]]]
    """The matches shown last: the server of each, its players, and the seats that it waits for."""
    departed: BoundedDict[tuple[int, int], bool]
    """Who was waited for last time and had left, by server and user."""
    press_methods: dict[str, PressMethod]
    """What answers a press of each control, by its verb."""
    latest_refusals: BoundedDict[int, Refusal]
    """The refusal that each user got last."""
    shown_afterwards: list[ShownAfterwards]
    """What features show at matches that are over in place of "Play again"; the first counts."""
    talk: Talk
    """What players say to their tables."""
    threads_left: set[int]
    """Private threads that the bot was removed from: the library goes on knowing them."""
    presentations: dict[str, Presentation]
    """How each game wants its matches shown, by slug."""

    def is_ours(self, guild: int) -> bool:
        """Tell whether Discord tells this process of a server, by its shard, or another one."""
        return (guild >> 22) % (self.shard_count or 1) in self.shards


Call: TypeAlias = discord.Interaction[Bot]
"""One interaction: a command used, a button pressed, an option picked."""


def channel_of(call: Call) -> int:
    """Return the id of the channel that a call comes from.

    Raises:
        LookupError: where the library knows none; no other number may stand for it, as all such
            channels would then be one.
    """
    if call.channel_id is None:
        msg = f"interaction {call.id} comes from no channel"
        raise LookupError(msg)
    return call.channel_id
