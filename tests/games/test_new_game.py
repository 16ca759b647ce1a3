"""A new game of every kind runs at once: written, checked, on the shelf, and played."""

from __future__ import annotations

import re
import shutil
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from games import SHELF
from games.__main__ import main
from games.kit.check.every_law import LONGEST_CHECK, broken_laws
from games.kit.installed import load_game
from games.kit.skeleton import LIKE, Skeleton, write_in_house, write_package
from games.kit.words import _ELSEWHERE, ROOT, texts_of
from tests.support.laws.rooms import rooms_of

if TYPE_CHECKING:
    from collections.abc import Iterator

SHELF_FILE = "games/__init__.py"


@pytest.fixture(autouse=True)
def _forget_homes() -> Iterator[None]:
    yield
    _ELSEWHERE.clear()
    texts_of.cache_clear()


@pytest.mark.parametrize("like", LIKE)
def test_a_new_package_keeps_every_law_before_its_first_edit(
    like: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    skeleton = Skeleton(f"new_{like}", like, (3, 4))
    project, *_ = write_package(skeleton, tmp_path)
    monkeypatch.syspath_prepend(project.parent)
    game = load_game(
        EntryPoint(skeleton.slug, f"gangway_new_{like}.game:{skeleton.kind}", "gangway.games")
    )
    assert game.spec.seats == (3, 4)
    assert broken_laws(game) == []
    (lesson,) = game.lessons
    assert len(lesson.steps) == 3
    english = (project.parent / f"gangway_new_{like}/texts/en.ftl").read_text("utf-8")
    assert not re.search("^variant-[25]", english, re.MULTILINE), "nobody can play so"
    assert skeleton.slug in project.read_text("utf-8")
    example = LIKE[like]
    for path in project.parent.rglob("*.*"):
        assert path.suffix == ".pyc" or example not in path.read_text("utf-8").lower(), path


def test_a_new_game_of_the_house_stands_on_the_shelf(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    shutil.copy(ROOT / SHELF_FILE, tmp_path / SHELF_FILE)
    for slug in ("zebra_race", "mud"):
        written = write_in_house(Skeleton(slug, "board"), tmp_path)
        assert tmp_path / f"tests/games/{slug}/test_rules.py" in written
    shelf = (tmp_path / SHELF_FILE).read_text("utf-8")
    compile(shelf, SHELF_FILE, "exec")
    lines = shelf.splitlines()
    assert lines.count("from games.zebra_race.game import ZebraRace") == 1
    assert lines.index("        Mud(),") == lines.index("        ZebraRace(),") + 1
    assert [one for one in lines if one.startswith("from")] == sorted(
        one for one in lines if one.startswith("from")
    )
    assert rooms_of(tmp_path / "games/mud") == {
        "model",
        "rules",
        "view",
        "picture",
        "lesson",
        "game",
    }


def test_the_command_says_what_to_do_next_and_with_which_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    asked = ["new", "coup", "--package", "--seats", "3-5", "--like", "bluff"]
    assert main([*asked, "--into", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    python = Path(sys.executable)
    assert f"  {python} -m pip install -e {tmp_path}/gangway-coup\n" in said
    assert f"  {python} -m games check coup\n" in said
    assert f"  {python} -m playground\n" in said
    source = (tmp_path / "gangway-coup/gangway_coup/game.py").read_text("utf-8")
    assert "seats=(3, 4, 5)" in source
    assert main(["new", "other", "--package", "--into", str(tmp_path)], "gangway") == 0
    assert "\n  gangway check other\n  gangway play\n" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main([*asked, "--into", str(tmp_path)])
    assert "is there already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("new All-Aboard", "is taken, or not a word"),
        ("new all_aboard", "is taken, or not a word"),
        ("new coup --seats 3-9", "is not a number from 2 to 5"),
        ("check nothing", "no game 'nothing'; there are: all_aboard"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(
    typed: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(typed.split())
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1


def test_a_check_says_in_sentences_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    skeleton = Skeleton("leaky", "bluff", (2,))
    project, *_ = write_package(skeleton, tmp_path)
    view = project.parent / "gangway_leaky/view.py"
    written = view.read_text("utf-8")
    leak = "cards=hidden if seat is None else state.cards"
    assert "cards=hidden if seat is None else replaced(state.cards, seat, None)" in written
    view.write_text(
        written.replace(
            "cards=hidden if seat is None else replaced(state.cards, seat, None)", leak
        ),
        "utf-8",
    )
    monkeypatch.syspath_prepend(project.parent)
    game = load_game(EntryPoint("leaky", "gangway_leaky.game:Leaky", "gangway.games"))
    monkeypatch.setitem(sys.modules["games"].SHELF, "leaky", game)
    assert main(["check", "leaky"]) == 1
    said = capsys.readouterr().out
    assert (
        "- it does not hold that no view tells one world from another: seat 0 sees what it must not"
        ": cards (" in said
    )


def test_laws_that_stumble_over_the_same_fault_are_said_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project, *_ = write_package(Skeleton("mute", "bluff", (2,)), tmp_path)
    source = project.parent / "gangway_mute/game.py"
    silent = "    def describe(self, view):\n        raise ValueError(view.seat)\n"
    source.write_text(f"{source.read_text('utf-8')}\n{silent}", "utf-8")
    monkeypatch.syspath_prepend(project.parent)
    game = load_game(EntryPoint("mute", "gangway_mute.game:Mute", "gangway.games"))
    (said,) = broken_laws(game)
    assert said.startswith("it cannot be seen whether everything can be said in every language, ")
    assert ", whether every position has words" in said
    assert re.search(r"game.py:\d+: ValueError", said)


def test_a_check_ends_within_a_minute_and_says_what_it_could_not_look_at() -> None:
    assert LONGEST_CHECK < 60
    assert broken_laws(SHELF["off_the_rails"], seconds=0) == [
        "matches of off_the_rails are too long to look at every law"
    ]
