"""The bot as the cogs see it, and what they ask of delivery."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias, TypeVar

import discord
from discord.ext import commands

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
    from datetime import datetime
    from weakref import WeakValueDictionary

    from discord import ui

    from cogs.kit.messages.controls import Control
    from cogs.kit.messages.layouts import Picture
    from cogs.kit.messages.rules_pages import Scene
    from cogs.kit.presentation import Presentation
    from cogs.kit.users import Users
    from games.kit.charts import Bar, Meeting, ProfileChart
    from games.kit.game import AnyGame, Seat
    from games.kit.words import Voice
    from matches.bounded import BoundedDict
    from matches.computers.computers import Clock
    from matches.computers.thinker import Thinker
    from matches.match import Match, Turn
    from matches.ports import Store
    from matches.referee import Referee
    from matches.workers.processes import Workers

Renewal: TypeAlias = "Callable[[Match], Awaitable[object]]"
"""Brings one private answer up to date with a match."""

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


PressMethod: TypeAlias = "Callable[[Call, Sequence[str]], Awaitable[None]]"
"""Answers a press: the call, and what follows the verb in the custom id of the control."""

ControlT = TypeVar("ControlT", bound="Control")


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

    def refresh(self, match_id: int, *, fresh_table: bool = False) -> None:
        """Bring every message of a match up to date, soon; returns at once."""

    def waiting(self) -> int:
        """Return of how many matches something is still to be shown."""

    def catch_up(self, match_ids: Sequence[int]) -> None:
        """Bring these matches up to date one after another, in the background; returns at once."""

    def stop_catching_up(self) -> None:
        """Leave the rest of them for the next start."""

    def try_again(self) -> None:
        """Show at once what could not be shown and waits for its next try; returns at once."""

    def listen(self, call: Call) -> None:
        """Keep a player's latest interaction: for some minutes it can carry a private word."""

    async def remember(self, call: Call, match: Match, renew: Renewal) -> None:
        """Keep the private answer to a call: it must not go on showing what is covered up later."""

    async def hand_opened(self, call: Call, match: Match, seat: Seat) -> None:
        """Keep the private hand that a call has opened; the one opened before is taken away.

        It shrinks to one line once its player has moved.
        """

    def hand_answered(self, match: Match, seat: Seat) -> None:
        """Note that the answer to a press replaces the private hand of a seat."""

    def retry_channel(self, channel: int) -> None:
        """Try to post in this channel again, although the bot was refused there."""

    def closed_channels(self) -> frozenset[int]:
        """Return the channels in which the bot was refused when it posted last."""

    def message_posted(self, channel: int, message: int) -> None:
        """Hear that a message was posted in a channel, by whomever."""

    def messages_deleted(self, channel: int, messages: Iterable[int]) -> None:
        """Hear that messages of a channel are gone."""

    async def wait_until_shown(self) -> None:
        """Wait until everything asked for is shown; nothing waits for its pace meanwhile."""

    async def hand(
        self,
        match: Match,
        seat: Seat,
        voice: Voice,
        path: tuple[int, ...] | None = None,
        pages_turned: int = 0,
        note: str = "",
    ) -> tuple[ui.LayoutView, Picture | None]:
        """Lay out a seat's hand with its next decision and a `note` to its player.

        `path` holds the answers given so far; `pages_turned` counts in a long list of answers.

        Raises:
            IllegalMove: "moved-on" for a stale path.
        """

    def drawn_title(self, game: AnyGame, language: str) -> Picture | None:
        """Return a game's title picture if it has been drawn already."""

    async def title_picture(self, game: AnyGame, language: str) -> Picture | None:
        """Draw the table of a game in the middle of a match; None if that failed."""

    def drawn_scene(self, game: AnyGame, language: str, scene: Scene, name: str) -> Picture | None:
        """Return the picture of a moment of a match if it has been drawn already."""

    async def scene(self, game: AnyGame, language: str, scene: Scene, name: str) -> Picture | None:
        """Draw a moment of a match, an example for the page `name`; None if that failed."""

    def is_drawn(
        self, match: Match, seat: Seat, voice: Voice, path: tuple[int, ...] | None = None
    ) -> bool:
        """Tell whether `hand` has nothing to draw for this.

        Raises:
            IllegalMove: "moved-on" for a stale path.
        """

    async def larger_picture(self, match: Match, seat: Seat | None, voice: Voice) -> Picture | None:
        """Draw the larger picture of what a seat, or the table, sees; None if that failed."""

    async def picture(self, match: Match, seat: Seat | None, voice: Voice) -> Picture | None:
        """Draw what a seat, or the table (None), sees; None if that failed."""

    async def bars(self, title: str, bars: Sequence[Bar], alt: str) -> Picture | None:
        """Draw a leaderboard; None if that failed."""

    async def bracket(
        self, title: str, rounds: Sequence[Sequence[Meeting]], alt: str
    ) -> Picture | None:
        """Draw the bracket of a knock-out; None if that failed."""

    async def profile(self, chart: ProfileChart, alt: str) -> Picture | None:
        """Draw a profile; None if that failed."""

    async def replay(self, match: Match, voice: Voice) -> Picture | None:
        """Draw a match that is over as an animation, from first to last; None if that failed."""


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
    workers: Workers
    """Where pictures are drawn, and computers think."""
    thinker: Thinker
    known_users: Users
    lobby_locks: WeakValueDictionary[int, asyncio.Lock]
    """A lock for each lobby that is being changed or shown; see `LobbyMessages`."""
    press_methods: dict[str, PressMethod]
    """What answers a press of each control, by its verb."""
    latest_refusals: BoundedDict[int, Refusal]
    """The refusal that each user got last."""
    presentations: dict[str, Presentation]
    """How each game wants its matches shown, by slug."""

    def is_ours(self, guild: int) -> bool:
        """Tell whether Discord tells this process of a server, by its shard, or another one."""
        return (guild >> 22) % (self.shard_count or 1) in self.shards

    def on(
        self, control: type[ControlT], answer: Callable[[Call, ControlT], Awaitable[None]]
    ) -> None:
        """Let `answer` answer every press of a control of this kind."""

        async def read_and_answer(call: Call, arguments: Sequence[str]) -> None:
            await answer(call, control.read(arguments))

        self.press_methods[control.verb] = read_and_answer


Call: TypeAlias = discord.Interaction[Bot]
"""One interaction: a command used, a button pressed, an option picked."""
