"""A drive as it turned out: carts roll, ram and fall, and jewels come home; the table moves.

The ground is painted once and made as small as an animation is; carts, jewels and signs are laid on
it frame by frame.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from PIL.Image import Resampling

from games.kit.draw.canvas import GOOD, INK, PAPER, Canvas, glyph, wrap
from games.kit.draw.materials import raised
from games.kit.draw.scale import to_pixels
from games.kit.game import Event, Frame
from games.off_the_rails.components import (
    EXITS,
    NOTHING,
    JewelName,
    Jewels,
    Square,
    add,
    jewels_of,
    listed,
    subtract,
)
from games.off_the_rails.events import CLIMAXES
from games.off_the_rails.picture.board import (
    Ground,
    ground_of,
    letters_of_owners,
    mark_changed,
    paint_carts,
    paint_ground,
)
from games.off_the_rails.picture.carts import cart_on_square
from games.off_the_rails.picture.chart import Chart
from games.off_the_rails.picture.highlights import changed_squares
from games.off_the_rails.picture.pieces import collapsed_square, deposit, gem
from games.off_the_rails.picture.player_panels import owner_mark

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PIL.Image import Image

    from games.kit.game import Climax
    from games.kit.words import Voice
    from games.off_the_rails.model import Cart, View

CHART: Final = Chart(10, 10, 104, 76, 28)
SIDE: Final = CHART.side + 2 * CHART.left
STEP: Final = 140
"""Milliseconds; this and all below."""
BEAT: Final = 170
BEFORE: Final = 600
AFTER: Final = 1_600
MOST_FRAMES: Final = 22
"""More are not shown: of long ways every other step is left out."""
LINE: Final = 54
"""Units from one line of the caption to the next."""
TYPE: Final = 44
MOST_LINES: Final = 3
SHRINKING: Final = (0.8, 0.55, 0.3)
"""How large a falling cart still is."""


class _Sprite(NamedTuple):
    """Something that is laid on the board, with its middle in units."""

    x: float
    y: float
    image: Image


@dataclass(frozen=True)
class _Shot:
    """A frame before it is painted: what lies on the ground, in order."""

    sprites: tuple[_Sprite, ...]
    milliseconds: int
    said: int
    """How many lines of the caption are to be read by then."""
    passing: bool = False
    """Whether it may be left out."""


def climax(climax: Climax[View], voice: Voice) -> Iterator[Frame]:
    """Paint how carts drive, collide, fall or come home, and last how all is afterwards."""
    story = _Story(climax, voice)
    shots = story.shots()
    if len(shots) > MOST_FRAMES:
        kept = [one for n, one in enumerate(shots) if not one.passing or n % 2]
        shots = [kept[0], *kept[len(kept) - MOST_FRAMES + 1 :]]
    caption = _Caption(climax, voice)
    for shot in shots:
        yield Frame(_framed(story.ground, shot.sprites, caption.of(shot.said)), shot.milliseconds)
    after = _after(climax.after, voice)
    yield Frame(_framed(after, (), caption.of(len(climax.told))), AFTER)


class _Story:
    """The board while the story goes on; what is told changes it, and leaves shots of it."""

    def __init__(self, climax: Climax[View], voice: Voice) -> None:
        before, after = climax.before, climax.after
        self._told = climax.told
        self._carts = {cart.name: cart for cart in before.carts}
        self._letters = dict(letters_of_owners(before, voice))
        parked = {cart.square for cart in before.carts}
        self._deposits = {
            at: jewels
            for at, jewels in before.deposits.items()
            if at in parked or jewels != after.deposits.get(at)
        }
        lying = ground_of(before, voice)
        still = tuple(one for one in lying.deposits if one[0] not in self._deposits)
        ground = Ground(lying.clans, lying.tiles, lying.tokens, still)
        self.ground = paint_ground((SIDE, SIDE), ground, CHART)
        self._pits: list[_Sprite] = []
        self._tokens = after.tokens
        self._shots: list[_Shot] = []
        self._said = 0

    def shots(self) -> list[_Shot]:
        """Return everything that is to be seen, but for the end."""
        self._shoot(BEFORE)
        for told in self._told:
            self._said += told.key in CLIMAXES
            if seen := SEEN.get(told.key):
                seen(self, told)
        return self._shots

    # ---- what is told ----------------------------------------------------------------

    def roll(self, told: Event) -> None:
        """Let a cart drive, and take what it takes."""
        cart = self._named(told)
        for step in told.facts["way"]:
            square, *kinds = (step,) if isinstance(step, str) else step
            if cart.square and square != cart.square:
                cart = self._drive(cart, square)
            for kind in kinds:
                cart = self._take(cart, kind)

    def take(self, told: Event) -> None:
        """Let a cart take a jewel where it stands."""
        cart = self._named(told)
        for kind, _ in told.facts["jewels"]:
            cart = self._take(cart, kind)
        self._shoot(STEP)

    def ram(self, told: Event) -> None:
        """Let a cart run into another."""
        cart, other = self._named(told), self._named(told, "opponent")
        if not cart.square or not other.square:
            return
        (x1, y1), (x2, y2) = CHART.middle(cart.square), CHART.middle(other.square)
        nearer = (x2 - x1) * 0.25, (y2 - y1) * 0.25
        for size, share in ((0.7, 0.6), (1.3, 1.0), (0.9, 0.4)):
            bang = _scaled(glyph("💥", round(CHART.unit * 1.3)), size / 1.3)
            moved = {
                cart.name: (nearer[0] * share, nearer[1] * share),
                other.name: (nearer[0] * (share - 0.4), nearer[1] * (share - 0.4)),
            }
            middle = _Sprite((x1 + x2) / 2, (y1 + y2) / 2, bang)
            self._shoot(BEAT, moved=moved, above=(middle,))

    def drop(self, told: Event) -> None:
        """Let a rammed cart drop jewels."""
        cart, fallen = self._named(told), jewels_of(**dict(told.facts["jewels"]))
        square = cart.square or ""
        self._change(cart, hold=_less(cart.hold, fallen))
        self._deposits[square] = add(self._deposits.get(square, NOTHING), fallen)
        self._shoot(BEAT)

    def derail(self, told: Event) -> None:
        """Take a cart off its track."""
        cart = self._named(told)
        if cart.square:
            x, y = CHART.middle(cart.square)
            self._change(cart, square=None)
            for turn in (35, 80):
                tilted = self._image(cart).rotate(turn, Resampling.BILINEAR)
                self._shoot(BEAT, above=(_Sprite(x, y, tilted),))

    def leave(self, told: Event) -> None:
        """Let a cart come up, and its jewels fly to its owner."""
        cart, square = self._named(told), told.facts["square"]
        if not cart.square:
            return
        if cart.square != square:
            cart = self._drive(cart, square)
        x, y = CHART.middle(square)
        jewels = listed(cart.hold)
        self._change(cart, square=None, hold=NOTHING)
        emptied = self._image(cart.model_copy(update={"hold": NOTHING}))
        for share in (0.15, 0.45, 0.75, 1.0) if jewels else ():
            flying = tuple(
                _Sprite(
                    x + (60 - x) * share + (n - len(jewels) / 2) * 46,
                    y + (SIDE + 40 - y) * share - 150 * share * (1 - share),
                    gem(kind, 84),
                )
                for n, kind in enumerate(jewels)
            )
            self._shoot(BEAT, above=(_Sprite(x, y, emptied), *flying))

    def fall(self, told: Event) -> None:
        """Let a cart plunge into the chasm."""
        cart = self._named(told)
        if not cart.square:
            return
        square = told.facts.get("square", cart.square)
        if square in self._tokens and square != cart.square:
            cart = self._drive(cart, square)
        self._swallow(cart, square)

    def collapse(self, told: Event) -> None:
        """Let a square fall in."""
        square = told.facts["square"]
        self._deposits.pop(square, None)
        if square in self._tokens:
            left, top, width, height = CHART.box(square)
            pit = collapsed_square(self._tokens[square], CHART.unit)
            self._pits.append(_Sprite(left + width / 2, top + height / 2, pit))
            self._shoot(BEAT)

    # ---- the pieces ------------------------------------------------------------------

    def _swallow(self, cart: Cart, square: Square) -> None:
        x, y = CHART.middle(square)
        self._change(cart, square=None)
        for size in SHRINKING:
            image = _scaled(self._image(cart), size, turn=round(200 * (1 - size)))
            self._shoot(BEAT, above=(_Sprite(x, y, image),))
        self._shoot(BEAT)

    def _named(self, told: Event, role: str = "cart") -> Cart:
        """Return the cart that an event tells of."""
        return self._carts[told.facts[role]]

    def _change(self, cart: Cart, **fields: object) -> Cart:
        changed = cart.model_copy(update=fields)
        self._carts[cart.name] = changed
        return changed

    def _take(self, cart: Cart, kind: JewelName) -> Cart:
        one = jewels_of(**{kind: 1})
        square = cart.square or ""
        self._deposits[square] = _less(self._deposits.get(square, NOTHING), one)
        return self._change(cart, hold=add(cart.hold, one))

    def _drive(self, cart: Cart, square: Square) -> Cart:
        """Let a cart drive onto the square beside its own."""
        (x1, y1), (x2, y2) = CHART.middle(cart.square or square), CHART.middle(square)
        heading = "EW"[x2 < x1] if x1 != x2 else "SN"[y2 < y1]
        heading = next(one for one in EXITS if one == heading)
        cart = self._change(cart, heading=heading)
        self._shoot(STEP // 2, moved={cart.name: ((x2 - x1) / 2, (y2 - y1) / 2)}, passing=True)
        cart = self._change(cart, square=square)
        self._shoot(STEP)
        return cart

    def _image(self, cart: Cart) -> Image:
        piece = (cart.colour, self._letters[cart.colour], cart.die, cart.speed)
        return cart_on_square(piece, cart.hold, cart.heading or "N", NOTHING, CHART.unit)

    def _shoot(
        self,
        milliseconds: int,
        *,
        moved: dict[str, tuple[float, float]] | None = None,
        above: tuple[_Sprite, ...] = (),
        passing: bool = False,
    ) -> None:
        """Keep what is to be seen now; `moved` are carts beside their squares."""
        sprites = list(self._pits)
        for square, jewels in self._deposits.items():
            if any(jewels):
                sprites.append(_Sprite(*CHART.middle(square), deposit(jewels, CHART.unit)))
        for cart in self._carts.values():
            if cart.square:
                x, y = CHART.middle(cart.square)
                right, down = (moved or {}).get(cart.name, (0, 0))
                sprites.append(_Sprite(x + right, y + down, self._image(cart)))
        self._shots.append(_Shot((*sprites, *above), milliseconds, self._said, passing))


SEEN: Final[dict[str, Callable[[_Story, Event], None]]] = {
    "rolls": _Story.roll,
    "takes": _Story.take,
    "rams": _Story.ram,
    "rams-head-on": _Story.ram,
    "bumps": _Story.ram,
    "drops-some": _Story.drop,
    "drops-all": _Story.drop,
    "derails": _Story.derail,
    "derails-loaded": _Story.derail,
    "derails-rammed": _Story.derail,
    "returns": _Story.derail,
    "leaves": _Story.leave,
    "leaves-empty": _Story.leave,
    "falls": _Story.fall,
    "falls-loaded": _Story.fall,
    "swallowed": _Story.fall,
    "swallowed-loaded": _Story.fall,
    "collapses": _Story.collapse,
    "collapses-track": _Story.collapse,
    "collapses-jewels": _Story.collapse,
    "collapses-jewels-track": _Story.collapse,
}
"""What is to be seen of what is told."""


def _less(some: Jewels, fewer: Jewels) -> Jewels:
    """Return some jewels without others, as far as they are there."""
    return subtract(some, tuple(map(min, some, fewer)))  # type: ignore[arg-type]


# ---- painting ------------------------------------------------------------------------------------


def _after(view: View, voice: Voice) -> Image:
    """Paint the board as it is in the end, with what has changed."""
    ground = ground_of(view, voice)
    canvas = Canvas.over(paint_ground((SIDE, SIDE), ground, CHART))
    paint_carts(canvas, view, CHART, dict(ground.clans))
    mark_changed(canvas, CHART, changed_squares(view))
    return canvas.image


def _scaled(image: Image, share: float, turn: int = 0) -> Image:
    size = max(1, round(image.width * share)), max(1, round(image.height * share))
    small = image if size == image.size else image.resize(size, Resampling.BILINEAR)
    return small.rotate(turn, Resampling.BILINEAR) if turn else small


def _framed(ground: Image, sprites: Sequence[_Sprite], caption: Image) -> Image:
    """Lay everything on a copy of the ground, and the caption below it."""
    frame = ground.crop((0, 0, ground.width, ground.height + caption.height))
    frame.paste(caption, (0, ground.height))
    for x, y, image in sprites:
        left = to_pixels(round(x)) - image.width // 2
        top = to_pixels(round(y)) - image.height // 2
        frame.paste(image, (left, top), image)
    return frame


class _Row(NamedTuple):
    """A line of the caption."""

    told: int
    """Which of the climaxes it tells."""
    seat: int | None
    """Whose it is, on the first line of each."""
    words: str
    gained: int = 0


def in_caption(told: Event, voice: Voice) -> str:
    """Say a climax beside a mark of whose it is: without them, as briefly as it can be said."""
    return voice.in_form(told, "caption", "brief").strip()


class _Caption:
    """Says what happens, each with whose it is: the last ones, if there are too many."""

    def __init__(self, climax: Climax[View], voice: Voice) -> None:
        self._view, self._voice = climax.after, voice
        told = [one for one in climax.told if one.key in CLIMAXES]
        seats = [one.facts["who"] for one in told]
        homes = [(seat, one.key) for seat, one in zip(seats, told, strict=True)]
        self._rows: list[_Row] = []
        for n, (seat, one) in enumerate(zip(seats, told, strict=True), 1):
            again = any(n < m and other == (seat, "leaves") for m, other in enumerate(homes, 1))
            brings = one.key == "leaves" and not again
            gained = climax.after.points[seat] - climax.before.points[seat] if brings else 0
            first, *more = wrap(in_caption(one, voice), TYPE, SIDE - 250, 2, bold=True)
            self._rows += [_Row(n, seat, first, gained), *(_Row(n, None, line) for line in more)]
        self._rows = self._rows[-MOST_LINES:]
        self._painted: dict[int, Image] = {}

    def of(self, said: int) -> Image:
        """Paint the lines that are to be read by then, with room for all."""
        if said not in self._painted:
            self._painted[said] = self._paint(said)
        return self._painted[said]

    def _paint(self, said: int) -> Image:
        height = len(self._rows) * LINE
        canvas = Canvas(SIDE, height + 24, INK)
        canvas.paste((6, 0), raised(SIDE - 12, height + 14, PAPER, 18))
        for n, row in enumerate(self._rows):
            y = 8 + n * LINE + LINE // 2
            if row.told > said:
                continue
            if row.seat is not None:
                owner_mark(canvas, self._view, self._voice, row.seat, (54, y, 60))
            canvas.write((100, y), row.words, TYPE, bold=True, width=SIDE - 250)
            if row.gained > 0:
                line = f"+{row.gained}"
                canvas.write((SIDE - 40, y), line, TYPE, GOOD, bold=True, anchor="r")
        return canvas.image
