"""Preferences: what a user wants of the bot, in every server and by direct message alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cogs.kit.commands.commands import command
from cogs.kit.messages.controls import Control, rows, setting_select
from cogs.kit.messages.layouts import hands_button, page
from cogs.kit.messages.match_controls import HandsInWords
from cogs.kit.presses import answers, picked
from cogs.kit.refusals import not_a_choice
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import own_voice
from matches.preferences import CHOICES, OFF, ON, ZONES, ZONES_ELSEWHERE

if TYPE_CHECKING:
    from discord import ui

    from cogs.kit.bot import Call
    from games.kit.words import Voice


ELSEWHERE: Final = "zone-elsewhere"
"""A second select of zones, as one holds 25."""


class SetPreference(Control, verb="prefer"):
    """Let one preference be the word picked."""

    name: str


class Settings(TableCog):
    """The page of a player's preferences."""

    @command("settings")
    async def settings_command(self, call: Call) -> None:
        """Show what the asker has chosen, and let them choose otherwise."""
        await call.response.send_message(view=await self._page(call), ephemeral=True)

    @answers(SetPreference)
    async def preference_picked(self, call: Call, pressed: SetPreference) -> None:
        """Write a choice down, and show the page as it is now, perhaps in another language.

        Raises:
            IllegalMove: if there is no such choice.
        """
        value = picked(call)
        name = "zone" if pressed.name == ELSEWHERE else pressed.name
        if value not in CHOICES.get(name, ()):
            raise not_a_choice(value)
        await self.bot.known_users.prefer(call.user.id, name, value)
        await self.bot.known_users.meet(call)
        await call.response.edit_message(view=await self._page(call), attachments=[])

    @answers(HandsInWords)
    async def hands_in_words_pressed(self, call: Call, pressed: HandsInWords) -> None:
        """Have the hands of who presses in words, or with a picture, and offer to change it back.

        Those that lie in direct messages change at once.
        """
        await self.bot.known_users.prefer(call.user.id, "words", ON if pressed.wanted else OFF)
        voice = own_voice(call)
        said = voice("hands-in-words-on" if pressed.wanted else "hands-in-words-off")
        other = hands_button(voice, in_words=bool(pressed.wanted))
        await call.response.send_message(view=page(said, controls=rows(other)), ephemeral=True)
        for match in await self.bot.store.matches.of_player(call.user.id):
            self.bot.delivery.refresh(match.id)

    async def _page(self, call: Call) -> ui.LayoutView:
        voice = own_voice(call)
        chosen = await self.bot.known_users.preferences(call.user.id)
        selects = [
            _select(name, choices, getattr(chosen, name), voice)
            for name, choices in {**CHOICES, "zone": ZONES}.items()
        ]
        selects.append(_select(ELSEWHERE, ZONES_ELSEWHERE, chosen.zone, voice))
        heading = f"### {voice('settings-title')}"
        return page(heading, None, [voice("settings-short")], rows(*selects, width=1))


def _select(
    name: str, choices: tuple[str, ...], chosen: str, voice: Voice
) -> ui.Select[ui.LayoutView]:
    words = {value: word_of(name, value, voice) for value in choices}
    return setting_select(voice(f"setting-{name}"), words, chosen, SetPreference(name))


def word_of(name: str, value: str, voice: Voice) -> str:
    """Say a value of one of the `CHOICES`."""
    if name in {"zone", ELSEWHERE}:
        return value.rpartition("/")[2].replace("_", " ")
    if name == "quiet" and value != "none":
        begin, end = value.split("-")
        return f"{begin}:00–{end}:00"
    return voice(f"setting-{name}-{value}")
