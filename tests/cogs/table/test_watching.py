"""Those who watch: what they may ask for, and how they hear of the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.kit.messages.layouts import in_lines
from games.kit.words import Voice
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from matches.match import Match
    from tests.support.evenings.evening import Evening

ENGLISH = Voice("en")


async def running(table: Evening) -> Match:
    match = await table.bot.store.matches.in_channel(table.world.table.id)
    assert match
    return match


async def test_whoever_watches_gets_table_news_and_words_and_never_a_hand(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        watcher = table.world.member("Watcher")
        await table.open_table("all_aboard", *table.people)
        match = await running(table)
        await table.bot.referee.submit(
            match.id,
            match.players[min(match.to_act())],
            match.legal(min(match.to_act()))[0],
        )
        match = await running(table)
        voice = await table.bot.known_users.voice(match, None)
        (line,) = await table.bot.store.matches.log_of(match.id)
        words = await watcher.slash("table", at=table.world.table)
        assert in_lines([*map(voice, match.game.describe(match.view(None)))]) in words.text
        assert all(voice(told) in words.text for told in line.events if told.to is None)
        for seat in match.seats:
            seen, open_to_all = (
                {in_lines([voice(one)]) for one in match.game.describe(match.view(viewer))}
                for viewer in (seat, None)
            )
            private = seen - open_to_all
            assert private
            assert not any(one in words.text for one in private)
        refused = await watcher.press("My hand", on=table.table())
        assert refused.ephemeral
        assert ENGLISH("not-seated") in refused.text
        assert refused.labels == [ENGLISH("button-follow"), ENGLISH("button-play")]
        elsewhere = await watcher.press(ENGLISH("button-play"), on=refused)
        assert ENGLISH("busy-match") in elsewhere.text
        followed = await watcher.press(ENGLISH("button-follow"), on=refused)
        assert followed.text == ENGLISH("follow-noted")
        assert followed.labels == [ENGLISH("button-unfollow")]
        dropped = await watcher.press(ENGLISH("button-unfollow"), on=followed)
        assert dropped.text == ENGLISH("follow-dropped")
        assert dropped.labels == [ENGLISH("button-follow")]
        assert not watcher.dms()


async def test_somebody_who_watched_may_play_the_next_time_where_a_seat_is_free(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        watcher = table.world.member("Watcher")
        answers = []
        for game in ("abordaje", "all_aboard"):
            await table.open_table(game, red, blue)
            answers.append(await watcher.press("My hand", on=table.table()))
            sure = await red.slash("resign", at=table.world.table)
            await red.press("Yes, give up the seat", on=sure)
            await table.settle()
        follow = ENGLISH("button-follow")
        assert [one.labels for one in answers] == [[follow], [follow, ENGLISH("button-play")]]
        opened = await watcher.press(ENGLISH("button-play"), on=answers[-1])
        assert not opened.ephemeral
        assert "Watcher" in opened.text


async def test_followers_are_told_once_each_in_their_language_when_the_match_ends(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        watchers = [table.world.member(one, locale=one) for one in ("en-US", "es-ES", "de")]
        await table.open_table("abordaje", red, blue)
        for watcher in watchers:
            voice = Voice(watcher.name[:2])
            words = await watcher.slash("table", at=table.world.table)
            noted = await watcher.press(voice("button-follow"), on=words)
            assert noted.text == voice("follow-noted")
        match = await running(table)
        table.bot.delivery.show(await table.bot.referee.resign(match.id, red.id))
        await table.settle()
        for watcher in watchers:
            (told,) = watcher.dms()
            voice = Voice(watcher.name[:2], "abordaje")
            title = f"{match.game.spec.icon} {voice('title')}"
            ended = voice("follow-ended", game=title, channel=f"<#{match.channel}>")
            assert told.text.startswith(ended)
            assert "Blue" in told.text
        table.bot.delivery.refresh(match.id)
        await table.settle()
        assert [len(watcher.dms()) for watcher in watchers] == [1, 1, 1]


async def test_a_user_who_unfollows_plays_or_wants_no_messages_is_not_told(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        watcher = table.world.member("Watcher")
        await table.open_table("abordaje", red, blue)
        words = await watcher.slash("table", at=table.world.table)
        await watcher.press(ENGLISH("button-follow"), on=words)
        words = await watcher.slash("table", at=table.world.table)
        dropped = await watcher.press(ENGLISH("button-unfollow"), on=words)
        assert dropped.text == ENGLISH("follow-dropped")
        own = await red.slash("table", at=table.world.table)
        assert ENGLISH("button-follow") not in own.labels
        page = await watcher.slash("settings", at=table.world.table)
        await watcher.select("prefer:dms", "off", on=page)
        words = await watcher.slash("table", at=table.world.table)
        refused = await watcher.press(ENGLISH("button-follow"), on=words)
        assert refused.text == ENGLISH("follow-no-dms")
        match = await running(table)
        table.bot.delivery.show(await table.bot.referee.resign(match.id, red.id))
        await table.settle()
        assert not watcher.dms()


async def test_following_is_exported_and_erased(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        watcher = table.world.member("Watcher")
        await table.open_table("abordaje", *table.people)
        words = await watcher.slash("table", at=table.world.table)
        await watcher.press(ENGLISH("button-follow"), on=words)
        match, privacy = await running(table), table.bot.store.privacy
        assert (await privacy.export(watcher.id))["follows"] == [{"match": match.id}]
        await privacy.erase(watcher.id)
        assert await table.bot.store.followers.of_match(match.id) == ()
