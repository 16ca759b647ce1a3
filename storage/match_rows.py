"""How a match is written in rows and read back; every function runs in the database's thread."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from pydantic import TypeAdapter

from games.kit.game import Event, IllegalMove, Outcome, Seat, SeatName, event
from games.kit.mind import Level
from games.kit.story import Honours  # noqa: TC001 - the type of a field that is read
from matches.clocks.values import Clocks  # noqa: TC001 - the type of a field that is read
from matches.entries import ENTRIES, MARK, CalledOff, Entry, HandedOver
from matches.fairness.seals import DayOrigin, Origin  # noqa: TC001 - as above
from matches.leaving import WITHOUT_RESULT
from matches.lessons.progress import Progress  # noqa: TC001 - as above
from matches.match import AlreadyAnsweredError, Match, Played
from matches.seated import is_computer
from matches.standings.ratings import counts, kind_of
from matches.terms import Terms
from storage.mapping import DOCUMENT, document, places, read
from storage.ratings import counting, rate_match
from storage.users import add_players
from storage.variables import drop_variable

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from games.kit.game import AnyGame, Options, Value
    from storage.database import Connection, Key

EVENTS: Final = TypeAdapter(tuple[Event, ...])
COMPUTERS: Final[TypeAdapter[dict[Seat, Level]]] = TypeAdapter(dict[Seat, Level])

OPTIONS_MEMOIZED: Final = 256
"""Options of games: many matches have the same."""

Row: TypeAlias = dict[str, Any]
"""One row of `READ`, by the names of its columns."""

READ: Final = """
    SELECT id, guild, channel, language, game, version, options, seed, ply, revision, moves,
           computers, state, outcome, document,
           (SELECT json_group_array(player) FROM
               (SELECT player FROM seat WHERE seat.match = match.id ORDER BY seat.seat) AS seated
           ) AS players
    FROM match
"""

DEALT: Final = "guild, channel, room, language, game, options, seed"
"""What a match has from its beginning."""
PLAYED: Final = "version, ply, revision, moves, computers, due_at, state, document"
"""What is written with each move."""
RESULT: Final = (
    "match, seat, guild, game, player, won, points, finished, grade, variant, kind, rated, award"
)
FINISHED: Final = RESULT.split(", ").index("finished")
"""Where among these stands whether the player was there at the end."""

ADD_MOVE: Final = "INSERT INTO move (match, ply, seat, move, events) VALUES (?, ?, ?, ?, ?)"


@dataclass(frozen=True)
class MatchDocument:
    """The fields of a match that no query asks for."""

    acted: tuple[int, ...]
    resigned: frozenset[Seat]
    giving_up: frozenset[Seat]
    clocks: Clocks
    origin: Origin | DayOrigin | None
    terms: Terms = Terms()  # noqa: RUF009 - frozen
    honours: Honours | None = None
    lesson: Progress | None = None
    luck_by_name: bool = False


def load_match(shelf: Mapping[str, AnyGame], row: Row) -> Match:
    """Build a match from a row of READ.

    Raises:
        ValueError: if it cannot be read.
        LookupError: if it cannot be read.
    """
    game = shelf[row["game"]]
    outcome = row["outcome"]
    return Match(
        id=row["id"],
        guild=row["guild"],
        channel=row["channel"],
        language=row["language"],
        game=game,
        options=_read_options(game.spec.options, row["options"]),
        players=tuple(json.loads(row["players"])),
        seed=row["seed"],
        ply=row["ply"],
        moves=row["moves"],
        computers=COMPUTERS.validate_json(row["computers"]),
        state=game.load_state(row["state"], row["version"]),
        outcome=None if outcome is None else Outcome.model_validate_json(outcome),
        rewrites=row["revision"] - row["ply"],
        version=row["version"],
        **vars(read(MatchDocument, {DOCUMENT: row[DOCUMENT]})),
    )


@lru_cache(maxsize=OPTIONS_MEMOIZED)
def _read_options(kind: type[Options], written: str) -> Options:
    return kind.model_validate_json(written)


def shows(match: Match, row: Row) -> bool:
    """Tell whether a copy of a running match stands where its row of READ does."""
    return row["outcome"] is None and match.revision == row["revision"]


def is_as_written(connection: Connection, match: Match) -> bool:
    """Tell whether a copy of a running match stands where the database says, without reading it."""
    found = connection.execute(
        "SELECT revision FROM match WHERE id = ? AND ended_at IS NULL", (match.id,)
    ).fetchone()
    return found is not None and match.revision == found[0]


def insert(connection: Connection, match: Match) -> int:
    """Write a new match and its seats, and return its id.

    Raises:
        IllegalMove: "channel-busy" if another match runs in that channel.
    """
    if running_in(connection, match.channel, match.room) is not None:
        raise IllegalMove("channel-busy")
    dealt = (
        *(match.guild, match.channel, match.room, match.language, match.game.spec.slug),
        *(match.options.model_dump_json(), match.seed),
    )
    columns = f"{DEALT}, {PLAYED}"
    (match_id,) = connection.execute(
        f"INSERT INTO match ({columns}) VALUES ({places(columns)}) RETURNING id",
        (*dealt, *_played(match)),
    ).fetchone()
    add_players(connection, *match.players)
    connection.executemany(
        "INSERT INTO seat VALUES (?, ?, ?)",
        [(match_id, seat, player) for seat, player in enumerate(match.players)],
    )
    return int(match_id)


def snapshot(connection: Connection, match: Match, before: int) -> None:
    """Write where the match stands now, provided that its revision was `before`.

    Raises:
        IllegalMove: "moved-on" if it stands elsewhere by now, or is over.
    """
    outcome = match.outcome and match.outcome.model_dump_json()
    changed = connection.execute(
        f"""UPDATE match SET ({PLAYED}) = ({places(PLAYED)}), outcome = ?,
            ended_at = CASE WHEN ? THEN unixepoch() END
        WHERE id = ? AND revision = ? AND ended_at IS NULL""",
        (*_played(match), outcome, match.outcome is not None, match.id, before),
    )
    if changed.rowcount != 1:
        raise IllegalMove("moved-on")


def _played(match: Match) -> tuple[int | float | str | None, ...]:
    """Return the values of `PLAYED`."""
    return (
        match.game.spec.version,
        match.ply,
        match.revision,
        match.moves,
        json.dumps(dict(match.computers)),
        match.clocks.due if match.clocks.running else None,
        match.state.model_dump_json(),
        document(
            MatchDocument(
                acted=match.acted,
                resigned=match.resigned,
                giving_up=match.giving_up,
                clocks=match.clocks,
                origin=match.origin,
                terms=match.terms,
                honours=match.honours,
                lesson=match.lesson,
                luck_by_name=match.luck_by_name,
            )
        ),
    )


def write_moves(connection: Connection, match: Match, played: Sequence[Played]) -> None:
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


def write_called_off(connection: Connection, match_id: int, ply: int) -> None:
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


def hand_over(connection: Connection, match: Match, played: Sequence[Played]) -> None:
    """Write the new player of a seat that was handed over; old messages show it no more."""
    for line in played:
        if not isinstance(line.move, HandedOver):
            continue
        player = match.players[line.seat]
        add_players(connection, player)
        seated = "UPDATE seat SET player = ? WHERE match = ? AND seat = ?"
        connection.execute(seated, (player, match.id, line.seat))
        gone = "DELETE FROM showing WHERE match = ? AND viewer = ?"
        connection.execute(gone, (match.id, line.seat))
        if line.move.former is not None and not is_computer(line.move.former):
            connection.execute(
                "INSERT INTO setting (key, value) VALUES (?, '') ON CONFLICT (key) DO NOTHING",
                (former_seat(line.move.former, match.id),),
            )


def erase_former(connection: Connection, player: int, nobody: int) -> None:
    """Replace a player by a former one where logs name who sat at a seat before."""
    for match in former_matches(connection, player):
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
        drop_variable(connection, former_seat(player, match))


def former_matches(connection: Connection, player: int) -> list[int]:
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
            drop_variable(connection, key)


def _move_as_json(match: Match, move: Value) -> str:
    if isinstance(move, Entry):
        return ENTRIES.dump_json(move).decode()
    return match.game.moves.dump_json(move).decode()


def read_moves(connection: Connection, match: Match, after: int) -> tuple[Played, ...]:
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


def write_results(connection: Connection, match: Match, outcome: Outcome) -> None:
    """Add a match that ended so to the leaderboard, if it counts, and follow it with the ratings.

    A player who has left a seat to a computer has played, and has not won. A match that was called
    off has no result, nor has one in which nothing was played; where too little was, those who
    left it have lost, and nobody has won.
    """
    if outcome.reason in WITHOUT_RESULT or not counts(match):
        return
    counted = counting(connection, match.id, kind_of(match), len(match.players), match.game)
    rated = counted in {"leavers", "rated"}
    rows = [] if counted == "nothing" else list(_results(match, outcome, int(rated)))
    if counted == "leavers":
        rows = [row for row in rows if not row[FINISHED]]
    connection.executemany(f"INSERT INTO result ({RESULT}) VALUES ({places(RESULT)})", rows)
    if rated and rows:
        rate_match(connection, match.id)


def _results(match: Match, outcome: Outcome, rated: int) -> Iterator[tuple[int | str | None, ...]]:
    scores, slug = outcome.scores or (0,) * len(match.players), match.game.spec.slug
    variant = match.game.variant(len(match.players), match.options)
    kind = kind_of(match)
    for seat, (player, points) in enumerate(zip(match.players, scores, strict=True)):
        won = int(seat in outcome.winners and seat not in match.computers)
        finished = int(seat not in match.resigned and seat not in match.computers)
        who = match.id, seat, match.guild, slug, player
        award = match.honours and match.honours.of(seat)
        key = award.text.key if award else None
        yield *who, won, points, finished, outcome.grade, variant, kind, rated, key


def remember_interaction(connection: Connection, match: Match, interaction: int) -> None:
    """Note that an interaction is carried out.

    Raises:
        AlreadyAnsweredError: if it was before.
    """
    if not note_interaction(connection, match.id, interaction):
        raise AlreadyAnsweredError(interaction)


def note_interaction(connection: Connection, match_id: int, interaction: int) -> bool:
    """Write an interaction down; False if it was before, also by one that is just committed."""
    noted = "INSERT INTO interaction VALUES (?, ?) ON CONFLICT DO NOTHING"
    return connection.execute(noted, (interaction, match_id)).rowcount == 1


def running_in(connection: Connection, channel: int, room: str | None = None) -> int | None:
    """Return the id of the match that runs in a channel; of several, or in no room, the usual."""
    found = connection.execute(
        """SELECT id FROM match WHERE channel = ?1 AND ended_at IS NULL
        AND room = coalesce(CAST(?2 AS TEXT), room) ORDER BY room LIMIT 1""",
        (channel, room),
    ).fetchone()
    return None if found is None else int(found[0])


def held_seats(connection: Connection, player: int) -> int:
    """Return at how many seats of running matches a player sits who has not given them up."""
    found = connection.execute(
        """SELECT seat, document FROM match JOIN seat ON seat.match = match.id
        WHERE player = ? AND ended_at IS NULL""",
        (player,),
    )
    return sum(seat not in json.loads(written)["resigned"] for seat, written in found)
