"""Messages: which one shows what of a match to whom, so that it can be edited later.

A private answer is no message that the bot can edit by its id: only a token of minutes does that.
Beside what they show of a match, they show what its seats say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from typing_extensions import override

from matches.ports import ShownElsewhereError
from matches.records import COPY, PostedMessage, PrivateAnswer, Said, Shown
from storage.leases import renew
from storage.mapping import named, places, read, records, values
from storage.queries import Part, reads, writes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from storage.database import Connection, Database

MESSAGE: Final = "match, viewer, kind, channel, message, state, digest, reader, notified, posted"
OF_SHOWING: Final = ", ".join(f"showing.{column}" for column in MESSAGE.split(", "))
ANSWER: Final = "match, player, kind, language, covers, asks, expires, token"
SAID: Final = "match, seat, word, acted"


class Messages(Part):
    """The posted messages in one database."""

    @override
    def __init__(self, database: Database, holder: str) -> None:
        super().__init__(database)
        self._holder = holder

    @reads
    def of_match(self, connection: Connection, match_id: int) -> tuple[PostedMessage, ...]:
        """Return every message that shows a match now."""
        return _of_match(connection, match_id)

    @reads
    def hands_of(
        self, connection: Connection, player: int
    ) -> tuple[tuple[PostedMessage, bool], ...]:
        """Return the hands in a player's direct messages, each with whether its match is over."""
        found = connection.execute(
            f"""SELECT {OF_SHOWING}, ended_at IS NOT NULL AS is_over
            FROM seat JOIN showing ON showing.match = seat.match AND viewer = seat
                AND kind = 'board' AND showing.state <> 'going'
            JOIN match ON match.id = seat.match
            WHERE player = ? ORDER BY message""",
            (player,),
        )
        return tuple((read(PostedMessage, row), bool(row["is_over"])) for row in named(found))

    @reads
    def with_answers(self, connection: Connection, match_id: int, now: float) -> Shown:
        """Return the same, with the private answers that can be edited `now`, the oldest first."""
        answers = connection.execute(
            f"SELECT {ANSWER} FROM private_answer WHERE match = ? AND expires > ? ORDER BY expires",
            (match_id, now),
        )
        return Shown(_of_match(connection, match_id), records(PrivateAnswer, answers))

    async def change(
        self,
        shown: Iterable[PostedMessage] = (),
        gone: Iterable[PostedMessage] = (),
        holds: Callable[[], bool] | None = None,
    ) -> None:
        """Write down what some messages show and that others are gone: all of it, or nothing.

        `holds` tells whether this process has held the match ever since it read what it shows; see
        `Outbox.watch`.

        Raises:
            ShownElsewhereError: unless this process holds the match; see `Outbox`.
        """
        shown, gone = tuple(shown), tuple(gone)
        if shown or gone:
            await self._change(shown, gone, holds)

    @writes(by_key=True)
    def _change(
        self,
        connection: Connection,
        shown: Sequence[PostedMessage],
        gone: Sequence[PostedMessage],
        holds: Callable[[], bool] | None,
    ) -> None:
        if self.database.shared:
            for match_id in {one.match for one in (*shown, *gone)}:
                renew(connection, match_id, self._holder)
            if holds and not holds():  # asked now that nobody else can take the match over
                raise ShownElsewhereError
        delete_messages(connection, gone)
        connection.executemany(
            f"""INSERT INTO showing ({MESSAGE}) VALUES ({places(MESSAGE)})
            ON CONFLICT (match, viewer, kind, message) DO UPDATE SET state = excluded.state,
                digest = excluded.digest, reader = excluded.reader, notified = excluded.notified,
                posted = excluded.posted""",
            [values(one, MESSAGE) for one in shown],
        )


class PrivateAnswers(Part):
    """Private answers that are brought up to date by whichever process shows their match.

    Each has a token, a secret of 15 minutes. It goes with the match's end, or with its player.
    """

    @writes(by_key=True)
    def keep(self, connection: Connection, answer: PrivateAnswer) -> tuple[PrivateAnswer, ...]:
        """Write one down; return the private copies that it replaces, which are deleted."""
        replaced: tuple[PrivateAnswer, ...] = ()
        if answer.kind == COPY:
            gone = connection.execute(
                f"""DELETE FROM private_answer WHERE match = ? AND player = ? AND kind = ?
                RETURNING {ANSWER}""",
                (answer.match, answer.player, COPY),
            )
            replaced = records(PrivateAnswer, gone)
        connection.execute(
            f"INSERT INTO private_answer ({ANSWER}) VALUES ({places(ANSWER)})",
            values(answer, ANSWER),
        )
        return replaced

    @writes(by_key=True)
    def note(self, connection: Connection, answer: PrivateAnswer) -> None:
        """Write down what an answer still covers and asks, if it is there."""
        connection.execute(
            "UPDATE private_answer SET covers = ?, asks = ? WHERE token = ?",
            values(answer, "covers, asks, token"),
        )

    @writes(by_key=True)
    def forget(self, connection: Connection, match_id: int) -> None:
        """Delete all of a match."""
        connection.execute("DELETE FROM private_answer WHERE match = ?", (match_id,))

    @writes(by_key=True)
    def prune(self, connection: Connection, now: float) -> None:
        """Delete all whose tokens are over `now`, seconds since the epoch."""
        connection.execute("DELETE FROM private_answer WHERE expires <= ?", (now,))


class Talk(Part):
    """What was said in the matches of one database."""

    @writes(by_key=True)
    def say(self, connection: Connection, said: Said) -> bool:
        """Write down what a seat says, unless it has said something since its last move.

        Returns whether it was written.
        """
        written = connection.execute(
            f"""INSERT INTO said ({SAID}) VALUES ({places(SAID)})
            ON CONFLICT (match, seat) DO UPDATE SET word = excluded.word, acted = excluded.acted
            WHERE said.acted <> excluded.acted""",
            values(said, SAID),
        )
        return written.rowcount == 1

    @reads
    def of_match(self, connection: Connection, match_id: int) -> tuple[Said, ...]:
        """Return what each seat has said last, by seat; it may have moved since."""
        found = connection.execute(
            f"SELECT {SAID} FROM said WHERE match = ? ORDER BY seat", (match_id,)
        )
        return records(Said, found)


def delete_messages(connection: Connection, gone: Sequence[PostedMessage]) -> None:
    """Write down that messages are gone."""
    connection.executemany(
        "DELETE FROM showing WHERE match = ? AND viewer = ? AND kind = ? AND message = ?",
        [values(one, "match, viewer, kind, message") for one in gone],
    )


def _of_match(connection: Connection, match_id: int) -> tuple[PostedMessage, ...]:
    found = connection.execute(
        f"SELECT {MESSAGE} FROM showing WHERE match = ? ORDER BY viewer, kind, message",
        (match_id,),
    )
    return records(PostedMessage, found)
