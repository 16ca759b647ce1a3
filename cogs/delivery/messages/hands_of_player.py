"""Several hands in the direct messages of one player: the one that becomes due comes down.

Hands that are over leave, and the newest says how many other matches wait for its player. Who plays
one match only meets nothing of this.

A hand that is the newest no more keeps that line until it is redrawn for a reason of its own: to
take it away at once would be one more edit with each hand that is posted. So the line says since
when it has not been looked at, which each app counts on by itself.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from discord import ui

from cogs.kit.discord_errors import is_transient
from cogs.kit.match_list import channel_name, in_order, is_waiting, server_name, time_left, title
from cogs.kit.messages.clock_layout import relative
from cogs.kit.messages.controls import button
from cogs.kit.messages.match_controls import NextMatch
from matches.caching import BoundedDict

if TYPE_CHECKING:
    from cogs.delivery.sending.posting import Posting
    from cogs.kit.bot import Bot
    from games.kit.words import Voice
    from matches.match import Match
    from matches.records import PostedMessage

log = logging.getLogger(__name__)

WITHIN_A_TURN: Final = 60.0
"""Seconds after a press for which its player is taken to be about to press again."""
PLAYERS_KEPT: Final = 10_000
"""Players of whom it is known which hands lie in their direct messages."""


class Held(NamedTuple):
    """A hand in a player's direct messages."""

    shown: PostedMessage
    is_over: bool = False
    comes_down: bool = False
    """Whether its player wants it below all others."""


class Others(NamedTuple):
    """What a hand says of its player's other matches; nothing where there are none."""

    number: str = ""
    """Which of them its own is: "2 of 3"."""
    line: str = ""
    """How many wait, and where the most urgent one does."""
    ways: tuple[ui.Button[Any], ...] = ()
    """The button to that one."""


class SeveralHands:
    """Knows which hands lie in whose direct messages, and in which order."""

    def __init__(self, bot: Bot, posting: Posting) -> None:
        self._bot = bot
        self._posting = posting
        self.of_player: BoundedDict[int, dict[int, Held]] = BoundedDict(PLAYERS_KEPT)
        """By match."""

    async def learn(self, player: int) -> dict[int, Held]:
        """Read the stored hands of a player; what this process knows of each stays with it."""
        rows = await self._bot.store.messages.hands_of(player)
        held = self.of_player.get(player, {})  # the same one: hands that are being sent are in it
        self.of_player[player], known = held, dict(held)
        held.clear()
        held |= {one: hand for one, hand in known.items() if not hand.shown.message}
        for row, is_over in rows:
            before = known.get(row.match)
            is_same = before is not None and before.shown.message == row.message
            kept = before if before and is_same else Held(row)
            held[row.match] = kept._replace(shown=row, is_over=is_over)
        return held

    def is_newest(self, player: int, match_id: int) -> bool:
        """Tell whether a hand is the lowest of a player's, or is about to be."""
        held = self.of_player.get(player, {})
        wanted = [one for one, hand in held.items() if hand.comes_down]
        newest = max((hand.shown.message for hand in held.values()), default=0)
        if wanted:
            return match_id in wanted
        return match_id in held and held[match_id].shown.message == newest

    async def comes_down(self, player: int, match: Match) -> bool:
        """Tell whether a hand that is there is to lie below all others from now on."""
        held = await self.learn(player)
        hand = held.get(match.id)
        if hand is None or len(held) == 1:
            return False
        if hand.comes_down:
            return True
        is_race = bool(self._bot.presentations[match.game.spec.slug].pace(match))
        was_idle = hand.shown.reader == "waits"
        becomes_due = is_waiting(match, player) and was_idle and not is_race
        if not becomes_due or self.is_newest(player, match.id):
            return False
        return not await self._is_within_a_turn(player, match.id)

    async def _is_within_a_turn(self, player: int, but: int) -> bool:
        """Tell whether a player is answering in another match: nothing moves below their thumb."""
        lately = self._posting.now() - WITHIN_A_TURN
        for match_id, hand in [*self.of_player.get(player, {}).items()]:
            pressed = self._bot.latest_calls.pressed_since(hand.shown.message, lately)
            if match_id == but or hand.is_over or not pressed:
                continue
            if is_waiting(await self._bot.store.matches.load(match_id), player):
                return True
        return False

    async def take_away_over(self, player: int, but: int) -> None:
        """Take away the hands of matches that are over, once another hand is posted below."""
        held = self.of_player.get(player, {})
        for match_id, hand in [*held.items()]:
            if not hand.is_over or match_id == but:
                continue
            try:
                await self._posting.delete(hand.shown)
                del held[match_id]
                await self._bot.store.messages.change(gone=[hand.shown])
            except Exception as error:
                if not is_transient(error):
                    raise
                log.info("match %s: a hand, or its row, stays: %r", match_id, error)

    async def others(self, match: Match, player: int, voice: Voice) -> Others:
        """Say which of a player's matches this is, and below which hand others wait.

        The newest hand says so, with the button to the most urgent match. The moment stands with
        it, as the line may be there for long.
        """
        all_of_them = await self._bot.store.matches.of_player(player)
        ids = sorted(one.id for one in all_of_them)
        if match.id not in ids or len(ids) == 1:
            return Others()
        numbered = {one: voice("match-of", n=n, of=len(ids)) for n, one in enumerate(ids, 1)}
        waiting = [one for one in all_of_them if one.id != match.id and is_waiting(one, player)]
        held = self.of_player.get(player, {})
        if not waiting or (match.id in held and not self.is_newest(player, match.id)):
            return Others(numbered[match.id])
        first = in_order(self._bot, player, waiting)[0]
        server = server_name(self._bot, first) if first.guild != match.guild else ""
        where = server or channel_name(self._bot, first, voice)
        left = time_left(self._bot, first, player, voice)
        there = ", ".join(filter(None, (where, left)))
        now = relative(round(self._posting.now()))
        line = f"{voice('others-wait', count=len(waiting), there=there)} · {now}"
        named = voice(
            "button-next-match", match=title(first, voice.language), of=numbered[first.id]
        )
        return Others(
            numbered[match.id], line, (button(named, NextMatch(match.id, first.id), icon="▶️"),)
        )
