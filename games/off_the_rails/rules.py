"""The rules of Off the Rails: whose decision it is, what is refused, what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.game import (
    Decision,
    Event,
    Game,
    IllegalMove,
    Outcome,
    Picture,
    Seat,
    Spec,
    Text,
    text,
)
from games.off_the_rails import (
    actions,
    collisions,
    dealing,
    driving,
    lines,
    menus,
    scoring,
    turn_ends,
)
from games.off_the_rails import view as secrets
from games.off_the_rails.board import BOARD, COURSE
from games.off_the_rails.jewels import JEWELS, KIND, one
from games.off_the_rails.missions import claimable
from games.off_the_rails.model import Cart, Options, Phase, State, View
from games.off_the_rails.moves import (
    MOVES,
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
    Pick,
    Place,
    Slower,
    Split,
    SplitByLot,
    Steer,
    Stop,
    Take,
    Undo,
    Upgrade,
)
from games.off_the_rails.nouns import cart_called, heap, mine_name, person
from games.off_the_rails.workings import Workings

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.kit.chance import Chance

WHEN: Final[dict[type[Move], tuple[Phase, ...]]] = {
    ChooseSide: ("sides",),
    **dict.fromkeys((Lay, Upgrade, Place, Faster, Slower, Undo, EndActions, Stop), ("actions",)),
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


class OffTheRails(Game[State, Move, View, Options]):
    """Lay track, drive carts over jewels, and be out before the chasm opens."""

    spec = Spec(
        slug="off_the_rails",
        icon="🛤️",
        seats=(1, 2, 3, 4),
        minutes=60,
        options=Options,
        grades=scoring.GRADES,
    )
    moves = MOVES
    state = State

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """See `dealing.new_match`."""
        return dealing.new_match(seats, options, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """One seat at a time: the one whose turn it is, or the owner of a rammed cart."""
        asked = secrets.asked_seat(state)
        return frozenset() if asked is None else frozenset((asked,))

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        """Every move worth checking in this phase."""
        match state.phase:
            case "sides":
                return [ChooseSide(side=side) for side in BOARD.surfaces]
            case "actions":
                return actions.possible(state, seat)
            case "drive":
                routes = driving.routes_offered(state)
                return [Drive(cart=way.cart, route=way.exits) for way in routes]
            case "steer":
                return [Steer(route=way.exits) for way in driving.routes_offered(state)]
            case "take":
                return [Take(jewel=JEWELS[kind]) for kind in driving.kinds_to_take(state)]
            case _:
                return _answers(state)

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """Refuse what does not belong into this phase, then what the rules of the phase refuse."""
        if type(move) is Lay and actions.may_lay(state, move.square):
            return  # the usual case, asked some three hundred times a move
        if state.phase not in WHEN[type(move)]:
            late = isinstance(move, Claim) and state.phase in {"offer", "spread"}
            raise IllegalMove("one-mission" if late else f"now-{state.phase}")
        _check(state, seat, move)

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        """Carry out a checked move, and everything that follows without a decision."""
        w = Workings(state, chance)
        match move:
            case ChooseSide(side=side):
                dealing.choose_side(w, side)
            case Lay() | Upgrade() | Place() | Faster() | Slower():
                actions.do(w, move)
            case Undo():
                actions.undo(w)
            case Stop():
                w.tell("stopped", who=person(seat))
                turn_ends.finish(w)
            case EndActions():
                w.tell("done" if driving.waiting(state) else "done-idle", who=person(seat))
                driving.go_on(w)
            case Claim() | Pass() | Draw() | Collapse():
                _end_of_turn(w, move)
            case _:
                _on_the_way(w, move)
                driving.go_on(w)
        return w.state, tuple(w.events)

    def view(self, state: State, seat: Seat | None) -> View:
        """See `view.view`."""
        return secrets.view(state, seat)

    def redeal(self, state: State, seat: Seat, chance: Chance) -> State:
        """See `view.redeal`."""
        return secrets.redeal(state, seat, chance)

    def outcome(self, state: State) -> Outcome | None:
        """See `scoring.outcome`."""
        return scoring.outcome(state)

    def variant(self, seats: int, options: Options) -> str | None:  # noqa: ARG002 - length is luck
        """Compare solo matches among themselves, by their grades."""
        return "solo" if seats == 1 else None

    def warning(self, view: View, move: Move) -> Text | None:
        """Ask before a loaded cart is lost whatever its player does."""
        return menus.warning(view, move)

    def decisions(self, view: View, move: Move) -> tuple[Decision, ...]:
        """See `menus.steps`."""
        return menus.steps(view, move)

    def describe(self, view: View) -> tuple[Text, ...]:
        """See `lines.describe`."""
        return lines.describe(view)

    def picture(self) -> Picture[View]:
        """See `picture`."""
        from games.off_the_rails import picture  # an idle bot need not hold what drawing needs

        return Picture(picture.draw, picture.preview, picture.zoom)


def _answers(state: State) -> list[Move]:
    """List the answers to the questions after a collision and at the end of a turn."""
    answers: list[Move] = []
    match state.phase:
        case "split" if state.crash:
            load = _cart(state, state.crash.opponent).hold
            answers = [*(Split(left=left) for left in collisions.splits(load)), SplitByLot()]
        case "pick":
            answers = [Pick(pile="left"), Pick(pile="right")]
        case "face" if state.crash:
            turning = _cart(state, state.crash.turning[0])
            answers = [Face(exit=way) for way in collisions.ways_to_face(state, turning)]
        case "claim":
            answers = [*(Claim(mission=met) for met in claimable(state)), Pass()]
        case "offer":
            answers = [Draw(), Pass()]
        case "spread" if state.token:
            squares = turn_ends.squares_to_collapse(state, state.token)
            answers = [Collapse(square=square) for square in squares]
    return answers


def _check(state: State, seat: Seat, move: Move) -> None:
    """Refuse what the rules of the phase refuse."""
    match move:
        case Lay() | Upgrade() | Place() | Faster() | Slower():
            actions.check(state, seat, move)
        case Undo():
            actions.check_undo(state)
        case Stop():
            actions.check_stop(state)
        case Drive():
            _check_drive(state, seat, move)
        case Steer(route=route):
            if route not in {way.exits for way in driving.routes_offered(state)}:
                raise IllegalMove("no-such-route")
        case Take(jewel=jewel):
            _check_take(state, jewel)
        case ChooseSide() | EndActions() | SplitByLot() | Pick() | Pass() | Draw():
            pass
        case _:
            _check_answer(state, move)


def _check_drive(state: State, seat: Seat, move: Drive) -> None:
    cart = actions.own_cart(state, seat, move.cart)
    name = cart_called(cart.name)
    if cart.name in state.driven:
        raise IllegalMove("has-driven", cart=name)
    if cart.square is None:
        raise IllegalMove("cart-not-on-board", cart=name)
    routes = driving.routes_offered(state)
    if cart.name not in {way.cart for way in routes}:
        raise IllegalMove("drives-later", cart=name, first=cart_called(routes[0].cart))
    if (cart.name, move.route) not in {(way.cart, way.exits) for way in routes}:
        raise IllegalMove("no-such-route")


def _check_take(state: State, jewel: str) -> None:
    kinds = [JEWELS[kind] for kind in driving.kinds_to_take(state)]
    if jewel not in kinds:
        there = tuple(heap_ for kind in kinds for heap_ in heap(one(KIND[kind])))
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
        raise IllegalMove("mission-taken", mission=named, who=person(taker))
    raise IllegalMove("mission-not-met", mission=named)


def _cart(state: State, name: str) -> Cart:
    return next(cart for cart in state.carts if cart.name == name)


def _on_the_way(w: Workings, move: Move) -> None:
    """Carry out a decision in the middle of a drive."""
    match move:
        case Drive(cart=cart, route=route):
            driving.drive(w, cart, route)
        case Steer(route=route):
            driving.steer(w, route)
        case Take(jewel=jewel):
            driving.take(w, KIND[jewel])
        case Split(left=left):
            collisions.split(w, left)
        case SplitByLot():
            collisions.split_by_lot(w)
        case Pick(pile=pile):
            collisions.drop(w, pile)
        case Face(exit=way):
            collisions.face(w, way)


def _end_of_turn(w: Workings, move: Move) -> None:
    """Carry out a decision at the end of a turn."""
    who = person(w.state.turn)
    match move:
        case Claim(mission=mission):
            w.change(claims={**w.state.claims, mission: w.state.turn})
            points = COURSE.mission_points
            w.tell("claims", who=who, mission=text(f"mission-{mission}"), points=points)
            turn_ends.end_turn(w)
        case Collapse(square=square):
            turn_ends.place_token(w, square)
        case Draw():
            turn_ends.draw_token(w)
        case Pass() if w.state.phase == "claim":
            turn_ends.end_turn(w)
        case _:
            w.tell("passes-token", who=who)
            w.pass_turn()
