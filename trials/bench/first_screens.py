"""What somebody new has to read before the first decision: words and numbers on the first screen.

For each game, in each language, with as few people as it takes: the picture of the hand, the
question with its buttons, and what is explained there. What a picture says is what was written
while it was painted, each in a process that has painted nothing before, as nothing is cached there.

Run it as `python -m trials.bench.first_screens`.
"""

from __future__ import annotations

import re
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from games import SHELF
from games.kit.chance import Chance
from games.kit.menu import Menu, break_down, menu
from games.kit.words import LANGUAGES, Voice
from trials.bench.report import remark

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_WORDS: Final = 40
MOST_NUMBERS: Final = 12
WORD: Final = re.compile(r"[^\W\d_]{2,}")
NUMBER: Final = re.compile(r"\d+")
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Emil")


class FirstScreen(NamedTuple):
    """What one screen says."""

    pictured: tuple[str, ...]
    asked: tuple[str, ...]

    def count(self, what: re.Pattern[str]) -> int:
        """Count words, or numbers."""
        return sum(len(what.findall(line)) for line in (*self.pictured, *self.asked))


def first_screen(slug: str, language: str) -> FirstScreen:
    """Return what the first screen says to who decides first; names are not counted."""
    from games.kit.draw.canvas import Canvas
    from games.kit.draw.text.names import voice_for_pictures

    game, voice = SHELF[slug], Voice(language, slug, NAMES)
    seats = next(many for many in game.spec.seats if many > 1)
    state = game.setup(seats, game.spec.options(), Chance("first screen", 0))
    seat = min(game.to_act(state))
    view = game.view(state, seat)
    moves = break_down(game, view, game.legal(state, seat))
    asked = menu(moves)
    written: list[str] = []
    write = Canvas.write

    def recorded(canvas: Canvas, xy: tuple[int, int], line: str, *how: Any, **more: Any) -> int:
        written.append(line)
        return write(canvas, xy, line, *how, **more)

    Canvas.write = recorded  # type: ignore[assignment,method-assign]
    game.picture().draw(view, voice_for_pictures(voice))
    said = [voice(asked.ask), *_on_buttons(asked, voice)] if isinstance(asked, Menu) else []
    kind = asked.ask.key.removeprefix("ask-") if isinstance(asked, Menu) else ""
    if voice.knows(f"lesson-{kind}"):
        said.append(voice(f"lesson-{kind}"))
    return FirstScreen(tuple(one for one in written if one not in NAMES), tuple(said))


def _on_buttons(asked: Menu[Any], voice: Voice) -> list[str]:
    return [voice(one.on_button or one.label) for one in asked.options]


def main(slugs: Sequence[str] = tuple(SHELF)) -> int:
    """Print how much each first screen says; return how many say too much."""
    screens = list(product(slugs, LANGUAGES))
    over = 0
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as pool:
        for (slug, language), one in zip(
            screens, pool.map(first_screen, *zip(*screens, strict=True)), strict=True
        ):
            words, numbers = one.count(WORD), one.count(NUMBER)
            over += words > MOST_WORDS or numbers > MOST_NUMBERS
            remark(f"{slug} {language}: {words} words, {numbers} numbers")
            remark(f"  {' | '.join(one.pictured)}\n  {' | '.join(one.asked)}")
    return over


if __name__ == "__main__":
    raise SystemExit(main())
