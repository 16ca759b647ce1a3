"""Playing: what is the same in all games once a match runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cogs.kit.messages.seals import match_seal
from games import SHELF
from games.kit.words import Voice
from tests.support.evenings.answers import answer, answers_of
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path


async def test_a_press_on_an_old_button_shows_how_the_table_stands_now(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        hand = table.hand(player)
        boats = await answer(player, hand)
        await player.press(answers_of(boats)[0], on=boats)
        await table.settle()
        await player.press_late(answers_of(boats)[0], on=boats)
        await table.settle()
        assert Voice("en")("moved-on") in player.ephemerals()[-1].text
        assert table.table().pictures[0].filename == "table-1.png"


async def test_an_interaction_that_arrives_twice_plays_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        ((_, animal), *_) = await player.complete("allaboard board", "animal", "")
        table.world.deliver_twice()
        answer = await player.slash("allaboard board", animal=animal, boat="1")
        await table.settle()
        assert "not your turn" not in answer.text.lower()
        assert table.table().pictures[0].filename == "table-1.png"


async def test_a_seat_whose_owner_left_the_server_can_be_freed(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, green = table.people
        await table.open_table("all_aboard", *table.people)
        refused = await red.slash("resign", player=blue, at=table.world.table)
        assert refused.text == Voice("en")("resign-not-yours")
        green.leave()
        sure = await red.slash("resign", player=green, at=table.world.table)
        await red.press("Yes, I mean it", on=sure)
        await table.settle()
        assert "Green gives up" in table.told()


async def test_whoever_resigns_from_a_duel_loses_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        sure = await red.slash("resign", at=table.world.table)
        assert sure.ephemeral
        await red.press("Yes, give up the seat", on=sure)
        await table.settle()
        assert f"{blue.name} wins!" in table.table().text
        assert table.table().pictures[0].alt.startswith("This match is over.")
        assert not table.acting()


async def test_the_seal_of_the_shuffle_stands_in_words_only(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red = table.people[0]
        await table.open_table("all_aboard", *table.people)
        match = await table.bot.store.matches.in_channel(table.world.table.id)
        assert match
        voice = Voice("en")
        said = match_seal(match, voice)
        assert said not in table.told()
        words = await red.press("📝", at=table.world.table)
        assert said in words.text
        assert match.seed not in words.text


async def test_whoever_asks_to_leave_reads_both_ways_and_may_say_no(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await table.open_table("abordaje", *table.people)
        asked = await red.slash("resign", at=table.world.table)
        assert asked.text.count("\n") == 1, "a line for each way"
        said = await red.press("No", on=asked)
        assert "Nothing has changed" in said.text
        assert not said.buttons
        match = await table.bot.store.matches.in_channel(table.world.table.id)
        assert match
        assert not match.resigned


@pytest.mark.parametrize("game", SHELF)
async def test_the_table_in_words_says_once_whom_it_waits_for(tmp_path: Path, game: str) -> None:
    async with evening(tmp_path) as table:
        await table.open_table(game, *table.people)
        match = await table.bot.store.matches.in_channel(table.world.table.id)
        assert match
        words = await table.people[0].press("📝", at=table.world.table)
        own = f"{table.people[0].name}: "  # what lies on the own ship
        lines = words.text.splitlines()[1:3]
        beginning = " ".join(line for line in lines if not line.startswith(own))
        awaited = {match.players[seat] for seat in match.to_act()}
        for player in table.people:
            assert beginning.count(player.name) == (player.id in awaited)
