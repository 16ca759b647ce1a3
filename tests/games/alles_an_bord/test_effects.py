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
from games.alles_an_bord.model import Flip, Load, Meet, Options, Ship, things_given
from games.alles_an_bord.rules import payments_for
from games.alles_an_bord.rules.cargo import unloaded
from games.kit.chance import Chance
from games.kit.computers.playout import playout
from games.kit.game import Seat
from games.kit.mind import best_effect
from games.kit.words import Voice
from tests.support.played import with_plans

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from games.alles_an_bord.model import State
    from games.kit.computers.playout import Moment

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
            free = 0
            for card in plan_of(ship, before.pile, before).paid:
                ship, free = paid_with(ship, card, free)  # noqa: PLW2901 - it carries what is left


def paid_with(ship: Ship, card: str, free: int) -> tuple[Ship, int]:
    """Return a ship after a card, with goods of any colour named where they are lacking."""
    named = tuple((Counter(goods_asked(card)) - Counter(ship.goods)).elements())
    assert len(named) <= free
    free += CARDS[card].reward.any_goods - len(named)
    ship = ship.model_copy(update={"goods": sorted_goods((*ship.goods, *named))})
    payments = payments_for(ship, card, jokers=False)
    assert payments, (ship, card)
    spare = min(payments, key=lambda one: "parrot" in one)
    for thing in (*(thing for one in spare for thing in things_given(one)), *goods_asked(card)):
        ship = unloaded(ship, thing)
    goods = sorted_goods((*ship.goods, *goods_given(card)))
    return ship.model_copy(update={"goods": goods}), free


TILES = ("cannon", "sabre", "sailor", "shovel", "rope", "compass", "compass", "map")
CARDS_OPEN = ("D03", "D05", "D11", "D14", "D19", "P02", "P07", "P09", "C10")


def hinted(deck: tuple[str, ...], pile: tuple[str, ...], heap: Iterable[str], move: Any) -> str:
    """Say what is best of a move while one loads, with two goods aboard."""
    state = GAME.setup(2, Options(), Chance("hint", 0))
    rows = Counter(heap)
    fresh = state.ships[0]
    ship = Ship(deck=cast("Any", deck), goods=("white", "violet"))
    known = state.model_copy(
        update={
            "phase": "loading",
            "pile": pile,
            "ships": (ship, fresh),
            "heap_open": tuple(rows[kind] for kind in KINDS),
        }
    )
    effects = GAME.mind().effects(known, Seat(0), move)
    said = best_effect(effects)
    return Voice("en", GAME.spec.slug, ("Ada", "Bolt"))(said) if said else ""


def test_a_second_map_that_lies_open_is_worth_a_better_card() -> None:
    said = hinted(TILES, CARDS_OPEN, ["telescope", "map"], Load(tile="map", place="below"))
    assert "🌴 Discovery (compass + map) for 2 violet goods" in said
    assert said.endswith("instead of 🌴 Discovery (compass) for an orange good")


def test_no_tile_is_said_to_help_where_none_is_asked_for() -> None:
    said = hinted(TILES, CARDS_OPEN, ["telescope", "map"], Load(tile="telescope", place="below"))
    assert not said


def test_turning_a_tile_over_names_what_is_looked_for_the_most_valuable_first() -> None:
    said = hinted(TILES, CARDS_OPEN, ["telescope"], Flip())
    sailor, sabre = said.index("a sailor (🏴‍☠️ Pirates for 6 coins;"), said.index("a sabre (")
    assert sailor < sabre
    assert said.startswith("8 of the 50 tiles that you cannot see are what you look for: ")


def test_a_tile_is_looked_for_though_one_is_aboard_where_another_card_takes_that() -> None:
    said = hinted(("sailor", "cannon"), ("D05", "P03"), [], Flip())
    assert "a sailor (🌴 Discovery for a violet good; one is aboard, but needed elsewhere)" in said


def test_a_tile_is_for_the_better_card_that_it_completes_and_what_that_feeds() -> None:
    deck, pile = ("cannon", "sailor", "rope"), ("D02", "P03", "P04", "P11", "C11")
    said = hinted(deck, pile, ["sabre"], Load(tile="sabre", place="deck"))
    assert "🏴‍☠️ Pirates (cannon + sabre + rope): 2 orange goods and 2 violet goods" in said
    assert "lets you pay 📜 Contract (2× orange + 2× violet) for 9 coins" in said
    assert "🏴‍☠️ Pirates (cannon + sailor)" in said.partition("that leaves ")[2]


def test_what_lies_open_is_counted_after_the_tile_is_taken() -> None:
    said = hinted((), ("P04",), ["sabre"], Load(tile="sabre", place="deck"))
    assert "missing: a sabre (none lies open; " in said
    assert "which lies open" in hinted(
        (), ("P04",), ["sabre"] * 2, Load(tile="sabre", place="deck")
    )


def test_it_is_said_that_a_tile_is_the_last_to_lie_open_where_more_cards_ask_for_it() -> None:
    move = Load(tile="sabre", place="deck")
    said = hinted(("cannon",), ("P01", "P02", "P04"), ["sabre"], move)
    assert said.startswith("3 cards ask for a sabre, and no other lies open (")
    assert "no other" not in hinted(("cannon",), ("P01", "P02", "P04"), ["sabre"] * 2, move)
    assert "no other" not in hinted(("cannon",), ("P01",), ["sabre"], move)


def test_storage_is_no_reason_where_cards_bring_no_more_than_they_free() -> None:
    move = Load(tile="storage", place="deck")
    assert "become free" not in hinted(("rope",), ("D02", "D18"), ["storage"], move)
    said = hinted(("cannon", "sabre", "rope"), ("P11",), ["storage"], move)
    assert "Pirates (cannon + sabre + rope) first, one more good comes aboard" in said


def test_to_meet_pirates_is_good_where_they_bring_more_than_they_take() -> None:
    state = GAME.setup(2, Options(), Chance("hint", 0))
    ship = Ship(deck=("cannon", "cannon", "sabre"), goods=("blue", "blue"))
    pirates = {"phase": "announce", "card": "P06", "pile": ("P08", "P09")}
    known = state.model_copy(update={**pirates, "ships": (ship, state.ships[1])})
    (meeting,) = GAME.mind().effects(known, Seat(0), Meet())
    assert meeting.value > 0
    assert "you can pay 1 of the 3 pirate cards that may lie there, at best for 6 coins" in Voice(
        "en", GAME.spec.slug, ("Ada", "Bolt")
    )(meeting.said)


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
    """Return the cards that a ship pays as it is, or those that it pays after a move."""
    before = state_of(moment)
    now = plan_of(before.ships[moment.seat], before.pile, before)
    return plan_of(ship, before.pile, before, now.paid).paid if ship else now.paid


def paid_then(moment: Moment) -> tuple[str, ...]:
    after: Any = moment.after
    return paid(moment, after.ships[moment.seat])


def check_pay(told: dict[str, Any]) -> None:
    """Hold what a card is said to pay against the card."""
    if "card" in told and told.get("pays") and "risk" not in told and "cards" not in told:
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
    check_payable_then(told["card"], moment)
    assert told["joker"] == "parrot"
    assert state_of(moment).ships[moment.seat].parrot
    lack = asked_by(told["card"]) - aboard(moment.after, moment.seat)
    assert lack.total() == 1


def check_payable_then(card: str, moment: Moment) -> None:
    assert card in paid_then(moment)
    assert card not in paid(moment)


def check_gives_up(told: dict[str, Any], moment: Moment) -> None:
    """Hold what else is said, and that what goes unpaid asks for the same tiles."""
    inner = told["what"]
    kinds = {"joker": "completes-with-joker", "also": "completes-on"}
    key = next((kind for one, kind in kinds.items() if one in inner), "completes")
    CHECKS[key](inner, moment)
    assert {*told["others"]} <= {*paid(moment)} - {*paid_then(moment)}
    for other in told["others"]:
        assert {*equipment_asked(other)} & {*equipment_asked(inner["card"])}


def check_swapped(told: dict[str, Any], moment: Moment) -> None:
    now, then = ({*filter(equipment_asked, one)} for one in (paid(moment), paid_then(moment)))
    assert ({*told["cards"]}, {*told["others"]}) == (then - now, now - then)
    assert any(brought(moment) in asked_by(card) for card in told["cards"])
    for cards, pay in ((told["cards"], told["pays"]), (told["others"], told["less"])):
        assert dict(pay) == sum((Counter(reward_of(card)) for card in cards), Counter())


def check_nearer(told: dict[str, Any], moment: Moment) -> None:
    """Count what is aboard and what is not, and what of that lies open once the tile is taken."""
    missing, asked = things(told), asked_by(told["card"])
    assert missing == asked - aboard(moment.after, moment.seat)
    assert brought(moment) in asked
    assert (told["have"], told["asked"]) == ((asked - missing).total(), asked.total())
    heap = Counter(dict(zip(KINDS, cast("Any", moment.after).heap_open, strict=True)))
    (first, *others) = missing
    assert (told["heap"] == "all") is (missing <= heap)
    if told["heap"] == "none":
        assert not heap[first]
        assert not others
        assert told["unseen"] == to_be_had(first, moment) > 0


def to_be_had(kind: str, moment: Moment) -> int:
    """Count the tiles that may be loaded but are not in sight: all can count the locked ones."""
    view: Any = GAME.view(cast("Any", moment.before), moment.seat)
    n = KINDS.index(cast("Any", kind))
    ships = [(*one.deck, *(one.below or ()), one.hand) for one in view.ships]
    seen = view.heap_open[n] + sum(one.count(kind) for one in ships)
    options = state_of(moment).options
    locks = len(ships) == 2 or options.competition == "on"
    stars = int(options.starfish_per_kind) if locks and kind != "monkey" else 0
    return FIGURES.tiles[KINDS[n]] - stars - cast("int", seen)


def check_nearer_goods(told: dict[str, Any], moment: Moment) -> None:
    ship = cast("Any", moment.after).ships[moment.seat]
    before = state_of(moment)
    assert things(told) == plan_of(ship, before.pile, before).missing[told["card"]]
    assert brought(moment) in goods_asked(told["card"])


def check_asked(told: dict[str, Any], moment: Moment) -> None:
    thing = brought(moment)
    asked = [card for card in state_of(moment).pile if thing in asked_by(card)]
    assert (told["n"], told["have"]) == (len(asked), aboard(moment.before, moment.seat)[thing])


def check_scarce(told: dict[str, Any], moment: Moment) -> None:
    """Hold what else is said, and count the tiles left and the cards that ask for such a tile."""
    inner, thing = told["what"], brought(moment)
    key = "nearer" if "heap" in inner else "asked" if "have" in inner else "completes"
    CHECKS[key](inner, moment)
    assert told["thing"] == (thing, 1)
    after: Any = moment.after
    asking = sum(thing in asked_by(card) for card in state_of(moment).pile)
    assert not after.heap_open[KINDS.index(cast("Any", thing))]
    assert told["unseen"] == to_be_had(thing, moment) < asking * len(after.ships)
    assert told["n"] == (0 if key == "asked" else asking)
    assert asking > 1


def check_stores(told: dict[str, Any], moment: Moment) -> None:
    """Count the goods of the cards beyond the places that what they ask for leaves."""
    assert brought(moment) == "storage"
    assert {*told["cards"]} <= {*state_of(moment).pile}
    rewards = [CARDS[card].reward for card in told["cards"]]
    come = sum(sum(one.goods.values()) + one.any_goods for one in rewards)
    assert told["n"] == come - sum(asked_by(card).total() for card in told["cards"])
    assert told["room"] == 2 * aboard(moment.before, moment.seat)["storage"] < told["n"]


def check_cast_off(told: dict[str, Any], moment: Moment) -> None:
    assert not told
    assert (state_of(moment).first_full, cast("Any", moment.after).first_full) == (
        None,
        moment.seat,
    )


def lying(moment: Moment) -> list[str]:
    return [kind for kind, n in zip(KINDS, state_of(moment).heap_open, strict=True) if n]


def check_hopes(told: dict[str, Any], moment: Moment) -> None:
    """Hold each tile against cards, heap and ship, and count those of its kind not in sight."""
    kinds = [hope["thing"][0] for hope in told["hopes"]]
    own, state = aboard(moment.before, moment.seat), state_of(moment)
    joker = state.ships[moment.seat].parrot
    for kind, hope in zip(kinds, told["hopes"], strict=True):
        assert kind not in lying(moment)
        cards = [one for one in state.pile if tuple(reward_of(one).items()) == hope["pays"]]
        lack = [asked_by(one) - own - Counter([kind]) for one in cards if kind in asked_by(one)]
        assert any(one.total() <= joker for one in lack)
        check_aboard_of_hope(kind, hope, moment)
    others = [one for n, one in enumerate(state.ships) if n != moment.seat]
    held = [one for ship in others for one in (*ship.below, ship.hand) if one]
    assert told["tiles"] == len(state.heap_hidden) + len(held)
    assert told["n"] == sum(to_be_had(kind, moment) for kind in kinds) <= told["tiles"]


def check_aboard_of_hope(kind: str, hope: dict[str, Any], moment: Moment) -> None:
    """Hold why what is aboard does not do against what the cards take that can be paid."""
    have = aboard(moment.before, moment.seat)[kind]
    assert (hope["aboard"] == "none") is (have == 0)
    if hope["aboard"] == "part":
        assert hope["have"] == have < hope["asked"]
    if hope["aboard"] == "taken":
        taken = sum(asked_by(card)[kind] for card in paid(moment))
        assert 0 < hope["have"] <= min(have, taken)
        assert have - hope["have"] < hope["asked"] <= have


def check_shared(told: dict[str, Any], moment: Moment) -> None:
    (kind, _), (short, n) = told["thing"], told["short"]
    own = aboard(moment.before, moment.seat) + Counter([kind])
    assert kind in lying(moment)
    assert asked_by(told["card"]) - own == Counter()
    assert told["other"] in paid(moment)
    assert n == own[short] < (asked_by(told["card"]) + asked_by(told["other"]))[short]


def check_nothing_adds(told: dict[str, Any], moment: Moment) -> None:
    """Try all tiles that lie open: none brings more than what can be paid now."""
    state = state_of(moment)
    ship = state.ships[moment.seat]
    now = plan_of(ship, state.pile, state)
    assert told.get("n", len(now.paid)) == len(now.paid)
    for kind in lying(moment):
        more = ship.model_copy(update={"deck": (*ship.deck, kind)})
        assert plan_of(more, state.pile, state).money <= now.money + 0.01
    if "hidden" in told:
        check_hidden(told, moment)


def check_hidden(told: dict[str, Any], moment: Moment) -> None:
    assert told["hidden"] == len(state_of(moment).heap_hidden)


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
    """Hold what a card lacks against what the move gives, and what is aboard after it."""
    assert told["card"] in paid(moment)
    move, gone = cast("Any", moment.move), without(moment)
    left = Counter[str]([*gone.deck, *gone.below])
    match move.kind:
        case "fulfil":
            given = asked_by(card_up(moment))
        case "throw":
            given = Counter([move.thing.partition("@")[0]])
        case _:
            given = Counter([move.good])
    assert things(told) <= asked_by(told["card"])
    assert things(told) <= given
    if equipment_asked(told["card"]):
        assert things(told) <= asked_by(told["card"]) - left


def without(moment: Moment) -> Ship:
    """Return a ship without what a move gives or throws, before it gets anything."""
    move, ship = cast("Any", moment.move), state_of(moment).ships[moment.seat]
    match move.kind:
        case "fulfil":
            return after_paying(moment, move.payment)
        case "throw":
            return unloaded(ship, move.thing)
        case _:
            return unloaded(ship, move.good)


def check_pays_instead(told: dict[str, Any], moment: Moment) -> None:
    check_brought(told, moment)
    now, then = {*paid(moment)}, {*paid(moment, without(moment))}
    assert told["card"] in then - now
    assert told["other"] in now - then


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
    "swaps": check_swapped,
    "gives-up": check_gives_up,
    "nearer": check_nearer,
    "nearer-goods": check_nearer_goods,
    "asked": check_asked,
    "scarce": check_scarce,
    "stores": check_stores,
    "casts-off": check_cast_off,
    "hopes": check_hopes,
    "shared": check_shared,
    "nothing-adds": check_nothing_adds,
    "idle": check_nothing_adds,
    "no-hurry": check_no_hurry,
    "room": check_free,
    "then-lacks": check_what_lacks,
    "pays": check_brought,
    "pays-on": check_pays_on,
    "pays-instead": check_pays_instead,
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
RARE = {"completes-with-joker", "chosen", "pays-instead"}
"""Kinds of reasons that only many matches give."""
