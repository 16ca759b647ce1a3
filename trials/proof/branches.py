"""Branches that tests have run through, layer by layer: the last step of `make coverage`.

`python -m trials.proof.branches` reads what `coverage` has noted, and fails below the floors.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

FLOORS: Final = {"games": 95, "matches": 95, "cogs": 88, "bot": 88, "storage": 88, "playground": 88}
"""Of a hundred branches of each layer, how many must have been run through."""


def main() -> None:
    """Print a line for each layer; end with 1 if one falls short."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "coverage.json"
        program = str(Path(sys.executable).with_name("coverage"))
        subprocess.run([program, "json", "-q", "-o", str(told)], check=True)  # noqa: S603
        files: dict[str, dict[str, Any]] = json.loads(told.read_text("utf-8"))["files"]
    reached = {layer: _reached(files, layer) for layer in FLOORS}
    for layer, (run, all_of) in reached.items():
        sys.stdout.write(f"{layer}: {run / all_of:.1%} of {all_of} branches\n")
    sys.exit(any(100 * run < FLOORS[layer] * all_of for layer, (run, all_of) in reached.items()))


def _reached(files: dict[str, dict[str, Any]], layer: str) -> tuple[int, int]:
    sums = [told["summary"] for name, told in files.items() if Path(name).parts[0] == layer]
    return sum(one["covered_branches"] for one in sums), sum(one["num_branches"] for one in sums)


if __name__ == "__main__":
    main()
