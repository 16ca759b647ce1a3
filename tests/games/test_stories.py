"""What games tell beyond single events: short, of people at the table, said in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib import import_module
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeAlias, get_args

import pytest

from games import SHELF
from games.kit.computers.playout import playout
from games.kit.draw.scale import to_units
from games.kit.draw.stage import REST, SHORTEST_EVENT, fitted_rows, play
from games.kit.game import Climax, Event, Mood, Seat
from games.kit.story import awarded
from games.kit.words import LANGUAGES, Voice
from matches.match import events_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.kit.computers.playout import Moment

MOST_CHARACTERS = 88
"""Two lines of a phone."""
NAMES = ("Maximilian", "Ben", "Carmen Elisa", "Dara", "Eva")
LONG_NAMES = (
    "Maximiliane-Konstanze Wurmbrandt",
    "Bartholomäus von Hohenzollern II",
    "Guadalupe Montserrat Villanueva",
    "Wilhelmine-Mathilde Wimmersbach",
    "Oluwaseun Adebayo-Mukherjee-Wong",
)
"""As long as Discord lets names be."""
WIDE_NAMES = (
    32 * "W",
    "渡辺健太郎と山本花子の冒険物語二〇二六年版あいうえおかきくけ",
    "한국어이름아주길어서삼십이글자까지가능한사람의별명입니다정말로",
    "ԱՐԱՄԱԶԴԱԿԱՆՅԱՆ-ԳՐԻԳՈՐՅԱՆ-ՀԱՅԿԱԶ",
    "ＭＡＸＩＭＩＬＩＡＮＥ　ＷＵＲＭＢＲＡＮＤＴ",
)
"""As wide as they may be; of these a caption may show the beginning alone."""
CLIMAXES = 4
"""Of each game, of which all captions are looked at."""
MATCHES = 3
FASTEST = 100
"""Milliseconds of a picture in which something only moves on."""
LONGEST_FILM = 15_000
"""Milliseconds before it rests."""


Played: TypeAlias = "tuple[str, list[tuple[int, list[Moment]]]]"


@pytest.fixture(scope="module", params=SHELF)
def matches(request: pytest.FixtureRequest) -> Played:
    """Some matches at random, at the largest and the smallest tables."""
    game = SHELF[request.param]
    options = game.spec.options()
    return request.param, [
        (seats, list(playout(game, seats, options, f"story {n}")))
        for seats in {game.spec.seats[0], game.spec.seats[-1]}
        for n in range(MATCHES)
    ]


def test_headlines_and_awards_are_short_in_every_language(
    matches: Played,
) -> None:
    slug, played = matches
    story = SHELF[slug].story()
    for _, match in played:
        told = events_for([one for moment in match for one in moment.events], None)
        outcome = SHELF[slug].outcome(match[-1].after)
        assert outcome
        awards = awarded(story.awards(told, outcome))
        assert len({one.seat for one in awards}) == len(awards)
        found = [*story.headlines(told), *story.endings(told, outcome)]
        texts = [*(one.text for one in found), *(one.text for one in awards)]
        for said in (Voice(one, slug, NAMES)(text) for one in LANGUAGES for text in texts):
            assert len(said.replace("\u2068", "").replace("\u2069", "")) <= MOST_CHARACTERS, said
        for voice in (Voice(one, slug, NAMES) for one in LANGUAGES):
            assert all(voice.has(one.text.key, "name") for one in awards)


def test_of_a_match_that_version_0_3_began_less_is_said_but_nothing_breaks(
    matches: Played,
) -> None:
    """Its events are stored without the facts that words name."""
    slug, played = matches
    story = SHELF[slug].story()
    for _, match in played:
        events = [one for moment in match for one in moment.events]
        stored = [
            re.sub(r',"fact":("[^"]*"|\d+|\[[^]]*\])', "", one.model_dump_json()) for one in events
        ]
        told = events_for([*map(Event.model_validate_json, stored)], None)
        outcome = SHELF[slug].outcome(match[-1].after)
        assert outcome
        voice = Voice(LANGUAGES[0], slug, NAMES)
        found = [*story.headlines(told), *story.endings(told, outcome)]
        assert all(voice(one.text) for one in found)
        awarded(story.awards(told, outcome))


def test_a_fate_is_said_in_every_language_to_everybody(
    matches: Played,
) -> None:
    slug, _ = matches
    for seats, climax in climaxes(matches):
        story = SHELF[slug].story()
        fates = [one for seat in range(seats) for one in story.fate(climax, Seat(seat))]
        assert fates, "it means something to somebody"
        for one in fates:
            said = [Voice(spoken, slug, NAMES)(one) for spoken in LANGUAGES]
            assert all(0 < len(line) <= MOST_CHARACTERS for line in said)
            assert story.mood(one) in get_args(Mood), "computers remark on each"


def test_one_s_own_is_ringed_where_one_plays_and_nothing_where_all_watch(matches: Played) -> None:
    slug, _ = matches
    game, voice = SHELF[slug], Voice(LANGUAGES[0], slug, NAMES)
    draw = game.picture().climax
    if draw is None:
        assert not game.climaxes
        return
    for seats, climax in islice(climaxes(matches), 1):
        for_all = [one.image.tobytes() for one in draw(climax, voice)]
        for seat in map(Seat, range(seats)):
            seen = [one.image.tobytes() for one in draw(replace(climax, seat=seat), voice)]
            assert (seen != for_all) == bool(game.story().own(climax, seat))


def climaxes(matches: Played) -> Iterator[tuple[int, Climax[Any]]]:
    """Yield the climaxes of some matches, each with the size of its table."""
    slug, played = matches
    game = SHELF[slug]
    for seats, match in played:
        for moment in match:
            told = tuple(events_for(moment.events, None))
            if not game.climaxes.isdisjoint(one.key for one in told):
                views = game.view(moment.before, None), game.view(moment.after, None)
                yield seats, Climax(views[0], told, views[1])


@pytest.mark.parametrize("names", [LONG_NAMES, WIDE_NAMES], ids=["long", "wide"])
def test_captions_are_said_whole_on_two_lines_however_long_names_are(
    matches: Played, names: tuple[str, ...]
) -> None:
    """Off the Rails, where a match at random seldom comes to a climax, tests more of them."""
    slug, _ = matches
    for _, climax in islice(climaxes(matches), CLIMAXES):
        scenes_of = import_module(f"games.{slug}.picture.climax").scenes
        for voice in (Voice(spoken, slug, names) for spoken in LANGUAGES):
            scenes = scenes_of(climax, voice)
            ground = scenes[0].ground
            width = to_units((ground() if callable(ground) else ground).width)
            said = [one.said for one in scenes if one.said and one.said.words]
            assert said
            for one in said:
                fitted_rows(one, width)


def test_a_climax_says_what_is_to_come_shows_it_at_the_pace_of_eyes_and_rests(
    matches: Played,
) -> None:
    slug, _ = matches
    voice = Voice(LANGUAGES[0], slug, NAMES)
    for _, climax in islice(climaxes(matches), CLIMAXES):
        scenes = import_module(f"games.{slug}.picture.climax").scenes(climax, voice)
        assert scenes[0].said, "it begins with words, not with an empty strip"
        *shown, rest = [one.milliseconds for one in play(scenes)]
        assert rest >= REST
        assert min(shown) >= FASTEST
        assert 1.5 * SHORTEST_EVENT <= sum(shown) <= LONGEST_FILM
