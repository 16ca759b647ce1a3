"""A worker runs the program that its bot runs, or none."""

from __future__ import annotations

import subprocess
import sys

from games.kit.words import ROOT
from matches.workers.worker import REPLACED


def test_a_worker_of_another_version_than_its_bot_does_not_begin() -> None:
    """Files may have been replaced under a bot that runs."""
    asked = (sys.executable, "-m", "matches.workers.worker", "10", "as it was before")
    ended = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    assert ended.returncode == 1
    assert ended.stderr == f"{REPLACED}\n"
