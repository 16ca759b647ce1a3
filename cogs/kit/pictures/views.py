"""What a seat, or the table, sees: as a picture, and as its alt text."""

from __future__ import annotations

from functools import partial
from itertools import islice, tee
from typing import TYPE_CHECKING, Final

from cogs.kit.messages import layouts
from cogs.kit.pictures.jobs import ViewJob
from games.kit.game import seat_name
from games.kit.mind import level_dots
from games.kit.words import Voice

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cogs.kit.pictures.jobs import Spoken
    from games.kit.game import Decision, Proposals, View
    from games.kit.text import Seat
    from matches.match import Match

SHORT_NAME: Final = 10
"""Characters of a name where an alt text has no room for whole ones."""
LAST_LINES: Final = 8
"""Lines of an alt text for which shorter names make room."""


def view_job(
    match: Match,
    seat: Seat | None,
    voice: Voice,
    chosen: tuple[Decision, ...] = (),
    proposals: Proposals = (),
    spoken: Sequence[Spoken] = (),
    *,
    zoom: bool = False,
) -> ViewJob:
    """Return what a seat, or the table (None), sees, as a picture.

    In the middle of a menu, `chosen` holds the answers so far: a game with a `preview` draws what
    they would lead to, and the `proposals` that are made there. With `zoom` the picture is the
    larger one, where a game has one. What is `spoken` at the table stands in bubbles below it.

    A hand that a computer plays shows no turn, and marks nothing: there is nothing to press.
    """
    alt = alt_text(match, seat, voice)
    if spoken:
        said = "\n".join(spoken_line(one, voice).replace("**", "") for one in spoken)
        alt = layouts.shorten(f"{said}\n{alt}", layouts.ALT_TEXT_LIMIT)
    if match.computers:
        voice = with_levels(match, voice, "computer-on-plate")
    view = match.view(seat)
    if seat in match.computers and seat in match.actors():
        view = view.without_turn()
    preview = bool(chosen or proposals) and match.game.previews
    return ViewJob(
        type(match.game),
        type(view),
        view.model_dump_json(),
        voice.language,
        voice.names,
        "preview" if preview else "zoom" if zoom and match.game.zooms else "draw",
        _as_json(chosen) if preview else (),
        tuple(map(_as_json, proposals)) if preview else (),
        spoken=tuple(spoken),
        broken_off=match.outcome is not None and view.result is None,
        match=match.id,
        ply=match.ply,
        seat=seat,
        alt=alt,
    )


def _as_json(decisions: Iterable[Decision]) -> tuple[str, ...]:
    return tuple(decision.model_dump_json() for decision in decisions)


def spoken_line(one: Spoken, voice: Voice) -> str:
    """Say who says what, as a line of its own."""
    return voice("said", who=seat_name(one.seat), words=one.words)


def alt_text(match: Match, seat: Seat | None, voice: Voice) -> str:
    """Return what a seat, or the table (None), sees, in as many words as Discord takes.

    Where that leaves out the last few lines alone, long names say their beginning instead. What
    larger pictures and previews say is the same, so it is put into words once for a position.
    """
    key = "alt text", seat, voice.language, voice.names
    return match.derive(key, partial(_alt_text, match, match.view(seat), voice))


def _alt_text(match: Match, view: View, voice: Voice) -> str:
    said, (lines, again) = list[str](), tee(match.game.describe(view))
    shortened = map(partial(layouts.shorten, limit=SHORT_NAME), voice.names)
    for names, unsaid in ((voice.names, lines), (shortened, again)):
        spoken = Voice(voice.language, voice.slug, tuple(names))
        if match.computers:
            spoken = with_levels(match, spoken, "computer-in-words")
        said = [spoken("match-over")] if match.outcome and not view.result else []
        room = layouts.ALT_TEXT_LIMIT + 1
        for line in unsaid:
            said.append(spoken(line))
            room -= len(said[-1]) + 1
            if room < 0:
                break  # some games could say seven times as much: that is not put together
        if room >= 0 or len([*islice(unsaid, LAST_LINES + 1)]) > LAST_LINES:
            break
    return layouts.shorten("\n".join(said), layouts.ALT_TEXT_LIMIT)


def with_levels(match: Match, voice: Voice, key: str) -> Voice:
    """Return a voice that says beside the name of each computer how strong it is."""
    names = list(voice.names)
    for seat, level in match.computers.items():
        said, dots = voice(f"level-{level}"), level_dots(level)
        names[seat] = voice(key, name=names[seat], level=said, dots=dots)
    return Voice(voice.language, voice.slug, tuple(names))
