"""A match and its rounds: how they begin, and how they end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.all_aboard import events
from games.all_aboard.components import ANIMALS, COURSE, FIGURES, in_order
from games.all_aboard.model import State
from games.all_aboard.rules.boat_cards import reveal_boats
from games.all_aboard.rules.sailing import sail
from games.all_aboard.rules.scoring import points, ranking
from games.kit.game import IllegalMove, Seat
from games.kit.working_copy import WorkingCopy

if TYPE_CHECKING:
    from games.all_aboard.model import Options
    from games.kit.chance import Chance


def check_table(seats: int, options: Options) -> None:
    """Refuse a first player who does not sit at the table.

    Raises:
        IllegalMove: "no-such-seat".
    """
    first = options.first_player
    if first != "random" and int(first) > seats:
        raise IllegalMove("no-such-seat", first=first, seats=seats)


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Shuffle boats and sets, deal three cards each and reveal the first boats (ruling 4)."""
    chosen = options.first_player
    first = Seat(chance.below(seats) if chosen == "random" else int(chosen) - 1)
    boat_deck = chance.shuffle(FIGURES.boat_decks[options.boat_deck].cards())
    sets = [chance.shuffle(ANIMALS) for _ in range(seats)]
    state = State(
        options=options,
        round=1,
        circuit=1,
        first=first,
        turn=first,
        boats=(),
        boat_deck=boat_deck,
        boat_discard=(),
        hands=tuple(in_order(cards[: COURSE.hand]) for cards in sets),
        piles=tuple(cards[COURSE.hand :] for cards in sets),
        saved=((),) * seats,
        cupids=(0,) * seats,
    )
    work = WorkingCopy(state, chance)
    reveal_boats(work)
    return work.state


def end_round(work: WorkingCopy[State]) -> None:
    """Let the boats sail, then begin the next round, unless that was the last."""
    before = points(work.state)
    sail(work)
    after = points(work.state)
    work.change(gained=tuple(new - old for old, new in zip(before, after, strict=True)))
    work.events.append(events.round_scores(work.state.round, before, after))
    if work.state.round == COURSE.rounds:
        _end_match(work)
    else:
        _begin_round(work)


def _begin_round(work: WorkingCopy[State]) -> None:
    first = Seat((work.state.first + 1) % len(work.state.hands))
    work.change(round=work.state.round + 1, circuit=1, first=first, turn=first)
    reveal_boats(work)
    work.events.append(events.round_begins(work.state))


def _end_match(work: WorkingCopy[State]) -> None:
    """Tell everybody's score, best first.

    The referee says who won: a seat may have resigned.
    """
    state, scores = work.state, points(work.state)
    work.events.append(events.final_scores())
    work.events.extend(
        events.final_score(seat, scores[seat], len(state.saved[seat]), state.cupids[seat])
        for seat in ranking(state)
    )
