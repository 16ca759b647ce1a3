"""What is on show, held against what is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.protocol.types import MessageFlag
from trials.people import control, hand_of, hands_of

if TYPE_CHECKING:
    from collections.abc import Collection

    from matches.match import Match
    from playground import Person, Seen
    from trials.people import Table


def tables(table: Table, match: Match) -> list[Seen]:
    """Return the messages in its channel that show a match to all: no hand that was asked for."""
    seen = [one for one in table.people[0].sees(table.channel) if not one.ephemeral]
    return [one for one in seen if control(one, "words") == f"words:{match.id}"]


def missing(table: Table, match: Match, alike: Collection[int] = ()) -> list[str]:
    """Return what is not as it should be: one table, a call to all who are to act, their hands.

    After the entries of its log that are `alike` the table is the same as now; so it may be after
    one more that sets clocks at a start.
    """
    found = []
    shown = [one.filename for each in tables(table, match) for one in each.pictures]
    plies = {*alike, match.ply, match.ply + bool(match.clocks.running)}
    if len(shown) != 1 or shown[0] not in {f"table-{ply}.png" for ply in plies}:
        found.append(f"match {match.id}, ply {match.ply}: tables {shown}")
    seats = {person.id: person for person in table.people}
    acting = [seats[match.players[seat]] for seat in match.awaited()]
    seen = table.people[0].sees(table.channel)
    calls = [table.people[0].reads(one) for one in seen if one.text.startswith("🔔")]
    called = [person for person in table.people if any(person.name in call for call in calls)]
    notified = [*called, *filter(was_notified, acting)]
    if len(calls) > 1 or not {*called} <= {*acting} <= {*notified}:
        found.append(f"match {match.id}, ply {match.ply}: called {called}, not {acting}")
    return found + [
        f"match {match.id}, ply {match.ply}: {person} is not asked: {person.dms()[-2:]}"
        for person in acting
        if not is_asked(person, match)
    ]


def was_notified(person: Person) -> bool:
    """Tell whether a person's hand was posted so that it notified them, and not edited alone."""
    hand = hand_of(person)
    return hand is not None and not hand.message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS


def is_asked(person: Person, match: Match) -> bool:
    """Tell whether a person's hand offers what is to be decided now.

    Where it is not the newest, as that of a match that has ended may lie below, the newest leads
    there.
    """
    stamp = match.stamp(match.seat_of(person.id))
    hand = hand_of(person)
    if hand is None:
        return False
    newest = hands_of(person)[-1]
    if newest.id != hand.id and not (control(newest, "next-match") or "").endswith(f":{match.id}"):
        return False
    offered = controls(hand)
    return any(f":{match.id}:{stamp}" in one or one.startswith("load:") for one in offered)


def controls(seen: Seen) -> list[str]:
    """Return the custom ids of a message."""
    return [*(one.custom_id for one in seen.buttons), *(one.custom_id for one in seen.selects)]


def face(seen: Seen) -> tuple[object, ...]:
    """Return what a message shows; names of files tell plies, and a start may be one of them."""
    return (
        seen.text,
        controls(seen),
        [one.alt for one in seen.pictures],
        [one.content for one in seen.files],
    )
