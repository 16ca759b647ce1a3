"""That what a hint says of decks and orders is true: by the rules, and whatever is hidden."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import pytest

from games.abordaje.components import (
    CANCELS,
    DECK_AT,
    ENEMY,
    FIGURES,
    PRIORITY,
    SECTION_OF,
    SHIP_OF,
    SIDES,
    opposite,
    order_name,
)
from games.abordaje.game import Abordaje
from games.abordaje.mind.orders import effect_of_order
from games.abordaje.mind.readings import can_lie
from games.abordaje.mind.stakes import with_captain
from games.abordaje.model import (
    Captain,
    Fight,
    March,
    Notes,
    Options,
    Pass,
    Place,
    Regroup,
    Reinforce,
    State,
    Swap,
    task_of,
)
from games.abordaje.rules.answers import answer
from games.abordaje.rules.conditions import mixed_decks
from games.abordaje.rules.orders import carry_out
from games.abordaje.rules.placing import next_section
from games.abordaje.rules.questions import answers
from games.abordaje.rules.turn import sides_by_initiative
from games.abordaje.rules.working_copy import TurnCopy
from games.kit.chance import Chance
from games.kit.computers.playout import Moment, playout
from games.kit.game import Seat
from games.kit.text import text
from tests.support.boards.abordaje_turned import (
    asked_there,
    boarded,
    men_on,
    ordered,
    settled,
    settles,
    with_men,
    without_marker,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from games.abordaje.components import Deck, Order, Side
    from games.abordaje.model import Move
    from games.kit.mind import Effect
    from games.kit.text import Text

GAME = Abordaje()
FEW, MANY = 8, 150
"""Matches at whose positions what is said is held against the rules: in short, and on demand."""


class At(NamedTuple):
    """A move of a side, and what its seat remembers."""

    moment: Moment
    side: Side

    @property
    def before(self) -> State:
        return cast("State", self.moment.before)

    @property
    def move(self) -> Move:
        return cast("Move", self.moment.move)


@pytest.mark.parametrize("many", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_what_is_said_of_orders_and_men_is_what_the_decks_then_show(mode: str, many: int) -> None:
    seen = set[str]()
    for match in range(many):
        for at, notes in with_notes(mode, f"true {match}"):
            effects = GAME.mind().with_notes(notes).effects(at.before, at.moment.seat, at.move)
            for one in effects:
                seen |= keys_of(one.said)
                CHECKS[one.said.key.removeprefix("effect-")](one.said, at)
    orders = {"boards", "fires", "fights", "fights-nobody", "stops", "stands-up", "brings"}
    places = {"there", "stays", "swapped-in", "withholds", "hands-over", "counts-more", "stopped"}
    men = {"standing", "left", "stay", "pool", "shoots", "cancels", "fires-at-both", "brings-way"}
    assert seen >= {f"effect-{one}" for one in (*orders, *places, *men)}
    assert seen >= {f"unless-{one}" for one in ("lies", "given", "known", "nothing", "brings")}
    stakes = {"controls", "conquers", "short", "holds", "yields", "firm", "weak", "strikes"}
    assert seen >= {f"stake-{one}" for one in stakes}


def with_notes(mode: str, seed: str) -> Iterator[tuple[At, Notes]]:
    """Play a match at random, and yield each move with what its seat remembers."""
    mind, notes = GAME.mind(), {Seat(0): Notes(), Seat(1): Notes()}
    options = GAME.spec.options.model_validate({"mode": mode})
    for moment in playout(GAME, 2, options, seed):
        before = cast("State", moment.before)
        notes = {one: mind.remember(noted, GAME.view(before, one)) for one, noted in notes.items()}
        yield At(moment, before.side_of(moment.seat)), notes[moment.seat]


def keys_of(said: Text) -> set[str]:
    """Return the keys of a text and of those within."""
    within = (one for one in said.args.values() if hasattr(one, "key"))
    return {said.key}.union(*(keys_of(cast("Text", one)) for one in within))


# ---- positions -----------------------------------------------------------------------------------

HANDED: Final[tuple[tuple[Order, ...], ...]] = (
    ("fight", "boarding", "fire", "stand_up", "stand_up"),
    ("fight", "boarding", "fire", "repel", "take_cover"),
)
ASIDE: Final[tuple[Order, ...]] = ("repel", "take_cover")
LAID: Final[tuple[tuple[Side, Order], ...]] = (
    ("pirate", "fire"), ("spanish", "repel"),
    ("pirate", "take_cover"), ("spanish", "boarding"),
    ("pirate", "stand_up"), ("spanish", "fire"),
    ("pirate", "fight"), ("spanish", "fight"),
)  # fmt: skip


def laid_by(many: int) -> tuple[State, Notes]:
    """Lay so many of the orders above; return what the Spaniards then remember."""
    state = GAME.setup(2, Options(), Chance("handed", 0))
    state = state.model_copy(update={"hands": HANDED, "aside": ASIDE})
    seat, mind, notes = state.seat_of("spanish"), GAME.mind(), Notes()
    for ply, (side, order) in enumerate(LAID[:many]):
        notes = mind.remember(notes, GAME.view(state, seat))
        state, _ = GAME.play(state, state.seat_of(side), Place(card=order), Chance("handed", ply))
    return state, mind.remember(notes, GAME.view(state, seat))


def said_at(state: State, notes: Notes, move: Move) -> dict[str, Effect]:
    """Return what is said of a move of the Spaniards, by its key."""
    effects = GAME.mind().with_notes(notes).effects(state, state.seat_of("spanish"), move)
    return {one.said.key: one for one in effects}


def test_the_order_that_is_missing_in_a_hand_that_came_back_lies_where_it_was_laid() -> None:
    state, notes = laid_by(6)
    one, two, four, five = state.order_sections
    known = [can_lie(state, "spanish", section, notes).known for section in (one, two, four, five)]
    assert known == [None, "take_cover", "stand_up", None]


def test_a_hint_judges_every_order_by_the_one_that_is_known_to_lie_against_it() -> None:
    state, notes = laid_by(6)
    one, two, four, _ = state.order_sections
    stopped = effect_of_order(state, "spanish", two, "fire", notes)
    assert stopped.said.key == "effect-stopped"
    assert stopped.value < 0
    for attack in cast("tuple[Order, ...]", ("boarding", "fire")):
        said = effect_of_order(state, "spanish", four, attack, notes).said
        assert cast("Text", said.args["unless"]) == unless_brings("stand_up", 1)
    raised = effect_of_order(state, "spanish", four, "stand_up", notes)
    assert raised.said.key == "effect-stands-up", "no Boarding! can lie there to be feared"
    fired = effect_of_order(state, "spanish", one, "fire", notes).said
    assert cast("Text", fired.args["unless"]).facts["orders"] == ("boarding", "take_cover")


def unless_brings(order: Order, many: int) -> Text:
    return text("unless-brings", order=order_name(order), n=many)


def test_swaps_and_captains_are_judged_by_the_order_that_is_known_to_lie_there() -> None:
    state, notes = laid_by(8)
    two, four = state.order_sections[1:3]
    state, _ = GAME.play(state, state.seat_of("pirate"), Pass(), Chance("handed", 9))
    notes = GAME.mind().remember(notes, GAME.view(state, state.seat_of("spanish")))
    swapped = said_at(state, notes, Swap(first=two, second=four))["effect-there"]
    assert cast("Text", swapped.said.args["what"]).key == "effect-stopped", "Take cover! is in 2"
    for side in ("spanish", "pirate"):
        state, _ = GAME.play(state, state.seat_of(side), Pass(), Chance("handed", 10))
    assert state.tasks[0] == task_of("captain", "spanish")
    to_four = said_at(state, notes, Captain(deck=DECK_AT["spanish", four]))
    assert to_four == {}, "Fire! takes both pirates there: he could hit no third"


# ---- stakes --------------------------------------------------------------------------------------


def check_stake(
    stake: Text, state: State, side: Side, deck: Deck, men: tuple[int, int], captain: Deck
) -> None:
    """Let the turn end with these men on a deck, and the captain where he is said to be."""
    told, enemy = stake.facts, ENEMY[side]
    stands = with_men(with_captain(state, side, captain), side, deck, men)
    stands = without_marker(stands, opposite(deck))
    before, kind = stands.force(side), stake.key.removeprefix("stake-")
    own, theirs = (settled(stands, who, SECTION_OF[deck]) for who in (side, enemy))
    if SHIP_OF[deck] != side:
        controlled = deck in own.markers
        assert (deck in own.conquests) is (kind in {"wins", "conquers"})
        assert controlled is (kind == "controls")
        assert (len(own.conquests) > 1) is (kind == "wins") or len(before.conquests) > 1
        assert (kind == "slips") is (deck in before.markers and deck not in own.conquests)
        away = with_captain(stands, side, DECK_AT[side, SECTION_OF[deck]])
        if "n" in told:
            assert settles(with_men(stands, side, deck, (men[0] + told["n"], men[1])), side, deck)
            fewer = with_men(stands, side, deck, (men[0] + told["n"] - 1, men[1]))
            assert not settles(fewer, side, deck)
            away = with_men(away, side, deck, (men[0] + told["n"], men[1]))
        assert settles(away, side, deck) is not bool(told["captain"]), "he is said to count"
        return
    assert (deck in theirs.conquests) is (kind == "falls")
    assert (deck in theirs.markers) is (kind == "yields")
    assert (kind == "frees") is (
        deck in stands.force(enemy).markers and deck not in theirs.conquests
    )
    if kind in {"yields", "falls"}:
        alone = with_captain(stands, enemy, DECK_AT[enemy, SECTION_OF[deck]])
        assert settles(alone, enemy, deck) is not bool(told["captain"])
    if kind == "holds":
        assert bool(told["captain"]) is (stands.force(enemy).captain == deck)
        fewer = with_men(stands, side, deck, (men[0] - told["spare"], men[1]))
        one_less = with_men(fewer, side, deck, (men[0] - told["spare"] - 1, men[1]))
        assert deck not in settled(fewer, enemy, SECTION_OF[deck]).markers
        assert told["spare"] == men[0] or deck in settled(one_less, enemy, SECTION_OF[deck]).markers
    if kind == "clear":
        assert men[1] == 0
    if kind in {"firm", "weak", "quiet"}:
        *come, stay = boarded(stands, enemy, opposite(deck))
        assert men[1] == 0
        assert (sum(come) == 0) is (kind == "quiet")
        if kind != "quiet":
            assert ([told["n"], told["captain"]], told["own"]) == (come, stay)
            assert (sum(come) > stay) is (kind == "weak")
    if kind == "strikes":
        *come, left = boarded(stands, side, deck)
        assert ([told["n"], told["captain"]], told["enemy"]) == (come, left)
        assert (told["deck"], men[1]) == (opposite(deck), 0)
        assert sum(come) > left


# ---- what the enemy may have laid ----------------------------------------------------------------


@pytest.mark.parametrize("many", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_what_lies_in_a_section_is_among_the_orders_that_can_lie_there(
    mode: str, many: int
) -> None:
    told = set[bool]()
    for match in range(many):
        for at, notes in with_notes(mode, f"lies {match}"):
            enemy = SIDES.index(ENEMY[at.side])
            rows = zip(at.before.order_sections, at.before.laid[enemy], strict=False)
            for section, order in rows:
                lies = can_lie(at.before, at.side, section, notes)
                assert order in lies.orders
                assert lies.known in {None, order}
                told.add(lies.known is None)
    assert told == {False, True}


@pytest.mark.parametrize("many", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_what_is_said_not_to_lie_in_a_section_is_not_revealed_there(mode: str, many: int) -> None:
    checked = 0
    for match in range(many):
        said: set[tuple[int, Side, int, Order]] = set()
        for at, notes in with_notes(mode, f"revealed {match}"):
            state = at.before
            sections = state.order_sections
            if all(len(one) == len(sections) for one in state.laid) and not any(
                one.kind == "swap" for one in state.tasks
            ):
                for turn, side, section, order in said:
                    if turn == state.turn:
                        laid = state.laid[SIDES.index(ENEMY[side])]
                        assert laid[sections.index(section)] != order
                        checked += 1
                said.clear()
                continue
            laid_by_now = len(state.laid[SIDES.index(at.side)])
            for section in sections[: laid_by_now + 1]:
                lies = can_lie(state, at.side, section, notes)
                hidden = [
                    one.id for one in FIGURES.orders if lies.reading_of(one.id) == "not-there"
                ]
                said.update((state.turn, at.side, section, one) for one in hidden)
    assert checked


def check_lies(order: Order, state: State, side: Side, section: int, *, lies: bool) -> None:
    """Hold that an order lies in a section, or that it does not and cannot come there."""
    enemy = SIDES.index(ENEMY[side])
    at = state.order_sections.index(section)
    there = state.laid[enemy][at : at + 1]
    if lies:
        assert there == (order,)
    elif there:
        assert order not in there
    elif len(state.laid[0]) == len(state.laid[1]) == at:
        assert order not in state.hands[enemy]


def check_others(known: Text, state: State, side: Side, section: int, order: Order) -> None:
    """Hold what may lie in a section against what does."""
    if known.key.endswith("maybe"):
        (lies,) = state.laid[SIDES.index(ENEMY[side])][state.order_sections.index(section) :][:1]
        assert lies in {order, *known.facts["others"]}
        assert known.facts["others"]


def check_unless(said: Text, state: State, side: Side, section: int, order: Order) -> None:
    """Hold that nothing but what is named can stop an attack: let what lies there act with it."""
    enemy, told = ENEMY[side], said.facts
    at = state.order_sections.index(section)
    (lies,) = state.laid[SIDES.index(enemy)][at : at + 1] or (None,)
    if said.key in {"unless-brings", "unless-known"}:
        assert lies == told["order"]
    if said.key == "unless-given":
        held = (*state.hands[SIDES.index(enemy)], lies)
        assert {*told["given"]} <= {*told["orders"]} & {*held}
    if lies and lies not in told.get("orders", ()):
        assert lies != shield_of(order)
        turn = TurnCopy(state, Chance("both", 0))
        tasks = [task_of("order", side, section, order), task_of("order", enemy, section, lies)]
        first = sides_by_initiative(state.turn)[0]
        tasks.sort(key=lambda one: (PRIORITY[cast("Order", one.order)], one.side != first))
        alone = ordered(state, side, section, order, 0)
        carry_out(turn, tasks[0])
        if tasks[0].side == enemy:
            then = ordered(turn.result()[0], side, section, order, 0)
            there = opposite(DECK_AT[side, section])
            assert men_on(then, side, there) == men_on(alone, side, there)


def shield_of(order: Order) -> Order:
    return next(one for one, struck in CANCELS.items() if struck == order)


# ---- orders --------------------------------------------------------------------------------------


def check_placed(said: Text, at: At) -> None:
    if isinstance(at.move, Fight):
        check_order(said, at.before, at.side, SECTION_OF[at.move.deck], "fight")
        return
    order = cast("Place", at.move).card
    check_order(said, at.before, at.side, next_section(at.before, at.side), order)


def check_order(said: Text, before: State, side: Side, section: int, order: Order) -> None:
    """Hold what is said of an order in a section against what comes of it there."""
    if "unless" in said.args:
        check_unless(cast("Text", said.args["unless"]), before, side, section, order)
    ABOUT_ORDERS[said.key.removeprefix("effect-")](said, before, side, section, order)


def check_boards(said: Text, before: State, side: Side, section: int, order: Order) -> None:
    assert order == "boarding"
    told, deck, own = said.facts, said.facts["deck"], DECK_AT[side, section]
    assert deck == opposite(own)
    come, captain, stay = boarded(before, side, own)
    assert (told["own"], told["captain"], told["enemy"]) == (come, captain, stay)
    then = ordered(before, side, section, order, 0)
    kinds = ("third", "follow")
    assert bool(told["may"]) is any(asked_there(then, side, kind) for kind in kinds)
    stake, unless = cast("Text", said.args["stake"]), cast("Text", said.args["unless"])
    back = unless.facts["n"] if unless.key == "unless-brings" else 0
    where = deck if captain else before.force(side).captain
    check_stake(stake, before, side, deck, (come, stay + back), where)


def check_boards_kills(said: Text, before: State, side: Side, section: int, order: Order) -> None:
    assert order == "boarding"
    deck, then = said.facts["deck"], ordered(before, side, section, order, 0)
    assert deck == opposite(DECK_AT[side, section])
    left = men_on(before, side, deck)[1] - 1
    assert men_on(then, side, deck) == (0, left)
    stake = cast("Text", said.args["stake"])
    check_stake(stake, before, side, deck, (0, left), before.force(side).captain)


def check_fires(said: Text, before: State, side: Side, section: int, order: Order) -> None:
    assert order == "fire"
    told, then = said.facts, ordered(before, side, section, order, 0)
    stood, stand = (men_on(one, side, told["deck"])[1] for one in (before, then))
    assert (told["many"], told["n"]) == (stood, stood - stand)
    assert bool(told["captain"]) is asked_there(then, side, "shoot")
    unless = cast("Text", said.args["unless"])
    left = stand - told["captain"] + (unless.facts["n"] if unless.key == "unless-brings" else 0)
    stake, captain = cast("Text", said.args["stake"]), before.force(side).captain
    check_stake(stake, before, side, told["deck"], (0, left), captain)


def check_fires_at_both(said: Text, before: State, side: Side, section: int, order: Order) -> None:
    """Let every two of those who stand there fall, and the captain hit one more."""
    told, deck = said.facts, cast("Deck", said.facts["deck"])
    own, enemy = men_on(before, side, deck)
    assert (own, enemy) == (told["own"], told["enemy"])
    shot = ordered(before, side, section, order, 0)
    assert sum(men_on(shot, side, deck)) == own + enemy - 2
    present = SECTION_OF[before.force(side).captain] == section
    assert bool(told["captain"]) is present
    draws = list(combinations([side] * own + [ENEMY[side]] * enemy, 2))
    stands = without_marker(before, opposite(deck))
    held = 0
    for draw in draws:
        hit = draw.count(ENEMY[side])
        left = (own - 2 + hit, max(0, enemy - hit - present))
        held += settles(with_men(stands, side, deck, left), side, deck)
    assert told["percent"] == round(100 * held / len(draws))


def check_nothing(said: Text, before: State, side: Side, section: int, order: Order) -> None:
    """Hold that nothing comes of an order."""
    then = ordered(before, side, section, order, 0)
    if said.key == "effect-brings-nobody":
        if order in CANCELS:
            assert not before.force(side).pool
            return
        assert order == "stand_up"
        asked = [one for one in then.tasks if (one.side, one.section) == (side, section)]
        assert not any(len(answers(then, one)) > 1 for one in asked)
        return
    enemies = men_on(then, side, opposite(DECK_AT[side, section]))
    if said.key == "effect-boards-nobody":
        assert enemies == (0, 0)
    elif said.key == "effect-fires-nobody":
        assert men_on(before, side, said.facts["deck"]) == (said.facts["own"], 0)
    else:
        assert then.forces == before.forces


def check_stopped(said: Text, before: State, side: Side, section: int, order: Order) -> None:
    assert said.facts["section"] == section
    stops = said.key == "effect-stopped"
    assert (said.facts["order"] == shield_of(order)) is stops
    assert stops or PRIORITY[said.facts["order"]] <= PRIORITY[order]
    check_lies(said.facts["order"], before, side, section, lies=True)


def check_fights(said: Text, before: State, side: Side, section: int, order: Order) -> None:
    told = said.facts
    assert order == "fight"
    assert min(told["own"], told["enemy"]) > 0
    assert men_on(before, side, told["deck"]) == (told["own"], told["enemy"])
    assert told["deck"] in mixed_decks(before, section)
    both = said.key == "effect-both-fight"
    assert bool(told["captain"]) is (before.force(side).captain == told["deck"])
    if both:
        assert bool(told["his"]) is (before.force(ENEMY[side]).captain == told["deck"])
    if said.key != "effect-fights":
        check_lies("fight", before, side, section, lies=both)
    if len(mixed_decks(before, section)) == 1:
        then = ordered(before, side, section, order, 0, both=both)
        assert men_on(then, side, told["deck"]) == (told["left"], told["enemies"])
    stake, men = cast("Text", said.args["stake"]), (told["left"], told["enemies"])
    check_stake(stake, before, side, told["deck"], men, before.force(side).captain)


def check_shield(said: Text, before: State, side: Side, section: int, order: Order) -> None:
    """Hold what an order with a shield stops, or brings, against what the enemy may have laid."""
    told, key, own = said.facts, said.key.removeprefix("effect-"), DECK_AT[side, section]
    assert CANCELS[order] == told["order"]
    pool, present = before.force(side).pool, SECTION_OF[before.force(side).captain] == section
    if "what" in said.args:
        assert told["brings"] == (1 + present if pool else 0)
        check_harm(cast("Text", said.args["what"]), before, side, section, CANCELS[order])
    else:
        check_brings(said, before, side, own, order)
    if "known" in said.args:
        known = cast("Text", said.args["known"])
        check_others(known, before, side, section, CANCELS[order])
        given = known.key == "known-given"
        assert not given or CANCELS[order] in enemy_has(before, side, section)
    if key == "cancels":
        check_lies(CANCELS[order], before, side, section, lies=True)


def check_brings(said: Text, before: State, side: Side, own: Deck, order: Order) -> None:
    """Let a man come, and one go, and see who then stands where."""
    told, section = said.facts, SECTION_OF[own]
    assert told["when"] != "captain" or SECTION_OF[before.force(side).captain] == section
    if told["when"] == "sure":
        check_lies(CANCELS[order], before, side, section, lies=False)
    check_safe(told.get("safe", 0), before, side, section, CANCELS[order])
    assert bool(told["brings"]) is (before.force(side).pool > 0)
    then = ordered(before, side, section, order, 0)
    kind = "reinforce" if told["brings"] else "march"
    move: Move = Regroup(reinforce=True, start=told.get("start"), end=told.get("end"))
    if not told["brings"]:
        move = March(start=told["start"], end=told["end"])
    copy = TurnCopy(then, Chance("brings", 0))
    asked = next(one for one in then.tasks if (one.side, one.kind) == (side, kind))
    copy.tasks.remove(asked)
    assert move in answers(then, asked) or "start" not in told
    answer(copy, asked, move)
    deck = cast("Deck", told.get("end", own))
    men = men_on(copy.state, side, deck)
    assert men == (told["own"], told["enemy"])
    stake, captain = cast("Text", said.args["stake"]), before.force(side).captain
    check_stake(stake, copy.state, side, deck, men, captain)


def check_harm(what: Text, before: State, side: Side, section: int, struck: Order) -> None:
    """Let the enemy do what an order is said to stop, or to keep from him."""
    told, deck, enemy = what.facts, cast("Deck", what.facts["deck"]), ENEMY[side]
    stood, present = men_on(before, side, deck), SECTION_OF[before.force(enemy).captain] == section
    then = before
    if struck == "boarding":
        come, captain, stay = boarded(before, enemy, opposite(deck))
        left = (stay, come)
        then = with_captain(before, enemy, deck) if captain else before
    elif struck == "fire":
        left = (max(0, stood[0] - 2 - present), stood[1])
    elif deck in mixed_decks(before, section):
        copy = before.model_copy(update={"aims": (*before.aims, (enemy, deck))})
        left = men_on(ordered(copy, enemy, section, "fight", 0), side, deck)
    else:
        left = stood
    ends = without_marker(with_men(then, side, deck, left), opposite(deck))
    now = without_marker(before, opposite(deck))
    gains = settles(ends, enemy, deck) and not settles(now, enemy, deck)
    loses = settles(now, side, deck) and not settles(ends, side, deck)
    if what.key == "stopped-control":
        assert told["worst"] == "loses" or gains
        assert told["worst"] != "loses" or loses
        conquers = deck in settled(ends, enemy, section).conquests
        assert conquers is (told["worst"] == "conquers")
        return
    assert not gains
    assert not loses
    if what.key == "stopped-fire":
        assert (told["n"], told["many"]) == (stood[0] - left[0], stood[0])
        assert bool(told["captain"]) is (told["n"] > 2)
        there = with_men(ends, side, deck, (left[0], told["need"]))
        assert settles(there, enemy, deck)
    elif what.key == "stopped-men":
        assert told["n"] == stood[0] - left[0] > 0
    else:
        assert what.key == "stopped-nothing"
        assert left[0] == stood[0]


def check_stands_up(said: Text, before: State, side: Side, section: int, order: Order) -> None:
    told, then = said.facts, ordered(before, side, section, order, 0)
    tasks = (one for one in then.tasks if (one.side, one.section) == (side, section))
    asked = {one.kind for one in tasks if len(answers(then, one)) > 1}
    assert told["n"] == ("reinforce" in asked)
    assert told["losses"] == ("rally" in asked)
    deck = cast("Deck", told["deck"])
    own, enemy = men_on(before, side, deck)
    assert (told["own"], told["enemy"]) == (own + told["n"] + told["losses"], enemy)
    stake, men = cast("Text", said.args["stake"]), (told["own"], told["enemy"])
    check_stake(stake, before, side, deck, men, before.force(side).captain)
    check_safe(told["safe"], before, side, section)


def check_safe(safe: int, before: State, side: Side, section: int, struck: str = "") -> None:
    """Hold that no attack lies where nobody is said to fall; what is struck costs nobody."""
    for hit in {"fight", "boarding", "fire"} - {struck} if safe else ():
        check_lies(cast("Order", hit), before, side, section, lies=False)


def enemy_has(state: State, side: Side, section: int) -> tuple[Order, ...]:
    """Return what the enemy holds, or has laid in a section."""
    enemy, at = SIDES.index(ENEMY[side]), state.order_sections.index(section)
    return (*state.hands[enemy], *state.laid[enemy][at : at + 1])


ABOUT_ORDERS: dict[str, Callable[[Text, State, Side, int, Order], None]] = {
    "boards": check_boards,
    "boards-nobody": check_nothing,
    "boards-kills": check_boards_kills,
    "fires": check_fires,
    "fires-nobody": check_nothing,
    "fires-at-both": check_fires_at_both,
    "fights": check_fights,
    "fights-alone": check_fights,
    "both-fight": check_fights,
    "fights-nobody": check_nothing,
    "stopped": check_stopped,
    "acts-first": check_stopped,
    "stops": check_shield,
    "cancels": check_shield,
    "brings": check_shield,
    "brings-way": check_shield,
    "brings-nobody": check_nothing,
    "stands-up": check_stands_up,
}


def check_there(said: Text, at: At) -> None:
    """Hold what is said of an order that is swapped, or left where it lies."""
    told, before = said.facts, at.before
    laid = dict(zip(before.order_sections, before.laid[SIDES.index(at.side)], strict=True))
    if isinstance(at.move, Swap):
        first, second = at.move.first, at.move.second
        laid |= {first: laid[second], second: laid[first]}
    assert laid[told["section"]] == told["order"]
    what = cast("Text", said.args["what"])
    if isinstance(at.move, Captain):
        before = with_captain(before, at.side, at.move.deck)
        assert SECTION_OF[at.move.deck] == told["section"]
    check_order(what, before, at.side, told["section"], told["order"])


# ---- hands ---------------------------------------------------------------------------------------


def check_swapped_in(said: Text, at: At) -> None:
    told = said.facts
    assert cast("Place", at.move).card == "fight"
    assert not mixed_decks(at.before, next_section(at.before, at.side))
    check_order(cast("Text", said.args["what"]), at.before, at.side, told["section"], "fight")


def check_withheld(said: Text, at: At) -> None:
    assert said.facts["order"] not in hand_of_enemy(at)
    check_next_harm(said, at)


def check_hands_over(said: Text, at: At) -> None:
    assert said.facts["order"] in hand_of_enemy(at)
    check_next_harm(said, at)


def check_next_harm(said: Text, at: At) -> None:
    """Hold what the enemy could do with an order in the section for which he chooses next."""
    state, told = at.before, said.facts
    here = next_section(state, at.side)
    assert told["section"] == state.order_sections[state.order_sections.index(here) + 1]
    check_harm(cast("Text", said.args["what"]), state, at.side, told["section"], told["order"])


def hand_of_enemy(at: At) -> tuple[Order, ...]:
    """Let the enemy lay an order, so that hands are exchanged, and look into theirs."""
    state = GAME.play(at.before, at.moment.seat, at.move, Chance("exchange", 0))[0]
    enemy, laid = state.seat_of(ENEMY[at.side]), list(map(len, state.laid))
    if laid[0] != laid[1]:
        move = GAME.legal(state, enemy)[0]
        state = GAME.play(state, enemy, move, Chance("exchange", 1))[0]
    return state.hands[SIDES.index(ENEMY[at.side])]


# ---- captains ------------------------------------------------------------------------------------


def captain_after(at: At) -> Deck:
    return at.move.deck if isinstance(at.move, Captain) else at.before.force(at.side).captain


def check_counts(said: Text, at: At) -> None:
    told, deck = said.facts, captain_after(at)
    own, enemy = men_on(at.before, at.side, deck)
    assert (deck, own, enemy) == (told["deck"], told["own"], told["enemy"])
    assert own > 0
    assert SHIP_OF[deck] != at.side
    check_stake(cast("Text", said.args["stake"]), at.before, at.side, deck, (own, enemy), deck)


def check_counts_more(said: Text, at: At) -> None:
    """Let one enemy more come: with the captain there the deck is held as well."""
    deck = captain_after(at)
    own, enemy = men_on(at.before, at.side, deck)
    assert said.facts == {"deck": deck, "own": own, "enemy": enemy}
    there = without_marker(with_captain(at.before, at.side, deck), opposite(deck))
    assert settles(there, at.side, deck)
    assert settles(with_men(there, at.side, deck, (own, enemy + 1)), at.side, deck)


def check_captain_leaves(said: Text, at: At) -> None:
    deck = at.before.force(at.side).captain
    assert said.facts["deck"] == deck != captain_after(at)
    assert settles(at.before, at.side, deck)
    assert not settles(with_captain(at.before, at.side, captain_after(at)), at.side, deck)


# ---- answers -------------------------------------------------------------------------------------


def check_stands(said: Text, at: At) -> None:
    """Hold what is said of men against those who then stand on the decks."""
    told, deck = said.facts, cast("Deck", said.facts["deck"])
    copy = TurnCopy(at.before, Chance("answer", 0))
    answer(copy, copy.tasks.pop(0), at.move)
    assert men_on(copy.state, at.side, deck) == (told["own"], told["enemy"])
    stake, men = cast("Text", said.args["stake"]), (told["own"], told["enemy"])
    check_stake(stake, copy.state, at.side, deck, men, at.before.force(at.side).captain)


def check_pool(said: Text, at: At) -> None:
    """Let a man come all the same: the deck comes to the same."""
    deck, captain = said.facts["deck"], at.before.force(at.side).captain
    own, enemy = men_on(at.before, at.side, deck)
    men = (own + said.facts["more"], enemy)
    check_stake(cast("Text", said.args["stake"]), at.before, at.side, deck, men, captain)
    assert at.before.force(at.side).pool


def check_few(said: Text, at: At) -> None:
    more = isinstance(at.move, Reinforce) or (isinstance(at.move, Regroup) and at.move.reinforce)
    assert said.facts["n"] == sum(at.before.force(at.side).crew) + more
    assert said.facts["least"] == len(at.before.sections_in_play)


def check_too_few(said: Text, at: At) -> None:
    """Let an order act, or the captain hit one more, and count the enemies that are left."""
    enemy, then = ENEMY[at.side], at.before
    if isinstance(at.move, Place):
        then = ordered(then, at.side, next_section(then, at.side), at.move.card, 0)
    left = sum(then.force(enemy).crew) - (not isinstance(at.move, Place))
    assert said.facts == {"n": left, "least": len(at.before.sections_in_play)}
    assert left < said.facts["least"]


def check_shoots(said: Text, at: At) -> None:
    told = said.facts
    own, enemy = men_on(at.before, at.side, told["deck"])
    assert (told["own"], told["enemy"]) == (own, enemy - 1)
    stake, captain = cast("Text", said.args["stake"]), at.before.force(at.side).captain
    check_stake(stake, at.before, at.side, told["deck"], (own, enemy - 1), captain)


def check_first(said: Text, at: At) -> None:
    section = SECTION_OF[at.before.force(at.side).captain]
    laid = at.before.laid[SIDES.index(at.side)]
    order = laid[at.before.order_sections.index(section)]
    assert said.facts == {"order": order, "section": section}


CHECKS: dict[str, Callable[[Text, At], None]] = {
    **dict.fromkeys(ABOUT_ORDERS, check_placed),
    "there": check_there,
    "stays": check_there,
    "swapped-in": check_swapped_in,
    "withholds": check_withheld,
    "hands-over": check_hands_over,
    "counts": check_counts,
    "counts-more": check_counts_more,
    "captain-leaves": check_captain_leaves,
    "standing": check_stands,
    "left": check_stands,
    "stay": check_stands,
    "pool": check_pool,
    "few": check_few,
    "too-few": check_too_few,
    "shoots": check_shoots,
    "first": check_first,
}
