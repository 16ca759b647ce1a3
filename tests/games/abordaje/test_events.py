"""¡Abordaje!: what is told of a turn, to whom and when."""

from __future__ import annotations

import pytest

from games.abordaje.events import boarded, exterminated, fired
from games.abordaje.model import Captain, March, Reinforce
from games.kit.chance import Chance
from games.kit.text import text
from games.kit.words import LANGUAGES, Voice
from tests.support.boards.abordaje_table import (
    GAME,
    LONG_NAMES,
    PIRATE,
    Answers,
    draw,
    fight,
    match_at_random,
    reveal,
    start,
    voice,
)

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
    "① ⚔️ The pirates fight on Spanish deck 2. Fallen: 1 pirate and 2 Spaniards.",
    "② 🪝 The pirates board in section 1. Fallen: 1 Spaniard. Across: 2 pirates.",
    "↳ The pirate captain crosses, too.",
    "③ 💥 The pirates fire at Spanish deck 4. Fallen: 2 Spaniards.",
    "③ 💥 The Spaniards fire at pirate deck 2. Fallen: 2 pirates.",
    "④ 🛡️ The Spaniards in section 4: Repel!",
    "↳ From Spanish deck 5 to Spanish deck 4: 1 Spaniard.",
    "⑥ 💪 The Spaniards in section 1: Stand up!",
    "↳ From the pool to Spanish deck 1: 1 Spaniard.",
    "🟡 The pirates control Spanish deck 1.",
    "🟡 The pirates control Spanish deck 2.",
    "🔔 Turn 2: the Spaniards have the initiative, from stern to prow.",
]


def test_a_turn_is_told_priority_by_priority_with_what_each_order_did_to_whom() -> None:
    orders = {1: "boarding / stand_up", 2: "fight / fire", 4: "fire / repel"}
    orders[5] = "take_cover / fire"
    fought = fight(draw(start(), "S2: 3p, 2s; P2: 2p"), orders, ANSWERS)
    assert fought.public_lines == STORY


def test_nothing_is_told_in_public_until_the_story_is_complete() -> None:
    first = reveal(start(), {1: "boarding / stand_up"})
    assert first.public_lines == []
    assert [line.key for line in GAME.view(first.state, None).turn_events][:1] == ["told-reveal"]
    _, events = GAME.play(first.state, PIRATE, Captain(deck="S1"), Chance("told", 1))
    assert {one.to for one in events} == {PIRATE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_of_a_turn_fits_one_message(language: str) -> None:
    say = Voice(language, "abordaje", LONG_NAMES)
    for n in range(8):
        for *_, events in match_at_random("advanced", f"long {n}"):
            told = [say(one) for one in events if one.to is None]
            assert len("\n".join(told)) <= 2000


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "② 🪝 The pirates board in section 1. Fallen: 1 Spaniard. Across: 2 pirates."),
        ("es", "② 🪝 Los piratas abordan en el tramo 1. Caídos: 1 español. Cruzan: 2 piratas."),
        ("de", "② 🪝 Die Piraten entern in Abschnitt 1. Gefallen: 1 Spanier. Drüben: 2 Piraten."),
    ],
)
def test_the_story_is_told_in_every_language(language: str, line: str) -> None:
    fought = fight(start(), {1: "boarding / stand_up"})
    assert line in [voice(language)(one) for one in fought.events if one.to is None]


EXTERMINATED = {
    "en": "💀 The Spaniards are too few: nobody left on the decks of 5 sections.",
    "es": "💀 Los españoles son demasiado pocos: nadie en las cubiertas de 5 tramos.",
    "de": "💀 Die Spanier sind zu wenige: niemand auf den Decks von 5 Abschnitten.",
}


@pytest.mark.parametrize(("language", "told"), EXTERMINATED.items())
def test_which_side_has_too_few_men_is_told(language: str, told: str) -> None:
    assert Voice(language, "abordaje")(exterminated("spanish", 0, 5)) == told
    other = Voice(language, "abordaje")(exterminated("pirate", 2, 5))
    assert other.split(":")[0] != told.split(":", maxsplit=1)[0]


IN_BRIEF = {
    "en": (
        "🪝 3: 2 pirates across",
        "🪝 3: 1 Spaniard fallen",
        "💥 Spanish deck 2: 1 pirate fallen",
    ),
    "es": (
        "🪝 3, cruzan: 2 piratas",
        "🪝 3, caídos: 1 español",
        "💥 caídos en la cubierta española 2: 1 pirata",
    ),
    "de": (
        "🪝 3: 2 Piraten drüben",
        "🪝 3: 1 Spanier gefallen",
        "💥 Spanierdeck 2: 1 Pirat gefallen",
    ),
}


@pytest.mark.parametrize(("language", "told"), IN_BRIEF.items())
@pytest.mark.parametrize("form", ["aside", "alt"])
def test_no_news_are_told_of_men_who_neither_fall_nor_cross(
    language: str, told: tuple[str, ...], form: str
) -> None:
    say = Voice(language, "abordaje")
    nobody = text("nobody")
    for event in (boarded("pirate", 3, 0, 0), fired("pirate", "S2", (0, 0))):
        assert say(nobody) in say(event), "the whole record says so"
        assert say.together([event], form) == ""
    changes = boarded("pirate", 3, 0, 2), boarded("pirate", 3, 1, 0), fired("pirate", "S2", (1, 0))
    brief = [say.together([event], form) for event in changes]
    assert all(say(nobody) not in one for one in brief)
    if form == "aside":
        assert brief == list(told)
