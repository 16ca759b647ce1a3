"""A game's rules for players: one file in each language, cut into pages that buttons turn.

A line `---` begins a page. Its first heading of the second level names it, on its button too, and
comments `<!-- scene moves=12 viewer=acting -->` say which pictures stand above the text that
follows them. A file without such lines is one page without a picture.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, cast

from games.kit.words import LANGUAGES, home_of

PAGE_BREAK: Final = re.compile(r"^---$", re.MULTILINE)
SCENE: Final = re.compile(
    r"^<!-- scene moves=(?P<moves>\d+|all)(?: seats=(?P<seats>\d+))?"
    r"(?: viewer=(?P<viewer>table|acting))? -->\n",
    re.MULTILINE,
)
HEADING: Final = re.compile(r"^## (.+)$", re.MULTILINE)
ALL_MOVES: Final = 10_000
"""No match has so many."""


@dataclass(frozen=True)
class Scene:
    """A moment of a match that computers play, always the same one."""

    moves: int
    """How many have been made; the match may be over before."""
    seats: int | None = None
    """How many play; by default as many as may."""
    viewer: Literal["table", "acting"] = "table"
    """Who sees it: all, or the seat that is to act."""


@dataclass(frozen=True)
class RulesPage:
    """One page of a game's rules."""

    name: str
    """What its button says."""
    parts: tuple[tuple[Scene | None, str], ...]
    """Texts in Discord's markdown, each with the picture above it."""

    @property
    def text(self) -> str:
        """All of its text."""
        return "\n\n".join(text for _, text in self.parts)

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All of its pictures."""
        return tuple(scene for scene, _ in self.parts if scene)


@cache
def read_pages(slug: str, language: str) -> tuple[RulesPage, ...]:
    """Read a game's rules in a language, page by page; in English if there are none.

    Raises:
        LookupError: if there are none in English either.
    """
    for tongue in (language, LANGUAGES[0]):
        path = home_of(slug) / f"rules.{tongue}.md"
        if path.exists():
            return tuple(map(_page, PAGE_BREAK.split(path.read_text("utf-8"))))
    raise LookupError(slug)


def _page(written: str) -> RulesPage:
    r"""Read one page.

    >>> _page("<!-- scene moves=0 -->\n# Toy\n## Set-up\nTake a card.").name
    'Set-up'
    """
    found = list(SCENE.finditer(written))
    ends = [*(one.start() for one in found[1:]), *([len(written)] if found else [])]
    parts = tuple(
        (_scene(one), written[one.end() : end].strip())
        for one, end in zip(found, ends, strict=True)
    )
    heading = HEADING.search(written)
    name = heading.group(1) if heading else ""
    return RulesPage(name, parts or ((None, written.strip()),))


def _scene(found: re.Match[str]) -> Scene:
    moves, seats, viewer = found["moves"], found["seats"], found["viewer"] or "table"
    return Scene(
        ALL_MOVES if moves == "all" else int(moves),
        int(seats) if seats else None,
        cast('Literal["table", "acting"]', viewer),
    )
