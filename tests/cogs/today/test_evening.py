"""What a server is told once a day is over, and how its month stands."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from games.kit.words import Voice
from matches.days.day import Day
from matches.days.par import Pars
from matches.fairness.exporting import export_of
from matches.fairness.verification import verify
from tests.cogs.today.test_today import DAY, MONDAY, begun, played
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

ENGLISH = Voice("en")


async def test_a_server_is_told_once_how_the_day_went_and_nobody_is_pinged(tmp_path: Path) -> None:
    async with evening(tmp_path, 2) as table:
        table.bot.referee.now = lambda: MONDAY
        red, blue = table.people
        channel, store = table.world.table, table.bot.store
        (guild,) = (one.id for one in table.bot.guilds)
        config = await store.configs.get(guild)
        await store.configs.save(guild, replace(config, summary=channel.id))
        red.nickname("Alex")
        blue.nickname("ALEX")
        for person in (red, blue):
            await played(table, await begun(table, person), drives=person is red)
        summaries = table.bot.get_cog("Summaries")
        table.bot.referee.now = lambda: MONDAY + DAY
        for _ in range(2):
            await summaries.tell_all()  # type: ignore[union-attr]
        (told,) = [one for one in red.sees(channel) if "Deal of 2 January" in one.text]
        assert "2 players had a result" in told.text
        assert told.pictures[0].alt.count("🥇") == 2, "both did alike"
        assert "*" not in told.pictures[0].alt
        for seen in (told, await red.press("Yesterday", on=await red.slash("today"))):
            assert "🥇 **Alex (1)**" in seen.text, "people of one name are told apart"
            assert "🥇 **ALEX (2)**" in seen.text
        labels = [option.label for option in seen.selects[0].options]
        assert labels == ["1. Alex (1)", "1. ALEX (2)"]
        assert not told.message.pinged
        assert "All aboard!" in told.text
        assert ENGLISH("today-best-way", marks="▫️") in told.text
        best = await blue.press("See the best", on=told)
        assert "Off the Rails" in (await blue.press("Step by step", on=best)).text

        rows, total = await store.days.month(guild, Day.at(MONDAY).season, 0, 10)
        assert total == 2
        assert {row.points for row in rows} == {2}
        await store.privacy.erase(blue.id)
        page = await store.days.table(guild, Day.at(MONDAY), 0, 10)
        assert [row.player for row in page.rows] == [red.id]


async def test_what_the_strong_computer_came_to_is_told_to_those_alone_who_cannot_use_it(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, 2) as table:
        bot, friday = (
            table.bot,
            Day.at(MONDAY + 4 * DAY),
        )  # of a game whose computers decide at once
        bot.referee.now = lambda: MONDAY + 4 * DAY
        _, blue = table.people
        summaries = bot.get_cog("Summaries")
        pars = Pars(bot.shelf, bot.store, bot.workers)
        await summaries.work_out_pars()  # type: ignore[union-attr]
        assert await pars.known(friday) is None, "nobody has a result yet"
        await pars.work_out(friday, await bot.store.days.chain(friday))
        page = await blue.slash("today")
        assert "Strong computer" not in page.text
        bot.referee.now = lambda: MONDAY + 5 * DAY
        over = await blue.press("Yesterday", on=await blue.slash("today"))
        assert "Strong computer: " in over.text


async def test_how_the_strong_computer_did_it_is_shown_to_who_is_asked_first_or_once_it_is_over(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, 2) as table:
        bot, friday = table.bot, Day.at(MONDAY + 4 * DAY)
        bot.referee.now = lambda: MONDAY + 4 * DAY
        red, blue = table.people
        pars = Pars(bot.shelf, bot.store, bot.workers)
        await pars.work_out(friday, await bot.store.days.chain(friday))
        page = await blue.slash("today")
        asked = await blue.select(ENGLISH("today-look"), "Strong computer", on=page)
        assert ENGLISH("day-ask-look") in asked.text
        shown = await blue.press(ENGLISH("button-sure"), on=asked)
        par = await pars.known(friday)
        assert par
        assert Voice("en", "alles_an_bord")(par.said) in shown.text
        assert "Alles an Bord?!" in (await blue.press("Step by step", on=shown)).text
        assert ENGLISH("today-looked") in (await blue.slash("today")).text

        assert par.match
        kept = await bot.store.matches.load(par.match)
        log = await bot.store.matches.log_of(par.match)
        assert kept.outcome
        export = export_of(kept, log, ["a", "b", "c"])
        assert not verify(kept.game, export).reserves
        assert await bot.store.days.try_of(friday, kept.players[0]) is None
        assert not await bot.store.matches.running_with_computers()
        assert not await bot.store.outbox.claim_abandoned()

        bot.referee.now = lambda: MONDAY + 5 * DAY
        over = await red.press("Yesterday", on=await red.slash("today"))
        shown = await red.select(ENGLISH("today-look"), "Strong computer", on=over)
        assert "Alles an Bord?!" in (await red.press("Step by step", on=shown)).text
