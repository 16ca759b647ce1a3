"""Messages, sent or edited, in channels, direct messages and answers to interactions."""

from __future__ import annotations

from dataclasses import dataclass

from playground.checks.embeds import check_embeds, shows_embed
from playground.checks.form import EMPTY_MESSAGE, Form, Path, Problem, is_snowflake
from playground.checks.layout import ALT_TEXT_SIZE, message_components
from playground.protocol.types import MessageFlag

MAX_CONTENT = 2_000
MAX_ATTACHMENTS = 10

_MAX_FLAGS = 2**63 - 1
_FORWARD = 1
_MENTIONS = ("roles", "users", "everyone")
_SHOWN = ("components", "sticker_ids", "poll", "attachments", "shared_client_theme")
_EDITABLE = ("content", "embeds", "components", "attachments")
_LEGACY = ("content", "embeds", "sticker_ids", "poll")


@dataclass(frozen=True, slots=True)
class Sending:
    """What a body does not say about itself: how it arrived, and what it is going to change."""

    editing: bool = False
    has_files: bool = False
    previous_flags: int = 0


def message_problems(
    payload: object, *, editing: bool = False, has_files: bool = False, previous_flags: int = 0
) -> list[Problem]:
    """Return what Discord would refuse in a message.

    >>> [one.code for one in message_problems({"content": "x" * 2001})]
    ['BASE_TYPE_MAX_LENGTH']

    ``has_files`` says that files came with the body, ``previous_flags`` are the flags of the
    message being edited.
    """
    problems: list[Problem] = []
    check_message(Form.of(payload, problems), Sending(editing, has_files, previous_flags))
    return problems


def check_message(form: Form, sending: Sending) -> None:
    """Note the problems of one message."""
    form.text("content", most=MAX_CONTENT)
    check_embeds(form)
    _check_attachments(form, sending)
    _check_delivery(form)
    layout = _is_layout(form, sending)
    tally = message_components(form, layout=layout)
    _check_references(form, tally.media, sending)
    if layout:
        _forbid_legacy(form)
    if _blanks(form, layout=layout) if sending.editing else _is_empty(form, sending, layout=layout):
        form.report(EMPTY_MESSAGE, "Cannot send an empty message")


def _is_layout(form: Form, sending: Sending) -> bool:
    flags = form.integer("flags", least=0, most=_MAX_FLAGS, default=sending.previous_flags)
    if sending.editing and sending.previous_flags & MessageFlag.COMPONENTS_V2 & ~flags:
        message = "The IS_COMPONENTS_V2 flag cannot be removed from a message"
        form.report("MESSAGE_FLAGS_COMPONENTS_V2_REMOVED", message, "flags")
    return bool((flags | sending.previous_flags) & MessageFlag.COMPONENTS_V2)


def _forbid_legacy(form: Form) -> None:
    for key in _LEGACY:
        message = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
        form.forbid(key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)


def _check_attachments(form: Form, sending: Sending) -> None:
    for entry in form.forms("attachments", most=MAX_ATTACHMENTS):
        entry.snowflake("id", required=True)
        entry.text("filename", least=1, most=1_024)
        entry.text("description", most=ALT_TEXT_SIZE)
        if not sending.has_files and _points_to_upload(entry, sending):
            entry.report("ATTACHMENT_NOT_FOUND", "Attachment data not found")


def _points_to_upload(entry: Form, sending: Sending) -> bool:
    # Ids of uploads count from 0; the attachments that an edit keeps have snowflakes.
    number = entry.fields.get("id")
    return not sending.editing or (is_snowflake(number) and int(str(number)) < MAX_ATTACHMENTS)


def _check_references(form: Form, media: list[tuple[Path, str]], sending: Sending) -> None:
    names = _file_names(form, sending)
    if names is None:
        return
    for path, url in media:
        scheme, _, name = url.partition("://")
        if scheme.lower() == "attachment" and name not in names:
            message = "The referenced attachment was not found"
            problem = Problem(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)
            form.problems.append(problem)


def _file_names(form: Form, sending: Sending) -> set[str] | None:
    """Return the names that ``attachment://`` can mean, or None where the body does not tell."""
    attachments = form.fields.get("attachments")
    if not isinstance(attachments, list):
        return None if sending.has_files or sending.editing else set()
    names = [entry.get("filename") for entry in attachments if isinstance(entry, dict)]
    known = {name for name in names if isinstance(name, str)}
    return None if None in names else known | {name.replace(" ", "_") for name in known}


def _check_delivery(form: Form) -> None:
    form.boolean("tts")
    form.boolean("enforce_nonce")
    if isinstance(form.fields.get("nonce"), str):
        form.text("nonce", most=25)
    for place, sticker in enumerate(form.entries("sticker_ids", most=3)):
        if not is_snowflake(sticker):
            form.report("NUMBER_TYPE_COERCE", f'Value "{sticker}" is not snowflake.', place)
    check_mentions(form)


def check_mentions(form: Form) -> None:
    """Note what is wrong with whom a message may mention."""
    mentions = form.form("allowed_mentions")
    if mentions is None:
        return
    parsed = mentions.entries("parse", most=len(_MENTIONS))
    for place, kind in enumerate(parsed):
        if kind not in _MENTIONS:
            message = f"Value must be one of {_MENTIONS}."
            mentions.report("BASE_TYPE_CHOICES", message, "parse", place)
    for key in ("users", "roles"):
        if mentions.entries(key, most=100) and key in parsed:
            message = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            mentions.report("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _is_empty(form: Form, sending: Sending, *, layout: bool) -> bool:
    if layout:
        return not form.fields.get("components")
    reference = form.fields.get("message_reference")
    if isinstance(reference, dict) and reference.get("type") == _FORWARD:
        return False
    content = form.fields.get("content")
    says = isinstance(content, str) and bool(content.strip())
    shows = any(form.fields.get(key) for key in _SHOWN) or shows_embed(form)
    return not (says or shows or sending.has_files)


def _blanks(form: Form, *, layout: bool) -> bool:
    # What an edit leaves out stays as it is, so only an edit that names everything empties.
    keys = ("components",) if layout else _EDITABLE
    return all(key in form.fields and not form.fields[key] for key in keys)
