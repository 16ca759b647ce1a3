"""What is made of a turn and of a match beyond single events: headlines and awards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from games.abordaje.components import ENEMY, SIDES
from games.kit.game import Seat, Story, text
from games.kit.story import Headline, most_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.abordaje.components import Side
    from games.abordaje.model import View
    from games.kit.game import Climax, Event, Mood, Outcome, Text
    from games.kit.story import Nomination

BLOODY: Final = 3
"""Men who fall in one combat that are worth a headline."""
SHORT, LONG = 4, 8
"""Turns of a match that is soon over, and of one that goes on and on."""
OF_A_SIDE: Final = {
    "told-conquest": 80,
    "told-exterminated": 85,
    "told-lost": 60,
    "told-control": 45,
}
"""Events that make a headline of whom they are about, each with how surprising it is."""


def _headlines(told: Sequence[Event]) -> Iterator[Headline]:
    """Offer headlines of a turn."""
    for one in told:
        if one.key in OF_A_SIDE:
            key = one.key.replace("told", "news")
            yield Headline(text(key, side=one.args["side"]), OF_A_SIDE[one.key])
        elif one.key == "told-fight" and (fallen := _count(one, "fallen")) >= BLOODY:
            yield Headline(text("news-fight", n=fallen), 40 + 5 * fallen)
        elif one.key == "told-shoot":
            yield Headline(text("news-shot", captain=one.args["captain"]), 50)
    yield from _of_all(told)


def _of_all(told: Sequence[Event]) -> Iterator[Headline]:
    """Offer headlines of what all orders of a turn come to."""
    keys = Counter(one.key for one in told)
    if keys["told-cancel"] > 1:
        yield Headline(text("news-cancelled", n=keys["told-cancel"]), 55)
    if keys["told-fight-nobody"]:
        yield Headline(text("news-fight-nobody"), 65)
    if across := sum(_count(one, "crossed") for one in told):
        yield Headline(text("news-across", n=across), 25)
    if fallen := sum(_count(one, "fallen") for one in told):
        yield Headline(text("news-fallen", n=fallen), 15)
    if keys["told-reveal"] and not keys["told-fight"] and not keys["told-boarding"]:
        yield Headline(text("news-calm"), 35)


def _men(told: Event, which: str) -> Iterator[tuple[Side, int]]:
    """Yield how many men of either side an event tells of: `fallen`, `crossed` or `who`.

    Versions up to 0.3 said that in words alone: of these there is nothing.
    """
    found = told.facts.get(which)
    if isinstance(found, tuple):
        parts = (found,) if found and isinstance(found[0], str) else found
        yield from (part for part in parts if isinstance(part, tuple))


def _count(told: Event, which: str) -> int:
    """Return how many men of both sides an event tells of."""
    return sum(men for _, men in _men(told, which))


def _side(told: Event) -> Side | None:
    """Return which side an event is about; None if it is said in words alone."""
    side: Side | None = told.facts["side"] or None
    return side


def _endings(told: Sequence[Event], outcome: Outcome) -> Iterator[Headline]:
    """Offer headlines of a match that somebody has won."""
    turns = sum(one.key == "told-reveal" for one in told)
    if not outcome.winners:
        return
    if 0 < turns <= SHORT:
        yield Headline(text("news-short", n=turns), 60)
    elif turns >= LONG:
        yield Headline(text("news-long", n=turns), 60)


def _winning_side(told: Sequence[Event]) -> Side | None:
    """Return which side has won, as the last conquest or defeat tells."""
    for one in reversed(told):
        side = _side(one) if one.key in {"told-conquest", "told-exterminated"} else None
        if side:
            return side if one.key == "told-conquest" else ENEMY[side]
    return None


def _awards(told: Sequence[Event], outcome: Outcome) -> Iterator[Nomination]:
    """Nominate who did most of something; sides are known from who has won."""
    won = _winning_side(told)
    if len(outcome.winners) != 1 or won is None:
        return
    (winner,) = outcome.winners
    seats = {side: winner if side == won else Seat(1 - winner) for side in SIDES}
    boarded, shots, marches = (Counter[Seat]() for _ in range(3))
    for one in told:
        match one.key:
            case "told-boarding":
                boarded.update({seats[side]: men for side, men in _men(one, "crossed")})
            case "told-fire":
                shots.update({seats[ENEMY[side]]: men for side, men in _men(one, "fallen")})
            case "told-reinforce" | "told-rally" | "told-march":
                marches.update({seats[side]: men for side, men in _men(one, "who")})
    yield from most_of("award-boarder", boarded, 3, 70)
    yield from most_of("award-gunner", shots, 3, 60)
    yield from most_of("award-officer", marches, 4, 50)


def _fate(climax: Climax[View], seat: Seat) -> Iterator[Text]:
    """Say how many men of either side fell, and what the seat's side has won or lost."""
    mine = next(side for side in SIDES if climax.after.seat_of(side) == seat)
    fallen: Counter[Side] = Counter()
    for one in climax.after.turn_events:
        for side, men in _men(one, "fallen"):
            fallen[side] += men
        if one.key in {"told-control", "told-conquest", "told-lost"} and _side(one) == mine:
            yield text(one.key.replace("told", "fate"), deck=one.args["deck"])
    if fallen.total():
        yield text("fate-fallen", mine=fallen[mine], theirs=fallen[ENEMY[mine]])
    else:
        yield text("fate-calm")


def _mood(fate: Text) -> Mood:
    """Return how a clause about decks and men leaves its side."""
    match fate.key:
        case "fate-control" | "fate-conquest":
            return "won"
        case "fate-lost":
            return "lost"
        case "fate-fallen" if fate.facts["mine"] != fate.facts["theirs"]:
            return "lost" if fate.facts["mine"] > fate.facts["theirs"] else "won"
    return "watched"


def _own(climax: Climax[View], seat: Seat) -> tuple[Side, ...]:
    """Return whose men are a seat's own: each side has some in every turn."""
    return tuple(side for side in SIDES if climax.after.seat_of(side) == seat)


STORY: Final[Story[View]] = Story(
    headlines=_headlines, endings=_endings, awards=_awards, fate=_fate, own=_own, mood=_mood
)
