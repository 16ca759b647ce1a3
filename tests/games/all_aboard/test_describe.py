"""All aboard!: the table in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.all_aboard.model import Options
from games.kit.chance import Chance
from games.kit.game import Seat, Text, text
from games.kit.words import Voice
from tests.support.boards.all_aboard_table import GAME, LONG, SHORT, random_match, sail

if TYPE_CHECKING:
    from collections.abc import Iterator

ALT_TEXT = 1024
"""Characters of an alt text; Discord's limit."""


def tables(seats: int, seed: str) -> Iterator[tuple[Text, ...]]:
    """The table in lines, for the seat to act and for the table, through a match."""
    for *_, state, _ in random_match(seats, seed):
        yield tuple(GAME.describe(GAME.view(state, state.turn)))
        yield tuple(GAME.describe(GAME.view(state, None)))


def test_the_table_in_words_fits_forty_two_columns(say: Voice) -> None:
    for lines in tables(5, "columns"):
        wide = [line for line in map(say, lines) if len(line) > 42]
        assert wide == []


def test_the_table_in_words_fits_one_message_even_with_long_names(language: str) -> None:
    say = Voice(language, "all_aboard", LONG)
    assert max(len("\n".join(map(say, lines))) for lines in tables(5, "message")) <= 4000


def test_an_alt_text_has_room_for_boats_hand_and_everybodys_points(language: str) -> None:
    say = Voice(
        language, "all_aboard", ("Wilhelmina", "Bartholomew", "Maximilian", "Ed", "Theodora")
    )
    for lines in tables(5, "alt text"):
        last = max(n for n, line in enumerate(lines) if line.key in {"seat-line", "cards-line"})
        assert len("\n".join(map(say, lines[: last + 1]))) <= ALT_TEXT


def test_the_table_in_words_begins_with_whose_turn_it_is() -> None:
    say = Voice("en", "all_aboard", SHORT)
    state = GAME.setup(3, Options(first_player="2"), Chance("turn", 0))
    first, *_ = GAME.describe(GAME.view(state, None))
    assert say(first) == "Round 1/4: Ben to play, face up"


def test_the_table_in_words_shows_a_face_down_card_to_its_owner_only() -> None:
    say = Voice("en", "all_aboard", SHORT)
    state = GAME.setup(2, Options(first_player="1"), Chance("own", 0))
    state = state.model_copy(update={"circuit": 2})
    move = GAME.legal(state, Seat(0))[0]
    state, _ = GAME.play(state, Seat(0), move, Chance("own", 1))
    shown = [
        [
            say(line)
            for line in GAME.describe(GAME.view(state, viewer))
            if "face down (" in say(line)
        ]
        for viewer in (Seat(1), None)
    ]
    assert shown == [["- face down (Ana)"]] * 2
    own = list(map(say, GAME.describe(GAME.view(state, Seat(0)))))
    assert f"- {move.animal.capitalize()} (Ana), face down" in own


def test_the_table_in_words_ends_with_the_winner_in_the_first_line() -> None:
    say = Voice("en", "all_aboard", SHORT)
    *_, (_, _, end, _) = random_match(3, "winner")
    result = GAME.outcome(end)
    assert result is not None
    winner = min(result.winners)
    first, *_ = GAME.describe(GAME.view(end, None))
    assert say(first) == f"{SHORT[winner]} wins with {result.scores[winner]} points."


def test_a_family_game_says_so() -> None:
    state = GAME.setup(2, Options(effects="off"), Chance("family", 0))
    *_, last = GAME.describe(GAME.view(state, None))
    assert last == text("family-line")


def test_after_a_sailing_the_table_in_words_says_who_loved_and_who_was_eaten() -> None:
    say = Voice("en", "all_aboard", SHORT)
    sailed = sail(
        "{P elephant, R mouse, Y* octopus}12 · {G* monkey, Y lion, R* zebra}14 · "
        "{P* giraffe, Y* giraffe, G* fox}16 · {P* monkey, G* bear, R* lion}20",
        (16,) * 9,
    )
    lines = list(map(say, GAME.describe(GAME.view(sailed.after, None))))
    for line in (
        "- mouse scares elephant: it held 12 kg",
        "- thrown: Zebra (Ben)",
        "- eaten: Monkey (Dario)",
        "- in love: Giraffe",
        "- the sailing brought 17 points",
    ):
        assert line in lines


def test_a_long_list_goes_on_in_the_next_line() -> None:
    say = Voice("en", "all_aboard", SHORT)
    state = GAME.setup(2, Options(), Chance("list", 0)).model_copy(
        update={"saved": (("peacock", "fox", "octopus", "sloth", "zebra", "elephant", "bear"), ())}
    )
    lines = list(map(say, GAME.describe(GAME.view(state, None))))
    first = lines.index("Ana saved: Peacock, Fox, Octopus,")
    assert lines[first + 1 : first + 3] == ["… Sloth, Zebra, Bear,", "… Elephant"]
