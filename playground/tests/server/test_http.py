"""The server: headers, files, unknown routes, bad tokens and bodies."""

from __future__ import annotations

import asyncio
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING

import aiohttp
import pytest

from playground import ManualClock, World
from playground.tests.support.bots import API, ask, raw_session, world_with_bot

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

TURNS = 20
"""Of the loop, in which what was sent is read."""


async def test_the_unix_connector_travels_without_tls() -> None:
    """Undocumented in aiohttp: https over a UnixConnector is plain; the playground lives on it."""
    async with World.open() as world:
        connector = world.application("Bot").connector()
        async with (
            aiohttp.ClientSession(connector=connector) as session,
            session.get("https://discord.com/api/v10/gateway") as response,
            session.ws_connect("wss://gateway.discord.gg/") as socket,
        ):
            assert response.status == 200
            assert socket.get_extra_info("sslcontext") is None
            assert (await socket.receive_json())["op"] == 10


async def test_answers_are_json_without_a_charset_and_name_their_bucket() -> None:
    async with (
        World.open(clock=ManualClock(1_800_000_000.5)) as world,
        raw_session(world.application("Bot")) as session,
        session.get(f"{API}/users/@me") as response,
    ):
        assert response.headers["Content-Type"] == "application/json"
        assert int(response.headers["X-RateLimit-Remaining"]) > 0
        assert len(response.headers["X-RateLimit-Bucket"]) == 32
        assert response.headers["Via"]
        assert parsedate_to_datetime(response.headers["Date"]).timestamp() == 1_800_000_000


async def test_an_unknown_route_is_loud() -> None:
    async def wander() -> None:
        async with World.open() as world, raw_session(world.application("Bot")) as session:
            told = await ask(session, "GET", "/users/@me/billing")
            assert told == {"message": "404: Not Found", "code": 0, "status": 404}

    with pytest.raises(AssertionError, match="unknown route: GET /api/v10/users/@me/billing"):
        await wander()


async def test_without_a_token_nothing_is_told() -> None:
    async with World.open() as world:
        connector = world.application("Bot").connector()
        async with aiohttp.ClientSession(connector=connector) as session:
            told = await ask(session, "GET", "/users/@me")
            assert (told["status"], told["code"]) == (401, 0)


async def test_a_file_without_its_signature_is_not_served() -> None:
    async with World.open() as world, raw_session(world.application("Bot")) as session:
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", '{"content": "A file"}')
        form.add_field("files[0]", b"text", filename="a.txt")
        path = f"{API}/channels/{world.table.id}/messages"
        async with session.post(path, data=form) as response:
            url: str = (await response.json())["attachments"][0]["url"]
        forged = url.replace("hm=", "hm=0")
        async with session.get(url) as whole, session.get(forged) as guessed:
            assert (await whole.read(), guessed.status) == (b"text", 404)


async def test_a_files_address_expires_after_a_day() -> None:
    clock = ManualClock()
    async with (
        World.open(clock=clock) as world,
        raw_session(world.application("Bot")) as session,
    ):
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", '{"content": "A file"}')
        form.add_field("files[0]", b"text", filename="a.txt")
        path = f"{API}/channels/{world.table.id}/messages"
        async with session.post(path, data=form) as response:
            url: str = (await response.json())["attachments"][0]["url"]
        clock.advance(86_401)
        async with session.get(url) as late:
            assert late.status == 404


async def test_broken_json_is_refused() -> None:
    async with World.open() as world, raw_session(world.application("Bot")) as session:
        path = f"{API}/channels/{world.table.id}/messages"
        headers = {"Content-Type": "application/json"}
        async with session.post(path, data="{", headers=headers) as response:
            assert (await response.json())["code"] == 50109


async def test_a_token_without_its_scheme_opens_nothing() -> None:
    async with world_with_bot() as (_, bot):
        headers = {"Authorization": bot.app.token}
        async with (
            aiohttp.ClientSession(connector=bot.app.connector(), headers=headers) as session,
            session.get(f"{API}/users/@me") as answer,
        ):
            assert answer.status == 401


async def test_an_urlencoded_form_carries_its_json() -> None:
    async with World.open() as world, raw_session(world.application("Bot")) as session:
        path = f"{API}/channels/{world.table.id}/messages"
        form = {"payload_json": '{"content": "In a form"}'}
        async with session.post(path, data=form) as response:
            assert response.status == 200
        async with session.post(path, data={"content": "As a field"}) as response:
            assert response.status == 200
        texts = [one.text for one in world.member("Red").sees()]
        assert texts == ["In a form", "As a field"]


async def test_a_bot_that_dies_in_the_middle_of_a_request_is_no_fault_of_the_playground() -> None:
    async with World.open() as world:
        token = world.application("Bot").token
        _, half = await asyncio.open_unix_connection(world.socket)
        half.write(
            f"POST /api/v10/channels/{world.table.id}/messages HTTP/1.1\r\nHost: discord.com\r\n"
            f"Authorization: Bot {token}\r\nContent-Type: multipart/form-data; boundary=b\r\n"
            "Content-Length: 1000\r\n\r\n--b\r\n".encode()
        )
        await half.drain()
        await world.until(lambda: world.server.in_flight)
        half.transport.abort()
        await world.until(lambda: not world.server.in_flight)
        assert not world.complaints


async def test_a_form_may_come_in_pieces_smaller_than_its_boundary() -> None:
    """The reader of forms, aiohttp's own, warns of itself then."""
    async with World.open() as world:
        path = f"{API}/channels/{world.table.id}/messages"
        form = [
            b'--b\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n',
            b'{"content":',
            b'"A',
            b' file"}\r\n'
            b'--b\r\nContent-Disposition: form-data; name="files[0]"; filename="a.txt"\r\n\r\n'
            + b"text" * 4000
            + b"\r\n--b--\r\n",
        ]

        async def pieces() -> AsyncIterator[bytes]:
            for piece in form:
                yield piece
                for _ in range(TURNS):  # until it has been read, by a server on the same loop
                    await asyncio.sleep(0)

        headers = {"Content-Type": "multipart/form-data; boundary=b"}
        async with (
            raw_session(world.application("Bot")) as session,
            session.post(path, data=pieces(), headers=headers) as response,
        ):
            assert response.status == 200
        (message,) = world.member("Red").sees()
        assert message.text == "A file"
        assert [file.content for file in message.files] == [b"text" * 4000]
