"""What a table of Alles an Bord?! may agree on before it starts."""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.alles_an_bord.components import VOYAGE
from games.kit.game import Options as BaseOptions
from games.kit.game import Seat

Handicap: TypeAlias = Literal[
    "none",
    "1",
    "2",
    "3",
    "4",
    "12",
    "13",
    "14",
    "23",
    "24",
    "34",
    "123",
    "124",
    "134",
    "234",
]
"""Seats that begin with a monkey on deck; seats counted from 1, as players say it."""


class Options(BaseOptions):
    """What a table may agree on before it starts."""

    loading: Literal["race", "calm"] = "race"
    """Calm: one tile after another, for play over days."""
    competition: Literal["off", "on"] = "off"
    """On: starfish tiles are locked, monkeys and pairs are jokers; for three and four."""
    handicap: Handicap = "none"
    voyage_mix: Literal["counted", "random"] = "counted"
    """Random: any thirteen cards with all four categories among them."""
    pirate_cards: Literal["1", "2", "3", "4", "5", "6"] = "3"
    trade_cards: Literal["1", "2", "3", "4"] = "2"
    contract_cards: Literal["1", "2", "3", "4", "5", "6"] = "3"
    starfish_per_kind: Literal["4", "3"] = "4"

    @property
    def calm(self) -> bool:
        """Whether tiles are loaded in turn."""
        return self.loading == "calm"

    @property
    def discovery_cards(self) -> int:
        """The rest of the thirteen."""
        others = (self.pirate_cards, self.trade_cards, self.contract_cards)
        return VOYAGE.cards - sum(map(int, others))

    @property
    def handicapped(self) -> frozenset[Seat]:
        """The seats that begin with a monkey on deck."""
        named = "" if self.handicap == "none" else self.handicap
        return frozenset(Seat(int(seat) - 1) for seat in named)
