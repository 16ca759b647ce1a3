"""Installed games: those of other packages, found by Python's entry points.

A package names its `Game` in the group `gangway.games`, under the game's slug, and the module with
its slash commands, if it has any, in `gangway.cogs`; see `docs/adding-a-game.md`.
"""

from __future__ import annotations

import inspect
import logging
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.kit.game import Game, Spec
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

    Each is checked. One with a fault is left out, and one line of the log names file and line.
    """
    games: dict[str, AnyGame] = {}
    for entry in entry_points(group=GROUP) if found is None else found:
        # Only who has installed games needs what checks them.
        from games.kit.check.faults import FaultyGameError

        try:
            game = load_game(entry, {*taken, *games})
        except FaultyGameError as error:
            log.error("the game %s of %s is left out: %s", entry.name, entry.value, error)  # noqa: TRY400 - one line
        else:
            settle(game.spec.slug, Path(inspect.getfile(type(game))).parent)
            games[game.spec.slug] = game
    return games


def load_game(entry: EntryPoint, taken: Collection[str] = ()) -> AnyGame:
    """Load the game of another package, and check what can be checked without playing it.

    Raises:
        FaultyGameError: if it cannot be played as it is.
    """
    from games.kit.check.faults import FaultyGameError, fault_of
    from games.kit.check.package import Package, faults_of

    try:
        game = _made(entry, taken)
        faults = faults_of(Package.of(game, source_of_commands(entry.name)))
    except FaultyGameError:
        raise
    except (Exception, SystemExit) as error:
        raise FaultyGameError(fault_of(error, entry.module.partition(".")[0])) from error
    if faults:
        raise FaultyGameError(*faults)
    return game


def _made(entry: EntryPoint, taken: Collection[str]) -> AnyGame:
    """Import a game and make it."""
    from games.kit.check.faults import Fault, FaultyGameError
    from games.kit.check.package import place_of

    kind = entry.load()
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        raise FaultyGameError(Fault(None, 0, f"{entry.value} is no Game"))
    if inspect.isabstract(kind):
        lacks = ", ".join(sorted(kind.__abstractmethods__))
        what = f"the class {kind.__name__} lacks: {lacks}"
    elif not isinstance(getattr(kind, "spec", None), Spec):
        what = f"the class {kind.__name__} says no `spec`"
    elif kind.spec.slug != entry.name:
        what = f"{entry.value} calls itself {kind.spec.slug}"
    elif entry.name in taken:
        what = f"there is another game called {entry.name}"
    else:
        game: AnyGame = kind()
        return game
    raise FaultyGameError(Fault(*place_of(kind), what))


def entry_of(slug: str) -> EntryPoint | None:
    """Return the entry point of an installed game, also of one that was left out."""
    return next(iter(entry_points(group=GROUP, name=slug)), None)


def cog_module(slug: str) -> str | None:
    """Return the name of the module with a game's slash commands; None if it has none.

    Where no package names one it is the one that lies beside the house's own.
    """
    beside = f"cogs.{slug}"
    return _installed_cogs().get(slug) or (beside if find_spec(beside) else None)


def source_of_commands(slug: str) -> Path | None:
    """Find the module with a game's slash commands, without running it; None if it has none.

    Raises:
        ModuleNotFoundError: if a package names one that is not there.
    """
    name = cog_module(slug)
    found = find_spec(name) if name else None
    if name and not (found and found.origin):
        msg = f"there is no module {name}, which is to have the commands"
        raise ModuleNotFoundError(msg)
    return Path(found.origin) if found and found.origin else None


@cache
def _installed_cogs() -> dict[str, str]:
    """Read all packages' metadata, which takes a while, once."""
    return {entry.name: entry.value for entry in reversed([*entry_points(group=COGS)])}
