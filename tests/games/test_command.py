"""The games without Discord, as a newcomer types it: `python -m games ...`."""

from __future__ import annotations

import json

import pytest

from games import SHELF
from games.__main__ import main


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


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("simulate nothing --seats 2", "invalid choice: 'nothing'"),
        ("simulate all_aboard --seats 9", "This game seats 2 to 5 players; 9 are"),
        ("simulate all_aboard --seats 2 --matches 0", "'0' is not a whole number above 0"),
        ("transcript all_aboard --seats 2 --option wind=on", "no option 'wind'"),
        ("transcript all_aboard --seats 2 --option effects=yes", "effects is one of: on, off"),
        ("transcript all_aboard --seats 2 --option first_player=5", "Seat 5 cannot begin"),
        ("transcript all_aboard", "required: --seats"),
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
