"""The games without Discord: `python -m games list`, `simulate`, `transcript` and others.

`draw` writes a moment of a match as a picture, with its words. `arena` lets computer players play
against one another, and `advise` says what one would do. `new` writes a game that runs at once, and
`check` says what is wrong with any game.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
from collections import Counter, deque
from dataclasses import asdict, dataclass
from functools import partial
from importlib.util import find_spec
from itertools import islice
from math import inf
from pathlib import Path
from shlex import quote
from time import perf_counter
from typing import TYPE_CHECKING

from games import SHELF
from games.kit.chance import Chance
from games.kit.check.every_law import EVERY, broken_laws
from games.kit.check.faults import FaultyGameError
from games.kit.check.package import SLUG
from games.kit.check.transcript import short, transcript
from games.kit.command_line import Parser
from games.kit.computers.arena import contest, lines
from games.kit.computers.arena_match import PLAYERS, Pairing, Player
from games.kit.computers.playout import choices, playout
from games.kit.computers.search import choose
from games.kit.game import AnyGame, IllegalMove, Options, Outcome, Seat, Value
from games.kit.installed import entry_of, load_game, source_of_commands
from games.kit.mind import LEVELS
from games.kit.skeleton import LIKE, SEATS, Skeleton, write_in_house, write_package
from games.kit.words import LANGUAGES, ROOT, Voice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.computers.candidates import Choice


@dataclass(frozen=True)
class Tally:
    """What many matches at random came to."""

    game: str
    seats: int
    options: dict[str, str | int | bool]
    seed: str
    matches: int
    plies: int
    seconds: float
    plies_per_second: int
    longest: int
    """Moves of the longest match."""
    longest_seed: str
    endings: dict[str, int]
    """Matches by reason."""
    wins: dict[str, int]
    """Matches by winning seats, counted from 1; a shared win counts for all who share it."""


def main(arguments: Sequence[str] | None = None, program: str = "python -m games") -> int:
    """Carry out one command; return the exit code."""
    parser = _parser(program)
    asked = parser.parse_args(arguments)
    if asked.command == "list":
        sys.stdout.write(shelf_list())
        return 0
    if asked.command == "new":
        sys.stdout.write(_new(parser, asked))
        return 0
    if asked.command == "check":
        return _check(parser, asked.slug)
    game = SHELF[asked.slug]
    if asked.command == "advise":
        sys.stdout.write(_advise(parser, game, asked))
        return 0
    if asked.command == "arena":
        _check_styles(parser, game, asked.seats)
    asked.seats = asked.seats or game.spec.seats[-1]
    seats = len(asked.seats) if asked.command == "arena" else asked.seats
    if asked.command == "draw" and (asked.seat or 1) > seats:
        parser.error(f"there is no seat {asked.seat} of {seats}")
    try:
        options = parse_options(game, asked.option)
        game.check_start(seats, options)
    except IllegalMove as refusal:
        parser.error(Voice("en", game.spec.slug)(refusal.text))
    except ValueError as error:
        parser.error(str(error))
    sys.stdout.write(_play(game, options, asked))
    return 0


def _check_styles(parser: Parser, game: AnyGame, players: Sequence[Player]) -> None:
    styles = game.mind().styles
    for level, _, style in (player.partition(":") for player in players):
        if style and (level not in LEVELS or style not in styles):
            parser.error(f"no style {style!r} of {level}; there are: {', '.join(styles) or 'none'}")


def _play(game: AnyGame, options: Options, asked: argparse.Namespace) -> str:
    """Play what was asked for, and tell it."""
    if asked.command == "transcript":
        return transcript(game, asked.seats, options, asked.seed)
    if asked.command == "draw":
        return _draw(game, options, asked)
    if asked.command == "arena":
        how = asked.steps_scale, asked.judge, asked.judge_every, asked.talk
        pairing = Pairing(game, options, asked.seats, asked.seed, *how)
        result = contest(pairing, asked.matches, asked.jobs, partial(_progress, asked.matches))
        return json.dumps(asdict(result)) + "\n" if asked.json else lines(result)
    tally = simulate(game, asked.seats, options, asked.seed, asked.matches)
    return json.dumps(asdict(tally)) + "\n" if asked.json else report(tally)


def _draw(game: AnyGame, options: Options, asked: argparse.Namespace) -> str:
    """Write what a seat, or the table, sees after some moves at random; return it in words."""
    from games.kit.draw.canvas import encode  # it loads all that draws

    state: Value = game.setup(asked.seats, options, Chance(asked.seed, 0))
    for moment in islice(playout(game, asked.seats, options, asked.seed), asked.moves):
        state = moment.after
    view = game.view(state, Seat(asked.seat - 1) if asked.seat else None)
    names = tuple(f"Seat {number}" for number in range(1, asked.seats + 1))
    voice = Voice(asked.language, game.spec.slug, names)
    file = asked.into or Path(f"{game.spec.slug}.png")
    file.write_bytes(encode(game.picture().draw(view, voice), game.spec.slug))
    return "\n".join((str(file), "", *map(voice, game.describe(view)), ""))


def _progress(matches: int, done: int) -> None:
    """Say how far a contest is: in one line of a terminal, else at every tenth."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{done} of {matches} matches" + "\n" * (done == matches))
    elif done * 10 // matches > (done - 1) * 10 // matches:
        sys.stderr.write(f"{done} of {matches} matches\n")


def _parser(program: str) -> Parser:
    parser = Parser(prog=program, description="The games without Discord.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("list", help="the games on the shelf, with their options")
    simulation = commands.add_parser("simulate", help="many matches at random, counted")
    page = commands.add_parser("transcript", help="one match at random, as a page to read")
    picture = commands.add_parser("draw", help="a moment of a match, as a picture and in words")
    arena = commands.add_parser("arena", help="computer players against one another")
    advice = commands.add_parser("advise", help="what a computer player would do, and why")
    begun = commands.add_parser("new", help="a game that runs at once, to make another of")
    begun.add_argument("slug", help="its name in files: a-z, 0-9 and _")
    begun.add_argument("--like", choices=LIKE, default="cards", help="what it is like")
    begun.add_argument("--seats", type=_seats, default=SEATS, metavar="3-5", help="how many play")
    begun.add_argument("--package", action="store_true", help="as a package of its own")
    begun.add_argument("--into", type=Path, help="the folder for it; by default here")
    checked = commands.add_parser("check", help="every law, text and picture of a game")
    checked.add_argument("slug", help="which game")
    for command in (simulation, page, picture, arena, advice):
        command.add_argument("slug", choices=sorted(SHELF), help="which game")
    for command in (simulation, page):
        command.add_argument("--seats", type=int, required=True, help="how many play")
    picture.add_argument("--seats", type=int, help="how many play; by default as many as may")
    picture.add_argument("--moves", type=int, default=9, help="how many have been made")
    picture.add_argument("--seat", type=_positive, help="whose view, from 1; else the table's")
    picture.add_argument("--language", choices=LANGUAGES, default="en")
    picture.add_argument("--into", type=Path, help="the file to write; by default SLUG.png")
    for command in (simulation, page, picture, arena):
        command.add_argument("--seed", default="1", help="the same seed plays the same matches")
        command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    for command in (simulation, arena):
        command.add_argument("--matches", type=_positive, default=100, help="how many to play")
        command.add_argument("--json", action="store_true", help="print the counts as JSON")
    arena.add_argument(
        "--seats",
        type=_players,
        required=True,
        metavar="PLAYER,...",
        help=f"{', '.join(PLAYERS)}, or LEVEL:STYLE",
    )
    arena.add_argument("--jobs", type=_positive, default=1, help="how many processes")
    arena.add_argument(
        "--steps-scale", type=_share, default=1.0, help="times the steps of every level"
    )
    arena.add_argument(
        "--judge", type=_positive, default=0, metavar="STEPS", help="judge each decision by so many"
    )
    arena.add_argument(
        "--judge-every", type=_positive, default=1, metavar="N", help="each N-th of a player's"
    )
    arena.add_argument("--talk", action="store_true", help="let seats say what their minds would")
    advice.add_argument("file", type=Path, help="a position, as JSON")
    advice.add_argument("--seat", type=_positive, required=True, help="whose move, from 1")
    advice.add_argument("--level", choices=LEVELS, default="strong", help="who is asked")
    advice.add_argument("--seed", default="1", help="the same seed gives the same advice")
    return parser


def _positive(typed: str) -> int:
    if not typed.isdecimal() or int(typed) == 0:
        msg = f"{typed!r} is not a whole number above 0"
        raise argparse.ArgumentTypeError(msg)
    return int(typed)


def _seats(typed: str) -> tuple[int, ...]:
    few, _, many = typed.partition("-")
    if {few, many or few} <= {str(n) for n in SEATS} and few <= (many or few):
        return tuple(range(int(few), int(many or few) + 1))
    msg = f"{typed!r} is not a number from {SEATS[0]} to {SEATS[-1]}, or two of them like 3-5"
    raise argparse.ArgumentTypeError(msg)


def _share(typed: str) -> float:
    try:
        share = float(typed)
    except ValueError:
        share = 0.0
    if not 0 < share < inf:
        msg = f"{typed!r} is not a number above 0"
        raise argparse.ArgumentTypeError(msg)
    return share


def _players(typed: str) -> tuple[Player, ...]:
    players = tuple(typed.split(","))
    if unknown := [one for one in players if one.partition(":")[0] not in PLAYERS]:
        msg = f"no player {unknown[0]!r}; there are: {', '.join(PLAYERS)}"
        raise argparse.ArgumentTypeError(msg)
    return players


def _new(parser: Parser, asked: argparse.Namespace) -> str:
    """Write a new game, and say what to do next."""
    slug, like = asked.slug, Skeleton(asked.slug, asked.like, asked.seats)
    if not SLUG.fullmatch(slug) or slug in SHELF:
        parser.error(f"{slug!r} is taken, or not a word of a-z, 0-9 and _")
    try:
        if not asked.package:
            written = write_in_house(like, asked.into or ROOT)
            steps = []
        else:
            written = write_package(like, asked.into or Path.cwd())
            steps = [_install(written[0].parent)]
    except FileExistsError as error:
        parser.error(f"{error.filename} is there already")
    is_tool = not parser.prog.startswith("python")
    check, play = (
        ("gangway", "gangway play")
        if is_tool
        else (f"{_python()} -m games", f"{_python()} -m playground")
    )
    steps += [f"{check} check {slug}", play]
    return "\n".join([*map(str, written), "", "Next:", *(f"  {step}" for step in steps), ""])


def _python() -> str:
    """Return how this Python is called from here: another one does not know the house."""
    python, here = Path(sys.executable), Path.cwd()
    return quote(str(python.relative_to(here) if python.is_relative_to(here) else python))


def _install(package: Path) -> str:
    """Return the command that installs a package here; an environment of uv's has no pip."""
    folder = quote(str(package))
    if find_spec("pip"):
        return f"{_python()} -m pip install -e {folder}"
    return f"uv pip install --python {_python()} -e {folder}"


def _check(parser: Parser, slug: str) -> int:
    """Check a game, also one that was left out; say what is wrong, and return the exit code."""
    game, entry = SHELF.get(slug), entry_of(slug)
    wrong: list[str] = []
    if game:
        wrong = broken_laws(game, source_of_commands(slug))
    elif entry:
        try:
            load_game(entry)
        except FaultyGameError as error:
            wrong = list(map(str, error.faults))
    else:
        parser.error(f"no game {slug!r}; there are: {', '.join(SHELF)}")
    kept = f"{slug} keeps all {len(EVERY)} laws, and its texts and files are whole.\n"
    sys.stdout.write("".join(f"- {one}\n" for one in wrong) or kept)
    return int(bool(wrong))


def _advise(parser: Parser, game: AnyGame, asked: argparse.Namespace) -> str:
    """Tell what a computer player would do in a stored position."""
    seat = Seat(asked.seat - 1)
    try:
        state = game.load_state(asked.file.read_text("utf-8"), game.spec.version)
    except OSError as error:
        parser.error(f"{asked.file}: {error.strerror}")
    except ValueError:
        parser.error(f"{asked.file} is no position of {game.spec.slug}")
    if seat not in game.actors(state):
        parser.error(f"seat {asked.seat} has no move")
    choice = choose(game, state, seat, asked.level, asked.seed)
    return advice(choice)


def advice(choice: Choice) -> str:
    """Say a decision in lines: the move, then every candidate with its visits and worth."""
    why = "the only move" if choice.forced else f"{choice.steps} steps"
    return "\n".join(
        (
            f"{short(choice.move)} ({why})",
            *(
                f"{one.visits:7} visits  {one.worth:.3f}  {short(one.move)}"
                for one in choice.candidates
            ),
            "",
        )
    )


def shelf_list() -> str:
    """List the games with their seats and options, one game per paragraph."""
    lines = []
    for slug, game in SHELF.items():
        seats = ", ".join(map(str, game.spec.seats))
        lines.append(f"{slug}: {Voice('en', slug)('title')}, for {seats} players")
        for name, values in choices(game.spec.options).items():
            default = game.spec.options.model_fields[name].default
            marked = (f"[{value}]" if value == default else f"{value}" for value in values)
            lines.append(f"  --option {name}= {' '.join(marked)}")
    return "\n".join(lines) + "\n"


def parse_options(game: AnyGame, typed: Sequence[str]) -> Options:
    """Read `name=value` pairs.

    Raises:
        ValueError: with one sentence.
    """
    known = choices(game.spec.options)
    chosen: dict[str, str | int | bool] = {}
    for pair in typed:
        name, _, value = pair.partition("=")
        if name not in known:
            msg = f"no option {name!r}; there are: {', '.join(known) or 'none'}"
            raise ValueError(msg)
        fitting = [one for one in known[name] if str(one) == value]
        if not fitting:
            msg = f"{name} is one of: {', '.join(map(str, known[name]))}"
            raise ValueError(msg)
        chosen[name] = fitting[0]
    return game.spec.options(**chosen)


def simulate(game: AnyGame, seats: int, options: Options, seed: str, matches: int) -> Tally:
    """Play matches at random and count; the n-th has the seed `<seed>-<n>`."""
    lengths: dict[str, int] = {}
    endings: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    gc.freeze()  # what is loaded by now stays: the collector need not look at it again
    start = perf_counter()
    for name in (f"{seed}-{n}" for n in range(1, matches + 1)):
        # Only the last moment is kept: a whole match in memory would keep the collector busy.
        (last,) = deque(playout(game, seats, options, name), maxlen=1)
        lengths[name] = last.ply
        outcome = game.outcome(last.after) or _unfinished(name)
        endings[outcome.reason] += 1
        wins.update(str(seat + 1) for seat in sorted(outcome.winners))
    seconds = perf_counter() - start
    plies = sum(lengths.values())
    longest = max(lengths, key=lengths.__getitem__)
    return Tally(
        game=game.spec.slug,
        seats=seats,
        options=options.model_dump(),
        seed=seed,
        matches=matches,
        plies=plies,
        seconds=round(seconds, 3),
        plies_per_second=round(plies / seconds),
        longest=lengths[longest],
        longest_seed=longest,
        endings=dict(endings.most_common()),
        wins=dict(sorted(wins.items())),
    )


def _unfinished(seed: str) -> Outcome:
    msg = f"the match with seed {seed} stopped without an outcome"
    raise RuntimeError(msg)


def report(tally: Tally) -> str:
    """Say a tally in lines."""
    return "\n".join(
        (
            f"{tally.game}, {tally.seats} seats, seed {tally.seed}",
            f"matches           {tally.matches}",
            f"plies             {tally.plies}",
            f"plies per second  {tally.plies_per_second}",
            f"longest match     {tally.longest} plies (seed {tally.longest_seed})",
            *(f"ended             {n}x {reason}" for reason, n in tally.endings.items()),
            *(f"won by seat {seat}     {n}x" for seat, n in tally.wins.items()),
            "",
        )
    )


if __name__ == "__main__":
    sys.exit(main())
