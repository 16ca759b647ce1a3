"""Installed games: those of other packages, found by Python's entry points.

A package names its `Game` in the group `gangway.games`, under the game's slug, and the module with
its slash commands in `gangway.cogs`; see `docs/adding-a-game.md`.
"""

from __future__ import annotations

import inspect
import logging
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.kit.game import Game
from games.kit.words import settle

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable
    from importlib.metadata import EntryPoint

    from games.kit.game import AnyGame

log = logging.getLogger(__name__)

GROUP: Final = "gangway.games"
COGS: Final = "gangway.cogs"


def installed_games(
    taken: Collection[str], found: Iterable[EntryPoint] | None = None
) -> dict[str, AnyGame]:
    """Return the games of other packages by slug; none may take a slug that is `taken`.

    One that cannot be loaded is logged and left out.
    """
    games: dict[str, AnyGame] = {}
    for entry in entry_points(group=GROUP) if found is None else found:
        try:
            game = _load(entry)
            slug = game.spec.slug
            _check_free(slug, (*taken, *games))
        except Exception:
            log.exception("the game %s of %s is left out", entry.name, entry.value)
        else:
            settle(slug, Path(inspect.getfile(type(game))).parent)
            games[slug] = game
    return games


def _load(entry: EntryPoint) -> AnyGame:
    kind = entry.load()
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        msg = f"{entry.value} is no Game"
        raise TypeError(msg)
    game: AnyGame = kind()
    if game.spec.slug != entry.name:
        msg = f"{entry.value} calls itself {game.spec.slug}"
        raise ValueError(msg)
    return game


def _check_free(slug: str, taken: Collection[str]) -> None:
    if slug in taken:
        msg = f"there is another game called {slug}"
        raise ValueError(msg)


def cog_module(slug: str) -> str:
    """Return the name of the module with the slash commands of a game of another package.

    Where none is installed it is one that lies beside the house's own.
    """
    return _installed_cogs().get(slug, f"cogs.{slug}")


@cache
def _installed_cogs() -> dict[str, str]:
    """Read all packages' metadata, which takes a while, once."""
    return {entry.name: entry.value for entry in reversed([*entry_points(group=COGS)])}
