"""Rows of answers: as few as a phone has room for."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui

from cogs.kit.messages.layouts import packed


def buttons(*said: str) -> list[ui.Button[Any]]:
    """Return buttons, each written as its emoji and, behind a blank, its label."""
    parted = (one.partition(" ") for one in said)
    return [ui.Button(emoji=icon, label=label or None) for icon, _, label in parted]


@pytest.mark.parametrize(
    "row",
    [
        ("🛤️ Gleis", "🔀 Ausbau", "🛒 Lore"),
        ("🛤️ Vía", "🔀 Mejorar", "🛒 Sacar"),
        ("🛤️ Track", "🔀 Upgrade", "🛒 Cart"),
        ("⏬ −1", "⏪", "⚠️ Fahren: entgleist"),
        ("⏬ −1", "⏪", "✅ Mover (2 libres)"),
    ],
    ids=" ".join,
)
def test_what_a_phone_shows_side_by_side_is_one_row(row: tuple[str, ...]) -> None:
    assert len(packed(buttons(*row))) == 1


def test_what_a_phone_would_break_begins_a_row_of_its_own() -> None:
    assert len(packed(buttons("⚔️ Meet them", "💨 Flee", "🌊 Overboard …"))) == 2
