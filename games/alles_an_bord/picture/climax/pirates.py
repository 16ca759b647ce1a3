"""Pirates: who meets them and who flees, the card turns up, then ship by ship what comes of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from games.alles_an_bord.events import announcements, card_text, pirates_ahead
from games.alles_an_bord.picture.climax.grounds import BELOW, FACE_DOWN, at_sea
from games.alles_an_bord.picture.climax.things import deed, with_things
from games.kit.draw.stage import Said, Scene, in_caption

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.alles_an_bord.model import View
    from games.kit.game import Event
    from games.kit.words import Voice

AHEAD: Final = 900
"""Milliseconds for which the card lies face down."""
AWAY: Final = 50
"""Units that a ship lies lower which has fled."""
TURNING: Final = 220
"""Milliseconds of each picture in which a card is turned, or ships sail away."""
NARROW: Final = 0.4
"""How wide a card is then."""
MEETS, FLEES, HELD, ROBBED = "⚔️", "💨", "✅", "☠️"


def scenes(gone: Event, told: Sequence[Event], before: View, voice: Voice) -> list[Scene]:
    """Show a card of pirates from afar to its end, as `gone` sums it up."""
    facts, seats = gone.facts, range(len(before.ships))
    card, fled = facts["card"], facts["fled"]
    announced = {seat: FLEES if seat in fled else MEETS for seat in seats}
    ended = announced | dict.fromkeys(facts["held"], HELD) | dict.fromkeys(facts["robbed"], ROBBED)
    sea = partial(at_sea, before, voice, line=voice("picture-pirates"))
    ahead, leaving, split = (
        sea(FACE_DOWN, lower=dict.fromkeys(fled, by)) for by in (0, AWAY // 2, AWAY)
    )
    turning = partial(sea, lower=dict.fromkeys(fled, AWAY), turned=NARROW)
    up = sea(card, lower=dict.fromkeys(fled, AWAY))
    below = partial(with_things, middle=BELOW, view=before, voice=voice)
    meeting = announcements(tuple(seat not in fled for seat in seats))
    shown = [
        Scene(ahead, AHEAD, said=Said(in_caption(pirates_ahead(), voice))),
        Scene(leaving, TURNING, is_passing=True),
        Scene(partial(below, split, {}, signs=announced), said=Said(in_caption(meeting, voice))),
        *(Scene(partial(turning, one), TURNING, is_passing=True) for one in (FACE_DOWN, card)),
        Scene(partial(below, up, {}, signs=announced), said=Said(voice(card_text(card)))),
    ]
    for one in told:
        shown += deed(one, up, before, voice, MEETS)
        if one.key == "penalised-nothing":
            ground = partial(below, up, {}, signs={one.facts["who"]: ROBBED})
            shown.append(Scene(ground, said=Said(in_caption(one, voice))))
    final = partial(below, up, dict(_changes(told)), signs=ended)
    return [*shown, Scene(final, said=Said(in_caption(gone, voice)))]


def _changes(told: Sequence[Event]) -> Iterator[tuple[int, Sequence[tuple[str, int]]]]:
    """Yield what each seat has won or lost."""
    for one in told:
        changed = {"fulfilled": "got", "penalised": "things"}.get(one.key)
        if changed:
            yield one.facts["who"], one.facts[changed]
