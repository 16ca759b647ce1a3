"""The menus of Off the Rails: labels that fit and differ, routes by letter, piles as typed."""

from __future__ import annotations

import pytest

from games.kit.game import IllegalMove, Seat
from games.kit.menu import Menu
from games.kit.words import LANGUAGES, Voice
from games.off_the_rails.menu import move_by_letter, split_of
from games.off_the_rails.model import Split
from tests.support.menus import menu_of
from tests.support.off_the_rails_table import (
    BUSY_MATCHES,
    GAME,
    NAMES,
    busy_turns,
    position,
)


@pytest.mark.parametrize("match", BUSY_MATCHES[::3], ids=str)
def test_labels_fit_and_differ_wherever_something_is_asked(match: tuple[int, int]) -> None:
    voices = [Voice(language, "off_the_rails", NAMES) for language in LANGUAGES]
    for state, seat, _, _, _ in busy_turns(*match)[::4]:
        question = menu_of(GAME, state, seat)
        assert isinstance(question, Menu)
        for say in voices:
            labels = [say(option.label) for option in question.options]
            assert len(set(labels)) == len(labels)
            assert max(map(len, labels)) <= 80


@pytest.mark.parametrize("match", BUSY_MATCHES[::3], ids=str)
def test_every_decision_names_the_field_of_the_move_that_it_decides(
    match: tuple[int, int],
) -> None:
    for state, seat, _, _, _ in busy_turns(*match)[::4]:
        seen = GAME.view(state, seat)
        for move in GAME.legal(state, seat):
            fields = [one.field for one in GAME.decisions(seen, move)]
            assert fields[0] == "kind"
            assert set(fields) <= type(move).model_fields.keys()
            assert len(set(fields)) == len(fields)


def test_a_letter_leads_to_the_move_that_takes_its_route() -> None:
    fork = position("  B C D\n1 · ┃ ·\n2 ┏ ┻ ━", "red.white C0 S 3").drive()
    seen = GAME.view(fork.state, None)
    assert [move_by_letter(seen, letter) for letter in "Ab"] == fork.legal
    with pytest.raises(IllegalMove) as refused:
        move_by_letter(seen, "C")
    assert refused.value.text.key == "no-such-route"


@pytest.mark.parametrize("piles", ["", "all", "1.2.3", "1.0.0.0.0.0"])
def test_piles_that_cannot_be_read_are_refused(piles: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        split_of(piles)
    assert refused.value.text.key == "no-such-split"


def test_piles_are_read_as_they_are_offered() -> None:
    rammed = position(
        "  C\n1 ┃\n2 ┃\n3 ┃", "red.white C1 S 3: ruby", "blue.white C3 N 3: gold ruby rock"
    ).drive()
    seen = GAME.view(rammed.state, Seat(1))
    splits = [move for move in rammed.legal if isinstance(move, Split)]
    offered = [GAME.decisions(seen, move)[-1].value for move in splits]
    assert [split_of(piles) for piles in offered] == splits
