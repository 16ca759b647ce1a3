"""The page's colours can be told apart and read, in the light and in the dark."""

from __future__ import annotations

import re

import pytest

from playground.web.assets import HERE

SHEET = (HERE / "static/page.css").read_text("utf-8")
READABLE = 4.5  # WCAG 2.2, 1.4.3: contrast of text
NOTICEABLE = 3.0  # 1.4.11: contrast of what is no text
GROUNDS = ("paper", "deck", "card", "sunk")


PAIRS = re.findall(r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);", SHEET)
LIGHT = {name: light for name, light, _ in PAIRS}
DARK = {name: dark for name, _, dark in PAIRS}


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    brighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", [*GROUNDS, "sun", "sea-wash"])
@pytest.mark.parametrize("text", ["ink", "soft", "link", "coral"])
def test_text_can_be_read_on_every_ground(colours: dict[str, str], text: str, ground: str) -> None:
    assert contrast(colours[text], colours[ground]) >= READABLE


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("button", ["sea", "leaf", "coral"])
def test_labels_can_be_read_on_their_buttons(colours: dict[str, str], button: str) -> None:
    assert contrast(colours[f"on-{button}"], colours[button]) >= READABLE


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("hue", range(1, 6))
def test_names_can_be_read_in_their_colours(colours: dict[str, str], hue: int) -> None:
    for ground in ("paper", "sun", "sea-wash"):
        assert contrast(colours[f"hue-{hue}"], colours[ground]) >= READABLE


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_the_ring_around_the_focus_is_seen_on_every_ground(colours: dict[str, str]) -> None:
    for ground in GROUNDS:
        assert contrast(colours["sea"], colours[ground]) >= NOTICEABLE
