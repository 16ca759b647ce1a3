"""Loading: one heap, everybody at once, first come, first served."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord import events, model
from games.alles_an_bord.components import (
    COLOUR_RANK,
    COLOURS,
    KIND_RANK,
    KINDS,
    SHIP,
    START_GOODS,
    STOW_PLACES,
    StowPlace,
    Tile,
    is_locked,
    kind_of,
    sorted_goods,
    sorted_tiles,
)
from games.alles_an_bord.rules.cargo import changed_count
from games.kit.game import Event, IllegalMove, Seat, seat_name, text
from games.kit.seats import seats_after
from games.kit.value import replaced

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.alles_an_bord.components import Colour, Kind
    from games.alles_an_bord.model import Move, Ship, State, Wanted

_WANTED: Final[tuple[Wanted, ...]] = (*KINDS, "unseen")
_LOAD_MOVES = {
    (wanted, place): model.Load(tile=wanted, place=place)
    for wanted in _WANTED
    for place in STOW_PLACES
}
_TAKE_MOVES = {wanted: model.Take(tile=wanted) for wanted in _WANTED}
_GOOD_MOVES = tuple(model.TakeGood(colour=colour) for colour in COLOURS)


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Return every legal move: what lies there, into every place with room; goods; turning over."""
    ship = state.ships[seat]
    if ship.hand:
        yield from (model.Stow(place=place) for place in _open_places(ship))
        yield model.PutBack()
    elif not state.options.calm or state.loader == seat:
        lying: list[Wanted] = [kind for kind in KINDS if state.heap_open[KIND_RANK[kind]]]
        lying += ["unseen"] * bool(state.heap_hidden)
        places = _open_places(ship)
        yield from (_LOAD_MOVES[wanted, place] for wanted in lying for place in places)
        if places and not state.options.calm:
            yield from (_TAKE_MOVES[wanted] for wanted in lying)
    if state.heap_hidden and not state.options.calm:
        yield model.Flip()
    if len(ship.goods) < START_GOODS:
        yield from (good for good in _GOOD_MOVES if state.supply[COLOUR_RANK[good.colour]])


def _open_places(ship: Ship) -> list[StowPlace]:
    free: dict[StowPlace, int] = {"deck": ship.deck_free, "below": ship.below_free}
    return [place for place in STOW_PLACES if free[place] > 0]


# ---- what is refused -----------------------------------------------------------


def check(state: State, seat: Seat, move: Move) -> None:
    """Refuse a tile that is gone, a full place, a full hand, a third good.

    Raises:
        IllegalMove: with the text that says which of them.
    """
    ship = state.ships[seat]
    if state.options.calm:
        _check_calm(state, seat, move)
    match move:
        case model.Load(tile=wanted, place=place):
            _check_take(state, ship, wanted)
            _check_place(ship, place)
        case model.Flip():
            _check_lying(state, "unseen")
        case model.Take(tile=wanted):
            _check_take(state, ship, wanted)
        case model.Stow(place=place):
            _check_hand(ship)
            _check_place(ship, place)
        case model.PutBack():
            _check_hand(ship)
        case model.TakeGood(colour=colour):
            _check_good(state, ship, colour)
        case _:
            raise IllegalMove("now-loading")


def _check_calm(state: State, seat: Seat, move: Move) -> None:
    if isinstance(move, model.Flip | model.Take | model.Stow | model.PutBack):
        raise IllegalMove("calm-in-one-go")
    if isinstance(move, model.Load) and state.loader is not None and state.loader != seat:
        raise IllegalMove("calm-turn", who=seat_name(state.loader))


def _check_take(state: State, ship: Ship, wanted: Wanted) -> None:
    if ship.hand:
        raise IllegalMove("hand-full", tile=text(f"tile-{ship.hand}"))
    if not (ship.deck_free or ship.below_free):
        raise IllegalMove("no-slot")
    _check_lying(state, wanted)


def _check_lying(state: State, wanted: Wanted) -> None:
    if wanted == "unseen":
        if not state.heap_hidden:
            raise IllegalMove("none-unseen")
        return
    if not state.heap_open[KIND_RANK[wanted]]:
        locked = state.heap_locked[KIND_RANK[wanted]]
        raise IllegalMove("tile-locked" if locked else "tile-gone", tile=text(f"tile-{wanted}"))


def _check_place(ship: Ship, place: StowPlace) -> None:
    if place not in _open_places(ship):
        slots = SHIP.deck if place == "deck" else SHIP.below
        full = "deck-full" if place == "deck" else "below-full"
        raise IllegalMove(full, slots=slots)


def _check_good(state: State, ship: Ship, colour: Colour) -> None:
    if len(ship.goods) >= START_GOODS:
        raise IllegalMove("goods-taken", many=START_GOODS)
    if not state.supply[COLOUR_RANK[colour]]:
        raise IllegalMove("good-gone", good=text(f"good-{colour}"))


def _check_hand(ship: Ship) -> None:
    if ship.hand is None:
        raise IllegalMove("hand-empty")


# ---- what happens --------------------------------------------------------------


def carry_out(state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Carry out a checked move, up to the ship being full; the voyage is begun elsewhere.

    Raises:
        ValueError: for a move of the voyage.
    """
    match move:
        case model.Flip():
            return _flip(state, seat)
        case model.Take(tile=wanted):
            return _take(state, seat, wanted, None)
        case model.Load(tile=wanted, place=place):
            return _take(state, seat, wanted, place)
        case model.Stow(place=place):
            tile = _held(state.ships[seat])
            return _stow(state, seat, tile, place), _loaded_events(state, seat, tile, place)
        case model.PutBack():
            tile = _held(state.ships[seat])
            after = _with_ship(state, seat, {"hand": None})
            heap = changed_count(after.heap_open, KIND_RANK[tile])
            after = after.model_copy(update={"heap_open": heap})
            return after, (events.put_back(seat, tile),)
        case model.TakeGood(colour=colour):
            goods = sorted_goods((*state.ships[seat].goods, colour))
            supply = changed_count(state.supply, COLOUR_RANK[colour], -1)
            after = _with_ship(state, seat, {"goods": goods}).model_copy(update={"supply": supply})
            return after, events.good_taken(seat, colour, aloud=state.options.calm)
        case _:
            raise ValueError(move)


def _held(ship: Ship) -> Kind:
    if ship.hand is None:
        raise ValueError("the hand is empty")
    return ship.hand


def _flip(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    tile, *rest = state.heap_hidden
    after = _lay_open(state.model_copy(update={"heap_hidden": tuple(rest)}), tile)
    return after, (events.flipped(seat, kind_of(tile), locked=is_locked(tile)),)


def _lay_open(state: State, tile: Tile) -> State:
    """Lay a tile from the face-down ones face up on the heap, where its starfish may lock it."""
    row = "heap_locked" if is_locked(tile) else "heap_open"
    counts = changed_count(getattr(state, row), KIND_RANK[kind_of(tile)])
    return state.model_copy(update={row: counts})


def _take(
    state: State, seat: Seat, wanted: Wanted, place: StowPlace | None
) -> tuple[State, tuple[Event, ...]]:
    """Take a tile into the hand, or, with a place, load it. A locked one lies face up again."""
    if wanted == "unseen":
        tile, *rest = state.heap_hidden
        state = state.model_copy(update={"heap_hidden": tuple(rest)})
        if is_locked(tile):
            return _lay_open(state, tile), (events.locked(seat, kind_of(tile)),)
        kind = kind_of(tile)
    else:
        kind = wanted
        heap = changed_count(state.heap_open, KIND_RANK[kind], -1)
        state = state.model_copy(update={"heap_open": heap})
    if place is None:
        return _with_ship(state, seat, {"hand": kind}), (events.taken(seat, kind),)
    return _stow(state, seat, kind, place), _loaded_events(state, seat, kind, place)


def _stow(state: State, seat: Seat, tile: Kind, place: StowPlace) -> State:
    ship = state.ships[seat]
    row = ship.deck if place == "deck" else ship.below
    after = _with_ship(state, seat, {place: sorted_tiles((*row, tile)), "hand": None})
    if not state.options.calm:
        return after
    return after.model_copy(update={"loader": _next_loader(after, seat)})


def _next_loader(state: State, seat: Seat) -> Seat | None:
    """Return who loads next in calm loading: clockwise, the next with a free slot."""
    order = seats_after(seat, len(state.ships))
    return next((s for s in order if _open_places(state.ships[s])), None)


def _loaded_events(state: State, seat: Seat, tile: Kind, place: StowPlace) -> tuple[Event, ...]:
    return events.loaded(seat, tile, place, aloud=state.options.calm)


def _with_ship(state: State, seat: Seat, changes: dict[str, object]) -> State:
    ship = state.ships[seat].model_copy(update=changes)
    return state.model_copy(update={"ships": replaced(state.ships, seat, ship)})
