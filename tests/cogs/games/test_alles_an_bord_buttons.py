"""Alles an Bord?! by buttons alone: whole matches, presses that come twice, and old panels."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Final

import discord
import pytest

from cogs.alles_an_bord import panel as loading_panel
from cogs.kit.messages.controls import answer_and_why
from cogs.kit.messages.layouts import MOST_PRIMARY
from games.alles_an_bord.components import COLOURS, ICONS, KINDS
from games.alles_an_bord.rules.pieces import pieces
from games.kit.chance import Chance
from games.kit.game import Seat
from games.kit.words import Voice
from tests.cogs.table.test_clocks import DAY, Days, running
from tests.support.boards.alles_an_bord_people import (
    BACK,
    all_ready,
    cast_off,
    load_up,
    loading_evening,
    loads,
    panel,
    peek,
    press_sign,
    signed,
    state_of,
)
from tests.support.evenings.answers import answer_all, answers_of
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from games.alles_an_bord.model import State
    from playground import Button, Person, Seen
    from tests.support.evenings.evening import Evening

ENGLISH = Voice("en")
THROW = "🌊"

SMALL: Final = {"", "Larger", "In words", "Moves", "Say", "Rules", "Hint"}
"""What small buttons bear, which answer nothing."""


async def rummage(person: Person) -> None:
    """Turn a tile over, peek at one and put it back, stow another, load one blind."""
    await press_sign(person, "🔄")
    for end in (BACK, "☀️"):
        await peek(person)
        await press_sign(person, end)
    await press_sign(person, "❓")


async def decide(person: Person, luck: Chance) -> None:
    """Answer what the hand asks, question by question; nothing is thrown that may stay."""

    def choose(hand: Seen) -> str:
        options = [option for select in hand.selects for option in select.options]
        thrown = [one.text for one in hand.buttons if one.emoji == THROW]
        thrown += [one.label for one in options if one.emoji == THROW]
        return luck.pick([one for one in answers_of(hand) if one not in thrown] or thrown)

    if answers_of(panel(person)):
        await answer_all(person, panel(person), choose)


async def sail(table: Evening) -> None:
    """Let all who are asked answer at once, until no one is left to ask."""
    for turn in range(200):
        state = await state_of(table)
        if state.phase in {"ready", "end"}:
            return
        asked = [person for person in table.people if "Your turn!" in panel(person).text]
        assert asked, state.phase
        lucks = (Chance(f"{person} decides", turn) for person in asked)
        await asyncio.gather(*map(decide, asked, lucks))
        await table.settle()
    raise AssertionError(table.told())


# ---- whole matches ---------------------------------------------------------------


async def test_at_most_three_buttons_of_the_panel_stand_out(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        for person in table.people:
            styles = [one.style for one in panel(person).buttons]
            assert styles.count(discord.ButtonStyle.primary.value) <= MOST_PRIMARY
            assert styles.count(discord.ButtonStyle.success.value) == 1, "where tiles go"


async def test_the_panel_is_said_in_words_by_names_and_payments(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        red, _ = table.people
        words = await red.press("📝", on=panel(red))
        assert words.ephemeral
        (cards,) = [line for line in words.text.splitlines() if "Discovery: " in line]
        assert re.search(r"\w+ ➜ ", cards)
        assert "On the heap: " in words.text
        assert "on deck: no tiles" in words.text


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.long)])
async def test_a_whole_match_is_played_by_buttons_and_menus_alone(
    tmp_path: Path, seats: int
) -> None:
    async with evening(tmp_path, seats=seats) as table:
        await table.open_table("alles_an_bord", *table.people)
        state = await state_of(table)
        box = pieces(state)
        for voyage in (1, 2):
            await all_ready(table)
            await rummage(table.people[-1])
            await cast_off(table)
            assert pieces(await state_of(table)) == box
            await sail(table)
            state = await state_of(table)
            assert pieces(state) == box
            assert len(state.sailed if voyage == 1 else state.discard) == 13
        assert state.phase == "end"
        seen = table.people[0].sees(table.world.table)
        shown = [picture.alt for one in seen for picture in one.pictures]
        (reckoning,) = (alt for alt in shown if "Voyage 2 is over." in alt)
        assert "**" not in reckoning
        most = max(ship.total for ship in state.ships)
        for person in table.people:
            assert f"{most} coins" in panel(person).pictures[0].alt
            assert {one.label for one in panel(person).buttons} <= SMALL
            assert not panel(person).selects


# ---- presses that come twice --------------------------------------------------------


def most(seen: Seen) -> Button:
    """Return the button of the kind of which most lie open."""
    kinds = [one for one in loads(seen) if one.label.isdecimal()]
    return max(kinds, key=lambda one: int(one.label))


def kind_of(button: Button) -> str:
    return button.custom_id.split(":")[2]


def lying(state: State, kind: str) -> int:
    return state.heap_open[[*KINDS].index(kind)]  # type: ignore[arg-type]


async def test_a_press_that_reaches_the_bot_twice_loads_one_tile(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        red, _blue = table.people
        button = most(panel(red))
        kind, before = kind_of(button), await state_of(table)
        table.world.deliver_twice()
        await red.press(button.text, on=panel(red))
        await table.settle()
        after = await state_of(table)
        assert after.ships[0].deck == (kind,)
        assert lying(after, kind) == lying(before, kind) - 1
        assert f"Deck 1/8: {ICONS[kind]} ·" in panel(red).text
        assert len(red.dms()) == 1


async def test_a_good_whose_press_reaches_the_bot_twice_is_one_good(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        red, _blue = table.people
        table.world.deliver_twice()
        await red.press("V", on=panel(red))
        await table.settle()
        assert (await state_of(table)).ships[0].goods == ("violet",)
        assert "Goods 1/2: 💜" in panel(red).text


# ---- old panels -----------------------------------------------------------------------


async def test_an_old_panel_still_loads_what_still_lies_there(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        red, blue = table.people
        old = panel(blue)
        button = most(old)
        for _ in range(2):
            await red.press(_again(panel(red), button), on=panel(red))
        seen = await blue.press_late(button.text, on=old)
        state = await state_of(table)
        assert state.ships[1].deck == (kind_of(button),)
        now = button.emoji, str(lying(state, kind_of(button)))
        assert now in [(one.emoji, one.label) for one in seen.buttons]


async def test_an_old_panel_of_one_hand_takes_no_second_tile_into_it(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        red, _blue = table.people
        old = panel(red)
        await peek(red)
        before = await state_of(table)
        for sign in ("👀", "❓"):
            late = await red.press_late(signed(old, sign), on=old)
            assert "-# One hand only" in late.text
        assert "-# One hand only" in (await red.press_late(most(old).text, on=old)).text
        assert await state_of(table) == before


async def choose_calm(table: Evening, person: Person) -> None:
    """Choose calm loading on the page of who plays alone, where it is remembered."""
    voice = Voice("en", "alles_an_bord")
    asked = await person.slash("play", game="alles_an_bord", computers=1, at=table.world.table)
    page = await person.press(voice("button-options"), on=asked)
    calm = f"{voice('option-loading')}: {answer_and_why(voice('option-loading-calm'))[0]}"
    await person.select(voice("option-loading"), calm, on=page)


async def test_a_race_alone_has_words_and_no_picture_and_names_goods_the_first_time(
    tmp_path: Path,
) -> None:
    """A phone has room for one of both, and for all buttons."""
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        await red.slash("play", at=red.dm, game="alles_an_bord", level="first")
        await table.settle()
        assert "The race takes 1 to 3 minutes" in table.hand(red).text
        await red.press(table.hand(red).labels[0], on=table.hand(red))
        await table.world.until(lambda: loads(hand_of(red)))
        assert not hand_of(red).pictures
        assert "🔷 blue" in hand_of(red).text
        await red.press(most(hand_of(red)).text, on=hand_of(red))
        assert "1/12" not in hand_of(red).text, "computers wait for the first presses"


def hand_of(person: Person) -> Seen:
    """Return the message from which somebody plays alone, with or without a picture."""
    return [one for one in person.sees(person.dm) if not one.ephemeral][-1]


async def test_a_panel_whose_picture_has_been_replaced_is_answered_with_the_picture_of_now(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        await choose_calm(table, red)
        await red.slash("play", at=red.dm, game="alles_an_bord", level="easy")
        await table.settle()
        await red.press(table.hand(red).labels[0], on=table.hand(red))
        await table.world.until(lambda: len(loads(table.hand(red))) > len(COLOURS))
        old = table.hand(red)
        await red.press(most(old).text, on=old)
        table.bot.delivery.refresh((await table.bot.store.matches.running())[0], anew=True)
        await table.settle()
        assert table.hand(red).pictures[0].filename != old.pictures[0].filename
        before = len(red.ephemerals())
        await red.press_late("V", on=old)
        await table.settle()
        state = await state_of(table)
        assert state.ships[0].goods == ("violet",)
        assert len(red.ephemerals()) == before, "nobody reads that something went wrong"


async def test_an_old_panel_takes_no_third_good_and_fills_no_full_ship(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        red, _blue = table.people
        old = panel(red)
        for _ in range(2):
            await red.press("V", on=panel(red))
        late = await red.press_late("V", on=old)
        assert "-# You have taken both goods already." in late.text
        await load_up(red)
        before = await state_of(table)
        for label in (most(old).text, "V", signed(old, "👀")):
            late = await red.press_late(label, on=old)
            assert "-# Your ship is full" in late.text
            assert late.labels == ["📝"]
        assert await state_of(table) == before


async def test_an_old_panel_changes_nothing_at_sea_and_shows_the_hand_as_it_is(
    tmp_path: Path,
) -> None:
    async with loading_evening(tmp_path) as table:
        red, _blue = table.people
        old = panel(red)
        await cast_off(table)
        before = await state_of(table)
        for label in _labels(old, "👀", "🔷"):
            await red.press_late(label, on=old)
            assert "Your turn!" in table.hand(red).text
            assert not loads(table.hand(red))
            assert any(why in table.hand(red).text for why in ("A card is up", "Pirates are ahead"))
        assert await state_of(table) == before


def _labels(seen: Seen, *signs: str) -> Sequence[str]:
    return [signed(seen, sign) for sign in signs]


def _again(seen: Seen, button: Button) -> str:
    """Return what now stands on a button."""
    return next(one.text for one in seen.buttons if one.custom_id == button.custom_id)


# ---- at sea ------------------------------------------------------------------------------


async def test_whoever_has_answered_reads_what_is_sealed_until_the_others_have(
    tmp_path: Path,
) -> None:
    async with loading_evening(tmp_path) as table:
        red, blue = table.people
        await cast_off(table)
        hand = panel(red)
        refuse = next(one for one in hand.buttons if one.emoji in ("💤", "💨"))
        await red.press(refuse.text, on=hand)
        await table.settle()
        sealed = "Secret until all have"
        assert f"You let the card go by. {sealed}" in panel(red).text or (
            f"You flee. {sealed}" in panel(red).text
        )
        assert sealed not in panel(blue).text
        assert sealed not in table.told()


async def test_whoever_lets_cards_go_by_unasked_reads_that_they_have_passed(
    tmp_path: Path,
) -> None:
    async with loading_evening(tmp_path) as table:
        red, blue = table.people
        await table.bot.known_users.prefer(red.id, "passes", "on")
        await cast_off(table)
        for turn in range(30):
            if "you passed" in panel(red).text:
                break
            asked = [person for person in table.people if "Your turn!" in panel(person).text]
            await asyncio.gather(*(decide(one, Chance(f"{one} decides", turn)) for one in asked))
            await table.settle()
        assert "⏭️ you passed" in panel(red).text
        assert "you passed" not in panel(blue).text


# ---- calm loading -----------------------------------------------------------------------


async def test_calm_loading_goes_round_one_tile_each_while_goods_are_free(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        host = table.people[0]
        await table.open_table("alles_an_bord", *table.people, start=False)
        calm = "Loading: Calm – one tile each in turn, for play over days"
        await table.agree(host, "Loading", calm)
        await host.press("Start", at=table.world.table)
        await table.settle()
        await all_ready(table)
        first = (await state_of(table)).loader
        assert first is not None
        order = [table.people[(first + n) % 3] for n in range(3)]
        old = panel(order[0])
        assert not any(one.emoji in ("🔄", "👀", "❓") for one in old.buttons)
        for person in order:
            assert "**Your turn to load**" in panel(person).text
            for other in {*order} - {person}:
                assert f"It is {person.name}'s turn to load." in panel(other).text
                assert not any(one.label.isdecimal() for one in panel(other).buttons)
            seen = await person.press(most(panel(person)).text, on=panel(person))
            assert "-# Loaded on deck" in seen.text
            await table.settle()
            assert f"**{person.name}** loaded a tile on deck" in table.told()
            await person.press("V", on=panel(person))
            await table.settle()
            assert "took a good" in table.told()
        before = await state_of(table)
        late = await order[1].press_late(most(old).text, on=old)
        assert f"It is {order[0].name}'s turn to load" in late.text
        assert await state_of(table) == before


async def test_in_calm_loading_exactly_the_next_loader_is_called_and_timed(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        host, days = table.people[0], Days(table)
        await table.open_table("alles_an_bord", *table.people, start=False)
        calm = "Loading: Calm – one tile each in turn, for play over days"
        await table.agree(host, "Loading", calm)
        await host.press("Start", at=table.world.table)
        await table.settle()
        await all_ready(table)
        first = (await state_of(table)).loader
        assert first is not None
        order = [table.people[(first + n) % 3] for n in range(3)]
        for person in order:  # each as slow as the clock allows, and nobody has taken goods
            match = await running(table)
            assert {match.players[seat] for seat in match.clocks.running} == {person.id}
            assert f"<@{person.id}>" in table.told()
            await days.pass_by(1.5 * DAY)
            await person.press(most(panel(person)).text, on=panel(person))
            await table.settle()
        match = await running(table)
        assert not match.clocks.missed
        assert not match.computers


async def test_a_ship_that_a_computer_loads_has_no_buttons_but_the_way_back(
    tmp_path: Path,
) -> None:
    async with loading_evening(tmp_path) as table:
        person = table.people[0]
        live = panel(person)
        asked = await person.slash("resign", at=table.world.table)
        said = await person.press(ENGLISH("button-computer-instead"), on=asked)
        assert said.text == ENGLISH("computer-in-your-seat")
        await table.settle()
        away = [ENGLISH("button-come-back")]
        assert [one.label for one in panel(person).buttons if one.label] == away
        late = await person.press_late(loads(live)[0].text, on=live)
        assert [one.label for one in late.buttons if one.label] == away
        assert ENGLISH("computer-in-your-seat") in late.text
        back = await person.press(away[0], on=panel(person))
        assert loads(back)


async def test_a_kind_of_which_nothing_lies_open_cannot_be_pressed(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        hand = panel(table.people[0])
        counted = [one for one in hand.buttons if one.label.isdecimal()]
        assert counted
        assert all(one.disabled == (one.label == "0") for one in counted)


async def test_no_line_of_a_panel_is_set_small_twice(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        match = await running(table)
        shown = loading_panel(match, Seat(0), Voice("en", "alles_an_bord"), note="-# As of now")
        texts = [one.content for one in shown.walk_children() if hasattr(one, "content")]
        assert any("-# As of now" in one for one in texts)
        assert not any("-# -#" in one for one in texts)
