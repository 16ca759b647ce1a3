"""Bandido Alcatraz by slash command, and signals to the team by button."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import discord
from discord.ext import commands

from cogs.kit.commands.commands import GameCommands
from cogs.kit.game_cog import GameCog
from cogs.kit.match_lookup import check_turn, match_here
from cogs.kit.messages import layouts
from cogs.kit.messages.controls import OfMatch, button, icon_button, rows
from cogs.kit.messages.layouts import NOBODY
from cogs.kit.messages.match_controls import AskToGiveUp
from cogs.kit.presses import answers, load_match
from cogs.kit.responses import acknowledge
from games.bandido_alcatraz.describe import spoilt
from games.bandido_alcatraz.mind import chance_as_all_see
from games.bandido_alcatraz.model import Options, View
from games.bandido_alcatraz.rules import no_such_place
from games.kit.game import IllegalMove, seat_name, text
from matches.caching import BoundedDict
from matches.match import view_of

if TYPE_CHECKING:
    from discord import ui

    from cogs.kit.bot import Bot, Call
    from cogs.kit.messages.layouts import Hand
    from games.kit.game import Seat
    from games.kit.words import Voice
    from matches.match import Match

SLUG = "bandido_alcatraz"
command = GameCommands(SLUG, "bandido")

SIGNALS: Final = {"close": "🧱", "join": "🤝", "cover": "💧", "rope": "🪢", "raincoat": "🧥"}
"""What may be said without describing a card, in the spirit of the rulebook's own examples."""

MOST_BESIDE_SIGNALS: Final = 6
"""Answers beside which a phone has room for signals."""
MATCHES_LISTENED_TO: Final = 1_000
"""Matches of which it is remembered who has said what."""


class Say(OfMatch, verb="say"):
    """Say something to the team."""

    signal: str
    """One of `SIGNALS`."""


class BandidoAlcatrazCog(
    GameCog,
    commands.GroupCog,
    group_name=command.group,
    group_description=command.description,
):
    """Dig, gather or exchange; and talk."""

    slug = SLUG
    seen_in_climax = frozenset({"end-exit", "end-no-exit", "end-tunnels", "end-items", "end-water"})

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._said: BoundedDict[int, tuple[int, frozenset[tuple[Seat, str]]]] = BoundedDict(
            MATCHES_LISTENED_TO
        )
        """By match: its ply, and who has said what since then."""
        self._signals: BoundedDict[tuple[int, Seat, str], discord.Message] = BoundedDict(
            MATCHES_LISTENED_TO
        )
        """The last signal's message; said again, it moves to the end of the channel."""

    # ---- commands ---------------------------------------------------------------------------

    @command("dig")
    async def dig(self, call: Call, card: str, at: str) -> None:
        """Lay a card from the hand at a place of the table.

        Raises:
            IllegalMove: if there is no such place, or it is not the asker's turn.
        """
        match = await match_here(call, SLUG)
        seat = match.seat_of(call.user.id)
        seen = view_of(match, seat, View)
        spot = seen.spot_of(card, at)
        if spot is None:
            check_turn(match, seat)
            raise no_such_place(seen, card, at[:20])
        await self.play(call, kind="dig", card=card, x=spot.x, y=spot.y, rotation=spot.rotation)

    gather = command.move("gather", "card")
    exchange = command.move("exchange")

    # ---- talking ----------------------------------------------------------------------------

    def hand_controls(self, hand: Hand) -> list[ui.Item[Any]]:
        """Add the signals below the moves; they may be given at any time.

        They stand below the first question, not below the many places of a card: picture and
        answers are to fit a phone.
        """
        controls = super().hand_controls(hand)
        are_many = bool(hand.menu and len(hand.menu.options) > MOST_BESIDE_SIGNALS)
        is_away = hand.seat in hand.match.computers
        if not _may_signal(hand.match) or hand.path or are_many or is_away:
            return controls
        signals = (
            button(hand.voice.together([text(f"said-{one}")], "label"), Say(hand.match.id, one))
            if hand.in_words
            else icon_button(Say(hand.match.id, one), icon)
            for one, icon in SIGNALS.items()
        )
        return [*controls, *rows(*signals)]

    # ---- how the team stands ----------------------------------------------------------------

    def hand_page(self, hand: Hand, more: list[ui.Button[Any]]) -> ui.LayoutView:
        """Say at once that no escape is possible any more, and let the team give up."""
        if lost := _no_escape(hand.match, hand.voice):
            hand = replace(hand, note="\n".join(filter(None, (hand.note, lost))))
            more = [*more, _give_up_button(hand.match, hand.voice)]
        return super().hand_page(hand, more)

    def table_words(self, match: Match, voice: Voice) -> list[str]:
        """Say about how likely the escape is, for all that everybody knows."""
        if match.outcome:
            return []
        if lost := _no_escape(match, voice):
            return [lost]
        seen = view_of(match, None, View)
        tenths = round(10 * chance_as_all_see(seen))
        bar = "▰" * tenths + "▱" * (10 - tenths)
        cards = seen.pile_size + sum(seen.hand_sizes)
        figures = {"chance": 10 * tenths, "tunnels": len(seen.tunnels), "cards": cards}
        return [layouts.small(voice("meter", bar=bar, **figures))]

    def table_controls(self, match: Match, voice: Voice) -> list[ui.Item[Any]]:
        """Let the team give up where no escape is possible any more."""
        return [*rows(_give_up_button(match, voice))] if _no_escape(match, voice) else []

    @answers(Say)
    async def signal_pressed(self, call: Call, say: Say) -> None:
        """Say something allowed in the match's channel, in the language of the server.

        Raises:
            IllegalMove: if nothing may be said now, or it was said just before.
        """
        match = await load_match(call, say.match, SLUG)
        if say.signal not in SIGNALS:
            raise IllegalMove("moved-on")
        seat = match.seat_of(call.user.id)
        if match.outcome:
            raise IllegalMove("match-over")
        if not _may_signal(match):
            raise IllegalMove("signals-off")
        self._refuse_repeated(match, (seat, say.signal))
        await acknowledge(call, in_place=True)
        voice = await self.bot.known_users.voice(match, None)
        channel = self.bot.get_partial_messageable(match.channel, guild_id=match.guild)
        earlier = self._signals.get((match.id, seat, say.signal))
        self._signals[match.id, seat, say.signal] = await channel.send(
            voice(f"said-{say.signal}", who=seat_name(seat)),
            allowed_mentions=NOBODY,
        )
        if earlier:
            with suppress(discord.HTTPException):  # a moderator was faster
                await earlier.delete()

    def _refuse_repeated(self, match: Match, words: tuple[Seat, str]) -> None:
        """Refuse to say the same twice before anybody has moved."""
        ply, said = self._said.get(match.id, (match.ply, frozenset()))
        if ply != match.ply:
            said = frozenset()
        if words in said:
            raise IllegalMove("said-already")
        self._said[match.id] = (match.ply, said | {words})


def _no_escape(match: Match, voice: Voice) -> str:
    """Say why the escape can no longer succeed, and what can be done; nothing if it still can."""
    seen = view_of(match, None, View)
    if match.outcome or not seen.is_lost:
        return ""
    why = " ".join(map(voice, spoilt(seen)))
    return f"{voice('no-escape', why=why)} {voice('after-no-escape', alone=_is_alone(match))}"


def _is_alone(match: Match) -> str:
    """Say for a text whether one person alone would give up."""
    return "yes" if len(match.played_by_people) == 1 else "no"


def _give_up_button(match: Match, voice: Voice) -> ui.Button[Any]:
    label = voice("button-give-up-hope", alone=_is_alone(match))
    return button(label, AskToGiveUp(match.id), style=discord.ButtonStyle.danger, icon="🏳️")


def _may_signal(match: Match) -> bool:
    """Tell whether there is anybody to talk to, and buttons to do it with."""
    options = match.options
    return (
        isinstance(options, Options)
        and options.signals == "on"
        and len(match.players) > 1
        and bool(match.guild)
        and match.outcome is None
    )
