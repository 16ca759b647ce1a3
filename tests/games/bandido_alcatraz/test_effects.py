"""That what a hint says of tunnels, water and cards is true, by the rules and by what is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

from games.bandido_alcatraz.components import CARDS, EXIT, missing_items
from games.bandido_alcatraz.model import (
    Dig,
    Laid,
    Options,
    cells_of,
    escaped,
    neighbours,
    places_for,
)
from games.bandido_alcatraz.rules import GRADES, grade
from games.kit.chance import Chance
from games.kit.computers.playout import playout
from games.kit.game import Seat
from tests.support.boards.bandido_table import GAME
from tests.support.played import with_plans

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from games.bandido_alcatraz.model import State
    from games.kit.computers.playout import Moment

FEW, MANY = 2, 14
"""Matches at whose positions what is said is held against the rules: in short, and on demand."""

OFTEN = (
    *("shuts", "together", "joins", "exit", "least", "level", "more", "rare", "meets"),
    *("hard", "closable", "narrows", "meets-there"),
    *("sheds", "keeps", "keeps-joining", "joins-next", "gives-up", "gathers"),
)
RARELY = (
    *("outlets", "easy", "fewer-close", "more-close", "verdict"),
    *("covers", "brings-water", "narrows-water", "walls", "rests"),
)
"""Kinds of reasons that many matches give, or some; rarer ones are held to the rules where they
come up."""


@pytest.mark.parametrize("many", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("rule", ["strict", "loose"])
def test_what_is_said_of_a_move_is_what_the_table_then_shows(rule: str, many: int) -> None:
    given, seen = {"cover_rule": rule, "score_line": "always"}, set[str]()
    options = GAME.spec.options.model_validate(given)
    for match in range(many):
        seed, slips = f"true {match}", match % 4 > 1
        played = with_plans(GAME, seed, options=options, slips=slips)
        for moment in (playout(GAME, 2, options, seed), played)[match % 2]:
            said = {one.said.key: one.said.args for one in effects_of(moment)}
            seen |= said.keys()
            if isinstance(moment.move, Dig):
                check_tunnels(said, moment)
                check_hand(said, moment)
                check_way_out(said, moment)
            else:
                check_gathering(said, moment)
            check_water_and_kit(said, moment)
            check_giving_up(said, moment)
            for one in effects_of(moment):
                check_cards_to_come(one.said.key, one.said.args, moment)
    assert seen >= {f"effect-{one}" for one in (*OFTEN, *(RARELY if many > FEW else ()))}


def effects_of(moment: Moment) -> Any:
    return GAME.mind().effects(cast("Any", moment.before), moment.seat, cast("Any", moment.move))


def told_of(moment: Moment) -> dict[str, Any]:
    return {one.key.removesuffix("-too"): one.args for one in moment.events}


def fewer_after(state: State, seat: Seat) -> dict[tuple[str, Any], int]:
    """Return how many tunnels fewer are open after each place of a hand."""
    return {
        (card, spot): len(state.table.grid.tunnels) - len(after.tunnels)
        for card in state.hands[seat]
        for spot, after in laid_everywhere(state, card)
    }


def laid_everywhere(state: State, card: str) -> Iterator[tuple[Any, Any]]:
    """Yield each place of a card, and the grid with it."""
    for spot in places_for(state.table.grid, card, state.options.cover_rule):
        laid = Laid(card=card, x=spot.x, y=spot.y, rotation=spot.rotation)
        yield laid, state.table.plus(laid).grid


def spoils_nothing(state: State, laid: Laid) -> bool:
    """Tell whether as much can be closed and covered for good with a card as without it."""
    return state.table.grid.spoils(laid, state.options.cover_rule) == (0, 0)


def shut_by(state: State, cards: Iterable[str]) -> dict[str, list[set[Any]]]:
    """Return which open tunnels each card can close where it opens none and spoils nothing."""
    grid = state.table.grid
    return {
        card: [
            into(grid, laid.cells)
            for laid, then in laid_everywhere(state, card)
            if then.tunnels.keys() <= grid.tunnels.keys() and spoils_nothing(state, laid)
        ]
        for card in cards
    }


def into(grid: Any, cells: Any) -> set[Any]:
    """Return the open tunnels that lead into some cells."""
    return {end for end in grid.tunnels if neighbours(end[0])[end[1]] in cells}


def unseen_cards(state: State, seat: Seat) -> list[str]:
    laid = {one.card for one in state.table.laid}
    seen = laid | {*state.gathered, *state.hands[seat], *state.set_aside[seat], EXIT}
    return [card for card in CARDS if card not in seen]


# ---- what is there at once -----------------------------------------------------------------------


def check_tunnels(said: dict[str, Any], moment: Moment) -> None:
    before, after = cast("Any", moment.before), cast("Any", moment.after)
    old, new, told = before.table.grid, after.table.grid, told_of(moment)
    fewer, every = len(old.tunnels) - len(new.tunnels), fewer_after(before, moment.seat)
    best = max(every.values())
    closed = sorted(old.tunnels[one] for one in into(old, after.table.laid[-1].cells))
    for key in ("shuts", "together", "joins", "exit", "rare"):
        if args := said.get(f"effect-{key}"):
            assert list(args["tunnels"].args["tunnels"]) == closed
            if "left" in args:
                assert args["left"] == len(new.tunnels)
    kinds = {"shuts": "dug-shut", "together": "dug-narrowed", "exit": "dug-exit"}
    for key, event in kinds.items():
        assert f"effect-{key}" not in said or event in told
    assert "effect-joins" not in said or any(one.startswith("dug-joined") for one in told)
    for args in (one for one in said.values() if "fewest" in one):
        assert (args["fewest"] == "yes") is (fewer == best > min(every.values()))
    assert ("effect-least" in said) <= (fewer == best)
    assert ("effect-more" in said) <= (fewer < best)
    assert said.get("effect-more", {"n": -fewer})["n"] == -fewer
    if not no_escape(before, moment.seat):
        for args in (one for one in said.values() if "aim" in one):
            check_goal(args, before, after)
    assert ("effect-level" in said) <= (fewer == 0)


def check_goal(args: dict[str, Any], before: Any, after: Any) -> None:
    """What stays open is for the EXIT until that lies, and then still to be closed."""
    left, lies = len(after.table.grid.tunnels), EXIT in {one.card for one in after.table.laid}
    assert args["left"] == left
    assert (args["aim"] == "open") is (not 0 < left < 4)
    assert args["aim"] == "open" or (args["aim"] in {"close", "wait"}) is lies
    is_due = any(missing_items(after.gathered).values()) or after.table.grid.waters
    assert (args["aim"] == "wait") is bool(lies and left == 1 and is_due)
    check_pile(args, before)


def check_pile(args: dict[str, Any], before: Any) -> None:
    assert args["pile"] == len(before.pile)
    assert (args["short"] == "yes") is (len(before.pile) <= 20)


def no_escape(state: Any, seat: Seat) -> bool:
    """Tell whether something is out of reach for good, or missing for good, as a seat knows."""
    rule, grid = state.options.cover_rule, state.table.grid
    walled = any(grid.is_walled(neighbours(cell)[side], rule) for cell, side in grid.tunnels)
    held = [CARDS[one].item for one in state.hands[seat]]
    missing = missing_items(state.gathered).items()
    lacking = [n > held.count(one) + unseen_with(one, state, seat) or n < 0 for one, n in missing]
    return walled or bool(grid.blocked(rule)) or any(lacking) or EXIT in state.set_aside[seat]


def check_without_escape(said: dict[str, Any], moment: Moment) -> None:
    """Once nothing can be won, the verdict counts, and neither kit nor water."""
    before, after = cast("Any", moment.before), cast("Any", moment.after)
    lost = ("covers", "blocks-water", "walls", "gathers", "spends", "gives-up", "outlets")
    assert said.keys().isdisjoint(f"effect-{one}" for one in lost)
    assert all(one.get("lost", "nothing") == "nothing" for one in said.values())
    good = [one.said.args for one in effects_of(moment) if one.value > 0]
    assert all(one.get("aim", "open") == "open" for one in good)
    if args := said.get("effect-rests"):
        assert args["left"] == len(after.table.grid.tunnels) == len(before.table.grid.tunnels)
    grades = [grade(before), grade(before.model_copy(update={"table": after.table}))]
    is_told = isinstance(moment.move, Dig) and all(grades) and grades[0] != grades[1]
    assert ("effect-verdict" in said) is is_told
    if args := said.get("effect-verdict"):
        places = [GRADES.index(cast("Any", one)) for one in grades]
        assert (args["better"] == "yes") is (places[1] < places[0])
        tunnels = [len(one.table.grid.tunnels) for one in (before, after)]
        assert [args["before"], args["left"]] == tunnels


def check_water_and_kit(said: dict[str, Any], moment: Moment) -> None:
    before, after, told = cast("Any", moment.before), cast("Any", moment.after), told_of(moment)
    if no_escape(before, moment.seat):
        check_without_escape(said, moment)
        return
    assert ("effect-walls" in said) is ("tunnel-walled" in told)
    assert ("effect-blocks-water" in said) is ("water-blocked" in told)
    assert ("effect-covers" in said) is ("water-covered" in told)
    if args := said.get("effect-covers"):
        assert args["n"] == told["water-covered"]["covered"]
        assert args["left"] == len(after.table.grid.waters)
        assert {*args["numbers"]} <= {*before.table.grid.waters.values()}
    assert ("effect-brings-water" in said) <= ("water-comes" in told)
    if isinstance(moment.move, Dig):
        check_price(said, moment)
        check_later(moment)


def check_price(said: dict[str, Any], moment: Moment) -> None:
    """Whatever speaks for digging a card, it is said that what it bears is needed."""
    before, after, card = cast("Any", moment.before), moment.after, cast("Any", moment.move).card
    item = CARDS[card].item
    missing = missing_items(cast("Any", after).gathered)[item] if item else 0
    held = [one for one in before.hands[moment.seat] if one != card and CARDS[one].item == item]
    others = len(held) + unseen_with(item, before, moment.seat) if item else 0
    for args in (said[one.said.key] for one in effects_of(moment) if one.value > 0):
        assert args["lost"] == (item if missing > 0 else "nothing")
        if missing > 0:
            assert (args["missing"], args["others"]) == (missing, others)
    assert ("effect-spends" in said) is (missing > others)


def check_later(moment: Moment) -> None:
    """What a card could close now is not kept from somebody who is advised to lay another one."""
    before, card = cast("Any", moment.before), cast("Any", moment.move).card
    after = before.model_copy(update={"table": cast("Any", moment.after).table})
    hand, fewer = before.hands[moment.seat], fewer_after(before, moment.seat)
    rest = [one for one in hand if one not in {card, EXIT}]
    then = sound_places(after, rest)
    for args in (one.said.args for one in effects_of(moment) if one.said.args.get("later")):
        kept = hand[args["later"] - 1]
        ways = [ends for one, ends, n in then if one == kept and n == len(ends) > 2]
        assert any(names(args["by_then"], before, after, ends) for ends in ways)
        assert len(before.table.grid.tunnels) - len(after.table.grid.tunnels) < max(fewer.values())


def unseen_with(item: str, state: Any, seat: Seat) -> int:
    return sum(CARDS[one].item == item for one in unseen_cards(state, seat))


def check_gathering(said: dict[str, Any], moment: Moment) -> None:
    before, after = cast("Any", moment.before), cast("Any", moment.after)
    if args := said.get("effect-gathers"):
        missing = {one: max(n, 0) for one, n in missing_items(after.gathered).items()}
        assert args["n"] == sum(missing.values())
        assert args["same"] == missing[args["item"]]
        assert args["rest"] == unseen_with(args["item"], before, moment.seat)
        assert (args["scarce"] == "yes") is (args["rest"] <= args["same"] + 3)
        grid = before.table.grid
        assert (args["exit"] == "lies") is (EXIT in {one.card for one in before.table.laid})
        assert [args["tunnels"], args["waters"]] == [len(grid.tunnels), len(grid.waters)]
        card = cast("Any", moment.move).card
        fewer = [n for (one, _), n in fewer_after(before, moment.seat).items() if one == card]
        assert (args["dug"] == "nowhere") is (not fewer)
        assert (args["dug"] == "more") is bool(fewer and max(fewer) < 0)
        assert not fewer or args["more"] == -max(fewer)


def check_way_out(said: dict[str, Any], moment: Moment) -> None:
    before, after = cast("Any", moment.before), cast("Any", moment.after)
    fits = [
        len({end for laid, _ in laid_everywhere(one, EXIT) for end in into(grid, laid.cells)})
        for one, grid in ((before, before.table.grid), (after, after.table.grid))
    ]
    if args := said.get("effect-outlets"):
        assert EXIT not in {one.card for one in after.table.laid}
        assert [args["before"], args["n"]] == fits


# ---- what could be done then ---------------------------------------------------------------------


def check_hand(said: dict[str, Any], moment: Moment) -> None:
    """Lay what is left of the hand wherever it fits after a move."""
    before, seat, card = cast("Any", moment.before), moment.seat, cast("Any", moment.move).card
    after = before.model_copy(update={"table": cast("Any", moment.after).table})
    hand = before.hands[seat]
    if args := said.get("effect-sheds"):
        assert args["n"] == len(CARDS[card].edges)
        assert all(len(CARDS[one].edges) < args["n"] for one in hand if one != card)
        check_pile({**args, "short": "no"}, before)
    if args := said.get("effect-keeps-exit"):
        assert hand[args["card"] - 1] == EXIT != card
        now = [then for _, then in laid_everywhere(before, EXIT)]
        assert now
        assert not any(one.tunnels or escaped(one, before.gathered) for one in now)
    rest = tuple([one for one in hand if one != card])
    for key in ("keeps", "keeps-joining", "closes-next", "joins-next"):
        if args := said.get(f"effect-{key}"):
            kept, ends = planned(after, seat, rest)
            assert kept == hand[args["card"] - 1] != EXIT
            assert names(args["tunnels"], before, after, ends)
            could = {one for one in hand if can_do(before, one, ends, args["n"])}
            assert ends & before.table.grid.tunnels.keys()
            assert could == {kept} if "keeps" in key else kept not in could
            assert can_do(after, kept, ends, args["n"])


def check_giving_up(said: dict[str, Any], moment: Moment) -> None:
    """What a card could have closed at once is not done by it, and no other can do it any more."""
    before, after, seat = cast("Any", moment.before), cast("Any", moment.after), moment.seat
    if args := said.get("effect-gives-up"):
        hand, grid = before.hands[seat], before.table.grid
        card = hand[args["card"] - 1]
        assert card == cast("Any", moment.move).card != EXIT
        assert len(after.table.grid.tunnels) >= len(grid.tunnels)
        numbers = {*args["tunnels"].args["tunnels"]}
        ends = {end for end, number in grid.tunnels.items() if number in numbers}
        assert len(ends) == len(numbers) > 1
        assert ends in shut_by(before, [card])[card]
        then = before.model_copy(update={"table": after.table})
        left = ends & then.table.grid.tunnels.keys()
        assert not any(can_do(then, one, left, len(ends)) for one in hand if one != card)


def planned(after: Any, seat: Seat, rest: tuple[str, ...]) -> tuple[str, set[Any]]:
    """Return what a computer would dig next of the rest of a hand, and at which tunnels."""
    hands = (*after.hands[:seat], rest, *after.hands[seat + 1 :])
    then = after.model_copy(update={"hands": hands})
    legal = tuple(GAME.candidates(then, seat))
    move: Any = GAME.mind().policy(then, seat, legal, Chance("next", 0))
    return move.card, into(after.table.grid, cells_of(move.spot))


def can_do(state: State, card: str, ends: set[Any], fewer: int) -> bool:
    """Tell whether a card can make so many tunnels fewer, these among them."""
    return any(ends <= there and n >= fewer for _, there, n in sound_places(state, [card]))


def sound_places(state: State, cards: Iterable[str]) -> list[tuple[str, set[Any], int]]:
    """Return where cards lose nothing for good: the tunnels there, and how many fewer are open."""
    grid = state.table.grid
    return [
        (card, into(grid, laid.cells), len(grid.tunnels) - len(then.tunnels))
        for card in cards
        for laid, then in laid_everywhere(state, card)
        if (then.tunnels or escaped(then, state.gathered)) and spoils_nothing(state, laid)
    ]


def names(said: Any, before: Any, after: Any, ends: Iterable[Any]) -> bool:
    """Tell whether tunnels are named as they stand after a move: by number, or as new."""
    old, new = before.table.grid.tunnels, after.table.grid.tunnels
    numbers = sorted(new[end] for end in ends if end in old)
    added, there = (sum(end not in old for end in some) for some in (ends, new))
    told = list(said.args["tunnels"])
    if added:
        *told, last = told
        args = {} if isinstance(last, int) else last.args
        if args.get("n") != added or (args["all"] == "yes") is not (added == there):
            return False
    return told == numbers


def check_cards_to_come(key: str, args: dict[str, Any], moment: Moment) -> None:
    """Lay each card not seen yet wherever it fits, before a move and after it."""
    before, after = cast("Any", moment.before), cast("Any", moment.after)
    if key == "effect-meets-there":
        check_same_square(args, before, after)
    if "many" not in args or not isinstance(moment.move, Dig):
        return
    check_share(args)
    unseen = unseen_cards(before, moment.seat)
    assert args["many"] == len(unseen)
    if "water" in key:
        check_water_to_come(args, before, after, unseen)
        return
    old, new = shut_by(before, unseen), shut_by(after, unseen)
    grid, own = after.table.grid, after.table.laid[-1].cells

    def closing(found: dict[str, list[set[Any]]], end: Any) -> int:
        return sum(any(end in ends for ends in ways) for ways in found.values())

    if key == "effect-rare":
        (end,) = [one for one, n in before.table.grid.tunnels.items() if n == args["number"]]
        assert args["n"] == closing(old, end)
        assert end not in grid.tunnels
    elif key == "effect-meets":
        every = [ends for ways in new.values() for ends in ways if len(ends) > 1]
        fits = [ends for ends in every if names(args["tunnels"], before, after, ends)]
        assert any(args["n"] == sum(ends in ways for ways in new.values()) for ends in fits)
        if args["card"]:
            kept = before.hands[moment.seat][args["card"] - 1]
            assert kept != cast("Any", moment.move).card
            assert any(ends in shut_by(after, [kept])[kept] for ends in fits)
    elif key in {"effect-narrows", "effect-eases"}:
        (end,) = [one for one, n in grid.tunnels.items() if n == args["number"]]
        assert (args["before"], args["n"]) == (closing(old, end), closing(new, end))
    elif key in {"effect-more-close", "effect-fewer-close"}:
        any_of = [sum(any(ways) for ways in found.values()) for found in (old, new)]
        assert any_of == [args["before"], args["n"]]
    else:
        opened = [end for end in grid.tunnels if end[0] in own]
        assert args["places"] == len(opened)
        assert args["n"] == min(closing(new, end) for end in opened)


def check_same_square(args: dict[str, Any], before: Any, after: Any) -> None:
    ends = after.table.grid.tunnels
    squares = [neighbours(cell)[side] for cell, side in ends]
    meeting = [{end for end in ends if neighbours(end[0])[end[1]] == one} for one in squares]
    fits = [one for one in meeting if names(args["tunnels"], before, after, one)]
    assert any(len(one) == args["n"] > 1 for one in fits)


def check_share(args: dict[str, Any]) -> None:
    """Hold what is told of a number of cards against it: no share is off by more than a few."""
    told, share = args["share"].args, args["n"] / args["many"]
    if "of" in told:
        assert abs(told["n"] / told["of"] - share) <= 1 / 14
    else:
        assert told["n"] == args["n"]


def check_water_to_come(args: dict[str, Any], before: Any, after: Any, unseen: list[str]) -> None:
    (cell,) = [one for one, n in after.table.grid.waters.items() if n == args["number"]]
    covering = [
        sum(
            any(cell in laid.cells and spoils_nothing(state, laid) for laid, _ in places)
            for card in unseen
            for places in [laid_everywhere(state, card)]
        )
        for state in (before, after)
    ]
    assert covering[1] == args["n"]
    if cell in before.table.grid.waters and cell not in after.table.laid[-1].cells:
        assert covering[0] == args["before"]


def test_a_card_that_lets_him_escape_is_said_to_do_so() -> None:
    seen = set[str]()
    for match in range(12):
        for moment in with_plans(GAME, f"escape {match}", slips=False):
            found = {one.said.key for one in effects_of(moment)}
            found &= {"effect-escapes", "effect-ends"}
            after: Any = moment.after
            outcome, grid = GAME.outcome(after), after.table.grid
            is_last = isinstance(moment.move, Dig) and not grid.tunnels
            escapes = bool(outcome and outcome.winners)
            assert found == ({"effect-escapes" if escapes else "effect-ends"} if is_last else set())
            seen |= found
    assert "effect-escapes" in seen


def test_a_thing_that_cannot_be_spared_is_said_to_be_lost_when_it_is_dug() -> None:
    coats = tuple([one for one in CARDS if CARDS[one].item == "raincoat"])
    dealt = GAME.setup(1, Options(), Chance("spends", 0))
    last = {"hands": (coats[:3],), "set_aside": (coats[3:],)}
    state = dealt.model_copy(update=last)
    digs = [one for one in GAME.candidates(state, Seat(0)) if isinstance(one, Dig)]
    for move in digs:
        said = {one.said.key: one.said.args for one in GAME.mind().effects(state, Seat(0), move)}
        told = said["effect-spends"]
        assert (told["item"], told["n"], told["others"]) == ("raincoat", 3, 2)
    assert digs
