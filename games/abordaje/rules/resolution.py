"""The course of a turn once all orders lie: reveal, orders by priority, aftermath, next turn.

`advance` goes on until somebody must decide; a question with a single answer is not asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.components import (
    CANCELS,
    COURSE,
    DECK,
    DECKS,
    FOE,
    PRIORITY,
    SECTION,
    SIDES,
    Deck,
    SetUp,
    Side,
)
from games.abordaje.events import deck_text, men, order_text, side_text, turn_begins
from games.abordaje.model import Exchange, Task, task
from games.abordaje.rules.orders import carry_out, early_aims
from games.abordaje.rules.questions import VERBS, answer, answers
from games.abordaje.rules.setup import deal
from games.abordaje.rules.turn import initiative
from games.kit.game import Outcome

if TYPE_CHECKING:
    from games.abordaje.model import Move
    from games.abordaje.rules.working_copy import Battle


def plan(set_up: SetUp, turn: int) -> list[Task]:
    """Return the agenda of a turn from when all orders lie face down."""
    first = initiative(turn)
    sides = (first, FOE[first])
    return [
        *(task("swap", side) for side in sides if side in set_up.swaps),
        *(task("captain", side) for side in sides),
        task("reveal"),
    ]


def resume(battle: Battle, move: Move) -> None:
    """Answer the question at the head of the agenda, and go on."""
    answer(battle, battle.agenda.pop(0), move)
    advance(battle)


def advance(battle: Battle) -> None:
    """Work through the agenda until somebody has a choice, or nothing is left."""
    while battle.agenda and battle.result is None:
        now = battle.agenda[0]
        if now.kind in VERBS:
            legal = answers(battle, now)
            if len(legal) > 1:
                return
            del battle.agenda[0]
            if legal and legal[0].kind != "pass":
                answer(battle, now, legal[0])
            continue
        del battle.agenda[0]
        match now.kind:
            case "reveal":
                _reveal(battle)
            case "order" | "drill":
                carry_out(battle, now)
            case "aftermath":
                _aftermath(battle)
            case "turn":
                _end_turn(battle)


# ---- the reveal --------------------------------------------------------------


def _reveal(battle: Battle) -> None:
    battle.begin_story()
    battle.tell("told-reveal", turn=battle.state.turn)
    for section in battle.active:
        pirate, spanish = (battle.order(side, section) for side in SIDES)
        battle.tell(
            "told-orders", section=section, pirate=order_text(pirate), spanish=order_text(spanish)
        )
    for section in battle.positions:
        for side in battle.by_initiative:
            if battle.cancels(side, section):
                shield = battle.order(side, section)
                battle.tell(
                    "told-cancel",
                    section=section,
                    shield=order_text(shield),
                    struck=order_text(CANCELS[shield]),
                )
    battle.next(*_discipline(battle), *early_aims(battle), *_by_priority(battle), *_ending(battle))


def _discipline(battle: Battle) -> list[Task]:
    return [task("discipline", "spanish")] if battle.set_up.discipline else []


def _by_priority(battle: Battle) -> list[Task]:
    """List the orders as they are carried out (ruling 6), without those that are cancelled."""
    row = [
        (battle.order(side, section), side, section)
        for side in battle.by_initiative
        for section in battle.positions
        if _acts(battle, side, section)
    ]
    row.sort(key=lambda one: PRIORITY[one[0]])  # stable: initiative and direction stay as they are
    return [
        one
        for order, side, section in row
        for one in _with_aims(battle, task("order", side, section, order))
    ]


def _acts(battle: Battle, side: Side, section: int) -> bool:
    """Tell whether an order is carried out; one that cancels only with its captain present."""
    if battle.cancels(side, section):
        return battle.present(side, section)
    return not battle.cancelled(section)


def _with_aims(battle: Battle, now: Task) -> list[Task]:
    """Let a Fight! be aimed before it is carried out, unless it was aimed already."""
    if now.order != "fight":
        return [now]
    aims = [task("aim", now.side, now.section)]
    if battle.order(FOE[now.side], now.section) == "fight":
        aims.append(task("aim", FOE[now.side], now.section))
    return [*aims, now]


def _ending(battle: Battle) -> list[Task]:
    return [
        *(task("withdraw", side) for side in battle.by_initiative),
        task("aftermath"),
        *(task("home", side) for side in battle.by_initiative),
        task("turn"),
    ]


# ---- the aftermath -----------------------------------------------------------


def _aftermath(battle: Battle) -> None:
    """Extermination first; only if nobody falls, control and conquest."""
    fallen = [side for side in SIDES if sum(battle.force[side].crew) < len(battle.active)]
    for side in fallen:
        battle.tell(
            "told-exterminated",
            side=side,
            men=men(side, sum(battle.force[side].crew)),
            sections=len(battle.active),
        )
    if fallen:
        _finish(battle, [side for side in SIDES if side not in fallen], "extermination")
        return
    conquered = [deck for side in SIDES for deck in _control(battle, side)]
    for section in dict.fromkeys(SECTION[deck] for deck in conquered):
        _flip(battle, section)
    if won := [s for s in SIDES if len(battle.force[s].conquests) >= COURSE.conquests]:
        _finish(battle, won, "conquest")


def _control(battle: Battle, side: Side) -> list[Deck]:
    """Set and remove a side's markers; return the decks it conquers."""
    force = battle.force[side]
    held = [DECK[FOE[side], one] for one in battle.active if _controls(battle, side, one)]
    conquered = [deck for deck in held if deck in force.markers]
    for deck in force.markers:
        if deck not in held:
            battle.tell("told-lost", side=side_text(side), deck=deck_text(deck))
    for deck in held:
        key = "told-conquest" if deck in conquered else "told-control"
        battle.tell(key, side=side_text(side), deck=deck_text(deck))
    battle.change(
        side,
        markers=tuple(deck for deck in held if deck not in conquered),
        conquests=(*force.conquests, *conquered),
    )
    return conquered


def _controls(battle: Battle, side: Side, section: int) -> bool:
    """Tell whether a side outnumbers the defenders on an enemy deck (ruling 23)."""
    deck = DECK[FOE[side], section]
    crew = battle.men(side, deck)
    captain = crew > 0 and battle.force[side].captain == deck
    return crew + captain > battle.men(FOE[side], deck)


def _flip(battle: Battle, section: int) -> None:
    """Take a section out of play: its crew returns to the pools, its markers are gone."""
    battle.active = tuple(one for one in battle.active if one != section)
    for side in SIDES:
        force = battle.force[side]
        back = sum(force.on(DECK[ship, section]) for ship in SIDES)
        crew = (0 if SECTION[d] == section else n for d, n in zip(DECKS, force.crew, strict=True))
        markers = tuple(deck for deck in force.markers if SECTION[deck] != section)
        battle.change(side, crew=tuple(crew), pool=force.pool + back, markers=markers)
    battle.tell("told-flip", section=section)


def _finish(battle: Battle, winners: list[Side], how: str) -> None:
    """End the match: one winner, or a tie if both won or both fell (ruling 26)."""
    sole = len(winners) == 1
    seats = [battle.state.seat_of(side) for side in winners] if sole else []
    reason = f"won-by-{how}" if sole else f"tie-by-{how}"
    battle.result = Outcome(winners=frozenset(seats), reason=reason)
    battle.publish()


def _end_turn(battle: Battle) -> None:
    """Tell the story, take all orders back, and deal the next turn."""
    state = battle.state
    cap = state.options.turn_cap
    if cap != "none" and state.turn >= int(cap):
        battle.tell("told-cap", turn=state.turn)
        _finish(battle, [], "turns")
        return
    met = tuple(
        Exchange(
            section=section,
            orders=(battle.order("pirate", section), battle.order("spanish", section)),
            cancelled=battle.cancelled(section),
        )
        for section in state.active
    )
    hands, aside = deal(battle.set_up, battle.chance)
    battle.publish()
    battle.events.append(turn_begins(state.turn + 1))
    battle.aims, battle.laid, battle.swaps = {}, {"pirate": (), "spanish": ()}, ()
    battle.state = state.model_copy(
        update={"turn": state.turn + 1, "hands": hands, "aside": aside, "last": met}
    )
