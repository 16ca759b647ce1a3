"""The figures of the benchmark: printed one a line, with their goals, and written as JSON.

Whatever measures calls `figure`; `write` puts all of them into the file that BENCH_JSON names.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Final

FIGURES: Final[dict[str, float]] = {}
"""What has been measured so far, by name."""


def figure(
    name: str,
    value: float,
    unit: str = "",
    *,
    at_most: float | None = None,
    at_least: float | None = None,
) -> None:
    """Note a figure under a name such as `move.p50_ms`, and print it beside its goal, if any."""
    FIGURES[name] = round(value, 3)
    goal, reached = "", None
    if at_most is not None:
        goal, reached = f"at most {at_most:g}", value <= at_most
    elif at_least is not None:
        goal, reached = f"at least {at_least:g}", value >= at_least
    mark = {None: "", True: "reached", False: "MISSED"}[reached]
    sys.stdout.write(f"{name:<44}{value:>12,.2f} {unit:<8}{goal:<18} {mark}".rstrip() + "\n")
    sys.stdout.flush()


def remark(line: str) -> None:
    """Print what is no figure, such as why something was not measured."""
    sys.stdout.write(f"{line}\n")


def write() -> None:
    """Write every figure by name to the file that BENCH_JSON names, if it does."""
    if chosen := os.environ.get("BENCH_JSON"):
        Path(chosen).write_text(json.dumps(FIGURES, indent=1) + "\n", "utf-8")
