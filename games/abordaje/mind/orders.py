"""What an order comes to in a section, as the decks stand and as far as its owner can know."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import TYPE_CHECKING, Any, Final, cast

from games.abordaje.components import (
    CANCELS,
    DECK_AT,
    EFFECTS,
    ENEMY,
    SECTION_OF,
    deck_name,
    opposite,
    order_name,
)
from games.abordaje.mind.readings import Lies, Reading, can_lie
from games.abordaje.mind.stakes import (
    HELD,
    UNCONTESTED,
    Men,
    crossing,
    gain_on,
    men_there,
    stake_of,
    with_captain,
    worth_of_stake,
)
from games.abordaje.model import Notes
from games.abordaje.rules.conditions import captain_is_present, mixed_decks
from games.abordaje.rules.questions import open_ways
from games.abordaje.rules.turn import sides_by_initiative
from games.kit.mind import Effect
from games.kit.text import Text, text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.abordaje.components import Deck, Order, Side
    from games.abordaje.model import State

LEVEL: Final = 0.05
"""Of what is neither better nor worse."""
A_MAN: Final = 0.2
"""Of an own man who comes."""
NOTHING_KNOWN: Final = Notes()
LIKELY: Final[Mapping[Reading, float]] = {"open": 0.8, "given": 0.6, "maybe": 0.4}
"""The share of what an attack is worth as a reason, where a shield may lie against it."""
LIKELIER: Final[Mapping[Reading, float]] = {"given": 0.1, "maybe": 0.2}
"""What a shield is worth more where what it stops was in the enemy's hand, or may lie there."""
WORST: Final = {"stake-falls": "conquers", "stake-yields": "controls"}
"""What the enemy gains on a deck, by what his men there come to."""
DECIDED: Final = HELD | {"stake-frees", "stake-holds"}
"""What a man can decide who comes to a deck."""
A_MAN_LESS: Final = 0.15
"""What a deck may be worth less, as a man leaves it, without a word."""
IN_VAIN: Final = -0.1
"""Of an order of which nothing comes."""


def said_of(key: str, deck: Deck, men: Men, state: State, side: Side, **facts: Any) -> Text:
    """Say how many would stand on a deck, and what that comes to."""
    told: dict[str, Any] = {"deck": deck_name(deck), **men.facts, **facts}
    return text(key, stake=stake_of(state, side, deck, men), **told)


def is_worth_it(state: State, side: Side, deck: Deck, men: Men) -> bool:
    """Tell whether men on a deck are a reason: not if the enemy could take it all the same.

    Nor where more than one man is missing, or nobody is near.
    """
    stake = stake_of(state, side, deck, men)
    is_far = stake.key == "stake-short" and stake.facts["n"] > 1
    says_little = is_far or stake.key in {"stake-weak", "stake-quiet"}
    return not says_little and worth_of_stake(state, side, deck, men) >= 0


def after_fight(state: State, side: Side, deck: Deck, lies: Lies | None = None) -> Effect:
    """Say who is left after a fight on a deck, and whether the enemy can fight there as well."""
    men = men_there(state, side, deck)
    mine, his = (state.force(one).captain == deck for one in (side, ENEMY[side]))
    kills = EFFECTS.captain_kills * mine
    can_fight = lies is None or "fight" in lies.to_come
    both_fight = lies is not None and lies.known == "fight"
    if both_fight and len(mixed_decks(state, SECTION_OF[deck])) == 1:
        own = max(0, men.own - EFFECTS.captain_kills * his)
        enemy, key = max(0, men.enemy - kills), "effect-both-fight"
    else:
        own, enemy = men.own, max(0, men.enemy - kills - EFFECTS.unmatched_loss)
        key = "effect-fights" if can_fight else "effect-fights-alone"
    if own and enemy:
        own, enemy = own - EFFECTS.common_loss, enemy - EFFECTS.common_loss
    left = Men(own, enemy)
    stake = stake_of(state, side, deck, left)
    if stake.key in UNCONTESTED:
        stake = text("stake-clear")
    facts: dict[str, Any] = {"left": own, "enemies": enemy, "captain": int(mine), **men.facts}
    if key == "effect-both-fight":
        facts["his"] = int(his)
    said = text(key, deck=deck_name(deck), stake=stake, **facts)
    return Effect(said, 0.5 * (own - enemy) + gain_on(state, side, deck, left) or LEVEL)


def effect_of_order(
    state: State, side: Side, section: int, order: Order, notes: Notes = NOTHING_KNOWN
) -> Effect:
    """Say what an order comes to as the decks stand now; what cancels another, what it stops."""
    own, there = DECK_AT[side, section], opposite(DECK_AT[side, section])
    lies = can_lie(state, side, section, notes)
    match order:
        case "boarding":
            return _attack(state, side, section, order, lies) or _boards(state, side, there, lies)
        case "fire":
            return _attack(state, side, section, order, lies) or _fires(state, side, there, lies)
        case "fight":
            fights = [after_fight(state, side, deck, lies) for deck in mixed_decks(state, section)]
            nobody = Effect(text("effect-fights-nobody", section=section), IN_VAIN)
            return max(fights, key=lambda one: one.value, default=nobody)
        case "repel" | "take_cover":
            return _shields(state, side, own, order, lies)
        case _:
            return _stands_up(state, side, own, lies)


def stopping(state: State, side: Side, section: int, order: Order) -> tuple[Order, ...]:
    """Return the enemy orders that cancel one in its section, or spoil it by acting first."""
    if order not in {"boarding", "fire"}:
        return ()
    enemy = ENEMY[side]
    shields = [shield for shield, struck in CANCELS.items() if struck == order]
    fights = ["fight"] if mixed_decks(state, section) else []
    is_first = order == "fire" or sides_by_initiative(state.turn)[0] == enemy
    boards = ["boarding"] if is_first else []
    return cast("tuple[Order, ...]", (*fights, *boards, *shields))


def unless(state: State, side: Side, section: int, order: Order, lies: Lies) -> Text:
    """Say which orders of the enemy could stop one of these, as far as they can lie there."""
    foils = [one for one in stopping(state, side, section, order) if one in lies.to_come]
    if not foils and lies.known:
        return text("unless-known", order=order_name(lies.known))
    if not foils:
        return text("unless-nothing")
    given = tuple(order_name(one) for one in foils if one in lies.given)
    names = tuple(map(order_name, foils))
    if not given or lies.has_come_back:
        return text("unless-lies", orders=names)
    every = len(names) if len(given) == len(names) else 0
    return text("unless-given", orders=names, given=given, all=every)


def _attack(state: State, side: Side, section: int, order: Order, lies: Lies) -> Effect | None:
    """Say what stops an attack, where that is known to lie there; None if it is not."""
    if not lies.known or lies.known not in stopping(state, side, section, order):
        return None
    name = order_name(lies.known)
    if CANCELS.get(lies.known) == order:
        return Effect(text("effect-stopped", order=name, section=section), IN_VAIN)
    return Effect(text("effect-acts-first", order=name, section=section), IN_VAIN)


def _comes_back(state: State, side: Side, section: int, lies: Lies, fallen: int) -> int:
    """Return how many men the enemy's order can bring to his deck later, where it is known."""
    enemy = ENEMY[side]
    force = state.force(enemy)
    reserve, present = min(1, force.pool), captain_is_present(state, enemy, section)
    match lies.known:
        case "stand_up":
            return reserve + min(1, force.losses + fallen) * present
        case "repel" | "take_cover":
            return reserve + 1
        case _:
            return 0


def _unless_and_then(
    state: State, side: Side, section: int, order: Order, lies: Lies, fallen: int
) -> tuple[Text, int]:
    """Say what may stop an attack, or what the order that lies there brings later; and how many."""
    if back := _comes_back(state, side, section, lies, fallen):
        return text("unless-brings", order=order_name(lies.orders[0]), n=back), back
    return unless(state, side, section, order, lies), 0


def _likely(state: State, side: Side, section: int, order: Order, lies: Lies) -> float:
    """Return the share of what an attack is worth as a reason, by what may stop it."""
    foils = stopping(state, side, section, order)
    return min(LIKELY.get(lies.reading_of(one), 1.0) for one in foils)


def _boards(state: State, side: Side, there: Deck, lies: Lies) -> Effect:
    """Say who is on a deck if all cross who may, the captain with them."""
    section, here = SECTION_OF[there], opposite(there)
    mine = state.men_on(side, here)
    men = men_there(state, side, there, crossing(mine), EFFECTS.boarding_kills)
    fallen = min(EFFECTS.boarding_kills, state.men_on(ENEMY[side], there))
    if not men.own and fallen:
        ifs = unless(state, side, section, "boarding", lies)
        value = 0.2 * _likely(state, side, section, "boarding", lies)
        return Effect(said_of("effect-boards-kills", there, men, state, side, unless=ifs), value)
    if not men.own:
        return Effect(text("effect-boards-nobody", deck=deck_name(here)), IN_VAIN)
    ifs, back = _unless_and_then(state, side, section, "boarding", lies, fallen)
    captain = state.force(side).captain
    crossed = with_captain(state, side, there) if captain == here else state
    then = Men(men.own, men.enemy + back)
    facts: dict[str, Any] = {
        "captain": int(captain in {here, there}),
        "may": int(mine > EFFECTS.boarding_crosses or captain == here),
        "stake": stake_of(crossed, side, there, then),
    }
    said = text("effect-boards", unless=ifs, deck=deck_name(there), **facts, **men.facts)
    now = worth_of_stake(state, side, there, men_there(state, side, there))
    value = max(0.3 + worth_of_stake(crossed, side, there, then) - now, LEVEL)
    return Effect(said, value * _likely(state, side, section, "boarding", lies))


def _fires(state: State, side: Side, there: Deck, lies: Lies) -> Effect:
    """Say how many fall, the captain's shot told apart, and how many would then take the deck."""
    section, men = SECTION_OF[there], men_there(state, side, there)
    fall = min(EFFECTS.fire_hits, men.enemy)
    share = _likely(state, side, section, "fire", lies)
    if not fall:
        return Effect(text("effect-fires-nobody", deck=deck_name(there), own=men.own), IN_VAIN)
    if men.own:
        return _fires_at_both(state, side, there, lies, share)
    aims = captain_is_present(state, side, section) and men.enemy > fall
    ifs, back = _unless_and_then(state, side, section, "fire", lies, fall)
    left = Men(0, men.enemy - fall - aims + back)
    facts: dict[str, Any] = {"n": fall, "many": men.enemy, "captain": int(aims), "unless": ifs}
    stake = stake_of(state, side, there, left)
    said = text("effect-fires", deck=deck_name(there), stake=stake, **facts)
    return Effect(said, max(0.4 * (fall + aims) - A_MAN * back, LEVEL) * share)


def _fires_at_both(state: State, side: Side, there: Deck, lies: Lies, share: float) -> Effect:
    """Say by which share of all draws a deck is then held on which men of both sides stand."""
    section, men = SECTION_OF[there], men_there(state, side, there)
    aims = int(captain_is_present(state, side, section))
    hits = min(EFFECTS.fire_hits, men.own + men.enemy)
    draws, held, worth = comb(men.own + men.enemy, hits), 0, 0.0
    for own in range(max(0, hits - men.enemy), min(hits, men.own) + 1):
        ways = comb(men.own, own) * comb(men.enemy, hits - own)
        left = Men(men.own - own, max(0, men.enemy - (hits - own) - aims))
        held += ways * (stake_of(state, side, there, left).key in HELD)
        worth += ways / draws * gain_on(state, side, there, left)
    facts: dict[str, Any] = {"captain": aims, "percent": round(100 * held / draws), **men.facts}
    facts["good"] = int(worth > 0)
    ifs = unless(state, side, section, "fire", lies)
    said = text("effect-fires-at-both", deck=deck_name(there), unless=ifs, **facts)
    return Effect(said, worth * share if held or worth < 0 else 0.0)


def _shields(state: State, side: Side, own: Deck, order: Order, lies: Lies) -> Effect:
    """Say what an order with a shield stops if the enemy has laid that, and what it brings else.

    With the captain it brings that all the same.
    """
    section, struck = SECTION_OF[own], CANCELS[order]
    present, reading = captain_is_present(state, side, section), lies.reading_of(struck)
    if reading == "not-there":
        return _brings(state, side, own, lies, "sure", struck)
    what, harm = harm_of(state, side, section, struck)
    comes = (1 + present) * (state.force(side).pool > 0)
    facts: dict[str, Any] = {"order": order_name(struck), "what": what, "brings": comes}
    if reading == "there" and (harm or not present):
        return Effect(text("effect-cancels", **facts), 0.5 + harm if harm else IN_VAIN)
    helps = 0.1 * present + LIKELIER.get(reading, 0.0)
    if not harm:
        brings = _brings(state, side, own, lies, "captain" if present else "stops", struck)
        return brings._replace(value=brings.value + helps * (brings.value > 0))
    others = tuple(order_name(one) for one in lies.orders if one != struck)
    known_of = text(f"known-{reading}", others=others)
    return Effect(text("effect-stops", known=known_of, **facts), harm + helps)


def _brings(state: State, side: Side, own: Deck, lies: Lies, when: str, struck: Order) -> Effect:
    """Say whom an order with a shield brings, and who may go where, if that decides a deck."""
    section, comes = SECTION_OF[own], min(1, state.force(side).pool)
    facts: dict[str, Any] = {"when": when, "section": section, "brings": comes}
    facts["order"] = order_name(struck)
    if way := _best_way(state, side, section, comes):
        start, end, men, gain = way
        facts |= {"deck": deck_name(own), "start": deck_name(start), "end": deck_name(end)}
        stake = stake_of(state, side, end, men)
        said = text("effect-brings-way", stake=stake, **facts, **men.facts)
        return Effect(said, A_MAN * comes + gain)
    if not comes:
        return Effect(text("effect-brings-nobody"), IN_VAIN)
    men = men_there(state, side, own, comes)
    facts["safe"] = _none_falls_before(lies, struck)
    said = said_of("effect-brings", own, men, state, side, **facts)
    return Effect(said, A_MAN if is_worth_it(state, side, own, men) else 0.0)


def _best_way(
    state: State, side: Side, section: int, comes: int
) -> tuple[Deck, Deck, Men, float] | None:
    """Return from where to where a man would go, if that decides a deck, and what it is worth."""
    own, best = DECK_AT[side, section], None
    stays = _worth_of(state, side, Counter({own: comes}))
    for start, end in open_ways(state, side, section, comes):
        more = Counter({own: comes})
        more.update({end: 1, start: -1})
        men = men_there(state, side, end, more[end])
        if stake_of(state, side, end, men).key in DECIDED:
            gain = _worth_of(state, side, more) - stays
            if gain > max(A_MAN_LESS, best[3] if best else 0.0):
                best = (start, end, men, gain)
    return best


def _worth_of(state: State, side: Side, more: Counter[Deck]) -> float:
    """Return by how much decks are worth more with so many men more on each."""
    there = ((deck, men_there(state, side, deck, many)) for deck, many in more.items())
    return sum(gain_on(state, side, deck, men) for deck, men in there)


def _stands_up(state: State, side: Side, own: Deck, lies: Lies) -> Effect:
    """Say whom an order brings after all others have acted."""
    force = state.force(side)
    from_pool = min(1, force.pool)
    present = captain_is_present(state, side, SECTION_OF[own])
    fallen = min(1, force.losses) if present else 0
    if not from_pool + fallen:
        return Effect(text("effect-brings-nobody"), IN_VAIN)
    men = men_there(state, side, own, from_pool + fallen)
    gain = A_MAN * (from_pool + fallen) + max(gain_on(state, side, own, men), 0)
    facts = {"n": from_pool, "losses": fallen, "safe": _none_falls_before(lies)}
    said = said_of("effect-stands-up", own, men, state, side, **facts)
    return Effect(said, gain if is_worth_it(state, side, own, men) else 0.0)


def _none_falls_before(lies: Lies, struck: Order | None = None) -> int:
    """Return 1 if no attack of the enemy can act before an order that brings men, else 0.

    What it strikes costs nobody.
    """
    return int(not {"fight", "boarding", "fire"}.intersection(lies.to_come).difference({struck}))


# ---- what enemy orders would do ------------------------------------------------------------------


def harm_of(state: State, side: Side, section: int, order: Order) -> tuple[Text, float]:
    """Say what an attack of the enemy would do in a section; 0 if it would do nothing."""
    own = DECK_AT[side, section]
    mine, nothing = men_there(state, side, own), text("stopped-nothing", deck=deck_name(own))
    match order:
        case "boarding":
            return _boarded(state, side, own, mine)
        case "fire" if mine.own:
            return _fired_at(state, side, own, mine)
        case "fight":
            decks = mixed_decks(state, section)
            fights = (_fought(state, side, deck) for deck in decks)
            return max(fights, key=lambda one: one[1], default=(nothing, 0.0))
        case _:
            return nothing, 0.0


def _boarded(state: State, side: Side, own: Deck, mine: Men) -> tuple[Text, float]:
    """Let all enemies cross who may, their captain with them."""
    enemy, there = ENEMY[side], opposite(own)
    come = crossing(state.men_on(enemy, there))
    men = Men(max(0, mine.own - EFFECTS.boarding_kills), mine.enemy + come)
    crosses = men.enemy and state.force(enemy).captain == there
    crossed = with_captain(state, enemy, own) if crosses else state
    return _loses(state, crossed, side, own, men)


def _fired_at(state: State, side: Side, own: Deck, mine: Men) -> tuple[Text, float]:
    """Let all who may be hit be own men, one by the captain."""
    aims = captain_is_present(state, ENEMY[side], SECTION_OF[own])
    fall = min(EFFECTS.fire_hits + aims, mine.own)
    left = Men(mine.own - fall, mine.enemy)
    if mine.enemy:
        return _loses(state, state, side, own, left)
    facts = {"n": fall, "many": mine.own, "need": left.own + 1}
    captain = int(fall > EFFECTS.fire_hits)
    return text("stopped-fire", deck=deck_name(own), captain=captain, **facts), 0.3 * fall


def _fought(state: State, side: Side, deck: Deck) -> tuple[Text, float]:
    """Let the enemy fight alone."""
    told = after_fight(state, ENEMY[side], deck).said.facts
    return _loses(state, state, side, deck, Men(told["enemies"], told["left"]))


def _loses(state: State, then: State, side: Side, deck: Deck, men: Men) -> tuple[Text, float]:
    """Say what a side loses if these men are left of those on a deck."""
    stood = men_there(state, side, deck)
    before, after = stake_of(state, side, deck, stood).key, stake_of(then, side, deck, men).key
    worst = WORST.get(after, "keeps")
    if before in HELD and after not in HELD:
        worst = "loses"
    loss = worth_of_stake(state, side, deck, stood) - worth_of_stake(then, side, deck, men)
    if worst != "keeps" and before != after:
        return text("stopped-control", deck=deck_name(deck), worst=worst), 0.3 + max(loss, 0)
    fall = stood.own - men.own
    key = "stopped-men" if fall else "stopped-nothing"
    return text(key, deck=deck_name(deck), **({"n": fall} if fall else {})), 0.2 * fall
