"""An evening at the playground: the real bot on unmodified discord.py, and friends who play.

What the tests assert is what people see. `settle` waits until everything the bot means to show is
on show; nothing sleeps.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from contextlib import asynccontextmanager, closing, contextmanager
from typing import TYPE_CHECKING, Any, Final

from typing_extensions import override

from bot.app import GameBot
from cogs.delivery.pace import at_once
from cogs.delivery.reconciler import Delivery
from cogs.kit.messages.controls import answer_and_why
from games import SHELF
from games.kit.words import Voice, language_of
from playground import World
from tests.support.evenings.answers import answer_all, answers_of
from tests.support.evenings.threads import Threads
from tests.support.luck import DEALS
from tests.support.stores.templates import open_fresh

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator, Sequence
    from pathlib import Path

    from cogs.delivery.pace import Due, Facts
    from cogs.delivery.sending.rate_limiter import RateLimiter
    from matches.fairness.seals import Origin
    from matches.workers.processes import Workers
    from playground import Application, Person, Seen
    from playground.people.inputs import Input
    from playground.state.clock import Clock
    from playground.state.model import Channel
    from storage.address import Address

UNHURRIED: Final = 15.0
"""Seconds that the bot has for an answer, as no test is about them: the machine may be busy."""
BREATH: Final = 0.01
"""Seconds without a change before it is asked what is still to be shown."""
NAMES = ("Red", "Blue", "Green", "Amber", "Violet")


_TRANSLATED: Final[dict[str, list[dict[str, Any]]]] = {}


def picture_on(seen: Seen) -> str:
    """Return the file name of a message's picture, without what tells its content from others."""
    return re.sub("-[0-9a-f]{8}[.]", ".", seen.pictures[0].filename)


def in_full(seen: Seen) -> str:
    """Return what a message says, in its text and in the words of its pictures."""
    return "\n".join((seen.text, *(picture.alt for picture in seen.pictures)))


def _climax_is_drawn() -> bool:
    """Tell whether a climax is being drawn, for all or for a seat."""
    return any(one.get_name().startswith("climax-") for one in asyncio.all_tasks())


class Bot(GameBot):
    """The real bot, whose commands are translated once for all bots that have the same ones."""

    @override
    async def command_payloads(self) -> list[dict[str, Any]]:
        plain = json.dumps([command.to_dict(self.tree) for command in self.tree.get_commands()])
        if plain not in _TRANSLATED:
            _TRANSLATED[plain] = await super().command_payloads()
        return _TRANSLATED[plain]


class Evening:
    """A server, its people, and the bot, which can be stopped and started."""

    pace: Callable[[Facts], Due] = staticmethod(at_once)
    """When messages are due: moves of most tests follow one another at once."""
    longest_answer = UNHURRIED
    """Seconds after which nothing is written down any more for who has not been answered."""
    limiter: RateLimiter | None = None
    """What bounds the bot's requests; most tests meet no limits."""

    def __init__(
        self,
        world: World,
        database: Address,
        people: Sequence[Person],
        shards: int | None = None,
        *,
        member: bool = True,
        workers: Workers | None = None,
        clock: Clock | None = None,
        seeds: Callable[[Origin | None], str] = DEALS,
    ) -> None:
        self.world = world
        self._workers = workers
        self._clock = clock
        self._seeds = seeds
        self._shards = shards
        self.people = tuple(people)
        self.application: Application = world.application("Gangway", member=member)
        self._database = database

    async def start(self) -> None:
        """Start the bot and wait until it is ready and everything is on show."""
        self._store = await open_fresh(self._database, SHELF)
        await self._store.configs.greet(self.world.home.id)  # the home knows the bot
        self.bot = Bot(
            self._store,
            connector=self.application.connector(),
            guild_ready_timeout=0.05,
            shard_count=self._shards,
            workers=self._workers or Threads(),
            limiter=self.limiter,
        )
        self.bot.interaction_tasks.longest_answer = self.longest_answer
        self.bot.referee.seed_for = self._seeds
        if isinstance(self.bot.delivery, Delivery):
            self.bot.delivery.pace = self.pace
        if self._clock and isinstance(self.bot.delivery, Delivery):
            clock = self.bot.delivery.clock
            clock.now, clock.later = self._clock.now, self._clock.later
        self.world.busy_bots[:] = [lambda: bool(self.bot.interaction_tasks.under_way)]
        self._running = asyncio.create_task(self.bot.start(self.application.token))
        ready = asyncio.create_task(self.bot.wait_until_ready())
        await asyncio.wait({self._running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            await self._running
        await self.settle()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Open the database beside the bot, to look at what it has stored."""
        place = f"file:{self._database}?mode=ro"
        with closing(sqlite3.connect(place, uri=True, isolation_level=None)) as opened:
            yield opened

    async def stop(self) -> None:
        """Stop the bot as its operator would."""
        await self.bot.close()
        await self._running
        await self._store.close()

    async def restart(self) -> None:
        """Stop the bot, and start it again on the same database."""
        await self.stop()
        await self.start()

    async def settle(self) -> None:
        """Wait until everything is on show, and nothing has followed for a while."""
        changes = self.world.state.changes
        shown = -1
        while changes.count != shown or self._is_showing():
            await self.world.idle(quiet=BREATH)
            await self.bot.delivery.wait_until_shown()
            shown = changes.count
            await self.world.idle()

    def _is_showing(self) -> bool:
        """Tell whether an update is under way, or waits for its pace."""
        return self.bot.delivery.is_busy()

    # ---- what people do ---------------------------------------------------------------

    async def open_table(self, game: str, *seated: Person, start: bool = True) -> Seen:
        """Let the first person open a table, the others join, and the first one start."""
        host, *others = seated
        await host.slash("play", game=game, at=self.world.table)
        for guest in others:
            await guest.press(self.label(host, "button-join"), at=self.world.table)
        lobby = host.sees(self.world.table)[-1]
        if start:
            await host.press(self.label(host, "button-start"), at=self.world.table)
            await self.settle()
        return lobby

    async def play_alone(self, person: Person, *, at: Channel, **options: Input) -> Seen:
        """Let somebody play among computers in a channel, at once."""
        asked = await person.slash("play", at=at, **options)
        return await person.press(self.label(person, "button-in-channel"), on=asked)

    async def agree(self, host: Person, asked: str, answer: str) -> Seen:
        """Let the host of the lobby pick an option in private; return that message as it is."""
        opened = await host.press(self.label(host, "button-options"), at=self.world.table)
        question, _, said = answer.partition(": ")
        label = f"{question}: {answer_and_why(said)[0]}" if said else answer
        return await host.select(asked, label, on=opened)

    async def resign(self, person: Person) -> None:
        """Let a player give up their seat, and wait until that is on show."""
        sure = await person.slash("resign", at=self.world.table)
        await person.press(self.label(person, "button-resign"), on=sure)
        await self.settle()

    async def as_it_goes(self) -> None:
        """Let everything happen that is due, and nothing before; climaxes are drawn."""
        is_drawing = True
        while is_drawing:
            is_drawing = _climax_is_drawn()
            for _ in range(3):
                await self.world.idle(quiet=BREATH)
                await self.bot.delivery.wait_until_idle()
            is_drawing |= _climax_is_drawn()  # one may have begun meanwhile

    @staticmethod
    def label(opener: Person, key: str) -> str:
        """Return what stands on a button of a table: it speaks the language of its opener."""
        return Voice(language_of(opener.user.locale))(key)

    def table(self) -> Seen:
        """Return the table message as everybody sees it: the newest one with a picture."""
        return [seen for seen in self.people[0].sees(self.world.table) if seen.pictures][-1]

    def told(self) -> str:
        """Return everything there is to read in the channel."""
        return "\n".join(seen.text for seen in self.people[0].sees(self.world.table))

    def hand(self, person: Person) -> Seen:
        """Return a person's hand as it lies in the direct messages."""
        return [seen for seen in person.dms() if seen.pictures][-1]

    def acting(self) -> list[Person]:
        """Return the players who are offered something to decide in the direct messages."""
        return [person for person in self.people if person.dms() and answers_of(self.hand(person))]

    async def press_on(self, person: Person, hand: Seen) -> Seen:
        """Answer the questions of a hand, always with the first answer, until the move is made."""
        return await answer_all(person, hand)

    async def move(self) -> None:
        """Let the one who is to act make a move from the hand, and wait until it is on show."""
        (player,) = self.acting()
        await self.press_on(player, self.hand(player))
        await self.settle()


@asynccontextmanager
async def evening(
    folder: Path,
    seats: int = 2,
    locales: Sequence[str] = ("en-US",),
    shards: int | None = None,
    workers: Workers | None = None,
    clock: Clock | None = None,
    place: Address | None = None,
    *,
    seeds: Callable[[Origin | None], str] = DEALS,
) -> AsyncIterator[Evening]:
    """Open the playground with the bot and some people; it may complain of nothing.

    With a `clock` the world and the bot's delivery go by it instead of by real time. The database
    is at `place`, or in a file in `folder`. Cards are dealt from `seeds`, the same in every run.
    """
    async with World.open(clock=clock) as world:
        if clock is None:
            world.answer_within(UNHURRIED)
        people = [
            world.member(name, locale=locales[at % len(locales)])
            for at, name in enumerate(NAMES[:seats])
        ]
        opened = Evening(
            world,
            place or folder / "gangway.db",
            people,
            shards,
            workers=workers,
            clock=clock,
            seeds=seeds,
        )
        await opened.start()
        try:
            yield opened
        finally:
            await opened.stop()


def let_some_send_names(table: Evening) -> None:
    """Let every other person's app send the names of suggestions instead of their values.

    The first one uses Android besides.
    """
    for person in table.people[::2]:
        person.sends_names = True
    table.people[0].on_android = True
