"""What every cog leans on: the host, its people, and the one way from a command to the referee."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

import discord
from discord import app_commands
from discord.ext import commands
from pydantic import ValidationError

from cogs.kit import layouts
from cogs.kit.controls import button, rows
from cogs.kit.voices import own_voice
from games.kit.game import AnyGame, Event, IllegalMove, Seat, Value, text
from games.kit.words import Voice, language_of
from matches.records import User

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence
    from typing import Any

    from discord import ui

    from cogs.delivery.delivery import Delivery
    from cogs.kit.layouts import Hand
    from matches.match import Match, Turn
    from matches.ports import Store
    from matches.referee import Referee

Handler: TypeAlias = "Callable[[Call, tuple[str, ...], tuple[str, ...]], Awaitable[None]]"
"""What a control does: the call, the arguments in its custom id, the values picked in a select."""

STORY = 5
"""What a game's `story` is unless it says otherwise."""

ChoiceT = TypeVar("ChoiceT", str, int)
KNOWN: Final = 10_000
"""People kept in memory; the others are a look into storage away."""

HandlerT = TypeVar("HandlerT", bound="Callable[..., Awaitable[None]]")


class Host(commands.Bot):
    """The bot as the cogs see it; `bot.app.GameBot` wires it."""

    shelf: Mapping[str, AnyGame]
    store: Store
    referee: Referee
    delivery: Delivery
    people: People
    handlers: dict[str, Handler]
    game_cogs: dict[str, GameCog]


Call: TypeAlias = discord.Interaction[Host]
"""One interaction: a command used, a button pressed, an option picked."""


@dataclass
class People:
    """Who has spoken to the bot: names and languages, written down when they change."""

    store: Store
    _known: dict[int, User] = field(default_factory=dict)

    async def meet(self, call: Call) -> None:
        """Remember whoever used a command or pressed a button."""
        known = await self.get(call.user.id)
        name, language = call.user.display_name, language_of(call.locale.value)
        if known is None or (known.name, known.language) != (name, language):
            channel, closed = (known.dm_channel, known.dm_closed) if known else (None, False)
            await self.learn(User(call.user.id, name, language, channel, dm_closed=closed))

    async def get(self, player: int) -> User | None:
        """Return what is remembered of a user."""
        if player not in self._known and (person := await self.store.users.get(player)):
            self._keep(person)
        return self._known.get(player)

    async def learn(self, person: User) -> None:
        """Write a person down."""
        await self.store.users.save(person)
        self._keep(person)

    def _keep(self, person: User) -> None:
        if len(self._known) >= KNOWN:
            self._known.clear()
        self._known[person.id] = person

    async def names(self, players: Sequence[int]) -> tuple[str, ...]:
        """Return the names of a table's players, by seat."""
        known = [await self.get(player) for player in players]
        return tuple(person.name if person else "?" for person in known)

    async def voice(self, match: Match, seat: Seat | None) -> Voice:
        """Return the voice in which a match speaks to a seat, or in public to everybody."""
        language = match.language
        if seat is not None and (person := await self.get(match.players[seat])):
            language = person.language
        return Voice(language, match.game.spec.slug, await self.names(match.players))


def control(verb: str) -> Callable[[HandlerT], HandlerT]:
    """Mark a cog's method as what happens when a control with this verb is pressed."""

    def mark(method: HandlerT) -> HandlerT:
        method.__dict__["control"] = verb
        return method

    return mark


class TableCog(commands.Cog):
    """A cog whose marked methods answer buttons and selects."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def cog_load(self) -> None:
        """Register the controls of this cog."""
        for name in dir(self):
            if verb := getattr(getattr(self, name), "control", None):
                self.host.handlers[verb] = getattr(self, name)

    def shelf_offered(self, call: Call, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the shelf to whoever types, with titles in the asker's language."""
        titles = {slug: own_voice(call, slug)("title") for slug in self.host.shelf}
        return [
            app_commands.Choice(name=f"{self.host.shelf[slug].spec.icon} {title}", value=slug)
            for slug, title in titles.items()
            if typed.casefold() in title.casefold() or typed.casefold() in slug
        ][:25]

    async def redraw(self, call: Call, match: Match, seat: Seat, note: str = "") -> None:
        """Bring the hand that an interaction showed, or was pressed on, up to date."""
        voice = own_voice(call, match.game.spec.slug, await self.host.people.names(match.players))
        view, picture = await self.host.delivery.hand(match, seat, voice, note=note)
        files = [picture.file()] if picture else []
        await call.edit_original_response(view=view, attachments=files)

    async def match_here(self, call: Call, slug: str | None = None) -> Match:
        """Find the match a command is about: the one in this channel, or the player's only one.

        Raises IllegalMove if there is none, or, away from the tables, several.
        """
        here = await self.host.store.matches.in_channel(call.channel_id or 0)
        if here and slug in (None, here.game.spec.slug):
            call.extras["match"] = here
            return here
        mine = [
            match
            for match in await self.host.store.matches.of_player(call.user.id)
            if slug in (None, match.game.spec.slug)
        ]
        if call.guild_id is not None and not here:
            mine = [match for match in mine if match.guild == call.guild_id]
        if here or not mine:
            call.extras["slug"] = slug
            raise (
                IllegalMove("no-match-here", game=text("title"))
                if slug
                else IllegalMove("no-match")
            )
        if len(mine) > 1:
            tables = tuple(f"<#{match.channel}>" for match in mine)
            raise IllegalMove("several-matches", tables=tables)
        call.extras["match"] = mine[0]
        return mine[0]


class GameCog(TableCog):
    """A game's slash commands: each makes one move and hands it to `play`."""

    slug: str
    story: int = STORY
    """Public lines of one move from which they become a message of their own."""

    async def cog_load(self) -> None:
        """Let the hands of this game ask this cog for their controls."""
        await super().cog_load()
        self.host.game_cogs[self.slug] = self

    def hand_controls(self, hand: Hand) -> list[ui.Item[Any]]:
        """Lay out what a seat may do, below its hand: by default the next decision of its menu.

        A game overrides this to say things that are no moves, or to lay its moves out its own way.
        """
        return layouts.answers(hand)

    def hand_page(self, hand: Hand, more: list[ui.Item[Any]]) -> ui.LayoutView:
        """Lay out a seat's hand with its controls, and `more` that every game has."""
        return layouts.hand(hand, [*self.hand_controls(hand), *more])

    def draws_hand(self, match: Match, seat: Seat) -> bool:  # noqa: ARG002 - for overriders
        """Tell whether a hand has a picture now; words and buttons alone are faster."""
        return True

    def pace(self, match: Match) -> float:  # noqa: ARG002 - for overriders
        """Return the seconds between two redraws while nothing new is told; by default none.

        For live phases with many silent moves. What is told to everybody is shown at once.
        """
        return 0

    def covers_up(self, turn: Turn) -> bool:  # noqa: ARG002 - for overriders
        """Tell whether a turn hides what all could see; by default none does.

        Private answers that show the table are then brought up to date too.
        """
        return False

    def table_words(self, match: Match, voice: Voice) -> list[str]:  # noqa: ARG002 - for overriders
        """Return what stands below the table while there is no news; by default nothing."""
        return []

    def table_controls(self, match: Match, voice: Voice) -> list[ui.Item[Any]]:  # noqa: ARG002
        """Lay out more controls below the table, for everybody; by default there are none."""
        return []

    async def play(self, call: Call, **wish: str | int | tuple[str, ...] | None) -> None:
        """Make the move with these fields for whoever asks; answer privately, tell the table.

        Raises IllegalMove for what cannot be read as a move, and for what the rules refuse.
        """
        match = await self.match_here(call, self.slug)
        try:
            move: Value = match.game.moves.validate_python(wish)
        except ValidationError as error:
            wrong = str(error.errors()[0]["input"])
            raise IllegalMove("not-a-choice", typed=wrong[:50]) from None
        if await asks_first(call, match, move):
            return
        turn = await self.host.referee.submit(match.id, call.user.id, move, interaction=call.id)
        self.host.delivery.show(turn)
        await self.answer(call, turn)

    async def answer(self, call: Call, turn: Turn) -> None:
        """Tell a player privately what his move did."""
        seat = turn.match.seat_of(call.user.id)
        names = await self.host.people.names(turn.match.players)
        voice = own_voice(call, turn.match.game.spec.slug, names)
        lines = [voice(told) for told in heard(turn.events, seat)]
        await call.response.send_message(
            "\n".join(lines)[:2000] or voice("move-made"), ephemeral=True
        )

    async def offers(
        self,
        call: Call,
        typed: str,
        at: int,
        given: Mapping[int, str | int | None],
        kind: Callable[[str], ChoiceT],
        *,
        only: str | None = None,
    ) -> list[app_commands.Choice[ChoiceT]]:
        """Offer answers to the decision at place `at` of a move (0 is the verb).

        `given` holds the other decisions as far as they are filled in, by place; `kind` is the
        option's type, `str` or `int`; `only` names the one verb to look at. Only legal
        moves of the person who types are looked at: nobody learns from it what another one holds.
        """
        try:
            match = await self.match_here(call, self.slug)
            seat = match.seat_of(call.user.id)
        except IllegalMove:
            return []
        voice = own_voice(call, self.slug, await self.host.people.names(match.players))
        view = match.game.view(match.state, seat)
        found: dict[str, str] = {}
        for move in match.legal(seat):
            if only not in {None, getattr(move, "kind", None)}:
                continue
            steps = match.game.decisions(view, move)
            if all(
                v is None or (i < len(steps) and steps[i].value == str(v)) for i, v in given.items()
            ):
                found.setdefault(steps[at].value, voice(steps[at].label)[:100])
        return [
            app_commands.Choice(name=label, value=kind(value))
            for value, label in found.items()
            if typed.casefold() in label.casefold()
        ][:25]


async def asks_first(call: Call, match: Match, move: Value) -> bool:
    """Ask privately whether a move is meant that its player may regret; tell whether that was so.

    The button makes the move; whoever thinks better of it just leaves it alone.
    """
    seat = match.seat_of(call.user.id)
    legal = match.legal(seat)
    if move not in legal or not (warning := match.game.warning(match.view(seat), move)):
        return False
    voice = own_voice(call, match.game.spec.slug, await call.client.people.names(match.players))
    sure = button(
        voice("button-sure"),
        "sure",
        match.id,
        match.stamp(seat),
        legal.index(move),
        style=discord.ButtonStyle.danger,
    )
    view = layouts.page(voice(warning), None, [], [*rows(sure)])
    await call.response.send_message(view=view, ephemeral=True)
    return True


def heard(events: Sequence[Event], seat: Seat | None) -> list[Event]:
    """Return what a seat hears of these events: the news, and its own secrets."""
    return [told for told in events if told.to is None or told.to == seat]
