"""What accounts that play for one another can have: the table of `docs/ratings.md`, worked out."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from itertools import permutations
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from games.kit.chance import Chance
from matches.standings.ratings import DEVIATIONS, NEW, Rating
from storage.ratings import Ratings

if TYPE_CHECKING:
    from collections.abc import Callable

PAGE: Final = Path("docs/ratings.md")
FARMER: Final = 1
PUPPETS: Final = tuple(range(10, 60))
HONEST: Final = tuple(range(1000, 1020))


class League:
    """A league of twenty honest people who have played 300 matches, and of whoever joins them."""

    def __init__(self, months: int = 1) -> None:
        self.ratings = Ratings()
        self.rated: dict[int, int] = {}
        self._matches = 0
        luck = Chance("honest", 0)
        for number in range(300):
            one, other = luck.pick(list(permutations(HONEST, 2)))
            # Each ten numbers are worth odds of two to one.
            chance = 1 / (1 + 2 ** ((other - one) / 10))
            is_won = luck.below(10_000) < 10_000 * chance
            self.play(number * months // 300, *((one, other) if is_won else (other, one)))

    def play(self, month: int, winner: int, *losers: int) -> None:
        """Let a match end in a month, counted from the first."""
        year, of_year = divmod(month, 12)
        began = datetime(2026 + year, of_year + 1, 2, tzinfo=UTC).timestamp()
        self._matches += 1
        players: list[tuple[Any, ...]] = [
            (self._matches, seat, player, began + self._matches, 1, int(not seat), 0)
            for seat, player in enumerate((winner, *losers))
        ]
        list(self.ratings.rate(players))
        for row in players:
            self.rated[row[2]] = self.rated.get(row[2], 0) + 1

    def rank(self, player: int) -> int:
        """Return a player's rank: provisional ones stand behind all others."""
        return 1 + sum(self._worth(one) > self._worth(player) for one in self.ratings.of_all_time)

    def _worth(self, player: int) -> tuple[bool, float]:
        own = self.rating(player)
        return not own.is_provisional(self.rated[player]), own.mu - DEVIATIONS * own.sigma

    def rating(self, player: int) -> Rating:
        return self.ratings.of_all_time.get(player, NEW)


def puppets(league: League, many: int, each: int) -> None:
    for _ in range(each):
        for puppet in PUPPETS[:many]:
            league.play(0, FARMER, puppet)


def pyramid(league: League, months: int) -> None:
    """Let the last of four lose to all, the third to two, the second to one, twice a month each."""
    for month in range(months):
        for _ in range(2):
            for loser in (4, 3, 2):
                for winner in range(1, loser):
                    league.play(month, winner, loser)


def five(league: League, months: int) -> None:
    for month in range(months):
        for _ in range(5):
            league.play(month, FARMER, *PUPPETS[:4])


def boost(league: League) -> None:
    for _ in range(3):
        league.play(0, FARMER, HONEST[-1])


def ring(league: League, many: int) -> None:
    """Let puppets beat one another first, and then lose twice each to the same account."""
    for winner, loser in permutations(PUPPETS[:many], 2):
        league.play(0, winner, loser)
    puppets(league, many, 2)


ATTACKS: Final[dict[str, tuple[Callable[[League], None], int]]] = {
    "ten puppets, two wins each": (lambda league: puppets(league, 10, 2), 1),
    "twenty puppets, two wins each": (lambda league: puppets(league, 20, 2), 1),
    "three puppets, twenty wins each": (lambda league: puppets(league, 3, 20), 1),
    "four accounts in turn, six months": (lambda league: pyramid(league, 6), 6),
    "tables of five with four puppets, five a month, six months": (
        lambda league: five(league, 6),
        6,
    ),
    "a strong friend loses three times": (boost, 1),
    "five puppets that beat one another first": (lambda league: ring(league, 5), 1),
    "fifty puppets, two wins each": (lambda league: puppets(league, 50, 2), 1),
    "ten puppets that beat one another first": (lambda league: ring(league, 10), 1),
}
WITH_PATIENCE: Final = ("fifty puppets", "ten puppets that")
"""What still leads far: more than a hundred matches."""


@pytest.mark.parametrize("name", ATTACKS)
def test_what_an_attack_brings_is_what_the_page_says(name: str) -> None:
    attack, months = ATTACKS[name]
    league = League(months)
    attack(league)
    own = league.rating(FARMER)
    is_provisional = own.is_provisional(league.rated[FARMER])
    said = f"{own.shown} ± {own.spread}{', provisional' if is_provisional else ''}"
    rows = re.findall(r"^\| (.+?) \| (\d+) \| (.+?) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert (name, str(league.rated[FARMER]), said) in rows
    if not name.startswith(WITH_PATIENCE):
        assert is_provisional
        assert league.rank(FARMER) > len(HONEST) // 2
