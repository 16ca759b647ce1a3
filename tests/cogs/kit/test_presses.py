"""Presses: every control that a cog can show is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.kit.messages.controls import Control
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path


async def test_every_control_is_answered_by_one_method(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        verbs = {control.verb for control in Control.__subclasses__()}
        assert verbs == table.bot.press_methods.keys()
