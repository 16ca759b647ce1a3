"""How Bandido Alcatraz asks for a move: the labels of cards and places."""

from __future__ import annotations

import pytest

from games.bandido_alcatraz.components import CARDS
from games.bandido_alcatraz.menu import PlaceEffects, decisions, place_label
from games.bandido_alcatraz.model import Dig, Laid, Place, Spot, Table, View
from games.bandido_alcatraz.picture.table import preview
from games.kit.game import Decision, Seat
from games.kit.menu import Menu, break_down, menu
from games.kit.words import LANGUAGES
from tests.support.boards.bandido_table import GAME, KIT, Team, seen, team, voice
from tests.support.laws.menus import menu_of


def label(table: View, place: Place, language: str = "en") -> str:
    return voice(language)(place_label(PlaceEffects.of(place, table)))


@pytest.mark.parametrize(
    ("code", "spot"),
    [
        ("A3", Spot(1, -2, 90)),
        ("B3", Spot(2, -1, 180)),
        ("A4", Spot(2, 0, 270)),
        ("B4", Spot(3, 0, 180)),
        ("C4", Spot(2, 1, 270)),
    ],
)
def test_the_letters_of_codes_count_the_places_of_a_card_at_a_tunnel(code: str, spot: Spot) -> None:
    table = seen(team().hold("A43", "A50", "A59"))
    assert table.spot_of("A50", code) == spot
    assert label(table, table.place("A50", spot)).startswith(f"{code} (")


def test_a_label_names_no_side_for_what_is_left_of_a_tunnel_may_lie_right_in_the_picture() -> None:
    table = seen(team().hold("A43", "A50", "A59"))
    for language, words in (("en", "left right"), ("de", "links rechts"), ("es", "izq der")):
        said = " ".join(label(table, place, language) for place in table.places)
        assert not any(word in said for word in words.split())


def test_a_place_says_how_many_tunnels_it_closes_and_opens_and_that_it_covers_water() -> None:
    position = team().dig("A26 @ (0,-1) 0", "A35 @ (2,0) 0").hold("A05", "A25", "A36")
    table = seen(position)
    said = {(place.card, place.code): label(table, place) for place in table.places}
    assert said["A25", "B2"] == "B2 (row 5, columns C–D): closes 2"
    assert said["A05", "A2"] == "A2 (rows 5–6, column C): closes 1"
    assert said["A36", "A2"] == "A2 (rows 5–6, column C): closes 1 and opens 1"
    assert said["A05", "W1"] == "W1 (row 4, columns F–G): closes 1 and covers water"


def test_a_place_that_would_lose_says_so() -> None:
    position = team(gathered=KIT).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180").hold("A05", "A36")
    table = seen(position)
    said = {place.card: label(table, place) for place in table.places}
    assert said["A05"] == "A4 (row 4, columns E–F): closes 1 and LOSES"
    assert said["A36"] == "A4 (row 4, columns E–F): closes 1 and opens 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_that_walls_water_in_says_so_and_is_asked_before_while_all_is_not_lost(
    language: str,
) -> None:
    say, position = voice(language), team().dig("A35 @ (2,0) 0").hold("A05", "A36", "A43")
    table = seen(position, position.state.turn)
    (wall,) = (one for one in table.places if one.ruins and one.card == "A05")
    dig = Dig(card="A05", x=wall.x, y=wall.y, rotation=wall.rotation)
    *_, at = decisions(table, dig)
    assert at.icon == "⚠️"
    assert say("place-ruins") in label(table, wall, language)
    assert (asked := GAME.warning(table, dig))
    assert say(asked)
    lost = seen(position.play(dig).hold("A02", "A36", "A43"), position.state.turn)
    assert lost.is_lost
    assert not any(one.ruins for one in lost.places), "nothing is left to be lost"


def test_the_escape_is_lost_once_the_kit_cannot_be_right_any_more() -> None:
    ropes = [name for name, one in CARDS.items() if one.item == "rope"]
    position = team()
    laid = [Laid(card=one, x=2 * n, y=9, rotation=0) for n, one in enumerate(ropes)]
    position.given(table=Table(side="easy", laid=tuple(laid[:-2])))
    assert not seen(position, None).is_kit_spoilt
    position.given(table=Table(side="easy", laid=tuple(laid[:-1])))
    assert seen(position, None).is_kit_spoilt


def test_the_same_choice_is_put_into_words_once_also_at_a_later_ply() -> None:
    def offered(position: Team) -> dict[tuple[str, ...], tuple[Decision, ...]]:
        seat = position.state.turn
        table = GAME.view(position.state, seat)
        ways = (decisions(table, move) for move in GAME.legal(position.state, seat))
        return {tuple(voice()(one.label) for one in way): way for way in ways}

    first = offered(team().hold("A43", "A50", "A59"))
    later = offered(team().dig("A36 @ (2,0) 0").hold("A43", "A50", "A59"))
    alike = first.keys() & later.keys()
    assert len(alike) > 10
    for way in alike:
        assert all(a is b for a, b in zip(first[way], later[way], strict=True))


def test_the_button_of_a_place_has_the_sign_of_covered_water_if_it_covers_any() -> None:
    table = seen(team().dig("A26 @ (0,-1) 0", "A35 @ (2,0) 0").hold("A05", "A25", "A36"))
    for place in table.places:
        dig = Dig(card=place.card, x=place.x, y=place.y, rotation=place.rotation)
        *_, at = decisions(table, dig)
        assert (at.icon == "🌊") == bool(place.covers and not (place.loses or place.ruins))


def test_the_button_of_a_place_says_the_change_and_warns_of_what_loses() -> None:
    position = team(gathered=KIT).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180").hold("A05", "A36")
    table = seen(position)
    for language in ("en", "de", "es"):
        shown = []
        for place in table.places:
            dig = Dig(card=place.card, x=place.x, y=place.y, rotation=place.rotation)
            *_, at = decisions(table, dig)
            assert at.on_button is not None
            shown.append((at.icon, voice(language)(at.on_button)))
        assert shown == [("⚠️", "A4 −1"), (None, "A4")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_places_are_asked_by_tunnel_each_with_the_best_change(language: str) -> None:
    position = team().hold("A43", "A50", "A59")

    def shown(*path: int) -> tuple[str, list[str]]:
        asked = menu_of(GAME, position.state, Seat(0), path)
        assert isinstance(asked, Menu)
        assert asked.buttons == len(asked.options)
        said = voice(language)
        labels = [f"{one.icon or ''}{said(one.on_button or one.label)}" for one in asked.options]
        return asked.ask.key, labels

    card = {"en": "Card", "es": "Carta", "de": "Karte"}[language]
    assert shown() == ("ask-card", [f"🧥{card} 1", f"{card} 2", f"{card} 3"])
    gather = {"en": "🧥Gather", "es": "🧥Recoger", "de": "🧥Sammeln"}[language]  # "+1" is tunnels
    assert shown(0) == ("ask-tunnel", [gather, "1: +1", "2: +1", "3: +1", "4: +1", "5: +1"])
    assert shown(1) == ("ask-tunnel", ["1: −1", "2: −1", "3: +1", "4: +1", "5: +1"])
    assert shown(2, 2) == ("ask-place", ["A3 +2", "B3 +2", "C3 +2"])
    position = team().hold("A33", "A50", "A59")
    assert shown(0) == ("ask-tunnel", ["1: ±0", "2: ±0", "3: +2", "4: +2", "5: +2"])


def test_once_its_tunnel_is_chosen_the_places_there_lie_large_side_by_side() -> None:
    position = team().hold("A43", "A50", "A59")
    asked = menu_of(GAME, position.state, Seat(0), (2, 2))
    assert isinstance(asked, Menu)
    codes = ["A3", "B3", "C3"]
    assert [one.value for one, *_ in asked.proposals] == codes
    table = seen(position)
    there = [place for place in table.places if place.card == "A59" and place.code in codes]
    alone = table.model_copy(update={"places": tuple(there)})
    shown = preview(table, voice(), asked.chosen, asked.proposals)
    assert shown.tobytes() == preview(alone, voice(), asked.chosen).tobytes()


def test_of_four_places_the_tunnel_is_asked_first_of_three_it_is_not() -> None:
    position = team().hold("A43", "A50", "A59")
    everywhere = break_down(GAME, seen(position), GAME.legal(position.state, Seat(0)))
    found = [one for one in everywhere if one.decisions[0].value == "A59"]
    at_two = [one for one in found if one.decisions[-1].value[1:] in {"1", "3"}]
    few = [one for one in at_two if one.decisions[-1].value != "B1"][:3]
    for moves, key in ((found, "ask-tunnel"), (few, "ask-place")):
        asked = menu(moves)
        assert isinstance(asked, Menu)
        assert asked.ask.key == key


def test_a_card_that_is_dug_as_soon_as_it_is_chosen_says_where() -> None:
    position = team(gathered=KIT).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180")
    asked = menu_of(GAME, position.hold("A01", "A09", "A36").state, Seat(0))
    assert isinstance(asked, Menu)
    labels = [
        (voice()(one.label).partition(" → ")[2], one.move is not None) for one in asked.options
    ]
    assert labels == [("dig at A4", True), ("", False), ("dig at A4", True)]
    assert [voice()(one.on_button) for one in asked.options if one.on_button] == [
        "Card 1 → A4",
        "Card 2",
        "Card 3 → A4",
    ]


def test_goal_exit_water_kit_and_pile_are_explained_when_each_first_matters() -> None:
    def asked(position: Team) -> str:
        question = menu_of(GAME, position.state, Seat(0))
        assert isinstance(question, Menu)
        assert voice("en")(question.ask) == "Which card do you play?"
        return question.ask.key

    assert asked(team().hold("A43", "EXIT", "A59")) == "ask-card"  # the goal, before anything else
    later = team().dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180")
    assert asked(later.hold("A43", "EXIT", "A59")) == "ask-card-exit"
    assert asked(later.hold("A04", "A50", "A59")) == "ask-card-kit"
    assert asked(later.hold("A36", "A50", "A59")) == "ask-card"
    assert asked(later.given(pile=later.state.pile[:9])) == "ask-card-pile"
    wet = team().dig("A35 @ (2,0) 0", "A25 @ (1,1) 180")
    assert asked(wet.hold("A04", "A50", "A59")) == "ask-card-water"
