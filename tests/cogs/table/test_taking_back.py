"""Taking a move back: by button and by command, until another player has acted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games import SHELF
from games.kit.computers.playout import playout
from tests.support.boards.off_the_rails_table import busy_turns
from tests.support.evenings.answers import answers_of
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Seen
    from tests.support.evenings.evening import Evening

SLUG = "abordaje"


def ways_back(hand: Seen) -> list[str]:
    """Return the buttons that take a move back."""
    return [one.text for one in hand.buttons if one.emoji == "⏪"]


async def lay(table: Evening, at: int = 0) -> str:
    """Let the first player lay an order; return its name."""
    red = table.people[0]
    order = table.hand(red).buttons[at].text
    await red.press(order, on=table.hand(red))
    await table.settle()
    return order


async def test_an_order_is_taken_up_again_and_another_is_laid(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red = table.people[0]
        await table.open_table(SLUG, *table.people)
        assert not ways_back(table.hand(red))
        before = answers_of(table.hand(red))
        await lay(table)
        (back,) = ways_back(table.hand(red))
        await red.press(back, on=table.hand(red))
        await table.settle()
        assert answers_of(table.hand(red)) == before
        assert "took the last move back" not in table.told(), "nobody else was to act by then"
        await lay(table, at=1)
        assert ways_back(table.hand(red)), "another order lies there now"


async def test_an_order_is_taken_up_again_by_command_and_from_a_private_hand(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red = table.people[0]
        await table.open_table(SLUG, *table.people)
        await lay(table)
        said = await red.slash("undo", at=table.world.table)
        assert said.ephemeral
        assert "Red took the last move back." in said.text
        await table.settle()
        await lay(table)
        hand = await red.press("My hand", at=table.world.table)
        (back,) = ways_back(hand)
        await red.press(back, on=hand)
        await table.settle()
        (again,) = [seen for seen in red.ephemerals() if seen.id == hand.id]
        assert not ways_back(again)
        assert len(again.buttons) > 1


async def test_nothing_is_taken_back_once_the_other_side_has_laid(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table(SLUG, *table.people)
        await lay(table)
        old = table.hand(red)
        (back,) = ways_back(old)
        await blue.press(table.hand(blue).buttons[0].text, on=table.hand(blue))
        await table.settle()
        assert not ways_back(table.hand(red))
        refused = await red.press_late(back, on=old)
        assert "cannot be taken back" in refused.text
        refused = await blue.slash("undo", at=table.world.table)
        assert "cannot be taken back" in refused.text


@pytest.mark.parametrize("slug", ["abordaje", "all_aboard", "alles_an_bord"])
def test_something_can_be_taken_back_wherever_choices_are_sealed(slug: str) -> None:
    game = SHELF[slug]
    moments = playout(game, 2, game.spec.options(), "misclick")
    assert any(game.may_take_back(one.move, one.events) for one in moments)


def test_in_off_the_rails_a_drive_is_taken_back_until_something_comes_to_light() -> None:
    game = SHELF["off_the_rails"]
    kinds = {
        move.kind
        for seed in range(2)
        for _, _, move, _, events in busy_turns(3, seed)
        if game.may_take_back(move, events)
    }
    assert {"done", "drive"} <= kinds
    assert not kinds & {"lay", "upgrade", "cart", "faster", "slower", "undo", "pick", "draw"}


def test_in_bandido_every_move_shows_a_card_to_all_and_none_is_taken_back() -> None:
    game = SHELF["bandido_alcatraz"]
    moments = playout(game, 2, game.spec.options(), "misclick")
    assert not any(game.may_take_back(one.move, one.events) for one in moments)
