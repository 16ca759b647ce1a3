"""What texts tell besides their words."""

from __future__ import annotations

from games.kit.game import Event, Seat, event, seat_name, text

DECK = text("deck-pirate", n=2)
TOLD = event(
    "told-march",
    who=seat_name(Seat(1)),
    men=3,
    end=DECK.naming("P2"),
    fallen=(text("men-pirate", n=1).naming(("pirate", 1)),),
    totals=(text("gain", who=seat_name(Seat(0)), gained=4),),
)
FACTS = {
    "who": 1,
    "men": 3,
    "end": "P2",
    "fallen": (("pirate", 1),),
    "totals": ({"who": 0, "gained": 4},),
}


def test_an_event_gives_its_facts_and_is_the_same_once_it_was_stored() -> None:
    stored = Event.model_validate_json(TOLD.model_dump_json())
    assert stored.facts == TOLD.facts == FACTS
    assert stored == TOLD


def test_a_name_stored_without_its_fact_equals_one_that_says_the_same() -> None:
    """So logs of versions up to 0.3 agree with what their moves tell today."""
    named = DECK.naming("P2")
    texts = (DECK, named)
    assert texts == texts[::-1]
    assert event("told-aim", deck=DECK) == event("told-aim", deck=named)
    assert named not in {text("deck-pirate", n=3), DECK.naming("P3"), event("deck-pirate", n=2)}
