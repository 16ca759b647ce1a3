"""Climaxes: where the story turns it is seen with the round's log, in motion or not."""

from __future__ import annotations

import asyncio
import gc
import re
import weakref
from collections import Counter
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar, TypeVarTuple

import pytest
from typing_extensions import override

from cogs.delivery.pace import pace
from cogs.delivery.reconciler import Delivery
from cogs.kit.messages.layouts import Picture
from games.all_aboard.components import COURSE
from games.all_aboard.model import View
from matches.match import view_of
from matches.workers.processes import Priority
from playground import ManualClock
from tests.support.boards.alles_an_bord_people import all_ready, load_up, loads, panel
from tests.support.evenings.answers import answers_of
from tests.support.evenings.evening import evening
from tests.support.evenings.threads import Threads
from tests.support.fast_time import run_fast

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from matches.match import Match
    from playground import Person, Seen
    from playground.state.model import Channel
    from tests.support.evenings.evening import Evening
    from tests.support.fast_time import FastLoop

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

RESULT = frozenset("🏆🤝")
"""What the line begins with that says who has won."""
BECAME = ("saved", "lost", "cupid", "drowned", "swims")
"""Words of what a sailing meant to somebody."""
SHORTEST_FILM = 4
"""Seconds that the shortest sailing takes."""


async def first_sailing(table: Evening) -> str:
    """Play All aboard! until the boats of the first round sail; return the file that shows it."""
    await table.open_table("all_aboard", *table.people)
    return await sailing(table)


async def sailing(table: Evening) -> str:
    """Play on until the boats of the round sail; return the file that shows it."""
    red = table.people[0]
    for _ in range(8):
        await table.move()
        shown = [
            picture.filename
            for seen in red.sees(table.world.table)
            for picture in seen.pictures
            if picture.filename.startswith("climax-")
        ]
        if shown:
            assert len(shown) == 1
            return shown[0].rpartition(".")[2]
    pytest.fail("no boat has sailed")


async def test_the_sailing_is_seen_in_motion_with_the_log_of_its_round(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert await first_sailing(table) == "gif"
        (log,) = (
            seen
            for seen in table.people[0].sees(table.world.table)
            if any(one.filename.startswith("climax-") for one in seen.pictures)
        )
        _, _, lines = log.text.partition("**\n")
        assert not {"⛵", "🌊", "🔔"} & set(lines), "that is seen, there or on the table"
        assert "in boat" not in lines
        assert "Boat 1" in log.pictures[0].alt


async def test_a_climax_is_not_kept_once_it_is_told(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await first_sailing(table)
        await table.settle()
        gc.collect()
        kept = [one for one in gc.get_objects() if type(one) is Picture]
        assert not [one for one in kept if one.name.startswith("climax-")]


async def test_a_sailing_is_seen_where_one_plays_before_what_comes_of_it(tmp_path: Path) -> None:
    clock = ManualClock()
    async with evening(tmp_path, clock=clock) as table:
        await table.open_table("all_aboard", *table.people)
        red, _ = table.people
        film = await played_until_sailed(table)
        assert "climax-" in film.pictures[0].filename
        for_all = climax_in(red, table.world.table)
        assert film.pictures[0].bytes != for_all, "one's own are ringed"
        covered = re.findall(r"\|\|.+?\|\|", film.text)
        assert any(sign in said for said in covered for sign in BECAME)
        channel = red.sees(table.world.table)
        logs = [one for one in channel if any("climax-" in p.filename for p in one.pictures)]
        boards = [one for one in channel if any("table-" in p.filename for p in one.pictures)]
        assert max(one.id for one in boards) < logs[-1].id, "the result comes after the film"
        assert not any("🏅" in one.text for one in (film, *channel)), "nor is it said before"
        clock.advance(30)
        await table.as_it_goes()
        for player in table.people:
            assert "climax-" not in table.hand(player).pictures[0].filename
            said = table.hand(player).text
            assert "||" not in said
            assert any(sign in said for sign in BECAME), "what became of mine is said openly now"
        channel = red.sees(table.world.table)
        boards = [one for one in channel if any("table-" in p.filename for p in one.pictures)]
        assert max(one.id for one in boards) > logs[-1].id
        assert any("🏅" in one.text for one in channel)


async def test_each_sees_their_own_animals_ringed_in_a_sailing(tmp_path: Path) -> None:
    clock = ManualClock()
    async with evening(tmp_path, clock=clock) as table:
        await table.open_table("all_aboard", *table.people)
        await played_until_sailed(table)
        clock.advance(2)  # who looks on is shown it a moment later
        await table.as_it_goes()
        films = [table.hand(player).pictures[0] for player in table.people]
        assert all("climax-" in one.filename for one in films)
        for_all = climax_in(table.people[0], table.world.table)
        assert len({for_all, *(one.bytes for one in films)}) == 3


async def test_a_press_leads_on_from_a_sailing(tmp_path: Path) -> None:
    async with evening(tmp_path, clock=ManualClock()) as table:
        await table.open_table("all_aboard", *table.people)
        film = await played_until_sailed(table)
        red = next(one for one in table.people if table.hand(one).id == film.id)
        await red.press("Go on", on=film)
        await table.as_it_goes()
        assert "climax-" not in table.hand(red).pictures[0].filename


async def test_who_looks_on_sees_a_sailing_to_its_end_whatever_others_do_meanwhile(
    tmp_path: Path,
) -> None:
    clock = ManualClock()
    async with evening(tmp_path, seats=3, clock=clock) as table:
        await table.open_table("all_aboard", *table.people)
        await played_until_sailed(table)
        clock.advance(2)  # who looks on is shown it a moment later
        await table.as_it_goes()
        (acts,) = table.acting()
        await table.press_on(acts, table.hand(acts))
        clock.advance(2)
        await table.as_it_goes()
        (asked,) = table.acting()
        assert asked is not acts
        (looks_on,) = (one for one in table.people if one not in {acts, asked})
        assert "climax-" not in table.hand(asked).pictures[0].filename, "asked at once"
        assert "climax-" in table.hand(looks_on).pictures[0].filename
        clock.advance(30)
        await table.as_it_goes()
        assert "climax-" not in table.hand(looks_on).pictures[0].filename


async def test_a_private_hand_in_the_channel_begins_with_the_sailing(tmp_path: Path) -> None:
    async with evening(tmp_path, clock=ManualClock()) as table:
        await table.open_table("all_aboard", *table.people)
        for player in table.people:
            await player.press("My hand", at=table.world.table)
        film = await played_until_sailed(table)
        acts = next(one for one in table.people if table.hand(one).id == film.id)
        copy = await acts.press("My hand", at=table.world.table)
        assert copy.pictures[0].bytes == film.pictures[0].bytes
        assert any(sign in copy.text for sign in ("saved", "lost", "cupid")), "what became of mine"
        hand = await acts.press("Go on", on=copy)
        assert "hand-" in hand.pictures[0].filename


async def test_a_private_hand_that_asks_next_shows_the_sailing_unasked(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3, clock=ManualClock()) as table:
        await table.open_table("all_aboard", *table.people)
        delivery = table.bot.delivery
        assert isinstance(delivery, Delivery)
        delivery.pace = pace
        seen: list[Seen] = []
        while not seen:
            (acts,) = table.acting()
            waiting = [one for one in table.people if one is not acts]
            for player in waiting:
                await player.press("My hand", at=table.world.table)
            await table.press_on(acts, table.hand(acts))
            await table.as_it_goes()
            copies = [one for player in waiting for one in player.ephemerals() if one.pictures]
            seen = [one for one in copies if "climax-" in one.pictures[0].filename]
            assert (await table.bot.store.matches.load(1)).ply < 12, "boats have sailed by then"
        (copy,) = seen
        assert {"Go on"} < set(copy.labels), "it asks"


async def test_whoever_ends_a_round_by_a_private_hand_and_goes_on_sees_the_sailing_first(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, clock=ManualClock()) as table:
        await table.open_table("all_aboard", *table.people)
        delivery = table.bot.delivery
        assert isinstance(delivery, Delivery)
        delivery.pace = pace
        acts, rounds = table.people[0], [1, 1]
        while rounds[0] == rounds[1] or acts not in table.acting():
            (acts,) = table.acting()
            copy = await acts.press("My hand", at=table.world.table)
            copy = await acts.press("Go on", on=copy) if "Go on" in copy.labels else copy
            await table.press_on(acts, copy)
            await table.as_it_goes()
            view = view_of(await table.bot.store.matches.load(1), None, View)
            rounds = [rounds[1], view.round]
        shown = next(one for one in reversed(acts.ephemerals()) if one.pictures)
        assert "climax-" in shown.pictures[0].filename


def test_whoever_plays_among_computers_sees_every_sailing_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    async def story(loop: FastLoop) -> None:
        async with evening(tmp_path, 1, clock=loop) as table:
            delivery, (red,) = table.bot.delivery, table.people
            assert isinstance(delivery, Delivery)
            delivery.pace = pace
            table.bot.thinker.scale = 0.01
            await table.play_alone(red, game="all_aboard", level="easy", at=table.world.table)
            while True:
                await table.as_it_goes()
                for _ in range(40):  # twenty seconds, half a second at a time
                    for one in (one for one in red.dms() if one.pictures):
                        if (name := one.pictures[0].filename).startswith("climax-"):
                            seen.append(name)
                            assert not RESULT & set(one.text), "who has won comes after it"
                    await asyncio.sleep(0.5)
                if (await table.bot.store.matches.load(1)).outcome:
                    await table.as_it_goes()
                    assert RESULT & set(table.hand(red).text)
                    return
                if answers_of(hand := table.hand(red)):
                    await table.press_on(red, hand)

    run_fast(monkeypatch, story)
    films = Counter(seen)
    assert len(films) == COURSE.rounds
    assert min(films.values()) >= 2 * SHORTEST_FILM, "it stands until it has run"


async def test_who_has_won_is_said_in_the_channel_once_the_last_sailing_has_been_seen(
    tmp_path: Path,
) -> None:
    clock = ManualClock()
    async with evening(tmp_path, clock=clock) as table:
        await table.open_table("all_aboard", *table.people)
        red, _ = table.people
        for _ in range(COURSE.rounds):
            clock.advance(30)
            await table.as_it_goes()
            await played_until_sailed(table)
        assert not table.acting()
        channel = red.sees(table.world.table)
        assert "climax-" in channel[-1].pictures[0].filename
        assert not any(RESULT & set(one.text) for one in channel)
        clock.advance(30)
        await table.as_it_goes()
        assert RESULT & set(red.sees(table.world.table)[-1].text)


def climax_in(person: Person, channel: Channel) -> bytes:
    """Return the only climax that is seen in a channel."""
    (shown,) = (
        picture.bytes
        for seen in person.sees(channel)
        for picture in seen.pictures
        if picture.filename.startswith("climax-")
    )
    return shown


@asynccontextmanager
async def race(folder: Path) -> AsyncIterator[Evening]:
    """Let a race begin at a real table's pace."""
    async with evening(folder, clock=ManualClock()) as table:
        await table.open_table("alles_an_bord", *table.people)
        await all_ready(table)
        at_real_pace(table)
        yield table


def at_real_pace(table: Evening) -> None:
    delivery = table.bot.delivery
    assert isinstance(delivery, Delivery)
    delivery.pace = pace


async def test_after_a_race_ships_are_seen_to_cast_off_before_the_first_card_is_asked_about(
    tmp_path: Path,
) -> None:
    async with race(tmp_path) as table:
        for person in table.people:
            await load_up(person)
            await table.as_it_goes()
        for person in table.people:
            film = table.hand(person)
            assert "climax-" in film.pictures[0].filename
            assert "full" in film.text, "whether one was first"


async def test_who_presses_once_more_as_the_race_ends_sees_ships_cast_off_all_the_same(
    tmp_path: Path,
) -> None:
    async with race(tmp_path) as table:
        for person in table.people:
            before = panel(person)
            await load_up(person)
            await table.as_it_goes()
            await person.press_late(loads(before)[0].text, on=before)
        assert [one.text for one in loads(panel(person))] == []
        film = table.hand(person)
        assert "climax-" in film.pictures[0].filename


async def played_until_sailed(table: Evening) -> Seen:
    """Play at a real table's pace until boats sail; return the hand of who acts next."""
    at_real_pace(table)
    for _ in range(5 * len(table.people)):
        player = table.acting()[0]
        await table.press_on(player, table.hand(player))
        await table.as_it_goes()
        for player in table.people:
            hand = table.hand(player)
            if "climax-" in hand.pictures[0].filename:
                return hand
    pytest.fail("nobody has seen a boat sail")


class NoClimaxes(Threads):
    """Never comes to a climax, as behind a backlog."""

    @override
    async def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, priority: Priority = Priority.SHOWN
    ) -> T:
        if priority is Priority.LATER:
            await asyncio.Event().wait()
        return await super().run(function, *arguments, priority=priority)


async def until_sailed(table: Evening) -> list[weakref.ref[Match]]:
    """Play All aboard! until the boats of the first round sail; return its positions till then."""
    await table.open_table("all_aboard", *table.people)
    positions = []
    for _ in range(6):
        await table.move()
        positions.append(weakref.ref(await table.bot.store.matches.load(1)))
    return positions


async def test_a_climax_that_waits_to_be_drawn_holds_no_match(tmp_path: Path) -> None:
    async with evening(tmp_path, workers=NoClimaxes()) as table:
        positions = await until_sailed(table)
        table.bot.store.matches.forget_cached()
        gc.collect()
        assert not [one() for one in positions if one()]


async def test_behind_a_backlog_of_climaxes_the_log_tells_a_sailing_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.delivery.messages.animations.MOST_AT_ONCE", 0)
    async with evening(tmp_path, workers=NoClimaxes()) as table:
        await until_sailed(table)
        await table.settle()
        said = [seen for seen in table.people[0].sees(table.world.table) if not seen.pictures]
        assert any("⛵" in seen.text for seen in said)


async def test_where_no_film_comes_in_time_a_hand_says_what_became_of_one_s_own(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, workers=NoClimaxes()) as table:
        await until_sailed(table)
        for player in table.people:
            hand = table.hand(player)
            assert "climax-" not in hand.pictures[0].filename
            assert re.search(r"your \w+ (is saved|drowned|is lost|sank|swims)", hand.text)


async def test_who_watches_and_wants_still_pictures_has_them(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        watcher = table.world.member("Watcher")
        page = await watcher.slash("settings", at=table.world.table)
        await watcher.select("prefer:motion", "off", on=page)
        await table.open_table("all_aboard", *table.people)
        words = await watcher.press("📝", at=table.world.table)
        await watcher.press("Tell me when it is over", on=words)
        assert await sailing(table) == "png"


@pytest.mark.parametrize("who", ["a player", "the server"])
async def test_who_wants_still_pictures_has_them(tmp_path: Path, who: str) -> None:
    async with evening(tmp_path) as table:
        if who == "a player":
            page = await table.people[1].slash("settings", at=table.world.table)
            await table.people[1].select("prefer:motion", "off", on=page)
        else:
            boss = table.world.member("Boss", permissions=["MANAGE_GUILD"])
            page = await boss.slash("config", at=table.world.table)
            await boss.select("config:motion", "off", on=page)
        assert await first_sailing(table) == "png"
        assert not any("||" in table.hand(one).text for one in table.people)
