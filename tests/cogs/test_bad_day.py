"""Evenings on a bad day of Discord: every game is played to its end, and nothing is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.support.evenings.bad_day import MOST_STEPS, BadEvening
from tests.support.evenings.evening import evening, in_full
from tests.support.fast_time import run_fast

if TYPE_CHECKING:
    from pathlib import Path

    from tests.support.evenings.evening import Evening
    from tests.support.fast_time import FastLoop

LATENCY: Final = 0.3
"""Seconds that every request takes on its way."""
MANY: Final = 5
"""Requests struck, below which it was no bad day."""


SHORT: Final = 60
"""Steps of an evening, of which the longest take hundreds to their end."""


@pytest.mark.parametrize(
    ("slug", "options"),
    [
        ("all_aboard", ()),
        ("off_the_rails", ("Length: Very short – 13 cards",)),
        *(
            pytest.param(slug, (), marks=pytest.mark.long)
            for slug in ("bandido_alcatraz", "abordaje", "alles_an_bord")
        ),
    ],
)
def test_an_evening_on_a_bad_day_is_played_to_its_end(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    slug: str,
    options: tuple[str, ...],
) -> None:
    async def story(loop: FastLoop) -> None:
        async with evening(tmp_path, clock=loop) as table:
            await play(table, slug, *options)
            board = await table.people[0].slash("leaderboard", game=slug)
            assert all(person.name in in_full(board) for person in table.people)
        assert not given_up(caplog)

    run_fast(monkeypatch, story)


@pytest.mark.long
@pytest.mark.parametrize("slug", ["abordaje", "alles_an_bord"])
def test_a_long_evening_on_a_bad_day_begins_as_it_should(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, slug: str
) -> None:
    async def story(loop: FastLoop) -> None:
        async with evening(tmp_path, clock=loop) as table:
            await play(table, slug, steps=SHORT)
        assert not given_up(caplog)

    run_fast(monkeypatch, story)


async def play(table: Evening, slug: str, *options: str, steps: int = MOST_STEPS) -> None:
    """Play a match on a bad day, to its end or so many steps of it, and check what was told."""
    day = table.world.begin_bad_day(7, latency=LATENCY)
    played = BadEvening(table, slug)
    await played.begin(*options)
    await played.play(steps)
    assert not await played.untold(), "whatever happened was to be read in the channel"
    assert day.refused > MANY
    assert day.lost > MANY
    table.world.end_bad_day()


def given_up(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what the bot has given up to show."""
    return [said for one in caplog.records if "could not be" in (said := one.getMessage())]
