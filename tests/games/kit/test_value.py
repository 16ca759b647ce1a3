"""Values: a changed copy is what pydantic would return, and leaves the original alone."""

from __future__ import annotations

import gc
from copy import copy

import pytest
from pydantic import BaseModel, ValidationError

from games.kit.value import Value


class Lamp(Value):
    """A value of three fields, one of them a tuple."""

    colour: str
    height: int = 1
    wicks: tuple[int, ...] = ()


LAMP = Lamp(colour="red", wicks=(1, 2))


def test_a_copy_is_what_pydantic_would_return() -> None:
    copied = LAMP.model_copy(update={"height": 3})
    by_pydantic = BaseModel.model_copy(LAMP, update={"height": 3})
    assert copied == by_pydantic
    assert copied.model_dump_json(exclude_unset=True) == by_pydantic.model_dump_json(
        exclude_unset=True
    )


def test_a_copy_leaves_the_original_as_it_was() -> None:
    before = LAMP.model_dump_json(exclude_unset=True)
    LAMP.model_copy(update={"colour": "blue", "height": 7})
    assert LAMP.model_dump_json(exclude_unset=True) == before


def test_a_value_does_not_note_which_of_its_fields_were_given() -> None:
    read, short = Lamp.model_validate_json('{"colour": "red", "height": 1}'), Lamp(colour="red")
    assert read.model_fields_set == short.model_fields_set == {"colour", "height", "wicks"}
    assert read.model_dump_json(exclude_unset=True) == short.model_dump_json(exclude_unset=True)
    for one in (read, short, short.model_copy(), copy(short)):
        assert one == short
        held = map(type, gc.get_referents(one))
        assert set not in held


def test_a_copy_is_frozen_too() -> None:
    with pytest.raises(ValidationError):
        LAMP.model_copy().colour = "blue"  # type: ignore[misc]


def test_a_value_that_cannot_be_read_is_not_told() -> None:
    with pytest.raises(ValidationError) as refused:
        Lamp.model_validate_json('{"colour": "red", "height": "a hidden card"}')
    assert "height" in str(refused.value)
    assert "hidden" not in str(refused.value)
