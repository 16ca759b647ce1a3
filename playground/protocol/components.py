"""Walking through nested components."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from playground.protocol.encoding import Json


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component, nested ones after what holds them, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
        for single in ("accessory", "component"):
            if component.get(single):
                yield from walk((component[single],))
