"""The course of a turn once all orders lie: reveal, orders by priority, aftermath, next turn.

`advance` goes on until a side must decide; a question with a single answer is not asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje import events
from games.abordaje.components import ENEMY, PRIORITY, SIDES
from games.abordaje.model import task_of
from games.abordaje.rules.aftermath import end_turn, settle_control
from games.abordaje.rules.answers import answer
from games.abordaje.rules.conditions import are_cancelled, cancels, captain_is_present, order_at
from games.abordaje.rules.orders import carry_out, early_aims
from games.abordaje.rules.questions import answers, is_question
from games.abordaje.rules.turn import directed_sections, sides_by_initiative

if TYPE_CHECKING:
    from games.abordaje.components import Side
    from games.abordaje.model import Move, State, Task
    from games.abordaje.rules.working_copy import TurnCopy


def begin(copy: TurnCopy) -> None:
    """Go on with tactics and captains once all orders lie, up to the next question."""
    sides = sides_by_initiative(copy.state.turn)
    copy.tasks = [
        *(task_of("swap", side) for side in sides if side in copy.set_up.may_swap),
        *(task_of("captain", side) for side in sides),
        task_of("reveal"),
    ]
    advance(copy)


def resume(copy: TurnCopy, move: Move) -> None:
    """Answer the open question, the first of the tasks, and go on."""
    answer(copy, copy.tasks.pop(0), move)
    advance(copy)


def advance(copy: TurnCopy) -> None:
    """Work through the tasks until a side has a choice, or nothing is left."""
    while copy.tasks and copy.state.result is None:
        task = copy.tasks[0]
        if is_question(task):
            legal = answers(copy.state, task)
            if len(legal) > 1:
                return
            del copy.tasks[0]
            if legal and legal[0].kind != "pass":
                answer(copy, task, legal[0])
        else:
            del copy.tasks[0]
            _do(copy, task)


def _do(copy: TurnCopy, task: Task) -> None:
    """Let happen what happens by itself."""
    match task.kind:
        case "reveal":
            _reveal(copy)
        case "order" | "drill":
            carry_out(copy, task)
        case "aftermath":
            settle_control(copy)
        case "turn":
            end_turn(copy)


# ---- the reveal --------------------------------------------------------------


def _reveal(copy: TurnCopy) -> None:
    """Turn all orders up, and put what follows from them before all other tasks."""
    _tell_orders(copy)
    copy.change(forces_before=copy.state.forces)
    state = copy.state
    copy.put_first(
        *([task_of("discipline", "spanish")] if copy.set_up.discipline else ()),
        *early_aims(state),
        *_orders_to_carry_out(state),
        *_tasks_after_orders(state),
    )


def _tell_orders(copy: TurnCopy) -> None:
    state = copy.state
    copy.begin_record()
    copy.record(events.revealed(state.turn))
    for section in state.sections_in_play:
        pirate, spanish = (order_at(state, side, section) for side in SIDES)
        copy.record(events.orders_met(section, pirate, spanish))
    for section in directed_sections(state):
        for side in sides_by_initiative(state.turn):
            if cancels(state, side, section):
                copy.record(events.cancelled(section, order_at(state, side, section)))


def _orders_to_carry_out(state: State) -> list[Task]:
    """List the orders as they are carried out (ruling 6), without those that are cancelled."""
    orders = [
        task_of("order", side, section, order_at(state, side, section))
        for side in sides_by_initiative(state.turn)
        for section in directed_sections(state)
        if _acts(state, side, section)
    ]
    # The sort is stable: among equals initiative and direction stay as they are.
    orders.sort(key=lambda task: PRIORITY[task.order] if task.order else 0)
    return [task for order in orders for task in _with_aims(state, order)]


def _acts(state: State, side: Side, section: int) -> bool:
    """Tell whether an order is carried out; one that cancels only with its captain present."""
    if cancels(state, side, section):
        return captain_is_present(state, side, section)
    return not are_cancelled(state, section)


def _with_aims(state: State, task: Task) -> list[Task]:
    """Let a Fight! be aimed before it is carried out, unless it was aimed already."""
    if task.order != "fight":
        return [task]
    enemy = ENEMY[task.side]
    aims = [task_of("aim", task.side, task.section)]
    if order_at(state, enemy, task.section) == "fight":
        aims.append(task_of("aim", enemy, task.section))
    return [*aims, task]


def _tasks_after_orders(state: State) -> list[Task]:
    sides = sides_by_initiative(state.turn)
    return [
        *(task_of("withdraw", side) for side in sides),
        task_of("aftermath"),
        *(task_of("home", side) for side in sides),
        task_of("turn"),
    ]
