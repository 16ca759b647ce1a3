"""Settings: what a player chooses holds everywhere, and for them alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.kit.words import Voice
from matches.preferences import CHOICES
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person, Seen
    from playground.protocol.encoding import Json

ENGLISH, GERMAN = Voice("en"), Voice("de")


async def choose(person: Person, name: str, value: str) -> Seen:
    page = await person.slash("settings")
    voice = Voice("en") if ENGLISH("settings-title") in page.text else GERMAN
    asked = voice(f"setting-{name}")
    picked = await person.select(asked, f"{asked}: {voice(f'setting-{name}-{value}')}", on=page)
    assert picked.ephemeral
    return picked


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "de"])
async def test_every_setting_is_offered_in_ones_language(tmp_path: Path, locale: str) -> None:
    async with evening(tmp_path, seats=1, locales=(locale,)) as table:
        (red,) = table.people
        voice = Voice(locale[:2])
        page = await red.slash("settings", at=table.world.table)
        assert page.ephemeral
        assert [select.placeholder for select in page.selects] == [
            voice(f"setting-{name}") for name in (*CHOICES, "zone-elsewhere")
        ]
        for select in page.selects[:-1]:
            assert len([option for option in select.options if option.default]) == 1
        kathmandu = f"{voice('setting-zone-elsewhere')}: Kathmandu"
        await red.select(page.selects[-1].custom_id, kathmandu, on=page)
        page = await red.slash("settings", at=table.world.table)
        *_, zone, elsewhere = ([o.label for o in s.options if o.default] for s in page.selects)
        assert (zone, elsewhere) == ([], [kathmandu])


async def test_a_chosen_language_is_spoken_to_its_player_whatever_the_app_speaks(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        page = await choose(red, "language", "de")
        assert GERMAN("settings-title") in page.text
        await table.restart()
        games = await red.slash("games", at=table.world.table)
        assert games.text == GERMAN("games-none")
        assert (await blue.slash("games", at=table.world.table)).text == ENGLISH("games-none")
        await red.slash("play", game="all_aboard", at=table.world.table)
        assert Voice("de", "all_aboard")("tagline") in table.told()
        page = await choose(red, "language", "discord")
        assert ENGLISH("settings-title") in page.text


async def test_whoever_wants_no_direct_messages_gets_none_and_plays_from_the_button(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await choose(red, "dms", "off")
        await table.open_table("all_aboard", red, blue)
        assert not red.dms()
        assert [seen for seen in blue.dms() if seen.pictures]
        hand = await red.press(ENGLISH("button-hand"), at=table.world.table)
        assert hand.ephemeral
        assert hand.pictures
        await choose(red, "dms", "on")
        await blue.slash("table", at=table.world.table)
        await table.settle()
        assert [seen for seen in red.dms() if seen.pictures]


async def test_reminders_and_quiet_hours_are_kept(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        await choose(red, "reminders", "off")
        page = await red.slash("settings")
        await red.select("Quiet hours", "Quiet hours: 22:00–8:00", on=page)
        await red.select("My clock", "My clock: Buenos Aires", on=page)
        await table.restart()
        kept = await table.bot.store.preferences.get(red.id)
        assert (kept.reminders, kept.quiet, kept.zone) == (
            "off",
            "22-8",
            "America/Argentina/Buenos_Aires",
        )


async def test_what_was_never_offered_is_not_set(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        page = await red.slash("settings", at=table.world.table)
        data: Json = {"custom_id": "prefer:language", "component_type": 3, "values": ["fr"]}
        refused = await red.answer_to(red.client.send_component(page.message, data))
        assert refused.text == ENGLISH("not-a-choice", typed="fr")
        assert (await table.bot.store.preferences.get(red.id)).language == "discord"
