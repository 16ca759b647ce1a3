"""What a message shows besides text, as a person sees it: buttons, selects, pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from playground.protocol.types import ButtonStyle, ComponentType

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from playground.protocol.encoding import Json
    from playground.state.model import Attachment


class Button(NamedTuple):
    """A button; a link has a `url` instead of a `custom_id`."""

    label: str
    emoji: str
    custom_id: str
    style: int
    disabled: bool = False
    url: str | None = None

    @property
    def text(self) -> str:
        """What stands on it, emoji first."""
        return f"{self.emoji} {self.label}".strip()

    def reads(self, label: str) -> bool:
        """Whether a person would call it so."""
        return label in (self.label, self.text, self.emoji)


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a select."""

    label: str
    value: str
    description: str = ""
    emoji: str = ""
    default: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A select; `kind` 3 lists options, 5 lists the people of the guild."""

    placeholder: str
    custom_id: str
    kind: int
    options: tuple[Option, ...] = ()
    least: int = 1
    most: int = 1
    disabled: bool = False

    def reads(self, name: str) -> bool:
        """Whether it is meant by a placeholder or the start of its custom_id."""
        return name == self.placeholder or self.custom_id.startswith(name)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture on screen, with its alt text."""

    alt: str
    filename: str
    bytes: bytes
    url: str
    size: tuple[int, int] | None = None


def read_button(component: Json) -> Button:
    """Return the button that a component shows."""
    return Button(
        label=component.get("label", ""),
        emoji=(component.get("emoji") or {}).get("name", ""),
        custom_id=component.get("custom_id", ""),
        style=component["style"],
        disabled=bool(component.get("disabled")),
        url=component.get("url") if component["style"] == ButtonStyle.LINK else None,
    )


def read_select(component: Json) -> Select:
    """Return the select that a component shows."""
    options = tuple(
        Option(
            label=one["label"],
            value=one["value"],
            description=one.get("description", ""),
            emoji=(one.get("emoji") or {}).get("name", ""),
            default=bool(one.get("default")),
        )
        for one in component.get("options", ())
    )
    return Select(
        placeholder=component.get("placeholder", ""),
        custom_id=component["custom_id"],
        kind=component["type"],
        options=options,
        least=component.get("min_values", 1),
        most=component.get("max_values", 1),
        disabled=bool(component.get("disabled")),
    )


def pressable(buttons: Iterable[Button], label: str) -> str | None:
    """Return the custom_id of the first button of that label that can be pressed."""
    for button in buttons:
        if button.reads(label) and not button.disabled and button.style != ButtonStyle.LINK:
            return button.custom_id
    return None


def choosable(selects: Iterable[Select], name: str) -> str | None:
    """Return the custom_id of the first select of that name in which one can choose."""
    for select in selects:
        if select.reads(name) and not select.disabled:
            return select.custom_id
    return None


def shown_media(component: Json) -> Iterator[tuple[str, str | None]]:
    """Return the addresses a component shows, with their alt texts."""
    if component["type"] == ComponentType.GALLERY:
        for item in component["items"]:
            yield item["media"]["url"], item.get("description")
    elif component["type"] == ComponentType.THUMBNAIL:
        yield component["media"]["url"], component.get("description")
    elif component["type"] == ComponentType.FILE:
        yield component["file"]["url"], None


def read_picture(file: Attachment, alt: str | None) -> Picture:
    """Return a file as a picture on screen."""
    return Picture(alt or "", file.filename, file.content, file.url, file.size)
