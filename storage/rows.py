"""How a match is written in rows and read back; every function runs in the database's thread."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from pydantic import TypeAdapter

from games.kit.game import Event, IllegalMove, Outcome, Seat, SeatName, event
from games.kit.mind import Level
from matches.clocks.values import Clocks
from matches.entries import ENTRIES, MARK, CalledOff, Entry, HandedOver
from matches.fairness.seals import Origin
from matches.leaving import CALLED_OFF
from matches.match import AlreadyAnsweredError, Match, Played
from matches.seated import is_computer
from matches.standings.ratings import counts, is_rated, kind_of
from matches.terms import read_terms
from storage.ratings import is_played, rate_match

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from games.kit.game import AnyGame, Options, Value
    from storage.database import Connection, Key

EVENTS: Final = TypeAdapter(tuple[Event, ...])
COMPUTERS: Final[TypeAdapter[dict[Seat, Level]]] = TypeAdapter(dict[Seat, Level])

WRITTEN_ALIKE: Final = 256
"""Values memoized of what many matches have alike: options, terms, resigned seats."""

MatchRow: TypeAlias = tuple[
    int,
    int,
    int,
    str,
    str,
    str,
    str,
    int,
    str,
    str,
    int,
    int,
    int | None,
    str,
    str,
    str,
    str,
    str,
    str | None,
    str | None,
    str,
]
"""One row of `READ`."""

READ: Final = """
    SELECT id, guild, channel, terms, clocks, language, game, version, options, seed, ply,
           revision, moves, acted, resigned, giving_up, computers, state, outcome, origin,
           (SELECT json_group_array(player) FROM
               (SELECT player FROM seat WHERE seat.match = match.id ORDER BY seat.seat) AS seated)
    FROM match
"""

ADD_MOVE: Final = "INSERT INTO move (match, ply, seat, move, events) VALUES (?, ?, ?, ?, ?)"


def load_match(shelf: Mapping[str, AnyGame], row: MatchRow) -> Match:
    """Build a match from a row of READ.

    Raises:
        ValueError: if it cannot be read.
        LookupError: if it cannot be read.
    """
    match_id, guild, channel, terms, clocks, language, slug, version, options, seed = row[:10]
    ply, revision, moves, acted, resigned, giving_up, computers, state = row[10:18]
    outcome, origin, players = row[18:]
    game = shelf[slug]
    return Match(
        id=match_id,
        guild=guild,
        channel=channel,
        language=language,
        game=game,
        options=_read_options(game.spec.options, options),
        players=tuple(json.loads(players)),
        seed=seed,
        ply=ply,
        moves=moves,
        acted=tuple(json.loads(acted)),
        resigned=_read_seats(resigned),
        giving_up=_read_seats(giving_up),
        computers=COMPUTERS.validate_json(computers),
        state=game.load_state(state, version),
        outcome=None if outcome is None else Outcome.model_validate_json(outcome),
        terms=_read_terms(terms),
        clocks=Clocks.model_validate_json(clocks),
        origin=None if origin is None else Origin.model_validate_json(origin),
        rewrites=revision - ply,
        version=version,
    )


@lru_cache(maxsize=WRITTEN_ALIKE)
def _read_seats(written: str) -> frozenset[Seat]:
    return frozenset(map(Seat, json.loads(written)))


@lru_cache(maxsize=WRITTEN_ALIKE)
def _read_options(kind: type[Options], written: str) -> Options:
    return kind.model_validate_json(written)


_read_terms = lru_cache(maxsize=WRITTEN_ALIKE)(read_terms)


def shows(match: Match, row: MatchRow) -> bool:
    """Tell whether a copy of a running match stands where its row of READ does."""
    revision, outcome = row[11], row[18]
    return outcome is None and match.revision == revision


def is_as_written(match: Match, connection: Connection) -> bool:
    """Tell whether a copy of a running match stands where the database says, without reading it."""
    found = connection.execute(
        "SELECT revision FROM match WHERE id = ? AND ended_at IS NULL", (match.id,)
    ).fetchone()
    return found is not None and match.revision == found[0]


def insert(match: Match, connection: Connection) -> int:
    """Write a new match and its seats, and return its id.

    Raises:
        IllegalMove: "channel-busy" if another match runs in that channel.
    """
    if running_in(match.channel, connection) is not None:
        raise IllegalMove("channel-busy")
    (match_id,) = connection.execute(
        """INSERT INTO match (guild, channel, language, game, version, options, seed, ply, revision,
                              moves, acted, resigned, computers, terms, clocks, due_at, state,
                              origin)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id""",
        (
            match.guild,
            match.channel,
            match.language,
            match.game.spec.slug,
            match.game.spec.version,
            match.options.model_dump_json(),
            match.seed,
            match.ply,
            match.revision,
            match.moves,
            json.dumps(match.acted),
            json.dumps(sorted(match.resigned)),
            json.dumps(dict(match.computers)),
            match.terms.model_dump_json(),
            match.clocks.model_dump_json(),
            match.clocks.due if match.clocks.running else None,
            match.state.model_dump_json(),
            match.origin and match.origin.model_dump_json(),
        ),
    ).fetchone()
    connection.executemany(
        "INSERT INTO player (id) VALUES (?) ON CONFLICT DO NOTHING",
        [(player,) for player in sorted(match.players)],  # as all who wait for one another
    )
    connection.executemany(
        "INSERT INTO seat VALUES (?, ?, ?)",
        [(match_id, seat, player) for seat, player in enumerate(match.players)],
    )
    return int(match_id)


def snapshot(match: Match, before: int, connection: Connection) -> None:
    """Write where the match stands now, provided that its revision was `before`.

    Raises:
        IllegalMove: "moved-on" if it stands elsewhere by now, or is over.
    """
    changed = connection.execute(
        """UPDATE match SET version = ?, ply = ?, revision = ?, moves = ?, acted = ?, resigned = ?,
                            giving_up = ?, computers = ?, clocks = ?, due_at = ?, state = ?,
                            outcome = ?, ended_at = CASE WHEN ? THEN unixepoch() END
        WHERE id = ? AND revision = ? AND ended_at IS NULL""",
        (
            match.game.spec.version,
            match.ply,
            match.revision,
            match.moves,
            json.dumps(match.acted),
            json.dumps(sorted(match.resigned)),
            json.dumps(sorted(match.giving_up)),
            json.dumps(dict(match.computers)),
            match.clocks.model_dump_json(),
            match.clocks.due if match.clocks.running else None,
            match.state.model_dump_json(),
            match.outcome and match.outcome.model_dump_json(),
            match.outcome is not None,
            match.id,
            before,
        ),
    )
    if changed.rowcount != 1:
        raise IllegalMove("moved-on")


def write_moves(match: Match, played: Sequence[Played], connection: Connection) -> None:
    """Add moves to the log of a match."""
    connection.executemany(
        ADD_MOVE,
        [
            (
                match.id,
                line.ply,
                line.seat,
                _move_as_json(match, line.move),
                EVENTS.dump_json(line.events).decode(),
            )
            for line in played
        ],
    )


def write_called_off(match_id: int, ply: int, connection: Connection) -> None:
    """Add to the log of a match that it was called off, whether or not the match can be read."""
    told = EVENTS.dump_json((event("called-off", who=SeatName(seat=Seat(0))),))
    entry = ENTRIES.dump_json(CalledOff())
    connection.execute(
        ADD_MOVE,
        (match_id, ply, 0, entry.decode(), told.decode()),
    )


def former_seat(player: int, match: int | str) -> str:
    """Return the key of the variable that stands where a log names a player who sat there before.

    With "%" for the match it is a pattern of all of a player's; so erasing one reads no whole log.
    """
    return f"former:{player}:{match}"


def hand_over(match: Match, played: Sequence[Played], connection: Connection) -> None:
    """Write the new player of a seat that was handed over; old messages show it no more."""
    for line in played:
        if not isinstance(line.move, HandedOver):
            continue
        player = match.players[line.seat]
        connection.execute("INSERT INTO player (id) VALUES (?) ON CONFLICT DO NOTHING", (player,))
        seated = "UPDATE seat SET player = ? WHERE match = ? AND seat = ?"
        connection.execute(seated, (player, match.id, line.seat))
        gone = "DELETE FROM showing WHERE match = ? AND viewer = ?"
        connection.execute(gone, (match.id, line.seat))
        if line.move.former is not None and not is_computer(line.move.former):
            connection.execute(
                "INSERT INTO setting (key, value) VALUES (?, '') ON CONFLICT (key) DO NOTHING",
                (former_seat(line.move.former, match.id),),
            )


def erase_former(player: int, nobody: int, connection: Connection) -> None:
    """Replace a player by a former one where logs name who sat at a seat before."""
    for match in former_matches(player, connection):
        lines = connection.execute(
            "SELECT ply, move FROM move WHERE match = ? AND move LIKE ?",
            (match, '{"kind":"referee:handed-over"%'),
        )
        for ply, move in list(lines):
            entry = ENTRIES.validate_json(move)
            if isinstance(entry, HandedOver) and entry.former == player:
                erased = ENTRIES.dump_json(entry.model_copy(update={"former": nobody})).decode()
                written = "UPDATE move SET move = ? WHERE match = ? AND ply = ?"
                connection.execute(written, (erased, match, ply))
        gone = "DELETE FROM setting WHERE key = ?"
        connection.execute(gone, (former_seat(player, match),))


def former_matches(player: int, connection: Connection) -> list[int]:
    """Return the matches of which a player has sat at a seat that was handed over."""
    pattern = former_seat(player, "%")
    found = connection.execute("SELECT key FROM setting WHERE key LIKE ? ORDER BY key", (pattern,))
    return [int(key.rpartition(":")[2]) for (key,) in found]


def forget_former_seats(connection: Connection) -> None:
    """Delete the variables about former seats of matches that are gone."""
    found = connection.execute("SELECT key FROM setting WHERE key LIKE 'former:%'")
    for (key,) in list(found):
        match = int(key.rpartition(":")[2])
        if not connection.execute("SELECT 1 FROM match WHERE id = ?", (match,)).fetchone():
            connection.execute("DELETE FROM setting WHERE key = ?", (key,))


def _move_as_json(match: Match, move: Value) -> str:
    if isinstance(move, Entry):
        return ENTRIES.dump_json(move).decode()
    return match.game.moves.dump_json(move).decode()


def read_moves(match: Match, after: int, connection: Connection) -> tuple[Played, ...]:
    """Read the log of a match after ply `after`.

    Raises:
        ValueError: if it cannot be read.
    """
    rows = connection.execute(
        "SELECT ply, seat, move, events FROM move WHERE match = ? AND ply > ? ORDER BY ply",
        (match.id, after),
    )
    return tuple(
        Played(
            ply,
            Seat(seat),
            ENTRIES.validate_json(move) if move.startswith(MARK) else match.game.load_move(move),
            tuple(map(match.game.load_event, EVENTS.validate_json(events))),
        )
        for ply, seat, move, events in rows
    )


def league_key(match: Match) -> Key:
    """Return the key of the league in which a match is compared with others."""
    variant = match.game.variant(len(match.players), match.options)
    return "league", match.guild, match.game.spec.slug, variant or ""


def write_results(match: Match, outcome: Outcome, connection: Connection) -> None:
    """Add a match that ended so to the leaderboard, if it counts, and follow it with the ratings.

    A player who has left a seat to a computer has played, and has not won. A match that was called
    off has no result.
    """
    if outcome.reason == CALLED_OFF or not counts(match):
        return
    rated = is_rated(match) and is_played(match.id, len(match.players), match.game, connection)
    connection.executemany(
        "INSERT INTO result (match, seat, guild, game, player, won, points, finished, grade,"
        " variant, kind, rated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        _results(match, outcome, int(rated)),
    )
    if rated:
        rate_match(match.id, connection)


def _results(match: Match, outcome: Outcome, rated: int) -> Iterator[tuple[int | str | None, ...]]:
    scores, slug = outcome.scores or (0,) * len(match.players), match.game.spec.slug
    variant = match.game.variant(len(match.players), match.options)
    kind = kind_of(match)
    for seat, (player, points) in enumerate(zip(match.players, scores, strict=True)):
        won = int(seat in outcome.winners and seat not in match.computers)
        finished = int(seat not in match.resigned and seat not in match.computers)
        who = match.id, seat, match.guild, slug, player
        yield *who, won, points, finished, outcome.grade, variant, kind, rated


def remember_interaction(match: Match, interaction: int, connection: Connection) -> None:
    """Note that an interaction is carried out.

    Raises:
        AlreadyAnsweredError: if it was before.
    """
    noted = "INSERT INTO interaction VALUES (?, ?) ON CONFLICT DO NOTHING"
    if connection.execute(noted, (interaction, match.id)).rowcount == 0:
        raise AlreadyAnsweredError(interaction)


def answered(interaction: int, connection: Connection) -> bool:
    """Tell whether an interaction was carried out before."""
    found = connection.execute("SELECT 1 FROM interaction WHERE id = ?", (interaction,))
    return found.fetchone() is not None


def running_in(channel: int, connection: Connection) -> int | None:
    """Return the id of the match that runs in a channel."""
    found = connection.execute(
        "SELECT id FROM match WHERE channel = ? AND ended_at IS NULL", (channel,)
    ).fetchone()
    return None if found is None else int(found[0])
