"""The rules of each game, one page in the asker's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.kit.commands import command
from cogs.kit.game_option import check_on_shelf, offer_games, read_game
from cogs.kit.layouts import MESSAGE_TEXT_LIMIT, page, shorten
from cogs.kit.match_controls import ShowRules
from cogs.kit.matches import match_here
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import own_voice
from games.kit.words import LANGUAGES, home_of

if TYPE_CHECKING:
    from cogs.kit.host import Call, Host


class Rules(TableCog):
    """Rules pages."""

    async def cog_load(self) -> None:
        """Answer the buttons that show rules."""
        offer_games(self.rules_command, self.host.shelf)
        self.host.on(ShowRules, self.rules_pressed)

    @command("rules")
    async def rules_command(self, call: Call, game: str | None = None) -> None:
        """Show a game's rules; without a game, those of the match in this channel."""
        slug = read_game(call, game) if game else (await match_here(call)).game.spec.slug
        await self._show(call, slug)

    async def rules_pressed(self, call: Call, pressed: ShowRules) -> None:
        """Show the rules of the game a button belongs to."""
        await self._show(call, pressed.game)

    async def _show(self, call: Call, slug: str) -> None:
        check_on_shelf(call, slug)
        text = rules_page(slug, own_voice(call).language)
        await call.response.send_message(view=page("", None, [text], []), ephemeral=True)


def rules_page(slug: str, language: str) -> str:
    """Read a game's rules in a language, in Discord's markdown; in English if there are none.

    Raises:
        LookupError: if there are none in English either.
    """
    for tongue in (language, LANGUAGES[0]):
        path = home_of(slug) / f"rules.{tongue}.md"
        if path.exists():
            return shorten(path.read_text("utf-8").strip(), MESSAGE_TEXT_LIMIT)
    raise LookupError(slug)


async def setup(host: Host) -> None:
    """Put the cog on the bot."""
    await host.add_cog(Rules(host))
