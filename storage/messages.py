"""Messages: which one shows what of a match to whom, so that it can be edited later.

A private answer is no message that the bot can edit by its id: only a token of minutes does that.
"""

from __future__ import annotations

from functools import partial
from itertools import starmap
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from matches.ports import MessageStore, PrivateAnswerStore
from matches.records import COPY, PostedMessage, PrivateAnswer, Shown
from storage.outbox import go_on_holding

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from storage.database import Connection, Database

ANSWER_COLUMNS: Final = "match, player, kind, language, covers, asks, expires, token"


class Messages(MessageStore):
    """The posted messages in one database."""

    def __init__(self, database: Database, holder: str) -> None:
        self._database = database
        self._holder = holder

    @override
    async def of_match(self, match_id: int) -> tuple[PostedMessage, ...]:
        return await self._database.read(partial(_of_match, match_id))

    @override
    async def hands_of(self, player: int) -> tuple[tuple[PostedMessage, bool], ...]:
        return await self._database.read(partial(_hands_of, player))

    @override
    async def with_answers(self, match_id: int, now: float) -> Shown:
        return await self._database.read(partial(_with_answers, match_id, now))

    @override
    async def change(
        self, shown: Iterable[PostedMessage] = (), gone: Iterable[PostedMessage] = ()
    ) -> None:
        shown, gone = tuple(shown), tuple(gone)
        if shown or gone:
            await self._database.write(partial(self._change, shown, gone), by_key=True)

    def _change(
        self,
        shown: Sequence[PostedMessage],
        gone: Sequence[PostedMessage],
        connection: Connection,
    ) -> None:
        if self._database.shared:
            for match_id in {one.match for one in (*shown, *gone)}:
                go_on_holding(match_id, self._holder, connection)
        connection.executemany(
            "DELETE FROM showing WHERE match = ? AND viewer = ? AND kind = ?",
            [(one.match, one.viewer, one.kind) for one in gone],
        )
        connection.executemany(
            """INSERT INTO showing (match, viewer, kind, channel, message, digest, posted)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (match, viewer, kind) DO UPDATE SET channel = excluded.channel,
                message = excluded.message, digest = excluded.digest, posted = excluded.posted""",
            [
                (one.match, one.viewer, one.kind, one.channel, one.message, one.digest, one.posted)
                for one in shown
            ],
        )


class PrivateAnswers(PrivateAnswerStore):
    """The private answers in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def keep(self, answer: PrivateAnswer) -> tuple[PrivateAnswer, ...]:
        return await self._database.write(partial(_keep, answer), by_key=True)

    @override
    async def note(self, answer: PrivateAnswer) -> None:
        await self._database.write(partial(_note_answer, answer), by_key=True)

    @override
    async def forget(self, match_id: int) -> None:
        await self._database.write(partial(_forget_answers, match_id), by_key=True)

    @override
    async def prune(self, now: float) -> None:
        await self._database.write(partial(_prune_answers, now), by_key=True)


def _of_match(match_id: int, connection: Connection) -> tuple[PostedMessage, ...]:
    found = connection.execute(
        """SELECT match, viewer, kind, channel, message, digest, posted FROM showing
        WHERE match = ? ORDER BY viewer, kind""",
        (match_id,),
    )
    return tuple(starmap(PostedMessage, found))


def _hands_of(player: int, connection: Connection) -> tuple[tuple[PostedMessage, bool], ...]:
    found = connection.execute(
        """SELECT showing.match, viewer, kind, showing.channel, message, digest, posted,
            ended_at IS NOT NULL
        FROM seat JOIN showing ON showing.match = seat.match AND viewer = seat AND kind = 'board'
            JOIN match ON match.id = seat.match
        WHERE player = ? ORDER BY message""",
        (player,),
    )
    return tuple((PostedMessage(*row), bool(is_over)) for *row, is_over in found)


def _with_answers(match_id: int, now: float, connection: Connection) -> Shown:
    answers = connection.execute(
        f"""SELECT {ANSWER_COLUMNS} FROM private_answer WHERE match = ? AND expires > ?
        ORDER BY expires""",
        (match_id, now),
    )
    return Shown(_of_match(match_id, connection), tuple(map(_read_answer, answers)))


def _keep(answer: PrivateAnswer, connection: Connection) -> tuple[PrivateAnswer, ...]:
    replaced: tuple[PrivateAnswer, ...] = ()
    if answer.kind == COPY:
        gone = connection.execute(
            f"""DELETE FROM private_answer WHERE match = ? AND player = ? AND kind = ?
            RETURNING {ANSWER_COLUMNS}""",
            (answer.match, answer.player, COPY),
        )
        replaced = tuple(map(_read_answer, gone))
    connection.execute(
        f"INSERT INTO private_answer ({ANSWER_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            answer.match,
            answer.player,
            answer.kind,
            answer.language,
            int(answer.covers),
            int(answer.asks),
            answer.expires,
            answer.token,
        ),
    )
    return replaced


def _note_answer(answer: PrivateAnswer, connection: Connection) -> None:
    connection.execute(
        "UPDATE private_answer SET covers = ?, asks = ? WHERE token = ?",
        (int(answer.covers), int(answer.asks), answer.token),
    )


def _forget_answers(match_id: int, connection: Connection) -> None:
    connection.execute("DELETE FROM private_answer WHERE match = ?", (match_id,))


def _prune_answers(now: float, connection: Connection) -> None:
    connection.execute("DELETE FROM private_answer WHERE expires <= ?", (now,))


def _read_answer(row: tuple[int, int, str, str, int, int, float, str]) -> PrivateAnswer:
    match_id, player, kind, language, covers, asks, expires, token = row
    return PrivateAnswer(
        match_id, player, kind, language, expires, token, covers=bool(covers), asks=bool(asks)
    )
