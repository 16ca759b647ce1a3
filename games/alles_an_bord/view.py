"""The secrets of Alles an Bord?!: what a seat may see, and every world that looks the same to it.

Hidden are the kinds of face-down tiles, tiles in others' hands and below others' decks, others'
goods, answers until all are in, the cards after casting off, and the order of the pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.alles_an_bord import model, rules
from games.alles_an_bord.components import (
    CARDS,
    CATEGORIES,
    CHEST_VALUE,
    KINDS,
    goods_asked,
    is_locked,
    kind_of,
    sorted_goods,
    sorted_tiles,
)
from games.alles_an_bord.model import Answer, Notes, Ship, State, View
from games.kit.game import Seat
from games.kit.value import replaced

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.alles_an_bord.components import Category, Colour, Kind, Tile
    from games.kit.chance import Chance


def view(state: State, seat: Seat | None) -> View:
    """Build what `seat` may see, or the table (None), field by field."""
    cards_lie_open = state.phase == "loading" and state.first_full is None
    shuffled = state.phase not in {"ready", "loading"}
    announcing = state.phase == "announce"
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        round=state.round,
        acting=tuple(sorted(rules.to_act(state))),
        ships=tuple(_seen_ship(state, Seat(n), seat) for n in range(len(state.ships))),
        heap_open=state.heap_open,
        heap_locked=state.heap_locked,
        heap_hidden=len(state.heap_hidden),
        supply=state.supply,
        cards=state.pile if cards_lie_open else None,
        cards_left=_cards_left(state.pile),
        top_back=_category(state.pile[0]) if shuffled and state.pile else None,
        card=None if announcing else state.card,
        meeting=announcing,
        discard=state.discard,
        first_full=state.first_full,
        loader=state.loader,
        ready=state.ready,
        answered=_answered(state),
        announced=(None,) * len(state.ships) if announcing else state.announced,
        own_answer=None if seat is None else state.answers[seat],
        own_announcement=state.announced[seat] if announcing and seat is not None else None,
        choosing=0 if seat is None else rules.goods_to_name(state, seat),
        new_chests=state.new_chests,
        last_card=_last_card(state),
        last_answers=tuple(
            _seen_answer(answer, _last_card(state)) for answer in state.last_answers
        ),
        result=rules.outcome(state),
        marks=state.marks.of(seat),
    )


def things(state: State) -> dict[str, str]:
    """Name what lies openly in the heap and on the ships, each with how much of it there is."""
    named = {model.heap_thing(kind): str(state.heap_open[n]) for n, kind in enumerate(KINDS)}
    for n, ship in enumerate(state.ships):
        named |= {model.deck_thing(n, kind): str(ship.deck.count(kind)) for kind in KINDS}
        named[model.deck_thing(n, "chest")] = str(ship.deck_chests)
        named[model.below_thing(n)] = str(len(ship.below) + ship.below_chests)
        named[model.purse_thing(n)] = str(ship.total + CHEST_VALUE * state.new_chests[n])
    return named


def _seen_ship(state: State, owner: Seat, viewer: Seat | None) -> model.SeenShip:
    ship, own = state.ships[owner], owner == viewer
    total = ship.total + CHEST_VALUE * state.new_chests[owner]
    return model.SeenShip(
        deck=ship.deck,
        monkey=ship.monkey,
        deck_chests=ship.deck_chests,
        below_chests=ship.below_chests,
        below_filled=len(ship.below) + ship.below_chests,
        below=ship.below if own else None,
        goods=ship.goods if own else None,
        hold=ship.hold if own else None,
        holding=ship.hand is not None,
        hand=ship.hand if own else None,
        full=state.phase == "loading" and ship.full,
        coins=total % CHEST_VALUE if state.phase == "end" else ship.coins,
        parrot=ship.parrot,
        total=total,
    )


def _last_card(state: State) -> str | None:
    """Return the card whose answers have been revealed last."""
    if state.phase in {"reward", "stow"}:
        return state.card
    return state.discard[-1] if state.discard else None


def _seen_answer(answer: Answer, card: str | None) -> model.SeenAnswer:
    gave = [thing.partition("@")[0] for one in answer.payment for thing in model.things_given(one)]
    if answer.choice == "fulfil" and card:
        gave += goods_asked(card)
    return model.SeenAnswer(
        choice=answer.choice,
        gave=(*gave, *([answer.good] if answer.good else [])),
        named=answer.colours or (),
    )


def _cards_left(pile: Sequence[str]) -> tuple[int, ...]:
    categories = [_category(card) for card in pile]
    return tuple(categories.count(one) for one in CATEGORIES)


def _category(card: str) -> Category:
    return CARDS[card].category


def _answered(state: State) -> tuple[bool, ...]:
    """Tell who has nothing more to say to this card, while others have."""
    if state.phase == "announce":
        return tuple(announced is not None for announced in state.announced)
    if state.phase not in {"decide", "face"}:
        return (False,) * len(state.ships)
    waiting = rules.undecided(state)
    return tuple(
        answer is not None and Seat(n) not in waiting for n, answer in enumerate(state.answers)
    )


# ---- other worlds ------------------------------------------------------------


def redeal(state: State, seat: Seat, chance: Chance, notes: Notes | None = None) -> State:
    """Deal again all that `seat` cannot know; with its notes, neither what it remembers."""
    world = _other_tiles(state, seat, chance)
    world = _other_goods(world, seat, chance)
    world = _other_cards(world, chance, notes or Notes())
    return _other_answers(world, seat, chance)


def _other_tiles(state: State, seat: Seat, chance: Chance) -> State:
    """Mix the tiles that lie face down, below others' decks, and in others' hands.

    A locked tile can only lie in the heap. Storage makes room, and which ships are short of room is
    public, so a deal that would change that is made again until one does not.
    """
    loose = [tile for tile in state.heap_hidden if not is_locked(tile)]
    stars = [tile for tile in state.heap_hidden if is_locked(tile)]
    others = [Seat(n) for n in range(len(state.ships)) if n != seat]
    unseen: list[Kind] = [kind_of(tile) for tile in loose]
    for other in others:
        ship = state.ships[other]
        unseen += [*ship.below, *([ship.hand] if ship.hand else [])]
    while True:
        dealt = list(chance.shuffle(sorted_tiles(unseen)))
        ships = list(state.ships)
        for other in others:
            ships[other] = _reloaded(ships[other], dealt)
        if all(_as_short_of_room(state.ships[other], ships[other]) for other in others):
            break
    hidden: list[Tile] = [*dealt, *sorted(stars)]
    return state.model_copy(update={"ships": tuple(ships), "heap_hidden": chance.shuffle(hidden)})


def _reloaded(ship: Ship, dealt: list[Kind]) -> Ship:
    """Take tiles off the end of `dealt` for a ship's hidden places."""
    below = sorted_tiles(dealt.pop() for _ in ship.below)
    hand = dealt.pop() if ship.hand else None
    return ship.model_copy(update={"below": below, "hand": hand})


def _as_short_of_room(ship: Ship, other: Ship) -> bool:
    return (rules.surplus(ship) > 0) == (rules.surplus(other) > 0)


def _other_goods(state: State, seat: Seat, chance: Chance) -> State:
    """Mix the goods of the others among themselves: the supply shows how many there are."""
    ships = list(state.ships)
    others = [n for n in range(len(ships)) if n != seat]
    goods = list(chance.shuffle(sorted_goods(one for n in others for one in ships[n].goods)))
    for n in others:
        kept = sorted_goods(goods.pop() for _ in ships[n].goods)
        ships[n] = ships[n].model_copy(update={"goods": kept})
    return state.model_copy(update={"ships": tuple(ships)})


def _other_cards(state: State, chance: Chance, notes: Notes) -> State:
    """Draw the hidden cards again: each category from what may be in the pile or the box.

    While the cards lie open only those in the box are hidden; with notes it is known which are
    still to come, though not in which order.
    """
    if state.phase == "loading" and state.first_full is None:
        return state
    backs = [_category(card) for card in state.pile]
    hidden = state.card if state.phase == "announce" else None
    unseen = {*state.box, *state.pile, *([hidden] if hidden else ())}
    known = unseen & set(notes.cards) if notes.round == state.round else set()
    possible = known or unseen
    pools = {
        category: list(
            chance.shuffle(sorted(card for card in possible if _category(card) == category))
        )
        for category in CATEGORIES
    }
    card = pools["pirates"].pop() if hidden else state.card
    if state.phase in {"ready", "loading"}:
        pile = _sorted_cards(pools[back].pop() for back in backs)
    else:
        pile = tuple(pools[back].pop() for back in (*backs[:1], *chance.shuffle(sorted(backs[1:]))))
    drawn = {*pile, card} if hidden else {*pile}
    return state.model_copy(
        update={"pile": pile, "card": card, "box": _sorted_cards(unseen - drawn)}
    )


def _sorted_cards(cards: Iterable[str]) -> tuple[str, ...]:
    found = set(cards)
    return tuple(card for card in CARDS if card in found)


def _other_answers(state: State, seat: Seat, chance: Chance) -> State:
    """Change the hidden answers of all who have answered, also those not yet complete."""
    answers, announced = state.answers, state.announced
    for other in map(Seat, range(len(state.ships))):
        if other == seat:
            continue
        if state.phase == "announce" and announced[other] is not None:
            announced = replaced(announced, other, bool(chance.below(2)))
        if answers[other]:
            full = other not in rules.undecided(state)
            answers = replaced(
                answers, other, _other_answer(state, other, chance) if full else None
            )
    return state.model_copy(update={"answers": answers, "announced": announced})


def _other_answer(state: State, seat: Seat, chance: Chance) -> Answer:
    """Choose an answer at random for a seat with a hidden one."""
    ship = state.ships[seat]
    possible = rules.payments(state, ship)
    if possible and chance.below(2):
        choices: tuple[tuple[Colour, ...], ...] = rules.goods_choices(
            rules.free_goods(state), state.supply
        )
        return Answer(choice="fulfil", payment=chance.pick(possible), colours=chance.pick(choices))
    if state.phase == "decide":
        return Answer(choice="pass")
    return Answer(choice="penalty", good=chance.pick(ship.goods) if ship.goods else None)
