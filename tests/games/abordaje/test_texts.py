"""¡Abordaje!: what stands in the rules page, in commands and in the lobby."""

from __future__ import annotations

import pytest

from games.abordaje.components import ORDER_ICONS, ORDERS
from games.kit.words import LANGUAGES, ROOT
from tests.support.boards.abordaje_table import voice


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_name_every_order_and_command(language: str) -> None:
    page = (ROOT / f"games/abordaje/rules.{language}.md").read_text("utf-8")
    for order in ORDERS:
        assert voice(language)(f"order-{order}") in page
        assert ORDER_ICONS[order] in page
    verbs = ("place", "swap", "captain", "fight", "march", "cross", "shoot", "reinforce")
    assert all(f"`/abordaje {verb}`" in page or f"`{verb}`" in page for verb in verbs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_for_an_order_stands_on_one_line_of_a_phone(language: str) -> None:
    say = voice(language)
    said = f"{say('your-turn')} {say('ask-place', section=5)}"
    assert len(said) <= 40
