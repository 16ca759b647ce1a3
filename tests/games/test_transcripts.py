"""Golden transcripts: one readable match per game, recorded anew only on request (`--record`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import SHELF
from games.kit.check.transcript import transcript

PAGES = Path(__file__).parent / "transcripts"
SEED = "golden"


@pytest.mark.parametrize("slug", SHELF)
def test_a_match_reads_as_it_was_recorded(slug: str, pytestconfig: pytest.Config) -> None:
    game, page = SHELF[slug], PAGES / f"{slug}.txt"
    seats = game.spec.seats[:2][-1]  # three tell more than two, and read faster than five
    said = transcript(game, seats, game.spec.options(), SEED)
    if pytestconfig.getoption("record"):
        page.write_text(said, "utf-8")
    recorded = page.read_text("utf-8") if page.is_file() else ""
    assert said == recorded, f"if it should read so: make transcripts GAME={slug}"


def test_every_transcript_belongs_to_a_game() -> None:
    assert {page.stem for page in PAGES.glob("*.txt")} == set(SHELF)
