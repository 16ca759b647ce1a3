"""Preferences: what a player wants of the bot, the same in every server."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

HOUR: Final = 60 * 60
"""Seconds."""
DAY: Final = 24 * HOUR
AS_DISCORD: Final = "discord"
"""The language of the player's app counts."""


ALWAYS: Final = "always"
NEVER: Final = "never"
ON: Final = "on"
OFF: Final = "off"


@dataclass(frozen=True)
class Preferences:
    """One player's choices, each a word of `CHOICES`; the defaults hold where none was made."""

    language: str = AS_DISCORD
    dms: str = "on"
    """Whether hands come by direct message; without, they wait at the button of the table."""
    calls: str = "needed"
    """When the player is called to the table: `needed`, unless they have just moved."""
    passes: str = OFF
    """Whether formalities are done for the player; see `Match.formality`."""
    lessons: str = "on"
    """Whether each new kind of decision in a game is explained once."""
    motion: str = ON
    """Whether the player's tables show in motion where the story turns, or in still pictures."""
    reminders: str = "on"
    """Whether the player is reminded when late: `on` at the table, `dm` by direct message."""
    quiet: str = "none"
    """Hours of the day without reminders, from and to."""
    zone: str = "0"
    """Hours from UTC to the player's clock, for their quiet hours."""


CHOICES: Final = {
    "language": (AS_DISCORD, "en", "es", "de"),
    "dms": ("on", "off"),
    "calls": ("needed", ALWAYS, NEVER),
    "passes": ("off", "on"),
    "lessons": ("on", "off"),
    "motion": (ON, OFF),
    "reminders": ("on", "dm", "off"),
    "quiet": ("none", "21-7", "22-8", "23-9", "0-10", "8-17"),
    "zone": tuple(str(hours) for hours in range(-11, 14)),
}
"""The words that each preference may be, the default among them."""


def quiet_until(wishes: Preferences, now: float) -> float | None:
    """Return when a player's quiet hours are over; None if they are not now.

    Moments are seconds since the epoch.

    >>> eleven_at_night = 23 * 3600.0
    >>> quiet_until(Preferences(quiet="22-8"), eleven_at_night) == eleven_at_night + 9 * 3600
    True
    >>> quiet_until(Preferences(quiet="22-8", zone="-3"), eleven_at_night) is None
    True
    """
    if wishes.quiet == "none":
        return None
    begin, end = (int(hour) * HOUR for hour in wishes.quiet.split("-"))
    clock = (now + int(wishes.zone) * HOUR) % DAY
    if (clock - begin) % DAY >= (end - begin) % DAY:
        return None
    return now + (end - clock) % DAY


def read_preferences(rows: dict[str, str]) -> Preferences:
    """Build preferences from rows; a word that is no longer a choice counts as none.

    >>> read_preferences({"dms": "off", "colour": "red", "quiet": "1-2"}).dms
    'off'
    """
    known = {one.name for one in fields(Preferences)}
    kept = {name: value for name, value in rows.items() if name in known}
    return Preferences(**{name: one for name, one in kept.items() if one in CHOICES[name]})
