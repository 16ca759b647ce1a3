"""Bad input: one clear sentence, and nothing lost or half done."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from games.kit.words import Voice
from tests.support.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from playground import Person
    from tests.support.evening import Evening


def idle(table: Evening) -> Person:
    """Return somebody who is not to act."""
    return next(person for person in table.people if person not in table.acting())


async def test_whoever_is_not_to_act_learns_whom_the_table_waits_for(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        before = table.table().text
        answer = await idle(table).slash("allaboard board", animal="mouse", boat=1)
        assert answer.ephemeral
        assert f"waiting for {table.acting()[0].name}" in answer.text
        assert table.table().text == before


async def test_an_animal_not_in_hand_is_refused_with_the_hand(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        held = await player.complete("allaboard board", "animal", "", at=table.world.table)
        absent = next(a for a in ("mouse", "fox", "bear", "lion") if a not in {v for _, v in held})
        answer = await player.slash("allaboard board", animal=absent, boat=1)
        assert answer.ephemeral
        assert all(name.split(" · ")[0] in answer.text for name, _ in held)
        assert table.acting() == [player]


async def test_a_boat_that_is_not_there_is_named(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        ((_, animal), *_) = await player.complete("allaboard board", "animal", "")
        answer = await player.slash("allaboard board", animal=animal, boat=9)
        assert answer.ephemeral
        assert "9" in answer.text


async def test_a_word_that_is_no_animal_is_quoted_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        answer = await player.slash("allaboard board", animal="dragon", boat=1)
        assert "“dragon”" in answer.text


async def test_a_spectator_cannot_play_or_look(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, guest = table.people
        await table.open_table("all_aboard", red, blue)
        for answer in (
            await guest.slash("allaboard board", animal="mouse", boat=1),
            await guest.slash("hand"),
            await guest.press("My hand", at=table.world.table),
        ):
            assert answer.ephemeral
            assert answer.text == Voice("en")("not-seated")


async def test_without_a_match_the_way_to_open_one_is_shown(tmp_path: Path) -> None:
    async with evening(tmp_path, locales=("de",)) as table:
        red = table.people[0]
        answer = await red.slash("allaboard board", animal="mouse", boat=1)
        assert (
            answer.text
            == "Hier gibt es für dich keine Partie: All aboard!. Eröffne mit `/play` einen Tisch."
        )
        assert (await red.slash("hand")).text == Voice("de")("no-match")


async def test_a_full_lobby_takes_nobody_more(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=5) as table:
        late = table.world.member("Late")
        await table.open_table("all_aboard", *table.people, start=False)
        answer = await late.press("Join", at=table.world.table)
        assert answer.text == Voice("en")("lobby-full", seats=5)


async def test_only_seated_players_start_and_only_enough_of_them(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, _, guest = table.people
        await table.open_table("all_aboard", red, start=False)
        assert "Press Join first" in (await guest.press("Start", at=table.world.table)).text
        alone = await red.press("Start", at=table.world.table)
        assert "2 to 5 players" in alone.text


async def test_only_the_host_picks_options_and_they_show(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue, start=False)
        select = red.sees(table.world.table)[-1].selects[0]
        other = select.options[1].label
        assert red.mention in (await blue.select(select.custom_id, other)).text
        lobby = await red.select(select.custom_id, other)
        assert [option.default for option in lobby.selects[0].options] == [False, True]


async def test_a_lobby_that_is_gone_says_so(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        lobby = await table.open_table("all_aboard", red, start=False)
        await red.press("Leave", at=table.world.table)
        assert "closed" in red.sees(table.world.table)[-1].text
        answer = await red.press_late("Start", on=lobby)
        assert answer.text == Voice("en")("lobby-gone")


async def test_a_lobby_nobody_touches_is_cleared_away(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        await table.open_table("all_aboard", red, start=False)
        await table.settle()
        lobbies = table.bot.get_cog("Lobbies")
        assert lobbies
        await lobbies.clear(10**11)  # type: ignore[attr-defined]
        assert "so it was cleared away" in red.sees(table.world.table)[-1].text
        assert not red.sees(table.world.table)[-1].buttons


async def test_a_busy_channel_offers_a_thread(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, guest = table.people
        await table.open_table("all_aboard", red, blue)
        offer = await guest.slash("play", game="all_aboard", at=table.world.table)
        assert offer.ephemeral
        assert "already running" in offer.text
        await guest.press("Open a thread", on=offer)
        (thread,) = table.world.threads
        assert "Join" in guest.sees(thread)[-1].labels


async def test_a_press_on_an_old_button_shows_how_the_table_stands_now(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        hand = table.hand(player)
        boats = await player.select("pick", hand.selects[0].options[0].label, on=hand)
        await player.press(boats.buttons[0].text, on=boats)
        await table.settle()
        await player.press_late(boats.buttons[0].text, on=boats)
        await table.settle()
        assert Voice("en")("moved-on") in player.ephemerals()[-1].text
        assert table.table().pictures[0].filename == "table-1.png"


async def test_two_who_join_at_once_both_sit_down(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=4) as table:
        red, *guests = table.people
        await table.open_table("all_aboard", red, start=False)
        await asyncio.gather(*(guest.press("Join", at=table.world.table) for guest in guests))
        lobby = red.sees(table.world.table)[-1]
        assert all(person.mention in lobby.text for person in table.people)


async def test_an_interaction_that_arrives_twice_plays_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        ((_, animal), *_) = await player.complete("allaboard board", "animal", "")
        table.world.deliver_twice()
        answer = await player.slash("allaboard board", animal=animal, boat=1)
        await table.settle()
        assert "not your turn" not in answer.text.lower()
        assert table.table().pictures[0].filename == "table-1.png"


async def test_a_deleted_table_message_is_posted_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        table.world.delete(table.table())
        (player,) = table.acting()
        await table.press_on(player, table.hand(player))
        await table.settle()
        assert table.table().pictures[0].filename == "table-1.png"


async def test_a_match_whose_channel_was_deleted_goes_on_by_direct_message(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        elsewhere = table.world.channel("elsewhere")
        table.world.delete(table.world.table)
        for _ in range(3):
            (player,) = table.acting()
            await table.press_on(player, table.hand(player))
            await table.settle()
        assert "use `/table` in another channel" in table.hand(table.people[0]).text
        answer = await table.people[0].slash("table", at=elsewhere)
        await table.settle()
        assert answer.ephemeral
        assert table.people[0].sees(elsewhere)[1].pictures


async def test_missing_permissions_are_named_before_a_table_opens(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        table.world.forbid(("ATTACH_FILES", "SEND_MESSAGES"), table.world.table)
        answer = await table.people[0].slash("play", game="all_aboard", at=table.world.table)
        assert answer.ephemeral
        assert "Attach Files" in answer.text
        assert "Send Messages" in answer.text


async def test_a_seat_whose_owner_left_the_server_can_be_freed(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, green = table.people
        await table.open_table("all_aboard", *table.people)
        refused = await red.slash("resign", player=blue, at=table.world.table)
        assert refused.text == Voice("en")("resign-not-yours")
        green.leave()
        sure = await red.slash("resign", player=green, at=table.world.table)
        await red.press("Yes, give up the seat", on=sure)
        await table.settle()
        assert "Green resigned" in table.told()


async def test_whoever_resigns_from_a_duel_loses_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        sure = await red.slash("resign", at=table.world.table)
        assert sure.ephemeral
        await red.press("Yes, give up the seat", on=sure)
        await table.settle()
        assert f"{blue.mention} wins!" in table.table().text
        assert not table.acting()


async def test_an_unexpected_fault_gets_a_reference_and_spares_other_matches(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        del table.bot.answers["rules"]  # a bug: a button that nothing answers
        with caplog.at_level(logging.ERROR):
            answer = await player.press("Rules", at=table.world.table)
        assert answer.ephemeral
        reference = answer.text.split(": ")[-1]
        assert any(reference in record.getMessage() for record in caplog.records)
        await table.press_on(player, table.hand(player))
        await table.settle()
        assert table.table().pictures[0].filename == "table-1.png"
