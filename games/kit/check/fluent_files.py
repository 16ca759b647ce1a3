"""Reads Fluent files strictly: what the bot would skip in silence is a fault here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from games.kit.check.faults import Fault

if TYPE_CHECKING:
    from pathlib import Path


class _Variables(Visitor):
    """Collects the variables of one message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.names.add(node.id.name)


@dataclass(frozen=True)
class FluentFile:
    """A file of texts, as far as it can be read."""

    path: Path
    variables: dict[str, set[str]]
    """Every key with the variables that its text uses."""
    lines: dict[str, int]
    """Where each key stands, from 1."""
    faults: tuple[Fault, ...]


def read_fluent(path: Path) -> FluentFile:
    """Read a file; keys are unique and entries well formed, or it has faults."""
    written = path.read_text("utf-8")
    variables: dict[str, set[str]] = {}
    lines: dict[str, int] = {}
    faults = []
    for entry in FluentParser().parse(written).body:
        line = written.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            says = entry.annotations[0].message if entry.annotations else "no entry"
            begun = ((entry.content or "").strip() or "?").splitlines()[0]
            faults.append(Fault(path, line, f"this is no text that can be read ({says}): {begun}"))
        elif isinstance(entry, ast.Message):
            name = entry.id.name
            if name in variables:
                faults.append(Fault(path, line, f"there are two texts {name}"))
            found = _Variables()
            found.visit(entry)
            variables[name], lines[name] = found.names, line
    return FluentFile(path, variables, lines, tuple(faults))


def messages(path: Path) -> dict[str, set[str]]:
    """Return every key of a file with the variables it uses.

    Raises:
        ValueError: for what cannot be read, or stands there twice.
    """
    read = read_fluent(path)
    if read.faults:
        raise ValueError(str(read.faults[0]))
    return read.variables
