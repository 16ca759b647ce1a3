"""The referee's own entries in an export: what each may tell, and which seats were left by them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.game import Seat, seat_name
from matches.leaving import CALLED_OFF, OUT_OF_TIME, Leavers

if TYPE_CHECKING:
    from matches.fairness.exported import Export, ExportedLine

TOLD_BY_REFEREE: Final[dict[str, tuple[str, ...]]] = {
    "referee:resigned": ("seat-resigned", "seat-left"),
    "referee:gave-up": ("seat-gives-up", "seat-gave-up"),
    "referee:took-back": ("took-back",),
    "referee:left-to-computer": ("seat-left-to-computer", "seat-given-to-computer"),
    "referee:came-back": ("seat-came-back",),
    "referee:called-off": ("called-off", "round-over"),
    "referee:handed-over": ("seat-handed-over",),
    "referee:ran-out": ("seat-ran-out", "seat-missed-too-many"),
    "referee:skipped": ("seat-skipped",),
    "referee:voted": (
        *("voted-wait", "voted-move", "voted-end"),
        *("vote-carried-wait", "vote-carried-move", "vote-carried-end"),
    ),
    "referee:agreed-on-hints": ("seat-agreed-on-hints",),
    "referee:reminded": (),
    "referee:set-forward": (),
}
"""What each kind of the referee's own entries may tell; those that tell nothing are mere notes."""


def is_note(line: ExportedLine) -> bool:
    """Tell whether an entry is a mere note, by which no seat has acted."""
    return TOLD_BY_REFEREE.get(line.kind) == ()


def tells_what_it_may(line: ExportedLine) -> bool:
    """Tell whether an entry of the referee tells all players about its seat, as its kind does."""
    keys, who = TOLD_BY_REFEREE[line.kind], seat_name(Seat(line.seat))
    return bool(line.events) == bool(keys) and all(
        told.key in keys and told.to is None and told.args.get("who", who) == who
        for told in line.events
    )


def tells_end(line: ExportedLine, reason: str) -> bool:
    """Tell whether an entry ends the match without result, for such a reason."""
    if reason in {CALLED_OFF, OUT_OF_TIME}:
        by = "time" if reason == OUT_OF_TIME else "moderator"
        return line.kind == "referee:called-off" and line.move.get("by", "moderator") == by
    carried = any(told.key == "vote-carried-end" for told in line.events)
    return line.kind == "referee:voted" and line.move.get("vote") == "end" and carried


def leavers_of(export: Export) -> Leavers:
    """Return who had left which seats in the end, as the log says."""
    computers = [Seat(at) for at, player in enumerate(export.players) if player.computer]
    leavers = Leavers(len(export.players), computers=frozenset(computers))
    for line in export.log:
        leavers = leavers.after(Seat(line.seat), line.kind)
    return leavers
