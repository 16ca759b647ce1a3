"""Presses: from a pressed button or an answered select to the method that answers it.

A control works on the message of what it belongs to, in its server, or in private. Discord's
documentation does not say that it refuses custom ids which a message does not bear, so a press
counts only where such a control could have been shown. Private are a direct message and an answer
that only the asker sees.
"""

from __future__ import annotations

from inspect import getmembers, isfunction
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from discord.ext import commands

from cogs.kit.messages.controls import Control, read_number
from cogs.kit.messages.layouts import question
from cogs.kit.messages.match_controls import Confirm
from cogs.kit.refusals import refuse, take_away_latest
from cogs.kit.responses import acknowledge
from cogs.kit.voices import match_voice
from games.kit.game import IllegalMove
from matches.days.day import Day
from matches.seated import is_computer

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping

    from cogs.kit.bot import Call, PressMethod
    from games.kit.game import Value
    from matches.match import Match
    from matches.records import Lobby
    from matches.tournaments.tournament import Tournament

ANSWERED: Final = "answered_control"
"""The attribute of a method that says which kind of control it answers."""
CogT = TypeVar("CogT", bound=commands.Cog)
ControlT = TypeVar("ControlT", bound=Control)
Answer: TypeAlias = "Callable[[CogT, Call, ControlT], Coroutine[Any, Any, None]]"
"""A cog's method that answers a press: the call, and the control that was pressed."""


def answers(control: type[ControlT]) -> Callable[[Answer[CogT, ControlT]], Answer[CogT, ControlT]]:
    """Let a cog's method answer every press of a control of this kind."""

    def mark(method: Answer[CogT, ControlT]) -> Answer[CogT, ControlT]:
        setattr(method, ANSWERED, control)
        return method

    return mark


def answering_methods(cog: commands.Cog) -> Iterator[tuple[str, PressMethod]]:
    """Find the methods of a cog that answer presses, each with the verb of its control."""
    for name, method in getmembers(type(cog), isfunction):
        control: type[Control] | None = getattr(method, ANSWERED, None)
        if control:
            yield control.verb, getattr(cog, name)


async def answer_press(call: Call, sent: Mapping[str, Any]) -> None:
    """Answer a pressed button or an answered select; whatever goes wrong is answered too.

    `sent` is the interaction's data: `custom_id`, and the `values` picked in a select. The
    library's own items would first build the whole message anew, only to find the one pressed.
    """
    verb, *arguments = str(sent.get("custom_id", "")).split(":")
    try:
        await call.client.known_users.meet(call)
        control, offered = _kind(call, verb).read(arguments), frozenset(_offered(call))
        if control.only_where_shown:
            _check_is_borne(verb, offered)
        is_second = call.client.double_taps.is_second(call, control.custom_id, offered)
        if control.is_decision and is_second:
            await acknowledge(call, in_place=True)
            return
        await call.client.press_methods[verb](call, control)
    except Exception as error:  # noqa: BLE001 - every failure gets a sentence
        await refuse(call, error, about=verb)


def _kind(call: Call, verb: str) -> type[Control]:
    """Return what control was pressed; most may not be where all would read the answer."""
    kind = Control.kinds.get(verb)
    if kind is None:
        raise IllegalMove("moved-on")
    if not (kind.in_public or is_private(call)):
        raise IllegalMove("not-its-table")
    return kind


def picked(call: Call) -> str:
    """Return the value picked in the select that was answered.

    Raises:
        IllegalMove: "moved-on" if it was a button that was pressed.
    """
    sent: Mapping[str, Any] = call.data or {}
    values = sent.get("values", ())
    if not values:
        raise IllegalMove("moved-on")
    return str(values[0])


def picked_number(call: Call) -> int:
    """Return the value picked in a select of numbers.

    Raises:
        IllegalMove: "moved-on" if it is no number.
    """
    try:
        return read_number(picked(call))
    except ValueError:
        raise IllegalMove("moved-on") from None


async def load_match(call: Call, match_id: int, slug: str | None = None) -> Match:
    """Load the match that a control belongs to; a refusal then speaks with its names.

    With `slug`, the control is one of that game's alone.

    Raises:
        IllegalMove: "no-such-match", "unreadable" if this version cannot continue it,
            "not-its-table" if its controls do not belong here, "moved-on" for another game's.
    """
    match = await call.client.store.matches.load(match_id)
    if not await _is_open_to(call, match):
        check_place(call, match)
    call.extras["match"] = match
    if slug not in {None, match.game.spec.slug}:
        raise IllegalMove("moved-on")
    return match


async def _is_open_to(call: Call, match: Match) -> bool:
    """Tell whether somebody looks in private at a try on a table of the day on which they stand.

    Or at what computers did with its deal. On the day itself they must have tried, or have chosen
    to look instead.
    """
    if match.day is None or match.outcome is None or not is_private(call):
        return False
    days, user = call.client.store.days, call.user.id
    has_people = not all(map(is_computer, match.players))
    if has_people and user not in match.players and not await days.is_shown(match.id, user):
        return False
    if match.day < Day.at(call.client.referee.now()) or await days.has_looked(match.day, user):
        return True
    own = await days.try_of(match.day, user)
    return own is not None and own.ended_at is not None


async def confirm_first(call: Call, match: Match, move: Value) -> bool:
    """Ask privately whether a move is meant that its player may regret; tell whether it was asked.

    Raises:
        IllegalMove: "not-seated" if whoever asks does not play here.
    """
    seat = match.seat_of(call.user.id)
    legal = match.legal(seat)
    if move not in legal or not (warning := match.game.warning(match.view(seat), move)):
        return False
    voice = await match_voice(call, match)
    sure, line = Confirm(match.id, match.stamp(seat), legal.index(move)), voice(warning)
    await call.response.send_message(view=question(line, voice, sure), ephemeral=True)
    await take_away_latest(call, line)
    return True


# ---- where a control works ------------------------------------------------------------


def is_private(call: Call) -> bool:
    """Tell whether only whoever pressed sees the message that was pressed."""
    return call.guild_id is None or bool(call.message and call.message.flags.ephemeral)


def is_server_gone(call: Call, match: Match) -> bool:
    """Tell whether the bot is not in the server of a match any more."""
    return bool(match.guild) and call.client.get_guild(match.guild) is None


def is_within_reach(call: Call, match: Match) -> bool:
    """Tell whether a match is looked after from here: its server, a direct message, or anywhere.

    Anywhere counts where the bot has lost the match's server, so that nobody is left without a way.
    """
    return call.guild_id in {None, match.guild} or is_server_gone(call, match)


def check_place(call: Call, match: Match) -> None:
    """Let controls of a match be pressed in its channel, or by its players in private.

    In private means: by direct message, or in the match's server, where the bot may have lost the
    channel. A match whose server the bot has lost is looked after from any other.

    Raises:
        IllegalMove: "not-its-table" anywhere else.
    """
    if (call.guild_id, call.channel_id) == (match.guild, match.channel):
        return
    seated = call.user.id in match.players and is_private(call)
    if not (seated and is_within_reach(call, match)):
        raise IllegalMove("not-its-table")


def check_message(call: Call, shown: Lobby | Tournament) -> None:
    """Let controls be pressed only on the message that shows this, since the answer replaces it.

    Raises:
        IllegalMove: "not-its-table" anywhere else.
    """
    message = call.message.id if call.message else None
    if call.channel_id != shown.channel or shown.message not in {None, message}:
        raise IllegalMove("not-its-table")


def _check_is_borne(verb: str, offered: Iterable[str]) -> None:
    """Refuse a press on a message that bears no control with this verb.

    Raises:
        IllegalMove: "not-its-table" on any other message.
    """
    if not any(one.partition(":")[0] == verb for one in offered):
        raise IllegalMove("not-its-table")


def _offered(call: Call) -> Iterator[str]:
    """Yield the custom ids of the controls on the message that was pressed, as it was then."""
    parts = list(getattr(call.message, "components", ()))
    while parts:
        part = parts.pop()
        parts += getattr(part, "children", ())
        parts += filter(None, [getattr(part, "accessory", None)])
        yield str(getattr(part, "custom_id", ""))
