"""The choice of a palette: what a picture needs is in it."""

from __future__ import annotations

from games.kit.draw.canvas import Canvas
from tools.palette import choose


def test_the_colours_of_pictures_that_need_few_are_kept_as_they_are() -> None:
    page = Canvas(1400, 400, "#DDCFB8")
    page.panel((100, 100), (1200, 200), "#2F2723", 0)
    assert {(0xDD, 0xCF, 0xB8), (0x2F, 0x27, 0x23)} <= set(choose([page.image]))
