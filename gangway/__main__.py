"""The `gangway` command: hands each verb on to the program that knows it.

`gangway doctor` is `python -m bot doctor`, which needs a checkout to be in.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

VERBS: Final = {
    "playground": {"play": "the real bot in a local stand-in for Discord; needs no token"},
    "bot": {
        "run": "the bot on Discord, with DISCORD_TOKEN from the environment or a .env here",
        "status": "what is played now, what waits, and what went wrong",
        "why": "why messages of a match were shown when they were",
        "drain": "answer what is under way, hand the rest to other processes, and stop",
        "doctor": "check settings, database, disk, pictures and Discord",
        "sync": "send the slash commands to Discord again",
        "backup": "copy the database to a file, also while the bot runs",
        "restore": "put a backup in the database's place",
        "abandon": "end a match that cannot be read",
        "recompute": "work all ratings out anew from the results",
        "reconcile": "after an older snapshot of the server was put back, bring it up to date",
        "migrate": "copy everything to another, empty database",
    },
    "games": {
        "list": "the games on the shelf, with their options",
        "new": "write the skeleton of a game, which runs at once",
        "check": "everything that is checked of a game, in sentences",
        "simulate": "many matches at random, counted",
        "transcript": "one match at random, as a page to read",
        "draw": "a moment of a match, as a picture and in words",
        "arena": "computer players against one another",
        "advise": "what a computer player would do, and why",
    },
    "matches": {
        "verify": "whether an exported match agrees with itself",
        "verify-day": "whether a day's secret is the one that was sealed",
    },
}
"""What each program is asked for, and what that does."""
PLUG: Final = "bot.plug.plug:GangwayPlug"
"""What the playground starts."""
PROGRAMS: Final = {verb: program for program, verbs in VERBS.items() for verb in verbs}


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one verb, with what follows it; return the exit code."""
    asked = [*(sys.argv[1:] if arguments is None else arguments)]
    match asked:
        case [] | ["-h" | "--help", *_]:
            sys.stdout.write(_usage())
            return 0
        case ["--version", *_]:
            from bot.doctor import version  # it loads all that a bot is made of

            sys.stdout.write(f"gangway {version()}\n")
            return 0
        case [verb, *rest] if program := PROGRAMS.get(verb):
            # Only the program that is asked for is loaded: each takes its time.
            run = import_module(f"{program}.__main__").main
            if program == "playground":
                return int(run(rest, "gangway play", PLUG))
            return int(run(asked, "gangway"))
        case _:
            sys.stderr.write(f"gangway: no verb {asked[0]!r}; gangway --help lists them\n")
            return 2


def _usage() -> str:
    """List the verbs, a line for each."""
    lines = ["usage: gangway VERB ...; gangway VERB --help says more", ""]
    for verbs in VERBS.values():
        lines += [f"  {verb:<12}{does}" for verb, does in verbs.items()]
    return "\n".join((*lines, ""))


if __name__ == "__main__":
    sys.exit(main())
