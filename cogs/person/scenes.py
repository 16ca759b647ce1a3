"""Scenes: moments of a match that computers play, for rules pages.

Always the same ones, so that each is drawn once. Computers play, as at random there would be little
to see. The process that talks imports no drawing with this module.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from games.kit.chance import Chance
from games.kit.words import Voice

if TYPE_CHECKING:
    from cogs.person.rules_pages import Scene
    from games.kit.game import AnyGame, Seat, Value, View

PLAYERS: Final = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana")
"""Who plays in scenes: short names, as "Asiento 1" has no room on a plate."""


@dataclass(frozen=True)
class SceneWordsJob:
    """A moment of a match in lines, for those who cannot see it."""

    game: type[AnyGame]
    language: str
    scene: Scene

    @property
    def about(self) -> str:
        """Of which game."""
        return f"{self.game.spec.slug}: a scene in words"

    def paint(self) -> bytes:
        """Say it, as UTF-8."""
        game = self.game()
        view, voice = _moment(game, self.language, self.scene)
        return "\n".join(map(voice, game.describe(view))).encode()


@dataclass(frozen=True)
class SceneJob(SceneWordsJob):
    """The same as a picture."""

    alt: str = field(default="", compare=False)

    @property
    def file(self) -> str:
        """Named after the moment."""
        return f"rules-{self.game.spec.slug}-{self.scene.moves}-{self.scene.viewer}.png"

    @property
    def about(self) -> str:
        """Of which game."""
        return f"{self.game.spec.slug}: a scene"

    def paint(self) -> bytes:
        """Draw and encode it, as PNG."""
        from games.kit.draw.canvas import encode
        from games.kit.draw.text.names import voice_for_pictures

        game = self.game()
        view, voice = _moment(game, self.language, self.scene)
        return encode(game.picture().draw(view, voice_for_pictures(voice)), game.spec.slug)


def _moment(game: AnyGame, language: str, scene: Scene) -> tuple[View, Voice]:
    """Return what is seen at a moment of a match, and a voice that names its seats."""
    seats = scene.seats or game.spec.seats[-1]
    state = position_after(game, seats, scene.moves)
    voice = Voice(language, game.spec.slug, PLAYERS[:seats])
    return game.view(state, _viewer(game, state, scene)), voice


_REACHED: Final[dict[tuple[type[object], int], tuple[int, Value]]] = {}
"""The position drawn last of each match, by game and seats: later ones are reached from there."""


def position_after(game: AnyGame, seats: int, moves: int) -> Value:
    """Return the position after so many moves, or at the end."""
    from games.kit.computers.search import choose  # thinking, as drawing, is for workers

    begun, state = _REACHED.get((type(game), seats), (moves + 1, None))
    if state is None or begun > moves:
        begun, state = 0, game.setup(seats, game.spec.options(), Chance("title", 0))
    for ply in range(begun + 1, moves + 1):
        actors = sorted(game.to_act(state))
        if not actors:
            break
        seat = Chance("title/driver", ply).pick(actors)
        world = game.redeal(state, seat, Chance("title/redeal", ply))
        move = choose(game, world, seat, "easy", f"title/{ply}").move
        state, _ = game.play(state, seat, move, Chance("title", ply))
        begun = ply
    _REACHED[type(game), seats] = begun, state
    return state


def _viewer(game: AnyGame, state: Value, scene: Scene) -> Seat | None:
    """Return the seat whose hand is shown; None where no seat is to act."""
    actors = sorted(game.to_act(state)) if scene.viewer == "acting" else []
    return actors[0] if actors else None
