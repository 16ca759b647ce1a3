"""Cards of Bandido Alcatraz in motion: the last one, and those at which the story turns."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pytest

from games.bandido_alcatraz.events import own_cards
from games.bandido_alcatraz.picture.climax import climax, scenes, way
from games.kit.draw.stage import in_caption
from games.kit.game import Climax, Seat
from games.kit.words import LANGUAGES
from tests.support.boards.bandido_table import GAME, KIT, Team, seen, team, voice
from tests.support.laws.pictures import check_animation

if TYPE_CHECKING:
    from games.bandido_alcatraz.model import View
    from games.kit.game import Frame


def last_card(position: Team, card: str) -> Climax[View]:
    """Close the last tunnel."""
    before = seen(position, None)
    position.hold(card, *position.hand[1:]).dig(f"{card} @ (2,0) 0")
    public = tuple(told for told in position.events if told.to is None)
    assert "the-end" in {told.key for told in public}
    return Climax(before, public, seen(position, None))


def nearly_closed(gathered: tuple[str, ...] = KIT) -> Team:
    return team(gathered=gathered).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180")


def stopped() -> Climax[View]:
    """End a match with many tunnels and water open, without a card."""
    position = team().dig("A46 @ (2,0) 0", "A35 @ (0,1) 90", "A59 @ (0,-1) 270")
    before = seen(position, None)
    position.given(over=True)
    return Climax(before, (), seen(position, None))


def drawn(turn: Climax[View], language: str = "en") -> list[Frame]:
    return list(climax(turn, voice(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_seen_in_two_to_five_seconds_and_stands_still_at_last(language: str) -> None:
    endings = (last_card(nearly_closed(), "EXIT"), last_card(nearly_closed(), "A05"), stopped())
    for turn in endings:
        frames = drawn(turn, language)
        check_animation(frames, GAME.spec.slug, frames[0].image.size)
        assert len(frames) >= 10
        assert max(frame.milliseconds for frame in frames) == frames[-1].milliseconds


def test_the_last_frame_tells_how_it_ended() -> None:
    out, caught = (drawn(last_card(nearly_closed(), card))[-1].image for card in ("EXIT", "A05"))
    dry = drawn(last_card(nearly_closed(gathered=()), "EXIT"))[-1].image
    assert len({one.tobytes() for one in (out, caught, dry)}) == 3


def test_the_bandido_runs_to_the_way_out() -> None:
    turn = last_card(nearly_closed(), "EXIT")
    assert way(turn.after) == [(1, 0), (2, 0), (3, 0)]


def test_without_a_way_out_he_runs_to_the_farthest_open_tunnel() -> None:
    assert way(stopped().after)[-1] in {(one.x, one.y) for one in stopped().after.tunnels}


TURNS: Final = {
    "dug-exit": ("EXIT @ (2,0) 0",),
    "dug-joined-many": ("A68 @ (1,1) 0", "A58 @ (1,2) 0", "A32 @ (0,2) 270"),
    "water-blocked": ("A35 @ (2,0) 0", "A05 @ (4,0) 0"),
}
"""Cards that lead to a turn of the story, the last one to it."""


def turned(key: str) -> Climax[View]:
    """Lay a card in the middle of a match at which the story turns."""
    *first, last = TURNS[key]
    position = team().dig(*first)
    before = seen(position, None)
    position.dig(last)
    public = tuple(told for told in position.events if told.to is None)
    assert key in {told.key for told in public}
    return Climax(before, public, seen(position, None))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TURNS)
def test_a_card_that_turns_the_story_comes_down_and_is_told(key: str, language: str) -> None:
    turn = turned(key)
    frames = drawn(turn, language)
    check_animation(frames, GAME.spec.slug, frames[0].image.size)
    said = [one.said.words for one in scenes(turn, voice(language)) if one.said]
    told = next(one for one in turn.told if one.key == key)
    assert said[-1] == in_caption(told, voice(language))
    assert len({one.image.tobytes() for one in frames}) >= 4


def test_every_card_that_turns_the_story_is_looked_at() -> None:
    assert {"the-end", *TURNS} == GAME.climaxes


def fates(key: str) -> list[list[str]]:
    """What a card means to each seat, by key."""
    return [[one.key for one in GAME.story().fate(turned(key), Seat(seat))] for seat in range(2)]


def test_what_a_card_means_is_said_to_whom_it_concerns() -> None:
    assert sorted(fates("dug-exit")) == [[], ["fate-dug-exit"]]
    assert sorted(fates("dug-joined-many")) == [[], ["fate-dug-joined-many"]]
    assert fates("water-blocked") == [["fate-spoilt"]] * 2


@pytest.mark.parametrize("key", [*TURNS, "the end"])
def test_who_has_laid_the_card_sees_it_ringed_and_nobody_else(key: str) -> None:
    turn = last_card(nearly_closed(), "EXIT") if key == "the end" else turned(key)
    (digger,) = {one.facts["who"] for one in turn.told if one.key.startswith("dug-")}
    for_all = [frame.image.tobytes() for frame in drawn(turn)]
    for seat in map(Seat, range(2)):
        seen = [frame.image.tobytes() for frame in drawn(replace(turn, seat=seat))]
        assert (seen != for_all) == (seat == digger) == bool(own_cards(turn, seat))
