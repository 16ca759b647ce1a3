"""What an answer to a question of the turn does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje import events, model
from games.abordaje.components import DECK_AT, ENEMY, SECTION_OF, SIDES, opposite
from games.abordaje.model import Move, Task, task_of
from games.abordaje.rules.conditions import order_at
from games.abordaje.rules.orders import cross, early_aims
from games.kit.value import replaced

if TYPE_CHECKING:
    from games.abordaje.components import Deck, Side
    from games.abordaje.rules.working_copy import TurnCopy


def answer(copy: TurnCopy, question: Task, move: Move) -> None:
    """Carry out an answer to the question that has just been taken off the tasks."""
    side, own = question.side, DECK_AT.get((question.side, question.section))
    match move:
        case model.Swap():
            _swap(copy, side, move)
        case model.Captain():
            _send_captain(copy, question, move.deck)
        case model.Discipline():
            _use_discipline(copy)
        case model.Fight():
            copy.change(aims=(*copy.state.aims, (side, move.deck)))
            copy.record(events.aimed(side, move.deck))
        case model.Cross():
            cross(copy, side, question.section, 1)
            copy.record(events.third_crossed(side))
        case model.Shoot() if own:
            copy.kill(ENEMY[side], opposite(own), 1)
            copy.record(events.shot(side))
        case model.Reinforce() if own:
            _reinforce(copy, question, own)
        case model.March() | model.Regroup() if own:
            _move_men(copy, question, own, move)
        case model.Pass():
            _pass(copy, question)


def _pass(copy: TurnCopy, question: Task) -> None:
    """Tell what is left out before the reveal; after it that is seen anyway."""
    match question.kind:
        case "swap":
            copy.announce(events.not_swapped(question.side))
        case "captain":
            copy.announce(events.captain_stayed(question.side))


def _swap(copy: TurnCopy, side: Side, move: model.Swap) -> None:
    at = SIDES.index(side)
    row = copy.state.laid[at]
    first, second = map(copy.state.order_sections.index, (move.first, move.second))
    swapped = replaced(replaced(row, first, row[second]), second, row[first])
    copy.change(
        laid=replaced(copy.state.laid, at, swapped),
        swaps=(*copy.state.swaps, (side, move.first, move.second)),
    )
    copy.announce(events.swapped(side, move.first, move.second))


def _send_captain(copy: TurnCopy, question: Task, deck: Deck) -> None:
    copy.change_force(question.side, captain=deck)
    match question.kind:
        case "captain":
            copy.announce(events.captain_went("captain", question.side, deck))
        case "follow" | "withdraw" | "home":
            copy.record(events.captain_went(question.kind, question.side, deck))


def _use_discipline(copy: TurnCopy) -> None:
    """Take the Spanish captain's order out of its priority and put it before all orders."""
    section = SECTION_OF[copy.state.force("spanish").captain]
    order = order_at(copy.state, "spanish", section)
    copy.tasks.remove(task_of("order", "spanish", section, order))
    copy.tasks.insert(len(early_aims(copy.state)), task_of("drill", "spanish", section, order))
    copy.record(events.discipline_used(order, section))


def _move_men(copy: TurnCopy, question: Task, own: Deck, move: model.March | model.Regroup) -> None:
    """Let a man go; who regroups answers at once what would be asked next, too."""
    side = question.side
    if isinstance(move, model.Regroup):
        copy.tasks.remove(task_of("march", side, question.section, question.order))
        if move.reinforce:
            _reinforce(copy, question, own)
    if move.start and move.end:
        copy.add_men(side, move.start, -1)
        copy.add_men(side, move.end, 1)
        copy.record(events.marched(side, move.start, move.end))


def _reinforce(copy: TurnCopy, question: Task, own: Deck) -> None:
    force = copy.state.force(question.side)
    if question.kind == "rally":
        copy.change_force(question.side, losses=force.losses - 1)
        copy.record(events.reinforced("rally", question.side, own))
    else:
        copy.change_force(question.side, pool=force.pool - 1)
        copy.record(events.reinforced("reinforce", question.side, own))
    copy.add_men(question.side, own, 1)
