"""The stage on which climaxes are played: times, frames, and what lies on the ground."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from games.kit.draw.canvas import Canvas, badge, glyph
from games.kit.draw.stage import (
    MARK,
    MOST_FRAMES,
    REST,
    SHORTEST_EVENT,
    Said,
    Scene,
    Sprite,
    fitted_rows,
    play,
)

if TYPE_CHECKING:
    from PIL.Image import Image

WIDTH = 1_050
GROUND = Canvas(WIDTH, 600, "#24364A").image


def times(*scenes: Scene) -> list[int]:
    return [frame.milliseconds for frame in play(scenes)]


def test_events_stand_as_long_as_eyes_need_and_the_end_rests() -> None:
    event, end = Scene(GROUND), Scene(GROUND)
    assert times(event, end) == [1_200, REST]
    assert times(*[event] * 13, end) == [1_000] * 13 + [REST]
    assert times(*[event] * 20, end) == [SHORTEST_EVENT] * 20 + [REST]
    assert times(event, Scene(GROUND, 700)) == [1_200, 700]


def test_what_is_said_can_be_read_however_short_its_scenes_are() -> None:
    said = Scene(GROUND, 200, said=Said("falls"))
    assert times(Scene(GROUND, 300), said, Scene(GROUND, 100), said, Scene(GROUND)) == [
        *(300, 200, SHORTEST_EVENT - 200, SHORTEST_EVENT, REST)
    ]


def test_of_too_many_scenes_every_other_passing_one_goes() -> None:
    passing = [Scene(GROUND, n, is_passing=True) for n in range(1, MOST_FRAMES + 3)]
    assert times(*passing, Scene(GROUND, 9)) == [*range(2, MOST_FRAMES + 3, 2), 9]


def test_sprites_lie_on_a_ground_that_is_painted_once_it_is_due() -> None:
    due: list[int] = []

    def ground(n: int) -> Image:
        due.append(n)
        return GROUND

    token = Sprite(300, 200, glyph("💥", 100))
    frames = play([Scene(partial(ground, 1)), Scene(partial(ground, 2), sprites=[token])])
    assert next(frames).image.tobytes() == GROUND.tobytes()
    assert due == [1]
    by_hand = Canvas.over(GROUND)
    by_hand.glyph((300, 200), "💥", 100)
    assert next(frames).image.tobytes() == by_hand.image.tobytes()


def test_what_is_said_keeps_its_height_and_stands_until_the_next() -> None:
    said = Said("comes home", badge(0, MARK), 4), Said("falls", badge(1, MARK))
    scenes = [Scene(GROUND, 10, said=one) for one in (None, *said, None)]
    none, first, second, after = (one.image for one in play(scenes))
    assert len({one.size for one in (none, first, second)}) == 1
    assert len({one.tobytes() for one in (none, first, second)}) == 3
    assert second.tobytes() == after.tobytes()


def test_an_event_without_words_leaves_what_was_said_and_a_climax_without_any_has_no_strip() -> (
    None
):
    said, silent = Scene(GROUND, 10, said=Said("falls")), Scene(GROUND, 10, said=Said(""))
    first, after = (one.image for one in play([said, silent]))
    assert after.tobytes() == first.tobytes()
    assert next(play([silent, silent])).image.size == GROUND.size


def test_long_words_are_said_whole_in_smaller_type() -> None:
    words = "Maximilian's lion eats Carmen Elisa's zebra, and nobody at all could do anything now"
    size, rows = fitted_rows(Said(words), 880)
    assert size < fitted_rows(Said("short"), 880)[0]
    assert " ".join(rows) == words
    with pytest.raises(ValueError, match="Maximilian"):
        fitted_rows(Said(3 * words), 880)
