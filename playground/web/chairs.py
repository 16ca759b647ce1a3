"""Chairs: the people whom a visitor of the page can sit as."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from playground.protocol.types import ChannelType

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playground.people.person import Person
    from playground.state.model import Channel

LANGUAGES: Final = {"de": "Deutsch", "es": "Español", "en": "English"}


@dataclass(frozen=True)
class Chair:
    """A person whom a visitor can sit as; `hue` numbers the colours and portraits, from 1."""

    slug: str
    person: Person
    hue: int

    @property
    def language(self) -> str:
        """What language the person has chosen in Discord."""
        return LANGUAGES.get(self.person.user.locale[:2], self.person.user.locale)

    def first_channel(self) -> Channel:
        """Return the channel that the person comes into."""
        channels = [one for one in self.person.client.channels() if one.kind is ChannelType.TEXT]
        return min(channels, key=lambda channel: (channel.position, channel.id))


def chairs_for(people: Sequence[Person]) -> tuple[Chair, ...]:
    """Return a chair for each person."""
    return tuple(Chair(one.name.lower(), one, hue) for hue, one in enumerate(people, start=1))
