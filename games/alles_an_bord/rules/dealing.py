"""Setting up: the tiles poured out, the first thirteen cards, and the handicap monkeys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import (
    CARDS,
    CATEGORIES,
    FIGURES,
    KIND_RANK,
    KINDS,
    VOYAGE,
    Tile,
    is_locked,
    kind_of,
)
from games.alles_an_bord.model import Options, Ship, State
from games.alles_an_bord.rules.cargo import changed_count
from games.kit.game import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.chance import Chance

DIE_SIDES: Final = 1000
"""Sides of the die that decides how a tile falls."""


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Pour out the tiles, draw the first thirteen cards, put handicap monkeys aboard."""
    monkeys = options.handicapped
    box, pile = draw_cards(tuple(CARDS), options, chance, later=True)
    tiles = _all_tiles(options, locks=seats == 2 or options.competition == "on")  # noqa: PLR2004
    for _ in monkeys:
        tiles.remove("monkey")
    nobody = (False,) * seats
    state = State(
        options=options,
        phase="ready",
        round=1,
        ships=tuple(Ship(monkey=seat in monkeys) for seat in range(seats)),
        heap_open=(0,) * len(KINDS),
        heap_locked=(0,) * len(KINDS),
        heap_hidden=(),
        supply=tuple(FIGURES.goods.copies.values()),
        bank=FIGURES.money.box,
        parrots=FIGURES.parrots,
        box=box,
        pile=pile,
        loader=Seat(chance.below(seats)) if options.calm else None,
        ready=nobody,
        announced=(None,) * seats,
        answers=(None,) * seats,
        new_chests=(0,) * seats,
    )
    return pour(state, tiles, chance)


def _all_tiles(options: Options, *, locks: bool) -> list[Tile]:
    """List all tiles; a star marks those that their starfish locks."""
    found: list[Tile] = []
    for kind, copies in FIGURES.tiles.items():
        stars = int(options.starfish_per_kind) if locks and kind != "monkey" else 0
        starred: Tile = f"{kind}*"  # type: ignore[assignment]
        found += [starred] * stars + [kind] * (copies - stars)
    return found


def pour(state: State, tiles: Sequence[Tile], chance: Chance) -> State:
    """Let tiles fall on the heap: each face up or down by lot, in calm loading all face up."""
    calm = state.options.calm
    half = round(DIE_SIDES * FIGURES.face_up_chance)
    hidden, rows = list(state.heap_hidden), {False: state.heap_open, True: state.heap_locked}
    for tile in tiles:
        if calm or chance.below(DIE_SIDES) < half:
            locked = is_locked(tile)
            rows[locked] = changed_count(rows[locked], KIND_RANK[kind_of(tile)])
        else:
            hidden.append(tile)
    return state.model_copy(
        update={
            "heap_open": rows[False],
            "heap_locked": rows[True],
            "heap_hidden": chance.shuffle(hidden),
        }
    )


def draw_cards(
    box: tuple[str, ...], options: Options, chance: Chance, *, later: bool
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Draw thirteen cards; return what is left, and them, both in the order of `CARDS`.

    `later`: another voyage follows, for which each category must last as well.
    """
    if options.voyage_mix == "counted":
        wanted = _counts_by_category(options)
        drawn = {
            card
            for category in CATEGORIES
            for card in chance.shuffle(_cards_of(box, category))[: wanted[category]]
        }
    else:
        drawn = set(chance.shuffle(box)[: VOYAGE.cards])
        while not (
            _has_all_categories(drawn) and (not later or _has_all_categories(set(box) - drawn))
        ):
            drawn = set(chance.shuffle(box)[: VOYAGE.cards])
    return (
        tuple(card for card in box if card not in drawn),
        tuple(card for card in box if card in drawn),
    )


def _counts_by_category(options: Options) -> dict[str, int]:
    return {
        "discovery": options.discovery_cards,
        "trade": int(options.trade_cards),
        "pirates": int(options.pirate_cards),
        "contract": int(options.contract_cards),
    }


def _cards_of(cards: Sequence[str], category: str) -> tuple[str, ...]:
    return tuple(card for card in cards if CARDS[card].category == category)


def _has_all_categories(cards: set[str]) -> bool:
    return {CARDS[card].category for card in cards} == set(CATEGORIES)
