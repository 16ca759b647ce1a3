"""The button below a match that is over: its replay, for all if a player asks for it."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from PIL import Image

from tests.support.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from tests.support.evening import Evening


async def match_given_up(table: Evening) -> None:
    """Play two moves of a match for two, and let somebody resign."""
    await table.open_table("all_aboard", *table.people[:2])
    assert "Replay" not in labels(table)
    for _ in range(2):
        await table.move()
    (player,) = table.acting()
    question = await player.slash("resign", at=table.world.table)
    await player.press(question.buttons[0].text, on=question)
    await table.settle()


def labels(table: Evening) -> str:
    return " ".join(one.text for one in table.table().buttons)


async def test_a_player_posts_the_replay_for_all_and_an_onlooker_sees_it_alone(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=3) as table:
        await match_given_up(table)
        over, (red, blue, onlooker) = table.table(), table.people
        assert "Replay" in labels(table)
        said = await onlooker.press("Replay", on=over)
        assert said.ephemeral
        assert said.pictures[0].filename.endswith(".gif")
        said = await red.press("Replay", on=over)
        assert not said.ephemeral
        (shown,) = [one for one in blue.sees(table.world.table) if one.id == said.id]
        (gif,) = shown.pictures
        assert getattr(Image.open(io.BytesIO(gif.bytes)), "is_animated", False)
        assert "All aboard!: the whole match" in shown.text
