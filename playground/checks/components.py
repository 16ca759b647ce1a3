"""Components of messages: which may stand where, and how large they may be.

Each kind has one function that checks a component and everything beneath it. A table of kinds to
functions says what is allowed at a place, so nesting and checking cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TypeAlias

from playground.checks.form import Form, Path

_CUSTOM_ID_SIZE = 100
_MAX_ID = 2**31 - 1


class Kind(IntEnum):
    """The component types of the documentation that an app may send."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


@dataclass(slots=True)
class Tally:
    """What only shows over the whole message or modal: counts, and names used once."""

    components: int = 0
    characters: int = 0
    utf8_bytes: int = 0
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)
    media: list[tuple[Path, str]] = field(default_factory=list)

    def meet(self, form: Form) -> None:
        """Count one component and check the id that only code sees."""
        self.components += 1
        number = form.whole("id", least=0, most=_MAX_ID, default=0)
        if number and number in self.ids:
            form.note("COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated", "id")
        self.ids.add(number)

    def name(self, form: Form) -> None:
        """Check the ``custom_id`` of one component: there, short enough, not used before."""
        custom_id = form.text("custom_id", least=1, most=_CUSTOM_ID_SIZE, required=True)
        if custom_id and custom_id in self.custom_ids:
            message = "Component custom id cannot be duplicated"
            form.note("COMPONENT_CUSTOM_ID_DUPLICATED", message, "custom_id")
        self.custom_ids.add(custom_id)


Check: TypeAlias = Callable[[Form, Tally], None]
Kinds: TypeAlias = Mapping[Kind, Check]


def visit(form: Form, allowed: Kinds, tally: Tally) -> Kind | None:
    """Check one component that may be any of the ``allowed`` kinds, and all beneath it."""
    tally.meet(form)
    number = form.fields.get("type")
    kind = next((kind for kind in allowed if number == kind and number is not True), None)
    if kind is None:
        listed = ", ".join(str(int(kind)) for kind in sorted(allowed))
        form.note("UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}).', "type")
        return None
    allowed[kind](form, tally)
    return kind
