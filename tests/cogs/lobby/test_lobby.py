"""The lobby: who sits down, who starts, what is agreed, and when it is cleared away."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final, cast

import pytest
from discord import ButtonStyle
from typing_extensions import override

from games import SHELF
from games.kit.words import Voice
from matches.lobby_changes import LOBBY_IDLE
from playground import InteractionFailed
from tests.support.evenings.evening import evening
from tests.support.evenings.threads import Threads

if TYPE_CHECKING:
    from pathlib import Path

    from cogs.lobby.cog import Lobbies
    from matches.records import Lobby
    from playground.protocol.encoding import Json
    from tests.support.evenings.evening import Evening


async def test_a_full_lobby_takes_nobody_more(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=5) as table:
        late = table.world.member("Late")
        await table.open_table("all_aboard", *table.people, start=False)
        answer = await late.press("Join", at=table.world.table)
        assert answer.text == Voice("en")("lobby-full", seats=5)


@pytest.mark.parametrize("locale", ["en-US", "de", "es-ES"])
async def test_who_sits_already_is_told_what_to_press_instead(tmp_path: Path, locale: str) -> None:
    async with evening(tmp_path, locales=[locale]) as table:
        red, _ = table.people
        await table.open_table("all_aboard", red, start=False)
        answer = await red.press(table.label(red, "button-join"), at=table.world.table)
        assert answer.ephemeral
        for key in ("button-start", "button-leave"):
            assert table.label(red, key) in answer.text


async def test_two_who_join_at_once_both_sit_down(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=4) as table:
        red, *guests = table.people
        await table.open_table("all_aboard", red, start=False)
        await asyncio.gather(*(guest.press("Join", at=table.world.table) for guest in guests))
        lobby = red.sees(table.world.table)[-1]
        assert all(person.name in lobby.text for person in table.people)


async def test_only_seated_players_start_and_only_enough_of_them(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, _, guest = table.people
        await table.open_table("all_aboard", red, start=False)
        assert "Press 🪑 first" in (await guest.press("Start", at=table.world.table)).text
        alone = await red.press("Start", at=table.world.table)
        assert "2 to 5 players" in alone.text


async def test_only_the_host_picks_options_and_they_show(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue, start=False)
        assert red.name in (await blue.press("Options…", at=table.world.table)).text
        options = await red.press("Options…", at=table.world.table)
        assert options.ephemeral
        off = options.selects[0].options[1].label
        agreed = await red.select("Animal abilities", off, on=options)
        assert [option.default for option in agreed.selects[0].options] == [False, True]
        await table.settle()
        lobby = red.sees(table.world.table)[0]
        assert f"-# **{agreed.selects[0].options[1].label} – family game" in lobby.text
        assert "-# Boats: Even · First player: Drawn by lot · Speed: relaxed" in lobby.text
        assert not lobby.selects


async def test_a_lobby_shows_what_is_agreed_in_words_below_the_table_of_its_game(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        lobby = await table.open_table("off_the_rails", *table.people, start=False)
        await table.world.until(lambda: table.table().pictures)
        lobby = table.table()
        assert [picture.filename for picture in lobby.pictures] == ["title-off_the_rails.png"]
        (usual,) = [line for line in lobby.text.splitlines() if "Missions: On" in line]
        assert usual.startswith("-# ")
        assert "**" not in usual
        assert "Speed: relaxed, 2 days a decision" in usual
        leave = next(one for one in lobby.buttons if one.text == "Leave")
        assert lobby.labels[-3:] == ["Leave", "Learn", "🔐"], "side by side on a phone"
        assert leave.style == ButtonStyle.secondary.value


async def test_join_is_loud_only_while_somebody_is_missing(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        lobby = await red.slash("play", game="abordaje", at=table.world.table)
        (join,) = [one for one in lobby.buttons if one.custom_id.startswith("join:")]
        assert join.style == ButtonStyle.success.value
        lobby = await blue.press("Join", on=lobby)
        (join,) = [one for one in lobby.buttons if one.custom_id.startswith("join:")]
        assert join.style == ButtonStyle.secondary.value
        options = await red.press("Options…", on=lobby)
        (language,) = [one for one in options.selects if one.custom_id.startswith("language:")]
        assert language.options[0].label == "Language of this table: English"


async def test_options_that_change_nothing_with_so_few_are_not_offered(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        alone = await table.open_table("off_the_rails", red, start=False)
        assert "Missions:" not in alone.text
        assert "Bumpers:" in alone.text
        assert "Missions:" in (await blue.press("Join", at=table.world.table)).text


async def test_an_option_that_was_changed_stays_on_offer_when_somebody_leaves(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, _, green = table.people
        await table.open_table("alles_an_bord", *table.people, start=False)
        options = await red.press("Options…", at=table.world.table)
        rivalry = next(one for one in options.selects if "competition" in one.custom_id)
        await red.select(rivalry.custom_id, rivalry.options[1].label, on=options)
        await green.press("Leave", at=table.world.table)
        options = await red.press("Options…", at=table.world.table)
        assert any("competition" in one.custom_id for one in options.selects)


async def test_the_host_says_who_sits_where(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, green = table.people
        await table.open_table("all_aboard", *table.people, start=False)
        options = await red.press("Options…", at=table.world.table)
        moved = await red.select("seat-up", options.selects[-1].options[2].label, on=options)
        assert (await lobby_here(table)).players == (red.id, green.id, blue.id)
        await red.select("seat-up", moved.selects[-1].options[0].label, on=moved)
        assert (await lobby_here(table)).players == (green.id, blue.id, red.id)
        await red.press("Shuffle the seats", on=options)
        assert set((await lobby_here(table)).players) == {red.id, green.id, blue.id}


async def test_what_an_earlier_version_laid_out_is_answered(tmp_path: Path) -> None:
    """Lobbies once bore their options as selects that all could see."""
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        shown = await table.open_table("all_aboard", red, start=False)
        lobby = await lobby_here(table)
        pressed = {"component_type": 3, "custom_id": f"option:{lobby.id}:effects"}
        data: Json = {**pressed, "values": ["off"]}
        await red.answer_to(red.client.send_component(shown.message, data))
        assert '"effects":"off"' in (await lobby_here(table)).options


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


async def test_missing_permissions_are_named_before_a_table_opens(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        table.world.forbid(("ATTACH_FILES", "SEND_MESSAGES"), table.world.table)
        answer = await table.people[0].slash("play", game="all_aboard", at=table.world.table)
        assert answer.ephemeral
        assert "Attach Files" in answer.text
        assert "Send Messages" in answer.text


async def test_play_again_seats_the_same_people(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        sure = await blue.slash("resign", at=table.world.table)
        await blue.press("Yes, give up the seat", on=sure)
        await table.settle()
        lobby = await blue.press("Play again", at=table.world.table)
        assert red.name in lobby.text
        assert blue.name in lobby.text


# ---- clearing away ------------------------------------------------------------------------------


async def test_idle_lobbies_are_cleared_away_whatever_else_fails(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        await table.open_table("all_aboard", red, start=False)
        other = table.world.channel("other")
        await red.slash("play", game="all_aboard", at=other)
        await table.settle()
        with closing(sqlite3.connect(tmp_path / "gangway.db")) as database, database:
            database.execute(
                "UPDATE lobby SET document = replace(document, 'all_aboard', 'forgotten')"
                " WHERE channel <> ?",
                (other.id,),
            )
        lobbies = cast("Lobbies", table.bot.get_cog("Lobbies"))
        await lobbies.clear(2e9)
        assert Voice("en")("lobby-expired") in red.sees(other)[-1].text
        assert not await table.bot.store.lobbies.expired(3e9)


async def test_the_loop_that_clears_lobbies_survives_a_bad_minute(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        lobbies = cast("Lobbies", table.bot.get_cog("Lobbies"))
        with closing(sqlite3.connect(tmp_path / "gangway.db")) as database:
            database.execute("ALTER TABLE lobby RENAME TO gone")
            lobbies.sweep.restart()
            await table.settle()
            await table.world.until(lambda: not lobbies.sweep.is_being_cancelled())
            database.execute("ALTER TABLE gone RENAME TO lobby")
        assert lobbies.sweep.is_running()


# ---- what is agreed, and what becomes of answers ------------------------------------------------


async def lobby_here(table: Evening) -> Lobby:
    found = await table.bot.store.lobbies.in_channel(table.world.table.id)
    assert found
    return found


async def test_an_option_takes_only_its_own_values(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        await table.open_table("all_aboard", red, start=False)
        before = await lobby_here(table)
        seen = await red.press("Options…", at=table.world.table)
        custom_id = seen.selects[0].custom_id
        for crafted, value in ((custom_id, "nonsense"), (f"agree:{before.id}:nonsense", "x")):
            data: Json = {"custom_id": crafted, "component_type": 3, "values": [value]}
            refused = await red.answer_to(red.client.send_component(seen.message, data))
            assert refused.text == Voice("en")("not-a-choice", typed=value)
        assert (await lobby_here(table)).options == before.options
        await red.press("Leave", at=table.world.table)


async def test_a_choice_of_another_version_falls_back_to_the_default_and_says_so(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, start=False)
        lobby = await lobby_here(table)
        default = lobby.options
        for renamed in (default.replace('":"', '":"once-'), '{"gone":"yes"}', "[]"):
            await table.bot.store.lobbies.save(replace(await lobby_here(table), options=renamed))
            shown = await (blue if blue.id not in lobby.players else red).press(
                "Join", at=table.world.table
            )
            assert Voice("en", "all_aboard")("lobby-options-reset") in shown.text
            assert (await lobby_here(table)).options == default
            await blue.press("Leave", at=table.world.table)


async def test_a_match_does_not_start_with_options_that_nobody_has_seen(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue, start=False)
        await table.bot.store.lobbies.save(replace(await lobby_here(table), options="[]"))
        shown = await red.press("Start", at=table.world.table)
        assert Voice("en", "all_aboard")("lobby-options-reset") in shown.text
        await red.press("Start", at=table.world.table)
        await table.settle()
        assert table.acting()


async def test_the_table_is_shown_whatever_becomes_of_the_answer(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people, start=False)
        answers = "/interactions/{interaction_id}/{interaction_token}/callback"
        table.world.fault("POST", answers, status=400)
        table.world.answer_within(0.3)
        with suppress(InteractionFailed):
            await table.people[0].press("Start", at=table.world.table)
        await table.settle()
        assert table.acting()
        assert "Join" not in table.told()
        lobby = table.people[0].sees(table.world.table)[0]
        assert not lobby.buttons


async def test_a_lobby_shows_who_joined_although_the_answer_failed(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, start=False)
        answers = "/interactions/{interaction_id}/{interaction_token}/callback"
        table.world.fault("POST", answers, status=400)
        table.world.answer_within(0.3)
        with suppress(InteractionFailed):
            await blue.press("Join", at=table.world.table)
        await table.settle()
        assert blue.name in red.sees(table.world.table)[-1].text


@pytest.mark.parametrize("said", ["all_aboard", "All aboard!", "🚣 ALL ABOARD!", " áll aboard! "])
async def test_a_game_that_is_no_choice_is_known_by_its_title_too(
    tmp_path: Path, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.kit.commands.game_option.MOST_CHOICES", 0)
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        lobby = await red.slash("play", game=said, at=table.world.table)
        assert "Join" in lobby.labels
        rules = await red.slash("rules", game=said, at=table.world.table)
        assert "went wrong" not in rules.text
        assert rules.text != Voice("en")("no-such-game")
        ranks = await red.slash("leaderboard", game=said, at=table.world.table)
        assert "All aboard!" in ranks.text


# ---- the language of a table --------------------------------------------------------------------


async def test_the_host_picks_the_language_of_the_table_and_the_match(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue, start=False)
        refused = await blue.press("Options…", at=table.world.table)
        assert refused.text == Voice("en")("lobby-host-only", host=red.name)
        options = await red.press("Options…", at=table.world.table)
        languages = next(one for one in options.selects if "language" in one.custom_id)
        assert [option.label for option in languages.options] == [
            "Language of this table: English",
            "Language of this table: Español",
            "Language of this table: Deutsch",
        ]
        german = await red.select(
            languages.custom_id, "Language of this table: Deutsch", on=options
        )
        chosen = next(one for one in german.selects if "language" in one.custom_id)
        assert [one.label for one in chosen.options if one.default] == [
            "Language of this table: Deutsch"
        ]
        await table.settle()
        lobby = red.sees(table.world.table)[0]
        assert Voice("de", "all_aboard")("tagline") in lobby.text
        await red.press(Voice("de")("button-start"), at=table.world.table)
        await table.settle()
        assert Voice("de", "all_aboard")("title") in table.table().text
        assert Voice("de")("button-hand") in table.table().labels
        sure = await blue.slash("resign", at=table.world.table)
        await blue.press("Yes, give up the seat", on=sure)
        await table.settle()
        again = await blue.press(Voice("de")("button-again"), at=table.world.table)
        assert Voice("de", "all_aboard")("tagline") in again.text


async def test_a_table_speaks_no_language_that_nobody_offered(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        await table.open_table("all_aboard", red, start=False)
        options = await red.press("Options…", at=table.world.table)
        data: Json = {
            "custom_id": options.selects[-1].custom_id,
            "component_type": 3,
            "values": ["fr"],
        }
        refused = await red.answer_to(red.client.send_component(options.message, data))
        assert refused.text == Voice("en")("not-a-choice", typed="fr")
        assert (await lobby_here(table)).language == "en"


async def test_a_lobby_that_a_moderator_deletes_is_posted_anew_and_then_closed(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        moderator = table.world.member("Mod", permissions=["MANAGE_MESSAGES"])
        first = await table.open_table("all_aboard", red, blue, start=False)
        moderator.deletes(first)
        await table.settle()
        (again,) = red.sees(table.world.table)
        assert blue.name in again.text
        await blue.press("Leave", at=table.world.table)
        await blue.press("Join", at=table.world.table)
        moderator.deletes(again)
        await table.settle()
        assert not red.sees(table.world.table), "it was meant"
        opened = await blue.slash("play", game="all_aboard", at=table.world.table)
        assert "Join" in opened.labels


async def test_a_lobby_swept_away_with_all_else_is_posted_anew(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        cleaner = table.world.member("Cleaner", permissions=["MANAGE_MESSAGES"])
        lobby = await table.open_table("all_aboard", red, start=False)
        cleaner.deletes(lobby, red.says("hm", at=table.world.table))
        await table.settle()
        (again,) = red.sees(table.world.table)
        assert "Join" in again.labels
        assert (await lobby_here(table)).message == again.id


async def test_a_lobby_deleted_while_the_bot_was_away_bars_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        lobby = await table.open_table("all_aboard", red, start=False)
        await table.stop()
        table.world.delete(lobby)
        await table.start()
        answer = await blue.slash("play", game="off_the_rails", at=table.world.table)
        (again,) = [one for one in red.sees(table.world.table) if not one.ephemeral]
        assert str(again.id) in answer.text, "the link leads somewhere"
        assert red.name in again.text


async def test_a_lobby_that_cannot_be_posted_anew_is_closed(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        lobby = await table.open_table("all_aboard", red, start=False)
        table.world.forbid(("SEND_MESSAGES",), table.world.table)
        table.world.delete(lobby)
        await table.settle()
        assert await table.bot.store.lobbies.in_channel(table.world.table.id) is None


async def test_a_play_that_arrives_twice_opens_one_lobby_that_lives_in_its_message(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        table.world.deliver_twice()
        await red.slash("play", game="all_aboard", at=table.world.table)
        await table.settle()
        (shown,) = red.sees(table.world.table)
        assert (await lobby_here(table)).message == shown.id
        assert blue.name in (await blue.press("Join", at=table.world.table)).text


class Warmed(Threads):
    """Counts how often workers are asked to warm up."""

    warmed = 0

    @override
    def warm_up(self) -> None:
        self.warmed += 1


async def test_who_opens_a_table_does_not_wait_for_the_first_hand_of_the_day(
    tmp_path: Path,
) -> None:
    workers = Warmed()
    async with evening(tmp_path, workers=workers) as table:
        await table.open_table("all_aboard", *table.people, start=False)
        assert workers.warmed == 1, "a process is made ready while people sit down"


async def test_a_lobby_goes_with_its_channel(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        quay = table.world.channel("quay")
        await red.slash("play", game="all_aboard", at=quay)
        table.world.delete(quay)
        await table.settle()
        assert await table.bot.store.lobbies.in_channel(quay.id) is None


async def test_whoever_has_left_the_server_is_not_dealt_in_and_the_host_passes_on(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, green = table.people
        here = table.world.table
        await table.open_table("all_aboard", red, blue, green, start=False)
        red.leave()
        await table.settle()
        said = await blue.press("Start", at=here)
        assert Voice("en")("lobby-departed", who="Red", count=1) in said.text
        assert "1. Blue · host" in said.text
        assert await table.bot.store.matches.in_channel(here.id) is None
        await green.press("Start", at=here)
        await table.settle()
        match = await table.bot.store.matches.in_channel(here.id)
        assert match
        assert set(match.players) == {blue.id, green.id}


async def test_the_options_of_a_host_who_has_left_are_the_next_ones(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue, start=False)
        red.leave()
        await table.settle()
        options = await blue.press("Options…", at=table.world.table)
        assert Voice("en", "all_aboard")("lobby-options") in options.text


async def test_a_thread_is_named_after_who_plays_there_and_who_has_won(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=4) as table:
        red, blue, host, guest = table.people
        await table.open_table("all_aboard", red, blue)
        await host.press(
            "Open a thread", on=await host.slash("play", game="all_aboard", at=table.world.table)
        )
        (thread,) = table.world.threads
        await guest.press("Join", at=thread)
        await host.press("Start", at=thread)
        await table.world.until(lambda: thread.name == "🚣 All aboard! · Green, Amber")
        assert "The match has started" in host.sees(thread)[0].text
        assert host.sees(thread)[0].text.startswith("-# "), "what stays is small"
        asked = await host.slash("resign", at=thread)
        await host.press(asked.labels[-1], on=asked)
        await table.world.until(lambda: thread.name == "🚣 All aboard! · 🏆 Amber, Green")


async def test_the_thread_of_a_table_that_lapses_is_put_away(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, host = table.people
        await table.open_table("all_aboard", red, blue)
        await host.press(
            "Open a thread", on=await host.slash("play", game="all_aboard", at=table.world.table)
        )
        (thread,) = table.world.threads
        lobbies = cast("Lobbies", table.bot.get_cog("Lobbies"))
        await lobbies.clear(time.time() + LOBBY_IDLE + 1)
        assert "cleared away" in host.sees(thread)[-1].text
        assert thread.thread_details
        assert thread.thread_details.archived


async def test_of_several_who_open_at_once_the_others_are_offered_threads(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=5) as table:
        here = table.world.table
        answers = await asyncio.gather(
            *(
                one.slash("play", game=slug, at=here)
                for one, slug in zip(table.people, SHELF, strict=True)
            )
        )
        opened = [one for one in answers if "Join" in one.labels]
        others = [one for one in answers if one not in opened]
        assert len(opened) == 1
        assert len(others) == 4
        for one in others:
            assert one.labels == [Voice("en")("button-thread")]
            assert "already open" in one.text


async def test_a_double_tap_opens_one_table_and_leads_to_it(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        twice = [red.slash("play", game="abordaje", at=table.world.table) for _ in range(2)]
        opened, again = sorted(await asyncio.gather(*twice), key=lambda one: one.ephemeral)
        assert "Join" in opened.labels
        assert "Your table is [already open]" in again.text
        assert str(opened.id) in again.text


async def test_a_hosts_page_of_options_follows_who_sits_down_and_goes_with_the_start(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        here, voice = table.world.table, Voice("en", "off_the_rails")
        await red.slash("play", game="off_the_rails", at=here)
        alone = await red.press("Options…", at=here)
        offered = len(alone.selects)
        await blue.press("Join", at=here)
        await table.settle()
        (page,) = [one for one in red.ephemerals() if one.id == alone.id]
        assert len(page.selects) > offered
        assert voice("lobby-move-up") in [one.placeholder for one in page.selects]
        again = await red.press("Options…", at=here)
        await table.settle()
        assert [one.id for one in red.ephemerals() if one.selects] == [again.id]
        await red.press("Start", at=here)
        await table.settle()
        assert not [one for one in red.ephemerals() if one.selects]


CALLBACK: Final = ("POST", "/interactions/{}/{}/callback")


async def test_a_press_whose_answer_hangs_holds_nobody_else_up(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, green = table.people
        table.world.answer_within(3.0)
        await table.open_table("all_aboard", red, start=False)
        table.world.delay(*CALLBACK, 6)
        hangs = asyncio.create_task(blue.press("Join", at=table.world.table))
        await table.world.until(lambda: table.world.server.in_flight)
        async with asyncio.timeout(2):
            await green.press("Join", at=table.world.table)
        with pytest.raises(InteractionFailed):
            await hangs
        await table.settle()
        await table.world.until(
            lambda: all(one.name in red.sees(table.world.table)[-1].text for one in table.people)
        )


@pytest.mark.long
async def test_a_table_whose_announcement_hangs_holds_nobody_else_up(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        here = table.world.table
        table.world.answer_within(3.0)
        table.world.delay(*CALLBACK, 6)
        hangs = asyncio.create_task(red.slash("play", game="all_aboard", at=here))
        await table.world.until(lambda: table.world.server.in_flight)
        async with asyncio.timeout(2):
            offer = await blue.slash("play", game="all_aboard", at=here)
        assert "Open a thread" in offer.labels, "the channel is taken by what is on its way"
        with pytest.raises(InteractionFailed):
            await hangs
        await table.settle()


async def test_an_answer_that_is_overtaken_does_not_bring_the_past_back(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=4) as table:
        red, blue, green, amber = table.people
        await table.open_table("all_aboard", red, start=False)
        table.world.delay(*CALLBACK, 0.3)
        late = asyncio.create_task(blue.press("Join", at=table.world.table))
        await table.world.until(lambda: table.world.server.in_flight)
        await green.press("Join", at=table.world.table)
        await amber.press("Join", at=table.world.table)
        await late
        await table.settle()
        lobby = red.sees(table.world.table)[-1]
        assert all(person.name in lobby.text for person in table.people)


async def test_a_match_that_has_begun_does_not_get_its_lobby_back(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, green = table.people
        lobby = await table.open_table("all_aboard", red, blue, start=False)
        table.world.delay(*CALLBACK, 0.3)
        late = asyncio.create_task(green.press("Join", at=table.world.table))
        await table.world.until(lambda: table.world.server.in_flight)
        await red.press("Start", at=table.world.table)
        with suppress(InteractionFailed):
            await late
        await table.settle()
        assert "Join" not in [one for seen in red.sees(table.world.table) for one in seen.labels]
        assert lobby.id in [seen.id for seen in red.sees(table.world.table)]


async def test_a_lobby_is_known_although_discord_took_its_answer_without_a_word(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        table.world.fault(*CALLBACK, status=204, after=True)
        await table.open_table("all_aboard", *table.people)
        assert table.table().pictures
        assert not [one for one in table.people[0].ephemerals() if "went wrong" in one.text]
