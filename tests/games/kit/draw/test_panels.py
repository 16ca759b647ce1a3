"""Panels: stretched from a small one they look as if rasterised in their size."""

from __future__ import annotations

import pytest
from PIL import ImageChops

from games.kit.draw.canvas import GOLD, INK, PAPER, Canvas, panel
from games.kit.draw.panels import PanelKind

MOST_UNLIKE = 40
"""Pixels at corners that are not quite alike."""
MOST_SHADES = 40
"""By which they may differ, of 255."""


@pytest.mark.parametrize(
    ("size", "kind"),
    [
        ((400, 200), PanelKind(PAPER, 24, "", 0)),
        ((500, 68), PanelKind(PAPER, 22, GOLD, 6)),
        ((1400, 120), PanelKind(INK, 0, "", 0)),
        ((300, 300), PanelKind("none", 40, INK, 8)),
        ((300, 240), PanelKind("#1C283680", 12, "", 0)),
        ((52, 52), PanelKind(PAPER, 26, INK, 4)),
    ],
    ids=["paper", "edged", "edge to edge", "frame", "faint", "disc"],
)
@pytest.mark.parametrize("ground", ["#2A7FAE", "#00000000"], ids=["painted", "empty"])
def test_a_panel_looks_rasterised_in_its_size(
    size: tuple[int, int], kind: PanelKind, ground: str
) -> None:
    stretched, whole = Canvas(1400, 320, ground), Canvas(1400, 320, ground)
    stretched.panel((0, 8), size, *kind)
    whole.paste((0, 8), panel(*size, *kind))
    unlike = ImageChops.difference(stretched.image.convert("RGB"), whole.image.convert("RGB"))
    by_how_much = unlike.convert("L").histogram()
    assert sum(by_how_much[4:]) <= MOST_UNLIKE
    assert not any(by_how_much[MOST_SHADES:])
