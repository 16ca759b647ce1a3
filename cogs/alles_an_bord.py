"""Alles an Bord?! by slash command, and the loading panel from which one press takes one tile.

A slower player reads at once that the tile is gone, loses nothing, and can press again.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import chain
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui
from discord.ext import commands

from cogs.kit.commands.commands import GameCommands
from cogs.kit.game_cog import GameCog
from cogs.kit.match_lookup import match_here
from cogs.kit.messages import layouts
from cogs.kit.messages.controls import OfMatch, button, icon_button, rows
from cogs.kit.messages.match_controls import ShowWords
from cogs.kit.presses import answers, load_match
from cogs.kit.responses import acknowledge, keep_picture
from cogs.kit.voices import match_voice
from games.alles_an_bord.components import COLOURS
from games.alles_an_bord.describe import own_answer
from games.alles_an_bord.menu import (
    PANEL_MOVES,
    SWITCH_PLACE,
    Emphasis,
    panel_rows,
    panel_words,
    place_with_room,
)
from games.alles_an_bord.model import Fulfil, Penalty, State, View
from games.alles_an_bord.rules import as_listed
from games.kit.game import IllegalMove
from matches.caching import BoundedDict
from matches.lessons.script import pointed_at
from matches.match import view_of
from matches.preferences import ON

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.kit.bot import Bot, Call
    from cogs.kit.messages.layouts import Hand, Picture, PictureInPlace
    from games.alles_an_bord.menu import PanelButton
    from games.alles_an_bord.model import Move
    from games.kit.text import Seat
    from games.kit.words import Voice
    from matches.match import Match, Turn

SLUG = "alles_an_bord"
command = GameCommands(SLUG, "allesanbord")
SENTENCES: Final = {
    "wait": "✋",
    "full": "⚓",
    "pirates": "☠️",
    "rich": "🪙",
    "well-played": "👏",
}
"""What may be said to the table, each with its icon."""

LOADING_PACE: Final = 1.5
"""Seconds between two redraws of the table while everybody loads."""

PANELS_REMEMBERED: Final = 1_000
"""Loading panels of which the last press is remembered."""

BUTTONS_KEPT: Final = 2_000
"""Buttons of loading panels: of some twenty matches."""

BUTTON_STYLES: Final[dict[Emphasis, discord.ButtonStyle]] = {
    "plain": discord.ButtonStyle.secondary,
    "strong": discord.ButtonStyle.primary,
    "switch": discord.ButtonStyle.success,
}
QUIET_STYLES: Final = {**BUTTON_STYLES, "strong": BUTTON_STYLES["plain"]}
"""Where more than `layouts.MOST_PRIMARY` would stand out."""


class PressPanel(OfMatch, verb="load"):
    """Do what a button of the loading panel says."""

    action: str
    """One of `games.alles_an_bord.menu.PANEL_MOVES`, or its `SWITCH_PLACE`."""
    place: str
    """Where the panel loads to: `deck` or `below`."""


class AllesAnBordCog(
    GameCog,
    commands.GroupCog,
    group_name=command.group,
    group_description=command.description,
):
    """One command for each verb of the rulebook, and the loading panel."""

    slug = SLUG
    sentences = SENTENCES
    colour = 0x2F9E62
    round_ends = frozenset({"voyage-ahead"})
    sums = frozenset({"sold"})

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._pressed: BoundedDict[tuple[int, Seat], tuple[str, str]] = BoundedDict(
            PANELS_REMEMBERED
        )
        """Where each ship's panel loads to, and what its last press was told.

        The presses of others redraw the panel, and must change neither. After a restart tiles go on
        deck again, as the panel then says.
        """

    # ---- the loading panel --------------------------------------------------------

    def pace(self, match: Match) -> float:
        """Redraw now and then while loading: the presses are answered at once anyway."""
        return LOADING_PACE if _loading(match) else 0

    def draws_hand(self, match: Match, seat: Seat) -> bool:  # noqa: ARG002 - the base asks so
        """Draw no picture in a race: a phone has room for it or for words, and words are faster.

        Alone there is time for it in calm loading, where no table beside the hand has one.
        """
        return not _loading(match) or (not match.guild and not _racing(match))

    def covers_up(self, turn: Turn) -> bool:
        """Take the cards from every answer once the first ship is full: then memory counts."""
        return any(told.key == "cast-off" for told in turn.events)

    def will_cover_up(self, match: Match) -> bool:
        """Tell that the cards lie open while everybody loads, or will in a moment."""
        state = match.state
        if match.outcome or not isinstance(state, State):
            return False
        return state.phase in {"ready", "loading"} and state.first_full is None

    def hand_page(self, hand: Hand, more: list[ui.Button[Any]]) -> ui.LayoutView:
        """Lay out the panel while loading; afterwards the hand, with the own hidden answer."""
        who = hand.match.id, hand.seat
        if _loading(hand.match):
            place, told = self._pressed.get(who, ("deck", ""))
            is_taught = layouts.step_line(hand.match, hand.seat, hand.voice)  # the panel says it
            note = (not is_taught and hand.note) or hand.lesson or told
            who_reads = hand.match, hand.seat, hand.voice
            return panel(*who_reads, place, note, hand.picture, in_words=hand.in_words)
        self._pressed.pop(who, None)
        if hand.menu is None:
            own = map(hand.voice, own_answer(view_of(hand.match, hand.seat, View)))
            hand = replace(hand, note="\n".join(filter(None, [*own, hand.note])))
        elif not hand.match.guild and _begins(hand.match):  # no lobby has said it
            levels = hand.match.computers.values()
            paces = layouts.pace_lines(hand.match.game, levels, hand.voice, slower=hand.slower)
            hand = replace(hand, note="\n".join([*map(layouts.small, paces), hand.note]).strip())
        return super().hand_page(hand, more)

    @answers(PressPanel)
    async def panel_pressed(self, call: Call, pressed: PressPanel) -> None:
        """Do what a button of the panel says, and show the panel as it is then.

        Raises:
            IllegalMove: for a button of a panel that is not shown any more.
        """
        match = await load_match(call, pressed.match, SLUG)
        action, place = pressed.action, pressed.place
        if place not in PANEL_MOVES:
            raise IllegalMove("moved-on")
        seat = match.seat_of(call.user.id)
        voice = await match_voice(call, match)
        if action == SWITCH_PLACE:
            await self._show_panel(call, match, seat, voice, place)
            return
        move = PANEL_MOVES[place].get(action)
        if move is None:
            raise IllegalMove("moved-on")
        try:
            turn = await self.bot.referee.submit(match.id, call.user.id, move, interaction=call.id)
        except IllegalMove as refusal:
            match = await self.bot.store.matches.load(match.id)
            if seat in match.computers:
                await acknowledge(call, in_place=True)
                await self.redraw(call, match, seat)
            else:
                await self._show_panel(call, match, seat, voice, place, voice(refusal.text))
            return
        if not _loading(turn.match):  # how ships cast off comes before what is asked at sea
            await self.show_move(call, turn, seat)
            return
        try:
            told = [voice(one) for one in turn.events if one.to == seat]
            await self._show_panel(call, turn.match, seat, voice, place, " ".join(told))
        finally:
            self.bot.delivery.show(turn)

    async def _show_panel(
        self, call: Call, match: Match, seat: Seat, voice: Voice, place: str, note: str = ""
    ) -> None:
        """Answer a press: with the panel, or with the hand once loading is over."""
        if _loading(match):
            self._pressed[match.id, seat] = place, note
            drawn_on = call.message if self.draws_hand(match, seat) else None
            picture = layouts.picture_on(drawn_on) if drawn_on else None
            in_words = (await self.bot.known_users.preferences(call.user.id)).words == ON
            page = panel(match, seat, voice, place, note, picture, in_words=in_words)
            if picture is None:
                await call.response.edit_message(view=page, attachments=[])
                return
            if await keep_picture(call, page):
                return
        await acknowledge(call, in_place=True)
        await self.redraw(call, match, seat, note, as_of=not _loading(match))

    # ---- loading by command ---------------------------------------------------------

    ready = command.move("ready")
    load = command.move("load", "tile", "place")
    take = command.move("take", "tile")
    stow = command.move("stow", "place")
    put_back = command.move("putback", kind="put_back")
    flip = command.move("flip")
    good = command.move("good", "colour", kind="take_good")

    # ---- the voyage by command ------------------------------------------------------

    @command("fulfil")
    async def fulfil(self, call: Call, payment: str | None = None) -> None:
        """Fulfil the card.

        Raises:
            IllegalMove: if it may be paid in several ways and none was named, or the rules refuse.
        """
        ways = [move.payment for move in await self._legal(call) if isinstance(move, Fulfil)]
        if payment is None and len(ways) > 1:
            raise IllegalMove("payment-which")
        named = (ways or [()])[0] if payment is None else tuple(payment.split())
        await self.play(call, kind="fulfil", payment=as_listed(ways, named))

    let_pass = command.move("pass")
    meet = command.move("meet")
    flee = command.move("flee")

    @command("penalty")
    async def penalty(self, call: Call, good: str | None = None) -> None:
        """Pay the pirates; a good that is the only one need not be named."""
        ways = [move for move in await self._legal(call) if isinstance(move, Penalty)]
        if good is None and len(ways) == 1:
            good = ways[0].good
        await self.play(call, kind="penalty", good=good)

    @command("choose")
    async def choose(self, call: Call, goods: str) -> None:
        """Name the goods of a reward."""
        await self.play(call, kind="choose", goods=tuple(goods.split()))

    throw = command.move("throw", "thing")
    chests = command.move("chests", "deck", kind="place_chests")

    # ---- shorthand ------------------------------------------------------------------

    async def _legal(self, call: Call) -> list[Move]:
        """Return what the asker may do here; nothing if they do not play."""
        try:
            match = await match_here(call, SLUG)
            return list(match.legal(match.seat_of(call.user.id)))  # type: ignore[arg-type]
        except IllegalMove:
            return []


def panel(
    match: Match,
    seat: Seat,
    voice: Voice,
    place: str = "deck",
    note: str = "",
    picture: Picture | PictureInPlace | None = None,
    *,
    in_words: bool = False,
) -> ui.LayoutView:
    """Lay out the loading panel of a seat; its buttons load to `place` while there is room.

    What the last press did stands on top; as some line always stands there, no button moves away
    below a thumb. While a computer plays the seat, nothing can be loaded: it can be taken back.
    """
    view = view_of(match, seat, View)
    places = f"<#{match.channel}>" if match.guild else "", layouts.step_count(match, seat, voice)
    title = layouts.title_line(match, voice, *filter(None, places))
    is_away = seat in match.computers
    loaded_to = place_with_room(view, place)
    shown = [] if is_away else list(panel_rows(view, voice, loaded_to, in_words=in_words))
    if in_words:
        shown = [[replace(one, icon="") for one in row] for row in shown]
    pressed = [*chain.from_iterable(shown)]
    loud = [*map(attrgetter("emphasis"), pressed)].count("strong") <= layouts.MOST_PRIMARY
    styles = BUTTON_STYLES if loud else QUIET_STYLES
    pointed = _pointed(match, seat, pressed)
    controls: list[ui.Item[Any]] = [
        ui.ActionRow(
            *[
                _panel_button(match.id, one, styles[one.emphasis], is_pointed=one in pointed)
                for one in row
            ]
        )
        for row in shown
    ]
    if is_away:
        controls += rows(layouts.come_back_button(match, voice))
    if not (note or in_words) and any(one.action == SWITCH_PLACE for one in pressed):
        note = voice("panel-hint")
    last = f"\n{layouts.small(note)}" if note else ""
    step = layouts.step_line(match, seat, voice)
    if in_words:
        said = layouts.first_words(map(voice, match.game.describe(view)))
        controls += rows(button(voice("icon-words"), ShowWords(match.id)))
        return layouts.page(layouts.in_lines(said), None, [note, step, title], controls)
    is_drawn, alone = picture is not None, not match.guild
    told = panel_words(view, voice, below_picture=is_drawn, alone=alone)
    words = [step, *told]
    everything = icon_button(ShowWords(match.id), "📝")
    if alone and last and not (is_drawn or step):  # a phone has no room for its name as well
        title = ""
    return layouts.page(f"{title}{last}".strip(), picture, words, controls, beside=everything)


def _pointed(match: Match, seat: Seat, shown: Sequence[PanelButton]) -> list[PanelButton]:
    """Return the buttons that a lesson points at: the way to its moves where none is shown.

    Where nearly all would be, none is: the lesson says what is wanted.
    """
    wanted = pointed_at(match, seat)
    found = [one for one in shown if PANEL_MOVES[one.place].get(one.action) in wanted]
    if wanted and not found:
        return [one for one in shown if one.action == SWITCH_PLACE]
    return found if len(found) <= len(COLOURS) else []


@lru_cache(maxsize=BUTTONS_KEPT)
def _panel_button(
    match: int, one: PanelButton, style: discord.ButtonStyle, *, is_pointed: bool
) -> ui.Button[Any]:
    """Make a button of the panel once for all presses that leave it as it is; it is not changed."""
    pressed = PressPanel(match, one.action, one.place)
    label = f"{layouts.POINTED} {one.label}" if is_pointed else one.label
    made = button(label, pressed, style=style, icon=one.icon or None)
    made.disabled = not one.does_something
    return made


def _begins(match: Match) -> bool:
    """Tell whether a voyage waits for everybody to be ready."""
    return isinstance(match.state, State) and match.state.phase == "ready"


def _racing(match: Match) -> bool:
    """Tell whether all load at once, first come, first served."""
    return isinstance(match.state, State) and not match.state.options.calm


def _loading(match: Match) -> bool:
    """Tell whether the table loads; called at every press, so it makes no view."""
    return not match.outcome and isinstance(match.state, State) and match.state.phase == "loading"
