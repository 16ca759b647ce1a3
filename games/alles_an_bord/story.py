"""What is made of a voyage and of a match beyond single events: headlines and awards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from games.kit.game import Seat, Story, seat_name, text
from games.kit.story import Headline, most_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.alles_an_bord.model import View
    from games.kit.game import Climax, Event, Mood, Outcome, Text
    from games.kit.story import Nomination

MANY_CARDS: Final = 4
"""Cards that one seat meets in a voyage that are worth a headline."""
MANY_SOLD: Final = 6
UNPAID: Final = 3
"""Cards of a voyage that nobody could pay."""


def _headlines(told: Sequence[Event]) -> Iterator[Headline]:
    """Offer headlines of a voyage."""
    keys = Counter(one.key for one in told)
    met = Counter[Seat](one.facts["who"] for one in told if one.key == "fulfilled")
    if keys["all-flee"]:
        yield Headline(text("news-all-flee"), 65)
    if keys["all-meet"]:
        yield Headline(text("news-all-meet"), 60)
    if keys["all-passed"] >= UNPAID:
        yield Headline(text("news-unpaid", n=keys["all-passed"]), 55)
    for seat, many in met.most_common(1):
        if many >= MANY_CARDS:
            yield Headline(text("news-cards", who=seat_name(seat), n=many), 40 + 4 * many)
    for one in told:
        yield from _of_one(one)


def _of_one(told: Event) -> Iterator[Headline]:
    """Offer headlines of single events."""
    match told.key:
        case "voyage-begins":
            yield Headline(text("news-first", who=told.args["who"]), 20)
        case "penalised":
            yield Headline(text("news-robbed", who=told.args["who"]), 45)
        case "sold":
            best = max(told.facts["totals"], key=lambda line: line["sold"])
            if best["sold"] >= MANY_SOLD:
                who = seat_name(Seat(best["who"]))
                yield Headline(text("news-sold", who=who, n=best["sold"]), 40 + best["sold"])


def _endings(told: Sequence[Event], outcome: Outcome) -> Iterator[Headline]:
    """Offer headlines of a match."""
    sales = [one.facts["totals"] for one in told if one.key == "sold"]
    if len(outcome.winners) != 1 or len(sales) < 2:  # noqa: PLR2004 - the last and the one before
        return
    (winner,) = outcome.winners
    before = {line["who"]: line["total"] for line in sales[-2]}
    now = {line["who"]: line["total"] for line in sales[-1]}
    if before[winner] < max(before.values()):
        gained = now[winner] - before[winner]
        yield Headline(text("news-overtaken", who=seat_name(winner), n=gained), 70)


def _awards(told: Sequence[Event], _: Outcome) -> Iterator[Nomination]:
    """Nominate who did most of something."""
    met, sold, brave, thrown = (Counter[Seat]() for __ in range(4))
    for one in told:
        match one.key:
            case "fulfilled":
                met[one.facts["who"]] += 1
            case "sold":
                for line in one.facts["totals"]:
                    sold[line["who"]] = max(sold[line["who"]], line["sold"])
            case "some-meet":
                brave.update(one.facts["meeting"])
            case "thrown":
                thrown[one.facts["who"]] += 1
    yield from most_of("award-cards", met, 5, 60)
    yield from most_of("award-sale", sold, 4, 50)
    yield from most_of("award-brave", brave, 2, 70)
    yield from most_of("award-light", thrown, 2, 45)


def _fate(climax: Climax[View], seat: Seat) -> Iterator[Text]:
    """Say whether a seat was full first, how it fared with pirates, and what it has sold."""
    for one in climax.told:
        is_own = one.facts.get("who") == seat
        match one.key:
            case "voyage-begins":
                yield text("fate-first" if is_own else "fate-loaded")
            case "pirates-gone" if seat in one.facts["fled"]:
                yield text("fate-fled")
            case "sold":
                for line in one.facts["totals"]:
                    if line["who"] == seat:
                        yield text("fate-sold", n=line["sold"], total=line["total"])
        if is_own and any(told.key == "pirates-gone" for told in climax.told):
            yield from _with_pirates(one)


def _with_pirates(told: Event) -> Iterator[Text]:
    """Say what somebody has won or lost who met pirates."""
    match told.key:
        case "fulfilled":
            yield text("fate-held", got=told.args["got"])
        case "penalised":
            yield text("fate-robbed", things=told.args["things"])
        case "penalised-nothing":
            yield text("fate-poor")


def _mood(fate: Text) -> Mood:
    """Return how a clause about a sale, pirates or a race leaves whom it is about."""
    match fate.key:
        case "fate-sold":
            return "won" if fate.args["n"] else "lost"
        case "fate-held" | "fate-first":
            return "won"
        case "fate-robbed":
            return "lost"
    return "watched"


def _own(_: Climax[View], seat: Seat) -> tuple[Seat, ...]:
    """Return whose ship is a seat's own: there is one of each in every climax."""
    return (seat,)


STORY: Final[Story[View]] = Story(
    headlines=_headlines, endings=_endings, awards=_awards, fate=_fate, own=_own, mood=_mood
)
