"""Bad input: one clear sentence, and nothing lost or half done."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import pytest

from games.kit.game import IllegalMove
from games.kit.words import Voice, missing_texts
from tests.support.evenings.evening import evening
from trials.people import choices

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person
    from tests.support.evenings.evening import Evening


def idle(table: Evening) -> Person:
    """Return a player who is not to act."""
    return next(person for person in table.people if person not in table.acting())


async def test_whoever_is_not_to_act_learns_whom_the_table_waits_for(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        before = table.table().text
        answer = await idle(table).slash("allaboard board", animal="mouse", boat="1")
        assert answer.ephemeral
        assert f"waiting for {table.acting()[0].name}" in answer.text
        assert table.table().text == before


async def test_a_label_out_of_turn_is_no_riddle(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        ((label, _), *_) = await player.complete("allaboard board", "animal", "")
        answer = await idle(table).slash("allaboard board", animal=label, boat="1")
        assert answer.text == f"Not your turn yet: the table is waiting for {player.name}."


async def test_an_animal_not_in_hand_is_refused_with_the_hand(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        held = await player.complete("allaboard board", "animal", "", at=table.world.table)
        absent = next(a for a in ("mouse", "fox", "bear", "lion") if a not in {v for _, v in held})
        answer = await player.slash("allaboard board", animal=absent, boat="1")
        assert answer.ephemeral
        assert all(name.split(" · ")[0] in answer.text for name, _ in held)
        assert table.acting() == [player]


async def test_a_boat_that_is_not_there_is_named(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        ((_, animal), *_) = await player.complete("allaboard board", "animal", "")
        answer = await player.slash("allaboard board", animal=animal, boat="9")
        assert answer.ephemeral
        assert "9" in answer.text


async def test_a_word_that_is_no_animal_is_quoted_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        answer = await player.slash("allaboard board", animal="dragon", boat="1")
        assert "“dragon”" in answer.text


async def test_a_spectator_cannot_play_or_look(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, guest = table.people
        await table.open_table("all_aboard", red, blue)
        for answer in (
            await guest.slash("allaboard board", animal="mouse", boat="1"),
            await guest.slash("hand"),
        ):
            assert answer.ephemeral
            assert answer.text == Voice("en")("not-seated")
        looked = await guest.press("My hand", at=table.world.table)
        assert looked.ephemeral
        assert looked.labels == [Voice("en")(f"button-{way}") for way in ("follow", "play")]


async def test_an_unexpected_fault_gets_a_reference_and_spares_other_matches(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        del table.bot.press_methods["moves"]  # a bug: a button that nothing answers
        with caplog.at_level(logging.ERROR):
            answer = await player.press("📜", at=table.world.table)
        assert answer.ephemeral
        reference = answer.text.split(": ")[-1]
        assert any(reference in record.getMessage() for record in caplog.records)
        await table.press_on(player, table.hand(player))
        await table.settle()
        assert table.table().pictures[0].filename == "table-1.png"


async def test_a_refusal_without_a_text_is_answered_with_its_key(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        await red.slash("rules", game="all_aboard", at=table.world.table)

        async def fail(*_: object) -> None:
            raise IllegalMove("no-text-bears-this-key")

        table.bot.press_methods["rules"] = fail
        await red.slash("play", game="all_aboard", at=table.world.table)
        with caplog.at_level(logging.ERROR):
            answer = await red.press("📖", at=table.world.table)
        assert answer.text == "[no-text-bears-this-key]"
        assert "no-text-bears-this-key" in caplog.text
    missing_texts.clear()


@pytest.mark.parametrize("kind", ["a button", "a select"])
async def test_an_old_control_on_a_message_that_has_gone_is_answered_without_a_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (person,) = table.acting()
        hand = table.hand(person)
        custom_id = choices(hand)[0]
        await table.resign(table.people[0])
        table.world.state.delete(hand.message)
        _, about = custom_id.split(":", 1)
        data: dict[str, Any] = {"custom_id": f"move:{about}", "component_type": 2}
        if kind == "a select":
            data = {"custom_id": f"pick:{about}", "component_type": 3, "values": ["0"]}
        pressed = person.client.send_component(hand.message, data)
        await table.settle()
        assert pressed.response is not None
        assert not [one for one in person.ephemerals() if "went wrong" in one.text]
        assert not [line for line in caplog.records if line.exc_info]
