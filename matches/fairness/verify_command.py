"""`python -m matches verify`: an exported match, read from a file and checked offline."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from pydantic import BaseModel, ValidationError
from pydantic_core import from_json

from matches.fairness.chains import sealed_by
from matches.fairness.exported import FORMAT, Export
from matches.fairness.seals import SPELT, DayOrigin, seed_of
from matches.fairness.verification import DisagreementError, verify

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from games.kit.game import AnyGame
    from matches.days.day import Day

MOST_BYTES: Final = 4 * 1024 * 1024
"""Of a file that is read; the longest matches take a few hundred kilobytes."""
MOST_NAMES: Final = 100
"""Of one object in such a file; a match has a dozen."""
AGREES_WITH_RESERVE: Final = 3
"""The exit code where everything agrees, and proves less than it should."""

MOST_LETTERS: Final = 400
"""Of a sentence about what does not agree."""


class _Head(BaseModel):
    """What every export of every release begins with."""

    format: str


class UnreadableError(Exception):
    """A file is no export that this program reads, and why not, in one line."""

    def __init__(self, path: Path, why: str | None) -> None:
        super().__init__(f"{path}: {why}")


def read_export(path: Path) -> Export:
    """Read an exported match.

    Raises:
        UnreadableError: with one line, whatever is wrong with the file.
    """
    try:
        with path.open("rb") as file:
            written = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise UnreadableError(path, error.strerror) from error
    if len(written) > MOST_BYTES:
        raise UnreadableError(path, f"larger than any match: over {MOST_BYTES >> 20} MiB")
    if written.startswith((b"\xff\xfe", b"\xfe\xff")) or b"\0" in written[:4]:
        raise UnreadableError(path, "it is in UTF-16; save it as UTF-8")
    return _parsed(path, written.removeprefix(b"\xef\xbb\xbf"))


def _check_names(path: Path, written: bytes) -> None:
    """Refuse objects with many names before a model would find a fault with each.

    Raises:
        UnreadableError: then, or where it is no JSON.
    """
    try:
        left: list[Any] = [from_json(written)]
    except ValueError:
        raise UnreadableError(path, "it breaks off, or is no JSON") from None
    while left:
        one = left.pop()
        if isinstance(one, dict):
            if len(one) > MOST_NAMES:
                why = f"this is no exported match: {len(one)} names in one place"
                raise UnreadableError(path, why)
            left.extend(one.values())
        elif isinstance(one, list):
            left.extend(one)


def _parsed(path: Path, written: bytes) -> Export:
    _check_names(path, written)
    try:
        head = _Head.model_validate_json(written)
    except ValidationError as error:
        if error.errors(include_input=False)[0]["type"] == "json_invalid":
            raise UnreadableError(path, "it breaks off, or is no JSON") from None
        raise UnreadableError(path, "this is no exported match") from None
    if head.format != FORMAT:
        why = f"its format is {head.format[:40]!r}; this program reads {FORMAT!r}"
        raise UnreadableError(path, why)
    try:
        return Export.model_validate_json(written)
    except ValidationError as error:
        wrong = error.errors(include_input=False, include_url=False)[0]
        at = ".".join(map(str, wrong["loc"]))[:80]
        raise UnreadableError(path, f"this is no exported match: {at}: {wrong['msg']}") from None


def verify_file(path: Path, shelf: Mapping[str, AnyGame], link: str | None) -> tuple[str, int]:
    """Check an exported match; return what there is to say, and the exit code.

    Raises:
        UnreadableError: if the file is no export that this program reads.
    """
    export = read_export(path)
    if export.game not in shelf:
        raise UnreadableError(path, f"there is no game {export.game[:40]!r} here")
    head = f"{export.game}, {len(export.players)} seats, {len(export.log)} entries"
    try:
        verified = verify(shelf[export.game], export, link)
    except DisagreementError as error:
        return f"{head}\nDISAGREES {_in_a_line(str(error))}\n", 1
    if verified.reserves:
        reserves = (f"RESERVE  {why}" for why in verified.reserves)
        end = "Everything agrees, and proves less than a match of today does."
        return "\n".join((head, *verified.lines, *reserves, end, "")), AGREES_WITH_RESERVE
    return "\n".join((head, *verified.lines, "Everything agrees.", "")), 0


def verify_day(day: Day, secret: str, seal: str, sealed: Day) -> tuple[str, int]:
    """Check the secret of a day against a seal, its own or an earlier day's of the same chain.

    Returns what there is to say, and the exit code.
    """
    if not re.fullmatch(SPELT, secret):
        return "DISAGREES secret: it is not of 64 hex digits\n", 1
    if not sealed_by(secret, day, seal, sealed):
        return f"DISAGREES seal: it is not that of {sealed}, as the secret of {day} has it\n", 1
    seed = seed_of(DayOrigin(secret=secret, day=day.number))
    return f"secret   of {day}, sealed by {sealed}\nseed     {seed}\nEverything agrees.\n", 0


def _in_a_line(said: str) -> str:
    """Return a sentence in one line, without control characters of a made-up file."""
    return "".join(letter if letter.isprintable() else "?" for letter in said)[:MOST_LETTERS]
