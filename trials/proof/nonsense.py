"""Nonsense: whatever reaches the bot is answered, changes nothing, and leaves no traceback.

`python -m trials.proof.nonsense --many 100000 --seed S` makes interactions up and brings them to
the real bot, which has a match of every game running. Half of them have a form that Discord never
sends: parts are missing, or of another type. Those may also be dropped, in one line. Left out is
what Discord itself refuses: commands for managers only, sent by others.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import time
from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from time import process_time
from typing import TYPE_CHECKING, Any, Final

from discord import app_commands

from games import SHELF
from games.kit.chance import Chance
from trials.proof.bare_bot import Bare, bare_bot
from trials.proof.pretended_discord import (
    CHANNEL,
    DM_OF,
    GUILD,
    MORE_CHANNELS,
    SECOND,
    Body,
    asked,
    command,
    pressed,
)
from trials.proof.worlds.written import Written

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

PLAYERS: Final = (101, 102)
OUTSIDERS: Final = (201, 202, 203)
ELSEWHERE: Final = 900_000_000_000_000_099
"""A channel that the bot does not know."""
PLIES: Final = 6
"""Of each match before the nonsense begins, so that there are stale buttons."""
BURST: Final = 8
"""Interactions that arrive at once."""
DROPPED: Final = "WARNING bot.interaction_schema: "
"""How the line begins that tells of an interaction of an unknown form."""
PROTECTED: Final = ("match", "seat", "move", "lobby", "result", "server")
"""The tables of the database that nonsense must not change."""
BEYOND_OUTSIDERS: Final = frozenset(
    {"giveup", "resign", "comeback", "computer", "undo", "let-pass", "bring"}
)
"""Verbs of controls that may do something by a few plain words, where a player presses them."""

SCRAPS: Final = (
    *("", " ", "0", "-1", "1", "2", "7", "x", "٣", "1_0", "+1", "1.2", "1..2", ".", "💧", "%"),
    *("9" * 18, "9" * 30, "1" * 5000, "None", "null", "true", "NaN", "1e9"),
    *("'; DROP TABLE match; --", "<@1>", "@everyone", "\u202e", "\x00", "\ud7ff", "a\u0301" * 40),
    *(
        "{",
        "{{seat}}",
        "$(id)",
        "../../etc/passwd",
        "ß" * 101,
        "ａ",
        "\n",
        "\t",
        "𝔸",
        "A1",
        "tiger",
    ),
)
"""What stands where arguments should."""
ODD: Final[tuple[Any, ...]] = (
    *(None, True, 0, -1, 7, 2**70, 1.5, "", "x", "9" * 30, "\x00"),
    *([], {}, [[]], [{}], [None], {"x": 1}),
)
"""What stands where anything else should."""


@dataclass
class Figures:
    """What has been sent, by kind, and how much of it was dropped."""

    sent: Counter[str] = field(default_factory=Counter)
    dropped: int = 0


class FaultError(AssertionError):
    """An interaction was not answered, changed something, or left a traceback."""


class Nonsense:
    """A bot with matches, and what is made up for it."""

    def __init__(self, bare: Bare, luck: random.Random) -> None:
        self.bare, self.luck = bare, luck
        self.figures = Figures()
        self.matches: list[int] = []
        self.custom_ids: list[str] = []
        """Of all controls that were ever shown, stale ones too."""
        self.commands: list[tuple[str, list[str]]] = []
        self.written = Written()

    async def prepare(self) -> None:
        """Play a little of every game, and collect what controls were shown."""
        for user in (*PLAYERS, *OUTSIDERS):
            await self.bare.acquaint(user, f"User {user}", "en")
        for channel, (slug, game) in zip(MORE_CHANNELS, SHELF.items(), strict=False):
            match = await self.bare.bot.referee.start(
                game,
                game.spec.options(),
                PLAYERS,
                guild=GUILD,
                channel=channel,
                language="en",
                seed=f"nonsense-{slug}",
            )
            self.matches.append(match.id)
            for ply in range(PLIES):
                self.bare.bot.delivery.refresh(match.id)
                await self.bare.settle()
                self._collect()
                seat = min(match.to_act())
                move = Chance("nonsense", ply).pick(match.legal(seat))
                turn = await self.bare.bot.referee.submit(match.id, match.players[seat], move)
                match = turn.match
        self._collect()
        self.custom_ids = sorted(set(self.custom_ids))
        self.commands = list(self._commands())

    def _collect(self) -> None:
        for message in self.bare.api.messages.values():
            self.custom_ids += _custom_ids(message["components"])

    def _commands(self) -> Iterator[tuple[str, list[str]]]:
        for one in self.bare.bot.tree.walk_commands():
            root = getattr(one, "root_parent", None) or one
            if isinstance(one, app_commands.Command) and root.default_permissions is None:
                yield one.qualified_name, [option.name for option in one.parameters]

    # ---- making it up -------------------------------------------------------------------

    def interaction(self) -> tuple[str, Body]:
        """Make one up; return its kind as well."""
        user = self.luck.choice((*PLAYERS, *OUTSIDERS))
        place = self.luck.choice((CHANNEL, SECOND, ELSEWHERE, None, *MORE_CHANNELS[: len(SHELF)]))
        number = self.bare.api.next_id()
        about: dict[str, Any] = {
            "channel": place,
            "locale": self.luck.choice(("en-US", "de", "es-ES", "zh-CN", "xx")),
        }
        kind = self.luck.choices((2, 3, 4), weights=(3, 5, 2))[0]
        if kind == 3:
            about["message"] = self._message(user)
            return "control", asked(3, number, user, self._press(user), **about)
        data = self._command(user, completes=kind == 4)
        return ("command" if kind == 2 else "suggestion"), asked(kind, number, user, data, **about)

    def _message(self, user: int) -> Body:
        """Return the message that is pressed: a public one, an own one, or an empty one."""
        there = {str(user + DM_OF), *map(str, MORE_CHANNELS)}
        found = [one for one in self.bare.api.messages.values() if one["channel_id"] in there]
        message: Body = dict(self.luck.choice(found))
        match self.luck.randrange(6):
            case 0:
                message["flags"] = 64
            case 1:
                message["components"] = []
        return message

    def _press(self, user: int) -> Body:
        custom_id = self._custom_id()
        verb = custom_id.partition(":")[0]
        if user in PLAYERS and (verb in BEYOND_OUTSIDERS or custom_id in self.custom_ids):
            custom_id = f"{custom_id}:{self._scrap()}"
        values = [self._scrap() for _ in range(self.luck.choice((0, 0, 1, 1, 2, 30)))]
        data = pressed(custom_id, *values)
        match self.luck.randrange(12):
            case 0:
                data["values"] = []
            case 1:
                data.pop("values", None)
                data["component_type"] = self.luck.choice((3, 5, 6, 7, 8, 17, 99))
            case 2:
                data["resolved"] = {}
            case 3:
                data["values"] = [self.luck.choice((7, None, {}, 1.5, ["x"]))]
        return data

    def _custom_id(self) -> str:
        """Make up a custom id, or change a real one."""
        verbs = sorted(self.bare.bot.press_methods)
        match self.luck.randrange(5):
            case 0:
                return self.luck.choice(self.custom_ids)
            case 1:
                parts = self.luck.choice(self.custom_ids).split(":")
                parts[self.luck.randrange(len(parts))] = self._scrap()
                return ":".join(parts)
            case 2:
                return self._scrap() * self.luck.choice((1, 1, 3, 1000))
            case _:
                verb = self.luck.choice(verbs)
                ids = [str(self.luck.choice((*self.matches, 99, 2**63 - 1, 2**63)))]
                arguments = [self._scrap() for _ in range(self.luck.randrange(5))]
                return ":".join([verb, *ids * self.luck.randrange(2), *arguments])

    def _command(self, user: int, *, completes: bool) -> Body:
        """Use a command; one without options makes sense, so players use none such."""
        known = [one for one in self.commands if one[1] or user in OUTSIDERS]
        text, options = self.luck.choice(known)
        given: dict[str, Any] = {
            name: self._value() for name in options if self.luck.random() < 3 / 4
        }
        if self.luck.random() < 1 / 6:
            given[self.luck.choice(("no-such-option", "", "at", "self", "call"))] = self._value()
        if self.luck.random() < 1 / 8:
            text = self.luck.choice((f"{text} more", "nosuch", text.split()[0], "play all"))
        focused = self.luck.choice([*given]) if completes and given else None
        data = command(text, given, focused=focused)
        for option in _options(data):
            match self.luck.randrange(8):
                case 0:
                    option["type"] = self.luck.choice((4, 5, 6, 7, 8, 9, 10, 11))
                case 1 if focused is None:
                    option["value"] = self.luck.choice((7, 2**70, 1.5, True))
        if self.luck.random() < 1 / 12:
            data.pop("options", None)
        return data

    def _value(self) -> str:
        return self.luck.choice(
            (self._scrap(), self._scrap() * 9, self.luck.choice(self.custom_ids))
        )

    def _scrap(self) -> str:
        return self.luck.choice(SCRAPS)

    def misshapen(self, interaction: Body) -> Body:
        """Return an interaction of which up to three parts are missing, or something else."""
        odd: Body = deepcopy(interaction)
        for _ in range(self.luck.choice((1, 1, 1, 2, 3))):
            inside, key = self.luck.choice(list(_parts(odd)))
            match self.luck.randrange(4):
                case 0 if isinstance(inside, dict):
                    del inside[key]
                case 1:
                    inside[key] = [inside[key]]
                case _:
                    inside[key] = deepcopy(self.luck.choice(ODD))
        return odd

    # ---- judging it ---------------------------------------------------------------------

    async def send(self, many: int) -> None:
        """Bring so many interactions to the bot, a few at once.

        Raises:
            FaultError: at the first that is not answered, changes something or leaves a traceback.
        """
        before = self.state()
        for _ in range(0, many, BURST):
            burst = [self.interaction() for _ in range(BURST)]
            if self.luck.random() < 1 / 2:
                burst = [("odd form", self.misshapen(one)) for _, one in burst]
            self.bare.api.take()
            with self.written.listening():
                for kind, interaction in burst:
                    self.figures.sent[kind] += 1
                    self.bare.hear(interaction)
                await self.bare.settle()
                gc.collect(1)  # what a task has raised that nobody waits for is told with its end
            self._judge([interaction for _, interaction in burst])
            if (after := self.state()) != before:
                rows = [row for row in after if row not in before]
                raise FaultError(f"changed: {rows} after{_told(one for _, one in burst)}")
            self._forget_answers()

    def state(self) -> list[Any]:
        """Return what nonsense must not change: rows of the database."""
        plain = self.bare.database.plain
        return [
            (one, *row)
            for one in PROTECTED
            for row in plain.execute(f"SELECT * FROM {one}").fetchall()  # noqa: S608 - constants
        ]

    def _judge(self, burst: Sequence[Body]) -> None:
        answered = {
            one.path.split("/")[2]: one
            for one in self.bare.api.take()
            if one.path.startswith("/interactions/")
        }
        written = self.written.take()
        lines = [line for line in written if line.startswith("ERROR")]
        if lines:
            raise FaultError(f"{''.join(lines)} after{_told(burst)}")
        dropped = [line for line in written if line.startswith(DROPPED)]
        unanswered = [one for one in burst if str(one.get("id")) not in answered]
        if len(unanswered) != len(dropped) or "\n" in "".join(dropped):
            raise FaultError(f"not answered: {unanswered}; the log says {written}")
        self.figures.dropped += len(dropped)

    def _forget_answers(self) -> None:
        """Let nothing grow: private answers are not pressed here."""
        messages = self.bare.api.messages
        for number in [n for n, one in messages.items() if one["channel_id"] == str(CHANNEL)]:
            del messages[number]


def _parts(node: Any) -> Iterator[tuple[Any, Any]]:
    """List every part of a body: the object or list that it is in, and its name or place there."""
    within = node.items() if isinstance(node, dict) else enumerate(node)
    for key, part in list(within):
        yield node, key
        if isinstance(part, (dict, list)):
            yield from _parts(part)


def _told(burst: Iterable[Body]) -> str:
    """Show what was sent, by whom and where, a line each."""
    lines = [
        f"{str(one.get('data'))[:300]} by {one.get('member') or one.get('user')}"
        f" in {one.get('channel_id')}"
        for one in burst
    ]
    return "\n  ".join(["", *lines])


def _custom_ids(components: Sequence[Body]) -> Iterator[str]:
    for one in components:
        if "custom_id" in one:
            yield one["custom_id"]
        yield from _custom_ids(one.get("components", ()))


def _options(data: Body) -> Iterator[Body]:
    for option in data.get("options", ()):
        if "options" in option:
            yield from _options(option)
        else:
            yield option


async def prove(many: int, seed: str) -> Figures:
    """Make up so many interactions and send them.

    Raises:
        FaultError: at the first that is not borne politely.
    """
    async with bare_bot(time.time()) as bare:
        nonsense = Nonsense(bare, random.Random(seed))
        await nonsense.prepare()
        await nonsense.send(many)
        return nonsense.figures


def main(arguments: Sequence[str] | None = None) -> None:
    """Send nonsense and print how much."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--many", type=int, default=100_000)
    parser.add_argument("--seed", default="nonsense")
    said = parser.parse_args(arguments)
    began = process_time()
    figures = asyncio.run(prove(said.many, said.seed))
    total = sum(figures.sent.values())
    kinds = ", ".join(f"{many} {kind}s" for kind, many in sorted(figures.sent.items()))
    print(f"{total} interactions ({kinds}): nothing changed, no traceback")
    print(f"  {figures.dropped} of an odd form were dropped in one line, all others answered")
    print(f"  {process_time() - began:.0f} s of processor time")


if __name__ == "__main__":
    main()
