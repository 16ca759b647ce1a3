"""What a hint says: the move, one true reason for it, what speaks against it, and the next best."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from discord import ui

from cogs.table.hint_layout import after_it, hint_page, hinted_moves, reason_lines
from games import SHELF
from games.all_aboard.components import ICONS, POINTS
from games.kit.chance import Chance
from games.kit.computers.candidates import Candidate, Reason, drawback_of, reason_for
from games.kit.game import Seat
from games.kit.mind import Effect
from games.kit.text import seat_name, text
from games.kit.words import LANGUAGES, Voice
from matches.computers.thinking import ThinkJob, Thought, think
from matches.match import Match
from matches.records import ServerConfig
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from games.all_aboard.components import Animal
    from games.kit.game import Value
    from games.kit.text import Text

ENGLISH = Voice("en")


def match_at(slug: str, state: Value | None = None) -> Match:
    """Return a match at a position, by default as it is dealt."""
    game, options = SHELF[slug], SHELF[slug].spec.options()
    state = state or game.setup(2, options, Chance("hints", 0))
    return Match(
        1, 0, 5, "en", game, options, (1, 2), "sealed", 0, (0, 0), frozenset(), state, None
    )


def said(thought: Thought, match: Match, language: str = "en") -> list[str]:
    voice = Voice(language, match.game.spec.slug, ("Ana", "Ben"))
    return reason_lines(match, min(match.to_act()), thought, voice)


def boats() -> Match:
    return match_at("all_aboard")


BOTH_LOST = "as the boats then stand: 🐻 Bear (Ben) and 🦊 Fox (Ben) are lost"


def cards(*animals: Animal, owner: int | None = None) -> tuple[Text, ...]:
    key, whose = "card-own", {}
    if owner is not None:
        key, whose = "card", {"who": seat_name(Seat(owner))}
    return tuple(
        text(key, icon=ICONS[one], animal=text(f"animal-{one}"), **whose) for one in animals
    )


def saves(animal: Animal) -> Effect:
    points = POINTS[animal]
    what = text("saves-own", cards=cards(animal), points=points)
    return Effect(text("effect-saves", how=text("how-any"), what=what), 0.1 * points)


def drowns(*animals: Animal, value: float = 0.5) -> Effect:
    lost = cards(*animals, owner=1)
    what = text("loses-others", n=len(animals), cards=lost)
    return Effect(text("effect-lost-others", how=text("how-any"), what=what), value)


def loses(animal: Animal) -> Effect:
    return Effect(
        text(
            "effect-lost-own",
            how=text("how-any"),
            cards=cards(animal),
            points=POINTS[animal],
        ),
        -1.0,
    )


def test_a_hint_says_what_its_move_does_and_the_next_best_does_not() -> None:
    match = boats()
    second = match.legal(min(match.to_act()))[0].model_dump_json()
    both, own, other = saves("giraffe"), drowns("bear", "fox"), saves("lion")
    thought = Thought(
        "{}", (0.7, 0.5), second=second, effects=(both, own), second_effects=(both, other)
    )
    because, following = said(thought, match)
    assert because == f"Because {BOTH_LOST}."
    assert following.startswith("Next best: ")
    assert following.endswith(" – as the boats then stand: you save 🦁 Lion, 9 points.")


def test_harm_is_no_reason_but_speaks_against_a_move() -> None:
    harm = loses("giraffe")
    because, against = said(Thought("{}", (0.7, 0.5), effects=(harm,)), boats())
    assert because.startswith("No single thing decides it: ")
    assert against == ("Against it: as the boats then stand: you lose 🦒 Giraffe, 8 points.")


def test_a_reason_is_no_less_than_what_the_next_best_does_of_its_kind() -> None:
    match = boats()
    second = match.legal(min(match.to_act()))[0].model_dump_json()
    less, more, lesser_kind = saves("sloth"), saves("bear"), drowns("bear", "fox", value=0.1)
    thought = Thought(
        "{}", (0.7, 0.5), second=second, effects=(less, lesser_kind), second_effects=(more,)
    )
    because, following = said(thought, match)
    assert because == f"Because {BOTH_LOST}."
    assert following.endswith("you save 🐻 Bear, 10 points.")


def test_of_two_level_moves_that_do_the_same_it_is_said_once() -> None:
    match = boats()
    second = match.legal(min(match.to_act()))[0].model_dump_json()
    same, other = saves("giraffe"), drowns("bear", "fox", value=0.1)
    thought = Thought("{}", (0.6, 0.6), second=second, effects=(same,), second_effects=(same,))
    assert said(thought, match)[:1] == [
        "Either way, as the boats then stand: you save 🦒 Giraffe, 8 points."
    ]
    less = Thought("{}", (0.6, 0.6), second=second, effects=(same,), second_effects=(same, other))
    assert said(less, match)[0].startswith("① as the boats then stand: you save 🦒 Giraffe")


def test_where_nothing_tells_two_moves_apart_it_says_how_good_they_are_once() -> None:
    match = boats()
    second = match.legal(min(match.to_act()))[0].model_dump_json()
    apart = said(Thought("{}", (0.62, 0.5), second=second), match)
    assert apart[0].endswith("a chance of about 62% to win, the next best move one of 50%.")
    (alike,) = said(Thought("{}", (0.62, 0.62)), match)
    assert alike.startswith("It makes no difference here: "), "of the second too little is known"
    same, level = said(Thought("{}", (0.62, 0.61), second=second), match)
    assert same.startswith("It makes no difference here: ")
    assert level == "Either way your chance to win is about 62%."


def test_no_chance_is_called_certain_before_the_end() -> None:
    match = boats()
    second = match.legal(min(match.to_act()))[0].model_dump_json()
    assert said(Thought("{}", (1.0, 0.999), second=second), match)[-1].endswith("about 99%.")


def test_of_two_moves_that_are_level_it_says_what_is_for_each_and_against() -> None:
    match = boats()
    second = match.legal(min(match.to_act()))[0].model_dump_json()
    both, own, harm = saves("giraffe"), drowns("bear", "fox"), loses("zebra")
    thought = Thought(
        "{}", (0.62, 0.61), second=second, effects=(both, own), second_effects=(both, harm)
    )
    assert said(thought, match) == [
        f"① {BOTH_LOST}.",
        "② as the boats then stand: you save 🦒 Giraffe, 8 points.",
        "Against ②: as the boats then stand: you lose 🦓 Zebra, 7 points.",
    ]
    seen = Thought("{}", (0.62, 0.61), Reason(("sign-lost-own", 2), 0.1, 0.6), second=second)
    assert said(seen, match)[:1] == [
        (
            "You lose an animal in boat 2 in 1 of 10 tries to play on after ①, with others’ cards "
            "guessed; after ②, in 6."
        )
    ]


def test_a_next_best_without_a_reason_of_its_own_is_named_only_with_what_it_is_worse_at() -> None:
    match = boats()
    second = match.legal(min(match.to_act()))[0].model_dump_json()
    own, harm = saves("giraffe"), loses("zebra")
    bare = Thought("{}", (0.7, 0.5), second=second, effects=(own,))
    assert len(said(bare, match)) == 1
    worse = Thought("{}", (0.7, 0.5), second=second, effects=(own,), second_effects=(harm,))
    assert said(worse, match)[1].endswith(
        " – against it: as the boats then stand: you lose 🦓 Zebra, 7 points."
    )


def test_the_next_best_is_left_out_of_a_hint_that_is_long_without_it() -> None:
    match = boats()
    second = match.legal(min(match.to_act()))[0].model_dump_json()
    many = drowns(*("bear", "fox", "lion", "sloth", "giraffe", "zebra") * 2)
    other = (saves("lion"),)
    short = Thought("{}", (0.7, 0.5), second=second, effects=(saves("bear"),), second_effects=other)
    assert len(said(short, match)) == 2
    long = Thought("{}", (0.7, 0.5), second=second, effects=(many,), second_effects=other)
    assert len(said(long, match)) == 1


def test_of_two_level_moves_one_that_only_harms_is_not_recommended() -> None:
    match = boats()
    legal = match.legal(min(match.to_act()))
    first, second = legal[0].model_dump_json(), legal[-1].model_dump_json()
    own, harm = saves("giraffe"), loses("zebra")
    for effects, shown in (((own,), (harm,)), legal[0]), (((harm,), (own,)), legal[-1]):
        thought = Thought(
            first, (0.6, 0.6), second=second, effects=effects[0], second_effects=effects[1]
        )
        assert hinted_moves(match, thought) == (shown,)
        assert said(thought, match) == [
            "Because as the boats then stand: you save 🦒 Giraffe, 8 points."
        ]


def test_two_moves_that_are_level_have_a_button_each() -> None:
    match = boats()
    legal = match.legal(seat := min(match.to_act()))
    best, second = legal[0].model_dump_json(), legal[-1].model_dump_json()
    voice = Voice("en", "all_aboard", ("Ana", "Ben"))

    def shown(*worths: float) -> tuple[str, list[str]]:
        thought = Thought(best, worths, second=second)
        page = hint_page(match, seat, thought, voice, None)
        texts = [one.content for one in page.walk_children() if isinstance(one, ui.TextDisplay)]
        buttons = [one for one in page.walk_children() if isinstance(one, ui.Button)]
        return texts[0], [f"{one.label}" for one in buttons]

    text_, buttons = shown(0.62, 0.61)
    assert text_.startswith("💡 For a strong computer two moves are level: **① ")
    assert "Board an animal" not in text_, "nothing else can be done"
    assert buttons == ["Play ①", "Play ②"]
    assert shown(0.62, 0.4)[1] == ["Play this"]


def test_where_all_is_lost_no_two_moves_are_called_level() -> None:
    match = boats()
    second = match.legal(min(match.to_act()))[0].model_dump_json()
    (lost,) = said(Thought("{}", (0.01, 0.01)), match)
    assert lost.endswith("your points, and among three or more players your place.")
    assert said(Thought("{}", (0.01, 0.01), second=second), match) == [lost]
    other = Thought("{}", (0.01, 0.01), second=second, second_effects=(saves("giraffe"),))
    first, following = said(other, match)
    assert first == lost
    assert following.startswith("Next best: ")


def test_where_all_is_lost_it_says_so_and_what_is_left_to_play_for() -> None:
    lines = said(Thought("{}", (0.01, 0.0)), match_at("bandido_alcatraz"))
    assert lines == [
        (
            "Hardly any way of winning is left. "
            "A verdict at the end, where there is one, is better with fewer open tunnels."
        )
    ]


def test_what_tries_have_shown_is_a_reason_by_whom_it_is_good_for() -> None:
    def tried(drowned: int, saved: int) -> Candidate:
        one = Candidate(boats().state, visits=40)
        one.signs.update({("sign-lost-own", 1): drowned, ("sign-saved", 1): saved})
        return one

    harms = frozenset({"sign-lost-own"})
    often, rarely = tried(30, 20), tried(10, 20)
    assert reason_for([often, rarely], harms) is None
    assert drawback_of([often, rarely], harms) == Reason(("sign-lost-own", 1), 0.75, 0.25)
    assert reason_for([rarely, often], harms) == Reason(("sign-lost-own", 1), 0.25, 0.75)
    thought = Thought("{}", (0.7, 0.5), reason_for([rarely, often], harms))
    assert said(thought, boats()) == [
        (
            "You lose an animal in boat 1 in 2 of 10 tries to play on, with others’ cards guessed; "
            "after the next best move, in 8."
        )
    ]


@pytest.mark.parametrize("slug", sorted(SHELF))
def test_hints_have_words_in_every_language(slug: str) -> None:
    game = SHELF[slug]
    state = game.setup(2, game.spec.options(), Chance("words", 0))
    for ply in range(12):
        if not game.to_act(state):
            break
        seat = min(game.to_act(state))
        world = game.redeal(state, seat, Chance("world", ply)).model_dump_json()
        job = ThinkJob(type(game), world, seat, "strong", f"words {ply}", scale=0.005)
        thought, match = think(job), match_at(slug, state)
        for language in LANGUAGES:
            lines = reason_lines(match, seat, thought, Voice(language, slug, ("Ana", "Ben")))
            assert lines
            assert "[" not in "".join(lines)
        state, _ = game.play(state, seat, game.load_move(thought.move), Chance("words", ply + 1))


@pytest.mark.parametrize("slug", ["all_aboard", "abordaje", "alles_an_bord"])
def test_a_picture_of_what_a_move_changes_depends_on_nothing_that_is_hidden(slug: str) -> None:
    game = SHELF[slug]
    state = game.setup(2, game.spec.options(), Chance("gold", 0))
    shown = 0
    for ply in range(10):
        seat = min(game.to_act(state))
        match = match_at(slug, state)
        other = match_at(slug, game.redeal(state, seat, Chance("other", ply)))
        move = match.legal(seat)[0]
        view = after_it(match, seat, move)
        assert view == after_it(other, seat, move)
        shown += view is not None
        state, _ = game.play(state, seat, move, Chance("gold", ply + 1))
    assert shown


async def test_a_hint_is_asked_for_below_the_hand_and_played_by_its_button(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        table.bot.thinker.scale = 0.01
        red = table.people[0]
        await red.slash("play", game="bandido_alcatraz", level="normal", at=red.dm)
        await table.settle()
        dealt = table.hand(red)
        assert "💡" in [one.emoji for one in dealt.buttons]
        hint = await red.press("💡", on=dealt)
        assert "A strong computer would play" in hint.text
        assert len(hint.pictures) == 1
        await red.press("Play this", on=hint)
        moves = await table.bot.store.matches.log_of(1)
        assert moves[0].seat == Seat(0)


async def test_a_server_that_forbids_hints_shows_no_way_to_ask_for_one(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        home = table.world.home.id
        await table.bot.store.configs.save(home, ServerConfig(hints=False))
        await table.open_table("bandido_alcatraz", red)
        await table.settle()
        hand = await red.press("My hand", on=table.table())
        assert "💡" not in [one.emoji for one in (*table.table().buttons, *hand.buttons)]
        refused = await red.slash("hint", at=table.world.table)
        assert refused.text == ENGLISH("hints-forbidden")


async def test_alone_in_a_server_a_match_counts_until_the_first_hint(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        table.bot.thinker.scale = 0.01
        (red,) = table.people
        await table.open_table("bandido_alcatraz", red)
        await table.settle()
        dealt = table.table()
        assert "💡" in [one.emoji for one in dealt.buttons]
        asked = await red.press("💡", on=dealt)
        assert asked.text == ENGLISH("hint-counts-nowhere")
        hint = await red.press("Take hints", on=asked)
        assert "A strong computer would play" in hint.text
        await table.settle()
        assert "takes hints: this match counts on no leaderboard" in table.told()
        again = await red.press("💡", on=dealt)
        assert "A strong computer would play" in again.text, "nobody is asked twice"
        await red.press("Play this", on=again)
        await table.bot.referee.resign(1, red.id)
        board = await red.slash("leaderboard", game="bandido_alcatraz")
        assert "Nobody has finished a match here yet" in board.text
