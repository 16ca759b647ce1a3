"""Answers to interactions: message, delay, update, suggestions or modal."""

from __future__ import annotations

from playground.checks.form import Form, Problem
from playground.checks.messages import Sending, check_mentions, check_message
from playground.checks.modals import check_modal
from playground.checks.options import MAX_CHOICES, check_choice
from playground.protocol.types import MessageFlag, OptionType, ResponseType


def interaction_response_problems(
    payload: object, *, has_files: bool = False, previous_flags: int = 0
) -> list[Problem]:
    """Return what Discord would refuse in the first answer to an interaction.

    ``previous_flags`` are those of the message whose button was pressed, for an update.
    """
    problems: list[Problem] = []
    form = Form.of(payload, problems)
    answer = form.choice("type", tuple(ResponseType))
    if answer in (ResponseType.DEFERRED_MESSAGE, ResponseType.DEFERRED_UPDATE):
        _check_delay(form, answer)
    elif answer is not None:
        _check_data(form, answer, has_files=has_files, previous_flags=previous_flags)
    return problems


def _check_data(form: Form, answer: int, *, has_files: bool, previous_flags: int) -> None:
    data = form.form("data", required=answer != ResponseType.UPDATE)
    if data is None:
        return
    if answer == ResponseType.AUTOCOMPLETE:
        _check_suggestions(data)
    elif answer == ResponseType.MODAL:
        check_modal(data)
    elif answer == ResponseType.UPDATE:
        check_message(
            data, Sending(editing=True, has_files=has_files, previous_flags=previous_flags)
        )
    else:
        check_message(data, Sending(has_files=has_files))


def _check_delay(form: Form, answer: int) -> None:
    """Note what a delay says; libraries add whom it may mention, which Discord reads over."""
    data = form.form("data")
    if data is None:
        return
    check_mentions(data)
    said = {key for key, value in data.fields.items() if value} - {"allowed_mentions"}
    if answer == ResponseType.DEFERRED_UPDATE:
        if said:
            message = "A deferred update has no data"
            form.report("INTERACTION_CALLBACK_DATA_FORBIDDEN", message, "data")
        return
    flags = data.integer("flags", least=0, most=2**63 - 1, default=0)
    if flags & ~MessageFlag.EPHEMERAL or said - {"flags"}:
        message = "A deferred message carries nothing but the EPHEMERAL flag"
        form.report("INTERACTION_CALLBACK_DEFER_FLAGS", message, "data")


def _check_suggestions(data: Form) -> None:
    data.require("choices")
    for choice in data.forms("choices", most=MAX_CHOICES):
        value = choice.fields.get("value")
        check_choice(choice, OptionType.STRING if isinstance(value, str) else OptionType.NUMBER)
