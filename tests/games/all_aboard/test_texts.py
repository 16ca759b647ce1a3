"""All aboard!: options, commands, refusals, animals and rules in every language."""

from __future__ import annotations

import re

import pytest

from games.all_aboard.components import ANIMALS, ICONS
from games.all_aboard.model import Options
from games.kit.chance import Chance
from games.kit.game import IllegalMove, Text, text
from games.kit.words import LANGUAGES, ROOT, Voice
from tests.support.boards.all_aboard_table import GAME


def test_title_and_tagline_are_one_line_each(say: Voice) -> None:
    assert say("title") == "All aboard!"
    assert "\n" not in say("tagline")


@pytest.mark.parametrize("animal", ANIMALS)
def test_every_animal_has_all_its_forms(say: Voice, animal: str) -> None:
    forms = [say(f"{form}-{animal}") for form in ("animal", "object", "with", "herd")]
    assert all(forms)
    assert forms[3][0].isupper()


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


@pytest.mark.parametrize("reason", ["won-by-points", "won-by-cupids", "won-by-saved", "shared-win"])
def test_every_way_to_win_has_a_reason(say: Voice, reason: str) -> None:
    assert say(reason).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_name_every_animal(language: str) -> None:
    page = (ROOT / f"games/all_aboard/rules.{language}.md").read_text("utf-8")
    for icon in ICONS.values():
        assert len(re.findall(icon, page)) >= 1
    assert "/allaboard board" in page
