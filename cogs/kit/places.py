"""Where a control works: on the message of what it belongs to, in its server, or in private.

Discord's documentation does not say that it refuses custom ids which a message does not bear, so a
press counts only where such a control could have been shown. Private are a direct message and an
answer that only the asker sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.game import IllegalMove

if TYPE_CHECKING:
    from cogs.kit.bot import Call
    from cogs.kit.messages.controls import Control
    from matches.match import Match
    from matches.records import Lobby


def is_private(call: Call) -> bool:
    """Tell whether only the user who pressed sees the message that was pressed."""
    return call.guild_id is None or bool(call.message and call.message.flags.ephemeral)


def check_kind_of_place(call: Call, control: type[Control]) -> None:
    """Refuse a control of private messages on a message that all can read.

    Raises:
        IllegalMove: "not-its-table" if such controls stand in private messages only.
    """
    if not control.in_public and not is_private(call):
        raise IllegalMove("not-its-table")


def is_server_gone(call: Call, match: Match) -> bool:
    """Tell whether the bot is not in the server of a match any more."""
    return call.client.get_guild(match.guild) is None


def is_within_reach(call: Call, match: Match) -> bool:
    """Tell whether a match can be managed from here: its server, a direct message, or anywhere.

    If the bot has lost the match's server, anywhere counts, so that its players have a way.
    """
    return call.guild_id in {None, match.guild} or is_server_gone(call, match)


def check_place(call: Call, match: Match) -> None:
    """Refuse controls of a match elsewhere than in its channel, or in private with its players.

    In private means: by direct message, or in the match's server, where the bot may have lost the
    channel. A match whose server the bot has lost is managed from any other.

    Raises:
        IllegalMove: "not-its-table" anywhere else.
    """
    if (call.guild_id, call.channel_id) == (match.guild, match.channel):
        return
    seated = call.user.id in match.players and is_private(call)
    if not (seated and is_within_reach(call, match)):
        raise IllegalMove("not-its-table")


def check_lobby_message(call: Call, lobby: Lobby) -> None:
    """Refuse controls of a lobby on other messages than its own, which the answer replaces.

    Raises:
        IllegalMove: "not-its-table" anywhere else.
    """
    message = call.message.id if call.message else None
    if call.channel_id != lobby.channel or lobby.message not in {None, message}:
        raise IllegalMove("not-its-table")


def check_is_borne(call: Call, control: type[Control]) -> None:
    """Refuse a control on a message that bears none of its kind.

    Raises:
        IllegalMove: "not-its-table" on any other message.
    """
    parts = list(call.message.components) if call.message else []
    while parts:
        part = parts.pop()
        parts += getattr(part, "children", ())
        if str(getattr(part, "custom_id", "")).partition(":")[0] == control.verb:
            return
    raise IllegalMove("not-its-table")
