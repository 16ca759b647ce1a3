"""What is made of a match beyond single events: headlines and awards."""

from __future__ import annotations

from collections import Counter
from itertools import chain, repeat
from typing import TYPE_CHECKING, Final

from games.kit.game import Seat, Story, Text, event, seat_name, text
from games.kit.story import Headline, most_of
from games.off_the_rails.components import jewel_names, jewels_of, worth
from games.off_the_rails.events import own_carts
from games.off_the_rails.rules.scoring import at_home, delivered

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.kit.game import Climax, Event, Mood, Outcome
    from games.kit.story import Nomination
    from games.off_the_rails.model import View

GREAT_HAUL: Final = 3
"""Jewels of one cart that are worth a headline."""
COLLISIONS: Final = frozenset({"rams", "rams-head-on", "bumps"})
DERAILED: Final = frozenset({"derails", "derails-loaded"})
NEXT_GRADE: Final = {"loss": ("partial", 1), "partial": ("win", 1), "win": ("major", 2)}
"""By the grade reached alone: the next better one, and how many of each kind it takes."""
LOST: Final = frozenset({"falls", "falls-loaded", "swallowed", "swallowed-loaded"})
"""Carts that the chasm keeps."""


FATES: Final = {
    "leaves": "home",
    **dict.fromkeys(("falls", "swallowed"), "abyss"),
    **dict.fromkeys(("falls-loaded", "swallowed-loaded"), "abyss-loaded"),
    **dict.fromkeys(("derails", "derails-at-end"), "derailed"),
    **dict.fromkeys(("derails-loaded", "derails-at-end-loaded"), "derailed-loaded"),
}
"""What is said of a cart to whom it belongs, by what happened to it."""


def _jewels(told: Event) -> int:
    """Return how many jewels an event tells of; versions up to 0.3 said that in words only."""
    return sum(one[1] for one in told.facts["jewels"] if isinstance(one, tuple))


def _headlines(told: Sequence[Event]) -> Iterator[Headline]:
    """Offer headlines of some turns."""
    crashes = [one for one in told if one.key in COLLISIONS]
    for one in told:
        who = one.args.get("who", "")
        match one.key:
            case "chasm-opens":
                yield Headline(text("news-chasm"), 90)
            case "leaves" if (jewels := _jewels(one)) >= GREAT_HAUL:
                yield Headline(text("news-haul", who=who, n=jewels), 40 + 6 * jewels)
            case "claims":
                yield Headline(text("news-mission", who=who, mission=one.args["mission"]), 40)
            case key if key in LOST:
                yield Headline(text("news-abyss", who=who), 75)
            case key if key in DERAILED:
                yield Headline(text("news-derailed", who=who), 25)
    yield from _of_all(told)
    if len(crashes) > 1:
        yield Headline(text("news-crashes", n=len(crashes)), 70)
    elif crashes:
        (one,) = crashes
        kind = "news-head-on" if one.key == "rams-head-on" else "news-crash"
        found = text(kind, who=one.args["who"], whose=one.args["whose"])
        if _is_with_own(one):
            found = text("news-crash-own", who=one.args["who"])
        yield Headline(found, 50)


def _of_all(told: Sequence[Event]) -> Iterator[Headline]:
    """Offer headlines of what many events come to."""
    keys = Counter(one.key for one in told)
    driven = {str(one.args["cart"]) for one in told if one.key == "rolls"}
    if driven:
        yield Headline(text("news-carts", n=len(driven)), 18)
    if keys["lays"]:
        yield Headline(text("news-tracks", n=keys["lays"]), 12)


def _endings(told: Sequence[Event], outcome: Outcome) -> Iterator[Headline]:
    """Offer headlines of a match."""
    if len(outcome.winners) != 1 or len(outcome.scores) == 1:
        return
    (winner,) = outcome.winners
    who = seat_name(winner)
    if outcome.reason in {"won-by-gems", "won-by-rocks"}:
        yield Headline(text(f"news-{outcome.reason}", who=who), 95)
    scores = {one.facts["who"]: one.facts for one in told if one.key == "final-score"}
    if winner not in scores:
        return
    lead = outcome.scores[winner] - max(
        points for seat, points in enumerate(outcome.scores) if seat != winner
    )
    for what, surprise in (("missions", 70), ("majority", 65)):
        if 0 < lead < scores[winner][what]:
            yield Headline(text(f"news-decided-{what}", who=who), surprise)


def _awards(told: Sequence[Event], outcome: Outcome) -> Iterator[Nomination]:
    """Nominate who did most of something."""
    if len(outcome.scores) == 1:
        return
    hauls, rams, bumpy, rocks = (Counter[Seat]() for _ in range(4))
    for one in told:
        match one.key:
            case "leaves":
                hauls[one.facts["who"]] = max(hauls[one.facts["who"]], _jewels(one))
            case "dirty-goblins":
                rocks.update(dict.fromkeys(one.facts["who"], one.facts["n"]))
            case key if key in COLLISIONS:
                rams[one.facts["who"]] += 1
            case key if key in DERAILED:
                bumpy[one.facts["who"]] += 1
    yield from most_of("award-haul", hauls, 2, 70)
    yield from most_of("award-rammer", rams, 2, 60)
    yield from most_of("award-rocks", rocks, 2, 50)
    yield from most_of("award-bumpy", bumpy, 2, 40)


def _lacked(view: View) -> Iterator[Text]:
    """Say which jewels whoever plays alone lacked for the next better grade."""
    if view.grade not in NEXT_GRADE:
        return
    grade, each = NEXT_GRADE[view.grade]
    count = delivered if grade == "partial" else at_home
    _, *precious = (max(0, each - many) for many in count(view.homes))
    yield text(f"lacked-{grade}", jewels=jewel_names((0, *precious)))


def _fate(climax: Climax[View], seat: Seat) -> Iterator[Text]:
    """Say what became of the carts of a seat, and who rammed whom."""
    for one in climax.told:
        if one.key in COLLISIONS:
            for kind, mine, other in (("ram", "who", "whose"), ("rammed", "whose", "who")):
                if one.facts[mine] == seat != one.facts[other]:
                    yield text(f"fate-{kind}", who=one.args[other])
        elif one.key in FATES and one.facts["who"] == seat:
            yield text(f"fate-{FATES[one.key]}", jewels=one.args["jewels"])


def _retold(told: Sequence[Event]) -> tuple[Event, ...]:
    """Say what jewels are worth at home, how many a cart loads, and who hits an own cart."""
    return tuple(chain.from_iterable(map(_retell, told)))


def _retell(told: Event) -> Iterator[Event]:
    match told.key:
        case "leaves":
            yield _with_worth(told)
        case "rolls":
            yield told
            taking = [one for one in told.facts["way"] if not isinstance(one, str)]
            loaded = sum(len(jewels) for _, *jewels in taking)
            yield from repeat(event("loads", who=told.args["who"]), loaded)
        case key if key in COLLISIONS and _is_with_own(told):
            yield told.model_copy(update={"key": "rams-own"})
        case _:
            yield told


def _is_with_own(collision: Event) -> bool:
    return bool(collision.facts["who"] == collision.facts["whose"])


def _with_worth(told: Event) -> Event:
    """Return how a cart comes home, with points; alone they count otherwise.

    Versions up to 0.3 told which jewels in words only: that stays.
    """
    cart, brought = told.args["cart"], told.facts["jewels"]
    is_alone = isinstance(cart, Text) and cart.key == "cart-solo"
    if is_alone or not all(isinstance(one, tuple) for one in brought):
        return told
    points = worth(jewels_of(**dict(brought)))
    return told.model_copy(update={"key": "leaves-for", "args": {**told.args, "points": points}})


def _mood(fate: Text) -> Mood:
    """Return how a clause about a cart leaves its owner."""
    return "won" if fate.key in {"fate-home", "fate-ram"} else "lost"


STORY: Final[Story[View]] = Story(
    headlines=_headlines,
    endings=_endings,
    awards=_awards,
    retold=_retold,
    fate=_fate,
    own=own_carts,
    mood=_mood,
    lacked=_lacked,
)
