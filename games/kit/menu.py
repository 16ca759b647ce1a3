"""Menus over legal moves: which decisions lead to a move, one after another.

A menu is derived from the legal moves and a path of answers, so nothing is stored between two
presses: a button carries the seat's stamp and the path, which mean the same after a restart.

Three things keep the way to a move short. Answers that a game calls likely stand first, as moves
that one press makes; the others are behind one more answer. A question with more answers than
buttons asks for their group first, where the game names groups. Moves that are asked alike are one
answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar
from zlib import crc32

from games.kit.game import AnyGame, Decision, IllegalMove, Proposals, Text, Value, text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

M = TypeVar("M", bound=Value)

LONGEST_LABEL: Final = 80
"""Characters of an answer's label: Discord's limit for a button."""
MOST_BUTTONS: Final = 10
"""Answers that are shown as buttons, in two rows; more are asked by group, or become a list."""
MOST_LIKELY_BUTTONS: Final = MOST_BUTTONS - 1
"""Likely moves shown as buttons: one is left for what leads to the others."""
MOST_LIKELY_LISTED: Final = 25
"""Further likely moves, in a list beside the buttons; more are among the others."""


@dataclass(frozen=True)
class Breakdown(Generic[M]):
    """A move with the decisions that lead to it."""

    decisions: tuple[Decision, ...]
    move: M


@dataclass(frozen=True)
class Option(Generic[M]):
    """One answer in a menu; `move` is set when nothing is left to decide after it."""

    label: Text
    icon: str | None
    move: M | None
    value: str | None
    """The value of the decision it answers; None if it answers none, or several at once."""
    moves: tuple[M, ...]
    """All that it may still lead to."""
    on_button: Text | None = None
    """What stands on its button, if not the label."""


@dataclass(frozen=True)
class Menu(Generic[M]):
    """One question with its answers; the n-th answer extends the path by n."""

    ask: Text
    options: tuple[Option[M], ...]
    chosen: tuple[Decision, ...]
    """The answers given so far, also those that were the only one."""
    buttons: int
    """How many of the answers, the first ones, are buttons; the others make up a list."""
    proposals: Proposals = ()
    """The answers that a picture shows apart: likely moves with a sign, or those of a group."""


@dataclass(frozen=True)
class _Question(Generic[M]):
    """Moves that agree in their first `depth` decisions, and how the next one is asked."""

    moves: Sequence[Breakdown[M]]
    depth: int = 0
    others: bool = False
    """Whether the likely moves were passed over, so that all are asked one decision at a time."""
    grouped: bool = False
    """Whether the group was chosen."""

    @cached_property
    def choices(self) -> list[list[Breakdown[M]]]:
        """The moves by their answer to this decision, in the order they are listed."""
        return _by(self.moves, lambda one: one.decisions[self.depth].value)


@dataclass(frozen=True)
class _Offer(Generic[M]):
    """How a question is asked, and its answers."""

    ask: Text
    answers: list[tuple[Option[M], _Question[M]]]
    """Each with the question it leads to."""
    are_likely: bool = False
    """Whether the likely moves come first."""


def break_down(game: AnyGame, view: Any, legal: Iterable[M]) -> tuple[Breakdown[M], ...]:
    """Return a seat's legal moves, each with the decisions that lead to it from what it sees."""
    return tuple(Breakdown(game.decisions(view, move), move) for move in legal)


def menu(moves: Sequence[Breakdown[M]], path: Sequence[int] = ()) -> Menu[M] | M:
    """Follow `path` through the decisions of legal moves: the next question, or the move it led to.

    A question with a single answer is not asked, except the last one: a move is always pressed.

    Raises:
        IllegalMove: "moved-on" if the path leads nowhere.
    """
    if not moves:
        raise IllegalMove("moved-on")
    question = _Question(moves)
    for n, answer in enumerate(path, start=1):
        answers = _offer(_next_asked(question)).answers
        if not 0 <= answer < len(answers):
            raise IllegalMove("moved-on")
        option, question = answers[answer]
        if option.move is not None:
            # A path that goes on behind a move was drawn from another menu.
            if n < len(path):
                raise IllegalMove("moved-on")
            return option.move
    question = _next_asked(question)
    offer, first = _offer(question), question.moves[0].decisions
    options, _ = zip(*offer.answers, strict=True)
    fits = len(options) <= _most_buttons(question) or offer.are_likely
    buttons = min(len(options), MOST_BUTTONS) if fits else 0
    proposals = _proposals(question, offer)
    return Menu(offer.ask, options, first[: question.depth], buttons, proposals)


def _most_buttons(question: _Question[M]) -> int:
    """Return how many answers are shown as buttons: a question without groups may say so."""
    asked = [one.decisions[question.depth] for one in question.moves]
    if any(one.group is not None for one in asked):
        return MOST_BUTTONS
    return asked[0].ungrouped or MOST_BUTTONS


def _proposals(question: _Question[M], offer: _Offer[M]) -> Proposals:
    """Return what is left of the likely moves that have a sign in the picture, or of a group."""
    if not offer.are_likely and not question.grouped:
        return ()
    depth = question.depth
    found = (below.moves[0].decisions[depth:] for option, below in offer.answers if option.move)
    return tuple(one for one in found if question.grouped or one[0].proposal)


def path_to(moves: Sequence[Breakdown[M]], values: Iterable[str]) -> tuple[int, ...]:
    """Return the path that gives these answers, as far as each is asked and not yet a move."""
    path: tuple[int, ...] = ()
    for value in values:
        found = menu(moves, path) if moves else None
        options = found.options if isinstance(found, Menu) else ()
        at = next((n for n, one in enumerate(options) if one.value == value), None)
        if at is None or options[at].move is not None:
            break
        path = (*path, at)
    return path


def _next_asked(question: _Question[M]) -> _Question[M]:
    """Return the question itself, or the first one after it that has more than one answer."""
    while len(choices := question.choices) == 1 and not _are_alike(choices[0]):
        question = _Question(question.moves, question.depth + 1, others=question.others)
    if len(choices) == 1:  # a single move: its last decision is asked
        return _Question(question.moves, len(question.moves[0].decisions) - 1)
    return question


def _offer(question: _Question[M]) -> _Offer[M]:
    """Return how a question is asked, and what answers it."""
    ask = question.moves[0].decisions[question.depth].ask
    if likely := _likely_first(question):
        return _Offer(ask, likely, are_likely=True)
    if groups := _by_group(question):
        asks = (one.decisions[question.depth].ask_group for one in question.moves)
        return _Offer(next(filter(None, asks), ask), groups)
    return _Offer(ask, _one_by_one(question))


def _likely_first(question: _Question[M]) -> list[tuple[Option[M], _Question[M]]]:
    """Offer the moves whose remaining answers are all likely, and among them the way to the rest.

    The way to the rest is the last of the buttons; what goes beyond them is a list.
    """
    likely, depth = _likely(question), question.depth
    if not likely:
        return []
    groups = _by(likely, _asked_as)[: MOST_LIKELY_BUTTONS + MOST_LIKELY_LISTED]
    found = [(_finished(group, depth), _Question(group, depth)) for group in groups]
    # Where every move is likely and all fit on buttons, there is no rest to lead to.
    if len(groups) > MOST_BUTTONS or len(likely) < len(question.moves):
        here, moves = likely[0].decisions[depth], tuple(one.move for one in question.moves)
        rest = Option(here.others or here.label, None, None, None, moves)
        found.insert(MOST_LIKELY_BUTTONS, (rest, _Question(question.moves, depth, others=True)))
    return found


def _likely(question: _Question[M]) -> list[Breakdown[M]]:
    """Return the likely moves, those of the lowest ranks first."""
    depth = question.depth
    if question.others:
        return []
    likely = [
        one
        for one in question.moves
        if one.decisions[depth].others is not None
        and all(decision.others is not None for decision in one.decisions[depth + 1 :])
    ]
    return sorted(likely, key=lambda one: tuple(decision.rank for decision in one.decisions))


def _by_group(question: _Question[M]) -> list[tuple[Option[M], _Question[M]]]:
    """Ask for the group of the answer, where there are too many answers for buttons."""
    depth = question.depth
    most = question.moves[0].decisions[depth].ungrouped or MOST_BUTTONS
    if question.grouped or len(choices := question.choices) <= most:
        return []
    groups = _by(question.moves, lambda one: _group_of(one.decisions[depth]))
    # One group, or one for each answer, would only be one more press.
    if not 1 < len(groups) < len(choices) or len(groups) > MOST_BUTTONS:
        return []
    found = []
    for moves in groups:
        here = moves[0].decisions[depth]
        inside = _Question(moves, depth, others=question.others, grouped=True)
        if here.group is None or len(inside.choices) == 1:
            found += _one_by_one(_Question(moves, depth, others=question.others))
        else:
            below = tuple(one.move for one in moves)
            option = Option(here.group, None, None, None, below, here.group_on_button)
            found.append((option, inside))
    return found


def _group_of(decision: Decision) -> str:
    """Return what tells the group of an answer; an answer without one stands alone."""
    return decision.value if decision.group is None else decision.group.model_dump_json()


def _one_by_one(question: _Question[M]) -> list[tuple[Option[M], _Question[M]]]:
    found = []
    for group in question.choices:
        here, below = group[0].decisions[question.depth], tuple(one.move for one in group)
        move = group[0].move if _are_alike(group) else None
        after = _Question(group, question.depth + 1, others=question.others)
        option = Option(here.label, here.icon, move, here.value, below, here.on_button)
        found.append((option, after))
    return found


def _finished(group: Sequence[Breakdown[M]], depth: int) -> Option[M]:
    """Offer a move with the answers that are left to it in one label."""
    asked = group[0].decisions[depth:]
    label = asked[0].label
    if len(asked) > 1:
        label = text("answers-at-once", answers=tuple(one.brief or one.label for one in asked))
    short = asked[0].proposal or asked[0].on_button
    if short and len(asked) > 1:
        said = tuple(one.proposal or one.on_button or one.brief or one.label for one in asked)
        short = text("answers-on-button", answers=said)
    moves = tuple(one.move for one in group)
    return Option(label, asked[0].icon, group[0].move, None, moves, short)


def _are_alike(moves: Sequence[Breakdown[M]]) -> bool:
    """Tell whether moves are asked for by the same answers: then the first stands for all."""
    return len(moves) == 1 or len(_by(moves, _asked_as)) == 1


def _asked_as(one: Breakdown[M]) -> tuple[str, ...]:
    return tuple(map(attrgetter("value"), one.decisions))


def _by(
    moves: Sequence[Breakdown[M]], key: Callable[[Breakdown[M]], object]
) -> list[list[Breakdown[M]]]:
    """Return the moves in groups of the same key, in the order in which they are listed."""
    groups: dict[object, list[Breakdown[M]]] = {}
    for one in moves:
        groups.setdefault(key(one), []).append(one)
    return list(groups.values())


def stamp(game: AnyGame, legal: Sequence[Value], acted: int) -> str:
    """Return eight hex digits that change when, and only when, what this seat may do changes.

    `acted` is the number of moves the seat has made: it makes the second press of a double click
    stale even where the same move would be legal again. A ply number would not do: the simultaneous
    moves of other seats must not make this seat's buttons stale.
    """
    dumped = b"".join(map(game.moves.dump_json, legal))
    return f"{crc32(dumped, acted):08x}"
