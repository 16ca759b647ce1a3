"""Fifty people press at once: `make races`, or `python -m trials.proof.races --waves 50`.

In a lobby every answer must be explained by one order of changes, checked by search; in matches the
log gives the order, and the pure rules say which presses it explains. Reads and writes of the
database are delayed by lot, so that presses overtake one another; time is that of a fast loop.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import pytest
from discord.utils import snowflake_time

from cogs.delivery.reconciler import Delivery
from cogs.kit.refusals import SEEN_AGAIN_AFTER
from games import SHELF
from games.kit.game import IllegalMove
from games.kit.words import Voice
from matches.lobby_changes import joined, left, with_computer, without_computer
from matches.seated import read_level
from playground import NotOffered, World
from playground.protocol.types import ComponentType, ResponseType
from storage.sqlite.database import SqliteDatabase
from tests.support.evenings.evening import Evening
from tests.support.fast_time import FastLoop, run_fast
from trials.people import choices, control, hand_of
from trials.proof.deaths.ledger import Ledger, Press
from trials.proof.linear import Operation, order_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.kit.game import AnyGame
    from matches.match import Match
    from matches.records import Lobby
    from playground import Change, Channel, Person, Seen
    from playground.state.model import Interaction

PEOPLE: Final = 50
TABLES: Final = {
    "all_aboard": (5, 5),
    "alles_an_bord": (4, 4, 4),
    "bandido_alcatraz": (4, 4, 4),
    "off_the_rails": (4, 4, 4),
    "abordaje": (2, 2),
}
"""How many sit at each table of each game: fifty in all."""
LONGEST_DELAY: Final = 0.02
"""Seconds by which a read or a write is delayed, before and after."""
LONGEST_ANSWER: Final = 60.0
"""Seconds for which people wait for an answer: the delays make it longer than Discord's three."""
STALE, TWICE, FOREIGN = 0.2, 0.3, 0.1
"""How often a person presses what was pressed before, twice, or what is another's."""


@dataclass
class Times:
    """When interactions began and ended, counted in changes of the world."""

    world: World
    now: int = 0
    began: dict[int, int] = field(default_factory=dict)
    ended: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.world.state.changes.listeners.append(self._note)

    def _note(self, change: Change) -> None:
        self.now += 1
        if change.interaction is None:
            return
        if change.what == "interaction_created":
            self.began.setdefault(change.interaction.id, self.now)
        if change.what in {"interaction_answered", "interaction_failed"}:
            self.ended[change.interaction.id] = self.now


@dataclass
class Race:
    """The bot, fifty people, and what was found."""

    table: Evening
    luck: Random
    lobby_presses: int = 0
    match_presses: int = 0
    moves: int = 0
    refused: int = 0
    used: dict[int, list[tuple[Seen, str, tuple[str, ...]]]] = field(default_factory=dict)
    """What each person has pressed before."""
    told: list[Interaction] = field(default_factory=list)
    """What was refused in words, at any match."""

    def __post_init__(self) -> None:
        self.world = self.table.world
        self.times = Times(self.world)
        self.ledger = Ledger(self.world)

    async def answers(self, asked: Sequence[Interaction]) -> None:
        """Wait until all are answered.

        Raises:
            AssertionError: if one is not.
        """
        await asyncio.wait([one.answered for one in asked], timeout=LONGEST_ANSWER)
        silent = [one.data for one in asked if one.response is None]
        assert not silent, f"not answered: {silent}"
        await self.table.settle()

    # ---- lobbies ------------------------------------------------------------------------------

    async def race_for_seats(self, slug: str, waves: int) -> None:
        """Let all come, go, change and start at one lobby at once, again and again.

        Raises:
            AssertionError: if no order explains what they were answered.
        """
        channel = self.world.channel(f"race-{slug}-{self.times.now}")
        for _ in range(waves):
            lobby = await self._open_lobby(slug, channel)
            if lobby is None:
                return  # the match has started
            shown = next(
                one for one in self.table.people[0].sees(channel)[::-1] if control(one, "join")
            )
            asked = []
            for person in self.luck.sample(self.table.people, PEOPLE):
                verb = self.luck.choice(["join"] * 4 + ["leave", "leave", "options", "start"])
                if custom_id := control(shown, verb):
                    asked.append(self._send(person, shown, custom_id))
            if plus := control(shown, "addcomputer"):
                host = next(one for one in self.table.people if one.id == lobby.host)
                asked.append(self._send(host, shown, plus))
            await self.answers(asked)
            await self._explain(slug, lobby, asked, channel)

    def _send(
        self, person: Person, shown: Seen, custom_id: str, picked: tuple[str, ...] = ()
    ) -> Interaction:
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": ComponentType.BUTTON}
        if picked:
            data |= {"component_type": ComponentType.STRING_SELECT, "values": list(picked)}
        return person.client.send_component(shown.message, data, shown.then)

    async def _open_lobby(self, slug: str, channel: Channel) -> Lobby | None:
        lobbies = self.table.bot.store.lobbies
        if await self.table.bot.store.matches.in_channel(channel.id):
            return None
        if await lobbies.in_channel(channel.id) is None:
            opener = self.luck.choice(self.table.people)
            await opener.slash("play", game=slug, at=channel)
            await self.table.settle()
        return await lobbies.in_channel(channel.id)

    async def _explain(
        self, slug: str, lobby: Lobby, asked: Sequence[Interaction], channel: Channel
    ) -> None:
        game, names = SHELF[slug], {one.id: one.name for one in self.table.people}
        history = [
            Operation(
                self.times.began[one.id],
                self.times.ended[one.id],
                _answer_of(one),
                partial(_at_lobby, one, game, names),
                f"{one.user.name}: {one.data['custom_id']}",
            )
            for one in asked
        ]
        now = await self.table.bot.store.lobbies.in_channel(channel.id)
        last = max(one.ended for one in history)
        history.append(Operation(last + 1, last + 2, _seated(now)[1], _seated, "as stored"))
        order = order_of(history, _plain(lobby))
        assert order, "\n".join(map(str, sorted(history, key=lambda one: one.began)))
        self.lobby_presses += len(asked)

    # ---- matches ------------------------------------------------------------------------------

    async def sit_down(self) -> None:
        """Let all fifty start a match."""
        people = list(self.table.people)
        for slug, tables in TABLES.items():
            for number, seats in enumerate(tables):
                channel = self.world.channel(f"{slug}-{number}")
                host, *guests = people[:seats]
                del people[:seats]
                await host.slash("play", game=slug, at=channel)
                for guest in guests:
                    await guest.press("Join", at=channel)
                await host.press("Start", at=channel)
        await self.table.settle()

    async def press_all(self) -> None:
        """Let everybody press something at once: own, stale and foreign buttons, some twice."""
        asked: list[Interaction] = []
        hands = {one.id: hand for one in self.table.people if (hand := hand_of(one))}
        for person in self.luck.sample(self.table.people, PEOPLE):
            for _ in range(1 + (self.luck.random() < TWICE)):
                asked += filter(None, [self._press(person, hands)])
        await self.answers(asked)
        self.match_presses += len(asked)

    def _press(self, person: Person, hands: dict[int, Seen]) -> Interaction | None:
        hand, own = hands[person.id], self.used.setdefault(person.id, [])
        if own and self.luck.random() < STALE:
            return self._send(person, *self.luck.choice(own))
        source = hand
        if self.luck.random() < FOREIGN:
            source = hands[self.luck.choice(list(hands))]
        offered = choices(source)
        if not offered:
            return None
        custom_id, picked = self.luck.choice(offered), tuple[str, ...]()
        for select in source.selects:
            if select.custom_id == custom_id:
                picked = (self.luck.choice(select.options).value,)
        if source is hand:
            own.append((hand, custom_id, picked))
        try:
            return self._send(person, hand, custom_id, picked)
        except NotOffered:
            return None

    async def judge(self) -> None:
        """Check that the log explains every answer.

        Raises:
            AssertionError: if it does not.
        """
        presses = [press for one in self.ledger.asked if (press := Press.read(one))]
        store = self.table.bot.store
        self.told = [one.interaction for one in presses if one.interaction.followups]
        matches = await self.ledger.check(store)
        for match in matches:
            log = await store.matches.log_of(match.id)
            Judge(self.times, self.ledger, [*_positions(match, log)]).judge(
                [press for press in presses if press.match == match.id], self
            )
        self.moves = self.ledger.figures.plies


def _positions(match: Match, log: Sequence[Any]) -> list[Match]:
    """Return the positions of a match, from the deal on."""
    seats = len(match.players)
    state: Any = match.deal.setup()
    found = [replace(match, ply=0, acted=(0,) * seats, state=state, outcome=None)]
    for line in log:
        now = found[-1]
        luck = match.deal.luck_of(now.ply + 1, sum(now.acted) + 1)
        state, _ = match.game.play(now.state, line.seat, line.move, luck)
        acted = tuple(n + (seat == line.seat) for seat, n in enumerate(now.acted))
        found.append(replace(now, ply=line.ply, state=state, acted=acted))
    found[-1] = replace(found[-1], outcome=match.outcome)
    return found


RENEWED: Final = (ResponseType.UPDATE, ResponseType.DEFERRED_UPDATE)
"""How a press is answered by its own message."""


@dataclass
class Judge:
    """Holds the presses of one match against the order that its log gives."""

    times: Times
    ledger: Ledger
    positions: list[Match]

    def judge(self, presses: Sequence[Press], race: Race) -> None:
        """Check that each was answered rightly at some moment while it was under way.

        Raises:
            AssertionError: if one was not.
        """
        made = {press.interaction.id: ply for press in presses if (ply := self._ply(press))}
        for press in presses:
            began, ended = self._span(press)
            earliest = max(
                (ply for one, ply in made.items() if self.times.ended[one] < began), default=0
            )
            latest = min(
                (ply - 1 for one, ply in made.items() if self.times.began[one] > ended),
                default=len(self.positions) - 1,
            )
            if ply := made.get(press.interaction.id):
                assert earliest < ply <= latest, f"{press} is out of order"
                continue
            race.refused += 1
            window = self.positions[earliest : latest + 1]
            again = any(_is_again(press.interaction, one) for one in race.told)
            assert any(self._is_right(press, one, again=again) for one in window), (
                f"{press} was answered {_answer_of(press.interaction)!r} in plies "
                f"{earliest} to {latest}"
            )

    def _span(self, press: Press) -> tuple[int, int]:
        number = press.interaction.id
        return self.times.began[number], self.times.ended[number]

    def _ply(self, press: Press) -> int | None:
        """Return the ply that a press has made; None if it made none."""
        match = self.positions[0]
        if press.interaction.user.id not in match.players:
            return None
        asked = match.id, match.seat_of(press.interaction.user.id), press.stamp
        if self.ledger.made_by.get(asked) != press.interaction.id:
            return None
        return self.ledger.moves[asked][0].ply + 1

    @staticmethod
    def _is_right(press: Press, now: Match, *, again: bool) -> bool:
        """Tell whether an answer that made no move is right in a position.

        What was refused a moment ago is not refused `again` in words: the hand alone is renewed.
        """
        asked = press.interaction
        if asked.user.id not in now.players:
            return bool(_answer_of(asked))
        seat = now.seat_of(asked.user.id)
        fits = now.stamp(seat) == press.stamp and not now.outcome
        move = press.move(now, seat) if fits else None
        if asked.original and asked.response is ResponseType.MESSAGE:
            if any(one.get("custom_id", "").startswith("sure") for one in _buttons(asked)):
                return move is not None and bool(now.game.warning(now.view(seat), move))
            return move is None or move not in now.legal(seat)
        if asked.followups or (again and asked.response in RENEWED):
            return move is None
        return fits and move is None  # it led on to the next question


def _is_again(asked: Interaction, told: Interaction) -> bool:
    """Tell whether the asker had been refused something else a moment before."""
    apart = abs(snowflake_time(asked.id) - snowflake_time(told.id))
    others = told.id != asked.id and told.user is asked.user
    return others and apart.total_seconds() <= SEEN_AGAIN_AFTER


def _buttons(asked: Interaction) -> list[dict[str, Any]]:
    from playground.protocol.components import walk

    return list(walk(asked.original.components)) if asked.original else []


def _answer_of(asked: Interaction) -> str:
    """Return a refusal's words; nothing where it was no refusal."""
    said = [*asked.followups]
    if asked.response is ResponseType.MESSAGE and asked.original:
        said.append(asked.original)
    return "\n".join(one.content for one in said)


def _plain(lobby: Lobby) -> Lobby:
    """Return a lobby without what does not matter here."""
    return replace(lobby, expires=0, message=0, options="")


def _seated(lobby: Lobby | None) -> tuple[Lobby | None, str]:
    """Look at who sits where; nothing changes by that."""
    return lobby, f"{lobby.host}: {lobby.players}" if lobby else "closed"


def _at_lobby(
    asked: Interaction, game: AnyGame, names: Mapping[int, str], lobby: Lobby | None
) -> tuple[Lobby | None, str]:
    """Do to a lobby what a user has asked for; return it, and what they are to be told."""
    verb, _, *rest = str(asked.data["custom_id"]).split(":")
    try:
        return _change(verb, rest, asked.user.id, game, lobby, names), ""
    except IllegalMove as refused:
        return lobby, Voice("en", game.spec.slug)(refused.text)


def _change(
    verb: str,
    rest: list[str],
    who: int,
    game: AnyGame,
    lobby: Lobby | None,
    names: Mapping[int, str],
) -> Lobby | None:
    if lobby is None:
        raise IllegalMove("lobby-gone")
    most = game.spec.seats[-1]
    match verb:
        case "join":
            return joined(lobby, who, most)
        case "leave":
            after = left(lobby, who)
            return after if after.players else None
        case "addcomputer":
            return with_computer(lobby, who, read_level(rest[0]), most)
        case "dropcomputer":
            return without_computer(lobby, who)
        case "start":
            if who not in lobby.players:
                raise IllegalMove("lobby-start-seated-only")
            game.check_start(len(lobby.players), game.spec.options())
            return None
        case _:
            if who != lobby.host:
                raise IllegalMove("lobby-host-only", host=names[lobby.host])
            return lobby


def shake(patch: pytest.MonkeyPatch, luck: Random) -> None:
    """Let every read and write of a database take its time, by lot."""
    run = SqliteDatabase._run

    async def shaken(database: SqliteDatabase, work: Any) -> Any:
        await asyncio.sleep(luck.uniform(0, LONGEST_DELAY))
        done = await run(database, work)
        await asyncio.sleep(luck.uniform(0, LONGEST_DELAY))
        return done

    patch.setattr(SqliteDatabase, "_run", shaken)


async def run(
    patch: pytest.MonkeyPatch, folder: Path, loop: FastLoop, *, waves: int, seed: int
) -> Race:
    """Let fifty people race; return what was found."""
    luck = Random(seed)
    async with World.open(clock=loop) as world:
        people = [world.member(f"P{number:02}") for number in range(PEOPLE)]
        table = Evening(world, folder / "gangway.db", people, clock=loop)
        await table.start()
        assert isinstance(table.bot.delivery, Delivery)
        table.bot.delivery.fresh_dms.most = 2 * PEOPLE  # all come within a minute
        race = Race(table, luck)
        world.answer_within(LONGEST_ANSWER)
        try:
            await race.sit_down()
            shake(patch, luck)
            for wave in range(waves):
                await race.press_all()
                await race.race_for_seats(list(SHELF)[wave % len(SHELF)], 2)
            await race.judge()
        finally:
            await table.stop()
    return race


def main() -> None:
    """Read what is asked for, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--waves", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="races-") as name,
        pytest.MonkeyPatch.context() as patch,
    ):
        race = run_fast(
            patch,
            lambda loop: run(patch, Path(name), loop, waves=asked.waves, seed=asked.seed),
        )
    sys.stdout.write(
        f"{race.match_presses:6}  presses in matches, up to {PEOPLE} at once\n"
        f"{race.moves:6}  moves: the log is an order that explains every answer\n"
        f"{race.refused:6}  presses that made no move, each rightly at some moment of its own\n"
        f"{race.lobby_presses:6}  presses in lobbies: an order was found that explains them all\n"
    )


if __name__ == "__main__":
    main()
