"""Bandido Alcatraz by slash command, and signals to the team by button."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import discord
from discord.ext import commands

from cogs.kit.commands.commands import GameCommands
from cogs.kit.game_cog import GameCog
from cogs.kit.match_lookup import check_turn, match_here
from cogs.kit.messages import layouts
from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.match_controls import AskToGiveUp
from games.bandido_alcatraz.describe import spoilt
from games.bandido_alcatraz.mind import chance_as_all_see, closable, coverable
from games.bandido_alcatraz.model import Options, View
from games.bandido_alcatraz.rules import no_such_place
from games.kit.game import text
from matches.match import view_of
from matches.seated import is_computer

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discord import ui

    from cogs.kit.bot import Call
    from cogs.kit.messages.layouts import Hand
    from games.kit.game import Seat, Text
    from games.kit.words import Voice
    from matches.match import Match

SLUG = "bandido_alcatraz"
command = GameCommands(SLUG, "bandido")

SIGNALS: Final = {"close": "🧱", "join": "🤝", "cover": "💧", "rope": "🪢", "raincoat": "🧥"}
"""What may be said without describing a card, in the spirit of the rulebook's own examples."""
OPEN: Final = "any"
"""Stands for the number of a tunnel, or of water, that is not said."""
MOST_NAMED: Final = 6
"""Numbers of which one is picked, at most: so many rows a phone shows below a question."""


class BandidoAlcatrazCog(
    GameCog,
    commands.GroupCog,
    group_name=command.group,
    group_description=command.description,
):
    """Dig, gather or exchange; and talk."""

    slug = SLUG
    seen_in_climax = frozenset({"end-exit", "end-no-exit", "end-tunnels", "end-items", "end-water"})

    plies_in_log = 24
    climaxes_in_log = frozenset({"the-end", "dug-exit", "water-blocked"})
    """Three tunnels at one go come often among who plays well; hands show that in motion."""
    sentences = SIGNALS
    colour = 0xC98A2B

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

    def may_say(self, match: Match) -> Mapping[str, str]:
        """Return the signals, where the table plays with them; computers heed them, too."""
        if not _has_signals(match):
            return {}
        is_heeded = match.computers and not (match.outcome or match.lesson)
        return self.sentences if is_heeded else super().may_say(match)

    def sentence(self, match: Match, word: str) -> Text | None:
        """Say a signal, with the tunnel or the water that it is about while that is open."""
        said, _, number = word.partition("/")
        if number in {"", OPEN}:
            return super().sentence(match, said)
        seen = view_of(match, None, View)
        open_ones = {"close": [one.number for one in seen.tunnels]}
        open_ones["cover"] = [one.number for one in seen.waters]
        is_there = number in map(str, open_ones.get(said, ()))
        return text(f"talk-{said}-at", n=int(number)) if is_there else None

    def more_precise(self, match: Match, seat: Seat, word: str) -> Sequence[str]:
        """Return what a hand can close, or cover: which one may be said, or left open."""
        able = {"close": closable, "cover": coverable}.get(word)
        numbers = able(view_of(match, seat, View))[:MOST_NAMED] if able else ()
        return (*(f"{word}/{number}" for number in numbers), f"{word}/{OPEN}") if numbers else ()

    def said_by_computers(self, match: Match) -> Mapping[Seat, str]:
        """Return what the computers' hands offer, of all the one thing that helps most."""
        if match.lesson or match.outcome:
            return {}
        return match.derive("signals", partial(_said_by_computers, match))

    # ---- how the team stands ----------------------------------------------------------------

    def hand_page(self, hand: Hand, more: list[ui.Button[Any]]) -> ui.LayoutView:
        """Say at once that no escape is possible any more, and let the team give up.

        A picture, and its alt text, say why; where there is none it is said here. Below an answer
        it has been read just before.
        """
        if _is_lost(hand.match) and not hand.asks_further:
            why = list(map(hand.voice, spoilt(view_of(hand.match, None, View))))
            lost = _no_escape(hand.voice, *(why[:1] if hand.in_words else ()))
            note = "\n".join(filter(None, (hand.note, lost)))
            hand = replace(hand, note=note, news=hand.news_line)
            more = [*more, _give_up_button(hand.match, hand.voice)]
        return super().hand_page(hand, more)

    def table_words(self, match: Match, voice: Voice) -> list[str]:
        """Say about how likely the escape is, for all that everybody knows."""
        if match.outcome:
            return []
        if _is_lost(match):
            return [_no_escape(voice)]
        seen = view_of(match, None, View)
        tenths = round(10 * chance_as_all_see(seen))
        bar = "▰" * tenths + "▱" * (10 - tenths)
        cards = seen.pile_size + sum(seen.hand_sizes)
        figures = {"chance": 10 * tenths, "tunnels": len(seen.tunnels), "cards": cards}
        return [layouts.small(voice("meter", bar=bar, **figures))]

    def table_controls(self, match: Match, voice: Voice) -> list[ui.Item[Any]]:
        """Let the team give up where no escape is possible any more."""
        return [*rows(_give_up_button(match, voice))] if _is_lost(match) else []


def _has_signals(match: Match) -> bool:
    return isinstance(match.options, Options) and match.options.signals == "on"


def _said_by_computers(match: Match) -> Mapping[Seat, str]:
    """Return the best signal of all computers that do not act just now, and whose it is."""
    mind = match.game.mind()
    seats = [seat for seat in match.computers if is_computer(match.players[seat])]
    signals = [
        (*signal, seat)
        for seat in seats
        if seat not in match.to_act() and (signal := mind.says(view_of(match, seat, View)))
    ]
    if not signals:
        return {}
    _, word, seat = max(signals)
    return {seat: word}


def _is_lost(match: Match) -> bool:
    """Tell whether the escape can no longer succeed in a match that goes on."""
    return match.outcome is None and view_of(match, None, View).is_lost


def _no_escape(voice: Voice, why: str = "") -> str:
    """Say that the escape can no longer succeed, and what is left to play for."""
    return f"{voice('no-escape', why=why).strip()} {voice('after-no-escape')}"


def _is_alone(match: Match) -> str:
    """Say for a text whether one person alone would give up."""
    return "yes" if len(match.played_by_people) == 1 else "no"


def _give_up_button(match: Match, voice: Voice) -> ui.Button[Any]:
    label = voice("button-give-up-hope", alone=_is_alone(match))
    return button(label, AskToGiveUp(match.id), style=discord.ButtonStyle.danger, icon="🏳️")
