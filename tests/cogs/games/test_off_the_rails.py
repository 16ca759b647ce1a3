"""Whole evenings of Off the Rails: by command and by button, restarts, collisions, bad input."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pytest

from cogs.delivery.pace import pace
from cogs.delivery.reconciler import Delivery
from games.off_the_rails.model import State
from playground import ManualClock
from tests.support.boards.off_the_rails_table import Position, position
from tests.support.evenings.answers import answer_all, answers_of
from tests.support.evenings.evening import evening, in_full, let_some_send_names

if TYPE_CHECKING:
    from pathlib import Path

    from games.off_the_rails.components import Colour
    from playground import Person, Seen
    from tests.support.evenings.evening import Evening

SLUG: Final = "off_the_rails"
LONGEST: Final = 200
QUESTIONS: Final = {
    "side": "edge",
    "drive": "route",
    "take": "jewel",
    "split": "piles",
    "pick": "pile",
    "face": "way",
    "claim": "mission",
    "collapse": "at",
}
"""Commands that answer a question, and the option each takes."""
DONE: Final = ("✅", "⚠️")
"""Icons of the button that ends the actions."""
FORK: Final = """
  B C D
1 · ┃ ·
2 ┏ ┻ ━
"""
DOWN: Final = """
  C
1 ┃
2 ┃
3 ┃
"""


def hand_of(player: Person) -> Seen:
    """Return a player's hand as it lies in their direct messages."""
    return [seen for seen in player.dms() if seen.buttons][-1]


def on_turn(table: Evening) -> Person | None:
    """Return the player who is asked something; everybody may look closer at any time."""
    asked = [one for one in table.people if one.dms() and _asked(hand_of(one))]
    return asked[0] if asked else None


def _asked(hand: Seen) -> bool:
    return bool(answers_of(hand))


def _moves(hand: Seen) -> list[str]:
    return [one.text for one in hand.buttons if one.custom_id.startswith("move:")]


async def press_on(table: Evening, player: Person, *wanted: str) -> None:
    """Press the first of these that is offered, or the first answer; then always the first."""

    def choose(hand: Seen) -> str:
        offered = answers_of(hand)
        return next((one for want in wanted for one in offered if want in one), offered[0])

    await answer_all(player, hand_of(player), choose)
    for asked in player.ephemerals()[-1:]:
        for sure in [one.text for one in asked.buttons if one.custom_id.startswith("sure:")]:
            await player.press(sure, on=asked)
    await table.settle()


async def command_on(table: Evening, player: Person) -> None:
    """Answer what is asked by slash command: a cart first, then all is done."""
    at = table.world.table
    for command, option in QUESTIONS.items():
        if offered := await player.complete(f"offtherails {command}", option, "", at=at):
            asked = "at_" if option == "at" else option
            await player.slash(f"offtherails {command}", at=at, **{asked: offered[0][1]})
            break
    else:
        await act_by_command(player, table)
    await table.settle()


async def act_by_command(player: Person, table: Evening) -> None:
    """Place a cart if there is one, and be done with it."""
    at = table.world.table
    carts = await player.complete("offtherails cart", "cart", "", at=at)
    undone = not any("⏪" in one for one in _moves(hand_of(player)))
    if carts and undone:
        starts = await player.complete("offtherails cart", "at", "", at=at, cart=carts[0][1])
        await player.slash("offtherails cart", at=at, cart=carts[0][1], at_=starts[0][1])
    elif any(one in label for one in DONE for label in _moves(hand_of(player))):
        await player.slash("offtherails done", at=at)
    else:
        await player.slash("offtherails pass", at=at)


async def play_out(table: Evening) -> int:
    """Play to the end, by turns by command and by button; return the moves made."""
    for moves in range(LONGEST):
        player = on_turn(table)
        if player is None:
            return moves
        if moves % 3 == 2:
            await command_on(table, player)
        elif any("⏪" in one for one in _moves(hand_of(player))):
            await press_on(table, player, *DONE)
        else:
            await press_on(table, player, "🛤️", "🛒")
    msg = "the match does not end"
    raise AssertionError(msg)


async def put(table: Evening, there: Position) -> None:
    """Let the running match stand like this."""
    (match_id,) = await table.bot.store.matches.running()
    match = await table.bot.store.matches.load(match_id)
    assert isinstance(match.state, State)
    await table.bot.store.matches.record(replace(match, state=there.state), [])
    table.bot.delivery.refresh(match_id)
    await table.settle()


# ---- whole matches -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, pytest.param(4, marks=pytest.mark.long)])
async def test_a_match_is_played_to_the_end(tmp_path: Path, seats: int) -> None:
    async with evening(tmp_path, seats=seats) as table:
        await table.open_table(SLUG, *table.people, start=False)
        if seats > 1:
            await table.agree(table.people[0], "Length", "Length: Very short – 13 cards")
        await table.people[0].press("Start", at=table.world.table)
        await table.settle()
        let_some_send_names(table)
        assert await play_out(table) > 10
        told = table.told()
        assert ("🏁 The mines are silent." if seats == 1 else "🏆 ") in told
        board = await table.people[0].slash("leaderboard", at=table.world.table, game=SLUG)
        assert all(person.name in in_full(board) for person in table.people)
        assert ("**Alone**" in board.text) == (seats == 1)


async def test_a_turn_survives_a_restart_between_every_two_presses(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red = table.people[0]
        await table.open_table(SLUG, *table.people)
        await put(table, position(FORK, "red.white C1 S 2"))
        await red.press("🛤️ Track", on=hand_of(red))
        await table.restart()
        await press_on(table, red, "⏫")
        await table.restart()
        await press_on(table, red, "⏪")
        await table.restart()
        await red.slash("offtherails done", at=table.world.table)
        await table.settle()
        assert "Which route?" in hand_of(red).text


async def test_a_collision_survives_a_restart_between_split_and_pick(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table(SLUG, *table.people)
        await put(table, head_on())
        await red.slash("offtherails done", at=table.world.table)
        await table.settle()
        await table.restart()
        assert on_turn(table) is blue
        piles = await blue.complete("offtherails split", "piles", "", at=table.world.table)
        await blue.slash("offtherails split", at=table.world.table, piles=piles[1][1])
        await table.settle()
        await table.restart()
        assert _moves(hand_of(red)) == ["❓ Left pile", "❓ Right pile"]
        await red.press("❓ Left pile", on=hand_of(red))
        await table.settle()
        assert "dropped" in table.told()


def head_on(*clans: Colour) -> Position:
    loads = "red.white C1 S 3: ruby", "blue.white C3 N 3: gold emerald ruby rock"
    return position(DOWN, *loads, clans=clans or ("red", "blue"))


# ---- what a turn is like -----------------------------------------------------------------------


async def test_routes_are_drawn_with_letters_and_chosen_by_letter(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red = table.people[0]
        await table.open_table(SLUG, *table.people)
        await put(table, position(FORK, "red.white C1 S 2"))
        await red.slash("offtherails done", at=table.world.table)
        await table.settle()
        offered = await red.complete("offtherails drive", "route", "", at=table.world.table)
        assert offered == [
            ("Red 1 · A · E · stops at D2, heading E", "A"),
            ("Red 1 · B · W · stops at B2, heading S", "B"),
        ]
        await red.slash("offtherails drive", at=table.world.table, route="b")
        await table.settle()
        assert "🛒 Red 1 (Red): C1 → C2 → B2" in table.told()


async def test_how_a_drive_ends_is_said_in_words_where_another_cart_leads_on(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await table.open_table(SLUG, *table.people)
        await put(table, position(FORK, "red.white C1 S 2", "red.black D2 E 1"))
        await red.slash("offtherails done", at=table.world.table)
        await table.settle()
        hand = hand_of(red)
        assert _moves(hand) == ["🔴 ⚪ 1", "⚠️ ⚫ 2 💢 E2"]
        assert hand.pictures[0].alt.startswith("⚫ 2 💢 E2: Red 2 derails before E2\n")


async def test_route_piles_and_pile_are_known_by_what_they_are_called(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table(SLUG, *table.people)
        let_some_send_names(table)
        at = table.world.table
        await put(table, position(FORK, "red.white C1 S 2"))
        await red.slash("offtherails done", at=at)
        await red.slash("offtherails drive", at=at, route="B")
        await table.settle()
        assert "🛒 Red 1 (Red): C1 → C2 → B2" in table.told()
        await put(table, head_on())
        await red.slash("offtherails done", at=at)
        answer = await blue.slash("offtherails split", at=at, piles="BOT SPLITS IT")
        assert "Pick one from the list" not in answer.text
        await red.slash("offtherails pick", at=at, pile="left")
        await table.settle()
        assert "drops" in table.told()


async def test_squares_at_the_end_of_ones_track_are_offered_first(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red = table.people[0]
        await table.open_table(SLUG, *table.people)
        await put(table, position("  C\n1 ┃", "red.white C0 S", "red.black H8 W"))
        offered = await red.complete("offtherails lay", "at", "", at=table.world.table)
        assert [value for _, value in offered[:3]] == ["C2", "G8", "B1"]
        assert len(offered) == 25
        found = await red.complete("offtherails lay", "at", "h7", at=table.world.table)
        assert [value for _, value in found] == ["H7"]


async def test_done_says_beforehand_that_a_cart_derails(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red = table.people[0]
        await table.open_table(SLUG, *table.people)
        await put(table, position("  C\n1 ┃", "red.white C1 S 2: ruby"))
        assert "⚠️ Drive: derails" in _moves(hand_of(red))
        asked = await red.slash("offtherails done", at=table.world.table)
        assert "⚠️ Red 1 derails before C2 and loses a ruby. Do you mean it?" in asked.text
        assert on_turn(table) is red, "nothing drives before the answer"


async def test_the_story_of_a_drive_stays_when_the_next_player_acts(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table(SLUG, *table.people)
        await put(table, position(DOWN, "red.white C1 S 2"))
        await red.slash("offtherails done", at=table.world.table)
        await table.settle()
        await blue.slash("offtherails lay", at=table.world.table, at_="H8", tile="EW")
        await table.settle()
        assert "🛒 Red 1 (Red): C1 → C2 → C3" in table.told()
        assert len([seen for seen in red.sees(table.world.table) if seen.pictures]) == 1


async def test_who_looks_on_sees_by_direct_message_what_becomes_of_carts(tmp_path: Path) -> None:
    clock = ManualClock()
    async with evening(tmp_path, seats=3, clock=clock) as table:
        red, blue, looks_on = table.people
        await table.open_table(SLUG, *table.people)
        await put(table, head_on("red", "blue", "green"))
        assert isinstance(table.bot.delivery, Delivery)
        table.bot.delivery.pace = pace
        await red.slash("offtherails done", at=table.world.table)
        await table.as_it_goes()
        assert all(_runs(hand_of(one)) for one in (red, blue))
        assert not _runs(hand_of(looks_on)), "a second later"
        clock.advance(2)
        await table.as_it_goes()
        assert _runs(hand_of(looks_on))
        await looks_on.press("Go on", on=hand_of(looks_on))
        await table.as_it_goes()
        assert not hand_of(looks_on).pictures, "the mines are on the table"


def _runs(seen: Seen) -> bool:
    """Tell whether a hand shows a climax in motion."""
    return any(one.filename.startswith("climax-") for one in seen.pictures)


async def test_nobody_else_learns_how_a_load_is_split(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table(SLUG, *table.people)
        await put(table, head_on())
        await red.slash("offtherails done", at=table.world.table)
        await table.settle()
        before = {seen.id: seen.text for seen in red.dms()}
        answer = await blue.slash("offtherails split", at=table.world.table, piles="0.0.1.1.0")
        await table.settle()
        assert answer.ephemeral
        assert "Your piles: left gold and an emerald, right a ruby and a rock." in answer.text
        assert "left gold" not in table.told()
        news = [seen.text for seen in red.dms() if seen.text != before.get(seen.id)]
        assert not any("gold and an emerald" in text for text in news)


@pytest.mark.parametrize(
    ("locale", "question", "lay"),
    [
        ("en-US", "What do you do?", "🛤️ Track"),
        ("es-ES", "¿Qué haces?", "🛤️ Vía"),
        ("de", "Was tust du?", "🛤️ Gleis"),
    ],
)
async def test_a_turn_speaks_the_players_language(
    tmp_path: Path, locale: str, question: str, lay: str
) -> None:
    async with evening(tmp_path, locales=(locale,)) as table:
        red = table.people[0]
        await table.open_table(SLUG, *table.people)
        await put(table, position(DOWN, "red.white C1 S 2"))
        assert question in hand_of(red).text
        assert lay in _moves(hand_of(red))


async def test_bad_input_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        at = table.world.table
        await table.open_table(SLUG, *table.people)
        await put(table, position(FORK, "red.white C1 S 2"))
        said = [
            await red.slash("offtherails lay", at=at, at_="c2", tile="NS"),
            await red.slash("offtherails upgrade", at=at, at_="d2", tile="NES"),
            await red.slash("offtherails lay", at=at, at_="Q7", tile="NS"),
            await red.slash("offtherails lay", at=at, at_="H8", tile="round"),
            await red.slash("offtherails drive", at=at, route="A"),
            await blue.slash("offtherails done", at=at),
        ]
        for column in "EFGH":
            await red.slash("offtherails lay", at=at, at_=f"{column}8", tile="EW")
        said.append(await red.slash("offtherails lay", at=at, at_="B8", tile="EW"))
        await red.slash("offtherails done", at=at)
        said += [
            await red.slash("offtherails lay", at=at, at_="B8", tile="EW"),
            await red.slash("offtherails drive", at=at, route="Z"),
            await red.slash("offtherails split", at=at, piles="all"),
        ]
        assert all(one.ephemeral for one in said)
        assert [one.text for one in said] == [
            "There is track on C2 already. You can only upgrade it.",
            "D2 holds a straight east–west: an upgrade keeps every exit.",
            "There is no square Q7. Columns go from A to J, rows from 0 to 9, as in C3.",
            "I do not know “ROUND”. Pick one from the list.",
            "It is time for actions. When you are done, your carts drive.",
            f"Not your turn yet: the table is waiting for {red.name}.",
            "You have used all 4 actions. Finish your turn, or take one back.",
            "Your carts are driving: no more actions this turn. Choose which one goes where.",
            "There is no such route. Choose one of the letters shown.",
            "Those are not two piles of that load, as equal as can be.",
        ]
