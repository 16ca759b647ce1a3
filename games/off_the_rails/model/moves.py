"""The moves of Off the Rails, named by the rulebook's verbs."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from games.kit.game import Value
from games.kit.value import memoized
from games.off_the_rails.components import (
    Branching,
    CartName,
    Edge,
    Exit,
    JewelName,
    Jewels,
    MissionName,
    Plain,
    Square,
)

CartOrder: TypeAlias = Literal["pairs", "drives"]
"""How it is found whether the order of carts matters: `pairs` up to version 0.3, see ruling 50."""


class ChooseSide(Value):
    """Choose the side of the board, and with it the clan."""

    kind: Literal["side"] = "side"
    edge: Edge


class Lay(Value):
    """Lay a straight or a corner."""

    kind: Literal["lay"] = "lay"
    at: Square
    tile: Plain


class Upgrade(Value):
    """Turn a straight or corner into a T, or a T into a cross."""

    kind: Literal["upgrade"] = "upgrade"
    at: Square
    tile: Branching


class PlaceCart(Value):
    """Put a cart from the supply on an own start track."""

    kind: Literal["cart"] = "cart"
    cart: CartName
    at: Square


class Faster(Value):
    """Turn a cart's die up by one."""

    kind: Literal["faster"] = "faster"
    cart: CartName


class Slower(Value):
    """Turn a cart's die down by one."""

    kind: Literal["slower"] = "slower"
    cart: CartName


class Undo(Value):
    """Take back the last action of the running turn: nothing hidden was revealed since."""

    kind: Literal["undo"] = "undo"


class EndActions(Value):
    """Be done with the actions; the carts drive."""

    kind: Literal["done"] = "done"
    order: CartOrder = "drives"


class Stop(Value):
    """End a solo match that is already won."""

    kind: Literal["stop"] = "stop"


class Drive(Value):
    """Drive one cart. `route` names the exits at the junctions on the way, `NEE`.

    Where there are more ways than a menu holds, it names the first exit only, and `Steer` follows.
    """

    kind: Literal["drive"] = "drive"
    cart: CartName
    route: str = ""


class Steer(Value):
    """Choose the exits at the junctions ahead, beginning with the one the cart stands on."""

    kind: Literal["steer"] = "steer"
    route: str


class Take(Value):
    """Take a jewel of this kind from the deposit under the cart."""

    kind: Literal["take"] = "take"
    jewel: JewelName


class Split(Value):
    """Split the load of a rammed cart in secret."""

    kind: Literal["split"] = "split"
    piles: Jewels
    """The left pile; the right one is the rest."""


class SplitByLot(Value):
    """Let the bot split the load."""

    kind: Literal["split_by_lot"] = "split_by_lot"


class Pick(Value):
    """Choose, blind, which pile drops."""

    kind: Literal["pick"] = "pick"
    pile: Literal["left", "right"]


class Face(Value):
    """Turn a cart away from a collision, where its track leaves a choice."""

    kind: Literal["face"] = "face"
    way: Exit


class Claim(Value):
    """Claim a mission met in this turn."""

    kind: Literal["claim"] = "claim"
    mission: MissionName


class Pass(Value):
    """Claim nothing, or draw no chasm token."""

    kind: Literal["pass"] = "pass"


class Draw(Value):
    """Draw a chasm token although one need not."""

    kind: Literal["draw"] = "draw"


class Collapse(Value):
    """Put the drawn chasm token on a square."""

    kind: Literal["collapse"] = "collapse"
    at: Square


Action: TypeAlias = Lay | Upgrade | PlaceCart | Faster | Slower
"""What counts as one of the four actions of a turn."""
Move: TypeAlias = (
    ChooseSide
    | Action
    | Undo
    | EndActions
    | Stop
    | Drive
    | Steer
    | Take
    | Split
    | SplitByLot
    | Pick
    | Face
    | Claim
    | Pass
    | Draw
    | Collapse
)
MOVES: Final[TypeAdapter[Move]] = TypeAdapter(Annotated[Move, Field(discriminator="kind")])

# ---- legal moves are listed often: each is made once -----------------------------

lay: Final = memoized(Lay)
upgrade: Final = memoized(Upgrade)
place_cart: Final = memoized(PlaceCart)
faster: Final = memoized(Faster)
slower: Final = memoized(Slower)
