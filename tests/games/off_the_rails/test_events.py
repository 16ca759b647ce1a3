"""What is told of a drive: one event for the way of a cart, with what it takes on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.kit.game import Seat, event, seat_name, text
from games.kit.words import LANGUAGES, Voice
from games.off_the_rails.components import (
    COLOURS,
    JEWEL_ICONS,
    JEWELS,
    NOTHING,
    cart_name,
    jewel_names,
    jewels_of,
)
from games.off_the_rails.events import (
    cart_placed,
    cart_swallowed,
    derailed_at_end,
    derailed_by_collision,
    fell,
    rammed,
)
from games.off_the_rails.model import Cart, Collapse
from tests.support.boards.off_the_rails_table import heap, position

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.kit.game import Event

DOWN = "  C\n1 ┃\n2 ┃\n3 ┃"


def test_the_way_of_a_cart_is_told_as_a_list_of_squares_and_jewels() -> None:
    drive = position(DOWN, "red.white C1 S 2", deposits={"C2": "rock", "C3": "gold gold"}).drive()
    (rolls,) = [told for told in drive.events if told.key == "rolls"]
    rock, gold = text("icon-rock"), text("icon-gold")
    assert rolls.args["way"] == (
        "C1",
        text("way-taking", square="C2", jewels=(rock,)),
        text("way-taking", square="C3", jewels=(gold, gold)),
    )
    assert "🛒 Red 1 (Ann): C1 → C2 🪨 → C3 🟡 🟡" in drive.story


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("jewel", JEWELS)
def test_a_jewel_has_the_same_sign_in_texts_as_in_the_box(jewel: str, language: str) -> None:
    icons = {str(name): icon for name, icon in JEWEL_ICONS.items()}
    assert Voice(language, "off_the_rails")(f"icon-{jewel}") == icons[jewel]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "⛏️ Ann takes a ruby at H3."),
        ("de", "⛏️ Ann nimmt 1 Rubin auf H3."),
        ("es", "⛏️ Ann recoge un rubí en H3."),
    ],
)
def test_one_jewel_is_told_with_an_article_or_a_number(language: str, said: str) -> None:
    ruby = jewel_names(jewels_of(ruby=1))
    assert say(event("takes", who=seat_name(Seat(0)), jewels=ruby, square="H3"), language) == said


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Blue's cart"), ("de", "Lore Blau"), ("es", "la vagoneta Azul")]
)
def test_the_cart_of_who_plays_alone_is_named_within_a_sentence(language: str, said: str) -> None:
    assert Voice(language, "off_the_rails").word(cart_name("blue")) == said


CHASM = "  C\n1 ┃\n2 x"


def say(told: Event, language: str = "en") -> str:
    return Voice(language, "off_the_rails", ("Ann", "Bea"))(told)


def test_a_fall_into_the_chasm_tells_what_is_lost() -> None:
    fall = position(CHASM, "red.white C1 S 2: gold ruby", chasm_open=True).drive()
    assert (
        "🕳️ Red 1 plunges into the chasm at C2 with gold and a ruby aboard: "
        "Ann will not see any of it again." in fall.story
    )


def test_an_empty_cart_that_falls_loses_nothing_else() -> None:
    fall = position(CHASM, "red.white C1 S 2", chasm_open=True).drive()
    assert "🕳️ Red 1 plunges into the chasm at C2: Ann will not see it again." in fall.story


def test_a_cart_that_is_swallowed_tells_what_goes_down_with_it() -> None:
    start = position(
        "  C\n2 x\n3 ┃",
        "blue.white C3 S 3: gold gold",
        phase="spread",
        token="red",
        chasm_open=True,
    )
    end = start.play(Collapse(at="C3"))
    assert "🕳️ Blue 1 (Bob) is swallowed with it, and 2 gold in it!" in end.story


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_brief_a_cart_has_its_name_and_that_of_another_its_owner(language: str) -> None:
    voice = Voice(language, "off_the_rails", ("Ann", "Bob"))
    mine, theirs = Cart(name="red.white", owner=Seat(0)), Cart(name="blue.black", owner=Seat(1))
    told = [cart_placed(mine, "C1"), rammed(mine, theirs, "C3", head_on=False, connected=False)]
    told += [derailed_by_collision(theirs), cart_swallowed(theirs), derailed_at_end(theirs)]
    placed, *others = (voice.together([one], "brief") for one in told)
    red, blue = (voice(cart_name(one.name)) for one in (mine, theirs))
    assert placed.startswith(f"🛒 {red} ")
    assert [one for one in others if f"{blue} (Bob)" not in one] == []


def test_a_collapse_tells_the_track_and_the_jewels_that_go_down() -> None:
    start = position(
        "  C\n2 x\n3 ┃", deposits={"C3": "ruby"}, phase="spread", token="red", chasm_open=True
    )
    end = start.play(Collapse(at="C3"))
    assert "🕳️ C3 collapses, track and all, and swallows a ruby." in end.story


def test_a_collision_tells_where_the_carts_face_afterwards() -> None:
    drive = position(DOWN, "red.white C1 S 3: ruby", "blue.white C2 N 3: gold").drive()
    assert drive.story[-3:-1] == ["🔄 Red 1 now faces north.", "🔄 Blue 1 now faces south."]


def test_a_cart_that_derails_in_a_collision_faces_nowhere() -> None:
    drive = position(DOWN, "red.white C1 S 3", "blue.white C2 N 3: gold").drive()
    assert [told for told in drive.story if "now faces" in told] == ["🔄 Blue 1 now faces south."]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Not every kind of jewel came up."),
        ("es", "No salió una joya de cada tipo."),
        ("de", "Nicht von jeder Sorte kam eines heraus."),
    ],
)
def test_a_match_alone_that_is_lost_has_no_winner(language: str, said: str) -> None:
    assert Voice(language, "off_the_rails")("solo-loss") == said


def test_a_cart_still_below_at_the_end_tells_what_it_loses() -> None:
    start = position(
        "  B C\n7 · x\n8 ┃ ·",
        "red.white B8 N 1: gold",
        supply=dict.fromkeys(COLOURS, 0),
        chasm_open=True,
        tokens={"H8": "red"},
        phase="spread",
        token="red",
    )
    end = start.play(Collapse(at="H7"))
    assert "💢 Red 1 (Ann) is still below and derails. Lost: gold." in end.story


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tell", [cart_swallowed, derailed_at_end, lambda cart: fell(cart, "C2")])
def test_every_language_names_what_is_lost(language: str, tell: Callable[[Cart], Event]) -> None:
    cart = Cart(name="red.white", owner=Seat(0), square="C1", heading="S", hold=heap("diamond"))
    diamond = Voice(language, "off_the_rails")(jewel_names(cart.hold)[0])
    assert diamond in say(tell(cart), language)
    assert diamond not in say(tell(cart.model_copy(update={"hold": NOTHING})), language)
