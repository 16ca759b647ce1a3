"""Art: what was drawn in a drawing program, and lies in `art/*.svg` beside what paints with it.

A file is a sheet. Each group on it with an `id` and a `<title>` is a drawing, at home in a square
of 100 by 100 or in the `data-box` that it names; its `transform` is only its place on the sheet. A
drawing may have holes: `data-fill="paint"` says that `fill` is what is given for `paint`, or else
what stands there. All else is there for whoever looks at the sheet.
"""

from __future__ import annotations

from functools import cached_property
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from games.kit.draw.cache.images import cached
from games.kit.draw.vectors import svg

if TYPE_CHECKING:
    from collections.abc import Mapping
    from xml.etree.ElementTree import Element

    from PIL.Image import Image

NAMESPACE: Final = "{http://www.w3.org/2000/svg}"
TITLE: Final = f"{NAMESPACE}title"
SQUARE: Final = "0 0 100 100"


class Drawing(NamedTuple):
    """One drawing of a sheet."""

    template: str
    """SVG elements, to be formatted with what fills the holes."""
    holes: Mapping[str, str]
    """What stands in each hole on the sheet."""
    box: tuple[float, float, float, float]
    """Left, top, width and height."""


class Art:
    """The drawings of a folder, by name; they are read when the first one is asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def drawings(self) -> Mapping[str, Drawing]:
        """Every drawing of every sheet."""
        from xml.etree.ElementTree import parse  # an idle bot draws nothing

        sheets = (parse(file).getroot() for file in sorted(self.folder.glob("*.svg")))  # noqa: S314 - our own files
        groups = (group for sheet in sheets for group in sheet if group.find(TITLE) is not None)
        return {group.attrib.pop("id"): _drawing(group) for group in groups}

    def markup(self, name: str, /, **holes: str) -> str:
        """Return a drawing as SVG elements, as large as on its sheet.

        Raises:
            LookupError: for a drawing or a hole that is not there.
        """
        drawing = self.drawings[name]
        if unknown := holes.keys() - drawing.holes.keys():
            raise LookupError(name, *unknown)
        return drawing.template.format_map({**drawing.holes, **holes})

    def scaled(self, name: str, height: float, /, **holes: str) -> str:
        """Return a drawing as SVG elements, `height` units high, its box at the origin."""
        left, top, _, tall = self.drawings[name].box
        corner = f" translate({-left:g} {-top:g})" if left or top else ""
        return f'<g transform="scale({height / tall}){corner}">{self.markup(name, **holes)}</g>'

    @cached
    def image(self, name: str, height: int, /, **holes: str) -> Image:
        """Rasterise a drawing, `height` units high."""
        _, _, wide, tall = self.drawings[name].box
        return svg(self.scaled(name, height, **holes), round(height * wide / tall), height)


def _drawing(group: Element) -> Drawing:
    """Read a group with all that is in it; where it lies on the sheet does not matter."""
    group.attrib.pop("transform", None)
    left, top, width, height = map(float, group.attrib.pop("data-box", SQUARE).split())
    holes: dict[str, str] = {}
    return Drawing(_template(group, holes), holes, (left, top, width, height))


def _template(element: Element, holes: dict[str, str]) -> str:
    """Write an element as a template, and note what stands in its holes."""
    attributes = ""
    for name, value in element.attrib.items():
        if name.startswith(("data-", "{")):  # of a hole, or a drawing program's own
            continue
        plain = escape(value).replace("{", "{{").replace("}", "}}")
        if hole := element.get(f"data-{name}"):
            holes[hole] = escape(value)
            plain = f"{{{hole}}}"
        attributes += f' {name}="{plain}"'
    inside = "".join(_template(part, holes) for part in element if part.tag != TITLE)
    tag = element.tag.removeprefix(NAMESPACE)
    return f"<{tag}{attributes}>{inside}</{tag}>"


ART: Final = Art(Path(__file__).parent)
"""What every game's pictures may show."""
