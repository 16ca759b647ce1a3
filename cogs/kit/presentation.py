"""How a game wants its matches shown: what delivery asks a game's cog, with the defaults."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from cogs.kit.messages import layouts
from cogs.kit.messages.controls import rows
from games.kit.game import text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from discord import ui

    from cogs.kit.messages.layouts import Hand
    from games.kit.game import Seat, Text
    from games.kit.words import Voice
    from matches.match import Match, Turn


PLIES_WITHOUT_ROUNDS: Final = 16
"""Moves after which a game without rounds has its log, once the seat that began is back."""


class Presentation:
    """How a game's matches are shown; every game's cog is one, and overrides what differs."""

    round_ends: frozenset[str] = frozenset()
    """Keys of the events that end a round: what follows is told in a log message of its own.

    A game without rounds names none: a log message then goes on until it is full.
    """
    plies_in_log: int = PLIES_WITHOUT_ROUNDS
    """Moves of which a log message of a game without rounds tells at least; one that leads to a
    climax which it shows is told at once."""

    seen_in_climax: frozenset[str] = frozenset()
    """Keys of the events that the log does not tell where its message has the climax of a round:
    that shows them, or the table below does."""
    climaxes_in_log: frozenset[str] | None = None
    """Keys of the events with which the log shows a climax, where hands show more of them than a
    channel has room for; None: with all."""
    sums: frozenset[str] = frozenset()
    """Keys of the events that say what everybody has got in a round: the log, which comes with its
    climax, tells them never, but the table, which follows once that has been seen."""
    sentences: Mapping[str, str] = MappingProxyType({})
    """What players may say to their table, by the word in `talk-<word>`, each with its icon."""
    colour: int | None = None
    """Of the strip at the edge of its hands: who plays several games tells them apart by it."""
    asked_in_pictures: frozenset[str] = frozenset()
    """Keys of the questions that a picture of a hand asks, too."""
    repeats_answers = False
    """Whether a further question repeats the answers before it; most questions name them."""

    def hand_controls(self, hand: Hand) -> list[ui.Item[Any]]:
        """Lay out what a seat may do, below its hand: by default the next decision of its menu.

        A game overrides this to say things that are no moves, or to lay its moves out its own way.
        """
        return layouts.answer_controls(hand)

    def hand_page(self, hand: Hand, more: list[ui.Button[Any]]) -> ui.LayoutView:
        """Lay out a seat's hand with its controls, and below `more` buttons that every game has."""
        if hand.menu and not self.repeats_answers:
            hand = replace(hand, menu=replace(hand.menu, chosen=()))
        if hand.menu and hand.menu.ask.key in self.asked_in_pictures and not hand.plays_film:
            hand = replace(hand, asked_in_picture=True)
        controls = self.hand_controls(hand)
        if not (hand.match.guild or hand.plays_film):  # there it is the table, too
            controls += layouts.packed(layouts.controls_afterwards(hand.match, hand.voice))
        minor = [*layouts.minor_controls(hand), *more]
        if hand.asks_further:
            return layouts.hand(hand, layouts.with_way_back(controls, minor))
        if hand.plays_film:  # taller than other pictures
            return layouts.hand(hand, layouts.with_some_beside(controls, minor))
        below = layouts.named(minor, hand, len(controls)) if hand.is_new else rows(*minor)
        return layouts.hand(hand, [*controls, *below])

    def may_say(self, match: Match) -> Mapping[str, str]:
        """Return what may be said at a table now: nothing where nobody else would hear it."""
        hears = match.guild and match.outcome is None and len(match.played_by_people) > 1
        return self.sentences if hears else {}

    def sentence(self, match: Match, word: str) -> Text | None:  # noqa: ARG002 - for overriders
        """Return what a word says at a table now; None if it says nothing there any more."""
        return text(f"talk-{word}")

    def icon_of(self, word: str) -> str:
        """Return what stands before a sentence, if anything does."""
        return self.sentences.get(word.partition("/")[0], "")

    def more_precise(self, match: Match, seat: Seat, word: str) -> Sequence[str]:  # noqa: ARG002
        """Return the words with which a seat may say the same of one thing; by default none.

        The last of them leaves open of which. A text `ask-talk-<word>` asks.
        """
        return ()

    def said_by_computers(self, match: Match) -> Mapping[Seat, str]:  # noqa: ARG002
        """Return what computers say of their own hands now, by seat; by default nothing."""
        return {}

    def draws_hand(self, match: Match, seat: Seat) -> bool:  # noqa: ARG002 - for overriders
        """Tell whether a hand has a picture now; words and buttons alone are faster."""
        return True

    def shows_film(self, match: Match, seat: Seat) -> bool:
        """Tell whether a hand shows a climax in motion; by default where it has a picture."""
        return self.draws_hand(match, seat)

    def pace(self, match: Match) -> float:  # noqa: ARG002 - for overriders
        """Return the seconds between two redraws while nothing new is told; by default none.

        For live phases with many silent moves. What is told to everybody is shown at once.
        """
        return 0

    def due(self, match: Match) -> dict[Seat, int]:
        """Return when the time of each seat is over, in seconds since the epoch.

        That is at the latest when the match itself must be over.
        Nothing is shown of a race: there each press begins a new clock, and all would read of
        nothing but time.
        """
        running = match.clocks.running
        if match.outcome or not running or self.pace(match):
            return {}
        bell = match.clocks.bell or inf
        return {seat: round(min(clock.due, bell)) for seat, clock in sorted(running.items())}

    def covers_up(self, turn: Turn) -> bool:  # noqa: ARG002 - for overriders
        """Tell whether a turn hides what all could see; by default none does.

        Private answers that show the table are then brought up to date too.
        """
        return False

    def will_cover_up(self, match: Match) -> bool:  # noqa: ARG002 - for overriders
        """Tell whether all see, or are about to, what a later turn hides; by default never."""
        return False

    def table_words(self, match: Match, voice: Voice) -> list[str]:  # noqa: ARG002 - for overriders
        """Return what stands below the table and its last lines of news; by default nothing."""
        return []

    def table_controls(self, match: Match, voice: Voice) -> list[ui.Item[Any]]:  # noqa: ARG002
        """Lay out more controls below the table, for everybody; by default there are none."""
        return []
