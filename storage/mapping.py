"""The one mapper between rows and records: a column has the name of the field that it holds.

A table with a column `document` keeps there, as JSON, all fields that no query asks for by name: so
a new one needs no migration. A field that a row was written without has its default, and so has one
whose value this version does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from pydantic import TypeAdapter, ValidationError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from storage.database import Rows

T = TypeVar("T")

DOCUMENT: Final = "document"
ADAPTERS: Final[dict[type, TypeAdapter[Any]]] = {}
"""By the records that they read and write."""
JSON_OBJECT: Final = TypeAdapter(dict[str, Any])


def named(found: Rows) -> Iterator[dict[str, Any]]:
    """Yield each row as its values by the names of the columns."""
    names = [column[0] for column in found.description]
    return (dict(zip(names, row, strict=True)) for row in found)


def records(kind: type[T], found: Rows) -> tuple[T, ...]:
    """Return each row as a record.

    Raises:
        ValueError: if a field without default cannot be read.
    """
    return tuple(read(kind, row) for row in named(found))


def record(kind: type[T], found: Rows) -> T | None:
    """Return the first row as a record.

    Raises:
        ValueError: as `records`.
    """
    return next((read(kind, row) for row in named(found)), None)


def read(kind: type[T], row: dict[str, Any]) -> T:
    """Return a row, its values by the names of the columns, as a record.

    Raises:
        ValueError: as `records`.
    """
    columns = {name: value for name, value in row.items() if name != DOCUMENT}
    document = JSON_OBJECT.validate_json(row[DOCUMENT]) if DOCUMENT in row else {}
    adapter = _adapter(kind)
    try:
        return adapter.validate_python(document | columns, strict=False)
    except ValidationError as error:
        unknown = {fault["loc"][0] for fault in error.errors(include_input=False)}
        known = {name: value for name, value in document.items() if name not in unknown}
        return adapter.validate_python(known | columns, strict=False)


def values(
    of: object, columns: str, elsewhere: frozenset[str] = frozenset({"id"})
) -> tuple[int | float | str | None, ...]:
    """Return what a record has for each of these columns.

    `document`, if it is among them, has all other fields but those that are kept `elsewhere`.
    """
    names = columns.split(", ")
    return tuple(
        document(of, elsewhere.union(names)) if name == DOCUMENT else _value(getattr(of, name))
        for name in names
    )


def document(of: object, columns: frozenset[str] = frozenset()) -> str:
    """Return a record as JSON, without the fields that have columns of their own."""
    return _adapter(type(of)).dump_json(of, exclude=set(columns)).decode()


def places(columns: str) -> str:
    """Return where the values of these columns go in a statement.

    >>> places("guild, channel")
    '?, ?'
    """
    return ", ".join("?" for _ in columns.split(", "))


def _value(value: Any) -> Any:
    return int(value) if isinstance(value, bool) else value


def _adapter(kind: type[T]) -> TypeAdapter[T]:
    if kind not in ADAPTERS:
        ADAPTERS[kind] = TypeAdapter(kind)
    return ADAPTERS[kind]
