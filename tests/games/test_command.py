"""The games without Discord, as a newcomer types it: `python -m games ...`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from games import SHELF
from games.__main__ import main
from games.kit.chance import Chance
from games.kit.game import Seat

if TYPE_CHECKING:
    from pathlib import Path


def test_the_list_names_every_game_and_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 0
    listed = capsys.readouterr().out
    assert all(f"{slug}: " in listed for slug in SHELF)
    assert "--option effects= [on] off" in listed


def test_a_simulation_counts_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "all_aboard", "--seats", "3", "--matches", "4", "--json"])
    tally = json.loads(capsys.readouterr().out)
    assert tally["matches"] == 4 == sum(tally["endings"].values())
    assert tally["plies"] == 4 * 3 * 3 * 4
    assert tally["longest"] == 36


def test_a_simulation_reads_well(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "all_aboard", "--seats", "2", "--matches", "2", "--option", "effects=off"])
    assert "matches           2\n" in capsys.readouterr().out


def test_the_same_seed_tells_the_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["transcript", "all_aboard", "--seats", "2", "--seed", "x"]
    pages = [(main(asked), capsys.readouterr().out)[1] for _ in range(2)]
    assert pages[0] == pages[1]
    assert "== the end ==" in pages[0]


def test_a_moment_is_drawn_as_a_seat_sees_it_and_said_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / name for name in ("table.png", "hand.png")]
    asked = "draw off_the_rails --seats 3 --option missions=off --moves 5"
    said = []
    for file, whose in zip(files, ("", "--seat 2 --language de"), strict=True):
        assert main([*asked.split(), *whose.split(), "--into", str(file)]) == 0
        said.append(capsys.readouterr().out)
    assert files[0].read_bytes() != files[1].read_bytes()
    assert "Seat 2" in said[0]
    assert str(files[1]) in said[1]


def test_a_contest_counts_both_players(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "arena abordaje --seats easy,random --matches 2 --steps-scale 0.2 --json"
    assert main(asked.split()) == 0
    report = json.loads(capsys.readouterr().out)
    assert [one["player"] for one in report["standings"]] == ["easy", "random"]
    assert report["matches"] == 2 == sum(report["endings"].values())
    assert report["scale"] == 0.2


def test_a_contest_reads_well(capsys: pytest.CaptureFixture[str]) -> None:
    main(["arena", "all_aboard", "--seats", "easy,random,random", "--matches", "1"])
    told = capsys.readouterr().out
    assert told.startswith("all_aboard, seed 1, ")
    assert told.count(" steps and ") == 3


def test_advice_lists_what_was_thought_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = SHELF["abordaje"]
    state = game.setup(2, game.spec.options(), Chance("advice", 0))
    page = tmp_path / "position.json"
    page.write_text(state.model_dump_json(), "utf-8")
    asked = ["advise", "abordaje", str(page), "--seat", "2", "--level", "easy"]
    pages = [(main(asked), capsys.readouterr().out)[1] for _ in range(2)]
    assert pages[0] == pages[1]
    first, *candidates = pages[0].splitlines()
    assert first.startswith("place ")
    assert len(candidates) == len(game.legal(state, Seat(1)))
    assert first.split(" (")[0] in candidates[0]


def test_advice_is_not_given_to_who_has_no_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "position.json"
    page.write_text("{}", "utf-8")
    for file, complaint in ((page, "is no position of abordaje"), (tmp_path / "no", "No such")):
        with pytest.raises(SystemExit):
            main(["advise", "abordaje", str(file), "--seat", "1"])
        assert complaint in capsys.readouterr().err
    game = SHELF["all_aboard"]
    options = game.spec.options.model_validate({"first_player": "1"})
    state = game.setup(2, options, Chance("advice", 0))
    page.write_text(state.model_dump_json(), "utf-8")
    with pytest.raises(SystemExit):
        main(["advise", "all_aboard", str(page), "--seat", "2"])
    assert "seat 2 has no move" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("arena abordaje --seats strong,weak", "no player 'weak'; there are: first, easy, normal,"),
        ("arena abordaje --seats easy,easy,easy", "This game seats 2"),
        ("arena abordaje --seats easy,easy --steps-scale 0", "'0' is not a number above 0"),
        ("simulate nothing --seats 2", "invalid choice: 'nothing'"),
        ("simulate all_aboard --seats 9", "This game seats 2 to 5 players; 9 are"),
        ("simulate all_aboard --seats 2 --matches 0", "'0' is not a whole number above 0"),
        ("transcript all_aboard --seats 2 --option wind=on", "no option 'wind'"),
        ("transcript all_aboard --seats 2 --option effects=yes", "effects is one of: on, off"),
        ("transcript all_aboard --seats 2 --option first_player=5", "Seat 5 cannot begin"),
        ("transcript all_aboard", "required: --seats"),
        ("draw all_aboard --seat 6", "there is no seat 6 of 5"),
        ("", "required: COMMAND"),
    ],
)
def test_a_wrong_command_is_told_in_one_line(
    typed: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(typed.split())
    said = capsys.readouterr().err
    assert stopped.value.code == 2
    assert complaint in said
    assert said.count("\n") == 1
