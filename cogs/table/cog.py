"""Playing: the hand in private with its controls, the table in words, and giving up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.kit.bot import channel_of
from cogs.kit.commands.commands import command
from cogs.kit.match_list import in_order
from cogs.kit.match_lookup import match_here, seat_of_another
from cogs.kit.members import has_left
from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.layouts import (
    come_back_button,
    hands_button,
    in_lines,
    page,
    rules_button,
    status_line,
)
from cogs.kit.messages.match_controls import (
    AskToGiveUp,
    Back,
    Confirm,
    GiveUp,
    LetPass,
    More,
    OpenTalk,
    Pick,
    PlayToo,
    Press,
    Resign,
    Say,
    ShowHand,
    ShowLarger,
    ShowMatches,
    ShowWords,
    StopLessons,
)
from cogs.kit.messages.seals import match_seal
from cogs.kit.permissions import check_channel
from cogs.kit.pictures.views import view_job
from cogs.kit.presses import (
    answers,
    confirm_first,
    is_server_gone,
    load_match,
    picked_number,
)
from cogs.kit.refusals import STALE_LASTS, let_go_latest, say_no
from cogs.kit.responses import acknowledge, close_question, show_page
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import match_voice
from cogs.table.own_matches import ChooseMatch, games_page, own_match, resign_question
from cogs.table.watching import follow_button, news_for_watchers
from games.kit.game import IllegalMove
from games.kit.menu import Menu
from matches.match import Pressed, events_for
from matches.preferences import OFF, ON
from matches.records import COPY, HAND, WORDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from discord.ui import LayoutView

    from cogs.kit.bot import Call
    from cogs.kit.messages.layouts import Picture
    from cogs.kit.presentation import Presentation
    from games.kit.words import Voice
    from matches.match import Match, Turn


class Play(TableCog):
    """Everything that is the same in all games once a match runs."""

    async def cog_load(self) -> None:
        """Say how private answers are laid out anew."""
        again = {HAND: self._hand_again, COPY: self._hand_again, WORDS: self._in_words}
        self.bot.private_answers.layouts |= again

    # ---- commands ---------------------------------------------------------------

    @command("hand")
    async def hand_command(self, call: Call) -> None:
        """Show the asker's own hand privately."""
        if match := await own_match(call, ChooseMatch("hand")):
            await self.open_hand(call, match, in_place=False)

    @command("table")
    async def table_command(self, call: Call) -> None:
        """Post the table anew at the end of the channel, and tell it in words to the user."""
        match = await self._match_or_last(call)
        if match is None:
            return
        in_server = call.guild_id is not None
        if in_server and match.channel != call.channel_id and await self._is_homeless(call, match):
            check_channel(call)
            await self.bot.store.matches.move(match.id, channel_of(call), call.guild_id or 0)
            match = await self.bot.store.matches.load(match.id)
        try:
            await self._words(call, match)
        finally:
            if match.outcome is None and call.user.id in match.players:
                self.bot.delivery.retry_channel(match.channel)
                self.bot.delivery.refresh(match.id, fresh_table=True)

    @command("resign")
    async def resign_command(self, call: Call, player: discord.User | None = None) -> None:
        """Ask whether a player means to give up their seat, or to free that of one who left."""
        if player is None or player.id == call.user.id:
            if match := await own_match(call, ChooseMatch("resign")):
                await self._ask_to_resign(call, match, call.user.id)
            return
        match = await match_here(call)
        seat_of_another(match, player)
        await self._may_resign_for(call, match, player.id)
        await self._ask_to_resign(call, match, player.id)

    async def _ask_to_resign(self, call: Call, match: Match, whom: int) -> None:
        match.seat_of(whom)
        view = await resign_question(call, match, whom)
        await call.response.send_message(view=view, ephemeral=True)

    @command("games")
    async def games_command(self, call: Call) -> None:
        """List the asker's running matches and tournaments."""
        await self.matches_pressed(call, ShowMatches())

    @answers(ShowMatches)
    async def matches_pressed(self, call: Call, _: ShowMatches) -> None:
        """List them, first those that wait for the asker."""
        store, player = self.bot.store, call.user.id
        matches = in_order(self.bot, player, await store.matches.of_player(player))
        view = games_page(call, matches, await store.tournaments.of_player(player))
        await call.response.send_message(view=view, ephemeral=True)

    # ---- controls -----------------------------------------------------------------

    @answers(ShowHand)
    async def hand_pressed(self, call: Call, pressed: ShowHand) -> None:
        """Show a hand privately where it was asked for, as if by direct message."""
        self.bot.latest_calls.listen(call)
        match = await load_match(call, pressed.match)
        if call.user.id in match.players:
            await self.open_hand(call, match, in_place=False)
            return
        voice = await match_voice(call, match)
        ways = []
        if not match.outcome:
            ways.append(await follow_button(self.bot, match, call.user.id, voice))
        if len(match.players) < match.game.spec.seats[-1]:  # else it is full the next time, too
            ways.append(button(voice("button-play"), PlayToo(match.game.spec.slug), icon="🎲"))
        view = page(voice("not-seated"), controls=rows(*ways))
        await call.response.send_message(view=view, ephemeral=True)

    @answers(ShowLarger)
    async def zoom_pressed(self, call: Call, pressed: ShowLarger) -> None:
        """Show the larger picture, of the asker's own view if they sit here."""
        match = await load_match(call, pressed.match)
        seat = match.seat_of(call.user.id) if call.user.id in match.players else None
        voice = await match_voice(call, match)
        await acknowledge(call, in_place=False)
        picture = await self.bot.pictures.of(view_job(match, seat, voice, zoom=True))
        view = page(f"### {match.game.spec.icon} {voice('title')}", picture)
        await show_page(call, view, picture, in_place=False, promised=True)

    @answers(ShowWords)
    async def words_pressed(self, call: Call, pressed: ShowWords) -> None:
        """Say the table in words."""
        await self._words(call, await load_match(call, pressed.match))

    @answers(OpenTalk)
    async def talk_pressed(self, call: Call, pressed: OpenTalk) -> None:
        """Show what may be said.

        Raises:
            IllegalMove: if the user does not sit there.
        """
        match = await load_match(call, pressed.match)
        match.seat_of(call.user.id)
        game = self.bot.presentations[match.game.spec.slug]
        view = _talk_page(match, await match_voice(call, match), game, game.may_say(match))
        await call.response.send_message(view=view, ephemeral=True)

    @answers(Say)
    async def word_pressed(self, call: Call, pressed: Say) -> None:
        """Say it at the table and in all hands, until its speaker moves; or ask of what it is said.

        Raises:
            IllegalMove: if it may not be said now, or something was said just before.
        """
        match = await load_match(call, pressed.match)
        seat = match.seat_of(call.user.id)
        if match.outcome:
            raise IllegalMove("match-over")
        game = self.bot.presentations[match.game.spec.slug]
        is_known = pressed.word.partition("/")[0] in game.may_say(match)
        if not is_known or game.sentence(match, pressed.word) is None:
            raise IllegalMove("talk-off")
        voice = await match_voice(call, match)
        if words := game.more_precise(match, seat, pressed.word):
            view = _talk_page(match, voice, game, words, ask=f"ask-talk-{pressed.word}")
            await show_page(call, view, None, in_place=True, promised=False)
            return
        await self.bot.talk.say(match, seat, pressed.word)
        self.bot.delivery.refresh(match.id)
        await close_question(call, voice("said-now"))

    @answers(Pick)
    async def answer_picked(self, call: Call, pressed: Pick) -> None:
        """Follow one answer of a menu: to the next question, or to the move it completes."""
        match = await load_match(call, pressed.match)
        path = (*pressed.path, picked_number(call))
        await self._follow(call, match, pressed.stamp, path)

    @answers(Press)
    async def answer_pressed(self, call: Call, pressed: Press) -> None:
        """Follow the answer a button stands for, mostly to the move it completes."""
        match = await load_match(call, pressed.match)
        await self._follow(call, match, pressed.stamp, pressed.path)

    @answers(Confirm)
    async def sure_pressed(self, call: Call, pressed: Confirm) -> None:
        """Make a move after the question whether it is meant; below a hand that says it all.

        Raises:
            IllegalMove: if it may not be made any more.
        """
        match = await load_match(call, pressed.match)
        seat = match.seat_of(call.user.id)
        if match.stamp(seat) != pressed.stamp:
            raise IllegalMove("moved-on")
        legal = match.legal(seat)
        if pressed.move >= len(legal):
            raise IllegalMove("moved-on")
        move = legal[pressed.move]
        turn = await self.bot.referee.submit(match.id, call.user.id, move, interaction=call.id)
        self.bot.delivery.show(turn)
        voice = await match_voice(call, turn.match)
        lines = "\n".join(map(voice, events_for(turn.events, seat)))
        await close_question(call, lines)

    @answers(Back)
    async def back_pressed(self, call: Call, pressed: Back) -> None:
        """Return to the first question, or go on from a film to it."""
        self.bot.delivery.film_skipped(pressed.match)
        await self._turn_to(call, await load_match(call, pressed.match), (), 0)

    @answers(More)
    async def more_pressed(self, call: Call, pressed: More) -> None:
        """Turn to the next page of a long list of answers."""
        match = await load_match(call, pressed.match)
        await self._turn_to(call, match, pressed.path, pressed.pages_turned)

    @answers(LetPass)
    async def let_pass_pressed(self, call: Call, pressed: LetPass) -> None:
        """Write down whether a player wants to pass unasked, and pass if so."""
        match = await load_match(call, pressed.match)
        seat = match.seat_of(call.user.id)
        preference = ON if pressed.unasked else OFF
        await self.bot.known_users.prefer(call.user.id, "passes", preference)
        move = match.formality(seat) if pressed.unasked else None
        if move is None:
            await self._turn_to(call, match, None, 0)
            return
        turn = await self.bot.referee.submit(match.id, call.user.id, move, interaction=call.id)
        self.bot.delivery.show(turn)
        await self._turn_to(call, turn.match, None, 0)

    @answers(StopLessons)
    async def stop_lessons_pressed(self, call: Call, pressed: StopLessons) -> None:
        """Write down that a player wants nothing explained, and take the lesson away."""
        match = await load_match(call, pressed.match)
        match.seat_of(call.user.id)
        await self.bot.known_users.prefer(call.user.id, "lessons", OFF)
        await self._turn_to(call, match, None, 0)

    @answers(Resign)
    async def resign_pressed(self, call: Call, pressed: Resign) -> None:
        """Give up a seat, after the question whether that is meant."""
        match = await load_match(call, pressed.match)
        whom = pressed.player
        if whom != call.user.id:
            await self._may_resign_for(call, match, whom)
        turn = await self.bot.referee.resign(match.id, whom, interaction=call.id)
        self.bot.delivery.show(turn, fresh_table=True)
        await self._told(call, turn)

    @answers(AskToGiveUp)
    async def ask_to_give_up_pressed(self, call: Call, pressed: AskToGiveUp) -> None:
        """Ask whether a player would give up, from a hand or the table, which stay."""
        await self._ask_to_resign(call, await load_match(call, pressed.match), call.user.id)

    @answers(GiveUp)
    async def give_up_pressed(self, call: Call, pressed: GiveUp) -> None:
        """Tell the team that a player would give up; when all would, the match ends.

        Raises:
            IllegalMove: if the game is no team's, the match is over, or they gave up already.
        """
        match = await load_match(call, pressed.match)
        if match.game.spec.kind != "cooperative":
            raise IllegalMove("moved-on")
        turn = await self.bot.referee.give_up(match.id, call.user.id, interaction=call.id)
        self.bot.delivery.show(turn, fresh_table=turn.match.outcome is not None)
        await self._told(call, turn)

    # ---- how ------------------------------------------------------------------------

    async def _told(self, call: Call, turn: Turn) -> None:
        """Say what a press did, in place of the question."""
        voice = await match_voice(call, turn.match)
        done = page("\n".join(voice(e) for e in events_for(turn.events, None)[:1]))
        await call.response.edit_message(view=done, attachments=[])

    async def _match_or_last(self, call: Call) -> Match | None:
        """Return the match to show: the one here, the user's own, or the last one here."""
        matches = self.bot.store.matches
        if here := await matches.in_channel(channel_of(call)):
            call.extras["match"] = here
            return here
        try:
            return await own_match(call, ChooseMatch("table"))
        except IllegalMove:
            if last := await matches.last_in_channel(channel_of(call)):
                return last
            raise

    @staticmethod
    async def _is_homeless(call: Call, match: Match) -> bool:
        """Tell whether the channel of a match is deleted, or closed to the bot."""
        if is_server_gone(call, match):
            return True
        if call.guild is None or match.guild != call.guild_id:
            return False
        try:
            await call.guild.fetch_channel(match.channel)
        except (discord.NotFound, discord.Forbidden):
            return True
        return False

    async def _hand_again(
        self, match: Match, user_id: int, voice: Voice
    ) -> tuple[LayoutView, Picture | None]:
        seat = match.seat_of(user_id)
        return await self.bot.hands.lay_out(match, seat, voice, as_of=True)

    async def _words(self, call: Call, match: Match) -> None:
        """Say in words the asker's view if they sit here, else the table's."""
        view, _ = await self._in_words(match, call.user.id, await match_voice(call, match))
        await call.response.send_message(view=view, ephemeral=True)
        await self.bot.private_answers.remember(call, match, WORDS)

    async def _in_words(
        self, match: Match, user_id: int, voice: Voice
    ) -> tuple[LayoutView, Picture | None]:
        seat = match.seat_of(user_id) if user_id in match.players else None
        said = [*map(voice, match.game.describe(match.view(seat)))]
        watches = seat is None and match.outcome is None
        news = await news_for_watchers(self.bot, match, voice) if watches else []
        away = seat in match.computers and match.outcome is None
        ways = [come_back_button(match, voice)] if away else []
        if watches:
            ways.append(await follow_button(self.bot, match, user_id, voice))
        if seat is not None:
            wishes = await self.bot.known_users.preferences(user_id)
            ways.append(hands_button(voice, in_words=wishes.words == ON))
        told = [in_lines(said), *news, match_seal(match, voice)]
        heading = _heading_in_words(match, voice, said)
        return page(heading, None, told, rows(*ways, rules_button(match))), None

    async def _follow(self, call: Call, match: Match, stamp: str, path: tuple[int, ...]) -> None:
        seat = match.seat_of(call.user.id)
        try:
            if match.stamp(seat) == stamp:
                found = match.menu(seat, path)
                if isinstance(found, Menu):
                    await self._turn_to(call, match, path, 0)
                    return
                if await confirm_first(call, match, found):
                    return
            turn = await self.bot.referee.submit(
                match.id, call.user.id, Pressed(stamp, path), interaction=call.id
            )
        except IllegalMove as refusal:
            if refusal.text.key != "moved-on" and match.outcome is None:
                raise
            await self._show_how_it_stands(call, match, refusal)
            return
        let_go_latest(call)
        await self.show_move(call, turn, seat)

    async def _turn_to(
        self, call: Call, match: Match, path: tuple[int, ...] | None, turned: int
    ) -> None:
        seat = match.seat_of(call.user.id)
        await self.show_hand(call, match, seat, path, turned, in_place=True)

    async def _show_how_it_stands(self, call: Call, match: Match, refusal: IllegalMove) -> None:
        """Refuse a stale press, and bring the message it came from up to date."""
        match = await self.bot.store.matches.load(match.id)
        await self._turn_to(call, match, None, 0)
        await say_no(call, (await match_voice(call, match))(refusal.text), STALE_LASTS)

    async def _may_resign_for(self, call: Call, match: Match, whom: int) -> None:
        """Let only moderators free another's seat, or players if its own has left the server."""
        if call.permissions.manage_channels:
            return
        match.seat_of(call.user.id)
        if not await has_left(call.guild, whom):
            raise IllegalMove("resign-not-yours")


def _talk_page(
    match: Match,
    voice: Voice,
    game: Presentation,
    words: Iterable[str],
    *,
    ask: str = "ask-talk",
) -> LayoutView:
    """Offer sentences to be said to the table: 💬 on each, as no answer to a question has it."""
    said = [(word, game.sentence(match, word)) for word in words]
    buttons = [
        button(f"{game.icon_of(word)} {voice(one)}", Say(match.id, word), icon="💬")
        for word, one in said
        if one
    ]
    return page("", None, [voice(ask)], rows(*buttons, width=1))


def _heading_in_words(match: Match, voice: Voice, said: Sequence[str]) -> str:
    """Name the game, and whom it waits for unless the first of its lines does."""
    title = f"### {match.game.spec.icon} {voice('title')}"
    awaited = [voice.name(seat) for seat in match.to_act()]
    if match.outcome is None and all(name in said[0] for name in awaited):
        return title
    return f"{title}\n{status_line(match, voice)}"
