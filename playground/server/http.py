"""HTTP and websocket on a unix socket: reads requests, finds routes, writes answers."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from copy import deepcopy
from email.utils import formatdate
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

from aiohttp import web

from playground.protocol.encoding import encode
from playground.protocol.errors import (
    METHOD_NOT_ALLOWED,
    NO_SUCH_ROUTE,
    UNAUTHORIZED,
    DiscordError,
)
from playground.rest import ROUTES
from playground.rest.routes import Answer, Call, Route, RouteTable
from playground.server.bodies import read_body
from playground.server.faults import TOO_MANY_REQUESTS
from playground.server.limits import Limits, keeps_limits
from playground.state.message_builder import signature

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from playground.gateway.gateway import Gateway
    from playground.server.conformance import Conformance
    from playground.server.faults import Fault, Faults
    from playground.state.model import Application
    from playground.state.services import Services

API = "/api/v10"
NO_CONTENT = 204
PROXY_ERRORS = frozenset((502, 503, 504))
"""What is answered by a proxy before Discord, and therefore no JSON."""
UPSTREAM_ERROR = "upstream connect error or disconnect/reset before headers"
INVALID_STATUSES = frozenset((401, 403, TOO_MANY_REQUESTS))


class LostError(Exception):
    """A request or its answer is lost: the connection is cut."""


class Server:
    """Answers every request of every bot."""

    def __init__(self, services: Services, gateway: Gateway, faults: Faults) -> None:
        self._services = services
        self._gateway = gateway
        self._faults = faults
        self.limits = Limits(services.state.clock)
        self._table = RouteTable(ROUTES)
        self._buckets = {route: route.bucket for route in ROUTES}
        self.conformance: Conformance | None = None
        self.complaints: list[str] = []
        self.changed_answers: dict[str, Callable[[Any], object]] = {}
        """What changes the answers of routes, by their paths."""
        self.in_flight = 0
        self.invalid_answers = 0
        self.calls: Counter[str] = Counter()
        self.uploads: list[int] = []

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer any request: websocket, file or API."""
        path = request.path
        if path == "/":
            return await self._gateway.serve(request)
        self.in_flight += 1
        try:
            if path.startswith(("/attachments/", "/ephemeral-attachments/")):
                return self._file(request)
            return await self._api(request)
        except (LostError, ConnectionResetError):  # or the client has died in mid-sentence
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        except Exception as error:
            self.complaints.append(f"{request.method} {path}: the playground failed: {error!r}")
            raise
        finally:
            self.in_flight -= 1
            self._services.state.changes.wake()

    async def _api(self, request: web.BaseRequest) -> web.Response:
        """Answer a request to the API; an unknown route is a complaint."""
        path = request.path
        found = self._table.find(request.method, path[len(API) :]) if path.startswith(API) else None
        if found is None:
            return self._unknown_route(request)
        route, ids = found
        headers = self._headers()
        if keeps_limits(ids):
            headers["X-RateLimit-Bucket"] = self._buckets[route]
        self.calls[f"{route.method} {route.path}"] += 1
        status, answer = await self._serve(request, route, ids, headers)
        self.invalid_answers += status in INVALID_STATUSES
        if self.conformance is not None:
            where = path[len(API) :]
            for finding in self.conformance.response(route.method, where, status, answer):
                self.complaints.append(f"answer {status} to {route.method} {route.path}: {finding}")
        if answer is not None and (alter := self.changed_answers.get(route.path)):
            answer = deepcopy(answer)
            alter(answer)
        if status in PROXY_ERRORS:
            return web.Response(status=status, text=UPSTREAM_ERROR)
        if answer is None:
            return web.Response(status=NO_CONTENT, headers=headers)
        headers["Content-Type"] = "application/json"
        return web.Response(status=status, body=encode(answer).encode(), headers=headers)

    def _headers(self) -> dict[str, str]:
        """Return what every answer bears: it went through a proxy, and when by Discord's clock."""
        date = formatdate(self._services.state.clock.now(), usegmt=True)
        return {"Via": "1.1 playground", "Date": date}

    async def _serve(
        self,
        request: web.BaseRequest,
        route: Route,
        ids: Mapping[str, str],
        headers: dict[str, str],
    ) -> tuple[int, Answer]:
        """Run a route, with its faults and limits; refusals become their bodies."""
        fault = self._faults.next_fault(route, self._channel_of(ids))
        try:
            if fault is not None and not fault.after:
                await self._suffer(fault)
            self.limits.count(route, ids, request.headers.get("Authorization", ""), headers)
            call = await self._read_call(request, ids)
            answer = route.serve(call)
            self._check_request(request, route, call)
            if fault is not None and fault.after:
                await self._suffer(fault)
        except DiscordError as error:
            if error.code.status == TOO_MANY_REQUESTS:
                headers |= _headers_of_a_429(error)
            return error.code.status, None if error.code.status == NO_CONTENT else error.body()
        return NO_CONTENT if answer is None else route.status, answer

    def _channel_of(self, ids: Mapping[str, str]) -> int | None:
        """Return the channel that a call is about, by its path or by the token in it."""
        if "channel_id" in ids:
            return int(ids["channel_id"]) if ids["channel_id"].isdecimal() else None
        return self._services.interactions.channel_of(ids.get("interaction_token", ""))

    async def _suffer(self, fault: Fault) -> None:
        """Apply a fault: wait its delay, then raise its error, if any."""
        if fault.delay:
            passed = asyncio.get_running_loop().create_future()
            self._services.state.clock.later(fault.delay, lambda: _finish(passed))
            await passed
        if fault.lost:
            raise LostError
        error = fault.error()
        if error is not None:
            raise error

    async def _read_call(self, request: web.BaseRequest, ids: Mapping[str, str]) -> Call:
        """Read who asks and what the body says; the body is judged before the route sees it."""
        application = self._authenticate(request)
        call = Call(self._services, application, ids, request.query)
        if not request.can_read_body:
            return call
        parsed, call.uploads = await read_body(request)
        call.sent = parsed
        self.uploads += (len(upload.content) for upload in call.uploads)
        if isinstance(parsed, list):
            call.items = parsed
        else:
            call.body = parsed
        return call

    def _check_request(self, request: web.BaseRequest, route: Route, call: Call) -> None:
        """Record where a request that was served differs from Discord's own description.

        A refused one needs no complaint: its bot has been told.
        """
        if self.conformance is not None:
            where = request.path[len(API) :]
            for finding in self.conformance.request(route.method, where, call.sent):
                self.complaints.append(f"{route.method} {route.path}: {finding}")

    def _authenticate(self, request: web.BaseRequest) -> Application | None:
        """Return the bot of the token: a wrong one is refused, a missing one is for the route."""
        header = request.headers.get("Authorization")
        if header is None:
            return None
        scheme, _, token = header.partition(" ")
        application = self._services.state.tokens.get(token)
        if application is None or scheme != "Bot":
            raise DiscordError(UNAUTHORIZED)
        return application

    def _unknown_route(self, request: web.BaseRequest) -> web.Response:
        """Answer 404, and complain, so that no test overlooks it."""
        path = request.path
        known = path.startswith(API) and self._table.knows(path[len(API) :])
        error = DiscordError(METHOD_NOT_ALLOWED if known else NO_SUCH_ROUTE)
        self.complaints.append(f"unknown route: {request.method} {path}")
        headers = self._headers() | {"Content-Type": "application/json"}
        body = encode(error.body()).encode()
        return web.Response(status=error.code.status, body=body, headers=headers)

    def _file(self, request: web.BaseRequest) -> web.Response:
        """Serve an uploaded file, while its address is valid."""
        expires = int(request.query.get("ex", "0"), 16)
        path = unquote(request.path)
        valid = request.query.get("hm") == signature(path, expires)
        if not valid or expires < self._services.state.clock.now():
            return web.Response(status=404, text="This content is no longer available.")
        _, _, channel_id, file_id, *_ = path.split("/")
        channel = self._services.state.channels.get(int(channel_id))
        for message in channel.messages.values() if channel else ():
            for file in message.attachments:
                if file.id == int(file_id):
                    return web.Response(body=file.content, content_type=file.content_type)
        return web.Response(status=404, text="This content is no longer available.")


def _headers_of_a_429(error: DiscordError) -> dict[str, str]:
    """Return what a 429 says beyond its body; the header counts whole seconds."""
    everywhere = error.extra["global"]
    headers = {
        "Retry-After": str(math.ceil(error.extra["retry_after"])),
        "X-RateLimit-Scope": "global" if everywhere else "user",
    }
    return headers | {"X-RateLimit-Global": "true"} if everywhere else headers


def _finish(passed: asyncio.Future[None]) -> None:
    if not passed.done():
        passed.set_result(None)
