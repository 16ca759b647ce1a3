"""What advice rests on is counted, and printed, by a command."""

from __future__ import annotations

from games import SHELF
from games.kit.words import Voice
from trials.proof.advice import asked, hint_said, hints, hints_line


def test_most_hints_rest_on_what_is_counted() -> None:
    game = SHELF["alles_an_bord"]
    said = hints_line(game, hints(game, ["a"], 30, 1.0))
    _, _, counts = said.partition(": ")
    counted, _, many = counts.partition(" counted")[0].partition(" of ")
    assert int(many) == 30
    assert int(counted) >= 27, said


def test_a_hint_is_read_with_the_situation_that_it_is_about() -> None:
    game = SHELF["off_the_rails"]
    position, thought = next(asked(game, "a", 0.1))
    voice = Voice("en", game.spec.slug, ("Ada", "Bolt"))
    situation, _, hint = hint_said(position, thought, voice).partition("💡")
    assert "The board is still empty." in situation
    assert any(hint.strip().splitlines()[1:])


def test_hints_can_be_read_as_one_reads_them_alone() -> None:
    position, _ = next(asked(SHELF["off_the_rails"], "a", 0.1, seats=1))
    assert position.players == (1,)
