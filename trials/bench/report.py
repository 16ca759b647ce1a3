"""The figures of the benchmark: printed one a line, with their goals, and written as JSON.

Whatever measures calls `figure`; `write` puts all of them into the file that BENCH_JSON names.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final


@dataclass(frozen=True)
class Figure:
    """What was measured under one name, and whether that reaches its goal, where it has one."""

    value: float
    unit: str
    goal: str
    """Such as `at most 40`; nothing where there is none."""
    reached: bool | None


FIGURES: Final[dict[str, Figure]] = {}
"""What has been measured so far, by name."""
REMARKS: Final[list[str]] = []
"""What has been said beside the figures so far."""


def figure(
    name: str,
    value: float,
    unit: str = "",
    *,
    at_most: float | None = None,
    at_least: float | None = None,
) -> None:
    """Note a figure under a name such as `move.p50_ms`, and print it beside its goal, if any."""
    goal, reached = "", None
    if at_most is not None:
        goal, reached = f"at most {at_most:g}", value <= at_most
    elif at_least is not None:
        goal, reached = f"at least {at_least:,g}", value >= at_least
    FIGURES[name] = Figure(round(value, 3), unit, goal, reached)
    mark = {None: "", True: "reached", False: "MISSED"}[reached]
    sys.stdout.write(f"{name:<44}{value:>12,.2f} {unit:<8}{goal:<18} {mark}".rstrip() + "\n")
    sys.stdout.flush()


def remark(line: str) -> None:
    """Print what is no figure, such as why something was not measured."""
    REMARKS.append(line)
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def write() -> None:
    """Write every figure by name to the file that BENCH_JSON names, if it does."""
    if chosen := os.environ.get("BENCH_JSON"):
        values = {name: one.value for name, one in FIGURES.items()}
        Path(chosen).write_text(json.dumps(values, indent=1) + "\n", "utf-8")
