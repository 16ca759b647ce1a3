"""What a hint says: the move with its picture, one reason for it, and the next best move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord

from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.layouts import page
from cogs.kit.messages.match_controls import AgreeOnHints, Confirm
from games.kit.chance import Chance
from games.kit.computers.candidates import LOST
from games.kit.game import text
from games.kit.mind import best_effect, effects_beyond
from matches.computers.thinker import read_move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discord import ui

    from cogs.kit.messages.layouts import Picture
    from games.kit.computers.candidates import Reason
    from games.kit.game import Seat, Value, View
    from games.kit.mind import Effect
    from games.kit.words import Voice
    from matches.computers.thinking import Thought
    from matches.match import Match

CLOSE: Final = 0.02
"""Worths that differ by no more are told as about the same."""


def hint_page(
    match: Match, seat: Seat, thought: Thought, voice: Voice, picture: Picture | None
) -> ui.LayoutView:
    """Lay out a hint, with a button that makes the move."""
    move, legal = read_move(match, thought), match.legal(seat)
    heading = voice("hint", move=move_in_words(match, seat, move, voice))
    play = Confirm(match.id, match.stamp(seat), legal.index(move))
    blue = button(voice("button-play-this"), play, style=discord.ButtonStyle.primary, icon="▶️")
    return page(heading, picture, reason_lines(match, seat, thought, voice), rows(blue))


def agree_page(match: Match, voice: Voice) -> ui.LayoutView:
    """Say that a match alone counts nowhere from the first hint on, with a button that takes it."""
    take = button(voice("button-take-hints"), AgreeOnHints(match.id), icon="💡")
    return page(voice("hint-counts-nowhere"), controls=rows(take))


def after_it(match: Match, seat: Seat, move: Value) -> View | None:
    """Return what the seat will see after a move, with what has changed marked; None if it is open.

    That is where what others hold, or luck, has a say: then it would be a guess.
    """
    game, views = match.game, []
    for number in range(2):
        luck = Chance(f"{match.seed}/hint", number)
        world = game.redeal(match.state, seat, luck)
        views.append(game.view(game.play(world, seat, move, luck)[0], seat))
    return views[0] if views[0] == views[1] else None


def move_in_words(match: Match, seat: Seat, move: Value, voice: Voice) -> str:
    """Say a move by the answers that lead to it, without what labels say beside them."""
    labels = match.game.decisions(match.view(seat), move)
    return " · ".join(dict.fromkeys(voice(one.label).partition(" · ")[0] for one in labels))


def reason_lines(match: Match, seat: Seat, thought: Thought, voice: Voice) -> list[str]:
    """Say why a move is best, what speaks against it, and what the next best does."""
    if thought.forced:
        return [voice("hint-forced")]
    lines, worths = list[str](), thought.worths
    if worths and max(worths) < LOST:
        lines.append(voice("hint-lost", still=voice("hint-still")))
    is_close = len(worths) > 1 and worths[0] - worths[1] <= CLOSE
    lines.append(_reason(thought, voice) or ("" if lines else _at_sight(worths, voice)))
    if harm := _drawback(thought, voice):
        lines.append(voice("hint-against", what=harm))
    if thought.second and (worths or thought.second_effects != thought.effects):
        second = move_in_words(match, seat, match.game.load_move(thought.second), voice)
        better = _best(effects_beyond(thought.second_effects, thought.effects), voice)
        key = "hint-as-good" if is_close else "hint-next"
        lines.append(voice(key, move=second, why=f" – {better}" if better else ""))
    return [one for one in lines if one]


def _reason(thought: Thought, voice: Voice) -> str:
    """Say what the move does that the next best does not; else what was seen; else what it does."""
    if said := _best(effects_beyond(thought.effects, thought.second_effects), voice):
        return voice("hint-does", what=said)
    if thought.reason:
        return f"{_seen(thought.reason, voice)}."
    said = _best(thought.effects, voice)
    return voice("hint-does", what=said) if said else ""


def _at_sight(worths: Sequence[float], voice: Voice) -> str:
    """Say how good the best moves are, where nothing that they do tells them apart."""
    if len(worths) < 2:  # noqa: PLR2004 - there is no next best
        return voice("hint-at-sight")
    best, second = (round(100 * one) for one in worths[:2])
    key = "hint-level" if worths[0] - worths[1] <= CLOSE else "hint-chance"
    return voice(key, best=best, second=second)


def _drawback(thought: Thought, voice: Voice) -> str:
    harm = min(thought.effects, key=lambda one: one.value, default=None)
    if harm and harm.value < 0:
        return voice(harm.said)
    return _seen(thought.drawback, voice) if thought.drawback else ""


def _best(effects: Sequence[Effect], voice: Voice) -> str:
    best = best_effect(effects)
    return voice(best) if best else ""


def _seen(reason: Reason, voice: Voice) -> str:
    """Say how often something came to pass in tries, after this move and after the next best."""
    what, n = reason.sign
    of_ten = {"best": round(10 * reason.best), "second": round(10 * reason.second)}
    return voice("hint-because", what=text(what, n=n), **of_ten)
