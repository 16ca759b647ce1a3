"""Events of the gateway that cannot be read: none of them ends the bot, and nobody else notices."""

from __future__ import annotations

import json
import os
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from bot.gateway.events import CONNECTING, INTERACTION, READ, guard
from bot.metrics import Metrics
from playground.protocol.types import ChannelType
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.support.evenings.evening import Evening

Json = dict[str, Any]
OTHER_TYPES: Final[tuple[object, ...]] = ("no such thing", -1, [])
"""What may stand in a field in place of what should."""
DESCRIBED: Final = {
    "GUILD_CREATE": "GuildWithCountsResponse",
    "GUILD_UPDATE": "GuildResponse",
    "CHANNEL_CREATE": "GuildChannelResponse",
    "CHANNEL_UPDATE": "GuildChannelResponse",
    "CHANNEL_DELETE": "GuildChannelResponse",
    "THREAD_CREATE": "ThreadResponse",
    "THREAD_UPDATE": "ThreadResponse",
    "THREAD_DELETE": "ThreadResponse",
    "MESSAGE_CREATE": "MessageResponse",
    "USER_UPDATE": "UserResponse",
    "GUILD_MEMBER_UPDATE": "GuildMemberResponse",
}
"""What Discord describes of its events: the object that each of them brings."""
INSIDE: Final = {
    "GUILD_ROLE_CREATE": ("role", "GuildRoleResponse"),
    "GUILD_ROLE_UPDATE": ("role", "GuildRoleResponse"),
    "THREAD_MEMBER_UPDATE": ("member", "ThreadMemberResponse"),
}
"""Objects that stand in a field of their event."""


async def let_happen(table: Evening) -> None:
    """Let something happen of every kind that a bot is told of."""
    world = table.world
    await table.open_table("all_aboard", *table.people)
    channel = world.channel("new")
    owner, kind = table.people[0].user, ChannelType.PUBLIC_THREAD
    thread = world.state.add_thread(world.table, owner, "thread", kind)
    world.archive(thread)
    world.delete(thread)
    world.delete(channel)
    world.delete(table.people[0].sees(world.table)[-1])
    world.remove(table.application)
    world.invite(table.application)
    await table.settle()


def spoilt(payload: Json) -> Iterator[Json]:
    """Yield an event with each of its fields missing, null and of other types."""
    for path in _paths(payload):
        for value in (None, *OTHER_TYPES):
            changed = deepcopy(payload)
            _holder(changed, path)[path[-1]] = value
            yield changed
        if isinstance(path[-1], str):
            changed = deepcopy(payload)
            del _holder(changed, path)[path[-1]]
            yield changed


def _paths(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inside = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value[:1])
        if isinstance(value, list)
        else ()
    )
    for key, inner in inside:
        yield (*path, key)
        if len(path) < 2:  # deeper, the library reads what it reads elsewhere
            yield from _paths(inner, (*path, key))


def _holder(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path[:-1]:
        value = value[key]
    return value


@pytest.mark.parametrize(
    ("event", "payload"),
    [
        ("GUILD_CREATE", {"id": "77", "unavailable": False, "roles": None}),
        ("MESSAGE_CREATE", {"id": "5", "channel_id": "6", "guild_id": None}),
        ("CHANNEL_CREATE", {"id": "5", "type": 0, "guild_id": "HOME"}),
        ("THREAD_CREATE", {"id": "5", "type": 11, "guild_id": "HOME", "parent_id": None}),
        ("GUILD_ROLE_CREATE", {"guild_id": "HOME", "secret": "hush"}),
        ("PRESENCE_UPDATE", {}),
        ("TYPING_START", {}),
        ("VOICE_STATE_UPDATE", {}),
        ("MESSAGE_UPDATE", {}),
    ],
)
async def test_an_event_that_cannot_be_read_ends_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, event: str, payload: Json
) -> None:
    async with evening(tmp_path) as table:
        home = {"HOME": str(table.world.home.id)}
        sent = {key: home.get(str(value), value) for key, value in payload.items()}
        table.world.send_event(event, sent)
        said = await table.people[0].slash("help")
        assert said.text
    lines = [one for one in caplog.messages if event in one]
    if event in READ:
        (line,) = lines
        assert line.startswith(f"{event} could not be read and was left out (1): ")
        assert "hush" not in line
    else:
        assert not lines


async def test_a_server_that_cannot_be_read_at_the_start_does_not_keep_others_out(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        odd = str(table.world.guild("Odd").id)
        table.world.change_events(
            "GUILD_CREATE", lambda sent: sent.update(roles=None) if sent["id"] == odd else None
        )
        await table.restart()
        assert (await table.people[0].slash("help")).text
        assert table.bot.unreadable_events["GUILD_CREATE"] == 1
        metrics = Metrics(table.bot, tmp_path / "gangway.db").text().decode()
        assert 'gangway_events_unreadable{event="GUILD_CREATE"} 1.0' in metrics


async def test_each_field_may_be_missing_null_or_of_another_type(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        parsers = table.bot._connection.parsers
        heard: dict[str, Json] = {}
        for name, parse in [*parsers.items()]:
            parsers[name] = _noting(name, parse, heard)
        await let_happen(table)
        assert len(heard.keys() - CONNECTING) >= 9
        _feed(parsers, heard)


def _noting(name: str, parse: Callable[[Any], None], heard: dict[str, Json]) -> Callable[..., None]:
    def note(data: Json) -> None:
        heard.setdefault(name, deepcopy(data))
        parse(data)

    return note


def _feed(parsers: dict[str, Callable[[Any], None]], events: dict[str, Json]) -> None:
    for name in events.keys() - CONNECTING:
        for payload in spoilt(events[name]):
            parsers[name](payload)


@pytest.mark.skipif(not os.environ.get("DISCORD_OPENAPI"), reason="Discord's description is needed")
async def test_whatever_discord_describes_may_be_missing_null_or_of_another_type(
    tmp_path: Path,
) -> None:
    described = json.loads(Path(os.environ["DISCORD_OPENAPI"]).read_text("utf-8"))
    schemas = described["components"]["schemas"]
    async with evening(tmp_path) as table:
        home = {"guild_id": str(table.world.home.id)}
        events = {name: _example(schemas, schema) | home for name, schema in DESCRIBED.items()}
        for name, (field, schema) in INSIDE.items():
            events[name] = {field: _example(schemas, schema)} | home
        table.bot._is_leaving = True  # listeners may expect what the library has made of an event
        _feed(table.bot._connection.parsers, events)
        table.bot._is_leaving = False


def _example(schemas: Json, name: str) -> Json:
    found = _value(schemas, {"$ref": f"#/components/schemas/{name}"}, 0)
    assert isinstance(found, dict)
    return found


def _value(schemas: Json, schema: Json, depth: int) -> object:  # noqa: PLR0911 - one for each form
    """Return a value of a schema, with all fields that it may have."""
    if "$ref" in schema:
        if depth > 4:
            return None
        return _value(schemas, schemas[schema["$ref"].rpartition("/")[2]], depth + 1)
    for several in ("oneOf", "anyOf", "allOf"):
        if several in schema:
            parts = [one for one in schema[several] if one.get("type") != "null"]
            return _value(schemas, parts[0], depth)
    kind = schema.get("type", "object")
    if isinstance(kind, list):
        kind = kind[0]
    if "const" in schema or "enum" in schema:
        return schema["const"] if "const" in schema else schema["enum"][0]
    if kind == "object":
        return {
            key: _value(schemas, inner, depth)
            for key, inner in schema.get("properties", {}).items()
        }
    if kind == "array":
        return [_value(schemas, schema.get("items", {}), depth)]
    if kind == "string":
        texts = {"snowflake": "1", "date-time": "2026-11-28T12:00:00+00:00"}
        return texts.get(schema.get("format", ""), "x")
    return {"integer": 1, "number": 1.0, "boolean": True}.get(kind)


async def test_what_is_not_asked_for_is_not_read(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert table.bot._connection.parsers.keys() == READ


def test_an_event_that_never_can_be_read_is_told_ever_less_often(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def parse(_: object) -> None:
        raise KeyError("secret")

    parsers, unreadable = {"MESSAGE_CREATE": parse, INTERACTION: parse}, Counter[str]()
    guard(parsers, unreadable)  # type: ignore[arg-type]
    for _ in range(100):
        parsers["MESSAGE_CREATE"]({})
    assert unreadable["MESSAGE_CREATE"] == 100
    assert len(caplog.messages) == 7
    assert "secret" not in caplog.text
