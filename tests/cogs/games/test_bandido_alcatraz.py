"""Whole evenings of Bandido Alcatraz: digging by command and by button, signals, the last card."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from games.bandido_alcatraz.model import State
from games.kit.words import Voice
from playground import NotOffered
from tests.support.boards.bandido_table import KIT, team
from tests.support.evenings.answers import answer, answer_all, answers_of
from tests.support.evenings.by_words import in_words
from tests.support.evenings.evening import evening, in_full, let_some_send_names

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person, Seen
    from tests.support.boards.bandido_table import Team
    from tests.support.evenings.evening import Evening

SLUG = "bandido_alcatraz"
LONGEST = 120
QUESTION = "/webhooks/{application_id}/{interaction_token}/messages/{message_id}"
DELETE_QUESTION = "DELETE", QUESTION
CHANGE = re.compile(r"[−+]\d+")
"""By how many open tunnels a button says there will be more or fewer."""

NOT_HELD = (
    "You do not hold that card. Your hand: "
    "1: ←═▪ · one tunnel, 2: ←↑═▪ 🧥 · 2 tunnels, raincoat and 3: ↑═↓ · 2 tunnels."
)
SOMETHING_FITS = (
    "You may change your hand only when nothing can be played, but something can: "
    "card 1 at A4, card 2 at A4 and card 3 at A4."
)


def on_turn(table: Evening) -> Person | None:
    """Return the player who is offered a move; signals are offered to everybody."""
    asked = [one for one in table.people if one.dms() and _demand_on(table.hand(one))]
    return asked[0] if asked else None


def _demand_on(hand: Seen) -> bool:
    return bool(answers_of(hand))


def _moves(hand: Seen) -> list[str]:
    return [one.text for one in hand.buttons if one.custom_id.startswith("move:")]


def cautious(label: str) -> tuple[int, int]:
    """Rank an answer: a team that opens few tunnels is done before midnight."""
    change = CHANGE.search(label)
    opened = int(change[0].replace("−", "-")) if change else 0
    opened += any(word in label for word in ("opens", "abre", "öffnet"))
    return opened, sum(label.count(arrow) for arrow in "←↑↓→")


async def press_on(table: Evening, player: Person) -> None:
    """Play from the hand by select and button."""
    await answer_all(player, table.hand(player), lambda hand: min(answers_of(hand), key=cautious))
    await confirm(player)
    await table.settle()


async def confirm(player: Person) -> None:
    """Answer the question before a move that loses, if it is asked."""
    asked = [one for one in player.ephemerals() if _sure(one)]
    if asked:
        await player.press(_sure(asked[-1])[0], on=asked[-1])


def _sure(seen: Seen) -> list[str]:
    return [one.text for one in seen.buttons if one.custom_id.startswith("sure:")]


async def command_on(table: Evening, player: Person) -> None:
    """Play by slash command what is offered for it."""
    at = table.world.table
    if cards := await player.complete("bandido dig", "card", "", at=at):
        card = min(cards, key=lambda one: cautious(one[0]))[1]
        places = await player.complete("bandido dig", "at", "", at=at, card=card)
        place = min(places, key=lambda one: cautious(one[0]))[1]
        await player.slash("bandido dig", at=at, card=card, at_=place)
        await confirm(player)
    elif items := await player.complete("bandido gather", "card", "", at=at):
        await player.slash("bandido gather", at=at, card=items[0][1])
    else:
        await player.slash("bandido exchange", at=at)
    await table.settle()


async def play_out(table: Evening) -> int:
    """Play the match to its end, by turns by command and from the hand; return the moves made."""
    for moves in range(LONGEST):
        player = on_turn(table)
        if player is None:
            return moves
        if moves % 2:
            await command_on(table, player)
        else:
            await press_on(table, player)
    msg = "the match does not end"
    raise AssertionError(msg)


async def put(table: Evening, position: Team) -> None:
    """Let the running match stand like this."""
    (match_id,) = await table.bot.store.matches.running()
    match = await table.bot.store.matches.load(match_id)
    assert isinstance(match.state, State)
    await table.bot.store.matches.record(replace(match, state=position.state), [])
    table.bot.delivery.refresh(match_id)
    await table.settle()


def nearly_out(gathered: tuple[str, ...] = KIT) -> Team:
    """One tunnel left, the EXIT in the hand of the player to act."""
    position = team(gathered=gathered).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180")
    return position.hold("A05", "A36", "EXIT")


# ---- whole matches -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "locale"), [(1, "es-ES"), pytest.param(4, "de", marks=pytest.mark.long)]
)
async def test_a_whole_match_is_played_to_the_end(tmp_path: Path, seats: int, locale: str) -> None:
    async with evening(tmp_path, seats=seats, locales=(locale,)) as table:
        await table.open_table(SLUG, *table.people)
        let_some_send_names(table)
        assert await play_out(table) > 10
        assert ("❌" if seats == 1 else "💥 Ihr habt gemeinsam verloren.") in table.told()
        assert not await table.bot.store.matches.running()


async def test_a_match_goes_on_after_a_restart_in_the_middle_of_a_choice(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table(SLUG, *table.people)
        for _ in range(2):
            player = on_turn(table)
            assert player
            hand = table.hand(player)
            await answer(player, hand)
            await table.restart()
            await press_on(table, player)
        assert on_turn(table) is table.people[0]


async def test_a_question_whose_going_was_not_answered_is_not_refused_after_the_move(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        await table.open_table(SLUG, red)
        await put(table, nearly_out(gathered=()))
        await answer_all(red, table.hand(red), lambda hand: max(answers_of(hand), key=cautious))
        asked = red.dms()[-1]
        table.world.lose(
            "DELETE", "/webhooks/{application_id}/{interaction_token}/messages/{message_id}"
        )
        await red.press(_sure(asked)[0], on=asked)
        await table.settle()
        assert Voice("en")("moved-on") not in in_full(red.dms()[-1])
        assert "EXIT" in in_full(table.table())


async def test_the_last_card_lets_the_bandido_out(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table(SLUG, *table.people)
        await put(table, nearly_out())
        await table.people[0].slash("bandido dig", at=table.world.table, card="EXIT", at_="A4")
        await table.settle()
        assert "The Bandido is out, dry and well equipped." in in_full(table.table())
        assert "✅ The kit is complete" in table.told()


async def test_a_hand_that_fits_nowhere_is_changed_by_its_button(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await table.open_table(SLUG, *table.people)
        position = team().dig("A02 @ (2,0) 90", "A26 @ (0,-1) 0", "A05 @ (0,1) 90")
        position.hold("A19", "A30", "A66", seat=0).given(turn=0)
        await put(table, position)
        hand = table.hand(red)
        assert "Nothing in your hand can be played." in hand.text
        await red.press(_moves(hand)[0], on=hand)
        await table.settle()
        assert "**Red** changed the whole hand" in table.table().text


async def test_an_item_is_gathered_by_command(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await table.open_table(SLUG, *table.people)
        await put(table, team().hold("A04", "A36", "A48"))
        (offered,) = await red.complete("bandido gather", "card", "", at=table.world.table)
        await red.slash("bandido gather", at=table.world.table, card=offered[1])
        await table.settle()
        assert "**Red gathered a raincoat (1 of 3)**" in table.table().text


async def test_that_no_escape_is_possible_any_more_is_said_at_once_and_the_team_may_give_up(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table(SLUG, *table.people)
        await put(table, team().dig("A35 @ (2,0) 0").hold("A05", "A36", "A43"))
        assert re.search(
            r"🧭 [▰▱]{10} about \d+% · 5 tunnels open · 68 cards left", table.table().text
        )
        await put(table, team().dig("A35 @ (2,0) 0", "A05 @ (4,0) 0"))
        for seen in (table.table(), table.hand(red), table.hand(blue)):
            assert "🚫 **No escape any more.** What counts now is the verdict" in seen.text
            assert "One blue half can no longer be covered." in seen.pictures[0].alt
        acting = red if answers_of(table.hand(red)) else blue
        assert "No escape" not in (await answer(acting, table.hand(acting))).text, "it stood above"
        for player, page in ((red, table.table()), (blue, table.hand(blue))):
            asked = await player.press("Give up together", on=page)
            assert asked.ephemeral
            await player.press("Yes, I would give up", on=asked)
            await table.settle()
        assert "The match was given up." in table.table().text


async def test_who_reads_in_words_hears_one_reason_why_no_escape_is_possible_and_each_card_once(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        for person in table.people:
            await in_words(table, person)
        await table.open_table(SLUG, *table.people)
        await put(table, team().dig("A35 @ (2,0) 0", "A05 @ (4,0) 0").hold("A05", "A36", "A43"))
        hand = next(one.dms()[-1] for one in table.people if answers_of(one.dms()[-1]))
        assert "any more.** One blue half can no longer be covered. What counts" in hand.text
        for said in answers_of(hand):
            is_told = f"{said}: left half: " in hand.text
            assert is_told or re.match(r"Card \d( ·|:) left half: ", said), (said, hand.text)


# ---- what may go wrong -------------------------------------------------------------------------


async def test_a_card_that_loses_is_dug_only_after_a_question(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await table.open_table(SLUG, *table.people)
        await put(table, nearly_out())
        asked = await red.slash("bandido dig", at=table.world.table, card="A05", at_="a4")
        assert asked.ephemeral
        assert "the match would end in **defeat**" in asked.text
        await table.settle()
        assert on_turn(table) is red, "nothing is dug before the answer"
        await red.press("Yes, I mean it", on=asked)
        await table.settle()
        assert "Every tunnel is closed, and there is no way out." in in_full(table.table())


async def test_a_question_left_alone_goes_with_the_next_move(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table(SLUG, *table.people)
        await put(table, nearly_out())
        asked = await red.slash("bandido dig", at=table.world.table, card="A05", at_="A4")
        await red.slash("bandido dig", at=table.world.table, card="A36", at_="A4")
        await table.settle()
        with pytest.raises(NotOffered):
            await red.press("Yes, I mean it", on=asked)
        assert on_turn(table) is blue


async def test_bad_input_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table(SLUG, *table.people)
        await put(table, nearly_out().hold("A05", "A15", "A48"))
        said = [
            await red.slash("bandido dig", at=table.world.table, card="A05", at_="Z9"),
            await red.slash("bandido dig", at=table.world.table, card="A05", at_="A2"),
            await red.slash("bandido dig", at=table.world.table, card="A48", at_="B4"),
            await red.slash("bandido dig", at=table.world.table, card="A01", at_="A4"),
            await red.slash("bandido gather", at=table.world.table, card="A15"),
            await red.slash("bandido exchange", at=table.world.table),
            await blue.slash("bandido exchange", at=table.world.table),
            await blue.slash("bandido dig", at=table.world.table, card="1: →", at_="A4 · right"),
        ]
        assert all(one.ephemeral for one in said)
        assert [one.text for one in said] == [
            "“Z9” is no place for that card. That card fits at A4.",
            "“A2” is no place for that card. That card fits at A4.",
            "“B4” is no place for that card. That card fits at A4.",
            NOT_HELD,
            "You already have 3 raincoats, and exactly 3 are needed; this card can only dig.",
            SOMETHING_FITS,
            f"Not your turn yet: the table is waiting for {red.name}.",
            f"Not your turn yet: the table is waiting for {red.name}.",
        ]
        assert not await red.complete("bandido gather", "card", "", at=table.world.table)


# ---- talking -----------------------------------------------------------------------------------


async def test_whoever_plays_alone_has_nobody_to_signal_to(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        await table.open_table(SLUG, *table.people)
        hand = table.hand(table.people[0])
        assert not [one for one in hand.buttons if one.custom_id.startswith("talk:")]


async def test_a_table_without_signals_has_no_buttons_for_them(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table(SLUG, red, blue, start=False)
        await table.agree(red, "Signal buttons", "Signal buttons: Off")
        await red.press("Start", at=table.world.table)
        await table.settle()
        for player in (red, blue):
            assert not [
                one for one in table.hand(player).buttons if one.custom_id.startswith("talk:")
            ]


# ---- the end -----------------------------------------------------------------------------------


async def test_the_leaderboard_of_teams_tells_wins_and_the_best_grade(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        await table.open_table(SLUG, red)
        position = team(1, gathered=KIT).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180")
        await put(table, position.hold("EXIT", *position.hand[:5]))
        await red.slash("bandido dig", at=table.world.table, card="EXIT", at_="A4")
        await table.settle()
        board = await red.slash("leaderboard", at=table.world.table, game=SLUG)
        assert "**Alone, easy, six cards in hand**" in board.text
        assert f"🥇 {red.name} · 1 win of 1 · best: EXIT, no tunnel open" in board.text
        everything = await red.slash("leaderboard", at=table.world.table)
        assert red.name not in in_full(everything)


async def test_a_team_gives_up_together(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table(SLUG, *table.people)
        for player in table.people:
            assert "How did" not in table.told()
            asked = await player.slash("resign", at=table.world.table)
            assert "once the whole team would" in asked.text
            await player.press("Yes, I would give up", on=asked)
            await table.settle()
        said = table.table()
        assert "You have lost together. The match was given up." in said.text
        for shown in (said, *map(table.hand, table.people)):
            assert shown.pictures[0].alt.startswith("The escape has failed.")
        assert on_turn(table) is None
