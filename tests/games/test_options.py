"""Every option and every value is named where people read of it: in rules and in rulings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from games import SHELF
from games.kit.computers.playout import choices
from games.kit.words import LANGUAGES, ROOT, Voice, home_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.kit.game import AnyGame

WITH_OPTIONS = [slug for slug, game in SHELF.items() if choices(game.spec.options)]
SECTION = re.compile(
    r"^\*\*(?:What options change|Qué cambian las opciones|Was die Optionen ändern)\*\*\n(.+?)\n\n",
    re.MULTILINE | re.DOTALL,
)
STEM = 4
"""Letters by which words are known again, in whatever case they stand."""
BOLD = re.compile(r"\*\*`(.+?)`\*\*")
ROW = re.compile(r"^\| (.+) \(`(\w+)`\) \| ([^|]+) \|", re.MULTILINE)


# ---- the rules for players ----------------------------------------------------------------------


def stems(said: Iterable[str]) -> set[str]:
    """Return how the words of texts begin, as "loosely" begins like "loose"; figures are whole."""
    return {
        word[: len(word) if word.isdigit() else STEM]
        for one in said
        for word in re.findall(r"\w+", one.casefold())
    }


def families(labels: Sequence[str]) -> list[str]:
    """Return labels, those that differ in figures alone once: "Seat 1" and "Seat 2" are "Seat"."""
    bare = [re.sub(r"\d+", "", label) for label in labels]
    return list(
        dict.fromkeys(
            without if bare.count(without) > 1 else label
            for label, without in zip(labels, bare, strict=True)
        )
    )


def named(labels: Sequence[str], others: Iterable[str], said: Sequence[str]) -> bool:
    """Tell whether one of these is said, by a word that none of the others has."""
    own = stems(labels) - stems(others) or stems(labels)
    return bool(own & stems(said))


def unsaid(game: AnyGame, language: str, page: str) -> list[str]:
    """Return the options, and of their values all but defaults, that a page does not name."""
    (section,) = SECTION.findall(page)
    bold = re.findall(r"\*\*(.+?)\*\*", section)
    voice = Voice(language, game.spec.slug)
    options = choices(game.spec.options)
    missing = []
    for name, values in options.items():
        default, *labels = families([voice(f"option-{name}-{value}") for value in values])
        missing += [
            label for label in labels if not named([label], {default, *labels} - {label}, [section])
        ]
        title, others = voice(f"option-{name}"), {*options} - {name}
        if not named([title, *labels], [voice(f"option-{other}") for other in others], bold):
            missing.append(title)
    return missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", WITH_OPTIONS)
def test_the_rules_for_players_say_what_each_option_changes(slug: str, language: str) -> None:
    page = (home_of(slug) / f"rules.{language}.md").read_text("utf-8")
    assert unsaid(SHELF[slug], language, page) == []


@pytest.mark.parametrize(
    ("slug", "told", "missing"),
    [
        ("off_the_rails", "**Missions off**: none are claimed. ", "Missions"),
        ("off_the_rails", ", 21", "Medium – 21 cards"),
        ("bandido_alcatraz", ", or always", "Always"),
        ("all_aboard", ", or a seat you name", "Seat "),
        ("abordaje", ", or no limit", "No limit"),
    ],
)
def test_a_page_of_rules_that_leaves_one_out_is_noticed(slug: str, told: str, missing: str) -> None:
    page = (home_of(slug) / "rules.en.md").read_text("utf-8")
    assert told in page
    assert missing in unsaid(SHELF[slug], "en", page.replace(told, ""))


# ---- the rulings --------------------------------------------------------------------------------


def listed(cell: str, values: Sequence[str]) -> list[str]:
    """Return the values of a cell; `1` … `4` are all from the first to the second."""
    found: list[str] = []
    for dots, value in re.findall(r"(… )?\**`(.+?)`", cell):
        between = slice(values.index(found[-1]) + 1, values.index(value)) if dots else slice(0)
        found += [*values[between], value]
    return found


def table_of(game: AnyGame) -> list[tuple[str, str, list[str], str]]:
    """Return what a page of rulings has to list: label, name, values, and the default."""
    voice = Voice("en", game.spec.slug)
    return [
        (voice(f"option-{name}"), name, [*map(str, values)], str(field.default))
        for (name, values), field in zip(
            choices(game.spec.options).items(), game.spec.options.model_fields.values(), strict=True
        )
    ]


def rows_of(game: AnyGame, page: str) -> list[tuple[str, str, list[str], str]]:
    """Return what a page of rulings lists."""
    options = choices(game.spec.options)
    table = page.split("\n## Options\n")[1].split("\n## ", 1)[0]
    return [
        (label, name, listed(cell, [*map(str, options[name])]), "".join(BOLD.findall(cell)))
        for label, name, cell in ROW.findall(table)
    ]


@pytest.mark.parametrize("slug", WITH_OPTIONS)
def test_the_rulings_list_every_option_with_its_values_and_the_default(slug: str) -> None:
    page = (ROOT / f"docs/rulings/{slug}.md").read_text("utf-8")
    assert rows_of(SHELF[slug], page) == table_of(SHELF[slug])


def test_values_of_a_row_are_read_with_what_lies_between() -> None:
    assert listed("`a` · **`1`** … `4`", ["a", "1", "2", "3", "4", "5"]) == [*"a1234"]
