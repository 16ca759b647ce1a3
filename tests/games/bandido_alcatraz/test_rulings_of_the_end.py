"""Bandido Alcatraz, rulings 26 to 37: the exit, the end, and what is known and said."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from games.bandido_alcatraz.components import CARDS, EXIT
from games.bandido_alcatraz.model import Dig, Laid, Options, cells_of
from games.kit.chance import Chance
from games.kit.game import Seat
from matches.seated import computer_id
from tests.cogs.games.test_bandido_alcatraz import SLUG, put
from tests.support.boards.bandido_table import (
    FITS_NOT,
    GAME,
    HOLE,
    HOLE_DRAWN,
    KIT,
    LOOSE,
    USELESS,
    digging,
    drawn,
    sign,
    team,
)
from tests.support.evenings.evening import evening, in_full

if TYPE_CHECKING:
    from pathlib import Path


WALLED = ("A02 @ (2,0) 90", "A40 @ (0,1) 90", "A05 @ (1,2) 0")
"""Ruling 32: the tunnel south of the start tile leads into a hole of one cell."""
REST = ("A26 @ (0,-1) 0", "A03 @ (0,3) 180")
"""Closes everything else there."""


@pytest.mark.parametrize("place", ["(0,-1) 270", "(1,-1) 270", "(0,1) 90", "(1,1) 90", "(4,0) 0"])
def test_ruling_26_the_exit_asks_for_no_kit_no_dry_table_and_no_closed_tunnels(place: str) -> None:
    table = team().dig("A35 @ (2,0) 0")
    assert (table.open, len(table.blue), table.state.gathered) == (5, 1, ())
    assert table.drawing == "┣╋━═"
    assert table.refusal(f"EXIT @ {place}") is None


def test_ruling_26_the_exit_has_to_fit_like_any_other_card() -> None:
    assert team().refusal("EXIT @ (3,0) 180") == "tunnel-meets-earth"
    assert team().refusal("EXIT @ (-1,0) 180") == "tunnel-meets-earth"


def test_ruling_27_with_the_exit_laid_and_tunnels_open_the_next_seat_plays() -> None:
    table = team(gathered=KIT).dig("EXIT @ (2,0) 0")
    assert (table.open, table.result) == (4, None)
    assert table.drawing == "┣╋━X"
    assert table.state.turn == 1
    table.dig("A36 @ (0,1) 90")
    assert (table.result, table.state.turn) == (None, 0)
    assert table.drawing == drawn("""
        ┣╋━X
        ┃
        ┃
    """)


def test_ruling_28_closing_everything_without_the_exit_is_a_defeat() -> None:
    table = team(gathered=KIT).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180", "A05 @ (2,0) 0")
    assert table.result == (False, "lost-no-exit")
    assert table.drawing == drawn("""
        ┏┓
        ┣╋━╸
        ┗┛
    """)


def test_ruling_29_closing_everything_with_water_in_sight_is_a_defeat() -> None:
    table = team(gathered=KIT).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180", "A35 @ (2,0) 0")
    assert table.dig("EXIT @ (4,0) 0").result == (False, "lost-water")
    assert table.drawing == drawn("""
        ┏┓
        ┣╋━═━X
        ┗┛
    """)


def test_ruling_30_with_one_tunnel_left_and_no_exit_play_goes_on() -> None:
    table = team().dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180")
    assert (table.open, table.result) == (1, None)
    assert table.drawing == drawn("""
        ┏┓
        ┣╋
        ┗┛
    """)


def test_ruling_31_an_exit_set_aside_is_lost_and_nobody_else_is_told() -> None:
    table = team().dig(*WALLED, *REST).hold("EXIT", "A19", "A30").given(pile=("A36",))
    assert table.drawing == drawn("""
         ┏┓
         ┣╋┓
         ┃ ╹
         ┣━╸
        ╺┛
    """)
    me = table.state.turn
    table.exchange()
    other = GAME.view(table.state, Seat(1 - me))
    assert (other.set_aside_sizes[me], other.set_aside) == (3, ())
    assert EXIT not in other.model_dump_json()
    assert GAME.view(table.state, me).set_aside == ("A19", "A30", EXIT)


def test_ruling_32_a_hole_of_one_cell_stays_open_for_good() -> None:
    table = team().dig(*WALLED)
    assert table.told == ["dug-shut", "tunnel-walled"]
    view = GAME.view(table.state, None)
    assert [(one.x, one.y, one.side) for one in view.tunnels if one.walled] == [(1, 0, "S")]
    assert table.result is None
    assert table.drawing == drawn("""
        ┣╋┓
        ┃ ╹
        ┣━╸
    """)


@pytest.mark.parametrize(
    ("below", "walled", "drawing"),
    [("A47", 0, "┣╋┓\n┃ ╹\n╹╚┓"), ("A48", 2, "┣╋┓\n┃ ╹\n╹┗┓")],
)
def test_ruling_32_a_hole_with_water_leading_into_it_can_be_filled(
    below: str, walled: int, drawing: str
) -> None:
    table = team().dig("A02 @ (2,0) 90", "A05 @ (0,1) 90")
    table.given(table=table.state.table.plus(Laid(card=below, x=2, y=2, rotation=180)))
    assert table.drawing == drawing
    assert sum(tunnel.walled for tunnel in GAME.view(table.state, None).tunnels) == walled


BESIDE_WATER = (
    "A24 @ (1,2) 270",
    "A17 @ (2,2) 0",
    "A21 @ (3,1) 180",
    "A01 @ (1,-1) 0",
    "A02 @ (3,0) 0",
)


def test_ruling_32_by_the_loose_rule_any_water_beside_the_hole_can_save_it() -> None:
    table = team(options=LOOSE).dig(*BESIDE_WATER)
    assert "tunnel-walled" not in table.told
    assert not any(tunnel.walled for tunnel in GAME.view(table.state, None).tunnels)
    before = table.open
    assert table.dig("A28 @ (2,0) 90").open < before


def test_ruling_33_nobody_is_warned_because_the_cards_that_would_help_are_gone() -> None:
    table = team().dig("A35 @ (2,0) 0")
    assert table.drawing == "┣╋━═"
    gone = tuple(one for one in (*CARDS, EXIT) if one not in ("A35", *FITS_NOT))
    table.given(pile=(), hands=(FITS_NOT, ()), set_aside=(gone, ()))
    for seat in (None, Seat(0), Seat(1)):
        view = GAME.view(table.state, seat)
        assert [water.blocked for water in view.waters] == [False]
        assert not any(tunnel.walled for tunnel in view.tunnels)


def test_ruling_34_the_lot_may_choose_who_begins() -> None:
    options = Options(first_player="lot")
    first = {GAME.setup(4, options, Chance(f"lot{n}", 0)).turn for n in range(40)}
    assert first == {0, 1, 2, 3}
    assert GAME.setup(4, Options(), Chance("lot1", 0)).turn == 0


def test_ruling_35_no_card_of_a_hand_is_shown_to_anybody_else() -> None:
    table = team().dig("A05 @ (2,0) 0")
    secret = table.state.hands[0]
    assert len(secret) == 3
    for seat in (None, Seat(1)):
        seen = GAME.view(table.state, seat).model_dump_json()
        assert not [card for card in secret if card in seen]


async def test_ruling_35_a_signal_tells_a_plan_and_names_no_card(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await table.open_table(SLUG, *table.people)
        position = team().hold("A01", "A36", "A48")
        await put(table, position)
        asked = await red.press("💬", on=table.hand(red))
        await red.press("🤝 I can join two tunnels.", on=asked)
        await table.settle()
        said = "I can join two tunnels."
        assert f"{red.name}: “{said}”" in in_full(table.table())
        assert not [card for card in position.hand if sign(card) in in_full(table.table())]


async def test_ruling_35_a_signal_may_name_a_tunnel_that_one_can_close(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table(SLUG, *table.people)
        await put(table, team().hold("A01", "A36", "A48"))
        asked = await red.press("💬", on=table.hand(red))
        which = await red.press("🧱 I can close a tunnel.", on=asked)
        assert "Which tunnel can you close?" in which.text
        *named, left_open = [one.label for one in which.buttons]
        assert left_open == "🧱 I can close a tunnel."
        assert named
        await red.press(named[0], on=which)
        await table.settle()
        assert f"“{named[0].partition(' ')[2]}”" in in_full(table.hand(blue))


async def test_a_computer_says_what_helps_the_team_most_and_shows_no_card(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table(SLUG, *table.people)
        position = team(2).hold("A01", "A36", "A48")
        await put(table, position)
        match = await table.bot.store.matches.load(1)
        seat = next(one for one in match.seats if one not in match.to_act())
        played = [*match.players]
        played[seat] = computer_id("easy", 1)
        among = replace(match, players=tuple(played), computers={seat: "easy"})
        game = table.bot.presentations[SLUG]
        said = game.said_by_computers(among)
        assert set(said) <= {seat}
        assert not set(said.values()) & {*CARDS}


async def test_a_computer_leaves_a_tunnel_to_who_has_said_at_the_table_they_can_close_it(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await table.open_table(SLUG, *table.people)
        position = team().dig("A26 @ (0,-1) 0").hold("A02", "A05", "A07").hold("A01", seat=0)
        await put(table, position)
        thinker, seat = table.bot.thinker, position.state.turn

        async def closed() -> tuple[int, ...]:
            move = await thinker.decide(await table.bot.store.matches.load(1), seat, level="normal")
            assert isinstance(move, Dig)
            return position.state.table.grid.tunnels_into(cells_of(move.spot))

        assert await closed() == (4,)
        asked = await red.press("💬", on=table.hand(red))
        which = await red.press("🧱 I can close a tunnel.", on=asked)
        await red.press("🧱 I can close tunnel 4.", on=which)
        await table.settle()
        assert await closed() != (4,)


async def test_who_plays_with_computers_alone_can_say_something_to_them(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table(SLUG, *table.people)
        match = await table.bot.store.matches.load(1)
        game = table.bot.presentations[SLUG]
        among = replace(match, guild=0, computers={match.seats[1]: "normal"})
        assert "close" in game.may_say(among)
        assert not game.may_say(replace(among, computers={}))


@pytest.mark.parametrize(("solo_hand", "cards"), [("6", 6), ("3", 3)])
def test_ruling_36_alone_one_holds_six_cards_or_three(solo_hand: str, cards: int) -> None:
    options = Options.model_validate({"solo_hand": solo_hand})
    state = GAME.setup(1, options, Chance("solo", 0))
    assert (len(state.hands[0]), len(state.pile)) == (cards, 69 - cards)
    assert len(GAME.setup(2, options, Chance("duo", 0)).hands[0]) == 3


def test_ruling_36_alone_the_hand_is_refilled_and_changed_as_a_whole() -> None:
    table = team(1).dig(*HOLE)
    assert table.drawing == HOLE_DRAWN
    assert (len(table.hand), table.state.turn) == (6, 0)
    table.hold(*FITS_NOT, *USELESS[:3])
    new, old = table.state.pile[:6], table.hand
    table.exchange()
    assert table.hand == tuple(sorted(new))
    assert sorted(table.state.pile[-6:]) == sorted(old)


def test_ruling_37_one_open_tunnel_counts_as_two_to_four() -> None:
    table = team(1).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180")
    table.given(pile=(), hands=(("A36",),)).play(digging("A36 @ (2,0) 0"))
    outcome = GAME.outcome(table.state)
    assert outcome
    assert outcome.grade == "grade-2"
    assert table.drawing == drawn("""
        ┏┓
        ┣╋━━
        ┗┛
    """)


def test_ruling_37_no_line_for_closing_everything_without_the_exit() -> None:
    table = team(1).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180", "A05 @ (2,0) 0")
    outcome = GAME.outcome(table.state)
    assert outcome
    assert (outcome.reason, outcome.grade) == ("lost-no-exit", None)
    assert table.drawing == drawn("""
        ┏┓
        ┣╋━╸
        ┗┛
    """)


def test_a_team_hears_its_line_only_if_it_asked_for_it() -> None:
    grades = []
    for options in (Options(), Options(score_line="always")):
        table = team(options=options).dig("A26 @ (0,-1) 0", "A05 @ (2,0) 0", "EXIT @ (0,1) 90")
        outcome = GAME.outcome(table.dig("A05 @ (1,1) 90").state)
        assert outcome
        grades.append(outcome.grade)
    assert grades == [None, "grade-exit"]
