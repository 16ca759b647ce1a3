"""Scenes as jobs: moments of a match that computers play, for title pictures and rules pages.

Always the same ones, so that each is drawn once. Computers play, as at random there would be little
to see. The process that talks imports no drawing with this module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cogs.kit.messages.rules_pages import Scene
from games.kit.chance import Chance
from games.kit.words import Voice

if TYPE_CHECKING:
    from games.kit.game import AnyGame, Seat, Value

TITLE: Final = Scene(moves=20)
"""What a title picture shows of a game that paints none: the table in the middle of a match."""


def draw_title(game_class: type[AnyGame], language: str) -> bytes:
    """Paint and encode the title picture of a game, as PNG."""
    from games.kit.draw.canvas import encode

    game = game_class()
    if painted := game.picture().title:
        return encode(painted(Voice(language, game.spec.slug)))
    return draw_scene(game_class, language, TITLE)


def draw_scene(game_class: type[AnyGame], language: str, scene: Scene) -> bytes:
    """Draw and encode a moment of a match, as PNG."""
    from games.kit.draw.canvas import encode
    from games.kit.draw.text.names import voice_for_pictures

    game = game_class()
    seats = scene.seats or game.spec.seats[-1]
    plain = Voice(language)
    names = [plain("seat", n=n) for n in range(1, seats + 1)]
    voice = Voice(language, game.spec.slug, names)
    state = position_after(game, seats, scene.moves)
    view = game.view(state, _viewer(game, state, scene))
    return encode(game.picture().draw(view, voice_for_pictures(voice)), game.spec.slug)


def position_after(game: AnyGame, seats: int, moves: int) -> Value:
    """Return the position after so many moves, or at the end."""
    from games.kit.computers.search import choose  # thinking, as drawing, is for workers

    state: Value = game.setup(seats, game.spec.options(), Chance("title", 0))
    for ply in range(1, moves + 1):
        actors = sorted(game.to_act(state))
        if not actors:
            break
        seat = Chance("title/driver", ply).pick(actors)
        world = game.redeal(state, seat, Chance("title/redeal", ply))
        move = choose(game, world, seat, "easy", f"title/{ply}").move
        state, _ = game.play(state, seat, move, Chance("title", ply))
    return state


def _viewer(game: AnyGame, state: Value, scene: Scene) -> Seat | None:
    """Return the seat whose hand is shown; None where no seat is to act."""
    actors = sorted(game.to_act(state)) if scene.viewer == "acting" else []
    return actors[0] if actors else None
