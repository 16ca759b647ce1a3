"""What a hint says: the move, one true reason for it, what speaks against it, and the next best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest
from discord import ui

from cogs.table.hint_layout import after_it, hint_page, reason_lines
from games import SHELF
from games.abordaje.components import (
    CANCELS,
    DECK_AT,
    ENEMY,
    SECTION_OF,
    SHIP_OF,
    opposite,
)
from games.abordaje.components import (
    SIDES as SHIPS,
)
from games.abordaje.model import Captain, Place, Swap, task_of
from games.abordaje.rules.conditions import mixed_decks
from games.abordaje.rules.orders import carry_out
from games.abordaje.rules.placing import next_section
from games.abordaje.rules.questions import answers
from games.abordaje.rules.working_copy import TurnCopy
from games.all_aboard.components import ICONS, POINTS
from games.kit.chance import Chance
from games.kit.computers.candidates import Candidate, Reason, drawback_of, reason_for
from games.kit.computers.playout import Moment, playout
from games.kit.game import Seat
from games.kit.mind import Effect
from games.kit.text import seat_name, text
from games.kit.words import LANGUAGES, Voice
from matches.computers.thinking import ThinkJob, Thought, think
from matches.match import Match
from matches.records import ServerConfig
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from games.abordaje.components import Deck, Side
    from games.all_aboard.components import Animal
    from games.kit.game import Value
    from games.kit.text import Text

ENGLISH = Voice("en")

FEW, MANY = 60, 1_000
"""Positions at which what is said is held against the rules: in short, and on demand."""


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


BOTH_LOST = "as the boats then stand, 🐻 Bear (Ben) and 🦊 Fox (Ben) are lost"


def cards(*animals: Animal, owner: int | None = None) -> tuple[Text, ...]:
    key, whose = "card-own", {}
    if owner is not None:
        key, whose = "card", {"who": seat_name(Seat(owner))}
    return tuple(
        text(key, icon=ICONS[one], animal=text(f"animal-{one}"), **whose) for one in animals
    )


def saves(animal: Animal) -> Effect:
    points = POINTS[animal]
    return Effect(text("effect-saves", cards=cards(animal), points=points), 0.1 * points)


def drowns(*animals: Animal, value: float = 0.5) -> Effect:
    lost = cards(*animals, owner=1)
    return Effect(text("effect-lost-others", n=len(animals), cards=lost), value)


def loses(animal: Animal) -> Effect:
    return Effect(text("effect-lost-own", cards=cards(animal)), -1.0)


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
    assert following.endswith(" – as the boats then stand, you save 🦁 Lion: 9 points.")


def test_harm_is_no_reason_but_speaks_against_a_move() -> None:
    harm = loses("giraffe")
    because, against = said(Thought("{}", (0.7, 0.5), effects=(harm,)), boats())
    assert because.startswith("No single thing decides it: ")
    assert against == ("Against it: as the boats then stand, you lose 🦒 Giraffe.")


def test_a_reason_is_no_less_than_what_the_next_best_does_of_its_kind() -> None:
    match = boats()
    second = match.legal(min(match.to_act()))[0].model_dump_json()
    less, more, lesser_kind = saves("sloth"), saves("bear"), drowns("bear", "fox", value=0.1)
    thought = Thought(
        "{}", (0.7, 0.5), second=second, effects=(less, lesser_kind), second_effects=(more,)
    )
    because, following = said(thought, match)
    assert because == f"Because {BOTH_LOST}."
    assert following.endswith("you save 🐻 Bear: 10 points.")


def test_of_two_level_moves_that_do_the_same_it_is_said_once() -> None:
    match = boats()
    second = match.legal(min(match.to_act()))[0].model_dump_json()
    same, other = saves("giraffe"), drowns("bear", "fox", value=0.1)
    thought = Thought("{}", (0.6, 0.6), second=second, effects=(same,), second_effects=(same,))
    assert said(thought, match)[1:] == [
        "Either way, as the boats then stand, you save 🦒 Giraffe: 8 points."
    ]
    less = Thought("{}", (0.6, 0.6), second=second, effects=(same,), second_effects=(same, other))
    assert said(less, match)[1].startswith("① as the boats then stand, you save 🦒 Giraffe")


def test_where_nothing_tells_two_moves_apart_it_says_how_good_they_are_once() -> None:
    match = boats()
    second = match.legal(min(match.to_act()))[0].model_dump_json()
    apart = said(Thought("{}", (0.62, 0.5), second=second), match)
    assert apart[0].endswith("a chance of about 62 %, the next best move 50 %.")
    assert said(Thought("{}", (0.62, 0.61), second=second), match) == [
        "Either leaves you a chance of about 62 %."
    ]


def test_of_two_moves_that_are_level_it_says_what_is_for_each_and_against() -> None:
    match = boats()
    second = match.legal(min(match.to_act()))[0].model_dump_json()
    both, own, harm = saves("giraffe"), drowns("bear", "fox"), loses("zebra")
    thought = Thought(
        "{}", (0.62, 0.61), second=second, effects=(both, own), second_effects=(both, harm)
    )
    assert said(thought, match) == [
        "Either leaves you a chance of about 62 %.",
        f"① {BOTH_LOST}.",
        "② as the boats then stand, you save 🦒 Giraffe: 8 points.",
        "Against ②: as the boats then stand, you lose 🦓 Zebra.",
    ]
    seen = Thought("{}", (0.62, 0.61), Reason(("sign-lost-own", 2), 0.1, 0.6), second=second)
    assert said(seen, match)[1:] == [
        (
            "You lose an animal in boat 2 in 1 of 10 tries to play on after ①, with others’ cards "
            "guessed; after ②, in 6."
        )
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
    assert lost.endswith("Every animal saved still counts for your place.")
    first, following = said(Thought("{}", (0.01, 0.01), second=second), match)
    assert first == lost
    assert following.startswith("Next best: ")


def test_where_all_is_lost_it_says_so_and_what_is_left_to_play_for() -> None:
    lines = said(Thought("{}", (0.01, 0.0)), match_at("bandido_alcatraz"))
    assert lines == [
        "Hardly any way of winning is left. Fewer open tunnels are still a better result."
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


# ---- that reasons are true ----------------------------------------------------------------------


@pytest.mark.parametrize("many", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_what_is_said_of_orders_is_what_they_do_where_the_decks_stand_so(many: int) -> None:
    game, seen = SHELF["abordaje"], set[str]()
    for match in range(1 + many // 60):
        for moment in playout(game, 2, game.spec.options(), f"true {match}"):
            before, move = cast("Any", moment.before), moment.move
            side: Side = before.side_of(moment.seat)
            for one in game.mind().effects(before, moment.seat, move):
                seen.add(one.said.key)
                if one.said.key in ABOUT_PLACES:
                    ABOUT_PLACES[one.said.key](one.said, moment, side)
                elif isinstance(move, Place):
                    check_order(one.said, before, side, next_section(before, side), move.card)
                else:
                    check_who_stands(one.said, moment, side)
    orders = {"boards", "fires", "fights", "fights-nobody", "repels", "covers", "stands-up"}
    others = ("standing", "there", "swapped-in", "withholds", "strengthens", "counts", "brings")
    assert seen >= {f"effect-{one}" for one in (*orders, *others)}


def check_order(said: Text, before: Any, side: Side, section: int, order: Any) -> None:
    """Hold what is said of an order in a section against what comes of it there."""
    then = carried_out(before, side, section, order)
    key, told = said.key, said.facts
    if key == "effect-boards":
        assert men_on(then, side, told["deck"]) == (told["own"], told["enemy"])
    elif key == "effect-fires":
        stood, stand = (men_on(at, side, told["deck"])[1] for at in (before, then))
        assert stood - stand == told["n"]
    elif key == "effect-fights":
        assert min(told["own"], told["enemy"]) > 0
        assert men_on(before, side, told["deck"]) == (told["own"], told["enemy"])
        if then is not before:
            assert men_on(then, side, told["deck"]) == (told["left"], told["enemies"])
    elif key == "effect-fights-nobody":
        assert then.forces == before.forces
    elif key == "effect-fires-at-both":
        assert men_on(before, side, told["deck"]) == (told["own"], told["enemy"])
    elif key in {"effect-repels", "effect-covers"}:
        assert told["n"] == men_on(before, side, told["deck"])[key == "effect-repels"]
    elif key == "effect-brings":
        assert then.tasks[0].kind == "reinforce"
        assert CANCELS[order] == told["order"]
        assert DECK_AT[side, cast("Any", section)] == told["deck"]
    else:
        assert key == "effect-stands-up"
        tasks = (one for one in then.tasks if (one.side, one.section) == (side, section))
        asked = {one.kind for one in tasks if len(answers(then, one)) > 1}
        assert told["n"] == ("reinforce" in asked)
        assert told["losses"] == ("rally" in asked)
    check_what_could_come(said, before, side, section)


def check_who_stands(said: Text, moment: Moment, side: Side) -> None:
    """Hold what is said of men against those who then stand on the decks."""
    assert said.key in {"effect-standing", "effect-left"}
    told, is_alone = said.facts, len(moment.events) == 1
    if (said.key == "effect-left" and is_alone) or is_alone:
        assert men_on(moment.after, side, told["deck"]) == (told["own"], told["enemy"])


def check_order_there(said: Text, moment: Moment, side: Side) -> None:
    """Hold what is said of an order that is swapped, or left where it lies."""
    told, at = said.facts, SHIPS.index(side)
    state = cast("Any", moment.after if isinstance(moment.move, Swap) else moment.before)
    if state.turn == cast("Any", moment.before).turn:
        laid = dict(zip(state.order_sections, state.laid[at], strict=True))
        assert laid[told["section"]] == told["order"]
    what = cast("Any", said.args["what"])
    check_order(what, moment.before, side, told["section"], told["order"])


def check_fight_after_swap(said: Text, moment: Moment, side: Side) -> None:
    told, before = said.facts, cast("Any", moment.before)
    assert cast("Place", moment.move).card == "fight"
    assert not mixed_decks(before, next_section(before, side))
    assert told["deck"] in mixed_decks(before, told["section"])
    assert men_on(before, side, told["deck"]) == (told["own"], told["enemy"])


def check_order_withheld(said: Text, moment: Moment, side: Side) -> None:
    """Let the enemy lay an order, so that hands are exchanged, and look into theirs."""
    game, state = SHELF["abordaje"], cast("Any", moment.before)
    state = game.play(state, moment.seat, moment.move, Chance("exchange", 0))[0]
    enemy, laid = state.seat_of(ENEMY[side]), list(map(len, state.laid))
    if laid[0] != laid[1]:
        move = game.legal(state, enemy)[0]
        state = game.play(state, enemy, move, Chance("exchange", 1))[0]
    assert said.facts["order"] not in state.hands[SHIPS.index(ENEMY[side])]


def check_captain(said: Text, moment: Moment, side: Side) -> None:
    """Hold what is said of a captain against where he is, and the order that lies there."""
    before, move, told = cast("Any", moment.before), moment.move, said.facts
    deck = move.deck if isinstance(move, Captain) else before.force(side).captain
    own, enemy = men_on(before, side, deck)
    if said.key == "effect-counts":
        assert (deck, own, enemy) == (told["deck"], told["own"], told["enemy"])
        assert own > 0
        assert SHIP_OF[deck] != side
        return
    section, at = SECTION_OF[deck], SHIPS.index(side)
    assert section == told["section"]
    assert before.laid[at][before.order_sections.index(section)] == told["order"]
    assert told["order"] != "fight" or min(own, enemy) > 0
    assert told["order"] != "boarding" or SHIP_OF[deck] == side


ABOUT_PLACES: dict[str, Callable[[Text, Moment, Side], None]] = {
    "effect-there": check_order_there,
    "effect-swapped-in": check_fight_after_swap,
    "effect-withholds": check_order_withheld,
    "effect-strengthens": check_captain,
    "effect-counts": check_captain,
}


def check_what_could_come(said: Text, before: Any, side: Side, section: int) -> None:
    """Let the enemy do what an order is said to be against, or the lot be drawn again and again."""
    key, told = said.key, said.facts
    if key == "effect-covers" and not men_on(before, side, told["deck"])[1]:
        shot = ordered(before, ENEMY[side], section, "fire", 0)
        fallen = told["n"] - men_on(shot, side, told["deck"])[0]
        assert fallen == min(2, told["n"])
    elif key == "effect-repels":
        there = opposite(told["deck"])
        boarded = ordered(before, ENEMY[side], section, "boarding", 0)
        crossed = men_on(boarded, side, there)[1] - men_on(before, side, there)[1]
        assert (crossed > 0) == (told["n"] > 0)
    elif key == "effect-fires-at-both":
        falls = set[str]()
        for draw in range(8):
            shot = ordered(before, side, section, "fire", draw)
            own, enemy = men_on(shot, side, told["deck"])
            lost = {"own": told["own"] - own, "enemy": told["enemy"] - enemy}
            assert sum(lost.values()) == min(2, told["own"] + told["enemy"])
            falls |= {whose for whose, n in lost.items() if n}
        assert falls


def ordered(before: Any, side: Side, section: int, order: Any, draw: int) -> Any:
    """Return where an order leads, whatever else is laid, by one of the draws of luck."""
    copy = TurnCopy(before, Chance("draws", draw))
    carry_out(copy, task_of("order", side, cast("Any", section), order))
    return copy.result()[0]


def carried_out(before: Any, side: Side, section: int, order: Any) -> Any:
    """Return where an order leads in a section, if it is carried out as the decks stand."""
    if order == "fight" and len(mixed_decks(before, section)) > 1:
        return before
    return ordered(before, side, section, order, 0)


def men_on(state: Any, side: Side, deck: Deck) -> tuple[int, int]:
    """Return a side's own men on a deck, and the enemy's."""
    return state.men_on(side, deck), state.men_on(ENEMY[side], deck)


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
