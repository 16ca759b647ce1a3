"""Every game has every room, and every sentence in every language."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from games import SHELF
from games.bandido_alcatraz import rules
from games.bandido_alcatraz.game import BandidoAlcatraz
from games.kit.check.asked_texts import Asked, asked_texts
from games.kit.check.fluent_files import messages
from games.kit.check.package import EVERY_GAME, Package, faults_of, house_texts
from games.kit.game import Game
from games.kit.words import HOUSE, LANGUAGES, ROOT
from tests.support.laws.rooms import (
    OPTIONAL_ROOMS,
    OTHER_FILES,
    ROOMS,
    exempt,
    imports_of,
    rooms_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from games.bandido_alcatraz.model import Options

IN_ROOMS = ("examples/lanterns/game", *(f"games/{slug}" for slug in SHELF))
"""The folders of games, each with all rooms."""

HOUSE_FILES = (
    "cogs/{slug}.py",
    "docs/rulings/{slug}.md",
    "tests/games/{slug}/test_picture.py",
    "tests/games/transcripts/{slug}.txt",
)
"""What belongs to a game elsewhere in the house."""


# ---- rooms --------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", IN_ROOMS)
def test_a_game_has_the_rooms_of_every_game_and_no_other(folder: str) -> None:
    assert (rooms_of(ROOT / folder) | OPTIONAL_ROOMS) ^ {*ROOMS} == exempt(folder) - {*OTHER_FILES}


def test_no_two_games_have_the_same_icon() -> None:
    icons = [game.spec.icon for game in SHELF.values()]
    assert len(set(icons)) == len(icons)


@pytest.mark.parametrize("file", OTHER_FILES)
@pytest.mark.parametrize("folder", IN_ROOMS)
def test_a_game_has_figures_texts_and_rules_for_players(folder: str, file: str) -> None:
    path = ROOT / folder / file
    assert path.is_file() != (file in exempt(folder))
    assert not path.is_file() or path.stat().st_size > 0


@pytest.mark.parametrize("folder", IN_ROOMS)
def test_a_room_knows_only_the_rooms_before_it(folder: str) -> None:
    package = folder.replace("/", ".")
    for at, room in enumerate(ROOMS):
        if room in rooms_of(ROOT / folder):
            later = imports_of(room, ROOT / folder, package) - {*ROOMS[: at + 1]}
            assert not later, f"{folder}: {room} imports {sorted(later)}"


@pytest.mark.parametrize("folder", IN_ROOMS)
def test_the_door_of_a_game_holds_a_sentence_and_no_code(folder: str) -> None:
    (sentence,) = ast.parse((ROOT / folder / "__init__.py").read_text("utf-8")).body
    assert isinstance(sentence, ast.Expr)
    assert isinstance(sentence.value, ast.Constant)


def test_imports_of_rooms_are_found() -> None:
    folder = ROOT / "examples/lanterns/game"
    known = {"model", "rules", "view", "menu", "describe", "picture"}
    assert imports_of("game", folder, "examples.lanterns.game") == known


@pytest.mark.parametrize("file", HOUSE_FILES)
@pytest.mark.parametrize("slug", SHELF)
def test_a_game_has_its_places_in_the_house(slug: str, file: str) -> None:
    path = ROOT / file.format(slug=slug)
    if not path.is_file():  # large tests are a package of the same name
        path = path.with_suffix("") / "__init__.py"
    assert path.is_file()
    assert path.stat().st_size > 0


@pytest.mark.parametrize("slug", SHELF)
def test_a_game_stands_on_the_shelf_under_its_own_name(slug: str) -> None:
    spec = SHELF[slug].spec
    assert spec.slug == slug
    assert spec.seats
    assert all(few < many for few, many in pairwise(spec.seats))


def test_the_rules_of_a_game_draw_nothing() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    bound = {
        module
        for contract in settings["tool"]["importlinter"]["contracts"]
        if "PIL" in contract.get("forbidden_modules", ())
        for module in contract["source_modules"]
    }
    assert {f"games.*.{room}" for room in ("model", "rules", "view")} <= bound


@pytest.mark.parametrize("slug", SHELF)
def test_a_game_knows_no_other_game(slug: str) -> None:
    others = {f"games.{other}" for other in SHELF if other != slug}
    for path in (ROOT / "games" / slug).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                assert ".".join(node.module.split(".")[:2]) not in others, path.name


@pytest.mark.parametrize("slug", SHELF)
def test_a_game_says_where_its_figures_come_from(slug: str) -> None:
    figures = json.loads((ROOT / f"games/{slug}/data.json").read_text("utf-8"))
    named = {word.partition(":")[0] for word in sources_in(figures)}
    assert named
    assert named <= figures["sources"].keys()


def sources_in(figures: object) -> Iterator[str]:
    """Yield the words that say where figures come from."""
    if isinstance(figures, dict):
        source = figures.get("source", {})
        yield from source.values() if isinstance(source, dict) else [source]
        yield from sources_in([one for name, one in figures.items() if name != "source"])
    for one in figures if isinstance(figures, list) else ():
        yield from sources_in(one)


@pytest.mark.parametrize("slug", SHELF)
def test_the_pieces_of_a_game_are_counted(slug: str) -> None:
    assert type(SHELF[slug]).pieces is not Game.pieces


# ---- words --------------------------------------------------------------------------------------

FOLDERS = [*HOUSE, *(ROOT / f"games/{slug}/texts" for slug in SHELF)]


def _relative(folder: object) -> str:
    return str(folder).removeprefix(f"{ROOT}/")


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("folder", FOLDERS, ids=_relative)
def test_every_language_says_the_same_with_the_same_words(folder: Path, language: str) -> None:
    assert messages(folder / f"{language}.ftl") == messages(folder / f"{LANGUAGES[0]}.ftl")


@pytest.mark.parametrize("folder", FOLDERS, ids=_relative)
def test_a_seat_is_one_word_in_spanish(folder: Path) -> None:
    """`asiento`; a `sitio` is a place or room for something."""
    said = (folder / "es.ftl").read_text("utf-8")
    assert not re.findall(r"\b(?:mi|tu|su) sitio\b|\bsitios (?:ocupados|libres)\b", said)


def test_the_house_says_nothing_twice() -> None:
    kit, cogs = (set(messages(folder / "en.ftl")) for folder in HOUSE)
    assert not kit & cogs


@pytest.mark.parametrize("slug", SHELF)
def test_a_game_has_every_text_that_its_code_or_any_of_its_options_asks_for(slug: str) -> None:
    assert not faults_of(Package.of(SHELF[slug], ROOT / f"cogs/{slug}.py"))


def test_a_league_that_some_option_makes_wants_a_name() -> None:
    class Loud(BandidoAlcatraz):
        def variant(self, seats: int, options: Options) -> str:
            return f"{rules.variant(seats, options)}{'-quiet' * (options.signals == 'off')}"

    package = replace(Package.of(SHELF["bandido_alcatraz"]), game=Loud(), modules=())
    assert [one.sentence for one in faults_of(package)] == [
        "there is no text variant-with-quiet in en.ftl"
    ]


def asked_in_house() -> Iterator[Asked]:
    """Return what the house's own modules ask for by whole keys."""
    games = {ROOT / f"cogs/{slug}.py" for slug in SHELF}
    for folder in ("cogs", "storage", "bot", "games/kit"):
        for path in {*(ROOT / folder).rglob("*.py")} - games:
            yield from (one for one in asked_texts(path) if one.is_whole)


def test_every_key_that_the_house_names_has_a_text() -> None:
    asked = [*asked_in_house()]
    assert "channel-busy" in {one.key for one in asked if one.path.match("storage/match_rows.py")}
    there = house_texts() | {*EVERY_GAME}
    assert not [one for one in asked if one.key not in there]
