"""Matches that are over, looked at again: place by place, round by round, and as a file."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, get_args

import pytest

from games import SHELF
from games.kit.computers.playout import playout
from games.kit.game import IllegalMove, Seat
from games.off_the_rails.model.moves import Undo
from matches.entries import Entry, TookBack
from matches.fairness.exported_entries import TOLD_BY_REFEREE
from matches.fairness.exporting import export_of
from matches.fairness.seals import Origin, Place, fresh_secret
from matches.fairness.verification import DisagreementError, verify
from matches.leaving import REFEREE
from matches.match import Match, Played
from matches.review import MOST_LANDMARKS, WAYS, review
from matches.seated import computer_id
from tests.support.seated import few_seats
from tests.support.stores.tables import ANN, BOB, CLEO, deal
from tests.support.toys import LANTERNS, TOGETHER, Seal

if TYPE_CHECKING:
    from matches.fairness.exported import Export
    from matches.referee import Referee
    from storage.store import Store

NAMES = ("Ann", "Bob", "Cleo")
DORA = 44


def played(slug: str) -> tuple[Match, list[Played]]:
    """Return a match of a game for few people, played at random."""
    game = SHELF[slug]
    seats, options = few_seats(game), game.spec.options()
    moments = list(playout(game, seats, options, "review"))
    match = Match(
        id=1,
        guild=1,
        channel=1,
        language="en",
        game=game,
        options=options,
        players=tuple(range(1, seats + 1)),
        seed="review",
        ply=len(moments),
        acted=(0,) * seats,
        resigned=frozenset(),
        state=moments[-1].after,
        outcome=game.outcome(moments[-1].after),
    )
    return match, [Played(one.ply, one.seat, one.move, one.events) for one in moments]


@pytest.mark.parametrize("slug", SHELF)
def test_landmarks_are_the_deal_the_story_rounds_turns_and_the_end(slug: str) -> None:
    match, log = played(slug)
    seen = review(match, log)
    found = seen.landmarks()
    places = [one.place for one in found]
    assert places == sorted(set(places))
    assert places[0] == 0
    assert places[-1] == seen.last
    assert len(found) <= MOST_LANDMARKS
    turned = {
        place
        for place, line in enumerate(seen.log, 1)
        if any(told.key in match.game.climaxes and told.to is None for told in line.events)
    }
    assert len(turned & set(places)) >= min(len(turned), MOST_LANDMARKS - 2)
    assert {one.place for one in found if one.round} <= {*seen.rounds}
    for one in found[1:-1]:
        assert (one.climax is not None) + (one.round is not None) + (one.seat is not None) == 1


def test_what_was_taken_back_unseen_is_no_step() -> None:
    match, log = played("all_aboard")
    first = log[0]
    back = Played(2, first.seat, TookBack(ply=1, seen=False), ())
    later = [replace(line, ply=line.ply + 2) for line in log]
    took = replace(match, ply=match.ply + 2)
    seen = review(took, [first, back, *later])
    assert [one.state for one in seen.stages] == [one.state for one in review(match, log).stages]
    shown = replace(back, move=TookBack(ply=1, seen=True))
    assert len(review(took, [first, shown, *later]).stages) == len(seen.stages) + 1


def test_an_action_undone_in_its_turn_is_no_step() -> None:
    match, log = played("off_the_rails")
    undone = [line for line in log if isinstance(line.move, Undo)]
    assert undone, "playing at random takes back"
    seen = review(match, log)
    assert not any(isinstance(line.move, Undo) for line in seen.log)
    assert len(seen.log) <= len(log) - 2 * len(undone)


@pytest.mark.parametrize("slug", SHELF)
def test_a_review_leads_through_every_position_and_round_from_the_deal_to_the_end(
    slug: str,
) -> None:
    match, log = played(slug)
    seen = review(match, log)
    assert [one.ply for one in seen.stages] == [0, *(line.ply for line in seen.log)]
    assert seen.stages[-1] is match
    assert all(stage.outcome is None for stage in seen.stages[:-1])
    assert seen.rounds[0] == 0
    assert 1 < len(seen.rounds) < match.ply
    walked = [0]
    while walked[-1] < seen.last:
        walked.append(seen.goal(walked[-1], "round-on"))
    assert walked[: len(seen.rounds)] == list(seen.rounds)
    assert walked[len(seen.rounds) :] in ([], [seen.last])
    assert seen.goal(0, "back") == 0
    assert seen.goal(seen.last, "on") == seen.last
    assert all(0 <= seen.goal(at, way) <= seen.last for at in range(seen.last + 1) for way in WAYS)


def test_a_match_that_runs_is_neither_reviewed_nor_exported() -> None:
    match, log = played("all_aboard")
    running = replace(match, outcome=None)
    with pytest.raises(ValueError, match="not over"):
        review(running, log)
    with pytest.raises(ValueError, match="not over"):
        export_of(running, log, NAMES[:2])


def test_a_log_of_other_rules_is_refused() -> None:
    match, log = played("all_aboard")
    with pytest.raises(IllegalMove):
        review(match, [replace(log[0], seat=Seat(1 - log[0].seat)), *log[1:]])


# ---- what the referee writes down, and what `verify` makes of it --------------------------------


async def exported(store: Store, match: Match, names: tuple[str, ...] = NAMES) -> Export:
    over = await store.matches.load(match.id)
    log = await store.matches.log_of(match.id)
    return export_of(over, log, names[: len(over.players)])


def first(match: Match, player: int) -> Seal:
    move = match.legal(match.seat_of(player))[0]
    assert isinstance(move, Seal)
    return move


def test_every_entry_of_the_referee_is_known_to_whoever_verifies() -> None:
    kinds = {one.model_fields["kind"].default for one in get_args(Entry)}
    assert kinds <= set(TOLD_BY_REFEREE)
    assert all(kind.startswith(REFEREE) for kind in kinds)


async def test_taking_back_leaving_and_coming_back_are_in_the_file_and_agree(
    referee: Referee, store: Store
) -> None:
    match = await deal(store, ANN, BOB, CLEO)
    await referee.submit(match.id, ANN, first(match, ANN))
    await referee.take_back(match.id, ANN)
    turn = await referee.submit(match.id, ANN, match.legal(Seat(0))[1])
    await referee.submit(match.id, BOB, first(turn.match, BOB))
    await referee.leave_to_computer(match.id, Seat(2), "easy")
    await referee.come_back(match.id, CLEO)
    await referee.resign(match.id, CLEO)
    await referee.resign(match.id, BOB)
    export = await exported(store, match)
    kinds = [line.kind for line in export.log]
    assert kinds[:3] == ["seal", "referee:took-back", "seal"]
    assert "referee:left-to-computer" in kinds
    said = verify(LANTERNS, export).lines
    assert said[-1] == "result   seat 1 won (resigned)"
    assert "other entries" in said[-2]
    seen = review(await store.matches.load(match.id), await store.matches.log_of(match.id))
    assert [line.ply for line in seen.log][:2] == [3, 4]


async def test_taking_back_what_could_not_be_taken_back_is_found(
    referee: Referee, store: Store
) -> None:
    match = await deal(store)
    turn = await referee.submit(match.id, ANN, first(match, ANN))
    await referee.submit(match.id, BOB, first(turn.match, BOB))
    await referee.resign(match.id, ANN)
    export = await exported(store, match)
    back = export.log[-1].model_copy(
        update={
            "ply": 3,
            "seat": 1,
            "move": {"kind": "referee:took-back", "ply": 2},
            "events": export.log[-1].events,
        }
    )
    forged = export.model_copy(update={"log": (*export.log[:2], back)})
    with pytest.raises(DisagreementError, match="ply 3, seat 2, referee:took-back"):
        verify(LANTERNS, forged)


async def test_a_match_that_was_called_off_has_no_result_and_agrees(
    referee: Referee, store: Store
) -> None:
    match = await deal(store)
    await referee.submit(match.id, ANN, first(match, ANN))
    await store.matches.abandon(match.id)
    export = await exported(store, match)
    assert "called the match off" in verify(LANTERNS, export).lines[-1]
    outcome = export.outcome.model_copy(update={"winners": frozenset({Seat(0)})})
    with pytest.raises(DisagreementError, match="result"):
        verify(LANTERNS, export.model_copy(update={"outcome": outcome}))


async def test_a_file_has_no_ids_and_no_names_of_former_players(
    referee: Referee, store: Store
) -> None:
    match = await deal(store, ANN, BOB, computer_id("strong", 1))
    await referee.resign(match.id, ANN)
    await referee.resign(match.id, BOB)
    await store.privacy.erase(BOB)
    export = await exported(store, match)
    assert [(one.name, one.computer) for one in export.players] == [
        ("Ann", None),
        (None, None),
        (None, "strong"),
    ]
    written = json.loads(export.model_dump_json())
    assert set(written) == {
        *("format", "game", "version", "options", "terms", "players", "resigned"),
        *("seal", "secret", "day", "message", "seed", "luck", "log", "outcome"),
    }
    assert {field for line in written["log"] for field in line} == {"ply", "seat", "move", "events"}


async def test_matches_that_are_over_are_listed_where_they_ended_and_for_who_played(
    referee: Referee, store: Store
) -> None:
    here = await deal(store, ANN, BOB, channel=5)
    own = await deal(store, ANN, CLEO, channel=6)
    abroad = await deal(store, ANN, CLEO, channel=7, guild=2)
    running = await deal(store, ANN, CLEO, channel=8)
    for one in (here, own, abroad):
        await referee.resign(one.id, ANN)
    listed = [one.id for one in await store.matches.over(5, CLEO, 1, 25)]
    assert sorted(listed) == [here.id, own.id]
    assert {one.id for one in await store.matches.over(5, CLEO, None, 25)} == {
        *(here.id, own.id, abroad.id)
    }
    assert running.id not in listed
    assert len(await store.matches.over(5, CLEO, None, 2)) == 2


async def test_a_seat_that_a_moderator_gave_away_is_not_given_up_any_more(
    referee: Referee, store: Store
) -> None:
    """Only the seats that are given up in the end say who has won."""
    match = await deal(store, ANN, BOB, CLEO)
    await referee.resign(match.id, ANN)
    await referee.hand_over(match.id, Seat(0), DORA)
    await referee.resign(match.id, BOB)
    await referee.resign(match.id, CLEO)
    export = await exported(store, match)
    assert verify(LANTERNS, export).lines[-1] == "result   seat 1 won (resigned)"


async def test_a_team_that_gave_up_has_lost_and_agrees(referee: Referee, store: Store) -> None:
    match = await deal(store, ANN, BOB, together=True)
    await referee.give_up(match.id, ANN)
    await referee.give_up(match.id, BOB)
    export = await exported(store, match)
    assert verify(TOGETHER, export).lines[-1] == "result   nobody won (team-gave-up)"
    shorter = export.model_copy(update={"log": export.log[:-1]})
    with pytest.raises(DisagreementError, match="not over after ply 1"):
        verify(TOGETHER, shorter)


async def test_what_a_seed_follows_from_comes_back_from_the_database(
    referee: Referee, store: Store
) -> None:
    place = Place(guild=2**62, channel=2**62 + 1, message=2**62 + 2)
    origin = Origin(secret=fresh_secret(), place=place)
    options = LANTERNS.spec.options()
    match = await referee.start(
        LANTERNS, options, (ANN, BOB), guild=1, channel=5, language="en", origin=origin
    )
    await referee.resign(match.id, ANN)
    over = await store.matches.load(match.id)
    assert over.origin == origin
    assert origin.secret not in repr(over)
    assert (await exported(store, match)).message == place.link
