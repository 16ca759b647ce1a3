"""A turn as an animation: orders are turned up, then carried out one by one, and men cross."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from typing import TYPE_CHECKING, Final, cast

from games.abordaje.art import ART
from games.abordaje.components import (
    DECK_AT,
    ENEMY,
    ORDER_ICONS,
    SECTION_OF,
    SHIP_OF,
    SIDE_ICONS,
    SIDES,
    crew_of,
    crew_of_both,
)
from games.abordaje.model import task_of
from games.abordaje.picture.layout import DECK_HEIGHT, DECK_TOPS, MARGIN, ORDER_TOPS, WIDTH
from games.abordaje.picture.orders import SIGNS_AT, draw_laid_order
from games.abordaje.picture.retelling import ENDINGS, steps
from games.abordaje.picture.table import (
    TOKEN_SIZE,
    TOKEN_SPACING,
    initiative,
    manned_ships,
    section_columns,
)
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import BAD, FADED, PAPER, PHONE_TYPE, WHITE, Canvas, glyph, svg
from games.kit.draw.materials import raised
from games.kit.draw.stage import Said, Scene, Sprite, in_caption, play
from games.kit.marks import Marks

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PIL.Image import Image

    from games.abordaje.components import Deck, Order, Side
    from games.abordaje.model import Force, View
    from games.abordaje.picture.retelling import Step
    from games.kit.game import Climax, Event, Frame
    from games.kit.words import Voice

FACE_DOWN: Final = 400
"""Milliseconds for which all orders lie face down."""
TURNED_UP: Final = 700
LEAPS: Final = ((0.5, 100), (1.0, 250), (0.4, 100))
"""Of each picture in which a cancelled order leaps and is thrown back: how far, milliseconds."""
BACK_AT: Final = 2
"""From this of them on it is struck through."""
OPEN: Final = 300
"""Milliseconds for which all orders lie open before that."""
STRUCK: Final = 64
"""Size of the sign of a cancelled order that lies where it was laid again."""
GANGWAYS: Final = (DECK_TOPS["spanish"] + DECK_HEIGHT + DECK_TOPS["pirate"]) // 2
"""The middle between both ships."""
TOP, HEIGHT = 52, 872
"""From a line that says which turn it is to the pirates' orders: a log is not to fill a channel."""
MEN_GO: Final = frozenset({"told-reinforce", "told-rally", "told-march"})
"""What tells of one man each."""
SIGN: Final = 92
"""Size of the sign for what an order does."""
RAIL: Final = 38
"""From the rail of a deck between both ships to the middle of a sign on it."""
BESIDE_GANGWAY: Final = 112
FALL: Final = ((35, 14, 1.0), (80, 56, 0.8), (120, 110, 0.45))
"""Of each picture in which men fall: degrees by which they tip, how far they drop, how solid."""
FALLING: Final = 100
"""Milliseconds of each of them."""
FELL: Final = 750
"""Milliseconds for which it stands then who is left: with the fall, as long as an event."""
FALLING_SIZE: Final = 84
BESIDE_FALLING: Final = 54
"""From one who falls to the next."""
MOST_FALLING: Final = 4
"""Of one side on one deck, that are seen to fall."""
SPANISH: Final = frozenset(deck for deck, side in SHIP_OF.items() if side == "spanish")


def draw_climax(climax: Climax[View], voice: Voice) -> Iterator[Frame]:
    """Draw a turn from its reveal to its end."""
    return play(scenes(climax, voice))


def scenes(climax: Climax[View], voice: Voice) -> list[Scene]:
    """Return everything that is to be seen."""
    after, told = climax.after, climax.after.turn_events
    all_steps = steps(told, after.forces_before or after.forces)
    shown = [step for step in all_steps if step.is_seen]
    own = next((side for side in SIDES if after.seat_of(side) == climax.seat), None)
    stage = _Stage(_as_it_was(climax), voice, own)
    return [
        stage.face_down(told),
        *stage.turned_up(told, _to_come(all_steps)),
        *(
            scene
            for step in shown
            for scene in stage.carried_out(step, _to_come(all_steps[all_steps.index(step) + 1 :]))
        ),
        stage.over(after),
    ]


def _to_come(steps_: Sequence[Step]) -> set[tuple[Side, int]]:
    return {(side, one.section) for one in steps_ for side in one.sides}


def _as_it_was(climax: Climax[View]) -> View:
    """Return the table's view as it was when the orders of the turn had been turned up."""
    before, after = climax.before, climax.after
    met = {one.section: one.orders for one in after.last_orders}
    orders = (
        after.orders
        if after.result
        else tuple(tuple(met[section][at] for section in before.order_sections) for at in range(2))
    )
    return before.model_copy(
        update={
            "forces": after.forces_before or after.forces,
            "forces_before": None,
            "directed_sections": before.order_sections,
            "revealed": True,
            "orders": orders,
            "question": None,
            "to_act": (),
            "to_come": (),
            "swaps": (),
            "last_orders": (),
            "marks": Marks(),
            "result": None,
        }
    )


def caption(told: Sequence[Event], keys: Iterable[str], voice: Voice) -> str:
    """Say the events with these keys, in their order, as briefly as they can be said."""
    said: list[str] = []
    for key in dict.fromkeys(keys):
        said += [in_caption(one, voice) for one in _men_together(told) if one.key == key]
    words = " · ".join(filter(None, said))
    words = words or " ".join(voice(one) for one in told if one.key in keys)
    return words.replace("**", "")


def _men_together(told: Sequence[Event]) -> Iterator[Event]:
    """Yield events, those of men who go the same way as one: 2 pirates, not 1 pirate twice.

    Versions up to 0.3 did not tell of which side they are: there they stay as they are.
    """
    going: Counter[Event] = Counter(told)
    for one, men in going.items():
        who = one.facts["who"] if one.key in MEN_GO and men > 1 else ()
        if isinstance(who, tuple) and who:
            side, _ = who
            yield one.model_copy(update={"args": {**one.args, "who": crew_of(side, men)}})
        else:
            yield one


class _Stage:
    """The scenes of one turn."""

    def __init__(self, view: View, voice: Voice, own: Side | None) -> None:
        """`own` is the side of whoever watches: its men are ringed."""
        self._view = view
        self._voice = voice
        self._own: Side | None = own

    def face_down(self, told: Sequence[Event]) -> Scene:
        """Show the orders as they lay."""
        hidden = tuple(tuple(None for _ in row) for row in self._view.orders)
        view = self._view.model_copy(update={"orders": hidden, "revealed": False})
        said = Said(self._words(told, "told-reveal"))
        return Scene(partial(self._paint, view), FACE_DOWN, said=said)

    def turned_up(self, told: Sequence[Event], to_come: set[tuple[Side, int]]) -> Iterator[Scene]:
        """Show the orders that met; those that are cancelled leap, and are thrown back."""
        view = self._view.model_copy(update={"to_come": tuple(sorted(to_come))})
        said = Said(self._words(told, "told-cancel", "told-reveal"))
        cancels = [*self._cancels(told)]
        shields = [self._sign(DECK_AT[one], ORDER_ICONS[self._order(*one)]) for one in cancels]
        if cancels:
            both = {(side, section) for _, section in cancels for side in SIDES}
            ahead = view.model_copy(update={"to_come": tuple(sorted(to_come | both))})
            yield from self._leaping(ahead, cancels, shields, said)
        thrown_back = [one for which in cancels for one in self._leap(*which, 0, is_struck=True)]
        sprites = [*shields, *thrown_back]
        yield Scene(partial(self._paint, view), TURNED_UP, sprites, None if cancels else said)

    def _leaping(
        self,
        view: View,
        cancels: Sequence[tuple[Side, int]],
        shields: Sequence[Sprite],
        said: Said,
    ) -> Iterator[Scene]:
        """Show all orders open, and those that are cancelled on their way to the enemy and back."""
        ground = cache(partial(self._paint, view))
        yield Scene(ground, OPEN)
        for n, (share, milliseconds) in enumerate(LEAPS):
            signs = [
                one
                for which in cancels
                for one in self._leap(*which, share, is_struck=n >= BACK_AT)
            ]
            sprites = [*(shields if n else ()), *signs]
            yield Scene(ground, milliseconds, sprites, None if n else said, is_passing=n > 0)

    def _cancels(self, told: Sequence[Event]) -> Iterator[tuple[Side, int]]:
        """Yield the side and the section of each order that cancels the enemy's."""
        for one in told:
            if one.key == "told-cancel" and one.facts["section"] in self._view.order_sections:
                section, shield = one.facts["section"], one.facts["shield"]
                yield from (
                    (side, section) for side in SIDES if self._order(side, section) == shield
                )

    def _order(self, side: Side, section: int) -> Order:
        """Return the order that a side laid in a section: by now it lies open."""
        row = self._view.orders[SIDES.index(side)]
        return cast("Order", row[self._view.order_sections.index(section)])

    def _leap(self, side: Side, section: int, share: float, *, is_struck: bool) -> Iterator[Sprite]:
        """Show what a side's order cancels part of its way from where it lies to that shield."""
        enemy, size = ENEMY[side], SIGN if share else STRUCK
        laid, there = ORDER_TOPS[enemy] + SIGNS_AT, self._rail(DECK_AT[enemy, section])
        x = self._middle(DECK_AT[enemy, section]) + BESIDE_GANGWAY * share
        y = laid + (there - laid) * share - TOP
        yield Sprite(x, y, glyph(ORDER_ICONS[self._order(enemy, section)], size))
        if is_struck:
            yield Sprite(x, y, _stroke(size))

    def _sign(self, deck: Deck, sign: str) -> Sprite:
        """Show on which deck something happens: at its rail, beside the gangway."""
        x, y = self._middle(deck) + BESIDE_GANGWAY, self._rail(deck) - TOP
        return Sprite(x, y, glyph(sign, SIGN))

    def _rail(self, deck: Deck) -> int:
        """Return how high the middle of a sign is at the rail of a deck."""
        return DECK_TOPS[SHIP_OF[deck]] + (DECK_HEIGHT - RAIL if deck in SPANISH else RAIL)

    def carried_out(self, step: Step, to_come: set[tuple[Side, int]]) -> Iterator[Scene]:
        """Show an order being carried out: men fall, others are on their way, and what is left."""
        question = task_of("third", step.sides[0], step.section) if step.section else None
        both = {(side, step.section) for side in step.sides[1:]}
        view = self._view.model_copy(
            update={"question": question, "to_come": tuple(sorted(to_come | both))}
        )
        sign = [self._sign(step.deck, step.sign)] if step.deck else []
        said = Said(caption(step.told, [one.key for one in step.told], self._voice))
        if step.falls:
            yield from self._falling(step, view, sign, said)
        changed = {"forces": step.after, "forces_before": step.before}
        ground = partial(self._paint, view.model_copy(update=changed))
        sprites = [*self._crossing(step), *sign]
        yield Scene(ground, FELL if step.falls else None, sprites, None if step.falls else said)

    def _falling(
        self, step: Step, view: View, sign: Sequence[Sprite], said: Said
    ) -> Iterator[Scene]:
        """Show men tip over and drop off their deck, picture by picture."""
        fallen = view.model_copy(update={"forces": step.fallen, "forces_before": None})
        ground = cache(partial(self._paint, fallen))
        for n, (tip, drop, solid) in enumerate(FALL):
            men = [
                Sprite(x, y + drop, _tipping(side, -tip if at % 2 else tip, solid))
                for (side, deck), count in step.falls.items()
                for at, (x, y) in enumerate(self._footholds(step.fallen, side, deck, count))
            ]
            yield Scene(ground, FALLING, [*sign, *men], None if n else said, is_passing=n > 0)

    def _footholds(
        self, forces: Sequence[Force], side: Side, deck: Deck, fallen: int
    ) -> Iterator[tuple[int, int]]:
        """Yield where those stood who fall, beside those who are left."""
        left, width = self._column(deck)
        half = DECK_HEIGHT // 4 * (1 if side == "spanish" else 3)
        start = left + 50 + TOKEN_SPACING * min(forces[SIDES.index(side)].on(deck), 4)
        for n in range(min(fallen, MOST_FALLING)):
            x = min(start + n * BESIDE_FALLING, left + width - FALLING_SIZE // 2)
            yield x, DECK_TOPS[SHIP_OF[deck]] + half - TOP

    def _crossing(self, step: Step) -> Iterator[Sprite]:
        """Show men on their way to the other ship."""
        crossing = [one for one in step.moves if one[1] and SHIP_OF[one[1]] != SHIP_OF[one[2]]]
        for n, (side, _, end) in enumerate(crossing):
            beside = (-80, 80, -144, 144)[n % 4]
            man = ART.image(f"man-{side}", TOKEN_SIZE)
            yield Sprite(self._middle(end) + beside, GANGWAYS - TOP, man)

    def over(self, after: View) -> Scene:
        """Show how the turn ended, with all that it has changed."""
        fallen = [
            now.losses - old.losses
            for now, old in zip(after.forces, self._view.forces, strict=True)
        ]
        lost = crew_of_both(max(0, fallen[0]), max(0, fallen[1]))
        words = caption(after.turn_events, ENDINGS, self._voice)
        words = words or self._voice("picture-fallen", fallen=lost)
        view = self._view.model_copy(
            update={
                "forces": after.forces,
                "forces_before": self._view.forces,
                "directed_sections": after.directed_sections,
            }
        )
        return Scene(partial(self._paint, view), said=Said(words))

    def _words(self, told: Sequence[Event], *keys: str) -> str:
        """Say the events with the first of these keys of which there are any."""
        return next(filter(None, (caption(told, [key], self._voice) for key in keys)), "")

    # ---- parts of the picture ----------------------------------------------------------------

    def _middle(self, deck: Deck) -> int:
        """Return the middle of a deck, from the left."""
        left, width = self._column(deck)
        return left + width // 2

    def _column(self, deck: Deck) -> tuple[int, int]:
        """Return the left edge and the width of a deck."""
        return dict(section_columns(self._view.options.mode))[SECTION_OF[deck]]

    def _paint(self, view: View) -> Image:
        canvas, voice = Canvas(WIDTH, HEIGHT, PAPER), self._voice
        parts = view.options.mode, view.directed_sections, view.forces, view.forces_before
        canvas.paste((0, 0), manned_ships(*parts, voice.language, self._own))
        self._header(canvas, view)
        for section, column in section_columns(view.options.mode):
            if section in view.order_sections:
                for side in SIDES:
                    draw_laid_order(canvas, view, voice, side, section, column)
        return Canvas.cut(canvas.image, (0, TOP), (WIDTH, HEIGHT - TOP)).image

    def _header(self, canvas: Canvas, view: View) -> None:
        """Write which turn it is, and which way it goes."""
        voice = self._voice
        canvas.paste((MARGIN, TOP + 8), raised(WIDTH - 2 * MARGIN, 80, PAPER, 24))
        x = MARGIN + 22
        x += canvas.write((x, TOP + 48), voice("picture-turn", turn=view.turn), 50, bold=True) + 24
        canvas.glyph((x + 26, TOP + 48), SIDE_ICONS[view.initiative], 52)
        canvas.write((x + 64, TOP + 48), initiative(view, voice), PHONE_TYPE, FADED, bold=True)


@cached
def _stroke(size: int) -> Image:
    """Paint the stroke through a sign."""
    line = f'd="M{size // 8} {size * 7 // 8}L{size * 7 // 8} {size // 8}" stroke-linecap="round"'
    return svg(
        f'<path {line} stroke="{WHITE}" stroke-width="{size // 5}"/>'
        f'<path {line} stroke="{BAD}" stroke-width="{size // 8}"/>',
        size,
        size,
    )


@cached
def _tipping(side: Side, tip: int, solid: float) -> Image:
    """Paint a man who has lost his footing, by how many degrees, and how much of him is seen."""
    from PIL import Image

    man = ART.image(f"man-{side}", FALLING_SIZE)
    tipped = man.rotate(tip, Image.Resampling.BICUBIC, expand=True)
    tipped.putalpha(tipped.getchannel("A").point(lambda alpha: round(alpha * solid)))
    return tipped
