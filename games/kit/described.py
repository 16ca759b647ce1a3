"""A view in words, made of its fields: what `Game.describe` says by default.

The field `bid` is said by the text `view-bid`, with its `value`; a field of the type `BySeat` by
one line for each seat, with `who` as well. What is None or empty is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, TypeVar, get_args
from typing import get_origin as origin_of

from games.kit.text import Seat, SeatName, Text, seat_name, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic.fields import FieldInfo

    from games.kit.value import Value

T = TypeVar("T")

BY_SEAT: Final = "by seat"
BySeat: TypeAlias = Annotated[tuple[T, ...], BY_SEAT]
"""The type of a view's field that has something for each seat."""
UNSAID: Final = frozenset({"seat", "result", "honours", "marks"})
"""Fields that are no lines: whose view it is, how the match ended, what has changed."""


def said_fields(view: type[Value]) -> dict[str, FieldInfo]:
    """Return the fields of a view that are said in lines."""
    return {name: field for name, field in view.model_fields.items() if name not in UNSAID}


def literals_of(field: FieldInfo) -> tuple[str, ...]:
    """Return the words that a field may have; each has a text `<field>-<word>`."""
    return tuple(
        word for part in _parts(field.annotation) if origin_of(part) is Literal
        for word in get_args(part) if isinstance(word, str)
    )  # fmt: skip


def described(view: Any, *, as_team: bool = False) -> Iterator[Text]:
    """Say a view field by field, and first how a match that is over has ended.

    Several winners share the win, but `as_team` they win together.

    Raises:
        TypeError: for a field whose value is no number, word, seat, text, or row of them.
    """
    if view.result:
        winners = tuple(seat_name(seat) for seat in sorted(view.result.winners))
        several = "team" if as_team else "shared"
        kind = several if len(winners) > 1 else "plain" if winners else "nobody"
        yield text(f"headline-{kind}", who=winners)
        for seat, n in enumerate(view.result.scores):
            yield text("points-of", who=seat_name(Seat(seat)), n=n)
    for name, field in said_fields(type(view)).items():
        value = getattr(view, name)
        if value is None or value == ():
            continue
        if BY_SEAT not in field.metadata:
            yield text(f"view-{name}", value=_word(name, value, field))
            continue
        for seat, one in enumerate(value):
            if one is not None:
                who = seat_name(Seat(seat))
                yield text(f"view-{name}", who=who, value=_word(name, one, field))


def _word(name: str, value: object, field: FieldInfo) -> Any:
    match value:
        case bool():
            return text("yes" if value else "no")
        case int():
            return seat_name(Seat(value)) if Seat in _parts(field.annotation) else value
        case str():
            return text(f"{name}-{value}") if value in literals_of(field) else value
        case Text() | SeatName():
            return value
        case tuple():
            return tuple(_word(name, one, field) for one in value) or text("nothing")
        case _:
            msg = (
                f"the field {name} of a view is no number, word, seat, text, or row of them:"
                " make it one, or write `describe`"
            )
            raise TypeError(msg)


def _parts(annotation: object) -> Iterator[object]:
    """Return a type and all types inside it."""
    yield annotation
    for part in get_args(annotation) if origin_of(annotation) is not Literal else ():
        yield from _parts(part)
