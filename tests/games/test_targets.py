"""What may be answered is marked in the picture of who is asked: all that is legal, no more."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final

import pytest

from games import SHELF
from games.abordaje.picture.targets import decks_to_choose, orders_to_swap
from games.all_aboard.picture.boats import may_board
from games.alles_an_bord.components import goods_asked
from games.alles_an_bord.model import Pass, things_given
from games.alles_an_bord.picture.targets import (
    goods_to_choose,
    slots_for_chests,
    things_to_choose,
)
from games.bandido_alcatraz.picture.table import cards_to_choose
from games.kit.computers.playout import playout
from games.kit.draw.scale import to_pixels
from games.kit.game import Seat, decision, text
from games.kit.words import Voice
from games.off_the_rails.picture.highlights import foreseen, highlighted
from tests.support.boards.alles_an_bord_table import at_sea, owing, play, ship
from tests.support.boards.off_the_rails_table import busy_turns, position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PIL.Image import Image

    from games.kit.game import AnyGame

SEEDS: Final = ("targets", "more targets")
"""Of the matches that are looked at."""
ANN, BEA = Seat(0), Seat(1)
PLAIN: Final = ship()
Targets = dict[str, set[Any]]


def abordaje(view: Any, moves: Sequence[Any]) -> tuple[Targets, Targets]:
    legal: Targets = defaultdict(set)
    for move in moves:
        match move.kind:
            case "captain" | "fight":
                legal["decks"].add(move.deck)
            case "march" | "regroup" if move.start:
                legal["decks"] |= {move.start, move.end}
            case "swap":
                legal["orders"] |= {move.first, move.second}
    return {"decks": {*decks_to_choose(view)}, "orders": {*orders_to_swap(view)}}, legal


def all_aboard(view: Any, moves: Sequence[Any]) -> tuple[Targets, Targets]:
    boats = {n for n, boat in enumerate(view.boats, start=1) if may_board(view, boat)}
    return {"boats": boats}, {"boats": {move.boat for move in moves}}


def alles_an_bord(view: Any, moves: Sequence[Any]) -> tuple[Targets, Targets]:
    legal: Targets = defaultdict(set)
    paying = [move for move in moves if move.kind == "fulfil"]
    for move in moves:
        match move.kind:
            case "fulfil":
                legal["things"] |= {thing for one in move.payment for thing in things_given(one)}
                legal["things"] |= {*goods_asked(view.card)}
            case "penalty" if move.good and not paying:
                legal["things"].add(move.good)
            case "throw" if view.phase == "stow":
                legal["things"].add(move.thing)
            case "choose":
                legal["goods"] |= {*move.goods}
            case "place_chests":
                new = view.new_chests[view.seat]
                legal["deck"] |= {*range(move.deck)}
                legal["below"] |= {*range(new - move.deck)}
    on_deck, below = slots_for_chests(view)
    marked: Targets = {
        "things": {*things_to_choose(view)},
        "goods": {*goods_to_choose(view)},
        "deck": {*range(on_deck)},
        "below": {*range(below)},
    }
    return marked, legal


def bandido_alcatraz(view: Any, moves: Sequence[Any]) -> tuple[Targets, Targets]:
    legal = {move.card for move in moves if move.kind != "exchange"}
    return {"cards": {*cards_to_choose(view)}}, {"cards": legal}


def off_the_rails(view: Any, moves: Sequence[Any]) -> tuple[Targets, Targets]:
    legal: Targets = defaultdict(set)
    for move in moves:
        match move.kind:
            case "lay" | "upgrade" | "cart" | "collapse":
                legal[move.kind].add(move.at)
            case "side":
                legal["sides"].add(move.edge)
    marked: Targets = {
        kind: {*foreseen(view, [kind]).candidates} for kind in legal if kind != "sides"
    }
    marked["sides"] = {*highlighted(view).surfaces}
    return marked, legal


READERS: Final[dict[str, Callable[[Any, Sequence[Any]], tuple[Targets, Targets]]]] = {
    "abordaje": abordaje,
    "all_aboard": all_aboard,
    "alles_an_bord": alles_an_bord,
    "bandido_alcatraz": bandido_alcatraz,
    "off_the_rails": off_the_rails,
}
"""What is marked in a view, and what is legal, by what it is."""


DRAWN: Final[dict[str, tuple[Any, ...]]] = {
    "alles_an_bord": (
        play(at_sea(ship("sailor", coins=37), PLAIN, card="D01"), (ANN, Pass()), (BEA, Pass())),
        owing("P10"),
        at_sea(ship("rope*8", below="map*4", goods="blue*3 white"), PLAIN, phase="stow"),
    ),
    "off_the_rails": (
        position("  C\n2 x\n3 ┃", phase="spread", token="red", chasm_open=True).state,
        *(turn[0] for turn in busy_turns(3, 1)[::5]),
    ),
}
"""Positions to which few matches come."""
KINDS: Final = {
    "abordaje": {"decks", "orders"},
    "all_aboard": {"boats"},
    "alles_an_bord": {"things", "goods", "deck", "below"},
    "bandido_alcatraz": {"cards"},
    "off_the_rails": {"sides", "lay", "upgrade", "cart", "collapse"},
}
"""What is to be chosen in each game that its pictures show."""


def every_view(game: AnyGame) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Return what each seat and the table see in matches, each with its legal moves."""
    seats = game.spec.seats[:2][-1]
    for state in DRAWN.get(game.spec.slug, ()):
        yield from _views(game, state, max(game.to_act(state)) + 1)
    for seed in SEEDS:
        for moment in playout(game, seats, game.spec.options(), seed):
            yield from _views(game, moment.before, seats)


def _views(game: AnyGame, state: Any, seats: int) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    for seat in (*range(seats), None):
        moves = () if seat is None else game.legal(state, Seat(seat))
        yield game.view(state, None if seat is None else Seat(seat)), tuple(moves)


@pytest.mark.parametrize("slug", READERS)
def test_all_that_is_legal_is_marked_for_who_is_asked_and_nothing_for_the_others(slug: str) -> None:
    found = set()
    for view, moves in every_view(SHELF[slug]):
        marked, legal = READERS[slug](view, moves)
        for what in {*marked, *legal}:
            assert marked.get(what, set()) == legal.get(what, set()), (what, view.seat)
        found |= {what for what, targets in marked.items() if targets}
    assert found == KINDS[slug]


def test_every_game_is_looked_at() -> None:
    assert {*READERS} == {*SHELF}


def boat_asked(view: Any, voice: Voice) -> Image:
    """Draw a hand of which the first animal is chosen, as its boat is marked only then."""
    game = SHELF["all_aboard"]
    chosen = (decision("animal", text("ask-animal"), one, text("none")) for one in view.hand or ())
    preview = game.picture().preview
    assert preview is not None
    return preview(view, voice, tuple(chosen)[:1], ())


@pytest.mark.parametrize(
    ("slug", "nobody", "rows"),
    [
        ("abordaje", {"to_act": ()}, (150, 870)),
        ("all_aboard", {"turn": None}, (160, 516)),
        ("alles_an_bord", {"acting": ()}, (700, 1000)),
    ],
    ids=["abordaje", "all_aboard", "alles_an_bord"],
)
def test_the_marks_stand_in_the_picture_of_who_is_asked_alone(
    slug: str, nobody: dict[str, object], rows: tuple[int, int]
) -> None:
    game, voice = SHELF[slug], Voice("en", slug, ("Ann", "Ben", "Clo"))
    draw = boat_asked if slug == "all_aboard" else game.picture().draw

    def ships(view: Any, height: int) -> bytes:
        """Return the ships of a picture that may be lower by its header."""
        image = draw(view, voice)
        top, bottom = (to_pixels(row) - height + image.height for row in rows)
        return image.crop((0, top, image.width, bottom)).tobytes()

    looked_at = set()
    for view, moves in every_view(game):
        is_marked = any(READERS[slug](view, moves)[0].values())
        if (view.seat, is_marked) in looked_at or view.result is not None:
            continue
        looked_at.add((view.seat, is_marked))
        unasked = view.model_copy(update=nobody)
        if slug != "alles_an_bord" or is_marked:  # there, who acts is edged in gold as well
            height = draw(unasked, voice).height
            assert (ships(view, height) != ships(unasked, height)) is is_marked
    assert (None, True) not in looked_at
    assert {is_marked for _, is_marked in looked_at} == {True, False}
