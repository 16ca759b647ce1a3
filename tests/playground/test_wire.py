"""The wire itself: headers, faults, unknown routes, and the socket."""

from __future__ import annotations

import aiohttp
import pytest

from playground import ManualClock, World
from tests.playground.bots import API, Asked, ask, evening, wire


async def test_the_unix_connector_travels_without_tls() -> None:
    """Undocumented in aiohttp: https over a UnixConnector is plain; the playground lives on it."""
    async with World.open() as world:
        connector = world.application("Gangway").connector()
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
        World.open() as world,
        wire(world.application("Gangway")) as session,
        session.get(f"{API}/users/@me") as response,
    ):
        assert response.headers["Content-Type"] == "application/json"
        assert int(response.headers["X-RateLimit-Remaining"]) > 0
        assert len(response.headers["X-RateLimit-Bucket"]) == 32
        assert response.headers["Via"]


async def test_an_unknown_route_is_loud() -> None:
    async def wander() -> None:
        async with World.open() as world, wire(world.application("Gangway")) as session:
            told = await ask(session, "GET", "/users/@me/billing")
            assert told == {"message": "404: Not Found", "code": 0, "status": 404}

    with pytest.raises(AssertionError, match="unknown route: GET /api/v10/users/@me/billing"):
        await wander()


async def test_complaints_that_are_expected_end_quietly() -> None:
    async with World.open() as world, wire(world.application("Gangway")) as session:
        world.expect_complaints()
        told = await ask(session, "PUT", "/users/@me")
        assert told["status"] == 405
        assert world.complaints == ["unknown route: PUT /api/v10/users/@me"]


async def test_without_a_token_nothing_is_told() -> None:
    async with World.open() as world:
        connector = world.application("Gangway").connector()
        async with aiohttp.ClientSession(connector=connector) as session:
            told = await ask(session, "GET", "/users/@me")
            assert (told["status"], told["code"]) == (401, 0)


async def test_a_limited_route_counts_down_and_then_refuses() -> None:
    clock = ManualClock()
    async with World.open(clock=clock) as world:
        world.limit("POST", "/channels/{channel_id}/messages", 2, per=5)
        async with wire(world.application("Gangway")) as session:
            path = f"/channels/{world.table.id}/messages"
            told = [await ask(session, "POST", path, content="Hello") for _ in range(3)]
            assert [one["status"] for one in told] == [200, 200, 429]
            assert told[-1]["retry_after"] == pytest.approx(5)
            clock.advance(5)
            assert (await ask(session, "POST", path, content="Hello"))["status"] == 200


async def test_a_429_is_waited_out_by_the_library() -> None:
    async with evening() as (world, bot):
        world.fault("POST", "/channels/{id}/messages", status=429, times=2)
        await bot.table(world).send("Patience")
        assert [one.text for one in world.member("Red").sees()] == ["Patience"]


async def test_a_fault_strikes_its_route_as_often_as_told() -> None:
    async with World.open() as world, wire(world.application("Gangway")) as session:
        world.fault("POST", "/channels/{id}/messages", status=500, times=1)
        path = f"/channels/{world.table.id}/messages"
        told = [await ask(session, "POST", path, content="Hello") for _ in range(2)]
        assert [one["status"] for one in told] == [500, 200]
        assert len(world.member("Red").sees()) == 1


async def test_an_answer_may_be_lost_after_its_effect() -> None:
    async with World.open() as world, wire(world.application("Gangway")) as session:
        world.fault("POST", "/channels/{id}/messages", status=502, after=True)
        told = await ask(session, "POST", f"/channels/{world.table.id}/messages", content="Hello")
        assert told["status"] == 502
        assert len(world.member("Red").sees()) == 1


async def test_a_lost_answer_to_an_interaction_leads_to_40060() -> None:
    async def pong(asked: Asked) -> None:
        await asked.client.trying(asked.response.send_message("pong"))

    async with evening(pong) as (world, bot):
        world.fault(
            "POST", "/interactions/{id}/{token}/callback", status=429, after=True, retry_after=0.01
        )
        assert (await world.member("Red").slash("pong")).text == "pong"
        await world.idle()
        assert bot.refusals == [40060]


async def test_a_forbidden_fault_carries_its_code() -> None:
    async with evening() as (world, bot):
        world.fault("POST", "/users/@me/channels", status=403, code=40003)
        user = await bot.fetch_user(world.member("Red").id)
        await bot.trying(user.create_dm())
        assert bot.refusals == [40003]


async def test_a_file_without_its_signature_is_not_served() -> None:
    async with World.open() as world, wire(world.application("Gangway")) as session:
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
    async with World.open(clock=clock) as world, wire(world.application("Gangway")) as session:
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
    async with World.open() as world, wire(world.application("Gangway")) as session:
        path = f"{API}/channels/{world.table.id}/messages"
        headers = {"Content-Type": "application/json"}
        async with session.post(path, data="{", headers=headers) as response:
            assert (await response.json())["code"] == 50109


async def test_calls_and_invalid_answers_are_counted() -> None:
    async with World.open() as world, wire(world.application("Gangway")) as session:
        path = f"/channels/{world.table.id}/messages"
        world.forbid("SEND_MESSAGES")
        for _ in range(3):
            await ask(session, "POST", path, content="Hello")
        assert world.calls == {"POST /channels/{channel_id}/messages": 3}
        assert world.invalid_answers == 3


async def test_a_long_run_can_be_tidied() -> None:
    async def pong(asked: Asked) -> None:
        await asked.response.send_message("pong")

    async with evening(pong) as (world, _):
        red = world.member("Red")
        for _ in range(5):
            await red.slash("pong")
        world.drop_old_messages(keep=2)
        assert len(red.sees()) == 2
        assert (await red.slash("pong")).text == "pong"
