"""Clocks: the votes of those who wait for a late player."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cogs.kit.messages.clock_layout import VoteAboutLate
from cogs.kit.presses import answers, load_match
from cogs.kit.responses import acknowledge
from cogs.kit.table_cog import TableCog
from games.kit.game import IllegalMove
from matches.clocks.changes import vote
from matches.clocks.values import VOTES

if TYPE_CHECKING:
    from cogs.kit.bot import Call
    from matches.clocks.values import Vote


class Clocks(TableCog):
    """Votes about those who are late."""

    @answers(VoteAboutLate)
    async def voted(self, call: Call, pressed: VoteAboutLate) -> None:
        """Count a vote, and do what more than half of those who wait vote for.

        Raises:
            IllegalMove: if no player is late, or the user may not vote.
        """
        match = await load_match(call, pressed.match)
        choice, now = _read_vote(pressed.choice), self.bot.referee.now()
        transition = partial(vote, player=call.user.id, choice=choice, now=now)
        turn = await self.bot.referee.do(match.id, transition, interaction=call.id)
        self.bot.delivery.show(turn, fresh_table=turn.match.outcome is not None)
        await acknowledge(call, in_place=True)


def _read_vote(said: str) -> Vote:
    for choice in VOTES:
        if choice == said:
            return choice
    raise IllegalMove("moved-on")
