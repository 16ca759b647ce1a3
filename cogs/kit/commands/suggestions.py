"""Answers to the options of a command: suggested while a user types, and read back.

Apps are reported to send what a suggestion is called instead of its value, after pasting or
switching channels for instance. So an answer is known by both, whatever its case and accents.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from discord import app_commands

from cogs.kit.match_lookup import match_here
from cogs.kit.voices import match_voice
from games.kit.words import unescape

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from cogs.kit.bot import Call
    from games.kit.game import Decision, Seat, Text
    from games.kit.words import Voice
    from matches.match import Match

MOST_SUGGESTIONS: Final = 25
"""Suggestions for one option; Discord's limit."""
SUGGESTION_LABEL_LIMIT: Final = 100
"""Characters of a suggestion's label; Discord's limit."""

Answers: TypeAlias = "dict[str, tuple[Text, ...]]"
"""What may be answered to one option: values, each with the texts that make up its label."""
AnswerSource: TypeAlias = "Callable[[Asker, Mapping[str, str]], Answers]"
"""Lists the answers to one option that agree with the values of other ones, by their names."""


@dataclass(frozen=True)
class Asker:
    """The user of a game's command: a seat of a match, spoken to in its player's language."""

    match: Match
    seat: Seat
    voice: Voice


async def asker_here(call: Call, slug: str) -> Asker:
    """Return who uses a command of a game, for the match that it is about.

    Raises:
        IllegalMove: if there is no such match, or the user does not play in it.
    """
    match = await match_here(call, slug)
    return Asker(match, match.seat_of(call.user.id), await match_voice(call, match))


def decided(kind: str, field: str) -> AnswerSource:
    """Return a source of answers to an option: the decisions that lead to moves of a kind.

    Several decisions of the same field count as one, such as the pieces of a payment. Only the
    user's own legal moves are looked at: they tell nothing of what others hold.
    """

    def answers(asker: Asker, given: Mapping[str, str]) -> Answers:
        found: Answers = {}
        for one in asker.match.breakdowns(asker.seat):
            if getattr(one.move, "kind", None) != kind or not _agrees(one.decisions, given):
                continue
            made = [decision for decision in one.decisions if decision.field == field]
            if made:
                value = " ".join(decision.value for decision in made)
                found.setdefault(value, tuple(decision.label for decision in made))
        return found

    return answers


def _agrees(decisions: Iterable[Decision], given: Mapping[str, str]) -> bool:
    if not given:
        return True
    made = {decision.field: decision.value for decision in decisions}
    return all(made.get(field) == value for field, value in given.items())


def read_answers(
    asker: Asker, sources: Mapping[str, AnswerSource], said: Mapping[str, str]
) -> dict[str, str]:
    """Return the values of what was said to the options of a command, by their names.

    What is neither value nor label of an answer is left for the rules to refuse.
    """
    values: dict[str, str] = {}
    for option, one in said.items():
        source = sources[option]
        value = _known_value(source(asker, values), one, asker.voice)
        value = value or _known_value(source(asker, {}), one, asker.voice)
        values[option] = value or one
    return values


def _known_value(answers: Answers, said: str, voice: Voice) -> str | None:
    plain = folded(said)
    if said in answers:
        return said
    for value in answers:
        if folded(value) == plain:
            return value
    for value, label in _labels(answers, voice).items():
        if plain in {folded(label), folded(label[:SUGGESTION_LABEL_LIMIT])}:
            return value
    return None


def _labels(answers: Answers, voice: Voice) -> dict[str, str]:
    return {value: unescape(" + ".join(map(voice, texts))) for value, texts in answers.items()}


def suggest_answers(answers: Answers, voice: Voice, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest those answers whose label holds what is typed, or whose value it is."""
    plain = folded(typed)
    return [
        app_commands.Choice(name=label[:SUGGESTION_LABEL_LIMIT], value=value)
        for value, label in _labels(answers, voice).items()
        if plain in folded(label) or plain == folded(value)
    ][:MOST_SUGGESTIONS]


def folded(said: str) -> str:
    """Return what was said without case, accents and spaces around it.

    >>> folded(" ¡Abordáje! ")
    '¡abordaje!'
    """
    letters = unicodedata.normalize("NFKD", said.casefold())
    return "".join(one for one in letters if not unicodedata.combining(one)).strip()
