"""What goes wrong for a person; each says what the person saw."""

from __future__ import annotations


class NotOffered(AssertionError):  # noqa: N818 - what happened to the person
    """A person tried what Discord's app would not have let them do."""


class InteractionFailed(AssertionError):  # noqa: N818 - Discord's own words
    """The bot did not answer within three seconds."""
