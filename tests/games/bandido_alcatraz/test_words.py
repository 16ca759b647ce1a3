"""Bandido Alcatraz in words: places, refusals, news, the table; in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.bandido_alcatraz.menu import place_label
from games.bandido_alcatraz.model import Dig, Exchange, Gather, Options, Spot
from games.bandido_alcatraz.rules.legality import places_text
from games.kit.game import IllegalMove, Seat
from games.kit.menu import Menu
from games.kit.words import LANGUAGES, Voice
from tests.games.bandido_alcatraz.test_scenarios import FITS_NOT, USELESS, stuck
from tests.support.bandido_table import GAME, KIT, RAINCOATS, ROPES, digging, team
from tests.support.menus import menu_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.bandido_alcatraz.model import Move, View
    from games.kit.game import Event
    from tests.support.bandido_table import Team


def voice(language: str = "en") -> Voice:
    return Voice(language, "bandido_alcatraz", ("Ana", "Ben"))


def seen(position: Team, seat: int | None = 0) -> View:
    return GAME.view(position.state, None if seat is None else Seat(seat))


def public_news(events: Sequence[Event], language: str = "en") -> list[str]:
    """Return what everybody is told."""
    return [voice(language)(told) for told in events if told.to is None]


def refused(position: Team, move: Move | str, language: str = "en") -> str:
    """Return the sentence with which a move is refused."""
    move = digging(move) if isinstance(move, str) else move
    with pytest.raises(IllegalMove) as refusal:
        GAME.refuse(position.state, position.state.turn, move)
    return voice(language)(refusal.value.text)


# ---- places ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "spot", "words"),
    [
        ("A4", Spot(2, 0, 0), "A4 · straight on"),
        ("B4", Spot(2, 0, 90), "B4 · to the right"),
        ("C4", Spot(2, 0, 270), "C4 · to the left"),
        ("D4", Spot(3, 0, 180), "D4 · straight on, turned round"),
        ("E4", Spot(2, 1, 270), "E4 · to the right, turned round"),
        ("F4", Spot(2, -1, 90), "F4 · to the left, turned round"),
    ],
)
def test_the_letter_of_a_code_says_where_the_card_goes_from_the_tunnel(
    code: str, spot: Spot, words: str
) -> None:
    table = seen(team().hold("A43", "A50", "A59"))
    assert table.spot_of("A50", code) == spot
    place = next(place for place in table.places if place.code == code)
    assert voice()(place_label(place)).startswith(f"{words}: ")


def test_a_place_says_how_many_tunnels_it_closes_and_opens_and_that_it_covers_water() -> None:
    position = team().dig("A26 @ (0,-1) 0", "A35 @ (2,0) 0").hold("A05", "A25", "A36")
    said = {
        (place.card, place.code): voice()(place_label(place)) for place in seen(position).places
    }
    assert said["A25", "F2"] == "F2 · to the left, turned round: closes 2"
    assert said["A05", "A2"] == "A2 · straight on: closes 1"
    assert said["A36", "A2"] == "A2 · straight on: closes 1 and opens 1"
    assert said["A05", "G1"] == "G1 · straight on: closes 1 and covers water"


def test_a_place_that_would_lose_says_so() -> None:
    position = team(gathered=KIT).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180").hold("A05", "A36")
    said = {place.card: voice()(place_label(place)) for place in seen(position).places}
    assert said["A05"] == "A4 · straight on: closes 1 and LOSES"
    assert said["A36"] == "A4 · straight on: closes 1 and opens 1"


# ---- refusals ----------------------------------------------------------------------------------


def test_a_card_that_is_dug_as_soon_as_it_is_chosen_says_where() -> None:
    position = team(gathered=KIT).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180")
    asked = menu_of(GAME, position.hold("A01", "A09", "A36").state, Seat(0))
    assert isinstance(asked, Menu)
    labels = [
        (voice()(one.label).partition(" → ")[2], one.move is not None) for one in asked.options
    ]
    assert labels == [("dig at B4", True), ("", False), ("dig at A4", True)]


@pytest.mark.parametrize(
    ("places", "said"),
    [
        (0, "That card fits nowhere now."),
        (2, "That card fits at A1 and A2."),
        (12, "That card fits at A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11 and A12."),
        (13, "That card fits at A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12 and one more"),
        (15, "That card fits at A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12 and 3 more"),
    ],
)
def test_a_refusal_says_where_the_card_fits_at_most_twelve_places(places: int, said: str) -> None:
    codes = [f"A{n}" for n in range(1, places + 1)]
    assert voice()(places_text(codes)).startswith(said)


def test_each_way_not_to_fit_has_its_own_sentence() -> None:
    position = team().dig("A35 @ (2,0) 0").hold("A05", "A10", "A36")
    where = "That card fits at A1, A2, A3, A4, A5 and G1."
    assert refused(position, "A05 @ (3,0) 180") == (
        "There is a card in the way, and only the blue half of a water card may be covered. "
        + where
    )
    assert refused(position, "A05 @ (7,7) 0") == (
        "No tunnel of that card would join another one there. " + where
    )
    assert refused(position, "A05 @ (5,0) 180") == "There a tunnel would run into earth. " + where
    assert refused(position, "A10 @ (3,0) 0").startswith(
        "That does not repeat the blue half: tunnels and earth must stay just as they were. "
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "but something can: card 1 can be gathered 🧥."),
        ("es", "y algo sí que puedes: la carta 1 se puede reunir 🧥."),
        ("de", "aber etwas geht: Karte 1 kann gesammelt werden 🧥."),
    ],
)
def test_whoever_could_still_gather_is_told_so_when_changing_the_hand(
    language: str, said: str
) -> None:
    position = stuck("A12", "A19", "A30", gathered=RAINCOATS[:2])
    assert refused(position, Exchange(), language).endswith(said)


def test_too_many_ropes_are_refused_with_the_number_that_is_needed() -> None:
    position = team(gathered=ROPES[:2]).hold("A18", "A36", "A48")
    assert refused(position, Gather(card="A18")) == (
        "You already have 2 ropes, and exactly 2 are needed; this card can only dig."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_one_sentence_and_where_the_card_fits(language: str) -> None:
    position = team(gathered=KIT).dig("A35 @ (2,0) 0").hold("A05", "A15", "A36")
    for move in (
        Dig(card="A05", x=3, y=0, turn=180),
        Dig(card="A01", x=3, y=0, turn=180),
        Gather(card="A15"),
        Gather(card="A36"),
        Exchange(),
    ):
        said = refused(position, move, language)
        assert 1 <= said.count(". ") + said.endswith(".") <= 2
        assert "{" not in said


# ---- news --------------------------------------------------------------------------------------


def test_news_of_a_dig_tell_what_it_did() -> None:
    table = team()
    assert public_news(table.dig("A36 @ (2,0) 0").events) == [
        "⛏️ Ana digs on. Still 5 tunnels open."
    ]
    assert public_news(table.dig("A26 @ (0,-1) 0").events) == [
        "🤝 Ben joins 2 tunnels! 3 are left open."
    ]
    assert public_news(table.dig("A46 @ (4,0) 0").events) == [
        "⛏️ Ana digs a fork: now 5 tunnels are open."
    ]
    assert public_news(table.dig("EXIT @ (0,1) 90").events) == [
        "🚪 Ben lays the **EXIT**! 4 tunnels are left open."
    ]
    assert public_news(table.dig("A05 @ (1,1) 90").events) == [
        "🧱 Ana closes a tunnel: 3 are left open."
    ]


def test_the_end_is_told_condition_by_condition() -> None:
    table = team(options=Options(allow_overcollect="on"), gathered=(*KIT, "A15"))
    table.dig("EXIT @ (2,0) 0", "A26 @ (0,-1) 0", "A25 @ (1,1) 180")
    assert public_news(table.events)[1:] == [
        "🔔 **How did the escape go?**",
        "✅ The EXIT lies on the table.",
        "✅ No tunnel is left open.",
        "❌ The kit is not right: 4 of 3 raincoats, 2 of 2 ropes.",
        "✅ No water is to be seen.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_hand_is_told_to_its_owner_and_its_number_to_all(language: str) -> None:
    table = stuck(*FITS_NOT).exchange()
    public, private = (
        [voice(language)(told) for told in table.events if (told.to is None) == to_all]
        for to_all in (True, False)
    )
    assert len(public) == len(private) == 1
    assert "3" in public[0]
    for number in range(1, 4):
        assert f"{number}: " in private[0]
        assert f"{number}: " not in public[0]


# ---- the table in words ------------------------------------------------------------------------


def test_the_table_is_told_with_what_cannot_be_mended() -> None:
    position = team().dig("A02 @ (2,0) 90", "A40 @ (0,1) 90", "A05 @ (1,2) 0")
    position.dig("A35 @ (0,3) 90", "A05 @ (0,5) 90")
    lines = [voice()(line) for line in GAME.describe(seen(position, None))]
    assert lines[0] == f"Ben plays. {position.open} tunnels open, 59 cards in the pile."
    assert "Tunnel 5: (1, 0), heading down; can never be closed" in lines
    assert "Tunnel 1: (0, 0), heading up" in lines
    assert "Water 1: (0, -4), can never be covered" in lines
    assert lines[-1] == "```"


def test_every_card_of_a_hand_is_told_with_its_own_places() -> None:
    position = team().dig("A26 @ (0,-1) 0").hold("A05", "A25", "A35")
    lines = [voice()(line) for line in GAME.describe(seen(position, position.state.turn))]
    assert lines[1:7] == [
        "Your card 1: ←═▪ · one tunnel",
        "– fits at A2, A4 and A5",
        "Your card 2: ↓═↓ 🪢 · 2 tunnels, rope",
        "– fits at B2, F2, B4 and F5",
        "Your card 3: ←═→💧 · 2 tunnels, water",
        "– fits at A2, D2, A4, D4, A5 and D5",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cut_text_still_says_kit_water_and_pile(language: str) -> None:
    table = team(1, Options(side="normal")).dig("A35 @ (2,0) 0")
    for n, card in enumerate(("A43", "A44", "A45", "A46")):
        table.dig(f"{card} @ ({4 + 2 * n},0) 0")
    keys = [line.key for line in GAME.describe(seen(table))]
    first = next(at for at, key in enumerate(keys) if key.startswith("tunnel-line"))
    for key in ("kit-raincoat", "kit-rope", "exit-line-hidden", "last-line", "pile-line"):
        assert keys.index(key) < first
    assert all(key.startswith(("tunnel-line", "map-")) for key in keys[first:])
    assert all(voice(language)(line) for line in GAME.describe(seen(table)))


# ---- changing the hand again and again ---------------------------------------------------------


@pytest.mark.parametrize(("pile", "exchanges"), [(4, 2), (5, 2), (6, 2), (7, 3)])
def test_ruling_20_a_hand_is_changed_once_for_as_many_cards_as_the_pile_holds(
    pile: int, exchanges: int
) -> None:
    table = stuck(*FITS_NOT)
    me = table.state.turn
    useless = (*USELESS, "A38", "A42")
    table.hold("A36", "A48", "A63", seat=1 - me).given(pile=useless[:pile])
    for made in range(exchanges):
        assert (table.state.turn, table.state.exchanges) == (me, made)
        table.exchange()
    assert table.told == ["exchanged", "passed"]
    assert (table.state.turn, table.state.exchanges) == (1 - me, 0)
