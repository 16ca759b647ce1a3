"""The six orders: what happens by itself when one is carried out, and which questions follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.components import (
    DECK,
    EFFECTS,
    FOE,
    ICONS,
    PRIORITY,
    SIDES,
    Deck,
    Side,
    opposite,
)
from games.abordaje.events import crews, deck_text, men, name, side_text
from games.abordaje.model import Task, TaskKind, task
from games.kit.game import text

if TYPE_CHECKING:
    from games.abordaje.rules.working_copy import Battle


def carry_out(battle: Battle, now: Task) -> None:
    """Carry out an order; what its owner may choose is put at the head of the agenda."""
    match now.order:
        case "fight":
            _fight(battle, now)
        case "boarding":
            _board(battle, now)
        case "fire":
            _fire(battle, now)
        case "repel" | "take_cover":
            _header(battle, now)
            _ask(battle, now, "reinforce", "march")
        case "stand_up":
            _header(battle, now)
            _ask(battle, now, "reinforce", "rally")


def _header(battle: Battle, now: Task) -> None:
    if now.order:
        battle.tell(
            "told-order",
            number=f"{PRIORITY[now.order]}\ufe0f\u20e3",
            icon=ICONS[now.order],
            order=name(now.order),
            side=side_text(now.side),
            section=now.section,
        )


def _ask(battle: Battle, now: Task, *kinds: TaskKind) -> None:
    battle.next(*(task(kind, now.side, now.section, now.order) for kind in kinds))


# ---- Fight! ------------------------------------------------------------------


def target(battle: Battle, side: Side, section: int) -> Deck | None:
    """Return the deck on which a side's Fight! applies: chosen, or the only mixed one."""
    if aimed := battle.aims.get((side, section)):
        return aimed
    mixed = mixed_decks(battle, section)
    return mixed[0] if len(mixed) == 1 else None


def mixed_decks(battle: Battle, section: int) -> list[Deck]:
    """Return the decks of a section on which both sides have crew."""
    return [deck for side in SIDES if battle.mixed(deck := DECK[side, section])]


def early_aims(battle: Battle) -> list[Task]:
    """Where both fight, both choose their decks before anything else happens (ruling 10)."""
    return [
        task("aim", side, section)
        for section in battle.positions
        if all(battle.order(side, section) == "fight" for side in SIDES)
        for side in battle.by_initiative
    ]


def _fight(battle: Battle, now: Task) -> None:
    """Fight one combat, together with an enemy Fight! applied to the same deck (ruling 11)."""
    deck, foe = target(battle, now.side, now.section), FOE[now.side]
    if deck is None or not battle.mixed(deck):
        battle.tell("told-fight-nobody", side=side_text(now.side), section=now.section)
        return
    theirs = task("order", foe, now.section, "fight")
    both = theirs in battle.agenda and target(battle, foe, now.section) == deck
    if both:
        battle.agenda.remove(theirs)
    before = [battle.men(side, deck) for side in SIDES]
    _combat(battle, deck, SIDES if both else (now.side,))
    dead = (was - battle.men(side, deck) for was, side in zip(before, SIDES, strict=True))
    battle.tell(
        "told-fight",
        who=text("both-sides") if both else side_text(now.side),
        deck=deck_text(deck),
        fallen=crews(*dead),
    )


def _combat(battle: Battle, deck: Deck, fighters: tuple[Side, ...]) -> None:
    """Three steps, each for both sides at once; it ends as soon as a side has no crew left."""
    captains = [side for side in fighters if battle.force[side].captain == deck]
    steps = (
        dict.fromkeys((FOE[side] for side in captains), EFFECTS.captain_kills),
        {side: EFFECTS.unmatched_loss for side in SIDES if side not in fighters},
        dict.fromkeys(SIDES, EFFECTS.common_loss),
    )
    for losses in steps:
        if battle.mixed(deck):
            for side, loss in losses.items():
                battle.kill(side, deck, loss)


# ---- Boarding! and Fire! -----------------------------------------------------


def _board(battle: Battle, now: Task) -> None:
    """One enemy falls on the opposite deck, then two men cross, or as many as there are."""
    own, foe = DECK[now.side, now.section], FOE[now.side]
    fallen = battle.kill(foe, opposite(own), EFFECTS.boarding_kills)
    crossed = min(EFFECTS.boarding_crosses, battle.men(now.side, own))
    cross(battle, now.side, now.section, crossed)
    battle.tell(
        "told-boarding",
        side=side_text(now.side),
        section=now.section,
        fallen=men(foe, fallen),
        crossed=men(now.side, crossed),
    )
    _ask(battle, now, "third", "follow")


def cross(battle: Battle, side: Side, section: int, crew: int) -> None:
    """Move crew from the own deck of a section to the opposite one."""
    own = DECK[side, section]
    battle.put(side, own, -crew)
    battle.put(side, opposite(own), crew)


def _fire(battle: Battle, now: Task) -> None:
    """Two men on the opposite deck fall, drawn at random among all who stand there."""
    deck = opposite(DECK[now.side, now.section])
    crowd = [side for side in SIDES for _ in range(battle.men(side, deck))]
    hit = battle.chance.shuffle(crowd)[: EFFECTS.fire_hits] if crowd else ()
    for side in SIDES:
        battle.kill(side, deck, hit.count(side))
    battle.tell(
        "told-fire",
        side=side_text(now.side),
        deck=deck_text(deck),
        fallen=crews(*map(hit.count, SIDES)),
    )
    _ask(battle, now, "shoot")
