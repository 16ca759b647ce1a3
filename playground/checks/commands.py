"""Application commands: how many, what each may carry, and the size of the whole."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from playground.checks.form import Form, Problem
from playground.checks.options import (
    GROUP_TYPES,
    NAME_SIZE,
    VALUE_TYPES,
    check_named,
    check_options,
    check_translations,
)
from playground.protocol.types import CommandType

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

MAX_SIZE = 8_000


MAX_COMMANDS = {
    CommandType.SLASH: 100,
    CommandType.USER: 15,
    CommandType.MESSAGE: 15,
    CommandType.ENTRY_POINT: 1,
}


def commands_problems(commands: object) -> list[Problem]:
    """Return what Discord would refuse in the list that replaces all commands of one scope."""
    if not isinstance(commands, list):
        return [Problem((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")]
    problems: list[Problem] = []
    forms = [Form.of(command, problems, (place,)) for place, command in enumerate(commands)]
    for form in forms:
        check_command(form)
    _check_counts(forms, problems)
    _check_unique(forms)
    return problems


def command_problems(command: object) -> list[Problem]:
    """Return what Discord would refuse in a command sent by itself."""
    problems: list[Problem] = []
    check_command(Form.of(command, problems))
    return problems


def check_command(form: Form) -> None:
    """Note the problems of one command, its options included."""
    kind = form.choice("type", tuple(CommandType), required=False) or CommandType.SLASH
    if kind == CommandType.SLASH:
        check_named(form)
        check_options(form, (*GROUP_TYPES, *VALUE_TYPES))
    else:
        _check_menu(form)
    form.boolean("nsfw")
    form.boolean("dm_permission")
    for key, allowed in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        _check_members(form, key, allowed)
    size = command_size(form)
    if size > MAX_SIZE:
        message = f"Command exceeds maximum size ({MAX_SIZE})"
        form.report("APPLICATION_COMMAND_TOO_LARGE", message)


def command_size(form: Form) -> int:
    """Return the characters that count: of each text, only its longest translation."""
    texts = sum(_longest(form, key) for key in ("name", "description"))
    value = form.fields.get("value")
    own = texts + (len(str(value)) if value is not None else 0)
    return own + sum(command_size(child) for child in _children(form))


def _children(form: Form) -> Iterator[Form]:
    # Opened a second time, so their problems go to a list of their own.
    for key in ("options", "choices"):
        entries = form.fields.get(key)
        if isinstance(entries, list):
            yield from (Form.of(entry, []) for entry in entries)


def _longest(form: Form, key: str) -> int:
    translations = form.fields.get(f"{key}_localizations")
    others = translations.values() if isinstance(translations, dict) else ()
    return max(len(text) for text in (form.fields.get(key), *others, "") if isinstance(text, str))


def _check_menu(form: Form) -> None:
    form.text("name", least=1, most=NAME_SIZE, required=True)
    check_translations(form, "name", NAME_SIZE, named=False)
    for key in ("description", "options"):
        message = "Context menu commands cannot have this field"
        form.forbid(key, "APPLICATION_COMMAND_CONTEXT_MENU_FIELD", message)


def _check_members(form: Form, key: str, allowed: Collection[int]) -> None:
    if not form.has(key):
        return
    members = form.entries(key, least=1, most=len(allowed))
    if any(member not in allowed for member in members) or len(set(members)) < len(members):
        listed = ", ".join(map(str, allowed))
        form.report("BASE_TYPE_CHOICES", f"Values must be unique and of {{{listed}}}.", key)


def _check_counts(forms: list[Form], problems: list[Problem]) -> None:
    counts = Counter(form.fields.get("type") or CommandType.SLASH for form in forms)
    for kind, most in MAX_COMMANDS.items():
        if counts[kind] > most:
            message = f"Maximum number of application commands reached ({most})"
            problems.append(Problem((), "APPLICATION_COMMANDS_MAX_REACHED", message))


def _check_unique(forms: list[Form]) -> None:
    seen: set[tuple[object, object]] = set()
    for form in forms:
        key = (form.fields.get("type") or CommandType.SLASH, form.fields.get("name"))
        if key in seen:
            message = "Application command names must be unique"
            form.report("APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add(key)
