"""What computers say after a climax: rarely, each in its own temper, and nothing that is hidden."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from games import SHELF
from games.kit.chance import Chance
from games.kit.game import Climax, Seat
from games.kit.mind import COMPUTER_NAMES
from games.kit.words import LANGUAGES, Voice, home_of
from matches.computers.remarks import (
    ONE_IN,
    SENTENCES,
    TEMPERS,
    remark_on,
    temper_of,
    words,
)
from matches.match import Match, events_for
from matches.seated import computer_id

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

ON_A_ROW = 48
"""Characters that stand in a bubble on one row of a picture, in its largest type."""


def climaxes(slug: str, seed: str, plies: int = 400) -> Iterator[tuple[Match, Climax[Any]]]:
    """Play a match of two computers by lot; yield where its story turns."""
    game = SHELF[slug]
    match = Match(
        id=1,
        guild=1,
        channel=1,
        language="en",
        game=game,
        options=game.spec.options(),
        players=(computer_id("easy", 1), computer_id("strong", 2)),
        computers={Seat(0): "easy", Seat(1): "strong"},
        seed=seed,
        luck_by_name=True,
        ply=0,
        acted=(0, 0),
        resigned=frozenset(),
        state=game.setup(2, game.spec.options(), Chance(seed, 0)),
        outcome=None,
    )
    for ply in range(plies):
        if match.outcome or not match.to_act():
            return
        seat = min(match.to_act())
        move = Chance(seed, ply).pick(match.legal(seat))
        state, told = game.play(match.state, seat, move, Chance(seed, ply))
        after = replace(match, state=state, ply=ply + 1, outcome=game.outcome(state))
        public = tuple(events_for(told, None))
        if not game.climaxes.isdisjoint(one.key for one in public):
            yield after, Climax(match.view(None), public, after.view(None))
        match = after


@pytest.mark.parametrize("slug", ["all_aboard", "abordaje"])
def test_about_every_other_climax_one_computer_says_something(slug: str) -> None:
    turns = [one for seed in "abcdef" for one in climaxes(slug, seed)]
    said = [remark_on(*one) for one in turns if one[0].outcome is None]
    share = sum(one is not None for one in said) / len(said)
    assert abs(share - 1 / ONE_IN) < 0.3
    assert len({one.word for one in said if one}) > 3


def test_a_match_that_is_shown_again_says_the_same_and_another_one_does_not() -> None:
    first, again, other = ([remark_on(*one) for one in climaxes("all_aboard", s)] for s in "aab")
    assert first == again
    assert first != other


def test_a_computer_whose_animals_are_lost_takes_it_as_a_loss() -> None:
    for match, climax in (one for seed in "abcdefgh" for one in climaxes("all_aboard", seed)):
        if remark := remark_on(match, climax):
            fates = {one.key for one in match.story.fate(climax, remark.seat)}
            won = {"fate-saved", "fate-swims", "fate-cupid"}
            mood, _, rest = remark.word.partition("-")
            if mood == "fate":
                key = f"fate-{rest.rpartition('-')[0]}"
                assert key in (fates - won or fates)
            else:
                assert mood == ("lost" if fates - won else "won" if fates else "watched")


@pytest.mark.parametrize("slug", ["all_aboard", "alles_an_bord"])
def test_most_remarks_are_of_what_has_become_of_one_s_own(slug: str) -> None:
    turns = [one for seed in "abcdefgh" for one in climaxes(slug, seed)]
    said = [one.word for one in (remark_on(*turn) for turn in turns) if one]
    assert sum(word.startswith("fate-") for word in said) > len(said) / 2


def test_nobody_speaks_for_a_person_who_is_away() -> None:
    for match, climax in climaxes("all_aboard", "a"):
        assert remark_on(replace(match, players=(11, 22)), climax) is None


def test_every_level_has_every_temper() -> None:
    assert set(Counter(map(temper_of, COMPUTER_NAMES)).values()) == {len(COMPUTER_NAMES) // 3}


@pytest.mark.parametrize("slug", [slug for slug, game in SHELF.items() if game.climaxes])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_with_climaxes_has_remarks_of_its_own_in_every_temper(
    slug: str, language: str
) -> None:
    written = (home_of(slug) / f"texts/{language}.ftl").read_text("utf-8")
    keys = re.findall(r"^(talk-fate-[a-z-]+) =", written, re.MULTILINE)
    kinds = {key.rpartition("-")[0] for key in keys}
    assert len(kinds) > 2
    assert sorted(keys) == sorted(f"{kind}-{temper}" for kind in kinds for temper in TEMPERS)
    said = [*map(Voice(language, slug), keys)]
    assert len(set(said)) == len(said)
    assert all(len(one) <= ON_A_ROW and not re.search(r"[{}$]|talk-", one) for one in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_is_a_short_sentence_that_names_nobody(language: str) -> None:
    voice = Voice(language)
    said = [voice(f"talk-{word}") for word in words()]
    assert len(set(said)) == len(said) == 9 * SENTENCES
    assert all(len(one) <= ON_A_ROW and not re.search(r"[{}$]|talk-", one) for one in said)
