"""Reading a request body field by field, and Discord's own way of saying what is wrong with it.

Discord answers a bad body with error 50035 and a tree of complaints that mirrors the body. A
``Problem`` is one leaf of that tree. Codes and wording follow the real service where they are
known, so that developers read the same here as there.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from playground.protocol.errors import EMPTY_MESSAGE as NOTHING_TO_SEND
from playground.protocol.errors import INVALID_FORM, nested_errors

Path: TypeAlias = tuple[str | int, ...]

EMPTY_MESSAGE = "EMPTY_MESSAGE"
_URL_SIZE = 2048


@dataclass(frozen=True, slots=True)
class Problem:
    """One reason to refuse a body: where in it, Discord's code, and a sentence."""

    path: Path
    code: str
    message: str


def form_body(problems: Collection[Problem]) -> dict[str, object]:
    """Return the body of Discord's 400 answer for these problems.

    An empty message is the one case with a code of its own (50006) and no tree of errors.
    """
    empty = next((problem for problem in problems if problem.code == EMPTY_MESSAGE), None)
    if empty is not None and len(problems) == 1:
        return {"code": NOTHING_TO_SEND.code, "message": empty.message}
    errors = nested_errors((one.path, one.code, one.message) for one in problems)
    return {"code": INVALID_FORM.code, "message": INVALID_FORM.message, "errors": errors}


@dataclass(frozen=True, slots=True)
class Form:
    """One object inside a body. Reading a field checks it; problems gather in one shared list."""

    fields: Mapping[str, object]
    path: Path
    problems: list[Problem]

    @classmethod
    def of(cls, body: object, problems: list[Problem], path: Path = ()) -> Form:
        """Open a body; anything but an object is noted and read as an empty one."""
        if isinstance(body, Mapping):
            return cls(body, path, problems)
        message = "Only dictionaries may be used in a ModelType"
        problems.append(Problem(path, "MODEL_TYPE_CONVERT", message))
        return cls({}, path, problems)

    def report(self, code: str, message: str, *steps: str | int) -> None:
        """Record a problem, ``steps`` below this object."""
        self.problems.append(Problem((*self.path, *steps), code, message))

    def has(self, key: str) -> bool:
        """Tell whether the field is there; null counts as absent, as it does for Discord."""
        return self.fields.get(key) is not None

    def require(self, key: str) -> bool:
        """Note a missing field, and tell whether it is there."""
        if not self.has(key):
            self.report("BASE_TYPE_REQUIRED", "This field is required", key)
        return self.has(key)

    def forbid(self, key: str, code: str, message: str) -> None:
        """Note a field that must not be set here; empty values do not count as set."""
        if self.fields.get(key):
            self.report(code, message, key)

    def text(self, key: str, *, most: int, least: int = 0, required: bool = False) -> str:
        """Return a string of ``least`` to ``most`` characters, or "" when there is none."""
        if not (self.require(key) if required else self.has(key)):
            return ""
        value = self.fields[key]
        if not isinstance(value, str):
            self.report("STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.', key)
            return ""
        self.check_length(key, len(value), least, most)
        return value

    def check_length(self, key: str, size: int, least: int, most: int) -> None:
        """Note a string or list whose length is outside the bounds."""
        if least <= size <= most:
            return
        if least:
            self.report(
                "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.", key
            )
        else:
            self.report("BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.", key)

    def integer(self, key: str, *, least: int, most: int, default: int) -> int:
        """Return a whole number between two bounds, or ``default`` when there is none."""
        value = self.fields.get(key)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int):
            self.report("NUMBER_TYPE_COERCE", f'Value "{value}" is not int.', key)
            return default
        if value < least:
            message = f"int value should be greater than or equal to {least}."
            self.report("NUMBER_TYPE_MIN", message, key)
        if value > most:
            message = f"int value should be less than or equal to {most}."
            self.report("NUMBER_TYPE_MAX", message, key)
        return value

    def boolean(self, key: str, *, default: bool = False) -> bool:
        """Return a boolean field."""
        value = self.fields.get(key)
        if value is None:
            return default
        if not isinstance(value, bool):
            self.report("BOOLEAN_TYPE_CONVERT", "Must be either true or false.", key)
            return default
        return value

    def choice(self, key: str, allowed: Collection[int], *, required: bool = True) -> int | None:
        """Return a number that must be one of ``allowed``, or None."""
        if not (self.require(key) if required else self.has(key)):
            return None
        value = self.fields[key]
        if isinstance(value, int) and not isinstance(value, bool) and value in allowed:
            return value
        listed = ", ".join(str(int(number)) for number in sorted(allowed))
        self.report("BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.", key)
        return None

    def snowflake(self, key: str, *, required: bool = False) -> None:
        """Check an id: digits in a string, or the whole number that client libraries may send."""
        if self.require(key) if required else self.has(key):
            value = self.fields[key]
            if not is_snowflake(value):
                self.report("NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.', key)

    def link(self, key: str, *, schemes: Collection[str], most: int = _URL_SIZE) -> str:
        """Return a URL with one of the schemes, or "" when there is none."""
        url = self.text(key, most=most)
        scheme, colon, rest = url.partition("://")
        if url and not (colon and rest):
            self.report("URL_TYPE_INVALID_URL", "Not a well formed URL.", key)
        elif url and scheme.lower() not in schemes:
            listed = ", ".join(repr(scheme) for scheme in schemes)
            message = f'Scheme "{scheme}" is not supported. Scheme must be one of ({listed}).'
            self.report("URL_TYPE_INVALID_SCHEME", message, key)
        return url

    def entries(self, key: str, *, most: int, least: int = 0) -> list[object]:
        """Return a list of ``least`` to ``most`` entries; a list with a lower bound is required."""
        if not (self.require(key) if least else self.has(key)):
            return []
        value = self.fields[key]
        if not isinstance(value, list | tuple):
            self.report("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType", key)
            return []
        self.check_length(key, len(value), least, most)
        return list(value)

    def forms(self, key: str, *, most: int, least: int = 0) -> list[Form]:
        """Return a list of objects, each opened as a form."""
        entries = self.entries(key, most=most, least=least)
        return [
            Form.of(entry, self.problems, (*self.path, key, place))
            for place, entry in enumerate(entries)
        ]

    def form(self, key: str, *, required: bool = False) -> Form | None:
        """Return the object in a field, opened as a form."""
        if not (self.require(key) if required else self.has(key)):
            return None
        return Form.of(self.fields[key], self.problems, (*self.path, key))


def is_snowflake(value: object) -> bool:
    """Tell whether a value can be an id."""
    if isinstance(value, str):
        return value.isascii() and value.isdigit()
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
