"""HTTP and websocket on a unix socket: reads requests, finds routes, writes answers."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import TYPE_CHECKING
from urllib.parse import unquote

from aiohttp import BodyPartReader, web

from playground.protocol.encoding import Json, Upload, encode
from playground.protocol.errors import (
    INVALID_JSON,
    METHOD_NOT_ALLOWED,
    NO_SUCH_ROUTE,
    TOO_LARGE,
    UNAUTHORIZED,
    DiscordError,
)
from playground.rest import ROUTES
from playground.rest.routes import Answer, Call, Route, RouteTable
from playground.server.faults import TOO_MANY_REQUESTS, Faults, rate_limited
from playground.state.message_builder import signature

if TYPE_CHECKING:
    from collections.abc import Mapping

    from aiohttp import StreamReader
    from aiohttp.abc import AbstractStreamWriter
    from aiohttp.http_parser import RawRequestMessage

    from playground.gateway.gateway import Gateway
    from playground.server.conformance import Conformance
    from playground.state.model import Application
    from playground.state.services import Services

API = "/api/v10"
UNLIMITED = (50, 49, 1.0)
NO_CONTENT = 204
LARGEST_REQUEST = 25 * 1024 * 1024
INVALID_STATUSES = frozenset((401, 403, TOO_MANY_REQUESTS))


def request_of(
    message: RawRequestMessage,
    payload: StreamReader,
    protocol: web.RequestHandler,
    writer: AbstractStreamWriter,
    task: asyncio.Task[None],
) -> web.BaseRequest:
    """Make a request that may be as large as Discord allows: 25 MiB."""
    loop = asyncio.get_running_loop()
    return web.BaseRequest(
        message, payload, protocol, writer, task, loop, client_max_size=LARGEST_REQUEST
    )


class Server:
    """Answers every request of every bot."""

    def __init__(self, services: Services, gateway: Gateway, faults: Faults) -> None:
        self._services = services
        self._gateway = gateway
        self._faults = faults
        self._table = RouteTable(ROUTES)
        self._buckets = {route: route.bucket for route in ROUTES}
        self.conformance: Conformance | None = None
        self.complaints: list[str] = []
        self.in_flight = 0
        self.invalid_answers = 0
        self.calls: Counter[str] = Counter()

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
        headers = {"Via": "1.1 playground", "X-RateLimit-Bucket": self._buckets[route]}
        self.calls[f"{route.method} {route.path}"] += 1
        status, answer = await self._serve(request, route, ids, headers)
        self.invalid_answers += status in INVALID_STATUSES
        if self.conformance is not None:
            where = path[len(API) :]
            for finding in self.conformance.response(route.method, where, status, answer):
                self.complaints.append(f"answer {status} to {route.method} {route.path}: {finding}")
        if answer is None:
            return web.Response(status=NO_CONTENT, headers=headers)
        headers["Content-Type"] = "application/json"
        return web.Response(status=status, body=encode(answer).encode(), headers=headers)

    async def _serve(
        self,
        request: web.BaseRequest,
        route: Route,
        ids: Mapping[str, str],
        headers: dict[str, str],
    ) -> tuple[int, Answer]:
        """Run a route, with its faults and limits; refusals become their bodies."""
        try:
            fault = self._faults.next_fault(route)
            if fault is not None and not fault.after:
                raise fault.error()
            self._limit(route, ids, headers)
            call = await self._read_call(request, ids)
            answer = route.serve(call)
            self._check_request(request, route, call)
            if fault is not None:
                raise fault.error()
        except DiscordError as error:
            if error.code.status == TOO_MANY_REQUESTS:
                headers["Retry-After"] = str(error.extra["retry_after"])
                headers["X-RateLimit-Scope"] = "user"
            return error.code.status, error.body()
        return NO_CONTENT if answer is None else route.status, answer

    def _limit(self, route: Route, ids: Mapping[str, str], headers: dict[str, str]) -> None:
        """Count the call, and say in the headers what is left."""
        key = ids.get("channel_id") or ids.get("guild_id") or ids.get("interaction_token") or ""
        calls, remaining, reset = self._faults.count(route, key) or UNLIMITED
        now = self._services.state.clock.now()
        headers["X-RateLimit-Limit"] = str(calls)
        headers["X-RateLimit-Remaining"] = str(max(remaining, 0))
        headers["X-RateLimit-Reset-After"] = f"{reset:.3f}"
        headers["X-RateLimit-Reset"] = f"{now + reset:.3f}"
        if remaining < 0:
            raise rate_limited(reset)

    async def _read_call(self, request: web.BaseRequest, ids: Mapping[str, str]) -> Call:
        """Read who asks and what the body says; the body is judged before the route sees it."""
        application = self._authenticate(request)
        call = Call(self._services, application, ids, request.query)
        if not request.can_read_body:
            return call
        try:
            if request.content_type.startswith("multipart/"):
                body, call.uploads = await _read_multipart(request)
            else:
                body = await request.text()
        except web.HTTPRequestEntityTooLarge:
            raise DiscordError(TOO_LARGE) from None
        call.sent = parsed = _parse(body)
        if isinstance(parsed, list):
            call.items = parsed
        else:
            call.body = parsed
        return call

    def _check_request(self, request: web.BaseRequest, route: Route, call: Call) -> None:
        """Record where a request that was served differs from Discord's own description.

        One that was refused needs no complaint: its bot has been told.
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
        headers = {"Via": "1.1 playground", "Content-Type": "application/json"}
        body = encode(error.body()).encode()
        return web.Response(status=error.code.status, body=body, headers=headers)

    def _file(self, request: web.BaseRequest) -> web.Response:
        """Serve an uploaded file, while its address is valid."""
        expires = int(request.query.get("ex", "0"), 16)
        path = unquote(request.path)
        valid = request.query.get("hm") == signature(path, expires)
        if not valid or expires < self._services.state.clock.now():
            return web.Response(status=404, text="This content is no longer available.")
        _, _, channel_id, file_id, _ = path.split("/")
        channel = self._services.state.channels.get(int(channel_id))
        for message in channel.messages.values() if channel else ():
            for file in message.attachments:
                if file.id == int(file_id):
                    return web.Response(body=file.content, content_type=file.content_type)
        return web.Response(status=404, text="This content is no longer available.")


def _parse(text: str) -> Json | list[Json]:
    if not text:
        return {}
    try:
        parsed: object = json.loads(text)
    except ValueError:
        raise DiscordError(INVALID_JSON) from None
    if not isinstance(parsed, dict | list):
        raise DiscordError(INVALID_JSON)
    return parsed


async def _read_multipart(request: web.BaseRequest) -> tuple[str, list[Upload]]:
    """Read the `payload_json` and the files of a multipart body."""
    payload, uploads, size = "", [], 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        name = part.name or ""
        if name == "payload_json":
            payload = await part.text()
        elif name.startswith("files["):
            content = bytes(await part.read())
            size += len(content)
            if size > LARGEST_REQUEST:
                raise DiscordError(TOO_LARGE)
            uploads.append(Upload(int(name[6:-1]), part.filename or "unknown", content))
    return payload, uploads
