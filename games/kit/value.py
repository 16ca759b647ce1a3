"""Values: what never changes once it is made."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Value(BaseModel):
    """A frozen, closed value: every state, move, view, event and text is one."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
