"""What travels: JSON objects, timestamps, and the pieces of a request."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeAlias

import orjson

# Any: a body holds whatever a client sends; playground.checks and the routes judge it.
Json: TypeAlias = dict[str, Any]


def encode(value: object) -> str:
    """Return the shortest JSON text of a value.

    >>> encode({"content": "Ahoi ⚓", "tts": False})
    '{"content":"Ahoi ⚓","tts":false}'
    """
    return orjson.dumps(value).decode()


def timestamp(seconds: float) -> str:
    """Return a timestamp as Discord writes it, from seconds since 1970.

    >>> timestamp(1_735_689_600.5)
    '2025-01-01T00:00:00.500000+00:00'
    """
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


@dataclass(frozen=True, slots=True)
class Upload:
    """One file of a multipart request; `index` is the n of its field `files[n]`."""

    index: int
    filename: str
    content: bytes
