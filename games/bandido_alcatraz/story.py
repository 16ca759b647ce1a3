"""What is made of some turns and of a match beyond single events: headlines and awards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.events import own_cards
from games.kit.game import Seat, Story, text
from games.kit.story import Headline, most_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.bandido_alcatraz.model import View
    from games.kit.game import Climax, Event, Mood, Outcome, Text
    from games.kit.story import Nomination

SEVERAL: Final = 2
"""Tunnels that one card closes, or halves under water that it covers, worth a headline."""
SPOILT: Final = frozenset({"water-blocked", "tunnel-walled"})
"""What tells that no escape is possible any more."""


def _headlines(told: Sequence[Event]) -> Iterator[Headline]:
    """Offer headlines of some turns."""
    for one in told:
        yield from _of_one(one)
    if cards := sum(one.key.startswith("dug-") for one in told):
        yield Headline(text("news-deeper", n=cards), 10)


def _of_one(told: Event) -> Iterator[Headline]:
    """Offer headlines of single events."""
    facts, who = told.facts, told.args.get("who", "")
    match told.key:
        case "dug-exit":
            yield Headline(text("news-exit", who=who), 85)
        case "dug-joined" | "dug-joined-many" if facts["closed"] > SEVERAL:
            yield Headline(text("news-closed", who=who, n=facts["closed"]), 90)
        case "dug-joined" if facts["closed"] == SEVERAL:
            yield Headline(text("news-joined", who=who), 50)
        case "dug-fork" if facts["opened"] - facts["closed"] >= SEVERAL:
            yield Headline(text("news-maze"), 30)
        case "water-covered" if facts["covered"] >= SEVERAL:
            yield Headline(text("news-dry"), 60)
        case "water-blocked":
            yield Headline(text("news-flooded"), 75)
        case key if key.startswith("gathered-") and facts["have"] == facts["want"]:
            yield Headline(text(f"news-{key}", who=who), 55)
        case "exchanged":
            yield Headline(text("news-exchanged", who=who), 20)


def _endings(told: Sequence[Event], outcome: Outcome) -> Iterator[Headline]:
    """Offer headlines of a match."""
    ended = {one.key: one.facts for one in told}
    left = ended.get("end-tunnels", {}).get("tunnels", 0)
    if outcome.winners:
        return
    if left == 1 and "end-exit" in ended:
        yield Headline(text("news-one-tunnel"), 90)
    if ended.get("end-water", {}).get("halves", 0) == 1:
        yield Headline(text("news-one-puddle"), 80)


def _awards(told: Sequence[Event], outcome: Outcome) -> Iterator[Nomination]:
    """Nominate who did most of something; alone nobody compares."""
    closed, gathered, covered = (Counter[Seat]() for _ in range(3))
    last = Seat(0)
    for one in told:
        facts = one.facts
        match one.key:
            case "water-covered":
                covered[last] += facts["covered"]
            case key if key.startswith("dug-"):
                last = facts["who"]
                closed[last] += max(0, facts.get("closed", 0) - facts.get("opened", 0))
            case key if key.startswith("gathered-"):
                gathered[facts["who"]] += 1
    if len({*closed, *gathered}) > 1:
        worth = 60 if outcome.winners else 50
        yield from most_of("award-digger", closed, 3, worth)
        yield from most_of("award-gatherer", gathered, 2, 50)
        yield from most_of("award-diver", covered, 2, 70)


def _fate(climax: Climax[View], seat: Seat) -> Iterator[Text]:
    """Say how it ended or what has happened, and whether a card of this seat did it."""
    if climax.after.result is None:
        yield from _so_far(climax.told, seat)
        return
    if any(one.key.startswith("dug-") and one.facts["who"] == seat for one in climax.told):
        yield text("fate-last-card")
    yield text(climax.after.result.reason)


def _so_far(told: Sequence[Event], seat: Seat) -> Iterator[Text]:
    """Say what a card has turned in the middle of a match."""
    spoilt = False
    for one in told:
        if one.key in {"dug-exit", "dug-joined-many"} and one.facts["who"] == seat:
            yield text(f"fate-{one.key}", n=one.facts.get("closed", 1))
        spoilt |= one.key in SPOILT
    if spoilt:
        yield text("fate-spoilt")


def _mood(fate: Text) -> Mood:
    """Return how a clause leaves the team."""
    if fate.key in {"fate-dug-exit", "fate-dug-joined-many"}:
        return "won"
    return "lost" if fate.key == "fate-spoilt" else "watched"


STORY: Final[Story[View]] = Story(
    headlines=_headlines,
    endings=_endings,
    awards=_awards,
    fate=_fate,
    own=own_cards,
    mood=_mood,
)
