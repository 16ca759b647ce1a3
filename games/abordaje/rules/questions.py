"""The questions of a turn: what may be answered, and what an answer does."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from games.abordaje.components import DECK, FOE, SECTION, opposite
from games.abordaje.events import captain_text, deck_text, men, order_text, side_text
from games.abordaje.model import (
    PASS,
    Captain,
    Cross,
    Discipline,
    Fight,
    March,
    Move,
    Pass,
    Reinforce,
    Shoot,
    Swap,
    Task,
    TaskKind,
    captain,
    march,
    swap,
    task,
)
from games.abordaje.rules.movement import beside, nearest, paths, strides
from games.abordaje.rules.orders import cross, early_aims, mixed_decks

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.abordaje.components import Deck, Side
    from games.abordaje.rules.working_copy import Battle

VERBS: Final[dict[TaskKind, frozenset[str]]] = {
    "swap": frozenset(("swap", "pass")),
    "captain": frozenset(("captain", "pass")),
    "discipline": frozenset(("discipline", "pass")),
    "aim": frozenset(("fight",)),
    "third": frozenset(("cross", "pass")),
    "follow": frozenset(("captain", "pass")),
    "shoot": frozenset(("shoot", "pass")),
    "reinforce": frozenset(("reinforce", "pass")),
    "rally": frozenset(("reinforce", "pass")),
    "march": frozenset(("march", "pass")),
    "withdraw": frozenset(("captain",)),
    "home": frozenset(("captain",)),
}
"""Every question with the kinds of moves that can answer it."""

CROSS: Final = Cross()
DISCIPLINE: Final = Discipline()
REINFORCE: Final = Reinforce()
SHOOT: Final = Shoot()

# ---- what may be answered ----------------------------------------------------


def answers(battle: Battle, now: Task) -> tuple[Move, ...]:
    """Return every legal answer to a question; none, or one, if there is nothing to decide."""
    return ASKED[now.kind](battle, now)


def _swaps(battle: Battle, _: Task) -> tuple[Move, ...]:
    return _every_swap(battle.active)


@cache
def _every_swap(active: tuple[int, ...]) -> tuple[Move, ...]:
    return (PASS, *(swap(*pair) for pair in combinations(active, 2)))


def _may_go(battle: Battle, now: Task) -> tuple[Move, ...]:
    return (PASS, *map(captain, ways(battle, now)))


def _must_go(battle: Battle, now: Task) -> tuple[Move, ...]:
    return tuple(map(captain, ways(battle, now)))


def _discipline(battle: Battle, _: Task) -> tuple[Move, ...]:
    """Ask only where Navy discipline can matter (ruling 27)."""
    section = SECTION[battle.force["spanish"].captain]
    matters = battle.order("spanish", section) != "fight" and not battle.cancelled(section)
    return (PASS, DISCIPLINE) if matters else ()


def _aims(battle: Battle, now: Task) -> tuple[Move, ...]:
    mixed = mixed_decks(battle, now.section)
    undecided = len(mixed) > 1 and (now.side, now.section) not in battle.aims
    return tuple(Fight(deck=deck) for deck in mixed) if undecided else ()


def _third(battle: Battle, now: Task) -> tuple[Move, ...]:
    return (PASS, CROSS) if battle.men(now.side, DECK[now.side, now.section]) else ()


def _shots(battle: Battle, now: Task) -> tuple[Move, ...]:
    foe = FOE[now.side]
    able = battle.present(now.side, now.section) and battle.men(foe, DECK[foe, now.section])
    return (PASS, SHOOT) if able else ()


def _reinforcements(battle: Battle, now: Task) -> tuple[Move, ...]:
    return (PASS, REINFORCE) if battle.force[now.side].pool else ()


def _rallies(battle: Battle, now: Task) -> tuple[Move, ...]:
    able = battle.force[now.side].losses and battle.present(now.side, now.section)
    return (PASS, REINFORCE) if able else ()


def _marches(battle: Battle, now: Task) -> tuple[Move, ...]:
    return (PASS, *(march(*way) for way in marches(battle, now.side, now.section)))


ASKED: Final[dict[TaskKind, Callable[[Battle, Task], tuple[Move, ...]]]] = {
    "swap": _swaps,
    "captain": _may_go,
    "discipline": _discipline,
    "aim": _aims,
    "third": _third,
    "follow": _may_go,
    "shoot": _shots,
    "reinforce": _reinforcements,
    "rally": _rallies,
    "march": _marches,
    "withdraw": _must_go,
    "home": _must_go,
}
"""Every question with what may be answered."""


def allows(battle: Battle, now: Task, move: Move) -> bool:
    """Tell whether an answer of the right kind is legal; a yes or no always is."""
    match move:
        case Swap(first=first, second=second):
            return first < second and {first, second} <= {*battle.active}
        case Captain(deck=deck):
            return deck in ways(battle, now)
        case Fight(deck=deck):
            return deck in mixed_decks(battle, now.section)
        case March(start=start, end=end):
            return (start, end) in marches(battle, now.side, now.section)
    return True


def ways(battle: Battle, now: Task) -> tuple[Deck, ...]:
    """Return where the captain in question may go, not counting that he may stay."""
    side, here = now.side, battle.force[now.side].captain
    match now.kind:
        case "captain":
            steps = strides(side, here, battle.active)
            return tuple(deck for deck in steps if battle.safe(side, deck))
        case "withdraw" if battle.men(FOE[side], here) and not battle.men(side, here):
            return nearest(side, here, battle.active, lambda deck: battle.safe(side, deck))
        case "home" if SECTION[here] not in battle.active:
            return tuple(DECK[side, one] for one in beside(SECTION[here], battle.active))
        case "follow" if here == DECK[side, now.section]:
            return (opposite(here),)
    return ()


def marches(battle: Battle, side: Side, section: int) -> tuple[tuple[Deck, Deck], ...]:
    """Return the ways on which one man may move with Repel! or Take cover!."""
    own = DECK[side, section]
    foothold = battle.men(side, opposite(own)) > 0
    return tuple(
        (start, end)
        for start, end in paths(side, section, battle.active)
        if battle.men(side, start) and (foothold or (start, end) != (own, opposite(own)))
    )


# ---- what an answer does -----------------------------------------------------


def answer(battle: Battle, now: Task, move: Move) -> None:
    """Carry out an answer to the question that has just been taken off the agenda."""
    side, own = now.side, DECK.get((now.side, now.section))
    match move:
        case Swap():
            _swap(battle, side, move)
        case Captain():
            _send(battle, now, move.deck)
        case Discipline():
            _drill(battle)
        case Fight():
            battle.aims[side, now.section] = move.deck
            battle.tell("told-aim", side=side_text(side), deck=deck_text(move.deck))
        case Cross():
            cross(battle, side, now.section, 1)
            battle.tell("told-third", who=men(side, 1))
        case Shoot() if own:
            battle.kill(FOE[side], opposite(own), 1)
            battle.tell("told-shoot", captain=captain_text(side), fallen=men(FOE[side], 1))
        case Reinforce() if own:
            _reinforce(battle, now, own)
        case March():
            battle.put(side, move.start, -1)
            battle.put(side, move.end, 1)
            battle.tell(
                "told-march",
                who=men(side, 1),
                start=deck_text(move.start),
                end=deck_text(move.end),
            )
        case Pass() if now.kind in {"swap", "captain"}:
            battle.say(f"{now.kind}-passed", side=side_text(side), captain=captain_text(side))


def _swap(battle: Battle, side: Side, move: Swap) -> None:
    row = list(battle.laid[side])
    first, second = map(battle.positions.index, (move.first, move.second))
    row[first], row[second] = row[second], row[first]
    battle.laid[side] = tuple(row)
    battle.swaps += ((side, move.first, move.second),)
    battle.say("swapped", side=side_text(side), first=move.first, second=move.second)


def _send(battle: Battle, now: Task, deck: Deck) -> None:
    battle.change(now.side, captain=deck)
    told = battle.say if now.kind == "captain" else battle.tell
    told(f"captain-{now.kind}", captain=captain_text(now.side), deck=deck_text(deck))


def _drill(battle: Battle) -> None:
    """Take the Spanish captain's order out of its priority and put it before all orders."""
    section = SECTION[battle.force["spanish"].captain]
    order = battle.order("spanish", section)
    battle.agenda.remove(task("order", "spanish", section, order))
    battle.agenda.insert(len(early_aims(battle)), task("drill", "spanish", section, order))
    battle.tell("told-drill", order=order_text(order), section=section)


def _reinforce(battle: Battle, now: Task, own: Deck) -> None:
    source = "losses" if now.kind == "rally" else "pool"
    left = getattr(battle.force[now.side], source)
    battle.change(now.side, **{source: left - 1})
    battle.put(now.side, own, 1)
    battle.tell(f"told-{now.kind}", who=men(now.side, 1), deck=deck_text(own))
