"""Lessons of Off the Rails: gold, a crash and the way home; and crashes with bumpers."""

from __future__ import annotations

from typing import Final

from games.kit.lesson import Lesson, Reply, Step
from games.kit.text import Seat
from games.off_the_rails.model import (
    ChooseSide,
    Claim,
    EndActions,
    Options,
    Pass,
    Pick,
    Split,
    Take,
    faster,
    lay,
    place_cart,
)

GREEN: Final = Seat(1)
OTHER: Final = Seat(2)
"""Who comes the other way."""
IDLE: Final = (EndActions(), Pass())
"""What a clan does that watches, and grins."""
ROCK_APART: Final = Split(piles=(1, 0, 0, 0, 0))

FIRST: Final = Lesson(
    name="first",
    seats=3,
    options=Options(),
    seed="learn118962",
    script=(
        Step("side", ChooseSide(edge="north"), instead="side-instead"),
        Step("in", lay(at="C1", tile="NS"), instead="way-instead"),
        Step("bend", lay(at="C2", tile="NE"), instead="way-instead"),
        Step("deposit", lay(at="D2", tile="EW"), instead="way-instead"),
        Step("cart", place_cart(cart="red.white", at="C0"), instead="cart-instead"),
        Step("drive", EndActions(), instead="drive-instead"),
        Step("gold", Take(jewel="gold"), instead="gold-instead"),
        Step("more", Take(jewel="gold"), instead="gold-instead"),
        Reply(GREEN, (lay(at="I2", tile="EW"),)),
        Reply(GREEN, (lay(at="H2", tile="EW"),)),
        Reply(GREEN, IDLE),
        Reply(OTHER, (place_cart(cart="yellow.white", at="J2"),)),
        Reply(OTHER, (lay(at="G2", tile="EW"),)),
        Reply(OTHER, (lay(at="F2", tile="EW"),)),
        Reply(OTHER, (faster(cart="yellow.white"),)),
        Reply(OTHER, IDLE),
        Step("on", lay(at="E2", tile="EW"), instead="on-instead"),
        Step("ram", EndActions(), instead="drive-instead"),
        Reply(OTHER, (ROCK_APART,)),
        Step("pick", Pick(pile="right"), "any"),
        Reply(GREEN, IDLE),
        Reply(OTHER, IDLE),
        Step("faster", faster(cart="red.white"), instead="faster-instead"),
        Step("home", EndActions(), instead="drive-instead"),
        Step("claim", Claim(mission="gold_hills"), instead="claim-instead"),
    ),
)

BUMPERS: Final = Lesson(
    name="bumpers",
    seats=3,
    options=Options(bumpers="on"),
    seed="bumpers672",
    script=(
        Reply(GREEN, (ChooseSide(edge="south"),)),
        Reply(GREEN, (lay(at="I2", tile="EW"),)),
        Reply(GREEN, (lay(at="H2", tile="EW"),)),
        Reply(GREEN, (lay(at="G2", tile="EW"),)),
        Reply(GREEN, IDLE),
        Reply(OTHER, (place_cart(cart="red.white", at="F0"),)),
        Reply(OTHER, (lay(at="F1", tile="NS"),)),
        Reply(OTHER, (lay(at="F2", tile="NE"),)),
        Reply(OTHER, IDLE),
        Step("cart", place_cart(cart="yellow.white", at="J2"), instead="cart-instead"),
        Step("ram", EndActions(), instead="ram-instead"),
        Step("take", Take(jewel="diamond"), "any"),
        Reply(GREEN, IDLE),
        Reply(OTHER, IDLE),
        Step("home", EndActions(), instead="home-instead"),
    ),
)

LESSONS: Final = (FIRST, BUMPERS)
