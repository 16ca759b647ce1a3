"""The scene of Alles an Bord?!: a quay while ships are loaded, the open sea while they sail."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from games.kit.draw.canvas import FADED, GOLD, INK, PAPER, Canvas, svg

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.alles_an_bord.model import View
    from games.kit.words import Voice

WIDTH: Final = 1400
HEIGHT: Final = 1050
MARGIN: Final = 28
GAP: Final = 14
TOP: Final = 140
"""Where the header ends and the middle of the picture begins."""
SHIPS: Final = 676
"""Where the ships begin."""
FEW: Final = 3
"""So many badges stand beside a label in a panel of usual width."""
STEP: Final = 62
"""From one badge to the next."""
SKY: Final = "#D8EEF8"
FAR: Final = "#7FC3E0"
NEAR: Final = "#2A7FAE"
CLOUD: Final = "#ECF7FC"
QUAY: Final = "#E2C79C"
SEAM: Final = "#CDAE7E"
POST: Final = "#8A5A30"


def columns(count: int) -> list[tuple[int, int]]:
    """Divide the picture's width: the left edge and the width of every column."""
    width = (WIDTH - 2 * MARGIN - GAP * (count - 1)) // count
    return [(MARGIN + n * (width + GAP), width) for n in range(count)]


@lru_cache(maxsize=2)
def harbour() -> Image:
    """Paint sky, a quay of planks on posts, and the water before it."""
    page = Canvas(WIDTH, HEIGHT, SKY)
    foot = SHIPS - 6
    planks = "".join(f'<path d="M0 {y}H{WIDTH}"/>' for y in range(188, foot, 46))
    posts = "".join(
        f'<rect x="{x}" y="{foot - 8}" width="34" height="60" fill="{POST}"/>'
        for x in range(60, WIDTH, 312)
    )
    markup = (
        f"{_cloud()}"
        f'<path d="{_waves(foot, 70, 10)}" fill="{NEAR}"/>{posts}'
        f'<rect y="{TOP - 6}" width="{WIDTH}" height="{foot - TOP}" fill="{QUAY}"/>'
        f'<g stroke="{SEAM}" stroke-width="4">{planks}</g>'
        f'<rect y="{foot - 12}" width="{WIDTH}" height="12" fill="{POST}"/>'
    )
    page.paste((0, 0), svg(markup, WIDTH, HEIGHT))
    return page.image


@lru_cache(maxsize=2)
def sea() -> Image:
    """Paint sky and the open sea."""
    page = Canvas(WIDTH, HEIGHT, SKY)
    rows = "".join(
        f'<path d="{_waves(y, length, length // 9)}" fill="{fill}"/>'
        for y, length, fill in (
            (214, 100, FAR),
            (400, 84, "#5FAED2"),
            (SHIPS - 90, 76, "#4497C1"),
            (SHIPS + 130, 70, NEAR),
        )
    )
    page.paste((0, 0), svg(f"{_cloud()}{rows}", WIDTH, HEIGHT))
    return page.image


@lru_cache(maxsize=2)
def home() -> Image:
    """Paint sky, the sea far away, and a quay in front."""
    page = Canvas(WIDTH, HEIGHT, SKY)
    foot = 800
    planks = "".join(f'<path d="M0 {y}H{WIDTH}"/>' for y in range(foot + 50, HEIGHT, 50))
    markup = (
        f'{_cloud()}<path d="{_waves(560, 100, 10)}" fill="{FAR}"/>'
        f'<path d="{_waves(690, 84, 9)}" fill="#5FAED2"/>'
        f'<rect y="{foot}" width="{WIDTH}" height="{HEIGHT - foot}" fill="{QUAY}"/>'
        f'<g stroke="{SEAM}" stroke-width="4">{planks}</g>'
        f'<rect y="{foot}" width="{WIDTH}" height="10" fill="{POST}"/>'
    )
    page.paste((0, 0), svg(markup, WIDTH, HEIGHT))
    return page.image


def _cloud() -> str:
    return (
        f'<path transform="translate(700 84)" fill="{CLOUD}" d="M0 0h144a27 27 0 0 0-24-40'
        f'a42 42 0 0 0-77-11a29 29 0 0 0-43 51z"/>'
    )


def _waves(y: int, length: int, swell: int) -> str:
    crests = "".join(f"q{length // 2} {-swell} {length} 0" for _ in range(-(-WIDTH // length)))
    return f"M0 {y}{crests}V{HEIGHT}H0z"


# ---- the header ----------------------------------------------------------------


def header(page: Canvas, title: str, line: str, width: int = 804) -> None:
    """Write what is going on, in two lines."""
    page.write((MARGIN + 6, 50), title, 56, bold=True, width=width)
    page.write((MARGIN + 6, 106), line, 36, bold=True, width=width)


def waiting(page: Canvas, view: View, voice: Voice) -> None:
    """Say on the right whom the table waits for; in gold if that includes whoever looks."""
    if not view.acting:
        return
    mine = view.seat in view.acting
    shown = (view.seat,) if view.seat is not None and mine else view.acting
    width = 520 if len(shown) > FEW else 440
    left = WIDTH - MARGIN - width
    page.panel((left, 18), (width, 112), GOLD if mine else PAPER, 24, GOLD, 8)
    label = voice("picture-waiting", count=len(shown))
    if mine:
        race = view.phase == "loading" and view.loader is None
        label = voice("picture-hurry" if race else "picture-your-turn")
    if len(shown) == 1:
        page.badge((left + 62, 74), shown[0], 80)
        label_fill = INK if mine else FADED
        page.write((left + 116, 52), label, 32, label_fill, bold=True, width=width - 136)
        page.write((left + 116, 96), voice.name(shown[0]), 42, bold=True, width=width - 136)
        return
    room = width - 44 - STEP * len(shown)
    page.write((left + 24, 74), label, 32, FADED, bold=True, width=room)
    for n, seat in enumerate(reversed(shown)):
        page.badge((left + width - 48 - STEP * n, 74), seat, 56)
