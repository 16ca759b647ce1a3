"""The figures as tables in docs/figures.md: first the chief ones, then all of them."""

from __future__ import annotations

import platform
from datetime import UTC, datetime
from os import cpu_count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.kit.words import ROOT
from trials.bench.report import FIGURES, REMARKS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from trials.bench.parts import Part

CHIEF: Final = {
    "move.p50_ms": "a move's answer, one at a time, p50",
    "move.seen_p50_ms": "until who has moved sees the hand drawn anew, p50",
    "pong.p50_ms": "the answer of a bare discord.py bot beside it",
    "delivered.all_aboard.2.cpu_ms": "processor for a move with all that is shown, two seats",
    "delivered.all_aboard.5.cpu_ms": "the same, five seats",
    "delivered.per_second": "moves delivered by 64 tables at once",
    "lag.p99_ms": "how late the loop is while 30 tables are redrawn, p99",
    "growth.10000_over_10": "a move beside 10,000 running matches, against 10",
    "ready.10000_s": "from start to connected with 10,000 running matches",
    "memory.whole_with_64_tables": "memory with 64 tables, workers included",
}
"""Figures at the top of the page, each with what it is."""
INTRODUCTION: Final = """# Figures

`make figures` measures them in one run and writes this page; `make bench` only prints them. Every
machine differs: what counts is how figures stand to one another, and to the pong of the same run.
What one hour of a machine passes and the next does not has no goal: a start, and ratios to a pong.
"""


def write_markdown(parts: Iterable[Part], root: Path = ROOT) -> None:
    """Write what has been measured into the page of the repository at `root`."""
    (root / "docs" / "figures.md").write_text(_page(parts), "utf-8")


def _page(parts: Iterable[Part]) -> str:
    tables = (_table(part.heading, part.owes) for part in parts)
    said = "".join(f"- {line.strip()}\n" for line in REMARKS)
    return "\n".join([INTRODUCTION, _chief(), *filter(None, tables), said])


def _table(heading: str, names: tuple[str, ...]) -> str:
    rows = [_row(f"`{name}`", name) for name in names if name in FIGURES]
    head = "| figure | | goal | |\n|---|---|---|---|\n"
    return f"## {heading}\n\n{head}{''.join(rows)}" if rows else ""


def _chief() -> str:
    rows = [_row(what, name) for name, what in CHIEF.items() if name in FIGURES]
    return f"| {_when_and_where()} | | goal | |\n|---|---|---|---|\n{''.join(rows)}"


def _row(what: str, name: str) -> str:
    one = FIGURES[name]
    reached = {None: "", True: "reached", False: "missed"}[one.reached]
    return f"| {what} | {one.value:,.2f} {one.unit}".rstrip() + f" | {one.goal} | {reached} |\n"


def _when_and_where() -> str:
    day = datetime.now(UTC).date().isoformat()
    return f"{day}, {cpu_count()} × {_processor()}, Python {platform.python_version()}"


def _processor() -> str:
    """Return the name of the processor, as Linux tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.machine()
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.machine())
