"""Matches without Discord, offline: `python -m matches verify FILE` checks an exported one.

`python -m matches verify-day DATE SECRET SEAL` checks the secret of a day against its seal.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from games import SHELF
from games.kit.command_line import Parser
from matches.days.day import Day
from matches.fairness.verify_command import UnreadableError, verify_day, verify_file

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None, program: str = "python -m matches") -> int:
    """Check an exported match, and say what agrees; return the exit code."""
    parser = Parser(prog=program, description="Matches without Discord.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    check = commands.add_parser("verify", help="whether an exported match agrees with itself")
    check.add_argument("file", type=Path, help="what `/replay` sent")
    check.add_argument("--message", metavar="LINK", help="to the message that showed the seal")
    of_day = commands.add_parser("verify-day", help="whether a day's secret is the one sealed")
    of_day.add_argument("date", type=_day, help="such as 2026-11-28")
    of_day.add_argument("secret", help="what 🔐 showed once the day was over")
    of_day.add_argument("seal", help="what 🔐 showed before")
    earlier = "whose seal it is, if an earlier day's"
    of_day.add_argument("--of", metavar="DATE", type=_day, help=earlier)
    asked = parser.parse_args(arguments)
    if asked.command == "verify-day":
        said, code = verify_day(asked.date, asked.secret, asked.seal, asked.of or asked.date)
        sys.stdout.write(said)
        return code
    try:
        said, code = verify_file(asked.file, SHELF, asked.message)
    except UnreadableError as error:
        parser.error(str(error))
    sys.stdout.write(said)
    return code


def _day(written: str) -> Day:
    """Read a date, for the parser."""
    return Day.of(written)


if __name__ == "__main__":
    sys.exit(main())
