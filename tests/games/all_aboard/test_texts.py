"""All aboard!: options, commands, refusals, animals and rules in every language."""

from __future__ import annotations

import re

import pytest

from games.all_aboard.components import ANIMALS, ICONS
from games.kit.game import Text, text
from games.kit.words import LANGUAGES, ROOT, Voice


@pytest.mark.parametrize("animal", ANIMALS)
def test_every_animal_has_all_its_forms(say: Voice, animal: str) -> None:
    forms = [say(f"{form}-{animal}") for form in ("animal", "object", "with", "herd", "yours")]
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_name_every_animal(language: str) -> None:
    page = (ROOT / f"games/all_aboard/rules.{language}.md").read_text("utf-8")
    for icon in ICONS.values():
        assert len(re.findall(icon, page)) >= 1
    assert "/allaboard board" in page
