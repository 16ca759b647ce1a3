"""Embeds: the size of each part, and of all of them together."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playground.checks.form import Form

MAX_EMBEDS = 10
MAX_TOTAL = 6_000

_LINK_SCHEMES = ("http", "https")
_IMAGE_SCHEMES = ("http", "https", "attachment")
_SHOWN = ("title", "description", "fields", "image", "thumbnail", "footer", "author", "timestamp")


def check_embeds(form: Form) -> None:
    """Check the embeds of a message, and their 6,000 characters together."""
    total = sum(_size(embed) for embed in form.forms("embeds", most=MAX_EMBEDS))
    if total > MAX_TOTAL:
        message = f"Embed size exceeds maximum size of {MAX_TOTAL}"
        form.report("MAX_EMBED_SIZE_EXCEEDED", message, "embeds")


def shows_embed(form: Form) -> bool:
    """Tell whether any embed has something to show; a bare colour counts for nothing."""
    embeds = form.fields.get("embeds")
    listed = embeds if isinstance(embeds, list) else []
    return any(isinstance(embed, dict) and any(map(embed.get, _SHOWN)) for embed in listed)


def _size(embed: Form) -> int:
    size = len(embed.text("title", most=256)) + len(embed.text("description", most=4_096))
    embed.link("url", schemes=_LINK_SCHEMES)
    embed.integer("color", least=0, most=0xFFFFFF, default=0)
    _check_timestamp(embed)
    for key in ("image", "thumbnail"):
        image = embed.form(key)
        if image is not None:
            image.link("url", schemes=_IMAGE_SCHEMES)
    return size + _people(embed) + sum(map(_field_size, embed.forms("fields", most=25)))


def _people(embed: Form) -> int:
    size = 0
    for key, part, most in (("footer", "text", 2_048), ("author", "name", 256)):
        person = embed.form(key)
        if person is not None:
            size += len(person.text(part, most=most))
            person.link("url", schemes=_LINK_SCHEMES)
            person.link("icon_url", schemes=_IMAGE_SCHEMES)
    return size


def _field_size(field: Form) -> int:
    field.boolean("inline")
    size = 0
    for key, most in (("name", 256), ("value", 1_024)):
        text = field.text(key, most=most, required=True)
        if isinstance(field.fields.get(key), str) and not text.strip():
            field.report("BASE_TYPE_REQUIRED", "This field is required", key)
        size += len(text)
    return size


def _check_timestamp(embed: Form) -> None:
    timestamp = embed.text("timestamp", most=64)
    try:
        if timestamp:
            datetime.fromisoformat(timestamp)
    except ValueError:
        message = f"Could not parse {timestamp}. Should be ISO8601."
        embed.report("DATE_TIME_TYPE_PARSE", message, "timestamp")
