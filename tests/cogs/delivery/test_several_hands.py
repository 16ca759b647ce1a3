"""Several matches of one person: what is due comes down, what is over leaves."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from games import SHELF
from tests.support.evenings.answers import answers_of
from tests.support.evenings.evening import Evening, evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person, Seen
    from playground.state.model import Channel


async def open_matches(table: Evening, most: int) -> list[Channel]:
    """Let the first two people play so many matches; return their channels, the oldest first."""
    red, blue = table.people[:2]
    await table.open_table("all_aboard", red, blue)
    channels = [table.world.table]
    for number in range(2, most + 1):
        there = table.world.channel(f"table-{number}")
        await red.slash("play", game="all_aboard", at=there)
        await blue.press(table.label(red, "button-join"), at=there)
        await red.press(table.label(red, "button-start"), at=there)
        await table.settle()
        channels.append(there)
    return channels


def hand_of(person: Person, channel: Channel) -> Seen:
    return next(seen for seen in person.dms() if f"<#{channel.id}>" in seen.text)


async def move_in(table: Evening, channel: Channel) -> Person:
    """Let one who is to act in a match move there; return who that was."""
    player = next(one for one in table.people if answers_of(hand_of(one, channel)))
    await table.press_on(player, hand_of(player, channel))
    await table.settle()
    return player


async def test_a_hand_that_becomes_due_comes_down(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        first, second = await open_matches(table, 2)
        mover = await move_in(table, first)
        (other,) = [one for one in table.people if one is not mover]
        assert f"<#{first.id}>" in other.dms()[-1].text
        assert f"<#{second.id}>" in mover.dms()[-1].text, "what is not due stays where it is"
        for person in table.people:
            assert len(person.dms()) == 2, "each match has one hand"


async def test_the_newest_hand_says_how_many_others_wait_and_leads_to_the_next(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        channels = await open_matches(table, 3)
        due, _ = table.people
        for channel in channels:
            while not answers_of(hand_of(due, channel)):
                await move_in(table, channel)
        newest = due.dms()[-1]
        (label,) = [one for one in newest.labels if one.startswith("Next: ")]
        assert re.fullmatch(r"Next: All aboard! \([123] of 3\)", label)
        (named,) = [one for one in channels if f"first #{one.name}, " in newest.text]
        assert f"<#{named.id}>" not in newest.text
        number = 1 + channels.index(named)
        assert f"({number} of 3)" in label
        (before,) = [one for one in channels if f"<#{one.id}>" in newest.text]
        await due.press(label, on=newest)
        await table.settle()
        newest = due.dms()[-1]
        assert f"{number} of 3 · <#{named.id}>" in newest.text
        assert "2 other matches wait" in newest.text
        assert len(due.dms()) == 3
        assert "matches wait" not in hand_of(due, before).text, (
            "what was pressed is the newest no more"
        )


async def test_an_older_hand_says_when_it_was_that_others_waited(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await open_matches(table, 3)
        old = {person: person.dms()[-1] for person in (red, blue)}
        (due,) = [one for one in old if "matches wait" in old[one].text]
        table.world.table = table.world.channel("elsewhere")
        await table.open_table("abordaje", red, blue)
        kept = next(seen for seen in due.dms()[:-1] if seen.id == old[due].id)
        assert re.search(r"wait, first .+ · <t:\d+:R>$", kept.text, re.MULTILINE)


async def test_the_button_to_the_next_match_fits_a_phone(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        there = table.world.channel("the-long-table-in-the-captains-cabin")
        await red.slash("play", game="all_aboard", at=there)
        await blue.press("Join", at=there)
        await red.press("Start", at=there)
        await table.settle()
        due = next(person for person in table.people if answers_of(hand_of(person, there)))
        await table.open_table("abordaje", red, blue)
        (label,) = [one for one in due.dms()[-1].labels if one.startswith("Next: ")]
        assert label == "Next: All aboard! (1 of 2)"
        waits = r"One other match waits: #the-long-table-in-the-captains-cabin, \d+ [dh]"
        assert re.search(waits, due.dms()[-1].text)
        assert "🎓" in due.dms()[-1].labels, "it is a first match"
        assert due.dms()[-1].labels[-1] == label, "small buttons stand in one row above it"


@pytest.mark.parametrize("known", [True, False])
async def test_a_finished_hand_leaves_with_the_next_one(tmp_path: Path, *, known: bool) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        first, second = await open_matches(table, 2)
        sure = await red.slash("resign", at=first)
        await red.press("Yes, give up the seat", on=sure)
        await table.settle()
        left = hand_of(blue, first)
        assert not left.pictures
        assert "wins" in left.text
        if not known:
            await table.restart()
        await table.open_table("all_aboard", red, blue)
        for person in (red, blue):
            assert len(person.dms()) == 2
            assert any(f"<#{second.id}>" in seen.text for seen in person.dms())


async def test_a_finished_hand_that_has_left_does_not_come_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        first, _ = await open_matches(table, 2)
        sure = await red.slash("resign", at=first)
        await red.press("Yes, give up the seat", on=sure)
        await table.settle()
        messages = table.bot.store.messages
        rows = [one for one, is_over in await messages.hands_of(blue.id) if is_over]
        await table.open_table("all_aboard", red, blue)
        # As after a death, or where another process shows its match.
        await messages.change([replace(rows[0], digest="another")])
        table.bot.delivery.refresh(rows[0].match, anew=True)
        await table.settle()
        shown = [seen.text for seen in blue.dms()]
        assert len(shown) == 2
        assert not any("wins" in text for text in shown)
        assert rows[0].match not in [one.match for one, _ in await messages.hands_of(blue.id)]


async def test_one_match_alone_costs_no_message_more(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await open_matches(table, 1)
        before = {person: person.dms()[0].id for person in table.people}
        for _ in range(3):
            await move_in(table, table.world.table)
        assert {person: person.dms()[0].id for person in table.people} == before
        assert not any("match waits" in person.dms()[0].text for person in table.people)


async def test_hands_keep_their_places_while_their_player_is_within_a_turn(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        first, second = await open_matches(table, 2)
        red, blue = table.people
        while not answers_of(hand_of(red, first)):
            await move_in(table, first)
        while not answers_of(hand_of(blue, second)):
            await move_in(table, second)
        await red.press(answers_of(hand_of(red, first))[0], on=hand_of(red, first))
        await table.settle()
        before = [seen.id for seen in red.dms()]
        await move_in(table, second)
        assert answers_of(hand_of(red, second)), "it asks where it lies"
        assert [seen.id for seen in red.dms()] == before


async def test_hands_of_several_games_have_strips_in_their_colours(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        first = table.world.table
        table.world.table = table.world.channel("elsewhere")
        await table.open_table("abordaje", red, blue)
        await move_in(table, first)  # a hand that lay alone has a strip once it is drawn anew
        strips = [hand.payload["components"][0]["accent_color"] for hand in red.dms()]
        colours = {slug: table.bot.presentations[slug].colour for slug in SHELF}
        assert {*strips} == {colours["all_aboard"], colours["abordaje"]}
        assert len(set(colours.values())) == len(SHELF)
