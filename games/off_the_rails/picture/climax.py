"""A drive as it turned out: carts roll, ram and fall, and jewels come home; the table moves.

The ground is painted once and made as small as an animation is; carts, jewels and signs are laid on
it frame by frame.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PIL.Image import Resampling

from games.kit.draw.canvas import Canvas, glyph, ring
from games.kit.draw.stage import BESIDE_BOTH, MARK, Said, Scene, Sprite, in_caption, play
from games.kit.game import text
from games.off_the_rails.art import ART
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
from games.off_the_rails.events import CLIMAXES, own_carts
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
from games.off_the_rails.picture.pieces import collapsed_square, deposit
from games.off_the_rails.picture.player_panels import owner_image

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from PIL.Image import Image

    from games.kit.game import Climax, Event, Frame
    from games.kit.words import Voice
    from games.off_the_rails.components import CartName
    from games.off_the_rails.model import Cart, View

CHART: Final = Chart(10, 10, 104, 76, 28)
SIDE: Final = CHART.side + 2 * CHART.left
STEP: Final = 200
"""Milliseconds; this and all below."""
BEAT: Final = 320
BEFORE: Final = 900
RINGED: Final = round(1.06 * CHART.unit)
"""How large the ring is around a cart of the reader's own."""
DRIVING: Final = frozenset({"done", "rolls", "takes", "rams", "rams-head-on", "leaves"})
"""What happens in the turn of whoever it is about."""
SHRINKING: Final = (0.8, 0.55, 0.3)
"""How large a falling cart still is."""


def climax(climax: Climax[View], voice: Voice) -> Iterator[Frame]:
    """Paint how carts drive, collide, fall or come home, and last how all is afterwards."""
    return play(scenes(climax, voice))


def scenes(climax: Climax[View], voice: Voice) -> list[Scene]:
    """Return everything that is to be seen."""
    return _Story(climax, voice).scenes()


def _said(climax: Climax[View], voice: Voice) -> Iterator[Said]:
    """Say each climax, with whose it is; the last cart to come up tells what all brought home."""
    before, after = climax.before, climax.after
    told = [one for one in climax.told if one.key in CLIMAXES]
    homes = {one.facts["who"]: one for one in told if one.key == "leaves"}
    for one in told:
        seat = one.facts["who"]
        gained = after.points[seat] - before.points[seat] if one is homes.get(seat) else 0
        mark = owner_image(after, voice, seat, MARK)
        yield Said(in_caption(one, voice, BESIDE_BOTH), mark, gained)


def _opening(told: Sequence[Event], voice: Voice) -> str:
    """Say what is about to happen: somebody drives, a square falls in, or the end has come."""
    for one in told:
        if one.key in DRIVING:
            return in_caption(text("picture-rolling", who=one.args["who"]), voice)
        if one.key.startswith("collapses"):
            return voice("picture-rumbling")
    return voice("picture-below")


class _Story:
    """The board while the story goes on; what is told changes it, and leaves scenes of it."""

    def __init__(self, climax: Climax[View], voice: Voice) -> None:
        before, after = climax.before, climax.after
        self._climax, self._voice = climax, voice
        self._carts = {cart.name: cart for cart in before.carts}
        self._own = own_carts(climax, climax.seat) if climax.seat is not None else ()
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
        self._ground = paint_ground((SIDE, SIDE), ground, CHART)
        self._pits: list[Sprite] = []
        self._tokens = after.tokens
        self._scenes: list[Scene] = []
        self._said: Said | None = None
        """What is said below the next scene."""

    def scenes(self) -> list[Scene]:
        """Return everything that is to be seen."""
        self._said = Said(_opening(self._climax.told, self._voice))
        self._show(BEFORE)
        said = _said(self._climax, self._voice)
        for told in self._climax.told:
            if told.key in CLIMAXES:
                self._said = next(said)
            self._tell(told)
        end = partial(_after, self._climax.after, self._voice, self._own)
        return [*self._scenes, Scene(end, said=self._said)]

    # ---- what is told ----------------------------------------------------------------

    def _tell(self, told: Event) -> None:
        match told.key:
            case "rolls":
                self._roll(told)
            case "takes":
                self._load(told)
            case "rams" | "rams-head-on" | "bumps":
                self._ram(told)
            case "drops-some" | "drops-all":
                self._drop(told)
            case key if key.startswith(("derails", "returns")):
                self._derail(told)
            case "leaves" | "leaves-empty":
                self._leave(told)
            case "falls" | "falls-loaded" | "swallowed" | "swallowed-loaded":
                self._fall(told)
            case key if key.startswith("collapses"):
                self._collapse(told)

    def _roll(self, told: Event) -> None:
        """Let a cart drive, and take what it takes."""
        cart = self._named(told)
        for step in told.facts["way"]:
            square, *kinds = (step,) if isinstance(step, str) else step
            if cart.square and square != cart.square:
                cart = self._drive(cart, square)
            for kind in kinds:
                cart = self._take(cart, kind)

    def _load(self, told: Event) -> None:
        """Let a cart take a jewel where it stands."""
        cart = self._named(told)
        for kind, _ in told.facts["jewels"]:
            cart = self._take(cart, kind)
        self._show(STEP)

    def _ram(self, told: Event) -> None:
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
            middle = Sprite((x1 + x2) / 2, (y1 + y2) / 2, bang)
            self._show(BEAT, moved=moved, above=(middle,))

    def _drop(self, told: Event) -> None:
        """Let a rammed cart drop jewels."""
        cart, fallen = self._named(told), jewels_of(**dict(told.facts["jewels"]))
        square = cart.square or ""
        self._change(cart, hold=_less(cart.hold, fallen))
        self._deposits[square] = add(self._deposits.get(square, NOTHING), fallen)
        self._show(BEAT)

    def _derail(self, told: Event) -> None:
        """Take a cart off its track."""
        cart = self._named(told)
        if cart.square:
            x, y = CHART.middle(cart.square)
            self._change(cart, square=None)
            for turn in (35, 80):
                tilted = self._image(cart).rotate(turn, Resampling.BILINEAR)
                self._show(BEAT, above=(Sprite(x, y, tilted),))

    def _leave(self, told: Event) -> None:
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
                Sprite(
                    x + (60 - x) * share + (n - len(jewels) / 2) * 46,
                    y + (SIDE + 40 - y) * share - 150 * share * (1 - share),
                    ART.image(kind, 84),
                )
                for n, kind in enumerate(jewels)
            )
            self._show(BEAT, above=(Sprite(x, y, emptied), *flying))

    def _fall(self, told: Event) -> None:
        """Let a cart plunge into the chasm."""
        cart = self._named(told)
        if not cart.square:
            return
        square = told.facts.get("square", cart.square)
        if square in self._tokens and square != cart.square:
            cart = self._drive(cart, square)
        self._swallow(cart, square)

    def _collapse(self, told: Event) -> None:
        """Let a square fall in."""
        square = told.facts["square"]
        self._deposits.pop(square, None)
        if square in self._tokens:
            left, top, width, height = CHART.box(square)
            pit = collapsed_square(self._tokens[square], CHART.unit)
            self._pits.append(Sprite(left + width / 2, top + height / 2, pit))
            self._show(BEAT)

    # ---- the pieces ------------------------------------------------------------------

    def _swallow(self, cart: Cart, square: Square) -> None:
        x, y = CHART.middle(square)
        self._change(cart, square=None)
        for size in SHRINKING:
            image = _scaled(self._image(cart), size, turn=round(200 * (1 - size)))
            self._show(BEAT, above=(Sprite(x, y, image),))
        self._show(BEAT)

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
        self._show(STEP // 2, moved={cart.name: ((x2 - x1) / 2, (y2 - y1) / 2)}, is_passing=True)
        cart = self._change(cart, square=square)
        self._show(STEP)
        return cart

    def _image(self, cart: Cart) -> Image:
        piece = (cart.colour, self._letters[cart.colour], cart.die, cart.speed)
        return cart_on_square(piece, cart.hold, cart.heading or "N", NOTHING, CHART.unit)

    def _show(
        self,
        milliseconds: int,
        *,
        moved: dict[str, tuple[float, float]] | None = None,
        above: tuple[Sprite, ...] = (),
        is_passing: bool = False,
    ) -> None:
        """Add a scene: what is to be seen now; `moved` are carts beside their squares."""
        sprites = list(self._pits)
        for square, jewels in self._deposits.items():
            if any(jewels):
                sprites.append(Sprite(*CHART.middle(square), deposit(jewels, CHART.unit)))
        for cart in self._carts.values():
            if cart.square:
                x, y = CHART.middle(cart.square)
                right, down = (moved or {}).get(cart.name, (0, 0))
                sprites.append(Sprite(x + right, y + down, self._image(cart)))
                if cart.name in self._own:
                    sprites.append(Sprite(x + right, y + down, ring(RINGED, RINGED)))
        sprites += above
        self._scenes.append(Scene(self._ground, milliseconds, sprites, self._said, is_passing))
        self._said = None


def _less(some: Jewels, fewer: Jewels) -> Jewels:
    """Return some jewels without others, as far as they are there."""
    return subtract(some, tuple(map(min, some, fewer)))  # type: ignore[arg-type]


# ---- painting ------------------------------------------------------------------------------------


def _after(view: View, voice: Voice, own: Collection[CartName]) -> Image:
    """Paint the board as it is in the end, with what has changed, and the reader's own ringed."""
    ground = ground_of(view, voice)
    canvas = Canvas.over(paint_ground((SIDE, SIDE), ground, CHART))
    paint_carts(canvas, view, CHART, dict(ground.clans))
    mark_changed(canvas, CHART, changed_squares(view))
    for cart in view.carts:
        if cart.square and cart.name in own:
            canvas.ring(CHART.middle(cart.square), (RINGED, RINGED))
    return canvas.image


def _scaled(image: Image, share: float, turn: int = 0) -> Image:
    size = max(1, round(image.width * share)), max(1, round(image.height * share))
    small = image if size == image.size else image.resize(size, Resampling.BILINEAR)
    return small.rotate(turn, Resampling.BILINEAR) if turn else small
