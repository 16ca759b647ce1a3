"""The picture of Alles an Bord?!: what it shows to whom, how big it is, and in every language."""

from __future__ import annotations

from functools import cache
from typing import Final
from unicodedata import name

import pytest

from games.alles_an_bord.components import CARDS, CATEGORIES, COLOURS, ICONS, KINDS
from games.alles_an_bord.game import AllesAnBord
from games.alles_an_bord.model import Answer, Options, State, View
from games.alles_an_bord.picture import cards, draw, goods, labels, tiles
from games.kit.chance import Chance
from games.kit.draw.canvas import INK, WHITE, glyph, text_width
from games.kit.game import Seat
from games.kit.words import LANGUAGES, Voice
from tests.games.kit.draw.test_canvas import contrast
from tests.support.laws.pictures import cut, pixel_at

GAME: Final = AllesAnBord()
NAMES: Final = ("Ana", "Bartholomew the Great", "Zoë 🦊", "Ximena María")
GOODS_ROOM: Final = 382
"""Units beside the slots below the viewer's own deck."""
RARE: Final = {"throw", "flip", "put_back", "pass", "flee"}
"""Verbs that a lively evening sees now and then."""

Moment = tuple[int, str, bool]
"""Voyage, phase, and whether a seat has cast off."""


@cache
def evening(seats: int, seed: str = "picture") -> dict[Moment, State]:
    """Play a lively match at random; return the middle of everything that happened."""
    state = GAME.setup(seats, Options(), Chance(seed, 0))
    seen: dict[Moment, list[State]] = {}
    for ply in range(1, 3000):
        seen.setdefault((state.round, state.phase, state.first_full is not None), []).append(state)
        if not GAME.to_act(state):
            break
        mind = Chance(f"mind of {seed}", ply)
        seat = mind.pick(sorted(GAME.to_act(state)))
        legal = GAME.legal(state, seat)
        lively = [move for move in legal if move.kind not in RARE]
        move = mind.pick(lively if lively and mind.below(8) else legal)
        state, _ = GAME.play(state, seat, move, Chance(seed, ply))
    return {moment: states[len(states) // 2] for moment, states in seen.items()}


def moment(seats: int, voyage: int, phase: str, *, cast_off: bool = True) -> State:
    return evening(seats)[(voyage, phase, cast_off)]


def view(state: State, seat: int | None = None) -> View:
    return GAME.view(state, None if seat is None else Seat(seat))


def voice(language: str = "en") -> Voice:
    return Voice(language, "alles_an_bord", NAMES)


def painted(state: State, seat: int | None = None) -> bytes:
    return draw(view(state, seat), voice()).tobytes()


def with_ship(state: State, seat: int, **changes: object) -> State:
    """Return the position with something else on one ship."""
    ships = list(state.ships)
    ships[seat] = ships[seat].model_copy(update=changes)
    return state.model_copy(update={"ships": tuple(ships)})


# ---- secrets -------------------------------------------------------------------


def test_a_tile_below_deck_is_seen_by_its_owner_alone() -> None:
    state = moment(3, 1, "decide")
    owner = next(n for n, ship in enumerate(state.ships) if ship.below)
    below = state.ships[owner].below
    other = with_ship(state, owner, below=("monkey" if below[0] != "monkey" else "map", *below[1:]))
    assert painted(other, owner) != painted(state, owner)
    assert painted(other, (owner + 1) % 3) == painted(state, (owner + 1) % 3)
    assert painted(other) == painted(state)


def test_goods_aboard_are_seen_by_their_owner_alone() -> None:
    state = with_ship(moment(3, 1, "decide"), 0, goods=("blue", "white"))
    other = with_ship(state, 0, goods=("blue", "violet"))
    assert painted(other, 0) != painted(state, 0)
    assert painted(other, 1) == painted(state, 1)
    assert painted(other) == painted(state)


def test_a_tile_in_the_hand_is_seen_by_its_owner_alone_and_that_it_is_there_by_all() -> None:
    state = with_ship(moment(3, 1, "loading", cast_off=False), 0, hand="rope")
    other, empty = with_ship(state, 0, hand="map"), with_ship(state, 0, hand=None)
    assert painted(other, 0) != painted(state, 0)
    assert painted(other) == painted(state) != painted(empty)


def test_a_sealed_answer_is_seen_by_its_owner_alone_and_that_it_is_sealed_by_all() -> None:
    state = moment(3, 1, "decide")
    blank = state.model_copy(update={"answers": (None, None, None)})
    passes = blank.model_copy(update={"answers": (Answer(choice="pass"), None, None)})
    answer = Answer(choice="fulfil", colours=())
    fulfils = blank.model_copy(update={"answers": (answer, None, None)})
    assert painted(passes, 0) != painted(fulfils, 0)
    assert painted(passes, 1) == painted(fulfils, 1) != painted(blank, 1)
    assert painted(passes) == painted(fulfils) != painted(blank)


def test_an_announcement_is_hidden_until_all_have_announced() -> None:
    state = moment(3, 1, "announce")
    meets = state.model_copy(update={"announced": (True, None, None)})
    flees = state.model_copy(update={"announced": (False, None, None)})
    assert painted(meets, 0) != painted(flees, 0)
    assert painted(meets, 2) == painted(flees, 2)
    assert painted(meets) == painted(flees)


def test_the_cards_are_seen_until_somebody_casts_off_and_then_by_nobody() -> None:
    state = moment(3, 1, "loading", cast_off=False)
    drawn = next(card for card in state.pile if card.startswith("D"))
    spare = next(card for card in state.box if card.startswith("D"))
    pile = [spare if card == drawn else card for card in state.pile]
    other = state.model_copy(update={"pile": tuple(card for card in CARDS if card in pile)})
    assert painted(other) != painted(state)
    gone = {"first_full": Seat(1)}
    assert painted(other.model_copy(update=gone)) == painted(state.model_copy(update=gone))
    assert painted(other.model_copy(update=gone), 1) == painted(state.model_copy(update=gone), 1)


def test_pirates_show_their_card_only_once_all_have_announced() -> None:
    state = moment(3, 1, "announce")
    spare = next(card for card in state.box if card.startswith("P"))
    assert painted(state.model_copy(update={"card": spare})) == painted(state)
    faced = state.model_copy(update={"phase": "face", "announced": (True, False, True)})
    assert painted(faced.model_copy(update={"card": spare})) != painted(faced)


# ---- what is public --------------------------------------------------------------


def test_what_lies_open_locked_or_face_down_in_the_heap_is_told_apart() -> None:
    state = moment(2, 1, "loading", cast_off=False)
    more = tuple(count + 1 for count in state.heap_open)
    opened = state.model_copy(update={"heap_open": more})
    locked = state.model_copy(update={"heap_locked": tuple(n + 1 for n in state.heap_locked)})
    fewer = state.model_copy(update={"heap_hidden": state.heap_hidden[1:]})
    pictures = {painted(one) for one in (state, opened, locked, fewer)}
    assert len(pictures) == 4


def test_chests_parrots_coins_and_the_chained_monkey_are_public() -> None:
    state = moment(4, 2, "decide")
    bare = with_ship(state, 1, deck=(), deck_chests=0, below_chests=0, coins=3, parrot=False)
    owned = [
        with_ship(bare, 1, **change)
        for change in ({"deck_chests": 1}, {"coins": 4}, {"parrot": True}, {"monkey": True})
    ]
    for viewer in (None, 0):
        assert len({painted(one, viewer) for one in (bare, *owned)}) == 5


def test_a_parrot_stands_beside_the_name_and_hides_nothing_of_the_purse() -> None:
    state = moment(4, 2, "decide")
    rich = with_ship(state, 1, deck=(), deck_chests=8, below_chests=4, coins=38, parrot=False)
    owner = with_ship(rich, 1, parrot=True)
    purses = (0, 796, 1400, 838)
    assert painted(owner) != painted(rich)
    bare, parrot = (cut(draw(view(one), voice()), purses).tobytes() for one in (rich, owner))
    assert parrot == bare
    poorer = cut(draw(view(with_ship(owner, 1, coins=37)), voice()), purses).tobytes()
    assert poorer != parrot


def test_the_winner_of_a_finished_match_stands_on_the_first_step() -> None:
    state = moment(3, 2, "end")
    result = view(state).result
    assert result is not None
    names = [NAMES[seat] if seat not in result.winners else "Winnie" for seat in range(3)]
    renamed = draw(view(state), Voice("en", "alles_an_bord", names))
    first_column = (28, 150, 466, 350)
    assert (
        cut(renamed, first_column).tobytes()
        != cut(draw(view(state), voice()), first_column).tobytes()
    )


def test_on_the_podium_all_money_is_changed_into_chests() -> None:
    state = moment(3, 2, "end")
    coins = with_ship(state, 0, coins=31, deck_chests=0, below_chests=0)
    chests = with_ship(state, 0, coins=1, deck_chests=3, below_chests=0)
    assert painted(coins) == painted(chests)
    assert painted(coins) != painted(with_ship(state, 0, coins=1, deck_chests=2, below_chests=0))


# ---- icons and words ---------------------------------------------------------------


@pytest.mark.parametrize("thing", ICONS)
def test_everything_has_a_glyph(thing: str) -> None:
    assert glyph(ICONS[thing], 64).getbbox()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_tiles_and_no_two_goods_bear_the_same_letters(language: str) -> None:
    letters = labels.letters(language)
    assert len({letters[kind] for kind in KINDS}) == len(KINDS)
    assert all(len(letters[kind]) == 2 for kind in KINDS)
    assert len({letters[colour] for colour in COLOURS}) == len(COLOURS)
    assert all(len(letters[colour]) == 1 for colour in COLOURS)


def test_letters_stand_out_from_tiles_and_sacks_and_words_from_the_heads_of_cards() -> None:
    for strip, ground in tiles.TILE_COLOURS.values():
        assert contrast(WHITE, strip) >= 4.5
        assert contrast(INK, ground) >= 4.5
    assert all(contrast(cloth, fill) >= 4.5 for cloth, fill in goods.SACK_COLOURS.values())
    assert all(contrast(WHITE, head) >= 4.5 for head in cards.CATEGORY_COLOURS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_picture_is_cut_off(language: str) -> None:
    say = voice(language)
    phases = ("ready", "loading", "calm", "cast-off", "decide", "announce", "face", "reward")
    for phase in (*phases, "choose", "stow", "chests"):
        assert text_width(say(f"picture-phase-{phase}", count=4), 36, bold=True) <= 804, phase
    for kind in KINDS:
        assert text_width(labels.label(kind, language), 36, bold=True) <= 177
    for colour in COLOURS:
        assert text_width(labels.label(colour, language), 36, bold=True) <= 171
    for category in CATEGORIES:
        assert text_width(labels.label(category, language), 42, bold=True) <= 322
    for key in ("picture-to-come", "picture-supply"):
        assert text_width(say(key), 36, bold=True) <= 260
    assert text_width(say("picture-waiting", count=4), 36, bold=True) <= 228
    assert text_width(say("picture-last"), 36, bold=True) <= 240
    assert text_width(say("picture-penalty"), 36, bold=True) <= 506
    assert text_width(say("picture-goods", count=12, limit=14), 36, bold=True) <= GOODS_ROOM


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_has_room_beside_what_its_owner_does(language: str) -> None:
    acts = ("thinking", "sealed", "meets", "flees", "flee", "fulfil", "pass", "penalty")
    for act in (*acts, "reward", "stow"):
        assert text_width(voice(language)(f"picture-did-{act}"), 36, bold=True) <= 280, act


@pytest.mark.parametrize("card", CARDS)
def test_what_a_card_asks_and_pays_fits_between_its_edges(card: str) -> None:
    size = (181, 200)
    image = cards.small_card(card, "en", size)
    edge = cards.CATEGORY_COLOURS[CARDS[card].category]
    red, green, blue = (int(edge[at : at + 2], 16) for at in (1, 3, 5))
    for y in range(60, 120):
        assert pixel_at(image, (2, y)) == pixel_at(image, (178, y)) == (red, green, blue, 255)


def test_no_two_goods_have_the_same_shape_in_texts_or_pictures() -> None:
    """Blue and violet look alike to many who see colours otherwise."""
    assert len({name(ICONS[colour]).split()[-1] for colour in COLOURS}) == len(COLOURS)
    outlines = {goods.sack(colour, "", 80).getchannel("A").tobytes() for colour in COLOURS}
    assert len(outlines) == len(COLOURS)


def test_before_the_race_tiles_have_names_and_are_not_counted() -> None:
    ready = view(GAME.setup(2, Options(), Chance("picture", 0)), 0)
    fewer = ready.model_copy(update={"heap_open": (0,) * len(KINDS), "heap_hidden": 3})
    assert draw(ready, voice()).tobytes() == draw(fewer, voice()).tobytes()
    racing, emptier = (one.model_copy(update={"phase": "loading"}) for one in (ready, fewer))
    assert draw(racing, voice()).tobytes() != draw(emptier, voice()).tobytes()


def test_whoever_is_asked_reads_that_below_the_picture_and_others_are_named_in_it() -> None:
    ready = GAME.setup(2, Options(), Chance("picture", 0))
    header = (900, 18, 1372, 130)
    other = Voice("en", "alles_an_bord", ("Eva", "Ida"))
    for seat, is_named in ((0, False), (None, True)):
        seen = view(ready, seat)
        one, two = (cut(draw(seen, say), header).tobytes() for say in (voice(), other))
        assert (one != two) == is_named
