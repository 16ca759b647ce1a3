"""What pages list is what there is, no more and no less; a game's options have `test_options`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from discord import app_commands

from bot.metrics import Metrics
from bot.settings import Settings
from cogs.delivery.sending.rate_limiter import RateLimiter
from cogs.person import preferences
from cogs.server import config
from games import SHELF
from games.kit.mind import Mind
from games.kit.words import ROOT, Voice
from gangway.__main__ import PROGRAMS, VERBS
from matches.preferences import CHOICES
from tests.support.evenings.evening import evening
from tests.test_house import DEFINED, LARGER_FOLDERS, pages

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from games.kit.mind import Effort

ENGLISH = Voice("en")
COMMANDS = (ROOT / "docs/commands.md").read_text("utf-8")
OPERATING = (ROOT / "docs/operating.md").read_text("utf-8")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
MOST_LISTED = 10
"""Choices of a setting; of more a page names the first and the last."""


def section(page: str, heading: str) -> list[list[str]]:
    """Return the cells of the rows of tables below a heading, without their heads."""
    below = page.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    bodies = re.findall(r"^\|---.*\n((?:\|.*\n)+)", below, re.MULTILINE)
    return [line.strip("| ").split(" | ") for body in bodies for line in body.splitlines()]


def grouped(cells: Sequence[str]) -> list[str]:
    """Return commands whole: `/admin end` · `skip` are `/admin end` and `/admin skip`."""
    found: list[str] = []
    for cell in cells:
        first, *others = re.findall(r"`(.+?)`", cell)
        found += [first]
        for one in others:
            begun = "" if one.startswith("/") else f"{first.split()[0]} "
            found.append(f"{begun}{one}")
    return found


# ---- commands ------------------------------------------------------------------------------------


async def test_every_slash_command_is_on_the_page(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        walked = [*table.bot.tree.walk_commands()]
    there = {f"/{one.qualified_name}" for one in walked if isinstance(one, app_commands.Command)}
    assert {*grouped([row[0] for row in section(COMMANDS, "In Discord")])} == there


def test_every_verb_is_on_the_page() -> None:
    typed = grouped([row[0] for row in section(COMMANDS, "In a terminal")])
    assert {one.split()[1] for one in typed} == {*PROGRAMS}


def test_pages_name_verbs_and_targets_that_are_there() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = {*re.findall(r"^([a-z-]+):", makefile, re.MULTILINE)}
    made = grouped([row[0] for row in section(COMMANDS, "In a checkout")])
    assert {one.split()[1] for one in made} <= targets
    for page in pages():
        said = page.read_text("utf-8")
        for program, verb in re.findall(r"python -m (bot|games|matches) ([a-z]+)", said):
            assert verb in VERBS[program], page
        assert {*re.findall(r"`gangway ([a-z]+)", said)} <= {*PROGRAMS}, page
        assert {*re.findall(r"`make ([a-z-]+)", said)} <= targets, page


# ---- settings ------------------------------------------------------------------------------------


def test_the_example_of_an_environment_explains_every_setting_and_no_other() -> None:
    example = (ROOT / ".env.example").read_text("utf-8")
    token, *others = Settings.model_fields
    assert f"\n{token.upper()}=\n" in example
    named = re.findall(r"^# GANGWAY_(\w+)=", example, re.MULTILINE)
    assert sorted(named) == sorted(one.upper() for one in others)


@pytest.mark.parametrize("pattern", ["*.md", "docs/**/*.md", "deploy/*", ".github/**/*.yml"])
def test_only_settings_that_exist_are_named(pattern: str) -> None:
    known = {f"GANGWAY_{field.upper()}" for field in Settings.model_fields}
    for path in ROOT.glob(pattern):
        assert {*re.findall(r"\bGANGWAY_[A-Z_]+", path.read_text("utf-8"))} <= known, path


def listed(choices: Sequence[str]) -> str:
    return " · ".join(choices) if len(choices) <= MOST_LISTED else f"{choices[0]} … {choices[-1]}"


def test_every_setting_of_a_player_and_of_a_server_is_on_the_page_with_its_choices() -> None:
    own = [
        [
            ENGLISH(f"setting-{name}"),
            listed([preferences.word_of(name, one, ENGLISH) for one in values]),
        ]
        for name, values in CHOICES.items()
    ]
    servers = [
        [
            ENGLISH(f"config-{name}"),
            listed([config.word_of(name, one, ENGLISH) for one in meanings]),
        ]
        for name, (_, meanings) in config.CHOICES.items()
    ]
    rows = section(COMMANDS, "What is settled there")
    picked = [row for row in rows if row[0].startswith(("Channels", "Who may open", "Deals"))]
    for (title, means), name in zip(picked, ("channels", "role", "summary"), strict=True):
        assert ENGLISH(f"config-{name}") == f"{title}: {re.split('[ ,]', means)[0]}"
    assert [row for row in rows if row not in picked] == [*own, *servers]


# ---- metrics and levels --------------------------------------------------------------------------


async def test_every_metric_and_alert_is_on_the_page(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        table.bot.delivery.limiter = RateLimiter()
        registry = Metrics(table.bot, tmp_path / "gangway.db", tmp_path).registry
    there = [
        f"{one.name}_total" if one.type == "counter" else one.name for one in registry.collect()
    ]
    cells = [row[0] for row in section(OPERATING, "Is it well?")]
    named = [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]
    rules = re.findall(r"alert: (\w+)", (ROOT / "deploy/alerts.yaml").read_text("utf-8"))
    assert sorted(named) == sorted((*there, *rules)), "and what to do when an alert rings"


def strength(effort: Effort) -> str:
    """Say how hard a level tries, as the page about computers has it."""
    parts = [f"{effort.steps:,}" if effort.steps else "policy"]
    parts += [f"{effort.width} moves wide"] if effort.width else []
    parts += [f"tree{' of akin moves' * effort.akin}"] if effort.search == "tree" else []
    parts += ["remembers"] if effort.remembers else []
    parts += [f"slips {effort.slips:g}"] if effort.slips else []
    parts += ["{:g} to {:g} s".format(*effort.pace)] if effort.pace else []
    return ", ".join(parts)


def test_how_hard_each_level_tries_is_on_the_page() -> None:
    """Who changes one measures it anew: the figures of strength stand below on the same page."""
    page = (ROOT / "docs/computer-players.md").read_text("utf-8")
    levels = {Voice("en", slug)("title"): game.mind().levels for slug, game in SHELF.items()}
    levels["others, without a mind"] = Mind.levels
    rows = {row[0]: row[1:] for row in section(page, "What the levels are")}
    assert rows == {name: [*map(strength, made.values())] for name, made in levels.items()}


# ---- counts --------------------------------------------------------------------------------------


def test_the_overview_counts_the_rulings_of_each_game() -> None:
    overview = (ROOT / "docs/rulings/README.md").read_text("utf-8")
    counted = dict(re.findall(r"^\| \[.+\]\((\w+)\.md\) \|.*\| (\d+) \|$", overview, re.MULTILINE))
    for slug in SHELF:
        page = (ROOT / f"docs/rulings/{slug}.md").read_text("utf-8")
        rulings = [number for scenario, number in DEFINED.findall(page) if not scenario]
        assert counted.pop(slug) == str(len(rulings)), slug
    assert not counted


def test_pages_count_the_games_and_the_rooms_of_a_folder() -> None:
    """But for what was once: the changelog."""
    for page in {*pages()} - {ROOT / "CHANGELOG.md"}:
        counted = re.findall(rf"\b({'|'.join(NUMBERS)}) games\b", page.read_text("utf-8").lower())
        assert {*counted} <= {NUMBERS[len(SHELF)]}, page
    architecture = (ROOT / "docs/architecture.md").read_text("utf-8")
    larger = {f"`{folder}`: {most}" for folder, most in LARGER_FOLDERS.items() if "/" not in folder}
    assert {*re.findall(r"No folder holds .* \((.+?)\)", architecture)} == larger
