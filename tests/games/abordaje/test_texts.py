"""¡Abordaje!: what stands in the rules page, in commands and in the lobby."""

from __future__ import annotations

import pytest

from games.abordaje.components import ORDER_ICONS, ORDERS
from games.abordaje.model import Options
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
def test_descriptions_of_commands_fit(language: str) -> None:
    text = (ROOT / f"games/abordaje/texts/{language}.ftl").read_text("utf-8")
    described = [line for line in text.splitlines() if line.startswith("command-")]
    assert len(described) > 15
    assert max(len(line.partition(" = ")[2]) for line in described) <= 100


def test_ways_to_play_are_one_option() -> None:
    labels = [voice()(f"option-mode-{mode}") for mode in ("basic", "advanced", "handicap")]
    assert len(set(labels)) == 3
    assert Options().mode == "basic"
