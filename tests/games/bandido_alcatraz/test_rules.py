"""What the rules of Bandido Alcatraz refuse, and in which words."""

from __future__ import annotations

import pytest

from games.bandido_alcatraz.model import Dig, Exchange, Gather
from games.bandido_alcatraz.rules.legality import places_text
from games.kit.game import IllegalMove, Seat
from games.kit.words import LANGUAGES
from tests.support.boards.bandido_table import (
    GAME,
    KIT,
    RAINCOATS,
    ROPES,
    refused,
    stuck,
    team,
    voice,
)


def test_a_card_that_is_not_held_is_refused() -> None:
    table = team().hold("A36", "A48", "A64")
    assert table.refusal(Dig(card="A05", x=2, y=0, rotation=0)) == "not-in-hand"
    assert table.refusal(Gather(card="A04")) == "not-in-hand"
    assert table.refusal(Gather(card="nonsense")) == "not-in-hand"


def test_playing_out_of_turn_is_refused() -> None:
    with pytest.raises(IllegalMove, match="not-your-turn"):
        GAME.refuse(team().state, Seat(1), Exchange())


# ---- in words ------------------------------------------------------------------------------------


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
    where = "That card fits at A1, A2, A3, A4, A5 and W1."
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
        ("es", "y algo sí que puedes: la carta 1 se puede recoger 🧥."),
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
        Dig(card="A05", x=3, y=0, rotation=180),
        Dig(card="A01", x=3, y=0, rotation=180),
        Gather(card="A15"),
        Gather(card="A36"),
        Exchange(),
    ):
        said = refused(position, move, language)
        assert 1 <= said.count(". ") + said.endswith(".") <= 2
        assert "{" not in said
