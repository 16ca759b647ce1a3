"""The title picture: the prison on its island by night, and below it who digs his way out."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.picture.final_scene import HEAD, STRIPES
from games.kit.draw.pages.banner import HEIGHT, WIDTH, banner, with_name

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.words import Voice

GROUND: Final = 176
"""Where the earth begins."""


def title(voice: Voice) -> Image:
    """Paint walls and searchlight, and a cut through the ground with its tunnels."""
    luck = Random(5)  # noqa: S311 - stars and stones, not cards
    stars = "".join(
        f'<circle cx="{luck.randrange(WIDTH)}" cy="{luck.randrange(150)}" r="{luck.choice((2, 3))}"'
        ' fill="#FFF" opacity="0.8"/>'
        for _ in range(46)
    )
    stones = "".join(
        f'<ellipse cx="{luck.randrange(WIDTH)}" cy="{luck.randrange(GROUND + 24, HEIGHT)}"'
        f' rx="{luck.randrange(6, 20)}" ry="{luck.randrange(4, 10)}" fill="#4A3626"/>'
        for _ in range(60)
    )
    windows = "".join(
        f'<rect x="{x}" y="{y}" width="16" height="22" fill="#F6C453"/>'
        for y in (82, 124)
        for x in range(1010, 1290, 46)
    )
    canvas = banner(
        '<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0"'
        ' stop-color="#0D1830"/><stop offset="1" stop-color="#35598C"/></linearGradient>'
        f'<rect width="{WIDTH}" height="{GROUND + 20}" fill="url(#night)"/>{stars}'
        '<circle cx="920" cy="54" r="38" fill="#FFF3C4"/>'
        '<path d="M1338 44L960 180H760z" fill="#FFF3C4" opacity="0.28"/>'
        f'<path d="M980 60h330v{GROUND - 60}H980zM970 48h34v20h26V48h34v20h26V48h34v20h26V48h34v20'
        'h26V48h34v20h26V48h40v34H970z" fill="#1B2740"/>'
        f'{windows}<path d="M1320 44h46v{GROUND - 44}h-46z" fill="#141E33"/>'
        '<path d="M1312 44l31-32l31 32z" fill="#141E33"/><circle cx="1343" cy="40" r="14"'
        ' fill="#FFE9A6"/>'
        f'<path d="M0 {GROUND}H{WIDTH}V{HEIGHT}H0z" fill="#2E2017"/>'
        f'<path d="M0 {GROUND}H{WIDTH}v14H0z" fill="#3F6B35"/>{stones}{_TUNNELS}'
        f'<g transform="translate(352 300) scale(1.2)">{STRIPES}{HEAD}'
        '<path d="M34-26L92-76" stroke="#C98F4E" stroke-width="9" stroke-linecap="round"/>'
        '<path d="M68-92Q104-92 116-54" fill="none" stroke="#C9D1DA" stroke-width="10"'
        ' stroke-linecap="round"/></g>',
        "#2E2017",
    )
    return with_name(canvas, voice, "#0A1020", "#FFD95A")


_DIRT: Final = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
_WAYS: Final = (
    "M1140 190V262H860Q820 262 820 292H600Q560 292 540 268H330M1140 262H1260Q1300 262 1300 320"
    "M820 292V340M600 292Q570 330 500 338"
)
_TUNNELS: Final = (
    f'<path d="{_WAYS}" {_DIRT} stroke="#8A5F38" stroke-width="72"/>'
    f'<path d="{_WAYS}" {_DIRT} stroke="#E8C48C" stroke-width="54"/>'
    f'<path d="M352 268v40" {_DIRT} stroke="#E8C48C" stroke-width="80"/>'
)
