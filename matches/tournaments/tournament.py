"""A tournament's records: who has signed up, and who meets whom in each round."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from matches.fairness.seals import Origin, Place, seed_of
from matches.seated import is_computer

if TYPE_CHECKING:
    from collections.abc import Iterable

System: TypeAlias = Literal["swiss", "knockout"]
SYSTEMS: Final[tuple[System, ...]] = get_args(System)

Rhythm: TypeAlias = Literal["evening", "weekly"]
RHYTHMS: Final[tuple[Rhythm, ...]] = get_args(Rhythm)
ROUND_LENGTHS: Final[dict[Rhythm, float]] = {"evening": 60 * 60.0, "weekly": 84 * 60 * 60.0}
"""Seconds in which the matches of a round must end, at least: an hour of one evening, or half a
week."""

Phase: TypeAlias = Literal["signup", "running", "over"]

How: TypeAlias = Literal["played", "bye", "walkover", "draw", "lot", "lot-late", "lot-void", "void"]
"""How a pairing ended: at the table, for want of an opponent, because an entrant kept the others
waiting until the time was over, or none did more than the others; by lot where a knock-out needs a
winner, as both matches were drawn, as the time was over, as none had a result; or without any."""


@dataclass(frozen=True)
class Entrant:
    """A person or a computer who plays in a tournament."""

    number: int
    """From 1; no other entrant of the tournament ever has it."""
    player: int
    """An id; see `matches.seated`. Below 0 it is that of a former player."""
    since: int = 1
    """The first round to play in."""
    is_out: bool = False
    """Whether the entrant plays in no further round."""


@dataclass(frozen=True)
class Result:
    """The result of a pairing."""

    winners: tuple[int, ...]
    """Entrants, by number; several share the point."""
    how: How = "played"


@dataclass(frozen=True)
class Pairing:
    """Who meets at one table of one round."""

    round: int
    """From 1."""
    number: int
    """From 1, in its round; in a knock-out the place in the bracket."""
    seats: tuple[int, ...]
    """Entrants by number, in the order of their seats; one alone has a bye."""
    message: int | None = None
    """The id of the message that announces it, and of the thread opened on that message."""
    called: int | None = None
    """The message that called its people to the current match: `message`, or one in the thread."""
    match: int | None = None
    earlier: tuple[int, ...] = ()
    """Earlier matches of this pairing, which had no result."""
    result: Result | None = None


@dataclass(frozen=True)
class Tournament:
    """A tournament, as stored. It never changes: each change makes another one."""

    id: int
    guild: int
    channel: int
    message: int | None
    """The page that shows it, in its channel; None until that is posted."""
    game: str
    """The slug of the game."""
    system: System
    rhythm: Rhythm
    rounds: int
    """The number of rounds; 0 while it depends on who signs up."""
    table_size: int
    """How many sit at one table, as far as the field allows."""
    opener: int
    language: str
    seed: str
    """What the secrets of its lots and of its matches follow from; never shown."""
    phase: Phase = "signup"
    round: int = 0
    """The round that is played, from 1."""
    page_round: int = -1
    """The round that the page was posted for; there is a new one for each round, and at the end."""
    lots: int | None = None
    """The page when it began, from whose id its lots follow; None in older ones."""
    due: float | None = None
    """Seconds since the epoch (UTC): when the sign-up lapses, or the round must be over."""
    length: float | None = None
    """Seconds of each of its rounds; None in older ones."""
    is_cut_short: bool = False
    """Whether it was ended before its time: then nobody has won it."""
    resumed: float | None = None
    """Until when time was given back to `due` in which nobody could reach the bot."""
    entrants: tuple[Entrant, ...] = ()
    pairings: tuple[Pairing, ...] = ()

    def entrant_of(self, player: int) -> Entrant | None:
        """Return the entrant that a user is."""
        return next((one for one in self.entrants if one.player == player), None)

    def entrant(self, number: int) -> Entrant:
        """Return the entrant with a number."""
        return next(one for one in self.entrants if one.number == number)

    def players(self, numbers: Iterable[int]) -> tuple[int, ...]:
        """Return the ids behind entrants' numbers."""
        return tuple(self.entrant(number).player for number in numbers)

    def active(self, round_: int) -> tuple[Entrant, ...]:
        """Return who plays in a round that is still to be paired."""
        return tuple(one for one in self.entrants if not one.is_out and one.since <= round_)

    def pairing(self, round_: int, number: int) -> Pairing:
        """Return the pairing of a round with a number."""
        return next(one for one in self.of_round(round_) if one.number == number)

    def of_round(self, round_: int) -> tuple[Pairing, ...]:
        """Return the pairings of a round, in their order."""
        return tuple(one for one in self.pairings if one.round == round_)

    @property
    def current(self) -> tuple[Pairing, ...]:
        """The pairings of the round that is played."""
        return self.of_round(self.round)

    @property
    def round_length(self) -> float:
        """Seconds in which the matches of a round must end."""
        return self.length or ROUND_LENGTHS[self.rhythm]

    @property
    def page_due(self) -> int:
        """The round for which its page should have been posted."""
        return self.round + (self.phase == "over")

    @property
    def unfinished(self) -> tuple[Pairing, ...]:
        """The pairings of the present round without a result."""
        return tuple(one for one in self.current if one.result is None)

    @property
    def people(self) -> tuple[Entrant, ...]:
        """The entrants who are people, and still in it."""
        return tuple(one for one in self.entrants if not one.is_out and is_person(one))

    def with_pairing(self, changed: Pairing) -> Tournament:
        """Return the tournament with one pairing replaced: the one of its round and number."""
        key = changed.round, changed.number
        pairings = tuple(
            changed if (one.round, one.number) == key else one for one in self.pairings
        )
        return replace(self, pairings=pairings)

    def with_entrant(self, changed: Entrant) -> Tournament:
        """Return the tournament with one entrant replaced: the one with its number."""
        entrants = tuple(changed if one.number == changed.number else one for one in self.entrants)
        return replace(self, entrants=entrants)


def secret_of(tournament: Tournament, pairing: Pairing) -> str:
    """Return the secret of a pairing's match: the same after a stop, another one for each match.

    It tells nothing of the tournament's seed, so it may be shown once the match is over.
    """
    match = f"{pairing.round}/{pairing.number}/{len(pairing.earlier)}"
    return sha256(f"{tournament.seed}/match/{match}".encode()).hexdigest()


def lots_secret(tournament: Tournament) -> str:
    """Return the secret of a tournament's lots, whose seal its sign-up shows."""
    return sha256(f"{tournament.seed}/lots".encode()).hexdigest()


def lots_origin(tournament: Tournament) -> Origin | None:
    """Return what the lots of a tournament follow from; None if it began without a seal."""
    if tournament.lots is None:
        return None
    place = Place(guild=tournament.guild, channel=tournament.channel, message=tournament.lots)
    return Origin(secret=lots_secret(tournament), place=place)


def lots_seed(tournament: Tournament) -> str:
    """Return what lots are drawn with."""
    origin = lots_origin(tournament)
    return tournament.seed if origin is None else seed_of(origin)


def is_person(entrant: Entrant) -> bool:
    """Tell whether an entrant is a person, neither a computer nor a former player."""
    return entrant.player > 0 and not is_computer(entrant.player)
