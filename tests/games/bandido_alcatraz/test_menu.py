"""How Bandido Alcatraz asks for a move: the labels of cards and places."""

from __future__ import annotations

import pytest

from games.bandido_alcatraz.menu import PlaceEffects, decisions, place_label
from games.bandido_alcatraz.model import Dig, Place, Spot
from games.kit.game import Decision, Seat
from games.kit.menu import Menu
from tests.support.boards.bandido_table import GAME, KIT, Team, seen, team, voice
from tests.support.laws.menus import menu_of


@pytest.mark.parametrize(
    ("code", "spot"),
    [
        ("A4", Spot(2, 0, 0)),
        ("B4", Spot(2, 0, 90)),
        ("C4", Spot(2, 0, 270)),
        ("D4", Spot(3, 0, 180)),
        ("E4", Spot(2, 1, 270)),
        ("F4", Spot(2, -1, 90)),
    ],
)
def test_the_letter_of_a_code_says_where_the_card_goes_from_the_tunnel(
    code: str, spot: Spot
) -> None:
    table = seen(team().hold("A43", "A50", "A59"))
    assert table.spot_of("A50", code) == spot
    place = next(place for place in table.places if place.code == code)
    assert voice()(place_label(PlaceEffects.of(place))).startswith(f"{code}: ")


def test_a_label_names_no_side_for_what_is_left_of_a_tunnel_may_lie_right_in_the_picture() -> None:
    table = seen(team().hold("A43", "A50", "A59"))
    for language, words in (("en", "left right"), ("de", "links rechts"), ("es", "izq der")):
        said = " ".join(
            voice(language)(place_label(PlaceEffects.of(place))) for place in table.places
        )
        assert not any(word in said for word in words.split())


def test_a_place_says_how_many_tunnels_it_closes_and_opens_and_that_it_covers_water() -> None:
    position = team().dig("A26 @ (0,-1) 0", "A35 @ (2,0) 0").hold("A05", "A25", "A36")
    said = {
        (place.card, place.code): voice()(place_label(PlaceEffects.of(place)))
        for place in seen(position).places
    }
    assert said["A25", "F2"] == "F2: closes 2"
    assert said["A05", "A2"] == "A2: closes 1"
    assert said["A36", "A2"] == "A2: closes 1 and opens 1"
    assert said["A05", "G1"] == "G1: closes 1 and covers water"


def test_a_place_that_would_lose_says_so() -> None:
    position = team(gathered=KIT).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180").hold("A05", "A36")
    said = {
        place.card: voice()(place_label(PlaceEffects.of(place))) for place in seen(position).places
    }
    assert said["A05"] == "A4: closes 1 and LOSES"
    assert said["A36"] == "A4: closes 1 and opens 1"


def test_the_same_choice_is_put_into_words_once_also_at_a_later_ply() -> None:
    def offered(position: Team) -> dict[tuple[str, ...], tuple[Decision, ...]]:
        seat = position.state.turn
        table = GAME.view(position.state, seat)
        ways = (decisions(table, move) for move in GAME.legal(position.state, seat))
        return {tuple(voice()(one.label) for one in way): way for way in ways}

    first = offered(team().hold("A43", "A50", "A59"))
    later = offered(team().dig("A26 @ (0,-1) 0").hold("A43", "A50", "A59"))
    alike = first.keys() & later.keys()
    assert len(alike) > 10
    for way in alike:
        assert all(a is b for a, b in zip(first[way], later[way], strict=True))


def test_the_button_of_a_place_is_short_unless_it_loses() -> None:
    position = team(gathered=KIT).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180").hold("A05", "A36")
    table = seen(position)
    shown = [
        voice(language)(at.on_button or at.label)
        for language in ("en", "de", "es")
        for card in ("A05", "A36")
        for at in decisions(table, next(_dig(one) for one in table.places if one.card == card))[1:]
    ]
    assert shown[1::2] == ["A4 −1 +1"] * 3
    assert shown[::2] == [
        "A4: closes 1 and LOSES",
        "A4: schließt 1 und VERLIERT",
        "A4: cierra 1 y PIERDE",
    ]


def _dig(place: Place) -> Dig:
    return Dig(card=place.card, x=place.x, y=place.y, rotation=place.rotation)


def test_a_card_that_is_dug_as_soon_as_it_is_chosen_says_where() -> None:
    position = team(gathered=KIT).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180")
    asked = menu_of(GAME, position.hold("A01", "A09", "A36").state, Seat(0))
    assert isinstance(asked, Menu)
    labels = [
        (voice()(one.label).partition(" → ")[2], one.move is not None) for one in asked.options
    ]
    assert labels == [("dig at B4", True), ("", False), ("dig at A4", True)]
