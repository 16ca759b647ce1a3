"""The shelf: every game this bot can host."""

from games.abordaje.game import Abordaje
from games.all_aboard.rules import AllAboard
from games.alles_an_bord.rules import AllesAnBord
from games.bandido_alcatraz.rules import BandidoAlcatraz
from games.kit.game import AnyGame
from games.off_the_rails.rules import OffTheRails

SHELF: dict[str, AnyGame] = {
    game.spec.slug: game
    for game in (AllAboard(), AllesAnBord(), Abordaje(), BandidoAlcatraz(), OffTheRails())
}
