"""The end of a turn: missions, new deposits, the chasm, and the end of the match."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.off_the_rails import events
from games.off_the_rails.components import (
    BOARD,
    CHASM_CARD,
    COLOURS,
    COURSE,
    FIGURES,
    MINE_OF,
    NEIGHBOURS,
    NOTHING,
    SPACES,
    Card,
    Colour,
    Square,
    add,
    in_reading_order,
    jewels_of,
    listed,
    subtract,
)
from games.off_the_rails.rules.missions import claimable
from games.off_the_rails.rules.scoring import award_dirty_goblins, final_scores, pass_turn
from games.off_the_rails.rules.working_copy import OFF_BOARD, StateCopy

if TYPE_CHECKING:
    from games.off_the_rails.model import State


def after_drives(copy: StateCopy) -> None:
    """Let the seat claim a mission, if it has met one."""
    if claimable(copy.state):
        copy.change(phase="claim")
    else:
        end_turn(copy)


def end_turn(copy: StateCopy) -> None:
    """Turn to the last phase: a deposit, or the chasm."""
    state = copy.state
    if state.seats == 1:
        _cave_in(copy)
    elif not state.chasm_open:
        _deposit(copy)
    elif not _anybody_below(state):
        finish(copy)
    elif any(cart.square and cart.owner == state.turn for cart in state.carts):
        draw_token(copy)
    else:
        copy.change(phase="offer")


# ---- deposits ------------------------------------------------------------------


def lay_deposit(copy: StateCopy, card: Card) -> None:
    """Lay a card's jewels on its space: as many as the bag still has (ruling 22)."""
    square, many = SPACES[card], FIGURES.deck.jewels_by_number[int(card[-1]) - 1]
    state, luck = copy.state, copy.chance.named("deposit", card)
    bag: list[str] = [*listed(state.bag)]
    jewels = Counter(bag.pop(luck.below(len(bag))) for _ in range(min(many, len(bag))))
    drawn = jewels_of(**jewels)
    copy.change(
        bag=subtract(state.bag, drawn),
        deposits=copy.deposits_with(square, drawn) if jewels else state.deposits,
        shown=(*state.shown, card),
    )
    copy.events.append(events.deposit_laid(card, drawn))


def _deposit(copy: StateCopy) -> None:
    card, *deck = copy.state.deck
    copy.change(deck=tuple(deck))
    if card == CHASM_CARD:
        # Everybody, the drawer last, has one more turn with a deposit (ruling 27).
        copy.change(shown=(*copy.state.shown, card), last_turns=copy.state.seats)
        copy.events.append(events.chasm_card_drawn(copy.state.turn))
        pass_turn(copy)
        return
    lay_deposit(copy, card)
    left = copy.state.last_turns
    if left is not None:
        copy.change(last_turns=left - 1)
        if left == 1:
            _open_chasm(copy)
            return
    pass_turn(copy)


# ---- the chasm -----------------------------------------------------------------


def _open_chasm(copy: StateCopy) -> None:
    """Reveal the chasm deck and put a token on each of its spaces."""
    cards = copy.state.chasm_deck
    copy.change(chasm_open=True, last_turns=None, chasm_deck=(), aside=())
    copy.events.append(events.chasm_opened())
    for card in cards:
        copy.change(shown=(*copy.state.shown, card))
        collapse(copy, SPACES[card], MINE_OF[SPACES[card]])
    _finish_or_pass(copy)


def draw_token(copy: StateCopy) -> None:
    """Draw a chasm token at random and find it a square."""
    supply = copy.state.supply
    luck = copy.chance.named("token", sum(supply.values()))
    colour = luck.pick([one for one, n in supply.items() for _ in range(n)])
    copy.change(supply={**supply, colour: supply[colour] - 1}, token=colour)
    copy.events.append(events.token_drawn(copy.state.turn, colour))
    squares = squares_to_collapse(copy.state, colour)
    if copy.state.options.chasm_die == "on":
        squares = (luck.pick(squares),)
    if len(squares) > 1:
        copy.change(phase="spread")
        return
    if squares:
        place_token(copy, squares[0])
    else:
        copy.change(aside=(*copy.state.aside, colour), token=None)
        copy.events.append(events.token_set_aside(colour))
        _finish_or_pass(copy)


def squares_to_collapse(state: State, colour: Colour) -> tuple[Square, ...]:
    """Return where a token may go: beside one of its colour; with the die, on a space of its mine.

    Rulings 28 and 36.
    """
    if state.options.chasm_die == "on":
        return tuple(one for one in BOARD.mines[colour].spaces if one not in state.tokens)
    beside = {near for at, one in state.tokens.items() if one == colour for near in NEIGHBOURS[at]}
    return in_reading_order(beside - state.tokens.keys())


def place_token(copy: StateCopy, square: Square) -> None:
    """Put the drawn token on a square and go on."""
    if copy.state.token is not None:
        collapse(copy, square, copy.state.token)
    copy.change(token=None)
    _finish_or_pass(copy)


def collapse(copy: StateCopy, square: Square, colour: Colour) -> None:
    """Swallow a square: its tile, jewels and cart are out of the game."""
    state = copy.state
    tile, jewels = state.tiles.get(square), state.deposits.get(square, NOTHING)
    copy.change(
        tokens={**state.tokens, square: colour},
        tiles={at: one for at, one in state.tiles.items() if at != square},
        deposits={at: one for at, one in state.deposits.items() if at != square},
        gone=add(state.gone, jewels),
        ruined=state.ruined if tile is None else (*state.ruined, tile),
    )
    copy.events.append(events.square_collapsed(square, jewels, track=tile is not None))
    for cart in state.carts:
        if cart.square == square:
            copy.change(gone=add(copy.state.gone, cart.hold))
            copy.change_cart(cart, **OFF_BOARD, lost=True)
            copy.events.append(events.cart_swallowed(cart))


# ---- the solo game -------------------------------------------------------------


def _cave_in(copy: StateCopy) -> None:
    """Reveal four cards at first, then one a turn, and let their spaces collapse."""
    turn = copy.state.round
    for n in range(COURSE.solo_first_cave_in if turn == 1 else 1):
        card, *deck = copy.state.deck
        if card == CHASM_CARD:
            # It lays nothing and is shuffled back (ruling 43).
            luck = copy.chance.named("cave-in", turn, n)
            copy.change(deck=luck.shuffle((CHASM_CARD, *deck)))
            copy.events.append(events.cave_in_spared())
            continue
        copy.change(deck=tuple(deck), shown=(*copy.state.shown, card))
        colour = _spare_token(copy, MINE_OF[SPACES[card]])
        collapse(copy, SPACES[card], colour)
    if all(cart.lost for cart in copy.state.carts) or not any(copy.state.supply.values()):
        finish(copy)
    else:
        pass_turn(copy)


def _spare_token(copy: StateCopy, colour: Colour) -> Colour:
    """Take a token of this colour from the supply, or any other where it has run out.

    Ruling 44.
    """
    supply = copy.state.supply
    found = next(one for one in (colour, *COLOURS) if supply[one])
    copy.change(supply={**supply, found: supply[found] - 1})
    return found


# ---- the end -------------------------------------------------------------------


def _anybody_below(state: State) -> bool:
    return any(cart.square for cart in state.carts)


def _finish_or_pass(copy: StateCopy) -> None:
    if not _anybody_below(copy.state) or not any(copy.state.supply.values()):
        finish(copy)
    else:
        pass_turn(copy)


def finish(copy: StateCopy) -> None:
    """End the match: carts still below derail (ruling 33), and the goblins count their rocks."""
    for cart in copy.state.carts:
        if cart.square:
            copy.events.append(events.derailed_at_end(cart))
            copy.derail(cart)
    award_dirty_goblins(copy)
    copy.change(phase="over", token=None)
    final_scores(copy)
