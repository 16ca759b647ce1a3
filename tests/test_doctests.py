"""The examples in docstrings do what they say."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LAYERS = ("bot", "cogs", "games", "matches", "playground", "storage", "tools", "trials")

WITH_EXAMPLES = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for layer in LAYERS
    for path in sorted((ROOT / layer).rglob("*.py"))
    if re.search(r"^ *>>> ", path.read_text("utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_examples_in_docstrings(module: str) -> None:
    failed, tried = doctest.testmod(import_module(module))
    assert tried
    assert not failed
