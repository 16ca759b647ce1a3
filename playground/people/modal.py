"""A form that a bot opened, as a person fills it in."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from playground.people.errors import NotOffered
from playground.people.seen import Seen
from playground.protocol.components import walk
from playground.protocol.types import ComponentType
from playground.state.model import Message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from playground.people.inputs import Input
    from playground.protocol.encoding import Json
    from playground.state.model import Interaction

Send: TypeAlias = "Callable[[dict[str, Input]], Awaitable[Seen]]"


class Modal(Seen):
    """A form that a bot opened instead of answering with a message."""

    def __init__(self, opened: Interaction, content: Json, send: Send) -> None:
        super().__init__(Message(opened.id, opened.channel, opened.application.user, 0.0))
        self._content = content
        self._send = send

    def __repr__(self) -> str:
        return f"form {self.text!r}"

    @property
    def title(self) -> str:
        """Its heading."""
        return str(self._content["title"])

    @property
    def text(self) -> str:
        """All there is to read: title, labels, explanations."""
        texts = [self.title]
        for one in walk(self._content["components"]):
            texts += [str(one[key]) for key in ("label", "description", "content") if one.get(key)]
        return "\n".join(texts)

    def _components(self) -> Iterable[Json]:
        return walk(self._content["components"])

    @property
    def fields(self) -> dict[str, str]:
        """The custom_id of each field by its label."""
        named = {}
        for one in walk(self._content["components"]):
            if one["type"] == ComponentType.LABEL:
                named[one["label"]] = one["component"]["custom_id"]
            elif one.get("custom_id") and one.get("label"):
                named[one["label"]] = one["custom_id"]
        return named

    async def submit(self, **fields: Input) -> Seen:
        """Send the form; fields by custom_id, or by label in lower case with underscores.

        Raises:
            NotOffered: for other names.
        """
        names = {_plain(label): custom_id for label, custom_id in self.fields.items()}
        known = set(names.values())
        values: dict[str, Input] = {}
        for name, value in fields.items():
            custom_id = name if name in known else names.get(name)
            if custom_id is None:
                sentence = f"the form has the fields {', '.join(self.fields)}, not {name}"
                raise NotOffered(sentence)
            values[custom_id] = value
        return await self._send(values)


def _plain(label: str) -> str:
    """Return a label as the name of an argument.

    >>> _plain("How much? (in coins)")
    'how_much_in_coins'
    """
    return "_".join("".join(one if one.isalnum() else " " for one in label.lower()).split())
