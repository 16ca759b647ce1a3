"""Components as Discord stores them: numbered, without nulls, with their media resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.protocol.components import walk
from playground.protocol.errors import invalid_form
from playground.protocol.types import SELECTS, ComponentType

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playground.protocol.encoding import Json
    from playground.state.model import Attachment

_ALWAYS: dict[int, Json] = {
    ComponentType.GALLERY: {},
    ComponentType.SEPARATOR: {"divider": True, "spacing": 1},
    ComponentType.CONTAINER: {"accent_color": None, "spoiler": False},
    ComponentType.THUMBNAIL: {"description": None, "spoiler": False},
    ComponentType.FILE: {"spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}


class ComponentResolver:
    """Turns the components of one request into stored ones, using the message's files."""

    def __init__(self, files: Sequence[Attachment]) -> None:
        self._files = {file.filename: file for file in files}
        self._taken: set[int] = set()
        self._last = 0

    def resolve(self, components: Sequence[Json]) -> tuple[Json, ...]:
        """Return all the components of a message.

        Raises:
            DiscordError: for a file that was not sent along.
        """
        self._taken = {one["id"] for one in walk(components) if one.get("id")}
        return tuple(self._one(one, ("components", n)) for n, one in enumerate(components))

    def _number(self, given: int | None) -> int:
        if given:
            return given
        self._last += 1
        while self._last in self._taken:
            self._last += 1
        return self._last

    def _one(self, component: Json, path: tuple[str | int, ...]) -> Json:
        kind: int = component["type"]
        stored: Json = {**_ALWAYS.get(kind, {}), **_without_nulls(component)}
        stored["id"] = self._number(component.get("id"))
        if kind in SELECTS:
            stored.pop("required", None)
        if stored.get("default_values"):
            stored["default_values"] = [
                {**one, "id": str(one["id"])} for one in stored["default_values"]
            ]
        if "components" in component:
            stored["components"] = [
                self._one(child, (*path, "components", n))
                for n, child in enumerate(component["components"])
            ]
        if component.get("accessory"):
            stored["accessory"] = self._one(component["accessory"], (*path, "accessory"))
        if kind == ComponentType.GALLERY:
            stored["items"] = [
                self._item(item, (*path, "items", n)) for n, item in enumerate(component["items"])
            ]
        if kind == ComponentType.THUMBNAIL:
            stored["media"] = self._media(component["media"], (*path, "media"))
        if kind == ComponentType.FILE:
            self._file(stored, component, path)
        return stored

    def _item(self, item: Json, path: tuple[str | int, ...]) -> Json:
        return {
            "media": self._media(item["media"], (*path, "media")),
            "description": item.get("description"),
            "spoiler": bool(item.get("spoiler")),
        }

    def _file(self, stored: Json, component: Json, path: tuple[str | int, ...]) -> None:
        stored["file"] = self._media(component["file"], (*path, "file"))
        name = component["file"]["url"].removeprefix("attachment://")
        if name in self._files:
            stored["name"] = name
            stored["size"] = len(self._files[name].content)

    def _media(self, media: Json, path: tuple[str | int, ...]) -> Json:
        url: str = media["url"]
        resolved: Json = {"id": str(self._number(None)), "url": url, "proxy_url": url}
        resolved |= {"width": None, "height": None, "content_type": None}
        name = url.removeprefix("attachment://")
        if name == url:
            return resolved
        if name not in self._files:
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            raise invalid_form(((*path, "url"), code, f"Attachment {name} was not found"))
        file = self._files[name]
        resolved |= {
            "url": file.url,
            "proxy_url": file.proxy_url,
            "content_type": file.content_type,
            "attachment_id": str(file.id),
        }
        if file.size:
            resolved["width"], resolved["height"] = file.size
        return resolved


def _without_nulls(component: Json) -> Json:
    """Drop what is null or absent to Discord, within emoji and options too."""
    kept = {key: value for key, value in component.items() if value is not None}
    if kept.get("disabled") is False:
        del kept["disabled"]
    if "emoji" in kept:
        kept["emoji"] = _emoji(kept["emoji"])
    if "options" in kept:
        kept["options"] = [_without_nulls(option) for option in kept["options"]]
    return kept


def _emoji(emoji: Json) -> Json:
    return {key: value for key, value in emoji.items() if value is not None and value is not False}
