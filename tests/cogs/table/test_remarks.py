"""What computers remark on climaxes, as people see it, and how they have it stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.kit.words import Voice
from matches.computers.remarks import TEMPERS, words
from tests.support.evenings.answers import answers_of
from tests.support.evenings.evening import evening, in_full
from tests.support.fast_time import run_fast

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path
    from typing import Any

    from tests.support.evenings.evening import Evening
    from tests.support.fast_time import FastLoop

    Prepare = Callable[[Evening], Coroutine[Any, Any, None]]

VOICE = Voice("de", "all_aboard")
OF_ITS_OWN = ("saved", "swims", "drowned", "fight", "overboard", "eaten", "dry", "cupid")
SAID = [
    *(VOICE(f"talk-{word}") for word in words()),
    *(VOICE(f"talk-fate-{kind}-{temper}") for kind in OF_ITS_OWN for temper in TEMPERS),
]


async def nothing(_: Evening) -> None:
    """Leave everything as it is."""


async def prefer(table: Evening, choice: str) -> None:
    """Let the only person there choose what they want to read."""
    (red,) = table.people
    page = await red.slash("settings", at=table.world.table)
    await red.select("prefer:talk", choice, on=page)


async def people_only(table: Evening) -> None:
    await prefer(table, "people")


async def nobody(table: Evening) -> None:
    await prefer(table, "off")


async def not_here(table: Evening) -> None:
    """Let a manager of the server have no remarks there."""
    boss = table.world.member("Boss", permissions=["MANAGE_GUILD"])
    page = await boss.slash("config", at=table.world.table)
    await boss.select("config:remarks", "off", on=page)


def played(folder: Path, monkeypatch: pytest.MonkeyPatch, prepare: Prepare) -> list[int]:
    """Play All aboard! alone; return how many remarks the hand shows, each time it asks."""
    seen: list[int] = []

    async def story(loop: FastLoop) -> None:
        async with evening(folder, 1, ("de",), clock=loop) as table:
            table.bot.thinker.scale = 0.01
            (red,) = table.people
            await prepare(table)
            await table.play_alone(red, game="all_aboard", level="easy", at=table.world.table)
            while True:
                await table.world.idle()  # what a press began may go on after its first answer
                await table.bot.computers.wait()
                await table.settle()
                if not answers_of(hand := table.hand(red)):
                    return
                seen.append(sum(one in in_full(hand) for one in SAID))
                await table.press_on(red, hand)

    run_fast(monkeypatch, story)
    return seen


def test_a_computer_remarks_on_a_sailing_until_it_moves_in_the_readers_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = played(tmp_path, monkeypatch, nothing)
    assert set(seen) == {0, 1}, "it says something, and not all the time"


@pytest.mark.parametrize("prepare", [people_only, nobody, not_here])
def test_who_wants_no_remarks_has_none_nor_has_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, prepare: Prepare
) -> None:
    seen = played(tmp_path, monkeypatch, prepare)
    assert seen
    assert not any(seen)
