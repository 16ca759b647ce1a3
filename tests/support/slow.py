"""What `make quick` leaves out, and what `make test` leaves to `make long`."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import PurePath

SLOW: Final = (
    # browsers, processes, proofs
    *("bot/*.py", "bot/plug/*.py", "browser/*.py", "trials/*/*.py"),
    "tests/test_adding_a_game.py",
    *("tests/test_alerts.py", "tests/test_deploy.py", "tests/test_installed_game.py"),
    "tests/test_no_mocks.py",
    *("tests/test_front_page.py", "tests/test_operating.py", "tests/test_proxy.py"),
    *("tests/test_wheel.py",),
    *("games/test_minds_elsewhere.py", "games/test_new_game.py"),
    *("kit/computers/*.py", "matches/computers/*.py", "matches/workers/*.py"),
    *("playground/tests/*.py", "playground/tests/[!c]*/*.py"),
    # pictures and fonts
    *("draw/*.py", "tests/tools/*.py", "test_picture*.py", "games/test_layers.py"),
    *("games/test_letters.py", "games/test_marked_pictures.py", "games/*/test_climax.py"),
    "kit/pictures/*.py",
    # PostgreSQL
    *("postgres/*.py", "storage/test_released.py"),
    # whole evenings and matches, of people or computers
    *("tests/cogs/*.py", "tests/cogs/[!k]*/*.py", "kit/commands/test_commands.py"),
    *("kit/test_crafted_presses.py", "kit/test_discord_errors.py", "kit/test_refusals.py"),
    *("kit/test_users.py", "commands/test_game_option.py", "kit/test_voices.py"),
    *("games/*/test_mind.py", "games/test_presses.py", "games/test_rooms.py"),
)
"""Ends of the paths of files, as `pathlib.PurePath.match` takes them."""
QUICK: Final = (
    *("server/test_config.py", "person/test_help.py", "table/test_play.py"),
    "person/test_rules.py",
)
"""Files among them that are run all the same."""


@cache
def is_slow_file(path: PurePath) -> bool:
    """Tell whether all tests of a file are left out: it need not even be read."""
    return any(map(path.match, SLOW)) and not any(map(path.match, QUICK))


def is_slow(item: pytest.Item) -> bool:
    """Tell whether a test is in one of these files, or needs PostgreSQL."""
    needs = {*getattr(item, "fixturenames", ()), *re.split(r"[\[\]-]", item.name)}
    if needs & {"server", "postgres"}:
        return True
    return is_slow_file(item.path)


def some_long(values: Iterable[Any], *shorter: Any) -> list[Any]:
    """Return parameters of which `make test` takes those named alone, and `make long` the rest."""
    marks = (pytest.mark.long,)
    return [pytest.param(one, marks=() if one in shorter else marks) for one in values]


def each_with_one(firsts: Iterable[Any], others: Iterable[Any]) -> list[Any]:
    """Return all pairs as parameters, of which `make test` takes one for each of the first.

    The others come in turn; the rest of the pairs are run by `make long`.
    """
    found = list(others)
    return [
        pytest.param(first, other, marks=() if (one + at) % len(found) == 0 else pytest.mark.long)
        for one, first in enumerate(firsts)
        for at, other in enumerate(found)
    ]
