"""Presses: from a pressed button or an answered select to the method that answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cogs.kit.messages.controls import Control, read_number
from cogs.kit.places import check_kind_of_place
from cogs.kit.refusals import refuse
from games.kit.game import IllegalMove

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cogs.kit.bot import Call


async def answer_press(call: Call, sent: Mapping[str, Any]) -> None:
    """Answer a pressed button or an answered select; whatever goes wrong is answered too.

    `sent` is the interaction's data: `custom_id`, and the `values` picked in a select. The
    library's own items would first build the whole message anew, only to find the one pressed.
    """
    verb, *arguments = str(sent.get("custom_id", "")).split(":")
    try:
        await call.client.known_users.meet(call)
        check_kind_of_place(call, _kind(verb))
        await call.client.press_methods[verb](call, arguments)
    except Exception as error:  # noqa: BLE001 - every failure gets a sentence
        await refuse(call, error, about=verb)


def _kind(verb: str) -> type[Control]:
    for kind in Control.__subclasses__():
        if kind.verb == verb:
            return kind
    raise IllegalMove("moved-on")


def picked(call: Call) -> str:
    """Return the value picked in the select that was answered.

    Raises:
        IllegalMove: "moved-on" if it was a button that was pressed.
    """
    sent: Mapping[str, Any] = call.data or {}
    values = sent.get("values", ())
    if not values:
        raise IllegalMove("moved-on")
    return str(values[0])


def picked_number(call: Call) -> int:
    """Return the value picked in a select of numbers.

    Raises:
        IllegalMove: "moved-on" if it is no number.
    """
    try:
        return read_number(picked(call))
    except ValueError:
        raise IllegalMove("moved-on") from None
