"""The podium at the end of a match: one for all games, built of each game's own wood.

A step for each seat, best first from the left, with badge, medal, name, points and what was missing
to the best; winners stand on gold, in rays of light. Above it a headline on paper.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.kit.draw.art import ART
from games.kit.draw.canvas import FADED, INK, PHONE_TYPE, fit, text_width, wrap
from games.kit.draw.columns import columns
from games.kit.draw.materials import GOLDEN, OAK, sheet, wall
from games.kit.draw.text.names import seat_letter
from games.kit.text import Seat, Text, seat_name, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.draw.canvas import Canvas
    from games.kit.draw.materials import Wood
    from games.kit.game import Outcome, Spec
    from games.kit.story import Honours
    from games.kit.words import Voice

MEDALS: Final = ("🥇", "🥈", "🥉")
"""For the ranks from 0."""
WIDTH: Final = 1400
MARGIN: Final = 28
GAP: Final = 14
HEADLINE_SIZE: Final = 48
SMALL_HEADLINE_SIZE: Final = 40
"""Of a headline on two rows."""
HEADLINE_HEIGHT: Final = 118
"""Of the paper with the headline, which begins at `HEADLINE_TOP`."""
HEADLINE_TOP: Final = 20
LOWER: Final = (0, 44, 84, 112, 112)
"""How much lower than the first a step is, by rank."""
WIDEST: Final = 330
"""A step is no wider than this."""
BADGE: Final = 96
LIGHT_REACH: Final = 224
"""How far the rays of light reach from a winner's badge."""
CONFETTI_HEIGHT: Final = 420
CLOSE: Final = 16
"""A win by less than a sixteenth of the winner's points was close."""
FAR: Final = 4
"""A win by more than a quarter of them was never in doubt."""


@dataclass(frozen=True)
class Standing:
    """Where one seat stands at the end."""

    seat: int
    rank: int
    """From 0; level seats share one."""
    won: bool
    points: int | None = None
    """None where nothing is counted."""
    said: str = ""
    """What stands on the sheet instead: how much, then what that counts."""


def standings(
    result: Outcome, seats: int, merits: Sequence[tuple[int, ...]] | None = None
) -> list[Standing]:
    """Return the seats, best first: winners, then the others by merit.

    `merits` are what the game compares, by seat; without them it is the points. A seat that has
    resigned stands below the winner even with more points.
    """
    scores = result.scores
    compared = merits or [(scores[seat] if scores else 0,) for seat in range(seats)]
    worth = [(seat in result.winners, *compared[seat]) for seat in range(seats)]
    return [
        Standing(
            seat,
            sum(other > worth[seat] for other in worth),
            seat in result.winners,
            scores[seat] if scores else None,
        )
        for seat in sorted(range(seats), key=worth.__getitem__, reverse=True)
    ]


def headline(result: Outcome, spec: Spec | None = None, honours: Honours | None = None) -> Text:
    """Say who won, and by how much; a game says its unit in `headline-lead` and `headline-sum`.

    What the match's `honours` have for a headline comes first. With the `spec` of a game that has
    teams, partners win together; else they share the win.

    >>> from games.kit.game import Outcome
    >>> def key(*scores, winners=(0,)):
    ...     won = frozenset(map(Seat, winners))
    ...     return headline(Outcome(winners=won, reason="won", scores=scores)).key
    >>> key(40, 39), key(40, 35), key(40, 20), key(40, 40), key(40, 40, winners=(0, 1))
    ('headline-close', 'headline-won', 'headline-far', 'headline-level', 'headline-shared')
    >>> key(), key(7), key(3, 9), key(winners=())
    ('headline-plain', 'headline-alone', 'headline-plain', 'headline-nobody')
    """
    if honours and honours.headline:
        return honours.headline
    return _of_result(result, spec)


def _of_result(result: Outcome, spec: Spec | None) -> Text:
    winners = tuple(seat_name(seat) for seat in sorted(result.winners))
    if not winners:
        return text("headline-nobody")
    if len(winners) > 1:
        if spec and spec.is_one_team(result.winners):
            return text("headline-team", who=winners)
        return text("headline-shared", who=winners)
    (seat,) = result.winners
    if len(result.scores) == 1:
        return text("headline-alone", who=winners, points=text("headline-sum", n=result.scores[0]))
    lead = _lead(result, seat)
    if lead is None or lead < 0:  # only a seat that resigned is ahead of the winner
        return text("headline-plain", who=winners)
    key = _how(lead, result.scores[seat])
    return text(f"headline-{key}", who=winners, lead=text("headline-lead", n=lead))


def _lead(result: Outcome, winner: Seat) -> int | None:
    """Return by how much a seat is ahead of all others; None where nothing is counted."""
    others = [points for seat, points in enumerate(result.scores) if seat != winner]
    return result.scores[winner] - max(others) if others else None


def _how(lead: int, points: int) -> str:
    if not lead:
        return "level"
    if lead == 1 or lead * CLOSE < points:
        return "close"
    return "far" if lead * FAR > points else "won"


def paint_headline(canvas: Canvas, line: str, sign: str = "🏆") -> None:
    """Hang up a sheet of paper with the headline, on two rows if it is long."""
    width = WIDTH - 2 * MARGIN
    for left in (MARGIN + 120, WIDTH - MARGIN - 134):
        canvas.paste((left, -4), ART.image("rope", HEADLINE_TOP + 14))
    canvas.paste((MARGIN, HEADLINE_TOP), sheet(width, HEADLINE_HEIGHT, nailed=True))
    middle, room = HEADLINE_TOP + HEADLINE_HEIGHT // 2, width - 250
    for x in (MARGIN + 74, WIDTH - MARGIN - 74):
        canvas.glyph((x, middle), sign, 84)
    if text_width(line, HEADLINE_SIZE, bold=True) <= room:
        canvas.write((WIDTH // 2, middle), line, HEADLINE_SIZE, bold=True, anchor="m")
        return
    rows = _balanced(line, room)
    for n, row in enumerate(rows):
        y = middle + (2 * n + 1 - len(rows)) * 24
        canvas.write((WIDTH // 2, y), row, SMALL_HEADLINE_SIZE, bold=True, anchor="m")


def _balanced(line: str, room: int) -> tuple[str, ...]:
    """Break a headline into two rows of much the same width."""
    half = text_width(line, SMALL_HEADLINE_SIZE, bold=True) // 2
    for width in range(half, room, max(1, half // 8)):
        rows = wrap(line, SMALL_HEADLINE_SIZE, width, 2, bold=True)
        if " ".join(rows) == " ".join(line.split()):
            return rows
    return wrap(line, SMALL_HEADLINE_SIZE, room, 2, bold=True)


def paint_podium(
    canvas: Canvas,
    places: Sequence[Standing],
    voice: Voice,
    floor: int,
    height: int,
    wood: Wood = OAK,
    *,
    honours: Honours | None = None,
    reader: Seat | None = None,
) -> list[tuple[Standing, tuple[int, int], int]]:
    """Build the podium on `floor`, its first step `height` high, the best place on the left.

    What somebody is honoured for stands above the name. Confetti falls for who has won, and for
    all who look on: on the page of a `reader` who has lost it does not.

    Returns:
        For each place its column (left edge and width) and the height from which on the front of
        its step is free for what the game shows there.
    """
    best = max((place.points or 0 for place in places if place.won), default=0)
    spots = columns(len(places), WIDTH, MARGIN, GAP)
    if any(place.won and reader in {None, place.seat} for place in places):
        canvas.paste((0, HEADLINE_TOP + HEADLINE_HEIGHT), ART.image("confetti", CONFETTI_HEIGHT))
    for place, (left, width) in zip(places, spots, strict=True):
        if place.won:
            spot = left + width // 2 - LIGHT_REACH, floor - height - BADGE // 2 - LIGHT_REACH
            canvas.paste(spot, ART.image("rays", 2 * LIGHT_REACH))
    built: list[tuple[Standing, tuple[int, int], int]] = []
    for place, spot in zip(places, spots, strict=True):
        award = honours and honours.of(place.seat)
        said = voice.in_form(award.text, "name") if award else ""
        front = _paint_step(canvas, place, voice, spot, (floor, height), (wood, best), said)
        built.append((place, spot, front))
    return built


def _paint_step(
    canvas: Canvas,
    place: Standing,
    voice: Voice,
    column: tuple[int, int],
    stand: tuple[int, int],
    podium: tuple[Wood, int],
    award: str,
) -> int:
    """Build one step with the seat on it; return the height below which its front is free.

    `stand` is the floor and the height of the first step, `podium` the wood and the best points.
    """
    (left, breadth), (floor, height), (wood, best) = column, stand, podium
    top = floor - height + LOWER[place.rank]
    middle, width = left + breadth // 2, min(breadth, WIDEST)
    material = GOLDEN if place.won else wood
    canvas.paste((middle - width // 2, top), wall(width, floor - top, material))
    canvas.paste((middle - width // 2 - 6, top - 14), wall(width + 12, 28, material))
    head = top - 14 - BADGE // 2
    canvas.badge((middle, head), place.seat, BADGE, seat_letter(voice, place.seat))
    if place.won:
        canvas.glyph((middle, head - BADGE // 2 - 16), "👑", 60)
    y = head - (136 if place.won else 82)
    _paint_name(canvas, voice.name(place.seat), middle, y, breadth)
    if award:
        width = min(breadth, text_width(award, PHONE_TYPE, bold=True) + 44)
        canvas.paste((middle - width // 2, y - 80), wall(width, 52, GOLDEN))
        canvas.write((middle, y - 54), award, PHONE_TYPE, bold=True, anchor="m", width=width - 24)
    if not place.won and not place.rank:
        pass  # no winner: no medals
    elif place.rank < len(MEDALS):
        canvas.glyph((middle - width // 2 + 58, top + 78), MEDALS[place.rank], 92)
    else:
        spot = (middle - width // 2 + 58, top + 78)
        canvas.write(spot, f"{place.rank + 1}.", 56, INK, bold=True, anchor="m")
    if place.points is None:
        if place.said:
            _paint_said(canvas, place.said, (middle - width // 2 + 112, top + 28), width - 130)
        return top + 140
    _paint_points(canvas, place, best, (middle - width // 2 + 112, top + 28), width - 130)
    return top + 140


def _paint_name(canvas: Canvas, name: str, middle: int, y: int, breadth: int) -> None:
    """Write a name on a tag of paper, its middle at `y`."""
    name = fit(name, PHONE_TYPE, breadth - 36, bold=True)
    width = text_width(name, PHONE_TYPE, bold=True) + 32
    canvas.paste((middle - width // 2, y - 28), sheet(width, 54))
    canvas.write((middle, y), name, PHONE_TYPE, bold=True, anchor="m")


def _paint_said(canvas: Canvas, said: str, at: tuple[int, int], width: int) -> None:
    """Nail up a sheet that says how much, and below it what that counts."""
    much, _, counted = said.partition(" ")
    canvas.paste(at, sheet(width, 104, nailed=True))
    middle = at[0] + width // 2
    canvas.write((middle, at[1] + 38), much, 54, bold=True, anchor="m", width=width - 16)
    canvas.write((middle, at[1] + 80), counted, PHONE_TYPE, FADED, anchor="m", width=width - 16)


def _paint_points(
    canvas: Canvas, place: Standing, best: int, at: tuple[int, int], width: int
) -> None:
    """Nail up a sheet with a seat's points, and below them what was missing to the best."""
    behind = best - (place.points or 0)
    canvas.paste(at, sheet(width, 104, nailed=True))
    middle = at[0] + width // 2
    y = at[1] + (52 if place.won or behind <= 0 else 38)
    canvas.write((middle, y), str(place.points), 62, bold=True, anchor="m")
    if not place.won and behind > 0:
        canvas.write((middle, at[1] + 82), f"−{behind}", PHONE_TYPE, FADED, anchor="m")
