"""What it comes to that so many men stand on a deck: control, conquest, or a deck that holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.abordaje.components import (
    DECKS,
    EFFECTS,
    ENEMY,
    LIMITS,
    SECTION_OF,
    SHIP_OF,
    SIDES,
    deck_name,
    opposite,
)
from games.abordaje.model import task_of
from games.kit.text import Text, text
from games.kit.value import replaced

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.abordaje.components import Deck, Side
    from games.abordaje.model import State

WORTHS: Final[Mapping[str, float]] = {
    "stake-wins": 3.0,
    "stake-conquers": 1.6,
    "stake-controls": 0.8,
    "stake-short": 0.2,
    "stake-slips": -0.6,
    "stake-frees": 0.9,
    "stake-holds": 0.4,
    "stake-firm": 0.5,
    "stake-strikes": 0.4,
    "stake-quiet": 0.3,
    "stake-weak": 0.2,
    "stake-yields": -0.7,
    "stake-falls": -1.6,
}
"""What a deck is worth to a side as a reason, by what the men on it come to."""
HELD: Final = frozenset({"stake-controls", "stake-conquers", "stake-wins"})
"""What men on an enemy deck come to who are more than its defenders."""
UNCONTESTED: Final = frozenset({"stake-firm", "stake-strikes", "stake-quiet", "stake-weak"})
"""What own decks come to on which no enemy stands."""
A_MAN_MORE: Final = 0.05
"""Of a man more than the enemy has, where it comes to the same."""


class Men(NamedTuple):
    """Who stands on a deck, as one side counts."""

    own: int
    enemy: int

    @property
    def facts(self) -> dict[str, int]:
        """Both as arguments of a text."""
        return {"own": self.own, "enemy": self.enemy}


def men_there(state: State, side: Side, deck: Deck, more: int = 0, fewer: int = 0) -> Men:
    """Return the men on a deck, if `more` own ones come there and `fewer` enemies are left."""
    there = state.men_on(ENEMY[side], deck)
    return Men(state.men_on(side, deck) + more, max(0, there - fewer))


class TooFew(NamedTuple):
    """Men on the decks, and how few are not too few."""

    men: int
    least: int


def too_few(state: State, side: Side, fallen: int) -> TooFew | None:
    """Return how many men a side would have on the decks if so many fell; None if enough."""
    men, least = sum(state.force(side).crew) - fallen, len(state.sections_in_play)
    return TooFew(men, least) if men < least else None


def crossing(men: int) -> int:
    """Return how many of so many men can cross with a Boarding!.

    >>> crossing(2), crossing(5)
    (2, 3)
    """
    return min(EFFECTS.boarding_crosses + 1, men)


def with_captain(state: State, side: Side, deck: Deck) -> State:
    """Return a position in which a captain stands on another deck."""
    return _with(state, side, captain=deck)


def with_more(state: State, side: Side, more: Mapping[Deck, int]) -> State:
    """Return a position with so many men more on decks, or fewer."""
    crew = zip(DECKS, state.force(side).crew, strict=True)
    return _with(state, side, crew=tuple(many + more.get(deck, 0) for deck, many in crew))


def _with(state: State, side: Side, **fields: object) -> State:
    force = state.force(side).model_copy(update=fields)
    return state.model_copy(update={"forces": replaced(state.forces, SIDES.index(side), force)})


def stake_of(state: State, side: Side, deck: Deck, men: Men) -> Text:
    """Say what it comes to that these men stand on a deck, if it stays so to the end of the turn.

    Captains stand where they do.
    """
    if SHIP_OF[deck] != side:
        return _abroad(state, side, deck, men)
    return _at_home(state, side, deck, men)


def _abroad(state: State, side: Side, deck: Deck, men: Men) -> Text:
    """Say what men on an enemy deck come to; the captain counts beside one of them at least."""
    force = state.force(side)
    missing = men.enemy + 1 - men.own
    short = max(missing - (force.captain == deck), int(not men.own))
    if short > 0:
        key = "stake-slips" if deck in force.markers else "stake-short"
        return text(key, n=short, own=men.own, captain=int(short < missing))
    needs_captain = int(men.own <= men.enemy)
    if deck not in force.markers:
        return text("stake-controls", captain=needs_captain)
    is_last = len(force.conquests) + 1 >= LIMITS.conquests_to_win
    return text("stake-wins" if is_last else "stake-conquers", captain=needs_captain)


def _at_home(state: State, side: Side, deck: Deck, men: Men) -> Text:
    """Say what men on the own deck come to."""
    enemy = state.force(ENEMY[side])
    is_marked = deck in enemy.markers
    captain = int(enemy.captain == deck)
    over = men.enemy + (men.enemy > 0) * captain - men.own
    if over > 0 and men.enemy:
        needs_captain = int(men.enemy <= men.own)
        return text("stake-falls" if is_marked else "stake-yields", captain=needs_captain)
    if is_marked:
        return text("stake-frees")
    if men.enemy:
        return text("stake-holds", spare=-over, captain=captain)
    return _against_boarding(state, side, deck, men)


def _against_boarding(state: State, side: Side, deck: Deck, men: Men) -> Text:
    """Say if an own deck without enemies holds against a Boarding!, or what it is else good for.

    That is one that is still to come this turn, or else next turn.
    """
    enemy, there = state.force(ENEMY[side]), opposite(deck)
    strikes, come = _strikes(state, side, there, men), crossing(enemy.on(there))
    if not come:
        return strikes or text("stake-quiet")
    captain = int(enemy.captain in {there, deck})
    stay = max(0, men.own - EFFECTS.boarding_kills)
    to_come = task_of("order", ENEMY[side], SECTION_OF[deck], "boarding") in state.tasks
    is_firm = come + captain <= stay
    if strikes and not (is_firm or to_come):
        return strikes
    key = "stake-firm" if is_firm else "stake-weak"
    return text(key, n=come, captain=captain, own=stay, now=int(to_come))


def _strikes(state: State, side: Side, there: Deck, men: Men) -> Text | None:
    """Say that the men on an own deck could take the opposite one with a Boarding! next turn."""
    come, foothold = crossing(men.own), men_there(state, side, there)
    captain = int(state.force(side).captain in {there, opposite(there)})
    left = max(0, foothold.enemy - EFFECTS.boarding_kills)
    is_held = stake_of(state, side, there, foothold).key in HELD
    if not come or is_held or come + foothold.own + captain <= left:
        return None
    facts = {"n": come + foothold.own, "captain": captain, "enemy": left}
    return text("stake-strikes", deck=deck_name(there), **facts)


def gain_on(state: State, side: Side, deck: Deck, men: Men) -> float:
    """Return by how much a deck is worth more with these men than with those who stand there."""
    now = men_there(state, side, deck)
    return worth_of_stake(state, side, deck, men) - worth_of_stake(state, side, deck, now)


def worth_of_stake(state: State, side: Side, deck: Deck, men: Men) -> float:
    """Return what a deck with these men is worth as a reason."""
    stake = stake_of(state, side, deck, men)
    return WORTHS[stake.key] + A_MAN_MORE * max(-3, min(3, men.own - men.enemy))
