"""Fixtures: every language, and a voice in it."""

from __future__ import annotations

import pytest

from games.kit.words import LANGUAGES, Voice
from tests.support.boards.all_aboard_table import SHORT


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def say(language: str) -> Voice:
    return Voice(language, "all_aboard", SHORT)
