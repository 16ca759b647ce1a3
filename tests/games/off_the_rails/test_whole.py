"""Off the Rails as a whole: matches with a purpose, secrets, menus, sizes and speed."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

import pytest

from games.kit.chance import Chance
from games.kit.game import Seat
from games.kit.menu import Menu
from games.kit.words import LANGUAGES, Voice
from games.off_the_rails.model import Move, Options, State
from tests.support.conservation import off_the_rails
from tests.support.menus import menu_of
from tests.support.off_the_rails_table import GAME, NAMES, busy_match

if TYPE_CHECKING:
    from games.kit.game import Event

Decision = tuple["State", Seat, "Move", "State", "tuple[Event, ...]"]
VARIANTS = (
    Options(),
    Options(bumpers="on"),
    Options(chasm_die="on", surface_exit="any_square"),
    Options(length="long", missions="off"),
)


@cache
def played(seats: int, seed: int) -> tuple[Decision, ...]:
    return tuple(busy_match(seats, f"busy{seed}", VARIANTS[seed % len(VARIANTS)]))


MATCHES = [(seats, seed) for seats in (1, 2, 3, 4) for seed in range(4)]


def test_players_with_a_purpose_meet_every_question() -> None:
    kinds = Counter(move.kind for match in MATCHES for _, _, move, _, _ in played(*match))
    asked = {"take", "drive", "split", "split_by_lot", "pick", "claim", "collapse"}
    assert asked <= kinds.keys()


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_nothing_appears_or_vanishes_in_a_busy_match(match: tuple[int, int]) -> None:
    steps = played(*match)
    box = off_the_rails(steps[0][0])
    assert all(off_the_rails(after) == box for _, _, _, after, _ in steps)


@pytest.mark.parametrize("match", MATCHES[::3], ids=str)
def test_a_busy_match_keeps_its_secrets(match: tuple[int, int]) -> None:
    for ply, (state, _, _, _, _) in enumerate(played(*match)[::3]):
        for seat in map(Seat, range(state.seats)):
            world = GAME.redeal(state, seat, Chance("redeal", ply))
            assert GAME.view(world, seat) == GAME.view(state, seat)
            assert GAME.view(world, None) == GAME.view(state, None)
            assert off_the_rails(world) == off_the_rails(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_told_in_busy_matches_can_be_said(language: str) -> None:
    say = Voice(language, "off_the_rails", NAMES)
    for match in MATCHES:
        steps = played(*match)
        for *_, events in steps:
            assert all(say(told).strip() for told in events)
        for line in GAME.describe(GAME.view(steps[-1][3], None)):
            assert "{" not in say(line)


def test_states_survive_storage_in_the_middle_of_everything() -> None:
    phases = set()
    for match in MATCHES:
        for state, _, _, _, _ in played(*match):
            if state.phase not in phases:
                phases.add(state.phase)
                stored = state.model_dump_json()
                assert GAME.revive(stored, GAME.spec.version) == state
    assert {"take", "split", "pick", "claim", "spread"} <= phases


def test_a_stored_match_is_small() -> None:
    largest = max(len(state.model_dump_json()) for state, *_ in played(4, 3))
    assert largest < 8_000


@pytest.mark.parametrize("match", MATCHES[::3], ids=str)
def test_labels_fit_and_differ_wherever_something_is_asked(match: tuple[int, int]) -> None:
    voices = [Voice(language, "off_the_rails", NAMES) for language in LANGUAGES]
    for state, seat, _, _, _ in played(*match)[::4]:
        question = menu_of(GAME, state, seat)
        assert isinstance(question, Menu)
        for say in voices:
            labels = [say(option.label) for option in question.options]
            assert len(set(labels)) == len(labels)
            assert max(map(len, labels)) <= 80


def test_the_bag_never_gives_away_what_comes_next() -> None:
    state = played(4, 0)[-20][0]
    view = GAME.view(state, None).model_dump_json()
    assert "chasm_deck" not in view
    assert '"deck"' not in view
    assert '"out"' not in view
