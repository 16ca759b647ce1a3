"""Matches without Discord: `python -m matches verify FILE` checks an exported one offline."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from games import SHELF
from games.kit.command_line import Parser
from matches.fairness.verify_command import UnreadableError, verify_file

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None, program: str = "python -m matches") -> int:
    """Check an exported match, and say what agrees; return the exit code."""
    parser = Parser(prog=program, description="Matches without Discord.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    check = commands.add_parser("verify", help="whether an exported match agrees with itself")
    check.add_argument("file", type=Path, help="what `/replay` sent")
    check.add_argument("--message", metavar="LINK", help="to the message that showed the seal")
    asked = parser.parse_args(arguments)
    try:
        said, code = verify_file(asked.file, SHELF, asked.message)
    except UnreadableError as error:
        parser.error(str(error))
    sys.stdout.write(said)
    return code


if __name__ == "__main__":
    sys.exit(main())
