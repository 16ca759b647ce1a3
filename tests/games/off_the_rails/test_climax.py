"""Climaxes of Off the Rails: each is seen to move, stays small, and ends with a still of it all."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Final

import pytest
from PIL import Image

from cogs.kit.pictures.jobs import ClimaxJob
from games.kit.draw.stage import fitted_rows, in_caption
from games.kit.game import Climax, Seat
from games.kit.words import LANGUAGES, Voice
from games.off_the_rails.components import COLOURS
from games.off_the_rails.events import own_carts
from games.off_the_rails.model import Collapse, Drive
from games.off_the_rails.picture.climax import SIDE, scenes
from matches.match import events_for
from tests.support.boards.off_the_rails_table import GAME, NAMES, Position, position
from tests.support.laws.pictures import LONGEST, MOST_BYTES, SHORTEST

if TYPE_CHECKING:
    from collections.abc import Callable

LONG_NAMES: Final = ("Maximiliane-Konstanze Wurmbrandt", "Oluwaseun Adebayo-Mukherjee-Wong")
DOWN: Final = "  C\n1 ┃\n2 ┃\n3 ┃"
PIT: Final = "  C\n1 ┃\n2 x"


def driven(before: Position) -> tuple[Position, Position]:
    """Let carts drive, by the first of their routes where there are several."""
    after = before.drive()
    while routes := [move for move in after.legal if isinstance(move, Drive)]:
        after = after.play(routes[0])
    return before, after


def swallowed(load: str) -> tuple[Position, Position]:
    """Let a square collapse on which a cart stands."""
    cart = f"red.white C1 S 2{load}"
    before = position(PIT, cart, "blue.white H8 N 1", phase="spread", token="red", chasm_open=True)
    return before, before.play(Collapse(at="C1"))


def left_below(load: str) -> tuple[Position, Position]:
    """Let the last token of the chasm fall while a cart is still below."""
    cart, spare = f"red.white C1 S 2{load}", dict.fromkeys(COLOURS, 0)
    board = "  C\n1 ┃\n2 ┃\n3 x"
    before = position(board, cart, phase="spread", token="red", chasm_open=True, supply=spare)
    return before, before.play(Collapse(at="C2"))


STORIES: Final[dict[str, Callable[[], tuple[Position, Position]]]] = {
    "leaves": lambda: driven(position("  C\n1 ┃\n2 ┃", "red.white C2 N 3: ruby diamond")),
    "rams": lambda: driven(position("  C D E\n2 ╋ ━ ━", "red.white E2 W 3", "blue.white C2 N 3")),
    "rams-head-on": lambda: driven(
        position(DOWN, "red.white C1 S 3: ruby", "blue.white C3 N 3: ruby")
    ),
    "falls": lambda: driven(position(PIT, "red.white C1 S 2", chasm_open=True)),
    "falls-loaded": lambda: driven(position(PIT, "red.white C1 S 2: gold", chasm_open=True)),
    "derails-at-end": lambda: left_below(""),
    "derails-at-end-loaded": lambda: left_below(": ruby gold"),
    "swallowed": lambda: swallowed(""),
    "swallowed-loaded": lambda: swallowed(": gold ruby"),
}
"""What comes before each climax, and after it."""


def drawn(key: str, language: str = "en", *, still: bool = False) -> Image.Image:
    """Draw a climax as workers do."""
    before, after = STORIES[key]()
    assert key in after.keys
    was, now = GAME.view(before.state, None), GAME.view(after.state, None)
    told = tuple(events_for(after.events, None))
    voice = Voice(language, "off_the_rails", NAMES)
    content = ClimaxJob.of(GAME, Climax(was, told, now), voice, still=still).paint()
    assert len(content) <= MOST_BYTES
    return Image.open(BytesIO(content))


def test_every_climax_has_its_story() -> None:
    assert STORIES.keys() == GAME.climaxes


@pytest.mark.parametrize("key", STORIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_climax_moves_for_two_to_five_seconds(key: str, language: str) -> None:
    animation = drawn(key, language)
    frames = getattr(animation, "n_frames", 1)
    assert 4 <= frames <= 24
    lasts = 0
    for n in range(frames):
        animation.seek(n)
        lasts += animation.info["duration"]
    assert SHORTEST <= lasts <= LONGEST


@pytest.mark.parametrize("key", STORIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_caption_names_whose_cart_it_is_about(key: str, language: str) -> None:
    before, after = STORIES[key]()
    told = next(one for one in after.events if one.key == key)
    voice = Voice(language, "off_the_rails", LONG_NAMES)
    said = in_caption(told, voice)
    assert voice.name(told.facts["who"]) in said
    was, now = GAME.view(before.state, None), GAME.view(after.state, None)
    shown = scenes(Climax(was, tuple(events_for(after.events, None)), now), voice)
    captions = [one.said for one in shown if one.said]
    assert said in [one.words for one in captions]
    assert all(fitted_rows(one, SIDE) for one in captions), "whole, on two lines"


@pytest.mark.parametrize("key", ["leaves", "rams-head-on", "falls-loaded"])
def test_its_last_frame_is_the_still_picture_of_it(key: str) -> None:
    animation, still = drawn(key), drawn(key, still=True)
    animation.seek(getattr(animation, "n_frames", 1) - 1)
    assert animation.size == still.size
    last, alone = (one.convert("L").resize((56, 56)) for one in (animation, still))
    differs = [abs(a - b) for a, b in zip(last.tobytes(), alone.tobytes(), strict=True)]
    assert max(differs) < 24


@pytest.mark.parametrize("key", STORIES)
def test_carts_of_who_reads_it_are_ringed_and_no_others(key: str) -> None:
    before, after = STORIES[key]()
    was, now = GAME.view(before.state, None), GAME.view(after.state, None)
    told = tuple(events_for(after.events, None))
    draw, voice = GAME.picture().climax, Voice("en", "off_the_rails", NAMES)
    assert draw is not None
    for_all = [one.image.tobytes() for one in draw(Climax(was, told, now), voice)]
    for seat in map(Seat, range(len(now.stockpiles))):
        climax = Climax(was, told, now, seat)
        seen = [one.image.tobytes() for one in draw(climax, voice)]
        assert (seen != for_all) == bool(own_carts(climax, seat))
