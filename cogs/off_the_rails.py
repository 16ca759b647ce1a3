"""Off the Rails by slash command, and its actions as buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui
from discord.ext import commands

from cogs.kit.commands.commands import GameCommands
from cogs.kit.commands.suggestions import decided
from cogs.kit.game_cog import GameCog
from cogs.kit.match_lookup import match_here
from cogs.kit.messages.controls import button
from cogs.kit.messages.layouts import POINTED, packed, packed_tightly
from cogs.kit.messages.match_controls import Back
from games.kit.game import text
from games.off_the_rails import menu
from games.off_the_rails.model import View
from matches.lessons.script import pointed_at
from matches.match import view_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cogs.kit.bot import Call
    from cogs.kit.commands.suggestions import Answers, Asker
    from cogs.kit.messages.layouts import Hand
    from games.kit.game import Seat
    from matches.match import Match

SLUG: Final = "off_the_rails"
command = GameCommands(SLUG, "offtherails")

ENDS: Final = ("✅", "⚠️")
"""Icons of the button that ends the actions."""
BY_LOT: Final = "bot"
"""Answers how a load is to be split: the bot does it."""


def routes(asker: Asker, _given: Mapping[str, str]) -> Answers:
    """List the routes of the carts that are to drive, by letter."""
    if asker.seat not in asker.match.to_act():
        return {}
    labels = menu.routes_by_letter(view_of(asker.match, asker.seat, View))
    return {letter: (label,) for letter, label in labels.items()}


def ways_to_split(asker: Asker, given: Mapping[str, str]) -> Answers:
    """List the ways to split, and that the bot does it."""
    ways = decided("split", "piles")(asker, given)
    return {BY_LOT: (text("verb-split_by_lot"),), **ways} if ways else {}


SENTENCES: Final = {
    "who": "🛤️",
    "brakes": "🛒",
    "mine": "💎",
    "sorry": "💥",
    "shaking": "🕳️",
    "well-played": "👏",
}
"""What may be said to the table, each with its icon."""


class OffTheRailsCog(
    GameCog,
    commands.GroupCog,
    group_name=command.group,
    group_description=command.description,
):
    """Lay track, place carts, drive, and whatever collisions and the chasm ask."""

    slug = SLUG
    sentences = SENTENCES
    colour = 0x8D6FC4
    climaxes_in_log = frozenset({"falls-loaded", "swallowed-loaded"})
    plies_in_log = 32  # some six turns: there are four actions in each
    asked_in_pictures = frozenset({"ask-verb"})
    repeats_answers = True

    # ---- the four actions ---------------------------------------------------------

    side = command.move("side", "edge")

    @command("lay")
    async def lay(self, call: Call, at: str, tile: str) -> None:
        """Lay a straight or a corner."""
        await self.play(call, kind="lay", at=at.upper(), tile=tile.upper())

    @command("upgrade")
    async def upgrade(self, call: Call, at: str, tile: str) -> None:
        """Turn a tile into a T or a cross."""
        await self.play(call, kind="upgrade", at=at.upper(), tile=tile.upper())

    @command("cart")
    async def cart(self, call: Call, cart: str, at: str) -> None:
        """Put a cart on a start track."""
        await self.play(call, kind="cart", cart=cart, at=at.upper())

    faster = command.move("faster", "cart")
    slower = command.move("slower", "cart")
    undo = command.move("undo")
    done = command.move("done")
    stop = command.move("stop")

    # ---- driving and colliding ------------------------------------------------------

    @command("drive", route=routes)
    async def drive(self, call: Call, route: str) -> None:
        """Take a route by its letter."""
        match = await match_here(call, SLUG)
        view = view_of(match, match.seat_of(call.user.id), View)
        await self.play(call, **menu.move_by_letter(view, route).model_dump())

    take = command.move("take", "jewel")

    @command("split", piles=ways_to_split)
    async def split(self, call: Call, piles: str) -> None:
        """Split the load of a rammed cart, or let the bot do it."""
        if piles == BY_LOT:
            await self.play(call, kind="split_by_lot")
            return
        await self.play(call, **menu.split_of(piles).model_dump())

    pick = command.move("pick", "pile")
    face = command.move("face", "way")

    # ---- the end of a turn ------------------------------------------------------------

    claim = command.move("claim", "mission")

    @command("collapse")
    async def collapse(self, call: Call, at: str) -> None:
        """Put a chasm token on a square."""
        await self.play(call, kind="collapse", at=at.upper())

    draw = command.move("draw")
    pass_on = command.move("pass")

    # ---- hands ------------------------------------------------------------------------

    def hand_controls(self, hand: Hand) -> list[ui.Item[Any]]:
        """Keep four actions on one screen: a few rows, and the end stands back while some are left.

        Where laying track goes on, what else there is to do is behind one button.
        """
        shown = super().hand_controls(hand)
        if not hand.menu or view_of(hand.match, hand.seat, View).phase != "actions":
            return shown
        lines = [row for row in shown if isinstance(row, ui.ActionRow)]
        every = [one for row in lines for one in row.children if isinstance(one, ui.Button)]
        ends = [one for one in every if str(one.emoji) in ENDS]
        if view_of(hand.match, hand.seat, View).actions_left:
            for one in ends:
                one.style = discord.ButtonStyle.secondary
        answers = every[: len(hand.menu.options)]
        if len(every) > len(answers):
            pointed = pointed_at(hand.match, hand.seat)
            is_elsewhere = bool(pointed) and all(
                pointed.isdisjoint(one.moves) for one in hand.menu.options
            )
            label = hand.voice("other-action")
            label = f"{POINTED} {label}" if is_elsewhere else label
            other = button(label, Back(hand.match.id))
            if is_elsewhere:
                other.style = discord.ButtonStyle.success
            return [*packed(answers), *packed([other, *ends])]
        if ends:
            return [*packed_tightly([*(one for one in every if one not in ends), *ends])]
        return shown

    def draws_hand(self, match: Match, seat: Seat) -> bool:
        """Draw the mines for seats that must decide; the others see them on the table, if any."""
        return match.outcome is not None or not match.guild or seat in match.to_act()

    def shows_film(self, match: Match, seat: Seat) -> bool:  # noqa: ARG002 - the base asks so
        """Show everybody what becomes of carts, whoever drives them: what is lost is one's own."""
        return True
