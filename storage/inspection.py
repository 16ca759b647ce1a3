"""What an inspection finds in a sound database, of either engine."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Inspection:
    """What was found in a sound database."""

    running: int
    """Matches that are not over."""
    pending_migrations: int
    """Migrations that the next start applies: above 0, an older version has written it."""
