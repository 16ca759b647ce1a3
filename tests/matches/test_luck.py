"""Luck follows from the game's own moves: what is noted or taken back beside them draws nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cogs.replays.replay_job import public_views, replay_job
from games import SHELF
from games.kit.chance import Chance
from games.kit.game import Seat
from games.kit.words import Voice
from matches.computers.memory import Memory
from matches.entries import SetForward
from matches.fairness.exporting import export_of
from matches.fairness.verification import DisagreementError, verify
from matches.match import Match, Played
from matches.referee import Referee
from matches.transitions import house_move
from storage.store import Store
from tests.support.stores.tables import ANN, BOB, deal, spoil
from tests.support.toys import LANTERNS

if TYPE_CHECKING:
    from matches.fairness.exported import Export
    from matches.transitions import Done
    from storage.address import Address


def note(match: Match) -> Done:
    """Write something down at which nobody has acted."""
    ply = match.ply + 1
    return replace(match, ply=ply), [Played(ply, Seat(0), SetForward(), ())]


async def play_on(referee: Referee, match: Match, *, notes: bool = False) -> Match:
    """Play a match to its end, each seat its first card."""
    while match.outcome is None:
        if notes:
            match = (await referee.do(match.id, note)).match
        seat = min(match.to_act())
        move = match.legal(seat)[0]
        match = (await referee.submit(match.id, match.players[seat], move)).match
    return match


async def exported(store: Store, match: Match) -> Export:
    log = await store.matches.log_of(match.id)
    return export_of(await store.matches.load(match.id), log, ("Ann", "Bob"))


def rounds(match: Match) -> Any:
    """Return what was drawn in each round."""
    return match.state.model_dump()["rounds"]


async def test_what_is_only_noted_changes_no_luck(referee: Referee, store: Store) -> None:
    plain = await play_on(referee, await deal(store))
    noted = await play_on(referee, await deal(store), notes=True)
    assert noted.ply == 2 * plain.ply
    assert noted.state == plain.state
    assert verify(LANTERNS, await exported(store, noted)).lines


async def test_a_move_that_is_taken_back_and_made_again_has_the_same_luck(
    referee: Referee, store: Store
) -> None:
    plain = await play_on(referee, await deal(store))
    match = await deal(store)
    for _ in range(3):
        await referee.submit(match.id, ANN, match.legal(Seat(0))[0])
        match = (await referee.take_back(match.id, ANN)).match
    again = await play_on(referee, match)
    assert again.state == plain.state
    assert verify(LANTERNS, await exported(store, again)).lines


async def test_the_house_and_computers_decide_by_the_same_count(
    referee: Referee, store: Store
) -> None:
    match = await deal(store)
    before = house_move(match, Seat(0)), match.step
    for _ in range(20):
        match = (await referee.do(match.id, note)).match
        assert (house_move(match, Seat(0)), match.step) == before


async def test_an_idle_move_changes_no_later_luck(place: Address) -> None:
    async with await Store.open(place, SHELF) as store:
        referee, game, shown = Referee(store.matches), SHELF["off_the_rails"], []
        for channel, idle in ((5, ()), (6, ("lay", "undo"))):
            match = await referee.start(
                game,
                game.spec.options(),
                (ANN,),
                guild=1,
                channel=channel,
                language="en",
                seed="cave3",
            )
            while match.outcome is None:
                for kind in (*idle, "done"):
                    moves = {move.model_dump()["kind"]: move for move in match.legal(Seat(0))}
                    move = moves.get(kind, match.legal(Seat(0))[0])
                    match = (await referee.submit(match.id, ANN, move)).match
            shown.append(match.state.model_dump()["shown"])
        assert shown[0] == shown[1]


async def test_a_match_from_before_goes_on_with_the_luck_of_its_plies(
    referee: Referee, store: Store, place: Address
) -> None:
    plain = await play_on(referee, await deal(store))
    dealt = await deal(store)
    spoil(place, "UPDATE match SET moves = NULL WHERE ended_at IS NULL")
    store.matches.forget_cached()
    older = await store.matches.load(dealt.id)
    assert older.luck == "plies"
    await referee.submit(older.id, ANN, older.legal(Seat(0))[0])
    older = (await referee.take_back(older.id, ANN)).match
    older = await play_on(referee, older, notes=True)
    assert rounds(older) != rounds(plain)
    export = await exported(store, older)
    assert export.luck == "plies"
    assert verify(LANTERNS, export).lines
    with pytest.raises(DisagreementError):
        verify(LANTERNS, export.model_copy(update={"luck": "moves"}))


async def test_computers_remember_what_they_saw_whatever_was_noted_meanwhile(
    place: Address,
) -> None:
    async with await Store.open(place, SHELF) as store:
        referee, game = Referee(store.matches), SHELF["alles_an_bord"]
        match = await referee.start(
            game, game.spec.options(), (ANN, BOB), guild=1, channel=5, language="en", seed="sealed"
        )
        memory, mind, more = Memory(store.matches), game.mind(), 0
        for n in range(80):
            match = (await referee.do(match.id, note)).match
            seat = min(match.to_act())
            move = Chance("any", n).pick(match.legal(seat))
            match = (await referee.submit(match.id, match.players[seat], move)).match
            notes = await memory.notes(match, Seat(0))
            more += notes != mind.remember(mind.blank, match.view(Seat(0)))
        assert more > 40, "most of the time they know what does not lie there any more"
        kept = await memory.notes(match, Seat(0))
        assert kept == await Memory(store.matches).notes(match, Seat(0))


@pytest.mark.parametrize("is_older", [False, True])
async def test_a_replay_shows_what_was_drawn(
    referee: Referee, store: Store, place: Address, *, is_older: bool
) -> None:
    match = await deal(store)
    if is_older:
        spoil(place, "UPDATE match SET moves = NULL")
        store.matches.forget_cached()
    over = await play_on(referee, match, notes=True)
    log = await store.matches.log_of(over.id)
    shown = public_views(replay_job(over, log, Voice("en", "lanterns", ("Ann", "Bob"))))
    assert shown[-2].view.model_dump()["rounds"] == rounds(over)[:-1]
