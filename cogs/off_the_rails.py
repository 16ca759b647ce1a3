"""Off the Rails by slash command, and its actions as buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit import layouts
from cogs.kit.controls import button, rows
from cogs.kit.game_cog import GameCog
from cogs.kit.match_controls import Press
from cogs.kit.matches import match_here, view_of
from cogs.kit.voices import command_text, match_voice, own_voice
from games.kit.game import IllegalMove
from games.off_the_rails import menus
from games.off_the_rails.model import View

if TYPE_CHECKING:
    from discord import ui

    from cogs.kit.host import Call, Host
    from cogs.kit.layouts import Hand
    from games.kit.game import Seat
    from matches.match import Match

SLUG: Final = "off_the_rails"
WORD: Final = "command-offtherails"
BUTTONS: Final = 10
"""Answers shown as buttons while actions are chosen: every verb, in two rows."""
Choices = list[app_commands.Choice[str]]


class OffTheRailsCog(
    GameCog,
    commands.GroupCog,
    group_name="offtherails",
    group_description=command_text(WORD, SLUG),
):
    """Lay track, place carts, drive, and whatever collisions and the chasm ask."""

    slug = SLUG
    story = 3  # a drive and the deposit after it: the next player's actions must not wipe it away

    # ---- the four actions ---------------------------------------------------------

    @app_commands.command(name="side", description=command_text(f"{WORD}-side", SLUG))
    @app_commands.describe(edge=command_text(f"{WORD}-side-edge", SLUG))
    async def side(self, call: Call, edge: str) -> None:
        """Choose a side of the board."""
        await self.play(call, kind="side", side=edge)

    @app_commands.command(name="lay", description=command_text(f"{WORD}-lay", SLUG))
    @app_commands.describe(
        at=command_text(f"{WORD}-lay-at", SLUG), tile=command_text(f"{WORD}-lay-tile", SLUG)
    )
    async def lay(self, call: Call, at: str, tile: str) -> None:
        """Lay a straight or a corner."""
        await self.play(call, kind="lay", square=at.upper(), exits=tile.upper())

    @app_commands.command(name="upgrade", description=command_text(f"{WORD}-upgrade", SLUG))
    @app_commands.describe(
        at=command_text(f"{WORD}-upgrade-at", SLUG), tile=command_text(f"{WORD}-upgrade-tile", SLUG)
    )
    async def upgrade(self, call: Call, at: str, tile: str) -> None:
        """Turn a tile into a T or a cross."""
        await self.play(call, kind="upgrade", square=at.upper(), exits=tile.upper())

    @app_commands.command(name="cart", description=command_text(f"{WORD}-cart", SLUG))
    @app_commands.describe(
        cart=command_text(f"{WORD}-cart-cart", SLUG), at=command_text(f"{WORD}-cart-at", SLUG)
    )
    async def cart(self, call: Call, cart: str, at: str) -> None:
        """Put a cart on a start track."""
        await self.play(call, kind="cart", cart=cart, square=at.upper())

    @app_commands.command(name="faster", description=command_text(f"{WORD}-faster", SLUG))
    @app_commands.describe(cart=command_text(f"{WORD}-speed-cart", SLUG))
    async def faster(self, call: Call, cart: str) -> None:
        """Turn a die up."""
        await self.play(call, kind="faster", cart=cart)

    @app_commands.command(name="slower", description=command_text(f"{WORD}-slower", SLUG))
    @app_commands.describe(cart=command_text(f"{WORD}-speed-cart", SLUG))
    async def slower(self, call: Call, cart: str) -> None:
        """Turn a die down."""
        await self.play(call, kind="slower", cart=cart)

    @app_commands.command(name="undo", description=command_text(f"{WORD}-undo", SLUG))
    async def undo(self, call: Call) -> None:
        """Take back the last action."""
        await self.play(call, kind="undo")

    @app_commands.command(name="done", description=command_text(f"{WORD}-done", SLUG))
    async def done(self, call: Call) -> None:
        """End the actions."""
        await self.play(call, kind="done")

    @app_commands.command(name="stop", description=command_text(f"{WORD}-stop", SLUG))
    async def stop(self, call: Call) -> None:
        """End a solo match that is won."""
        await self.play(call, kind="stop")

    # ---- driving and colliding ------------------------------------------------------

    @app_commands.command(name="drive", description=command_text(f"{WORD}-drive", SLUG))
    @app_commands.describe(route=command_text(f"{WORD}-drive-route", SLUG))
    async def drive(self, call: Call, route: str) -> None:
        """Take a route by its letter."""
        match = await match_here(call, SLUG)
        view = view_of(match, match.seat_of(call.user.id), View)
        await self.play(call, **menus.by_letter(view, route).model_dump())

    @app_commands.command(name="take", description=command_text(f"{WORD}-take", SLUG))
    @app_commands.describe(jewel=command_text(f"{WORD}-take-jewel", SLUG))
    async def take(self, call: Call, jewel: str) -> None:
        """Take a jewel."""
        await self.play(call, kind="take", jewel=jewel)

    @app_commands.command(name="split", description=command_text(f"{WORD}-split", SLUG))
    @app_commands.describe(piles=command_text(f"{WORD}-split-piles", SLUG))
    async def split(self, call: Call, piles: str) -> None:
        """Split the load of a rammed cart, or let the bot do it."""
        if piles == "bot":
            await self.play(call, kind="split_by_lot")
            return
        await match_here(call, SLUG)
        await self.play(call, **menus.split_called(piles).model_dump())

    @app_commands.command(name="pick", description=command_text(f"{WORD}-pick", SLUG))
    @app_commands.describe(pile=command_text(f"{WORD}-pick-pile", SLUG))
    async def pick(self, call: Call, pile: str) -> None:
        """Pick a pile, blind."""
        await self.play(call, kind="pick", pile=pile)

    @app_commands.command(name="face", description=command_text(f"{WORD}-face", SLUG))
    @app_commands.describe(way=command_text(f"{WORD}-face-exit", SLUG))
    async def face(self, call: Call, way: str) -> None:
        """Turn a cart after a collision."""
        await self.play(call, kind="face", exit=way)

    # ---- the end of a turn ------------------------------------------------------------

    @app_commands.command(name="claim", description=command_text(f"{WORD}-claim", SLUG))
    @app_commands.describe(mission=command_text(f"{WORD}-claim-mission", SLUG))
    async def claim(self, call: Call, mission: str) -> None:
        """Claim a mission."""
        await self.play(call, kind="claim", mission=mission)

    @app_commands.command(name="collapse", description=command_text(f"{WORD}-collapse", SLUG))
    @app_commands.describe(at=command_text(f"{WORD}-collapse-at", SLUG))
    async def collapse(self, call: Call, at: str) -> None:
        """Put a chasm token on a square."""
        await self.play(call, kind="collapse", square=at.upper())

    @app_commands.command(name="draw", description=command_text(f"{WORD}-draw", SLUG))
    async def draw(self, call: Call) -> None:
        """Draw a chasm token."""
        await self.play(call, kind="draw")

    @app_commands.command(name="pass", description=command_text(f"{WORD}-pass", SLUG))
    async def pass_on(self, call: Call) -> None:
        """Claim nothing, or draw nothing."""
        await self.play(call, kind="pass")

    # ---- what is offered while typing ---------------------------------------------------

    @side.autocomplete("edge")
    async def edges_offered(self, call: Call, typed: str) -> Choices:
        """Offer the sides."""
        return await self.suggest(call, typed, 1, {}, str, only="side")

    @lay.autocomplete("at")
    async def ground_offered(self, call: Call, typed: str) -> Choices:
        """Offer empty squares, those at the end of one's own track first."""
        return await self.suggest(call, typed, 1, {}, str, only="lay")

    @lay.autocomplete("tile")
    async def tiles_offered(self, call: Call, typed: str) -> Choices:
        """Offer the straights and corners."""
        given = {1: _square(call)}
        return await self.suggest(call, typed, 2, given, str, only="lay")

    @upgrade.autocomplete("at")
    async def track_offered(self, call: Call, typed: str) -> Choices:
        """Offer the squares whose tile can grow."""
        return await self.suggest(call, typed, 1, {}, str, only="upgrade")

    @upgrade.autocomplete("tile")
    async def upgrades_offered(self, call: Call, typed: str) -> Choices:
        """Offer what a tile can become."""
        return await self.suggest(call, typed, 2, {1: _square(call)}, str, only="upgrade")

    @cart.autocomplete("cart")
    async def carts_offered(self, call: Call, typed: str) -> Choices:
        """Offer the carts in one's supply."""
        return await self.suggest(call, typed, 1, {2: _square(call)}, str, only="cart")

    @cart.autocomplete("at")
    async def starts_offered(self, call: Call, typed: str) -> Choices:
        """Offer the free start tracks."""
        return await self.suggest(call, typed, 2, {1: call.namespace.cart}, str, only="cart")

    @faster.autocomplete("cart")
    async def fast_offered(self, call: Call, typed: str) -> Choices:
        """Offer the carts that can go faster."""
        return await self.suggest(call, typed, 1, {}, str, only="faster")

    @slower.autocomplete("cart")
    async def slow_offered(self, call: Call, typed: str) -> Choices:
        """Offer the carts that can go slower."""
        return await self.suggest(call, typed, 1, {}, str, only="slower")

    @drive.autocomplete("route")
    async def routes_offered(self, call: Call, typed: str) -> Choices:
        """Offer the routes of the carts that are to drive."""
        try:
            match = await match_here(call, SLUG)
            seat = match.seat_of(call.user.id)
        except IllegalMove:
            return []
        if seat not in match.to_act():
            return []
        voice = await match_voice(call, match)
        ways = menus.lettered(view_of(match, seat, View))
        named = {letter: voice(label)[:100] for letter, label in ways.items()}
        return [
            app_commands.Choice(name=label, value=letter)
            for letter, label in named.items()
            if typed.casefold() in label.casefold()
        ][: layouts.SELECT_OPTIONS_LIMIT]

    @take.autocomplete("jewel")
    async def jewels_offered(self, call: Call, typed: str) -> Choices:
        """Offer the jewels below the cart."""
        return await self.suggest(call, typed, 1, {}, str, only="take")

    @split.autocomplete("piles")
    async def piles_offered(self, call: Call, typed: str) -> Choices:
        """Offer the ways to split, and that the bot does it."""
        found = await self.suggest(call, typed, 1, {}, str, only="split")
        if not found:
            return []
        label = own_voice(call, SLUG)("verb-split_by_lot")
        return [app_commands.Choice(name=label, value="bot"), *found][
            : layouts.SELECT_OPTIONS_LIMIT
        ]

    @pick.autocomplete("pile")
    async def sides_offered(self, call: Call, typed: str) -> Choices:
        """Offer left and right, and no more."""
        return await self.suggest(call, typed, 1, {}, str, only="pick")

    @face.autocomplete("way")
    async def ways_offered(self, call: Call, typed: str) -> Choices:
        """Offer the exits a cart may face."""
        return await self.suggest(call, typed, 1, {}, str, only="face")

    @claim.autocomplete("mission")
    async def missions_offered(self, call: Call, typed: str) -> Choices:
        """Offer the missions met."""
        return await self.suggest(call, typed, 1, {}, str, only="claim")

    @collapse.autocomplete("at")
    async def chasm_offered(self, call: Call, typed: str) -> Choices:
        """Offer the squares that may collapse."""
        return await self.suggest(call, typed, 1, {}, str, only="collapse")

    # ---- hands ------------------------------------------------------------------------

    def draws_hand(self, match: Match, seat: Seat) -> bool:
        """Draw the mines for whoever must decide; the others see them on the table."""
        return match.outcome is not None or seat in match.to_act()

    def hand_controls(self, hand: Hand) -> list[ui.Item[Any]]:
        """Lay the verbs of a turn out as buttons; everything else as menus do."""
        options = hand.menu.options if hand.menu else ()
        if hand.path or len(options) > BUTTONS or all(option.move for option in options):
            return layouts.answers(hand)
        stamp = hand.match.stamp(hand.seat)
        return [
            *rows(
                *(
                    button(
                        hand.voice(option.label),
                        Press(hand.match.id, stamp, (at,)),
                        style=_style(option.move),
                        icon=option.icon,
                    )
                    for at, option in enumerate(options)
                ),
                width=4,
            )
        ]


def _style(move: Any) -> discord.ButtonStyle:  # a move of any game, as menus hold it
    kind = getattr(move, "kind", None)
    if kind in {"done", "stop"}:
        return discord.ButtonStyle.success
    quiet = kind in {"undo", "pass"}
    return discord.ButtonStyle.secondary if quiet else discord.ButtonStyle.primary


def _square(call: Call) -> str | None:
    at = call.namespace.at
    return str(at).upper() if at else None


async def setup(host: Host) -> None:
    """Put the cog on the bot."""
    await host.add_cog(OffTheRailsCog(host))
