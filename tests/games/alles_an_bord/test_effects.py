"""That what a hint says of cards, tiles and goods is true, by the rules and by what is aboard."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, cast

import pytest

from games.alles_an_bord.components import (
    CARDS,
    FIGURES,
    KINDS,
    equipment_asked,
    goods_asked,
    goods_given,
    sorted_goods,
)
from games.alles_an_bord.events.naming import reward_of
from games.alles_an_bord.game import AllesAnBord
from games.alles_an_bord.mind import plan_of
from games.alles_an_bord.model import Ship, things_given
from games.alles_an_bord.rules import payments_for
from games.alles_an_bord.rules.cargo import unloaded
from games.kit.computers.playout import playout
from tests.support.played import with_plans

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from games.alles_an_bord.model import State
    from games.kit.computers.playout import Moment
    from games.kit.game import Seat

GAME = AllesAnBord()
FEW, MANY = 6, 60
"""Matches at whose positions what is said is held against the rules: in short, and on demand."""


def moments(many: int) -> Iterator[Moment]:
    """Yield moves at random and of computers, in races and in calm loading."""
    for match in range(many):
        options = GAME.spec.options.model_validate({"loading": ("race", "calm")[match % 2]})
        seed = f"true {match}"
        ways = with_plans(GAME, seed, options=options), playout(GAME, 2, options, seed)
        yield from ways[match % 3 > 0]


@pytest.mark.parametrize("many", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_what_is_said_of_a_move_holds_by_the_rules(many: int) -> None:
    seen = set[str]()
    for moment in moments(many):
        for one in effects_of(moment):
            key = one.said.key.removeprefix("effect-")
            CHECKS[key](one.said.facts, moment)
            check_pay(one.said.facts)
            seen.add(key)
    assert seen >= CHECKS.keys() - (RARE if many == FEW else set())


@pytest.mark.parametrize("many", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_the_cards_that_a_plan_pays_can_be_paid_one_after_another(many: int) -> None:
    for moment in moments(many):
        before = state_of(moment)
        for ship in before.ships:
            for card in plan_of(ship, before.pile, before).paid:
                ship = paid_with(ship, card)  # noqa: PLW2901 - it carries what is left


def paid_with(ship: Ship, card: str) -> Ship:
    """Return a ship after a card whose goods it gets; those of any colour are left out."""
    payments = payments_for(ship, card, jokers=False)
    assert payments, (ship, card)
    spare = min(payments, key=lambda one: "parrot" in one)
    for thing in (*(thing for one in spare for thing in things_given(one)), *goods_asked(card)):
        ship = unloaded(ship, thing)
    return ship.model_copy(update={"goods": sorted_goods((*ship.goods, *goods_given(card)))})


def effects_of(moment: Moment) -> Any:
    return GAME.mind().effects(state_of(moment), moment.seat, cast("Any", moment.move))


def state_of(moment: Moment) -> State:
    return cast("State", moment.before)


def asked_by(card: str) -> Counter[str]:
    return Counter([*equipment_asked(card), *goods_asked(card)])


def all_asked(cards: Iterable[str]) -> Counter[str]:
    return Counter(piece for card in cards for piece in equipment_asked(card))


def aboard(state: Any, seat: Seat) -> Counter[str]:
    ship = state.ships[seat]
    return Counter([*ship.deck, *ship.below, *ship.goods])


def brought(moment: Moment) -> str:
    """Return what a move brings aboard."""
    (thing,) = aboard(moment.after, moment.seat) - aboard(moment.before, moment.seat)
    return thing


def things(told: dict[str, Any]) -> Counter[str]:
    return Counter(dict(told["things"]))


def paid(moment: Moment, ship: Ship | None = None) -> tuple[str, ...]:
    before = state_of(moment)
    return plan_of(ship or before.ships[moment.seat], before.pile, before).paid


def check_pay(told: dict[str, Any]) -> None:
    """Hold what a card is said to pay against the card."""
    if "card" in told and told.get("pays") and "risk" not in told and "other" not in told:
        assert told["pays"] == tuple(reward_of(told["card"]).items())


# ---- loading -------------------------------------------------------------------------------------


def check_completed(told: dict[str, Any], moment: Moment) -> None:
    assert told["card"] in state_of(moment).pile
    assert asked_by(told["card"]) <= aboard(moment.after, moment.seat)
    assert brought(moment) in asked_by(told["card"])
    assert told["card"] not in paid(moment)


def check_completed_on(told: dict[str, Any], moment: Moment) -> None:
    check_completed(told, moment)
    assert set(goods_asked(told["also"])) & set(goods_given(told["card"]))
    check_payable_then(told["also"], moment)


def check_completed_later(told: dict[str, Any], moment: Moment) -> None:
    assert brought(moment) in goods_asked(told["card"])
    check_payable_then(told["card"], moment)


def check_completed_with_joker(told: dict[str, Any], moment: Moment) -> None:
    assert brought(moment) in equipment_asked(told["card"])
    check_payable_then(told["card"], moment)
    assert told["joker"] == "parrot"
    assert state_of(moment).ships[moment.seat].parrot
    lack = asked_by(told["card"]) - aboard(moment.after, moment.seat)
    assert lack.total() == 1


def check_payable_then(card: str, moment: Moment) -> None:
    after: Any = moment.after
    assert card in paid(moment, after.ships[moment.seat])
    assert card not in paid(moment)


def check_nearer(told: dict[str, Any], moment: Moment) -> None:
    before, own = state_of(moment), aboard(moment.after, moment.seat)
    missing, asked = things(told), asked_by(told["card"])
    ship = cast("Any", moment.after).ships[moment.seat]
    assert missing < asked
    assert (told["have"], told["asked"]) == ((asked - missing).total(), asked.total())
    if not ship.parrot:
        assert all_asked(paid(moment, ship)) + (asked - missing) <= own
    lies = all(before.heap_open[KINDS.index(cast("Any", one))] >= n for one, n in missing.items())
    assert told["heap"] == ("all" if lies else "lacks")


def check_nearer_goods(told: dict[str, Any], moment: Moment) -> None:
    ship = cast("Any", moment.after).ships[moment.seat]
    before = state_of(moment)
    assert things(told) == plan_of(ship, before.pile, before).missing[told["card"]]
    assert brought(moment) in goods_asked(told["card"])


def check_asked(told: dict[str, Any], moment: Moment) -> None:
    thing = brought(moment)
    asked = [card for card in state_of(moment).pile if thing in asked_by(card)]
    assert (told["n"], told["have"]) == (len(asked), aboard(moment.before, moment.seat)[thing])


def check_room(told: dict[str, Any], moment: Moment) -> None:
    assert brought(moment) == "storage"
    fits = [room_of_full(state, moment.seat) for state in (moment.before, moment.after)]
    assert fits == [told["before"], told["n"]]
    rewards = [CARDS[card].reward for card in paid(moment) if equipment_asked(card)]
    come = sum(sum(one.goods.values()) + one.any_goods for one in rewards)
    assert told["goods"] == len(state_of(moment).ships[moment.seat].goods) + come
    assert (told["room"] == "due") is (told["goods"] > told["before"])


def room_of_full(state: Any, seat: Seat) -> int:
    """Return how many goods a ship could carry if all its free slots had tiles without storage."""
    ship = state.ships[seat]
    filler = {"deck": ship.deck_free, "below": ship.below_free}
    full = {row: (*getattr(ship, row), *["sabre"] * n) for row, n in filler.items()}
    room: int = ship.model_copy(update=full).hold
    return room


def check_cast_off(told: dict[str, Any], moment: Moment) -> None:
    assert not told
    assert (state_of(moment).first_full, cast("Any", moment.after).first_full) == (
        None,
        moment.seat,
    )


def lying(moment: Moment) -> list[str]:
    return [kind for kind, n in zip(KINDS, state_of(moment).heap_open, strict=True) if n]


def lacking(card: str, moment: Moment) -> Counter[str]:
    """Return which tiles a card lacks, beside those that can be paid."""
    taken = all_asked(paid(moment))
    spare = aboard(moment.before, moment.seat) - taken
    return all_asked([card]) - spare


def check_awaited(told: dict[str, Any], moment: Moment) -> None:
    (kind,) = lacking(told["card"], moment).elements()
    assert told["thing"] == (kind, 1)
    assert kind not in lying(moment)
    view: Any = GAME.view(cast("Any", moment.before), moment.seat)
    n, ships = (
        KINDS.index(cast("Any", kind)),
        [(*one.deck, *(one.below or ())) for one in view.ships],
    )
    seen = view.heap_open[n] + view.heap_locked[n] + sum(one.count(kind) for one in ships)
    assert told["n"] == FIGURES.tiles[KINDS[n]] - seen > 0


def check_shared(told: dict[str, Any], moment: Moment) -> None:
    kind, short = told["thing"][0], told["short"][0]
    assert kind in lying(moment)
    assert asked_by(told["card"]) - aboard(moment.before, moment.seat) == Counter([kind])
    assert short in lacking(told["card"], moment)
    assert told["other"] in paid(moment)
    assert short in equipment_asked(told["other"])


def check_nothing_adds(told: dict[str, Any], moment: Moment) -> None:
    own, pile = aboard(moment.before, moment.seat), state_of(moment).pile
    now = paid(moment)
    assert told.get("n", len(now)) == len(now)
    if not state_of(moment).ships[moment.seat].parrot:
        others = [card for card in pile if equipment_asked(card) and card not in now]
        sums = [all_asked([*now, card]) for card in others]
        assert not any(one <= own + Counter([kind]) for one in sums for kind in lying(moment))
    if "hidden" in told:
        check_hidden(told, moment)


def check_hidden(told: dict[str, Any], moment: Moment) -> None:
    assert told["hidden"] == len(state_of(moment).heap_hidden)


def check_far(told: dict[str, Any], moment: Moment) -> None:
    assert things(told) == lacking(told["card"], moment)
    assert not set(things(told)) <= set(lying(moment))


def check_no_hurry(told: dict[str, Any], moment: Moment) -> None:
    ships = state_of(moment).ships
    assert all(one.full for n, one in enumerate(ships) if n != moment.seat)
    check_hidden(told, moment)


def check_free(told: dict[str, Any], moment: Moment) -> None:
    ship = state_of(moment).ships[moment.seat]
    assert told["n"] == ship.deck_free + ship.below_free
    check_hidden(told, moment)


# ---- a voyage ------------------------------------------------------------------------------------


def check_what_lacks(told: dict[str, Any], moment: Moment) -> None:
    assert told["card"] in paid(moment)
    assert things(told) <= asked_by(told["card"])


def check_brought(told: dict[str, Any], moment: Moment) -> None:
    assert told["what"] == tuple(reward_of(card_up(moment)).items())


def card_up(moment: Moment) -> str:
    card = state_of(moment).card
    assert card
    return card


def after_paying(moment: Moment, payment: Any) -> Ship:
    """Return a ship after the card in play, with its goods but those of any colour."""
    ship, card = state_of(moment).ships[moment.seat], card_up(moment)
    given = (*(thing for one in payment for thing in things_given(one)), *goods_asked(card))
    for thing in given:
        ship = unloaded(ship, thing)
    return ship.model_copy(update={"goods": sorted_goods((*ship.goods, *goods_given(card)))})


def check_pays_on(told: dict[str, Any], moment: Moment) -> None:
    check_brought(told, moment)
    assert set(goods_asked(told["card"])) & set(goods_given(card_up(moment)))
    after = after_paying(moment, cast("Any", moment.move).payment)
    assert told["card"] in {*paid(moment, after)} - {*paid(moment)}


def check_pays_spare(told: dict[str, Any], moment: Moment) -> None:
    check_brought(told, moment)
    assert not any(
        asked_by(one)[thing] for one in state_of(moment).pile for thing, _ in told["things"]
    )


def check_pays_well(told: dict[str, Any], moment: Moment) -> None:
    check_brought(told, moment)
    now = paid(moment)
    assert told["n"] == len(now)
    assert {*now} <= {*paid(moment, after_paying(moment, cast("Any", moment.move).payment))}


def check_no_room(told: dict[str, Any], moment: Moment) -> None:
    after = after_paying(moment, cast("Any", moment.move).payment)
    assert told["n"] == len(after.goods) + CARDS[card_up(moment)].reward.any_goods - after.hold


def check_lack(told: dict[str, Any], moment: Moment) -> None:
    assert things(told) == asked_by(card_up(moment)) - aboard(moment.before, moment.seat)


def check_kept(told: dict[str, Any], moment: Moment) -> None:
    before, card = state_of(moment), card_up(moment)
    assert told["card"] in paid(moment)
    assert asked_by(told["card"]) & asked_by(card)
    payments = payments_for(before.ships[moment.seat], card, jokers=False)
    assert payments
    assert not any(told["card"] in paid(moment, after_paying(moment, one)) for one in payments)


def check_pirates(told: dict[str, Any], moment: Moment) -> None:
    """Count the pirates to come whom a ship can pay: its parrot stands for one thing it lacks."""
    before = state_of(moment)
    ship, own = before.ships[moment.seat], aboard(before, moment.seat)
    pirates = [one for one in (*before.pile, card_up(moment)) if CARDS[one].category == "pirates"]
    lack = {one: asked_by(one) - own for one in pirates}
    could = [one for one, these in lack.items() if these.total() <= ship.parrot]
    counted = len(pirates) - len(could) if cast("Any", moment.move).kind == "flee" else len(could)
    assert told["many"] == len(pirates)
    assert told.get("n", counted) == counted
    if "things" not in told:
        assert pirates == could
        return
    assert told["card"] not in could
    assert things(told) == lack[told["card"]]
    if told.get("pays"):
        assert told["pays"] in [tuple(reward_of(one).items()) for one in could]
    coins = min(2, ship.coins)
    risk = [*([("money", coins)] if coins else []), *([{}] if ship.goods else [])]
    assert list(told.get("risk", ())) == risk


def check_parting(told: dict[str, Any], moment: Moment) -> None:
    kind = told["thing"][0]
    before, move = state_of(moment), cast("Any", moment.move)
    gone = unloaded(before.ships[moment.seat], move.thing if move.kind == "throw" else move.good)
    if "n" not in told:
        assert not any(kind in asked_by(card) for card in before.pile)
    elif before.phase in {"face", "stow"}:
        assert told["n"] == len(paid(moment))
        assert {*paid(moment)} <= {*paid(moment, gone)}


def check_chosen(told: dict[str, Any], moment: Moment) -> None:
    goods = cast("Any", moment.move).goods
    ship = state_of(moment).ships[moment.seat]
    then = ship.model_copy(update={"goods": sorted_goods((*ship.goods, *goods))})
    if "card" in told:
        assert told["card"] in {*paid(moment, then)} - {*paid(moment)}
    else:
        wanted = {one for one, _ in told["goods"]}
        assert wanted <= {*goods}
        asking = [card for card in state_of(moment).pile if wanted & {*goods_asked(card)}]
        assert told["n"] == len(asking)


def check_secret(told: dict[str, Any], moment: Moment) -> None:
    assert told["n"] == cast("Any", moment.after).ships[moment.seat].below_free


CHECKS: dict[str, Callable[[dict[str, Any], Moment], None]] = {
    "completes": check_completed,
    "completes-on": check_completed_on,
    "completes-later": check_completed_later,
    "completes-with-joker": check_completed_with_joker,
    "nearer": check_nearer,
    "nearer-goods": check_nearer_goods,
    "asked": check_asked,
    "stores": check_room,
    "casts-off": check_cast_off,
    "awaits": check_awaited,
    "shared": check_shared,
    "nothing-adds": check_nothing_adds,
    "idle": check_nothing_adds,
    "far": check_far,
    "no-hurry": check_no_hurry,
    "room": check_free,
    "then-lacks": check_what_lacks,
    "pays": check_brought,
    "pays-on": check_pays_on,
    "pays-spare": check_pays_spare,
    "pays-well": check_pays_well,
    "no-room": check_no_room,
    "lacks": check_lack,
    "kept-for": check_kept,
    "pays-all-pirates": check_pirates,
    "pays-pirates": check_pirates,
    "pays-no-pirates": check_pirates,
    "no-risk": check_pirates,
    "risk": check_pirates,
    "unasked": check_parting,
    "spare": check_parting,
    "chosen-for": check_chosen,
    "chosen": check_chosen,
    "secret": check_secret,
}
RARE = {"completes-with-joker", "chosen"}
"""Kinds of reasons that only many matches give."""
