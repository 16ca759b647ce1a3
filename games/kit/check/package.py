"""What is checked of a game without playing it: its `Spec`, its texts, what its code asks for.

An installed game is checked so when it is loaded, in some hundredths of a second: one with a fault
is left out, and costs no other game anything.
"""

from __future__ import annotations

import inspect
import re
import sys
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, get_args

from games.kit.check.asked_texts import Asked, asked_texts
from games.kit.check.faults import Fault
from games.kit.check.fluent_files import read_fluent
from games.kit.computers.playout import choices
from games.kit.described import BY_SEAT, literals_of, said_fields
from games.kit.draw.colours import SEAT_MARKS
from games.kit.game import Game, IllegalMove, View
from games.kit.lesson import Step
from games.kit.text import variant_keys
from games.kit.words import HOUSE, LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from games.kit.check.fluent_files import FluentFile
    from games.kit.game import AnyGame, Options
    from games.kit.lesson import Lesson

ENGLISH: Final = LANGUAGES[0]
SLUG: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
"""It is part of file names, modules and keys; Discord takes 32 characters for a command."""
MOST_VALUES: Final = 25
"""Of an option: Discord's limit for a select."""
LONGEST_PAGE: Final = 3_800
"""Characters of one page of rules, which is one message of Discord's."""


@dataclass(frozen=True)
class Package:
    """A game with the files that belong to it."""

    game: AnyGame
    home: Path
    """Where `texts/` and `rules.<language>.md` lie."""
    modules: tuple[Path, ...]

    @classmethod
    def of(cls, game: AnyGame, cog: Path | None = None) -> Package:
        """Find the files of a game; `cog` is the one with its slash commands."""
        source = Path(inspect.getfile(type(game)))
        alone = not sys.modules[type(game).__module__].__package__
        inside = (path for path in source.parent.rglob("*.py") if "tests" not in path.parts)
        modules = [source] if alone else sorted(inside)
        return cls(game, source.parent, tuple(dict.fromkeys((*modules, *([cog] if cog else [])))))


def faults_of(package: Package) -> tuple[Fault, ...]:
    """Return all that is wrong with a game, as far as that shows without playing it."""
    spec = tuple(_faults_of_spec(package.game))
    if spec:  # what the texts must say follows from it
        return spec
    return (*_faults_of_texts(package), *_faults_of_rules(package.home))


# ---- what the lobby must know --------------------------------------------------------------------


def place_of(kind: type) -> tuple[Path, int]:
    """Return where a class stands."""
    return Path(inspect.getfile(kind)), inspect.getsourcelines(kind)[1]


def _faults_of_spec(game: AnyGame) -> Iterator[Fault]:
    path, line = place_of(type(game))
    spec = game.spec
    if not SLUG.fullmatch(spec.slug):
        yield Fault(path, line, f"the slug {spec.slug!r} is not a word of a-z, 0-9 and _")
    fitting = [n for n in spec.seats if 1 <= n <= len(SEAT_MARKS)]
    if not spec.seats or len(fitting) < len(spec.seats):
        yield Fault(path, line, f"seats are numbers from 1 to {len(SEAT_MARKS)}: {spec.seats}")
    if any(few >= many for few, many in pairwise(spec.seats)):
        yield Fault(path, line, f"seats are listed from the fewest to the most: {spec.seats}")
    if spec.teams and (spec.teams == 1 or any(n % spec.teams for n in spec.seats)):
        sentence = f"seats cannot be shared out among {spec.teams} teams: {spec.seats}"
        yield Fault(path, line, sentence)
    if not spec.icon:
        yield Fault(path, line, "a game has an icon, one emoji")
    for name in ("moves", "state"):
        if not hasattr(game, name):
            yield Fault(path, line, f"the class says no `{name}`")
    place = place_of(spec.options)
    for name, values in choices(spec.options).items():
        default = spec.options.model_fields[name].default
        if default not in values or len(values) > MOST_VALUES:
            sentence = f"is a Literal with a default and at most {MOST_VALUES} values"
            yield Fault(*place, f"the option {name} {sentence}")


# ---- texts ---------------------------------------------------------------------------------------


def _faults_of_texts(package: Package) -> Iterator[Fault]:
    texts = package.home / "texts"
    if not (texts / f"{ENGLISH}.ftl").is_file():
        yield Fault(texts / f"{ENGLISH}.ftl", 1, "a game has its texts in English at least")
        return
    written = [texts / f"{language}.ftl" for language in LANGUAGES]
    files = [read_fluent(path) for path in written if path.is_file()]
    for read in files:
        yield from read.faults
    try:
        asked = [one for path in package.modules for one in asked_texts(path)]
    except SyntaxError as error:
        yield Fault(Path(error.filename or "?"), error.lineno or 1, f"SyntaxError: {error.msg}")
        return
    yield from missing([*derived_texts(package.game), *asked], files)


def missing(asked: Iterable[Asked], files: list[FluentFile]) -> Iterator[Fault]:
    """Return which texts that code asks for are in no file, or use words that it does not give."""
    english = files[0].variables
    for one in dict.fromkeys(asked):
        of_house = () if one.key in EVERY_GAME else house_texts()
        if not any(map(one.fits, (*english, *of_house))):
            what = "no text" if one.is_whole else "no text like"
            key = one.key if one.is_whole else one.key.replace(".+", "…").replace("\\", "")
            yield Fault(one.path, one.line, f"there is {what} {key} in {files[0].path.name}")
        if one.words is None or not one.is_whole:
            continue
        for read in files:
            for word in sorted(read.variables.get(one.key, set()) - one.words - GIVEN):
                where = f"{one.path.name}:{one.line}"
                sentence = f"the text {one.key} says ${word}, which {where} does not give"
                yield Fault(read.path, read.lines[one.key], sentence)


EVERY_GAME: Final = ("title", "tagline")
"""Texts that each game has for itself."""
GIVEN: Final = frozenset({"times"})
"""What a text is given beside its words; see `Voice.together`."""


def derived_texts(game: AnyGame) -> Iterator[Asked]:
    """Return the texts that follow from what a game is: their keys stand nowhere in its code."""
    path, line = place_of(type(game))
    for key, words in _derived(game):
        yield Asked(path, line, key, words=frozenset(words))


def _derived(game: AnyGame) -> Iterator[tuple[str, Iterable[str]]]:
    """Return keys, each with the words that its text is given."""
    spec, keys = game.spec, [*EVERY_GAME]
    for name, values in choices(spec.options).items():
        keys += [f"option-{name}", *(f"option-{name}-{value}" for value in values)]
    for grade in spec.grades:
        keys += [grade, f"{grade}-short"]
    keys += [key for word in sorted(_variants(game)) for key in variant_keys(word)]
    for lesson in game.lessons:
        keys += [lesson.key(), lesson.key("end"), *lesson_texts(lesson)]
    yield from ((key, ()) for key in keys)
    if type(game).decisions is Game.decisions:
        yield from _keys_of_moves(game.moves.json_schema())
    if type(game).describe is Game.describe and (view := _view_of(game)):
        for name, field in said_fields(view).items():
            yield f"view-{name}", ("value", "who") if BY_SEAT in field.metadata else ("value",)
            yield from ((f"{name}-{word}", ()) for word in literals_of(field))


def lesson_texts(lesson: Lesson) -> Iterator[str]:
    """Return the keys of what a lesson says at its steps, and to moves that are none of them."""
    for at in lesson.steps:
        entry = lesson.script[at]
        yield lesson.text_key(at) or ""
        if isinstance(entry, Step) and entry.instead:
            yield lesson.key(entry.instead)


def _view_of(game: AnyGame) -> type[View] | None:
    """Return the class of a game's views, as it says it in `Game[State, Move, View, Options]`."""
    for kind in type(game).__mro__:
        for base in getattr(kind, "__orig_bases__", ()):
            for part in get_args(base):
                if isinstance(part, type) and issubclass(part, View):
                    return part
    return None


def _variants(game: AnyGame) -> set[str]:
    """Return every word for how hard a match may be, by all options if the game asks for some."""
    spec = game.spec
    values = {} if type(game).variant is Game.variant else choices(spec.options)
    every = product(*values.values())
    chosen = [spec.options(**dict(zip(values, some, strict=True))) for some in every]
    words = (
        game.variant(seats, options)
        for seats in spec.seats
        for options in chosen
        if _may_start(game, seats, options)
    )
    return {word for word in words if word is not None}


def _may_start(game: AnyGame, seats: int, options: Options) -> bool:
    try:
        game.check_start(seats, options)
    except IllegalMove:
        return False
    return True


def _keys_of_moves(schema: dict[str, Any]) -> Iterator[tuple[str, Iterable[str]]]:
    """Return the keys of the decisions that `Game.decisions` makes of moves by default."""
    for move in (schema, *schema.get("$defs", {}).values()):
        for name, field in move.get("properties", {}).items():
            values = [field["const"]] if "const" in field else field.get("enum", [])
            if name == "kind":
                yield from ((f"verb-{value}", ()) for value in values)
                continue
            yield f"ask-{name}", ()
            if field.get("type") in {"integer", "boolean"}:
                yield name, ("n",)
            yield from ((f"{name}-{value}", ()) for value in values if isinstance(value, str))


@cache
def house_texts() -> frozenset[str]:
    """Return the keys of the texts that each game may use."""
    return frozenset(
        key for folder in HOUSE for key in read_fluent(folder / f"{ENGLISH}.ftl").variables
    )


# ---- rules for players ---------------------------------------------------------------------------


def _faults_of_rules(home: Path) -> Iterator[Fault]:
    english = home / f"rules.{ENGLISH}.md"
    if not english.is_file():
        yield Fault(english, 1, "a game has its rules for players in English at least")
    for path in (home / f"rules.{language}.md" for language in LANGUAGES):
        if not path.is_file():
            continue
        line = 1
        for page in re.split(r"^---$", path.read_text("utf-8"), flags=re.MULTILINE):
            if not page.strip():
                yield Fault(path, line, "this page of the rules is empty")
            if len(page) > LONGEST_PAGE:
                sentence = f"this page has {len(page)} characters; a message takes {LONGEST_PAGE}"
                yield Fault(path, line, sentence)
            line += page.count("\n")
