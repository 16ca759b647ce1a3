"""Limits, in brief: `make limits` inspects whole matches. And that it finds what is planted."""

from __future__ import annotations

from itertools import cycle

import pytest

from cogs.kit.presentation import Presentation
from games import SHELF
from trials.proof.limits import Inspector, LimitError, inspect

PLIES = 8


@pytest.mark.parametrize(
    ("slug", "language"), list(zip(SHELF, cycle(("de", "es", "en")), strict=False))
)
async def test_discord_takes_all_that_is_sent_to_the_longest_names(
    slug: str, language: str
) -> None:
    inspector = Inspector()
    await inspect(SHELF[slug], language, PLIES, inspector)
    assert inspector.looked_at["PATCH channels"] > PLIES
    assert inspector.looked_at["POST interactions"] >= 3 * PLIES


async def test_what_is_too_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.kit.messages.layouts.MESSAGE_TEXT_LIMIT", 9_000)
    monkeypatch.setattr(Presentation, "table_words", lambda *_: ["x" * 4_100])
    with pytest.raises(LimitError):
        await inspect(SHELF["all_aboard"], "en", 2, Inspector())
