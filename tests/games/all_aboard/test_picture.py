"""The picture of All aboard!: what it shows to whom, how big it is, and in every language."""

from __future__ import annotations

from typing import Final

import pytest

from games.all_aboard.components import ANIMALS, ICONS, POINTS, WEIGHTS, Animal
from games.all_aboard.model import Options, State, View, card
from games.all_aboard.picture import draw, preview, zoom
from games.all_aboard.picture.hand import ability, ability_in_short
from games.all_aboard.picture.large_boats import HEADING, MOST_LINES, ROW, TYPE, WIDE, WORDS_AT
from games.all_aboard.picture.last_sailing import ICON, TITLE_HEIGHT
from games.all_aboard.picture.sailing_scene import ICON as SCENE_ICON
from games.all_aboard.picture.sailing_scene import paint_signs
from games.all_aboard.picture.scenery import columns
from games.all_aboard.picture.table import LAST_SAILING_AT
from games.kit.chance import Chance
from games.kit.draw.canvas import PHONE_TYPE, WHITE, Canvas, fit, glyph, text_width, wrap
from games.kit.game import Seat
from games.kit.marks import Marks
from games.kit.value import replaced
from games.kit.words import LANGUAGES, Voice, halves
from tests.support.boards.all_aboard_table import GAME, before_last_boarding, sail
from tests.support.laws.pictures import cut, in_pixels, pixel_at

NAMES: Final = ("Ana", "Bartholomew the Great", "Zoë 🦊", "Ximena María", "Jo")


def after(seats: int, plies: int, effects: str = "on") -> State:
    """Return a position `plies` moves into a match played at random."""
    options = Options(effects="off" if effects == "off" else "on")
    state = GAME.setup(seats, options, Chance("picture", 0))
    for ply in range(1, plies + 1):
        seat = min(GAME.to_act(state))
        move = Chance("mind", ply).pick(GAME.legal(state, seat))
        state, _ = GAME.play(state, seat, move, Chance("picture", ply))
    return state


def view(state: State, seat: int | None = None) -> View:
    return GAME.view(state, None if seat is None else Seat(seat))


def voice(language: str = "en") -> Voice:
    return Voice(language, "all_aboard", NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_animals_of_the_last_sailing_stand_clear_of_its_words(language: str) -> None:
    state = after(3, 10)
    shown = draw(view(state), voice(language)), draw(view(state), voice("en"))
    top = LAST_SAILING_AT + TITLE_HEIGHT
    for boat, (left, width) in zip(state.departed_boats, columns(3), strict=True):
        animals = len(boat.saved) + len(boat.lost)
        right = left + width - 14
        box = (right - (ICON + 4) * animals, top + 14, right, top + 14 + ICON)
        one, other = (cut(image, box).tobytes() for image in shown)
        assert one == other


def test_whose_an_animal_is_stands_beside_its_face() -> None:
    pictures = []
    for owner in (None, Seat(0), Seat(1)):
        canvas = Canvas(300, 300, WHITE)
        canvas.glyph((100 + SCENE_ICON // 2, 100 + SCENE_ICON // 2), "🐻", SCENE_ICON)
        if owner is not None:
            paint_signs(
                canvas, card(owner=owner, animal="bear"), voice(), (100, 100), in_love=False
            )
        pictures.append(canvas.image)
    face = (100, 100, 100 + SCENE_ICON - 16, 100 + SCENE_ICON)
    assert len({cut(one, face).tobytes() for one in pictures}) == 1
    assert len({one.tobytes() for one in pictures}) == len(pictures)


@pytest.mark.parametrize("animal", ANIMALS)
def test_every_animal_has_a_glyph(animal: Animal) -> None:
    assert glyph(ICONS[animal], 64).getbbox()


def test_the_owner_recognises_a_card_lying_face_down_and_nobody_else_does() -> None:
    state = after(2, 3)
    (boat, place) = next(
        (n, at)
        for n, boat in enumerate(state.boats)
        for at, card in enumerate(boat.cards)
        if not card.face_up
    )
    owner = state.boats[boat].cards[place].owner
    swapped = with_animal(state, boat, place, "bear" if "bear" not in aboard(state) else "moose")
    other = 1 - owner
    assert (
        draw(view(state, owner), voice()).tobytes() != draw(view(swapped, owner), voice()).tobytes()
    )
    assert (
        draw(view(state, other), voice()).tobytes() == draw(view(swapped, other), voice()).tobytes()
    )
    assert draw(view(state), voice()).tobytes() == draw(view(swapped), voice()).tobytes()


def aboard(state: State) -> set[str]:
    return {card.animal for boat in state.boats for card in boat.cards}


def with_animal(state: State, boat: int, place: int, animal: str) -> State:
    """Return the position with another animal under one face-down card."""
    dumped = state.model_dump()
    dumped["boats"][boat]["cards"][place]["animal"] = animal
    return State.model_validate(dumped)


def test_the_family_game_promises_no_abilities_on_the_cards_in_hand() -> None:
    state = after(2, 0)
    family = after(2, 0, effects="off")
    assert state.hands == family.hands
    assert draw(view(state, 0), voice()).tobytes() != draw(view(family, 0), voice()).tobytes()


def test_the_picture_of_a_finished_match_names_its_winner_first() -> None:
    state = after(3, 36)
    result = view(state).result
    assert result is not None
    renamed = [NAMES[seat] if seat not in result.winners else "Winnie" for seat in range(3)]
    image = draw(view(state), voice())
    other = draw(view(state), Voice("en", "all_aboard", renamed))
    first_column = (28, 290, 466, 600)
    assert cut(image, first_column).tobytes() != cut(other, first_column).tobytes()


RULEBOOK_EXAMPLE: Final = (
    "{P elephant, R mouse, Y* octopus}12 · {G* monkey, Y lion, R* zebra}14 · "
    "{P* giraffe, Y* giraffe, G* fox}16 · {P* monkey, G* bear, R* lion}20"
)


def test_after_a_sailing_the_table_shows_how_it_went_until_somebody_acts() -> None:
    state = sail(RULEBOOK_EXAMPLE, (16,) * 9, piles=(("fox", "bear", "sloth"),) * 4).after
    scene = draw(view(state), voice())
    eaten = with_departed(state, 1, eaten=None)
    assert draw(view(eaten), voice()).tobytes() != scene.tobytes()
    thrown = with_departed(state, 1, thrown=None)
    assert draw(view(thrown), voice()).tobytes() != scene.tobytes()
    in_love = with_departed(state, 2, lovers=())
    assert draw(view(in_love), voice()).tobytes() != scene.tobytes()
    brought = state.model_copy(update={"gained": (1, 2, 3, 4)})
    assert draw(view(brought), voice()).tobytes() != scene.tobytes()


def with_departed(state: State, number: int, **changes: object) -> State:
    """Return the position as if one boat of the last sailing had fared otherwise."""
    boats = list(state.departed_boats)
    boats[number] = boats[number].model_copy(update=changes)
    return state.model_copy(update={"departed_boats": tuple(boats)})


def test_once_somebody_has_acted_the_table_shows_the_boats_again() -> None:
    state = after(3, 10)
    scene = draw(view(state.model_copy(update={"boats": after(3, 9).boats})), voice())
    cards = (28, 300, 1372, 700)
    assert cut(draw(view(state), voice()), cards).tobytes() != cut(scene, cards).tobytes()
    brought = state.model_copy(update={"gained": (1, 2, 3)})
    assert draw(view(brought), voice()).tobytes() == draw(view(state), voice()).tobytes()


def test_a_sailing_stored_before_its_acts_were_kept_is_still_drawn() -> None:
    state = after(3, 9)
    dumped = state.model_dump()
    del dumped["gained"], dumped["marks"]
    for boat in dumped["departed_boats"]:
        for field in ("lovers", "scared_from", "thrown", "eaten"):
            del boat[field]
    old = State.model_validate(dumped)
    assert draw(view(old), voice("de")).size == in_pixels(1400, 1050)


def test_a_loaded_boat_lies_deeper() -> None:
    light, _ = before_last_boarding(
        "{P fox, R mouse, Y peacock}20 · {R lion, P moose, Y zebra}20"
        " · {Y* sloth, P bear, R elephant}20"
    )
    images = []
    for drawing in ("mouse", "elephant"):
        boats = replaced(
            light.boats,
            0,
            light.boats[0].model_copy(update={"cards": (card(owner=Seat(0), animal=drawing),)}),
        )
        images.append(draw(view(light.model_copy(update={"boats": boats})), voice()))
    rim_of_the_empty = (230, 812 - 138 - 22 + 4)
    assert pixel_at(images[0], rim_of_the_empty) != pixel_at(images[1], rim_of_the_empty)


def test_the_card_placed_last_is_marked_and_in_a_hand_all_since_its_owner_acted() -> None:
    state = after(3, 5)
    assert new_cards(view(state)) == 1
    last, first = (state.turn - 1) % 3, state.turn
    assert new_cards(view(state, last)) == 0
    assert new_cards(view(state, first)) == 2
    unmarked = state.model_copy(update={"marks": Marks()})
    assert new_cards(view(unmarked)) == 0
    assert draw(view(unmarked), voice()).tobytes() != draw(view(state), voice()).tobytes()


def new_cards(seen: View) -> int:
    return sum(
        seen.is_new(number, place)
        for number, boat in enumerate(seen.boats, start=1)
        for place in range(len(boat.cards))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_picture_is_cut_off(language: str) -> None:
    say = voice(language)
    for animal in ANIMALS:
        name = say(f"animal-{animal}")
        assert fit(name, PHONE_TYPE, 160) == name
        key = f"picture-ability-{animal}"
        hint = say(key if say.knows(key) else "picture-ability-none")
        assert " ".join(wrap(hint, PHONE_TYPE, 410, 4)) == hint
        short = ability_in_short(view(after(3, 0)), say, animal)
        assert " ".join(wrap(short, PHONE_TYPE, 410, 2)) == short
    for points in POINTS.values():
        assert text_width(say("picture-worth", points=points), PHONE_TYPE) <= 390


@pytest.mark.parametrize("seats", GAME.spec.seats)
def test_the_larger_picture_has_a_row_for_every_boat_and_for_each_card_of_ones_own(
    seats: int,
) -> None:
    state = after(seats, 2 * seats)
    shown = view(state, state.turn)
    assert shown.hand
    assert zoom(view(state), voice()).size == in_pixels(1400, HEADING + ROW * len(state.boats))
    rows = len(shown.boats) + len(shown.hand)
    assert zoom(shown, voice()).size == in_pixels(1400, 2 * HEADING + ROW * rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_larger_picture_says_all_that_an_animal_does(language: str) -> None:
    say, shown = voice(language), view(after(3, 0))
    for animal in ANIMALS:
        does = ability(shown, say, animal)
        rows = wrap(does, TYPE, WIDE - WORDS_AT - 24, MOST_LINES)
        assert " ".join(rows) == does
        title = f"{say(f'animal-{animal}')} · 10 kg"
        worth = say("picture-worth", points=POINTS[animal])
        wide = text_width(title, TYPE, bold=True) + text_width(worth, TYPE - 8)
        assert wide + WORDS_AT + 48 <= WIDE


def test_the_larger_picture_of_a_match_that_is_over_shows_how_the_last_boats_fared() -> None:
    state = after(3, 36)
    assert state.departed_boats
    assert not state.boats
    assert zoom(view(state), voice()).size == in_pixels(1400, HEADING + ROW * 3)


def test_an_animal_with_its_boat_stands_there_in_gold_and_no_other_place_is_marked() -> None:
    state = after(3, 0)
    shown = view(state, state.turn)
    move = GAME.legal(state, state.turn)[-1]
    decided = GAME.decisions(shown, move)
    asking, placed = (preview(shown, voice(), decided[:many]) for many in (2, 3))
    places = columns(3)
    assert move.boat == 3
    for number, (left, width) in enumerate(places, start=1):
        above = left, 160, left + width, 360
        colours = {colour for _, colour in cut(placed, above).getcolors(1 << 16) or ()}
        assert ((255, 201, 60) in colours) == (number == 3)
    assert asking.tobytes() != placed.tobytes()
    after_it, _ = GAME.play(state, state.turn, move, Chance("it", 1))
    assert after_it.boats[2].cards[0].animal == move.animal


def test_a_chosen_animal_says_in_full_what_it_does_and_the_others_in_short() -> None:
    state = after(3, 0)
    shown, say = view(state, state.turn), voice()
    able = [one for one in ANIMALS if ability_in_short(shown, say, one)]
    assert {len(ability_in_short(shown, say, one).split()) for one in able} <= {3, 4, 5}
    assert all(
        len(ability(shown, say, one)) > len(ability_in_short(shown, say, one)) for one in able
    )
    family = view(after(3, 0, "off"), state.turn)
    assert not any(ability_in_short(family, say, one) for one in ANIMALS)


def test_a_card_says_what_it_is_worth_where_that_is_not_what_it_weighs() -> None:
    weights = {one: halves(WEIGHTS[one]) for one in ANIMALS}
    assert [one for one in ANIMALS if weights[one] != str(POINTS[one])] == ["peacock"]


def test_a_hand_has_no_figure_of_points_before_anybody_has_any() -> None:
    state = after(3, 0)
    shown = view(state, state.turn)
    scored = shown.model_copy(update={"points": (0, 0, 1)})
    left, width = columns(3)[0]
    row = (left, 546, left + width, 614)
    none, some = (cut(draw(one, voice()), row).tobytes() for one in (shown, scored))
    assert none != some
