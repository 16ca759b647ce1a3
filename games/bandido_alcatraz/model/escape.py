"""The conditions of the rulebook under which the Bandido escapes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.bandido_alcatraz.components import missing_items

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.bandido_alcatraz.model.grid import Grid


def escaped(grid: Grid, gathered: Iterable[str]) -> bool:
    """Tell whether the Bandido gets out: every condition of the rulebook holds."""
    return not grid.tunnels and failure(grid, tuple(gathered)) is None


def failure(grid: Grid, gathered: tuple[str, ...]) -> str | None:
    """Return the first condition that does not hold, as a text key; None if all do."""
    if grid.tunnels:
        return "lost-tunnels"
    if grid.exit_cell is None:
        return "lost-no-exit"
    missing = missing_items(gathered).values()
    if max(missing) > 0:
        return "lost-items"
    if min(missing) < 0:
        return "lost-surplus"
    return "lost-water" if grid.waters else None
