"""Discord's refusals: HTTP status, error code and sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playground.protocol.encoding import Json


@dataclass(frozen=True, slots=True)
class ErrorCode:
    """One line of Discord's table of JSON error codes, with the status it comes under."""

    status: int
    code: int
    message: str


UNAUTHORIZED = ErrorCode(401, 0, "401: Unauthorized")
NO_SUCH_ROUTE = ErrorCode(404, 0, "404: Not Found")
METHOD_NOT_ALLOWED = ErrorCode(405, 0, "405: Method Not Allowed")
UNKNOWN_CHANNEL = ErrorCode(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = ErrorCode(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = ErrorCode(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = ErrorCode(404, 10008, "Unknown Message")
UNKNOWN_USER = ErrorCode(404, 10013, "Unknown User")
UNKNOWN_WEBHOOK = ErrorCode(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = ErrorCode(404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = ErrorCode(404, 10063, "Unknown application command")
NOT_YOUR_APPLICATION = ErrorCode(
    403, 20012, "You are not authorized to perform this action on this application"
)
TOO_MANY_OLD_EDITS = ErrorCode(
    429,
    30046,
    "Maximum number of edits to messages older than 1 hour reached. Try again later.",
)
TOO_MANY_COMMANDS = ErrorCode(400, 30032, "Maximum number of application commands reached (100)")
TOO_MANY_COMMANDS_CREATED = ErrorCode(
    400,
    30034,
    "Maximum number of daily application command creates has been reached (200)",
)
OPENING_TOO_FAST = ErrorCode(403, 40003, "You are opening direct messages too fast.")
TOO_MANY_FOLLOW_UPS = ErrorCode(
    400,
    40094,
    "Maximum number of follow-up messages for this interaction has been reached",
)
TOO_LARGE = ErrorCode(413, 40005, "Request entity too large")
ALREADY_ANSWERED = ErrorCode(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = ErrorCode(403, 50001, "Missing Access")
NOT_THE_AUTHOR = ErrorCode(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = ErrorCode(400, 50006, "Cannot send an empty message")
CLOSED_DM = ErrorCode(403, 50007, "Cannot send messages to this user")
NOT_A_TEXT_CHANNEL = ErrorCode(400, 50008, "Cannot send messages in a non-text channel")
MISSING_PERMISSIONS = ErrorCode(403, 50013, "Missing Permissions")
SYSTEM_MESSAGE = ErrorCode(403, 50021, "Cannot execute action on a system message")
WRONG_CHANNEL_TYPE = ErrorCode(400, 50024, "Cannot execute action on this channel type")
INVALID_TOKEN = ErrorCode(401, 50027, "Invalid Webhook Token")
INVALID_RECIPIENT = ErrorCode(400, 50033, "Invalid Recipient(s)")
INVALID_FORM = ErrorCode(400, 50035, "Invalid Form Body")
THREAD_ARCHIVED = ErrorCode(400, 50083, "Thread is archived")
INVALID_JSON = ErrorCode(400, 50109, "The request body contains invalid JSON.")
NO_COMMON_GUILD = ErrorCode(
    403, 50278, "Cannot send messages to this user due to having no mutual guilds"
)
REPLY_WITHOUT_HISTORY = ErrorCode(
    400, 160002, "Cannot reply without permission to read message history"
)
THREAD_EXISTS = ErrorCode(400, 160004, "A thread has already been created for this message")
THREAD_LOCKED = ErrorCode(400, 160005, "Thread is locked")
RATE_LIMITED = ErrorCode(429, 0, "You are being rate limited.")

BY_CODE = {one.code: one for one in tuple(vars().values()) if isinstance(one, ErrorCode)}
"""Discord's refusals by their JSON error code."""


class DiscordError(Exception):
    """A request that Discord would refuse; the server turns it into the answer."""

    def __init__(
        self, code: ErrorCode, *, errors: Json | None = None, extra: Json | None = None
    ) -> None:
        super().__init__(f"{code.status} {code.code} {code.message}")
        self.code = code
        self.errors = errors
        self.extra = extra or {}

    def body(self) -> Json:
        """Return the JSON body of the refusal."""
        body: Json = {"message": self.code.message, "code": self.code.code, **self.extra}
        if self.errors:
            body["errors"] = self.errors
        return body


def invalid_form(*problems: tuple[tuple[str | int, ...], str, str]) -> DiscordError:
    """Make the refusal of a body (50035), from (path, code, message) triples."""
    return DiscordError(INVALID_FORM, errors=nested_errors(problems))


def nested_errors(problems: Iterable[tuple[tuple[str | int, ...], str, str]]) -> Json:
    """Return problems as the tree that mirrors the body, from (path, code, message) triples.

    >>> nested_errors([(("name",), "BASE_TYPE_REQUIRED", "Required")])
    {'name': {'_errors': [{'code': 'BASE_TYPE_REQUIRED', 'message': 'Required'}]}}
    """
    tree: Json = {}
    for path, code, message in problems:
        leaf = tree
        for step in path:
            leaf = leaf.setdefault(str(step), {})
        leaf.setdefault("_errors", []).append({"code": code, "message": message})
    return tree
