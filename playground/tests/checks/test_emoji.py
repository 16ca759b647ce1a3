"""Which characters Discord takes for an emoji."""

from __future__ import annotations

import pytest

from playground.checks.emoji import is_emoji


@pytest.mark.parametrize("name", ["🎲", "❤️", "❤", "5️⃣", "🇩🇪", "👩🏽‍🚀", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴‍☠️", "⬛", "🃏"])
def test_emoji_of_unicode_are_known(name: str) -> None:
    assert is_emoji(name)


@pytest.mark.parametrize(
    "name", ["", "5", "dice", ":dice:", "✓", "→", "🂡", "🁣", "♔", "🎲🎲", "🎲!"]
)
def test_signs_that_only_look_like_emoji_are_told_apart(name: str) -> None:
    assert not is_emoji(name)
