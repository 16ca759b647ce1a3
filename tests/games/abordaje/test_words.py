"""¡Abordaje!: what is said to whom, in every language, and the story of a turn."""

from __future__ import annotations

import pytest

from games.abordaje.components import ORDER_ICONS, ORDERS
from games.abordaje.model import (
    Captain,
    Discipline,
    Fight,
    March,
    Move,
    Options,
    Place,
    Reinforce,
    State,
    Swap,
    task_of,
)
from games.kit.chance import Chance
from games.kit.game import IllegalMove, Seat
from games.kit.menu import Menu
from games.kit.words import LANGUAGES, ROOT, Voice
from tests.support.abordaje_table import (
    GAME,
    PIRATE,
    SPANIARD,
    Answers,
    change,
    draw,
    fight,
    hold,
    lay,
    match_at_random,
    reveal,
    start,
)
from tests.support.menus import menu_of

SHORT = ("Ana", "Ben")
LONG = ("A name of thirty-two characters!",) * 2
ANSWERS: Answers = {
    "pirate follow 1": Captain(deck="S1"),
    "spanish reinforce 1": Reinforce(),
    "spanish march 4": March(start="S5", end="S4"),
}


STORY = [
    "🃏 **Turn 1: the orders are turned up.**",
    "1 · 🏴‍☠️ 🪝 Boarding! – 💪 Stand up! 🇪🇸",
    "2 · 🏴‍☠️ ⚔️ Fight! – 💥 Fire! 🇪🇸",
    "4 · 🏴‍☠️ 💥 Fire! – 🛡️ Repel! 🇪🇸",
    "5 · 🏴‍☠️ 🛢️ Take cover! – 💥 Fire! 🇪🇸",
    "🚫 Section 5: 🛢️ Take cover! cancels 💥 Fire!",
    "1️⃣ ⚔️ The pirates fight on Spanish deck 2. Fallen: 1 pirate and 2 Spaniards.",
    "2️⃣ 🪝 The pirates board in section 1. Fallen: 1 Spaniard. Across: 2 pirates.",
    "↳ The pirate captain crosses, too.",
    "3️⃣ 💥 The pirates fire at Spanish deck 4. Fallen: 2 Spaniards.",
    "3️⃣ 💥 The Spaniards fire at pirate deck 2. Fallen: 2 pirates.",
    "4️⃣ 🛡️ The Spaniards in section 4: Repel!",
    "↳ From Spanish deck 5 to Spanish deck 4: 1 Spaniard.",
    "6️⃣ 💪 The Spaniards in section 1: Stand up!",
    "↳ From the pool to Spanish deck 1: 1 Spaniard.",
    "🟡 The pirates control Spanish deck 1.",
    "🟡 The pirates control Spanish deck 2.",
    "🔔 Turn 2: the Spaniards have the initiative, from stern to prow.",
]


def voice(language: str = "en") -> Voice:
    return Voice(language, "abordaje", SHORT)


# ---- the story of a turn -----------------------------------------------------------


def test_a_turn_is_told_priority_by_priority_with_what_each_order_did_to_whom() -> None:
    orders = {1: "boarding / stand_up", 2: "fight / fire", 4: "fire / repel"}
    orders[5] = "take_cover / fire"
    fought = fight(draw(start(), "S2: 3p, 2s; P2: 2p"), orders, ANSWERS)
    assert fought.story == STORY


def test_nothing_is_told_in_public_until_the_story_is_complete() -> None:
    first = reveal(start(), {1: "boarding / stand_up"})
    assert first.story == []
    assert [line.key for line in GAME.view(first.state, None).turn_events][:1] == ["told-reveal"]
    _, events = GAME.play(first.state, PIRATE, Captain(deck="S1"), Chance("told", 1))
    assert {one.to for one in events} == {PIRATE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_of_a_turn_fits_one_message(language: str) -> None:
    say = Voice(language, "abordaje", LONG)
    for n in range(8):
        for *_, events in match_at_random("advanced", f"long {n}"):
            told = [say(one) for one in events if one.to is None]
            assert len("\n".join(told)) <= 2000


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "2️⃣ 🪝 The pirates board in section 1. Fallen: 1 Spaniard. Across: 2 pirates."),
        ("es", "2️⃣ 🪝 Los piratas abordan en el tramo 1. Caídos: 1 español. Cruzan: 2 piratas."),
        ("de", "2️⃣ 🪝 Die Piraten entern in Abschnitt 1. Gefallen: 1 Spanier. Drüben: 2 Piraten."),
    ],
)
def test_the_story_is_told_in_every_language(language: str, line: str) -> None:
    fought = fight(start(), {1: "boarding / stand_up"})
    assert line in [voice(language)(one) for one in fought.events if one.to is None]


# ---- questions ---------------------------------------------------------------------


def options(question: object) -> list[str]:
    assert isinstance(question, Menu)
    return [voice()(option.label) for option in question.options]


def test_all_answers_to_a_question_stand_side_by_side() -> None:
    state = hold(start(), "pirate", "fight", "fight", "fire", "repel", "stand_up")
    asked = menu_of(GAME, state, PIRATE)
    assert isinstance(asked, Menu)
    assert voice()(asked.ask) == "Which order goes face down in section 1?"
    assert options(asked) == ["Fight!", "Fire!", "Repel!", "Stand up!"]


def test_a_swap_names_the_orders_that_would_change_places_to_their_owner() -> None:
    state = lay(start(), {1: "fight / fire", 4: "repel / fire"})
    state = state.model_copy(update={"tasks": (task_of("swap", "pirate"), *state.tasks)})
    labels = options(menu_of(GAME, state, PIRATE))
    assert labels[0] == "Leave them as they lie"
    assert "Sections 1 and 4: Fight! ↔ Repel!" in labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_answers_fit_their_buttons(language: str) -> None:
    say = Voice(language, "abordaje", LONG)
    for state, seat, *_ in match_at_random("advanced", "labels"):
        view = GAME.view(state, seat)
        steps = [GAME.decisions(view, move)[0] for move in GAME.legal(state, seat)]
        labels = [say(step.label) for step in steps]
        assert len(set(labels)) == len(labels)
        assert max(map(len, [*labels, say(steps[0].ask)])) <= 80


# ---- refusals ----------------------------------------------------------------------


def refusal(state: State, seat: Seat, move: Move) -> str:
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, seat, move, Chance("refuse", 1))
    for language in LANGUAGES:
        assert voice(language)(refused.value.text)
    return voice()(refused.value.text)


def test_a_card_that_changed_sides_is_refused_with_the_hand_one_holds() -> None:
    state = hold(start(), "pirate", "fight", "fire")
    assert refusal(state, PIRATE, Place(card="repel")) == (
        "You do not hold 🛡️ Repel! now; hands change sides after every order. "
        "Yours: ⚔️ Fight! and 💥 Fire!"
    )


def test_placing_twice_is_refused_with_whom_one_waits_for() -> None:
    state, _ = GAME.play(
        hold(start(), "pirate", "fight", "fire"), PIRATE, Place(card="fire"), Chance("twice", 1)
    )
    assert refusal(state, PIRATE, Place(card="fight")) == (
        "Your order lies already; now it is up to Ben."
    )


def test_refusals_of_answers_say_what_else_is_possible() -> None:
    state = reveal(draw(start(), "P2: 3p, 3s; S2: 3p, 3s"), {2: "fight / stand_up"}).state
    assert refusal(state, PIRATE, Fight(deck="P1")) == (
        "There is no fight on pirate deck 1; choose pirate deck 2 and Spanish deck 2."
    )
    assert refusal(state, PIRATE, Swap(first=1, second=2)) == (
        "That is not the question now, but this: Fight! in section 2: on which deck?"
    )
    assert refusal(state, SPANIARD, Fight(deck="P2")) == (
        "Not your turn yet: the table is waiting for Ana."
    )


def test_only_pirates_swap_in_the_advanced_game_and_only_spaniards_have_discipline() -> None:
    state = lay(start("advanced"), {})
    state = state.model_copy(update={"tasks": (task_of("swap", "pirate"), *state.tasks)})
    assert refusal(state, SPANIARD, Swap(first=1, second=2)) == (
        "Only the pirates swap tactics in the advanced game."
    )
    assert refusal(state, PIRATE, Discipline()) == (
        "That is not the question now, but this: Swap tactics: do two orders change places?"
    )


def test_a_captain_and_a_man_are_refused_with_their_decks() -> None:
    state = reveal(change(start(), "pirate", pool=0), {2: "repel / stand_up"}).state
    assert refusal(state, PIRATE, March(start="S2", end="P2")) == (
        "None of your men can move from Spanish deck 2 to pirate deck 2 with this order."
    )
    crossing = reveal(start(), {1: "boarding / stand_up"}).state
    assert refusal(crossing, PIRATE, Captain(deck="S2")) == (
        "Your captain cannot go to Spanish deck 2 now; he can go to Spanish deck 1."
    )


# ---- the table in words --------------------------------------------------------------


def said(state: State, seat: Seat | None = None) -> list[str]:
    return list(map(voice(), GAME.describe(GAME.view(state, seat))))


def test_the_table_in_words_begins_with_whom_it_waits_for() -> None:
    assert said(start())[:2] == [
        "Turn 1, waiting for Ana and Ben",
        "Pirates first, prow to stern (1 to 5)",
    ]


def test_the_table_in_words_says_who_lies_where_to_the_owner_only() -> None:
    state = hold(start(), "pirate", "fight", "fire", "fire", "repel", "stand_up")
    state, _ = GAME.play(state, PIRATE, Place(card="repel"), Chance("lie", 1))
    assert "- your order face down: Repel!" in said(state, PIRATE)
    assert "- The pirates: an order face down" in said(state, SPANIARD)
    assert "Repel!" not in "".join(said(state))


def test_the_table_in_words_names_men_captains_and_markers() -> None:
    state = change(draw(start(), "S1: 2p+PC, 1s"), "pirate", markers=("S1",))
    assert "- Spanish deck: 2 pirates, 1 Spaniard, pirate captain and pirate marker" in said(state)
    assert "- on decks 10, pool 7, losses 0" in said(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words_fits_one_message(language: str) -> None:
    say = Voice(language, "abordaje", LONG)
    for *_, state, _ in match_at_random("advanced", "words"):
        for seat in (None, PIRATE):
            lines = map(say, GAME.describe(GAME.view(state, seat)))
            assert len("\n".join(lines)) <= 3000


def test_the_end_names_the_winner_and_why() -> None:
    few = "P1: 1p+PC; P2: 1p; P4: 1p; P5: "
    assert said(fight(draw(start(), few), {}).state)[:2] == [
        "Ben wins.",
        "The enemy has too few men left.",
    ]


# ---- pages and commands -----------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_fits_one_message_and_names_every_order_and_command(language: str) -> None:
    page = (ROOT / f"games/abordaje/rules.{language}.md").read_text("utf-8")
    assert len(page) <= 3800
    for order in ORDERS:
        assert voice(language)(f"order-{order}") in page
        assert ORDER_ICONS[order] in page
    verbs = ("place", "swap", "captain", "fight", "march", "cross", "shoot", "reinforce")
    assert all(f"`/abordaje {verb}`" in page or f"`{verb}`" in page for verb in verbs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_of_commands_fit(language: str) -> None:
    text = (ROOT / f"games/abordaje/texts/{language}.ftl").read_text("utf-8")
    described = [line for line in text.splitlines() if line.startswith("command-")]
    assert len(described) > 15
    assert max(len(line.partition(" = ")[2]) for line in described) <= 100


def test_ways_to_play_are_one_option() -> None:
    labels = [voice()(f"option-mode-{mode}") for mode in ("basic", "advanced", "handicap")]
    assert len(set(labels)) == 3
    assert Options().mode == "basic"
