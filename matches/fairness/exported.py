"""Exports: a match that is over as a file, complete enough to play it again and check it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import FailFast, Field, JsonValue

from games.kit.game import Event, Outcome, Seat
from games.kit.mind import Level
from games.kit.value import Value
from matches.fairness.seals import Secret
from matches.replaying import LuckOf

FORMAT: Final = "gangway-match/1"

Number = Annotated[int, Field(ge=0, le=1_000_000)]


class ExportedPlayer(Value):
    """Who sat at a seat in the end."""

    name: str | None = None
    """None for a computer, and for a former player."""
    computer: Level | None = None
    """How strong a computer is that sat there from the start."""


class ExportedLine(Value):
    """One entry of the log."""

    ply: Number
    seat: Number
    move: dict[str, JsonValue]
    """With its `kind`; the referee's own entries have one that begins with `REFEREE`."""
    events: Annotated[tuple[Event, ...], FailFast()]
    """Its events, for everybody or for one seat."""

    @property
    def kind(self) -> str:
        """Return what kind of entry this is."""
        return str(self.move.get("kind", ""))


class Export(Value):
    """A match that is over. The players' names are for reading: nothing proves them."""

    format: Literal["gangway-match/1"] = FORMAT
    game: str
    """Its slug."""
    version: Number
    """Of the rules that the match was played by."""
    options: dict[str, JsonValue]
    terms: dict[str, JsonValue] = Field(default_factory=dict)
    """What was agreed on beside the options, such as a speed; nothing proves it either."""
    players: Annotated[tuple[ExportedPlayer, ...], FailFast()]
    """By seat."""
    resigned: Annotated[tuple[Seat, ...], FailFast()]
    """Seats that were given up, and played by the house in the end."""
    seal: str
    secret: Secret | None
    """None where the seed was drawn directly, as before 0.3."""
    day: str | None = None
    """The date of the day whose deal it was, if it was one; everybody had the same."""
    message: str | None
    """The link to the message that showed the seal before anything was dealt."""
    seed: str
    luck: LuckOf = "plies"
    """What the luck of its moves goes by; files of before 0.3.0 was released do not say it."""
    log: Annotated[tuple[ExportedLine, ...], FailFast()]
    outcome: Outcome

    @property
    def tells_all(self) -> bool:
        """Whether its log tells of all that has happened to the match, however it ended.

        Before 0.3 there was no entry for a seat that got another player, nor for a match that was
        called off; these matches have no secret.
        """
        return self.secret is not None or self.luck != "plies"
