"""What the page's scripts send, one shape for each thing a person does."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class PageRequest(BaseModel):
    """A request's JSON; ids travel as text, since scripts would round such large numbers."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class WriteRequest(PageRequest):
    """An ordinary message."""

    text: str


class RunRequest(PageRequest):
    """A slash command, such as "ferry board", and its options as they are filled in."""

    command: str
    values: dict[str, str]


class CompleteRequest(RunRequest):
    """A command of which one option is being typed."""

    option: str


class UseRequest(PageRequest):
    """A button that was pressed, or a select with what was chosen in it."""

    message: int
    custom_id: str
    values: tuple[str, ...] = ()


class SubmitRequest(PageRequest):
    """A form that the answer to an interaction opened, filled in."""

    interaction: int
    values: dict[str, bool | str | tuple[str, ...]]


class DismissRequest(PageRequest):
    """An ephemeral message of the person's own, to be dismissed."""

    message: int


class ShortcutRequest(PageRequest):
    """A shortcut to be taken."""

    value: str
