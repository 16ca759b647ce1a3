"""What is told of a match's log to one reader, but for what was taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matches.match import events_for

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.kit.game import Event, Seat
    from games.kit.words import Voice
    from matches.match import Played


def standing(log: Iterable[Played], reader: Seat | None, voice: Voice) -> list[tuple[Seat, Event]]:
    """Return what a log tells a reader, each with who acted, but nothing that was taken back."""
    kept: list[tuple[Seat, Event]] = []
    for entry in log:
        for told in events_for(entry.events, reader):
            if voice.has(told.key, "cancels"):
                undone = voice.together([told], "cancels")
                last = max(
                    (at for at, one in enumerate(kept) if one[1].key == undone), default=None
                )
                if last is not None:
                    del kept[last]
            else:
                kept.append((entry.seat, told))
    return kept
