"""Reads Fluent files strictly: what the bot would skip in silence is an error here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from pathlib import Path


class _Variables(Visitor):
    """Collects the variables of one message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Return every key of a file with the variables it uses; keys are unique and well formed."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name} has {entry.id.name} twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found
