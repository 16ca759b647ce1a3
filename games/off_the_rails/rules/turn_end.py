"""The end of a turn: missions, new deposits, the chasm, and the end of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.off_the_rails.components import (
    BOARD,
    COLOURS,
    COURSE,
    FIGURES,
    MINE_OF,
    NEIGHBOURS,
    NOTHING,
    SPACES,
    Card,
    Colour,
    Jewels,
    Square,
    add,
    cart_name,
    heap,
    in_order,
    listed,
    mine_name,
    of,
    seat_name,
    space_name,
    square_name,
)
from games.off_the_rails.rules.missions import claimable
from games.off_the_rails.rules.scoring import final_scores, settle_dirty_goblins
from games.off_the_rails.rules.state_copy import OFF_BOARD, Workings

if TYPE_CHECKING:
    from games.off_the_rails.model import State

CHASM = "chasm"
"""The card among the deposit cards that starts the end."""


def after_drives(w: Workings) -> None:
    """Let the seat claim a mission, if it has met one."""
    if claimable(w.state):
        w.change(phase="claim")
    else:
        end_turn(w)


def end_turn(w: Workings) -> None:
    """Turn to the last phase: a deposit, or the chasm."""
    state = w.state
    if state.seats == 1:
        _cave_in(w)
    elif not state.chasm_open:
        _deposit(w)
    elif not _anybody_below(state):
        finish(w)
    elif any(cart.square and cart.owner == state.turn for cart in state.carts):
        draw_token(w)
    else:
        w.change(phase="offer")


# ---- deposits ------------------------------------------------------------------


def lay_deposit(w: Workings, card: Card) -> None:
    """Lay a card's jewels on its space: as many as the bag still has (ruling 22)."""
    square, many = SPACES[card], FIGURES.deck.jewels_by_number[int(card[-1]) - 1]
    drawn = NOTHING
    for _ in range(many):
        pool = listed(w.state.bag)
        if not pool:
            break
        jewel = of(**{w.chance.pick(pool): 1})
        drawn = add(drawn, jewel)
        w.change(bag=_less(w.state.bag, jewel))
    if drawn != NOTHING:
        w.add_deposit(square, drawn)
    w.change(shown=(*w.state.shown, card))
    key = "deposit" if drawn != NOTHING else "deposit-bare"
    w.tell(key, space=space_name(card), square=square, jewels=heap(drawn))


def _less(some: Jewels, fewer: Jewels) -> Jewels:
    a, b, c, d, e = (x - y for x, y in zip(some, fewer, strict=True))
    return a, b, c, d, e


def _deposit(w: Workings) -> None:
    card, *deck = w.state.deck
    w.change(deck=tuple(deck))
    if card == CHASM:
        # Everybody, the drawer last, has one more turn with a deposit (ruling 27).
        w.change(shown=(*w.state.shown, card), last_turns=w.state.seats)
        w.tell("chasm-card", who=seat_name(w.state.turn))
        w.pass_turn()
        return
    lay_deposit(w, card)
    left = w.state.last_turns
    if left is not None:
        w.change(last_turns=left - 1)
        if left == 1:
            _open_chasm(w)
            return
    w.pass_turn()


# ---- the chasm -----------------------------------------------------------------


def _open_chasm(w: Workings) -> None:
    """Reveal the chasm deck and put a token on each of its spaces."""
    cards = w.state.chasm_deck
    w.change(chasm_open=True, last_turns=None, chasm_deck=(), aside=())
    w.tell("chasm-opens")
    for card in cards:
        w.change(shown=(*w.state.shown, card))
        collapse(w, SPACES[card], MINE_OF[SPACES[card]])
    _finish_or_pass(w)


def draw_token(w: Workings) -> None:
    """Draw a chasm token at random and find it a square."""
    supply = w.state.supply
    colour = w.chance.pick([one for one, n in supply.items() for _ in range(n)])
    w.change(supply={**supply, colour: supply[colour] - 1}, token=colour)
    w.tell("token-drawn", who=seat_name(w.state.turn), mine=mine_name(colour))
    squares = squares_to_collapse(w.state, colour)
    if w.state.options.chasm_die == "on":
        squares = (w.chance.pick(squares),)
    if len(squares) > 1:
        w.change(phase="spread")
        return
    if squares:
        place_token(w, squares[0])
    else:
        w.change(aside=(*w.state.aside, colour), token=None)
        w.tell("token-aside", mine=mine_name(colour))
        _finish_or_pass(w)


def squares_to_collapse(state: State, colour: Colour) -> tuple[Square, ...]:
    """Return where a token may go: beside one of its colour; with the die, on a space of its mine.

    Rulings 28 and 36.
    """
    if state.options.chasm_die == "on":
        return tuple(one for one in BOARD.mines[colour].spaces if one not in state.tokens)
    beside = {near for at, one in state.tokens.items() if one == colour for near in NEIGHBOURS[at]}
    return in_order(beside - state.tokens.keys())


def place_token(w: Workings, square: Square) -> None:
    """Put the drawn token on a square and go on."""
    if w.state.token is not None:
        collapse(w, square, w.state.token)
    w.change(token=None)
    _finish_or_pass(w)


def collapse(w: Workings, square: Square, colour: Colour) -> None:
    """Swallow a square: its tile, jewels and cart are out of the game."""
    state = w.state
    tile, jewels = state.tiles.get(square), state.deposits.get(square, NOTHING)
    w.change(
        tokens={**state.tokens, square: colour},
        tiles={at: one for at, one in state.tiles.items() if at != square},
        deposits={at: one for at, one in state.deposits.items() if at != square},
        gone=add(state.gone, jewels),
        ruined=state.ruined if tile is None else (*state.ruined, tile),
    )
    swallowed = jewels != NOTHING
    key = "collapses-jewels" if swallowed else "collapses-track" if tile else "collapses"
    w.tell(key, square=square_name(square), jewels=heap(jewels))
    for cart in state.carts:
        if cart.square == square:
            w.change(gone=add(w.state.gone, cart.hold))
            w.put(cart, **OFF_BOARD, lost=True)
            w.tell(
                "swallowed",
                cart=cart_name(cart.name),
                who=seat_name(cart.owner),
                jewels=heap(cart.hold),
            )


# ---- the solo game -------------------------------------------------------------


def _cave_in(w: Workings) -> None:
    """Reveal four cards at first, then one a turn, and let their spaces collapse."""
    for _ in range(COURSE.solo_first_cave_in if w.state.round == 1 else 1):
        card, *deck = w.state.deck
        if card == CHASM:
            # It lays nothing and is shuffled back (ruling 43).
            w.change(deck=w.chance.shuffle((CHASM, *deck)))
            w.tell("cave-in-spared")
            continue
        w.change(deck=tuple(deck), shown=(*w.state.shown, card))
        colour = _spare_token(w, MINE_OF[SPACES[card]])
        collapse(w, SPACES[card], colour)
    if all(cart.lost for cart in w.state.carts) or not any(w.state.supply.values()):
        finish(w)
    else:
        w.pass_turn()


def _spare_token(w: Workings, colour: Colour) -> Colour:
    """Take a token of this colour from the supply, or any other where it has run out (44)."""
    supply = w.state.supply
    found = next(one for one in (colour, *COLOURS) if supply[one])
    w.change(supply={**supply, found: supply[found] - 1})
    return found


# ---- the end -------------------------------------------------------------------


def _anybody_below(state: State) -> bool:
    return any(cart.square for cart in state.carts)


def _finish_or_pass(w: Workings) -> None:
    if not _anybody_below(w.state) or not any(w.state.supply.values()):
        finish(w)
    else:
        w.pass_turn()


def finish(w: Workings) -> None:
    """End the match: carts still below derail (ruling 33), and the goblins count their rocks."""
    for cart in w.state.carts:
        if cart.square:
            w.tell("derails-at-end", cart=cart_name(cart.name), who=seat_name(cart.owner))
            w.derail(cart)
    settle_dirty_goblins(w)
    w.change(phase="over", token=None)
    final_scores(w)
