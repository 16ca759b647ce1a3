"""`python -m matches verify`: an exported match, read from a file and checked offline."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pydantic import BaseModel, ValidationError

from matches.fairness.exported import FORMAT, Export
from matches.fairness.verification import DisagreementError, verify

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from games.kit.game import AnyGame

MOST_BYTES: Final = 32 * 1024 * 1024
"""Of a file that is read; the longest matches take a few hundred kilobytes."""

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
    return _parsed(path, written.removeprefix(b"\xef\xbb\xbf"))


def _parsed(path: Path, written: bytes) -> Export:
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
        lines = verify(shelf[export.game], export, link)
    except DisagreementError as error:
        return f"{head}\nDISAGREES {_in_a_line(str(error))}\n", 1
    return "\n".join((head, *lines, "Everything agrees.", "")), 0


def _in_a_line(said: str) -> str:
    """Return a sentence in one line, without control characters of a made-up file."""
    return "".join(letter if letter.isprintable() else "?" for letter in said)[:MOST_LETTERS]
