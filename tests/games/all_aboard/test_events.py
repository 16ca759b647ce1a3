"""All aboard!: what is told, to whom, in every language."""

from __future__ import annotations

from typing import Final

from games.all_aboard.model import Board, Options
from games.kit.chance import Chance
from games.kit.game import Seat
from games.kit.words import Voice
from tests.support.boards.all_aboard_table import GAME, LONG, SHORT, random_match, sail

P: Final = Seat(0)


def test_the_story_of_a_round_fits_one_long_message_even_with_long_names(language: str) -> None:
    say = Voice(language, "all_aboard", LONG)
    for n in range(5):
        for *_, events in random_match(5, f"long {n}"):
            assert len("\n".join(say(one) for one in events if one.to is None)) <= 4000


def test_lovers_are_told_in_german_and_spanish_with_their_articles() -> None:
    sailed = sail("{P zebra, R zebra, P monkey}18 · {R bear, P sloth, R fox}20")
    love = next(one for one in sailed.events if one.key == "love")
    german, spanish = (Voice(tongue, "all_aboard", SHORT)(love) for tongue in ("de", "es"))
    assert german == "💘 Die Zebras verlieben sich: je ein Liebespfeil für Ana und Ben."
    assert spanish == "💘 Las cebras se enamoran: un cupido para Ana y otro para Ben."


def test_the_news_of_a_face_down_card_names_owner_and_boat_only() -> None:
    state = GAME.setup(2, Options(first_player="1"), Chance("news", 0))
    state = state.model_copy(update={"circuit": 2})
    animal = state.hands[P][0]
    _, events = GAME.play(state, P, Board(animal=animal, boat=2), Chance("news", 1))
    public = [one for one in events if one.to is None]
    assert [(one.key, set(one.args)) for one in public] == [("boarded-face-down", {"who", "boat"})]


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    for state, _, _, events in random_match(3, "drawn"):
        drawn = [one for one in events if one.key == "drawn"]
        assert [one.to for one in drawn] == [state.turn] * (state.round < 4)
