"""Materials: paper and card of any size are stretched from small ones, and keep their corners."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from games.kit.draw import materials
from games.kit.draw.canvas import GOLD, PAPER
from games.kit.draw.materials import raised, sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    Paint = Callable[[int, int], Image.Image]

PAINTS: dict[str, Paint] = {
    "card": raised,
    "edged card": partial(raised, fill=PAPER, radius=22, edge=GOLD, border=6),
    "sheet": sheet,
    "nailed sheet": partial(sheet, nailed=True),
}


@pytest.mark.parametrize("paint", PAINTS.values(), ids=PAINTS)
def test_what_is_stretched_keeps_its_corners_and_is_the_same_between_them(paint: Paint) -> None:
    small, large = paint(100, 100), paint(600, 220)
    assert (large.width - small.width, large.height - small.height) == (250, 60)
    right, bottom = large.width - small.width, large.height - small.height
    half = small.width // 2
    for x, y in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
        left, top = half * bool(x), half * bool(y)
        corner = large.crop((x + left, y + top, x + left + half, y + top + half))
        assert corner.tobytes() == small.crop((left, top, left + half, top + half)).tobytes()
    between = large.crop((half, 0, right + half, large.height))
    assert len({between.crop((n, 0, n + 1, large.height)).tobytes() for n in range(right)}) == 1


@pytest.mark.parametrize("paint", PAINTS.values(), ids=PAINTS)
def test_another_size_is_not_rasterised_once_more(
    paint: Paint, monkeypatch: pytest.MonkeyPatch
) -> None:
    paint(300, 200)
    monkeypatch.delattr(materials, "svg")
    assert paint(302, 204).getbbox()
