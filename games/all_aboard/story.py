"""What is made of a sailing and of a match beyond single events: headlines, awards, fates."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from games.all_aboard.components import COURSE, POINTS, named
from games.all_aboard.events.retelling import retold
from games.kit.game import Seat, Story, seat_name, text
from games.kit.story import Headline, most_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from games.all_aboard.model import Card, DepartedBoat, View
    from games.kit.game import Climax, Event, Mood, Outcome, Text
    from games.kit.story import Nomination

MANY_MEALS: Final = 2
"""Animals eaten in one sailing that are worth a headline."""
GREAT_GAIN: Final = 14
"""Points of one sailing that are worth one."""


@dataclass
class _Tally:
    """What happened in a round, or a match."""

    happened: Counter[str] = field(default_factory=Counter)
    """How often, by the keys of events."""
    in_love: Counter[int] = field(default_factory=Counter)
    """Cupids, by seat."""
    swum: Counter[int] = field(default_factory=Counter)
    """Octopuses saved by sinking, by seat."""
    gained: dict[int, list[int]] = field(default_factory=dict)
    """Points of each sailing, by seat."""

    @classmethod
    def of(cls, told: Sequence[Event]) -> _Tally:
        """Count what was told."""
        tally = cls()
        for one in told:
            tally.happened[one.key] += 1
            match one.key:
                case "love":
                    tally.in_love.update((one.facts["first"], one.facts["second"]))
                case "octopus-swims":
                    tally.swum.update(one.facts["who"])
                case "round-scores":
                    for gain in one.facts["scores"]:
                        tally.gained.setdefault(gain["who"], []).append(gain["gained"])
        return tally


def _headlines(told: Sequence[Event]) -> Iterator[Headline]:
    """Offer headlines of a sailing."""
    tally = _Tally.of(told)
    happened = tally.happened
    sailed = happened["sails"] + happened["sails-complete"]
    if happened["eat"] >= MANY_MEALS:
        yield Headline(text("news-lions", n=happened["eat"]), 40 + 10 * happened["eat"])
    if not sailed:
        yield Headline(text("news-nobody-sailed"), 70)
    elif not happened["sinks"] and not happened["fight"]:
        yield Headline(text("news-all-sailed"), 75)
    if happened["fight"] > 1:
        yield Headline(text("news-fights", n=happened["fight"]), 55)
    if happened["throw-out"]:
        yield Headline(text("news-overboard"), 35)
    if happened["octopus-love"]:
        yield Headline(text("news-octopus-love"), 90)
    yield from _between_animals(told)
    if boats := happened["boat-departs"]:
        yield Headline(text("news-boats", n=sailed, of=boats), 10)
    seat, gained = _best(tally)
    if gained >= GREAT_GAIN:
        yield Headline(text("news-great-gain", who=seat_name(seat), n=gained), 30 + gained)


def _between_animals(told: Sequence[Event]) -> Iterator[Headline]:
    """Offer headlines of single animals: who ate, scared or sank whom, and who got away."""
    for one in retold(told):
        match one.key:
            case "eat-of":
                yield Headline(
                    text("news-eaten", lion=one.args["lion"], victim=one.args["victim"]), 32
                )
            case "scare-of":
                yield Headline(text("news-scared", mouse=one.args["mouse"]), 30)
            case "fox-jumps-of":
                yield Headline(text("news-fox", fox=one.args["fox"]), 28)
            case "octopus-swims":
                yield Headline(text("news-octopus", who=one.args["who"]), 26)
            case "love":
                yield Headline(
                    text("news-love", first=one.args["first"], second=one.args["second"]), 24
                )
            case "sinks-of":
                yield Headline(text("news-heavy", heavy=one.args["heavy"]), 22)


def _best(tally: _Tally) -> tuple[Seat, int]:
    """Return who got most in one sailing, and how much; nothing where several did."""
    most = {seat: max(gained) for seat, gained in tally.gained.items()}
    best = max(most.values(), default=0)
    (seat, *others) = [seat for seat, gained in most.items() if gained == best] or [0]
    return Seat(seat), 0 if others else best


def _endings(told: Sequence[Event], outcome: Outcome) -> Iterator[Headline]:
    """Offer headlines of a match."""
    tally = _Tally.of(told)
    if len(outcome.winners) != 1:
        return
    (winner,) = outcome.winners
    who = seat_name(winner)
    before = {seat: sum(gained[:-1]) for seat, gained in tally.gained.items()}
    behind = max(before.values(), default=0) - before.get(winner, 0)
    if behind and before[winner] == min(before.values()):
        last = tally.gained[winner][-1]
        yield Headline(text("news-from-last", who=who, n=last), 60 + behind)
    if outcome.reason == "won-by-saved":
        yield Headline(text("news-one-animal", who=who), 95)
    elif outcome.reason == "won-by-cupids":
        yield Headline(text("news-one-cupid", who=who), 85)


def _awards(told: Sequence[Event], outcome: Outcome) -> Iterator[Nomination]:
    """Nominate who did most of something."""
    tally = _Tally.of(told)
    seats = [Seat(seat) for seat in range(len(outcome.scores))]
    yield from most_of("award-cupid", {seat: tally.in_love[seat] for seat in seats}, 2, 60)
    yield from most_of("award-octopus", {seat: tally.swum[seat] for seat in seats}, 1, 70)
    gains = {seat: max(tally.gained.get(seat, [0])) for seat in seats}
    yield from most_of("award-one-sailing", gains, 8, 50)
    steady = {seat: min(tally.gained.get(seat, [0])) for seat in seats}
    yield from most_of("award-steady", steady, 3, 40)


def _own(climax: Climax[View], seat: Seat) -> Collection[Card]:
    """Return the animals of a seat that are aboard when boats sail."""
    return climax.after.aboard_last(seat)


def _fate(climax: Climax[View], seat: Seat) -> Iterable[Text]:
    """Say of each animal of a seat whether it is saved, and what that brings, or why it is not."""
    for boat in climax.after.departed_boats:
        mine = [one for one in (*boat.saved, *boat.lost) if one.owner == seat]
        yield from (_end_of(one, boat) for one in mine)
        if any(one.animal in boat.lovers for one in mine):
            yield text("fate-cupid", points=COURSE.cupid_points)


def _end_of(card: Card, boat: DepartedBoat) -> Text:
    """Say how a boat ended for somebody aboard."""
    animal = named("yours", card.animal)
    if card in boat.saved:
        key = "fate-saved" if boat.sailed else "fate-swims"
        return text(key, animal=animal, points=POINTS[card.animal])
    if card == boat.eaten:
        return text("fate-eaten", animal=animal)
    if card == boat.thrown:
        return text("fate-overboard", animal=animal)
    if boat.sailed:
        return text("fate-dry", animal=animal)
    if boat.load is None:
        return text("fate-fight", animal=animal)
    return text("fate-drowned", animal=animal, load=boat.load, capacity=boat.capacity)


def _mood(fate: Text) -> Mood:
    """Return how a clause about an animal leaves its owner."""
    return "won" if fate.key in {"fate-saved", "fate-swims", "fate-cupid"} else "lost"


STORY: Final = Story(
    headlines=_headlines,
    endings=_endings,
    awards=_awards,
    retold=retold,
    fate=_fate,
    own=_own,
    mood=_mood,
)
