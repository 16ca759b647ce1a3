"""The picture of Lanterns: what it shows to whom, in every language."""

from __future__ import annotations

import pytest

from examples.lanterns.game.game import Lanterns
from examples.lanterns.game.model import Options, Seal, State
from examples.lanterns.game.picture import HEADLINE, MARGIN, WIDTH, draw
from games.kit.chance import Chance
from games.kit.draw.canvas import encode, fit
from games.kit.game import Seat
from games.kit.words import LANGUAGES, ROOT, Voice

GAME = Lanterns()
NAMES = ("Ana", "Bartholomew the Great", "Zoë 🦊", "Jo")
LIMIT = 100_000
"""Bytes of a picture: it is sent after every move."""


def after(plies: int, seats: int = 4) -> State:
    """Return a position in which always the lowest seat has sealed its lowest card."""
    state = GAME.setup(seats, Options(), Chance("picture", 0))
    for ply in range(1, plies + 1):
        seat = min(GAME.to_act(state))
        move = Seal(card=state.hands[seat][0])
        state, _ = GAME.play(state, seat, move, Chance("picture", ply))
    return state


def drawn(state: State, seat: int | None = None, language: str = "en") -> bytes:
    view = GAME.view(state, None if seat is None else Seat(seat))
    return draw(view, Voice(language, "lanterns", NAMES)).tobytes()


def test_a_picture_shows_no_more_than_its_viewer_knows() -> None:
    state = after(2)
    for seat in map(Seat, range(4)):
        other = GAME.redeal(state, seat, Chance("elsewhere", seat))
        assert other != state
        assert drawn(other) == drawn(state)
        assert drawn(other, seat) == drawn(state, seat)


def test_the_owner_of_a_hidden_card_sees_which_one_it_is() -> None:
    state = after(1, seats=3)
    swapped = state.model_copy(update={"sealed": (state.box[0], *state.sealed[1:])})
    assert drawn(swapped, 0) != drawn(state, 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.spec.seats)
def test_every_picture_is_small_enough_to_send(seats: int, language: str) -> None:
    voice = Voice(language, "lanterns", NAMES)
    for plies in (0, seats + 1, 3 * seats):
        for seat in (None, Seat(0)):
            assert len(encode(draw(GAME.view(after(plies, seats), seat), voice))) <= LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_headline_fits_with_names_of_usual_length(language: str) -> None:
    voice = Voice(language, "lanterns", NAMES)
    line = voice("win", who=voice.series(("Sebastián", "Konstanze")), winners=2, points=18)
    assert fit(line, HEADLINE, WIDTH - 2 * MARGIN, bold=True) == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_fits_into_one_message(language: str) -> None:
    canvas = (ROOT / f"games/lanterns/rules.{language}.md").read_text("utf-8")
    assert len(canvas) <= 3800
    assert "/lanterns seal" in canvas
