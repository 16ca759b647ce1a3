"""¡Abordaje! by slash command: one command for each decision, and the story of a turn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from discord.ext import commands

from cogs.kit.commands.commands import GameCommands
from cogs.kit.game_cog import GameCog
from cogs.kit.messages.layouts import PLAIN_MESSAGE_LIMIT, shorten
from cogs.kit.summaries import in_one_line
from cogs.kit.voices import match_voice
from games.abordaje.model import Swap, View
from games.kit.game import text
from matches.match import events_for, view_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from discord import ui

    from cogs.kit.bot import Call
    from cogs.kit.commands.suggestions import Answers, Asker
    from cogs.kit.messages.layouts import Hand
    from games.kit.game import Event, Seat, Text
    from games.kit.words import Voice
    from matches.match import Match, Turn

SLUG = "abordaje"
command = GameCommands(SLUG, "abordaje")
SENTENCES: Final = {
    "aboard": "🏴‍☠️",
    "never": "🚩",
    "powder": "💥",
    "saw-through": "👀",
    "well-played": "👏",
}
"""What may be said to the table, each with its icon."""
STORY_LINES: Final = 5
"""Public lines of a move from which its answer leaves them to the channel."""
STORY_SO_FAR_LIMIT: Final = 75
"""Characters of an unfinished story beside a picture: two lines of a phone."""


def sections_to_swap(asker: Asker, given: Mapping[str, str]) -> Answers:
    """List the sections that may be swapped, but not the other one that is given."""
    view = view_of(asker.match, asker.seat, View)
    swaps = [move for move in asker.match.legal(asker.seat) if isinstance(move, Swap)]
    sections = sorted({one for move in swaps for one in (move.first, move.second)})
    others = given.values()
    return {str(one): (_lying(view, one),) for one in sections if str(one) not in others}


class AbordajeCog(
    GameCog,
    commands.GroupCog,
    group_name=command.group,
    group_description=command.description,
):
    """Lay orders, and decide what they leave open."""

    slug = SLUG
    sentences = SENTENCES
    colour = 0xC23B3B
    round_ends = frozenset({"turn-begins-odd", "turn-begins-even"})
    seen_in_climax = frozenset(
        {
            *("told-cancel", "told-drill", "told-fight", "told-boarding"),
            *("told-fire", "told-shoot", "told-control", "told-lost"),
        }
    )

    climaxes_in_log = frozenset({"told-conquest", "told-exterminated", "told-cap"})
    """Those of other turns are seen in hands alone: all of them would fill a channel."""

    # ---- commands -------------------------------------------------------------

    place = command.move("place", "card")

    @command("swap", first=sections_to_swap, second=sections_to_swap)
    async def swap(self, call: Call, first: str, second: str) -> None:
        """Swap tactics; the two sections may be named in either order."""
        low, high = sorted((first, second))  # each has one digit
        await self.play(call, kind="swap", first=low, second=high)

    captain = command.move("captain", "deck")
    fight = command.move("fight", "deck")

    @command("march")
    async def march(self, call: Call, way: str) -> None:
        """Move one man with Repel! or Take cover!."""
        start, _, end = way.partition("-")
        await self.play(call, kind="march", start=start, end=end)

    discipline = command.move("discipline")
    cross = command.move("cross")
    shoot = command.move("shoot")
    reinforce = command.move("reinforce")
    leave_out = command.move("pass")

    # ---- what a turn looks like ------------------------------------------------------

    def table_words(self, match: Match, voice: Voice) -> list[str]:
        """Say what has been done in a turn that waits for an answer; its log comes with its end."""
        said = _story_so_far(match, None, voice)
        return [f"-# 🃏 {said}"] if said else []

    def hand_page(self, hand: Hand, more: list[ui.Button[Any]]) -> ui.LayoutView:
        """Say what led to a question, where a turn waits for its answer; the rest is old news.

        So is the last turn once its player has laid an order of the next one.
        """
        told = _story_so_far(hand.match, hand.seat, hand.voice)
        if told:
            *earlier, last = told.split(" · ")
            hand = replace(hand, news=told, news_line=f"… {last}" if earlier else last)
        elif hand.picture and _has_laid(hand.match, hand.seat):
            hand = replace(hand, news=hand.news_line)
        return super().hand_page(hand, more)

    async def answer(self, call: Call, turn: Turn) -> None:
        """Say privately what a move did, but not a whole story: that is told in the channel."""
        seat = turn.match.seat_of(call.user.id)
        voice = await match_voice(call, turn.match)
        lines = [voice(told) for told in _short(events_for(turn.events, seat), seat)]
        said_so = "\n".join(lines) or voice("move-made")
        await call.response.send_message(shorten(said_so, PLAIN_MESSAGE_LIMIT), ephemeral=True)


def _lying(view: View, section: int) -> Text:
    """Name a section with the player's own face-down order, for that player alone."""
    row = view.orders[0 if view.side == "pirate" else 1]
    order = row[view.order_sections.index(section)]
    return text("section-order", section=section, order=text(f"order-{order}"))


def _short(events: list[Event], seat: Seat) -> list[Event]:
    own = [told for told in events if told.to == seat]
    return own if len(events) - len(own) >= STORY_LINES else events


def _has_laid(match: Match, seat: Seat) -> bool:
    """Tell whether a seat has laid an order of this turn."""
    view = view_of(match, seat, View)
    return not match.outcome and bool(view.orders[0 if view.side == "pirate" else 1])


def _story_so_far(match: Match, seat: Seat | None, voice: Voice) -> str:
    """Say the last things done in an unfinished turn, as briefly as they can be said."""
    view = view_of(match, seat, View)
    if not view.revealed or view.result or match.outcome:
        return ""
    clauses = [voice.in_form(one, "aside") for one in view.turn_events]
    said = in_one_line(list(filter(None, clauses)), STORY_SO_FAR_LIMIT)
    return said or voice("told-reveal", turn=view.turn)
