"""Components of messages: which may stand where, and how large they may be.

Each kind has one function that checks a component and everything beneath it. A table of kinds to
functions says what is allowed at a place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from playground.checks.form import Form, Path
from playground.protocol.types import ComponentType

_CUSTOM_ID_SIZE = 100
_MAX_ID = 2**31 - 1


@dataclass(slots=True)
class Tally:
    """What only shows over the whole message or modal: counts, and names used once."""

    components: int = 0
    characters: int = 0
    utf8_bytes: int = 0
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)
    media: list[tuple[Path, str]] = field(default_factory=list)

    def count(self, form: Form) -> None:
        """Count one component and check the id that only code sees."""
        self.components += 1
        number = form.integer("id", least=0, most=_MAX_ID, default=0)
        if number and number in self.ids:
            form.report("COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated", "id")
        self.ids.add(number)

    def check_custom_id(self, form: Form) -> None:
        """Check the ``custom_id`` of one component: there, short enough, not used before."""
        custom_id = form.text("custom_id", least=1, most=_CUSTOM_ID_SIZE, required=True)
        if custom_id and custom_id in self.custom_ids:
            message = "Component custom id cannot be duplicated"
            form.report("COMPONENT_CUSTOM_ID_DUPLICATED", message, "custom_id")
        self.custom_ids.add(custom_id)


Check: TypeAlias = Callable[[Form, Tally], None]
Allowed: TypeAlias = Mapping[ComponentType, Check]


def check_component(form: Form, allowed: Allowed, tally: Tally) -> ComponentType | None:
    """Check one component that may be any of the ``allowed`` kinds, and all beneath it."""
    tally.count(form)
    number = form.fields.get("type")
    kind = next((kind for kind in allowed if number == kind and number is not True), None)
    if kind is None:
        listed = ", ".join(str(int(kind)) for kind in sorted(allowed))
        form.report(
            "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}).', "type"
        )
        return None
    allowed[kind](form, tally)
    return kind
