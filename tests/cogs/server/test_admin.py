"""Moderators: they alone can, are asked first, and everybody is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.kit.words import Voice
from matches.fairness.exporting import export_of
from playground import NotOffered
from tests.support.evenings.answers import answers_of
from tests.support.evenings.evening import evening, in_full
from tests.support.stores.tables import play_until_it_counts, spoil

if TYPE_CHECKING:
    from pathlib import Path

    from matches.match import Match
    from playground import Person
    from tests.support.evenings.evening import Evening

ENGLISH = Voice("en")


def moderator(table: Evening, locale: str = "en-US") -> Person:
    return table.world.member("Mo", locale=locale, permissions=["MANAGE_CHANNELS"])


async def moderate(table: Evening, mo: Person, action: str, **options: Person | str) -> None:
    """Let a moderator do something, and everybody read of it."""
    asked = await mo.slash(f"admin {action}", at=table.world.table, **options)
    assert asked.ephemeral
    assert asked.labels, asked.text
    await mo.press(ENGLISH("button-sure"), on=asked)
    await table.settle()
    assert asked.message.deleted, "what everybody reads is not said once more"


async def running(table: Evening) -> Match:
    (match_id,) = await table.bot.store.matches.running()
    return await table.bot.store.matches.load(match_id)


async def test_a_match_is_ended_without_result(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        await moderate(table, moderator(table), "end")
        assert ENGLISH("admin-end-done", moderator="Mo") in table.told()
        assert ENGLISH("abandoned") in table.table().text
        assert ENGLISH("called-off") not in table.told(), "it is said once, by whom"
        ranks = await red.slash("leaderboard", at=table.world.table)
        assert ENGLISH("leaderboard-empty") in ranks.text
        again = await red.slash("play", game="all_aboard", at=table.world.table)
        assert "Join" in again.labels


async def test_what_runs_in_a_server_is_listed_for_its_moderators(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        mo = moderator(table)
        nothing = await mo.slash("admin list", at=table.world.table)
        assert ENGLISH("admin-list-none") in nothing.text
        await table.open_table("all_aboard", red, blue)
        second = table.world.channel("second")
        await red.slash("play", game="abordaje", at=second)
        await red.slash("tournament open", game="all_aboard", at=table.world.channel("third"))
        listed = await mo.slash("admin list", at=second)
        assert listed.ephemeral
        match, lobby, tournament = listed.text.splitlines()[1:]
        actor = (await running(table)).to_act()
        name = ("Red", "Blue")[min(actor)]
        assert f"<#{table.world.table.id}>: waiting for {name}, last move <t:" in match
        assert "time is over <t:" in match
        assert f"<#{second.id}>: not started, 1 of 2 seats taken" in lobby
        assert "tournament in <#" in tournament
        await table.stop()
        spoil(tmp_path / "gangway.db", "UPDATE match SET state = ''")
        await table.start()
        unreadable = await mo.slash("admin list", at=second)
        assert "`/admin abandon`" in unreadable.text


async def test_the_house_makes_one_move_for_whoever_is_waited_for(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        before = await running(table)
        (seat,) = before.to_act()
        who = table.people[seat].user.name
        await moderate(table, moderator(table), "skip")
        after = await running(table)
        assert after.acted[seat] == before.acted[seat] + 1
        assert not after.resigned
        assert ENGLISH("admin-skip-done", moderator="Mo", who=who) in table.told()
        said = ENGLISH("seat-skipped", who=who)
        assert said in table.table().text
        assert f"**{who} 🤖** " in table.table().text, "the move is not told as the player's own"
        moves = await table.people[1 - seat].press("📜", at=table.world.table)
        assert said in moves.text


async def test_a_turn_taken_meanwhile_is_not_skipped(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        mo = moderator(table)
        asked = await mo.slash("admin skip", at=table.world.table)
        await table.move()
        ply = (await running(table)).ply
        refused = await mo.press(ENGLISH("button-sure"), on=asked)
        assert refused.text == ENGLISH("moved-on")
        assert (await running(table)).ply == ply


async def test_whoever_is_not_waited_for_is_not_skipped(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (seat,) = (await running(table)).to_act()
        idle = table.people[1 - seat]
        refused = await moderator(table).slash("admin skip", player=idle, at=table.world.table)
        assert refused.text == ENGLISH("nobody-waits-for", who=idle.user.name)


async def test_a_seat_goes_to_another_member_who_plays_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        green = table.world.member("Green")
        await moderate(table, moderator(table), "replace", player=red, by=green)
        assert (await running(table)).players == (green.id, blue.id)
        assert not [seen for seen in red.dms() if seen.pictures]
        assert [seen for seen in green.dms() if seen.pictures]
        assert (
            ENGLISH("admin-replace-done", moderator="Mo", who="Red", newcomer="Green")
            in table.told()
        )
        refused = await red.slash("hand", at=table.world.table)
        assert refused.text == ENGLISH("not-seated")
        assert "Green takes over a seat" not in table.told(), "the moderator's line says it"


async def test_a_moderator_does_not_hand_over_the_own_seat(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        mo = moderator(table)
        await table.open_table("all_aboard", mo, blue)
        for instead in ({"by": red}, {"computer": "strong"}):
            refused = await mo.slash("admin replace", at=table.world.table, player=mo, **instead)
            assert refused.text == ENGLISH("replace-own")
        assert (await running(table)).players == (mo.id, blue.id)


@pytest.mark.parametrize("is_due", [True, False])
async def test_a_newcomer_learns_in_the_hand_that_they_sit_there_now(
    tmp_path: Path,
    is_due: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (due,) = table.acting()
        goes = due if is_due else next(one for one in table.people if one is not due)
        green = table.world.member("Green")
        await moderate(table, moderator(table), "replace", player=goes, by=green)
        (hand,) = green.dms()
        assert "You sit here now" in hand.text
        assert bool(answers_of(hand)) == is_due


async def test_what_was_done_before_a_seat_was_handed_over_stays_its_former_players(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        await table.move()
        await table.move()
        green = table.world.member("Green")
        await moderate(table, moderator(table), "replace", player=red, by=green)
        assert "**Red** " in table.table().text
        assert "**Green** " not in table.table().text
        assert "**Green** " not in table.hand(blue).text
        await table.restart()
        for person in (blue, green):
            moves = await person.press("📜", at=table.world.table)
            assert "Red puts " in moves.text
            assert "Green puts " not in moves.text
            assert "Green takes over a seat" in moves.text
        question = await blue.slash("resign", at=table.world.table)
        await blue.press(question.buttons[-1].text, on=question)
        await table.settle()
        over = await table.bot.store.matches.last_in_channel(table.world.table.id)
        assert over
        export = export_of(over, await table.bot.store.matches.log_of(over.id), ("Green", "Blue"))
        assert str(red.id) not in export.model_dump_json()
        page = await blue.slash("replay", at=table.world.table)
        told = list[str]()
        while "▶️" in page.labels:
            page = await blue.press("▶️", on=page)
            told.append(page.text)
        assert sum("Red puts " in one for one in told) == 1
        assert not any("Green puts " in one for one in told)


async def test_a_seat_that_was_given_up_is_played_again(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, green = table.people
        await table.open_table("all_aboard", red, blue, green)
        await table.resign(red)
        amber = table.world.member("Amber")
        await moderate(table, moderator(table), "replace", player=red, by=amber)
        match = await running(table)
        assert match.players[0] == amber.id
        assert not match.resigned


async def test_a_computer_plays_a_seat_until_somebody_takes_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        mo = moderator(table)
        await moderate(table, mo, "replace", player=red, computer="strong")
        match = await running(table)
        assert match.players == (red.id, blue.id)
        assert match.computers == {match.seat_of(red.id): "strong"}
        assert ENGLISH("admin-stand-in-done", moderator="Mo", who="Red") in table.told()
        assert "A computer plays the seat" not in table.told(), "the moderator's line says it"
        told = ENGLISH(
            "admin-stand-in-you",
            moderator="Mo",
            game="All aboard!",
            channel=f"<#{table.world.table.id}>",
        )
        assert told in [seen.text for seen in red.dms()]
        hand = table.hand(red)
        assert f"{ENGLISH('computer-in-your-seat')} As of <t:" in hand.text
        assert ENGLISH("seat-left-to-computer", who="Red") not in hand.text, "it says so once"
        assert not answers_of(hand)
        asked = await mo.slash("admin replace", player=blue, computer="easy", at=table.world.table)
        refused = await mo.press(ENGLISH("button-sure"), on=asked)
        assert ENGLISH("computers-only") in refused.text
        green = table.world.member("Green")
        await moderate(table, mo, "replace", player=red, by=green)
        match = await running(table)
        assert match.players == (green.id, blue.id)
        assert match.played_by_people == set(match.seats)


async def test_a_seat_is_given_to_a_member_or_to_a_computer_and_to_one_of_them(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        mo = moderator(table)
        refused = await mo.slash("admin replace", player=red, at=table.world.table)
        assert refused.text == ENGLISH("replace-by-whom")


async def test_nobody_sits_twice_at_a_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        mo = moderator(table)
        refused = await mo.slash("admin replace", player=red, by=blue, at=table.world.table)
        assert refused.text == ENGLISH("cannot-take-seat")


async def test_results_are_taken_off_the_leaderboard(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        mo = moderator(table)
        nothing = await mo.slash("admin annul", at=table.world.table)
        assert nothing.text == ENGLISH("nothing-to-annul")
        await table.open_table("all_aboard", red, blue)
        await play_until_it_counts(table.bot.referee, await running(table))
        await table.resign(red)
        assert "Blue" in in_full(await red.slash("leaderboard", at=table.world.table))
        asked = await mo.slash("admin annul", at=table.world.table)
        assert "All aboard!" in asked.text
        assert "Blue wins" in asked.text, "it is said which match is meant"
        await moderate(table, mo, "annul")
        ranks = await red.slash("leaderboard", at=table.world.table)
        assert ENGLISH("leaderboard-empty") in ranks.text
        assert ENGLISH("admin-annul-done", moderator="Mo") in table.told()


async def test_a_moderator_alone_reads_what_cannot_be_posted(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        await play_until_it_counts(table.bot.referee, await running(table))
        await table.resign(red)
        mo = moderator(table)
        asked = await mo.slash("admin annul", at=table.world.table)
        table.world.fault("POST", "/channels/{channel_id}/messages", status=403, code=50013)
        answer = await mo.press(ENGLISH("button-sure"), on=asked)
        assert answer.text == ENGLISH("admin-annul-done", moderator="Mo")


async def test_a_match_that_cannot_be_read_is_abandoned(tmp_path: Path) -> None:
    async with evening(tmp_path, locales=["es-ES"]) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        assert "⏳" in table.told()
        await table.stop()
        spoil(tmp_path / "gangway.db", "UPDATE match SET state = ''")
        await table.start()
        mo = moderator(table)
        refused = await mo.slash("admin end", at=table.world.table)
        assert refused.text == ENGLISH("unreadable")
        await moderate(table, mo, "abandon")
        assert await table.bot.store.matches.running() == ()
        assert Voice("es")("admin-abandon-done", moderator="Mo") in table.told()
        assert "⏳" not in table.told(), "no message waits or counts down any more"
        assert not red.dms()
        assert not blue.dms()


async def test_a_role_to_which_the_server_gives_the_command_moderates(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, helper = table.people
        await table.open_table("all_aboard", red, blue)
        role = table.world.state.add_role(table.world.home, "Stewards", [helper.user])
        table.world.grant("admin", role)
        await moderate(table, helper, "end")
        assert ENGLISH("admin-end-done", moderator=helper.name) in table.told()


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "de"])
async def test_whoever_moderates_no_more_is_refused_in_one_sentence(
    tmp_path: Path, locale: str
) -> None:
    async with evening(tmp_path, locales=(locale,)) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        with pytest.raises(NotOffered):
            await red.slash("admin end", at=table.world.table)
        mo = moderator(table, locale)
        asked = await mo.slash("admin end", at=table.world.table)
        assert asked.text == Voice(locale[:2])("admin-end-sure")
        table.world.home.members[mo.id].roles.clear()
        refused = await mo.press(Voice(locale[:2])("button-sure"), on=asked)
        assert refused.text == Voice(locale[:2])("moderators-only")
        assert (await running(table)).outcome is None


@pytest.mark.parametrize("action", ["skip", "replace"])
async def test_naming_somebody_who_does_not_sit_is_answered_about_them(
    tmp_path: Path, action: str
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        green = table.world.member("Green")
        refused = await moderator(table).slash(
            f"admin {action}", player=green, at=table.world.table
        )
        assert refused.text == ENGLISH("does-not-sit", who="Green")


async def test_a_match_without_results_is_not_asked_about(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        mo = moderator(table)
        await moderate(table, mo, "end")
        answer = await mo.slash("admin annul", at=table.world.table)
        assert answer.text == ENGLISH("nothing-to-annul")


async def test_an_abandoned_match_that_can_be_read_ends_as_any_other(tmp_path: Path) -> None:
    async with evening(tmp_path, locales=("de",)) as table:
        await table.open_table("all_aboard", *table.people)
        mo = moderator(table)
        await moderate(table, mo, "abandon")
        german = Voice("de")
        assert german("admin-abandon-done", moderator="Mo") in table.told(), "its own language"
        assert german("abandoned") in table.table().text
        match = await table.bot.store.matches.load(1)
        assert not match.clocks.running
        assert not match.to_act()


async def test_a_team_whose_match_is_called_off_has_not_lost_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("bandido_alcatraz", *table.people)
        await moderate(table, moderator(table), "abandon")
        for shown in (table.table(), table.hand(table.people[0])):
            assert ENGLISH("abandoned") in shown.text
            assert "lost" not in shown.text


async def test_the_one_replaced_reads_so_by_direct_message(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        green = table.world.member("Green")
        await moderate(table, moderator(table), "replace", player=red, by=green)
        (told,) = red.dms()
        assert "Mo has given your seat" in told.text
        assert "Green" in told.text
        assert f"<#{table.world.table.id}>" in told.text


async def test_a_hand_left_to_a_computer_offers_to_come_back_and_nothing_else(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        assert len(table.hand(player).buttons) > 1
        await moderate(table, moderator(table), "replace", player=player, computer="easy")
        hand = table.hand(player)
        assert ENGLISH("button-come-back") in hand.labels
        assert not table.acting() or player not in table.acting()
        await player.press(ENGLISH("button-come-back"), on=hand)
        await table.settle()
        assert ENGLISH("button-come-back") not in table.hand(player).labels


async def test_who_comes_back_while_others_act_has_a_hand_at_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        (player,) = table.acting()
        await moderate(table, moderator(table), "replace", player=player, computer="easy")
        await table.bot.computers.wait()
        await table.settle()
        hand = await player.press(ENGLISH("button-come-back"), on=table.hand(player))
        assert hand.pictures
        assert ENGLISH("button-come-back") not in hand.labels
        assert not answers_of(hand)
