"""Conformance of every body to Discord's own OpenAPI description.

What the bot sends is held against the request schemas, what the playground answers against the
response schemas. The description is not part of this project: name a copy of Discord's
``openapi.json`` in the environment variable ``DISCORD_OPENAPI`` to switch the check on. It needs
the development package ``jsonschema-rs``.

The description is a preview. Exceptions, by name, allow what the real service takes from client
libraries and answers, and documented fields that the description leaves out.
"""

from __future__ import annotations

import copy
import json
import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from playground.server.schemas import Node, Schemas, escape

if TYPE_CHECKING:
    from collections.abc import Iterator

VARIABLE = "DISCORD_OPENAPI"
# Fields that client libraries send and the real service takes or ignores: by name, or by name
# and the field around it.
SENT_UNDESCRIBED = frozenset(
    (
        ("tts",),
        ("enforce_nonce",),
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
# Fields that the real service answers and its documentation names; "" is around the whole body.
ANSWERED_UNDESCRIBED = frozenset(
    (
        ("", "summary"),
        # A thread of a forum comes with the message that starts it.
        ("", "message"),
    )
)

_THREAD_ON_MESSAGE = "CreateTextThreadWithMessageRequest"
_JSON = "application~1json"
_WHOLE_NUMBER = "^-?[0-9]+$"
_NO_CONTENT = 204
_CLIENT_ERROR = 400
_SERVER_ERROR = 500

_FIELD_ERROR: Node = {
    "type": "object",
    "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
    "required": ["code", "message"],
}


class Conformance:
    """Discord's description, asked body by body; schemas compile when first needed."""

    def __init__(self, description: Node) -> None:
        sent, answered = copy.deepcopy(description), copy.deepcopy(description)
        _relax_requests(sent)
        _relax_errors(answered)
        self._requests = Schemas(sent, SENT_UNDESCRIBED)
        self._answers = Schemas(answered, ANSWERED_UNDESCRIBED)
        templates = sorted(
            self._requests.node("/paths"),
            key=lambda template: [part.startswith("{") for part in template.split("/")],
        )
        self._templates: dict[tuple[int, str], list[tuple[list[str], str]]] = {}
        """By the number of parts and the first one, which is a word in all of them."""
        for template in templates:
            parts = template.split("/")
            key = len(parts), parts[1]
            self._templates.setdefault(key, []).append((parts, escape(template)))

    @classmethod
    @cache
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
        described = self._requests.node(f"{operation}/requestBody")
        if body is None:
            return ["body: missing"] if described.get("required") else []
        if not described:
            return ["body: this operation takes none"] if body else []
        schema = f"{operation}/requestBody/content/{_JSON}/schema"
        return self._requests.problems(schema, body)

    def response(self, method: str, path: str, status: int, body: object) -> list[str]:
        """Return why an answer does not fit, unknown fields included; empty when it does.

        Server errors are not described and pass.
        """
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
        return self._answers.problems(schema, body) if self._answers.node(schema) else []

    def _operation(self, method: str, path: str) -> str | None:
        parts = path.partition("?")[0].rstrip("/").split("/")
        for template, escaped in self._templates.get((len(parts), "".join(parts[1:2])), ()):
            if _matches(template, parts):
                pointer = f"/paths/{escaped}/{method.lower()}"
                if self._requests.node(pointer):
                    return pointer
        return None

    def _answer(self, operation: str, status: int) -> str | None:
        for name in (str(status), "4XX" if status >= _CLIENT_ERROR else ""):
            pointer = self._answers.resolve(f"{operation}/responses/{name}")
            if name and self._answers.node(pointer):
                return pointer
        return None


def _relax_requests(description: Node) -> None:
    """Let clients send ids as whole numbers and permission bits as strings, as the service does.

    A thread on a message may say of which type it is: libraries send it with every thread.
    """
    for node in _nodes(description):
        thread = node.get(_THREAD_ON_MESSAGE)
        if isinstance(thread, dict):
            thread["properties"]["type"] = {"type": "integer"}
        if node.get("format") == "snowflake" and node.get("type") == "string":
            node["type"] = ["string", "integer"]
        properties = node.get("properties")
        if not isinstance(properties, dict):
            continue
        for key in ("allow", "deny"):
            bits = properties.get(key)
            if isinstance(bits, dict) and bits.get("type") == ["integer", "null"]:
                bits.update(type=["integer", "string", "null"], pattern=_WHOLE_NUMBER)


def _relax_errors(description: Node) -> None:
    """Let the errors of single fields have words for codes, as those of the service have."""
    for node in _nodes(description):
        properties = node.get("properties")
        if isinstance(properties, dict) and "_errors" in properties:
            properties["_errors"] = {"type": "array", "items": _FIELD_ERROR}


def _nodes(node: object) -> Iterator[Node]:
    if isinstance(node, dict):
        yield node
        node = list(node.values())
    if isinstance(node, list):
        for inner in node:
            yield from _nodes(inner)


def _matches(template: list[str], parts: list[str]) -> bool:
    return all(
        bool(part) if wanted.startswith("{") else wanted == part
        for wanted, part in zip(template, parts, strict=True)
    )
