"""Lessons as people meet them, in direct messages: from `/learn` to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from bot.metrics import Metrics
from cogs.kit.messages.layouts import POINTED
from games import SHELF
from games.kit.lesson import Step
from games.kit.words import Voice
from tests.cogs.lobby.test_privately import opened, private, settle
from tests.support.evenings.answers import answer, answers_of
from tests.support.fast_time import run_fast

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from games.kit.lesson import Lesson
    from playground import Person, Seen
    from tests.support.evenings.evening import Evening
    from tests.support.fast_time import FastLoop

MOST_PRESSES: Final = 150
UNDO: Final = "⏪"
ENGLISH = Voice("en")
PIRATES = Voice("en", "abordaje")


def hand_of(person: Person) -> Seen:
    (hand,) = private(person)
    return hand


async def press_what_is_pointed_at(table: Evening, person: Person) -> None:
    """Press what the lesson points at, or the first answer where it leaves people free."""
    hand = hand_of(person)
    panel = [one.text for one in hand.buttons if "load:" in one.custom_id and not one.disabled]
    leads = [one.text for one in hand.buttons if POINTED in one.text]
    answers = [*leads, *(one for one in answers_of(hand) if UNDO not in one), *panel]
    chosen = next((one for one in answers if POINTED in one), answers[0])
    await answer(person, hand, chosen)
    await settle(table)


async def follow(table: Evening, person: Person, until: Callable[[Seen], bool]) -> str:
    """Do so until the hand shows what is looked for; return all that it has said."""
    said: list[str] = []
    for _ in range(MOST_PRESSES):
        said.append(hand_of(person).text)
        if until(hand_of(person)):
            return "\n".join(said)
        await press_what_is_pointed_at(table, person)
    pytest.fail(f"it does not come: {hand_of(person).text} {answers_of(hand_of(person))}")


def unsaid(slug: str, lesson: Lesson, said: str) -> list[str]:
    """Return the steps that a learner was not told of: the script did not go with the match.

    A stretch in which all play as they like may be over before anything is asked in it.
    """
    voice = Voice("en", slug)
    keys = [lesson.key(one.name) for one in lesson.script if isinstance(one, Step)]
    return [key for key in keys if voice(key) not in said]


def is_over(hand: Seen) -> bool:
    return ENGLISH("lesson-over") in hand.text


def test_a_lesson_is_played_to_its_end_by_what_is_on_screen_and_counts_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop) as table:
            red, blue = table.people
            await red.slash("learn", game="abordaje", at=red.dm)
            await settle(table)
            assert PIRATES("learn-first-board") in hand_of(red).text
            assert "🎓 1/13" in hand_of(red).text
            assert [POINTED in one for one in answers_of(hand_of(red))].count(True) == 1
            said = await follow(table, red, is_over)
            assert not unsaid("abordaje", SHELF["abordaje"].lessons[0], said)
            assert PIRATES("learn-first-end") in hand_of(red).text
            taught = hand_of(red)
            assert taught.labels[:4] == ["Play now", "Play alone", "Next lesson", "Once more"]
            with table.reading() as database:
                assert not database.execute("SELECT 1 FROM result").fetchone()
            assert (await red.press("Play now", on=hand_of(red))).text == ENGLISH(
                "learning-no-tables"
            )
            await blue.slash("play", game="abordaje", at=table.world.table)
            tables = await red.press("Play now", on=hand_of(red))
            (link,) = [one for one in tables.buttons if one.url]
            assert str(table.world.table.id) in str(link.url)
            await red.press("Play alone", on=hand_of(red))
            await settle(table)
            assert "🎓" not in private(red)[-1].text  # what the lesson has shown is known
            await red.press("Next lesson", on=taught)
            await settle(table)
            assert PIRATES("learn-advanced-one") in private(red)[-1].text

    run_fast(monkeypatch, story)


def test_another_choice_is_answered_kindly_and_a_lesson_is_left_and_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop) as table:
            red, _ = table.people
            counted = Metrics(table.bot, tmp_path / "gangway.db")
            told = await red.slash("learn", game="abordaje", at=table.world.table)
            assert "our direct messages" in told.text
            await settle(table)
            refused = await red.press("Fire!", on=hand_of(red))
            assert refused.text == PIRATES("learn-first-board-instead")
            assert "🎓 1/13" in hand_of(red).text
            await press_what_is_pointed_at(table, red)
            assert "🎓 2/13" in hand_of(red).text
            for step, many in (("board", 1), ("cover", 1), ("crew", 0), ("end", 0)):
                labels = f'{{game="abordaje",lesson="first",step="{step}"}}'
                assert f"lesson_steps_total{labels} {many}.0\n" in counted.text().decode()

            await table.restart()
            assert "🎓 2/13" in hand_of(red).text
            below = await red.slash("learn", game="abordaje", at=red.dm)
            assert below.text == ENGLISH("hand-below")
            await settle(table)
            await press_what_is_pointed_at(table, red)
            assert "🎓 3/13" in hand_of(red).text

            taken = await red.slash("learn", game="bandido_alcatraz", at=red.dm)
            question = await red.press("Give up", on=taken)
            await red.press("Yes, I give up", on=question)
            await settle(table)
            assert hand_of(red).labels[0] == "Once more"
            await red.press("Once more", on=hand_of(red))
            await settle(table)
            assert "🎓 1/13" in private(red)[-1].text

    run_fast(monkeypatch, story)


def test_whoever_plays_a_game_for_the_first_time_is_offered_its_lesson_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop) as table:
            red, blue = table.people
            offer = ENGLISH("learning-offer", game=Voice("en", "all_aboard")("title"))
            for person, times in ((red, 1), (red, 1), (blue, 0)):
                if person is blue:
                    await table.bot.known_users.prefer(blue.id, "lessons", "off")
                await person.slash("play", game="all_aboard", level="easy", at=person.dm)
                await settle(table)
                assert [one.text for one in person.sees(person.dm)].count(offer) == times
            (offered,) = (one for one in red.sees(red.dm) if one.text == offer)
            await red.press("Learn", on=offered)
            await settle(table)
            assert "🎓 1/" in private(red)[-1].text

    run_fast(monkeypatch, story)


def test_the_offer_of_a_lesson_goes_once_its_player_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop) as table:
            red, _ = table.people
            await red.slash("play", game="all_aboard", level="easy", at=red.dm)
            await settle(table)
            assert "Learn" in red.sees(red.dm)[-1].labels
            await table.press_on(red, hand_of(red))
            await settle(table)
            assert "Learn" not in red.sees(red.dm)[-1].labels, "it would push the hand up"

    run_fast(monkeypatch, story)


@pytest.mark.long
@pytest.mark.parametrize(
    ("slug", "lesson"),
    [(slug, one) for slug, game in SHELF.items() for one in game.lessons],
    ids=lambda one: one if isinstance(one, str) else one.name,
)
def test_every_lesson_is_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slug: str, lesson: Lesson
) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop) as table:
            red, _ = table.people
            asked = await red.slash("learn", at=red.dm)
            await red.select(asked.selects[0].custom_id, f"{slug}:{lesson.name}", on=asked)
            await settle(table)
            said = await follow(table, red, is_over)
            assert not unsaid(slug, lesson, said)
            assert Voice("en", slug)(lesson.key("end")) in hand_of(red).text

    run_fast(monkeypatch, story)
