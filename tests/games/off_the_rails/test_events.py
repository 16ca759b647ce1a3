"""What is told of a drive: one event for the way of a cart, with what it takes on it."""

from __future__ import annotations

import pytest

from games.kit.game import text
from games.kit.words import LANGUAGES, Voice
from games.off_the_rails.components import JEWEL_ICONS, JEWELS
from tests.support.off_the_rails_table import position

DOWN = "  C\n1 ┃\n2 ┃\n3 ┃"


def test_the_way_of_a_cart_is_told_as_a_list_of_squares_and_jewels() -> None:
    drive = position(DOWN, "red.white C1 S 2", deposits={"C2": "rock", "C3": "gold gold"}).drive()
    (rolls,) = [told for told in drive.events if told.key == "rolls"]
    rock, gold = text("icon-rock"), text("icon-gold")
    assert rolls.args["way"] == (
        "C1",
        text("way-taking", square="C2", jewels=(rock,)),
        text("way-taking", square="C3", jewels=(gold, gold)),
    )
    assert "🛒 Red ⚪ (Ann): C1 → C2 🪨 → C3 🟡 🟡" in drive.story


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("jewel", JEWELS)
def test_a_jewel_has_the_same_sign_in_texts_as_in_the_box(jewel: str, language: str) -> None:
    icons = {str(name): icon for name, icon in JEWEL_ICONS.items()}
    assert Voice(language, "off_the_rails")(f"icon-{jewel}") == icons[jewel]
