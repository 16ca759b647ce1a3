"""Answering in the page as somebody does who goes by what is on screen alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.async_api import expect

from cogs.kit.messages.layouts import POINTED
from tests.support.evenings.answers import answer

if TYPE_CHECKING:
    from playground import Person
    from tests.support.page.page import Window

READERS: Final = {"Ada": "en", "Bruno": "de", "Carmen": "es"}
"""People of the sample server who read three languages."""
UNDO: Final = "⏪"
NOT_BACK: Final = ":not([data-use^='back:'])"
"""Below a film that plays while computers move, there is nothing but the way back to the hand."""
ANSWERS: Final = "[data-use^='move:']:enabled, [data-use^='load:']:enabled, [data-use^='back:']"
LONGEST_FILM: Final = 30_000.0
"""Milliseconds until the film that plays has surely made room for the next question."""


async def answer_on_screen(person: Person, window: Window, over: str) -> None:
    """Press what is pointed at, or the first answer there is, unless what `over` selects is there.

    It waits until the page shows what the press led to: a question that is answered is gone, and of
    the loading panel, whose buttons stay, the words are others.
    """
    hand = window.messages.last
    answers = hand.locator(ANSWERS)
    while True:  # the page may be drawing the message anew, or others press in between
        uses = await answers.evaluate_all(
            """(all, [pointed, undo]) => {
              const has = (one, sign) => one.textContent.includes(sign);
              const back = (one) => one.dataset.use.startsWith("back:") || has(one, undo);
              const leads = [...all].filter((one) => has(one, pointed));
              return [...leads, ...[...all].filter((one) => !back(one))]
                .map((one) => one.dataset.use);
            }""",
            [POINTED, UNDO],
        )
        if uses:
            break
        if await hand.locator(over).count():
            return
        if (seen := person.sees(person.dm)[-1]).selects:
            await answer(person, seen)
            return
    before, pressed = await hand.inner_text(), hand.locator(f"[data-use='{uses[0]}']")
    await pressed.click()
    if uses[0].startswith("move:"):
        await expect(pressed).to_have_count(0)
    else:
        await expect(hand).not_to_have_text(before, use_inner_text=True)
