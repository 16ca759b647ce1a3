"""Fairness: luck that neither the house nor anybody else can choose, and that all can check.

A secret is drawn before a table is announced, and its seal stands in the announcement. The seed of
the match follows from the secret and the id that Discord gives that message: the secret cannot be
changed once the seal is read, and the id is not known before the secret is fixed. When the match is
over the secret is shown. `docs/fairness.md` tells players how to check it, with examples.
"""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256
from typing import Annotated, Final

from pydantic import Field

from games.kit.value import Value
from matches.days.day import LAST, Day
from matches.links import IN_PRIVATE, link_to

SEAL_DIGITS: Final = 32
"""Hex digits of a seal: 128 bits, so that two secrets with the same one cannot be found."""
LARGEST_ID: Final = 2**63 - 1
"""Discord's ids are whole numbers of 64 bits, the first of them unused."""

Id = Annotated[int, Field(ge=0, le=LARGEST_ID)]
SPELT: Final = r"^[0-9a-f]{64}$"
"""How a secret is written."""
Secret = Annotated[str, Field(pattern=SPELT)]

LINK: Final = re.compile(
    r"https://(?:\w+\.)?discord(?:app)?\.com/channels/(\d{1,19}|@me)/(\d{1,19})/(\d{1,19})/?"
)


class Place(Value):
    """Where a message stands at Discord."""

    guild: Id
    channel: Id
    message: Id

    @property
    def link(self) -> str:
        """The link to the message, as "Copy message link" gives it."""
        return link_to(self.guild, self.channel, self.message)


class Origin(Value):
    """What a match's seed follows from."""

    secret: Secret
    place: Place
    """Of the message that showed the secret's seal before anything was dealt."""


class DayOrigin(Value):
    """What the seed of a day's match follows from: nothing but the day, as all have the same."""

    secret: Secret
    day: Annotated[int, Field(ge=0, le=LAST)]
    """Its number; see `matches.days.day`."""


def read_link(link: str) -> Place:
    """Return where the message stands to which a link leads.

    >>> read_link("https://discord.com/channels/1/22/333").message
    333
    >>> read_link("https://discord.com/channels/@me/22/333").guild
    0

    Raises:
        ValueError: if it leads to no message.
    """
    found = LINK.fullmatch(link.strip())
    if not found:
        msg = f"{link[:100]!r} is no link to a message of Discord"
        raise ValueError(msg)
    guild, channel, message = found.groups()
    in_server = 0 if guild == IN_PRIVATE else int(guild)
    return Place(guild=in_server, channel=int(channel), message=int(message))


def fresh_secret() -> str:
    """Return a secret of 256 random bits, as 64 hex digits."""
    return secrets.token_hex(32)


def seal_of(secret: str) -> str:
    """Return the seal of a secret: what is published while the secret is kept."""
    return derive(secret, "gangway/seal/1")[:SEAL_DIGITS]


def seed_of(origin: Origin | DayOrigin) -> str:
    """Return the seed of a match, as 64 hex digits."""
    if isinstance(origin, DayOrigin):
        return derive(origin.secret, f"gangway/day/1/{Day(origin.day)}")
    return derive(origin.secret, f"gangway/seed/1/{origin.place.message}")


def derive(secret: str, label: str) -> str:
    """Return the HMAC of a label with a secret; it tells nothing of those of other labels."""
    return hmac.new(bytes.fromhex(secret), label.encode("ascii"), sha256).hexdigest()
