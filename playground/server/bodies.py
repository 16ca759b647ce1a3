"""The bodies of requests: JSON by itself, or as `payload_json` of a form, with its files."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias
from urllib.parse import parse_qsl

import orjson
from aiohttp import (
    BodyPartReader,
    content_disposition_filename,
    parse_content_disposition,
    web,
)

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
        if _media_type(request).startswith("multipart/"):
            text, uploads = await _read_multipart(request)
            return _parse(text), uploads
        text = await request.text()
    except web.HTTPRequestEntityTooLarge:
        raise DiscordError(TOO_LARGE) from None
    if _media_type(request) == "application/x-www-form-urlencoded":
        return _parse_form(text), ()
    return _parse(text), ()


def _media_type(request: web.BaseRequest) -> str:
    """Return the media type of a body, in small letters.

    aiohttp would parse the whole header, whose boundary differs each time: that took a sixth of
    the time of a busy playground.
    """
    return request.headers.get("Content-Type", "").partition(";")[0].strip().lower()


def _parse(text: str) -> Body:
    if not text:
        return {}
    try:
        parsed: object = orjson.loads(text)
    except ValueError:
        raise DiscordError(INVALID_JSON) from None
    if not isinstance(parsed, dict | list):
        raise DiscordError(INVALID_JSON)
    return parsed


def _parse_form(text: str) -> Body:
    """Return the `payload_json` of an urlencoded form, or without one its fields as they are."""
    fields = dict(parse_qsl(text, keep_blank_values=True))
    return _parse(fields["payload_json"]) if "payload_json" in fields else {**fields}


@lru_cache(maxsize=256)
def _names(disposition: str) -> tuple[str, str | None]:
    """Return the names of a part and of its file; most are those of many parts before."""
    _, parameters = parse_content_disposition(disposition)
    return (
        content_disposition_filename(parameters, "name") or "",
        content_disposition_filename(parameters, "filename"),
    )


async def _read_multipart(request: web.BaseRequest) -> tuple[str, list[Upload]]:
    """Read the `payload_json` and the files of a multipart body."""
    payload, uploads, size = "", [], 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        name, file = _names(part.headers.get("Content-Disposition", ""))
        if name == "payload_json":
            payload = await part.text()
        elif name.startswith("files["):
            content = bytes(await part.read())
            size += len(content)
            if size > LARGEST_REQUEST:
                raise DiscordError(TOO_LARGE)
            uploads.append(Upload(int(name[6:-1]), file or "unknown", content))
    return payload, uploads
