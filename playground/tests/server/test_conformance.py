"""The second opinion: its own logic on a small description, then Discord's whole one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from discord import app_commands
from discord.http import handle_message_parameters
from discord.webhook.async_ import interaction_message_response_params, interaction_response_params

from playground import World
from playground.checks import form_body, message_problems
from playground.payloads.users import own_user_payload
from playground.server.conformance import VARIABLE, Conformance
from playground.state.model import User
from playground.tests.support.bodies import Body, button, embed, layout, message, row, text, without
from playground.tests.support.bots import ask, raw_session
from playground.tests.support.library_bodies import (
    Bid,
    Board,
    Report,
    all_commands,
    body_of,
    laid_out,
    ordinary,
    picture,
)

if TYPE_CHECKING:
    from pathlib import Path

    from discord import ui

MESSAGES = "/channels/1234567890123456789/messages"
FIRST = f"{MESSAGES}/1234567890123456789"
CALLBACK = "/interactions/1234567890123456789/token/callback?with_response=1"
WEBHOOK = "/webhooks/1234567890123456789/token"
COMMANDS = "/applications/1234567890123456789/commands"
THREADS = "/channels/1234567890123456789/threads"

ID: Body = {"type": "string", "pattern": "^[0-9]+$", "format": "snowflake"}
COIN: Body = {
    "type": "object",
    "properties": {"type": {"enum": [1]}, "worth": {"type": "integer", "maximum": 9}},
    "required": ["type", "worth"],
}
CARD: Body = {
    "type": "object",
    "properties": {"type": {"enum": [2]}, "suit": {"type": "string"}},
    "required": ["type", "suit"],
}
OFFER: Body = {
    "type": "object",
    "properties": {
        "to": {"$ref": "#/components/schemas/Id"},
        "allow": {"type": ["integer", "null"]},
        "names": {"type": "object", "additionalProperties": {"type": "string"}},
        "things": {
            "type": "array",
            "items": {
                "oneOf": [
                    {"type": "null"},
                    {"$ref": "#/components/schemas/Coin"},
                    {"$ref": "#/components/schemas/Card"},
                ]
            },
        },
    },
}


def operation(name: str) -> Body:
    schema = {"$ref": f"#/components/schemas/{name}"}
    return {"content": {"application/json": {"schema": schema}}}


@pytest.fixture
def small() -> Conformance:
    """A description of two operations, small enough to read."""
    return Conformance(
        {
            "components": {"schemas": {"Id": ID, "Coin": COIN, "Card": CARD, "Offer": OFFER}},
            "paths": {
                "/users/{user_id}": {"get": {"responses": {"200": operation("Coin")}}},
                "/users/@me": {
                    "get": {
                        "responses": {"200": operation("Card"), "204": {"description": "Nobody"}}
                    }
                },
                "/offers": {
                    "post": {
                        "requestBody": {**operation("Offer"), "required": True},
                        "responses": {"200": operation("Offer")},
                    }
                },
            },
        }
    )


@pytest.fixture(scope="session")
def official() -> Conformance:
    """Discord's own description, where this machine has one."""
    found = Conformance.from_environment()
    if found is None:
        pytest.skip(f"set {VARIABLE} to a copy of Discord's openapi.json to run this test")
    return found


def test_a_literal_path_comes_before_one_with_a_parameter(small: Conformance) -> None:
    card = {"type": 2, "suit": "clubs"}
    assert small.response("GET", "/users/@me", 200, card) == []
    assert small.response("GET", "/users/7", 200, card) != []


def test_an_unknown_operation_is_named(small: Conformance) -> None:
    assert small.request("PUT", "/offers", {}) == ["PUT /offers: no such operation"]
    assert small.request("POST", "/offers/7", {}) == ["POST /offers/7: no such operation"]


def test_a_misfit_says_where_and_why(small: Conformance) -> None:
    body = {"things": [{"type": 2, "suit": "clubs"}, {"type": 1, "worth": 10}]}
    [reason] = small.request("POST", "/offers", body)
    assert reason.startswith("things.1.worth: ")
    assert "maximum of 9" in reason


def test_a_misspelt_field_is_found_at_any_depth(small: Conformance) -> None:
    body = {"thngs": [], "things": [None, {"type": 1, "worth": 3, "wort": 3}]}
    assert small.request("POST", "/offers", body) == [
        "thngs: unknown field",
        "things.1.wort: unknown field",
    ]


def test_fields_of_the_other_branch_are_unknown(small: Conformance) -> None:
    body = {"things": [{"type": 1, "worth": 3, "suit": "clubs"}]}
    assert small.request("POST", "/offers", body) == ["things.0.suit: unknown field"]


def test_a_body_shaped_like_one_without_fault_is_looked_at_all_the_same(small: Conformance) -> None:
    clean: Body = {"things": [{"type": 1, "worth": 2}]}
    assert not small.request("POST", "/offers", clean)
    assert small.request("POST", "/offers", {"things": [{"type": 1, "worth": 10}]})
    assert small.request("POST", "/offers", {"things": [{"type": 2, "suit": "cups", "worth": 2}]})
    twice: Body = {"things": [{"type": 1, "worth": 2}, {"type": 1, "worth": 2, "wort": 2}]}
    assert small.request("POST", "/offers", twice) == ["things.1.wort: unknown field"]


def test_where_any_field_is_allowed_none_is_unknown(small: Conformance) -> None:
    assert small.request("POST", "/offers", {"names": {"de": "Ada", "es": "Eva"}}) == []


def test_whole_numbers_pass_as_ids_and_strings_as_permissions(small: Conformance) -> None:
    assert small.request("POST", "/offers", {"to": 7, "allow": "1024"}) == []
    assert small.request("POST", "/offers", {"to": "Ada"}) != []
    assert small.request("POST", "/offers", {"allow": "all"}) != []


def test_whole_numbers_are_no_ids_in_answers(small: Conformance) -> None:
    assert small.response("POST", "/offers", 200, {"to": "7", "allow": 1024}) == []
    assert small.response("POST", "/offers", 200, {"to": 7}) != []
    assert small.response("POST", "/offers", 200, {"allow": "1024"}) != []


def test_an_unknown_field_of_an_answer_is_found_at_any_depth(small: Conformance) -> None:
    body = {"thngs": [], "things": [None, {"type": 1, "worth": 3, "wort": 3}]}
    assert small.response("POST", "/offers", 200, body) == [
        "thngs: unknown field",
        "things.1.wort: unknown field",
    ]


def test_a_required_body_is_missed_and_a_needless_one_is_noticed(small: Conformance) -> None:
    assert small.request("POST", "/offers", None) == ["body: missing"]
    assert small.request("GET", "/users/7", {"a": 1}) == ["body: this operation takes none"]
    assert small.request("GET", "/users/7", None) == []


def test_an_answer_has_a_described_status_and_only_then_a_body(small: Conformance) -> None:
    assert small.response("GET", "/users/@me", 204, None) == []
    assert small.response("GET", "/users/@me", 204, {"a": 1}) == ["body: this answer has none"]
    assert small.response("GET", "/users/@me", 201, {}) == [
        "status 201: not described for this operation"
    ]
    assert small.response("GET", "/users/@me", 503, "busy") == []


def test_the_environment_names_the_description(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert Conformance.from_environment() is None
    file = tmp_path / "openapi.json"
    file.write_text(
        json.dumps({"paths": {"/gateway": {"get": {"summary": "Where"}}}}), encoding="utf-8"
    )
    monkeypatch.setenv(VARIABLE, str(file))
    found = Conformance.from_environment()
    assert found is not None
    assert found.request("GET", "/gateway", None) == []


@pytest.mark.parametrize(
    ("method", "path"), [("POST", MESSAGES), ("PATCH", FIRST), ("POST", WEBHOOK)]
)
async def test_messages_of_discord_py_fit(official: Conformance, method: str, path: str) -> None:
    for body in (await ordinary(), await laid_out()):
        sent = body if path == MESSAGES else without(without(body, "nonce"), "enforce_nonce")
        assert official.request(method, path, sent) == []


async def test_the_original_answer_may_be_edited(official: Conformance) -> None:
    sent = body_of(handle_message_parameters(content=None, view=Board(), attachments=[picture()]))
    assert official.request("PATCH", f"{WEBHOOK}/messages/@original", sent) == []


@pytest.mark.parametrize("question", [Bid, Report])
async def test_modals_of_discord_py_fit(official: Conformance, question: type[ui.Modal]) -> None:
    answer = body_of(interaction_response_params(9, question().to_dict()))
    assert official.request("POST", CALLBACK, answer) == []


async def test_answers_of_discord_py_fit(official: Conformance) -> None:
    red = app_commands.Choice(name="Red", value="red").to_dict()
    update = interaction_message_response_params(type=7, view=Board(), attachments=[picture()])
    answers = [
        update,
        interaction_response_params(5, {"flags": 64}),
        interaction_response_params(6),
        # hikari and libraries built like it say so with every answer.
        interaction_response_params(5, {"flags": 64, "allowed_mentions": {"parse": []}}),
        interaction_response_params(6, {"allowed_mentions": {"parse": []}}),
        interaction_response_params(8, {"choices": [red]}),
    ]
    for answer in answers:
        assert official.request("POST", CALLBACK, body_of(answer)) == []


async def test_commands_of_discord_py_fit(official: Conformance) -> None:
    assert official.request("PUT", COMMANDS, all_commands()) == []


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/users/@me/channels", {"recipient_id": 1234567890123456789}),
        ("POST", THREADS, {"name": "Table", "auto_archive_duration": 1_440, "type": 11}),
        ("POST", f"{FIRST}/threads", {"name": "Table", "auto_archive_duration": 60}),
        ("PATCH", "/channels/1234567890123456789", {"archived": False}),
        ("GET", "/users/@me", None),
        ("GET", "/gateway/bot", None),
        ("DELETE", FIRST, None),
    ],
)
def test_other_requests_of_discord_py_fit(
    official: Conformance, method: str, path: str, body: object
) -> None:
    assert official.request(method, path, body) == []


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", FIRST, {"content": "x", "enforce_nonce": True}),
        ("POST", f"{FIRST}/threads", {"name": "Table", "type": 11}),
    ],
)
def test_fields_that_other_libraries_send_needlessly_fit(
    official: Conformance, method: str, path: str, body: Body
) -> None:
    assert official.request(method, path, body) == []
    assert official.request(method, path, body | {"tipe": 1}) == ["tipe: unknown field"]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        pytest.param(message(flag=4), "flag: unknown field", id="field"),
        pytest.param(
            message(row(button(customid="a"))),
            "components.0.components.0.customid: unknown field",
            id="field of a button",
        ),
        pytest.param(
            layout(text("x" * 4_001)),
            "components.0.content: value is longer than 4000 characters",
            id="text",
        ),
        pytest.param(
            embed(title="x" * 257),
            "embeds.0.title: value is longer than 256 characters",
            id="embed",
        ),
        pytest.param(message(nonce="n" * 26), "nonce: value is longer than 25", id="nonce"),
    ],
)
def test_a_misfit_in_a_message_is_told_in_one_line(
    official: Conformance, body: Body, reason: str
) -> None:
    [found] = official.request("POST", MESSAGES, body)
    assert found.startswith(reason)


def test_our_error_bodies_are_those_of_discord(official: Conformance) -> None:
    for bad in (message(row(button(label="x" * 81))), {}):
        answer = form_body(message_problems(bad))
        assert official.response("POST", MESSAGES, 400, answer) == []
    assert official.response("POST", MESSAGES, 400, {"error": "no"}) != []


def test_an_answer_that_is_no_user_is_told_apart(official: Conformance) -> None:
    reasons = official.response("GET", "/users/@me", 200, {"id": "7"})
    assert 'body: "username" is a required property' in reasons


@pytest.mark.parametrize(
    ("planted", "reason"),
    [
        pytest.param({"id": 7}, "id: value is not of type", id="a number for an id"),
        pytest.param({"name": "red"}, "name: unknown field", id="a field of another name"),
    ],
)
def test_a_fault_planted_in_an_answer_is_found(
    official: Conformance, planted: Body, reason: str
) -> None:
    bot = User(7, "Bot", bot=True)
    answer = own_user_payload(bot)
    assert official.response("GET", "/users/@me", 200, answer) == []
    found = official.response("GET", "/users/@me", 200, answer | planted)
    assert [one.startswith(reason) for one in found] == [True], found


async def test_a_fault_planted_in_the_world_fails_its_test(official: Conformance) -> None:
    async def ask_for_a_channel() -> None:
        async with World.open() as world, raw_session(world.application("Bot")) as session:
            world.server.conformance = official
            world.table.topic = 7  # type: ignore[assignment]
            await ask(session, "GET", f"/channels/{world.table.id}")

    with pytest.raises(
        AssertionError, match=r"answer 200 to GET /channels/.*: topic: value is not"
    ):
        await ask_for_a_channel()
