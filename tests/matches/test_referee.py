"""The one door for moves, on a real SQLite file."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from typing_extensions import override

from games import SHELF
from games.kit.game import IllegalMove, Outcome, Seat
from matches.clocks.timing import MOST_MISSED, with_missed
from matches.history import log_entry, moves_that_count, position_after, position_before
from matches.lessons.progress import Progress
from matches.match import AlreadyAnsweredError, Match, Pressed
from matches.records import Lobby
from matches.referee import Referee
from matches.replaying import replay
from matches.transitions import leave_to_computer
from storage.store import Store
from tests.support.luck import DEALS
from tests.support.toys import LANTERNS, TOGETHER, LanternOptions, Lanterns, Seal, shelf

if TYPE_CHECKING:
    from pathlib import Path

    from matches.ports import MatchStore
    from matches.transitions import Done
    from storage.address import Address

ANN, BOB, CLEO = 11, 22, 33


async def deal(referee: Referee, *players: int, channel: int = 5) -> Match:
    return await referee.start(
        LANTERNS, LanternOptions(), players, guild=1, channel=channel, language="en", seed="sealed"
    )


def first(match: Match, player: int) -> Seal:
    move = match.legal(match.seat_of(player))[0]
    assert isinstance(move, Seal)
    return move


def press(match: Match, player: int, *path: int) -> Pressed:
    return Pressed(match.stamp(match.seat_of(player)), path)


async def finish(referee: Referee, match: Match) -> Match:
    while match.outcome is None:
        player = match.players[min(match.to_act())]
        match = (await referee.submit(match.id, player, first(match, player))).match
    return match


# ---- starting -----------------------------------------------------------------------------------


async def test_a_table_with_too_many_players_is_refused(referee: Referee) -> None:
    with pytest.raises(IllegalMove, match="table-seats"):
        await deal(referee, *range(100, 105))


async def test_two_matches_do_not_share_a_channel(referee: Referee) -> None:
    await deal(referee, ANN, BOB)
    with pytest.raises(IllegalMove, match="channel-busy"):
        await deal(referee, CLEO, BOB)


async def test_a_channel_is_free_again_once_its_match_is_over(referee: Referee) -> None:
    over = await finish(referee, await deal(referee, ANN, BOB))
    again = await deal(referee, ANN, BOB)
    assert again.id != over.id


async def test_a_lobby_is_closed_by_the_match_that_comes_from_it(
    referee: Referee, store: Store
) -> None:
    lobby = await store.lobbies.open(
        Lobby(0, 1, 5, None, "lanterns", ANN, (ANN, BOB), "{}", "en", expires=9e9)
    )
    await referee.start(
        LANTERNS,
        LanternOptions(),
        (ANN, BOB),
        guild=1,
        channel=5,
        language="en",
        lobby=lobby.id,
    )
    assert await store.lobbies.get(lobby.id) is None


async def test_a_seed_nobody_chose_differs_from_match_to_match(referee: Referee) -> None:
    dealt = [
        await referee.start(
            LANTERNS, LanternOptions(), (ANN, BOB), guild=1, channel=channel, language="en"
        )
        for channel in (1, 2)
    ]
    assert len({match.seed for match in dealt}) == 2


# ---- moving -------------------------------------------------------------------------------------


async def test_two_players_who_seal_at_once_are_both_heard(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB)
    turns = await asyncio.gather(
        referee.submit(match.id, ANN, first(match, ANN)),
        referee.submit(match.id, BOB, first(match, BOB)),
    )
    assert [turn.match.ply for turn in turns] == [1, 2]
    assert turns[1].match.acted == (1, 1)
    assert "lantern-lit" in [told.key for told in turns[1].events]


async def test_a_button_still_works_after_somebody_else_has_sealed(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB)
    await referee.submit(match.id, BOB, first(match, BOB))
    turn = await referee.submit(match.id, ANN, press(match, ANN, 0))
    assert turn.match.ply == 2


async def test_a_button_from_an_earlier_hand_is_refused(referee: Referee, store: Store) -> None:
    match = await deal(referee, ANN, BOB)
    old = press(match, ANN, 0)
    await referee.submit(match.id, ANN, first(match, ANN))
    after = (await referee.submit(match.id, BOB, first(match, BOB))).match
    with pytest.raises(IllegalMove, match="moved-on"):
        await referee.submit(match.id, ANN, old)
    assert await store.matches.load(match.id) == after


async def test_a_path_that_ends_at_a_question_is_no_move(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB)
    with pytest.raises(IllegalMove, match="moved-on"):
        await referee.submit(match.id, ANN, press(match, ANN))


async def test_a_stranger_may_not_move(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB)
    with pytest.raises(IllegalMove, match="not-seated"):
        await referee.submit(match.id, CLEO, first(match, ANN))


async def test_another_players_card_is_refused_and_nothing_changes(
    referee: Referee, store: Store
) -> None:
    match = await deal(referee, ANN, BOB)
    with pytest.raises(IllegalMove, match="not-in-hand"):
        await referee.submit(match.id, ANN, first(match, BOB))
    assert await store.matches.load(match.id) == match
    assert await store.matches.log_of(match.id) == ()


async def test_who_has_sealed_waits_for_the_others(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB)
    after = (await referee.submit(match.id, ANN, first(match, ANN))).match
    with pytest.raises(IllegalMove, match="not-your-turn"):
        await referee.submit(match.id, ANN, first(after, BOB))


async def test_nobody_moves_after_the_end(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB)
    card = first(match, ANN)
    await finish(referee, match)
    with pytest.raises(IllegalMove, match="match-over"):
        await referee.submit(match.id, ANN, card)


async def test_a_match_that_never_was_is_refused(referee: Referee) -> None:
    with pytest.raises(IllegalMove, match="no-such-match"):
        await referee.submit(404, ANN, Seal(card=1))


# ---- twice, or not at all -----------------------------------------------------------------------


async def test_an_interaction_that_comes_twice_counts_once(referee: Referee, store: Store) -> None:
    match = await deal(referee, ANN, BOB)
    pressed = press(match, ANN, 0)
    await referee.submit(match.id, ANN, pressed, interaction=900)
    with pytest.raises(AlreadyAnsweredError):
        await referee.submit(match.id, ANN, pressed, interaction=900)
    assert (await store.matches.load(match.id)).ply == 1


async def test_an_interaction_that_comes_twice_is_known_where_the_move_is_legal_again(
    referee: Referee, store: Store
) -> None:
    match = await deal(referee, ANN, BOB)
    await referee.submit(match.id, ANN, first(match, ANN), interaction=900)
    after = (await referee.submit(match.id, BOB, first(match, BOB))).match
    with pytest.raises(AlreadyAnsweredError):
        await referee.submit(match.id, ANN, first(after, ANN), interaction=900)
    assert await store.matches.load(match.id) == after


async def test_a_refused_interaction_may_be_tried_again(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB)
    with pytest.raises(IllegalMove, match="not-in-hand"):
        await referee.submit(match.id, ANN, first(match, BOB), interaction=901)
    turn = await referee.submit(match.id, ANN, first(match, ANN), interaction=901)
    assert turn.match.ply == 1


async def test_resigning_twice_by_one_interaction_counts_once(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB, CLEO)
    await referee.resign(match.id, ANN, interaction=902)
    with pytest.raises(AlreadyAnsweredError):
        await referee.resign(match.id, ANN, interaction=902)


async def test_resuming_from_the_database_equals_replaying_the_log(
    referee: Referee, place: Address
) -> None:
    match = await deal(referee, ANN, BOB, CLEO)
    for player in (CLEO, ANN, BOB, BOB):
        match = (await referee.submit(match.id, player, first(match, player))).match
    reopened = await Store.open(place, shelf())
    resumed = await reopened.matches.load(match.id)
    log = await reopened.matches.log_of(match.id)
    await reopened.close()
    assert resumed == match
    *_, end = replay(match.deal, map(log_entry, log))
    assert end.state == match.state


# ---- resigning ----------------------------------------------------------------------------------


async def test_the_house_plays_on_for_whoever_resigns(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB, CLEO)
    turn = await referee.resign(match.id, ANN)
    assert turn.match.outcome is None
    assert turn.match.to_act() == {1, 2}
    assert [told.key for told in turn.events] == ["seat-resigned", "sealed", "you-sealed"]


async def test_the_house_keeps_playing_a_resigned_seat_in_later_rounds(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB, CLEO)
    match = (await referee.resign(match.id, ANN)).match
    for player in (BOB, CLEO):
        match = (await referee.submit(match.id, player, first(match, player))).match
    assert match.acted == (2, 1, 1)


async def test_the_last_player_at_the_table_wins(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB)
    turn = await referee.resign(match.id, ANN)
    assert turn.match.outcome == Outcome(winners=frozenset({Seat(1)}), reason="resigned")
    assert [told.key for told in turn.events] == ["seat-left"]


async def test_nobody_resigns_twice(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB, CLEO)
    await referee.resign(match.id, ANN)
    with pytest.raises(IllegalMove, match="already-resigned"):
        await referee.resign(match.id, ANN)


async def test_whoever_has_resigned_moves_no_more(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB, CLEO)
    move = first(match, ANN)
    await referee.resign(match.id, ANN)
    with pytest.raises(IllegalMove):
        await referee.submit(match.id, ANN, move)


async def test_who_resigns_takes_no_other_computer_along(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB, CLEO)
    for player in (ANN, BOB):
        await referee.leave_to_computer(match.id, match.seat_of(player), "easy")
    turn = await referee.resign(match.id, ANN)
    assert turn.match.computers == {match.seat_of(BOB): "easy"}


async def test_a_computer_takes_over_a_seat_that_was_given_up_and_the_wish_to_give_up(
    referee: Referee,
) -> None:
    match = await team_up(referee)
    await referee.resign(match.id, ANN)
    await referee.give_up(match.id, BOB)
    await referee.leave_to_computer(match.id, Seat(0), "easy")
    after = (await referee.leave_to_computer(match.id, Seat(1), "easy")).match
    assert (after.resigned, after.giving_up) == (frozenset(), frozenset())
    assert after.outcome is None


async def test_a_match_that_somebody_left_ends_among_those_who_stayed(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB, CLEO)
    after = await finish(referee, (await referee.resign(match.id, ANN)).match)
    plain = match.game.outcome(after.state)
    assert plain is not None
    assert after.outcome == match.game.outcome_among(after.state, frozenset({Seat(1), Seat(2)}))


def away(match: Match) -> Done:
    """Let the first seat miss so much that a computer takes it."""
    return leave_to_computer(with_missed(match, Seat(0), MOST_MISSED), Seat(0), "easy")


async def test_who_was_away_is_back_by_a_press_that_makes_the_move_once(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB)
    pressed = press(match, ANN, 0)
    await referee.do(match.id, away)
    turn = await referee.submit(match.id, ANN, pressed, interaction=903)
    assert turn.events[0].key == "seat-came-back"
    assert (turn.match.computers, turn.match.acted) == ({}, (1, 0))
    with pytest.raises(AlreadyAnsweredError):
        await referee.submit(match.id, ANN, pressed, interaction=903)


async def test_who_was_away_is_back_by_an_outdated_press_that_makes_no_move(
    referee: Referee, store: Store
) -> None:
    match = await deal(referee, ANN, BOB)
    await referee.do(match.id, away)
    turn = await referee.submit(match.id, ANN, Pressed("outdated", (0,)), interaction=904)
    assert [told.key for told in turn.events] == ["seat-came-back"]
    assert (turn.match.computers, turn.match.acted) == ({}, (0, 0))
    assert await store.matches.answered(904)


async def test_nobody_comes_back_who_was_not_away(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB)
    with pytest.raises(IllegalMove, match="'moved-on'"):
        await referee.come_back(match.id, ANN)


async def test_the_house_makes_one_move_in_place_of_somebody(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB)
    turn = await referee.stand_in(match.id, Seat(0), 0, interaction=905)
    assert (turn.match.acted, turn.match.resigned) == ((1, 0), frozenset())
    with pytest.raises(AlreadyAnsweredError):
        await referee.stand_in(match.id, Seat(0), 0, interaction=905)
    with pytest.raises(IllegalMove, match="'moved-on'"):  # it was asked at another ply
        await referee.stand_in(match.id, Seat(1), 0)
    with pytest.raises(IllegalMove, match="'moved-on'"):  # that seat is not waited for
        await referee.stand_in(match.id, Seat(0), 1)


class Watched(Referee):
    """Notes which locks it is asked for."""

    def __init__(self, store: MatchStore) -> None:
        super().__init__(store)
        self.locked: list[int] = []

    @override
    def lock(self, match_id: int) -> asyncio.Lock:
        self.locked.append(match_id)
        return super().lock(match_id)


@pytest.mark.parametrize("done", ["submit", "resign", "give_up", "leave_to_computer", "take_back"])
async def test_what_changes_a_match_waits_for_its_lock(store: Store, done: str) -> None:
    referee = Watched(store.matches)
    match = await team_up(referee)
    turn = await referee.submit(match.id, ANN, first(match, ANN))
    arguments = {
        "submit": (BOB, first(match, BOB)),
        "leave_to_computer": (match.seat_of(BOB), "easy"),
        "take_back": (ANN, turn.match.ply),
    }.get(done, (BOB,))
    referee.locked.clear()
    await getattr(referee, done)(match.id, *arguments, interaction=7)
    assert referee.locked == [match.id]
    with pytest.raises(AlreadyAnsweredError):
        await getattr(referee, done)(match.id, *arguments, interaction=7)


async def test_nobody_resigns_from_a_finished_match(referee: Referee) -> None:
    match = await finish(referee, await deal(referee, ANN, BOB))
    with pytest.raises(IllegalMove, match="match-over"):
        await referee.resign(match.id, ANN)


GAVE_UP = Outcome(winners=frozenset(), reason="team-gave-up")


async def team_up(referee: Referee) -> Match:
    return await referee.start(
        TOGETHER, LanternOptions(), (ANN, BOB, CLEO), guild=1, channel=5, language="en"
    )


async def test_a_team_plays_on_as_long_as_one_of_it_is_left(referee: Referee) -> None:
    match = await team_up(referee)
    for player in (ANN, BOB):
        assert (await referee.resign(match.id, player)).match.outcome is None
    assert (await referee.resign(match.id, CLEO)).match.outcome == GAVE_UP


async def test_a_team_gives_up_only_when_all_of_it_would(referee: Referee) -> None:
    match = await team_up(referee)
    for player in (ANN, BOB):
        turn = await referee.give_up(match.id, player)
        assert ([told.key for told in turn.events], turn.match.outcome) == (["seat-gives-up"], None)
        assert turn.match.state == match.state, "nobody plays for whoever would give up"
    turn = await referee.give_up(match.id, CLEO)
    assert ([told.key for told in turn.events], turn.match.outcome) == (["seat-gave-up"], GAVE_UP)


async def test_whoever_makes_a_move_does_not_give_up(referee: Referee) -> None:
    match = await team_up(referee)
    await referee.give_up(match.id, ANN)
    move = match.legal(Seat(0))[0]
    await referee.submit(match.id, ANN, move)
    for player in (BOB, CLEO):
        turn = await referee.give_up(match.id, player)
        assert turn.match.outcome is None


async def test_no_player_says_twice_that_they_would_give_up(referee: Referee) -> None:
    match = await team_up(referee)
    await referee.give_up(match.id, ANN)
    with pytest.raises(IllegalMove, match="already-giving-up"):
        await referee.give_up(match.id, ANN)


async def test_who_left_need_not_be_asked_whether_to_give_up(referee: Referee) -> None:
    match = await team_up(referee)
    await referee.resign(match.id, ANN)
    await referee.give_up(match.id, BOB)
    assert (await referee.give_up(match.id, CLEO)).match.outcome == GAVE_UP


async def test_a_match_that_is_called_off_has_an_end_in_its_log_and_no_result(
    referee: Referee, store: Store
) -> None:
    match = await deal(referee, ANN, BOB)
    turn = await referee.call_off(match.id, interaction=7)
    assert turn.match.outcome == Outcome(winners=frozenset(), reason="abandoned")
    assert [told.key for told in turn.events] == ["called-off"]
    assert await store.matches.load(match.id) == turn.match
    assert [line.events for line in await store.matches.log_of(match.id)] == [turn.events]
    assert not (await store.standings.page(1, None, 0, 10)).total
    with pytest.raises(AlreadyAnsweredError):
        await referee.call_off(match.id, interaction=7)
    with pytest.raises(IllegalMove, match="match-over"):
        await referee.call_off(match.id)


async def test_what_is_tried_from_a_lesson_is_a_match_without_a_script(referee: Referee) -> None:
    begun = await referee.start(
        LANTERNS,
        LanternOptions(),
        (ANN, BOB),
        guild=0,
        channel=5,
        language="en",
        seed="sealed",
        lesson=Progress("first"),
    )
    over = (await referee.call_off(begun.id)).match
    tried = await referee.start_from(over, [], 0, (ANN, BOB), channel=6, language="en")
    assert tried.lesson is None
    assert tried.room == ""


async def test_a_seat_that_was_given_up_is_played_on_by_another_person(
    referee: Referee, store: Store
) -> None:
    match = await deal(referee, ANN, BOB, CLEO)
    await referee.resign(match.id, ANN)
    turn = await referee.hand_over(match.id, Seat(0), 99)
    assert (turn.match.players, turn.match.resigned) == ((99, BOB, CLEO), frozenset())
    assert [told.key for told in turn.events] == ["seat-handed-over"]
    assert await store.matches.load(match.id) == turn.match
    assert await store.matches.of_player(ANN) == ()
    assert await store.matches.of_player(99) == (turn.match,)


async def test_whoever_is_given_a_seat_plays_it_instead_of_a_computer(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB)
    await referee.leave_to_computer(match.id, Seat(0), "easy")
    assert not (await referee.hand_over(match.id, Seat(0), 99)).match.computers


@pytest.mark.parametrize(("seat", "player"), [(0, BOB), (0, ANN), (2, 99)])
async def test_nobody_is_given_a_second_seat_nor_one_that_is_not_there(
    referee: Referee, seat: int, player: int
) -> None:
    match = await deal(referee, ANN, BOB)
    with pytest.raises(IllegalMove, match="cannot-take-seat"):
        await referee.hand_over(match.id, Seat(seat), player)


def won(*winners: int, scores: tuple[int, ...] = ()) -> Outcome:
    return Outcome(winners=frozenset(map(Seat, winners)), reason="most-points", scores=scores)


class Decided(Lanterns):
    """Lanterns whose position is its outcome."""

    @override
    def outcome(self, state: Any) -> Outcome | None:
        assert isinstance(state, Outcome)
        return state


def among(outcome: Outcome) -> Outcome:
    """Return an outcome among the second and the third seat."""
    position: Any = outcome
    found = Decided().outcome_among(position, frozenset({Seat(1), Seat(2)}))
    assert found is not None
    return found


def test_the_best_of_those_who_stayed_wins_instead_of_a_resigned_seat() -> None:
    outcome = among(won(0, scores=(9, 4, 4)))
    assert outcome.winners == {1, 2}


def test_who_shares_a_win_with_a_resigned_seat_keeps_it_alone() -> None:
    outcome = among(won(0, 1, scores=(9, 9, 4)))
    assert outcome.winners == {1}


def test_where_all_lost_a_resignation_makes_no_winner() -> None:
    outcome = among(won(scores=(9, 4, 4)))
    assert outcome.winners == frozenset()


async def test_a_resigned_seat_plays_as_its_game_says(tmp_path: Path) -> None:
    """In Off the Rails it ends its actions; by lot it laid a quarter of the board."""
    async with await Store.open(tmp_path / "rails.db", SHELF) as store:
        referee, rails = Referee(store.matches), SHELF["off_the_rails"]
        referee.seed_for = DEALS
        people = ANN, BOB, CLEO
        match = await referee.start(
            rails, rails.spec.options(), people, guild=1, channel=5, language="en"
        )
        for _ in people:  # choose the sides
            player = match.players[min(match.to_act())]
            wish = match.legal(match.seat_of(player))[0]
            match = (await referee.submit(match.id, player, wish)).match
        (seat,) = match.to_act()
        turn = await referee.resign(match.id, match.players[seat])
        assert [told.key for told in turn.events][:2] == ["seat-resigned", "done-idle"]
        assert seat not in turn.match.to_act()


# ---- taking back --------------------------------------------------------------------------------


async def test_a_sealed_choice_is_taken_back_and_made_anew(referee: Referee, store: Store) -> None:
    match = await deal(referee, ANN, BOB)
    sealed = (await referee.submit(match.id, ANN, first(match, ANN))).match
    turn = await referee.take_back(match.id, ANN)
    assert turn.match.state == match.state
    assert [told.key for told in turn.events] == ["took-back"]
    assert turn.match.acted[0] == sealed.acted[0] + 1, "older buttons stay stale"
    other = turn.match.legal(Seat(0))[1]
    assert (await referee.submit(match.id, ANN, other)).match.ply == 3
    assert [line.ply for line in await store.matches.log_of(match.id)] == [1, 2, 3]


async def test_what_was_taken_back_does_not_count_in_a_replay(
    referee: Referee, store: Store
) -> None:
    match = await deal(referee, ANN, BOB)
    for n in (0, 1, 2):
        match = (await referee.submit(match.id, ANN, match.legal(Seat(0))[n])).match
        match = (await referee.take_back(match.id, ANN)).match
    match = await finish(referee, match)
    log = await store.matches.log_of(match.id)
    assert len(log) == match.ply
    counting = moves_that_count(log)
    assert len(counting) == len(log) - 6
    assert position_after(match, counting) == match.state


async def test_nothing_is_taken_back_once_somebody_else_has_acted(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB, CLEO)
    await referee.submit(match.id, ANN, first(match, ANN))
    await referee.submit(match.id, BOB, first(match, BOB))
    with pytest.raises(IllegalMove, match="not-to-be-taken-back"):
        await referee.take_back(match.id, ANN)
    assert (await referee.take_back(match.id, BOB)).match.to_act() == {1, 2}


async def test_what_was_turned_up_is_not_taken_back(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB)
    await referee.submit(match.id, ANN, first(match, ANN))
    await referee.submit(match.id, BOB, first(match, BOB))
    for player in (ANN, BOB):
        with pytest.raises(IllegalMove, match="not-to-be-taken-back"):
            await referee.take_back(match.id, player)


async def test_a_button_to_take_back_means_one_move_only(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB)
    await referee.submit(match.id, ANN, first(match, ANN))
    with pytest.raises(IllegalMove, match="not-to-be-taken-back"):
        await referee.take_back(match.id, ANN, 7)
    await referee.take_back(match.id, ANN, 1)
    with pytest.raises(IllegalMove, match="not-to-be-taken-back"):
        await referee.take_back(match.id, ANN, 1)


async def test_taking_back_twice_by_one_interaction_counts_once(referee: Referee) -> None:
    match = await deal(referee, ANN, BOB)
    await referee.submit(match.id, ANN, first(match, ANN))
    await referee.take_back(match.id, ANN, interaction=903)
    with pytest.raises(AlreadyAnsweredError):
        await referee.take_back(match.id, ANN, interaction=903)


async def test_a_log_that_does_not_lead_here_gives_nothing_back(
    referee: Referee, store: Store
) -> None:
    """Another version of the game may have written it; a position is never made up."""
    match = await deal(referee, ANN, BOB)
    await referee.submit(match.id, ANN, first(match, ANN))
    strange = replace(await store.matches.load(match.id), seed="another")
    log = await store.matches.log_of(match.id)
    with pytest.raises(IllegalMove, match="not-to-be-taken-back"):
        position_before(strange, log)


async def test_nothing_is_taken_back_before_the_first_move_or_after_the_end(
    referee: Referee,
) -> None:
    match = await deal(referee, ANN, BOB)
    with pytest.raises(IllegalMove, match="nothing-to-take-back"):
        await referee.take_back(match.id, ANN)
    await finish(referee, match)
    with pytest.raises(IllegalMove, match="match-over"):
        await referee.take_back(match.id, ANN)
