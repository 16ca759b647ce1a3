"""Access: the page answers its own machine, its own address and its own scripts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from aiohttp import web

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

HOSTS: Final = ("127.0.0.1", "localhost")
"""Names of this machine; another name that leads here belongs to another page."""

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types fragments"
)
"""Nothing from elsewhere, no script but the page's own files, HTML only by way of one function."""
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


@web.middleware
async def guard(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse other hosts and origins.

    Raises:
        HTTPMisdirectedRequest: for a host that is not this machine.
        HTTPForbidden: for what another page asks to be changed.
    """
    if urlsplit(f"//{request.host}").hostname not in HOSTS:
        raise web.HTTPMisdirectedRequest(text="This page is for its own machine only.")
    if _acts(request) and request.headers.get("Origin") != f"http://{request.host}":
        raise web.HTTPForbidden(text="Another page may not act here.")
    return await handler(request)


def _acts(request: web.Request) -> bool:
    """Whether a request changes something or opens a websocket."""
    return request.method not in ("GET", "HEAD") or "Upgrade" in request.headers


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Put the headers on every answer."""
    response.headers.update(HEADERS)
    response.headers["Content-Security-Policy"] = POLICY.format(host=request.host)
    response.headers.setdefault("Cache-Control", "no-cache")
