"""A message as one person saw it at one moment."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

from playground.payloads.messages import message_payload
from playground.people.controls import (
    Button,
    Picture,
    Select,
    read_button,
    read_picture,
    read_select,
    shown_media,
)
from playground.people.errors import NotOffered
from playground.protocol.components import walk
from playground.protocol.types import (
    SELECTS,
    ComponentType,
    InteractionType,
    MessageFlag,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playground.people.inputs import Input
    from playground.protocol.encoding import Json
    from playground.state.model import Attachment, Channel, Message


class Seen:
    """A message as it stood when it was looked at; later edits do not change it."""

    def __init__(self, message: Message) -> None:
        self.message = message
        self.then = copy.copy(message)

    def __repr__(self) -> str:
        marks = [
            mark
            for mark, holds in (
                ("ephemeral", self.ephemeral),
                ("thinking", self.thinking),
                ("edited", self.edited),
                ("deleted", self.deleted),
            )
            if holds
        ]
        buttons = "".join(
            f" ({one.text})" if one.disabled else f" [{one.text}]" for one in self.buttons
        )
        selects = "".join(f" <{one.placeholder or one.custom_id}>" for one in self.selects)
        pictures = "".join(f" {{{one.filename}: {one.alt}}}" for one in self.pictures)
        said = f"{' '.join(marks)} {self.text!r}".strip()
        return f"{self.author}: {said}{pictures}{buttons}{selects}"

    @property
    def id(self) -> int:
        """The message's id."""
        return self.then.id

    @property
    def channel(self) -> Channel:
        """Where it stands."""
        return self.then.channel

    @property
    def author(self) -> str:
        """Who wrote it, by name."""
        return self.then.author.name

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees it."""
        return bool(self.then.flags & MessageFlag.EPHEMERAL)

    @property
    def thinking(self) -> bool:
        """Whether the bot has only promised an answer."""
        return self.then.loading

    @property
    def edited(self) -> bool:
        """Whether it was edited after it was sent."""
        return self.then.edited is not None

    @property
    def deleted(self) -> bool:
        """Whether it was gone already."""
        return self.then.deleted

    @property
    def content(self) -> str:
        """The plain content, without embeds and components."""
        return self.then.content

    @property
    def text(self) -> str:
        """All there is to read: content, text displays and embeds, a line each."""
        texts = [self.then.content]
        texts += [one["content"] for one in self._components() if one["type"] == ComponentType.TEXT]
        for embed in self.then.embeds:
            texts += _embed_texts(embed)
        return "\n".join(text for text in texts if text)

    def _components(self) -> Iterable[Json]:
        return walk(self.then.components)

    @property
    def buttons(self) -> list[Button]:
        """The buttons in reading order."""
        return [
            read_button(one) for one in self._components() if one["type"] == ComponentType.BUTTON
        ]

    @property
    def labels(self) -> list[str]:
        """The labels of the enabled buttons."""
        return [one.label or one.emoji for one in self.buttons if not one.disabled]

    @property
    def selects(self) -> list[Select]:
        """The selects in reading order."""
        return [read_select(one) for one in self._components() if one["type"] in SELECTS]

    @property
    def pictures(self) -> list[Picture]:
        """The pictures shown; a layout shows only those its components name."""
        files = {file.url: file for file in self.then.attachments}
        if not self.then.flags & MessageFlag.COMPONENTS_V2:
            return [
                read_picture(file, file.description)
                for file in files.values()
                if file.content_type.startswith("image/")
            ]
        shown = ((url, alt) for one in self._components() for url, alt in shown_media(one))
        return [
            read_picture(files[url], alt or files[url].description)
            for url, alt in shown
            if url in files
        ]

    @property
    def payload(self) -> Json:
        """Everything a reader's client receives: custom_ids, file names, alt texts, metadata."""
        return message_payload(self.then)

    async def submit(self, **fields: Input) -> Seen:
        """Send the form, if this is one: see `Modal`.

        Raises:
            NotOffered: for a message.
        """
        sentence = f"{self} is a message, not a form for {', '.join(fields)}"
        raise NotOffered(sentence)

    @property
    def files(self) -> list[Attachment]:
        """Everything attached, shown or not."""
        return list(self.then.attachments)

    @property
    def mentions(self) -> list[str]:
        """The names of those whom it notified when it appeared; edits do not notify."""
        return [user.name for user in self.then.pinged]

    @property
    def public_metadata(self) -> Json | None:
        """What any other reader learns of the command behind a public message.

        Clients can fetch name and options of a publicly answered command, so both count
        as public. None for ephemerals and for messages no command made.
        """
        origin = self.then.origin
        while origin is not None and origin.parent is not None:
            origin = origin.parent
        if self.ephemeral or origin is None or origin.type is not InteractionType.COMMAND:
            return None
        return {
            "name": origin.command_name,
            "options": origin.command_options,
            "user": origin.user.name,
        }


def _embed_texts(embed: Json) -> Iterable[str]:
    yield (embed.get("author") or {}).get("name", "")
    yield embed.get("title", "")
    yield embed.get("description", "")
    for field in embed.get("fields", ()):
        yield field["name"]
        yield field["value"]
    yield (embed.get("footer") or {}).get("text", "")
