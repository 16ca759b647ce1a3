"""Opening and changing threads, and opening direct messages."""

from __future__ import annotations

from playground.checks.form import Form, Problem

ARCHIVE_MINUTES = (60, 1_440, 4_320, 10_080)
THREAD_TYPES = (10, 11, 12)

_SLOWEST = 21_600  # seconds


def thread_problems(payload: object, *, editing: bool = False) -> list[Problem]:
    """Return what Discord would refuse when a thread is opened, or changed."""
    problems: list[Problem] = []
    form = Form.of(payload, problems)
    form.text("name", least=1, most=100, required=not editing)
    form.choice("auto_archive_duration", ARCHIVE_MINUTES, required=False)
    form.integer("rate_limit_per_user", least=0, most=_SLOWEST, default=0)
    form.choice("type", THREAD_TYPES, required=False)
    for key in ("archived", "locked", "invitable"):
        form.boolean(key)
    return problems


def dm_problems(payload: object) -> list[Problem]:
    """Return what Discord would refuse when a direct message is opened."""
    problems: list[Problem] = []
    Form.of(payload, problems).snowflake("recipient_id", required=True)
    return problems
