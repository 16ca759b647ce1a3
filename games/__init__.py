"""The shelf: every game this bot can host, those of other packages included."""

from games.abordaje.game import Abordaje
from games.all_aboard.game import AllAboard
from games.alles_an_bord.game import AllesAnBord
from games.bandido_alcatraz.game import BandidoAlcatraz
from games.kit.game import AnyGame
from games.kit.installed import installed_games
from games.off_the_rails.game import OffTheRails

SHELF: dict[str, AnyGame] = {
    game.spec.slug: game
    for game in (
        AllAboard(),
        AllesAnBord(),
        Abordaje(),
        BandidoAlcatraz(),
        OffTheRails(),
    )
}
SHELF |= installed_games(taken=frozenset(SHELF))
