"""Fresh databases of SQLite as copies of one: every migration anew would take each test 30 ms."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from storage.sqlite.database import make_private
from storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.kit.game import AnyGame
    from storage.address import Address

_TEMPLATES: Final[dict[tuple[str, ...], bytes]] = {}


async def open_fresh(place: Address, shelf: Mapping[str, AnyGame]) -> Store:
    """Open the store at a place; a file that is not there yet is a copy of an empty database."""
    if isinstance(place, Path) and not place.exists():
        games = tuple(shelf)
        if games not in _TEMPLATES:
            _TEMPLATES[games] = await _empty(shelf)
        make_private(place)
        place.write_bytes(_TEMPLATES[games])
    return await Store.open(place, shelf)


async def _empty(shelf: Mapping[str, AnyGame]) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "template.db"
        await (await Store.open(path, shelf)).close()
        return path.read_bytes()
