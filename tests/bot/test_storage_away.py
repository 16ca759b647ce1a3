"""The database goes away while people play: each is told in one sentence, and play goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.words import Voice
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from storage.address import Address
    from tests.support.stores.postgres import Server


async def test_presses_and_commands_are_refused_while_the_server_is_away_and_go_on_afterwards(
    server: Server, postgres: Address, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    away = Voice("en")("storage-away")
    async with evening(tmp_path, place=postgres) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        (player,) = table.acting()
        hand = table.hand(player)
        while hand.selects:
            select = hand.selects[0]
            hand = await player.select(select.custom_id, select.options[0].label, on=hand)
        board = table.table()
        try:
            server.stop()
            refused = await player.press(hand.buttons[0].text, on=hand)
            assert away in refused.text
            table.bot.known_users.hear(None)  # in a while, what is known of people is not trusted
            assert away in (await red.slash("leaderboard", at=table.world.table)).text
        finally:
            server.start()
        assert "Traceback" not in caplog.text
        await player.press(hand.buttons[0].text, on=hand)
        await table.settle()
        assert table.table() != board
