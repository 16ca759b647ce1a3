"""Bandido Alcatraz in Discord: the places of a card, by menu and by command, and who sees what."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from discord import ButtonStyle, ui

from cogs.kit.messages.layouts import Hand, answer_controls
from games import SHELF
from games.bandido_alcatraz.model import State, View
from games.bandido_alcatraz.picture import preview
from games.kit.draw.canvas import encode
from games.kit.game import Seat
from games.kit.menu import Menu
from games.kit.words import Voice
from matches.match import view_of
from playground.protocol.types import ComponentType
from tests.cogs.games.test_bandido_alcatraz import SLUG, nearly_out, put
from tests.cogs.kit.pictures.test_views import opening
from tests.support.boards.bandido_table import GAME, Team, digging, forks, sign, team
from tests.support.evenings.answers import answer, answers_of
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from playground import Person, Seen
    from tests.support.evenings.evening import Evening

MANY = 40
"""Places of one card: more than a select of Discord has options."""


def busiest(position: Team) -> tuple[int, list[str]]:
    """Return the number in its hand of the card with the most places, and their codes."""
    seen = GAME.view(position.state, Seat(0))
    codes = [[one.code for one in seen.places if one.card == card] for card in position.hand]
    number = max(range(len(codes)), key=lambda n: len(codes[n]))
    return number, codes[number]


def codes(hand: Seen) -> list[str]:
    """Return the codes that a menu of places offers now."""
    return [one.label.split(" (")[0] for one in hand.selects[0].options]


def secrets(table: Evening) -> list[str]:
    """Return everything that everybody in the channel can read, alt texts included."""
    public = [one for one in table.people[0].sees(table.world.table) if not one.ephemeral]
    return [one.text + "".join(picture.alt for picture in one.pictures) for one in public]


@asynccontextmanager
async def crowded(folder: Path) -> AsyncIterator[tuple[Evening, Person, Team]]:
    """Let one person play alone where a card fits in more places than a select has options."""
    async with evening(folder, seats=1) as table:
        (red,) = table.people
        await table.open_table(SLUG, red)
        position = Team(forks(MANY))
        await put(table, position)
        yield table, red, position


# ---- more places than a select has options -----------------------------------------------------


async def test_more_than_25_places_are_offered_page_by_page(tmp_path: Path) -> None:
    async with crowded(tmp_path) as (table, red, position):
        number, every = busiest(position)
        assert len(every) >= MANY
        hand = table.hand(red)
        hand = await answer(red, hand, answers_of(hand)[number])
        first = codes(hand)
        hand = await red.press("More (1 of 2)", on=hand)
        second = codes(hand)
        (minor,) = (row for row in rows_of_labels(hand) if "↩️" in row)
        assert minor[:3] == ["More (2 of 2)", "↩️", "🔍"]
        assert len(first) == 25
        assert first + second == every
        hand = await red.press("More (2 of 2)", on=hand)
        assert codes(hand) == first, "after the last page comes the first"


def rows_of_labels(hand: Seen) -> list[list[str]]:
    """Return what stands on the buttons of each row."""
    inside = hand.payload["components"][0]["components"]
    return [
        [one.get("label") or one["emoji"]["name"] for one in row["components"]]
        for row in inside
        if row["type"] == ComponentType.ROW and "options" not in row["components"][0]
    ]


async def test_a_place_on_the_second_page_is_dug_where_it_says(tmp_path: Path) -> None:
    async with crowded(tmp_path) as (table, red, position):
        number, every = busiest(position)
        hand = table.hand(red)
        hand = await answer(red, hand, answers_of(hand)[number])
        hand = await red.press("More (1 of 2)", on=hand)
        await red.select("pick", hand.selects[0].options[-1].label, on=hand)
        await table.settle()
        seen = GAME.view(position.state, Seat(0))
        spot = seen.spot_of(position.hand[number], every[-1])
        last = (await _state(table)).table.laid[-1]
        assert (last.card, last.spot) == (position.hand[number], spot)


async def _state(table: Evening) -> State:
    (match_id,) = await table.bot.store.matches.running()
    state = (await table.bot.store.matches.load(match_id)).state
    assert isinstance(state, State)
    return state


async def test_every_place_can_be_reached_by_typing_its_code(tmp_path: Path) -> None:
    async with crowded(tmp_path) as (table, red, position):
        number, every = busiest(position)
        card, at = position.hand[number], table.world.table
        offered = await red.complete("bandido dig", "at", "", at=at, card=card)
        assert [value for _, value in offered] == every[:25]
        for code in every[25:]:
            narrowed = await red.complete("bandido dig", "at", code.lower(), at=at, card=card)
            assert code in [value for _, value in narrowed], code
            assert all(name.startswith(f"{value} (") for name, value in narrowed)


def test_a_place_beside_tunnels_to_ask_about_looks_no_better_than_they_do() -> None:
    match = opening(1, SHELF[SLUG])
    mixed = 0
    for card in range(len(view_of(match, Seat(0), View).hand or ())):
        menu = match.menu(Seat(0), (card,))
        assert isinstance(menu, Menu)
        if all(one.move for one in menu.options):
            continue
        mixed += any(one.move for one in menu.options)  # "1: +2" asks on, "A3 ±0" digs
        hand = Hand(match, Seat(0), Voice("en", SLUG, ("Ana",)), None, menu, (card,))
        laid_out = ui.LayoutView()
        for row in answer_controls(hand):
            laid_out.add_item(row)
        buttons = [one for one in laid_out.walk_children() if isinstance(one, ui.Button)]
        assert {one.style for one in buttons} == {ButtonStyle.secondary}
    assert mixed


# ---- one card ----------------------------------------------------------------------------------


async def test_the_words_of_a_place_tell_the_way_and_what_it_does(tmp_path: Path) -> None:
    async with evening(tmp_path, locales=("de", "es-ES")) as table:
        red, _ = table.people
        await table.open_table(SLUG, *table.people)
        await put(table, team().dig("A35 @ (2,0) 0").given(turn=0).hold("A05", "A36", "A48"))
        at = table.world.table
        offered = await red.complete("bandido dig", "at", "", at=at, card="A05")
        assert [name for name, _ in offered] == [
            "A1 (Reihen 1–2, Spalte C): schließt 1",
            "A2 (Reihen 4–5, Spalte C): schließt 1",
            "A3 (Reihen 1–2, Spalte D): schließt 1",
            "A4 (Reihe 3, Spalten G–H): schließt 1 und VERBAUT ES",
            "A5 (Reihen 4–5, Spalte D): schließt 1",
            "W1 (Reihe 3, Spalten F–G): schließt 1 und deckt Wasser ab",
        ]


@pytest.mark.draws
async def test_the_only_card_left_is_shown_where_it_fits(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table(SLUG, *table.people)
        await put(table, team().given(hands=(("A05",), ("A36",)), pile=()))
        await red.slash("bandido dig", at=table.world.table, card="A05", at_="A4")
        await table.settle()
        hand = table.hand(blue)
        assert "Card 1: where?" in hand.text
        assert [one.text.split()[0] for one in hand.buttons[:4]] == ["A1", "A2", "A3", "A5"]
        seen = GAME.view(await _state(table), Seat(1))
        voice = Voice("en", SLUG, ("Red", "Blue"))
        chosen = GAME.decisions(seen, digging("A36 @ (0,1) 90"))[:1]
        assert hand.pictures[0].bytes == encode(preview(seen, voice, chosen), "bandido_alcatraz")


async def test_the_places_of_the_card_chosen_come_first_in_words(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await table.open_table(SLUG, *table.people)
        await put(table, team().hold("A04", "A48", "A36"))
        hand = await red.press("Card 3", on=table.hand(red))
        first = [one.split()[0] for one in hand.pictures[0].alt.splitlines()]
        offered = [one.split()[0] for one in answers_of(hand)]
        assert first[: len(offered)] == offered, "not those of the first card"
        assert all(" (row" in one for one in hand.pictures[0].alt.splitlines()[: len(offered)])


# ---- who sees what -----------------------------------------------------------------------------


async def test_the_channel_sees_only_what_was_played(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await table.open_table(SLUG, *table.people)
        position = team().hold("A36", "A45", "EXIT")
        position.given(pile=("A47", *(one for one in position.state.pile if one != "A47")))
        await put(table, position)
        answer = await red.slash("bandido dig", at=table.world.table, card="A36", at_="A4")
        await table.settle()
        assert answer.ephemeral
        assert f"You draw {sign('A47')}" in answer.text
        said = "\n".join(secrets(table))
        assert "Played last: row" in said
        hands = [card for hand in position.state.hands for card in hand if card != "A36"]
        for card in ("A47", *hands):
            assert sign(card) not in said, card


async def test_a_hand_is_offered_to_its_holder_alone(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table(SLUG, *table.people)
        await put(table, team().hold("A04", "A36", "A48"))
        at = table.world.table
        assert await red.complete("bandido dig", "card", "", at=at)
        for command in ("bandido dig", "bandido gather"):
            assert await blue.complete(command, "card", "", at=at) == []
        assert await blue.complete("bandido dig", "at", "", at=at, card="A36") == []


async def test_the_larger_picture_is_a_button_for_the_channel_and_for_the_hand(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, locales=("en-US", "es-ES")) as table:
        red, blue = table.people
        await table.open_table(SLUG, *table.people)
        for seen, person, label in (
            (table.table(), red, "🔍"),
            (table.hand(red), red, "🔍"),
            (table.hand(blue), blue, "🔍"),
        ):
            larger = await person.press(label, on=seen)
            assert larger.ephemeral
            assert larger.pictures[0].bytes != seen.pictures[0].bytes


# ---- the leaderboard ---------------------------------------------------------------------------


async def test_a_lost_match_of_two_counts_for_two_at_their_difficulty(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table(SLUG, *table.people, start=False)
        at = table.world.table
        await table.agree(red, "Start tile", "Start tile: Normal – six tunnels")
        await red.press("Start", at=at)
        await table.settle()
        await put(table, nearly_out(gathered=()))
        await red.slash("bandido dig", at=at, card="EXIT", at_="A4")
        await red.press("Yes, I mean it", at=at)
        await table.settle()
        board = await blue.slash("leaderboard", at=at, game=SLUG)
        assert "**Two players, normal**" in board.text
        for person in (red, blue):
            assert f"{person.name} · 0 wins of 1" in board.text
        assert "best:" not in board.text
