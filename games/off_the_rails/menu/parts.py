"""What decisions are made of: their builder, and carts as answers."""

from __future__ import annotations

from functools import cache
from typing import Final

from games.kit.game import Decision, Text, text
from games.off_the_rails.components import CartName, Colour, cart_name

CLAN_ICONS: Final[dict[Colour, str]] = {"red": "🔴", "yellow": "🟡", "green": "🟢", "blue": "🔵"}


def decision(field: str, ask: str, value: str, label: Text, icon: str | None) -> Decision:
    """Build a `Decision` the short way; `ask` is a text key."""
    return Decision(field=field, ask=text(ask), value=value, label=label, icon=icon)


@cache
def cart_decision(name: CartName) -> Decision:
    """Return the choice of a cart."""
    return decision("cart", "ask-cart", name, cart_name(name), clan_icon(name))


def clan_icon(name: CartName) -> str:
    """Return the icon of the clan to which a cart belongs."""
    return next(icon for colour, icon in CLAN_ICONS.items() if name.startswith(colour))
