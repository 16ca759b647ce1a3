"""A turn told again: from its events follows, step by step, who stood where after each order."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from games.abordaje.components import (
    DECK_AT,
    DECKS,
    ENEMY,
    SECTION_OF,
    SIDES,
    opposite,
)
from games.kit.value import replaced

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.abordaje.components import Deck, Side
    from games.abordaje.model import Force
    from games.kit.game import Event

Forces: TypeAlias = "tuple[Force, Force]"
Move: TypeAlias = "tuple[Side, Deck | None, Deck]"
"""A man of a side on his way; from None he comes out of the pool or the losses."""

SIGNS: Final = {
    "told-fight": "⚔️",
    "told-fight-nobody": "🦗",
    "told-boarding": "🪝",
    "told-fire": "💥",
    "told-order": "💪",
}
"""What stands over a section in which an order is carried out."""
ENDINGS: Final = (
    "told-conquest",
    "told-exterminated",
    "told-control",
    "told-lost",
    "told-cap",
    "told-flip",
)
"""Events that say how a turn ended, those first that matter most."""
BEGINS: Final = frozenset({*SIGNS, "captain-withdraw", "captain-home"})
"""With these events a step begins; others belong to the one before them."""


@dataclass
class Step:
    """What one order did."""

    told: list[Event]
    section: int
    sides: tuple[Side, ...]
    """Whose order it is."""
    before: Forces
    after: Forces
    moves: list[Move] = field(default_factory=list)
    falls: Counter[tuple[Side, Deck]] = field(default_factory=Counter)
    """How many men of which side fall on which deck."""

    @property
    def sign(self) -> str:
        """What stands over the section."""
        return SIGNS.get(self.told[0].key, "🏃")

    @property
    def deck(self) -> Deck | None:
        """Where it happens: the deck that is hit, or to which a man goes; None for captains."""
        if not self.section:
            return None
        if "deck" in self.told[0].facts:
            deck: Deck = self.told[0].facts["deck"]
            return deck
        if self.moves:
            return self.moves[0][2]
        return DECK_AT[ENEMY[self.sides[0]], self.section]

    @property
    def fallen(self) -> Forces:
        """How both sides stand once men have fallen, before any other has gone anywhere."""
        forces = self.before
        for (side, deck), men in self.falls.items():
            forces = _moved(forces, side, deck, -men)
        return forces

    @property
    def is_seen(self) -> bool:
        """Whether anything is different afterwards, or somebody looked for a fight in vain."""
        return self.before != self.after or self.told[0].key == "told-fight-nobody"


def steps(told: Sequence[Event], forces: Forces) -> list[Step]:
    """Return what each order did, in order, to forces that stood so when orders were turned up.

    Of a turn that a version up to 0.3 began there is nothing: its events carry no facts.
    """
    found: list[Step] = []
    if not all(isinstance(one.facts["pirate"], str) for one in told if one.key == "told-orders"):
        return found
    for one in told:
        if one.key in BEGINS:
            now = found[-1].after if found else forces
            found.append(_step(one, now))
        if found and one.key not in ENDINGS:
            step = found[-1]
            step.told.append(one)
            step.after = _after(step, one)
    return found


def _step(told: Event, forces: Forces) -> Step:
    """Return the step that begins with an event, before anything has changed."""
    facts = told.facts
    if "captain" in facts:
        return Step([], 0, (facts["captain"],), forces, forces)
    sides = facts["who"] if told.key == "told-fight" else (facts["side"],)
    section = facts["section"] if "section" in facts else SECTION_OF[facts["deck"]]
    return Step([], section, sides, forces, forces)


def _after(step: Step, told: Event) -> Forces:
    """Return how both sides stand after an event of a step."""
    forces, facts = step.after, told.facts
    enemy_deck = DECK_AT[ENEMY[step.sides[0]], max(1, step.section)]
    match told.key:
        case "told-fight" | "told-fire":
            forces = _fallen(step, forces, facts["deck"], *facts["fallen"])
        case "told-boarding":
            forces = _fallen(step, forces, enemy_deck, facts["fallen"])
            _, crossed = facts["crossed"]
            forces = _cross(step, forces, enemy_deck, crossed)
        case "told-third":
            forces = _cross(step, forces, enemy_deck, 1)
        case "told-shoot":
            forces = _fallen(step, forces, enemy_deck, facts["fallen"])
        case "captain-follow" | "captain-withdraw" | "captain-home":
            forces = _changed(forces, facts["captain"], captain=facts["deck"])
        case "told-reinforce" | "told-rally":
            side, _ = facts["who"]
            step.moves.append((side, None, facts["deck"]))
            forces = _moved(_taken(forces, side, told.key), side, facts["deck"], 1)
        case "told-march":
            (side, _), start, end = facts["who"], facts["start"], facts["end"]
            step.moves.append((side, start, end))
            forces = _moved(_moved(forces, side, start, -1), side, end, 1)
    return forces


def _cross(step: Step, forces: Forces, deck: Deck, men: int) -> Forces:
    side, own = step.sides[0], opposite(deck)
    step.moves += [(side, own, deck)] * men
    return _moved(_moved(forces, side, own, -men), side, deck, men)


def _fallen(step: Step, forces: Forces, deck: Deck, *fallen: tuple[Side, int]) -> Forces:
    for side, men in fallen:
        if men:
            step.falls[side, deck] += men
        losses = forces[SIDES.index(side)].losses + men
        forces = _moved(_changed(forces, side, losses=losses), side, deck, -men)
    return forces


def _moved(forces: Forces, side: Side, deck: Deck, men: int) -> Forces:
    crew, at = forces[SIDES.index(side)].crew, DECKS.index(deck)
    return _changed(forces, side, crew=replaced(crew, at, max(0, crew[at] + men)))


def _taken(forces: Forces, side: Side, key: str) -> Forces:
    force = forces[SIDES.index(side)]
    if key == "told-rally":
        return _changed(forces, side, losses=max(0, force.losses - 1))
    return _changed(forces, side, pool=max(0, force.pool - 1))


def _changed(forces: Forces, side: Side, **fields: object) -> Forces:
    at = SIDES.index(side)
    return cast("Forces", replaced(forces, at, forces[at].model_copy(update=fields)))
