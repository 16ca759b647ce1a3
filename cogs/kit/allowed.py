"""What the managers of a server allow at its tables: computers, and hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.game import IllegalMove

if TYPE_CHECKING:
    from cogs.kit.host import Host
    from matches.records import ServerConfig
    from matches.terms import Terms


async def check_computers(host: Host, guild: int) -> None:
    """Let computers be asked for only where the managers of a server allow it.

    Raises:
        IllegalMove: "computers-forbidden".
    """
    if not (await host.store.configs.get(guild)).computers:
        raise IllegalMove("computers-forbidden")


async def check_hints(host: Host, guild: int) -> None:
    """Let hints be agreed on or asked for only where the managers of a server allow it.

    Raises:
        IllegalMove: "hints-forbidden".
    """
    if not (await host.store.configs.get(guild)).hints:
        raise IllegalMove("hints-forbidden")


def allowed_terms(terms: Terms, config: ServerConfig) -> Terms:
    """Return the terms as far as a server allows them now."""
    return terms if config.hints else terms.model_copy(update={"hints": False})
