"""A game of another package: built as a wheel, installed beside this program, and played."""

from __future__ import annotations

import os
import re
import shutil
import site
import subprocess
import sys
import venv
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from games import SHELF
from games.kit.installed import installed_games
from games.kit.skeleton import Skeleton, write_package
from games.kit.words import _ELSEWHERE, ROOT, missing_texts, texts_of
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from collections.abc import Iterator

EXAMPLE = ROOT / "examples/lanterns"
LANTERNS = EntryPoint("lanterns", "examples.lanterns.game.game:Lanterns", "gangway.games")


def run(*command: str | Path) -> str:
    """Run a program in the project's folder; return what it prints."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    done = subprocess.run(  # noqa: S603
        command, cwd=ROOT, env=kept, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def build_wheel(folder: Path) -> Path:
    """Build the example as the package that its page makes of it."""
    package = folder / "gangway_lanterns"
    package.mkdir(parents=True)
    for part in ("__init__.py", "cog.py", "pyproject.toml"):
        shutil.copy(EXAMPLE / part, folder if part == "pyproject.toml" else package)
    shutil.copytree(
        EXAMPLE / "game", package / "game", ignore=shutil.ignore_patterns("__pycache__")
    )
    for source in package.rglob("*.py"):
        text = source.read_text("utf-8")
        source.write_text(text.replace("examples.lanterns", "gangway_lanterns"), "utf-8")
    run(Path(sys.executable).with_name("uv"), "build", "--quiet", "--wheel", "--offline", folder)
    (wheel,) = (folder / "dist").glob("*.whl")
    return wheel


def fresh_environment(folder: Path, wheel: Path) -> Path:
    """Make an environment with what this program needs and that wheel; return its Python."""
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    uv = Path(sys.executable).with_name("uv")
    run(uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", python, wheel)
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "what-it-needs.pth").write_text("\n".join(site.getsitepackages()))
    return python


@pytest.mark.long
def test_an_installed_game_is_listed_and_played_with_its_commands_and_texts(
    tmp_path: Path,
) -> None:
    python = fresh_environment(tmp_path / "fresh", build_wheel(tmp_path / "build"))
    listed = run(python, "-m", "games", "list")
    assert "lanterns: Lanterns, for 2, 3, 4 players" in listed
    played = run(
        *(python, "-m", "pytest", "-q", "-p", "no:cacheprovider"),
        *(EXAMPLE / "tests/test_cog.py", "-k", "two_friends"),
    )
    assert re.search(r"^2 passed", played, re.MULTILINE), played
    read = "from cogs.person.rules_pages import read_pages"
    rules = f"{read}; print(read_pages('lanterns', 'de')[0].text)"
    assert run(python, "-c", rules).strip() == (EXAMPLE / "game/rules.de.md").read_text().strip()


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("lanterns", "no.such.module:Game", "No module named 'no'"),
        ("lanterns", "examples.lanterns.game.game:nothing", "has no attribute 'nothing'"),
        ("lanterns", "pathlib:Path", "is no Game"),
        ("torches", "examples.lanterns.game.game:Lanterns", "calls itself lanterns"),
        ("taken", "examples.lanterns.game.game:Lanterns", "calls itself lanterns"),
    ],
)
def test_a_game_that_cannot_be_loaded_costs_itself_and_says_why(
    caplog: pytest.LogCaptureFixture, name: str, value: str, why: str
) -> None:
    assert installed_games((), [EntryPoint(name, value, "gangway.games")]) == {}
    assert f"the game {name} of {value} is left out" in caplog.text
    assert why in caplog.text


def test_nobody_takes_a_slug_that_is_taken(caplog: pytest.LogCaptureFixture) -> None:
    assert installed_games({"lanterns"}, [LANTERNS]) == {}
    assert "there is another game called lanterns" in caplog.text


BREAKS: dict[str, tuple[str, str, str, str]] = {
    "no_title": ("texts/en.ftl", "title = ", "titel = ", r"game.py:\d+: there is no text title"),
    "no_tagline": ("texts/en.ftl", "tagline = ", "# ", r"game.py:\d+: there is no text tagline"),
    "bad_fluent": ("texts/en.ftl", "verb-bid = Bid", "verb-bid Bid", r"en.ftl:9: this is no text"),
    "no_news": ("texts/en.ftl", "told-bid = ", "told-bet = ", r"there is no text told-bid"),
    "no_refusal": ("texts/en.ftl", "not-that-bid", "other", r"there is no text not-that"),
    "no_reason": ("texts/en.ftl", "last-one = ", "last = ", r"rules.py:\d+: there is no text last"),
    "no_option": ("texts/en.ftl", "option-lives-3", "option-lives-4", r"no text option-lives-3"),
    "no_verb": ("texts/en.ftl", "verb-doubt", "verb-dout", r"there is no text verb-doubt"),
    "no_line": ("texts/en.ftl", "view-round", "view-rond", r"there is no text view-round"),
    "odd_word": ("texts/en.ftl", "bids { $total }", "bids { $sum }", r"en.ftl:\d+: .* says \$sum"),
    "twice": ("texts/en.ftl", "# Menus", "title = Again\n\n# Menus", r"en.ftl:\d+: there are two"),
    "no_rules": ("rules.en.md", "", "", r"rules.en.md:1: a game has its rules"),
    "no_python": ("rules.py", "def setup(", "def setup", r"rules.py:\d+: SyntaxError"),
    "bad_import": ("view.py", "import outcome, to_act", "import result", r"view.py:\d+: Import"),
    "lacks": ("game.py", "    def to_act(", "    def to_move(", r"game.py:\d+: .* lacks: to_act"),
    "seats": ("game.py", "seats=(2, 3, 4, 5)", "seats=(4, 9)", r"game.py:\d+: seats are numbers"),
    "raises": ("game.py", "    moves = MOVES", "    moves = MOVES[0]", r"game.py:\d+: TypeError"),
}  # fmt: skip
"""Faults: the file, what stands there, what is written in its place, and what is said of it."""


def broken_packages(folder: Path) -> list[EntryPoint]:
    """Write a package with each fault, and a whole one last."""
    entries = []
    for slug in (*BREAKS, "whole"):
        skeleton = Skeleton(slug, "bluff")
        write_package(skeleton, folder)
        home = folder / f"gangway-{skeleton.slug.replace('_', '-')}" / f"gangway_{slug}"
        file, there, instead, _ = BREAKS.get(slug, ("game.py", "", "", ""))
        if slug in BREAKS and not there:
            (home / file).unlink()
        else:
            written = (home / file).read_text("utf-8")
            assert there in written
            (home / file).write_text(written.replace(there, instead, 1), "utf-8")
        shutil.move(home, folder / home.name)
        entries.append(EntryPoint(slug, f"gangway_{slug}.game:{skeleton.kind}", "gangway.games"))
    return entries


async def test_a_package_with_a_fault_is_left_out_in_one_line_and_all_others_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    loaded = installed_games((), broken_packages(tmp_path))
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == len(BREAKS)
    for line, (slug, (*_, why)) in zip(said, BREAKS.items(), strict=True):
        assert line.startswith(f"the game {slug} of gangway_{slug}.game:")
        assert re.search(why, line), line
        assert "\n" not in line
    assert [*loaded] == ["whole"]
    monkeypatch.setitem(SHELF, "whole", loaded["whole"])
    async with evening(tmp_path) as table:
        red, blue = table.people
        shelf = await red.slash("play", at=table.world.table)
        (titles,) = shelf.pictures
        assert "Whole: " in titles.alt
        await table.open_table("whole", red, blue)
        (acting,) = table.acting()
        await table.press_on(acting, table.hand(acting))
        await table.settle()
        assert "Round 1" in table.table().pictures[0].alt
    _ELSEWHERE.clear()
    texts_of.cache_clear()


async def test_news_whose_text_nobody_could_miss_beforehand_costs_no_match_its_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    project, *_ = write_package(Skeleton("mumble", "bluff", (2,)), tmp_path)
    rules = project.parent / "gangway_mumble/rules.py"
    made_up = rules.read_text("utf-8").replace('event("told-bid"', 'event("-".join(("told", "b"))')
    rules.write_text(made_up, "utf-8")
    monkeypatch.syspath_prepend(project.parent)
    entry = EntryPoint("mumble", "gangway_mumble.game:Mumble", "gangway.games")
    monkeypatch.setitem(SHELF, "mumble", installed_games((), [entry])["mumble"])
    async with evening(tmp_path) as table:
        await table.open_table("mumble", *table.people)
        for _ in range(2):
            (acting,) = table.acting()
            await table.press_on(acting, table.hand(acting))
            await table.settle()
            assert table.acting() != [acting]
        assert "[told-b]" in table.table().text
    assert "is shown again" not in caplog.text
    complaints = [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
    assert complaints == ["a text of mumble cannot be said: told-b is in no file"]
    assert missing_texts["mumble", "told-b"] > 1
    missing_texts.clear()
    _ELSEWHERE.clear()
    texts_of.cache_clear()


@pytest.fixture
def cogs(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """Put the example on the shelf as an installed game; return where its commands are."""
    modules = {"lanterns": "examples.lanterns.cog"}
    for slug, game in installed_games((), [LANTERNS]).items():
        monkeypatch.setitem(SHELF, slug, game)
    monkeypatch.setattr("bot.app.cog_module", modules.__getitem__)
    texts_of.cache_clear()
    yield modules
    _ELSEWHERE.clear()
    texts_of.cache_clear()


async def test_matches_of_a_game_whose_commands_are_broken_wait_until_they_are_not(
    tmp_path: Path, cogs: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("lanterns", red, blue)
        cogs["lanterns"] = "no.such.module"
        lanterns = SHELF["lanterns"]
        await table.restart()
        assert "the commands of lanterns cannot be loaded: it is left out" in caplog.text
        shown = await red.slash("table", at=table.world.table)
        assert "cannot be continued" in shown.text
        cogs["lanterns"] = "examples.lanterns.cog"
        SHELF["lanterns"] = lanterns
        await table.restart()
        await table.press_on(red, table.hand(red))
        await table.settle()
        assert table.acting() == [blue]
