"""Who is to act, which moves there are to choose from, and which of them the rules refuse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.game import IllegalMove, Seat, seat_name, text
from games.off_the_rails.components import (
    BOARD,
    BUILDABLE,
    JEWEL_INDEX,
    JEWELS,
    Square,
    cart_name,
    jewel_names,
    mine_name,
    one_jewel,
)
from games.off_the_rails.model import (
    ACTIONS_PER_TURN,
    ChooseSide,
    Claim,
    Collapse,
    Draw,
    Drive,
    EndActions,
    Face,
    Faster,
    Lay,
    Move,
    Pass,
    Phase,
    Pick,
    PlaceCart,
    Slower,
    Split,
    SplitByLot,
    State,
    Steer,
    Stop,
    Take,
    Undo,
    Upgrade,
)
from games.off_the_rails.rules import action_checks, actions, collisions, drives, driving, turn_end
from games.off_the_rails.rules.missions import claimable

if TYPE_CHECKING:
    from collections.abc import Iterable

BUILDABLE_SQUARES: Final = frozenset(BUILDABLE)
PHASES_OF: Final[dict[type[Move], tuple[Phase, ...]]] = {
    ChooseSide: ("sides",),
    **dict.fromkeys(
        (Lay, Upgrade, PlaceCart, Faster, Slower, Undo, EndActions, Stop), ("actions",)
    ),
    Drive: ("drive",),
    Steer: ("steer",),
    Take: ("take",),
    Split: ("split",),
    SplitByLot: ("split",),
    Pick: ("pick",),
    Face: ("face",),
    Claim: ("claim",),
    Pass: ("claim", "offer"),
    Draw: ("offer",),
    Collapse: ("spread",),
}
"""The phases in which each kind of move may be made."""


def to_act(state: State) -> frozenset[Seat]:
    """Return the one seat that must decide now; none once the match is over."""
    asked = asked_seat(state)
    return frozenset() if asked is None else frozenset((asked,))


def asked_seat(state: State) -> Seat | None:
    """Return who must decide now: whose turn it is, or the owner of a rammed cart.

    None once the match is over.
    """
    match state.phase:
        case "over":
            return None
        case "split":
            return state.cart(state.collision.opponent).owner if state.collision else None
        case "face":
            return state.cart(state.collision.turning[0]).owner if state.collision else None
        case _:
            return state.turn


# ---- what there is to choose from ------------------------------------------------


def candidates(state: State, seat: Seat) -> Iterable[Move]:
    """List the moves that are legal in this phase."""
    match state.phase:
        case "sides":
            return [ChooseSide(edge=edge) for edge in BOARD.surfaces]
        case "actions":
            return actions.legal_actions(state, seat)
        case "drive":
            routes = drives.routes_to_choose(state)
            return [Drive(cart=way.cart, route=way.exits) for way in routes]
        case "steer":
            return [Steer(route=way.exits) for way in drives.routes_to_choose(state)]
        case "take":
            return [Take(jewel=JEWELS[kind]) for kind in driving.kinds_to_take(state)]
        case _:
            return _answers(state)


def _answers(state: State) -> list[Move]:
    """List the answers to the questions after a collision and at the end of a turn."""
    answers: list[Move] = []
    match state.phase:
        case "split" if state.collision:
            load = state.cart(state.collision.opponent).hold
            answers = [*(Split(piles=left) for left in collisions.splits(load)), SplitByLot()]
        case "pick":
            answers = [Pick(pile="left"), Pick(pile="right")]
        case "face" if state.collision:
            turning = state.cart(state.collision.turning[0])
            answers = [Face(way=way) for way in collisions.ways_to_face(state, turning)]
        case "claim":
            answers = [*(Claim(mission=met) for met in claimable(state)), Pass()]
        case "offer":
            answers = [Draw(), Pass()]
        case "spread" if state.token:
            squares = turn_end.squares_to_collapse(state, state.token)
            answers = [Collapse(at=square) for square in squares]
    return answers


# ---- what is refused -------------------------------------------------------------


def may_lay(state: State, square: Square) -> bool:
    """Tell whether track may be laid here: asked some hundred times a move, so it is quick."""
    return (
        state.phase == "actions"
        and square in BUILDABLE_SQUARES
        and square not in state.tiles
        and square not in state.tokens
        and len(state.actions_done) < ACTIONS_PER_TURN
        and state.pools[0] > 0
    )


def check(state: State, seat: Seat, move: Move) -> None:
    """Refuse what does not belong into this phase, then what the rules of the phase refuse.

    Raises:
        IllegalMove: with the text that says why not.
    """
    if type(move) is Lay and may_lay(state, move.at):
        return  # the usual case
    if state.phase not in PHASES_OF[type(move)]:
        late = isinstance(move, Claim) and state.phase in {"offer", "spread"}
        raise IllegalMove("one-mission" if late else f"now-{state.phase}")
    _check(state, seat, move)


def _check(state: State, seat: Seat, move: Move) -> None:
    """Refuse what the rules of the phase refuse."""
    match move:
        case Lay() | Upgrade() | PlaceCart() | Faster() | Slower():
            action_checks.check_action(state, seat, move)
        case Undo():
            action_checks.check_undo(state)
        case Stop():
            action_checks.check_stop(state)
        case Drive():
            _check_drive(state, seat, move)
        case Steer(route=route):
            if route not in {way.exits for way in drives.routes_to_choose(state)}:
                raise IllegalMove("no-such-route")
        case Take(jewel=jewel):
            _check_take(state, jewel)
        case ChooseSide() | EndActions() | SplitByLot() | Pick() | Pass() | Draw():
            pass
        case _:
            _check_answer(state, move)


def _check_drive(state: State, seat: Seat, move: Drive) -> None:
    cart = action_checks.own_cart(state, seat, move.cart)
    name = cart_name(cart.name)
    if cart.name in state.driven:
        raise IllegalMove("has-driven", cart=name)
    if cart.square is None:
        raise IllegalMove("cart-not-on-board", cart=name)
    routes = drives.routes_to_choose(state)
    if cart.name not in {way.cart for way in routes}:
        raise IllegalMove("drives-later", cart=name, first=cart_name(routes[0].cart))
    if (cart.name, move.route) not in {(way.cart, way.exits) for way in routes}:
        raise IllegalMove("no-such-route")


def _check_take(state: State, jewel: str) -> None:
    kinds = [JEWELS[kind] for kind in driving.kinds_to_take(state)]
    if jewel not in kinds:
        there = tuple(name for kind in kinds for name in jewel_names(one_jewel(JEWEL_INDEX[kind])))
        raise IllegalMove("not-to-take", there=there)


def _check_answer(state: State, move: Move) -> None:
    """Refuse answers that are none: they are few, so they are simply listed."""
    if move in _answers(state):
        return
    match move:
        case Split():
            raise IllegalMove("no-such-split")
        case Face():
            raise IllegalMove("no-such-exit")
        case Claim(mission=mission):
            _refuse_claim(state, mission)
        case _:
            token = state.token or "red"
            raise IllegalMove("no-such-collapse", mine=mine_name(token))


def _refuse_claim(state: State, mission: str) -> None:
    named = text(f"mission-{mission}")
    if mission not in state.missions:
        raise IllegalMove("mission-not-here", mission=named)
    if mission in state.claims:
        taker = state.claims[mission]
        raise IllegalMove("mission-taken", mission=named, who=seat_name(taker))
    raise IllegalMove("mission-not-met", mission=named)
