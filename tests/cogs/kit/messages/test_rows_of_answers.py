"""Rows of answers: as few as a phone has room for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from cogs.kit.messages.layouts import (
    Hand,
    PictureInPlace,
    hand,
    packed,
    with_small_ones,
    with_some_beside,
    with_way_back,
)
from games import SHELF
from games.kit.menu import Menu
from games.kit.words import Voice
from tests.cogs.kit.pictures.test_views import opening


def buttons(*said: str) -> list[ui.Button[Any]]:
    """Return buttons, each written as its emoji and, behind a blank, its label."""
    parted = (one.partition(" ") for one in said)
    return [ui.Button(emoji=icon, label=label or None) for icon, _, label in parted]


@pytest.mark.parametrize(
    "row",
    [
        ("🛤️ Gleis", "🔀 Ausbau", "🛒 Lore"),
        ("🛤️ Vía", "🔀 Mejorar", "🛒 Sacar"),
        ("🛤️ Track", "🔀 Upgrade", "🛒 Cart"),
        ("⏪ Zurück", "⚠️ Fahren: entgleist"),
        ("⏫ Faster", "⏬ Slower", "⏪ Undo"),
    ],
    ids=" ".join,
)
def test_what_a_phone_shows_side_by_side_is_one_row(row: tuple[str, ...]) -> None:
    assert len(packed(buttons(*row))) == 1


def test_what_a_phone_would_break_begins_a_row_of_its_own() -> None:
    assert len(packed(buttons("⚔️ Meet them", "💨 Flee", "🌊 Throw overboard"))) == 2
    assert len(packed(buttons("🔍", "📝", "📜", "💡 Tipp", "📖"))) == 2  # 333.4 of 332 pixels
    assert len(packed(buttons("🔍 Größer", "📝", "📜 Züge", "💬"))) == 2  # ß is no narrow letter
    assert len(packed([ui.Button(label=f"{at} O–W") for at in "①②③④"])) == 2


def test_emoji_and_arrows_in_a_label_are_as_wide_as_they_are() -> None:
    goods = ("🔷🔷 AA", "🔷⚪ AB", "🔷🟧 AN", "🔷💜 AV")
    ways = ("🇪🇸1 → 🏴‍☠️1", "🏴‍☠️1 → 🇪🇸1", "🇪🇸1 → 🇪🇸4")  # a flag is one sign of several letters
    swaps = ("Lassen", "1 ↔ 2", "1 ↔ 4", "1 ↔ 5")
    for labels, fits in ((goods, 3), (ways, 2), (swaps, 3)):
        made: list[ui.Button[Any]] = [ui.Button(label=one) for one in labels]
        assert len(packed(made)[0].children) == fits


def test_small_buttons_stand_beside_the_last_answers_where_a_phone_has_room() -> None:
    way_back, larger = buttons("↩️", "🔍")
    few = packed(buttons("🧥 +1", "🪢 A2"))
    many = packed(buttons("🛤️ Gleis", "🔀 Ausbau", "🛒 Lore"))
    assert len(with_small_ones(few, [way_back, larger])) == 1
    assert len(with_small_ones(many, [way_back, larger])) == 2


def first_row(controls: list[ui.Item[Any]]) -> list[str]:
    """Return what the first row of some controls says."""
    row = controls[0]
    assert isinstance(row, ui.ActionRow)
    return [str(one.label or one.emoji) for one in row.children if isinstance(one, ui.Button)]


def test_the_way_back_stands_where_the_finger_rests_that_has_led_here() -> None:
    minor = buttons("↩️", "🔍")
    assert first_row(with_way_back(packed(buttons("🧥 +1", "🪢 A2")), minor)) == [
        "↩️",
        "+1",
        "A2",
        "🔍",
    ]
    many = packed(buttons(*["1️⃣ Boat one"] * 4))
    assert first_row(with_way_back(many, minor))[0] == "↩️"


def test_the_way_back_takes_no_row_more_than_below_the_answers() -> None:
    for count in range(1, 16):
        for label in ("A", "Boat 12", "Throw overboard"):
            rows = packed(buttons(*[f"🌊 {label}"] * count))
            minor = buttons("↩️", "🔍")
            before, below = with_way_back(rows, minor), with_small_ones(rows, minor)
            assert len(before) <= len(below)


def said_in(rows_below: int, news: str, *, in_picture: bool) -> str:
    """Return the text of a hand that asks for something above so many rows of controls."""
    match = opening(2, SHELF["off_the_rails"])
    (seat,) = match.to_act()
    asked, say = match.menu(seat), Voice("en", "off_the_rails", ("Ann", "Bob"))
    assert isinstance(asked, Menu)
    picture = PictureInPlace("mines.png", "The mines")
    one = Hand(match, seat, say, picture, asked, news=news, news_line=news)
    shown = hand(
        replace(one, asked_in_picture=in_picture),
        [ui.ActionRow(ui.Button(label="Box")) for _ in range(rows_below)],
    )
    parts = [*shown.walk_children()]
    alts = [
        item.description or ""
        for one in parts
        if isinstance(one, ui.MediaGallery)
        for item in one.items
    ]
    said = [one.content for one in parts if isinstance(one, ui.TextDisplay)]
    return "\n".join([*said, *alts])


def test_what_a_picture_asks_is_not_said_once_more_where_news_need_the_room() -> None:
    asks = "**Your turn!** Which side is yours?"
    assert asks in said_in(4, "Bob drove", in_picture=False)
    assert asks in said_in(4, "", in_picture=True)
    assert asks in said_in(3, "Bob drove", in_picture=True)
    assert asks not in (said := said_in(4, "Bob drove", in_picture=True))
    assert "-# Bob drove" in said
    assert "Your turn! Which side is yours?\nThe mines" in said, (
        "who does not see it hears it there"
    )


def test_beside_an_answer_there_is_room_for_small_buttons_if_that_saves_a_row() -> None:
    answers: list[ui.Item[Any]] = [
        ui.ActionRow(ui.Button(label="Give a card")),
        ui.ActionRow(ui.Button(label="Keep it for somebody")),
    ]
    go_on, icon = ui.Button[Any](label="Go on"), ui.Button[Any](emoji="🎓")
    assert len(with_some_beside(answers, [go_on])) == 2
    assert len(with_some_beside(answers, [go_on, icon, icon])) == 3
    assert len(with_some_beside([], [go_on])) == 1
