"""The panel that seats everybody at a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from playground import PATIENCE
from playground.web.try_game import (
    NotStarted,
    offered_games,
    start_match,
)
from tests.playground.support.page import opened_site

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Channel
    from playground.people.seen import Seen
    from playground.web.chairs import Chair


async def test_every_game_on_the_shelf_can_be_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.web.try_game.DEAL_TIMEOUT", PATIENCE)  # on a busy machine, too
    async with opened_site(tmp_path / "gangway.db") as site:
        host = site.chairs[0]
        table = next(one for one in host.person.client.channels() if one.name == "table")
        offered = await offered_games(host, table)
        assert offered
        managing = [{"config", "admin"} & commands(chair, table) for chair in site.chairs]
        assert managing == [{"config", "admin"}, set(), set(), set(), set()], "Ada manages"
        for _, slug in offered:
            await start_match(site, host, slug, table)
        await site.world.until(lambda: len(running(host)) == len(offered))


def commands(chair: Chair, table: Channel) -> set[str]:
    """Return the commands that a person's app offers."""
    return {command["name"] for _, command in chair.person.client.commands(table)}


def running(chair: Chair) -> list[Seen]:
    """Return the tables that a person sees, by their pictures."""
    rooms = [one for one in chair.person.client.channels() if one.guild]
    return [seen for room in rooms for seen in chair.person.sees(room) if seen.pictures]


async def test_a_game_that_is_not_there_is_refused_in_the_bots_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "cogs.kit.commands.game_option.MOST_CHOICES", 0
    )  # the app would refuse it else
    async with opened_site(tmp_path / "gangway.db") as site:
        host = site.chairs[0]
        table = next(one for one in host.person.client.channels() if one.name == "table")
        with pytest.raises(NotStarted, match="game"):
            await start_match(site, host, "chess", table)
