"""The stage on which climaxes are played: times, frames, and what lies on the ground."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from games.kit.draw.canvas import Canvas, badge, glyph
from games.kit.draw.stage import MARK, Caption, Pace, Scene, Sprite, play

if TYPE_CHECKING:
    from PIL.Image import Image

WIDTH = 1_050
GROUND = Canvas(WIDTH, 600, "#24364A").image


def times(pace: Pace, *scenes: Scene) -> list[int]:
    return [frame.milliseconds for frame in play(scenes, pace)]


def test_steps_share_their_time_and_the_last_scene_stands_for_the_rest() -> None:
    pace = Pace(steps=1_000, longest_step=400, whole=3_000)
    first, step = Scene(GROUND, 500), Scene(GROUND)
    assert times(pace, first, step, step) == [500, 400, 2_100]
    assert times(pace, first, step, step, step, step) == [500, 330, 330, 330, 1_510]
    assert times(pace, first, step, Scene(GROUND, 700)) == [500, 400, 700]


def test_of_too_many_scenes_passing_ones_go_first_then_the_earliest() -> None:
    pace, end = Pace(most_frames=4), Scene(GROUND, 9)
    still = [Scene(GROUND, n) for n in range(1, 7)]
    passing = [Scene(GROUND, n, is_passing=True) for n in range(1, 7)]
    assert times(pace, *passing, end) == [2, 4, 6, 9]
    assert times(pace, *still, end) == [1, 4, 5, 6, 9]


def test_sprites_lie_on_a_ground_that_is_painted_once_it_is_due() -> None:
    due: list[int] = []

    def ground(n: int) -> Image:
        due.append(n)
        return GROUND

    token = Sprite(300, 200, glyph("💥", 100))
    frames = play([Scene(partial(ground, 1)), Scene(partial(ground, 2), sprites=[token])], Pace())
    assert next(frames).image.tobytes() == GROUND.tobytes()
    assert due == [1]
    by_hand = Canvas.over(GROUND)
    by_hand.glyph((300, 200), "💥", 100)
    assert next(frames).image.tobytes() == by_hand.image.tobytes()


def test_a_caption_keeps_its_height_while_it_tells_one_event_after_another() -> None:
    caption = Caption(WIDTH)
    caption.say("comes home", badge(0, MARK), 4)
    caption.say("falls", badge(1, MARK))
    scenes = [Scene(GROUND, 10, said=n) for n in range(3)]
    images = [one.image for one in play(scenes, Pace(), caption)]
    assert len({one.size for one in images}) == 1
    assert all(one.tobytes() != other.tobytes() for one, other in pairwise(images))
