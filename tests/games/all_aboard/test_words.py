"""All aboard!: what it says, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from games.all_aboard.components import ANIMALS
from games.all_aboard.model import Options
from games.kit.chance import Chance
from games.kit.game import IllegalMove, Seat, Text, text
from games.kit.menu import Menu
from games.kit.words import LANGUAGES, ROOT, Voice
from tests.support.all_aboard_table import GAME, evening, sail
from tests.support.menus import menu_of

if TYPE_CHECKING:
    from collections.abc import Iterator

SHORT = ("Ana", "Ben", "Chloe", "Dario", "Eva")
LONG = ("A name of thirty-two characters!",) * 5


class Variables(Visitor):
    """Collects the variables of one message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every key of a language's file with the variables that it uses."""
    source = (ROOT / f"games/all_aboard/texts/{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def say(language: str) -> Voice:
    return Voice(language, "all_aboard", SHORT)


@pytest.mark.parametrize("other", LANGUAGES[1:])
def test_every_language_has_the_same_texts_with_the_same_variables(other: str) -> None:
    assert messages(other) == messages("en")


def test_every_option_has_a_name_and_labels_that_fit_a_select(say: Voice) -> None:
    for field, about in Options.model_fields.items():
        labels = {say(f"option-{field}-{value}") for value in get_args(about.annotation)}
        assert len(labels) == len(get_args(about.annotation))
        assert max(len(f"{say(f'option-{field}')}: {label}") for label in labels) <= 100


@pytest.mark.parametrize("part", ["", "-board", "-board-animal", "-board-boat"])
def test_command_descriptions_fit(say: Voice, part: str) -> None:
    assert 1 <= len(say(f"command-allaboard{part}")) <= 100


def test_title_and_tagline_are_one_line_each(say: Voice) -> None:
    assert say("title") == "All aboard!"
    assert "\n" not in say("tagline")


@pytest.mark.parametrize("animal", ANIMALS)
def test_every_animal_has_all_its_forms(say: Voice, animal: str) -> None:
    forms = [say(f"{form}-{animal}") for form in ("animal", "object", "with", "herd")]
    assert all(forms)
    assert forms[3][0].isupper()


def test_a_menu_asks_for_the_animal_then_for_the_boat() -> None:
    say = Voice("en", "all_aboard", SHORT)
    state = GAME.setup(3, Options(boat_deck="even"), Chance("menu", 0))
    first = menu_of(GAME, state, state.turn)
    then = menu_of(GAME, state, state.turn, (0,))
    assert isinstance(first, Menu)
    assert isinstance(then, Menu)
    assert say(first.ask) == "Which animal?"
    animal = state.hands[state.turn][0]
    assert say(then.ask) == f"Into which boat do you put the {animal}?"
    assert say(then.options[1].label) == f"Boat 2 · holds {state.boats[1].capacity} · empty"


def test_a_menu_warns_that_the_second_animal_goes_face_down(say: Voice) -> None:
    state = GAME.setup(3, Options(), Chance("menu", 0))
    asked = [
        say(GAME.decisions(GAME.view(now, now.turn), GAME.legal(now, now.turn)[0])[1].ask)
        for now in (state, state.model_copy(update={"circuit": 2}))
    ]
    assert asked[0] != asked[1]


def test_labels_are_short_and_tell_the_answers_apart(say: Voice) -> None:
    for state, *_ in evening(5, "labels"):
        view = GAME.view(state, state.turn)
        lines = [GAME.decisions(view, move) for move in GAME.legal(state, state.turn)]
        for depth in range(3):
            labels = {line[depth].value: say(line[depth].label) for line in lines}
            assert len(set(labels.values())) == len(labels)
            assert max(map(len, labels.values())) <= 80


@pytest.mark.parametrize("seats", [2, 5])
def test_every_event_can_be_said(say: Voice, seats: int) -> None:
    told = [one for *_, events in evening(seats, "said") for one in events]
    assert len({say(one) for one in told}) > 50
    assert all("{" not in say(one) for one in told)


def test_the_story_of_a_round_fits_one_long_message_even_with_long_names(language: str) -> None:
    say = Voice(language, "all_aboard", LONG)
    for n in range(5):
        for *_, events in evening(5, f"long {n}"):
            assert len("\n".join(say(one) for one in events if one.to is None)) <= 4000


REFUSALS = [
    (
        "not-in-hand",
        text(
            "not-in-hand",
            animal=text("object-zebra"),
            hand=(text("animal-fox"), text("animal-lion")),
        ),
        "You cannot play the zebra now. Your hand: Fox and Lion.",
    ),
    (
        "no-such-boat",
        text("no-such-boat", boat=4, last=3),
        "There is no boat 4; the boats are numbered from 1 to 3.",
    ),
    (
        "boat-full",
        text("boat-full", boat=2, places=3),
        "Boat 2 is full: 3 animals are aboard already.",
    ),
    (
        "no-such-seat",
        text("no-such-seat", first="4", seats=3),
        "Seat 4 cannot begin: only 3 sit at this table.",
    ),
]


@pytest.mark.parametrize(("key", "refusal", "words"), REFUSALS)
def test_refusals_say_why_not(key: str, refusal: Text, words: str) -> None:
    assert refusal.key == key
    assert Voice("en", "all_aboard")(refusal) == words


def test_refusals_of_the_rules_can_be_said(say: Voice) -> None:
    state = GAME.setup(2, Options(), Chance("refuse", 0))
    absent = next(animal for animal in ANIMALS if animal not in state.hands[state.turn])
    move = GAME.legal(state, state.turn)[0]
    for wrong in ({"animal": absent}, {"boat": 3}):
        with pytest.raises(IllegalMove) as refused:
            GAME.check(state, state.turn, move.model_copy(update=wrong))
        assert say(refused.value.text)


def tables(seats: int, seed: str) -> Iterator[tuple[Text, ...]]:
    """The table in lines, for the seat to act and for the table, through a match."""
    for *_, state, _ in evening(seats, seed):
        yield GAME.describe(GAME.view(state, state.turn))
        yield GAME.describe(GAME.view(state, None))


def test_the_table_in_words_fits_forty_two_columns(say: Voice) -> None:
    for lines in tables(5, "columns"):
        wide = [line for line in map(say, lines) if len(line) > 42]
        assert wide == []


def test_the_table_in_words_fits_one_message_even_with_long_names(language: str) -> None:
    say = Voice(language, "all_aboard", LONG)
    assert max(len("\n".join(map(say, lines))) for lines in tables(5, "message")) <= 4000


def test_the_table_in_words_begins_with_whose_turn_it_is() -> None:
    say = Voice("en", "all_aboard", SHORT)
    state = GAME.setup(3, Options(first_player="2"), Chance("turn", 0))
    assert say(GAME.describe(GAME.view(state, None))[0]) == "Round 1/4: Ben to play, face up"


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
    *_, (_, _, end, _) = evening(3, "winner")
    result = GAME.outcome(end)
    assert result is not None
    winner = min(result.winners)
    first = say(GAME.describe(GAME.view(end, None))[0])
    assert first == f"{SHORT[winner]} wins with {result.scores[winner]} points."


@pytest.mark.parametrize("reason", ["won-by-points", "won-by-cupids", "won-by-saved", "shared-win"])
def test_every_way_to_win_has_a_reason(say: Voice, reason: str) -> None:
    assert say(reason).endswith(".")


def test_a_family_game_says_so() -> None:
    state = GAME.setup(2, Options(effects="off"), Chance("family", 0))
    assert GAME.describe(GAME.view(state, None))[-1] == text("family-line")


def test_lovers_are_told_in_german_and_spanish_with_their_articles() -> None:
    sailed = sail("{P zebra, R zebra, P monkey}18 · {R bear, P sloth, R fox}20")
    love = next(one for one in sailed.events if one.key == "love")
    german, spanish = (Voice(tongue, "all_aboard", SHORT)(love) for tongue in ("de", "es"))
    assert german == "💘 Die Zebras verlieben sich: je ein Liebespfeil für Ana und Ben."
    assert spanish == "💘 Las cebras se enamoran: un cupido para Ana y otro para Ben."
