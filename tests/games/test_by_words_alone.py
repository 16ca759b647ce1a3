"""Games, played by people who see no picture: they know names, numbers and labels.

Each reads the lines that "In words" shows, the question and its answers, as a screen reader says
them, and the rules of the game. Who decides by what they read does better than who does not: then
the words say what matters. Bandido Alcatraz, where all are one team, has such a test at its home.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

from games import SHELF
from games.all_aboard.components import FIGURES
from games.kit.chance import Chance
from games.kit.game import Seat
from games.kit.menu import Menu, break_down, menu
from games.kit.words import Voice

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.kit.game import Outcome

NAMES: Final = ("Ana", "Bruno")
MOST_PLIES: Final = 2_000
DEALS: Final = 4
USUAL: Final = 5
"""Kilos of an animal that nobody has seen."""
KG: Final[dict[str, float]] = {one.id: one.weight for one in FIGURES.animals}
"""What everybody knows of the animals."""


class Page(NamedTuple):
    """What somebody reads before they answer."""

    lines: tuple[str, ...]
    ask: str
    answers: tuple[str, ...]
    own: str = NAMES[0]
    """The name of who reads."""

    def find(self, pattern: str) -> list[tuple[str, ...]]:
        """Return what the groups of a pattern say, in all lines."""
        return [found.groups() for line in self.lines for found in re.finditer(pattern, line)]

    def asked(self, pattern: str) -> str:
        """Return what the group of a pattern says in the question."""
        found = re.search(pattern, self.ask)
        assert found, self
        return found[1]

    def first(self, *wanted: str) -> int:
        """Return the first answer with one of these words, looking for the first word first.

        An empty word at the end stands for any answer.
        """
        for word in filter(None, wanted):
            for n, answer in enumerate(self.answers):
                if word in f"{answer} ":
                    return n
        if wanted[-1]:
            raise LookupError(wanted, self)
        return 0


if TYPE_CHECKING:
    Reader = Callable[[Page], int]


def at_random(luck: Random, page: Page) -> int:
    """Answer without reading."""
    return luck.randrange(len(page.answers))


# ---- who reads -------------------------------------------------------------------------------


def all_aboard(page: Page) -> int:
    """Fill the boats so that each would carry three: the heaviest animal that leaves room."""
    room: dict[str, float] = {}
    boat = ""
    for line in page.lines:
        if found := re.fullmatch(r"Boat (\d), holds (\d+) kg(?:, empty)?:?", line):
            boat = found[1]
            room[boat] = int(found[2]) - 2 * USUAL
        elif (found := re.match(r"- (\w+) \(", line)) and boat:
            room[boat] -= KG[found[1].lower()] - USUAL
        elif not line.startswith("- face down"):
            boat = ""
    if "Into which boat" in page.ask:
        kg = KG[page.asked(r"the (\w+)\?")]
        left = [room[one.split(" · ")[0].strip()] - kg for one in page.answers]
        return min(range(len(left)), key=lambda n: (left[n] < 0, abs(left[n])))
    kgs = [KG[one.split()[-1].lower()] for one in page.answers]
    most = max(room.values())
    return max(range(len(kgs)), key=lambda n: (kgs[n] <= most, kgs[n]))


def abordaje(page: Page) -> int:
    """Board where the enemy is weak, fire where he is strong, and bring men up."""
    if page.ask.startswith("Which order"):
        own, enemy = _men(page, page.asked(r"section (\d)"))
        if own > enemy or not enemy:
            return page.first("Boarding", "Fire", "Stand up", "Repel", "cover", "Fight")
        return page.first("Fire", "Repel", "cover", "Stand up", "Fight", "Boarding")
    if page.answers[-1].strip().startswith("Yes"):
        return len(page.answers) - 1
    return page.first("+1 man", "A man from the pool", "")


def _men(page: Page, section: str) -> tuple[int, int]:
    """Count the men of the reader and of the enemy on the decks of a section."""
    ((clan,),) = page.find(rf"The (\w+): {page.own}$")
    at = page.lines.index(f"Section {section}")
    own = enemy = 0
    for line in page.lines[at + 1 :]:
        if line.startswith("Section"):
            break
        for number, who in re.findall(r"(\d+) (pirates?|Spaniards?)", line):
            is_own = who.rstrip("s").lower() == clan.rstrip("s").lower()
            own, enemy = (own + int(number), enemy) if is_own else (own, enemy + int(number))
    return own, enemy


def alles_an_bord(page: Page) -> int:
    """Load what the cards ask for, sail when the ship is full, fulfil what can be fulfilled."""
    if "Load your ship" in page.ask:
        return page.first("Stow it", "Load a tile", "Cast off", "Take a good", "Put it back", "")
    if "Which tile" in page.ask:
        asked = " ".join(line for line in page.lines if "➜" in line)
        return max(range(len(page.answers)), key=lambda n: asked.count(page.answers[n][2:].strip()))
    return page.first("Fulfil", "Meet", "ready", "Let it go", "Flee", "Pay", "On deck", "")


def off_the_rails(page: Page) -> int:
    """Put a cart on the board, lay track where it would derail, and drive where it would not."""
    (own,) = [colour for (colour,) in page.find(rf"^{page.own}, (\w+)")] or ("no side",)
    ends = [f" {square} " for (square,) in page.find(rf"^{own} .: \w+ before (\w\d)")]
    if "What do you do" in page.ask:
        carts = page.find(rf"^- {own} .: (.*)")
        is_driving = any(where != "in the supply" for (where,) in carts)
        return page.first("Track" if ends else "", "Cart" if not is_driving else "", "Drive", "End")
    return page.first(*ends, "Another", "")


# ---- the matches -----------------------------------------------------------------------------


def played(slug: str, deal: str, *readers: Reader) -> Outcome:
    """Play a match; return how it ended."""
    game, luck = SHELF[slug], Random(deal)  # noqa: S311
    state = game.setup(2, game.spec.options(), Chance(deal, 0))
    voice = Voice("en", slug, NAMES)
    for ply in range(MOST_PLIES):
        if (outcome := game.outcome(state)) is not None:
            return outcome
        seat = luck.choice(sorted(game.to_act(state)))
        view = game.view(state, seat)
        reads = not isinstance(readers[seat], partial)
        lines = tuple(map(voice, game.describe(view) if reads else ()))
        moves = break_down(game, view, game.offered(view, game.legal(state, seat)))
        path: tuple[int, ...] = ()
        while isinstance(asked := menu(moves, path), Menu):
            # What the picture shows under numbers its alt text says whole: "① C2 · ┃ N–S".
            short = [None if asked.proposals else one.on_button for one in asked.options]
            said = [short[n] or one.label for n, one in enumerate(asked.options[: asked.buttons])]
            said += [one.label for one in asked.options[asked.buttons :]]
            icons = [one.icon or "" for one in asked.options]
            answers = tuple(map("{} {}".format, icons, map(voice, said)))
            path = (*path, readers[seat](Page(lines, voice(asked.ask), answers)))
        state, _ = game.apply(state, seat, asked, Chance(deal, ply))
    raise AssertionError(slug, deal)


@pytest.mark.parametrize("reader", [all_aboard, abordaje, alles_an_bord, off_the_rails])
def test_who_reads_the_words_does_better_than_who_does_not(reader: Reader) -> None:
    won: Counter[Seat] = Counter()
    for n in range(DEALS):
        guessing = partial(at_random, Random(n))  # noqa: S311
        won.update(played(reader.__name__, f"words {n}", reader, guessing).winners)
    assert won[Seat(0)] >= DEALS - 1 > won[Seat(1)]
