"""Modals: a title and up to five questions."""

from __future__ import annotations

from playground.checks.components import Allowed, Tally, check_component
from playground.checks.controls import options, select
from playground.checks.form import Form, Problem
from playground.checks.layout import text
from playground.protocol.types import ComponentType

MAX_COMPONENTS = 5

_TITLE_SIZE = 45
_LABEL_SIZE = 45
_INPUT_SIZE = 4_000
_MAX_CHOICES = 10


def modal_problems(payload: object) -> list[Problem]:
    """Return what Discord would refuse in a modal: ``custom_id``, ``title``, ``components``."""
    problems: list[Problem] = []
    check_modal(Form.of(payload, problems))
    return problems


def check_modal(form: Form) -> None:
    """Note the problems of one modal."""
    form.text("custom_id", least=1, most=100, required=True)
    form.text("title", least=1, most=_TITLE_SIZE, required=True)
    tally = Tally()
    for component in form.forms("components", least=1, most=MAX_COMPONENTS):
        check_component(component, MODAL, tally)


def label(form: Form, tally: Tally) -> None:
    """Check a label and the one question beneath it."""
    form.text("label", least=1, most=_LABEL_SIZE, required=True)
    form.text("description", most=100)
    component = form.form("component", required=True)
    if component is not None:
        check_component(component, LABEL_CHILDREN, tally)


def input_row(form: Form, tally: Tally) -> None:
    """Check an action row in a modal: the old way to ask, one labelled text input."""
    for child in form.forms("components", least=1, most=1):
        check_component(child, {ComponentType.TEXT_INPUT: text_input}, tally)
        child.require("label")


def text_input(form: Form, tally: Tally) -> None:
    """Check a field to type into."""
    tally.check_custom_id(form)
    form.choice("style", (1, 2))
    form.text("label", least=1, most=_LABEL_SIZE)
    form.text("placeholder", most=100)
    form.text("value", most=_INPUT_SIZE)
    form.boolean("required")
    least = form.integer("min_length", least=0, most=_INPUT_SIZE, default=0)
    most = form.integer("max_length", least=1, most=_INPUT_SIZE, default=_INPUT_SIZE)
    _check_order(form, "length", least, most)


def modal_select(form: Form, tally: Tally) -> None:
    """Check a select in a modal, where nothing may be disabled."""
    select(form, tally)
    message = "Modals cannot have disabled components"
    form.forbid("disabled", "MODAL_COMPONENT_DISABLED", message)
    _check_required(form)


def file_upload(form: Form, tally: Tally) -> None:
    """Check a field to upload up to ten files into."""
    tally.check_custom_id(form)
    least, most = _span(form, default=1)
    _check_order(form, "values", least, most)
    _check_required(form)


def radio_group(form: Form, tally: Tally) -> None:
    """Check a choice of one among two to ten."""
    tally.check_custom_id(form)
    form.boolean("required")
    if options(form, _MAX_CHOICES, least=2) > 1:
        message = "A radio group has at most one default"
        form.report("RADIO_GROUP_TOO_MANY_DEFAULTS", message, "options")


def checkbox_group(form: Form, tally: Tally) -> None:
    """Check a choice of any among one to ten."""
    tally.check_custom_id(form)
    listed = form.fields.get("options")
    count = len(listed) if isinstance(listed, list) else 0
    chosen = options(form, _MAX_CHOICES)
    least, most = _span(form, default=max(count, 1))
    _check_order(form, "values", least, most)
    _check_required(form)
    if most > count > 0 or chosen > most:
        message = f"max_values must be at least the defaults and at most the {count} options"
        form.report("CHECKBOX_GROUP_MAX_VALUES", message, "max_values")


def checkbox(form: Form, tally: Tally) -> None:
    """Check a single box to tick."""
    tally.check_custom_id(form)
    form.boolean("default")


def _span(form: Form, *, default: int) -> tuple[int, int]:
    least = form.integer("min_values", least=0, most=_MAX_CHOICES, default=1)
    return least, form.integer("max_values", least=1, most=_MAX_CHOICES, default=default)


def _check_order(form: Form, what: str, least: int, most: int) -> None:
    if least > most:
        message = f"min_{what} should be less than or equal to max_{what}"
        form.report("COMPONENT_MIN_ABOVE_MAX", message, f"min_{what}")


def _check_required(form: Form) -> None:
    if form.boolean("required", default=True) and form.fields.get("min_values") == 0:
        message = "min_values must be at least 1 if the component is required"
        form.report("COMPONENT_REQUIRED_MIN_VALUES", message, "min_values")


LABEL_CHILDREN: Allowed = {
    ComponentType.TEXT_INPUT: text_input,
    ComponentType.STRING_SELECT: modal_select,
    ComponentType.USER_SELECT: modal_select,
    ComponentType.ROLE_SELECT: modal_select,
    ComponentType.MENTIONABLE_SELECT: modal_select,
    ComponentType.CHANNEL_SELECT: modal_select,
    ComponentType.FILE_UPLOAD: file_upload,
    ComponentType.RADIO_GROUP: radio_group,
    ComponentType.CHECKBOX_GROUP: checkbox_group,
    ComponentType.CHECKBOX: checkbox,
}
MODAL: Allowed = {
    ComponentType.ROW: input_row,
    ComponentType.LABEL: label,
    ComponentType.TEXT: text,
}
