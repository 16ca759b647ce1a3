"""Options of commands, their choices, and the names and translations they share with commands."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from playground.protocol.types import OptionType

if TYPE_CHECKING:
    from collections.abc import Collection

    from playground.checks.form import Form

MAX_OPTIONS = 25
MAX_CHOICES = 25
# fmt: off
LOCALES = frozenset((
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE",
    "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
))
# fmt: on

NAME_SIZE = 32
_TEXT_SIZE = 100
_MAX_WHOLE = 2**53
_MAX_STRING = 6_000
_NAME_SIGNS = frozenset("-_'")
# Scripts whose vowel signs are marks, not letters: Devanagari and Thai.
_NAME_SCRIPTS = (
    *((0x0900, 0x0950), (0x0955, 0x0963), (0x0966, 0x097F), (0xA8E0, 0xA8FF), (0x11B00, 0x11B09)),
    *((0x0E01, 0x0E3A), (0x0E40, 0x0E5B)),
)


GROUP_TYPES = (OptionType.SUBCOMMAND, OptionType.GROUP)
_NUMERIC = (OptionType.INTEGER, OptionType.NUMBER)
_WITH_CHOICES = (OptionType.STRING, *_NUMERIC)
VALUE_TYPES = range(OptionType.STRING, 12)  # everything but subcommands and groups
_ONLY_FOR = {
    "choices": _WITH_CHOICES,
    "autocomplete": _WITH_CHOICES,
    "min_value": _NUMERIC,
    "max_value": _NUMERIC,
    "min_length": (OptionType.STRING,),
    "max_length": (OptionType.STRING,),
    "channel_types": (OptionType.CHANNEL,),
    "required": VALUE_TYPES,
}


def check_named(form: Form) -> None:
    """Check the name and description of a slash command or option, and their translations."""
    name = form.text("name", least=1, most=NAME_SIZE, required=True)
    _check_name(form, name, "name")
    form.text("description", least=1, most=_TEXT_SIZE, required=True)
    check_translations(form, "name", NAME_SIZE, named=True)
    check_translations(form, "description", _TEXT_SIZE, named=False)


def _check_name(form: Form, name: str, *steps: str) -> None:
    if name and not is_command_name(name):
        form.report("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid", *steps)


def is_command_name(name: str) -> bool:
    """Tell whether every character may stand in the name of a slash command or option.

    >>> is_command_name("größe"), is_command_name("Größe"), is_command_name("two words")
    (True, False, False)
    """
    return name == name.lower() and all(map(_is_name_character, name))


def _is_name_character(character: str) -> bool:
    if character in _NAME_SIGNS or unicodedata.category(character)[0] in "LN":
        return True
    return any(first <= ord(character) <= last for first, last in _NAME_SCRIPTS)


def check_translations(form: Form, key: str, most: int, *, named: bool) -> None:
    """Check the translations of one text; ``named`` ones must be names as well."""
    texts = form.form(f"{key}_localizations")
    if texts is None:
        return
    for locale in texts.fields:
        if locale not in LOCALES:
            texts.report("BASE_TYPE_CHOICES", f'"{locale}" is not a locale of Discord.', locale)
        text = texts.text(locale, least=1, most=most)
        if named:
            _check_name(texts, text, locale)


def check_options(form: Form, allowed: Collection[int]) -> None:
    """Check the options of a command, group or subcommand, and their order and mixture."""
    names: set[str] = set()
    optional_seen = False
    options = form.forms("options", most=MAX_OPTIONS)
    kinds = {option.fields.get("type") for option in options}
    mixed = not kinds.isdisjoint(GROUP_TYPES) and not kinds <= set(GROUP_TYPES)
    for option in options:
        _check_option(option, allowed)
        name = option.fields.get("name")
        if isinstance(name, str) and name in names:
            message = "Option name already exists in these options"
            option.report("APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
        names.add(str(name))
        if mixed and option.fields.get("type") in GROUP_TYPES:
            message = (
                "Sub-command and sub-command group option types are mutually exclusive "
                "to all other types"
            )
            option.report("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
        if option.fields.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            option.report("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.fields.get("required")


def _check_option(option: Form, allowed: Collection[int]) -> None:
    check_named(option)
    kind = option.choice("type", allowed)
    option.boolean("required")
    option.boolean("autocomplete")
    for key, kinds in _ONLY_FOR.items():
        if kind is not None and kind not in kinds:
            message = "This field is not valid for options of this type"
            option.forbid(key, "APPLICATION_COMMAND_OPTION_FIELD_INVALID", message)
    if kind == OptionType.GROUP:
        check_options(option, (OptionType.SUBCOMMAND,))
    elif kind == OptionType.SUBCOMMAND:
        check_options(option, VALUE_TYPES)
    elif kind is not None:
        _check_value(option, kind)


def _check_value(option: Form, kind: int) -> None:
    option.forbid("options", "APPLICATION_COMMAND_OPTION_FIELD_INVALID", "Only groups have options")
    choices = option.forms("choices", most=MAX_CHOICES)
    for choice in choices:
        check_choice(choice, kind)
    if choices and option.fields.get("autocomplete"):
        message = "Autocomplete cannot be set with choices"
        option.report("APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", message, "autocomplete")
    least = option.integer("min_length", least=0, most=_MAX_STRING, default=0)
    most = option.integer("max_length", least=1, most=_MAX_STRING, default=_MAX_STRING)
    if least > most or _exceeds(option.fields.get("min_value"), option.fields.get("max_value")):
        message = "The minimum should be less than or equal to the maximum"
        option.report("APPLICATION_COMMAND_OPTIONS_MIN_ABOVE_MAX", message)


def _exceeds(least: object, most: object) -> bool:
    return isinstance(least, int | float) and isinstance(most, int | float) and least > most


def check_choice(choice: Form, kind: int) -> None:
    """Note the problems of one choice of an option, or of one suggestion."""
    choice.text("name", least=1, most=_TEXT_SIZE, required=True)
    check_translations(choice, "name", _TEXT_SIZE, named=False)
    if kind == OptionType.STRING:
        choice.text("value", most=_TEXT_SIZE, required=True)
    elif kind == OptionType.INTEGER:
        choice.require("value")
        choice.integer("value", least=-_MAX_WHOLE, most=_MAX_WHOLE, default=0)
    elif choice.require("value"):
        value = choice.fields["value"]
        if isinstance(value, bool) or not isinstance(value, int | float):
            choice.report("NUMBER_TYPE_COERCE", f'Value "{value}" is not float.', "value")
        elif abs(value) > _MAX_WHOLE:
            message = f"float value should be less than or equal to {_MAX_WHOLE}."
            choice.report("NUMBER_TYPE_MAX", message, "value")
