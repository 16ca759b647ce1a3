"""Labels: a closed select says on a phone what is asked and what was chosen, and cuts neither."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from discord import ui

from cogs.kit.messages.controls import setting_select
from cogs.lobby.layout import options_page, started_page
from cogs.server.config import SetConfig
from games import SHELF
from games.kit.draw.text.lettering import text_width
from games.kit.words import LANGUAGES, Voice
from matches.records import Lobby, ServerConfig
from matches.seated import computer_id
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground.people.seen import Seen

ROOM = 278
"""Pixels of a select on a phone, for letters of 16 pixels; measured in the page."""


def too_long(labels: list[str]) -> list[str]:
    return [label for label in labels if text_width(label, 160) > 10 * ROOM]


def labels_of(seen: Seen) -> list[str]:
    found = [option.label for one in seen.selects for option in one.options]
    return found + [one.placeholder for one in seen.selects]


def test_what_explains_an_answer_stands_below_it() -> None:
    answers = {"on": "with `/hint` – the match does not count", "off": "none"}
    hints, none = setting_select("Hints", answers, "on", SetConfig("hints")).options
    assert (hints.label, hints.description) == ("Hints: with /hint", "The match does not count")
    assert (none.label, none.description) == ("Hints: none", None)
    assert (hints.default, none.default) == (True, False)


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "de"])
async def test_labels_of_settings_and_config_are_whole_on_a_phone(
    tmp_path: Path, locale: str
) -> None:
    async with evening(tmp_path, seats=1) as table:
        manager = table.world.member("Mo", locale=locale, permissions=["MANAGE_GUILD"])
        settings = await manager.slash("settings", at=table.world.table)
        config = await manager.slash("config", at=table.world.table)
        config = await manager.select("config:retention", "30", on=config)
        for seen in (settings, config):
            assert not too_long(labels_of(seen))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SHELF)
def test_labels_of_a_lobby_are_whole_on_a_phone(slug: str, language: str) -> None:
    game = SHELF[slug]
    for seats in game.spec.seats:
        lobby = Lobby(
            id=1,
            guild=1,
            channel=1,
            message=1,
            game=slug,
            host=1,
            language="en",
            players=tuple(range(1, seats + 1)),
            options="{}",
            expires=0,
        )
        names = ["Ada"] * seats
        view = options_page(game, lobby, Voice(language, slug), names, ServerConfig())
        asked = [one for one in view.walk_children() if isinstance(one, ui.Select)]
        options = [option for one in asked for option in one.options]
        assert not too_long([one.label for one in options])
        assert all(len({one.label for one in each.options}) == len(each.options) for each in asked)
        assert not [one for one in options if (one.description or "").endswith("…")]


@pytest.mark.parametrize(("slug", "said"), [("alles_an_bord", 2), ("all_aboard", 0)])
def test_the_announcement_of_a_race_says_how_fast_its_computers_press(slug: str, said: int) -> None:
    players = (1, computer_id("easy", 1), computer_id("easy", 2), computer_id("strong", 3))
    lobby = Lobby(0, 1, 5, None, slug, 1, players, "{}", "en", expires=9e9)
    shown = started_page(SHELF[slug], lobby).walk_children()
    lines = "\n".join(one.content for one in shown if isinstance(one, ui.TextDisplay))
    assert lines.count("a press every") == said
    assert ("🤖 easy: a press every 5 s or so" in lines) == bool(said)
