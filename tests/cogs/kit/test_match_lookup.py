"""Which match a command is about, wherever it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.words import Voice
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path


async def test_without_a_match_the_way_to_open_one_is_shown(tmp_path: Path) -> None:
    async with evening(tmp_path, locales=("de",)) as table:
        red = table.people[0]
        answer = await red.slash("allaboard board", animal="mouse", boat="1")
        nothing_here = "Eine Partie All aboard! gibt es hier für dich nicht."
        assert answer.text == f"{nothing_here} Eröffne mit `/play` einen Tisch."
        assert (await red.slash("hand")).text == Voice("de")("no-match")


async def test_commands_in_a_direct_message_find_the_match_by_the_seat(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        assert (await player.slash("hand", at=player.dm)).pictures
        ((_, animal), *_) = await player.complete("allaboard board", "animal", "", at=player.dm)
        await player.slash("allaboard board", at=player.dm, animal=animal, boat="1")
        await table.settle()
        assert table.acting() != [player]


async def test_whoever_plays_at_several_tables_is_asked_which_one(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        second = table.world.channel("second")
        await red.slash("play", game="all_aboard", at=second)
        await blue.press("Join", at=second)
        await red.press("Start", at=second)
        await table.settle()
        answer = await red.slash("hand", at=red.dm)
        options = [option.label for option in answer.selects[0].options]
        assert any(f"#{table.world.table.name}" in label for label in options)
        assert any(f"#{second.name}" in label for label in options)
        listed = await red.slash("games", at=red.dm)
        assert listed.text.count("All aboard!") == 2
