"""What a bot adds to the playground, beyond being started in it.

Most bots add nothing: a client, or a function that makes one, is all that `--bot` needs. A bot that
wants more (options of the command line, a database, files and words of the page, shortcuts) has one
module with a subclass of `Plug`, and names that instead.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Protocol

from playground.bots import opened

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from playground.bots import OpenBot
    from playground.people.person import Person
    from playground.state.model import Channel, Message
    from playground.world import World


class NotTaken(Exception):  # noqa: N818 - what became of it
    """Nothing came of a shortcut; the sentence says why, in the bot's words if it had any."""


@dataclass(frozen=True)
class Taken:
    """What came of a shortcut: where it leads, and what is said there.

    `links` lead on, each with its words, to the direct messages of a person with the bot; `spent`
    are private messages that have served their purpose, which the page dismisses.
    """

    channel: Channel
    said: str
    links: Sequence[tuple[str, Person]] = ()
    spent: Sequence[Message] = ()


class Shortcuts(Protocol):
    """What is often done at this bot, in one click: buttons in the page's side."""

    title: str
    """The heading, such as "Try a game"."""
    hint: str
    """What a click does."""
    kind: str
    """Of what they are, in the plural, such as "games"."""

    async def offered(self, person: Person, channel: Channel) -> Sequence[tuple[str, str]]:
        """Return labels and values of the buttons; none while the bot is away."""

    async def take(
        self, world: World, value: str, host: Person, guests: Sequence[Person], channel: Channel
    ) -> Taken:
        """Do what a button stands for, as its presser and with everybody else.

        Raises:
            NotTaken: if nothing comes of it.
        """


class Plug:
    """A bot and what it adds to the playground; every part has a default."""

    name = "Bot"
    """The name of the bot's account, and of the page."""
    files: Sequence[Path] = ()
    """Folders whose scripts, sheets, drawings and typefaces the page serves beside its own.

    A template that lies there is used for the page's own: `welcome.html` is what an empty channel
    shows, `head.html` stands in the page's head.
    """
    shortcuts: Shortcuts | None = None
    """Buttons in the page's side, if there are any."""

    def __init__(self, bot: object = None) -> None:
        self._bot = bot

    def add_options(self, parser: ArgumentParser) -> None:
        """Add options of the command line, for `open`."""

    @contextmanager
    def open(self, _options: Namespace) -> Iterator[OpenBot]:
        """Give what makes the bot, and hold what it needs for as long as the playground is open.

        The bot is made anew whenever it is started from the page.
        """
        yield partial(opened, self._bot)


def plug_of(found: object) -> Plug:
    """Return the plug that was found by a name, or one around the bot that was."""
    if isinstance(found, type) and issubclass(found, Plug):
        return found()
    return found if isinstance(found, Plug) else Plug(found)
