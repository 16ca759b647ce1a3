"""The parts of a layout (components v2), and all components of a message together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.checks.components import Allowed, Tally, check_component
from playground.checks.controls import ROWS, button, row
from playground.protocol.types import ComponentType

if TYPE_CHECKING:
    from playground.checks.form import Form

MAX_ROWS = 5
MAX_COMPONENTS = 40
MAX_TEXT = 4_000
# Beyond this the service fails with a 500 instead of an error; reported as issue 8554 of
# Discord's documentation: the UTF-8 bytes of all texts plus 12 for each text.
MAX_BYTES = 10_170
BYTES_PER_TEXT = 12
ALT_TEXT_SIZE = 1_024

_MEDIA_SCHEMES = ("http", "https", "attachment")


def section(form: Form, tally: Tally) -> None:
    """Check a section: one to three texts beside a button or a thumbnail."""
    for child in form.forms("components", least=1, most=3):
        check_component(child, {ComponentType.TEXT: text}, tally)
    accessory = form.form("accessory", required=True)
    if accessory is not None:
        check_component(
            accessory, {ComponentType.BUTTON: button, ComponentType.THUMBNAIL: thumbnail}, tally
        )


def text(form: Form, tally: Tally) -> None:
    """Check a text display, and add its size to the tally."""
    content = form.text("content", least=1, most=MAX_TEXT, required=True)
    tally.characters += len(content)
    tally.utf8_bytes += len(content.encode(errors="surrogatepass")) + BYTES_PER_TEXT


def thumbnail(form: Form, tally: Tally) -> None:
    """Check a thumbnail or one picture of a gallery: both are built alike."""
    form.text("description", least=1, most=ALT_TEXT_SIZE)
    form.boolean("spoiler")
    _medium(form, "media", tally, _MEDIA_SCHEMES)


def gallery(form: Form, tally: Tally) -> None:
    """Check a gallery: one to ten pictures, which do not count as components."""
    for item in form.forms("items", least=1, most=10):
        thumbnail(item, tally)


def file(form: Form, tally: Tally) -> None:
    """Check a file, which must have been uploaded with the message."""
    form.boolean("spoiler")
    _medium(form, "file", tally, ("attachment",))


def _medium(form: Form, key: str, tally: Tally, schemes: tuple[str, ...]) -> None:
    medium = form.form(key, required=True)
    if medium is not None and medium.require("url"):
        tally.media.append(((*medium.path, "url"), medium.link("url", schemes=schemes)))


def separator(form: Form, _tally: Tally) -> None:
    """Check the space between two components."""
    form.boolean("divider")
    form.choice("spacing", (1, 2), required=False)


def container(form: Form, tally: Tally) -> None:
    """Check a box around other components; boxes do not nest."""
    form.integer("accent_color", least=0, most=0xFFFFFF, default=0)
    form.boolean("spoiler")
    for child in form.forms("components", least=1, most=MAX_COMPONENTS):
        check_component(child, CONTAINER_CHILDREN, tally)


CONTAINER_CHILDREN: Allowed = {
    ComponentType.ROW: row,
    ComponentType.SECTION: section,
    ComponentType.TEXT: text,
    ComponentType.GALLERY: gallery,
    ComponentType.FILE: file,
    ComponentType.SEPARATOR: separator,
}
LAYOUT: Allowed = {**CONTAINER_CHILDREN, ComponentType.CONTAINER: container}


def message_components(form: Form, *, layout: bool) -> Tally:
    """Check all components of a message; ``layout`` says that it carries the v2 flag."""
    tally = Tally()
    allowed, most = (LAYOUT, MAX_COMPONENTS) if layout else (ROWS, MAX_ROWS)
    for component in form.forms("components", most=most):
        check_component(component, allowed, tally)
    if tally.components > MAX_COMPONENTS:
        message = f"A message cannot have more than {MAX_COMPONENTS} components"
        form.report("COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message, "components")
    oversize = tally.characters > MAX_TEXT
    if oversize or tally.utf8_bytes > MAX_BYTES:
        limit = f"{MAX_TEXT}" if oversize else f"{MAX_BYTES} bytes"
        message = f"The total size of the displayable text exceeds maximum size of {limit}"
        form.report("COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message, "components")
    return tally
