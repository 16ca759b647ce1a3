"""What is claimed of the bot says when, and on which commit, it held."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from games.kit.words import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MONTHS: Final = (
    "January|February|March|April|May|June|July|August|September|October|November|December"
)
DATE: Final = re.compile(rf"\b\d{{1,2}} (?:{MONTHS}) \d{{4}}\b")
SHOWN: Final = re.compile(rf"{DATE.pattern},\s+`[0-9a-f]{{8,40}}`")
"""A date and a commit: "22 November 2026, `5fdcab18`"."""
PAGES: Final = sorted((ROOT / "docs").glob("proof*.md"))


def rows(page: str, heading: str) -> Iterator[str]:
    """Yield the rows of the table below a heading, without its head."""
    section = page.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    yield from lines[2:]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_date_of_a_proof_names_its_commit(page: Path) -> None:
    text = page.read_text("utf-8")
    assert SHOWN.search(text)
    assert len(DATE.findall(text)) == len(SHOWN.findall(text))


def test_every_claim_at_a_glance_says_when_and_on_which_commit_it_held() -> None:
    page = (ROOT / "docs/proof.md").read_text("utf-8")
    claims = [*rows(page, "At a glance")]
    assert len(claims) >= 10
    assert [one for one in claims if not SHOWN.search(one)] == []


def test_what_the_front_page_says_of_proofs_says_so_too() -> None:
    page = (ROOT / "README.md").read_text("utf-8")
    claims = [one for one in re.split(r"\n(?=- )|\n\n", page) if "](docs/proof.md)" in one]
    told = [one for one in claims if one.startswith("- **It")]
    assert told
    assert [one for one in told if not SHOWN.search(one)] == []
