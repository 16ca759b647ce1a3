"""Layouts (components v2): nesting, counts, text, and the flag that stays."""

from __future__ import annotations

import pytest

from playground.checks import message_problems
from playground.tests.support.bodies import (
    V2,
    Body,
    button,
    buttons,
    complaints,
    container,
    embed,
    file,
    gallery,
    layout,
    message,
    row,
    section,
    text,
    text_input,
    thumbnail,
    upload,
)

TYPE = "UNION_TYPE_CHOICES"
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
ACCENT = 0xFFFFFF
EMBEDS = embed(title="Round 3")["embeds"]


def crowd(extra: int) -> Body:
    """Build 40 components: 6 rows of 5 buttons, a box, a section of two texts, and more."""
    rows = [row(*(button(custom_id=f"{line} {place}") for place in range(5))) for line in range(6)]
    return layout(*rows, container(*([text()] * (1 + extra))), text(), text())


LIMITS = [
    pytest.param(
        crowd(0),
        crowd(1),
        "components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        id="40 components, nested ones counted",
    ),
    pytest.param(
        layout(text("x" * 4_000)),
        layout(text("x" * 2_000), container(text("x" * 2_001))),
        "components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
        id="4,000 characters in all",
    ),
    pytest.param(
        layout(text("🎲" * 2_539 + "xx")),
        layout(text("🎲" * 2_539 + "xxx")),
        "components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
        id="10,170 bytes of text",
    ),
    pytest.param(
        layout(text("x")),
        layout(text("")),
        "components.0.content BASE_TYPE_BAD_LENGTH",
        id="text of 1",
    ),
    pytest.param(
        layout(gallery(10)),
        layout(gallery(11)),
        "components.0.items BASE_TYPE_BAD_LENGTH",
        id="10 pictures",
    ),
    pytest.param(
        layout(gallery(1)),
        layout(gallery(0)),
        "components.0.items BASE_TYPE_BAD_LENGTH",
        id="1 picture",
    ),
    pytest.param(
        layout(gallery(description="x" * 1_024)),
        layout(gallery(description="x" * 1_025)),
        "components.0.items.0.description BASE_TYPE_BAD_LENGTH",
        id="alt text of 1,024",
    ),
    pytest.param(
        layout(section(text(), text(), text())),
        layout(section(*[text()] * 4)),
        "components.0.components BASE_TYPE_BAD_LENGTH",
        id="3 texts in a section",
    ),
    pytest.param(
        layout(section(text())),
        layout(section()),
        "components.0.components BASE_TYPE_BAD_LENGTH",
        id="1 text in a section",
    ),
    pytest.param(
        layout(section(text())),
        layout({"type": 9, "components": [text()]}),
        "components.0.accessory BASE_TYPE_REQUIRED",
        id="a section has an accessory",
    ),
    pytest.param(
        layout(container(text())),
        layout(container()),
        "components.0.components BASE_TYPE_BAD_LENGTH",
        id="a container holds something",
    ),
    pytest.param(
        layout(container(text(), accent_color=ACCENT)),
        layout(container(text(), accent_color=ACCENT + 1)),
        "components.0.accent_color NUMBER_TYPE_MAX",
        id="accent of 24 bits",
    ),
    pytest.param(
        layout(gallery(description="x")),
        layout(gallery(description="")),
        "components.0.items.0.description BASE_TYPE_BAD_LENGTH",
        id="alt text of 1",
    ),
    pytest.param(
        layout({"type": 14, "spacing": 1}),
        layout({"type": 14, "spacing": 3}),
        "components.0.spacing BASE_TYPE_CHOICES",
        id="spacing",
    ),
    pytest.param(
        layout(row(*buttons(5))),
        layout(row(*buttons(6))),
        "components.0.components BASE_TYPE_BAD_LENGTH",
        id="5 buttons in a row",
    ),
    pytest.param(layout(text()), layout(), "EMPTY_MESSAGE", id="a layout shows something"),
    pytest.param(
        layout(text(), content=""),
        layout(text(), content="Hello"),
        f"content {LEGACY}",
        id="no content",
    ),
    pytest.param(
        layout(text(), embeds=[]), layout(text(), embeds=EMBEDS), f"embeds {LEGACY}", id="no embeds"
    ),
    pytest.param(
        layout(text(), sticker_ids=[]),
        layout(text(), sticker_ids=["5"]),
        f"sticker_ids {LEGACY}",
        id="no stickers",
    ),
    pytest.param(
        layout(text()),
        layout(text(), poll={"question": {"text": "?"}}),
        f"poll {LEGACY}",
        id="no poll",
    ),
]

MISPLACED = [
    pytest.param(container(container(text())), "components.0.components.0.type", id="box in box"),
    pytest.param(container(thumbnail()), "components.0.components.0.type", id="loose thumbnail"),
    pytest.param(container(button()), "components.0.components.0.type", id="loose button"),
    pytest.param(section(section(text())), "components.0.components.0.type", id="section twice"),
    pytest.param(section(button()), "components.0.components.0.type", id="button as text"),
    pytest.param(
        section(text(), accessory=gallery()),
        "components.0.accessory.type",
        id="gallery as accessory",
    ),
    pytest.param(row(text()), "components.0.components.0.type", id="text in a row"),
    pytest.param(button(), "components.0.type", id="button outside"),
    pytest.param(text_input(), "components.0.type", id="text input in a message"),
    pytest.param({"type": 18, "label": "x"}, "components.0.type", id="label in a message"),
    pytest.param({"type": 15}, "components.0.type", id="unknown type"),
    pytest.param({"content": "x"}, "components.0.type", id="no type"),
]


@pytest.mark.parametrize(("good", "bad", "complaint"), LIMITS)
def test_a_layout_may_touch_a_limit_but_not_pass_it(good: Body, bad: Body, complaint: str) -> None:
    assert message_problems(good) == []
    assert complaints(message_problems(bad)) == [complaint]


@pytest.mark.parametrize(("component", "where"), MISPLACED)
def test_each_component_has_its_place(component: Body, where: str) -> None:
    assert complaints(message_problems(layout(component))) == [f"{where} {TYPE}"]


def test_everything_that_may_stand_in_a_container_may_stand_there() -> None:
    inside: tuple[Body, ...] = (row(button()), section(text()), text(), gallery(), {"type": 14})
    assert message_problems(layout(container(*inside))) == []
    accessory = button(custom_id="accessory")
    assert message_problems(layout(section(text(), accessory=accessory))) == []


def test_a_custom_id_is_unique_at_any_depth() -> None:
    twice = layout(container(row(button())), section(text(), accessory=button()))
    assert complaints(message_problems(twice)) == [
        "components.1.accessory.custom_id COMPONENT_CUSTOM_ID_DUPLICATED"
    ]


def test_pictures_from_uploads_must_have_been_uploaded() -> None:
    shown = layout(gallery(media={"url": "attachment://table.png"}), attachments=[upload()])
    assert message_problems(shown, has_files=True) == []
    shown["attachments"] = [upload("hand.png")]
    assert complaints(message_problems(shown, has_files=True)) == [
        "components.0.items.0.media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
    ]


def test_an_edit_may_show_an_attachment_that_the_message_already_has() -> None:
    shown = layout(gallery(media={"url": "attachment://table.png"}))
    assert message_problems(shown, editing=True) == []
    assert message_problems(shown) != []


def test_a_file_component_shows_uploads_only() -> None:
    sent = layout(file(), attachments=[upload("rules.pdf")])
    assert message_problems(sent, has_files=True) == []
    linked = layout(file("https://example.org/rules.pdf"))
    assert complaints(message_problems(linked)) == ["components.0.file.url URL_TYPE_INVALID_SCHEME"]


def test_the_flag_of_a_layout_stays_through_edits() -> None:
    assert message_problems({"components": [text()]}, editing=True, previous_flags=V2) == []
    assert complaints(message_problems({"content": "x"}, editing=True, previous_flags=V2)) == [
        f"content {LEGACY}"
    ]


def test_the_flag_of_a_layout_cannot_be_taken_away() -> None:
    assert message_problems({"flags": V2 | 4}, editing=True, previous_flags=V2) == []
    assert complaints(message_problems({"flags": 4}, editing=True, previous_flags=V2)) == [
        "flags MESSAGE_FLAGS_COMPONENTS_V2_REMOVED"
    ]


def test_an_edit_may_turn_a_message_into_a_layout() -> None:
    assert message_problems(layout(text(), content=None, embeds=[]), editing=True) == []


def test_an_edit_cannot_empty_a_layout() -> None:
    emptied: Body = {"components": []}
    assert complaints(message_problems(emptied, editing=True, previous_flags=V2)) == [
        "EMPTY_MESSAGE"
    ]


def test_an_ordinary_message_has_no_use_for_layout_parts() -> None:
    assert complaints(message_problems(message(container(text())))) == [f"components.0.type {TYPE}"]
