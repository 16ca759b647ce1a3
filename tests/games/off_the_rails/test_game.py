"""Off the Rails as a whole: matches by players with a purpose, stored in the middle of them."""

from __future__ import annotations

from collections import Counter

import pytest

from games.kit.chance import Chance
from games.kit.game import Climax, Seat
from games.kit.words import LANGUAGES, Voice
from games.off_the_rails.components import COLOURS, FIGURES, JEWELS
from games.off_the_rails.model import Options
from games.off_the_rails.rules.pieces import pieces
from matches.match import events_for
from tests.support.boards.off_the_rails_table import BUSY_MATCHES, GAME, NAMES, busy_turns


def test_players_with_a_purpose_meet_every_question() -> None:
    kinds = Counter(move.kind for match in BUSY_MATCHES for _, _, move, _, _ in busy_turns(*match))
    asked = {"take", "drive", "split", "split_by_lot", "pick", "claim", "collapse"}
    assert asked <= kinds.keys()


@pytest.mark.parametrize("match", BUSY_MATCHES, ids=str)
def test_nothing_appears_or_vanishes_in_a_busy_match(match: tuple[int, int]) -> None:
    steps = busy_turns(*match)
    box = pieces(steps[0][0])
    assert all(pieces(after) == box for _, _, _, after, _ in steps)


def test_states_survive_storage_in_the_middle_of_everything() -> None:
    phases = set()
    for match in BUSY_MATCHES:
        for state, _, _, _, _ in busy_turns(*match):
            if state.phase not in phases:
                phases.add(state.phase)
                stored = state.model_dump_json()
                assert GAME.load_state(stored, GAME.spec.version) == state
    assert {"take", "split", "pick", "claim", "spread"} <= phases


def test_a_stored_match_is_small() -> None:
    largest = max(len(state.model_dump_json()) for state, *_ in busy_turns(4, 3))
    assert largest < 8_000


def test_a_climax_says_to_each_what_became_of_their_carts_and_who_rammed_them() -> None:
    said = set()
    for match in BUSY_MATCHES:
        for state, _, _, after, events in busy_turns(*match):
            told = tuple(events_for(events, None))
            climax = Climax(GAME.view(state, None), told, GAME.view(after, None))
            for seat in range(state.seats):
                fates = [*GAME.story().fate(climax, Seat(seat))]
                said |= {one.key for one in fates}
                for one in fates if GAME.climaxes & {event.key for event in told} else ():
                    assert all(Voice(spoken, "off_the_rails", NAMES)(one) for spoken in LANGUAGES)
    assert {"fate-home", "fate-abyss", "fate-ram", "fate-rammed", "fate-derailed"} <= said


@pytest.mark.parametrize(
    ("home", "away", "said"),
    [
        (0, 0, "Missing for a partial victory: "),
        (0, 1, "Missing at home for a victory: "),
        (1, 0, "Missing at home for a major victory: "),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_it_is_said_what_was_missing_for_the_next_better_grade(
    home: int, away: int, said: str, language: str
) -> None:
    homes = tuple(
        tuple(
            0 if name == "rock" else home if FIGURES.jewels[n].home == colour else away
            for n, name in enumerate(JEWELS)
        )
        for colour in COLOURS
    )
    state = GAME.setup(1, Options(), Chance("alone", 0)).model_copy(update={"homes": homes})
    (lacked,) = GAME.story().lacked(GAME.view(state, None))
    names = [name for name, _ in lacked.facts["jewels"]]
    assert names == ["diamond", "gold", "emerald", "ruby"]
    line = Voice(language, "off_the_rails")(lacked)
    assert language != "en" or line.startswith(said)
    best = state.model_copy(update={"homes": tuple((0, 2, 2, 2, 2) for _ in COLOURS)})
    assert not [*GAME.story().lacked(GAME.view(best, None))]


def test_gentler_matches_have_a_league_of_their_own() -> None:
    variant = GAME.variant
    assert variant(3, Options()) is None
    assert variant(3, Options(bumpers="on")) == "gentle"
    assert variant(2, Options(surface_exit="any_square")) == "gentle"
    assert variant(3, Options(chasm_die="on", missions="off", length="long")) is None
    assert variant(1, Options(bumpers="on")) == "solo"
