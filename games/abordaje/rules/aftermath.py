"""The end of a turn: extermination, control and conquest, and then the next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje import events
from games.abordaje.components import DECK_AT, DECKS, ENEMY, LIMITS, SECTION_OF, SIDES
from games.abordaje.model import OrderPair
from games.abordaje.rules.conditions import are_cancelled, order_at
from games.abordaje.rules.dealing import deal
from games.abordaje.rules.turn import directed_sections
from games.kit.game import Outcome

if TYPE_CHECKING:
    from games.abordaje.components import Deck, Side
    from games.abordaje.model import State
    from games.abordaje.rules.working_copy import TurnCopy


def settle_control(copy: TurnCopy) -> None:
    """Look for extermination first; only if no side falls, for control and conquest."""
    in_play = len(copy.state.sections_in_play)
    men = {side: sum(copy.state.force(side).crew) for side in SIDES}
    fallen = [side for side in SIDES if men[side] < in_play]
    for side in fallen:
        copy.record(events.exterminated(side, men[side], in_play))
    if fallen:
        _finish(copy, [side for side in SIDES if side not in fallen], "extermination")
        return
    conquered = [deck for side in SIDES for deck in _update_markers(copy, side)]
    for section in dict.fromkeys(SECTION_OF[deck] for deck in conquered):
        _take_out_of_play(copy, section)
    winners = [side for side in SIDES if _has_won(copy.state, side)]
    if winners:
        _finish(copy, winners, "conquest")


def _update_markers(copy: TurnCopy, side: Side) -> list[Deck]:
    """Set and remove a side's markers; return the decks it conquers."""
    state, force = copy.state, copy.state.force(side)
    held = [
        DECK_AT[ENEMY[side], section]
        for section in state.sections_in_play
        if _controls(state, side, section)
    ]
    conquered = [deck for deck in held if deck in force.markers]
    for deck in force.markers:
        if deck not in held:
            copy.record(events.control_changed("lost", side, deck))
    for deck in held:
        how = "conquest" if deck in conquered else "control"
        copy.record(events.control_changed(how, side, deck))
    copy.change_force(
        side,
        markers=tuple(deck for deck in held if deck not in conquered),
        conquests=(*force.conquests, *conquered),
    )
    return conquered


def _controls(state: State, side: Side, section: int) -> bool:
    """Tell whether a side outnumbers the defenders on an enemy deck (ruling 23)."""
    deck = DECK_AT[ENEMY[side], section]
    crew = state.men_on(side, deck)
    captain = crew > 0 and state.force(side).captain == deck
    return crew + captain > state.men_on(ENEMY[side], deck)


def _take_out_of_play(copy: TurnCopy, section: int) -> None:
    """Take a section out of play: its crew returns to the pools, its markers are gone."""
    copy.change(
        sections_in_play=tuple(one for one in copy.state.sections_in_play if one != section)
    )
    for side in SIDES:
        force = copy.state.force(side)
        back = sum(force.on(DECK_AT[ship, section]) for ship in SIDES)
        copy.change_force(
            side,
            crew=tuple(
                0 if SECTION_OF[deck] == section else men
                for deck, men in zip(DECKS, force.crew, strict=True)
            ),
            pool=force.pool + back,
            markers=tuple(deck for deck in force.markers if SECTION_OF[deck] != section),
        )
    copy.record(events.section_out_of_play(section))


def _has_won(state: State, side: Side) -> bool:
    return len(state.force(side).conquests) >= LIMITS.conquests_to_win


def _finish(copy: TurnCopy, winners: list[Side], how: str) -> None:
    """End the match: one winner, or a tie if both won or both fell (ruling 26)."""
    sole = len(winners) == 1
    seats = [copy.state.seat_of(side) for side in winners] if sole else []
    reason = f"won-by-{how}" if sole else f"tie-by-{how}"
    copy.change(result=Outcome(winners=frozenset(seats), reason=reason))
    copy.publish_record()


# ---- the next turn -----------------------------------------------------------


def end_turn(copy: TurnCopy) -> None:
    """Tell the events of the turn, take all orders back, and deal the next turn."""
    turn, cap = copy.state.turn, copy.state.options.turn_cap
    if cap != "none" and turn >= int(cap):
        copy.record(events.turn_cap_reached(turn))
        _finish(copy, [], "turns")
        return
    hands, aside = deal(copy.set_up, copy.chance.named("hands", turn + 1))
    copy.publish_record()
    copy.announce(events.turn_begins(turn + 1))
    copy.change(
        turn=turn + 1,
        hands=hands,
        laid=((), ()),
        aside=aside,
        aims=(),
        swaps=(),
        last_orders=_last_orders(copy.state),
    )
    copy.change(order_sections=directed_sections(copy.state))


def _last_orders(state: State) -> tuple[OrderPair, ...]:
    """Return the orders of this turn, by section, from prow to stern."""
    return tuple(
        OrderPair(
            section=section,
            orders=(order_at(state, "pirate", section), order_at(state, "spanish", section)),
            cancelled=are_cancelled(state, section),
        )
        for section in sorted(state.order_sections)
    )
