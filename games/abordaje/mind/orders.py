"""What an order comes to in a section, as the decks stand and as far as its owner can know."""

from __future__ import annotations

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
from games.abordaje.mind.stakes import Men, crossing, gain_on, stake_of, worth_of_stake
from games.abordaje.model import Notes
from games.abordaje.rules.conditions import captain_is_present, mixed_decks
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
IN_VAIN: Final = -0.1
"""Of an order of which nothing comes."""


def men_there(state: State, side: Side, deck: Deck, more: int = 0, fewer: int = 0) -> Men:
    """Return the men on a deck, if `more` own ones come there and `fewer` enemies are left."""
    there = state.men_on(ENEMY[side], deck)
    return Men(state.men_on(side, deck) + more, max(0, there - fewer))


def said_of(key: str, deck: Deck, men: Men, state: State, side: Side) -> Text:
    """Say how many would stand on a deck, and what that comes to."""
    stake = stake_of(state, side, deck, men)
    return text(key, deck=deck_name(deck), stake=stake, **men.facts)


def after_fight(state: State, side: Side, deck: Deck, lies: Lies | None = None) -> Effect:
    """Say who is left after a fight on a deck, and whether the enemy can fight there as well."""
    men, captain = men_there(state, side, deck), state.force(side).captain
    kills = EFFECTS.captain_kills * (captain == deck)
    can_fight = lies is None or "fight" in lies.orders
    if lies and lies.known == "fight" and len(mixed_decks(state, SECTION_OF[deck])) == 1:
        his = EFFECTS.captain_kills * (state.force(ENEMY[side]).captain == deck)
        own, enemy, key = max(0, men.own - his), max(0, men.enemy - kills), "effect-both-fight"
    else:
        own, enemy, key = men.own, max(0, men.enemy - kills - EFFECTS.unmatched_loss), ""
    if own and enemy:
        own, enemy = own - EFFECTS.common_loss, enemy - EFFECTS.common_loss
    left = Men(own, enemy)
    facts: dict[str, Any] = {"deck": deck_name(deck), "left": own, "enemies": enemy, **men.facts}
    stake = stake_of(state, side, deck, left)
    if stake.key in {"stake-firm", "stake-weak", "stake-quiet"}:
        stake = text("stake-clear")
    key = key or ("effect-fights" if can_fight else "effect-fights-alone")
    said = text(key, stake=stake, **facts)
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
    foils = [one for one in stopping(state, side, section, order) if one in lies.orders]
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
    section, mine = SECTION_OF[there], men_there(state, side, opposite(there))
    across = min(EFFECTS.boarding_crosses, mine.own)
    men = men_there(state, side, there, across, EFFECTS.boarding_kills)
    fallen = min(EFFECTS.boarding_kills, state.men_on(ENEMY[side], there))
    if not men.own and fallen:
        ifs = unless(state, side, section, "boarding", lies)
        value = 0.2 * _likely(state, side, section, "boarding", lies)
        return Effect(text("effect-boards-kills", deck=deck_name(there), unless=ifs), value)
    if not men.own:
        return Effect(text("effect-boards-nobody", deck=deck_name(opposite(there))), IN_VAIN)
    ifs, back = _unless_and_then(state, side, section, "boarding", lies, fallen)
    then = Men(men.own, men.enemy + back)
    stake = stake_of(state, side, there, then)
    said = text("effect-boards", unless=ifs, stake=stake, deck=deck_name(there), **men.facts)
    value = max(0.3 + gain_on(state, side, there, then), LEVEL)
    return Effect(said, value * _likely(state, side, section, "boarding", lies))


def _fires(state: State, side: Side, there: Deck, lies: Lies) -> Effect:
    section, men, name = SECTION_OF[there], men_there(state, side, there), deck_name(there)
    fall = min(EFFECTS.fire_hits, men.enemy)
    share = _likely(state, side, section, "fire", lies)
    if men.own:
        ifs = unless(state, side, section, "fire", lies)
        said = text("effect-fires-at-both", deck=name, unless=ifs, **men.facts)
        hit = min(EFFECTS.fire_hits, men.own + men.enemy) / (men.own + men.enemy)
        return Effect(said, 0.4 * hit * (men.enemy - men.own) * share or LEVEL)
    if not fall:
        return Effect(text("effect-fires-nobody", deck=name), IN_VAIN)
    aims = captain_is_present(state, side, section) and men.enemy > fall
    ifs, back = _unless_and_then(state, side, section, "fire", lies, fall)
    facts: dict[str, Any] = {"n": fall, "many": men.enemy, "captain": int(aims)}
    said = text("effect-fires", deck=name, unless=ifs, **facts)
    return Effect(said, max(0.4 * (fall + aims) - A_MAN * back, LEVEL) * share)


def _shields(state: State, side: Side, own: Deck, order: Order, lies: Lies) -> Effect:
    """Say what an order with a shield stops if the enemy has laid that, and what it brings else."""
    struck, brings = CANCELS[order], state.force(side).pool > 0
    reading, name = lies.reading_of(struck), order_name(struck)
    facts: dict[str, Any] = {"deck": deck_name(own), "order": name, "brings": int(brings)}
    if reading == "not-there":
        return Effect(text("effect-brings-sure", **facts), A_MAN if brings else IN_VAIN)
    what, harm = _stopped(state, side, own, order)
    if reading == "there":
        said = text("effect-cancels", what=what, **facts)
        return Effect(said, 0.5 + harm if harm else IN_VAIN)
    helps = 0.1 * captain_is_present(state, side, SECTION_OF[own]) + LIKELIER.get(reading, 0.0)
    if not harm:
        return Effect(text("effect-brings", **facts), A_MAN + helps if brings else IN_VAIN)
    others = tuple(order_name(one) for one in lies.orders if one != struck)
    known_of = text(f"known-{reading}", others=others)
    said = text("effect-stops", what=what, known=known_of, **facts)
    return Effect(said, harm + helps)


def _stopped(state: State, side: Side, own: Deck, order: Order) -> tuple[Text, float]:
    """Say what an enemy order would do that one with a shield stops; 0 if it would do nothing."""
    mine, theirs = men_there(state, side, own), men_there(state, side, opposite(own))
    name = deck_name(own)
    if order == "repel" and not theirs.enemy and mine.own and not mine.enemy:
        return text("stopped-one", deck=name), 0.2
    if order == "repel" and (theirs.enemy or mine.own):
        men = Men(max(0, mine.own - EFFECTS.boarding_kills), mine.enemy + crossing(theirs.enemy))
        worst = WORST.get(stake_of(state, side, own, men).key, "none")
        said = text("stopped-boarding", deck=name, worst=worst, **men.facts)
        return said, 0.3 + max(-gain_on(state, side, own, men), 0)
    if order == "take_cover" and mine.own and not mine.enemy:
        fall = min(EFFECTS.fire_hits, mine.own)
        return text("stopped-fire", deck=name, n=fall, many=mine.own), 0.3 * fall
    if order == "take_cover" and mine.own:
        return text("stopped-fire-at-both", deck=name, n=mine.own), 0.3
    return text("stopped-nothing", deck=name), 0.0


def _stands_up(state: State, side: Side, own: Deck, lies: Lies) -> Effect:
    """Say whom an order brings after all others have acted."""
    force = state.force(side)
    from_pool = min(1, force.pool)
    present = captain_is_present(state, side, SECTION_OF[own])
    fallen = min(1, force.losses) if present else 0
    if not from_pool + fallen:
        return Effect(text("effect-brings-nobody"), IN_VAIN)
    men = men_there(state, side, own, from_pool + fallen)
    facts: dict[str, Any] = {"deck": deck_name(own), "n": from_pool, "losses": fallen, **men.facts}
    gain = A_MAN * (from_pool + fallen) + max(gain_on(state, side, own, men), 0)
    hits = [one for one in ("fight", "boarding", "fire") if one in lies.orders]
    if not men.enemy or worth_of_stake(state, side, own, men) < 0:
        key = "effect-stands-up-last" if hits or men.enemy else "effect-stands-up-sure"
        return Effect(text(key, **facts), gain)
    return Effect(text("effect-stands-up", stake=stake_of(state, side, own, men), **facts), gain)
