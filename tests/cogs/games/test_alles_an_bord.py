"""Whole evenings of Alles an Bord?!: the race of presses, hidden answers, restarts, languages."""

from __future__ import annotations

import asyncio
from itertools import cycle
from typing import TYPE_CHECKING

import pytest

from games.alles_an_bord.components import ICONS, KINDS
from games.alles_an_bord.model import Choose, Fulfil, Penalty, PlaceChests, Throw
from games.alles_an_bord.rules.pieces import pieces
from games.kit.game import Seat
from playground import PATIENCE
from tests.support.boards.alles_an_bord_people import (
    all_ready,
    answer,
    cast_off,
    load_up,
    loading_evening,
    loads,
    panel,
    peek,
    state_of,
)
from tests.support.boards.alles_an_bord_table import GAME
from tests.support.evenings.evening import evening, let_some_send_names

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from games.alles_an_bord.model import Move
    from playground import Button, Person, Seen
    from tests.support.evenings.evening import Evening


async def sail(table: Evening, answers: int) -> None:
    """Let all who may answer do so at once, so many times, each with the first answer offered."""
    for _ in range(answers):
        acting = table.acting()
        assert acting
        await asyncio.gather(*map(answer, acting))
        await table.settle()


async def sail_by_command(table: Evening) -> None:
    """Let everybody do the first thing that is legal, by slash command, up to the next loading."""
    for _ in range(400):
        state = await state_of(table)
        if state.phase in {"ready", "end"}:
            return
        for seat in sorted(GAME.to_act(state)):
            await command(table.people[seat], table, GAME.legal(state, seat)[0])
    raise AssertionError(table.told())


async def command(person: Person, table: Evening, move: Move) -> None:
    """Make a move by its slash command."""
    given: dict[str, str] = {}
    match move:
        case Fulfil(payment=payment) if payment:
            given = {"payment": " ".join(payment)}
        case Penalty(good=good) if good:
            given = {"good": good}
        case Choose(goods=goods):
            given = {"goods": " ".join(goods)}
        case Throw(thing=thing):
            given = {"thing": thing}
        case PlaceChests(deck=many):
            given = {"deck": str(many)}
    verb = "chests" if move.kind == "place_chests" else move.kind
    said = await person.slash(f"allesanbord {verb}", at=table.world.table, **given)
    assert said.ephemeral


# ---- matches ---------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("seats", [3])
async def test_friends_race_by_button_and_sail_by_command(tmp_path: Path, seats: int) -> None:
    async with evening(tmp_path, seats=seats) as table:
        await table.open_table("alles_an_bord", *table.people)
        let_some_send_names(table)
        for _voyage in range(2):
            await all_ready(table)
            await cast_off(table)
            await sail_by_command(table)
            await table.settle()
        assert "🏆" in table.told()


async def test_a_voyage_goes_by_button(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        await cast_off(table)
        await sail(table, answers=9)
        assert len((await state_of(table)).discard) >= 2


async def test_a_ship_is_loaded_by_slash_command_with_what_is_offered(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _blue = table.people
        at = table.world.table
        await table.open_table("alles_an_bord", *table.people)
        for person in table.people:
            await person.slash("allesanbord ready", at=at)
        for _ in range(12):
            tiles = await red.complete("allesanbord load", "tile", "", at=at)
            tile = tiles[0][1]
            places = await red.complete("allesanbord load", "place", "", at=at, tile=tile)
            place = places[0][1]
            said = await red.slash("allesanbord load", at=at, tile=tile, place=place)
            assert said.ephemeral
            assert "Loaded" in said.text
        for _ in range(2):
            await red.slash("allesanbord good", at=at, colour="violet")
        await table.settle()
        assert "Cast off!" in table.told()


# ---- the race --------------------------------------------------------------------


async def test_four_who_press_as_fast_as_they_can_take_nothing_twice(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=4) as table:
        await table.open_table("alles_an_bord", *table.people)
        box = pieces(await state_of(table))
        await all_ready(table)
        await asyncio.gather(*(load_up(person, stride=0) for person in table.people))
        await table.settle()
        state = await state_of(table)
        assert pieces(state) == box
        assert all(len(one.deck) + len(one.below) == 12 for one in state.ships)
        assert state.phase in {"decide", "announce"}


async def test_presses_count_in_the_order_of_their_arrival_and_the_slower_is_told(
    tmp_path: Path,
) -> None:
    async with loading_evening(tmp_path, seats=4) as table:
        lying = dict(zip(KINDS, (await state_of(table)).heap_open, strict=True))
        kind = min((one for one in KINDS if lying[one]), key=lambda one: lying[one])
        sent = []
        for _, person in zip(range(lying[kind] + 2), cycle(table.people), strict=False):
            seen = panel(person)
            label = next(one.text for one in seen.buttons if one.text.startswith(ICONS[kind]))
            sent.append(asyncio.create_task(person.press_late(label, on=seen)))
            await asyncio.sleep(0)
        await asyncio.gather(*sent)
        await table.settle()
        state = await state_of(table)
        taken = [one.deck.count(kind) for one in state.ships]
        fair = [len(range(seat, lying[kind], 4)) for seat in range(4)]
        assert taken == fair
        assert not state.heap_open[KINDS.index(kind)]


async def test_whoever_is_slower_reads_that_it_is_gone_and_presses_again(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        red, blue = table.people
        stale, button = panel(blue), loads(panel(red))[0]
        seen = panel(red)
        while any(one.custom_id == button.custom_id for one in loads(seen)):
            seen = await red.press(button.custom_id and _named(seen, button), on=seen)
        late = await blue.press_late(button.text, on=stale)
        assert "-# Gone: " in late.text
        assert "⛵ Deck 0/8 · Below" in late.text
        other = loads(late)[0]
        assert "-# Loaded on deck" in (await blue.press(other.text, on=late)).text


def _named(seen: Seen, button: Button) -> str:
    return next(one.text for one in seen.buttons if one.custom_id == button.custom_id)


async def test_a_double_click_takes_two(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        red, _blue = table.people
        seen = panel(red)
        open_kinds = [one for one in loads(seen) if one.label.isdecimal()]
        button = max(open_kinds, key=lambda one: int(one.label))
        await asyncio.gather(*(red.press_late(button.text, on=seen) for _ in range(2)))
        kind = button.custom_id.split(":")[2]
        assert (await state_of(table)).ships[0].deck == (kind, kind)


async def test_the_table_is_redrawn_at_a_pace_and_shows_the_last_state(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        red, _blue = table.people
        pictures = {table.table().pictures[0].filename}
        seen = panel(red)
        for _ in range(6):
            seen = await red.press(loads(seen)[0].text, on=seen)
            pictures.add(table.table().pictures[0].filename)
        await table.settle()
        pictures.add(table.table().pictures[0].filename)
        assert 2 <= len(pictures) <= 3
        (match_id,) = await table.bot.store.matches.running()
        ply = (await table.bot.store.matches.load(match_id)).ply
        assert table.table().pictures[0].filename == f"table-{ply}.png"


async def test_where_tiles_go_and_what_a_press_was_told_outlast_the_presses_of_others(
    tmp_path: Path,
) -> None:
    async with loading_evening(tmp_path) as table:
        red, blue = table.people
        await red.press("☀️", on=panel(red))
        await red.press(loads(panel(red))[0].text, on=panel(red))
        for _ in range(3):
            await blue.press(loads(panel(blue))[0].text, on=panel(blue))
            await table.settle()
        assert "Below deck ⇄" in [one.label for one in panel(red).buttons]
        assert "Below 1/4" in panel(red).text
        assert "-# Loaded below" in panel(red).text
        await red.press(loads(panel(red))[0].text, on=panel(red))
        assert len((await state_of(table)).ships[0].below) == 2


async def test_the_cards_vanish_from_the_channel_when_somebody_casts_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.alles_an_bord.LOADING_PACE", 2 * PATIENCE)  # which it does not await
    async with loading_evening(tmp_path) as table:
        red, blue = table.people
        assert "The cards:" in table.table().pictures[0].alt
        assert "The cards want" in panel(blue).text
        await load_up(red)
        await table.world.until(lambda: "the cards are gone" in table.told())
        assert "The cards:" not in table.table().pictures[0].alt
        await table.settle()
        assert "The cards want" not in panel(blue).text
        assert "Your ship is full" in panel(red).text
        assert panel(red).labels == ["📝"]


async def test_the_cards_vanish_from_private_answers_too(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        red, blue = table.people
        at = table.world.table
        for label in ("My hand", "📝"):
            await blue.press(label, on=table.table())
        await blue.slash("table", at=at)
        opened = [seen.id for seen in blue.ephemerals()][-3:]
        assert all("The cards" in seen.text for seen in blue.ephemerals()[-3:])
        await load_up(red)
        await table.settle()
        for seen in [seen for seen in blue.ephemerals() if seen.id in opened]:
            assert "the cards are gone" in seen.text.lower()
            assert "➜" not in seen.text
            assert "➡" not in seen.text
        (hand,) = [seen for seen in blue.ephemerals() if loads(seen)]
        assert "-# Loaded" in (await blue.press(loads(hand)[0].text, on=hand)).text


# ---- secrets, restarts, languages ------------------------------------------------


async def test_below_deck_shows_to_nobody_else(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        red, blue = table.people
        seen = await red.press("☀️", on=panel(red))
        kind = loads(seen)[0].custom_id.split(":")[2]
        seen = await red.press(loads(seen)[0].text, on=seen)
        assert f"Below 1/4: {ICONS[kind]}" in seen.text
        await table.settle()
        words = await blue.press("📝", at=table.world.table)
        assert "below deck: 1 of 4" in words.text
        assert "Below 0/4 · Goods" in panel(blue).text


async def test_loading_and_sailing_survive_a_restart(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        red, blue = table.people
        for _ in range(5):
            await red.press(loads(panel(red))[0].text, on=panel(red))
        await peek(blue)
        await _restarted(table)
        assert "-# Loaded" in (await red.press(loads(panel(red))[0].text, on=panel(red))).text
        assert "**In your hand:**" in panel(blue).text
        await blue.press("☀️", on=panel(blue))
        await cast_off(table)
        await command(red, table, (await legal(table, 0))[-1])
        await _restarted(table)
        await sail_by_command(table)
        assert (await state_of(table)).round == 2


async def _restarted(table: Evening) -> None:
    """Restart the bot, which knows afterwards all that it knew."""
    before = await state_of(table)
    await table.restart()
    assert await state_of(table) == before


async def legal(table: Evening, seat: int) -> Sequence[Move]:
    """Return what a seat may do, things thrown overboard left out."""
    found = GAME.legal(await state_of(table), Seat(seat))
    return [move for move in found if move.kind != "throw"]


async def test_the_panel_works_behind_the_second_door(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        blue.close_dms()
        await table.open_table("alles_an_bord", red, blue)
        await red.press(panel(red).buttons[0].text, on=panel(red))
        hand = await blue.press("My hand", at=table.world.table)
        await blue.press(hand.buttons[0].text, on=hand)
        await table.settle()
        seen = await blue.press("My hand", at=table.world.table)
        assert seen.ephemeral
        seen = await blue.press(loads(seen)[0].text, on=seen)
        assert seen.ephemeral
        assert "-# Loaded on deck" in seen.text


@pytest.mark.parametrize(
    ("locale", "words", "loaded"),
    [
        ("en-US", "Load your ship!", "Loaded on deck"),
        ("de", "Belade dein Schiff!", "Auf Deck geladen"),
        ("es-ES", "¡Carga tu barco!", "Ahora en cubierta"),
    ],
)
async def test_the_panel_speaks_its_owners_language(
    tmp_path: Path, locale: str, words: str, loaded: str
) -> None:
    async with evening(tmp_path, locales=(locale,)) as table:
        await table.open_table("alles_an_bord", *table.people)
        await all_ready(table)
        red = table.people[0]
        assert words in panel(red).text
        assert loaded in (await red.press(loads(panel(red))[0].text, on=panel(red))).text


# ---- bad input -------------------------------------------------------------------


async def test_bad_input_is_refused_in_one_sentence_and_changes_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _blue = table.people
        await table.open_table("alles_an_bord", *table.people)
        await all_ready(table)
        before = await state_of(table)
        for command, options, sentence in (
            ("load", {"tile": "banana", "place": "deck"}, "I do not know “banana”"),
            ("load", {"tile": "map", "place": "attic"}, "I do not know “attic”"),
            ("putback", {}, "no tile in your hand"),
            ("stow", {"place": "deck"}, "no tile in your hand"),
            ("good", {"colour": "green"}, "I do not know “green”"),
            ("fulfil", {}, "Everybody is loading"),
            ("pass", {}, "Everybody is loading"),
            ("meet", {}, "Everybody is loading"),
            ("penalty", {}, "Everybody is loading"),
            ("throw", {"thing": "map@deck"}, "Everybody is loading"),
            ("chests", {"deck": "1"}, "Everybody is loading"),
            ("choose", {"goods": "blue blue"}, "Everybody is loading"),
            ("ready", {}, "Everybody is loading"),
        ):
            said = await red.slash(f"allesanbord {command}", at=table.world.table, **options)
            assert sentence in said.text, command
            assert said.ephemeral
        assert await state_of(table) == before


async def test_what_is_not_there_cannot_be_taken_given_or_said_twice(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        at = table.world.table
        await table.open_table("alles_an_bord", red, blue)
        await all_ready(table)
        star = await _until_only_starred(table)

        async def refused(person: Person, verb: str, **given: str) -> str:
            before = await state_of(table)
            said = await person.slash(f"allesanbord {verb}", at=at, **given)
            assert said.ephemeral
            assert "\n" not in said.text
            assert await state_of(table) == before
            return said.text

        assert "locked by a starfish" in await refused(red, "load", tile=star, place="deck")
        assert "locked by a starfish" in await refused(blue, "take", tile=star)
        await load_up(red)
        assert "Your ship is full" in await refused(red, "load", tile="map", place="deck")
        assert "Your ship is full" in await refused(red, "good", colour="blue")
        await load_up(blue)
        await table.settle()
        state = await state_of(table)
        said = "pass" if state.phase == "decide" else "flee"
        assert (await refused(red, "fulfil", payment="parrot")).startswith(
            (
                "You do not have what the card asks for",
                "That does not cover exactly what the card asks for",
                "Pirates are ahead",
            )
        )
        assert await refused(red, "throw", thing="parrot") == "That is not aboard your ship."
        await red.slash(f"allesanbord {said}", at=at)
        assert "already answered" in await refused(red, said)
        assert "already answered" in await refused(red, "throw", thing="map@deck")


async def _until_only_starred(table: Evening) -> str:
    """Take tiles in turn until all that lies open of some kind is locked; return the kind."""
    people = cycle(table.people)
    for _ in range(20):
        state = await state_of(table)
        for kind, free, locked in zip(KINDS, state.heap_open, state.heap_locked, strict=True):
            if locked and not free:
                return kind
        least = min((n, kind) for n, kind in zip(state.heap_open, KINDS, strict=True) if n)[1]
        person = next(people)
        label = next(one.text for one in loads(panel(person)) if one.emoji == ICONS[least])
        await person.press(label, on=panel(person))
    raise AssertionError(table.told())
