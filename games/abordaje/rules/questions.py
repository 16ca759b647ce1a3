"""The questions of a turn: what may be answered, and which answers are legal."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from games.abordaje import model
from games.abordaje.components import CANCELS, DECK_AT, ENEMY, SECTION_OF, opposite
from games.abordaje.rules.conditions import (
    aimed_deck,
    are_cancelled,
    captain_is_present,
    is_safe,
    mixed_decks,
    order_at,
)
from games.abordaje.rules.movement import (
    captain_steps,
    march_ways,
    nearest_safe_decks,
    neighbours,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.abordaje.components import Deck, Side
    from games.abordaje.model import Move, State, Task

ANSWER_KINDS: Final[dict[str, frozenset[str]]] = {
    "swap": frozenset(("swap", "pass")),
    "captain": frozenset(("captain", "pass")),
    "discipline": frozenset(("discipline", "pass")),
    "aim": frozenset(("fight",)),
    "third": frozenset(("cross", "pass")),
    "follow": frozenset(("captain", "pass")),
    "shoot": frozenset(("shoot", "pass")),
    "reinforce": frozenset(("regroup", "reinforce", "pass")),
    "rally": frozenset(("reinforce", "pass")),
    "march": frozenset(("march", "pass")),
    "withdraw": frozenset(("captain",)),
    "home": frozenset(("captain",)),
}
"""Every kind of question with the kinds of moves that can answer it."""


def is_question(task: Task) -> bool:
    """Tell whether a task is a question to a side, and does not happen by itself."""
    return task.kind in ANSWER_KINDS


# ---- what may be answered ----------------------------------------------------


def answers(state: State, question: Task) -> tuple[Move, ...]:
    """Return every legal answer to a question; none, or one, if there is nothing to decide."""
    return LEGAL_ANSWERS[question.kind](state, question)


def _swaps(state: State, _: Task) -> tuple[Move, ...]:
    return _every_swap(state.sections_in_play)


@cache
def _every_swap(sections: tuple[int, ...]) -> tuple[Move, ...]:
    pairs = combinations(sections, 2)
    return (model.PASS, *(model.swap(first=first, second=second) for first, second in pairs))


def _may_go(state: State, question: Task) -> tuple[Move, ...]:
    return (model.PASS, *_must_go(state, question))


def _must_go(state: State, question: Task) -> tuple[Move, ...]:
    return tuple(model.captain(deck=deck) for deck in captain_decks(state, question))


def _discipline(state: State, _: Task) -> tuple[Move, ...]:
    """Ask only where Navy discipline can matter (ruling 27)."""
    section = SECTION_OF[state.force("spanish").captain]
    matters = order_at(state, "spanish", section) != "fight" and not are_cancelled(state, section)
    return (model.PASS, model.DISCIPLINE) if matters else ()


def _aims(state: State, question: Task) -> tuple[Move, ...]:
    mixed = mixed_decks(state, question.section)
    undecided = len(mixed) > 1 and not aimed_deck(state, question.side, question.section)
    return tuple(model.fight(deck=deck) for deck in mixed) if undecided else ()


def _third_man(state: State, question: Task) -> tuple[Move, ...]:
    own = DECK_AT[question.side, question.section]
    return (model.PASS, model.CROSS) if state.men_on(question.side, own) else ()


def _shots(state: State, question: Task) -> tuple[Move, ...]:
    enemy = ENEMY[question.side]
    present = captain_is_present(state, question.side, question.section)
    able = present and state.men_on(enemy, DECK_AT[enemy, question.section])
    return (model.PASS, model.SHOOT) if able else ()


def _reinforcements(state: State, question: Task) -> tuple[Move, ...]:
    if not state.force(question.side).pool:
        return ()
    return (model.PASS, model.REINFORCE, *_regroupings(state, question))


def _regroupings(state: State, question: Task) -> tuple[Move, ...]:
    """Return the answers to an order that may bring a man and move one; none if nobody can move."""
    if question.order not in CANCELS:
        return ()
    side, section = question.side, question.section
    ways = [open_ways(state, side, section, joined=joined) for joined in (0, 1)]
    return tuple(
        model.regroup(reinforce=bool(joined), start=start, end=end)
        for joined in (0, 1)
        for start, end in ((None, None), *ways[joined])
        if any(ways)
    )


def asks_for_both(state: State) -> bool:
    """Tell whether it is asked at once if a man comes and if one goes."""
    question = state.tasks[0] if state.tasks and state.result is None else None
    is_first = question is not None and question.kind == "reinforce"
    return question is not None and is_first and bool(_regroupings(state, question))


def _rallies(state: State, question: Task) -> tuple[Move, ...]:
    present = captain_is_present(state, question.side, question.section)
    return (model.PASS, model.REINFORCE) if state.force(question.side).losses and present else ()


def _marches(state: State, question: Task) -> tuple[Move, ...]:
    ways = open_ways(state, question.side, question.section)
    return (model.PASS, *(model.march(start=start, end=end) for start, end in ways))


def as_a_whole(legal: Sequence[Move]) -> Sequence[Move]:
    """Leave out answers to one question of an order with a shield where both may be answered."""
    return [move for move in legal if isinstance(move, model.Regroup)] or legal


LEGAL_ANSWERS: Final[dict[str, Callable[[State, Task], tuple[Move, ...]]]] = {
    "swap": _swaps,
    "captain": _may_go,
    "discipline": _discipline,
    "aim": _aims,
    "third": _third_man,
    "follow": _may_go,
    "shoot": _shots,
    "reinforce": _reinforcements,
    "rally": _rallies,
    "march": _marches,
    "withdraw": _must_go,
    "home": _must_go,
}
"""Every kind of question with what lists its legal answers."""


def is_legal_answer(state: State, question: Task, move: Move) -> bool:
    """Tell whether an answer of the right kind is legal; a yes or no always is."""
    match move:
        case model.Swap(first=first, second=second):
            return first < second and {first, second} <= {*state.sections_in_play}
        case model.Captain(deck=deck):
            return deck in captain_decks(state, question)
        case model.Fight(deck=deck):
            return deck in mixed_decks(state, question.section)
        case model.March(start=start, end=end):
            return (start, end) in open_ways(state, question.side, question.section)
        case model.Regroup():
            return move in _regroupings(state, question)
    return True


def captain_decks(state: State, question: Task) -> tuple[Deck, ...]:
    """Return where the captain in question may go, not counting that he may stay."""
    side, in_play = question.side, state.sections_in_play
    here = state.force(side).captain
    match question.kind:
        case "captain":
            steps = captain_steps(side, here, in_play)
            return tuple(deck for deck in steps if is_safe(state, side, deck))
        case "withdraw" if state.men_on(ENEMY[side], here) and not state.men_on(side, here):
            return nearest_safe_decks(side, here, in_play, lambda deck: is_safe(state, side, deck))
        case "home" if SECTION_OF[here] not in in_play:
            return tuple(DECK_AT[side, one] for one in neighbours(SECTION_OF[here], in_play))
        case "follow" if here == DECK_AT[side, question.section]:
            return (opposite(here),)
    return ()


def open_ways(
    state: State, side: Side, section: int, joined: int = 0
) -> tuple[tuple[Deck, Deck], ...]:
    """Return the ways on which one man may move with Repel! or Take cover!: start and end.

    So many men have `joined` those on the own deck.
    """
    own = DECK_AT[side, section]
    foothold = state.men_on(side, opposite(own)) > 0
    return tuple(
        (start, end)
        for start, end in march_ways(side, section, state.sections_in_play)
        if state.men_on(side, start) + joined * (start == own)
        and (foothold or (start, end) != (own, opposite(own)))
    )
