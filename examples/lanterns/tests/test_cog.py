"""Whole evenings of Lanterns: people at a table, by command and by button."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path
    from typing import TypeAlias

    from playground import Person
    from tests.support.evenings.evening import Evening

    Way: TypeAlias = Callable[[Evening, Person], Awaitable[None]]


async def seal_by_command(table: Evening, player: Person) -> None:
    """Let a player hide the first card that is offered while typing."""
    ((_, card), *_) = await player.complete("lanterns seal", "card", "", at=table.world.table)
    answer = await player.slash("lanterns seal", at=table.world.table, card=card)
    assert f"You hide card {card}." in answer.text
    assert answer.ephemeral
    await table.settle()


async def seal_by_button(table: Evening, player: Person) -> None:
    """Let a player hide the first card of the hand in the direct messages."""
    await table.press_on(player, table.hand(player))
    await table.settle()


@pytest.mark.parametrize("seal", [seal_by_command, seal_by_button])
async def test_two_friends_play_a_whole_match(tmp_path: Path, seal: Way) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("lanterns", red, blue)
        for number in (1, 2, 3):
            assert f"Round {number} of 3" in table.table().pictures[0].alt
            for player in (red, blue):
                await seal(table, player)
        assert not table.acting()
        assert "wins!" in table.table().text or "share the win!" in table.table().text


async def test_all_may_choose_at_once_and_see_who_has(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, green = table.people
        await table.open_table("lanterns", red, blue, green)
        assert table.acting() == [red, blue, green]
        await seal_by_command(table, blue)
        assert table.acting() == [red, green]
        assert "Blue: 0 points, card hidden" in table.table().pictures[0].alt


async def test_a_card_that_is_not_in_hand_is_refused_in_ones_own_language(tmp_path: Path) -> None:
    async with evening(tmp_path, locales=("en-US", "de")) as table:
        red, blue = table.people
        await table.open_table("lanterns", red, blue)
        held = {
            name
            for name, _ in await blue.complete("lanterns seal", "card", "", at=table.world.table)
        }
        card = next(n for n in range(1, 13) if f"Karte {n}" not in held)
        answer = await blue.slash("lanterns seal", at=table.world.table, card=str(card))
        assert answer.text.startswith(f"Karte {card} hast du nicht.")
