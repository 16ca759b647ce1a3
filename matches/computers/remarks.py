"""Remarks: what computers say after a climax, rarely, each in its own temper.

Mostly it is of what has become of their own, as far as their game has a sentence for that: of
`fate-eaten` that is `talk-fate-eaten-<temper>`. Everything follows from what all have seen and from
the match's seed, so that a match that is shown again says the same. What they say names nothing, so
it gives nothing away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias, get_args

from games.kit.chance import Chance, decision_seed
from games.kit.game import Mood, Seat
from games.kit.mind import COMPUTER_NAMES
from games.kit.words import LANGUAGES, Voice
from matches.seated import is_computer, names_of

if TYPE_CHECKING:
    from typing import Any

    from games.kit.game import Climax, Text
    from matches.match import Match

Temper: TypeAlias = Literal["sunny", "gruff", "dry"]
TEMPERS: Final[tuple[Temper, ...]] = get_args(Temper)
LOUDEST: Final[tuple[Mood, ...]] = ("lost", "won", "watched")
SENTENCES: Final = 4
"""Of each temper for each mood."""
ONE_IN: Final = 2
"""So many climaxes come to one remark."""
IN_GENERAL: Final = 4
"""So many remarks come to one that would do in any game, where this one has others."""


class Remark(NamedTuple):
    """What a computer says after a climax."""

    seat: Seat
    word: str
    """Of its text, `talk-<word>`."""


def words() -> list[str]:
    """Return the words of all remarks that any game has."""
    return [
        f"{mood}-{temper}-{number}"
        for mood in get_args(Mood)
        for temper in TEMPERS
        for number in range(1, SENTENCES + 1)
    ]


def temper_of(name: str) -> Temper:
    """Return the temper of the computer of a name: each level has one of each.

    >>> [temper_of(name) for name in ("Dot", "Zip", "Chip", "Pixel")]
    ['sunny', 'gruff', 'dry', 'sunny']
    """
    return TEMPERS[COMPUTER_NAMES.index(name) % len(TEMPERS)]


def remark_on(match: Match, climax: Climax[Any]) -> Remark | None:
    """Return what one computer says of a climax that a match has come to, if any says anything.

    One that the climax has touched speaks before one that has only watched. None speaks in a
    lesson, nor in place of a person.
    """
    seats = [seat for seat in match.computers if is_computer(match.players[seat])]
    if match.lesson or match.outcome or not seats:
        return None
    chance = Chance(decision_seed(match.seed, len(match.players), match.ply), "remark")
    if chance.below(ONE_IN):
        return None
    fates = {seat: _fates(match, climax, seat) for seat in sorted(seats)}
    moods: dict[Seat, Mood] = {
        seat: match.story.mood(of[0]) if of else "watched" for seat, of in fates.items()
    }
    touched = [seat for seat, mood in moods.items() if mood != "watched"]
    seat = chance.pick(touched or sorted(seats))
    temper = temper_of(names_of(filter(is_computer, match.players))[match.players[seat]])
    general = f"{moods[seat]}-{temper}-{1 + chance.below(SENTENCES)}"
    own = [f"{one.key}-{temper}" for one in fates[seat] if match.story.mood(one) == moods[seat]]
    voice = Voice(LANGUAGES[0], match.game.spec.slug)
    own = [word for word in dict.fromkeys(own) if voice.knows(f"talk-{word}")]
    return Remark(seat, chance.pick(own) if own and chance.below(IN_GENERAL) else general)


def _fates(match: Match, climax: Climax[Any], seat: Seat) -> list[Text]:
    """Return what a climax meant to a seat; a loss is remarked on before a gain."""
    said = list(match.story.fate(climax, seat))
    return sorted(said, key=lambda one: LOUDEST.index(match.story.mood(one)))
