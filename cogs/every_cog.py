"""Every cog: those of the house in the order in which they are loaded, those of games by slug."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cogs.abordaje import AbordajeCog
from cogs.all_aboard import AllAboardCog
from cogs.alles_an_bord import AllesAnBordCog
from cogs.bandido_alcatraz import BandidoAlcatrazCog
from cogs.learn.cog import Lessons
from cogs.lobby.cog import Lobbies
from cogs.lobby.opening import Opening
from cogs.off_the_rails import OffTheRailsCog
from cogs.person.feedback import Feedback
from cogs.person.help import Help
from cogs.person.newest_answers import NewestAnswers
from cogs.person.preferences import Settings
from cogs.person.privacy import Privacy
from cogs.person.rules import Rules
from cogs.replays.cog import Replays
from cogs.server.admin import Admin
from cogs.server.channels import Channels
from cogs.server.config import Config
from cogs.server.greeting import Greeting
from cogs.server.retention import Retention
from cogs.standings.leaderboard import Leaderboard
from cogs.standings.profile import Profiles
from cogs.table.clocks import Clocks
from cogs.table.cog import Play
from cogs.table.computers import Computers
from cogs.table.departures import Departures
from cogs.table.own_matches import OwnMatches
from cogs.table.taking_back import TakingBack
from cogs.table.watching import Watching
from cogs.today.cog import Today
from cogs.today.evening import Summaries
from cogs.tournaments.cog import Tournaments

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cogs.kit.game_cog import GameCog
    from cogs.kit.table_cog import TableCog

HOUSE_COGS: Final[tuple[type[TableCog], ...]] = (
    Opening,
    Today,
    Summaries,
    Lobbies,
    Lessons,
    Play,
    TakingBack,
    Replays,
    OwnMatches,
    Computers,
    Clocks,
    Departures,
    Watching,
    Channels,
    Leaderboard,
    Profiles,
    Tournaments,
    Rules,
    Settings,
    Config,
    Admin,
    Help,
    Feedback,
    Greeting,
    Privacy,
    Retention,
    NewestAnswers,
)

GAME_COGS: Final[Mapping[str, type[GameCog]]] = {
    "abordaje": AbordajeCog,
    "all_aboard": AllAboardCog,
    "alles_an_bord": AllesAnBordCog,
    "bandido_alcatraz": BandidoAlcatrazCog,
    "off_the_rails": OffTheRailsCog,
}
