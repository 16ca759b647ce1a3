"""What is told and described in Off the Rails can be said in every language."""

from __future__ import annotations

import pytest

from games.kit.game import Seat
from games.kit.words import LANGUAGES, Voice
from games.off_the_rails.picture.highlights import highlighted
from tests.support.boards.off_the_rails_table import BUSY_MATCHES, GAME, NAMES, busy_turns, position


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_told_in_busy_matches_can_be_said(language: str) -> None:
    say = Voice(language, "off_the_rails", NAMES)
    for match in BUSY_MATCHES:
        steps = busy_turns(*match)
        for *_, events in steps:
            assert all(say(told).strip() for told in events)
        for line in GAME.describe(GAME.view(steps[-1][3], None)):
            assert "{" not in say(line)


def test_german_has_one_word_for_a_mission_and_one_for_a_rock() -> None:
    say = Voice("de", "off_the_rails", NAMES)
    keys = ("source-missions", "learn-first-gold", "learn-first-gold-instead", "learn-first-claim")
    assert all("Auftr" in say(key) for key in keys)
    assert "weniger Steine" in say("news-won-by-rocks", who="Ana")
    assert say("award-rocks", who="Ana", n=3).endswith("3 Steine")


@pytest.mark.parametrize(
    ("speed", "left", "end"), [(3, 1, "stops at C3"), (4, 2, "derails before")]
)
def test_while_a_jewel_is_taken_the_rest_of_the_way_and_the_steps_left_are_shown(
    speed: int, left: int, end: str
) -> None:
    track = "  C\n1 ┃\n2 ┃\n3 ┃"
    start = position(track, f"red.white C0 S {speed}", deposits={"C2": "gold ruby"})
    view = GAME.view(start.drive().state, Seat(0))
    assert (view.phase, view.moving, view.steps_left) == ("take", "red.white", left)
    voice = Voice("en", "off_the_rails")
    lines = "\n".join(map(voice, GAME.describe(view)))
    assert f"Red 1 has {left} step{'s' if left > 1 else ''} left." in lines
    assert f"Red 1: {end}" in lines
    assert highlighted(view).routes == view.routes
    assert len(view.routes) == 1


def test_carts_that_are_both_in_the_supply_take_one_line() -> None:
    say = Voice("en", "off_the_rails", NAMES)
    waiting, placed = position("  C\n1 ┃"), position("  C\n1 ┃", "red.white C1 S 3")
    lines = [
        [say(line) for line in GAME.describe(GAME.view(one.state, Seat(0)))]
        for one in (waiting, placed)
    ]
    assert "- both carts: in the supply" in lines[0]
    assert not any(line.startswith("- Red") for line in lines[0])
    assert "- Red 2: in the supply" in lines[1]
