"""Each level of the default computers is no weaker than the next below, in four kinds of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from examples.foreheads.game import Foreheads
from examples.hedges.game import Hedges
from examples.summits.game import Summits
from games import SHELF
from games.kit.computers.arena import contest, share_of_wins
from games.kit.computers.arena_match import Pairing, Player
from games.kit.game import Game
from games.kit.mind import Effort, levels
from tests.support.slow import some_long

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.kit.game import AnyGame

GAMES: Final[dict[str, tuple[AnyGame, int]]] = {
    "bluff": (Foreheads(), 2),
    "many moves": (Hedges(), 2),
    "many seats": (Foreheads(), 4),
    "luck": (Summits(), 2),
}
LEVELS: Final[list[tuple[Player, Player]]] = [
    ("first", "random"),
    ("easy", "first"),
    ("normal", "easy"),
    ("strong", "normal"),
]
ELSEWHERE: Final[list[tuple[str, tuple[Player, ...], dict[str, str]]]] = [
    ("all_aboard", ("normal", "random", "random"), {"effects": "off", "boat_deck": "spread"}),
    ("abordaje", ("easy", "random"), {"mode": "advanced"}),
    ("abordaje", ("easy", "random"), {"mode": "handicap"}),
    ("alles_an_bord", ("strong", *("random",) * 3), {"loading": "race", "competition": "on"}),
    ("alles_an_bord", ("strong", *("random",) * 3), {"loading": "calm", "competition": "on"}),
    ("off_the_rails", ("strong", *("random",) * 3), {}),
    ("off_the_rails", ("strong", "random"), {"missions": "off", "bumpers": "on", "splits": "lot"}),
    ("off_the_rails", ("strong", "random"), {"chasm_die": "on", "surface_exit": "any_square"}),
]
"""What is played otherwise than by default: by whom, with which options."""


def some_of_each(
    cases: Iterable[tuple[str, tuple[Player, ...], dict[str, str]]],
) -> list[Any]:
    """Return cases of which `make test` takes the first of each game, and `make long` the rest."""
    found, seen = [], set[str]()
    for one in cases:
        found.append(pytest.param(*one, marks=pytest.mark.long if one[0] in seen else ()))
        seen.add(one[0])
    return found


def share(kind: str, pair: tuple[Player, Player], matches: int, scale: float) -> float:
    """Return which share of the wins the first of two levels has, with half of the seats."""
    game, seats = GAMES[kind]
    return share_of_wins(
        Pairing(game, game.spec.options(), pair * (seats // 2), "levels", scale), pair[0], matches
    )


@pytest.mark.parametrize("kind", some_long(GAMES, "bluff"))
def test_a_normal_computer_is_no_weaker_than_an_easy_one(kind: str) -> None:
    matches = 4 if kind == "many seats" else 8
    assert share(kind, ("normal", "easy"), matches, 0.1) >= 0.5


@pytest.mark.parametrize("kind", some_long(["many moves", "luck"], "luck"))
def test_an_easy_computer_is_no_weaker_than_moves_at_random(kind: str) -> None:
    assert share(kind, ("easy", "random"), 24, 1) >= 0.5


def test_a_game_that_says_nothing_of_first_steps_slips_there_most_and_is_slowest() -> None:
    made = levels(easy=Effort(25, slips=0.1, pace=(3.5, 5.0)), normal=Effort(0), strong=Effort(0))
    assert list(made) == ["first", "easy", "normal", "strong"]
    assert made["first"] == Effort(25, slips=0.5, pace=(5.0, 7.0))


@pytest.mark.parametrize("slug", SHELF)
def test_first_steps_slip_more_than_easy_in_every_game(slug: str) -> None:
    efforts = SHELF[slug].mind().levels
    assert efforts["first"].slips > efforts["easy"].slips
    assert efforts["first"].steps <= efforts["easy"].steps


def test_a_sensible_beginner_lies_between_chance_and_a_computer_that_searches() -> None:
    game = SHELF["all_aboard"]
    options = game.spec.options()
    chance = Pairing(game, options, ("greedy", "random"), "levels")
    normal = Pairing(game, options, ("greedy", "normal"), "levels", 0.4)
    assert share_of_wins(chance, "greedy", 12) > 0.5
    assert share_of_wins(normal, "greedy", 4) <= 0.5


WITH_A_MIND = {slug for slug, game in SHELF.items() if type(game).mind is not Game.mind}
"""Who knows nothing beyond the rules searches as well as it can: of that nothing is claimed."""


@pytest.mark.parametrize("slug", sorted(WITH_A_MIND - {"bandido_alcatraz"}))
@pytest.mark.parametrize("pair", [("strong", "first"), ("easy", "random")], ids="-".join)
def test_even_easy_beats_chance_and_with_a_tenth_of_its_steps_strong_beats_first_steps(
    slug: str, pair: tuple[Player, Player]
) -> None:
    game = SHELF[slug]
    scale = 0.1 if pair[0] == "strong" else 1
    pairing = Pairing(game, game.spec.options(), pair, "levels", scale)
    assert share_of_wins(pairing, pair[0], 2) >= 0.75


@pytest.mark.parametrize(("slug", "players", "options"), some_of_each(ELSEWHERE))
def test_chance_is_beaten_with_other_options_and_more_seats(
    slug: str, players: tuple[Player, ...], options: dict[str, str]
) -> None:
    game = SHELF[slug]
    chosen = game.spec.options.model_validate(options)
    pairing = Pairing(game, chosen, players, "mind", 0.2 if players[0] == "normal" else 1)
    assert share_of_wins(pairing, players[0], 4) >= 0.75


@pytest.mark.parametrize("slug", ["abordaje", "all_aboard"])
def test_strong_can_be_measured_with_a_tree_against_itself_without(slug: str) -> None:
    game = SHELF[slug]
    pairing = Pairing(game, game.spec.options(), ("tree", "flat"), "levels", 0.01)
    report = contest(pairing, 2)
    assert sum(one.won for one in report.standings) + report.standings[0].drawn == 2
    assert all(one.steps for one in report.standings)


@pytest.mark.long
@pytest.mark.trial
@pytest.mark.parametrize("pair", LEVELS, ids="-".join)
@pytest.mark.parametrize("kind", GAMES)
def test_each_level_is_no_weaker_than_the_next_below(
    kind: str, pair: tuple[Player, Player]
) -> None:
    # The lower levels cost little; with a fifth of so few steps they hardly differ from chance.
    assert share(kind, pair, 200, 1 if pair[1] in {"random", "first"} else 0.2) >= 0.5
