"""The end of Bandido Alcatraz: a boat on the moonlit bay, or the searchlight; below, the map."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.picture import panels, viewport
from games.bandido_alcatraz.picture.panels import MARGIN, PANEL_GAP, PICTURE_WIDTH
from games.bandido_alcatraz.picture.place_pictures import map_with_places
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import BAD, GOLD, GOOD, INK, PAPER, WHITE, Canvas, svg, text_width, wrap
from games.kit.draw.whose_turn import HEIGHT as TURN_HEIGHT

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.bandido_alcatraz.model import View
    from games.kit.words import Voice

SCENE_HEIGHT: Final = 480
MAP_HEIGHTS: Final = (300, 900)
"""Units: how high the map below the scene is at least, and how high it may become."""
TEXT_WIDTH: Final = 800
"""Units: how wide the lines are that tell the end."""
MOST_LINES: Final = 6
ROCK: Final = "#101A30"
STRIPES: Final = (
    '<path d="M-30 0q0-44 30-44t30 44z" fill="#FFF" stroke="#15202E" stroke-width="3"/>'
    '<path d="M-27-14h54M-22-27h44" stroke="#222B38" stroke-width="8"/>'
)
"""The Bandido's shirt, where he stands on the ground."""
COAT: Final = (
    '<path d="M-34 0q0-48 34-48t34 48z" fill="#FFCE2E" stroke="#7A4B12" stroke-width="4"/>'
    '<path d="M0-44V0" stroke="#7A4B12" stroke-width="4"/>'
)
"""The raincoat in which he sails away."""
HEAD: Final = (
    '<circle cy="-62" r="24" fill="#F0B98D" stroke="#15202E" stroke-width="3"/>'
    '<path d="M-25-68a25 22 0 0 1 50 0z" fill="#222B38"/>'
    '<rect x="-23" y="-69" width="46" height="14" rx="7" fill="#222B38"/>'
    '<circle cx="-9" cy="-62" r="4.5" fill="#FFF"/><circle cx="9" cy="-62" r="4.5" fill="#FFF"/>'
)


def final_scene(view: View, voice: Voice) -> Image:
    """Paint the end: what became of the Bandido, why, and the whole map.

    Raises:
        ValueError: for a match that is not over.
    """
    if view.result is None:
        raise ValueError(view.result)
    part = viewport.whole_viewport(view, PICTURE_WIDTH, MAP_HEIGHTS)
    below = SCENE_HEIGHT + 2 * MARGIN + TURN_HEIGHT
    canvas = Canvas(PICTURE_WIDTH, below + part.height, "#17100B")
    canvas.paste((0, 0), _scene(won=bool(view.result.winners)))
    _tell(canvas, view, voice)
    _checks(canvas, view, SCENE_HEIGHT + MARGIN)
    canvas.paste((0, below), map_with_places(view, part, ()))
    return canvas.image


def _tell(canvas: Canvas, view: View, voice: Voice) -> None:
    """Write how it ended, and why."""
    if view.result is None:
        return
    won = bool(view.result.winners)
    title = voice("picture-won" if won else "picture-lost")
    if not won:
        canvas.panel((28, 20), (text_width(title, 92, bold=True) + 52, 116), BAD, 28)
    canvas.write((52, 78), title, 92, GOLD if won else WHITE, bold=True)
    texts = [view.result.reason, *([view.result.grade] if view.result.grade else [])]
    rows = [row for one in texts for row in wrap(voice(one), 40, TEXT_WIDTH, MOST_LINES, bold=True)]
    for n, row in enumerate(rows):
        canvas.write((54, 176 + 50 * n), row, 40, WHITE, bold=True)


def _checks(canvas: Canvas, view: View, y: int) -> None:
    """Show what the escape took, each with a tick or a cross."""
    found = panels.conditions(view, 64)
    width = (PICTURE_WIDTH - 2 * MARGIN - PANEL_GAP * (len(found) - 1)) // len(found)
    for n, one in enumerate(found):
        x, done = MARGIN + n * (width + PANEL_GAP), one.colour == GOOD
        canvas.panel((x, y), (width, TURN_HEIGHT), PAPER, 22, GOOD if done else BAD, 8)
        middle = y + TURN_HEIGHT // 2
        canvas.centre((x + 62, middle), one.symbol)
        if one.figure != "✓":
            canvas.write((x + 110, middle), one.figure, 46, INK, bold=True)
        mark, colour = ("✓", GOOD) if done else ("✗", BAD)
        canvas.write((x + width - 26, middle), mark, 50, colour, bold=True, anchor="r")


# ---- the scene ---------------------------------------------------------------


@cached
def _scene(*, won: bool) -> Image:
    """Paint the bay of Alcatraz by night."""
    markup = night() + island(searching=not won) + (boat() if won else caught())
    canvas = Canvas(PICTURE_WIDTH, SCENE_HEIGHT, "#14233F")
    canvas.paste((0, 0), svg(markup, PICTURE_WIDTH, SCENE_HEIGHT))
    return canvas.image


def night() -> str:
    """Draw the sky, with stars beside the words and the moon."""
    luck = Random(7)  # noqa: S311 - stars, not cards
    stars = "".join(
        f'<circle cx="{luck.randrange(left, PICTURE_WIDTH)}" cy="{luck.randrange(low)}"'
        f' r="{luck.choice((1.5, 2, 3))}" fill="#FFF" opacity="{luck.choice((0.5, 0.8, 1))}"/>'
        for left, low in ((0, 22), (TEXT_WIDTH + 80, 210)) * 24  # none behind the words
    )
    return (
        '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0D1830"'
        '/><stop offset="1" stop-color="#2C4C7C"/></linearGradient>'
        '<radialGradient id="halo"><stop offset="0.35" stop-color="#FFF3C4" stop-opacity="0.55"/>'
        '<stop offset="1" stop-color="#FFF3C4" stop-opacity="0"/></radialGradient>'
        f'<rect width="{PICTURE_WIDTH}" height="{SCENE_HEIGHT}" fill="url(#sky)"/>{stars}'
        '<circle cx="1280" cy="86" r="130" fill="url(#halo)"/>'
        '<circle cx="1280" cy="86" r="50" fill="#FFF3C4"/>'
        '<circle cx="1264" cy="74" r="9" fill="#EBDCA2"/><circle cx="1296" cy="98" r="12"'
        ' fill="#EBDCA2"/>'
    )


def island(*, searching: bool) -> str:
    """Draw the prison on its rock, with its lighthouse; given `searching`, with a searchlight."""
    windows = "".join(
        f'<rect x="{x}" y="{y}" width="9" height="14" fill="#F6C453"/>'
        for y in (236, 264)
        for x in range(942, 1140, 28)
    )
    beam = '<path d="M1176 172L760 480H1040z" fill="#FFF3C4" opacity="0.35"/>' if searching else ""
    return (
        f'<path d="M830 372q34-62 92-66V220h236v74h10V182h18v112q96 10 160 78z" fill="{ROCK}"/>'
        f'<path d="M1164 182l6-22h16l6 22z" fill="{ROCK}"/><circle cx="1177" cy="172" r="9"'
        f' fill="#FFE9A6"/>{windows}{_sea()}{beam}'
    )


def _sea() -> str:
    rows = ((356, 88, "#1C3D6B"), (396, 76, "#173259"), (440, 92, "#112748"))
    return "".join(
        f'<path d="M0 {y}{f"q{length // 2} -16 {length} 0" * (PICTURE_WIDTH // length + 1)}'
        f'V{SCENE_HEIGHT}H0z" fill="{fill}"/>'
        for y, length, fill in rows
    ) + "".join(
        f'<path d="M{1280 - half} {y}h{2 * half}" stroke="#FFF3C4" stroke-width="4" opacity="0.5"/>'
        for y, half in ((374, 60), (392, 40), (412, 54), (432, 28), (454, 38))
    )


def boat() -> str:
    """Draw him in a raincoat, rowing away, with a rope at the bow."""
    return (
        f'<g transform="translate(1010 436)">{COAT}{HEAD}'
        '<path d="M16-26L118 26" stroke="#C98F4E" stroke-width="9" stroke-linecap="round"/>'
        '<path d="M-128-22H128Q112 34 72 34H-72Q-112 34-128-22z" fill="#8E5C36"'
        ' stroke="#3A2212" stroke-width="6" stroke-linejoin="round"/>'
        '<path d="M-121-4H121M-108 14H108" stroke="#6F4526" stroke-width="4"/>'
        '<circle cx="-96" cy="-30" r="15" fill="none" stroke="#E9B566" stroke-width="9"/>'
        '<path d="M-190 40q24-14 48 0t48 0M96 44q24-14 48 0t48 0" fill="none" stroke="#BDE8FF"'
        ' stroke-width="6" stroke-linecap="round"/></g>'
    )


def caught() -> str:
    """Draw him in the light, behind bars."""
    bars = "".join(f"M{x} -120V24" for x in range(-72, 73, 36))
    return (
        f'<ellipse cx="900" cy="452" rx="150" ry="24" fill="#FFF3C4" opacity="0.55"/>'
        f'<g transform="translate(900 440) scale(1.25)">{STRIPES}{HEAD}'
        f'<path d="{bars}" stroke="#C9D1DA" stroke-width="9" stroke-linecap="round"/>'
        '<path d="M-88-120H88M-88 22H88" stroke="#8A94A0" stroke-width="12"'
        ' stroke-linecap="round"/></g>'
    )
