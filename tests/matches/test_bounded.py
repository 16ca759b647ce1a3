"""What is kept last stays, what is oldest goes."""

from __future__ import annotations

from matches.caching import BoundedDict


def test_the_oldest_entry_goes_when_there_are_too_many() -> None:
    kept: BoundedDict[str, int] = BoundedDict(2)
    for number, key in enumerate("abc"):
        kept[key] = number
    assert kept == {"b": 1, "c": 2}


def test_an_entry_that_is_set_again_is_the_youngest() -> None:
    kept: BoundedDict[str, int] = BoundedDict(2)
    for number, key in enumerate("abac"):
        kept[key] = number
    assert list(kept.items()) == [("a", 2), ("c", 3)]
