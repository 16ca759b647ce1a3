"""The panel that seats everybody at a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.plug.try_game import TryGame, start_match
from playground import PATIENCE, NotTaken
from tests.support.page.site import opened_site, table_of

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Channel, Person, Seen


async def test_every_game_on_the_shelf_can_be_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.plug.try_game.DEAL_TIMEOUT", PATIENCE)  # on a busy machine, too
    async with opened_site(tmp_path / "gangway.db") as site:
        host, *guests = [one.person for one in site.chairs]
        table = table_of(site)
        offered = await TryGame().offered(host, table)
        assert offered
        managing = [{"config", "admin"} & commands(one, table) for one in (host, *guests)]
        assert managing == [{"config", "admin"}, set(), set(), set(), set()], "Ada manages"
        for _, slug in offered:
            await start_match(site.world, slug, host, guests, table)
        await site.world.until(lambda: len(running(host)) == len(offered))


async def test_a_second_table_says_whose_turn_it_is_though_their_hand_is_all_the_notice(
    tmp_path: Path,
) -> None:
    async with opened_site(tmp_path / "gangway.db") as site:
        host, *guests = [one.person for one in site.chairs]
        table = table_of(site)
        await TryGame().take(site.world, "all_aboard", host, guests, table)
        taken = await TryGame().take(site.world, "all_aboard", host, guests, table)
        assert "is to move" in taken.said or "your turn" in taken.said
        assert taken.channel in site.world.threads


def commands(person: Person, table: Channel) -> set[str]:
    """Return the commands that a person's app offers."""
    return {command["name"] for _, command in person.client.commands(table)}


def running(person: Person) -> list[Seen]:
    """Return the tables that a person sees, by their pictures."""
    rooms = [one for one in person.client.channels() if one.guild]
    return [seen for room in rooms for seen in person.sees(room) if seen.pictures]


async def test_a_game_that_is_not_there_is_refused_in_the_bots_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "cogs.kit.commands.game_option.MOST_CHOICES", 0
    )  # the app would refuse it else
    async with opened_site(tmp_path / "gangway.db") as site:
        host, *guests = [one.person for one in site.chairs]
        with pytest.raises(NotTaken, match="game"):
            await start_match(site.world, "chess", host, guests, table_of(site))
