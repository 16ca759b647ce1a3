"""News: nothing that was told is lost, neither in the channel nor in a hand."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from statistics import mean
from typing import TYPE_CHECKING, Any

import pytest

from cogs.delivery.messages.recent_events import HAND_CHARACTERS, Fate, News, NewsDesk
from cogs.delivery.messages.round_log import MOST_LOG_LINES, last_lines, rounds_of
from cogs.delivery.messages.table_message import MOST_LINES
from cogs.kit.presentation import PLIES_WITHOUT_ROUNDS, Presentation
from cogs.kit.summaries import in_brief
from games import SHELF
from games.abordaje import events as orders
from games.all_aboard.events import boarded
from games.kit.chance import Chance
from games.kit.computers.playout import playout
from games.kit.game import Seat, event, seat_name, text
from games.kit.words import LANGUAGES, Voice
from games.off_the_rails.components import cart_name, jewel_names
from matches.match import Played
from tests.support.evenings.evening import evening
from tests.support.toys import Seal

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from games.kit.game import Event
    from matches.ports import MatchStore
    from tests.support.evenings.evening import Evening

SAY = Voice("en", "all_aboard", ("Ann", "Bob", "Cleo"))


def log(*entries: tuple[int, Iterable[Event]]) -> tuple[Played, ...]:
    """Number the entries of a log: seats, and what their moves told."""
    return tuple(
        Played(ply, Seat(seat), Seal(card=1), tuple(events))
        for ply, (seat, events) in enumerate(entries, start=1)
    )


def said(text: str, to: int | None = None) -> Event:
    """Tell something that reads like this: a text without a translation stands for itself."""
    return event("not-a-choice", to=None if to is None else Seat(to), typed=text)


def quoted(lines: Iterable[str]) -> str:
    """Return what stands in quotes."""
    return "".join("".join(re.findall("“(.*?)”", line)) for line in lines)


# ---- hands --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "heard"),
    [
        ("", ""),
        ("000", "0"),
        ("1", "1"),
        ("012", "012"),
        ("0121", "0121"),
        ("01201", "01"),
        ("012012", "012"),
        ("01120", "1120"),
        ("0011200", "11200"),
    ],
)
def test_a_hand_tells_what_happened_since_the_last_move_and_what_that_led_to(
    seats: str, heard: str
) -> None:
    news = News(log(*((int(seat), [said(seat)]) for seat in seats)))
    assert "".join(str(line.seat) for line in news.since_move_of(Seat(0))) == heard


@pytest.mark.parametrize("told", [0, 99], ids=["untold", "told"])
def test_what_is_kept_of_a_log_tells_every_hand_all_that_the_whole_log_does(told: int) -> None:
    luck = Chance("news", told)
    seats, left = tuple(map(Seat, range(3))), list[int]()
    for _ in range(60):
        entries = log(*((luck.below(3), [said("a")]) for _ in range(16)))
        kept = News(())
        for end in range(1, len(entries) + 1):
            kept = kept.needed(seats, told)
            kept = replace(kept, entries=(*kept.entries, entries[end - 1]), ply=end)
            for ply in {end, max(end - 1, kept.since)}:  # and if it has moved on since
                whole, part = News(entries[:ply]), kept.up_to(ply)
                for seat in seats:
                    assert part.since_move_of(seat) == whole.since_move_of(seat)
        left.append(len(kept.entries))
    assert mean(left) < 9 if told else min(left) == 16


def test_only_who_has_just_passed_is_told_so() -> None:
    entries = log((0, [said("a")]), (1, [said("b")]))
    news = News(entries)
    assert news.has_passed(Seat(0), lambda move: move == entries[0].move)
    assert not news.has_passed(Seat(0), lambda _: False)
    later = News(log((1, [said("a")]), (0, [said("b")]), (1, [said("c")])))
    assert [later.has_passed(seat, lambda _: True) for seat in map(Seat, (0, 1, 2))] == [
        True,
        True,
        False,
    ]


def test_a_hand_tells_its_owner_more_than_the_others() -> None:
    news = News(log((1, [said("a"), said("b", to=0), said("c", to=1)])))
    assert quoted([news.for_hand(Seat(0), SAY, {})[0]]) == "ab"
    assert quoted(in_brief(news.log, None, SAY, {})) == "a"


def test_a_long_absence_is_told_from_its_end_in_two_lines_of_a_phone_or_in_one() -> None:
    news = News(log(*((1, [said(f"move {n}")]) for n in range(50))))
    told, line = news.for_hand(Seat(0), SAY, {})
    assert told.startswith("… ")
    assert told.endswith(line.removeprefix("… "))
    assert quoted([line]) == "move 49"
    assert news.for_hand(Seat(1), SAY, {})[1] == "", "it has acted since"
    assert len(told) <= HAND_CHARACTERS + len("… ")


def test_a_hand_tells_what_touches_its_owner_rather_than_what_is_last() -> None:
    moves = [(1, [said(f"move {n}")]) for n in range(20)]
    touched = event("octopus-dry", who=seat_name(Seat(0)))
    told, _ = News(log((1, [touched]), *moves)).for_hand(Seat(0), SAY, {})
    assert told.startswith("**🐙 of Ann lost** · … ")
    assert "move 19" in told


def test_a_hand_tells_what_a_climax_meant_to_its_owner_whole_and_then_what_came_after() -> None:
    entries = log((1, [said("a boat sails")]), (2, [said("after")]))
    clauses = tuple(text("not-a-choice", typed=f"mine {n}") for n in range(4))
    at_once = News(entries[:1]).for_hand(Seat(0), SAY, {}, fate=Fate(1, clauses))
    assert [quoted([one]) for one in at_once] == 2 * ["mine 0mine 1mine 2mine 3"]
    told, line = News(entries).for_hand(Seat(0), SAY, {}, fate=Fate(1, clauses))
    assert quoted([told]) == "mine 0mine 1mine 2mine 3after"
    assert "mine 3" in line, "it comes before what others have done"
    told, _ = News(entries).for_hand(Seat(0), SAY, {}, fate=Fate(9, clauses))
    assert "mine" not in told, "that was taken back"


# ---- rounds -------------------------------------------------------------------------------------


def test_a_round_is_told_once_it_is_over() -> None:
    entries = log((0, [said("a")]), (1, [said("b"), event("resigned")]), (0, []), (1, [said("c")]))
    game = Presentation()
    game.round_ends = frozenset({"resigned"})
    assert [[line.ply for line in part] for part in rounds_of(entries, game)] == [[1, 2]]
    told = rounds_of(entries, game, is_over=True)
    assert [[line.ply for line in part] for part in told] == [[1, 2], [3, 4]]


def test_a_game_without_rounds_is_told_in_portions_of_whole_turns() -> None:
    entries = log(*((at // 2 % 3, [said("a")]) for at in range(40)))
    parts = rounds_of(entries, Presentation())
    assert all(len(part) >= PLIES_WITHOUT_ROUNDS for part in parts)
    assert all(part[0].seat == Seat(0) and part[-1].seat == Seat(2) for part in parts)


def test_a_log_has_no_more_lines_than_a_phone_has_room_for_below_a_climax() -> None:
    assert last_lines([str(n) for n in range(20)]) == [str(n) for n in range(10, 20)]
    assert last_lines(["a" * 400, "b" * 400, "c" * 400]) == ["b" * 400, "c" * 400]


def test_a_climax_ends_a_portion_at_once() -> None:
    game = Presentation()
    game.plies_in_log, game.climaxes_in_log = 30, frozenset({"falls"})
    entries = log(*((at // 2 % 3, [said("a")]) for at in range(48)))
    assert [len(part) for part in rounds_of(entries, game)] == [30]
    falls = log(*((at // 2 % 3, [event("falls")] if at == 4 else []) for at in range(48)))
    assert [len(part) for part in rounds_of(falls, game)] == [5, 35]


# ---- in the channel -----------------------------------------------------------------------------


async def public_lines(table: Evening) -> list[str]:
    """Return everything that everybody was told, from the log."""
    (match_id,) = await table.bot.store.matches.running()
    match = await table.bot.store.matches.load(match_id)
    voice = await table.bot.known_users.voice(match, None)
    entries = await table.bot.store.matches.log_of(match_id)
    return [voice(one) for line in entries for one in line.events if one.to is None]


async def test_each_round_has_its_log_and_all_moves_can_be_read_line_by_line(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        for turn in range(20):
            if turn == 9:
                await table.restart()
            await table.move()
        messages = table.people[0].sees(table.world.table)
        logs = [
            seen for seen in messages if any("climax-" in one.filename for one in seen.pictures)
        ]
        sailings = [re.findall(r"Round (\d)", seen.pictures[0].alt) for seen in logs]
        assert len(logs) == len(sailings) == 3
        assert all(len(seen.text.splitlines()) <= MOST_LOG_LINES for seen in logs)
        assert table.table().id > max(seen.id for seen in logs), "the table stands below"
        page = await table.people[0].press("📜", at=table.world.table)
        read = page.text
        while any(one.emoji == "◀️" for one in page.buttons):
            page = await table.people[0].press("◀️", on=page)
            read = f"{page.text}\n{read}"
        missing = [line for line in await public_lines(table) if line not in read]
        assert not missing


async def test_a_table_has_at_most_five_lines_of_news_however_many_play(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=5) as table:
        await table.open_table("all_aboard", *table.people)
        told = []
        for _ in range(12):
            await table.move()
            told.append(len(re.findall(r"^-# \*\*", table.table().text, re.MULTILINE)))
        assert max(told) == MOST_LINES


async def test_who_plays_alone_has_no_log(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        await table.open_table("bandido_alcatraz", *table.people)
        for _ in range(PLIES_WITHOUT_ROUNDS + 8):
            await table.move()
        messages = table.people[0].sees(table.world.table)
        assert [seen for seen in messages if seen.text.startswith("-# **")] == []


async def test_resigning_is_told_in_the_log_too(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        await table.open_table("all_aboard", *table.people)
        sure = await table.people[1].slash("resign", at=table.world.table)
        await table.people[1].press("Yes, give up the seat", on=sure)
        await table.settle()
        assert any(line.startswith("Blue gives up") for line in await public_lines(table))


async def test_a_move_costs_one_edit_of_the_channel_and_at_most_one_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        changed: list[Any] = []
        builder = table.world.services.message_builder
        update = builder.update

        def note(message: Any, body: dict[str, Any], *rest: Any, **more: Any) -> None:
            if message.channel is table.world.table:
                changed.append(body)
            update(message, body, *rest, **more)

        monkeypatch.setattr(builder, "update", note)
        counts = []
        for _ in range(16):
            changed.clear()
            await table.move()
            calls = [body for body in changed if "🔔" in str(body.get("content"))]
            counts.append(len(changed) - len(calls))
        assert max(counts) <= 3, counts
        assert sum(counts) <= 16 + 12, counts


def looks(matches: MatchStore, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return how many lines each look at a log has read, from now on."""
    log_of, read = matches.log_of, list[int]()

    async def noted(match_id: int, after: int = 0) -> tuple[Played, ...]:
        lines = await log_of(match_id, after)
        read.append(len(lines))
        return lines

    monkeypatch.setattr(matches, "log_of", noted)
    return read


async def test_a_table_and_its_hands_read_the_log_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        await table.move()
        matches = table.bot.store.matches
        match, read = await matches.load(1), looks(matches, monkeypatch)
        desk = NewsDesk(matches, table.bot.known_users)
        news = await asyncio.gather(*(desk.of(match) for _ in range(3)))
        assert [len(one.log) for one in news] == [1, 1, 1]
        assert await desk.of(match) is news[0]
        assert read == [1]


async def test_what_a_hand_was_told_is_read_once_also_where_much_else_is_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.delivery.messages.recent_events.MATCHES_CACHED", 0)
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        await table.move()
        matches = table.bot.store.matches
        match, read = await matches.load(1), looks(matches, monkeypatch)
        desk, seats = NewsDesk(matches, table.bot.known_users), match.seats
        voices = [Voice(language, "all_aboard", ("Red", "Blue")) for language in ("en", "es")]
        told = [await desk.told_to(match, seat, voices[0]) for seat in seats]
        assert all(one.line for one in told)
        assert [await desk.told_to(match, seat, voices[0]) for seat in seats] == told
        assert read == [1, 1]
        assert (await desk.told_to(match, seats[0], voices[1])).line
        assert read == [1, 1, 1]
        await desk.told_to(replace(match, ply=match.ply - 1), seats[1], voices[0])
        assert read == [1, 1, 1, 1]


async def test_of_a_log_only_what_has_been_added_since_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.delivery.messages.recent_events.RECENT_PLIES", 3)
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        matches = table.bot.store.matches
        desk = NewsDesk(matches, table.bot.known_users)
        earlier = match = await matches.load(1)
        news = await NewsDesk(matches, table.bot.known_users).of(match)

        read = list[int]()
        for _ in range(5):
            await table.move()
            match = await matches.load(1)
            with monkeypatch.context() as patch:
                looked = looks(matches, patch)
                news = await desk.of(match)
            read += looked
            anew = await NewsDesk(matches, table.bot.known_users).of(match)
            assert [*map(news.since_move_of, match.seats)] == [
                *map(anew.since_move_of, match.seats)
            ]
        assert read == [1] * 5
        assert (await desk.of(earlier)).entries == ()
        assert await desk.of(match) == news


async def test_what_is_played_here_is_told_without_a_look_at_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        await table.move()
        read = looks(table.bot.store.matches, monkeypatch)
        for _ in range(3):
            await table.move()
        assert read == []


async def test_news_of_a_match_that_is_over_and_shown_are_kept_in_its_log_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        await table.move()
        sure = await table.people[1].slash("resign", at=table.world.table)
        await table.people[1].press("Yes, give up the seat", on=sure)
        await table.settle()
        read = looks(table.bot.store.matches, monkeypatch)
        table.bot.delivery.refresh(1)
        await table.settle()
        assert read == [2]


async def test_news_of_a_match_that_has_moved_on_end_where_it_stood(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        await table.move()
        matches = table.bot.store.matches
        earlier, desk = await matches.load(1), NewsDesk(matches, table.bot.known_users)
        await table.move()
        await desk.of(await matches.load(1))
        assert await desk.of(earlier) == await NewsDesk(matches, table.bot.known_users).of(earlier)


def test_a_line_tells_what_a_seat_did_in_the_order_in_which_it_did_it() -> None:
    voice = Voice("en", "off_the_rails", ("Ann", "Bob"))
    deeds = [
        event("lays", who=seat_name(Seat(0)), square="I7"),
        event("lays", who=seat_name(Seat(0)), square="I2"),
        event("faster", who=seat_name(Seat(0)), cart="J2", speed=3),
        event("lays", who=seat_name(Seat(0)), square="C1"),
    ]
    (line,) = in_brief(log((0, deeds)), None, voice, {})
    assert line == "**Ann** 🛤️ I7, I2, ⏫ J2 3, 🛤️ C1"


def by_outcome(slug: str, *events: Event) -> list[str]:
    """Return what the log says of a turn of the first seat, as its game retells it."""
    voice = Voice("en", slug, ("Ann", "Bob"))
    retold = SHELF[slug].story().retold
    return in_brief(log((0, list(events))), None, voice, {}, retold=retold, by_outcome=True)


def test_the_log_tells_a_turn_by_what_came_of_it_or_else_counts_what_was_built() -> None:
    ann, bob = seat_name(Seat(0)), seat_name(Seat(1))
    mine, other = cart_name("red.white"), cart_name("blue.white")
    two, five = jewel_names((0, 0, 2, 0, 0)), jewel_names((1, 0, 4, 0, 0))
    lines = by_outcome(
        "off_the_rails",
        event("lays", who=ann, square="I7"),
        event("lays", who=ann, square="I2"),
        event("faster", who=ann, cart=mine, speed=3),
        event("lays", who=ann, square="C1"),
        event("rolls", who=ann, cart=mine, way=("C1", "C2")),
        event("rams", who=ann, cart=mine, opponent=other, whose=bob, square="C2"),
        event("drops-all", who=bob, cart=other, jewels=two),
        event("leaves", who=ann, cart=mine, square="C0", jewels=five),
        event("claims", who=ann, mission=text("mission-green_fingers"), points=4),
    )
    (line,) = lines
    assert line.split("; ") == [
        "**Ann rammed Bob**",
        "**Bob dropped 2 emeralds**",
        "**Ann brought home 4 emeralds and a rock: +8, Green Fingers +4**",
    ]
    built = [event("lays", who=ann, square=square) for square in ("I7", "I2", "C1")]
    rolled = event("rolls", who=ann, cart=mine, way=("C1", "C2"))
    assert by_outcome("off_the_rails", *built, rolled) == ["**Ann** built 3 tracks"]
    assert by_outcome("off_the_rails", rolled) == ["**Ann** drove"]
    wider = event("upgrades", who=ann, square="I2", tile="a cross")
    taking = text("way-taking", square="C3", jewels="🟩").naming(("C3", "emerald"))
    loaded = event("rolls", who=ann, cart=mine, way=("C1", taking))
    assert by_outcome("off_the_rails", *built, wider, loaded, loaded) == [
        "**Ann** built 4 tracks, loaded 2 jewels"
    ]


BOARDINGS = {
    "en": "**Ada** 🦒 in boat 1, 🙈 in boat 2",
    "de": "**Ada** 🦒 in Boot 1, 🙈 in Boot 2",
    "es": "**Ada** 🦒 en barca 1, 🙈 en barca 2",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_in_words_which_boat_an_animal_boards(language: str) -> None:
    voice = Voice(language, "all_aboard", ("Ada", "Ben"))
    told = [boarded(Seat(0), "giraffe", 1), boarded(Seat(0), None, 2)]
    assert in_brief(log((0, told)), None, voice, {}, by_outcome=True) == [BOARDINGS[language]]


def test_what_several_do_alike_or_one_does_again_is_told_once() -> None:
    ann, bob = seat_name(Seat(0)), seat_name(Seat(1))
    shut = [event("dug-shut", who=ann, closed=1, at=at, tunnels=3, change="−1") for at in (2, 4)]
    assert by_outcome("bandido_alcatraz", *shut) == ["**Ann closed a tunnel ×2**"]
    paid = [event("fulfilled", who=who, gave="🧭", got="🪙2") for who in (ann, bob)]
    assert by_outcome("alles_an_bord", *paid) == ["**Ann gave 🧭, got 🪙2**; so did **Bob**"]


def lines_of_digs(*keys: str) -> list[str]:
    """Return the lines of a log in which two seats dig in turn."""
    voice = Voice("en", "bandido_alcatraz", ("Ann", "Bob"))
    whos = [seat_name(Seat(n % 2)) for n in range(len(keys))]
    digs = [event(key, who=who, tunnels=3, closed=1) for key, who in zip(keys, whos, strict=True)]
    turns = log(*((n % 2, [one]) for n, one in enumerate(digs)))
    return in_brief(turns, None, voice, {}, by_outcome=True)


def test_each_turn_that_came_to_something_has_a_line_of_its_own_in_the_log() -> None:
    assert lines_of_digs("dug-shut", "dug-on", "dug-shut", "dug-shut") == [
        "**Ann closed a tunnel**",
        "**Bob** dug on",
        "**Ann closed a tunnel**",
        "**Bob closed a tunnel**",
    ]


def test_turns_that_only_count_share_a_line_of_a_phone() -> None:
    assert lines_of_digs("dug-on", "dug-fork", "dug-on", "dug-on", "dug-shut", "dug-on") == [
        "**Ann** dug on · **Bob** dug a fork · **Ann** dug on",
        "**Bob** dug on",
        "**Ann closed a tunnel**",
        "**Bob** dug on",
    ]


def test_what_collapses_is_counted_and_told_last_but_what_falls_is_told_in_its_place() -> None:
    voice = Voice("en", "off_the_rails", ("Ann", "Bob"))
    ann, bob = seat_name(Seat(0)), seat_name(Seat(1))
    built = event("lays", who=ann, square="I7")
    lost = event("swallowed", who=bob, cart=cart_name("blue.white"))
    plain, track = (event(key, square="C1") for key in ("collapses", "collapses-track"))
    jewels = event("collapses-jewels", square="C2", jewels=jewel_names((0, 2, 0, 0, 0)))
    turns = log((0, [built, plain, lost]), (1, [plain]), (0, [jewels, track]), (1, [built]))
    assert in_brief(turns, None, voice, {}, by_outcome=True) == [
        "**Ann** built a track; **Bob lost a cart to the chasm**",
        "🕳️ 2 rubies fell into the chasm",
        "**Ann** built a track · 🕳️ 3 squares collapsed",
    ]


def test_what_others_do_when_asked_is_told_in_the_line_of_the_turn() -> None:
    voice = Voice("en", "off_the_rails", ("Ann", "Bob"))
    ann, bob = seat_name(Seat(0)), seat_name(Seat(1))
    mine, other = cart_name("red.white"), cart_name("blue.white")
    rams = event("rams", who=ann, cart=mine, opponent=other, whose=bob, square="C2")
    split = event("has-split", who=bob, cart=other)
    drops = event("drops-all", who=bob, cart=other, jewels=jewel_names((0, 0, 2, 0, 0)))
    comes = event("leaves-empty", who=ann, cart=mine, square="C0")
    turns = log((0, [rams]), (1, [split]), (0, [drops, comes]))
    assert in_brief(turns, None, voice, {}, by_outcome=True) == [
        "**Ann rammed Bob**; **Bob dropped 2 emeralds**; **Ann came home empty**"
    ]


def test_the_log_says_that_somebody_hits_a_cart_of_their_own() -> None:
    ann = seat_name(Seat(0))
    mine, other = cart_name("red.white"), cart_name("red.black")
    rams = event("rams-head-on", who=ann, cart=mine, opponent=other, whose=ann, square="C2")
    assert by_outcome("off_the_rails", rams) == ["**Ann rammed their own cart**"]


@pytest.mark.parametrize("slug", SHELF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_log_leaves_bold_letters_open_or_names_squares(
    slug: str, language: str
) -> None:
    game = SHELF[slug]
    voice = Voice(language, slug, ("Ann", "Bob", "Cleo", "Dara", "Eve"))
    moments = playout(game, game.spec.seats[-1], game.spec.options(), "log")
    entries = log(*((moment.seat, list(moment.events)) for moment in moments))
    lines = in_brief(entries, None, voice, {}, retold=game.story().retold, by_outcome=True)
    assert lines
    for line in lines:
        assert line.count("**") % 2 == 0, line
        assert "****" not in line, line
        if slug == "off_the_rails":
            assert not re.search(r"\b[A-J]\d\b", line), line
        if slug == "abordaje":
            assert not re.search(r"\(\d\)|🪝 \d", line), line


def test_the_log_tells_a_turn_of_orders_by_what_came_of_them_with_names() -> None:
    lines = by_outcome(
        "abordaje",
        orders.cancelled(3, "repel"),
        orders.boarded("pirate", 2, 1, 2),
        orders.boarded("spanish", 4, 0, 0),
        orders.fired("spanish", "P1", (2, 0)),
        orders.control_changed("control", "pirate", "S2"),
    )
    (line,) = lines
    assert line.split(" · ") == [
        "🚫 🛡️ Repel! cancels 🪝 Boarding!",
        "🪝 The pirates board: 1 Spaniard fallen, 2 pirates across",
        "💥 The Spaniards fire: 2 pirates fallen",
        "🟡 **The pirates control Spanish deck 2**",
    ]


def test_what_came_of_a_deed_is_told_before_the_next_one() -> None:
    voice = Voice("en", "bandido_alcatraz", ("Ann", "Bob"))
    covers = [event("gathered-rope", who=seat_name(Seat(0)), have=1, want=2)]
    comes = [event("water-blocked", halves=1)]
    next_one = [event("gathered-rope", who=seat_name(Seat(1)), have=2, want=2)]
    lines = in_brief(log((0, covers + comes), (1, next_one)), None, voice, {})
    assert lines == [
        "**Ann** 🪢 1/2",
        "⚠️ 💧 walled in for good: no escape any more",
        "**Bob** 🪢 2/2",
    ]
