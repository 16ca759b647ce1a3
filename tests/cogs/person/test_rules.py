"""The rules for players: pages from which a newcomer to a game can play it."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import pytest
from discord import ui

from cogs.kit.messages.layouts import MESSAGE_TEXT_LIMIT
from cogs.person.rules import TurnRulesPage, rules_page
from cogs.person.rules_pages import read_pages
from cogs.person.scenes import position_after
from games import SHELF
from games.kit import words
from games.kit.words import LANGUAGES, Voice
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path


ENGLISH = Voice("en")
COMFORTABLE: Final = 2_300
"""Characters of one page: some four screens of a phone."""
MOST_PAGES: Final = 5
"""Their buttons make one row."""

ANSWERED: Final[dict[str, list[tuple[int, str, str, str]]]] = {
    "all_aboard": [
        (0, "30 boats", "30 barcas", "30 Boote"),
        (
            2,
            "Beyond the last boat there is only water",
            "Tras la última",
            "Hinter dem letzten Boot",
        ),
        (2, "the octopus too", "también el pulpo", "auch der Krake"),
        (2, "Beside a fight nobody is in love", "nadie se enamora", "verliebt sich niemand"),
        (
            2,
            "for abilities they are not there",
            "como si no estuvieran",
            "für Fähigkeiten nicht da",
        ),
        (3, "animals that arrive fall in love", "llegan de otra", "Tiere, die dazukommen"),
    ],
    "abordaje": [
        (0, "**1, 2, 4 and 5**", "**1, 2, 4 y 5**", "**1, 2, 4 und 5**"),
        (0, "men who have fallen", "son los caídos", "die Gefallenen"),
        (0, "in section 1, the Spanish one in section 5", "tramo 1; el", "in Abschnitt 1, der"),
        (0, "1, 2, 2, 2, 1", "1, 2, 2, 2, 1", "1, 2, 2, 2, 1"),
        (1, "*before* control", "*antes* de mirar el control", "*bevor* die Herrschaft"),
        (2, "either deck of the section", "las dos cubiertas del tramo", "der beiden Decks"),
        (
            2,
            "whoever gave the order picks",
            "elige quien dio la orden",
            "wählt, wer den Befehl gab",
        ),
        (3, "a captain who stands there", "un capitán que esté allí", "ein Kapitän, der dort"),
    ],
    "off_the_rails": [
        (0, "**two carts**", "**dos vagonetas**", "**zwei Loren**"),
        (0, "66 jewels", "66 joyas", "66 Juwelen"),
        (1, "a collision ends a drive, too", "un choque también acaba", "ein Zusammenstoß beendet"),
        (
            1,
            "Seen from the cart that is rammed",
            "desde la embestida",
            "Von der gerammten Lore aus",
        ),
        (3, "Only once the chasm is open", "Solo con el abismo abierto", "Erst wenn der Abgrund"),
        (3, "four carts", "cuatro vagonetas", "vier Loren"),
        (3, "derails is out of the game", "descarrila queda fuera", "entgleist, ist aus dem Spiel"),
    ],
    "bandido_alcatraz": [
        (0, "**12** bear a raincoat", "**12** llevan un imp", "**12** einen Regenmantel"),
        (0, "**8** a rope", "**8** una cuerda", "**8** ein Seil"),
        (0, "68 cards", "68 cartas", "68 Karten"),
        (0, "Seat 1 begins", "Empieza el asiento 1", "Platz 1 beginnt"),
        (1, "gone through the whole pile", "una vuelta entera", "einmal ganz durch"),
        (1, "Nothing can be played?", "¿No puedes jugar nada?", "Kannst du nichts spielen?"),
        (3, "the same square are two", "casilla son dos", "selbe Feld führen, sind zwei"),
        (
            3,
            "Only water beside the hole can save it",
            "Solo lo salva el agua",
            "Nur Wasser daneben",
        ),
    ],
    "alles_an_bord": [
        (0, "tiles of each kind", "fichas de cada tipo", "Plättchen von jeder Art"),
        (0, "A lot decides who begins", "Empieza quien diga la suerte", "Wer beginnt, entscheidet"),
        (0, "**Starfish**: on 4 or 3", "**Estrellas**: en 4 o 3", "**Seesterne**: auf 4 oder 3"),
        (3, "unused parrot worth? Nothing", "loro sin usar? Nada", "Papagei wert? Nichts"),
        (
            3,
            "only a tile that a card asks for",
            "solo una ficha que pida",
            "nur ein Plättchen, das",
        ),
    ],
}
"""What newcomers had to ask: the page with the answer, and words of it in each language."""

FIGURES: Final[dict[str, list[tuple[int, str]]]] = {
    "all_aboard": [
        (0, "course.hand"),
        (0, "course.rounds"),
        (0, "course.boat_places"),
        (2, "course.cupid_points"),
    ],
    "abordaje": [
        (0, "set_ups.basic.sections"),
        (0, "set_ups.basic.pirate.pool"),
        (0, "set_ups.advanced.pirate.crew"),
        (0, "set_ups.advanced.spanish.pool"),
        (0, "limits.turn_cap"),
        (2, "effects.boarding_crosses"),
        (2, "effects.fire_hits"),
    ],
    "bandido_alcatraz": [
        (0, "amounts.hand"),
        (1, "amounts.raincoats"),
        (1, "amounts.ropes"),
    ],
    "alles_an_bord": [
        (0, "tiles.cannon"),
        (0, "tiles.monkey"),
        (0, "starfish.per_kind"),
        (0, "ship.deck"),
        (0, "ship.below"),
        (0, "ship.goods_only"),
        (0, "goods.copies.blue"),
        (0, "voyage.cards"),
        (0, "voyage.mix.discovery"),
        (0, "voyage.mix.trade"),
        (0, "voyage.mix.pirates"),
        (1, "goods.taken"),
        (2, "money.chest"),
        (2, "money.penalty_coins"),
        (2, "goods.sale"),
    ],
    "off_the_rails": [
        *((0, f"jewels.{n}.count") for n in range(5)),
        *((3, f"jewels.{n}.solo_count") for n in range(1, 5)),
        *((3, f"jewels.{n}.points") for n in range(5)),
        (1, "carts.hold"),
        (1, "carts.start_speed"),
        (1, "carts.slowest"),
        (1, "carts.fastest"),
        (1, "course.take_ending"),
        (1, "course.mission_points"),
        (3, "course.ruby_majority_points"),
        (3, "course.cart_points"),
        (3, "course.solo_right_set"),
        (3, "course.solo_wrong_set"),
    ],
}
"""Which figures of its `data.json` stand on which page of a game."""


def figures(slug: str, path: str) -> list[int]:
    """Return the figures at a path through a game's data."""
    found: Any = json.loads((words.ROOT / "games" / slug / "data.json").read_text("utf-8"))
    for step in path.split("."):
        found = found[int(step)] if isinstance(found, list) else found[step]
    return found if isinstance(found, list) else [found]


def plain(text: str) -> str:
    """Return a text without the stars around a question and its line's end."""
    return text.replace("?** ", "? ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SHELF)
def test_every_page_fits_a_message_and_a_phone(slug: str, language: str) -> None:
    pages = read_pages(slug, language)
    assert (4 if slug in ANSWERED else 1) <= len(pages) <= MOST_PAGES
    assert len({page.name for page in pages}) == len(pages)
    assert [page.scenes for page in pages] == [page.scenes for page in read_pages(slug, "en")]
    assert all(len(page.text) <= MESSAGE_TEXT_LIMIT for page in pages)
    for page in pages if len(pages) > 1 else ():
        assert page.name
        assert len(page.name) <= 30
        assert len(set(page.scenes)) in {2, 3}
        assert len(page.text) <= COMFORTABLE <= MESSAGE_TEXT_LIMIT
        assert "<!--" not in page.text


@pytest.mark.parametrize("slug", SHELF)
def test_what_newcomers_had_to_ask_is_answered_in_every_language(slug: str) -> None:
    for number, *said in ANSWERED.get(slug, ()):
        for language, words_there in zip(LANGUAGES, said, strict=True):
            assert words_there in plain(read_pages(slug, language)[number].text)


@pytest.mark.parametrize("slug", SHELF)
def test_figures_are_those_of_the_game(slug: str) -> None:
    for number, path in FIGURES.get(slug, ()):
        for language in LANGUAGES:
            told = Counter(re.findall(r"\d+", read_pages(slug, language)[number].text))
            assert not Counter(map(str, figures(slug, path))) - told, path


@pytest.mark.parametrize("slug", SHELF)
def test_buttons_are_named_by_their_signs_as_they_speak_the_servers_language(slug: str) -> None:
    for language in LANGUAGES:
        text = "\n".join(page.text for page in read_pages(slug, language))
        assert "🖐️" in text
        for other in LANGUAGES:
            assert f"**{Voice(other)('button-hand')}**" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_off_the_rails_name_every_mission_as_the_game_does(language: str) -> None:
    voice = Voice(language, "off_the_rails")
    text = read_pages("off_the_rails", language)[2].text
    names = re.findall(r"^task-(\w+) = ", _ftl("off_the_rails"), re.MULTILINE)
    assert names
    for name in names:
        assert f"**{voice(f'mission-{name}')}**" in text


def _ftl(slug: str) -> str:
    return (words.ROOT / "games" / slug / "texts/en.ftl").read_text("utf-8")


@pytest.mark.parametrize("slug", SHELF)
def test_scenes_seen_by_the_seat_to_act_have_one(slug: str) -> None:
    game = SHELF[slug]
    scenes = [scene for page in read_pages(slug, "en") for scene in page.scenes]
    for scene in scenes:
        if scene.viewer == "acting":
            state = position_after(game, scene.seats or game.spec.seats[-1], scene.moves)
            assert game.to_act(state)


def test_a_game_with_one_file_and_no_page_breaks_has_one_page_without_buttons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rules.en.md").write_text("# Toy\n*For two*\n\n## Your turn\nTake a card.\n")
    monkeypatch.setitem(words._ELSEWHERE, "one-page-toy", tmp_path)
    pages = read_pages("one-page-toy", "de")
    (page,) = pages
    assert not page.scenes
    shown = rules_page("one-page-toy", pages, 0, {})
    shown_items = list(shown.walk_children())
    assert [one.content for one in shown_items if isinstance(one, ui.TextDisplay)] == [page.text]
    assert not [one for one in shown_items if isinstance(one, ui.Button)]


async def test_pages_turn_in_place_with_a_picture_each_for_the_asker_alone(tmp_path: Path) -> None:
    async with evening(tmp_path, locales=("de",)) as table:
        red, blue = table.people
        page = await red.slash("rules", game="all_aboard", at=table.world.table)
        pages = read_pages("all_aboard", "de")
        assert page.ephemeral
        assert page.labels == [
            *(one.name for one in pages),
            Voice("de", "all_aboard")("button-learn"),
        ]
        for one in pages:
            page = await red.press(one.name, on=page)
            assert all(text in page.text for _, text in one.parts)
            assert len(page.pictures) == len(one.scenes) >= 2
            assert all(one.name in picture.alt for picture in page.pictures)
            assert len({picture.alt for picture in page.pictures}) == len(page.pictures)
        assert not blue.sees(table.world.table)
        data = {"custom_id": TurnRulesPage("all_aboard", 9).custom_id, "component_type": 2}
        refused = await red.answer_to(red.client.send_component(page.message, data))
        assert refused.text == Voice("de")("moved-on")
        await blue.slash("play", game="all_aboard", at=table.world.table)
        same = await blue.press(Voice("de")("button-rules"), at=table.world.table)
        assert pages[0].parts[0][1] in same.text
