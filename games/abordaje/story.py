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
NOBODY: Final = ()


def _headlines(told: Sequence[Event]) -> Iterator[Headline]:
    """Offer headlines of a turn."""
    keys = Counter(one.key for one in told)
    for one in told:
        match one.key:
            case "told-conquest":
                yield Headline(text("news-conquest", side=one.args["side"]), 80)
            case "told-control":
                yield Headline(text("news-control", side=one.args["side"]), 45)
            case "told-lost":
                yield Headline(text("news-lost", side=one.args["side"]), 60)
            case "told-fight" if (fallen := _fallen(one)) >= BLOODY:
                yield Headline(text("news-fight", n=fallen), 40 + 5 * fallen)
            case "told-shoot":
                yield Headline(text("news-shot", captain=one.args["captain"]), 50)
    if keys["told-cancel"] > 1:
        yield Headline(text("news-cancelled", n=keys["told-cancel"]), 55)
    if keys["told-fight-nobody"]:
        yield Headline(text("news-fight-nobody"), 65)
    if keys["told-reveal"] and not keys["told-fight"] and not keys["told-boarding"]:
        yield Headline(text("news-calm"), 35)


def _fallen(told: Event) -> int:
    """Return how many men fell, of both sides."""
    return sum(men for _, men in told.facts.get("fallen") or NOBODY)


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
        if one.key == "told-conquest":
            side: Side = one.facts["side"]
            return side
        if one.key == "told-exterminated":
            return ENEMY[one.facts["side"]]
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
                boarded[seats[one.facts["side"]]] += one.facts["crossed"][1]
            case "told-fire":
                shots[seats[one.facts["side"]]] += _fallen(one)
            case "told-reinforce" | "told-rally" | "told-march":
                marches[seats[one.facts["who"][0]]] += 1
    yield from most_of("award-boarder", boarded, 3, 70)
    yield from most_of("award-gunner", shots, 3, 60)
    yield from most_of("award-officer", marches, 4, 50)


def _fate(climax: Climax[View], seat: Seat) -> Iterator[Text]:
    """Say how many men of either side fell, and what the seat's side has won or lost."""
    mine = next(side for side in SIDES if climax.after.seat_of(side) == seat)
    fallen: Counter[Side] = Counter()
    for one in climax.told:
        match one.key:
            case "told-fight" | "told-fire":
                for side, men in one.facts["fallen"] or NOBODY:
                    fallen[side] += men
            case "told-boarding" | "told-shoot":
                side, men = one.facts["fallen"]
                fallen[side] += men
            case "told-control" | "told-conquest" | "told-lost" if one.facts["side"] == mine:
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
