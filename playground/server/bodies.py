"""The bodies of requests: JSON by itself, or as `payload_json` of a form, with its files."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypeAlias
from urllib.parse import parse_qsl

from aiohttp import BodyPartReader, web

from playground.protocol.encoding import Json, Upload
from playground.protocol.errors import INVALID_JSON, TOO_LARGE, DiscordError

if TYPE_CHECKING:
    from collections.abc import Sequence

LARGEST_REQUEST = 25 * 1024 * 1024
Body: TypeAlias = Json | list[Json]


async def read_body(request: web.BaseRequest) -> tuple[Body, Sequence[Upload]]:
    """Return what a request says, and the files that came with it.

    Raises:
        DiscordError: for a body that is too large or no JSON.
    """
    try:
        if request.content_type.startswith("multipart/"):
            text, uploads = await _read_multipart(request)
            return _parse(text), uploads
        text = await request.text()
    except web.HTTPRequestEntityTooLarge:
        raise DiscordError(TOO_LARGE) from None
    if request.content_type == "application/x-www-form-urlencoded":
        return _parse_form(text), ()
    return _parse(text), ()


def _parse(text: str) -> Body:
    if not text:
        return {}
    try:
        parsed: object = json.loads(text)
    except ValueError:
        raise DiscordError(INVALID_JSON) from None
    if not isinstance(parsed, dict | list):
        raise DiscordError(INVALID_JSON)
    return parsed


def _parse_form(text: str) -> Body:
    """Return the `payload_json` of an urlencoded form, or without one its fields as they are."""
    fields = dict(parse_qsl(text, keep_blank_values=True))
    return _parse(fields["payload_json"]) if "payload_json" in fields else {**fields}


async def _read_multipart(request: web.BaseRequest) -> tuple[str, list[Upload]]:
    """Read the `payload_json` and the files of a multipart body."""
    payload, uploads, size = "", [], 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        name = part.name or ""
        if name == "payload_json":
            payload = await part.text()
        elif name.startswith("files["):
            content = bytes(await part.read())
            size += len(content)
            if size > LARGEST_REQUEST:
                raise DiscordError(TOO_LARGE)
            uploads.append(Upload(int(name[6:-1]), part.filename or "unknown", content))
    return payload, uploads
