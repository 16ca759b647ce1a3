"""The harbour: setting up a voyage, and coming home from one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord import prose
from games.alles_an_bord.cargo import COLOUR_RANK, counted, replaced
from games.alles_an_bord.figures import CARDS, CATEGORIES, CHEST, FIGURES, KINDS, VOYAGE
from games.alles_an_bord.model import Options, Ship, State
from games.kit.game import Event, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.alles_an_bord.figures import Kind, Tile
    from games.kit.chance import Chance

LUCK: Final = 1000
"""Sides of the die that decides how a tile falls."""


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Pour out the tiles, draw the first thirteen cards, put handicap monkeys aboard."""
    monkeys = options.handicapped
    box, pile = _drawn(tuple(CARDS), options, chance, later=True)
    tiles = _tiles(options, locks=seats == 2 or options.competition == "on")  # noqa: PLR2004
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
        parrots=FIGURES.parrots.copies,
        box=box,
        pile=pile,
        turn=Seat(chance.below(seats)) if options.loading == "calm" else None,
        ready=nobody,
        announced=(None,) * seats,
        answers=(None,) * seats,
        new_chests=(0,) * seats,
    )
    return _poured(state, tiles, chance)


def _tiles(options: Options, *, locks: bool) -> list[Tile]:
    """List all tiles; a star marks those that their starfish locks."""
    found: list[Tile] = []
    for kind, copies in FIGURES.tiles.copies.items():
        stars = int(options.starfish_per_kind) if locks and kind != "monkey" else 0
        starred: Tile = f"{kind}*"  # type: ignore[assignment]
        found += [starred] * stars + [kind] * (copies - stars)
    return found


def _poured(state: State, tiles: Sequence[Tile], chance: Chance) -> State:
    """Let tiles fall on the heap: each face up or down by lot, in calm loading all face up."""
    calm = state.options.loading == "calm"
    half = round(LUCK * FIGURES.heap.face_up_chance)
    hidden, rows = list(state.heap_hidden), {False: state.heap_open, True: state.heap_locked}
    for tile in tiles:
        if calm or chance.below(LUCK) < half:
            locked = tile.endswith("*")
            at = next(n for n, kind in enumerate(KINDS) if kind == tile.rstrip("*"))
            rows[locked] = counted(rows[locked], at)
        else:
            hidden.append(tile)
    return state.model_copy(
        update={
            "heap_open": rows[False],
            "heap_locked": rows[True],
            "heap_hidden": chance.shuffle(hidden),
        }
    )


def _drawn(
    box: tuple[str, ...], options: Options, chance: Chance, *, later: bool
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Draw thirteen cards; return what is left, and them, both in the order of `CARDS`.

    `later`: another voyage follows, for which each category must last as well.
    """
    if options.voyage_mix == "counted":
        wanted = _mix(options)
        drawn = {
            card
            for category in CATEGORIES
            for card in chance.shuffle(_of(box, category))[: wanted[category]]
        }
    else:
        drawn = set(chance.shuffle(box)[: VOYAGE.cards])
        while not (_varied(drawn) and (not later or _varied(set(box) - drawn))):
            drawn = set(chance.shuffle(box)[: VOYAGE.cards])
    return (
        tuple(card for card in box if card not in drawn),
        tuple(card for card in box if card in drawn),
    )


def _mix(options: Options) -> dict[str, int]:
    return {
        "discovery": options.discovery_cards,
        "trade": int(options.trade_cards),
        "pirates": int(options.pirate_cards),
        "contract": int(options.contract_cards),
    }


def _of(cards: Sequence[str], category: str) -> tuple[str, ...]:
    return tuple(card for card in cards if CARDS[card].category == category)


def _varied(cards: set[str]) -> bool:
    return {CARDS[card].category for card in cards} == set(CATEGORIES)


def poorest(ships: Sequence[Ship]) -> tuple[Seat, ...]:
    """Return every seat with the least money."""
    least = min(ship.total for ship in ships)
    return tuple(Seat(n) for n, ship in enumerate(ships) if ship.total == least)


def chest_splits(ship: Ship, many: int) -> range:
    """Return how many of the new chests may stand on deck."""
    return range(max(0, many - ship.below_free), min(many, ship.deck_free) + 1)


class Harbour:
    """Coming home: selling, unloading, chests, parrots, and the next thirteen cards."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.events: list[Event] = []
        self._chance = chance

    def come_home(self) -> None:
        """Sell all goods, unload all tiles, and go on to chests or to the end."""
        before = self.state.ships
        returned: list[Kind] = [tile for ship in before for tile in (*ship.deck, *ship.below)]
        sold = sum(len(ship.goods) for ship in before) * FIGURES.goods.sale
        supply = self.state.supply
        for ship in before:
            for colour in ship.goods:
                supply = counted(supply, COLOUR_RANK[colour])
        ships = tuple(
            ship.model_copy(
                update={
                    "deck": (),
                    "below": (),
                    "goods": (),
                    "coins": ship.coins + len(ship.goods) * FIGURES.goods.sale,
                }
            )
            for ship in before
        )
        self._set(ships=ships, supply=supply, bank=self.state.bank - sold)
        self.state = _poured(self.state, _in_order(returned), self._chance)
        self.events.append(prose.sold(self.state.round, before, ships))
        if self.state.round == VOYAGE.rounds:
            self._set(phase="end")
            self.events += prose.final_totals(self.state)
        else:
            self._bring_chests()

    def _bring_chests(self) -> None:
        """Turn every 10 money into a chest; whoever has no choice of place has it placed."""
        new = tuple(ship.coins // CHEST for ship in self.state.ships)
        ships = tuple(
            ship.model_copy(update={"coins": ship.coins % CHEST}) for ship in self.state.ships
        )
        self._set(phase="chests", new_chests=new, ships=ships)
        for n, many in enumerate(new):
            splits = chest_splits(ships[n], many)
            if many and len(splits) == 1:
                self._put(Seat(n), splits[0])
        self._go_on()

    def place_chests(self, seat: Seat, on_deck: int) -> None:
        """Put a seat's new chests where it wants them."""
        self._put(seat, on_deck)
        self._go_on()

    def _put(self, seat: Seat, on_deck: int) -> None:
        many, ship = self.state.new_chests[seat], self.state.ships[seat]
        ship = ship.model_copy(
            update={
                "deck_chests": ship.deck_chests + on_deck,
                "below_chests": ship.below_chests + many - on_deck,
            }
        )
        self._set(
            ships=replaced(self.state.ships, seat, ship),
            new_chests=replaced(self.state.new_chests, seat, 0),
        )
        self.events.append(prose.chests_placed(seat, on_deck, many - on_deck))

    def _go_on(self) -> None:
        """Once all chests stand, give parrots to the poorest and lay out the next cards."""
        if any(self.state.new_chests):
            return
        ships, poor = self.state.ships, poorest(self.state.ships)
        if len(poor) < len(ships):
            ships = tuple(
                ship.model_copy(update={"parrot": n in poor}) for n, ship in enumerate(ships)
            )
            self._set(ships=ships, parrots=self.state.parrots - len(poor))
            self.events.append(prose.parrots(poor))
        options, seats = self.state.options, len(ships)
        box, pile = _drawn(self.state.box, options, self._chance, later=False)
        self._set(
            phase="ready",
            round=self.state.round + 1,
            box=box,
            pile=pile,
            sailed=self.state.discard,
            discard=(),
            last=(),
            first_full=None,
            turn=self._chance.pick(poor) if options.loading == "calm" else None,
            ready=(False,) * seats,
        )
        self.events.append(prose.voyage_ahead(self.state.round))

    def _set(self, **changes: object) -> None:
        self.state = self.state.model_copy(update=changes)


def _in_order(tiles: Sequence[Kind]) -> list[Tile]:
    return [kind for kind in KINDS for _ in range(tiles.count(kind))]
