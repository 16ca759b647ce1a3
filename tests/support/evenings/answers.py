"""Answers that a hand offers, as buttons or in a select, and how they are given."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from cogs.kit.double_taps import DOUBLE_TAP
from playground import Seen

if TYPE_CHECKING:
    from collections.abc import Callable

    from playground import Person, World

ANSWER: str = "move:"
"""How the custom id of a button begins that is an answer."""


def answers_of(hand: Seen) -> list[str]:
    """Return what can be answered, buttons first."""
    return [*(one.text for one in hand.buttons if _is_answer(one.custom_id)), *_listed(hand)]


def _is_answer(custom_id: str) -> bool:
    return custom_id.startswith(ANSWER)


def _listed(hand: Seen) -> list[str]:
    return [option.label for select in hand.selects[:1] for option in select.options]


async def answer(person: Person, hand: Seen, said: str | None = None) -> Seen:
    """Give an answer, by default the first one, and return the hand as it is then."""
    said = answers_of(hand)[0] if said is None else said
    if said in _listed(hand):
        return await person.select(hand.selects[0].custom_id, said, on=hand)
    return await person.press(said, on=hand)


async def answer_all(
    person: Person, hand: Seen, choose: Callable[[Seen], str] | None = None
) -> Seen:
    """Answer question after question until a move is made, by default always the first answer."""
    asked = 0
    while questions_deep(hand) > asked:
        asked = questions_deep(hand)
        hand = await answer(person, hand, choose(hand) if choose else None)
    return hand


async def move_by_hand(world: World, *people: Person) -> None:
    """Wait until a hand in the direct messages offers something, and make a move by it.

    Nobody answers so soon that it may be taken for a double tap.
    """

    def offered() -> list[tuple[Person, Seen]]:
        hands = [(person, seen) for person in people for seen in person.dms()]
        return [(person, seen) for person, seen in hands if seen.pictures and answers_of(seen)]

    await world.until(offered)
    person, hand = offered()[0]
    asked = 0
    while (deep := questions_deep(hand)) > asked:
        asked, before = deep, hand
        await answer(person, hand)
        await asyncio.sleep(DOUBLE_TAP.total_seconds())
        # The answer may be promised at first: a worker of another process draws it.
        await world.until(partial(_has_changed, before))
        hand = Seen(hand.message)


def _has_changed(before: Seen) -> bool:
    now = Seen(before.message)
    return now.deleted or [one.custom_id for one in now.buttons] != [
        one.custom_id for one in before.buttons
    ]


def questions_deep(hand: Seen) -> int:
    """Return how many answers lead to those that are offered, themselves included; 0 if none are.

    Below an answer that is taken as given stand others of the first question: they do not count.
    """
    buttons = [one.custom_id.rsplit(":", 1)[1] for one in hand.buttons if _is_answer(one.custom_id)]
    given = [select.custom_id.rsplit(":", 1)[1] for select in hand.selects]
    depths = [len(path.split(".")) for path in buttons]
    return max([*depths, *(len(path.split(".")) + 1 if path else 1 for path in given)], default=0)
