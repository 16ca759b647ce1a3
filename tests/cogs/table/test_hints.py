"""What a hint says: the move, one true reason for it, what speaks against it, and the next best."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, cast

import pytest
from discord import ui

from cogs.table.hint_layout import after_it, hint_page, reason_lines
from games import SHELF
from games.all_aboard.components import ICONS, POINTS
from games.alles_an_bord.components import CARDS, KINDS, equipment_asked, goods_asked
from games.alles_an_bord.events.naming import reward_of
from games.alles_an_bord.rules import payments_for
from games.bandido_alcatraz.components import CARDS as CARDS_OF_BANDIDO
from games.bandido_alcatraz.components import EXIT, SIDES, missing_items
from games.bandido_alcatraz.model import Dig, Laid, beside, neighbours, places_for
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
from tests.support.played import with_plans

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from games.all_aboard.components import Animal
    from games.bandido_alcatraz.model import Cell
    from games.kit.game import AnyGame, Value
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
    assert apart[0].endswith("a chance of about 62 % to win, the next best move one of 50 %.")
    same, level = said(Thought("{}", (0.62, 0.61), second=second), match)
    assert same.startswith("It makes no difference here: ")
    assert level == "Either way your chance to win is about 62 %."


def test_no_chance_is_called_certain_before_the_end() -> None:
    match = boats()
    second = match.legal(min(match.to_act()))[0].model_dump_json()
    assert said(Thought("{}", (1.0, 0.999), second=second), match)[-1].endswith("about 99 %.")


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
        "Either way your chance to win is about 62 %.",
    ]
    seen = Thought("{}", (0.62, 0.61), Reason(("sign-lost-own", 2), 0.1, 0.6), second=second)
    assert said(seen, match)[:1] == [
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
def test_what_is_said_of_tunnels_and_water_is_what_the_table_then_shows(many: int) -> None:
    game, seen = SHELF["bandido_alcatraz"], set[str]()
    for match in range(1 + many // 60):
        for moment in playout(game, 2, game.spec.options(), f"true {match}"):
            effects = game.mind().effects(moment.before, moment.seat, moment.move)
            found: dict[str, int] = {one.said.key: one.said.facts["n"] for one in effects}
            seen |= found.keys()
            before, after = (game.view(one, moment.seat) for one in (moment.before, moment.after))
            fewer = len(before.tunnels) - len(after.tunnels)
            told = {one.key.removesuffix("-too"): one.args for one in moment.events}
            assert found.get("effect-fewer", -found.get("effect-more", 0)) == fewer
            assert found.get("effect-least", len(after.tunnels)) == len(after.tunnels)
            if "effect-joins" in found:
                (joined,) = (args for key, args in told.items() if key.startswith("dug-joined"))
                assert joined["closed"] == found["effect-joins"]
            assert ("effect-blocks-water" in found) is ("water-blocked" in told)
            assert ("effect-walls" in found) is ("tunnel-walled" in told)
            covered = told.get("water-covered", {"covered": 0})["covered"]
            assert found.get("effect-covers-water", 0) == covered
            if "effect-keeps" in found:
                assert fewer <= 0
                (kept,) = (one.said.facts for one in effects if one.said.key == "effect-keeps")
                assert (
                    best_of_others(game, cast("Any", moment), kept["card"]) == found["effect-keeps"]
                )
            if "effect-level" in found:
                assert found["effect-level"] == len(before.tunnels) == len(after.tunnels)
            assert ("effect-exit" in found) <= (after.way_out is not None)
            meeting = {cell for cell, n in mouths(after).items() if n > 1}
            new = meeting - {cell for cell, n in mouths(before).items() if n > 1}
            assert found.get("effect-meets", len(new)) == len(new)
            check_what_comes_next(effects, moment)
            if "effect-gathers" in found:
                missing = missing_items(after.gathered).values()
                assert found["effect-gathers"] == sum(max(one, 0) for one in missing)
    kinds = ("joins", "fewer", "more", "meets", "gathers", "keeps", "level", "least", "prepares")
    assert {f"effect-{one}" for one in (*kinds, "closable", "hard")} <= seen


def check_what_comes_next(effects: Sequence[Effect], moment: Moment) -> None:
    """Lay what is left of the hand, and each card not seen yet, wherever it fits after a move."""
    before, after, seat = cast("Any", moment.before), cast("Any", moment.after), moment.seat
    told = {one.said.key: one.said.facts for one in effects}
    grid, rule, table = after.table.grid, after.options.cover_rule, after.table

    def left(card: str, *beside: Cell) -> Iterator[Any]:
        """Yield what is open after a card, that lies on a square, if one is given."""
        for x, y, way in places_for(grid, card, rule):
            laid = Laid(card=card, x=x, y=y, rotation=way)
            if set(beside) <= set(laid.cells):
                yield table.plus(laid).grid.tunnels.keys()

    if "effect-prepares" in told:
        facts = told["effect-prepares"]
        card = before.hands[seat][facts["card"] - 1]
        assert len(grid.tunnels) - min(map(len, left(card))) == facts["n"]
    for facts in (told[key] for key in ("effect-closable", "effect-hard") if key in told):
        seen = {one.card for one in table.laid} | {*before.hands[seat], *after.gathered, EXIT}
        unseen = [one for one in CARDS_OF_BANDIDO if one not in seen | {*before.set_aside[seat]}]
        assert facts["many"] == len(unseen)
        own = cast("Any", table.laid[-1]).cells
        opened = {neighbours(cell)[side] for cell, side in grid.tunnels if cell in own}
        assert facts["places"] == len(opened)
        closing = [
            sum(any(one <= grid.tunnels.keys() for one in left(card, cell)) for card in unseen)
            for cell in opened
        ]
        assert facts["n"] == min(closing)


def test_a_card_that_lets_him_escape_is_said_to_do_so() -> None:
    game, seen = SHELF["bandido_alcatraz"], set[str]()
    for match in range(12):
        for moment in with_plans(game, f"escape {match}", slips=False):
            effects = game.mind().effects(moment.before, moment.seat, moment.move)
            found = {one.said.key for one in effects} & {"effect-escapes", "effect-ends"}
            outcome, grid = game.outcome(moment.after), cast("Any", moment.after).table.grid
            is_last = isinstance(moment.move, Dig) and not grid.tunnels
            escapes = bool(outcome and outcome.winners)
            assert found == ({"effect-escapes" if escapes else "effect-ends"} if is_last else set())
            seen |= found
    assert "effect-escapes" in seen


def best_of_others(game: AnyGame, moment: Moment, kept: int) -> int:
    """Return how many tunnels fewer would be open after the best of the other cards in hand.

    That is one of those with the number `kept`.
    """
    before, card = cast("Any", moment.before), cast("Any", moment.move).card
    legal = game.legal(moment.before, moment.seat)
    others = [one for one in legal if one.kind == "dig" and cast("Any", one).card != card]
    after = (game.play(before, moment.seat, one, Chance("any", 0))[0] for one in others)
    left = [len(game.view(cast("Any", one), moment.seat).tunnels) for one in after]
    hand = cast("Any", game.view(before, moment.seat)).hand
    best = {hand.index(one.card) + 1 for one, n in zip(others, left, strict=True) if n == min(left)}
    assert kept in best
    return len(game.view(before, moment.seat).tunnels) - min(left)


def mouths(view: Any) -> Counter[Cell]:
    """Count the open tunnels that lead into each empty square."""
    return Counter(beside((one.x, one.y), SIDES.index(one.side)) for one in view.tunnels)


@pytest.mark.parametrize("many", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_what_is_said_to_complete_a_card_pays_for_it_and_nothing_did_before(many: int) -> None:
    game, seen = SHELF["alles_an_bord"], set[str]()
    for match in range(4 + many // 100):
        options = game.spec.options.model_validate({"loading": ("race", "calm")[match % 2]})
        for moment in playout(game, 2, options, f"true {match}"):
            before: Any = moment.before
            for one in game.mind().effects(before, moment.seat, moment.move):
                seen.add(one.said.key)
                own, then = aboard(before, moment.seat), aboard(moment.after, moment.seat)
                if one.said.key == "effect-completes":
                    card = one.said.facts["card"]
                    assert card in before.pile
                    assert asked_by(card) <= then
                    assert not asked_by(card) <= own
                elif one.said.key == "effect-asked":
                    (thing,) = then - own
                    asked = [card for card in before.pile if thing in asked_by(card)]
                    assert one.said.args == {"n": len(asked), "have": own[thing]}
                elif one.said.key == "effect-nothing-lies":
                    lying = [kind for kind, n in zip(KINDS, before.heap_open, strict=True) if n]
                    more = [own + Counter([kind]) for kind in lying]
                    lacking = [card for card in map(asked_by, before.pile) if not card <= own]
                    assert not any(card <= one for card in lacking for one in more)
                elif one.said.key == "effect-pays-pirates":
                    assert one.said.args == pirates_paid(before, moment.seat)
                elif one.said.key in {"effect-awaits", "effect-lacks", "effect-kept-for"}:
                    check_what_is_missing(one.said, before, moment.seat)
                else:
                    check_what_is_given_or_left(one.said, moment)
    kinds = ("completes", "asked", "pays", "stores", "nothing-lies", "shared")
    assert seen >= {"effect-pays-pirates", "effect-unasked", "effect-awaits", "effect-lacks"}
    assert many == FEW or "effect-kept-for" in seen
    assert seen >= {f"effect-{one}" for one in kinds}


def check_what_is_missing(said: Text, before: Any, seat: Seat) -> None:
    """Hold what is said to be missing against the ship, and what is kept against the cards."""
    ship, own, jokers = before.ships[seat], aboard(before, seat), before.options.competition == "on"
    if said.key == "effect-kept-for":
        card = said.facts["card"]
        assert card in before.pile
        assert payments_for(ship, card, jokers=jokers)
        game = SHELF["alles_an_bord"]
        paid = [one for one in game.legal(before, seat) if one.kind == "fulfil"]
        assert paid
        for one in paid:
            things = Counter(cast("Any", one).payment) + Counter(goods_asked(before.card))
            left = own - Counter(thing.partition("@")[0] for thing in things.elements())
            assert asked_by(card) - left, (card, one)
        return
    card = before.card if said.key == "effect-lacks" else said.facts["card"]
    lacking = asked_by(card) - own
    assert dict(said.facts["things"]) == dict(lacking)
    if said.key == "effect-awaits":
        (thing,) = lacking.elements()
        assert before.heap_open[KINDS.index(cast("Any", thing))] == 0


def check_what_is_given_or_left(said: Text, moment: Moment) -> None:
    """Hold what is said of storage against the room aboard, and of tiles against the cards."""
    before: Any = moment.before
    own, then = aboard(before, moment.seat), aboard(moment.after, moment.seat)
    if said.key == "effect-stores":
        assert then - own == Counter(["storage"])
        fits = [room_of_full(state, moment.seat) for state in (before, moment.after)]
        assert fits == [said.args["before"], said.args["n"]]
    elif said.key == "effect-pays":
        assert said.facts["what"] == tuple(reward_of(before.card).items())
    elif said.key == "effect-unasked":
        (thing,) = own - then
        assert not any(thing in asked_by(card) for card in before.pile)
    else:
        assert said.key == "effect-shared"
        lying = [kind for kind, n in zip(KINDS, before.heap_open, strict=True) if n]
        whole = completed_by(lying, before.pile, own)
        assert whole
        assert all(wanted_elsewhere(card, before.pile) for card in whole)


def completed_by(kinds: Sequence[str], cards: Sequence[str], own: Counter[str]) -> list[str]:
    """Return the cards that lack one thing, which is among these."""
    lacking = [(card, asked_by(card) - own) for card in cards]
    return [card for card, these in lacking if these.total() == 1 and set(these) <= set(kinds)]


def wanted_elsewhere(card: str, cards: Sequence[str]) -> bool:
    return any(set(asked_by(card)) & set(asked_by(one)) for one in cards if one != card)


def room_of_full(state: Any, seat: Seat) -> int:
    """Return how many goods a ship could carry if all its free slots had tiles without storage."""
    ship = state.ships[seat]
    filler = {"deck": ship.deck_free, "below": ship.below_free}
    full = {row: (*getattr(ship, row), *["sabre"] * n) for row, n in filler.items()}
    room: int = ship.model_copy(update=full).hold
    return room


def pirates_paid(state: Any, seat: Seat) -> dict[str, int]:
    """Count the pirates to come whom a ship can pay: its parrot stands for one thing it lacks."""
    cards = [*state.pile, *([state.card] if state.phase in {"decide", "announce", "face"} else [])]
    pirates = [card for card in cards if CARDS[card].category == "pirates"]
    lacking = [(asked_by(card) - aboard(state, seat)).total() for card in pirates]
    jokers = int(state.ships[seat].parrot)
    return {"n": sum(one <= jokers for one in lacking), "many": len(pirates)}


def asked_by(card: str) -> Counter[str]:
    return Counter([*equipment_asked(card), *goods_asked(card)])


def aboard(state: Any, seat: Seat) -> Counter[str]:
    ship = state.ships[seat]
    return Counter([*ship.deck, *ship.below, *ship.goods])


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
