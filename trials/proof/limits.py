"""Limits: all that the bot sends in whole evenings of every game is what Discord takes.

`python -m trials.proof.limits --plies 400 [GAME…]` plays with the most seats and the longest names,
in every language, asks for suggestions and words along the way, and holds every request against the
playground's checks and, where `DISCORD_OPENAPI` names a copy, against Discord's own description.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from discord import app_commands

from games import SHELF
from games.kit.computers.playout import playout
from games.kit.words import LANGUAGES
from matches.match import Turn
from playground.checks import dm_problems, interaction_response_problems, message_problems
from playground.protocol.types import MessageFlag
from playground.server.conformance import VARIABLE, Conformance
from trials.proof.bare_bot import Bare, bare_bot
from trials.proof.pretended_discord import CHANNEL, GUILD, asked, command, pressed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.computers.playout import Moment
    from games.kit.game import AnyGame
    from matches.match import Match
    from trials.proof.pretended_discord import Body, Sent

LONGEST_NAMES: Final = tuple(f"{letter}{'Wm' * 15}{letter}" for letter in "ABCDEFGH")
"""As long as Discord lets names be, and wide: 32 characters."""
LOCALES: Final = {"en": "en-US", "es": "es-ES", "de": "de"}
PAGES: Final = ("hand", "table", "games", "rules", "leaderboard", "profile", "resign", "help")
"""Commands that show a page."""


class LimitError(AssertionError):
    """The bot has sent what Discord would refuse."""


class Inspector:
    """Holds requests against what Discord takes."""

    def __init__(self) -> None:
        self.description = Conformance.from_environment()
        self.looked_at: Counter[str] = Counter()

    def look_at(self, sent: Sent) -> None:
        """Check a request.

        Raises:
            LimitError: if Discord would refuse it.
        """
        body = json.loads(sent.body) if sent.body else None
        parts = sent.path.strip("/").split("/")
        self.looked_at[f"{sent.method} {parts[0]}"] += 1
        problems: list[Any] = list(_problems(sent, parts, body))
        if self.description:
            problems += self.description.request(sent.method, sent.path, body)
        if problems:
            raise LimitError(f"{problems}: {sent}")


def _problems(sent: Sent, parts: Sequence[str], body: Any) -> Sequence[object]:
    has_files = bool(sent.files)
    match sent.method, parts:
        case "POST", ["interactions", *_]:
            # What is updated was laid out in components: nothing else bears controls here.
            flags = MessageFlag.COMPONENTS_V2
            return interaction_response_problems(body, has_files=has_files, previous_flags=flags)
        case "POST", ["channels", _, "messages"] | ["webhooks", *_]:
            return message_problems(body, has_files=has_files)
        case "PATCH", [*_]:
            return message_problems(body, editing=True, has_files=has_files)
        case "POST", ["users", *_]:
            return dm_problems(body)
    return ()


async def inspect(
    game: AnyGame, language: str, plies: int, inspector: Inspector, seed: str = "limits"
) -> None:
    """Play a match in a language with the most seats and the longest names, and check it all.

    Raises:
        LimitError: at the first request that Discord would refuse.
    """
    seed = f"{seed}-{language}"
    luck, options = random.Random(seed), game.spec.options()
    async with bare_bot(time.time()) as bare:
        seats = game.spec.seats[-1]
        players = tuple(range(101, 101 + seats))
        for user, name in zip(players, LONGEST_NAMES, strict=False):
            await bare.acquaint(user, name, language)
        match = await bare.bot.referee.start(
            *(game, options, players),
            guild=GUILD,
            channel=CHANNEL,
            language=language,
            seed=seed,
        )
        bare.bot.delivery.refresh(match.id)
        for moment in playout(game, seats, options, seed):
            if moment.ply > plies:
                break
            match = await bare.record(match, moment, moment.after, moment.events)
            bare.bot.delivery.show(Turn(match, moment.events))
            await bare.settle()
            for interaction in _questions(bare, match, moment, language, luck):
                bare.hear(interaction)
                await bare.settle()
            for sent in bare.api.take():
                inspector.look_at(sent)


def _questions(
    bare: Bare, match: Match, moment: Moment, language: str, luck: random.Random
) -> list[Body]:
    """Ask for suggestions, words and pages, as the player to act."""
    user = match.players[min(match.to_act(), default=moment.seat)]
    about: dict[str, Any] = {
        "name": LONGEST_NAMES[user - 101],
        "locale": LOCALES[language],
        "channel": luck.choice((CHANNEL, None)),
    }
    table = next(one for one in bare.api.messages.values() if one["channel_id"] == str(CHANNEL))
    verb = luck.choice(("words", "zoom", "hand"))
    text, option = luck.choice(_completed(bare, match))
    asks = [
        (3, pressed(f"{verb}:{match.id}"), {"message": table, "channel": CHANNEL}),
        (2, command(luck.choice(PAGES), {}), {}),
        (4, command(text, {option: ""}, focused=option), {}),
    ]
    return [
        asked(kind, bare.api.next_id(), user, data, **{**about, **more})
        for kind, data, more in asks
    ]


def _completed(bare: Bare, match: Match) -> list[tuple[str, str]]:
    """Return the commands of a game with each of their options that are completed."""
    cog: Any = bare.bot.presentations[match.game.spec.slug]
    return [
        (one.qualified_name, option.name)
        for one in cog.walk_app_commands()
        if isinstance(one, app_commands.Command)
        for option in one.parameters
        if option.autocomplete
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Inspect evenings of the games named, by default of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(SHELF))
    parser.add_argument("--plies", type=int, default=10**6, help="of each match; all by default")
    parser.add_argument("--seed", default="limits")
    said = parser.parse_args(arguments)
    for slug in said.games or SHELF:
        inspector = Inspector()
        for language in LANGUAGES:
            asyncio.run(inspect(SHELF[slug], language, said.plies, inspector, said.seed))
        against = "Discord's description" if inspector.description else f"no {VARIABLE}"
        counts = ", ".join(f"{n} {what}" for what, n in sorted(inspector.looked_at.items()))
        print(f"{slug}: {counts}: all taken ({against})", flush=True)


if __name__ == "__main__":
    main()
