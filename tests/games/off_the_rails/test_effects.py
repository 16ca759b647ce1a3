"""That what a hint says in Off the Rails is true by the rules, wherever it is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

from games.kit.chance import Chance
from games.kit.text import Text
from games.kit.words import LANGUAGES, Voice
from games.off_the_rails.components import (
    CHASM_CARD,
    EXITS,
    FIGURES,
    JEWEL_INDEX,
    OPPOSITE,
    SPACE_OF,
    SPACES,
    START_HEADING,
    STARTS_OF,
    SURFACE_OF,
    jewels_of,
    worth,
)
from games.off_the_rails.game import OffTheRails
from games.off_the_rails.mind.board_graph import AHEAD, PLACES
from games.off_the_rails.mind.kept import served
from games.off_the_rails.mind.reach import haul_planned
from games.off_the_rails.mind.turns import plans_of, track_moves
from games.off_the_rails.model import EndActions, Options, PlaceCart
from games.off_the_rails.rules import (
    Layout,
    at_home,
    layout_of,
    points,
    solo_grade,
    squares_to_collapse,
)
from games.off_the_rails.rules.missions import claimable, missions_of_leaving
from games.off_the_rails.rules.routes import all_routes
from games.off_the_rails.rules.scoring import earned_so_far
from tests.support.played import with_plans

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from games.kit.computers.playout import Moment
    from games.kit.game import Event
    from games.off_the_rails.components import CartName, Exits, Jewels, Square
    from games.off_the_rails.mind.plans import Plan
    from games.off_the_rails.model import State

    Told = Mapping[str, Any]

GAME = OffTheRails()
MIND = GAME.mind()
OPTIONS = Options()
FEW, MANY = 3, 30
"""Matches at whose positions what is said is held against the rules: in short, and on demand."""
ACTIONS_LOOKED_AT = 4
"""Of so many actions one is looked at: most of them say the same as the one before."""


VARIANTS = {
    "gentle": Options(bumpers="on", surface_exit="any_square"),
    "by lot": Options(chasm_die="on", splits="lot", missions="off"),
}


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_said_is_true_with_options_and_more_players_too(variant: str) -> None:
    seen = set[str]()
    for moment in with_plans(GAME, variant, seats=3, options=VARIANTS[variant]):
        seen |= checked(moment)
    assert seen >= {"effect-plan", "effect-drives", "effect-home"}


@pytest.mark.parametrize("many", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_what_is_said_of_a_move_is_what_the_rules_make_of_it(many: int) -> None:
    seen = set[str]()
    for match in range(many):
        for moment in with_plans(GAME, f"true {match}"):
            seen |= checked(moment)
    kinds = ("plan", "leads", "lest", "reaches", "bound", "then", "beside", "loads", "nears")
    drives = ("takes", "home", "most-rubies", "rams", "faces", "derails", "drives", "at-speed")
    others = ("may-be-rammed", "may-collapse", "ruby", "worth", "wanted", "mission", "meets", "new")
    assert seen >= {f"effect-{one}" for one in (*kinds, *drives, *others)}


def test_what_is_said_alone_is_what_the_rules_make_of_it() -> None:
    seen = set[str]()
    for moment in with_plans(GAME, "alone", seats=1, slips=False):
        seen |= checked(moment)
    assert seen >= {"effect-plan", "effect-belongs", "effect-may-collapse", "effect-home"}


def test_a_hint_of_a_side_says_that_computers_draw_lots_before_any_jewel_lies() -> None:
    chosen = set[str]()
    for seed in map(str, range(12)):
        state = cast("Any", GAME.setup(2, OPTIONS, Chance(seed, 0)))
        seat = min(GAME.to_act(state))
        move = GAME.mind().policy(state, seat, GAME.legal(state, seat), Chance(seed, 1))
        (effect,) = GAME.mind().effects(state, seat, move)
        assert effect.said.key == "effect-any-side"
        assert not state.deposits
        chosen.add(cast("Any", move).edge)
    assert len(chosen) > 1


def test_a_hint_where_to_face_after_a_collision_counts_the_way_home() -> None:
    asked = next(one for one in with_plans(GAME, "find 26") if states(one)[0].phase == "face")
    state, seat = cast("Any", asked.before), asked.seat
    move = GAME.mind().policy(state, seat, GAME.legal(state, seat), Chance("any", 0))
    ((one, told),) = [(e.said, e.said.facts) for e in GAME.mind().effects(state, seat, move)]
    assert one.key == "effect-faces"
    assert told["cart"] == state.collision.turning[0]
    way = cast("Any", move).way
    assert sum(state.cart(told["cart"]).hold) <= told["jewels"]
    assert told["n"] > told["lay"] >= 0
    for language in LANGUAGES:
        assert told["exit"] in Voice(language, GAME.spec.slug, ("Ana", "Ben"))(one), way


def test_a_hint_to_end_a_turn_without_a_cart_on_the_board_speaks_of_no_drive() -> None:
    seen = 0
    for moment in with_plans(GAME, "no cart yet"):
        before = cast("Any", moment.before)
        mine = [cart.square for cart in before.carts if cart.owner == moment.seat]
        if before.phase != "actions" or any(mine) or len(before.actions_done) < 4:
            continue
        (effect,) = GAME.mind().effects(before, moment.seat, EndActions())
        assert effect.said.key == "effect-none-drive"
        seen += 1
    assert seen


def test_a_cart_that_a_hint_places_has_the_same_name_in_its_move_and_in_its_reason() -> None:
    seen = 0
    for moment in (one for match in range(3) for one in with_plans(GAME, f"f3 {match}")):
        state, seat = cast("Any", moment.before), moment.seat
        waiting = [cart for cart in state.carts if cart.owner == seat and not cart.square]
        if states(moment)[0].phase != "actions" or len(waiting) < 2:
            continue
        move = GAME.mind().policy(state, seat, GAME.legal(state, seat), Chance("any", 0))
        if isinstance(move, PlaceCart):
            _, cart, _ = GAME.decisions(GAME.view(state, seat), move)
            effect, *_ = GAME.mind().effects(state, seat, move)
            assert effect.said.facts["cart"] == cart.value == move.cart
            seen += 1
    assert seen


def test_a_hint_credits_no_mission_to_a_cart_that_another_claims_in_this_turn() -> None:
    seen = 0
    for moment in (one for match in (29, 107) for one in with_plans(GAME, f"lines {match}")):
        before, seat = cast("Any", moment.before), moment.seat
        if before.phase != "actions":
            continue
        for effect in MIND.effects(before, seat, cast("Any", moment.move)):
            facts = effect.said.facts
            others = [one for one in before.carts if one.owner == seat and one.square]
            sure = [claims(before, one) for one in others if one.name != facts.get("cart")]
            if effect.said.key == "effect-plan" and any(sure):
                missions = facts["missions"] and set(facts["missions"]["missions"])
                assert all(not one or one != missions for one in sure)
                seen += 1
    assert seen


def claims(state: State, cart: Any) -> set[str]:
    """Return the mission that a cart is sure to meet in this turn, if it can only leave."""
    routes = all_routes(layout_of(state), cart, cart.speed)
    ends = {route.at if route.end == "leaves" else "" for route in routes}
    if len(ends) > 1 or "" in ends:
        return set()
    met = missions_of_leaving(state, cart.owner, cart.hold, SURFACE_OF[ends.pop()])
    found = {*met} & {*state.missions} - {*state.claims}
    return set(found) if len(found) == 1 else set()


def test_a_hint_leaves_to_a_cart_only_what_another_does_not_take_where_it_stops() -> None:
    seen = 0
    for moment in (one for match in range(3) for one in with_plans(GAME, f"left {match}")):
        before, seat = cast("Any", moment.before), moment.seat
        if before.phase != "actions" or before.seats == 1:
            continue
        plans = plans_of(before, seat)
        brought = [haul_planned(before, one, plans)[0] for one in plans]
        holds = [one.cart.hold for one in plans]
        lying = [sum(kind) for kind in zip(*before.deposits.values(), *holds, strict=True)]
        total = [sum(kind) for kind in zip(*brought, strict=True)]
        assert all(n <= many for n, many in zip(total, lying, strict=True))
        seen += len(plans) > 1
    assert seen


def checked(moment: Moment) -> set[str]:
    """Hold all that is said of the move that was made against the rules; return what it was."""
    before: Any = moment.before
    if before.phase == "actions" and moment.ply % ACTIONS_LOOKED_AT:
        return set()
    seen = set[str]()
    for one in MIND.effects(before, moment.seat, cast("Any", moment.move)):
        for said in within(one.said):
            seen.add(said.key)
            if check := CHECKS.get(said.key):
                check(said.facts, moment)
            for language in LANGUAGES:
                voice = Voice(language, GAME.spec.slug, ("Ana", "Ben"))
                assert "[" not in voice(said), (language, said)
    return seen


def within(said: Text) -> Iterator[Text]:
    """Yield a text and those of other effects that it says."""
    if said.key.startswith("effect-"):
        yield said
    for arg in said.args.values():
        for part in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(part, Text):
                yield from within(part)


def jewels_told(told: Told) -> Jewels:
    return jewels_of(**dict(told["jewels"]))


def states(moment: Moment) -> tuple[Any, Any]:
    return cast("Any", moment.before), cast("Any", moment.after)


def move_of(moment: Moment) -> Any:
    return moment.move


# ---- plans -----------------------------------------------------------------------------


def check_plan(told: Told, moment: Moment) -> None:
    """Hold a plan against what lies on its way, and its track against where it leads."""
    check_haul(told, moment)
    check_tiles(told["cart"], told["exit"], told["lay"], moment)


def check_no_jewel_yet(told: Told, moment: Moment) -> None:
    before, _ = states(moment)
    assert told["start"] in STARTS_OF[before.cart(told["cart"]).colour]


def check_leads(told: Told, moment: Moment) -> None:
    """Track leads to the jewels once what is said to be missing lies; the next trip begins anew."""
    before, after = states(moment)
    assert jewels_told(told) == before.deposits[told["at"]]
    if told["later"]:
        after = waiting(after, told["cart"])
    assert told["lay"] or told["at"] in squares_reached(after, told["cart"])
    if (it := served(before, move_of(moment))) and told["lay"]:
        tiles, laid = finished(after, it.one.plan, to=told["at"])
        then = after.model_copy(update={"tiles": tiles})
        assert laid == told["lay"]
        assert told["at"] in squares_reached(then, it.one.cart.name)


def check_lengthens(told: Told, moment: Moment) -> None:
    assert told["square"] == move_of(moment).at


def check_lest(told: Told, moment: Moment) -> None:
    """Were the actions to end now, the cart would come to what is said, whichever way it goes."""
    before, _ = states(moment)
    cart = before.cart(told["cart"])
    assert jewels_told(told) == cart.hold
    routes = all_routes(layout_of(before), cart, cart.speed)
    if told["end"] == "collapses":
        assert {route.at for route in routes} == {told["square"]}
        check_may_collapse({**told, "cards": len({*before.deck} - {CHASM_CARD})}, moment)
    else:
        assert {route.end for route in routes} == {told["end"]}


def check_haul(told: Told, moment: Moment) -> None:
    before, _ = states(moment)
    assert all(sum(before.deposits[square]) for square in told["squares"])
    jewels = jewels_told(told)
    assert sum(jewels) == told["n"] <= FIGURES.carts.hold
    assert told["points"] == (worth(jewels) if before.seats > 1 else 0)


def check_tiles(cart: CartName, exit_: Square, missing: int, moment: Moment) -> None:
    """Lay what is said to be missing: then track leads out there, and not before."""
    before, after = states(moment)
    out = ways_out(after, cart)
    assert (exit_ in out) or missing
    move, found = move_of(moment), []
    for one in plans_of(before, moment.seat):
        if one.plan.exit == exit_ and move in track_moves(before, one.plan):
            tiles, laid = finished(after, one.plan)
            then = after.model_copy(update={"tiles": tiles})
            found.append(laid == missing and exit_ in ways_out(then, one.cart.name))
    assert any(found) or not found


def finished(state: State, plan: Plan, to: str = "") -> tuple[dict[Square, Exits], int]:
    """Lay what a way lacks, all or to a square, tile by tile as the rules have it; count it."""
    tiles, place, laid = dict(state.tiles), plan.start, 0
    for step in plan.steps[:-1]:
        at = AHEAD[place]
        for way in (OPPOSITE[PLACES[place][1]], PLACES[step.place][1]):
            had = tiles.get(at, "")
            tiles[at] = "".join(one for one in EXITS if one in {*had, way})  # type: ignore[assignment]
            laid += way not in had and len(tiles[at]) > 1
        place = step.place
        if at == to:
            break
    return tiles, laid


def waiting(state: State, name: CartName) -> State:
    """Return the position as if a cart were in the supply."""
    gone = state.cart(name).model_copy(update={"square": None, "heading": None})
    carts = tuple(gone if one.name == name else one for one in state.carts)
    return state.model_copy(update={"carts": carts})


def ways_out(state: State, name: CartName) -> set[Square]:
    """Return where track leads a cart out that is alone, from where it is or may be placed."""
    return {route.at for route in ways_alone(state, name) if route.end == "leaves"}


def squares_reached(state: State, name: CartName) -> set[Square]:
    return {square for route in ways_alone(state, name) for square in route.path}


def ways_alone(state: State, name: CartName) -> list[Any]:
    """Return all ways of a cart that is alone, from where it is or may be placed."""
    cart = state.cart(name)
    layout = Layout(state.tiles, state.tokens, (), state.options)
    begins = [(cart.square, cart.heading)]
    if not cart.square:
        begins = [(start, START_HEADING[start]) for start in STARTS_OF[cart.colour]]
    placed = [cart.model_copy(update={"square": at, "heading": way}) for at, way in begins]
    return [way.route() for one in placed for way in all_routes(layout, one, 40)]


def check_new(told: Told, moment: Moment) -> None:
    before, _ = states(moment)
    latest = {SPACES[card] for card in before.shown[-before.seats :] if card != CHASM_CARD}
    assert set(told["squares"]) <= latest


# ---- drives that are to come -------------------------------------------------------------


def check_reaches(told: Told, moment: Moment) -> None:
    """A drive that hangs on nothing more is one that the rules offer after the move."""
    _, after = states(moment)
    drive = told["drive"]
    cart = after.cart(told["cart"])
    if told["hangs"] != "nothing" or told["more"] or not cart.square:
        return
    at = drive.get("square") or drive["exit"]
    ends = {route.at for route in all_routes(layout_of(after), cart, cart.speed)}
    assert at in ends


def check_at_speed(told: Told, moment: Moment) -> None:
    """Undone, a change of speed leaves what is said of the speed before; placed, a cart has it."""
    before, after = states(moment)
    cart = after.cart(move_of(moment).cart)
    cart = cart.model_copy(update={"speed": before.cart(cart.name).speed})
    assert told["n"] == cart.speed
    ends = {route.end for route in all_routes(layout_of(before), cart, cart.speed)}
    if told["end"] in {"derails", "falls"}:
        assert ends == {told["end"]}


def check_loads(told: Told, moment: Moment) -> None:
    """A load that is to come lies below as the move is made; a cart holds five."""
    before, _ = states(moment)
    jewels, lying = (
        jewels_told(told),
        [sum(kind) for kind in zip(*before.deposits.values(), strict=True)],
    )
    assert sum(jewels) <= FIGURES.carts.hold - sum(before.cart(told["cart"]).hold)
    assert all(n <= many for n, many in zip(jewels, lying, strict=True))


def check_nears(told: Told, moment: Moment) -> None:
    before, _ = states(moment)
    assert steps_between(told["square"], told["at"]) <= told["n"]
    there, jewels = before.deposits[told["at"]], jewels_told(told)
    assert all(many >= n for many, n in zip(there, jewels, strict=True))


def check_nears_exit(told: Told, _: Moment) -> None:
    assert steps_between(told["square"], told["exit"]) <= told["n"]


def steps_between(square: Square, other: Square) -> int:
    return sum(abs(ord(one) - ord(two)) for one, two in zip(square, other, strict=True))


def check_drives(told: Told, moment: Moment) -> None:
    before, _ = states(moment)
    assert told["left"] == GAME.view(before, moment.seat).actions_left
    check_no_use(told["left"], moment)


def check_forks(told: Told, moment: Moment) -> None:
    """The way goes on to a junction, by three or four exits."""
    before, _ = states(moment)
    assert len(before.tiles[told["square"]]) > len("NS")


def check_then(told: Told, moment: Moment) -> None:
    """What a cart is to bring home after its drive, it has or it lies below."""
    jewels = jewels_told(told)
    assert told["many"] == sum(jewels)
    assert told["n"] > told["lay"]
    check_bound(told, moment)


def check_bound(told: Told, moment: Moment) -> None:
    before, _ = states(moment)
    jewels = jewels_told(told)
    mine = [cart for cart in before.carts if cart.owner == moment.seat]
    there = [*before.deposits.values(), *(cart.hold for cart in mine)]
    lying = [sum(kind) for kind in zip(*there, strict=True)]
    assert sum(jewels) <= FIGURES.carts.hold
    assert all(n <= many for n, many in zip(jewels, lying, strict=True))
    assert told["points"] == (worth(jewels) if before.seats > 1 else 0)
    assert told["exit"] in SURFACE_OF


def check_beside(told: Told, moment: Moment) -> None:
    """Other jewels that could be taken instead."""
    before, _ = states(moment)
    ((kind, _),) = told["jewel"]
    assert kind != move_of(moment).jewel
    assert before.deposits[before.cart(before.run.cart).square][JEWEL_INDEX[kind]]
    assert told["n"] == worth(jewels_of(**{kind: 1}))


def check_all_done(told: Told, moment: Moment) -> None:
    before, _ = states(moment)
    assert told["n"] == GAME.view(before, moment.seat).actions_left
    check_no_use(told["n"], moment)


def check_no_use(left: int, moment: Moment) -> None:
    """Where no cart has a use for what is left, the computer plans nothing."""
    before, _ = states(moment)
    if left:
        legal = GAME.legal(before, moment.seat)
        move = MIND.policy(before, moment.seat, legal, Chance("any", 0))
        assert isinstance(move, EndActions)


# ---- drives ------------------------------------------------------------------------------


def is_at_end(moment: Moment) -> bool:
    """Tell whether nothing of the drive that a move chooses is still to be decided."""
    before, after = states(moment)
    return before.phase in {"drive", "steer"} and after.phase not in {"take", "steer", "split"}


def check_takes(told: Told, moment: Moment) -> None:
    before, after = states(moment)
    rammed = {name for one in moment.events for name in one.facts.get("opponent", "").split()}
    if is_at_end(moment) and after.phase == "drive" and told["cart"] not in rammed:
        holds = [sum(state.cart(told["cart"]).hold) for state in (before, after)]
        if after.cart(told["cart"]).square:
            assert holds[1] - holds[0] == told["n"]
    if is_at_end(moment) and told["cart"] not in rammed:
        ended = [one.key for one in moment.events if tells_of(one, told["cart"])]
        assert not any(one.startswith(("derails", "falls")) for one in ended), "lost at once"
    rivals = tuple(one for one in before.carts if one.owner != moment.seat)
    gone = before.model_copy(update={"carts": rivals})  # the seat's carts may have driven on
    for rival in told["others"]:
        reach = squares_in_reach(before, rival) | squares_in_reach(gone, rival)
        assert reach & before.deposits.keys()


def squares_in_reach(state: State, name: CartName) -> set[Square]:
    """Return where a cart may drive in a turn, at any speed that four actions can give it."""
    cart, layout = state.cart(name), layout_of(state)
    routes = (one for n in speeds_next_turn(cart) for one in all_routes(layout, cart, n))
    return {square for route in routes for square in route.path}


def check_home(told: Told, moment: Moment) -> None:
    before, after = states(moment)
    jewels = jewels_told(told)
    assert told["points"] == (worth(jewels) if before.seats > 1 else 0)
    if is_at_end(moment) and before.phase != "actions":
        home = [sum(state.stockpiles[moment.seat]) for state in (before, after)]
        assert home[1] - home[0] >= told["n"]
        check_ending("leaves")(told, moment)


def check_belongs(told: Told, _: Moment) -> None:
    """Of several kinds only one has its home at a surface."""
    ((kind, many),) = told["jewels"]
    assert FIGURES.jewels[JEWEL_INDEX[kind]].home
    assert many == told["n"]


def check_best_grade(_: Told, moment: Moment) -> None:
    before, _after = states(moment)
    assert solo_grade(before.homes) == "major"


def check_most_rubies(told: Told, moment: Moment) -> None:
    before, after = states(moment)
    if before.phase in {"drive", "steer"} and after.phase not in {"take", "over"}:
        was, now = (earned_so_far(state)[moment.seat].rubies for state in (before, after))
        assert now - was == told["n"]


def check_meets(told: Told, moment: Moment) -> None:
    before, after = states(moment)
    assert not before.claims.keys() & set(told["missions"])
    if is_at_end(moment) and after.turn == moment.seat and after.phase == "claim":
        assert set(told["missions"]) <= set(claimable(after))


def check_ending(ends: str | tuple[str, ...]) -> Callable[[Told, Moment], None]:
    """Return a check that a drive ended so."""

    def check(told: Told, moment: Moment) -> None:
        before, after = states(moment)
        if before.phase in {"drive", "steer"} and after.phase != "take":
            ended = [one.key for one in moment.events if tells_of(one, told["cart"])]
            assert any(end.startswith(ends) for end in ended), (told, ended)

    return check


def check_rams(told: Told, moment: Moment) -> None:
    """Hold what is said of the rammed cart against what it then holds."""
    check_ending(("rams", "bumps"))(told, moment)
    before, after = states(moment)
    if not is_at_end(moment) or before.phase == "actions":
        return
    load, dropped = before.cart(told["other"]).hold, dropped_by(moment, told["other"])
    what = told["what"]
    if "jewels" in what:
        assert sum(load) == what["n"]
        assert after.phase == "pick" or dropped
    else:
        assert not dropped


def dropped_by(moment: Moment, name: CartName) -> list[Told]:
    """Return what is told of the load that a cart drops."""
    drops = (one for one in moment.events if one.key.startswith("drops"))
    return [one.facts for one in drops if tells_of(one, name)]


def check_keeps_load(told: Told, moment: Moment) -> None:
    """Who rams drops nothing: what it has is what it brought, and took on its way."""
    before, _ = states(moment)
    had = before.cart(told["cart"]).hold
    assert all(now >= then for then, now in zip(had, jewels_told(told), strict=True))
    assert not is_at_end(moment) or not dropped_by(moment, told["cart"])


def check_empty_too(told: Told, moment: Moment) -> None:
    before, after = states(moment)
    if is_at_end(moment) and after.phase not in {"pick", "face"} and before.phase != "actions":
        assert not after.cart(told["cart"]).square


def check_faces(told: Told, moment: Moment) -> None:
    _, after = states(moment)
    assert told["n"] > told["lay"] >= 0
    if not told["lay"] and after.cart(told["cart"]).square and after.phase == "drive":
        assert told["exit"] in ways_out(after, told["cart"])


def tells_of(event: Event, cart: str) -> bool:
    return event.facts.get("cart") == cart


# ---- dangers ----------------------------------------------------------------------------


def check_may_be_rammed(told: Told, moment: Moment) -> None:
    """Let each rival named drive at every speed that it can have: one of its drives hits.

    Other carts of the seat may have driven on by then.
    """
    before, _ = states(moment)
    there = {"square": told["square"], "heading": "N"}
    own = before.cart(told["cart"]).model_copy(update=there)
    rivals = [one for one in before.carts if one.owner != moment.seat]
    others = [one for one in before.carts if one.owner == moment.seat and one.name != own.name]
    for rival in map(before.cart, told["others"]):
        assert rival in rivals
        hits = [
            route.opponent == own.name
            for carts in ((own, *rivals), (own, *rivals, *others))
            for speed in speeds_next_turn(rival)
            for route in all_routes(layout_with(before, carts), rival, speed)
        ]
        assert any(hits)


def layout_with(state: State, carts: tuple[Any, ...]) -> Layout:
    return Layout(state.tiles, state.tokens, carts, state.options)


def speeds_next_turn(cart: Any) -> range:
    """Return the speeds that four actions can give a cart."""
    return range(max(1, cart.speed - 4), min(6, cart.speed + 4) + 1)


def check_opens(told: Told, moment: Moment) -> None:
    """Over the new tile only does a rival's cart get to jewels."""
    before, after = states(moment)
    was, now = (squares_in_reach(state, told["cart"]) for state in (before, after))
    assert set(told["squares"]) <= before.deposits.keys() & (now - was)


def check_may_collapse(told: Told, moment: Moment) -> None:
    before, _ = states(moment)
    if before.seats == 1:
        assert SPACE_OF[told["square"]] in before.deck
        assert told["cards"] == len(set(before.deck)) - (CHASM_CARD in before.deck)
        return
    colours = [colour for colour, n in before.supply.items() if n]
    assert any(told["square"] in squares_to_collapse(before, colour) for colour in colours)


# ---- answers ------------------------------------------------------------------------------


def check_worth(told: Told, moment: Moment) -> None:
    """The points of the jewel taken are what one more of its kind earns at home."""
    before, _ = states(moment)
    home = list(before.stockpiles[moment.seat])
    home[JEWEL_INDEX[move_of(moment).jewel]] += 1
    stockpiles = list(before.stockpiles)
    stockpiles[moment.seat] = tuple(home)
    then = before.model_copy(update={"stockpiles": tuple(stockpiles)})
    was, would = (earned_so_far(one)[moment.seat].jewels for one in (before, then))
    assert told["n"] == would - was


def check_ruby(told: Told, moment: Moment) -> None:
    before, _ = states(moment)
    many = [stock[JEWEL_INDEX["ruby"]] for stock in before.stockpiles]
    for cart in before.carts:
        many[cart.owner] += cart.hold[JEWEL_INDEX["ruby"]]
    assert told["own"] == many.pop(moment.seat)
    assert (told["other"], told["others"]) == (max(many), len(many))
    assert told["points"] == FIGURES.course.ruby_majority_points


def check_wanted(told: Told, moment: Moment) -> None:
    """A mission that asks for so many in one cart is open, and with this one it has so many."""
    before, after = states(moment)
    (mission,) = [one for one in FIGURES.missions if one.id == told["mission"]]
    assert mission.id in before.missions
    assert mission.id not in before.claims
    (kind,) = mission.needs
    assert told["need"] == mission.needs[kind]
    assert move_of(moment).jewel == kind
    cart = before.run.cart
    if after.phase in {"take", "steer"} and after.cart(cart).square:
        assert after.cart(cart).hold[JEWEL_INDEX[kind]] >= told["n"]


def check_wanted_first(told: Told, moment: Moment) -> None:
    before, _ = states(moment)
    kind = JEWEL_INDEX[move_of(moment).jewel]
    assert told["mission"] in set(before.missions) - before.claims.keys()
    assert not before.stockpiles[moment.seat][kind]


def check_piles(told: Told, moment: Moment) -> None:
    before, _ = states(moment)
    load = before.cart(before.collision.opponent).hold
    left = move_of(moment).piles
    assert sorted([worth(left), worth(load) - worth(left)]) == [told["least"], told["most"]]


def check_keeps(told: Told, moment: Moment) -> None:
    before, _ = states(moment)
    (facts, *_more) = dropped_by(moment, before.collision.opponent)
    assert worth(jewels_of(**dict(facts["jewels"]))) == told["drops"]
    assert worth(jewels_of(**dict(facts["kept"]))) == told["keeps"]


def check_offer(told: Told, moment: Moment) -> None:
    before, _ = states(moment)
    scores = list(points(before))
    own = scores.pop(moment.seat)
    assert abs(own - max(scores)) == told["n"]


def check_mission(told: Told, moment: Moment) -> None:
    before, after = states(moment)
    assert points(after)[moment.seat] - points(before)[moment.seat] == told["n"]


def check_swallows(told: Told, moment: Moment) -> None:
    before, after = states(moment)
    assert after.cart(told["cart"]).lost
    assert before.cart(told["cart"]).hold == jewels_told(told)


def check_buries(told: Told, moment: Moment) -> None:
    before, after = states(moment)
    assert before.deposits[move_of(moment).at] == jewels_told(told)
    assert sum(after.gone) - sum(before.gone) >= told["n"]


def check_bars(told: Told, moment: Moment) -> None:
    before, _ = states(moment)
    assert before.cart(told["cart"]).square not in {None, move_of(moment).at}


def check_spares(told: Told, moment: Moment) -> None:
    before, _ = states(moment)
    assert before.cart(told["cart"]).owner == moment.seat
    choices = squares_to_collapse(before, before.token)
    assert set(told["squares"]) <= set(choices) - {move_of(moment).at}


def check_on_no_way(told: Told, moment: Moment) -> None:
    before, after = states(moment)
    assert after.gone == before.gone
    assert [one.lost for one in after.carts] == [one.lost for one in before.carts]
    if told["level"]:
        choices = squares_to_collapse(before, before.token)
        assert before.deposits.keys().isdisjoint(choices)


def check_of_kind(told: Told, moment: Moment) -> None:
    before, _ = states(moment)
    assert told["n"] == at_home(before.homes)[JEWEL_INDEX[move_of(moment).jewel]]


CHECKS: dict[str, Callable[[Told, Moment], None]] = {
    "effect-plan": check_plan,
    "effect-leads": check_leads,
    "effect-lengthens": check_lengthens,
    "effect-lest": check_lest,
    "effect-no-jewel-yet": check_no_jewel_yet,
    "effect-new": check_new,
    "effect-reaches": check_reaches,
    "effect-at-speed": check_at_speed,
    "effect-loads": check_loads,
    "effect-nears": check_nears,
    "effect-nears-exit": check_nears_exit,
    "effect-drives": check_drives,
    "effect-forks": check_forks,
    "effect-then": check_then,
    "effect-bound": check_bound,
    "effect-beside": check_beside,
    "effect-all-done": check_all_done,
    "effect-takes": check_takes,
    "effect-home": check_home,
    "effect-most-rubies": check_most_rubies,
    "effect-meets": check_meets,
    "effect-derails": check_ending("derails"),
    "effect-falls": check_ending("falls"),
    "effect-rams": check_rams,
    "effect-keeps-load": check_keeps_load,
    "effect-empty-too": check_empty_too,
    "effect-faces": check_faces,
    "effect-may-be-rammed": check_may_be_rammed,
    "effect-opens": check_opens,
    "effect-may-collapse": check_may_collapse,
    "effect-worth": check_worth,
    "effect-ruby": check_ruby,
    "effect-wanted": check_wanted,
    "effect-wanted-first": check_wanted_first,
    "effect-belongs": check_belongs,
    "effect-best-grade": check_best_grade,
    "effect-piles": check_piles,
    "effect-keeps": check_keeps,
    "effect-hastens": check_offer,
    "effect-delays": check_offer,
    "effect-mission": check_mission,
    "effect-swallows": check_swallows,
    "effect-buries": check_buries,
    "effect-bars": check_bars,
    "effect-spares": check_spares,
    "effect-on-no-way": check_on_no_way,
    "effect-of-kind": check_of_kind,
}
"""By key, what holds a saying against the rules."""
