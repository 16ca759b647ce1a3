"""The page's own files, cached in memory under an address that changes with them.

So a browser asks for each of them once, however often the chair is changed.
"""

from __future__ import annotations

import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Final

from aiohttp import web

if TYPE_CHECKING:
    from collections.abc import Iterable

HERE: Final = Path(__file__).parent
CACHE_FOR_EVER: Final = "private, max-age=31536000, immutable"
"""Browsers may cache for ever what never changes under its address."""
SERVED: Final = frozenset((".css", ".js", ".svg", ".ttf"))
"""What is served of folders in which other files may lie."""
TYPES: Final = {".js": "text/javascript", ".ttf": "font/ttf", ".svg": "image/svg+xml"}


class Assets:
    """Scripts, style sheets, drawings and typefaces."""

    def __init__(self, folders: Iterable[Path] = ()) -> None:
        files = [one for folder in (HERE / "static", *folders) for one in _files(folder)]
        self._content = {one.name: one.read_bytes() for one in files}
        mark = blake2b(digest_size=6)
        for name, content in self._content.items():
            mark.update(name.encode() + content)
        self.root = f"/static/{mark.hexdigest()}"

    @property
    def modules(self) -> list[str]:
        """The scripts, for the browser to fetch before it knows which one needs which."""
        return [name for name in self._content if name.endswith(".js") and name != "theme.js"]

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        return [web.get(f"{self.root}/{{name}}", self.serve)]

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve a file.

        Raises:
            HTTPNotFound: if there is none of that name.
        """
        name = request.match_info["name"]
        if name not in self._content:
            raise web.HTTPNotFound
        ending = Path(name).suffix
        known = TYPES.get(ending) or mimetypes.guess_type(name)[0]
        return web.Response(
            body=self._content[name],
            content_type=known or "application/octet-stream",
            headers={"Cache-Control": CACHE_FOR_EVER},
        )


def _files(folder: Path) -> Iterable[Path]:
    return sorted(one for one in folder.iterdir() if one.suffix in SERVED)
