"""Modals: five questions at most, each with its own limits."""

from __future__ import annotations

import pytest

from playground.checks import modal_problems
from playground.tests.support.bodies import (
    Body,
    button,
    checkboxes,
    choice,
    complaints,
    file_upload,
    label,
    labels,
    modal,
    radio,
    row,
    select,
    text,
    text_input,
    user_select,
)

WHOLE = [
    pytest.param(
        modal(*labels(5)), modal(*labels(6)), "components BASE_TYPE_BAD_LENGTH", id="5 questions"
    ),
    pytest.param(modal(label()), modal(), "components BASE_TYPE_BAD_LENGTH", id="1 question"),
    pytest.param(
        modal(label(), title="x" * 45),
        modal(label(), title="x" * 46),
        "title BASE_TYPE_BAD_LENGTH",
        id="title of 45",
    ),
    pytest.param(
        modal(label()), modal(label(), title=None), "title BASE_TYPE_REQUIRED", id="a title"
    ),
    pytest.param(
        modal(label(), custom_id="x" * 100),
        modal(label(), custom_id="x" * 101),
        "custom_id BASE_TYPE_BAD_LENGTH",
        id="custom_id of 100",
    ),
    pytest.param(
        modal(label(label="x" * 45)),
        modal(label(label="x" * 46)),
        "components.0.label BASE_TYPE_BAD_LENGTH",
        id="label of 45",
    ),
    pytest.param(
        modal(label(description="x" * 100)),
        modal(label(description="x" * 101)),
        "components.0.description BASE_TYPE_MAX_LENGTH",
        id="description of 100",
    ),
    pytest.param(
        modal(label()),
        modal({"type": 18, "label": "x"}),
        "components.0.component BASE_TYPE_REQUIRED",
        id="a label labels something",
    ),
    pytest.param(
        modal(label(), text()),
        modal(label(), text_input(custom_id="b")),
        "components.1.type UNION_TYPE_CHOICES",
        id="inputs stand in labels",
    ),
    pytest.param(
        modal(label(select())),
        modal(label(button())),
        "components.0.component.type UNION_TYPE_CHOICES",
        id="no buttons in modals",
    ),
    pytest.param(
        modal(row(text_input(label="x" * 45))),
        modal(row(text_input(label="x" * 46))),
        "components.0.components.0.label BASE_TYPE_BAD_LENGTH",
        id="old label of 45",
    ),
    pytest.param(
        modal(row(text_input(label="x"))),
        modal(row(text_input())),
        "components.0.components.0.label BASE_TYPE_REQUIRED",
        id="old inputs have labels",
    ),
    pytest.param(
        modal(row(text_input(label="x"))),
        modal(row(text_input(label="x"), text_input(label="y", custom_id="b"))),
        "components.0.components BASE_TYPE_BAD_LENGTH",
        id="one old input in a row",
    ),
]

QUESTIONS = [
    pytest.param(text_input(style=2), text_input(style=3), "style BASE_TYPE_CHOICES", id="style"),
    pytest.param(
        text_input(custom_id="x" * 100),
        text_input(custom_id="x" * 101),
        "custom_id BASE_TYPE_BAD_LENGTH",
        id="custom_id of 100",
    ),
    pytest.param(
        text_input(value="x" * 4_000),
        text_input(value="x" * 4_001),
        "value BASE_TYPE_MAX_LENGTH",
        id="value of 4,000",
    ),
    pytest.param(
        text_input(placeholder="x" * 100),
        text_input(placeholder="x" * 101),
        "placeholder BASE_TYPE_MAX_LENGTH",
        id="placeholder of 100",
    ),
    pytest.param(
        text_input(max_length=4_000),
        text_input(max_length=4_001),
        "max_length NUMBER_TYPE_MAX",
        id="max_length of 4,000",
    ),
    pytest.param(
        text_input(max_length=1),
        text_input(max_length=0),
        "max_length NUMBER_TYPE_MIN",
        id="max_length of 1",
    ),
    pytest.param(
        text_input(min_length=5, max_length=5),
        text_input(min_length=6, max_length=5),
        "min_length COMPONENT_MIN_ABOVE_MAX",
        id="min_length up to max_length",
    ),
    pytest.param(
        select(), select(disabled=True), "disabled MODAL_COMPONENT_DISABLED", id="nothing disabled"
    ),
    pytest.param(
        user_select(min_values=0, required=False),
        user_select(min_values=0),
        "min_values COMPONENT_REQUIRED_MIN_VALUES",
        id="required selects need a value",
    ),
    pytest.param(radio(10), radio(11), "options BASE_TYPE_BAD_LENGTH", id="10 radio options"),
    pytest.param(radio(2), radio(1), "options BASE_TYPE_BAD_LENGTH", id="2 radio options"),
    pytest.param(
        radio(options=[choice("a", default=True), choice("b")]),
        radio(options=[choice("a", default=True), choice("b", default=True)]),
        "options RADIO_GROUP_TOO_MANY_DEFAULTS",
        id="one radio default",
    ),
    pytest.param(
        checkboxes(10), checkboxes(11), "options BASE_TYPE_BAD_LENGTH", id="10 checkboxes"
    ),
    pytest.param(checkboxes(1), checkboxes(0), "options BASE_TYPE_BAD_LENGTH", id="1 checkbox"),
    pytest.param(
        checkboxes(2, max_values=2),
        checkboxes(2, max_values=3),
        "max_values CHECKBOX_GROUP_MAX_VALUES",
        id="max_values up to the options",
    ),
    pytest.param(
        checkboxes(3, min_values=2, max_values=2),
        checkboxes(3, min_values=2, max_values=1),
        "min_values COMPONENT_MIN_ABOVE_MAX",
        id="checkboxes: min up to max",
    ),
    pytest.param(
        checkboxes(min_values=0, required=False),
        checkboxes(min_values=0),
        "min_values COMPONENT_REQUIRED_MIN_VALUES",
        id="required boxes need a value",
    ),
    pytest.param(
        file_upload(max_values=10),
        file_upload(max_values=11),
        "max_values NUMBER_TYPE_MAX",
        id="10 uploads",
    ),
    pytest.param(
        {"type": 23, "custom_id": "a", "default": True},
        {"type": 23, "custom_id": "a", "default": "yes"},
        "default BOOLEAN_TYPE_CONVERT",
        id="a box is ticked or not",
    ),
]


@pytest.mark.parametrize(("good", "bad", "complaint"), WHOLE)
def test_a_modal_may_touch_a_limit_but_not_pass_it(good: Body, bad: Body, complaint: str) -> None:
    assert modal_problems(good) == []
    assert complaints(modal_problems(bad)) == [complaint]


@pytest.mark.parametrize(("good", "bad", "complaint"), QUESTIONS)
def test_a_question_may_touch_a_limit_but_not_pass_it(
    good: Body, bad: Body, complaint: str
) -> None:
    assert modal_problems(modal(label(good))) == []
    assert complaints(modal_problems(modal(label(bad)))) == [f"components.0.component.{complaint}"]


def test_no_two_questions_share_a_custom_id() -> None:
    assert complaints(modal_problems(modal(label(), label()))) == [
        "components.1.component.custom_id COMPONENT_CUSTOM_ID_DUPLICATED"
    ]
