"""Crafted presses: a control works only on a message of its match, where its match is played.

Whether Discord refuses a custom id that the message does not bear is not documented; so we do.
"""

from __future__ import annotations

import logging
import random
from typing import TYPE_CHECKING, Final

import pytest

from games.kit.words import Voice
from playground.protocol.types import ComponentType
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from playground import Person, Seen
    from playground.protocol.encoding import Json
    from tests.support.evenings.evening import Evening


async def craft(person: Person, on: Seen, custom_id: str, *values: str) -> Seen:
    """Press a control that the message may not bear."""
    kind = ComponentType.STRING_SELECT if values else ComponentType.BUTTON
    data: Json = {"custom_id": custom_id, "component_type": kind}
    if values:
        data["values"] = list(values)
    return await person.answer_to(person.client.send_component(on.message, data))


async def running(table: Evening, game: str = "all_aboard", seated: int = 2) -> int:
    """Open a table and return its match's number."""
    await table.open_table(game, *table.people[:seated])
    match = await table.bot.store.matches.in_channel(table.world.table.id)
    assert match
    return match.id


async def outcome_of(table: Evening, match_id: int) -> object:
    return (await table.bot.store.matches.load(match_id)).outcome


async def elsewhere(table: Evening, game: str = "all_aboard") -> tuple[Person, Seen]:
    """Return a moderator of another server, and a private answer they were given there."""
    away = table.world.guild("Away")
    moderator = table.world.member("Mod", guild=away, permissions=("MANAGE_CHANNELS",))
    channel = next(iter(away.channels.values()))
    await moderator.slash("play", game=game, at=channel)
    await moderator.press("Rules", at=channel)
    return moderator, moderator.ephemerals()[-1]


async def test_a_moderator_of_another_server_ends_no_match(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        match_id = await running(table)
        moderator, answer = await elsewhere(table)
        refused = await craft(moderator, answer, f"resign:{match_id}:{table.people[0].id}")
        assert refused.text == Voice("en")("not-its-table")
        assert await outcome_of(table, match_id) is None


@pytest.mark.parametrize("verb", ["words", "zoom", "hand"])
async def test_a_match_is_not_shown_in_another_server(tmp_path: Path, verb: str) -> None:
    async with evening(tmp_path) as table:
        match_id = await running(table)
        stranger, answer = await elsewhere(table)
        refused = await craft(stranger, answer, f"{verb}:{match_id}")
        assert refused.text == Voice("en")("not-its-table")
        assert not refused.pictures


async def test_no_computer_of_an_unknown_level_sits_down(tmp_path: Path) -> None:
    async with evening(tmp_path, 1) as table:
        (red,) = table.people
        lobby = await table.open_table("all_aboard", red, start=False)
        refused = await craft(red, lobby, "addcomputer:1:godlike")
        assert "no computer player of that strength" in refused.text
        assert "Computer" not in table.told().split("1 seated")[0]


async def test_a_match_of_another_channel_is_shown_to_its_players_only(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, _, guest = table.people
        match_id = await running(table)
        second = table.world.channel("second")
        for person in (red, guest):
            await person.slash("rules", game="all_aboard", at=second)
        refused = await craft(guest, guest.ephemerals()[-1], f"words:{match_id}")
        assert refused.text == Voice("en")("not-its-table")
        shown = await craft(red, red.ephemerals()[-1], f"words:{match_id}")
        assert "All aboard!" in shown.text


@pytest.mark.parametrize(
    "custom_id", ["back:{}", "more:{}:{stamp}::1", "move:{}:{stamp}:0", "sure:{}:{stamp}:0"]
)
async def test_no_hand_takes_the_place_of_the_table(tmp_path: Path, custom_id: str) -> None:
    async with evening(tmp_path) as table:
        match_id = await running(table)
        (player,) = table.acting()
        match = await table.bot.store.matches.load(match_id)
        stamp = match.stamp(match.seat_of(player.id))
        before = table.table().text
        refused = await craft(player, table.table(), custom_id.format(match_id, stamp=stamp))
        assert refused.ephemeral
        assert refused.text == Voice("en")("not-its-table")
        assert table.table().text == before


async def test_no_answer_is_picked_on_the_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        match_id = await running(table)
        (player,) = table.acting()
        match = await table.bot.store.matches.load(match_id)
        stamp = match.stamp(match.seat_of(player.id))
        before = table.table().text
        refused = await craft(player, table.table(), f"pick:{match_id}:{stamp}:", "0")
        assert refused.text == Voice("en")("not-its-table")
        assert table.table().text == before


async def test_only_a_team_gives_up_together(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        match_id = await running(table)
        sure = await table.people[0].slash("resign", at=table.world.table)
        refused = await craft(table.people[0], sure, f"giveup:{match_id}")
        assert refused.text == Voice("en")("moved-on")
        assert not (await table.bot.store.matches.load(match_id)).giving_up


async def test_what_one_game_says_is_refused_in_words_in_another(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        match_id = await running(table)
        hand = table.hand(table.people[0])
        said = {f"say:{match_id}:close": "talk-off", f"load:{match_id}:take:deck": "moved-on"}
        for custom_id, why in said.items():
            refused = await craft(table.people[0], hand, custom_id)
            assert refused.text == Voice("en")(why)


async def test_another_match_is_not_played_again_before_it_is_over(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        match_id = await running(table)
        refused = await craft(table.people[0], table.table(), f"again:{match_id}")
        assert refused.text == Voice("en")("moved-on")


@pytest.mark.parametrize("move", ["-1", "+1", "٣", "1_0", "999999", "9" * 30])
async def test_a_move_is_confirmed_by_its_own_number_only(tmp_path: Path, move: str) -> None:
    async with evening(tmp_path) as table:
        match_id = await running(table)
        (player,) = table.acting()
        match = await table.bot.store.matches.load(match_id)
        stamp = match.stamp(match.seat_of(player.id))
        refused = await craft(player, table.hand(player), f"sure:{match_id}:{stamp}:{move}")
        assert refused.text == Voice("en")("moved-on")
        assert (await table.bot.store.matches.load(match_id)).ply == 0


async def test_a_lobby_answers_on_its_own_message_only(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        match_id = await running(table)
        second = table.world.channel("second")
        await table.people[0].slash("play", game="all_aboard", at=second)
        lobby = await table.bot.store.lobbies.in_channel(second.id)
        assert lobby
        before = table.table().text
        for custom_id in (f"join:{lobby.id}", f"start:{lobby.id}", "ranks:all:0"):
            refused = await craft(table.people[1], table.table(), custom_id)
            assert refused.text == Voice("en")("not-its-table")
        assert table.table().text == before
        assert await outcome_of(table, match_id) is None


NONSENSE: Final = (
    "",
    "0",
    "-1",
    "1",
    "7",
    "x",
    "٣",
    "9" * 30,
    "all_aboard",
    "1.2",
    "1..2",
    "💧",
    "%",
    "deck",
)
"""What stands where arguments should."""


def nonsense(luck: random.Random, verbs: Sequence[str]) -> str:
    """Make up a custom id: mostly a real verb, with arguments that mostly make no sense."""
    verb = luck.choice([*verbs, *verbs, "", "x", "hand ", "HAND"])
    return ":".join([verb, *luck.choices(NONSENSE, k=luck.randrange(5))])[:100]


async def test_nonsense_is_answered_politely_and_changes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    luck = random.Random("nonsense")  # noqa: S311 - the same nonsense in every run
    async with evening(tmp_path) as table:
        match_id = await running(table)
        before = await table.bot.store.matches.load(match_id)
        lobbies = await table.bot.store.lobbies.expired(10**11)
        people, verbs = table.people, sorted(table.bot.press_methods)
        await people[0].slash("rules", game="all_aboard", at=table.world.table)
        places = {
            person: (table.table(), table.hand(person), *person.ephemerals()[-1:])
            for person in people
        }
        with caplog.at_level(logging.WARNING):
            for _ in range(500):
                person = luck.choice(people)
                values = luck.choices(NONSENSE, k=luck.randrange(2))
                custom_id = nonsense(luck, verbs)
                answer = await craft(person, luck.choice(places[person]), custom_id, *values)
                assert "went wrong" not in answer.text, custom_id
        assert not [record for record in caplog.records if record.exc_info]
        after = await table.bot.store.matches.load(match_id)
        assert after == before
        assert await table.bot.store.lobbies.expired(10**11) == lobbies
