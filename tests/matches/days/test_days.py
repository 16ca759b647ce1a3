"""Days: the same for all, sealed before, told afterwards."""

from __future__ import annotations

from hashlib import sha256
from itertools import chain, count, islice
from typing import TYPE_CHECKING, Final

import pytest

from games import SHELF
from games.kit.chance import Chance
from games.kit.daily import MEASURES, PERSON
from games.kit.draw.pages.podium import WIDEST
from games.kit.draw.pages.victors import rows_of_line
from games.kit.words import LANGUAGES, Voice
from matches.__main__ import main
from matches.days.day import Day
from matches.days.plan import WEEK, daily_of, game_of, options_of
from matches.fairness.chains import LENGTH, Chain, new_chain
from matches.fairness.seals import DayOrigin, seal_of, seed_of
from matches.replaying import Deal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.kit.game import AnyGame, Seat, Value

MONDAY = Day.of("2026-11-30")
SEALED = "5e" * 32


def test_every_day_of_the_week_has_a_game_that_offers_one() -> None:
    assert [game_of(Day(MONDAY.number + n), SHELF).spec.slug for n in range(7)] == [*WEEK]


def test_without_the_game_of_a_weekday_another_one_that_offers_a_day_takes_its_place() -> None:
    left = {"abordaje": SHELF["abordaje"]}
    assert game_of(MONDAY, left).spec.slug == "abordaje"
    with pytest.raises(LookupError):
        game_of(MONDAY, {})


def test_the_published_seals_alone_prove_a_day(capsys: pytest.CaptureFixture[str]) -> None:
    secrets = new_chain(MONDAY)
    day = Day(MONDAY.number + 30)
    published = secrets.seal(MONDAY)
    asked = ["verify-day", str(day), secrets.secret(day), published, "--of", str(MONDAY)]
    assert main(asked) == 0
    seed = seed_of(DayOrigin(secret=secrets.secret(day), day=day.number))
    assert f"seed     {seed}" in capsys.readouterr().out
    other = new_chain(MONDAY)
    assert main([*asked[:2], other.secret(day), *asked[3:]]) == 1
    assert main(["verify-day", str(day), secrets.secret(day), published]) == 1
    assert main(["verify-day", str(day), "secret", published]) == 1


def test_what_is_known_of_a_day_tells_nothing_of_the_next() -> None:
    """Two chains that agree up to a day differ after it: so nobody can work the next one out."""
    secrets = new_chain(MONDAY)
    today = Day(MONDAY.number + 5)
    shorter = Chain(MONDAY, today, secrets.secret(today))
    assert [shorter.seal(Day(MONDAY.number + n)) for n in range(6)] == [
        secrets.seal(Day(MONDAY.number + n)) for n in range(6)
    ]
    with pytest.raises(LookupError):
        shorter.secret(today.after)
    with pytest.raises(LookupError):
        secrets.secret(Day(MONDAY.number + LENGTH))


def plies_of(game: AnyGame, day: Day) -> Iterator[tuple[Seat, Value, Value]]:
    """Play a day at random, also for its computers."""
    daily = daily_of(game)
    seed = seed_of(DayOrigin(secret=SEALED, day=day.number))
    deal = Deal(game, 1 + daily.computers, options_of(game), seed, "names")
    state, driver = deal.setup(), Chance(f"driver {day}", 0)
    for ply in count(1):
        actors = sorted(game.actors(state))
        if not actors:
            return
        seat = driver.pick(actors)
        move = game.random_move(state, seat, driver)
        assert move is not None
        state, _ = game.play(state, seat, move, deal.luck_of(ply, ply))
        yield seat, move, state


HASHES: Final = {
    "abordaje": "e6e2e5775065ec68",
    "all_aboard": "e95bd8eda4368d3b",
    "alles_an_bord": "3397731f1c084122",
    "bandido_alcatraz": "4f99ab0d3182a36e",
    "off_the_rails": "9024ab0a42950661",
}
"""Of the moves and positions of a thousand plies at random, in as many days as it takes."""


@pytest.mark.parametrize("slug", sorted(set(WEEK)))
def test_a_day_is_the_same_in_every_process_and_on_every_machine(slug: str) -> None:
    told, game = sha256(), SHELF[slug]
    days = (plies_of(game, Day(MONDAY.number + n)) for n in count())
    for seat, move, state in islice(chain.from_iterable(days), 1_000):
        told.update(f"{seat} {move.model_dump_json()} {hidden_order(state)}".encode())
    assert told.hexdigest()[:16] == HASHES[slug]


def hidden_order(state: Value) -> str:
    """Return what luck has laid out, of whatever order a position has."""
    luck = {name: getattr(state, name, None) for name in ("deck", "pile", "heap_hidden", "hands")}
    return repr(sorted(luck.items()))


@pytest.mark.parametrize("slug", sorted(set(WEEK)))
def test_a_result_can_be_compared_and_said_in_every_language(slug: str) -> None:
    game = SHELF[slug]
    daily = daily_of(game)
    steps = []
    for _, _, state in plies_of(game, MONDAY):
        steps.append(daily.step(state))
    assert game.outcome(state)
    assert steps == sorted(steps)
    result = daily.result(state)
    assert 1 <= len(result.measures) <= MEASURES
    said = {Voice(language, slug)(result.said) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    for line in said:
        assert " ".join(rows_of_line(line, WIDEST)) == line, "it is whole on a podium's step"
    assert game.outcome(state) is not None
    assert PERSON in range(1 + daily.computers)


def test_a_seal_hides_its_secret() -> None:
    secrets = new_chain(MONDAY)
    assert secrets.secret(MONDAY) not in repr(secrets)
    assert secrets.seal(MONDAY) == seal_of(secrets.secret(MONDAY))
