"""Walking through nested components."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from playground.protocol.encoding import Json


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Yield every component, nested ones after what holds them, in reading order.

    >>> row = {"type": 1, "components": [{"type": 2, "label": "Dig"}]}
    >>> [one["type"] for one in walk([row, {"type": 10, "content": "Ahoi"}])]
    [1, 2, 10]
    """
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
        for single in ("accessory", "component"):
            if component.get(single):
                yield from walk((component[single],))
