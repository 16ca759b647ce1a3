"""What is decided: the options of a table before the match, and the moves of its turns."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from games.bandido_alcatraz.components import Rotation, StartSide
from games.bandido_alcatraz.model.geometry import Spot
from games.bandido_alcatraz.model.openings import CoverRule
from games.kit.game import Options as BaseOptions
from games.kit.game import Value
from games.kit.value import memoized


class Options(BaseOptions):
    """What a table may agree on before it starts."""

    side: StartSide = "easy"
    """Of the start tile: 5 tunnels or 6."""
    solo_hand: Literal["6", "3"] = "6"
    """Cards of a single player; 3 is hard."""
    cover_rule: CoverRule = "strict"
    """Loose: a card on a blue half need not repeat it, as long as it fits its neighbours."""
    allow_overcollect: Literal["off", "on"] = "off"
    """On: a fourth raincoat or third rope may be gathered, and then loses."""
    first_player: Literal["seat-1", "lot"] = "seat-1"
    signals: Literal["on", "off"] = "on"
    """On: buttons with which the team talks without showing cards."""
    score_line: Literal["solo", "always"] = "solo"
    """Who is told, by open tunnels, how good the attempt was."""


class Dig(Value):
    """Lay a card from the hand on the table."""

    # The command and the menu ask for `at`, a code such as C5, which a view reads as these three.
    # The code is not stored: what it means changes with the open tunnels, unlike cell and rotation.

    kind: Literal["dig"] = "dig"
    card: str
    x: int
    """The cell of half 1, as is `y`."""
    y: int
    rotation: Rotation

    @property
    def spot(self) -> Spot:
        """Where it is to lie."""
        return Spot(self.x, self.y, self.rotation)


class Gather(Value):
    """Put a card with a raincoat or rope by the pile: it is gathered, and digs no more."""

    kind: Literal["gather"] = "gather"
    card: str


class Exchange(Value):
    """Give the whole hand back, because nothing in it can be played, and draw a new one."""

    kind: Literal["exchange"] = "exchange"


CardPlay: TypeAlias = tuple[type[Dig | Gather], str, Spot | None]
"""A move that is not built yet: its verb, the card, and where it is dug."""


def _play_card(_verb: type[Dig | Gather], card: str, spot: Spot | None) -> Dig | Gather:
    """Build the move."""
    if spot is None:
        return Gather(card=card)
    return Dig(card=card, x=spot.x, y=spot.y, rotation=spot.rotation)


play_card: Final = memoized(_play_card, most=1024)
# The hands at one table have some two hundred; to cache all there are costs the collector more.

Move: TypeAlias = Dig | Gather | Exchange
MOVES: TypeAdapter[Move] = TypeAdapter(Annotated[Move, Field(discriminator="kind")])
