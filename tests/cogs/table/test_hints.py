"""What a hint says: the move, what it is worth, and what the simulations saw coming."""

from __future__ import annotations

import pytest

from cogs.table.computers import reason_lines
from games import SHELF
from games.kit.chance import Chance
from games.kit.computers.candidates import Reason, reason_for
from games.kit.computers.search import choose
from games.kit.words import LANGUAGES, Voice
from matches.computers.thinking import ThinkJob, Thought, think

SIGNS = {
    "all_aboard": ("sign-boat-sails", "sign-boat-sinks", "sign-saved"),
    "abordaje": (
        "sign-conquers",
        "sign-conquered",
        "sign-controls",
        "sign-controlled",
        "sign-fell-more",
        "sign-fell-fewer",
    ),
    "bandido_alcatraz": ("sign-fewer-tunnels", "sign-more-tunnels"),
}
PURPOSES = {
    "off_the_rails": {"purpose-jewels"},
    "alles_an_bord": {"purpose-asked", "purpose-coins"},
}


def test_a_hint_says_what_its_move_leads_to_more_often() -> None:
    thought = Thought("{}", (0.7, 0.5), Reason(("sign-boat-sails", 2), 0.92, 0.31))
    said = reason_lines(thought, Voice("en", "all_aboard"))
    assert said == (
        "It rates this 70 out of 100, and the next best 50.\n"
        "Boat 2 sails in 9 of 10 worlds that it can imagine; after the next best move, in 3."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SIGNS)
def test_every_sign_has_its_words(slug: str, language: str) -> None:
    voice = Voice(language, slug)
    for sign in SIGNS[slug]:
        for n in (1, 2):
            thought = Thought("{}", (0.7, 0.5), Reason((sign, n), 0.9, 0.2))
            assert "[" not in reason_lines(thought, voice)


@pytest.mark.parametrize("slug", SIGNS)
def test_simulations_see_signs_that_have_words(slug: str) -> None:
    game = SHELF[slug]
    state = game.setup(2, game.spec.options(), Chance("signs", 0))
    seat = min(game.to_act(state))
    choice = choose(game, state, seat, "normal", "x", scale=0.2)
    seen = {sign for one in choice.candidates for sign, _ in one.signs}
    assert seen
    assert seen <= set(SIGNS[slug])
    reason_for(choice.candidates)


@pytest.mark.parametrize(
    ("slug", "purpose", "said"),
    [
        (
            "off_the_rails",
            ("purpose-jewels", 2),
            "It is for a cart that is to bring 2 jewels home.",
        ),
        ("alles_an_bord", ("purpose-asked", 1), "One card of the voyage asks for it."),
        ("alles_an_bord", ("purpose-coins", 3), "It pays 3 coins."),
    ],
)
def test_without_simulations_a_hint_says_what_its_move_is_for(
    slug: str, purpose: tuple[str, int], said: str
) -> None:
    assert reason_lines(Thought("{}", purpose=purpose), Voice("en", slug)) == said


def test_a_move_that_is_for_nothing_in_particular_needs_no_second_thought() -> None:
    said = reason_lines(Thought("{}"), Voice("en", "off_the_rails"))
    assert said == "It would not think twice about it."


@pytest.mark.parametrize("slug", PURPOSES)
def test_minds_without_a_search_know_what_their_moves_are_for(slug: str) -> None:
    game = SHELF[slug]
    state, seen = game.setup(2, game.spec.options(), Chance("purpose", 0)), set()
    for ply in range(60):
        seat = min(game.to_act(state))
        world = game.redeal(state, seat, Chance("world", ply)).model_dump_json()
        thought = think(ThinkJob(type(game), world, seat, "strong", f"purpose {ply}"))
        if thought.purpose:
            seen.add(thought.purpose[0])
            assert thought.purpose[1] > 0
            for language in LANGUAGES:
                assert "[" not in reason_lines(thought, Voice(language, slug))
        move = game.load_move(thought.move)
        state, _ = game.play(state, seat, move, Chance("purpose", ply + 1))
    assert seen == PURPOSES[slug]
