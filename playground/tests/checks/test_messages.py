"""Each limit of messages: what stands exactly on it passes, the next step is refused."""

from __future__ import annotations

import pytest

from playground.checks import form_body, message_problems
from playground.tests.support.bodies import (
    V2,
    Body,
    button,
    buttons,
    complaints,
    embed,
    message,
    row,
    rows,
    select,
    upload,
    user_select,
)

FIELD = {"name": "Coins", "value": "12"}
IN_ROW = "components.0.components.0"


def fields(count: int) -> list[Body]:
    return [dict(FIELD) for _ in range(count)]


def six_thousand(extra: int) -> Body:
    parts = {
        "title": "t" * 200,
        "description": "d" * 4_000,
        "footer": {"text": "f" * 1_000},
        "author": {"name": "a" * 100},
        "fields": [{"name": "n" * 100, "value": "v" * (500 + extra)}],
    }
    return {"embeds": [parts, {"description": "d" * 100}]}


LIMITS = [
    pytest.param(
        {"content": "x" * 2_000},
        {"content": "x" * 2_001},
        "content BASE_TYPE_MAX_LENGTH",
        id="content of 2,000 characters",
    ),
    pytest.param({"content": "."}, {"content": " \n"}, "EMPTY_MESSAGE", id="something to say"),
    pytest.param(
        {"embeds": [{"title": "Round 3"}]},
        {"embeds": [{"color": 5}]},
        "EMPTY_MESSAGE",
        id="an embed with something to show",
    ),
    pytest.param(
        {"embeds": [{"title": "Round 3"}] * 10},
        {"embeds": [{"title": "Round 3"}] * 11},
        "embeds BASE_TYPE_MAX_LENGTH",
        id="10 embeds",
    ),
    pytest.param(
        embed(title="x" * 256),
        embed(title="x" * 257),
        "embeds.0.title BASE_TYPE_MAX_LENGTH",
        id="embed title of 256",
    ),
    pytest.param(
        embed(description="x" * 4_096),
        embed(description="x" * 4_097),
        "embeds.0.description BASE_TYPE_MAX_LENGTH",
        id="embed description of 4,096",
    ),
    pytest.param(
        embed(footer={"text": "x" * 2_048}),
        embed(footer={"text": "x" * 2_049}),
        "embeds.0.footer.text BASE_TYPE_MAX_LENGTH",
        id="embed footer of 2,048",
    ),
    pytest.param(
        embed(author={"name": "x" * 256}),
        embed(author={"name": "x" * 257}),
        "embeds.0.author.name BASE_TYPE_MAX_LENGTH",
        id="embed author of 256",
    ),
    pytest.param(
        embed(fields=fields(25)),
        embed(fields=fields(26)),
        "embeds.0.fields BASE_TYPE_MAX_LENGTH",
        id="25 embed fields",
    ),
    pytest.param(
        embed(fields=[{**FIELD, "name": "x" * 256}]),
        embed(fields=[{**FIELD, "name": "x" * 257}]),
        "embeds.0.fields.0.name BASE_TYPE_MAX_LENGTH",
        id="embed field name of 256",
    ),
    pytest.param(
        embed(fields=[{**FIELD, "value": "x" * 1_024}]),
        embed(fields=[{**FIELD, "value": "x" * 1_025}]),
        "embeds.0.fields.0.value BASE_TYPE_MAX_LENGTH",
        id="embed field value of 1,024",
    ),
    pytest.param(
        embed(fields=[{**FIELD, "value": "."}]),
        embed(fields=[{**FIELD, "value": " "}]),
        "embeds.0.fields.0.value BASE_TYPE_REQUIRED",
        id="embed field value not blank",
    ),
    pytest.param(
        embed(fields=[FIELD]),
        embed(fields=[{"name": "Coins"}]),
        "embeds.0.fields.0.value BASE_TYPE_REQUIRED",
        id="embed field with a value",
    ),
    pytest.param(
        six_thousand(0),
        six_thousand(1),
        "embeds MAX_EMBED_SIZE_EXCEEDED",
        id="6,000 characters over all embeds",
    ),
    pytest.param(
        embed(title="x", color=0xFFFFFF),
        embed(title="x", color=0x1000000),
        "embeds.0.color NUMBER_TYPE_MAX",
        id="embed colour of 24 bits",
    ),
    pytest.param(
        embed(title="x", timestamp="2026-08-01T12:00:00+00:00"),
        embed(title="x", timestamp="yesterday"),
        "embeds.0.timestamp DATE_TIME_TYPE_PARSE",
        id="embed timestamp",
    ),
    pytest.param(
        embed(image={"url": "attachment://a.png"}),
        embed(image={"url": "file:///a.png"}),
        "embeds.0.image.url URL_TYPE_INVALID_SCHEME",
        id="embed image from the web",
    ),
    pytest.param(
        embed(title="x", url="https://example.org"),
        embed(title="x", url="example.org"),
        "embeds.0.url URL_TYPE_INVALID_URL",
        id="embed url well formed",
    ),
    pytest.param(
        message(*rows(5)), message(*rows(6)), "components BASE_TYPE_MAX_LENGTH", id="5 rows"
    ),
    pytest.param(
        message(row(*buttons(5))),
        message(row(*buttons(6))),
        "components.0.components BASE_TYPE_BAD_LENGTH",
        id="5 buttons in a row",
    ),
    pytest.param(
        message(row(button())),
        message(row()),
        "components.0.components BASE_TYPE_BAD_LENGTH",
        id="a row holds something",
    ),
    pytest.param(
        message(row(select()), row(button())),
        message(row(select(), button())),
        "components.0.components.1 COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        id="a select alone in its row",
    ),
    pytest.param(
        message(row(select()), row(user_select())),
        message(row(select(), user_select())),
        "components.0.components.1 COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        id="one select in a row",
    ),
    pytest.param(
        message(row(button())),
        message(button()),
        "components.0.type UNION_TYPE_CHOICES",
        id="buttons stand in rows",
    ),
    pytest.param(
        message(row(button())),
        message(row({"type": 4, "custom_id": "a", "style": 1})),
        f"{IN_ROW}.type UNION_TYPE_CHOICES",
        id="no text input in a message",
    ),
    pytest.param(
        {"flags": V2, "components": [{"type": 10, "content": "x"}]},
        {"components": [{"type": 10, "content": "x"}]},
        "components.0.type UNION_TYPE_CHOICES",
        id="layouts carry the flag",
    ),
    pytest.param(
        message(row(button(id=7)), row(button(id=8, custom_id="b"))),
        message(row(button(id=7)), row(button(id=7, custom_id="b"))),
        "components.1.components.0.id COMPONENT_ID_DUPLICATED",
        id="ids differ",
    ),
    pytest.param(
        message(nonce="n" * 25),
        message(nonce="n" * 26),
        "nonce BASE_TYPE_MAX_LENGTH",
        id="nonce of 25",
    ),
    pytest.param(
        message(sticker_ids=["1", "2", "3"]),
        message(sticker_ids=["1", "2", "3", "4"]),
        "sticker_ids BASE_TYPE_MAX_LENGTH",
        id="3 stickers",
    ),
    pytest.param(
        message(allowed_mentions={"parse": ["roles"], "users": [7]}),
        message(allowed_mentions={"parse": ["users"], "users": [7]}),
        "allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        id="one user or all users",
    ),
    pytest.param(
        message(allowed_mentions={"parse": ["everyone"]}),
        message(allowed_mentions={"parse": ["here"]}),
        "allowed_mentions.parse.0 BASE_TYPE_CHOICES",
        id="kinds of mention",
    ),
    pytest.param(
        message(allowed_mentions={"users": list(range(100))}),
        message(allowed_mentions={"users": list(range(101))}),
        "allowed_mentions.users BASE_TYPE_MAX_LENGTH",
        id="100 mentioned users",
    ),
]

FILES = [
    pytest.param(
        [upload(id=number) for number in range(10)],
        [upload(id=number) for number in range(11)],
        "attachments BASE_TYPE_MAX_LENGTH",
        id="10 files",
    ),
    pytest.param(
        [upload(description="x" * 1_024)],
        [upload(description="x" * 1_025)],
        "attachments.0.description BASE_TYPE_MAX_LENGTH",
        id="alt text of 1,024",
    ),
    pytest.param(
        [upload("x" * 1_024)],
        [upload("x" * 1_025)],
        "attachments.0.filename BASE_TYPE_BAD_LENGTH",
        id="filename of 1,024",
    ),
    pytest.param(
        [upload()],
        [{"filename": "table.png"}],
        "attachments.0.id BASE_TYPE_REQUIRED",
        id="a file has an id",
    ),
]


@pytest.mark.parametrize(("good", "bad", "complaint"), LIMITS)
def test_a_message_may_touch_a_limit_but_not_pass_it(good: Body, bad: Body, complaint: str) -> None:
    assert message_problems(good) == []
    assert complaints(message_problems(bad)) == [complaint]


@pytest.mark.parametrize(("good", "bad", "complaint"), FILES)
def test_files_may_touch_a_limit_but_not_pass_it(
    good: list[Body], bad: list[Body], complaint: str
) -> None:
    assert message_problems({"attachments": good}, has_files=True) == []
    assert complaints(message_problems({"attachments": bad}, has_files=True)) == [complaint]


def test_a_file_alone_is_a_message() -> None:
    assert message_problems({}, has_files=True) == []
    assert complaints(message_problems({})) == ["EMPTY_MESSAGE"]


def test_a_forwarded_message_needs_no_words_but_a_reply_does() -> None:
    there = {"message_id": "5", "channel_id": "6"}
    assert message_problems({"message_reference": {**there, "type": 1}}) == []
    assert complaints(message_problems({"message_reference": there})) == ["EMPTY_MESSAGE"]


def test_an_attachment_without_its_file_is_not_found() -> None:
    sent = {"content": "Look", "attachments": [upload()]}
    assert complaints(message_problems(sent)) == ["attachments.0 ATTACHMENT_NOT_FOUND"]


def test_an_edit_keeps_attachments_by_their_snowflakes() -> None:
    kept = {"attachments": [{"id": "1234567890123456789"}]}
    assert message_problems(kept, editing=True) == []
    lost = {"attachments": [{"id": 0}]}
    assert complaints(message_problems(lost, editing=True)) == [
        "attachments.0 ATTACHMENT_NOT_FOUND"
    ]


def test_an_edit_may_leave_everything_out_but_not_empty_everything() -> None:
    assert message_problems({"components": []}, editing=True) == []
    nothing: Body = {"content": None, "embeds": [], "components": [], "attachments": []}
    assert complaints(message_problems(nothing, editing=True)) == ["EMPTY_MESSAGE"]


@pytest.mark.parametrize("body", [None, [], "content", 7])
def test_a_body_that_is_no_object_is_refused(body: object) -> None:
    assert complaints(message_problems(body))[0] == "MODEL_TYPE_CONVERT"


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        pytest.param({"content": 5}, "content STRING_TYPE_CONVERT", id="number as text"),
        pytest.param(message(tts="no"), "tts BOOLEAN_TYPE_CONVERT", id="text as truth"),
        pytest.param(message(flags="4"), "flags NUMBER_TYPE_COERCE", id="text as number"),
        pytest.param(message(embeds={}), "embeds LIST_TYPE_CONVERT", id="object as list"),
        pytest.param(message(embeds=["x"]), "embeds.0 MODEL_TYPE_CONVERT", id="text as object"),
        pytest.param(
            message(row(button(id=True))), f"{IN_ROW}.id NUMBER_TYPE_COERCE", id="true id"
        ),
    ],
)
def test_fields_of_the_wrong_type_are_refused(body: Body, complaint: str) -> None:
    assert complaint in complaints(message_problems(body))


def test_problems_become_the_error_body_of_discord() -> None:
    problems = message_problems(message(row(button(label="x" * 81))))
    leaf = {
        "_errors": [{"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 80 or fewer in length."}]
    }
    assert form_body(problems) == {
        "code": 50035,
        "message": "Invalid Form Body",
        "errors": {"components": {"0": {"components": {"0": {"label": leaf}}}}},
    }


def test_an_empty_message_has_an_error_code_of_its_own() -> None:
    assert form_body(message_problems({})) == {
        "code": 50006,
        "message": "Cannot send an empty message",
    }
