"""The schema of interactions: what comes in and does not fit it is dropped, in one line.

The library takes what the gateway brings for what Discord documents. Anything else would end the
connection in the middle, or leave a trace wherever it is read.
https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Self, TypeAlias

from discord import ChannelType, Locale
from pydantic import AfterValidator, BaseModel, Field, ValidationError, model_validator

from bot.gateway.events import INTERACTION

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Callable, Mapping

log = logging.getLogger(__name__)

LARGEST_ID: Final = 2**63 - 1
"""The largest id that both databases hold."""


DROPPED: Final = "an interaction of an unknown form was dropped: %s"


def _is_id(said: str) -> str:
    if not (said.isascii() and said.isdecimal() and 0 < int(said[:20]) <= LARGEST_ID):
        raise ValueError("no id")
    return said


Id: TypeAlias = Annotated[str, AfterValidator(_is_id)]


class _Part(BaseModel, strict=True):
    """A part of an interaction that is read, by us or the library; what is not named is free."""


class _User(_Part):
    """A user."""

    id: Id
    username: str
    global_name: str | None = None
    discriminator: str
    avatar: str | None


class _Member(_Part):
    """A user in a server."""

    user: _User
    nick: str | None = None
    roles: list[Id]


class _Channel(_Part):
    """Where it is asked."""

    id: Id
    type: int


class _Message(_Part):
    """The message of which a control was pressed."""

    id: Id
    channel_id: Id
    flags: int = 0


class _Press(_Part):
    """Which control was pressed; of values that make no sense its answer says so."""

    custom_id: str
    component_type: int
    values: list[Any] = []


class _Option(_Part):
    """An option of a command, or a command of a group."""

    name: str
    type: int
    options: list[_Option] = []


class _Command(_Part):
    """Which command was used."""

    name: str
    type: Literal[1] = 1
    options: list[_Option] = []
    resolved: dict[str, dict[str, dict[str, Any]]] = {}


class _Call(_Part):
    """What every interaction has."""

    id: Id
    application_id: Id
    token: str
    guild_id: Id | None = None
    channel: _Channel
    locale: str
    guild_locale: str | None = None
    message: _Message | None = None
    member: _Member | None = None
    user: _User | None = None

    @model_validator(mode="after")
    def is_from_a_user(self) -> Self:
        """Refuse what comes from no user: in a server from no member.

        Raises:
            ValueError: for that.
        """
        if (self.member if self.guild_id else self.user) is None:
            raise ValueError("from no user")
        return self


class _CommandCall(_Call):
    """A command was used, or an option of it is being typed."""

    type: Literal[2, 4]
    data: _Command


class _PressCall(_Call):
    """A control was pressed."""

    type: Literal[3]
    data: _Press


class _Received(_Part):
    """An interaction of a kind that the bot answers: it opens no modals, and gets no pings."""

    call: Annotated[_CommandCall | _PressCall, Field(discriminator="type")]


def with_optional_parts(
    sent: Mapping[str, Any], kind_of_channel: Callable[[int], int | None]
) -> Mapping[str, Any]:
    """Fill in what an interaction may lack, or what the library does not know, from what it has.

    `channel` and `locale` are optional in the documentation, and `channel_id` says which channel it
    is. `kind_of_channel` tells the kind of one that is known. Of a kind that the library does not
    know it would make no channel at all, and the interaction would come from nowhere.
    """
    channel = sent.get("channel")
    told = channel if isinstance(channel, dict) else {}
    number, kind = told.get("id", sent.get("channel_id")), told.get("type")
    filled: dict[str, Any] = {}
    if isinstance(number, str) and not _is_known(kind):
        known = kind_of_channel(int(number)) if number.isascii() and number.isdecimal() else None
        usual = ChannelType.text if sent.get("guild_id") else ChannelType.private
        like = {"name": "", "position": 0} | told  # of a text channel, the library reads these
        filled["channel"] = like | {"id": number, "type": usual.value if known is None else known}
    if sent.get("locale") is None:
        filled["locale"] = sent.get("guild_locale") or Locale.american_english.value
    return {**sent, **filled} if filled else sent


def _is_known(kind: object) -> bool:
    """Tell whether the library makes a channel of this kind; what is no kind is left as it is."""
    return kind is not None and (not isinstance(kind, int) or kind in _KINDS)


_KINDS: Final = frozenset(kind.value for kind in ChannelType)


def only_interactions(
    take: Callable[[Mapping[str, Any]], object],
    kind_of_channel: Callable[[int], int | None],
    unreadable: Counter[str],
) -> Callable[[Mapping[str, Any]], None]:
    """Return what hands an interaction to `take` if it is one, and drops it in one line if not.

    Those are counted. What it says is left out of that line: it may be secret, and as long as it
    likes.
    """

    def receive(sent: Mapping[str, Any]) -> None:
        try:
            sent = with_optional_parts(sent, kind_of_channel)
            _Received.model_validate({"call": sent})
            take(sent)
        except ValidationError as error:
            first = error.errors(include_input=False, include_url=False)[0]
            where = ".".join(map(str, first["loc"][2:4]))  # further in stands what was sent
            unreadable[INTERACTION] += 1
            log.warning(DROPPED, f"{where or 'itself'}, {first['type']}")
        except Exception as error:  # noqa: BLE001 - whatever the library makes of it
            unreadable[INTERACTION] += 1
            log.warning(DROPPED, type(error).__name__)

    return receive
