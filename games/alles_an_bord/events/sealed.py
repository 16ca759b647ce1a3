"""What a seat alone is told of its own answer, while that is hidden from the others."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.alles_an_bord.components import ICONS, Colour
from games.alles_an_bord.events.naming import amounts
from games.alles_an_bord.model import (
    Answer,
    Choose,
    Fulfil,
    Move,
    PiecePayment,
    Thing,
    is_good,
    things_given,
)
from games.kit.game import Event, Seat, Text, event, text

if TYPE_CHECKING:
    from collections.abc import Sequence


def sealed(seat: Seat, move: Move) -> tuple[Event, ...]:
    """Tell a seat alone what it has decided."""
    match move:
        case Fulfil(payment=payment):
            return (_privately(seat, _given(payment)),)
        case Choose(goods=goods):
            return (_privately(seat, _chosen(goods)),)
        case _ if move.kind in {"pass", "meet", "flee", "penalty"}:
            return (event(f"sealed-{move.kind}", to=seat),)
        case _:
            return ()


def own_sealed_answer(answer: Answer | None, announced: bool | None) -> tuple[Text, ...]:  # noqa: FBT001
    """Remind a seat of what it has decided, while that is hidden from the others."""
    if announced is not None:
        return (text("sealed-meet" if announced else "sealed-flee"),)
    if answer is None:
        return ()
    if answer.choice != "fulfil":
        return (text(f"sealed-{answer.choice}"),)
    reward = (_chosen(answer.colours),) if answer.colours else ()
    return (_given(answer.payment), *reward)


def _privately(seat: Seat, said: Text) -> Event:
    return Event(key=said.key, args=said.args, to=seat)


def _given(payment: Sequence[PiecePayment]) -> Text:
    things = [thing for one in payment for thing in things_given(one)]
    if not things:
        return text("sealed-deal")
    return text("sealed-fulfil", things=tuple(_aboard(thing) for thing in things))


def _chosen(goods: Sequence[Colour]) -> Text:
    return text("sealed-choose", things=amounts(goods))


@cache
def _aboard(thing: Thing) -> Text:
    """Name a thing aboard and where it lies."""
    if thing == "parrot":
        return text("pictured", icon=ICONS["parrot"], what=text("some-parrot", n=1))
    if is_good(thing):
        return text("pictured", icon=ICONS[thing], what=text(f"good-{thing}"))
    kind, _, place = thing.partition("@")
    return text(f"tile-{place}", icon=ICONS[kind], tile=text(f"tile-{kind}"))
