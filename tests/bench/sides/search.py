"""What feeds autocomplete and menus: legal places on a crowded table, all routes of a cart."""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Final

from games import SHELF
from games.kit.computers.playout import playout
from games.kit.game import Seat
from games.off_the_rails.components import BUILDABLE
from games.off_the_rails.model import Cart, Options
from games.off_the_rails.rules import Layout
from games.off_the_rails.rules.routes import all_routes
from tests.bench.report import figure

if TYPE_CHECKING:
    from games.bandido_alcatraz.model import State

MOST_MS: Final = 2
"""Milliseconds at p50 for what feeds menus."""
CARDS: Final = 60
"""Cards on the table, at least: only a single player still has a full hand then."""
HAND: Final = 3


def print_searches() -> None:
    """Time both, and note how many cards lay, and how many routes there were, in their names."""
    for name, (spent, size) in (
        ("bandido_alcatraz.places", placements_ms()),
        ("off_the_rails.routes", routes_ms()),
    ):
        figure(f"{name}_{size}_ms", spent, "ms", at_most=MOST_MS)


def placements_ms() -> tuple[float, int]:
    """Time the legal moves of a hand of three, read from storage; p50, and the cards laid."""
    game = SHELF["bandido_alcatraz"]
    hard = game.spec.options.model_validate({"solo_hand": str(HAND)})
    times, laid = [], 0
    for number in range(12):
        crowded: list[State] = [
            moment.before  # type: ignore[misc]
            for moment in playout(game, 1, hard, f"crowd-{number}")
        ]
        full = [s for s in crowded if len(s.table.laid) >= CARDS and len(s.hands[s.turn]) == HAND]
        for state in full[-3:]:
            read = game.load_state(state.model_dump_json(), game.spec.version)
            _ = read.table.grid
            laid = max(laid, len(state.table.laid))
            start = perf_counter()
            game.legal(read, state.turn)
            times.append(perf_counter() - start)
    return 1000 * median(times), laid


def routes_ms() -> tuple[float, int]:
    """Time every route at full speed where all track is crossings; p50, and how many there are."""
    layout = Layout(dict.fromkeys(BUILDABLE, "NESW"), {}, (), Options())
    cart = Cart(name="red.white", owner=Seat(0), square="C1", heading="S", speed=6)
    times, found = [], 0
    for _ in range(50):
        start = perf_counter()
        found = len(all_routes(layout, cart, cart.speed))
        times.append(perf_counter() - start)
    return 1000 * median(times), found
