"""Points, ties, the grades of the solo game, and the end of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.kit.game import Outcome, Seat
from games.off_the_rails import events
from games.off_the_rails.components import (
    COLOURS,
    COURSE,
    FIGURES,
    JEWEL_INDEX,
    JEWELS,
    NOTHING,
    ROCK,
    Jewels,
    add,
    precious,
    worth,
)
from games.off_the_rails.model import Earned

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.off_the_rails.model import State
    from games.off_the_rails.rules.working_copy import StateCopy


Grade: TypeAlias = Literal["major", "win", "partial", "loss"]
GRADES: Final = ("grade-major", "grade-win", "grade-partial", "grade-loss")
"""Of the solo game, best first."""
WINNING_GRADES: Final[frozenset[Grade]] = frozenset({"major", "win"})
RUBY: Final = JEWEL_INDEX["ruby"]
REASONS_TO_WIN: Final = ("won-by-points", "won-by-gems", "won-by-rocks")
"""What decided, in the order in which it is compared (ruling 34)."""
TIE_BREAKS: Final = REASONS_TO_WIN[1:]


def points(state: State) -> tuple[int, ...]:
    """Return the points by seat, as if the match ended now; in the solo game its score."""
    if state.seats == 1:
        return (solo_score(state.homes),)
    return tuple(one.points for one in _earned(state))


def points_so_far(state: State) -> tuple[int, ...]:
    """Return what is counted by now, by seat; in the solo game its score."""
    return tuple(one.points for one in earned_so_far(state)) or points(state)


def earned_so_far(state: State) -> tuple[Earned, ...]:
    """Return what counts by now: what every turn changes waits until it decides something.

    The bonus for rubies counts once somebody has one, carts in the supply once the chasm card has
    been revealed; in the end everything. Nothing in the solo game.
    """
    if state.seats == 1:
        return ()
    update: dict[str, int] = {}
    if state.phase != "over":
        if not any(stock[RUBY] for stock in state.stockpiles):
            update["rubies"] = 0
        if state.last_turns is None and not state.chasm_open:
            update["carts"] = 0
    return tuple(one.model_copy(update=update) for one in _earned(state))


def _earned(state: State) -> tuple[Earned, ...]:
    """Return what everybody would be given if the match ended now, and for what."""
    rubies = max(stock[RUBY] for stock in state.stockpiles)
    return tuple(
        Earned(
            jewels=worth(stock),
            rubies=COURSE.ruby_majority_points * (stock[RUBY] == rubies),
            carts=COURSE.cart_points * carts_home(state, Seat(seat)),
            missions=COURSE.mission_points * missions_of(state, Seat(seat)),
        )
        for seat, stock in enumerate(state.stockpiles)
    )


def carts_home(state: State, seat: Seat) -> int:
    """Count the carts in a seat's supply."""
    return sum(cart.owner == seat and cart.square is None and not cart.lost for cart in state.carts)


def missions_of(state: State, seat: Seat) -> int:
    """Count the missions a seat has claimed, or is given for its rocks at the end."""
    return sum(seats == seat for seats in state.claims.values()) + (seat in state.dirty)


def pass_turn(copy: StateCopy) -> None:
    """Let the next seat begin its turn, and note what there is to count by now."""
    state = copy.state
    turn = (state.turn + 1) % state.seats
    copy.change(
        phase="actions",
        turn=turn,
        round=state.round + (turn == state.first),
        counted=(*state.counted, points_so_far(state))[-state.seats :],
        actions_done=(),
        driven=(),
        met=(),
        token=None,
    )


def award_dirty_goblins(copy: StateCopy) -> None:
    """Give the mission for rocks to every seat with the most, if there are any (ruling 41)."""
    if "dirty_goblins" not in copy.state.missions:
        return
    rocks = [stock[ROCK] for stock in copy.state.stockpiles]
    if not max(rocks):
        return
    dirty = tuple(Seat(seat) for seat, n in enumerate(rocks) if n == max(rocks))
    copy.change(dirty=dirty)
    copy.events.append(events.dirty_goblins_awarded(dirty, max(rocks)))


def outcome(state: State) -> Outcome | None:
    """Return the result, once the match is over.

    Points are compared, then precious jewels, then rocks; seats that are still level share the win
    (ruling 34). The solo game has grades.
    """
    return outcome_among(state, frozenset(map(Seat, range(state.seats))))


def outcome_among(state: State, stayed: frozenset[Seat]) -> Outcome | None:
    """Compare the seats that stayed as if no others had played."""
    if state.phase != "over":
        return None
    scores = points(state)
    if state.seats == 1:
        grade = solo_grade(state.homes)
        won = grade in WINNING_GRADES
        winners = frozenset({Seat(0)} if won else ())
        return Outcome(
            winners=winners, reason=f"solo-{grade}", scores=scores, grade=f"grade-{grade}"
        )
    leaders: tuple[Seat, ...] = tuple(sorted(stayed))
    for reason, measure in zip(REASONS_TO_WIN, _measures(state), strict=True):
        most = max(measure[seat] for seat in leaders)
        leaders = tuple(seat for seat in leaders if measure[seat] == most)
        if len(leaders) == 1:
            return Outcome(winners=frozenset(leaders), reason=reason, scores=scores)
    return Outcome(winners=frozenset(leaders), reason="shared-win", scores=scores)


def _measures(state: State) -> tuple[tuple[int, ...], ...]:
    """Return what is compared, by seat, in the order of `REASONS_TO_WIN`."""
    return (
        points(state),
        tuple(map(precious, state.stockpiles)),
        tuple(-stock[ROCK] for stock in state.stockpiles),
    )


def final_scores(copy: StateCopy) -> None:
    """Tell everybody's score, best first, and what decided among those level on points.

    Who won is the referee's to say.
    """
    state = copy.state
    if state.seats == 1:
        copy.events.append(events.solo_scored(solo_score(state.homes)))
        return
    scores, earned = points(state), _earned(state)
    merits = tuple(zip(*_measures(state), strict=True))
    order = sorted(range(state.seats), key=merits.__getitem__, reverse=True)
    copy.events.append(events.scores_begun())
    for seat in map(Seat, order):
        copy.events.append(events.seat_scored(seat, scores[seat], earned[seat]))
    result = outcome(state)
    if result and result.reason in TIE_BREAKS:
        copy.events.append(events.decided(result.reason))


# ---- the solo game -------------------------------------------------------------


def at_home(homes: Sequence[Jewels]) -> Jewels:
    """Count the jewels that came to the surface of their own colour."""
    belongs = {one.id: one.home for one in FIGURES.jewels}
    counts = [0] * len(JEWELS)
    for name, home in belongs.items():
        if home is not None:
            counts[JEWEL_INDEX[name]] = homes[COLOURS.index(home)][JEWEL_INDEX[name]]
    rock, ruby, emerald, gold, diamond = counts
    return rock, ruby, emerald, gold, diamond


def delivered(homes: Sequence[Jewels]) -> Jewels:
    """Count the jewels that came to any surface."""
    total = NOTHING
    for home in homes:
        total = add(total, home)
    return total


def solo_grade(homes: Sequence[Jewels]) -> Grade:
    """Return the best grade reached."""
    home, anywhere = min(at_home(homes)[1:]), min(delivered(homes)[1:])
    if home:
        return "major" if home > 1 else "win"
    return "partial" if anywhere else "loss"


def solo_score(homes: Sequence[Jewels]) -> int:
    """Score a point per jewel, and the full sets at home and elsewhere."""
    total = delivered(homes)
    right = min(at_home(homes)[1:])
    wrong = min(n - right for n in total[1:])
    return sum(total) + COURSE.solo_right_set * right + COURSE.solo_wrong_set * wrong
