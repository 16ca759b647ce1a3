"""Answers to interactions, threads and direct messages."""

from __future__ import annotations

import pytest

from playground.checks import dm_problems, interaction_response_problems, thread_problems
from playground.tests.support.bodies import V2, Body, complaints, label, labels, layout, modal, text


def answer(kind: int, data: Body | None = None) -> Body:
    return {"type": kind} if data is None else {"type": kind, "data": data}


def suggest(count: int = 1, **changes: object) -> Body:
    suggestions = [{"name": "Red", "value": "red", **changes} for _ in range(count)]
    return answer(8, {"choices": suggestions})


ANSWERS = [
    pytest.param(
        answer(4, {"content": "x"}),
        answer(3, {"content": "x"}),
        "type BASE_TYPE_CHOICES",
        id="types",
    ),
    pytest.param(
        answer(4, {"content": "x"}),
        answer(4),
        "data BASE_TYPE_REQUIRED",
        id="a message says something",
    ),
    pytest.param(
        answer(4, {"content": "x" * 2_000}),
        answer(4, {"content": "x" * 2_001}),
        "data.content BASE_TYPE_MAX_LENGTH",
        id="content of 2,000",
    ),
    pytest.param(
        answer(4, layout(text())),
        answer(4, {"components": [text()]}),
        "data.components.0.type UNION_TYPE_CHOICES",
        id="layouts carry the flag",
    ),
    pytest.param(
        answer(4, {"content": "x"}),
        answer(4, {"flags": 64}),
        "data EMPTY_MESSAGE",
        id="a message is not empty",
    ),
    pytest.param(
        answer(5, {"flags": 64}),
        answer(5, {"flags": V2}),
        "data INTERACTION_CALLBACK_DEFER_FLAGS",
        id="a delay may be private",
    ),
    pytest.param(
        answer(5),
        answer(5, {"content": "x"}),
        "data INTERACTION_CALLBACK_DEFER_FLAGS",
        id="a delay says nothing",
    ),
    pytest.param(
        answer(6),
        answer(6, {"content": "x"}),
        "data INTERACTION_CALLBACK_DATA_FORBIDDEN",
        id="a delayed update says nothing",
    ),
    pytest.param(
        answer(5, {"flags": 64, "allowed_mentions": {"parse": []}}),
        answer(5, {"allowed_mentions": {"parse": ["friends"]}}),
        "data.allowed_mentions.parse.0 BASE_TYPE_CHOICES",
        id="a delay may say whom it mentions",
    ),
    pytest.param(
        answer(6, {"allowed_mentions": {"parse": [], "users": ["7"]}}),
        answer(6, {"allowed_mentions": {"parse": ["users"], "users": ["7"]}}),
        "data.allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        id="a delayed update may say whom it mentions",
    ),
    pytest.param(
        answer(7, {"components": []}),
        answer(7, {"content": "x" * 2_001}),
        "data.content BASE_TYPE_MAX_LENGTH",
        id="updates are edits",
    ),
    pytest.param(
        suggest(25), suggest(26), "data.choices BASE_TYPE_MAX_LENGTH", id="25 suggestions"
    ),
    pytest.param(
        suggest(0),
        answer(8, {}),
        "data.choices BASE_TYPE_REQUIRED",
        id="no suggestion is an answer",
    ),
    pytest.param(
        suggest(name="x" * 100),
        suggest(name="x" * 101),
        "data.choices.0.name BASE_TYPE_BAD_LENGTH",
        id="suggestion name of 100",
    ),
    pytest.param(
        suggest(value="x" * 100),
        suggest(value="x" * 101),
        "data.choices.0.value BASE_TYPE_MAX_LENGTH",
        id="suggestion value of 100",
    ),
    pytest.param(
        suggest(value=5),
        suggest(value=None),
        "data.choices.0.value BASE_TYPE_REQUIRED",
        id="a suggestion has a value",
    ),
    pytest.param(
        answer(9, modal(label())),
        answer(9, modal(*labels(6))),
        "data.components BASE_TYPE_BAD_LENGTH",
        id="modals of 5",
    ),
    pytest.param(
        answer(9, modal(label())), answer(9), "data BASE_TYPE_REQUIRED", id="a modal is described"
    ),
]

THREADS = [
    pytest.param(
        {"name": "x" * 100}, {"name": "x" * 101}, "name BASE_TYPE_BAD_LENGTH", id="name of 100"
    ),
    pytest.param({"name": "x"}, {"name": ""}, "name BASE_TYPE_BAD_LENGTH", id="name of 1"),
    pytest.param({"name": "x"}, {}, "name BASE_TYPE_REQUIRED", id="a name"),
    pytest.param(
        {"name": "x", "auto_archive_duration": 10_080},
        {"name": "x", "auto_archive_duration": 120},
        "auto_archive_duration BASE_TYPE_CHOICES",
        id="minutes to the archive",
    ),
    pytest.param(
        {"name": "x", "rate_limit_per_user": 21_600},
        {"name": "x", "rate_limit_per_user": 21_601},
        "rate_limit_per_user NUMBER_TYPE_MAX",
        id="slow mode of 6 hours",
    ),
    pytest.param(
        {"name": "x", "type": 11},
        {"name": "x", "type": 0},
        "type BASE_TYPE_CHOICES",
        id="thread types",
    ),
]


@pytest.mark.parametrize(("good", "bad", "complaint"), ANSWERS)
def test_an_answer_may_touch_a_limit_but_not_pass_it(good: Body, bad: Body, complaint: str) -> None:
    assert interaction_response_problems(good) == []
    assert complaints(interaction_response_problems(bad)) == [complaint]


@pytest.mark.parametrize(("good", "bad", "complaint"), THREADS)
def test_a_thread_may_touch_a_limit_but_not_pass_it(good: Body, bad: Body, complaint: str) -> None:
    assert thread_problems(good) == []
    assert complaints(thread_problems(bad)) == [complaint]


def test_an_update_of_a_layout_stays_one() -> None:
    update = answer(7, {"components": [text()]})
    assert interaction_response_problems(update, previous_flags=V2) == []
    assert interaction_response_problems(update) != []


def test_a_file_alone_answers() -> None:
    assert interaction_response_problems(answer(4, {}), has_files=True) == []


@pytest.mark.parametrize("minutes", [60, 1_440, 4_320, 10_080])
@pytest.mark.parametrize("kind", [10, 11, 12])
def test_a_thread_sleeps_after_an_hour_a_day_three_or_seven(minutes: int, kind: int) -> None:
    assert thread_problems({"name": "x", "auto_archive_duration": minutes, "type": kind}) == []


def test_changing_a_thread_needs_no_name() -> None:
    assert thread_problems({"archived": False}, editing=True) == []
    assert complaints(thread_problems({"archived": "no"}, editing=True)) == [
        "archived BOOLEAN_TYPE_CONVERT"
    ]


@pytest.mark.parametrize("recipient", ["1234567890123456789", 1234567890123456789])
def test_a_direct_message_has_a_recipient(recipient: object) -> None:
    assert dm_problems({"recipient_id": recipient}) == []


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        pytest.param({}, "recipient_id BASE_TYPE_REQUIRED", id="nobody"),
        pytest.param({"recipient_id": "Ada"}, "recipient_id NUMBER_TYPE_COERCE", id="a name"),
    ],
)
def test_a_direct_message_to_nobody_is_refused(body: Body, complaint: str) -> None:
    assert complaints(dm_problems(body)) == [complaint]
