"""What a move does if others have this or that face down, or must board it last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from games.all_aboard.components import POINTS, WEIGHTS
from games.all_aboard.mind.coming import HALF, MOST_NAMED, last_sailings, way_of
from games.all_aboard.mind.how import acts_in
from games.all_aboard.mind.sailings import hidden_from, worlds
from games.all_aboard.mind.scene import A_POINT, by_worth, kinds, names_of, weight_of
from games.all_aboard.model import card
from games.kit.mind import Effect
from games.kit.text import seat_name, text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from games.all_aboard.components import Animal
    from games.all_aboard.mind.sailings import How, Sailing
    from games.all_aboard.mind.scene import Scene
    from games.all_aboard.model import Card
    from games.kit.text import Text

OF_NO_POINTS: Final = 0.2
"""What an animal that scores nothing counts as, where its own fate is a reason."""


class Case(NamedTuple):
    """What others may have face down, then what one of them must board last; and what comes."""

    cards: tuple[Card, ...]
    end: Sailing


class Found(NamedTuple):
    """A case, whether something comes to pass in it, and what each of its cards does for it."""

    cards: tuple[Card, ...]
    is_so: bool
    ways: tuple[How, ...]


def of_guesses(scene: Scene, now: Sequence[Sailing], then: Sequence[Sailing]) -> Iterator[Effect]:
    """Say if what lies face down, or must board last, somebody is saved or lost."""
    own, last = scene.own, last_sailings(scene)
    laid = [ways for ways, _ in worlds(scene.after, scene.seat)]
    cases = [Case((*_turned(one.laid), one.by), one.end) for one in last] or [
        Case(_turned(ways), end) for ways, end in zip(laid, then, strict=True)
    ]
    ends = [one.end for one in cases]
    saved = [own in one.saved for one in ends]
    if own not in scene.then.saved and any(saved):
        share, worth = sum(saved) / len(ends), max(POINTS[own.animal], OF_NO_POINTS)
        if said := _said(scene, "saved", own, cases, is_last=bool(last)):
            yield Effect(said, A_POINT * worth * (share if share >= HALF else (share - 1) / 2))
    every = {one for end in ends for one in end.lost} - {own, *scene.then.lost}
    for one in sorted(every, key=by_worth):
        lost, before = [one in end.lost for end in ends], sum(one in end.lost for end in now)
        more = sum(lost) / len(ends) - before / len(now)
        if _lies_in_all(one, ends) and more > 0 and not all(lost):
            harm = -1 if one.owner == own.owner else 0.9
            if said := _said(scene, "lost", one, cases, is_last=bool(last)):
                yield Effect(said, harm * A_POINT * weight_of([one]) * more)
    yield from _of_face_down(scene, now, cases, is_last=bool(last))


def _said(
    scene: Scene, fate: Literal["saved", "lost"], one: Card, cases: Sequence[Case], *, is_last: bool
) -> Text | None:
    """Say if what a card is saved or lost; None if there is no telling it in a few words."""
    found = [
        Found(
            case.cards,
            one in getattr(case.end, fate),
            tuple(way_of(scene, case.end, one, by) for by in case.cards),
        )
        for case in cases
    ]
    if not (when := _when(scene, found, is_lost=fate == "lost")):
        return None
    names = names_of([one], scene.seat)
    if is_last:
        return text(f"effect-{fate}-next", card=names, when=when)
    where = next(
        number
        for number, boat in enumerate(scene.after.boats, 1)
        if (one.owner, one.animal) in {(card.owner, card.animal) for card in boat.cards}
    )
    return text(f"effect-{fate}-in", how=_as_they_stand(scene, where), card=names, when=when)


def _as_they_stand(scene: Scene, number: int) -> Text:
    """Say that boats may change, and who surely is thrown into one, or thrown or eaten there."""
    acts = acts_in(scene, number, "throws", "eats")
    if number > 1:
        acts = (*acts_in(scene, number - 1, "throws"), *acts)
    how = text("how-any")
    return text("how-acts", acts=acts, how=how) if acts else how


def _of_face_down(
    scene: Scene, now: Sequence[Sailing], cases: Sequence[Case], *, is_last: bool
) -> Iterator[Effect]:
    """Say if what it is, or what comes last, is lost that others have face down."""
    before = [_turned(ways) for ways, _ in worlds(scene.state, scene.seat)]
    for at, hidden in enumerate(hidden_from(scene.after, scene.seat)):
        found = [
            Found(
                case.cards,
                case.cards[at] in case.end.lost,
                tuple(way_of(scene, case.end, case.cards[at], by) for by in case.cards),
            )
            for case in cases
        ]
        lost = [one.cards[at] for one in found if one.is_so]
        was = sum(cards[at] in end.lost for cards, end in zip(before, now, strict=True))
        more = len(lost) / len(found) - was / len(now)
        if more <= 0 or len(lost) < HALF * len(found):
            continue
        boats = enumerate(scene.after.boats, 1)
        where = next(number for number, boat in boats if hidden in boat.cards)
        facts: dict[str, Any] = {"who": seat_name(hidden.owner), "boat": where}
        worth = 0.9 * A_POINT * weight_of(lost) / len(lost) * more
        if is_last and all(_sinks(case, at, where) for case in cases):
            yield Effect(text("effect-lost-whatever", **facts), worth)
        elif when := _when(scene, found, is_lost=True, it=at):
            key = "effect-lost-face-down-next" if is_last else "effect-lost-face-down"
            yield Effect(text(key, how=_as_they_stand(scene, where), when=when, **facts), worth)


def _sinks(case: Case, at: int, boat: int) -> bool:
    """Tell whether a card is lost because this boat is too heavy."""
    fate = case.end.lost.get(case.cards[at])
    return fate is not None and (fate.how, fate.boat) == ("sinks", boat)


def _turned(laid: Mapping[Card, Animal]) -> tuple[Card, ...]:
    """Return cards that lie face down as what they are taken for."""
    return tuple(card(owner=one.owner, animal=animal) for one, animal in laid.items())


def _when(
    scene: Scene, found: Sequence[Found], *, is_lost: bool, it: int | None = None
) -> Text | None:
    """Say in which cases something comes to pass, by a card or two that it rests on, or None."""
    hidden = hidden_from(scene.after, scene.seat)
    for at in range(len(found[0].cards)):
        said: dict[Animal, set[bool]] = {}
        for one in found:
            said.setdefault(one.cards[at].animal, set()).add(one.is_so)
        if any(len(so) > 1 for so in said.values()):
            continue
        kind = "it" if at == it else "down" if at < len(hidden) else "next"
        boats = enumerate(scene.after.boats, 1)
        where = next((n for n, boat in boats if hidden[at:] and hidden[at] in boat.cards), 0)
        facts = {"boat": where, "who": seat_name(found[0].cards[at].owner), "at": at}
        yes = [animal for animal, so in said.items() if True in so]
        return _by_animal(found, at, yes, kind, facts, is_lost=is_lost)
    return _by_two(found) if len({one.owner for one in found[0].cards}) == 1 else None


def _by_two(found: Sequence[Found]) -> Text | None:
    """Say in which cases something comes to pass, by what is among two, or by what both weigh."""
    facts = {"who": seat_name(found[0].cards[0].owner)}
    every = dict.fromkeys(one.animal for case in found for one in case.cards)
    for is_so, key in ((True, "when-only-two"), (False, "when-unless-two")):
        does = {
            animal
            for animal in every
            if all(
                case.is_so is is_so
                for case in found
                if animal in {one.animal for one in case.cards}
            )
        }
        if len(does) <= MOST_NAMED and all(
            (case.is_so is is_so) is any(one.animal in does for one in case.cards) for case in found
        ):
            return text(key, cards=kinds(does), **facts)
    weighed: dict[bool, list[int]] = {True: [], False: []}
    for case in found:
        weighed[case.is_so].append(sum(WEIGHTS[one.animal] for one in case.cards))
    is_heavy = any(
        all({*case.ways} == {"sinks"} for case in found if case.is_so is is_so)
        for is_so in (True, False)
    )
    if is_heavy and max(weighed[True]) < min(weighed[False]):
        return text("when-up-to-two", kg=max(weighed[True]) // 2, **facts)
    if is_heavy and min(weighed[True]) > max(weighed[False]):
        return text("when-from-two", kg=min(weighed[True]) // 2, **facts)
    return None


def _by_animal(
    found: Sequence[Found],
    at: int,
    yes: Sequence[Animal],
    kind: str,
    facts: dict[str, Any],
    *,
    is_lost: bool,
) -> Text | None:
    """Name the animals with which something comes to pass, or does not, or what they weigh."""
    every = dict.fromkeys(one.cards[at].animal for one in found)
    no = [animal for animal in every if animal not in yes]
    ways = {
        animal: frozenset(one.ways[at] for one in found if one.cards[at].animal == animal)
        for animal in every
    }
    key = "unless" if len(no) <= MOST_NAMED else "only"
    named = no if key == "unless" else yes
    fatal = yes if is_lost else no
    is_heavy = all(ways[animal] == {"sinks"} for animal in fatal)
    facts |= {"n": len(yes), "many": len(every)}
    if len(named) <= MOST_NAMED:
        does = ways if [*named] == [*fatal] and kind != "it" else None
        heavy = "yes" if is_heavy and does else "no"
        return text(f"when-{key}-{kind}", cards=kinds(named, does), heavy=heavy, **facts)
    weights = {animal: WEIGHTS[animal] for animal in every}
    if is_heavy and max(weights[one] for one in yes) < min(weights[one] for one in no):
        return text(f"when-up-to-{kind}", kg=max(weights[one] for one in yes) // 2, **facts)
    if is_heavy and min(weights[one] for one in yes) > max(weights[one] for one in no):
        return text(f"when-from-{kind}", kg=min(weights[one] for one in yes) // 2, **facts)
    return None


def _lies_in_all(one: Card, ends: Sequence[Sailing]) -> bool:
    """Tell whether a card is known, and no guess of one that lies face down."""
    return all(one in end.saved or one in end.lost or one in end.thrown for end in ends)
