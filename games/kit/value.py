"""Values: what never changes once it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pydantic import BaseModel, ConfigDict

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Self


_put = object.__setattr__  # a frozen model has no other way


class Value(BaseModel):
    """A frozen, closed value: every state, move, view, event and text is one."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """Return a copy with some fields changed: what pydantic returns, in two thirds of the time.

        A move copies the state several times. Pydantic copies one by one what goes with the fields,
        for models that change; what a value has besides its fields can be shared.
        """
        if deep:
            return super().model_copy(update=update, deep=deep)
        fields = update or {}
        copied = object.__new__(type(self))
        _put(copied, "__dict__", {**self.__dict__, **fields})
        _put(copied, "__pydantic_fields_set__", self.__pydantic_fields_set__ | fields.keys())
        _put(copied, "__pydantic_extra__", self.__pydantic_extra__)
        _put(copied, "__pydantic_private__", self.__pydantic_private__)
        return copied
