"""Luck that can be checked, as players would: from the lobby's seal to the file of the match."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import TYPE_CHECKING

from matches.__main__ import main
from matches.fairness.seals import read_link, seal_of
from matches.referee import seed_for
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person, Seen
    from tests.support.evenings.evening import Evening

SLUG = "all_aboard"
SEAL = re.compile(r"Seal(?: of the shuffle)?: ([0-9a-f]{32})\b")


def seal_in(seen: Seen) -> str:
    """Return the seal that a message shows."""
    (found,) = SEAL.findall(seen.text)
    return str(found)


async def resign(table: Evening, who: Person) -> None:
    question = await who.slash("resign", at=table.world.table)
    await who.press(question.buttons[-1].text, on=question)
    await table.settle()


async def verified(table: Evening, who: Person, folder: Path, seen: Seen) -> dict[str, object]:
    """Get the file of the last match, check it against a message, and return what is in it."""
    sent = await who.slash("replay", what="export", at=table.world.table)
    (attached,) = sent.files
    file = folder / attached.filename
    file.write_bytes(attached.content)
    link = f"https://discord.com/channels/{table.world.home.id}/{table.world.table.id}/{seen.id}"
    assert main(["verify", str(file), "--message", link]) == 0
    export: dict[str, object] = json.loads(attached.content)
    return export


async def test_what_was_sealed_in_the_lobby_is_shown_at_the_end_and_agrees(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seeds=seed_for) as table:
        red, blue = table.people
        lobby = await table.open_table(SLUG, red, blue, start=False)
        assert not SEAL.search(lobby.text)
        opened = await blue.press("🔐", on=lobby)
        assert opened.ephemeral
        sealed = seal_in(opened)
        await table.restart()
        await red.press("Start", on=lobby)
        await table.settle()
        said = await blue.press("📝", at=table.world.table)
        assert seal_in(said) == sealed
        assert "Secret" not in said.text
        await table.move()
        await resign(table, red)
        export = await verified(table, blue, tmp_path, lobby)
        said = await blue.press("📝", at=table.world.table)
        assert f"Secret of the shuffle: {export['secret']}" in said.text
        assert f"/{lobby.id})" in said.text
        assert seal_of(str(export["secret"])) == sealed == export["seal"]
        assert read_link(str(export["message"])).message == lobby.id


async def test_tables_that_are_opened_otherwise_are_sealed_as_well(tmp_path: Path) -> None:
    async with evening(tmp_path, seeds=seed_for) as table:
        red, blue = table.people
        await table.play_alone(red, game=SLUG, level="easy", at=table.world.table)
        await table.settle()
        announced = next(
            one for one in blue.sees(table.world.table) if "The match has started" in one.text
        )
        await resign(table, red)
        alone = await verified(table, red, tmp_path, announced)
        again = await red.press("Play again", at=table.world.table)
        sealed = seal_in(await red.press("🔐", on=again))
        await red.press("Start", on=again)
        await table.settle()
        await resign(table, red)
        export = await verified(table, red, tmp_path, again)
        assert export["seal"] == sealed != alone["seal"]


async def test_a_lobby_from_before_gets_a_seed_of_its_own_and_says_no_more(tmp_path: Path) -> None:
    async with evening(tmp_path, seeds=seed_for) as table:
        red, blue = table.people
        lobby = await table.open_table(SLUG, red, blue, start=False)
        stored = await table.bot.store.lobbies.in_channel(table.world.table.id)
        assert stored
        await table.bot.store.lobbies.save(replace(stored, secret=None))
        started = await red.press("Start", on=lobby)
        assert not SEAL.search(started.text)
        await table.settle()
        said = await blue.press("📝", at=table.world.table)
        assert re.search(r"Seal of this match’s shuffle: [0-9a-f]{64}\b", said.text)
        await resign(table, red)
        sent = await blue.slash("replay", what="export", at=table.world.table)
        file = tmp_path / "old.json"
        file.write_bytes(sent.files[0].content)
        assert main(["verify", str(file)]) == 3
        said = await blue.press("📝", at=table.world.table)
        assert re.search(r"Key to the seal of the shuffle: [0-9a-f]{32}\b", said.text)
