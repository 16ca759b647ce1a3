"""Choosing in a select and filling in a form: inputs turned into what Discord's app sends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from playground.people.command_options import Value, resolve_reference
from playground.people.errors import NotOffered
from playground.protocol.types import SELECTS, ComponentType, OptionType
from playground.state.model import Channel, Role, User

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from playground.protocol.encoding import Json

Selected: TypeAlias = str | User | Channel | Role
"""What is chosen in a select: the value of an option, or a user, role or channel."""
FieldValue: TypeAlias = Value | Sequence[Value]  # to a field of a form; several in a select

OPTION_TYPE_OF_SELECT = {
    5: OptionType.USER,
    6: OptionType.ROLE,
    7: OptionType.MENTIONABLE,
    8: OptionType.CHANNEL,
}
"""Selects that list a guild's people, roles or channels, with the options like them."""


def selected_values(component: Json, picked: Sequence[Selected], channel: Channel) -> Json:
    """Return the values of a select, as many as it takes, each of them offered.

    Raises:
        NotOffered: for others.
    """
    low, high = component.get("min_values", 1), component.get("max_values", 1)
    if not low <= len(picked) <= high:
        sentence = f"{len(picked)} chosen where {low} to {high} are allowed"
        raise NotOffered(sentence)
    if kind := OPTION_TYPE_OF_SELECT.get(component["type"]):
        resolved: Json = {}
        name = component["custom_id"]
        values = [resolve_reference(kind, name, one, resolved, channel.guild) for one in picked]
        return {"values": values, "resolved": resolved}
    offers = {option["value"] for option in component.get("options", ())}
    for one in picked:
        if offers and one not in offers:
            sentence = f"{one!r} is not offered"
            raise NotOffered(sentence)
    return {"values": list(picked)}


def submitted_component(
    component: Json,
    values: Mapping[str, FieldValue],
    resolved: Json,
    channel: Channel,
    number: Iterator[int],
) -> Json:
    """Return one component of a form with what the person put in.

    Raises:
        NotOffered: for what does not fit.
    """
    filled: Json = {"type": component["type"], "id": component.get("id") or next(number)}
    if component["type"] == ComponentType.LABEL:
        inner = component["component"]
        filled["component"] = submitted_component(inner, values, resolved, channel, number)
    elif "components" in component:
        filled["components"] = [
            submitted_component(one, values, resolved, channel, number)
            for one in component["components"]
        ]
    elif "custom_id" in component:
        filled["custom_id"] = component["custom_id"]
        filled |= _entered(component, values.get(component["custom_id"]), resolved, channel)
    return filled


def _several(value: FieldValue | None) -> Sequence[Value]:
    if value is None:
        return ()
    return value if isinstance(value, list | tuple) else (value,)


def _entered(component: Json, value: FieldValue | None, resolved: Json, channel: Channel) -> Json:
    kind, name = component["type"], component["custom_id"]
    if kind == ComponentType.TEXT_INPUT:
        text = str(component.get("value") or "") if value is None else str(value)
        low, high = component.get("min_length") or 0, component.get("max_length") or 4000
        needed = component.get("required", True)
        if (needed and not text) or (text and not low <= len(text) <= high):
            sentence = f"the field {name} takes {low} to {high} characters: {text!r}"
            raise NotOffered(sentence)
        return {"value": text}
    if kind in SELECTS:
        given = [_asselected_values(one) for one in _several(value)]
        if not given and not component.get("required", True):
            return {"values": []}
        chosen = selected_values(component, given, channel)
        resolved |= chosen.pop("resolved", {})
        return chosen
    if kind == ComponentType.CHECKBOX_GROUP:
        return {"values": [str(one) for one in _several(value)]}
    return {"value": value}


def _asselected_values(value: Value) -> Selected:
    return value if isinstance(value, User | Channel | Role) else str(value)
