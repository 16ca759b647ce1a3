"""Names: shown as they are written, wherever they stand, and nobody is mentioned by them."""

from __future__ import annotations

import json
import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import pytest
from markupsafe import Markup

from games import SHELF
from games.kit.chance import Chance
from games.kit.words import Voice, name_in_text, told_apart
from playground.web.markdown import markdown
from tests.support.evenings.evening import evening, in_full
from tests.support.seated import few_seats
from tests.support.slow import some_long
from tests.support.stores.tables import play_until_it_counts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
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


# ---- names that look like markup -------------------------------------------------------------

NAUGHTY: Final = (
    *("_anna_", "*Bo*", "`a", "# HUGE", "> x", "-# y", "__init__", "Ann\\", "~~gone~~"),
    *("||dark||", "1. one", "[a](b)", "\u05d3\u05e0\u05d4", "a\u202eevil", "*", "a__b"),
)
IN_PLAIN: Final = {"label", "placeholder", "description", "name"}
"""What Discord shows as it is; all other texts have markup."""


class NoReferences:
    """Shows references as they are written."""

    def refer(self, kind: str, number: int, style: str) -> Markup:
        return Markup("[{}{}{}]").format(kind, number, style)

    def follow(self, address: str) -> str:
        return address


def texts_in(body: object, key: str = "") -> Iterable[tuple[str, str]]:
    """Find everything in a request that people get to read, with what it is."""
    if isinstance(body, dict):
        for name, part in body.items():
            yield from texts_in(part, name)
    elif isinstance(body, list):
        for part in body:
            yield from texts_in(part, key)
    elif isinstance(body, str) and key in {"content", *IN_PLAIN}:
        yield key, body


def faults(kind: str, said: str, names: Iterable[str]) -> Iterator[str]:
    """Find what is wrong with names in something that people read."""
    if "\u202e" in said:
        yield "a name turns the line round"
    for written in names:
        raw, safe = written.replace("\u202e", ""), name_in_text(written)
        if kind in IN_PLAIN:
            if safe != raw and safe.isascii() and safe in said:
                yield f"{raw} has backslashes"
        elif safe in said:
            shown = Markup(markdown(said, NoReferences())).striptags()  # noqa: S704 - as it is read
            if raw not in shown.replace("\u2028", " "):
                yield f"{raw} is lost"
        elif raw in said and len(raw) > 2:
            yield f"{raw} is not defused"


@pytest.mark.parametrize("slug", some_long(SHELF, "abordaje", "alles_an_bord"))
async def test_names_like_markup_are_read_as_they_are_written(tmp_path: Path, slug: str) -> None:
    game = SHELF[slug]
    seats = min(3, game.spec.seats[-1])
    first = 3 * list(SHELF).index(slug)
    names = [NAUGHTY[(first + seat) % len(NAUGHTY)] for seat in range(seats)]
    async with evening(tmp_path, seats) as table:
        host, guest, *others = table.people
        here = table.world.table
        for person, name in zip(table.people, names, strict=True):
            person.nickname(name)
        moderator = table.world.member("Mo", permissions=["MANAGE_CHANNELS"])
        with sent_by_the_bot(table.world) as bodies:
            await table.open_table(slug, *table.people, start=False)
            await guest.press("Options…", at=here)
            await host.press("Options…", at=here)
            await host.press("Start", at=here)
            await table.settle()
            for person in table.people:
                for command in ("hand", "games", "table", "resign"):
                    await person.slash(command, at=here)
                await person.press("📝", at=here)
            await moderator.slash("admin list", at=here)
            await moderator.slash("resign", player=host, at=here)
            await play(table, game)
            over = table.table()
            for way in ("Step by step", "How it went", "Replay"):
                await guest.press(way, on=over)
            exported = await host.slash("replay", what="export", at=here)
            for command in ("leaderboard", "profile", "games"):
                await host.slash(command, at=here)
            await guest.slash("profile", member=host, at=here)
            await guest.slash("tournament open", game="abordaje", at=here)
            for other in (host, *others):
                await other.slash("tournament join", at=here)
            if others:
                await guest.slash("tournament start", at=here)
            await table.settle()
    read = {(way, *one) for way, body in bodies for one in texts_in(body)}
    wrong = [
        (way, kind, said, fault) for way, kind, said in read for fault in faults(kind, said, names)
    ]
    assert not wrong
    players = json.loads(exported.files[0].content)["players"]
    assert [player["name"] for player in players] == [one.replace("\u202e", "") for one in names]


# ---- names that look alike ---------------------------------------------------------------


async def test_people_of_one_name_are_told_apart_by_the_number_on_their_badge(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, 3) as table:
        red, *_ = table.people
        for person, name in zip(table.people, ("Alex", "ALEX", "🤖 Pixel"), strict=True):
            person.nickname(name)
        here = table.world.table
        lobby = await table.open_table("off_the_rails", *table.people, start=False)
        lobby = await red.press("+ easy", on=lobby)
        assert "Alex (1)" in lobby.text
        assert "ALEX (2)" in lobby.text
        assert "🤖 Pixel (4)" in lobby.text
        assert "Pixel (3)" in lobby.text.replace("🤖 Pixel (4)", "")
        await red.press("Start", at=here)
        await table.settle()
        said = [*table.told().splitlines(), table.table().pictures[0].alt]
        assert not [line for line in said if re.search(r"alex(?! \()", line, re.IGNORECASE)]


@pytest.mark.parametrize(
    "alike",
    [
        ("Alex", "Аlех"),  # Cyrillic А, е, х
        ("Alex", "AIex"),
        ("Nina", "Νina"),  # a Greek capital
        ("ВОВА", "вова"),
        ("Otto", "0tt0"),
        ("Eva", "ᴇᴠᴀ"),
    ],
)
def test_names_of_signs_that_look_alike_bear_numbers(alike: tuple[str, str]) -> None:
    assert told_apart((*alike, "Bea")) == (f"{alike[0]} (1)", f"{alike[1]} (2)", "Bea")


async def test_people_of_one_name_are_told_apart_on_a_leaderboard(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        match = await table.bot.store.matches.in_channel(table.world.table.id)
        assert match
        await play_until_it_counts(table.bot.referee, match)
        await table.resign(blue)
        red.nickname("Alex")
        await red.slash("games", at=table.world.table)
        blue.nickname("Аlех 🤖")
        board = await blue.slash("leaderboard", game="all_aboard", at=table.world.table)
        assert "🥇 Alex (1) · 1 win of 1" in in_full(board)
        assert "2. Аlех (2) · 0 wins of 1" in in_full(board)
        blue.nickname("\u3164")
        board = await blue.slash("leaderboard", at=table.world.table)
        assert "2. Blue · 0 wins" in in_full(board)


@pytest.mark.parametrize("blank", ["\u3164", "\u2800\u2800", "\u200b", "🤖"])
async def test_a_name_in_which_nothing_is_to_read_gives_way_to_the_next(
    tmp_path: Path, blank: str
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        red.nickname(blank)
        lobby = await table.open_table("all_aboard", red, blue, start=False)
        assert "1. Red" in lobby.text
