"""One press derives everything once: what follows from a position is worked out a single time."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from games import SHELF
from tests.support.evenings.answers import answer as give
from tests.support.evenings.evening import evening
from tests.support.seated import few_seats

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from games.kit.game import AnyGame, Decision, Seat, Value, View
    from playground import Person, Seen
    from tests.support.evenings.evening import Evening

PRESSES = 12


class Derivations:
    """Counts how often a game is asked for what follows from one position."""

    def __init__(self, game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
        self.counted: Counter[tuple[str, str, object]] = Counter()
        self.asked = 0
        """Everything that was counted before."""
        legal, view, decisions = game.legal, game.view, game.decisions

        def counted_legal(state: Any, seat: Seat) -> tuple[Any, ...]:
            self.counted["legal", state.model_dump_json(), seat] += 1
            return legal(state, seat)

        def counted_view(state: Any, seat: Seat | None) -> Any:
            self.counted["view", state.model_dump_json(), seat] += 1
            return view(state, seat)

        def counted_decisions(seen: View, move: Value) -> tuple[Decision, ...]:
            self.counted["decisions", seen.model_dump_json(), move] += 1
            return decisions(seen, move)

        monkeypatch.setattr(game, "legal", counted_legal)
        monkeypatch.setattr(game, "view", counted_view)
        monkeypatch.setattr(game, "decisions", counted_decisions)

    def repeated(self) -> set[tuple[str, object, int]]:
        """Return what was worked out more than once, for whom, and how often; begin anew."""
        found = {(what, whom, n) for (what, _, whom), n in self.counted.items() if n > 1}
        self.asked += self.counted.total()
        self.counted.clear()
        return found


def asked(table: Evening) -> Iterator[tuple[Person, Seen]]:
    """Yield everybody who is asked something by direct message, with that message."""
    for person in table.people:
        hand = person.dms()[-1]
        if hand.selects or answers(hand):
            yield person, hand


def answers(hand: Seen) -> list[str]:
    """Return the answers that a hand offers as buttons."""
    return [
        one.text
        for one in hand.buttons
        if one.custom_id.startswith(("move:", "load:")) and not one.disabled
    ]


async def answer(person: Person, hand: Seen) -> None:
    """Give the first answer."""
    await person.press(answers(hand)[0], on=hand) if answers(hand) else await give(person, hand)


@pytest.mark.parametrize("slug", SHELF)
async def test_a_press_works_nothing_out_twice(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path, few_seats(SHELF[slug])) as table:
        await table.open_table(slug, *table.people)
        derivations = Derivations(SHELF[slug], monkeypatch)
        for turn in range(PRESSES):
            if not (pair := next(asked(table), None)):
                break  # a short match is over
            person, hand = pair
            if turn % 2:
                hand = await person.press("My hand", at=table.world.table)
            await answer(person, hand)
            await table.settle()
            assert not derivations.repeated(), turn
        assert derivations.asked


async def test_the_last_press_works_nothing_out_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        derivations = Derivations(SHELF["all_aboard"], monkeypatch)
        while pair := next(asked(table), None):
            hand = await pair[0].press("My hand", at=table.world.table)
            await table.press_on(pair[0], hand)
            await table.settle()
            assert not derivations.repeated()


@pytest.mark.parametrize("slug", SHELF)
async def test_private_answers_work_nothing_out_that_was_known(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path, few_seats(SHELF[slug])) as table:
        await table.open_table(slug, *table.people)
        derivations = Derivations(SHELF[slug], monkeypatch)
        for person in table.people:
            await person.press("My hand", at=table.world.table)
            await person.press("📝", at=table.world.table)
            await person.slash("table", at=table.world.table)
            await table.settle()
        assert not derivations.counted


@pytest.mark.parametrize("slug", SHELF)
async def test_the_end_of_a_match_is_worked_out_once(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path, few_seats(SHELF[slug])) as table:
        await table.open_table(slug, *table.people)
        derivations = Derivations(SHELF[slug], monkeypatch)
        for person in table.people[: 1 if SHELF[slug].spec.kind == "versus" else None]:
            sure = await person.slash("resign", at=table.world.table)
            await person.press(sure.buttons[-1].text, on=sure)
            await table.settle()
            assert not derivations.repeated()
