"""¡Abordaje! by slash command: one command for each decision, and the story of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from discord import app_commands, ui
from discord.ext import commands

from cogs.base import STORY, GameCog, heard
from cogs.layouts import shorten
from cogs.voices import own_voice, said
from games.abordaje.components import order_with_icon
from games.abordaje.model import Swap, View
from games.kit.game import IllegalMove, text

if TYPE_CHECKING:
    from typing import Any

    from cogs.base import Call, Host
    from cogs.layouts import Hand
    from games.kit.game import Event, Seat, Text, Value
    from games.kit.words import Voice
    from matches.match import Match, Turn

SLUG = "abordaje"
STORY_SO_FAR: Final = 2000
"""Characters of an unfinished story below a picture."""


class AbordajeCog(
    GameCog,
    commands.GroupCog,
    group_name="abordaje",
    group_description=said("command-abordaje", SLUG),
):
    """Lay orders, and decide what they leave open."""

    slug = SLUG

    # ---- commands -------------------------------------------------------------

    @app_commands.command(name="place", description=said("command-abordaje-place", SLUG))
    @app_commands.describe(card=said("command-abordaje-place-card", SLUG))
    async def place(self, call: Call, card: str) -> None:
        """Lay an order face down."""
        await self.play(call, kind="place", card=card)

    @app_commands.command(name="swap", description=said("command-abordaje-swap", SLUG))
    @app_commands.describe(
        first=said("command-abordaje-swap-first", SLUG),
        second=said("command-abordaje-swap-second", SLUG),
    )
    async def swap(self, call: Call, first: int, second: int) -> None:
        """Swap tactics; in which order the two sections are named does not matter."""
        low, high = sorted((first, second))
        await self.play(call, kind="swap", first=low, second=high)

    @app_commands.command(name="captain", description=said("command-abordaje-captain", SLUG))
    @app_commands.describe(deck=said("command-abordaje-captain-deck", SLUG))
    async def captain(self, call: Call, deck: str) -> None:
        """Send the captain to a deck."""
        await self.play(call, kind="captain", deck=deck)

    @app_commands.command(name="fight", description=said("command-abordaje-fight", SLUG))
    @app_commands.describe(deck=said("command-abordaje-fight-deck", SLUG))
    async def fight(self, call: Call, deck: str) -> None:
        """Choose the deck on which a Fight! applies."""
        await self.play(call, kind="fight", deck=deck)

    @app_commands.command(name="march", description=said("command-abordaje-march", SLUG))
    @app_commands.describe(way=said("command-abordaje-march-way", SLUG))
    async def march(self, call: Call, way: str) -> None:
        """Move one man with Repel! or Take cover!."""
        start, _, end = way.partition("-")
        await self.play(call, kind="march", start=start, end=end)

    @app_commands.command(name="discipline", description=said("command-abordaje-discipline", SLUG))
    async def discipline(self, call: Call) -> None:
        """Use Navy discipline."""
        await self.play(call, kind="discipline")

    @app_commands.command(name="cross", description=said("command-abordaje-cross", SLUG))
    async def cross(self, call: Call) -> None:
        """Let a third man cross."""
        await self.play(call, kind="cross")

    @app_commands.command(name="shoot", description=said("command-abordaje-shoot", SLUG))
    async def shoot(self, call: Call) -> None:
        """Let the captain hit one more."""
        await self.play(call, kind="shoot")

    @app_commands.command(name="reinforce", description=said("command-abordaje-reinforce", SLUG))
    async def reinforce(self, call: Call) -> None:
        """Take a man from the pool or the losses."""
        await self.play(call, kind="reinforce")

    @app_commands.command(name="pass", description=said("command-abordaje-pass", SLUG))
    async def leave_out(self, call: Call) -> None:
        """Leave out what may be left out."""
        await self.play(call, kind="pass")

    # ---- what is offered while somebody types ------------------------------------

    @place.autocomplete("card")
    async def cards_offered(self, call: Call, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the orders in the asker's hand."""
        return await self._offered(call, typed, "place")

    @captain.autocomplete("deck")
    async def decks_offered(self, call: Call, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the decks to which the asker's captain may go."""
        return await self._offered(call, typed, "captain")

    @fight.autocomplete("deck")
    async def fights_offered(self, call: Call, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the decks on which a fight is going on."""
        return await self._offered(call, typed, "fight")

    @march.autocomplete("way")
    async def ways_offered(self, call: Call, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the ways on which one man may move."""
        return await self._offered(call, typed, "march")

    @swap.autocomplete("first")
    async def first_offered(self, call: Call, typed: str) -> list[app_commands.Choice[int]]:
        """Offer the sections whose orders may be swapped."""
        return await self._sections(call, typed, call.namespace.second)

    @swap.autocomplete("second")
    async def second_offered(self, call: Call, typed: str) -> list[app_commands.Choice[int]]:
        """Offer the sections whose orders may be swapped with the first."""
        return await self._sections(call, typed, call.namespace.first)

    async def _offered(self, call: Call, typed: str, kind: str) -> list[app_commands.Choice[str]]:
        """Offer the asker's own legal moves of one kind."""
        found = await self._legal(call)
        if found is None:
            return []
        match, view, legal = found
        voice = own_voice(call, self.slug, await self.host.people.names(match.players))
        steps = [match.game.decisions(view, move)[0] for move in legal if _kind(move) == kind]
        return [
            app_commands.Choice(name=label, value=step.value)
            for step in steps
            if typed.casefold() in (label := voice(step.label)[:100]).casefold()
        ][:25]

    async def _sections(
        self, call: Call, typed: str, other: int | None
    ) -> list[app_commands.Choice[int]]:
        found = await self._legal(call)
        if found is None:
            return []
        _, view, legal = found
        voice = own_voice(call, self.slug)
        swaps = [move for move in legal if isinstance(move, Swap)]
        sections = sorted({one for move in swaps for one in (move.first, move.second)} - {other})
        labels = {one: voice(_lying(view, one)) for one in sections}
        return [
            app_commands.Choice(name=label, value=section)
            for section, label in labels.items()
            if typed.casefold() in label.casefold()
        ]

    async def _legal(self, call: Call) -> tuple[Match, View, tuple[Value, ...]] | None:
        """Return the asker's match, view and legal moves; nothing if he does not play here."""
        try:
            match = await self.match_here(call, self.slug)
            seat = match.seat_of(call.user.id)
        except IllegalMove:
            return None
        return match, match.game.view(match.state, seat), match.legal(seat)

    # ---- what a turn looks like ------------------------------------------------------

    def table_controls(self, match: Match, voice: Voice) -> list[ui.Item[Any]]:
        """Show the story so far while a turn waits for an answer; it is posted when complete."""
        return _story_so_far(match, None, voice)

    def hand_controls(self, hand: Hand) -> list[ui.Item[Any]]:
        """Show above the answers what led to the question, or which own orders lie where."""
        above = _story_so_far(hand.match, hand.seat, hand.voice) or _own_orders(hand)
        return [*above, *super().hand_controls(hand)]

    async def answer(self, call: Call, turn: Turn) -> None:
        """Say privately what a move did, but not a whole story: that is told in the channel."""
        seat = turn.match.seat_of(call.user.id)
        voice = own_voice(call, SLUG, await self.host.people.names(turn.match.players))
        lines = [voice(told) for told in _short(heard(turn.events, seat), seat)]
        said_so = "\n".join(lines) or voice("move-made")
        await call.response.send_message(shorten(said_so, 2000), ephemeral=True)


def _kind(move: Value) -> str:
    return str(getattr(move, "kind", ""))


def _lying(view: View, section: int) -> Text:
    """Name a section with one's own face-down order, for the eyes of its owner."""
    row = view.orders[0 if view.side == "pirate" else 1]
    order = row[view.directed_sections.index(section)]
    return text("section-order", section=section, order=text(f"order-{order}"))


def _short(events: list[Event], seat: Seat) -> list[Event]:
    own = [told for told in events if told.to == seat]
    return own if len(events) - len(own) >= STORY else events


def _story_so_far(match: Match, seat: Seat | None, voice: Voice) -> list[ui.Item[Any]]:
    view = match.game.view(match.state, seat)
    if not view.revealed or view.result or match.outcome:
        return []
    return [ui.TextDisplay(shorten("\n".join(map(voice, view.turn_events)), STORY_SO_FAR))]


def _own_orders(hand: Hand) -> list[ui.Item[Any]]:
    """Say which order lies in which section, in the order in which they were laid."""
    view = hand.match.game.view(hand.match.state, hand.seat)
    row = view.orders[0 if view.side == "pirate" else 1]
    if not row or view.result or hand.match.outcome:
        return []
    lying = (
        hand.voice("lying", section=section, order=order_with_icon(order))
        for section, order in zip(view.directed_sections, row, strict=False)
    )
    return [ui.TextDisplay(hand.voice("own-orders", orders=" · ".join(lying)))]


async def setup(host: Host) -> None:
    """Put the cog on the bot."""
    await host.add_cog(AbordajeCog(host))
