"""Conformance of every body to Discord's own OpenAPI description.

What the bot sends is held against the request schemas, what the playground answers against the
response schemas. The description is not part of this project: name a copy of Discord's
``openapi.json`` in the environment variable ``DISCORD_OPENAPI`` to switch the check on. It needs
the development package ``jsonschema-rs``.

The description calls itself a preview. A few leniencies make room for what the real service
takes from client libraries and answers, and documented fields that it leaves out are known by
name.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias
from urllib.parse import quote

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    import jsonschema_rs

VARIABLE = "DISCORD_OPENAPI"
# Fields that client libraries send and the real service takes or ignores: by name, or by name
# and the field around it.
UNDESCRIBED = frozenset(
    (
        ("tts",),
        ("nsfw",),
        ("emoji", "animated"),
        ("embeds", "flags"),
        # An edit keeps a file by sending back the whole of what was told of it.
        *(
            ("attachments", name)
            for name in ("url", "proxy_url", "size", "spoiler", "content_type", "width", "height")
        ),
    )
)

_BASE = "urn:discord"
_JSON = "application~1json"
_WHOLE_NUMBER = "^-?[0-9]+$"
_NO_CONTENT = 204
_CLIENT_ERROR = 400
_SERVER_ERROR = 500

Node: TypeAlias = dict[str, object]
Step: TypeAlias = tuple[str | int, ...]

_FIELD_ERROR: Node = {
    "type": "object",
    "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
    "required": ["code", "message"],
}


class Conformance:
    """Discord's description, asked body by body; schemas compile when first needed."""

    def __init__(self, description: Node) -> None:
        # Only development machines have the package, and an idle playground does without it.
        import jsonschema_rs

        _relax(description)
        self._description = description
        self._registry = jsonschema_rs.Registry([(_BASE, description)])
        self._compile = jsonschema_rs.Draft202012Validator
        self._nodes: dict[str, Node] = {}
        self._validators: dict[str, jsonschema_rs.Draft202012Validator] = {}
        self._templates = sorted(
            self._node("/paths"),
            key=lambda template: [part.startswith("{") for part in template.split("/")],
        )

    @classmethod
    def load(cls, path: Path | str) -> Conformance:
        """Read the description from a file."""
        return cls(json.loads(Path(path).read_text(encoding="utf-8")))

    @classmethod
    def from_environment(cls) -> Conformance | None:
        """Read the description named in ``DISCORD_OPENAPI``, or return None without one."""
        path = os.environ.get(VARIABLE)
        return cls.load(path) if path else None

    def request(self, method: str, path: str, body: object) -> list[str]:
        """Return why a request does not fit, unknown fields included; empty when it does.

        ``path`` is as sent, without ``/api/v10``. For multipart give the ``payload_json``.
        """
        operation = self._operation(method, path)
        if operation is None:
            return [f"{method.upper()} {path}: no such operation"]
        described = self._node(f"{operation}/requestBody")
        if body is None:
            return ["body: missing"] if described.get("required") else []
        if not described:
            return ["body: this operation takes none"] if body else []
        schema = f"{operation}/requestBody/content/{_JSON}/schema"
        return self._misfits(schema, body) or list(self._unknown(schema, body, ()))

    def response(self, method: str, path: str, status: int, body: object) -> list[str]:
        """Return why an answer does not fit; server errors are not described and pass."""
        operation = self._operation(method, path)
        if operation is None:
            return [f"{method.upper()} {path}: no such operation"]
        if status >= _SERVER_ERROR:
            return []
        answer = self._answer(operation, status)
        if answer is None:
            return [f"status {status}: not described for this operation"]
        if status == _NO_CONTENT:
            return ["body: this answer has none"] if body else []
        schema = f"{answer}/content/{_JSON}/schema"
        return self._misfits(schema, body) if self._node(schema) else []

    def _operation(self, method: str, path: str) -> str | None:
        parts = path.partition("?")[0].rstrip("/").split("/")
        for template in self._templates:
            pointer = f"/paths/{_escape(template)}/{method.lower()}"
            if _matches(template.split("/"), parts) and self._node(pointer):
                return pointer
        return None

    def _answer(self, operation: str, status: int) -> str | None:
        for name in (str(status), "4XX" if status >= _CLIENT_ERROR else ""):
            pointer = self._resolve(f"{operation}/responses/{name}")
            if name and self._node(pointer):
                return pointer
        return None

    def _node(self, pointer: str) -> Node:
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

    def _resolve(self, pointer: str) -> str:
        reference = self._node(pointer).get("$ref")
        return self._resolve(reference.removeprefix("#")) if isinstance(reference, str) else pointer

    def _validator(self, pointer: str) -> jsonschema_rs.Draft202012Validator:
        if pointer not in self._validators:
            reference = f"{_BASE}#{quote(pointer, safe='/~')}"
            self._validators[pointer] = self._compile(
                {"$ref": reference}, registry=self._registry, validate_formats=True, mask="value"
            )
        return self._validators[pointer]

    def _misfits(self, schema: str, body: object) -> list[str]:
        validator = self._validator(schema)
        if validator.is_valid(body):
            return []
        errors = validator.iter_errors(body)
        return list(dict.fromkeys(reason for error in errors for reason in _reasons(error)))

    def _unknown(self, schema: str, value: object, path: Step) -> Iterator[str]:
        if isinstance(value, list):
            lists = [part for part in self._parts(schema, value) if "items" in self._node(part)]
            for place, entry in enumerate(value):
                for part in lists:
                    yield from self._unknown(f"{part}/items", entry, (*path, place))
        elif isinstance(value, dict):
            yield from self._unknown_keys(schema, value, path)

    def _unknown_keys(self, schema: str, value: Mapping[str, object], path: Step) -> Iterator[str]:
        parts = list(self._parts(schema, value))
        is_open = any(not part or "additionalProperties" in self._node(part) for part in parts)
        for key, inner in value.items():
            homes = [
                f"{part}/properties/{_escape(key)}"
                for part in parts
                if part and key in self._node(f"{part}/properties")
            ]
            if not homes and not is_open and not _tolerated((*path, key)):
                yield f"{_dotted((*path, key))}: unknown field"
            yield from dict.fromkeys(
                found for home in homes for found in self._unknown(home, inner, (*path, key))
            )

    def _parts(self, schema: str, value: object) -> Iterator[str]:
        """Yield the schemas that describe the value, or "" where no branch of a union does."""
        schema = self._resolve(schema)
        yield schema
        node = self._node(schema)
        for place in range(_length(node, "allOf")):
            yield from self._parts(f"{schema}/allOf/{place}", value)
        branches = [
            f"{schema}/{union}/{place}"
            for union in ("anyOf", "oneOf")
            for place in range(_length(node, union))
        ]
        fitting = [branch for branch in branches if self._validator(branch).is_valid(value)]
        if branches and not fitting:
            yield ""
        for branch in fitting:
            yield from self._parts(branch, value)


def _relax(description: Node) -> None:
    """Grant what the real service does but its description does not say.

    Clients may send ids as whole numbers and permission bits as strings; the errors of single
    fields have words for codes.
    """
    for node in _nodes(description):
        if node.get("format") == "snowflake" and node.get("type") == "string":
            node["type"] = ["string", "integer"]
        properties = node.get("properties")
        if not isinstance(properties, dict):
            continue
        for key in ("allow", "deny"):
            bits = properties.get(key)
            if isinstance(bits, dict) and bits.get("type") == ["integer", "null"]:
                bits.update(type=["integer", "string", "null"], pattern=_WHOLE_NUMBER)
        if "_errors" in properties:
            properties["_errors"] = {"type": "array", "items": _FIELD_ERROR}


def _nodes(node: object) -> Iterator[Node]:
    if isinstance(node, dict):
        yield node
        node = list(node.values())
    if isinstance(node, list):
        for inner in node:
            yield from _nodes(inner)


def _length(node: Node, key: str) -> int:
    entries = node.get(key)
    return len(entries) if isinstance(entries, list) else 0


def _escape(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


def _matches(template: list[str], parts: list[str]) -> bool:
    return len(template) == len(parts) and all(
        bool(part) if wanted.startswith("{") else wanted == part
        for wanted, part in zip(template, parts, strict=True)
    )


def _tolerated(path: Step) -> bool:
    names = tuple(step for step in path if isinstance(step, str))
    return names[-1:] in UNDESCRIBED or names[-2:] in UNDESCRIBED


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
