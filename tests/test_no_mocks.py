"""No mocks of our own code, no sleeping: what is replaced in tests, who sleeps, and why."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TESTS = (ROOT / "tests", ROOT / "playground/tests")
OWN = {"bot", "cogs", "examples", "games", "matches", "playground", "storage", "tools"}
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]*")
REPLACING = {"setattr", "delattr", "setitem", "delitem"}
"""What `pytest.MonkeyPatch` is asked to do."""

COUNTS = "counts what is asked for; the code itself runs"
FAILS = "the database fails at a moment that the test chooses"
DIES = "the process dies between two steps that follow each other at once"
PLANTED = "plants the fault that the proof has to find"
REPLACED: dict[str, tuple[int, str]] = {
    "bot/test_health.py": (1, FAILS),
    "cogs/delivery/test_dying.py": (10, DIES),
    "cogs/delivery/test_lively.py": (2, "a deletion that is asked for while it is read what goes"),
    "cogs/delivery/test_news.py": (2, COUNTS),
    "cogs/delivery/test_reconciler.py": (
        2,
        "two moments of a race, which no player can bring about",
    ),
    "cogs/delivery/test_standing_still.py": (
        2,
        "the process stands still between two steps of a showing; its clock, past its lease",
    ),
    "cogs/delivery/sending/test_posting.py": (1, COUNTS),
    "cogs/kit/commands/test_commands.py": (1, COUNTS),
    "cogs/kit/pictures/test_views.py": (1, COUNTS),
    "cogs/kit/test_confirmation.py": (2, "a move that is always warned of; its cog knows one game"),
    "cogs/kit/test_discord_errors.py": (1, FAILS),
    "cogs/kit/test_presses.py": (1, COUNTS),
    "cogs/kit/test_users.py": (1, FAILS),
    "cogs/server/test_nightly.py": (3, f"another process takes turns; one {COUNTS}"),
    "cogs/standings/test_leaderboard.py": (1, "controls as an earlier version has posted them"),
    "cogs/table/test_derived_once.py": (3, COUNTS),
    "cogs/test_answers.py": (1, "drawing takes for ever, also of what would be cached"),
    "cogs/test_every_command.py": (1, FAILS),
    "cogs/tournaments/test_tournaments.py": (1, FAILS),
    "games/bandido_alcatraz/test_picture_sheet.py": (1, COUNTS),
    "games/kit/draw/test_materials.py": (1, "what draws lines is gone: nothing may ask for it"),
    "matches/clocks/test_timekeeper.py": (2, FAILS),
    "matches/test_formalities.py": (1, "the example has no formality"),
    "playground/tests/web/test_bot_runner.py": (2, "a logger as it was before other tests"),
    "storage/postgres/test_claim.py": (2, "the network is cut, which the server does not notice"),
    "storage/test_ratings.py": (2, "the example has no league, and is over too soon"),
    "support/evenings/tournament.py": (1, "lots are the same in every run; a cog draws them"),
    "support/fast_time.py": (1, "tells the loop that the database works; the code itself runs"),
    "test_installed_game.py": (1, "a module of commands that a package has installed"),
    "trials/proof/test_leaks.py": (10, PLANTED),
    "trials/proof/test_limits.py": (1, PLANTED),
    "trials/proof/test_nonsense.py": (1, PLANTED),
}
"""How often a file replaces a function of ours, and why it has to.

Not listed are constants of ours, limits that a test makes small; what is not ours, as that is how
the world fails; and what tests themselves define.
"""
SLEEPS: dict[str, tuple[int, str]] = {
    "playground/tests/support/toys.py": (1, "a bot that never answers: it is not awaited"),
    "support/evenings/answers.py": (1, "the real program takes a second press at once for a slip"),
    "support/evenings/bad_day.py": (2, "its callers run it on the fast loop"),
}
"""How often a file sleeps, and why it has to.

Not listed are files whose stories run on the fast loop, where that takes no time. A turn of the
loop, `asyncio.sleep(0)`, is no sleep.
"""


class Source:
    """One file of the tests: what it imports, replaces, and awaits."""

    def __init__(self, text: str) -> None:
        self.nodes = list(ast.walk(ast.parse(text)))
        self.origins: dict[str, str] = {}
        """Where the names come from that are imported, by name."""
        for node in self.nodes:
            if isinstance(node, ast.Import):
                for one in node.names:
                    name = one.asname or one.name.partition(".")[0]
                    self.origins[name] = one.name if one.asname else name
            elif isinstance(node, ast.ImportFrom):
                self.origins |= {
                    one.asname or one.name: f"{node.module}.{one.name}" for one in node.names
                }
        self.calls = [node for node in self.nodes if isinstance(node, ast.Call)]
        self.is_fast = any(
            origin.startswith("tests.support.fast_time.") for origin in self.origins.values()
        )

    def replaced(self) -> list[str]:
        """Return what of our own code is replaced, but for constants."""
        found = [of for call in self.calls if (of := self._target(call)) and not self._may_be(of)]
        return found + self._mocks() + self._assigned()

    def _target(self, call: ast.Call) -> str:
        """Return the path of what a call replaces, as far as it can be told; empty if nothing."""
        match call:
            case ast.Call(func=ast.Attribute(attr=verb), args=[ast.Constant(value=str(path)), *_]):
                return path if verb in REPLACING else ""
            case ast.Call(
                func=ast.Attribute(attr=verb) | ast.Name(id=verb), args=[owner, name, *_]
            ):
                last = str(name.value) if isinstance(name, ast.Constant) else "?"
                if verb not in REPLACING or self._path(owner) == "?.self":
                    return ""
                return self._path(owner) if "item" in verb else f"{self._path(owner)}.{last}"
        return ""

    def _path(self, node: ast.AST) -> str:
        """Return the dotted path of an object, from where it was imported."""
        match node:
            case ast.Attribute(value=value, attr=attr):
                return f"{self._path(value)}.{attr}"
            case ast.Call(func=ast.Name(id="type" | "getattr"), args=[of, *_]):
                return self._path(of)
            case ast.Subscript(value=ast.Attribute(attr="modules"), slice=ast.Constant(value=name)):
                return str(name)
            case ast.Call(func=of) | ast.Subscript(value=of):
                return self._path(of)
            case ast.Name(id=name):
                # The toys pass on what the examples have.
                found = self.origins.get(name, f"?.{name}")
                return found.replace("tests.support.toys.", "examples.")
        return "?"

    def _mocks(self) -> list[str]:
        """Return the uses of what comes from `unittest.mock`."""
        return [
            self._path(node)
            for node in self.nodes
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
            if self.origins.get(node.id, "").startswith("unittest")
        ]

    def _assigned(self) -> list[str]:
        """Return the methods of classes that something is assigned to."""
        return [
            of
            for node in self.nodes
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Attribute)
            if (of := self._path(target)).partition(".")[0] in OWN and not self._may_be(of)
        ]

    @staticmethod
    def _may_be(path: str) -> bool:
        """Tell whether this may be replaced: a constant, or nothing of ours."""
        top, *_, last = path.split(".")
        return bool(CONSTANT.fullmatch(last)) or top not in {*OWN, "?"}

    def sleeps(self) -> int:
        """Return how often it sleeps for longer than a turn of the loop."""
        return sum(
            self._path(call.func) in {"asyncio.sleep", "time.sleep"}
            and not (isinstance(call.args[0], ast.Constant) and call.args[0].value == 0)
            for call in self.calls
        )


@cache
def sources() -> dict[str, Source]:
    """Return every file of the tests by its path, below ours or of the playground."""
    return {
        path.relative_to(ROOT).as_posix().removeprefix("tests/"): Source(path.read_text("utf-8"))
        for folder in TESTS
        for path in folder.rglob("*.py")
    }


def test_nothing_of_our_own_is_replaced_but_what_is_written_down() -> None:
    found = {name: len(of) for name, one in sources().items() if (of := one.replaced())}
    assert found == {name: count for name, (count, _) in REPLACED.items()}


def test_no_test_sleeps_but_those_that_are_written_down() -> None:
    found = {
        name: slept for name, one in sources().items() if not one.is_fast if (slept := one.sleeps())
    }
    assert found == {name: count for name, (count, _) in SLEEPS.items()}


@pytest.mark.parametrize(
    ("line", "replaced"),
    [
        ('patch.setattr("cogs.kit.presses.answer", 1)', ["cogs.kit.presses.answer"]),
        ('patch.setattr(referee, "lock", 1)', ["?.referee.lock"]),
        ('patch.setattr(type(Store), "open", 1)', ["storage.store.Store.open"]),
        ('patch.setattr(sys.modules["bot.app"], "answer", 1)', ["bot.app.answer"]),
        ('patch.setattr("bot.app.LONGEST_FINISH", 1)', []),
        ('patch.setattr(sys, "executable", 1)', []),
        ('patch.setattr(Threads, "sketches", 1)', []),
        ("Store.open = 1", ["storage.store.Store.open"]),
        ("Mock()", ["unittest.mock.Mock"]),
    ],
)
def test_what_is_replaced_is_told(line: str, replaced: list[str]) -> None:
    imports = (
        "import sys\nfrom unittest.mock import Mock\nfrom storage.store import Store\n"
        "from tests.support.evenings.threads import Threads\n"
    )
    assert Source(imports + line).replaced() == replaced


@pytest.mark.parametrize(
    ("line", "sleeps"),
    [("await asyncio.sleep(0)", 0), ("await asyncio.sleep(0.1)", 1), ("sleep(1)", 1)],
)
def test_sleep_is_told_from_a_turn_of_the_loop(line: str, sleeps: int) -> None:
    assert Source(f"import asyncio\nfrom time import sleep\n{line}\n").sleeps() == sleeps
