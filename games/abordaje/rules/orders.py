"""The six orders: what happens by itself when one is carried out, and which questions follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje import events
from games.abordaje.components import DECK_AT, EFFECTS, ENEMY, SIDES, opposite
from games.abordaje.model import task_of
from games.abordaje.rules.conditions import fight_deck, is_mixed, order_at
from games.abordaje.rules.turn import directed_sections, sides_by_initiative

if TYPE_CHECKING:
    from games.abordaje.components import Deck, Side
    from games.abordaje.model import QuestionKind, State, Task
    from games.abordaje.rules.working_copy import TurnCopy


def carry_out(copy: TurnCopy, task: Task) -> None:
    """Carry out an order; what its owner may choose is put before all other tasks."""
    match task.order:
        case "fight":
            _fight(copy, task)
        case "boarding":
            _board(copy, task)
        case "fire":
            _fire(copy, task)
        case "repel" | "take_cover":
            copy.record(events.order_begins(task.order, task.side, task.section))
            _ask(copy, task, "reinforce", "march")
        case "stand_up":
            copy.record(events.order_begins(task.order, task.side, task.section))
            _ask(copy, task, "reinforce", "rally")


def _ask(copy: TurnCopy, task: Task, *kinds: QuestionKind) -> None:
    copy.put_first(*(task_of(kind, task.side, task.section, task.order) for kind in kinds))


# ---- Fight! ------------------------------------------------------------------


def early_aims(state: State) -> list[Task]:
    """Where both fight, both choose their decks before anything else happens (ruling 10)."""
    return [
        task_of("aim", side, section)
        for section in directed_sections(state)
        if all(order_at(state, side, section) == "fight" for side in SIDES)
        for side in sides_by_initiative(state.turn)
    ]


def _fight(copy: TurnCopy, task: Task) -> None:
    """Fight one combat, together with an enemy Fight! applied to the same deck (ruling 11)."""
    side, section, enemy = task.side, task.section, ENEMY[task.side]
    deck = fight_deck(copy.state, side, section)
    if deck is None or not is_mixed(copy.state, deck):
        copy.record(events.fought_nobody(side, section))
        return
    theirs = task_of("order", enemy, section, "fight")
    both = theirs in copy.tasks and fight_deck(copy.state, enemy, section) == deck
    if both:
        copy.tasks.remove(theirs)
    fighters = SIDES if both else (side,)
    pirates, spaniards = (force.on(deck) for force in copy.state.forces)
    _combat(copy, deck, fighters)
    pirates_left, spaniards_left = (force.on(deck) for force in copy.state.forces)
    fallen = (pirates - pirates_left, spaniards - spaniards_left)
    copy.record(events.fought(fighters, deck, fallen))


def _combat(copy: TurnCopy, deck: Deck, fighters: tuple[Side, ...]) -> None:
    """Three steps, each for both sides at once; it ends as soon as a side has no crew left."""
    captains = [side for side in fighters if copy.state.force(side).captain == deck]
    steps = (
        dict.fromkeys((ENEMY[side] for side in captains), EFFECTS.captain_kills),
        {side: EFFECTS.unmatched_loss for side in SIDES if side not in fighters},
        dict.fromkeys(SIDES, EFFECTS.common_loss),
    )
    for losses in steps:
        if is_mixed(copy.state, deck):
            for side, loss in losses.items():
                copy.kill(side, deck, loss)


# ---- Boarding! and Fire! -----------------------------------------------------


def _board(copy: TurnCopy, task: Task) -> None:
    """One enemy falls on the opposite deck, then two men cross, or as many as there are."""
    side, own = task.side, DECK_AT[task.side, task.section]
    fallen = copy.kill(ENEMY[side], opposite(own), EFFECTS.boarding_kills)
    crossed = min(EFFECTS.boarding_crosses, copy.state.men_on(side, own))
    cross(copy, side, task.section, crossed)
    copy.record(events.boarded(side, task.section, fallen, crossed))
    _ask(copy, task, "third", "follow")


def cross(copy: TurnCopy, side: Side, section: int, men: int) -> None:
    """Move crew from the own deck of a section to the opposite one."""
    own = DECK_AT[side, section]
    copy.add_men(side, own, -men)
    copy.add_men(side, opposite(own), men)


def _fire(copy: TurnCopy, task: Task) -> None:
    """Two men on the opposite deck fall, drawn at random among all who stand there."""
    deck = opposite(DECK_AT[task.side, task.section])
    crowd = [side for side in SIDES for _ in range(copy.state.men_on(side, deck))]
    luck = copy.chance.named("fire", copy.state.turn, task.side, task.section)
    hit = luck.shuffle(crowd)[: EFFECTS.fire_hits] if crowd else ()
    for side in SIDES:
        copy.kill(side, deck, hit.count(side))
    fallen = (hit.count("pirate"), hit.count("spanish"))
    copy.record(events.fired(task.side, deck, fallen))
    _ask(copy, task, "shoot")
