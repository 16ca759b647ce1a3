"""Cards of Bandido Alcatraz at which the story turns, in motion.

In the middle of a match one card comes down: the way out, one that closes many tunnels, one that
shuts water or a tunnel in for good. The last card brings the verdict point by point, then his way
out.

Every frame of the end is laid out as its picture is: the bay, what the escape took, the whole map.
The open tunnels light up one by one, the points are ticked or crossed, the Bandido runs as far as
his tunnels lead, and at last he sails away or is caught.
"""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.art import ART
from games.bandido_alcatraz.events import own_cards
from games.bandido_alcatraz.model import beside, viewport
from games.bandido_alcatraz.model.viewport import PICTURE_WIDTH
from games.bandido_alcatraz.picture import final_scene, panels, symbols
from games.bandido_alcatraz.picture.cards import lay_card
from games.bandido_alcatraz.picture.sheet import Sheet, corner_of, dug
from games.bandido_alcatraz.picture.squares import TUNNEL_RIM
from games.bandido_alcatraz.picture.table_map import frame_card, paint_map, write_numbers
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import (
    BAD,
    GOLD,
    GOOD,
    INK,
    PAPER,
    WHITE,
    Canvas,
    svg,
    text_width,
)
from games.kit.draw.stage import Said, Scene, Sprite, in_caption, laid, play
from games.kit.game import text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from PIL.Image import Image

    from games.bandido_alcatraz.model import Cell, Laid, View
    from games.bandido_alcatraz.model.viewport import Viewport
    from games.kit.game import Climax, Event, Frame
    from games.kit.words import Voice

WIDTH: Final = 1050
"""Units: what matters is large even so, and frames are many."""
SCALE: Final = WIDTH / PICTURE_WIDTH
BAY_HEIGHT: Final = 322
"""Units of the bay that are seen; the rest of the sea is left out."""
CHECK_HEIGHT: Final = 90
MAP_HEIGHTS: Final = (208, 604)
GAP: Final = 12
DESK_COLOUR: Final = "#17100B"
MOST_STEPS: Final = 8
"""Frames in which the Bandido runs."""
MOST_LIGHTS: Final = 5
"""Frames in which the open tunnels light up."""
CARD_HEIGHT: Final = 620
"""Units of the map around one card."""
CARD_MARGIN: Final = 1.3
"""Cells that are seen around it."""
RINGED: Final = 0.5
"""Cells by which the ring around the reader's own card is wider than the card."""
ABOVE: Final = (1.7, 1.4, 1.15)
"""How large a card is that comes down, frame by frame."""
DUG: Final = (
    *("dug-on", "dug-fork", "dug-narrowed", "dug-joined", "dug-joined-many", "dug-shut"),
    "dug-exit",
)
SPOILT: Final = ("water-blocked", "tunnel-walled")
TOLD_BY: Final = {
    1: ("end-tunnels",),
    2: ("end-water",),
    3: ("end-exit", "end-no-exit"),
    4: ("end-items",),
}
"""The events that tell each of the points, in the order of the picture."""
CRUISE: Final = (-190, -95, 0)
"""Units of the large picture by which the boat is still short of its place, frame by frame."""

BEFORE, DROP, LAID, LIGHT, TICK, STEP, SAIL = 900, 220, 900, 250, 500, 200, 400
"""Milliseconds that each kind of frame stands."""


def climax(climax: Climax[View], voice: Voice) -> Iterator[Frame]:
    """Show a card that turns the story; the last one with the verdict, and what became of him."""
    return play(scenes(climax, voice))


def scenes(climax: Climax[View], voice: Voice) -> list[Scene]:
    """Return everything that is to be seen."""
    if climax.after.result is None:
        return _one_card(climax, voice)
    return _the_end(climax, voice, won=bool(climax.after.result.winners))


# ---- one card ----------------------------------------------------------------


def _one_card(climax: Climax[View], voice: Voice) -> list[Scene]:
    """Let a card come down on its surroundings, and say what it did, the worst last."""
    before, after = climax.before, climax.after
    card = after.laid[-1]
    box = viewport.box_around(card.cells, CARD_MARGIN)
    part = viewport.viewport_on(box, WIDTH, CARD_HEIGHT)
    empty, lying = _marked(before, part), _marked(after, part)
    frame_card(lying, part, card)
    _ring_own(lying, part, climax)
    shown = [Scene(empty.image, BEFORE, said=_opening(climax.told, voice))]
    shown += [
        Scene(empty.image, DROP, [_coming_down(card, part, above)], is_passing=True)
        for above in ABOVE
    ]
    shown.append(Scene(lying.image, said=_said(climax, voice, DUG)))
    return [*shown, Scene(lying.image, said=_said(climax, voice, SPOILT))]


def _ring_own(canvas: Canvas, part: Viewport, climax: Climax[View]) -> None:
    """Ring the cards that the reader has laid, where there is one for whom it is drawn."""
    for card in own_cards(climax, climax.seat) if climax.seat is not None else ():
        across, down = (2, 1) if card.rotation in {0, 180} else (1, 2)
        left, top = corner_of(card)
        size = round((across + RINGED) * part.size), round((down + RINGED) * part.size)
        canvas.ring(part.corner((left + across / 2, top + down / 2)), size)


def _marked(view: View, part: Viewport) -> Canvas:
    """Paint a part of the map with open tunnels and water by number, and what is shut in."""
    canvas = paint_map(view, part)
    write_numbers(canvas, part, view)
    return canvas


def _coming_down(card: Laid, part: Viewport, above: float) -> Sprite:
    """Show a card above its place, larger the higher it is."""
    size = round(part.size * above)
    across, down = (2, 1) if card.rotation in {0, 180} else (1, 2)
    canvas = Canvas(across * size, down * size)
    lay_card(canvas, (0, 0), card.card, card.rotation, size)
    left, top = corner_of(card)
    x, y = part.corner((left + across / 2, top + down / 2))
    return Sprite(x, y - (above - 1) * part.size, canvas.image)


# ---- the end -----------------------------------------------------------------


def _the_end(climax: Climax[View], voice: Voice, *, won: bool) -> list[Scene]:
    before, after = climax.before, climax.after
    part = viewport.whole_viewport(after, WIDTH, MAP_HEIGHTS)
    page = _Page(after, voice, part)
    ground = _map(climax, part)
    opening = page.scene(_lying(before, part).image, BEFORE, said=_opening(climax.told, voice))
    shown = [opening] if before.laid != after.laid else []
    shown.append(page.scene(ground, LAID, said=_said(climax, voice, DUG)))
    for lights in _lights(after, part):
        ground = laid(ground, lights)
        shown.append(page.scene(ground, LIGHT))
    known = len(page.checks)
    shown += [
        page.scene(ground, TICK, ticked, said=_said(climax, voice, TOLD_BY.get(ticked, ())))
        for ticked in range(1, known + 1)
    ]
    verdict = Said(voice(after.result.reason)) if after.result else None
    path = _sampled(way(after), MOST_STEPS)
    for n, at in enumerate(path):
        said = None if n else Said(voice("picture-runs"))
        shown.append(page.scene(laid(ground, [_bandido_at(part, at)]), STEP, known, said=said))
    if won:
        for short in CRUISE:
            said = verdict if short == CRUISE[0] else None
            bay = _outcome(short, won=True)
            shown.append(page.scene(ground, SAIL, known, bay, said))
    else:
        ground = laid(ground, [_bandido_at(part, path[-1], caught=True)])
        shown.append(page.scene(ground, 2 * SAIL, known, _outcome(0, won=False), said=verdict))
    shown.append(page.scene(ground, None, known, _told(voice, won=won)))
    return shown


def _opening(told: Sequence[Event], voice: Voice) -> Said:
    """Say what is about to be seen: somebody lays a card, or how the escape went."""
    who = next((one.args["who"] for one in told if one.key in DUG), None)
    if who is None:
        return Said(voice("picture-reckoning"))
    return Said(in_caption(text("picture-lays", who=who), voice))


def _said(climax: Climax[View], voice: Voice, keys: Collection[str]) -> Said | None:
    """Say the last event with one of these keys; nothing where there is none."""
    found = [one for one in climax.told if one.key in keys]
    return Said(in_caption(found[-1], voice)) if found else None


# ---- the page ----------------------------------------------------------------


class _Page:
    """The page on which everything is seen: bay, points, map."""

    def __init__(self, view: View, voice: Voice, part: Viewport) -> None:
        self.checks = panels.conditions(view, voice, 50)
        self._part = part

    def scene(
        self,
        ground: Image,
        milliseconds: int | None,
        ticked: int = 0,
        bay: Image | None = None,
        said: Said | None = None,
    ) -> Scene:
        """Show a map; so many points are known by then."""
        return Scene(partial(self._paint, ground, ticked, bay), milliseconds, said=said)

    def _paint(self, ground: Image, ticked: int, bay: Image | None) -> Image:
        top = BAY_HEIGHT + GAP
        canvas = Canvas(WIDTH, top + CHECK_HEIGHT + GAP + self._part.height, DESK_COLOUR)
        canvas.paste((0, 0), bay or _bay(searching=False))
        self._write_checks(canvas, top, ticked)
        canvas.paste((0, top + CHECK_HEIGHT + GAP), ground)
        return canvas.image.convert("RGB")

    def _write_checks(self, canvas: Canvas, y: int, ticked: int) -> None:
        width = (WIDTH - GAP * (len(self.checks) + 1)) // len(self.checks)
        middle = y + CHECK_HEIGHT // 2
        for n, one in enumerate(self.checks):
            x, known = GAP + n * (width + GAP), n < ticked
            done = one.colour == GOOD
            edge = (GOOD if done else BAD) if known else TUNNEL_RIM
            canvas.panel((x, y), (width, CHECK_HEIGHT), PAPER, 20, edge, 8)
            canvas.centre((x + 40, middle), one.symbol)
            if not known:
                continue
            canvas.write((x + 70, middle), one.figure, 40, INK, bold=True, width=width - 120)
            mark, colour = ("✓", GOOD) if done else ("✗", BAD)
            canvas.write((x + width - 12, middle), mark, 40, colour, bold=True, anchor="r")


# ---- the map -----------------------------------------------------------------


def _lying(view: View, part: Viewport) -> Canvas:
    """Paint the map."""
    canvas = Canvas(part.width, part.height)
    Sheet(dug(view), part.size).lay(canvas, part)
    return canvas


def _map(climax: Climax[View], part: Viewport) -> Image:
    """Paint the map as it is in the end, with frames around new cards."""
    canvas = _lying(climax.after, part)
    for one in climax.after.laid[len(climax.before.laid) :]:
        frame_card(canvas, part, one)
    _ring_own(canvas, part, climax)
    return canvas.image


def _lights(view: View, part: Viewport) -> Iterator[list[Sprite]]:
    """Light up the open tunnels, a few at a time, then the water."""
    size = max(28, part.size * 2 // 3)
    tunnels = [viewport.cell_ahead(one) for one in view.tunnels]
    at_once = -(-len(tunnels) // MOST_LIGHTS) or 1
    for start in range(0, len(tunnels), at_once):
        lit, light = tunnels[start : start + at_once], ART.image("light", size)
        yield [Sprite(*part.corner((x + 0.5, y + 0.5)), light) for x, y in lit]
    drop = symbols.water_number("", max(34, part.size), blocked=True)
    if view.waters:
        yield [Sprite(*part.corner((one.x + 0.5, one.y + 0.5)), drop) for one in view.waters]


def way(view: View) -> list[Cell]:
    """Return the squares through which the Bandido runs, from his cell on.

    To the way out if he can reach it, or else to the farthest open tunnel, or as far as it goes.
    """
    squares = view.grid.squares
    came: dict[Cell, Cell | None] = {(0, 0): None, (1, 0): None}
    waiting = deque(came)
    while waiting:
        cell = waiting.popleft()
        for side in range(4):
            there = beside(cell, side)
            if squares[cell].exits >> side & 1 and there in squares and there not in came:
                came[there] = cell
                waiting.append(there)
    mouths = [(one.x, one.y) for one in view.tunnels if (one.x, one.y) in came]
    goal = [*came][-1]
    if view.way_out in came:
        goal = view.way_out or goal
    elif mouths:
        goal = max(mouths, key=[*came].index)
    path: list[Cell] = []
    step: Cell | None = goal
    while step is not None:
        path.append(step)
        step = came[step]
    return path[::-1]


def _sampled(path: Sequence[Cell], most: int) -> list[Cell]:
    """Return so many squares of a path at most, its ends among them."""
    if len(path) <= most:
        return list(path)
    return [path[round(n * (len(path) - 1) / (most - 1))] for n in range(most)]


def _bandido_at(part: Viewport, at: tuple[float, float], *, caught: bool = False) -> Sprite:
    """Show him on the map, behind bars once he is caught."""
    size = max(62, part.size)
    x, y = part.corner((at[0] + 0.5, at[1] + 0.5))
    half = size // 2
    x, y = min(max(x, half), part.width - half), min(max(y, half), part.height - half)
    return Sprite(x, y, _bandido(size, caught=caught))


def _bandido(size: int, *, caught: bool) -> Image:
    """Paint him as small as a square of the map."""
    ring, bars = (BAD, "inline") if caught else (GOLD, "none")
    return ART.image("bandido", size, ring=ring, bars=bars)


# ---- the bay -----------------------------------------------------------------


@cached
def _bay(*, searching: bool) -> Image:
    """Paint the bay by night, as wide as a frame."""
    markup = final_scene.bay(searching=searching)
    return svg(f'<g transform="scale({SCALE})">{markup}</g>', WIDTH, BAY_HEIGHT)


def _outcome(short: int, *, won: bool) -> Image:
    """Paint the bay with the boat, so many units short of its place, or with him in the light."""
    figure = ART.markup("boat" if won else "caught")
    canvas = Canvas.over(_bay(searching=not won))
    lift = 0 if won else -30
    markup = f'<g transform="scale({SCALE}) translate({-short} {lift - 24})">{figure}</g>'
    canvas.paste((0, 0), svg(markup, WIDTH, BAY_HEIGHT))
    return canvas.image


def _told(voice: Voice, *, won: bool) -> Image:
    """Paint the same with how it ended."""
    canvas = Canvas.over(_outcome(0, won=won))
    title = voice("picture-won" if won else "picture-lost")
    if not won:
        canvas.panel((20, 16), (text_width(title, 76, bold=True) + 44, 96), BAD, 24)
    canvas.write((42, 64), title, 76, GOLD if won else WHITE, bold=True)
    return canvas.image
