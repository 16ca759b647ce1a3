"""Tests of what only SQLite has: files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def place(path: Path) -> Path:
    """Where the database is: in a file."""
    return path
