"""Track: ballast, sleepers and rails that go on from square to square.

A junction is a turntable: a cart may leave it by any of its arms.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import svg
from games.off_the_rails.components import EXITS, Exit, Exits

if TYPE_CHECKING:
    from PIL.Image import Image

BALLAST: Final = "#A8957A"
BALLAST_EDGE: Final = "#6E5D47"
SLEEPER: Final = "#5E3B20"
RAIL: Final = "#20262F"
SHINE: Final = "#E9EEF3"
GAUGE: Final = 0.115
"""From the middle line to each rail; this and all below as a share of the square."""
BED: Final = 0.25
"""Half the width of the ballast."""
TIE: Final = 0.195
"""Half the length of a sleeper."""
DEGREES_TO: Final[dict[Exit, int]] = {"N": 0, "E": 90, "S": 180, "W": 270}
"""Degrees by which an arm to the north is turned."""
STRAIGHT: Final = 2
JUNCTION: Final = 3


@cached
def track(exits: Exits, unit: int, size: tuple[int, int] | None = None) -> Image:
    """Paint the track of one square; `size` is given where the square is not `unit` by `unit`."""
    width, height = size or (unit, unit)
    markup = (
        _corner(exits, unit)
        if len(exits) == STRAIGHT and exits not in {"NS", "EW"}
        else _arms(exits, unit, (width, height))
    )
    return svg(markup, width, height)


def _arms(exits: Exits, unit: int, size: tuple[int, int]) -> str:
    """Draw straight track from the middle to every exit, with a turntable where three meet."""
    width, height = size
    middle = f"translate({width / 2} {height / 2})"
    arms = [
        (DEGREES_TO[one], (height if one in "NS" else width) / 2) for one in EXITS if one in exits
    ]
    junction = len(exits) >= JUNCTION
    layers = ""
    for layer in (_bed, _ties, _rails):
        layers += "".join(
            f'<g transform="{middle} rotate({turn})">{layer(unit, length)}</g>'
            for turn, length in arms
        )
    if junction:
        layers += f'<g transform="{middle}">{_turntable(unit, [turn for turn, _ in arms])}</g>'
    return layers


def _bed(unit: int, length: float) -> str:
    half = BED * unit
    return (
        f'<rect x="{-half}" y="{-length}" width="{2 * half}" height="{length}" fill="{BALLAST}"/>'
        f'<path d="M{-half} {-length}V0M{half} {-length}V0" stroke="{BALLAST_EDGE}"'
        f' stroke-width="{unit * 0.02}"/>'
    )


def _ties(unit: int, length: float) -> str:
    half, thick = TIE * unit, 0.085 * unit
    count = max(1, round(length / (unit / 5.2)))
    step = length / count
    return "".join(
        f'<rect x="{-half}" y="{-length + (n + 0.5) * step - thick / 2}" width="{2 * half}"'
        f' height="{thick}" rx="{thick * 0.25}" fill="{SLEEPER}"/>'
        for n in range(count)
    )


def _rails(unit: int, length: float) -> str:
    gauge = GAUGE * unit
    lines = f"M{-gauge} {-length}V0M{gauge} {-length}V0"
    return _steel(lines, unit)


def _steel(lines: str, unit: int) -> str:
    return (
        f'<path d="{lines}" fill="none" stroke="{RAIL}" stroke-width="{unit * 0.062}"/>'
        f'<path d="{lines}" fill="none" stroke="{SHINE}" stroke-width="{unit * 0.022}"/>'
    )


def _turntable(unit: int, turns: list[int]) -> str:
    """Draw a disc over the crossing, with a pointer to every arm."""
    radius = 0.215 * unit
    tip, base = radius * 0.86, radius * 0.36
    wedges = "".join(
        f'<path transform="rotate({turn})" d="M0 {-tip}L{base} {-base * 0.9}H{-base}z"'
        f' fill="{SHINE}"/>'
        for turn in turns
    )
    return (
        f'<circle r="{radius}" fill="{SLEEPER}" stroke="{RAIL}" stroke-width="{unit * 0.045}"/>'
        f'{wedges}<circle r="{radius * 0.22}" fill="{SHINE}"/>'
    )


def _corner(exits: Exits, unit: int) -> str:
    """Draw a quarter of a circle between two neighbouring exits."""
    turn = {"NE": 0, "ES": 90, "SW": 180, "NW": 270}[exits]
    radius = unit / 2
    inner, outer = radius - BED * unit, radius + BED * unit
    bed = (
        f'<path d="M{unit - inner} 0A{inner} {inner} 0 0 0 {unit} {inner}V{outer}'
        f'A{outer} {outer} 0 0 1 {unit - outer} 0z" fill="{BALLAST}"/>'
        f'<path d="M{unit - inner} 0A{inner} {inner} 0 0 0 {unit} {inner}M{unit} {outer}'
        f'A{outer} {outer} 0 0 1 {unit - outer} 0" fill="none" stroke="{BALLAST_EDGE}"'
        f' stroke-width="{unit * 0.02}"/>'
    )
    count = 4
    ties = "".join(_tie(unit, (n + 0.5) / count * pi / 2) for n in range(count))
    small, large = radius - GAUGE * unit, radius + GAUGE * unit
    lines = "".join(f"M{unit - one} 0A{one} {one} 0 0 0 {unit} {one}" for one in (small, large))
    middle = unit / 2
    return f'<g transform="rotate({turn} {middle} {middle})">{bed}{ties}{_steel(lines, unit)}</g>'


def _tie(unit: int, angle: float) -> str:
    """Draw a sleeper across the curve round the upper right corner."""
    near, far = unit / 2 - TIE * unit, unit / 2 + TIE * unit
    ends = [(unit - r * cos(angle), r * sin(angle)) for r in (near, far)]
    (x1, y1), (x2, y2) = ends
    return (
        f'<path d="M{x1} {y1}L{x2} {y2}" stroke="{SLEEPER}" stroke-width="{0.085 * unit}"'
        f' stroke-linecap="round"/>'
    )
