"""Buttons and selects: each limit met and passed."""

from __future__ import annotations

import pytest

from playground.checks import message_problems
from playground.tests.support.bodies import (
    Body,
    button,
    choice,
    choices,
    complaints,
    link,
    message,
    row,
    select,
    user_select,
)

IN_ROW = "components.0.components.0"


CONTROLS = [
    pytest.param(
        button(label="x" * 80),
        button(label="x" * 81),
        "label BASE_TYPE_MAX_LENGTH",
        id="label of 80",
    ),
    pytest.param(
        button(custom_id="x" * 100),
        button(custom_id="x" * 101),
        "custom_id BASE_TYPE_BAD_LENGTH",
        id="custom_id of 100",
    ),
    pytest.param(
        button(custom_id="x"),
        button(custom_id=""),
        "custom_id BASE_TYPE_BAD_LENGTH",
        id="custom_id of 1",
    ),
    pytest.param(
        button(),
        button(custom_id=None),
        "custom_id BASE_TYPE_REQUIRED",
        id="a button has a custom_id",
    ),
    pytest.param(
        button(),
        button(label=" "),
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
        id="a button wears something",
    ),
    pytest.param(
        button(label=None, emoji={"name": "🎲"}),
        button(label=None),
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
        id="an emoji is enough",
    ),
    pytest.param(button(style=1), button(style=7), "style BASE_TYPE_CHOICES", id="styles"),
    pytest.param(
        button(),
        button(url="https://example.org"),
        "url BUTTON_COMPONENT_FIELD_FORBIDDEN",
        id="no url on an ordinary button",
    ),
    pytest.param(link(), link(url=None), "url BASE_TYPE_REQUIRED", id="a link has a url"),
    pytest.param(
        link(),
        link(custom_id="a"),
        "custom_id BUTTON_COMPONENT_FIELD_FORBIDDEN",
        id="a link has no custom_id",
    ),
    pytest.param(
        link(url="https://" + "x" * 504),
        link(url="https://" + "x" * 505),
        "url BASE_TYPE_MAX_LENGTH",
        id="link of 512",
    ),
    pytest.param(
        link(url="discord://a"),
        link(url="ftp://a"),
        "url URL_TYPE_INVALID_SCHEME",
        id="link schemes",
    ),
    pytest.param(
        {"type": 2, "style": 6, "sku_id": "5"},
        {"type": 2, "style": 6},
        "sku_id BASE_TYPE_REQUIRED",
        id="a premium button has a sku",
    ),
    pytest.param(
        {"type": 2, "style": 6, "sku_id": "5"},
        {"type": 2, "style": 6, "sku_id": "5", "label": "Buy"},
        "label BUTTON_COMPONENT_FIELD_FORBIDDEN",
        id="a premium button has no label",
    ),
    pytest.param(
        button(emoji={"id": "5", "name": "coin"}),
        button(emoji={"name": "coin"}),
        "emoji.name COMPONENT_INVALID_EMOJI",
        id="own emoji have an id",
    ),
    pytest.param(
        button(emoji={"name": "⬅️"}),
        button(emoji={"name": "←"}),
        "emoji.name COMPONENT_INVALID_EMOJI",
        id="an arrow is not always an emoji",
    ),
    pytest.param(
        select(options=choices(25)),
        select(options=choices(26)),
        "options BASE_TYPE_BAD_LENGTH",
        id="25 options",
    ),
    pytest.param(
        select(options=choices(1)),
        select(options=[]),
        "options BASE_TYPE_BAD_LENGTH",
        id="1 option",
    ),
    pytest.param(
        select(options=[choice("x" * 100)]),
        select(options=[choice(label="x" * 101)]),
        "options.0.label BASE_TYPE_BAD_LENGTH",
        id="option label of 100",
    ),
    pytest.param(
        select(options=[choice("x" * 100)]),
        select(options=[choice("x" * 101, label="a")]),
        "options.0.value BASE_TYPE_BAD_LENGTH",
        id="option value of 100",
    ),
    pytest.param(
        select(options=[choice(description="x" * 100)]),
        select(options=[choice(description="x" * 101)]),
        "options.0.description BASE_TYPE_MAX_LENGTH",
        id="option description of 100",
    ),
    pytest.param(
        select(options=[choice("a"), choice("b")]),
        select(options=[choice("a"), choice("a")]),
        "options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        id="values differ",
    ),
    pytest.param(
        select(placeholder="x" * 150),
        select(placeholder="x" * 151),
        "placeholder BASE_TYPE_MAX_LENGTH",
        id="placeholder of 150",
    ),
    pytest.param(
        select(min_values=2, max_values=2),
        select(min_values=2, max_values=1),
        "min_values SELECT_COMPONENT_MIN_ABOVE_MAX",
        id="min_values up to max_values",
    ),
    pytest.param(
        select(max_values=2),
        select(max_values=3),
        "max_values SELECT_COMPONENT_MAX_ABOVE_OPTIONS",
        id="max_values up to options",
    ),
    pytest.param(
        user_select(max_values=25),
        user_select(max_values=26),
        "max_values NUMBER_TYPE_MAX",
        id="max_values of 25",
    ),
    pytest.param(
        user_select(min_values=0),
        user_select(min_values=-1),
        "min_values NUMBER_TYPE_MIN",
        id="min_values of 0",
    ),
    pytest.param(
        user_select(),
        user_select(options=choices(1)),
        "options SELECT_COMPONENT_OPTIONS_FORBIDDEN",
        id="users are no options",
    ),
    pytest.param(
        user_select(default_values=[{"id": "5", "type": "user"}]),
        user_select(default_values=[{"id": "5", "type": "user"}] * 2),
        "SELECT_COMPONENT_DEFAULTS_OUT_OF_RANGE",
        id="as many defaults as may be chosen",
    ),
    pytest.param(
        user_select(default_values=[{"id": "5", "type": "user"}]),
        user_select(default_values=[{"id": "5", "type": "player"}]),
        "default_values.0.type BASE_TYPE_CHOICES",
        id="kinds of default",
    ),
]


@pytest.mark.parametrize(("good", "bad", "complaint"), CONTROLS)
def test_a_control_may_touch_a_limit_but_not_pass_it(good: Body, bad: Body, complaint: str) -> None:
    joint = " " if " " not in complaint else "."
    assert message_problems(message(row(good))) == []
    assert complaints(message_problems(message(row(bad)))) == [f"{IN_ROW}{joint}{complaint}"]


def test_no_two_components_share_a_custom_id() -> None:
    twins = message(row(button(custom_id="same")), row(select(custom_id="same")))
    assert complaints(message_problems(twins)) == [
        "components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED"
    ]
