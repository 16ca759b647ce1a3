"""The moves of Alles an Bord?!, one class for each verb of the rulebook."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from games.alles_an_bord.components import Colour, Kind, StowPlace
from games.alles_an_bord.model.things import PiecePayment, Thing
from games.kit.game import Value

Wanted: TypeAlias = Kind | Literal["unseen"]
"""A tile of the heap as one asks for it: a face-up one of a kind, or any face-down one."""


class Ready(Value):
    """Agree to start: "Alles an Bord!"."""

    kind: Literal["ready"] = "ready"


class Flip(Value):
    """Turn over a face-down tile of the heap, for all to see."""

    kind: Literal["flip"] = "flip"


class Take(Value):
    """Take a tile into the hand."""

    kind: Literal["take"] = "take"
    tile: Wanted


class PutBack(Value):
    """Put the tile in the hand back into the heap, face up."""

    kind: Literal["put_back"] = "put_back"


class Stow(Value):
    """Put the tile in the hand on the ship."""

    kind: Literal["stow"] = "stow"
    place: StowPlace


class Load(Value):
    """Take a tile and stow it, in one go."""

    kind: Literal["load"] = "load"
    tile: Wanted
    place: StowPlace


class TakeGood(Value):
    """Take one of the two goods a ship starts with."""

    kind: Literal["take_good"] = "take_good"
    colour: Colour


class Fulfil(Value):
    """Give what the card asks for; `payment` says in order what pays for each piece."""

    kind: Literal["fulfil"] = "fulfil"
    payment: tuple[PiecePayment, ...] = ()


class Pass(Value):
    """Let the card go by."""

    kind: Literal["pass"] = "pass"


class Meet(Value):
    """Announce that one meets the pirates."""

    kind: Literal["meet"] = "meet"


class Flee(Value):
    """Announce that one flees from the pirates."""

    kind: Literal["flee"] = "flee"


class Penalty(Value):
    """Pay the pirates 2 money and a good of the payer's choice, as far as there are any."""

    kind: Literal["penalty"] = "penalty"
    good: Colour | None = None


class Choose(Value):
    """Name the colours of a reward where they are free."""

    kind: Literal["choose"] = "choose"
    goods: tuple[Colour, ...]


class Throw(Value):
    """Throw one thing overboard."""

    kind: Literal["throw"] = "throw"
    thing: Thing


class PlaceChests(Value):
    """Put the new chests on the ship: `deck` of them on deck, the others below."""

    kind: Literal["place_chests"] = "place_chests"
    deck: int


Move: TypeAlias = (
    Ready
    | Flip
    | Take
    | PutBack
    | Stow
    | Load
    | TakeGood
    | Fulfil
    | Pass
    | Meet
    | Flee
    | Penalty
    | Choose
    | Throw
    | PlaceChests
)
MOVES: Final[TypeAdapter[Move]] = TypeAdapter(Annotated[Move, Field(discriminator="kind")])
