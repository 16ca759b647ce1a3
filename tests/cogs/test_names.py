"""Names: only those whom a notice calls are mentioned, whatever is shown of any game."""

from __future__ import annotations

import json
import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import pytest

from games import SHELF
from games.kit.chance import Chance
from games.kit.words import Voice
from tests.support.evenings.evening import evening
from tests.support.seated import few_seats

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from games.kit.game import AnyGame
    from playground import World
    from playground.protocol.encoding import Json
    from playground.server.conformance import Conformance
    from tests.support.evenings.evening import Evening

MOVES: Final = 40
"""Moves of a match before a player gives up: enough for each game to tell of everybody."""


class Sent:
    """Keeps what the bot sends, on its way to the check against Discord's description."""

    def __init__(self, then: Conformance | None) -> None:
        self.bodies: list[tuple[str, Json]] = []
        self._then = then

    def request(self, method: str, path: str, body: Json) -> Sequence[str]:
        self.bodies.append((f"{method} {path}", body))
        return self._then.request(method, path, body) if self._then else ()

    def response(self, method: str, path: str, status: int, body: Json) -> Sequence[str]:
        return self._then.response(method, path, status, body) if self._then else ()


@contextmanager
def sent_by_the_bot(world: World) -> Iterator[list[tuple[str, Json]]]:
    """Collect the bodies of all requests."""
    sent = Sent(world.server.conformance)
    world.server.conformance = sent  # type: ignore[assignment]
    yield sent.bodies


async def play(table: Evening, game: AnyGame) -> None:
    """Play some moves, show what they led to, and let all give up who joined."""
    referee, delivery = table.bot.referee, table.bot.delivery
    match = await table.bot.store.matches.in_channel(table.world.table.id)
    assert match
    while match.ply < MOVES and match.outcome is None:
        seat = min(match.to_act())
        move = Chance("names", match.ply).pick(match.legal(seat))
        turn = await referee.submit(match.id, match.players[seat], move)
        delivery.show(turn)
        match = turn.match
    await table.settle()
    if match.outcome is None and game.spec.kind != "cooperative":
        for player in reversed(match.players[1:]):
            delivery.show(await referee.resign(match.id, player))
    while match.outcome is None and game.spec.kind == "cooperative":
        giving_up = match.players[len(match.giving_up)]
        turn = await referee.give_up(match.id, giving_up)
        delivery.show(turn)
        match = turn.match
    await table.settle()


def notices() -> list[str]:
    """Return what a notice reads like, with a deadline or without."""
    voice = Voice("en")
    clock = re.escape(voice("notice-clock", when="WHEN", count=1)).replace("WHEN", r"<t:\d+:R>")
    line = re.escape(voice("notice-turn", who="WHO", since="SINCE", table="LINK"))
    line = line.replace("WHO", ".+").replace("SINCE", r"<t:\d+:R>")
    return [line.replace("LINK", r"https://\S+/\d+") + f"( · {clock})?"]


@pytest.mark.parametrize("slug", SHELF)
async def test_only_a_notice_mentions_and_only_whom_it_pings(tmp_path: Path, slug: str) -> None:
    async with evening(tmp_path, few_seats(SHELF[slug])) as table:
        red, blue, *others = table.people
        here = table.world.table
        red.nickname(f"<@{blue.id}>")
        moderator = table.world.member("Mo", permissions=["MANAGE_CHANNELS"])
        with sent_by_the_bot(table.world) as bodies:
            await table.open_table(slug, red, blue, *others, start=False)
            await blue.press("Options…", at=here)
            await red.press("Options…", at=here)
            await red.press("Start", at=here)
            await table.settle()
            await moderator.slash("resign", player=red, at=here)
            for person in table.people:
                await person.slash("hand", at=here)
                await person.press("📝", at=here)
                await person.slash("games", at=here)
            await play(table, SHELF[slug])
            await red.slash("table", at=here)
            await red.slash("leaderboard", game=slug, at=here)
            await red.slash("leaderboard", at=here)
            await blue.press("Play again", at=here)
            await table.settle()
        mentioning = [(way, body) for way, body in bodies if "<@" in json.dumps(body)]
        assert mentioning
        for way, body in mentioning:
            called = [int(one) for one in re.findall(r"<@(\d+)>", body["content"])]
            assert any(re.fullmatch(line, body["content"]) for line in notices()), (way, body)
            assert body["allowed_mentions"] == {"parse": [], "users": called}
