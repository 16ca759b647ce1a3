"""What holds for the rules of every game, checked along matches played at random.

`test_laws` lays every table before every law.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import TYPE_CHECKING

from games.kit.chance import Chance
from games.kit.check.appearances import say
from games.kit.check.tables import REACH, Table
from games.kit.game import Event, IllegalMove, Outcome, Seat, Text, Value, replay
from games.kit.menu import stamp
from games.kit.mind import move_at_random

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.computers.playout import Moment
    from games.kit.game import AnyGame

WORLDS = 3
"""In which a move is made again, to compare what is heard of it."""


# ---- rules --------------------------------------------------------------------------------------


def it_ends_with_an_outcome_and_not_before(table: Table) -> None:
    game = table.game
    early = [moment.ply for moment in table.moments if game.outcome(moment.before)]
    assert not early, f"there is an outcome before move {early[0]} of {len(table.moments)}"
    acting = game.actors(table.end)
    assert not acting, f"it is over, and seats may act: {sorted(acting)}"
    outcome = game.outcome(table.end)
    assert outcome is not None, "nobody may act any more, and there is no outcome"
    _check_outcome(table, outcome)


def _check_outcome(table: Table, outcome: Outcome) -> None:
    strangers = outcome.winners - set(table.chairs)
    assert not strangers, f"seats have won that there are not: {sorted(strangers)}"
    assert len(outcome.scores) in {0, table.seats}, (
        f"{len(outcome.scores)} scores for {table.seats} seats: {outcome.scores}"
    )
    if table.game.spec.kind == "cooperative":
        assert len(outcome.winners) in {0, table.seats}, "a team wins or loses together"
    if teams := table.game.spec.teams:
        halves = {team: outcome.winners & set(table.chairs[team::teams]) for team in range(teams)}
        whole = {0, table.seats // teams}
        assert {len(one) for one in halves.values()} <= whole, "a team wins or loses together"


def idle_seats_have_no_moves_and_others_have_some(table: Table) -> None:
    for moment in table.moments:
        acting = table.game.actors(moment.before)
        assert table.game.to_act(moment.before), "nobody is waited for, and it is not over"
        for seat in table.chairs:
            moves = len(table.game.legal(moment.before, seat))
            may = "may" if seat in acting else "may not"
            assert bool(moves) == (seat in acting), (
                f"seat {seat} {may} act before move {moment.ply}, and has {moves} moves"
            )


def everything_survives_storage(table: Table) -> None:
    game = table.game
    options = game.spec.options.model_validate_json(table.options.model_dump_json())
    assert options == table.options, _unlike("options", options, table.options)
    for moment in table.moments:
        stored = moment.after.model_dump_json()
        state = game.load_state(stored, game.spec.version)
        assert state == moment.after, _unlike("a state", state, moment.after)
        move = game.load_move(game.moves.dump_json(moment.move).decode())
        assert move == moment.move, _unlike("a move", move, moment.move)
        for told in moment.events:
            event = game.load_event(Event.model_validate_json(told.model_dump_json()))
            assert event == told, _unlike(f"the event {told.key}", event, told)


def every_listed_move_plays(table: Table) -> None:
    for moment in table.few():
        for seat in table.game.actors(moment.before):
            legal = table.game.legal(moment.before, seat)
            assert len(set(legal)) == len(legal), "a move is listed twice"
            for move in legal:
                table.game.play(moment.before, seat, move, Chance(table.seed, moment.ply))


def exact_candidates_are_just_the_legal_moves(table: Table) -> None:
    """A game that says its candidates are exact is taken at its word, so its word is checked."""
    game = table.game
    for moment in table.moments if game.candidates_are_legal else ():
        for seat in game.actors(moment.before):
            for move in game.candidates(moment.before, seat):
                assert _is_allowed(game, moment.before, seat, move), f"seat {seat}: {move}"


def a_random_move_is_picked_from_those_listed(table: Table) -> None:
    game = table.game
    for moment in table.some():
        for seat in table.chairs:
            legal = game.legal(moment.before, seat)
            expected = move_at_random(legal, Chance(table.seed, moment.ply)) if legal else None
            picked = game.random_move(moment.before, seat, Chance(table.seed, moment.ply))
            assert picked == expected, f"seat {seat}"


def _is_allowed(game: AnyGame, state: Value, seat: Seat, move: Value) -> bool:
    try:
        game.check(state, seat, move)
    except IllegalMove:
        return False
    return True


def other_moves_are_refused_in_words_and_change_nothing(table: Table) -> None:
    seen = list(dict.fromkeys(moment.move for moment in table.moments))
    for moment, seat in product(table.few(), table.chairs):
        before = moment.before.model_dump_json()
        legal = table.game.legal(moment.before, seat)
        for move in seen[:: max(1, len(seen) // 20)]:
            refusal = _refusal(table, moment, seat, move)
            assert (refusal is None) == (move in legal), f"seat {seat}: {move}"
            if refusal:
                say(table, refusal)
        same = moment.before.model_dump_json() == before
        assert same, f"a refused move changes the state before move {moment.ply}"


def _refusal(table: Table, moment: Moment, seat: Seat, move: Value) -> Text | None:
    try:
        table.game.play(moment.before, seat, move, Chance(table.seed, moment.ply))
    except IllegalMove as refused:
        return refused.text
    return None


def replay_leads_to_the_same_position(table: Table) -> None:
    end = replay(table.game, table.seats, table.options, table.seed, table.log)
    assert end == table.end, f"the end differs in {differing(end, table.end)}"


def _unlike(what: str, read: Value, was: Value) -> str:
    return f"{what} is read back otherwise: {differing(read, was)}"


def _pieces(game: AnyGame, one: Value, other: Value) -> str:
    """Say which pieces there are more or fewer of."""
    now, before = Counter(game.pieces(one)), Counter(game.pieces(other))
    more, fewer = [*(now - before)], [*(before - now)]
    return ", ".join(
        [*(f"{piece} is new" for piece in more), *(f"{piece} is gone" for piece in fewer)]
    )


class _NamedLuck(Chance):
    """The luck of a move, which notes what it is drawn for, and refuses what has no name."""

    def __init__(self, seed: str, ply: int) -> None:
        super().__init__(seed, ply)
        self._luck = Chance(seed, ply)
        self.names: list[tuple[int | str, ...]] = []

    def named(self, name: str, *occurrence: int | str) -> Chance:
        self.names.append((name, *occurrence))
        return self._luck

    def below(self, n: int) -> int:
        msg = f"luck without a name, of {n}; see `Chance.named`"
        raise AssertionError(msg)


def luck_goes_by_what_happens_and_not_by_the_number_of_moves(table: Table) -> None:
    """After the deal all luck has a name that comes once: an idle move changes no later luck."""
    known: set[tuple[int | str, ...]] = set()
    for moment in table.moments:
        luck = _NamedLuck(table.seed, moment.ply)
        table.game.play(moment.before, moment.seat, moment.move, luck)
        again = [name for at, name in enumerate(luck.names) if name in {*known, *luck.names[:at]}]
        assert not again, f"ply {moment.ply} draws once more for {again}"
        known.update(luck.names)


def nothing_appears_or_vanishes(table: Table) -> None:
    pieces = table.game.pieces
    first = table.moments[0].before
    box = pieces(first)
    for moment in table.moments:
        assert pieces(moment.after) == box, (
            f"move {moment.ply}, {moment.move!r}: {_pieces(table.game, moment.after, first)}"
        )


# ---- secrets ------------------------------------------------------------------------------------


def no_view_tells_one_world_from_another(table: Table) -> None:
    game = table.game
    for moment, seat in product(table.some(), table.chairs):
        state = moment.after
        world = game.redeal(state, seat, Chance(table.seed, moment.ply))
        for viewer in (seat, None):
            seen = differing(game.view(world, viewer), game.view(state, viewer))
            assert not seen, f"{_named(viewer)} sees what it must not: {seen}"
        assert game.legal(world, seat) == game.legal(state, seat), "legality tells a secret"
        assert game.to_act(world) == game.to_act(state), "whose turn it is tells a secret"
        assert game.may_act(world) == game.may_act(state), "who may act tells a secret"
        assert game.pieces(world) == game.pieces(state), (
            f"a redeal for seat {seat} changes the pieces: {_pieces(game, world, state)}"
        )


def _named(viewer: Seat | None) -> str:
    return "the table" if viewer is None else f"seat {viewer}"


def differing(one: Value, other: Value) -> str:
    """Name the fields in which two values differ."""
    names = type(one).model_fields
    return ", ".join(name for name in names if getattr(one, name) != getattr(other, name))


def a_redeal_depends_on_nothing_hidden(table: Table) -> None:
    """A redeal must not depend on what lay there: that could be found out from it."""
    game = table.game
    for moment, seat in product(table.some(), table.chairs):
        state = moment.after
        world = game.redeal(state, seat, Chance(table.seed, moment.ply))
        anew = [game.redeal(one, seat, Chance("anew", moment.ply)) for one in (state, world)]
        assert anew[0] == anew[1], f"seat {seat}, ply {moment.ply}: a redeal tells what was hidden"


def a_redeal_deals(table: Table) -> None:
    """There is something to hide in most games, so another world must differ at least once."""
    differs = any(
        table.game.redeal(moment.before, seat, Chance(table.seed, moment.ply)) != moment.before
        for moment, seat in product(table.moments, table.chairs)
    )
    if table.game.is_open:
        assert not differs, "the game says that all lies open, and a redeal changes something"
    else:
        assert differs, "a redeal never changes anything; if nothing is hidden, say `is_open`"


def what_is_marked_lies_openly(table: Table) -> None:
    """No mark follows from anything that is hidden from a viewer."""
    if marking := table.game.marking:
        for moment, seat in product(table.some(), table.chairs):
            world = table.game.redeal(moment.after, seat, Chance(table.seed, moment.ply))
            assert not marking.changes(moment.after, world), "a mark tells a secret"


def news_says_no_more_than_the_view_shows(table: Table) -> None:
    """A viewer who sees the same table after two different things also hears the same about them.

    The things are all that one seat might do, here and in a world which that seat cannot tell from
    this one. An observer who saw the same before and sees the same after must not have learnt from
    the telling which of them it was.
    """
    for moment in table.few():
        game, state, actor = table.game, moment.before, moment.seat
        world = game.redeal(state, actor, Chance(table.seed, moment.ply))
        legal = game.legal(state, actor)
        assert game.legal(world, actor) == legal, f"what seat {actor} may do tells it a secret"
        moves = legal[:: max(1, len(legal) // 8)]
        for observer in (None, *(seat for seat in table.chairs if seat != actor)):
            heard: list[tuple[Value, tuple[Event, ...]]] = []
            for start, move in product((state, world), moves):
                if game.view(start, observer) != game.view(state, observer):
                    continue
                after, events = game.play(start, actor, move, Chance(table.seed, moment.ply))
                heard.append((game.view(after, observer), _audible(events, observer)))
            for (seen, told), (also_seen, also_told) in combinations(heard, 2):
                assert seen != also_seen or told == also_told, _overheard(observer, told, also_told)


def _overheard(observer: Seat | None, told: Sequence[Event], also_told: Sequence[Event]) -> str:
    """Say who hears a secret, and in which news."""
    keys = dict.fromkeys(
        one.key for one in (*told, *also_told) if (one in told) != (one in also_told)
    )
    return f"{_named(observer)} hears a secret: {', '.join(keys) or 'the order of the news'}"


def private_news_tells_a_seat_nothing_that_is_hidden_from_it(table: Table) -> None:
    """A seat's private events do not depend on what it cannot see, those of its own moves included.

    The same move is made in worlds that the seat cannot tell from this one: they differ in what
    luck dealt, to others or to itself. Where it sees the same afterwards, it hears the same.
    """
    game = table.game
    for moment, observer in product(table.some(), table.chairs):
        heard = [(game.view(moment.after, observer), _private(moment.events, observer))]
        for n in range(WORLDS):
            luck = Chance(f"{table.seed}/{n}", moment.ply)
            world = game.redeal(moment.before, observer, luck)
            if moment.move not in game.legal(world, moment.seat):
                continue
            after, events = game.play(
                world, moment.seat, moment.move, Chance(table.seed, moment.ply)
            )
            heard.append((game.view(after, observer), _private(events, observer)))
        for (seen, told), (also_seen, also_told) in combinations(heard, 2):
            same = seen != also_seen or told == also_told
            assert same, f"{_overheard(observer, told, also_told)} (ply {moment.ply})"


def _private(events: Sequence[Event], observer: Seat) -> tuple[Event, ...]:
    return tuple(told for told in events if told.to == observer)


def _audible(events: Sequence[Event], observer: Seat | None) -> tuple[Event, ...]:
    return tuple(told for told in events if told.to is None or told.to == observer)


def a_stamp_changes_with_what_a_seat_may_do_and_only_then(table: Table) -> None:
    game = table.game
    for moment in table.moments:
        for seat in table.chairs:
            if seat == moment.seat:
                continue
            before, after = (game.legal(state, seat) for state in (moment.before, moment.after))
            same = stamp(game, before, 1) == stamp(game, after, 1)
            what = (
                "differs, and the moves do not" if before == after else "is the same, moves differ"
            )
            assert same == (before == after), f"seat {seat}, move {moment.ply}: the stamp {what}"


def what_may_be_taken_back_drew_no_luck_and_showed_nobody_anything(table: Table) -> None:
    """What looked the same to all before such a move looks the same to all after it."""
    game = table.game
    found = [one for one in table.moments if game.may_take_back(one.move, one.events)]
    for moment in found[:: max(1, len(found) // REACH.quick)]:
        other_luck = Chance("another", moment.ply)
        after, events = game.play(moment.before, moment.seat, moment.move, other_luck)
        assert (after, events) == (moment.after, moment.events), "luck was drawn"
        assert game.outcome(after) is None, "nobody takes back the end"
        for observer in table.chairs:
            world = game.redeal(moment.before, observer, Chance(table.seed, moment.ply))
            moves = [moment.move] if observer == moment.seat else game.legal(world, moment.seat)
            seen = game.view(after, observer)
            # A view that stays as it was shows nothing, even where another answer ends the phase.
            assert seen == game.view(moment.before, observer) or any(
                game.view(game.play(world, moment.seat, move, other_luck)[0], observer) == seen
                for move in sorted(moves, key=lambda one: one != moment.move)
            ), f"seat {observer} has seen something: {moment.move}"
