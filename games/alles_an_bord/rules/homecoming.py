"""Coming home from a voyage, and getting ready for the next."""

from __future__ import annotations

from games.alles_an_bord import events
from games.alles_an_bord.components import (
    CHEST_VALUE,
    COLOUR_RANK,
    FIGURES,
    VOYAGE,
    Kind,
    sorted_tiles,
)
from games.alles_an_bord.model import State
from games.alles_an_bord.rules.cargo import changed_count, chest_splits
from games.alles_an_bord.rules.dealing import draw_cards, pour
from games.alles_an_bord.rules.scoring import poorest
from games.kit.game import Seat
from games.kit.value import replaced
from games.kit.working_copy import WorkingCopy


class Homecoming(WorkingCopy[State]):
    """Coming home: selling, unloading, chests, parrots, and the next thirteen cards."""

    def come_home(self) -> None:
        """Sell all goods, unload all tiles, and go on to chests or to the end."""
        before = self.state.ships
        returned: list[Kind] = [tile for ship in before for tile in (*ship.deck, *ship.below)]
        sold = sum(len(ship.goods) for ship in before) * FIGURES.goods.sale
        supply = self.state.supply
        for ship in before:
            for colour in ship.goods:
                supply = changed_count(supply, COLOUR_RANK[colour])
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
        self.change(ships=ships, supply=supply, bank=self.state.bank - sold)
        luck = self.chance.named("tiles", self.state.round)
        self.state = pour(self.state, sorted_tiles(returned), luck)
        self.events.append(events.sold(self.state.round, before, ships))
        if self.state.round == VOYAGE.rounds:
            self.change(phase="end")
            self.events += events.final_totals(self.state)
        else:
            self._bring_chests()

    def _bring_chests(self) -> None:
        """Turn every 10 money into a chest, and place it where there is no choice of place."""
        new = tuple(ship.coins // CHEST_VALUE for ship in self.state.ships)
        ships = tuple(
            ship.model_copy(update={"coins": ship.coins % CHEST_VALUE}) for ship in self.state.ships
        )
        self.change(phase="chests", new_chests=new, ships=ships)
        for n, many in enumerate(new):
            splits = chest_splits(ships[n], many)
            if many and len(splits) == 1:
                self._place(Seat(n), splits[0])
        self._prepare_next_voyage()

    def place_chests(self, seat: Seat, deck: int) -> None:
        """Put a seat's new chests where it wants them."""
        self._place(seat, deck)
        self._prepare_next_voyage()

    def _place(self, seat: Seat, deck: int) -> None:
        many, ship = self.state.new_chests[seat], self.state.ships[seat]
        ship = ship.model_copy(
            update={
                "deck_chests": ship.deck_chests + deck,
                "below_chests": ship.below_chests + many - deck,
            }
        )
        self.change(
            ships=replaced(self.state.ships, seat, ship),
            new_chests=replaced(self.state.new_chests, seat, 0),
        )
        self.events.append(events.chests_placed(seat, deck, many - deck))

    def _prepare_next_voyage(self) -> None:
        """Once all chests stand, give parrots to the poorest and lay out the next cards."""
        if any(self.state.new_chests):
            return
        ships, poor = self.state.ships, poorest(self.state.ships)
        if len(poor) < len(ships):
            ships = tuple(
                ship.model_copy(update={"parrot": n in poor}) for n, ship in enumerate(ships)
            )
            self.change(ships=ships, parrots=self.state.parrots - len(poor))
            self.events.append(events.parrots(poor))
        options, seats = self.state.options, len(ships)
        luck = self.chance.named("voyage", self.state.round + 1)
        box, pile = draw_cards(self.state.box, options, luck, later=False)
        self.change(
            phase="ready",
            round=self.state.round + 1,
            box=box,
            pile=pile,
            sailed=self.state.discard,
            discard=(),
            last_answers=(),
            first_full=None,
            loader=luck.pick(poor) if options.calm else None,
            ready=(False,) * seats,
        )
        self.events.append(events.voyage_ahead(self.state.round))
