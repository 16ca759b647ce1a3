"""Tournaments as a server sees them: signing up, rounds, tables in threads, and how they end."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, cast

import pytest

from cogs.tournaments.layout import standing_bars
from cogs.tournaments.messages import TournamentMessages
from games.kit.words import Voice
from matches.fairness.seals import Origin, seal_of
from matches.ports import StorageUnavailableError
from matches.seated import is_computer
from matches.tournaments.tournament import ROUND_LENGTHS
from playground import InteractionFailed, NotOffered
from playground.protocol.components import walk
from playground.protocol.types import ComponentType
from tests.support.evenings.evening import evening
from tests.support.evenings.pair import pair
from tests.support.evenings.tournament import arena
from tests.support.fast_time import run_fast

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    from bot.app import GameBot
    from cogs.tournaments.cog import Tournaments
    from matches.tournaments.tournament import Pairing, Tournament
    from storage.address import PostgresAddress
    from tests.support.evenings.tournament import Arena
    from tests.support.fast_time import FastLoop

    Fast = Callable[[Callable[[FastLoop], Coroutine[Any, Any, None]]], None]

ENGLISH = Voice("en")
SEAL = re.compile(r"\b[0-9a-f]{32}\b")
HOUR = ROUND_LENGTHS["evening"]
THREAD = "/channels/{channel_id}/messages/{message_id}/threads"


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> Fast:
    return lambda story: run_fast(monkeypatch, story)


def test_how_a_match_went_is_told_when_its_tournament_is_over(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop) as there:
            await there.open()
            await there.begin()
            pairing = (await there.now()).current[0]
            thread = there.thread(pairing)
            await there.give_up(pairing, max(pairing.seats))
            await there.settle()
            reader = await there.player(min(pairing.seats))
            over = next(one for one in reader.sees(thread) if "How it went" in " ".join(one.labels))
            said = await reader.press("How it went", on=over)
            assert said.text == "How it went is told when the tournament is over."
            while (await there.now()).phase != "over":
                await there.play_round()
            said = await reader.press("How it went", on=over)
            assert "📈 How it went: " in said.text

    fast(story)


def test_seals_stand_behind_a_button_and_not_in_what_all_read(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop) as there:
            page = await there.open()
            noted = await there.people[1].press("🔐", on=page)
            assert noted.ephemeral
            assert ENGLISH("lots-why") in noted.text
            (lots,) = SEAL.findall(noted.text)
            await there.begin()
            seen = there.opener.sees(there.channel)
            assert not any(lots in one.text or "Seal" in one.text for one in seen)
            pairing = (await there.now()).current[0]
            called = next(one for one in seen if one.id == pairing.message)
            noted = await there.people[1].press("🔐", on=called)
            assert noted.ephemeral
            match = await there.table.bot.store.matches.load(pairing.match or 0)
            assert match.origin
            assert SEAL.findall(noted.text) == [seal_of(match.origin.secret)]
            assert ENGLISH("lobby-seal-why") in noted.text

    fast(story)


# ---- whole tournaments --------------------------------------------------------------------------


@pytest.mark.long
def test_a_swiss_evening_of_eight_with_computers_and_people(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 6) as there:
            page = await there.open()
            assert "Swiss system · one evening, 1 hour a round" in page.text
            assert "1. Red · opener" in page.text
            assert "Seal" not in page.text
            noted = await there.people[2].press("🔐", on=page)
            assert noted.ephemeral
            (sealed,) = re.findall(r"Seal of the lots: ([0-9a-f]{32})\b", noted.text)
            await there.people[3].press("+ easy", at=there.channel)
            page = await there.people[3].press("+ easy", at=there.channel)
            assert "8. 🤖 Echo · easy" in page.text
            full = {label for label in page.labels if label.startswith("+ ")}
            assert not full, "eight have come together"
            await there.begin()
            assert "Round 1 of 3" in there.page.text
            first = await there.now()
            assert len(there.table.world.threads) == 4
            for pairing in first.current:
                seats = [is_computer(first.entrant(one).player) for one in pairing.seats]
                assert not all(seats), "computers meet people first"
                for seat, number in enumerate(pairing.seats):
                    if not seats[seat]:
                        person = await there.player(number)
                        thread = there.thread(pairing)
                        assert any(seen.pictures for seen in person.sees(thread)), "the table"
            for round_ in (1, 2, 3):
                assert (await there.now()).round == round_
                await there.play_round()
            over = await there.now()
            assert over.phase == "over"
            assert "wins the tournament" in there.page.text or "together" in there.page.text
            assert "Buchholz" not in there.page.text, "the podium is drawn"
            (picture,) = there.page.pictures
            ranked = [line for line in picture.alt.splitlines() if "Buchholz" in line]
            assert ranked[0].startswith("🥇")
            for line in ranked:
                assert ("🤖" in line) == line.startswith("–"), "computers are out of competition"
            ended = there.thread(over.pairings[0])
            (table,) = [
                one for one in there.opener.sees(ended) if "To the tournament" in one.labels
            ]
            assert "Play again" not in table.labels
            assert re.search(r"🏆 .+ [01½] · .+ [01½]", table.text)
            assert there.page.labels == ["📝", "🔓"]
            shown = await there.people[2].press("🔓", on=there.page)
            (opened,) = re.findall(r"Secret of the lots: ([0-9a-f]{64})\b", shown.text)
            assert seal_of(opened) == sealed
            assert f"/{over.lots})" in shown.text
            met = [frozenset(one.seats) for one in over.pairings]
            assert len(set(met)) == len(met) == 12
            assert len(there.table.world.threads) == 12
            told = [one.text for one in there.opener.sees(there.channel)]
            assert sum("Round 1, table" in one and "wins" in one for one in told) == 4

    fast(story)


def test_a_knock_out_of_eight_with_computers_and_people(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4) as there:
            await there.open(system="knockout")
            for _ in range(4):
                await there.opener.press("+ easy", at=there.channel)
            await there.begin()
            assert "Round 1 of 3" in there.page.text
            assert "[🧵 table 1](" in there.page.text
            assert "](" not in there.page.pictures[0].alt, "an alt text shows no links"
            now = await there.now()
            for pairing in now.current:  # computers give up as a player who is replaced would
                (computer,) = (n for n in pairing.seats if is_computer(now.entrant(n).player))
                await there.give_up(pairing, computer)
            await there.settle()
            now = await there.now()
            assert {now.entrant(n).player for one in now.current for n in one.seats} == {
                person.id for person in there.people
            }
            await there.play_round()
            await there.play_round()
            assert (await there.now()).phase == "over"
            assert "🎉" in there.page.text
            assert "🥇" not in there.page.text, "the podium is drawn"
            (podium,) = there.page.pictures
            assert podium.filename == "podium.png"
            headline, first, *_ = podium.alt.splitlines()
            assert headline.endswith("wins the tournament!")
            assert first.startswith(f"🥇 {headline.partition(' wins')[0]}")
            assert "Round 3 of 3" in podium.alt, "below it stands the bracket"
            words = await there.opener.press("📝", on=there.page)
            assert words.text.splitlines()[1:] == podium.alt.splitlines()[1:]
            told = [one.text for one in there.opener.sees(there.channel)]
            done = [one for one in told if re.search(r"Round \d, table", one)]
            assert len(done) == 7
            assert all(one.count("\n") <= 1 for one in done)
            assert all(line.startswith("-# ") for one in done for line in one.splitlines())
            threads = [one.thread_details for one in there.table.world.threads]
            assert not any(one and one.archived for one in threads), "they may be looked at"
            await there.pass_time(6 * 60)
            assert all(one and one.archived for one in threads)

    fast(story)


def test_two_computers_that_meet_play_it_out_by_themselves(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 2) as there:
            await there.open(system="knockout", game="all_aboard")
            for _ in range(2):
                await there.opener.press("+ easy", at=there.channel)
            await there.begin()
            for pairing in (await there.now()).unfinished:
                people = [n for n in pairing.seats if n <= 2]
                await there.give_up(pairing, people[0])
            await there.settle()
            assert "– 🤖 " in there.page.pictures[0].alt
            assert "🎉" not in there.page.text, "a computer wins nothing"

    fast(story)


@pytest.mark.long
async def test_a_press_whose_answer_hangs_keeps_nobody_from_signing_up(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, green = table.people
        here, world = table.world.table, table.world
        await red.slash("tournament open", game="abordaje", at=here)
        world.answer_within(3.0)
        world.delay("POST", "/interactions/{}/{}/callback", 25)
        hangs = asyncio.create_task(blue.press("Sign up", at=here))
        await world.until(lambda: world.server.in_flight)
        async with asyncio.timeout(2):
            await green.press("Sign up", at=here)
        with pytest.raises(InteractionFailed):
            await hangs
        await table.settle()
        await world.until(
            lambda: any(
                all(one.name in seen.text for one in table.people) for seen in red.sees(here)
            )
        )


def test_two_rounds_a_week_begin_when_they_are_to_or_when_its_opener_says(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4) as there:
            await there.open(rhythm="weekly")
            assert "some 80 decisions: about 6 a day from everybody" in there.page.text
            await there.begin()
            await there.play_round()
            assert "The next round begins" in there.page.text
            assert (await there.now()).round == 1
            length = (await there.now()).round_length
            assert length == 7 * 24 * HOUR, "a match has some 80 decisions"
            await there.pass_time(length - HOUR)
            assert (await there.now()).round == 1
            await there.pass_time(HOUR + 60)
            now = await there.now()
            assert now.round == 2
            shown = await TournamentMessages(there.table.bot).shown(now)
            bars = standing_bars(shown)
            assert not any(bar.has_medal for bar in bars), "medals are given at the end"
            parts = [
                str(one.get("content", "picture"))
                for one in walk(there.page.then.components)
                if one["type"] in {ComponentType.TEXT, ComponentType.GALLERY}
            ]
            assert "⚔️" in parts[parts.index("picture") - 1], "who meets whom stands on top"
            await there.play_round()
            refused = await there.people[1].press("Next round now", at=there.channel)
            assert "Only Red" in refused.text
            await there.opener.press("Next round now", at=there.channel)
            await there.settle()
            assert (await there.now()).round == 3
            assert "Round 3 of 3" in there.page.text

    fast(story)


# ---- what people may not do ---------------------------------------------------------------------


def test_what_is_refused_is_refused_in_a_sentence(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4) as there:
            red, blue, green, amber = there.people

            async def says(person: Any, command: str, key: str, **options: Any) -> None:
                answer = await person.slash(f"tournament {command}", at=there.channel, **options)
                assert answer.ephemeral
                assert answer.text == Voice("en", "abordaje")(key, **_WORDS.get(key, {})), key

            for command in ("show", "join", "leave", "start", "end"):
                await says(red, command, "tournament-none")
            with pytest.raises(NotOffered):
                await red.slash("tournament open", game="bandido_alcatraz", at=there.channel)
            await says(red, "open", "tournament-table-size", game="abordaje", table=3)
            await says(
                red, "open", "tournament-pairs-only", game="all_aboard", system="knockout", table=3
            )
            await there.open(blue)
            await says(green, "open", "tournament-here-already", game="abordaje")
            await says(blue, "join", "tournament-in-already")
            await says(green, "leave", "tournament-not-in")
            await says(blue, "start", "tournament-not-in-charge")
            await says(blue, "end", "tournament-not-in-charge")
            await says(red, "start", "tournament-too-few")
            stranger = await green.press("+ easy", at=there.channel)
            assert stranger.text == ENGLISH("tournament-not-in")
            await says(green, "join", "tournament-you-are-in")
            await says(red, "start", "tournament-goes-on")
            await there.settle()
            await says(red, "start", "tournament-begun")
            await says(amber, "join", "tournament-you-are-in")
            late = (await there.now()).entrant_of(amber.id)
            assert late is not None
            assert late.since == 2, "from the next round on"
            shown = await green.slash("tournament show", at=there.channel)
            assert "discord.com/channels" in shown.text
            await there.settle()
            assert "Round 1 of 3" in green.sees(there.channel)[-1].text
            asked = await red.slash("tournament end", at=there.channel)
            await red.press(ENGLISH("button-sure"), on=asked)
            await there.settle()
            await says(red, "start", "tournament-over")
            last = await green.slash("tournament show", at=there.channel)
            assert "· 1 point · " in last.pictures[0].alt, "three were in, so one had a bye"

    fast(story)


_WORDS: dict[str, dict[str, Any]] = {
    "tournament-table-size": {"few": 2, "many": 2},
    "tournament-too-few": {"few": 3, "people": 2},
    "tournament-not-in-charge": {"opener": "Red"},
}


def test_without_the_permissions_no_tournament_is_opened_and_they_are_named(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 1) as there:
            there.table.world.forbid(("READ_MESSAGE_HISTORY",), there.channel)
            answer = await there.opener.slash("tournament open", game="abordaje", at=there.channel)
            assert "Read Message History" in answer.text

    fast(story)


def test_a_manager_ends_and_whoever_is_in_starts_where_the_opener_has_left_the_server(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4) as there:
            world = there.table.world
            red, blue, *_ = there.people
            await there.open()
            world.state.leave(world.home, red.user)
            await blue.press("Start", at=there.channel)
            await there.settle()
            assert (await there.now()).phase == "running"
            manager = world.member("Manager", permissions=("MANAGE_GUILD",))
            asked = await manager.slash("tournament end", at=there.channel)
            await manager.press(ENGLISH("button-sure"), on=asked)
            await there.settle()
            assert (await there.now()).phase == "over"

    fast(story)


def test_a_sign_up_that_nobody_starts_lapses_and_one_everybody_leaves_stays_open(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 2) as there:
            red, blue = there.people
            await there.open()
            there.table.world.delete(there.page)
            await blue.slash("tournament show", at=there.channel)
            await red.press("Withdraw", at=there.channel)
            assert "1. Blue · opener" in there.page.text, "it is handed on"
            await blue.slash("tournament leave", at=there.channel)
            await there.settle()
            assert "0 signed up" in there.page.text
            await there.pass_time(15 * 24 * HOUR)
            assert ENGLISH("tournament-lapsed") in there.page.text

    fast(story)


# ---- what goes wrong ----------------------------------------------------------------------------


def test_one_that_is_ended_before_its_time_has_no_winner_and_nobody_joins_it(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4) as there:
            late = there.people[3]
            await there.open(*there.people[1:3], system="knockout")
            await there.begin()
            assert "🥇" not in there.page.text, "a bye is no win"
            called = [one.text for one in there.opener.sees(there.channel) if "⚔️ **" in one.text]
            assert ["table 1" in one for one in called] == [True], "a bye takes no number"
            asked = await there.opener.slash("tournament end", at=there.channel)
            await there.opener.press(ENGLISH("button-sure"), on=asked)
            await there.settle()
            assert ENGLISH("tournament-cut-short") in there.page.text
            assert "🥇" not in there.page.text
            refused = await late.slash("tournament join", at=there.channel)
            assert refused.text == ENGLISH("tournament-over")

    fast(story)


def is_archived(there: Arena, pairing: Pairing) -> bool:
    details = there.thread(pairing).thread_details
    return details is not None and details.archived


def test_the_way_back_to_a_tournament_leads_on_when_its_page_has_moved(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4) as there:
            await there.open()
            await there.begin()
            first = (await there.now()).current[0]
            await there.play_round()
            assert (await there.now()).round == 2, "by now the first page is deleted"
            assert not is_archived(there, first)
            ended = [one.then.components for one in there.opener.sees(there.thread(first))]
            links = [one["url"] for view in ended for one in walk(view) if one.get("url")]
            home, channel = there.table.world.home.id, there.channel.id
            assert f"https://discord.com/channels/{home}/{channel}" in links
            await there.pass_time(301)
            assert is_archived(there, first), "it has been looked at"
            second = (await there.now()).current[0]
            assert not is_archived(there, second)

    fast(story)


def test_whoever_keeps_the_others_waiting_at_the_deadline_has_lost(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4) as there:
            await there.open()
            await there.begin()
            first, second = (await there.now()).current
            mover = await there.player(first.seats[0])
            while mover in there.table.acting():  # seals orders: now the other one is waited for
                await there.table.press_on(mover, there.table.hand(mover))
                await there.settle()
            await there.pass_time(HOUR + 1)
            after = await there.now()
            assert after.round == 2
            results = [one.result for one in after.of_round(1)]
            assert results[0] is not None
            assert (results[0].winners, results[0].how) == (first.seats[:1], "walkover")
            assert results[1] is not None
            assert results[1].how == "void", "nobody had moved there"
            told = [one.text for one in there.opener.sees(there.channel)]
            assert any("walkover for" in one for one in told)
            matches = there.table.bot.store.matches
            for pairing in (first, second):
                assert pairing.match is not None
                assert (await matches.load(pairing.match)).outcome is not None

    fast(story)


def test_at_the_bell_the_time_that_each_has_used_decides_and_not_whose_turn_it_is(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4) as there:
            await there.open(rhythm="weekly", game="all_aboard")
            assert "over days, 4 days a round" in there.page.text
            await there.begin()
            first, _ = (await there.now()).current
            day, bot = 24 * HOUR, there.table.bot
            match = await bot.store.matches.load(first.match or 0)
            (slow,) = match.awaited()
            spent = 0.0
            while spent < 2.4 * day or match.awaited() == {slow}:
                (called,) = match.awaited()
                pause = 0.8 * day if called == slow else 0.01 * day
                spent += pause
                await there.pass_time(pause)
                turn = await bot.referee.submit(
                    match.id, match.players[called], match.legal(called)[0]
                )
                bot.delivery.show(turn)
                match = turn.match
            (called,) = match.awaited()
            due = (await there.now()).due
            assert due is not None
            shown = there.table.bot.presentations["all_aboard"].due(match)
            assert shown == {called: round(due)}, "the match ends before the clock"
            await there.pass_time(due - loop.now() + 1)
            done, _ = (await there.now()).of_round(1)
            assert done.result is not None
            assert (done.result.winners, done.result.how) == ((first.seats[called],), "walkover")
            match = await there.table.bot.store.matches.load(first.match or 0)
            assert not match.resigned
            assert match.outcome is not None
            assert match.outcome.reason == "out-of-time"
            told = "\n".join(one.text for one in there.opener.sees(there.thread(first)))
            assert "had to end with its round" in told
            assert "moderator" not in told

    fast(story)


def test_at_a_table_of_three_those_who_were_not_waited_for_share_the_point(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 3) as there:
            page = await there.open(game="all_aboard", table=3, rounds=1)
            assert "tables of 3 · one round" in page.text
            await there.begin()
            (pairing,) = (await there.now()).current
            match = await there.table.bot.store.matches.load(pairing.match or 0)
            (late,) = match.awaited()
            await there.pass_time(HOUR + 1)
            result = (await there.now()).current[0].result
            assert result is not None
            others = {n for seat, n in enumerate(pairing.seats) if seat != late}
            assert (set(result.winners), result.how) == (others, "walkover")
            assert "together" in there.page.text
            assert there.page.pictures[0].alt.count("· ½ point") == 2

    fast(story)


def test_a_tournament_that_loses_half_its_people_goes_on_with_the_others(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 6) as there:
            await there.open()
            await there.begin()
            leavers = [await there.player(one.seats[0]) for one in (await there.now()).current]
            for person in leavers:
                asked = await person.press("Drop out", at=there.channel)
                await person.press(ENGLISH("button-sure"), on=asked)
            await there.settle()
            gone = {person.id for person in leavers}
            now = await there.now()
            assert now.round == 2, "whoever drops out gives up the seat at the table"
            assert {now.entrant(n).player for one in now.current for n in one.seats}.isdisjoint(
                gone
            )
            assert "has a bye" in there.page.text, "three are left"
            assert "Buchholz" not in there.page.text, "the picture says it"
            words = await there.people[0].press("📝", on=there.page)
            assert words.ephemeral
            assert words.text.count("dropped out") == 3
            assert words.text.count("Buchholz") == 6
            notes = [
                bar.note
                for bar in standing_bars(await TournamentMessages(there.table.bot).shown(now))
            ]
            assert notes.count("dropped out") == 3
            for person in [one for one in there.people if one not in leavers][:2]:
                again = await person.slash("tournament leave", at=there.channel)
                await person.press(ENGLISH("button-sure"), on=again)
            await there.settle()
            assert (await there.now()).phase == "over", "one alone has nobody to meet"

    fast(story)


def test_a_match_that_is_called_off_or_annulled_is_played_once_more(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4) as there:
            world = there.table.world
            moderator = world.member("Judge", permissions=("MANAGE_CHANNELS",))
            await there.open(system="knockout")
            await there.begin()
            first, second = (await there.now()).current
            thread = there.thread(first)
            for action in ("end", "annul"):
                if action == "annul":
                    await there.give_up((await there.now()).current[0], first.seats[0])
                    await there.settle()
                asked = await moderator.slash(f"admin {action}", at=thread)
                await moderator.press(ENGLISH("button-sure"), on=asked)
                await there.settle()
            called = [
                one for one in there.opener.sees(thread) if ENGLISH("tournament-again") in one.text
            ]
            assert len(called) == 1
            once = (await there.now()).current[0]
            assert once.earlier == (first.match,)
            origin = (await there.table.bot.store.matches.load(once.match or 0)).origin
            assert isinstance(origin, Origin)
            assert (origin.place.channel, origin.place.message) == (thread.id, once.called)
            noted = await there.opener.press("🔐", on=called[0])
            assert seal_of(origin.secret) in noted.text, "it stood there before the deal"
            assert once.seats == first.seats[::-1], "the seats are turned"
            assert once.result is not None
            assert once.result.how == "lot-void", "a third time would be one too many"
            assert (await there.now()).current[1] == second
            assert len(world.threads) == 2

    fast(story)


def test_tables_that_cannot_be_opened_are_once_they_can(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4) as there:
            world = there.table.world
            await there.open()
            threads = "/channels/{channel_id}/messages/{message_id}/threads"
            world.fault("POST", threads, status=500, after=True)
            world.forbid(("CREATE_PUBLIC_THREADS",), there.channel)
            await there.begin()
            assert "I cannot open all tables" in there.page.text
            assert not world.threads
            world.allow(("CREATE_PUBLIC_THREADS",), there.channel)
            await there.pass_time(121)
            assert len(world.threads) == 2
            assert "I cannot open all tables" not in there.page.text
            seen = there.opener.sees(there.channel)
            announced = [one for one in seen if "Round 1, table 1" in one.text]
            assert len(announced) == 1, "nobody is called twice"

    fast(story)


def test_a_channel_that_is_gone_lets_the_tournament_run_out(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 3) as there:
            world = there.table.world
            pit = world.channel("pit")
            await there.opener.slash("tournament open", game="abordaje", at=pit)
            for person in there.people[1:]:
                await person.press("Sign up", at=pit)
            await there.opener.press("Start", at=pit)
            await there.settle()
            world.delete(pit)
            for _ in range(4):
                await there.pass_time(HOUR + 1)
            found = await there.table.bot.store.tournaments.in_channel(pit.id)
            assert found is not None
            assert found.phase == "over"

    fast(story)


def test_whatever_step_a_stop_comes_after_every_table_is_opened_once(
    tmp_path: Path, fast: Fast, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4) as there:
            await there.open()
            now, writes = await there.now(), 0
            changing = type(there.table.bot.store.tournaments).change

            async def fails_now_and_then(store: Any, id_: int, change: Any) -> Tournament | None:
                nonlocal writes
                writes += 1
                if writes % 2:
                    raise StorageUnavailableError("stopped here")
                return await changing(store, id_, change)

            # Every other write fails: of each step what came before it is done, and not noted.
            await there.opener.press("Start", at=there.channel)
            await there.settle()
            await there.play_round()
            with monkeypatch.context() as patch:
                patch.setattr(type(there.table.bot.store.tournaments), "change", fails_now_and_then)
                for _ in range(12):
                    await there.pass_time(121)
            await there.table.restart()
            await there.settle()
            now = await there.now()
            assert now.round == 2
            assert all(one.match is not None for one in now.current)
            assert len(there.table.world.threads) == 4
            running = await there.table.bot.store.matches.running()
            assert sorted(running) == sorted(one.match for one in now.current)  # type: ignore[type-var]

    fast(story)


def test_a_long_stop_costs_nobody_a_match(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4, gives_back=True) as there:
            await there.open()
            await there.begin()
            await there.table.stop()
            loop.jump(5 * HOUR)
            await there.table.start()
            await there.table.bot.timekeeper.look()
            await there.settle()
            now = await there.now()
            assert now.round == 1
            assert len(now.unfinished) == 2
            assert (now.due or 0) >= loop.now() + HOUR * 0.9
            await there.play_round()
            assert (await there.now()).round == 2

    fast(story)


def test_somebody_who_is_erased_leaves_and_has_no_name_any_more(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4) as there:
            blue = there.people[1]
            await there.open()
            await there.begin()
            asked = await blue.slash("privacy", what="delete", at=there.channel)
            await blue.press(ENGLISH("button-erase"), on=asked)
            await there.settle()
            assert "Blue" not in there.page.text
            assert "Former player" in there.page.text
            assert [one.is_out for one in (await there.now()).entrants].count(True) == 1
            await there.play_round()
            assert (await there.now()).round == 2

    fast(story)


# ---- several processes ---------------------------------------------------------------------------


async def test_a_round_is_taken_on_by_the_servers_process_if_the_one_that_began_it_dies(
    postgres: PostgresAddress,
) -> None:
    async with pair(postgres, people=4) as both:
        opener, *others = both.people
        await opener.slash("tournament open", at=both.channel, game="abordaje")
        for person in others:
            await person.press("Sign up", at=both.channel)
        await opener.press("Start", at=both.channel)

        async def now() -> Tournament:
            found = await both.of_server.store.tournaments.in_channel(both.channel.id)
            assert found
            return found

        async def opened(bot: GameBot) -> bool:
            cog = cast("Tournaments", bot.get_cog("Tournaments"))
            await cog.rounds.wait()
            return all(one.match for one in (await now()).current)

        assert await opened(both.of_server)
        first = await now()
        both.world.fault("POST", THREAD, status=403, code=50013, times=1_000)
        for pairing in first.current:
            assert pairing.match
            loser = first.entrant(pairing.seats[0]).player
            await both.of_dms.referee.resign(pairing.match, loser)
        assert not await opened(both.of_dms)
        assert (await now()).round == 2
        await both.of_dms.close()
        both.world.faults.clear()
        cog = cast("Tournaments", both.of_server.get_cog("Tournaments"))
        assert cog.take_on.is_running()
        assert (cog.take_on.seconds or 0) < 60
        await cog.take_on()
        assert await opened(both.of_server)
        assert len(both.world.threads) == 4
        await both.settle()
