"""What lies behind everything: a quay while ships are loaded, the open sea while they sail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.picture.layout import HEIGHT, MIDDLE_TOP, SHIPS_TOP, WIDTH
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import Canvas, svg

if TYPE_CHECKING:
    from PIL.Image import Image

SKY: Final = "#D8EEF8"
FAR_WATER: Final = "#7FC3E0"
NEAR_WATER: Final = "#2A7FAE"
CLOUD_WHITE: Final = "#ECF7FC"
QUAY_GROUND: Final = "#E2C79C"
PLANK_SEAM: Final = "#CDAE7E"
POST: Final = "#8A5A30"


@cached
def quay() -> Image:
    """Paint sky, a quay of planks on posts, and the water before it."""
    canvas = Canvas(WIDTH, HEIGHT, SKY)
    foot = SHIPS_TOP - 6
    planks = "".join(f'<path d="M0 {y}H{WIDTH}"/>' for y in range(188, foot, 46))
    posts = "".join(
        f'<rect x="{x}" y="{foot - 8}" width="34" height="60" fill="{POST}"/>'
        for x in range(60, WIDTH, 312)
    )
    markup = (
        f"{_cloud()}"
        f'<path d="{_waves(foot, 70, 10)}" fill="{NEAR_WATER}"/>{posts}'
        f'<rect y="{MIDDLE_TOP - 6}" width="{WIDTH}" height="{foot - MIDDLE_TOP}"'
        f' fill="{QUAY_GROUND}"/>'
        f'<g stroke="{PLANK_SEAM}" stroke-width="4">{planks}</g>'
        f'<rect y="{foot - 12}" width="{WIDTH}" height="12" fill="{POST}"/>'
    )
    canvas.paste((0, 0), svg(markup, WIDTH, HEIGHT))
    return canvas.image


@cached
def sea() -> Image:
    """Paint sky and the open sea."""
    canvas = Canvas(WIDTH, HEIGHT, SKY)
    rows = "".join(
        f'<path d="{_waves(y, length, length // 9)}" fill="{fill}"/>'
        for y, length, fill in (
            (214, 100, FAR_WATER),
            (400, 84, "#5FAED2"),
            (SHIPS_TOP - 90, 76, "#4497C1"),
            (SHIPS_TOP + 130, 70, NEAR_WATER),
        )
    )
    canvas.paste((0, 0), svg(f"{_cloud()}{rows}", WIDTH, HEIGHT))
    return canvas.image


@cached
def home_quay() -> Image:
    """Paint sky, the sea far away, and a quay in front."""
    canvas = Canvas(WIDTH, HEIGHT, SKY)
    foot = 800
    planks = "".join(f'<path d="M0 {y}H{WIDTH}"/>' for y in range(foot + 50, HEIGHT, 50))
    markup = (
        f'{_cloud()}<path d="{_waves(560, 100, 10)}" fill="{FAR_WATER}"/>'
        f'<path d="{_waves(690, 84, 9)}" fill="#5FAED2"/>'
        f'<rect y="{foot}" width="{WIDTH}" height="{HEIGHT - foot}" fill="{QUAY_GROUND}"/>'
        f'<g stroke="{PLANK_SEAM}" stroke-width="4">{planks}</g>'
        f'<rect y="{foot}" width="{WIDTH}" height="10" fill="{POST}"/>'
    )
    canvas.paste((0, 0), svg(markup, WIDTH, HEIGHT))
    return canvas.image


def _cloud() -> str:
    return (
        f'<path transform="translate(700 84)" fill="{CLOUD_WHITE}" d="M0 0h144a27 27 0 0 0-24-40'
        f'a42 42 0 0 0-77-11a29 29 0 0 0-43 51z"/>'
    )


def _waves(y: int, length: int, swell: int) -> str:
    crests = "".join(f"q{length // 2} {-swell} {length} 0" for _ in range(-(-WIDTH // length)))
    return f"M0 {y}{crests}V{HEIGHT}H0z"
