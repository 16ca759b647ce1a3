"""A turn of ¡Abordaje! as an animation, and the retelling that it is drawn from."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from games.abordaje.game import Abordaje
from games.abordaje.picture.climax import FALL, FALLING, scenes
from games.abordaje.picture.retelling import steps
from games.kit.draw.stage import LONGEST_EVENT, SHORTEST_EVENT, STRIP
from games.kit.game import Climax
from games.kit.words import LANGUAGES, Voice
from tests.support.boards.abordaje_table import GAME, match_at_random
from tests.support.laws.pictures import check_animation, in_pixels

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.abordaje.components import Mode
    from games.abordaje.model import View

NAMES: Final = ("Ana", "Maximiliane-Konstanze")
TURNS_DRAWN: Final = 2


def climaxes(mode: Mode, seed: str) -> Iterator[Climax[View]]:
    """Yield the climaxes of a match played at random."""
    for state, _, _, after, events in match_at_random(mode, seed):
        told = tuple(one for one in events if one.to is None)
        if not Abordaje.climaxes.isdisjoint(one.key for one in told):
            yield Climax(GAME.view(state, None), told, GAME.view(after, None))


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_turn_told_again_ends_where_it_ended(mode: Mode) -> None:
    """But for the crew of a section that went out of play: it goes home in the aftermath."""
    for climax in climaxes(mode, "again"):
        after = climax.after
        before = after.forces_before
        assert before is not None
        told = steps(after.turn_events, before)
        end = told[-1].after if told else before
        assert [one.losses for one in end] == [one.losses for one in after.forces]
        if all(one.key != "told-flip" for one in after.turn_events):
            assert [one.crew for one in end] == [one.crew for one in after.forces]
            assert [one.pool for one in end] == [one.pool for one in after.forces]
            assert [one.captain for one in end] == [one.captain for one in after.forces]


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_every_turn_is_seen_in_a_few_seconds_and_small_enough_to_send(mode: Mode) -> None:
    draw = GAME.picture().climax
    assert draw is not None
    drawn = 0
    for n, climax in enumerate(climaxes(mode, "seen")):
        if n >= TURNS_DRAWN and climax.after.result is None:
            continue
        frames = list(draw(climax, Voice(LANGUAGES[n % 3], "abordaje", NAMES)))
        check_animation(frames, "abordaje", in_pixels(1400, 820 + STRIP))
        drawn += 1
    assert drawn >= TURNS_DRAWN


def test_orders_lie_face_down_first_then_open_and_the_last_picture_shows_how_all_stand() -> None:
    draw = GAME.picture().climax
    assert draw is not None
    climax = next(iter(climaxes("basic", "order")))
    say = Voice("en", "abordaje", NAMES)
    images = [one.image.tobytes() for one in draw(climax, say)]
    assert len(set(images)) == len(images)
    calm = climax.after.model_copy(update={"forces": climax.after.forces_before})
    still = Climax(climax.before, climax.told, calm)
    others = [one.image.tobytes() for one in draw(still, say)]
    assert others[:-1] == images[:-1]
    assert others[-1] != images[-1]


def test_a_turn_that_an_earlier_version_began_is_seen_as_it_ended() -> None:
    """Its events, stored without facts, still tell in words how it went."""
    climax = next(iter(climaxes("basic", "order")))
    stored = re.sub(r',"fact":("\w+"|\[[^]]*\])', "", climax.after.model_dump_json())
    assert "fact" not in stored
    after = type(climax.after).model_validate_json(stored)
    draw, voice = GAME.picture().climax, Voice("en", "abordaje", NAMES)
    assert draw is not None
    down, *_, end = (one.image.tobytes() for one in draw(climax, voice))
    older = draw(Climax(climax.before, climax.told, after), voice)
    first, _, last = (one.image.tobytes() for one in older)
    assert (first, last) == (down, end)


def test_every_revealed_turn_is_shown() -> None:
    for _, _, _, _, events in match_at_random("basic", "revealed"):
        is_revealed = any(one.key == "told-reveal" and one.to is None for one in events)
        told = [one.key for one in events if one.to is None]
        assert is_revealed != Abordaje.climaxes.isdisjoint(told)


def test_what_an_order_does_is_shown_on_the_deck_that_it_hits() -> None:
    found = 0
    for climax in climaxes("basic", "hit"):
        before = climax.after.forces_before
        assert before is not None
        for step in steps(climax.after.turn_events, before):
            told = step.told[0]
            if told.key == "told-fire":
                assert step.deck == told.facts["deck"]
            elif told.key == "told-boarding":
                own = "P" if told.facts["side"] == "pirate" else "S"
                assert step.deck
                assert step.deck[0] != own, "the enemy's deck"
                found += 1
    assert found


def test_a_cancelled_order_leaps_at_the_one_that_stands_on_its_deck_and_is_thrown_back() -> None:
    climax = next(
        one
        for n in range(9)
        for one in climaxes("basic", f"shield {n}")
        if any(told.key == "told-cancel" for told in one.after.turn_events)
    )
    say = Voice("en", "abordaje", NAMES)
    quiet = [one for one in climax.after.turn_events if one.key != "told-cancel"]
    after = climax.after.model_copy(update={"turn_events": tuple(quiet)})
    cancels = sum(one.key == "told-cancel" for one in climax.after.turn_events)
    _, is_open, leaps, arrives, *_ = shown = scenes(climax, say)
    _, plain, *_ = scenes(Climax(climax.before, climax.told, after), say)
    assert not plain.sprites
    assert not is_open.sprites
    assert len(leaps.sprites) == cancels
    assert len(arrives.sprites) == 2 * cancels, "it meets the shield"
    thrown_back, lies = shown[4:6]
    assert len(thrown_back.sprites) == len(lies.sprites) == 3 * cancels, "and is struck through"
    heights = [one.sprites[-1].y for one in (lies, leaps, arrives, thrown_back, lies)]
    ways = [abs(one - heights[0]) for one in heights]
    assert ways[0] < ways[1] < ways[2] > ways[3] > ways[4]


def test_men_who_fall_tip_over_and_drop_before_it_stands_who_is_left() -> None:
    climax = next(iter(climaxes("basic", "fall")))
    before = climax.after.forces_before
    assert before is not None
    told = steps(climax.after.turn_events, before)
    fallen = sum(now.losses for now in told[-1].after) - sum(one.losses for one in before)
    rallied = sum(one.key == "told-rally" for step in told for one in step.told)
    assert sum(step.falls.total() for step in told) == fallen + rallied > 0
    shown = scenes(climax, Voice("en", "abordaje", NAMES))
    begins = [n for n, one in enumerate(shown) if one.milliseconds == FALLING and one.said]
    assert len(begins) == sum(bool(step.falls) for step in told)
    for n in begins:
        *falling, left = shown[n : n + len(FALL) + 1]
        heights = [scene.sprites[-1].y for scene in falling]
        assert heights == sorted(set(heights)), "they drop from picture to picture"
        together = sum(one.milliseconds or 0 for one in (*falling, left))
        assert SHORTEST_EVENT <= together <= LONGEST_EVENT
