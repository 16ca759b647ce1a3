"""Presses: every control that a cog can show is answered, and Discord need not say it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from cogs.kit.messages.controls import Control
from cogs.kit.messages.match_controls import ShowHand
from cogs.kit.presses import answers
from cogs.kit.table_cog import TableCog
from playground.protocol.types import ResponseType
from playground.rest import interactions
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from cogs.kit.bot import Call

REPEATED: Final = interactions._response
"""Makes what is sent back; called only where that is asked for."""


async def test_every_control_is_answered_by_one_method(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        assert Control.kinds.keys() == table.bot.press_methods.keys()


async def test_no_control_is_answered_by_two_methods(tmp_path: Path) -> None:
    class Second(TableCog):
        @answers(ShowHand)
        async def hand_pressed(self, call: Call, pressed: ShowHand) -> None:
            """Answer what another cog answers."""

    async with evening(tmp_path, seats=1) as table:
        with pytest.raises(ValueError, match="'hand'"):
            await table.bot.add_cog(Second(table.bot))


async def test_new_messages_alone_are_sent_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent_back: list[ResponseType] = []

    def noted(*told: object) -> object:
        sent_back.append(told[1])  # type: ignore[arg-type]
        return REPEATED(*told)  # type: ignore[arg-type]

    monkeypatch.setattr(interactions, "_response", noted)
    async with evening(tmp_path) as table:
        red, blue = table.people
        await red.slash("settings", at=table.world.table)
        assert sent_back == [ResponseType.MESSAGE]
        await table.open_table("alles_an_bord", red, blue)
        for person in table.people:
            await person.slash("allesanbord ready", at=table.world.table)
        panel = await red.press("My hand", at=table.world.table)
        sent_back.clear()
        pressed = await red.press(
            next(one.text for one in panel.buttons if one.custom_id.startswith("load:")), on=panel
        )
        assert pressed.text != panel.text
        assert sent_back == []
