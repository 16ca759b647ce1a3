"""The texts that code asks for, as far as that can be read from it without running it."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

SPEAKERS: Final = frozenset({"IllegalMove", "event", "text", "voice", "command_text"})
"""Calls whose first argument is a text's key, and whose further ones by name are its words."""
NO_WORDS: Final = frozenset({"to"})
"""What an event brings besides."""


@dataclass(frozen=True)
class Asked:
    """A text that code asks for."""

    path: Path
    line: int
    """From 1."""
    key: str
    """A regular expression where the key is put together while running."""
    is_whole: bool = True
    """Whether `key` is the key itself."""
    words: frozenset[str] | None = frozenset()
    """What the text is given; None if that shows only while running."""

    def fits(self, key: str) -> bool:
        """Tell whether this may be the key that is asked for."""
        return key == self.key if self.is_whole else bool(re.fullmatch(self.key, key))


def asked_texts(path: Path) -> Iterator[Asked]:
    """Read a module: every text that it names, outright or in parts.

    Raises:
        SyntaxError: for what is no Python.
    """
    tree = ast.parse(path.read_text("utf-8"), str(path))
    everywhere = _assigned(tree)
    functions = [
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    for scope in (tree, *functions):
        known = {**everywhere, **_assigned(scope)}
        for node in _own(scope):
            if isinstance(node, ast.Call):
                yield from _asked_by(path, node, known)
    yield from _asked_by_commands(path, tree, everywhere)


def _own(scope: ast.AST) -> Iterator[ast.AST]:
    """Return all parts of a scope, but not those of functions inside."""
    for node in ast.iter_child_nodes(scope):
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _own(node)


def _assigned(scope: ast.AST) -> dict[str, list[ast.expr]]:
    """Return what names stand for in a scope."""
    found: dict[str, list[ast.expr]] = {}
    for node in _own(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, []).append(node.value)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            found.setdefault(node.target.id, []).append(node.value)
    return found


def _asked_by(path: Path, call: ast.Call, known: Mapping[str, list[ast.expr]]) -> Iterator[Asked]:
    name = _name_of(call)
    if name in SPEAKERS and call.args and not _is_painted(call):
        words: frozenset[str] | None = frozenset(word.arg or "" for word in call.keywords)
        words = None if words and "" in words else (words or frozenset()) - NO_WORDS
        for key, whole in _keys(call.args[0], known):
            yield Asked(path, call.lineno, key, whole, words)
    if name == "Outcome":
        for word in call.keywords:
            if word.arg in {"reason", "grade"}:
                for key, whole in _keys(word.value, known):
                    yield Asked(path, word.value.lineno, key, whole)


def _name_of(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _is_painted(call: ast.Call) -> bool:
    """Tell whether this is a method `text` of something that draws."""
    return isinstance(call.func, ast.Attribute) and call.func.attr == "text"


def _keys(node: ast.expr, known: Mapping[str, list[ast.expr]]) -> Iterator[tuple[str, bool]]:
    """Return the keys that an expression may stand for, each with whether it is a whole one."""
    match node:
        case ast.Constant(value=str(key)):
            yield key, True
        case ast.IfExp(body=one, orelse=other):
            yield from _keys(one, known)
            yield from _keys(other, known)
        case ast.JoinedStr(values=parts):
            said = [part.value if isinstance(part, ast.Constant) else None for part in parts]
            if any(said):
                yield "".join(".+" if one is None else re.escape(str(one)) for one in said), False
        case ast.Name(id=name) if name in known:
            without = {other: values for other, values in known.items() if other != name}
            for value in known[name]:
                yield from _keys(value, without)
        case ast.Subscript(value=ast.Name(id=name)) if name in known:
            for table in known[name]:
                for value in table.values if isinstance(table, ast.Dict) else ():
                    yield from _keys(value, {})


# ---- slash commands ------------------------------------------------------------------------------


def _asked_by_commands(
    path: Path, tree: ast.Module, known: Mapping[str, list[ast.expr]]
) -> Iterator[Asked]:
    """Return the descriptions that a game's slash commands need; see `cogs.kit.commands`."""
    declared = {
        name: (value, group)
        for name, values in known.items()
        for value in values
        if isinstance(value, ast.Call) and _name_of(value) == "GameCommands" and value.args
        for group, _ in _keys(value.args[-1], known)
    }
    for value, group in declared.values():
        yield Asked(path, value.lineno, f"command-{group}")
    for node in ast.walk(tree):
        match node:
            case ast.AsyncFunctionDef(decorator_list=made, args=ast.arguments(args=[_, _, *given])):
                options = [(one.arg, one.lineno) for one in given]
                for one in made:
                    if isinstance(one, ast.Call) and _name_of(one) in declared:
                        group = declared[_name_of(one)][1]
                        yield from _asked_by_command(path, one, group, options)
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="move")) as one:
                if name in declared:
                    words = (word for word in one.args[1:] if isinstance(word, ast.Constant))
                    options = [(str(word.value), word.lineno) for word in words]
                    yield from _asked_by_command(path, one, declared[name][1], options)


def _asked_by_command(
    path: Path, made: ast.Call, group: str, options: Sequence[tuple[str, int]]
) -> Iterator[Asked]:
    for name, _ in _keys(made.args[0], {}):
        key = f"command-{group}-{name}"
        yield Asked(path, made.lineno, key)
        for option, line in options:
            yield Asked(path, line, f"{key}-{option}")
