"""Exporting: a match that is over as a file, to play it again or to check it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from games.kit.chance import seal
from matches.entries import HandedOver
from matches.fairness.exported import Export, ExportedLine, ExportedPlayer
from matches.fairness.seals import Origin, seal_of
from matches.seated import is_computer, level_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matches.match import Match, Played


def export_of(match: Match, log: Sequence[Played], names: Sequence[str]) -> Export:
    """Return a match as a file has it; `names` are what its players are called, by seat.

    No player's id is in it, and no name of a former player.

    Raises:
        ValueError: while the match runs, for its seed is a secret; that of a day is one until the
            day is over, which is for the caller to see to.
    """
    if match.outcome is None:
        msg = f"match {match.id} is not over"
        raise ValueError(msg)
    origin = match.origin
    return Export(
        game=match.game.spec.slug,
        version=match.game.spec.version if match.version is None else match.version,
        options=match.options.model_dump(mode="json"),
        players=tuple(_player(*one) for one in zip(match.players, names, strict=True)),
        resigned=tuple(sorted(match.resigned)),
        seal=seal_of(origin.secret) if origin else seal(match.seed),
        secret=origin.secret if origin else None,
        day=None if match.day is None else str(match.day),
        message=origin.place.link if isinstance(origin, Origin) else None,
        seed=match.seed,
        luck=match.luck,
        log=tuple(map(_line, log)),
        outcome=match.outcome,
        terms=match.terms.model_dump(mode="json"),
    )


def _player(player: int, name: str) -> ExportedPlayer:
    if is_computer(player):
        return ExportedPlayer(computer=level_of(player))
    return ExportedPlayer(name=name if player > 0 else None)


def _line(line: Played) -> ExportedLine:
    hidden = {"former"} if isinstance(line.move, HandedOver) else None
    move = json.loads(line.move.model_dump_json(exclude=hidden))
    return ExportedLine(ply=line.ply, seat=line.seat, move=move, events=line.events)
