"""The gateway: sessions of bots, kept over lost connections, and what they are sent."""

from __future__ import annotations

import asyncio
import json
import secrets
from copy import deepcopy
from dataclasses import replace
from typing import TYPE_CHECKING

from aiohttp import WSCloseCode, WSMsgType, web

from playground.gateway.events import Event, Subscriber, events
from playground.gateway.sessions import Connection, Session
from playground.payloads.users import member_payload, own_user_payload
from playground.protocol.gateway import PRIVILEGED_INTENTS, CloseCode, Intent, Opcode
from playground.state.changes import Change

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from playground.protocol.encoding import Json
    from playground.state.model import Application, Guild
    from playground.state.state import State

HEARTBEAT_INTERVAL = 41_250
"""Milliseconds."""
LARGEST_PAYLOAD = 4096
CUSTOM_ACTIVITY = 4
"""The type of an activity that is a line of text."""


class Gateway:
    """All sessions, fed by the changes of the world."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.heartbeats_muted = False
        self.is_down = False
        self.answers_when_down = 503
        """The HTTP status of a handshake meanwhile."""
        self.refused = 0
        """How many handshakes were answered so."""
        self.changed: dict[str, Callable[[Json], object]] = {}
        """What changes events on their way, by their names."""
        self._identified: dict[tuple[int, int], float] = {}
        self._operations: dict[object, Callable[[Connection, Json], CloseCode | None]] = {
            Opcode.IDENTIFY: self._identify,
            Opcode.RESUME: self._resume,
            Opcode.REQUEST_MEMBERS: self._members,
            Opcode.PRESENCE: self._presence,
            Opcode.VOICE: self._ignore,
        }
        state.changes.listeners.append(self._dispatch)

    def _dispatch(self, change: Change) -> None:
        for session in tuple(self.sessions.values()):
            for event in events(self._state, change, session.subscriber):
                if session.covers(event.guild):
                    session.dispatch(self._as_sent(event))

    def _as_sent(self, event: Event) -> Event:
        if (alter := self.changed.get(event.name)) is None:
            return event
        payload = deepcopy(event.payload)
        alter(payload)
        return replace(event, payload=payload)

    def ready(self, application: Application) -> bool:
        """Whether a bot is connected and has been told that it is ready, on all its shards."""
        shards = [
            session.shard
            for session in self.sessions.values()
            if session.subscriber.application is application
            and session.ready
            and session.connection is not None
        ]
        return bool(shards) and len(set(shards)) == shards[-1][1]

    async def serve(self, request: web.BaseRequest) -> web.StreamResponse:
        """Serve one websocket from HELLO to its end; none while the gateway is down."""
        if self.is_down:
            self.refused += 1
            return web.Response(status=self.answers_when_down)
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        compress = request.query.get("compress") == "zlib-stream"
        connection = Connection(request, socket, compress=compress)
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.tell(Opcode.HELLO, {"heartbeat_interval": HEARTBEAT_INTERVAL})
        try:
            async for message in socket:
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    continue
                code = self._receive(connection, message.data)
                if code is not None:
                    await socket.close(code=code)
        finally:
            self._disconnected(connection)
            writer.cancel()
        return socket

    def _disconnected(self, connection: Connection) -> None:
        """Forget a connection; its session waits for RESUME unless the bot closed it in order."""
        self.connections.discard(connection)
        session = connection.session
        if session is None or session.connection is not connection:
            return
        session.connection = None
        in_order = (WSCloseCode.OK, WSCloseCode.GOING_AWAY)
        if connection.socket.close_code in in_order:
            self.sessions.pop(session.id, None)
        self._state.changes.wake()

    def _receive(self, connection: Connection, sent: str | bytes) -> CloseCode | None:
        """Serve one message of a client, JSON in a text or binary frame; a code: close with it."""
        if len(sent.encode() if isinstance(sent, str) else sent) > LARGEST_PAYLOAD:
            return CloseCode.DECODE_ERROR
        try:
            body: Json = json.loads(sent)
        except ValueError:
            return CloseCode.DECODE_ERROR
        if not isinstance(body, dict):
            return CloseCode.DECODE_ERROR
        operation, content = body.get("op"), body.get("d")
        serve = self._operations.get(operation)
        if serve is not None and isinstance(content, dict):
            return serve(connection, content)
        if operation == Opcode.HEARTBEAT:
            if not self.heartbeats_muted:
                connection.tell(Opcode.HEARTBEAT_ACK)
            return None
        return CloseCode.UNKNOWN_OPCODE

    def _identify(self, connection: Connection, content: Json) -> CloseCode | None:
        application = self._state.tokens.get(str(content.get("token")))
        if application is None:
            return CloseCode.BAD_TOKEN
        if connection.session is not None:
            return CloseCode.ALREADY_AUTHENTICATED
        intents = int(content.get("intents") or 0)
        shard: tuple[int, int] = tuple(content.get("shard") or (0, 1))
        session = Session(secrets.token_hex(16), Subscriber(application, intents), shard)
        refusal = self._refusal(session)
        if refusal is not None:
            return refusal
        if self._is_too_soon(application, shard[0]):
            connection.tell(Opcode.INVALID_SESSION, content=False)
            return None
        application.sessions_started += 1
        session.connection, connection.session = connection, session
        self._forget_lost_session(session)
        self.sessions[session.id] = session
        self._send_ready(session)
        return None

    def _refusal(self, session: Session) -> CloseCode | None:
        """Return why a session may not begin: its intents, its shard, or too many guilds."""
        application, (number, count) = session.subscriber.application, session.shard
        if session.subscriber.intents & PRIVILEGED_INTENTS and not application.privileged:
            return CloseCode.DISALLOWED_INTENTS
        if not 0 <= number < count:
            return CloseCode.INVALID_SHARD
        inside = [one for one in self._guilds_of(application) if session.covers(one)]
        too_many = len(inside) > self._state.sharding.most_guilds
        return CloseCode.SHARDING_REQUIRED if too_many else None

    def _guilds_of(self, application: Application) -> list[Guild]:
        guilds = self._state.guilds.values()
        return [one for one in guilds if application.user.id in one.members]

    def _is_too_soon(self, application: Application, shard: int) -> bool:
        """Whether a shard identifies too soon after another one of the same remainder."""
        sharding, now = self._state.sharding, self._state.clock.now()
        key = application.id, shard % sharding.max_concurrency
        last = self._identified.get(key)
        if last is not None and now - last < sharding.identify_every:
            return True
        self._identified[key] = now
        return False

    def _forget_lost_session(self, new: Session) -> None:
        """Forget a session whose bot has lost it and identifies anew, as after a crash."""
        for old in tuple(self.sessions.values()):
            same = (
                old.subscriber.application is new.subscriber.application and old.shard == new.shard
            )
            if same and old.connection is None:
                del self.sessions[old.id]

    def _send_ready(self, session: Session) -> None:
        """Send READY, then every guild."""
        bot, application = session.subscriber.application.user, session.subscriber.application
        guilds = [one for one in self._guilds_of(application) if session.covers(one)]
        ready: Json = {
            "v": 10,
            "user": own_user_payload(bot),
            "guilds": [{"id": str(one.id), "unavailable": True} for one in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self._state.addresses.gateway,
            "shard": list(session.shard),
            "application": {"id": str(application.id), "flags": 0},
            "private_channels": [],
            "relationships": [],
        }
        session.dispatch(Event("READY", ready))
        if session.subscriber.wants(Intent.GUILDS):
            self._send_guilds(session, guilds)
        session.ready = True
        self._state.changes.wake()

    def _send_guilds(self, session: Session, guilds: Iterable[Guild]) -> None:
        for guild in guilds:
            change = Change("member_joined", guild=guild, user=session.subscriber.application.user)
            for event in events(self._state, change, session.subscriber):
                session.dispatch(self._as_sent(event))

    def _resume(self, connection: Connection, content: Json) -> CloseCode | None:
        application = self._state.tokens.get(str(content.get("token")))
        if application is None:
            return CloseCode.BAD_TOKEN
        session = self.sessions.get(str(content.get("session_id")))
        seen = int(content.get("seq") or 0)
        if session is None or session.subscriber.application is not application:
            connection.tell(Opcode.INVALID_SESSION, content=False)
            return None
        if session.sent and session.sent[0][0] > seen + 1:
            del self.sessions[session.id]
            connection.tell(Opcode.INVALID_SESSION, content=False)
            return None
        session.connection, connection.session = connection, session
        for sequence, text in session.sent:
            if sequence > seen:
                connection.send(text)
        session.dispatch(Event("RESUMED", {}))
        self._state.changes.wake()
        return None

    def _presence(self, connection: Connection, content: Json) -> CloseCode | None:
        """Remember what a bot says it is doing, in the words that people would see."""
        if connection.session is None:
            return CloseCode.NOT_AUTHENTICATED
        # A custom activity (type 4) is shown by its state, any other by its name.
        connection.session.activities = tuple(
            one["state"] if one["type"] == CUSTOM_ACTIVITY else one["name"]
            for one in content.get("activities") or ()
        )
        self._state.changes.wake()
        return None

    def _ignore(self, connection: Connection, _content: Json) -> CloseCode | None:
        """Ignore a voice state: it is visible to no member here."""
        return None if connection.session else CloseCode.NOT_AUTHENTICATED

    def _members(self, connection: Connection, content: Json) -> CloseCode | None:
        """Send the asked members of a guild in one chunk."""
        session = connection.session
        if session is None:
            return CloseCode.NOT_AUTHENTICATED
        guild = self._state.guilds.get(int(content["guild_id"]))
        if guild is None:
            return None
        wanted = content.get("user_ids") or []
        listed: list[str] = wanted if isinstance(wanted, list) else [wanted]
        ids = {int(one) for one in listed}
        chosen = [one for one in guild.members.values() if one.user.id in ids]
        payload: Json = {
            "guild_id": str(guild.id),
            "members": [member_payload(one) for one in chosen],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(one) for one in ids - {chosen.user.id for chosen in chosen}],
        }
        if content.get("nonce"):
            payload["nonce"] = content["nonce"]
        session.dispatch(Event("GUILD_MEMBERS_CHUNK", payload, guild))
        return None

    def drop(self, *, resumable: bool = True) -> None:
        """Cut every connection; the bots come back by themselves."""
        if not resumable:
            self.sessions.clear()
        for connection in tuple(self.connections):
            connection.cut()

    def ask_to_reconnect(self) -> None:
        """Tell every bot to connect anew and resume."""
        for connection in self.connections:
            connection.tell(Opcode.RECONNECT)
