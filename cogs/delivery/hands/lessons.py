"""Lessons: explain each kind of decision of a game once to a player who meets it first.

A lesson is a text `lesson-<kind>` of the game, where the kind is what the menu asks: `lesson-boat`
goes with `ask-boat`. It stands in the hand until its player has moved, and never again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from matches.records import Lesson

if TYPE_CHECKING:
    from cogs.kit.users import Users
    from games.kit.game import Seat
    from games.kit.menu import Menu
    from games.kit.words import Voice
    from matches.match import Match


async def lesson_of(
    match: Match, seat: Seat, asked: Menu[Any] | None, voice: Voice, users: Users
) -> str:
    """Return the lesson about a question if its player needs it, and note that it was shown."""
    if asked is None:
        return ""
    kind, player = asked.ask.key.removeprefix("ask-"), match.players[seat]
    key = f"lesson-{kind}"
    if not voice.knows(key) or (await users.preferences(player)).lessons == "off":
        return ""
    here = Lesson(kind, match.id, match.acted[seat])
    given = await users.lesson(player, match.game.spec.slug, here)
    return voice(key) if given == here else ""
