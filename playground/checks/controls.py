"""Buttons and selects, their row, and their emoji."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.checks.components import Allowed, Tally, check_component
from playground.checks.emoji import is_emoji
from playground.protocol.types import ButtonStyle, ComponentType

if TYPE_CHECKING:
    from playground.checks.form import Form

_BUTTON_SCHEMES = ("http", "https", "discord")
_ROW_WIDTH = 5
_OPTION_SIZE = 100
_MAX_OPTIONS = 25


def row(form: Form, tally: Tally) -> None:
    """Check an action row: up to five buttons, or one select alone."""
    width = 0
    for place, child in enumerate(form.forms("components", least=1, most=_ROW_WIDTH)):
        kind = check_component(child, ROW_CHILDREN, tally)
        width += 1 if kind in (ComponentType.BUTTON, None) else _ROW_WIDTH
        if width > _ROW_WIDTH and place < _ROW_WIDTH:
            message = "The specified component exceeds the maximum width"
            child.report("COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def button(form: Form, tally: Tally) -> None:
    """Check a button: what it must and must not carry depends on its style."""
    style = form.choice("style", range(1, ButtonStyle.PREMIUM + 1))
    form.text("label", most=80)
    form.boolean("disabled")
    emoji(form)
    if style == ButtonStyle.LINK:
        if form.require("url"):
            form.link("url", schemes=_BUTTON_SCHEMES, most=512)
        _refuse(form, "custom_id", "sku_id")
    elif style == ButtonStyle.PREMIUM:
        form.snowflake("sku_id", required=True)
        _refuse(form, "custom_id", "label", "url", "emoji")
    else:
        tally.check_custom_id(form)
        _refuse(form, "url", "sku_id")
    if style != ButtonStyle.PREMIUM and not (_filled(form, "label") or form.has("emoji")):
        message = "A button needs a label or an emoji"
        form.report("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message)


def _refuse(form: Form, *keys: str) -> None:
    for key in keys:
        message = f"A button of this style cannot have the field '{key}'"
        form.forbid(key, "BUTTON_COMPONENT_FIELD_FORBIDDEN", message)


def _filled(form: Form, key: str) -> bool:
    value = form.fields.get(key)
    return isinstance(value, str) and bool(value.strip())


def emoji(form: Form) -> None:
    """Check the emoji of a button or option: a Unicode one by name, an own one by id."""
    inner = form.form("emoji")
    if inner is None:
        return
    name = inner.text("name", most=32)
    if inner.has("id"):
        inner.snowflake("id")
    elif not is_emoji(name):
        inner.report("COMPONENT_INVALID_EMOJI", "Invalid emoji", "name")


def select(form: Form, tally: Tally) -> None:
    """Check any of the five selects."""
    tally.check_custom_id(form)
    form.text("placeholder", most=150)
    form.boolean("disabled")
    form.boolean("required")
    least = form.integer("min_values", least=0, most=_MAX_OPTIONS, default=1)
    most = form.integer("max_values", least=1, most=_MAX_OPTIONS, default=1)
    if least > most:
        message = "min_values should be less than or equal to max_values"
        form.report("SELECT_COMPONENT_MIN_ABOVE_MAX", message, "min_values")
    if form.fields.get("type") == ComponentType.STRING_SELECT:
        _within(form, options(form, _MAX_OPTIONS), 0, most)
        _enough_options(form, most)
    else:
        _within(form, len(_defaults(form)), least, most)
        message = "Only string selects have options"
        form.forbid("options", "SELECT_COMPONENT_OPTIONS_FORBIDDEN", message)


def _within(form: Form, chosen: int, least: int, most: int) -> None:
    if chosen and not least <= chosen <= most:
        message = f"The number of defaults must be between {least} and {most}"
        form.report("SELECT_COMPONENT_DEFAULTS_OUT_OF_RANGE", message)


def _enough_options(form: Form, most: int) -> None:
    given = form.fields.get("options")
    if isinstance(given, list) and 0 < len(given) < most <= _MAX_OPTIONS:
        message = f"max_values should be less than or equal to the {len(given)} options"
        form.report("SELECT_COMPONENT_MAX_ABOVE_OPTIONS", message, "max_values")


def _defaults(form: Form) -> list[Form]:
    entries = form.forms("default_values", most=_MAX_OPTIONS)
    for entry in entries:
        entry.snowflake("id", required=True)
        if entry.fields.get("type") not in ("user", "role", "channel"):
            message = "Value must be one of ('user', 'role', 'channel')."
            entry.report("BASE_TYPE_CHOICES", message, "type")
    return entries


def options(form: Form, most: int, least: int = 1) -> int:
    """Check the options of a select, radio group or checkbox group; return the chosen ones."""
    values: set[str] = set()
    chosen = 0
    for option in form.forms("options", least=least, most=most):
        option.text("label", least=1, most=_OPTION_SIZE, required=True)
        value = option.text("value", least=1, most=_OPTION_SIZE, required=True)
        option.text("description", most=_OPTION_SIZE)
        emoji(option)
        chosen += option.boolean("default")
        if value and value in values:
            message = "The specified option value is already used"
            option.report("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message, "value")
        values.add(value)
    return chosen


ROW_CHILDREN: Allowed = {
    ComponentType.BUTTON: button,
    ComponentType.STRING_SELECT: select,
    ComponentType.USER_SELECT: select,
    ComponentType.ROLE_SELECT: select,
    ComponentType.MENTIONABLE_SELECT: select,
    ComponentType.CHANNEL_SELECT: select,
}

ROWS: Allowed = {ComponentType.ROW: row}
