"""Answers that a hand offers, as buttons or in a select, and how they are given."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playground import Person, Seen

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


def is_halfway(hand: Seen) -> bool:
    """Tell whether a question follows from an answer given before: its path is not empty."""
    paths = [one.custom_id.rsplit(":", 1)[1] for one in hand.buttons if _is_answer(one.custom_id)]
    listed = any(select.custom_id.rsplit(":", 1)[1] for select in hand.selects)
    return listed or any("." in path for path in paths)
