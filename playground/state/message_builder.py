"""Messages made and changed as the body of a request says, with its uploads."""

from __future__ import annotations

import hashlib
import io
import mimetypes
import re
from typing import TYPE_CHECKING

from playground.protocol.components import walk
from playground.protocol.errors import EMPTY_MESSAGE, TOO_LARGE, DiscordError, invalid_form
from playground.protocol.permissions import BITS
from playground.protocol.types import ComponentType, MessageFlag
from playground.state.components import ComponentResolver
from playground.state.model import Attachment, Channel, Message, User
from playground.state.permissions import permissions_in_channel

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playground.protocol.encoding import Json, Upload
    from playground.state.state import State

LARGEST_FILE = 10 * 1024 * 1024
MOST_FILES = 10
DAY = 86_400
_MENTION = re.compile(r"<@!?(\d+)>")
_SETTABLE = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
)
_MENTIONABLE = ("users", "roles", "everyone")
_TEXTS = {"content", "components", "allowed_mentions"}
_EVERYONE = re.compile(r"@(everyone|here)\b")


class MessageBuilder:
    """Makes messages from the bodies of requests; `uploads` are the request's own files."""

    def __init__(self, state: State) -> None:
        self._state = state

    def create(
        self, channel: Channel, author: User, body: Json, uploads: Sequence[Upload]
    ) -> Message:
        """Make a message that is not yet posted.

        Raises:
            DiscordError: as `update` does.
        """
        state = self._state
        message = Message(state.ids.next(), channel, author, state.clock.now())
        message.flags = int(body.get("flags") or 0) & int(_SETTABLE | MessageFlag.EPHEMERAL)
        self.update(message, body, uploads)
        silent = message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
        message.pinged = () if silent else message.mentions
        return message

    def update(
        self,
        message: Message,
        body: Json,
        uploads: Sequence[Upload],
        *,
        default_mentions: Sequence[str] = _MENTIONABLE,
    ) -> None:
        """Replace those fields of a message that the body names.

        Mentions are worked out anew from new text; those of an edit do not notify.

        Raises:
            DiscordError: if it is empty or unfit then.
        """
        files = self._files(message, body, uploads)
        v2 = message.flags | int(body.get("flags") or 0) & MessageFlag.COMPONENTS_V2
        if v2 & MessageFlag.COMPONENTS_V2:
            _check_becoming_layout(message, body)
        if "components" in body:
            components = ComponentResolver(files).resolve(body["components"] or ())
        else:
            components = message.components
        message.attachments = files
        message.components = components
        if "embeds" in body:
            message.embeds = tuple(_embed(embed, files) for embed in body["embeds"] or ())
        if "content" in body:
            message.content = (body["content"] or "").strip()
        if "flags" in body:
            kept = message.flags & ~int(MessageFlag.SUPPRESS_EMBEDS)
            message.flags = kept | int(body["flags"] or 0) & int(_SETTABLE)
        if is_empty(message):
            raise DiscordError(EMPTY_MESSAGE)
        if _TEXTS & set(body):
            self._set_mentions(message, body.get("allowed_mentions"), default_mentions)

    def _files(
        self, message: Message, body: Json, uploads: Sequence[Upload]
    ) -> tuple[Attachment, ...]:
        """Return the files a message has after this body: the listed old ones, then the new."""
        listed: list[Json] | None = body.get("attachments")
        described = {str(one["id"]): one for one in listed or ()}
        kept = [file for file in message.attachments if listed is None or str(file.id) in described]
        for file in kept:
            if str(file.id) in described and "description" in described[str(file.id)]:
                file.description = described[str(file.id)]["description"]
        if listed is not None:
            _check_attachments_known(described, kept, uploads)
        if len(kept) + len(uploads) > MOST_FILES:
            sentence = f"Must be {MOST_FILES} or fewer in length."
            raise invalid_form((("attachments",), "BASE_TYPE_MAX_LENGTH", sentence))
        new = [self._file(message, one, described.get(str(one.index), {})) for one in uploads]
        return (*kept, *new)

    def _file(self, message: Message, upload: Upload, described: Json) -> Attachment:
        if len(upload.content) > LARGEST_FILE:
            raise DiscordError(TOO_LARGE)
        new_id = self._state.ids.next()
        name = re.sub(r"[^\w.\-]", "_", described.get("filename") or upload.filename)
        ephemeral = bool(message.flags & MessageFlag.EPHEMERAL)
        folder = "ephemeral-attachments" if ephemeral else "attachments"
        expires = int(self._state.clock.now()) + DAY
        path = f"/{folder}/{message.channel.id}/{new_id}/{name}"
        path += f"?ex={expires:x}&hm={signature(path, expires)}"
        return Attachment(
            id=new_id,
            filename=name,
            content=upload.content,
            content_type=mimetypes.guess_type(name)[0] or "application/octet-stream",
            url=f"{self._state.addresses.cdn}{path}",
            proxy_url=f"{self._state.addresses.media}{path}",
            description=described.get("description"),
            size=picture_size(name, upload.content),
            ephemeral=ephemeral,
        )

    def _set_mentions(
        self, message: Message, allowed: Json | None, default_mentions: Sequence[str]
    ) -> None:
        """Work out who is mentioned: written in the text, and allowed by the body."""
        parse = default_mentions if allowed is None else allowed.get("parse") or ()
        named = {int(one) for one in (allowed or {}).get("users") or ()}
        written = dict.fromkeys(int(one) for one in _MENTION.findall(text_of(message)))
        people = [self._state.users[one] for one in written if one in self._state.users]
        mentioned = [one for one in people if "users" in parse or one.id in named]
        replied_to = message.replied_to
        if replied_to and (allowed or {}).get("replied_user", allowed is None):
            mentioned.append(replied_to.author)
        message.mentions = tuple(dict.fromkeys(mentioned))
        may = permissions_in_channel(message.channel, message.author.id) & BITS["MENTION_EVERYONE"]
        loud = "everyone" in parse and _EVERYONE.search(text_of(message))
        message.everyone = bool(may and loud)


def text_of(message: Message) -> str:
    """Return all the text in which a mention counts: the content and v2 text displays."""
    shown = (
        one["content"] for one in walk(message.components) if one["type"] == ComponentType.TEXT
    )
    return "\n".join((message.content, *shown))


def is_empty(message: Message) -> bool:
    """Whether a message shows nothing."""
    return not (message.content or message.embeds or message.attachments or message.components)


def signature(path: str, expires: int) -> str:
    """Return what makes a CDN address valid until `expires`."""
    return hashlib.blake2s(f"{path}:{expires}".encode(), digest_size=16).hexdigest()


def picture_size(name: str, content: bytes) -> tuple[int, int] | None:
    """Return width and height of an uploaded picture, None for other files."""
    if not (mimetypes.guess_type(name)[0] or "").startswith("image/"):
        return None
    from PIL import Image, UnidentifiedImageError  # late: most bots of the tests send no picture

    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except UnidentifiedImageError:
        return None


def _check_becoming_layout(message: Message, body: Json) -> None:
    """Let a message become a layout only if the edit empties what layouts cannot hold."""
    code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    sentence = "The '{}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
    had = {"content": message.content, "embeds": message.embeds}
    left = [key for key, value in had.items() if value and key not in body]
    if left:
        raise invalid_form(*(((key,), code, sentence.format(key)) for key in left))


def _check_attachments_known(
    described: Json, kept: Sequence[Attachment], uploads: Sequence[Upload]
) -> None:
    """Refuse a listed attachment that is neither an old one nor comes with its file."""
    known = {str(file.id) for file in kept} | {str(one.index) for one in uploads}
    for n, one in enumerate(described):
        if one not in known:
            code = "ATTACHMENT_NOT_FOUND"
            raise invalid_form((("attachments", n, "id"), code, f"Attachment {one} not found"))


def _embed(embed: Json, files: Sequence[Attachment]) -> Json:
    stored = {"type": "rich", **{key: value for key, value in embed.items() if value is not None}}
    for place, medium in _embed_media(stored):
        name = medium["url"].removeprefix("attachment://")
        for file in files:
            if name != medium["url"] and file.filename == name:
                file.embedded = True
                stored[place] = {**medium, "url": file.url, "proxy_url": file.url}
                if file.size:
                    stored[place]["width"], stored[place]["height"] = file.size
    return stored


def _embed_media(embed: Json) -> Iterator[tuple[str, Json]]:
    for place in ("image", "thumbnail"):
        if embed.get(place):
            yield place, dict(embed[place])
