"""The sailing of All aboard! as an animation."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pytest

from games.all_aboard.game import AllAboard
from games.all_aboard.picture.climax import DROWN, SINKS, scenes
from games.all_aboard.picture.sailing_scene import lost_in
from games.kit.draw.stage import LONGEST_EVENT, SHORTEST_EVENT, STRIP
from games.kit.game import Climax, Frame, Seat
from games.kit.words import LANGUAGES, Voice
from tests.support.boards.all_aboard_table import GAME, LONG, SHORT, random_match, sail
from tests.support.laws.pictures import check_animation, cut, in_pixels

if TYPE_CHECKING:
    from games.all_aboard.model import State
    from games.kit.game import Event

EVERYTHING: Final = (
    "{P elephant, R mouse, Y* octopus}12 · {G* monkey, Y lion, R* zebra}14 · "
    "{P* giraffe, Y* giraffe, G* fox}16 · {P* monkey, G* bear, R* lion}20"
)
"""Love, a scare, two throws, a meal, a jump, and a boat that sinks."""


def frames(
    before: State, after: State, events: tuple[Event, ...], language: str = "en"
) -> list[Frame]:
    told = tuple(one for one in events if one.to is None)
    climax = Climax(GAME.view(before, None), told, GAME.view(after, None))
    draw = GAME.picture().climax
    assert draw is not None
    return list(draw(climax, Voice(language, "all_aboard", LONG)))


@pytest.mark.parametrize("seats", GAME.spec.seats)
def test_every_sailing_is_seen_in_a_few_seconds_and_small_enough_to_send(seats: int) -> None:
    language = LANGUAGES[seats % len(LANGUAGES)]
    sailings = 0
    for before, _, after, events in random_match(seats, f"climax {seats}"):
        if AllAboard.climaxes.isdisjoint(told.key for told in events):
            continue
        sailings += 1
        drawn = frames(before, after, events, language)
        check_animation(drawn, "all_aboard", in_pixels(1400, 1050 + STRIP))
    assert sailings == 4


def test_each_thing_that_happens_in_a_boat_is_a_picture_of_its_own() -> None:
    story = sail(EVERYTHING, (16,) * 9, piles=(("fox", "bear", "sloth"),) * 4)
    drawn = frames(story.before, story.after, story.events)
    images = [one.image.tobytes() for one in drawn]
    assert len(set(images)) == len(images)
    calm = story.after.model_copy(
        update={
            "departed_boats": tuple(
                boat.model_copy(update={"lovers": (), "scared_from": None, "eaten": None})
                for boat in story.after.departed_boats
            )
        }
    )
    assert len(frames(story.before, calm, story.events)) == len(drawn) - 3


def test_the_last_picture_says_who_has_how_many_points_now() -> None:
    story = sail(EVERYTHING, (16,) * 9, piles=(("fox", "bear", "sloth"),) * 4)
    last = frames(story.before, story.after, story.events)[-1].image
    gained = story.after.model_copy(update={"gained": (9, 9, 9, 9)})
    other = frames(story.before, gained, story.events)[-1].image
    panels = (28, 848, 1372, 1030)
    assert cut(last, panels).tobytes() != cut(other, panels).tobytes()
    assert cut(last, (28, 0, 1372, 840)).tobytes() == cut(other, (28, 0, 1372, 840)).tobytes()


def test_captions_say_whose_animal_does_what_to_whose() -> None:
    story = sail(EVERYTHING, (16,) * 9, piles=(("fox", "bear", "sloth"),) * 4)
    told = tuple(one for one in story.events if one.to is None)
    climax = Climax(GAME.view(story.before, None), told, GAME.view(story.after, None))
    voice = Voice("en", "all_aboard", ("Ada", "Ben", "Carmen", "Dara"))
    said = [one.said.words for one in scenes(climax, voice) if one.said]
    assert [one for one in said if "’s " in one] == [
        "🐭 Ben’s mouse scares Ada’s elephant: now a boat for 16 kg",
        "🐵 Dara’s monkey throws Ben’s zebra into boat 3",
        "🦁 Carmen’s lion eats Dara’s monkey",
        "🌊 Ada’s giraffe drowns Carmen’s giraffe and 1 more: 25 of 16 kg",
        "🦊 Dara’s fox leaps into boat 4",
        "🐵 Ada’s monkey throws Ben’s lion overboard",
    ]


def test_everybody_is_told_how_it_ended_for_each_of_their_animals_and_why() -> None:
    story = sail(EVERYTHING, (16,) * 9, piles=(("fox", "bear", "sloth"),) * 4)
    told = tuple(one for one in story.events if one.to is None)
    climax = Climax(GAME.view(story.before, None), told, GAME.view(story.after, None))
    voice = Voice("en", "all_aboard", SHORT)
    said = [[voice(one) for one in GAME.story().fate(climax, Seat(seat))] for seat in range(4)]
    assert said[:2] == [
        [
            "⛵ your elephant is saved, +11",
            "🌊 your giraffe drowned (25 of 16 kg)",
            "💘 a cupid, +2",
            "⛵ your monkey is saved, +4",
        ],
        [
            "⛵ your mouse is saved",
            "🌊 your zebra drowned (25 of 16 kg)",
            "🐵 your lion was thrown overboard",
        ],
    ]
    assert {"🐙 your octopus stayed dry and is lost", "🦁 your monkey was eaten"} <= {
        *said[2],
        *said[3],
    }


def test_own_animals_are_ringed_from_the_first_scene_to_the_last() -> None:
    story = sail(EVERYTHING, (16,) * 9, piles=(("fox", "bear", "sloth"),) * 4)
    told = tuple(one for one in story.events if one.to is None)
    climax = Climax(GAME.view(story.before, None), told, GAME.view(story.after, None))
    draw, voice = GAME.picture().climax, Voice("en", "all_aboard", SHORT)
    assert draw is not None
    for_all, for_green = (
        [one.image for one in draw(replace(climax, seat=seat), voice)] for seat in (None, Seat(3))
    )
    assert all(
        one.tobytes() != other.tobytes() for one, other in zip(for_all, for_green, strict=True)
    )
    first_boat = (28, 400, 350, 620)
    assert cut(for_all[0], first_boat).tobytes() == cut(for_green[0], first_boat).tobytes()


def test_those_who_drown_drop_into_the_water_before_the_next_boat() -> None:
    story = sail(EVERYTHING, (16,) * 9, piles=(("fox", "bear", "sloth"),) * 4)
    told = tuple(one for one in story.events if one.to is None)
    climax = Climax(GAME.view(story.before, None), told, GAME.view(story.after, None))
    shown = scenes(climax, Voice("en", "all_aboard", SHORT))
    lost = [len(lost_in(one)) for one in climax.after.departed_boats if not one.sailed]
    begins = [n for n, one in enumerate(shown) if one.milliseconds == SINKS]
    assert len(begins) == len([*filter(None, lost)]) > 0
    for n, drowned in zip(begins, filter(None, lost), strict=True):
        tips, *dropping = shown[n : n + len(DROWN) + 1]
        heights = [one.sprites[0].y for one in dropping]
        assert heights == sorted(set(heights)), "they drop from picture to picture"
        assert {len(one.sprites) - len(tips.sprites) for one in dropping} == {2 * drowned}
        together = sum(one.milliseconds or 0 for one in (tips, *dropping))
        assert SHORTEST_EVENT <= together <= LONGEST_EVENT
