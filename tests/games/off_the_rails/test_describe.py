"""What is told and described in Off the Rails can be said in every language."""

from __future__ import annotations

import pytest

from games.kit.words import LANGUAGES, Voice
from tests.support.off_the_rails_table import (
    BUSY_MATCHES,
    GAME,
    NAMES,
    busy_turns,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_told_in_busy_matches_can_be_said(language: str) -> None:
    say = Voice(language, "off_the_rails", NAMES)
    for match in BUSY_MATCHES:
        steps = busy_turns(*match)
        for *_, events in steps:
            assert all(say(told).strip() for told in events)
        for line in GAME.describe(GAME.view(steps[-1][3], None)):
            assert "{" not in say(line)
