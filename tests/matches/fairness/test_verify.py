"""`python -m matches verify`: every game, as it was played and after ten kinds of tampering."""

from __future__ import annotations

import json
import time
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from games import SHELF
from games.kit.chance import Chance, seal
from games.kit.computers.playout import choices, playout
from matches.__main__ import main
from matches.fairness.exported import Export, ExportedLine, ExportedPlayer
from matches.fairness.seals import Origin, Place, seal_of, seed_of
from matches.fairness.verify_command import MOST_BYTES
from tests.support.seated import few_seats

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

ORIGIN = Origin(secret="5e" * 32, place=Place(guild=7, channel=88, message=999_000_111))
TELLING = {"alles_an_bord": "loading", "off_the_rails": "length"}
"""Options that change how a match of two goes; of other games the first one does."""


@cache
def played(slug: str) -> str:
    """Return the export of a match for few at random, as JSON."""
    game = SHELF[slug]
    options, seed = game.spec.options(), seed_of(ORIGIN)
    seats = few_seats(game)
    moments = list(playout(game, seats, options, seed))
    outcome = game.outcome(moments[-1].after)
    assert outcome
    return Export(
        game=slug,
        version=game.spec.version,
        options=options.model_dump(mode="json"),
        players=(ExportedPlayer(name="Ann"), *[ExportedPlayer()] * (seats - 1)),
        resigned=(),
        seal=seal_of(ORIGIN.secret),
        secret=ORIGIN.secret,
        message=ORIGIN.place.link,
        seed=seed,
        log=tuple(
            ExportedLine(
                ply=one.ply,
                seat=one.seat,
                move=json.loads(one.move.model_dump_json()),
                events=one.events,
            )
            for one in moments
        ),
        outcome=outcome,
    ).model_dump_json()


def checked(written: str | bytes, path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Return what the command says of a file, in one line where something is wrong."""
    file = path / "match.json"
    file.write_bytes(written if isinstance(written, bytes) else written.encode())
    try:
        code = main(["verify", str(file)])
    except SystemExit:
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        return said.strip()
    said = capsys.readouterr().out
    assert code == (0 if "Everything agrees." in said else 3 if "RESERVE" in said else 1)
    return said.strip().splitlines()[-1]


# ---- what agrees --------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", SHELF)
def test_a_match_as_it_was_played_agrees_from_end_to_end(
    slug: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_text(played(slug))
    assert main(["verify", str(file), "--message", ORIGIN.place.link]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in said[1:-1]] == [
        "seal",
        "message",
        "seed",
        "moves",
        "result",
    ]
    assert said[-1] == "Everything agrees."
    assert seal_of(ORIGIN.secret) in said[1]


# ---- ten kinds of tampering ---------------------------------------------------------------------


def other_digit(text: str) -> str:
    return f"{text[:-1]}{'1' if text[-1] != '1' else '2'}"


def change_a_move(export: dict[str, Any]) -> None:
    """Put another move that was allowed in the place of one."""
    game, log = SHELF[export["game"]], export["log"]
    for one in playout(game, few_seats(game), game.spec.options(), export["seed"]):
        others = [move for move in game.legal(one.before, one.seat) if move != one.move]
        if others:
            log[one.ply - 1]["move"] = json.loads(others[-1].model_dump_json())
            return


def change_an_option(export: dict[str, Any]) -> None:
    """Let another one have been agreed, which would have changed the match."""
    offered = choices(SHELF[export["game"]].spec.options)
    name = TELLING.get(export["game"], next(iter(offered)))
    export["options"][name] = next(v for v in offered[name] if v != export["options"][name])


def change_the_order(export: dict[str, Any]) -> None:
    """Swap the first and the last entry, each under the number of the other."""
    log = export["log"]
    log[0], log[-1] = log[-1], log[0]
    log[0]["ply"], log[-1]["ply"] = log[-1]["ply"], log[0]["ply"]


def change_events(export: dict[str, Any]) -> None:
    """Let a move in the middle have told nothing."""
    telling = [line for line in export["log"] if line["events"]]
    telling[len(telling) // 2]["events"] = []


def change_the_result(export: dict[str, Any]) -> None:
    winners = export["outcome"]["winners"]
    export["outcome"]["winners"] = [] if winners else [0]


TAMPERED: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "seed": (lambda e: e.update(seed=other_digit(e["seed"])), "DISAGREES seed: "),
    "secret": (lambda e: e.update(secret=other_digit(e["secret"])), "DISAGREES seal: "),
    "message id": (lambda e: e.update(message=other_digit(e["message"])), "DISAGREES seed: "),
    "options": (change_an_option, "DISAGREES ply "),
    "order of moves": (change_the_order, "DISAGREES ply 1, "),
    "one move": (change_a_move, "DISAGREES ply "),
    "events": (change_events, "DISAGREES ply "),
    "result": (change_the_result, "DISAGREES result: "),
    "version": (lambda e: e.update(version=e["version"] + 1), "DISAGREES version: "),
}


@pytest.mark.parametrize("slug", SHELF)
@pytest.mark.parametrize("kind", TAMPERED)
def test_tampering_is_found_and_named(
    slug: str, kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tamper, named = TAMPERED[kind]
    export = json.loads(played(slug))
    tamper(export)
    assert checked(json.dumps(export), tmp_path, capsys).startswith(named)


@pytest.mark.parametrize("slug", SHELF)
def test_a_truncated_file_is_found(
    slug: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = played(slug)
    assert "it breaks off" in checked(written[: len(written) // 2], tmp_path, capsys)
    export = json.loads(written)
    del export["log"][-1]
    assert "result: the match was not over" in checked(json.dumps(export), tmp_path, capsys)


# ---- ends without a result, and seats that were given up ----------------------------------------

SAYING_SO: dict[str, dict[str, Any]] = {
    "abandoned": {
        "seat": 0,
        "move": {"kind": "referee:called-off"},
        "events": [{"key": "called-off", "args": {"who": {"seat": 0}}, "to": None}],
    },
    "ended-by-vote": {
        "seat": 1,
        "move": {"kind": "referee:voted", "vote": "end"},
        "events": [
            {"key": "voted-end", "args": {"who": {"seat": 1}, "whom": [{"seat": 0}]}, "to": None},
            {"key": "vote-carried-end", "args": {"whom": [{"seat": 0}]}, "to": None},
        ],
    },
}
"""For each end without result the entry that says so."""


def cut_off(slug: str, length: int, reason: str) -> dict[str, Any]:
    """Return an export whose log was cut off, with an outcome that makes up for it."""
    export: dict[str, Any] = json.loads(played(slug))
    del export["log"][length:]
    nobody: dict[str, Any] = {"winners": [], "reason": reason, "scores": [], "grade": None}
    export["outcome"] = nobody
    return export


def add(export: dict[str, Any], **line: Any) -> None:
    export["log"].append({"ply": len(export["log"]) + 1, **line})


def as_before_0_3(export: dict[str, Any]) -> None:
    """Let the match have been dealt before there were secrets."""
    export.update(secret=None, message=None, seal=seal(export["seed"]))


@pytest.mark.parametrize("slug", SHELF)
@pytest.mark.parametrize("reason", SAYING_SO)
def test_a_log_that_was_cut_off_does_not_pass_for_a_match_that_was_called_off(
    slug: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    length = len(json.loads(played(slug))["log"])
    for cut in (0, 1, length // 2, length - 1):
        export = cut_off(slug, cut, reason)
        said = checked(json.dumps(export), tmp_path, capsys)
        assert said.startswith("DISAGREES result: "), cut


@pytest.mark.parametrize("reason", SAYING_SO)
def test_an_end_without_result_agrees_where_the_log_says_so(
    reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    export = cut_off("all_aboard", 5, reason)
    add(export, **SAYING_SO[reason])
    assert checked(json.dumps(export), tmp_path, capsys) == "Everything agrees."
    export["outcome"]["reason"] = next(other for other in SAYING_SO if other != reason)
    assert "DISAGREES result: " in checked(json.dumps(export), tmp_path, capsys)


def test_a_vote_that_did_not_carry_ends_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    export = cut_off("all_aboard", 5, "ended-by-vote")
    vote = SAYING_SO["ended-by-vote"]
    add(export, **(vote | {"events": vote["events"][:1]}))
    assert "DISAGREES result: " in checked(json.dumps(export), tmp_path, capsys)


def test_a_match_from_before_0_3_may_have_ended_by_an_operator_without_an_entry(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    export = cut_off("all_aboard", 5, "abandoned")
    as_before_0_3(export)
    assert checked(json.dumps(export), tmp_path, capsys).startswith("Everything agrees, and proves")


def given_up() -> dict[str, Any]:
    """Return an export of a match that the second player gave up."""
    export = cut_off("all_aboard", 5, "resigned")
    export["outcome"]["winners"] = [0]
    export["resigned"] = [1]
    left = {"key": "seat-left", "args": {"who": {"seat": 1}}, "to": None}
    add(export, seat=1, move={"kind": "referee:resigned"}, events=[left])
    return export


def test_whoever_gave_up_is_not_the_winner_of_a_file_that_does_not_say_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    honest = given_up()
    assert checked(json.dumps(honest), tmp_path, capsys) == "Everything agrees."
    export = json.loads(played("all_aboard"))
    (winner,) = export["outcome"]["winners"]
    last = export["log"].pop()
    left = {"key": "seat-resigned", "args": {"who": {"seat": winner}}, "to": None}
    add(export, seat=winner, move={"kind": "referee:resigned"}, events=[left])
    export["log"].append(last | {"ply": len(export["log"]) + 1})
    said = checked(json.dumps(export), tmp_path, capsys)
    assert said.startswith("DISAGREES result: "), "the log says that the seat was given up"


def test_before_0_3_a_seat_that_was_given_up_may_have_got_another_player_unsaid(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    export = json.loads(played("all_aboard"))
    as_before_0_3(export)
    left = {"key": "seat-resigned", "args": {"who": {"seat": 0}}, "to": None}
    for line in export["log"]:
        line["ply"] += 1
    line = {"ply": 1, "seat": 0, "move": {"kind": "referee:resigned"}, "events": [left]}
    export["log"].insert(0, line)
    said = checked(json.dumps(export), tmp_path, capsys)
    assert not said.startswith("DISAGREES result: ")


def test_the_message_that_somebody_saw_counts_and_not_what_the_file_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A match that is made up makes secret, seed, moves and result agree; not the message."""
    file = tmp_path / "match.json"
    file.write_text(played("all_aboard"))
    seen = "https://discord.com/channels/7/88/999000112"
    assert main(["verify", str(file), "--message", seen]) == 1
    assert "DISAGREES message: " in capsys.readouterr().out
    assert main(["verify", str(file), "--message", "over there"]) == 1
    assert "no link to a message" in capsys.readouterr().out


def test_luck_that_notes_of_the_house_have_moved_is_agreed_to_with_reserve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    export = json.loads(noted("abordaje"))
    assert "proves less" in checked(json.dumps(export), tmp_path, capsys)


def test_a_hostile_log_is_refused_at_its_first_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    export = json.loads(played("all_aboard"))
    export["log"] = [{"ply": "x"}] * 150_000
    begun = time.process_time()
    assert "log.0." in checked(json.dumps(export), tmp_path, capsys)
    assert time.process_time() - begun < 5


def noted(slug: str) -> str:
    """Return the export of a match by luck of plies, with a reminder noted before its moves."""
    game, wishes = SHELF[slug], Chance("wishes", 0)
    options, seed, seats = game.spec.options(), seed_of(ORIGIN), few_seats(game)
    state = game.setup(seats, options, Chance(seed, 0))
    log = [ExportedLine(ply=1, seat=0, move={"kind": "referee:reminded"}, events=())]
    while game.outcome(state) is None:
        seat, ply = min(game.to_act(state)), len(log) + 1
        move = wishes.pick(game.legal(state, seat))
        state, told = game.play(state, seat, move, Chance(seed, ply))
        written = json.loads(move.model_dump_json())
        log.append(ExportedLine(ply=ply, seat=seat, move=written, events=told))
    export = json.loads(played(slug))
    export["log"] = [json.loads(line.model_dump_json()) for line in log]
    outcome = game.outcome(state)
    assert outcome
    export["outcome"] = json.loads(outcome.model_dump_json())
    return json.dumps(export)


# ---- what is no export at all -------------------------------------------------------------------


def line_with(**fields: Any) -> Callable[[dict[str, Any]], object]:
    return lambda export: export["log"][0].update(fields)


FOREIGN: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "another game": (lambda e: e.update(game="chess"), "there is no game 'chess' here"),
    "a later format": (lambda e: e.update(format="gangway-match/9"), "its format is"),
    "a field more": (lambda e: e.update(more=1), "more: Extra inputs"),
    "a field less": (lambda e: e.pop("log"), "log: Field required"),
    "an option that is none": (lambda e: e["options"].update(luck="more"), "no such options"),
    "too many players": (lambda e: e["players"].extend([{}] * 99), "DISAGREES options: "),
    "a seat that is none": (line_with(seat=40), "nobody sits at seat 41"),
    "a move that is none": (line_with(move={"kind": "\x1b[2Jcheat\n"}), "no such move"),
    "an entry that is none": (line_with(move={"kind": "referee:bribed"}), "no such entry"),
    "an entry that told nothing": (line_with(move={"kind": "referee:resigned"}, events=[]), "told"),
    "an entry that told of somebody else": (
        line_with(
            move={"kind": "referee:resigned"},
            events=[{"key": "seat-resigned", "args": {"who": {"seat": 40}}, "to": None}],
        ),
        "what it told",
    ),
    "an event that is none": (line_with(events=[{"key": "x", "args": {}}]), "what it told"),
    "a seat given up unsaid": (lambda e: e.update(resigned=[0]), "the log says nothing"),
    "no secret": (lambda e: e.update(secret=None), "does not say which secret"),
    "nothing but a seed": (
        lambda e: e.update(secret=None, message=None),
        "DISAGREES seal: it is not that of the seed",
    ),
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_a_made_up_file_gets_one_clear_line(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tamper, named = FOREIGN[kind]
    export = json.loads(played("all_aboard"))
    tamper(export)
    said = checked(json.dumps(export), tmp_path, capsys)
    assert named in said
    assert said.isprintable()


@pytest.mark.parametrize(
    ("written", "named"),
    [
        (b"", "breaks off"),
        (b"\xff\x01", "breaks off"),
        ('{"format": 1}'.encode("utf-16"), "UTF-16"),
        ('{"format": 1}'.encode("utf-16-le"), "UTF-16"),
        (
            b'{"format": "gangway-match/1", '
            + b", ".join(b'"x%d": 1' % number for number in range(200_000))
            + b"}",
            "200001 names in one place",
        ),
        (b"[]", "no exported match"),
        (b'{"format": 1}', "no exported match"),
        (b"[" * 100_000, "breaks off"),
        (b" " * (MOST_BYTES + 1), "larger than any match"),
    ],
    ids=[
        *("empty", "no text", "UTF-16", "UTF-16 without a mark", "many names"),
        *("a list", "no format", "deep", "huge"),
    ],
)
def test_a_file_that_is_no_export_gets_one_clear_line(
    written: bytes, named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert named in checked(written, tmp_path, capsys)


def test_a_file_that_is_not_there_gets_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["verify", str(tmp_path / "none.json")])
    assert "No such file" in capsys.readouterr().err
