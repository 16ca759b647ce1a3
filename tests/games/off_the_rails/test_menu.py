"""The menus of Off the Rails: labels that fit and differ, routes by letter, piles as typed."""

from __future__ import annotations

import pytest
from discord.ui import Button

from cogs.kit.messages.layouts import fits_a_phone
from games.kit.chance import Chance
from games.kit.game import IllegalMove, Seat
from games.kit.menu import Menu
from games.kit.words import LANGUAGES, Voice
from games.off_the_rails.menu import move_by_letter, split_of
from games.off_the_rails.model import Drive, EndActions, Lay, Move, PlaceCart, Split, State
from tests.support.boards.off_the_rails_table import BUSY_MATCHES, GAME, NAMES, busy_turns, position
from tests.support.laws.menus import menu_of


@pytest.mark.parametrize("match", BUSY_MATCHES[::3], ids=str)
def test_labels_fit_and_differ_wherever_something_is_asked(match: tuple[int, int]) -> None:
    voices = [Voice(language, "off_the_rails", NAMES) for language in LANGUAGES]
    for state, seat, _, _, _ in busy_turns(*match)[::4]:
        question = menu_of(GAME, state, seat)
        assert isinstance(question, Menu)
        for say in voices:
            labels = [say(option.label) for option in question.options]
            assert len(set(labels)) == len(labels)
            shown = [say(option.on_button or option.label) for option in question.options]
            assert [one for one in (*labels, *shown) if one[:1].islower()] == []


@pytest.mark.parametrize("match", BUSY_MATCHES[::3], ids=str)
def test_every_decision_names_the_field_of_the_move_that_it_decides(
    match: tuple[int, int],
) -> None:
    for state, seat, _, _, _ in busy_turns(*match)[::4]:
        seen = GAME.view(state, seat)
        for move in GAME.legal(state, seat):
            fields = [one.field for one in GAME.decisions(seen, move)]
            assert fields[0] == "kind"
            assert set(fields) <= type(move).model_fields.keys()
            assert len(set(fields)) == len(fields)


# ---- fewer presses ------------------------------------------------------------------------------


def offered(state: State, *path: int) -> list[str]:
    """Return what a question offers, in English."""
    question = menu_of(GAME, state, Seat(0), path)
    assert isinstance(question, Menu)
    return [Voice("en", "off_the_rails", NAMES)(option.label) for option in question.options]


def on_buttons(state: State, *path: int) -> list[str]:
    """Return what stands on the buttons of a question, in English."""
    question = menu_of(GAME, state, Seat(0), path)
    assert isinstance(question, Menu)
    say = Voice("en", "off_the_rails", NAMES)
    return [say(option.on_button or option.label) for option in question.options]


def test_few_tiles_are_offered_as_finished_moves_and_one_door_to_the_others() -> None:
    state = position("  C\n1 ┃", "red.white C1 S 3").state
    labels = offered(state, 0)
    assert set(labels[:3]) == {
        "C2 · straight north to south",
        "C2 · corner north to east",
        "C2 · corner north to west",
    }
    assert [label[0] for label in on_buttons(state, 0)[:5]] == [*"①②③④⑤"]
    assert len(labels) == 6
    assert labels[5] == "Another…"
    first = labels.index("C2 · straight north to south")
    assert on_buttons(state, 0)[first] == f"{'①②③'[first]} N–S"
    assert menu_of(GAME, state, Seat(0), (0, first)) == Lay(at="C2", tile="NS")
    assert offered(state, 0, 5) == [f"Row {n}" for n in range(1, 9)]


def test_where_a_cart_would_derail_is_offered_before_other_ends() -> None:
    state = position("  C\n1 ┃", "red.white F0 S 3").state
    assert [label[:2] for label in offered(state, 0)[:4]] == ["F1"] * 3 + ["E1"]


def test_what_a_first_look_finds_good_is_offered_first() -> None:
    east = position("  C\n1 ┃", "red.white C1 S 2", deposits={"D2": "diamond"}).state
    west = position("  C\n1 ┃", "red.white C1 S 2", deposits={"B2": "diamond"}).state
    assert offered(east, 0)[0] == "C2 · corner north to east"
    assert offered(west, 0)[0] == "C2 · corner north to west"


@pytest.mark.parametrize("match", BUSY_MATCHES[::3], ids=str)
def test_no_order_of_answers_tells_what_is_hidden(match: tuple[int, int]) -> None:
    for state, seat, _, _, _ in busy_turns(*match)[::6]:
        other = GAME.redeal(state, seat, Chance("another world", 1))
        assert offered_to(seat, state) == offered_to(seat, other)


def offered_to(seat: Seat, state: State) -> list[str]:
    """Return what a seat is offered, in English, one question after another along the first."""
    found: list[str] = []
    path: tuple[int, ...] = ()
    while isinstance(question := menu_of(GAME, state, seat, path), Menu):
        found += [Voice("en", "off_the_rails", NAMES)(one.label) for one in question.options]
        path = (*path, 0)
    return found


def test_laying_track_goes_on_where_the_last_tile_lies() -> None:
    table = position("  C\n1 ┃", "red.white C1 S 3")
    view = GAME.view(table.state, Seat(0))
    assert GAME.given_answers(view) == ()
    after = table.play(Lay(at="C2", tile="NE")).state
    assert GAME.given_answers(GAME.view(after, Seat(0))) == ("lay",)
    assert GAME.given_answers(GAME.view(after, Seat(1))) == ()
    assert {label[:2] for label in offered(after, 0)[:3]} == {"D2"}


def test_ending_a_turn_with_all_actions_unused_is_asked_once() -> None:
    idle, moving = position().state, position("  C\n1 ┃", "red.white C1 S 1").state
    assert on_buttons(idle)[-1] == "End (4 unused)"
    asked = GAME.warning(GAME.view(idle, Seat(0)), EndActions())
    assert asked is not None
    assert asked.key == "sure-idle"
    assert GAME.warning(GAME.view(moving, Seat(0)), EndActions()) is None
    begun = position().play(Lay(at="C1", tile="NS")).state
    assert GAME.warning(GAME.view(begun, Seat(0)), EndActions()) is None


def test_a_drive_that_ends_the_match_is_asked_about() -> None:
    """Once the chasm is open a match ends when nobody is below."""
    drawing, cart = "  C\n1 ┃", "red.white C1 S 3"
    last = position(drawing, cart, chasm_open=True).state
    with_another = position(drawing, cart, "blue.white E1 S 3", chasm_open=True).state
    before = position(drawing, cart).state
    asked = [
        GAME.warning(GAME.view(state, Seat(0)), EndActions())
        for state in (last, with_another, before)
    ]
    assert [one and one.key for one in asked] == ["sure-last", None, None]
    assert GAME.warning(GAME.view(last, Seat(0)), Lay(at="C2", tile="NS")) is None


def test_a_route_that_ends_the_match_is_asked_about() -> None:
    drawing = "  C D E\n1 ┣ ━ ━\n2 ┃ · ·"
    fork = position(drawing, "red.white C0 S 3", chasm_open=True).play(EndActions()).state
    view = GAME.view(fork, Seat(0))
    asked = [GAME.warning(view, Drive(cart="red.white", route=route)) for route in "ES"]
    assert [one and one.key for one in asked] == [None, "sure-last"]


def test_after_the_fourth_action_nothing_is_laid_any_more() -> None:
    table = position("  C\n1 ┃", "red.white C1 S 3")
    for square in ("C2", "H8", "H7", "H6"):
        table = table.play(Lay(at=square, tile="NS"))
    assert GAME.given_answers(GAME.view(table.state, Seat(0))) == ()


def test_carts_that_differ_in_name_only_are_not_asked_apart() -> None:
    state = position().state
    assert offered(state)[1] == "Place a cart"
    assert offered(state, 1) == [f"Start track {square}" for square in ("C0", "E0", "F0", "H0")]
    assert menu_of(GAME, state, Seat(0), (1, 0)) == PlaceCart(cart="red.white", at="C0")


def test_a_letter_leads_to_the_move_that_takes_its_route() -> None:
    fork = position("  B C D\n1 · ┃ ·\n2 ┏ ┻ ━", "red.white C0 S 3").drive()
    seen = GAME.view(fork.state, None)
    assert [move_by_letter(seen, letter) for letter in "Ab"] == fork.legal
    with pytest.raises(IllegalMove) as refused:
        move_by_letter(seen, "C")
    assert refused.value.text.key == "no-such-route"


@pytest.mark.parametrize("piles", ["", "all", "1.2.3", "1.0.0.0.0.0"])
def test_piles_that_cannot_be_read_are_refused(piles: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        split_of(piles)
    assert refused.value.text.key == "no-such-split"


def test_piles_are_read_as_they_are_offered() -> None:
    rammed = position(
        "  C\n1 ┃\n2 ┃\n3 ┃", "red.white C1 S 3: ruby", "blue.white C3 N 3: gold ruby rock"
    ).drive()
    seen = GAME.view(rammed.state, Seat(1))
    splits = [move for move in rammed.legal if isinstance(move, Split)]
    offered = [GAME.decisions(seen, move)[-1].value for move in splits]
    assert [split_of(piles) for piles in offered] == splits


# ---- splitting a load ---------------------------------------------------------------------------


def asked_to_split(load: str) -> Menu[Move]:
    """Return what is asked of who splits a load themselves."""
    rammed = position(
        "  C\n1 ┃\n2 ┃\n3 ┃", "red.white C1 S 3: ruby", f"blue.white C3 N 3: {load}"
    ).drive()
    asked = menu_of(GAME, rammed.state, Seat(1), (0,))
    assert isinstance(asked, Menu)
    return asked


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("en", "diamond, ruby | gold, emerald"),
        ("de", "Diamant, Rubin | Gold, Smaragd"),
        ("es", "diamante, rubí | oro, esmeralda"),
    ],
)
def test_three_ways_to_split_a_load_are_offered_in_words_the_most_equal_first(
    language: str, first: str
) -> None:
    asked = asked_to_split("diamond gold emerald ruby")
    say = Voice(language, "off_the_rails", NAMES)
    labels = [say(one.on_button or one.label) for one in asked.options]
    assert labels[0] == first
    assert len(labels) == asked.buttons == 4
    assert all(fits_a_phone(Button(label=one)) for one in labels)


def test_all_other_ways_to_split_a_load_are_a_list_also_the_other_way_round() -> None:
    state = position(
        "  C\n1 ┃\n2 ┃\n3 ┃",
        "red.white C1 S 3: ruby",
        "blue.white C3 N 3: diamond gold emerald ruby",
    ).drive()
    asked = menu_of(GAME, state.state, Seat(1), (0, 3))
    assert isinstance(asked, Menu)
    assert (len(asked.options), asked.buttons) == (6, 0)
    labels = [Voice("en", "off_the_rails", NAMES)(one.label) for one in asked.options]
    assert {"a diamond and a ruby | gold and an emerald"} < {*labels}
    assert {"gold and an emerald | a diamond and a ruby"} < {*labels}


def test_few_ways_to_split_a_load_are_all_offered() -> None:
    asked = asked_to_split("gold ruby")
    assert (len(asked.options), asked.buttons) == (2, 2)
    assert all(isinstance(one.move, Split) for one in asked.options)
