"""The few words in which PostgreSQL's SQL differs from SQLite's."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

WORDS: Final = {
    "json_group_array(player)": "CAST(json_agg(player) AS TEXT)",
    " INDEXED BY one_running_match_per_channel": "",  # a hint, which it has no word for
}
"""What stands in a statement, and what PostgreSQL calls it; `unixepoch` is made by a migration."""

PLACE: Final = re.compile(r"\?(\d*)")
"""Where a value goes: the next one, or by its number from 1. No text in a statement holds a `?`."""


@cache
def translate(statement: str) -> str:
    """Return a statement in PostgreSQL's words, as psycopg takes it.

    >>> translate("SELECT name FROM player WHERE id = ?")
    'SELECT name FROM player WHERE id = %s'
    >>> translate("SELECT ?1 + ?1 % 2")
    'SELECT %(v1)s + %(v1)s %% 2'
    """
    translated = statement.replace("%", "%%")
    for ours, theirs in WORDS.items():
        translated = translated.replace(ours, theirs)
    return PLACE.sub(lambda found: f"%(v{found[1]})s" if found[1] else "%s", translated)


def numbers_its_values(statement: str) -> bool:
    """Tell whether the values of a statement are named by number, `?1`, instead of in order."""
    found = PLACE.search(statement)
    return bool(found and found[1])
