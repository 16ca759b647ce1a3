"""Print the benchmark: `make bench`, or `python -m trials.bench rules growth` for parts of it.

BENCH_JSON names a file for every figure by name.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from time import perf_counter
from traceback import print_exc
from typing import TYPE_CHECKING

from trials.bench.markdown import write_markdown
from trials.bench.parts import PARTS
from trials.bench.report import FIGURES, remark, write

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Mapping, Sequence

    from trials.bench.parts import Part


def main(words: Sequence[str] | None = None, parts: Mapping[str, Part] = PARTS) -> int:
    """Measure and print; return 1 if a figure that was asked for is not there."""
    asked, start = _asked(words, parts), perf_counter()
    for name in asked.parts:
        _measure(name, parts[name])
    remark(f"all of it: {perf_counter() - start:.0f} s")
    write()
    missing = [name for part in asked.parts for name in parts[part].owes if name not in FIGURES]
    if missing:
        remark(f"not measured: {', '.join(missing)}")
    if asked.markdown:
        write_markdown(parts.values())
    return 1 if missing else 0


def _measure(name: str, part: Part) -> None:
    start = perf_counter()
    try:
        part.measure()
    except Exception:  # noqa: BLE001 - the other parts may do better; `main` says what is missing
        print_exc()
        remark(f"{name}: stopped by an error")
    remark(f"{name}: {perf_counter() - start:.0f} s\n")


def _asked(words: Sequence[str] | None, parts: Mapping[str, Part]) -> Namespace:
    parser = ArgumentParser(prog="python -m trials.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(parts)}")
    parser.add_argument("--markdown", action="store_true", help="write docs/figures.md")
    asked = parser.parse_args(words)
    asked.parts = asked.parts or list(parts)
    if unknown := set(asked.parts) - set(parts):
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    return asked


if __name__ == "__main__":
    sys.exit(main())
