"""Bodies as Discord takes them, for tests to change one thing in."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from playground.checks import Problem

Body: TypeAlias = dict[str, object]

V2 = 1 << 15


def complaints(problems: list[Problem]) -> list[str]:
    """Return problems as "path CODE", the path with dots."""
    return [f"{'.'.join(map(str, found.path))} {found.code}".strip() for found in problems]


def without(body: Body, key: str) -> Body:
    return {name: value for name, value in body.items() if name != key}


def button(**changes: object) -> Body:
    return {"type": 2, "style": 2, "label": "Dig", "custom_id": "dig", **changes}


def link(**changes: object) -> Body:
    return {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org/", **changes}


def buttons(count: int) -> list[Body]:
    return [button(custom_id=f"dig {number}") for number in range(count)]


def row(*components: Body) -> Body:
    return {"type": 1, "components": list(components)}


def rows(count: int) -> list[Body]:
    return [row(button(custom_id=f"row {number}")) for number in range(count)]


def choice(value: str = "a", **changes: object) -> Body:
    return {"label": value, "value": value, **changes}


def choices(count: int) -> list[Body]:
    return [choice(f"option {number}") for number in range(count)]


def select(**changes: object) -> Body:
    return {"type": 3, "custom_id": "pick", "options": choices(2), **changes}


def user_select(**changes: object) -> Body:
    return {"type": 5, "custom_id": "who", **changes}


def message(*components: Body, **fields: object) -> Body:
    return {"content": "Your turn", "components": list(components), **fields}


def embed(**parts: object) -> Body:
    return {"content": "Your turn", "embeds": [parts]}


def layout(*components: Body, **fields: object) -> Body:
    return {"flags": V2, "components": list(components), **fields}


def text(content: str = "Round 3") -> Body:
    return {"type": 10, "content": content}


def picture(**changes: object) -> Body:
    return {"media": {"url": "https://example.org/table.png"}, **changes}


def gallery(count: int = 1, **changes: object) -> Body:
    return {"type": 12, "items": [picture(**changes) for _ in range(count)]}


def thumbnail(**changes: object) -> Body:
    return {"type": 11, **picture(**changes)}


def section(*texts: Body, accessory: Body | None = None) -> Body:
    return {"type": 9, "components": list(texts), "accessory": accessory or thumbnail()}


def container(*components: Body, **changes: object) -> Body:
    return {"type": 17, "components": list(components), **changes}


def file(url: str = "attachment://rules.pdf") -> Body:
    return {"type": 13, "file": {"url": url}}


def upload(filename: str = "table.png", **changes: object) -> Body:
    return {"id": 0, "filename": filename, **changes}


def modal(*components: Body, **changes: object) -> Body:
    return {"custom_id": "bid", "title": "Your bid", "components": list(components), **changes}


def label(component: Body | None = None, **changes: object) -> Body:
    return {"type": 18, "label": "How much?", "component": component or text_input(), **changes}


def labels(count: int) -> list[Body]:
    return [label(text_input(custom_id=f"bid {number}")) for number in range(count)]


def text_input(**changes: object) -> Body:
    return {"type": 4, "style": 1, "custom_id": "amount", **changes}


def radio(count: int = 2, **changes: object) -> Body:
    return {"type": 21, "custom_id": "side", "options": choices(count), **changes}


def checkboxes(count: int = 2, **changes: object) -> Body:
    return {"type": 22, "custom_id": "cards", "options": choices(count), **changes}


def file_upload(**changes: object) -> Body:
    return {"type": 19, "custom_id": "file", **changes}


def command(*options: Body, **changes: object) -> Body:
    return {"name": "dig", "description": "Dig a tunnel", "options": list(options), **changes}


def option(name: str = "card", **changes: object) -> Body:
    return {"type": 3, "name": name, "description": "Which card", **changes}


def options(count: int, **changes: object) -> list[Body]:
    return [option(f"card-{number}", **changes) for number in range(count)]


def named(count: int, **changes: object) -> list[Body]:
    return [command(name=f"dig-{number}", **changes) for number in range(count)]


def menus(count: int, kind: int) -> list[Body]:
    return [{"type": kind, "name": f"Show Hand {number}"} for number in range(count)]
