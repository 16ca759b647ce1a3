"""An evening on a bad day: friends who press again whatever fails, and what they must find then."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

from cogs.delivery.messages.round_log import last_lines, only_events, rounds_of
from cogs.kit.summaries import in_brief
from matches.history import worth_telling
from playground import Seen
from playground.protocol.types import MessageFlag
from tests.support.evenings.alike import plies_alike

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from matches.match import Match
    from playground import Change, Person
    from tests.support.evenings.evening import Evening

MOST_TRIES: Final = 20
"""How often people try to open a table, to sit down, or to start a match."""
WAITING: Final = 0.3
"""How often people wait until everything is on show, before the next one acts."""
BY_COMMAND: Final = 0.3
"""How often they use a command instead of a button."""
LONGEST_WAIT: Final = 3600
"""Seconds within which everything must be on show, whatever fails."""
MOST_STEPS: Final = 3000
"""Presses and commands after which an evening that does not end is a bug."""
QUIET: Final = ("↩️", "⏪", "🔄", "👀", "☀️", "🌙")
"""Icons of buttons that lead away from a move, or nowhere."""
DECIDING: Final = ("move:", "pick:", "load:", "sure:")
"""Controls that lead to a move."""


class BadEvening:
    """Plays one match from `/play` to its end, and notes what everybody could read meanwhile."""

    def __init__(self, table: Evening, slug: str, *, seed: int = 1) -> None:
        self.table = table
        self.slug = slug
        self.luck = Random(seed)  # noqa: S311 - repeatable on purpose
        self.failed = 0
        """How often a person got no answer."""
        self.read: set[str] = set()
        """Every line that stood in the channel at some time."""
        self.match_id = 0
        table.world.state.changes.listeners.append(self._note)

    def _note(self, change: Change) -> None:
        message = change.message
        if message and message.channel is self.table.world.table and not message.only_for:
            self.read.update(Seen(message).text.splitlines())

    # ---- playing ------------------------------------------------------------------------

    async def begin(self, *options: str) -> None:
        """Open a table, agree on options (by their labels), sit down, and start."""
        here = self.table.world.table
        host, *guests = self.table.people
        matches = self.table.bot.store.matches
        for _ in range(MOST_TRIES):
            if not self._lobby():
                await self.try_to(host.slash("play", game=self.slug, at=here))
        for label in options:
            await self._insist(partial(self._choose, host, label))
        for guest in guests:
            for _ in range(MOST_TRIES):
                if guest.name not in self._lobby()[0].text:
                    await self.try_to(guest.press("Join", at=here))
        for _ in range(MOST_TRIES):
            if not await matches.running():
                await self.try_to(host.press("Start", at=here))
        (self.match_id,) = await matches.running()

    async def _insist(self, step: Callable[[], Awaitable[object]]) -> None:
        """Do something again and again until it is answered."""
        for _ in range(MOST_TRIES):
            if await self.try_to(step()):
                return

    def _lobby(self) -> list[Seen]:
        here = self.table.people[0].sees(self.table.world.table)
        return [one for one in here if any(verb.startswith("join:") for verb in _controls(one))]

    async def _choose(self, host: Person, label: str) -> None:
        """Agree on an option in the private message that the host opens from the lobby."""
        (lobby,) = self._lobby()
        opener = next(one for one in _controls(lobby) if one.startswith("options:"))
        options = await host.answer_to(host.client.use(lobby.message, opener))
        offering = [one for one in options.selects if label in {said.label for said in one.options}]
        assert offering, "the answer was lost"
        await host.select(offering[0].custom_id, label, on=options)

    async def play(self, steps: int = MOST_STEPS) -> None:
        """Play to the end, or so many steps.

        Raises:
            AssertionError: if the match does not end, or is not shown as it stands.
        """
        for _ in range(steps):
            match = await self.match()
            if match.outcome:
                break
            if self.luck.random() < WAITING:
                await self.until_shown()
            acting = sorted(match.to_act() - match.resigned)
            await self.act(self.table.people[self.luck.choice(acting)], match)
        assert steps < MOST_STEPS or (await self.match()).outcome, self.table.world.dump()
        await self.until_shown()

    async def act(self, person: Person, match: Match) -> None:
        """Let a player to act do something that leads to a move, as they see it."""
        if self.luck.random() < BY_COMMAND and await self.try_to(self._command(person, match)):
            return
        offered = [(seen, one) for seen in self._messages(person) for one in _deciding(seen)]
        if not offered:
            await self.until_shown()
            return
        seen, custom_id = self.luck.choice(offered)
        await self.try_to(self._use(person, seen, custom_id))

    def _messages(self, person: Person) -> list[Seen]:
        """Return the messages to play from: the newest hand, or whether one is sure."""
        asked = [one for one in person.ephemerals() if _deciding(one)][-1:]
        return asked or [one for one in _hands(person) if _deciding(one)][-1:]

    async def _use(self, person: Person, seen: Seen, custom_id: str) -> None:
        """Press a button, or pick any answer of a select."""
        for select in seen.selects:
            if select.custom_id == custom_id:
                label = self.luck.choice(select.options).label
                await person.select(custom_id, label, on=seen)
                return
        await person.answer_to(person.client.use(seen.message, custom_id))

    async def _command(self, person: Person, match: Match) -> None:
        """Use a command of the game for a kind of move that is legal, with what is suggested."""
        here = self.table.world.table
        kinds = {str(getattr(move, "kind", "")) for move in match.legal(match.seat_of(person.id))}
        (group,) = [
            one
            for _, one in person.client.commands(here)
            if one["name"] in {self.slug, self.slug.replace("_", ""), self.slug.split("_")[0]}
        ]
        known = [one for one in group["options"] if one["name"] in kinds]
        chosen = self.luck.choice(known) if known else None
        assert chosen, "there is a button for it"
        given: dict[str, str | int | float] = {}
        for option in chosen.get("options", ()):
            name = f"{group['name']} {chosen['name']}"
            said = {_argument(one): value for one, value in given.items()}
            offers = await person.complete(name, option["name"], "", at=here, **said)
            assert offers, "somebody was faster"
            given[option["name"]] = self.luck.choice(offers)[1]
        said = {_argument(one): value for one, value in given.items()}
        await person.slash(f"{group['name']} {chosen['name']}", at=here, **said)

    async def try_to(self, step: Awaitable[object]) -> bool:
        """Do something as a person would; tell whether it was answered."""
        try:
            await step
        except AssertionError:
            self.failed += 1
            return False
        return True

    # ---- what they must find ------------------------------------------------------------

    async def match(self) -> Match:
        """Return the match as it is written down."""
        return await self.table.bot.store.matches.load(self.match_id)

    async def until_shown(self) -> None:
        """Wait until everybody sees how the match stands, and exactly those to act are called.

        Raises:
            AssertionError: after an hour.
        """
        match = await self.match()
        log = await self.table.bot.store.matches.log_of(match.id)
        alike = plies_alike(match, log)
        for _ in range(LONGEST_WAIT):
            if not self.missing(match, alike):
                return
            await asyncio.sleep(1)
        sentence = f"{self.missing(match, alike)}\n{self.table.world.dump()}"
        raise AssertionError(sentence)

    def missing(self, match: Match, plies: set[int]) -> list[str]:
        """Return what is not as it should be: a table after one of these plies, calls, hands."""
        reader = self.table.people[0]
        seen = reader.sees(self.table.world.table)
        names = [one.filename for each in seen for one in each.pictures]
        tables = [name for name in names if not name.startswith("climax-")]
        calls = [reader.reads(one) for one in seen if one.text.startswith("🔔")]
        called = {one for one in self.table.people for line in calls if one.name in line}
        acting = [self.table.people[seat] for seat in match.to_act() - match.resigned]
        is_shown = len(tables) == 1 and tables[0] in {f"table-{ply}.png" for ply in plies}
        found = [] if is_shown else [f"tables: {tables}"]
        notified = called.union(filter(_was_notified, acting))
        if len(calls) > 1 or not called <= set(acting) <= notified:
            found.append(f"called: {calls}")
        for person in acting:
            stamp = match.stamp(match.seat_of(person.id))
            controls = [one for seen in _hands(person)[-1:] for one in _controls(seen)]
            if not any(stamp in one or one.startswith("load:") for one in controls):
                found.append(f"{person} is not asked: {match.ply} {stamp} {controls}")
        return found

    async def untold(self) -> list[str]:
        """Return what the table should be told, and could not be read within an hour.

        The last round may wait for the picture of how it ended.
        """
        left = await self._unread()
        for _ in range(LONGEST_WAIT):
            if not left:
                break
            await asyncio.sleep(1)
            left = await self._unread()
        return left

    async def _unread(self) -> list[str]:
        match = await self.match()
        voice = await self.table.bot.known_users.voice(match, None)
        log = await self.table.bot.store.matches.log_of(self.match_id)
        game = self.table.bot.presentations[self.slug]
        rounds = rounds_of(worth_telling(log), game, is_over=match.outcome is not None)
        then = await self.table.bot.known_users.voices_then(match, log, voice)
        unread: list[str] = []
        for one in rounds:
            sums = [only_events(line, game.sums) for line in one]  # said by the table
            said = in_brief(sums, None, voice, then, retold=match.story.retold, by_outcome=True)
            ways: list[list[str]] = []  # with the climax of the round some of it is not told
            for without in (game.sums, game.sums | game.seen_in_climax):
                told = in_brief(
                    one, None, voice, then, without, retold=match.story.retold, by_outcome=True
                )
                told = [*last_lines(told), *said]
                lines = [line for each in told for line in f"-# {each}".splitlines()]
                ways.append([line for line in lines if line not in self.read])
            ways.sort(key=len)
            unread += ways[0]
        return unread


def _was_notified(person: Person) -> bool:
    """Tell whether a person's hand was posted so that it notified them, and not edited alone."""
    return any(
        not one.message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS for one in _hands(person)[-1:]
    )


def _hands(person: Person) -> list[Seen]:
    return [one for one in person.dms() if not one.ephemeral]


def _controls(seen: Seen) -> list[str]:
    return [*(one.custom_id for one in seen.buttons), *(one.custom_id for one in seen.selects)]


def _deciding(seen: Seen) -> list[str]:
    """Return the controls that lead to a move, as far as one can tell from looking at them."""
    quiet = {
        one.custom_id for one in seen.buttons if one.emoji in QUIET or one.label.endswith("· 0")
    }
    return [one for one in _controls(seen) if one.startswith(DECIDING) and one not in quiet]


def _argument(option: str) -> str:
    return f"{option}_" if option == "at" else option
