"""Whole evenings of All aboard!: commands and buttons, closed doors, restarts, languages."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

import pytest

from tests.support.evenings.answers import answer
from tests.support.evenings.evening import evening, in_full, let_some_send_names

if TYPE_CHECKING:
    from pathlib import Path

    from tests.support.evenings.evening import Evening


async def board_by_command(table: Evening) -> None:
    """Let the player to act board the first animal offered into the first boat offered."""
    (player,) = table.acting()
    at = table.world.table
    animals = await player.complete("allaboard board", "animal", "", at=at)
    boats = await player.complete("allaboard board", "boat", "", at=at, animal=animals[0][1])
    await player.slash("allaboard board", at=at, animal=animals[0][1], boat=boats[0][1])
    await table.settle()


async def board_by_button(table: Evening) -> None:
    """Let the player to act board the first animal into the first boat from the hand."""
    (player,) = table.acting()
    await table.press_on(player, table.hand(player))
    await table.settle()


async def test_five_friends_play_a_match_to_the_end_and_stand_on_the_leaderboard(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=5) as table:
        await table.open_table("all_aboard", *table.people)
        let_some_send_names(table)
        for turn in range(60):
            await (board_by_command if turn % 2 else board_by_button)(table)
        assert not table.acting()
        assert "wins!" in table.table().text or "share the win!" in table.table().text
        board = await table.people[0].slash("leaderboard", at=table.world.table)
        assert all(person.name in in_full(board) for person in table.people)
        assert "1 win" in in_full(board)
        assert not table.bot.persistent_views, "messages are not kept in memory"


async def test_the_story_of_a_sailing_is_told_in_the_channel(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        for _ in range(6):
            await board_by_button(table)
        pictured = [seen for seen in table.people[0].sees(table.world.table) if seen.pictures]
        log, _ = sorted(pictured, key=attrgetter("id"))
        assert all(f"Boat {n}: " in log.pictures[0].alt for n in (1, 2))


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.long)])
async def test_a_match_survives_a_restart_between_moves(tmp_path: Path, every: int) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        for move in range(24):
            (player,) = table.acting()
            hand = table.hand(player)
            if move % every == 0:
                await table.restart()
            await table.press_on(player, hand)
            await table.settle()
        assert "The match is over" in table.table().text or "win" in table.table().text


@pytest.mark.parametrize(
    ("locale", "turn", "question"),
    [
        ("en-US", "Your turn!", "Which animal?"),
        ("es-ES", "¡Te toca!", "¿Qué animal?"),
        ("de", "Du bist dran!", "Welches Tier?"),
    ],
)
async def test_a_hand_speaks_its_owners_language(
    tmp_path: Path, locale: str, turn: str, question: str
) -> None:
    async with evening(tmp_path, locales=("en-US", locale)) as table:
        await table.open_table("all_aboard", *table.people)
        owner = table.people[1]
        while table.acting() != [owner]:
            await table.move()
        hand = table.hand(owner)
        assert turn in hand.text
        assert question in hand.text
        assert "Waiting for" in table.table().text


async def test_nobody_sees_anothers_hand_or_face_down_card(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        for _ in range(3):
            await board_by_button(table)
        hands = {person: {seen.id for seen in person.dms()} for person in (red, blue)}
        assert not hands[red] & hands[blue]
        assert "face down" in table.table().pictures[0].alt
        everything = [seen for seen in blue.sees(table.world.table) if seen.public_metadata]
        assert all(
            seen.public_metadata["name"] == "play" for seen in everything if seen.public_metadata
        )


async def test_an_animal_is_known_by_the_name_that_was_suggested(tmp_path: Path) -> None:
    async with evening(tmp_path, locales=("de",)) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        ((name, _), *_) = await player.complete("allaboard board", "animal", "")
        await player.slash("allaboard board", animal=f" {name.upper()}", boat="1")
        await table.settle()
        assert table.table().pictures[0].filename == "table-1.png"


@pytest.mark.draws
@pytest.mark.parametrize("is_there", [True, False])
async def test_a_hand_that_explains_nothing_any_more_keeps_its_picture(
    tmp_path: Path, *, is_there: bool
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        hand = table.hand(player)
        table.world.uploads.clear()
        if not is_there:  # Discord does not know a picture of that name on the message
            callback = "/interactions/{interaction_id}/{interaction_token}/callback"
            table.world.fault("POST", callback, status=400)
        shorter = await player.press("🎓", on=hand)
        assert "🎓" in hand.text
        assert "🎓" not in shorter.text
        assert shorter.pictures[0].bytes == hand.pictures[0].bytes
        assert len(table.world.uploads) == (0 if is_there else 1)


async def test_the_question_for_a_boat_says_once_which_animal_it_is(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        hand = await answer(player, table.hand(player))
        asked, _ = hand.text.splitlines()  # below it is the lesson of the first time
        assert asked.startswith("Into which boat do you put the ")
