"""What a hint says: the move with its picture, one reason for it, and the next best move."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal

import discord

from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.layouts import page
from cogs.kit.messages.match_controls import AgreeOnHints, Confirm
from games.kit.chance import Chance
from games.kit.computers.candidates import LOST
from games.kit.game import text
from games.kit.mind import best_effect, effects_above, effects_beyond
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
MOST_WORDS: Final = 50
"""The next best move is left out of a hint that would be longer: it is to be read at a glance."""
SIGNS: Final = ("①", "②")
"""Of two moves that are level, as in their picture."""


def hint_page(
    match: Match, seat: Seat, thought: Thought, voice: Voice, picture: Picture | None
) -> ui.LayoutView:
    """Lay out a hint, with a button that makes the move; of two that are level, one for each."""
    legal, moves = match.legal(seat), hinted_moves(match, thought)
    stamp, blue = match.stamp(seat), discord.ButtonStyle.primary
    plays = [Confirm(match.id, stamp, legal.index(one)) for one in moves]
    said = [move_in_words(match, seat, one, voice) for one in moves]
    if len(moves) == 1:
        heading, labels = voice("hint", move=said[0]), [voice("button-play-this")]
    else:
        heading = voice("hint-level-moves", first=said[0], second=said[1])
        labels = [voice("button-play-one", sign=sign) for sign in SIGNS]
    ways = (
        button(label, play, style=blue, icon="▶️") for label, play in zip(labels, plays, strict=True)
    )
    return page(heading, picture, reason_lines(match, seat, thought, voice), rows(*ways))


def hinted_moves(match: Match, thought: Thought) -> tuple[Value, ...]:
    """Return the move that a hint is about, or the best two where they are level."""
    told = _told(thought)
    best, second = read_move(match, told), _second_as_good(told)
    return (best, match.game.load_move(second)) if second else (best,)


def _told(thought: Thought) -> Thought:
    """Leave out one of two level moves, if nothing speaks for it, and something for the other.

    What is recommended has a reason for it.
    """
    each = thought.effects, thought.second_effects
    good = [best_effect(one) is not None for one in each]
    if not thought.second or not _second_as_good(thought) or all(good) or not any(good):
        return thought
    alone = replace(thought, second=None, second_effects=(), worths=thought.worths[:1])
    if good[0]:
        return alone
    return replace(alone, move=thought.second, effects=each[1], reason=None, drawback=None)


def _second_as_good(thought: Thought) -> str | None:
    """Return the next best move if it is as good as the best one, and something is at stake."""
    worths = thought.worths
    is_level = len(worths) > 1 and worths[0] >= LOST and worths[0] - worths[1] <= CLOSE
    return thought.second if is_level else None


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
    """Say a move by the answers that lead to it, without what labels say beside them.

    Where there is but one verb, it is not said.
    """
    answers = match.game.decisions(match.view(seat), move)
    has_one_verb = len(set(map(type, match.legal(seat)))) == 1
    said = [one for one in answers if one.field != "kind" or not has_one_verb] or answers
    return " · ".join(dict.fromkeys(voice(one.label).partition(" · ")[0] for one in said))


def reason_lines(match: Match, seat: Seat, thought: Thought, voice: Voice) -> list[str]:
    """Say why a move is best, what speaks against it, and what the next best does."""
    thought = _told(thought)
    if thought.forced:
        return [voice("hint-forced")]
    if _second_as_good(thought):
        return _level_lines(thought, voice)
    lines, worths = list[str](), thought.worths
    if worths and max(worths) < LOST:
        lines.append(voice("hint-lost", still=voice("hint-still")))
    lines.append(_reason(thought, voice) or ("" if lines else _at_sight(worths, voice)))
    if harm := _drawback(thought, voice):
        lines.append(voice("hint-against", what=harm))
    if thought.second and (worths or thought.second_effects != thought.effects):
        second = move_in_words(match, seat, match.game.load_move(thought.second), voice)
        following = _next_best(thought, second, voice, is_long=bool(harm))
        if len(" ".join([*lines, following]).split()) <= MOST_WORDS:
            lines.append(following)
    return [one for one in lines if one]


def _next_best(thought: Thought, move: str, voice: Voice, *, is_long: bool) -> str:
    """Say what the next best move does; else what speaks against it, unless enough is said."""
    apart = effects_beyond(thought.second_effects, thought.effects)
    if better := _best(apart, voice):
        return voice("hint-next", move=move, why=better)
    worse = "" if is_long else _worst(apart, voice)
    return voice("hint-next-against", move=move, what=worse) if worse else ""


def rests_on(thought: Thought) -> Literal["forced", "counted", "tries", "nothing"]:
    """Return what the reason of a hint is: counted by the rules, seen in tries, or none."""
    thought = _told(thought)
    each = thought.effects, thought.second_effects
    some = each if _second_as_good(thought) else each[:1]
    if thought.forced:
        return "forced"
    if best_effect(effects_above(*each)) or (
        (len(some) > 1 or not thought.reason) and any(map(best_effect, some))
    ):
        return "counted"
    return "tries" if thought.reason else "nothing"


def _level_lines(thought: Thought, voice: Voice) -> list[str]:
    """Say of two moves that are level what each is good for; else that it makes no difference."""
    lines = list[str]()
    each = thought.effects, thought.second_effects
    apart = [effects_beyond(*each), effects_beyond(*each[::-1])]
    good = [
        _best(only, voice) or _best(all_, voice) for only, all_ in zip(apart, each, strict=True)
    ]
    has_reasons = all(good)
    if good[0] == good[1]:
        lines += [voice("hint-both", what=good[0])] if good[0] else []
        good = ["", ""]
    for sign, said, only in zip(SIGNS, good, apart, strict=True):
        if said:
            lines.append(voice("hint-each", sign=sign, what=said))
        if harm := _worst(only, voice):
            lines.append(voice("hint-each-against", sign=sign, what=harm))
    if not any(apart) and (seen := thought.reason or thought.drawback):
        lines.append(f"{_seen(seen, voice, 'hint-because-level')}.")
    if not lines:
        lines.append(voice("hint-same", why=voice("hint-same-why")))
    chance = [] if has_reasons else [voice("hint-level", best=_percent(thought.worths[0]))]
    return [*lines, *chance]


def _reason(thought: Thought, voice: Voice) -> str:
    """Say what the move does more than the next best; else what was seen; else what it does."""
    if said := _best(effects_above(thought.effects, thought.second_effects), voice):
        return voice("hint-does", what=said)
    if thought.reason:
        return f"{_seen(thought.reason, voice)}."
    said = _best(thought.effects, voice)
    return voice("hint-does", what=said) if said else ""


def _at_sight(worths: Sequence[float], voice: Voice) -> str:
    """Say how good the best moves are, where nothing that they do tells them apart."""
    if len(worths) < 2:  # noqa: PLR2004 - there is no next best
        return voice("hint-at-sight")
    if worths[0] - worths[1] <= CLOSE:
        return voice("hint-same", why=voice("hint-same-why"))
    best, second = map(_percent, worths[:2])
    return voice("hint-chance", best=best, second=second)


def _percent(worth: float) -> int:
    """Return a chance in percent: nothing is sure before the end."""
    return min(max(round(100 * worth), 1), 99)


def _drawback(thought: Thought, voice: Voice) -> str:
    if harm := _worst(thought.effects, voice):
        return harm
    return _seen(thought.drawback, voice) if thought.drawback else ""


def _best(effects: Sequence[Effect], voice: Voice) -> str:
    best = best_effect(effects)
    return voice(best) if best else ""


def _worst(effects: Sequence[Effect], voice: Voice) -> str:
    """Say what harms most, if anything does."""
    harm = min(effects, key=lambda one: one.value, default=None)
    return voice(harm.said) if harm and harm.value < 0 else ""


def _seen(reason: Reason, voice: Voice, key: str = "hint-because") -> str:
    """Say how often something came to pass in tries, after this move and after the next best."""
    what, n = reason.sign
    of_ten = {"best": round(10 * reason.best), "second": round(10 * reason.second)}
    return voice(key, what=text(what, n=n), **of_ten)
