"""What a hint says: the move, what it is worth, and what the simulations saw coming."""

from __future__ import annotations

import pytest

from cogs.table.computers import reason_lines
from games import SHELF
from games.kit.chance import Chance
from games.kit.computers.candidates import Reason, reason_for
from games.kit.computers.search import choose
from games.kit.words import LANGUAGES, Voice
from matches.computers.thinking import Thought

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
