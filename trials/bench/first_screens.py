"""What somebody new has to read before the first decision: words and numbers on the first screen.

For each game, in each language, with as few people as it takes: the picture of the hand, the
question with its buttons, and what is explained there. What a picture says is what was written
while it was painted, without anything cached: what stands there twice counts twice. Numbers that
cards and boards of the printed game bear are counted, too, and told apart.

Run it as `python -m trials.bench.first_screens`.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from itertools import product
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from games import SHELF
from games.kit.chance import Chance
from games.kit.draw.cache.images import ImageCache
from games.kit.draw.cache.layers import forget_layers
from games.kit.draw.canvas import Canvas
from games.kit.draw.text.names import voice_for_pictures
from games.kit.menu import Menu, break_down, menu
from games.kit.words import LANGUAGES, Voice
from trials.bench.report import remark

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from games.abordaje.model import View as TwoShips
    from games.all_aboard.model import View as Boats

MOST_WORDS: Final = 40
MOST_NUMBERS: Final = 12
WORD: Final = re.compile(r"[^\W\d_]{2,}")
NUMBER: Final = re.compile(r"\d+")
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Emil")


class FirstScreen(NamedTuple):
    """What one screen says."""

    pictured: tuple[str, ...]
    asked: tuple[str, ...]
    printed: int = 0
    """How many of its numbers the cards and boards of the printed game bear as well."""

    def count(self, what: re.Pattern[str]) -> int:
        """Count words, or numbers."""
        return sum(len(what.findall(line)) for line in (*self.pictured, *self.asked))


def first_screen(slug: str, language: str) -> FirstScreen:
    """Return what the first screen says to who decides first; names are not counted."""
    game, voice = SHELF[slug], Voice(language, slug, NAMES)
    seats = next(many for many in game.spec.seats if many > 1)
    state = game.setup(seats, game.spec.options(), Chance("first screen", 0))
    seat = min(game.to_act(state))
    view = game.view(state, seat)
    moves = break_down(game, view, game.legal(state, seat))
    asked = menu(moves)
    with _recorded() as written:
        game.picture().draw(view, voice_for_pictures(voice))
    said = [voice(asked.ask), *_on_buttons(asked, voice)] if isinstance(asked, Menu) else []
    kind = asked.ask.key.removeprefix("ask-") if isinstance(asked, Menu) else ""
    if voice.knows(f"lesson-{kind}"):
        said.append(voice(f"lesson-{kind}"))
    printed = PRINTED[slug](view) if slug in PRINTED else 0
    return FirstScreen(tuple(one for one in written if one not in NAMES), tuple(said), printed)


@contextmanager
def _recorded() -> Iterator[list[str]]:
    """Note all that is written into pictures, while nothing is cached."""
    written: list[str] = []
    write, look = Canvas.write, ImageCache.look

    def recorded(canvas: Canvas, xy: tuple[int, int], line: str, *how: Any, **more: Any) -> int:
        written.append(line)
        return write(canvas, xy, line, *how, **more)

    forget_layers()
    Canvas.write = recorded  # type: ignore[assignment,method-assign]
    ImageCache.look = lambda *_: None  # type: ignore[method-assign]
    try:
        yield written
    finally:
        Canvas.write, ImageCache.look = write, look  # type: ignore[method-assign]


def _on_cards_and_boats(view: Boats) -> int:
    """Count the weights on cards, and what boats carry."""
    return len(view.hand or ()) + len(view.boats)


def _on_orders_and_decks(view: TwoShips) -> int:
    """Count the numbers of orders and of sections."""
    return len(view.hand or ()) + len(view.order_sections)


PRINTED: Final[dict[str, Callable[[Any], int]]] = {
    "all_aboard": _on_cards_and_boats,
    "abordaje": _on_orders_and_decks,
}
"""How many numbers on a hand are those of the printed game; elsewhere none are."""


def _on_buttons(asked: Menu[Any], voice: Voice) -> list[str]:
    return [voice(one.on_button or one.label) for one in asked.options]


def main(slugs: Sequence[str] = tuple(SHELF)) -> int:
    """Print how much each first screen says; return how many say too much."""
    over = 0
    for slug, language in product(slugs, LANGUAGES):
        one = first_screen(slug, language)
        words, numbers = one.count(WORD), one.count(NUMBER)
        over += words > MOST_WORDS or numbers - one.printed > MOST_NUMBERS
        said = f"{words} words, {numbers} numbers, of which {one.printed} are printed"
        remark(f"{slug} {language}: {said}")
        remark(f"  {' | '.join(one.pictured)}\n  {' | '.join(one.asked)}")
    return over


if __name__ == "__main__":
    raise SystemExit(main())
