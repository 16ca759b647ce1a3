"""Preferences: what a player wants of the bot, the same in every server."""

from __future__ import annotations

import logging
from dataclasses import dataclass, fields
from datetime import datetime
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

log = logging.getLogger(__name__)

HOUR: Final = 60 * 60
"""Seconds."""
DAY: Final = 24 * HOUR
AS_DISCORD: Final = "discord"
"""The language of the player's app counts."""


ALWAYS: Final = "always"
NEVER: Final = "never"
ON: Final = "on"
OFF: Final = "off"
PEOPLE: Final = "people"


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
    words: str = OFF
    """Whether hands come in few words, without a picture, for those who have them read aloud."""
    motion: str = ON
    """Whether the player's tables show in motion where the story turns, or in still pictures."""
    talk: str = ON
    """Whether the player's hands show what others say to the table: all, or only `people`."""
    race: str = "usual"
    """How fast computers press in a race where the player sits: as their level does, or slower."""
    accuracy: str = "own"
    """Who sees how close the player came to the best moves: `own`, or `all`."""
    today: str = ON
    """Whether the servers where they play see how they did at today's deal."""
    reminders: str = "on"
    """Whether the player is reminded when late: `on` at the table, `dm` by direct message."""
    quiet: str = "none"
    """Hours of the day without reminders, from and to."""
    zone: str = "UTC"
    """The player's time zone, for their quiet hours. Before zones had names: hours from UTC."""


ZONES: Final = (
    "UTC",
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Mexico_City",
    "America/Chicago",
    "America/Bogota",
    "America/New_York",
    "America/Santiago",
    "America/Sao_Paulo",
    "America/Argentina/Buenos_Aires",
    "Atlantic/Canary",
    "Europe/London",
    "Europe/Madrid",
    "Europe/Berlin",
    "Europe/Athens",
    "Europe/Moscow",
    "Africa/Johannesburg",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""As many as a select has room for, from west to east; each with its summer time."""
ZONES_ELSEWHERE: Final = (
    "Pacific/Marquesas",
    "America/Phoenix",
    "America/Halifax",
    "America/St_Johns",
    "America/Noronha",
    "Atlantic/Azores",
    "Africa/Lagos",
    "Africa/Cairo",
    "Europe/Istanbul",
    "Asia/Jerusalem",
    "Asia/Tehran",
    "Asia/Dubai",
    "Asia/Kabul",
    "Asia/Karachi",
    "Asia/Kathmandu",
    "Asia/Dhaka",
    "Asia/Yangon",
    "Australia/Eucla",
    "Australia/Darwin",
    "Australia/Brisbane",
    "Australia/Adelaide",
    "Australia/Lord_Howe",
    "Pacific/Noumea",
    "Pacific/Chatham",
    "Pacific/Tongatapu",
)
"""As many again, in a second select: those of half and of quarter hours among them."""
HOURS_FROM_UTC: Final = tuple(str(hours) for hours in range(-11, 14))
"""What could be picked before zones had names."""

CHOICES: Final = {
    "language": (AS_DISCORD, "en", "es", "de"),
    "dms": ("on", "off"),
    "calls": ("needed", ALWAYS, NEVER),
    "passes": ("off", "on"),
    "lessons": ("on", "off"),
    "words": (OFF, ON),
    "motion": (ON, OFF),
    "talk": (ON, PEOPLE, OFF),
    "race": ("usual", "half", "quarter"),
    "accuracy": ("own", "all"),
    "today": (ON, OFF),
    "reminders": ("on", "dm", "off"),
    "quiet": ("none", "21-7", "22-8", "23-9", "0-10", "8-17"),
    "zone": (*ZONES, *ZONES_ELSEWHERE),
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
    >>> summer, winter = 1_784_064_600.0, 1_768_426_200.0  # 21:30 UTC in July and in January
    >>> berlin = Preferences(quiet="23-9", zone="Europe/Berlin")
    >>> quiet_until(berlin, summer) == summer + 9.5 * HOUR, quiet_until(berlin, winter) is None
    (True, True)
    """
    if wishes.quiet == "none":
        return None
    begin, end = (int(hour) * HOUR for hour in wishes.quiet.split("-"))
    clock = (now + _ahead_of_utc(wishes.zone, now)) % DAY
    if (clock - begin) % DAY >= (end - begin) % DAY:
        return None
    return now + (end - clock) % DAY


def _ahead_of_utc(zone: str, now: float) -> float:
    """Return by how many seconds a zone is ahead of UTC at a moment."""
    if zone in HOURS_FROM_UTC:
        return int(zone) * HOUR
    known = _zone(zone)
    offset = known and datetime.fromtimestamp(now, known).utcoffset()
    return offset.total_seconds() if offset else 0.0


@cache
def _zone(name: str) -> ZoneInfo | None:
    """Return a time zone; None, which is said once, where this machine has no data about it."""
    try:
        return ZoneInfo(name)
    except ZoneInfoNotFoundError:
        log.error("this machine does not know the time zone %s: UTC counts; install tzdata", name)  # noqa: TRY400 - one line
        return None


def zones_unknown() -> tuple[str, ...]:
    """Return the zones that can be picked and are not known to this machine."""
    return tuple(name for name in CHOICES["zone"] if _zone(name) is None)


def read_preferences(rows: dict[str, str]) -> Preferences:
    """Build preferences from rows; a word that is no longer a choice counts as none.

    >>> kept = read_preferences({"dms": "off", "colour": "red", "quiet": "1-2", "zone": "-3"})
    >>> kept.dms, kept.quiet, kept.zone
    ('off', 'none', '-3')
    """
    known = {one.name for one in fields(Preferences)}
    kept = {name: value for name, value in rows.items() if name in known}
    return Preferences(**{name: one for name, one in kept.items() if one in _readable(name)})


def _readable(name: str) -> tuple[str, ...]:
    return (*CHOICES[name], *HOURS_FROM_UTC) if name == "zone" else CHOICES[name]
