"""JSON schemas of one description: what is wrong with a body, and which fields are unknown."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple, TypeAlias
from urllib.parse import quote

if TYPE_CHECKING:
    from collections.abc import Collection, Container, Hashable, Iterator, Mapping

    import jsonschema_rs

_BASE = "urn:discord"
ANY = object()
"""Stands for the field `type` of a body that has none."""

Node: TypeAlias = dict[str, object]
Step: TypeAlias = tuple[str | int, ...]
Names: TypeAlias = tuple[str, ...]
Shape: TypeAlias = "Hashable"
"""The fields of a body and what stands in its fields `type`: all that unknown fields hang on."""


class _Composition(NamedTuple):
    """What a schema is composed of."""

    resolved: str
    every: tuple[str, ...]
    """Schemas all of which hold."""
    branches: tuple[str, ...]
    """Schemas of which some hold."""


class Schemas:
    """A description, asked by JSON pointers; its schemas compile when first needed.

    `undescribed` are fields that it leaves out and that are allowed: by name, or by name and the
    field around it, which is "" for those of the body itself.
    """

    def __init__(self, description: Node, undescribed: Collection[Names]) -> None:
        # Only development machines have the package, and an idle playground does without it.
        import jsonschema_rs

        self._description = description
        self._undescribed = undescribed
        self._registry = jsonschema_rs.Registry([(_BASE, description)])
        self._compile = jsonschema_rs.Draft202012Validator
        self._nodes: dict[str, Node] = {}
        self._validators: dict[str, jsonschema_rs.Draft202012Validator] = {}
        self._compositions: dict[str, _Composition] = {}
        self._properties: dict[tuple[str, str], str | None] = {}
        self._kinds: dict[str, Container[object] | None] = {}
        self._known: set[tuple[str, Shape]] = set()
        """Shapes of bodies, by schema, that had no unknown field."""

    def node(self, pointer: str) -> Node:
        """Return the object at a JSON pointer of the description, or an empty one."""
        if pointer not in self._nodes:
            self._nodes[pointer] = self._walk(pointer)
        return self._nodes[pointer]

    def _walk(self, pointer: str) -> Node:
        node: object = self._description
        for step in pointer.split("/")[1:]:
            name = step.replace("~1", "/").replace("~0", "~")
            if isinstance(node, list):
                node = node[int(name)]
            else:
                node = node.get(name) if isinstance(node, dict) else None
        return node if isinstance(node, dict) else {}

    def resolve(self, pointer: str) -> str:
        """Return the pointer that a reference leads to, or the same one if it is none."""
        reference = self.node(pointer).get("$ref")
        return self.resolve(reference.removeprefix("#")) if isinstance(reference, str) else pointer

    def _validator(self, pointer: str) -> jsonschema_rs.Draft202012Validator:
        if pointer not in self._validators:
            reference = f"{_BASE}#{quote(pointer, safe='/~')}"
            self._validators[pointer] = self._compile(
                {"$ref": reference}, registry=self._registry, validate_formats=True, mask="value"
            )
        return self._validators[pointer]

    def problems(self, schema: str, body: object) -> list[str]:
        """Return why a body does not fit a schema, unknown fields included; empty when it does."""
        if problems := self._misfits(schema, body):
            return problems
        shape = _shape(body)
        if (schema, shape) not in self._known:
            problems = list(self._unknown(schema, body, ()))
            if not problems:
                self._known.add((schema, shape))
        return problems

    def _misfits(self, schema: str, body: object) -> list[str]:
        validator = self._validator(schema)
        if validator.is_valid(body):
            return []
        errors = validator.iter_errors(body)
        return list(dict.fromkeys(reason for error in errors for reason in _reasons(error)))

    def _unknown(self, schema: str, value: object, path: Step) -> Iterator[str]:
        if isinstance(value, list):
            lists = [part for part in self._parts(schema, value) if "items" in self.node(part)]
            for place, entry in enumerate(value):
                for part in lists:
                    yield from self._unknown(f"{part}/items", entry, (*path, place))
        elif isinstance(value, dict):
            yield from self._unknown_keys(schema, value, path)

    def _unknown_keys(self, schema: str, value: Mapping[str, object], path: Step) -> Iterator[str]:
        parts = list(self._parts(schema, value))
        is_open = any(not part or "additionalProperties" in self.node(part) for part in parts)
        for key, inner in value.items():
            homes = [home for part in parts if (home := self._property(part, key))]
            if not homes and not is_open and not self._tolerated((*path, key)):
                yield f"{_dotted((*path, key))}: unknown field"
            if isinstance(inner, dict | list):
                yield from dict.fromkeys(
                    found for home in homes for found in self._unknown(home, inner, (*path, key))
                )

    def _property(self, part: str, key: str) -> str | None:
        """Return the schema of a property of a part; None where the part describes none."""
        if (part, key) not in self._properties:
            described = bool(part) and key in self.node(f"{part}/properties")
            found = f"{part}/properties/{escape(key)}" if described else None
            self._properties[part, key] = found
        return self._properties[part, key]

    def _parts(self, schema: str, value: object) -> Iterator[str]:
        """Yield the schemas that describe the value, or "" where no branch of a union does."""
        if schema not in self._compositions:
            self._compositions[schema] = self._compose(schema)
        resolved, every, branches = self._compositions[schema]
        yield resolved
        for part in every:
            yield from self._parts(part, value)
        fitting = [branch for branch in branches if self._may_fit(branch, value)]
        # A body that fits its schema fits a branch of every union, so one that is left alone does.
        if len(fitting) > 1:
            fitting = [branch for branch in fitting if self._validator(branch).is_valid(value)]
        if branches and not fitting:
            yield ""
        for branch in fitting:
            yield from self._parts(branch, value)

    def _may_fit(self, branch: str, value: object) -> bool:
        """Tell whether a branch takes values of this kind, which most say in a field `type`."""
        if branch not in self._kinds:
            self._kinds[branch] = self._kinds_of(branch)
        kinds = self._kinds[branch]
        return kinds is None or not isinstance(value, dict) or value.get("type", ANY) in kinds

    def _kinds_of(self, branch: str) -> Container[object] | None:
        """Return the values of the field `type` that a branch takes; None where it may be any."""
        resolved = self.resolve(branch)
        if self.node(resolved).get("type") == "null":
            return ()
        described = self.node(self.resolve(f"{resolved}/properties/type")).get("enum")
        return (*described, ANY) if isinstance(described, list) else None

    def _compose(self, schema: str) -> _Composition:
        schema = self.resolve(schema)
        node = self.node(schema)
        every, *unions = (
            tuple(f"{schema}/{kind}/{place}" for place in range(_length(node, kind)))
            for kind in ("allOf", "anyOf", "oneOf")
        )
        return _Composition(schema, every, tuple(chain(*unions)))

    def _tolerated(self, path: Step) -> bool:
        names = ("", *(step for step in path if isinstance(step, str)))
        return names[-1:] in self._undescribed or names[-2:] in self._undescribed


def _shape(value: object) -> Shape:
    if isinstance(value, dict):
        kind = value.get("type", ANY)
        fields = [(key, _shape(inner)) for key, inner in value.items()]
        return (kind if isinstance(kind, str | int) else None, *fields)
    if isinstance(value, list):
        return frozenset(map(_shape, value))
    return type(value).__name__


def _length(node: Node, key: str) -> int:
    entries = node.get(key)
    return len(entries) if isinstance(entries, list) else 0


@cache
def escape(name: str) -> str:
    """Return a name as a step of a JSON pointer."""
    return name.replace("~", "~0").replace("/", "~1")


def _dotted(path: Step) -> str:
    return ".".join(map(str, path)) or "body"


def _reasons(error: jsonschema_rs.ValidationError) -> Iterator[str]:
    """Explain an error; of a union only the branch that the value was meant for."""
    branches: list[list[jsonschema_rs.ValidationError]] = getattr(error.kind, "context", [])
    if not branches:
        yield f"{_dotted(tuple(error.instance_path))}: {error.message}"
        return
    own = error.instance_path
    for inner in min(branches, key=lambda branch: _distance(branch, own)):
        yield from _reasons(inner)


def _distance(branch: list[jsonschema_rs.ValidationError], own: list[str | int]) -> tuple[int, int]:
    """Rank a branch: a wrong ``type`` field, or null instead of an object, is another thing."""
    foreign = sum(
        error.instance_path == [*own, "type"]
        or (error.instance_path == own and error.kind.name == "type")
        for error in branch
    )
    return foreign, len(branch)
