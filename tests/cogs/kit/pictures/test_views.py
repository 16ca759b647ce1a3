"""Pictures as jobs: drawn in worker processes, the same as here, and nothing of it is kept here."""

from __future__ import annotations

import asyncio
import io
import signal
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeVar, TypeVarTuple

import pytest
from PIL import Image, ImageChops
from typing_extensions import override

from cogs.kit.messages import layouts
from cogs.kit.pictures import views
from cogs.kit.pictures.jobs import ViewJob
from cogs.kit.pictures.pictures import Pictures
from cogs.kit.pictures.views import alt_text, view_job
from cogs.kit.pictures.warm_ups import prepare, warm_up, warm_up_climax
from games import SHELF
from games.all_aboard.game import AllAboard
from games.kit.chance import Chance
from games.kit.computers.playout import playout
from games.kit.game import Frame, Outcome, Picture, Seat, text
from games.kit.words import Voice
from matches.match import Match
from matches.workers.processes import JobFailedError, Priority, WorkerProcesses
from playground import PATIENCE, World
from tests.matches.workers.test_workers import until_ended
from tests.support.evenings.answers import answers_of
from tests.support.evenings.evening import evening
from tests.support.evenings.threads import Threads
from tests.support.toys import LANTERNS, LanternOptions, Lanterns, Together
from trials.bench.processes import connected_bot

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.kit.game import AnyGame, Climax, Decision, Game, Proposals, View

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


def opening(seats: int = 2, game: AnyGame = SHELF["all_aboard"]) -> Match:
    """Return a match as it begins."""
    options = game.spec.options()
    return Match(
        id=1,
        guild=1,
        channel=1,
        language="en",
        game=game,
        options=options,
        players=tuple(range(1, seats + 1)),
        seed="deal",
        ply=0,
        acted=(0,) * seats,
        resigned=frozenset(),
        state=game.setup(seats, options, Chance("deal", 0)),
        outcome=None,
    )


VOICE = Voice("en", "all_aboard", ("Ana", "Bob"))


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_a_view_comes_to_the_worker_as_it_was(game: AnyGame) -> None:
    for moment in playout(game, game.spec.seats[-1], game.spec.options(), "worker"):
        for seat in (None, moment.seat):
            view = game.view(moment.after, seat)
            assert type(view).model_validate_json(view.model_dump_json()) == view


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_a_game_says_truly_what_it_draws(game: AnyGame) -> None:
    drawing = game.picture()
    assert game.previews == (drawing.preview is not None)
    assert game.zooms == (drawing.zoom is not None)


async def test_a_worker_draws_what_this_process_would() -> None:
    match = opening()
    job = view_job(match, Seat(0), VOICE)
    workers = WorkerProcesses((prepare, ((type(match.game),),)), most=1)
    try:
        assert await workers.run(job.paint) == job.paint()
    finally:
        await workers.close()


class Counting(Threads):
    """Notes what it is asked to draw."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    @override
    async def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, priority: Priority = Priority.SHOWN
    ) -> T:
        self.asked += 1
        return await super().run(function, *arguments, priority=priority)


async def test_what_looks_the_same_is_drawn_once_also_at_a_later_ply() -> None:
    match, counting = opening(), Counting()
    pictures = Pictures(counting)
    first = await pictures.of(view_job(match, None, VOICE))
    later = await pictures.of(view_job(replace(match, ply=7), None, VOICE))
    assert first
    assert later
    assert (first.png, first.alt) == (later.png, later.alt)
    assert (first.name, later.name) == ("table-0.png", "table-7.png")
    assert counting.asked == 1


async def test_what_a_view_says_is_put_into_words_once_for_its_picture_and_its_previews(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[tuple[object, ...]] = []

    say = views._alt_text

    def noted(*parts: Any) -> str:
        said.append(parts)
        return say(*parts)

    monkeypatch.setattr(views, "_alt_text", noted)
    match = opening(game=SHELF["bandido_alcatraz"])
    seat, pictures = min(match.to_act()), Pictures(Threads())
    voice = Voice("en", "bandido_alcatraz", ("Ana", "Bob"))
    way = match.breakdowns(seat)[0].decisions
    shown = [
        await pictures.of(view_job(match, seat, voice)),
        await pictures.of(view_job(match, seat, voice, way[:1])),
        await pictures.of(view_job(match, seat, voice, zoom=True)),
    ]
    assert len({one.png for one in shown if one}) == len(shown) == 3
    assert len({one.alt for one in shown if one}) == len(said) == 1
    view_job(match, None, voice)
    assert len(said) == 2


async def test_those_who_ask_for_the_same_at_once_wait_for_one_picture() -> None:
    match, counting = opening(), Counting()
    pictures, job = Pictures(counting), view_job(match, Seat(0), VOICE)
    both = await asyncio.gather(*(pictures.of(job) for _ in range(2)))
    assert both[0] == both[1]
    assert counting.asked == 1


class Dated(Counting):
    """Notes in which turn of the loop it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0
        self.dates: list[int] = []

    @override
    async def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, priority: Priority = Priority.SHOWN
    ) -> T:
        self.dates.append(self.now)
        return await super().run(function, *arguments, priority=priority)


@pytest.mark.parametrize(("priority", "turns"), [(Priority.SHOWN, 3), (Priority.ASKED, 1)])
async def test_one_message_is_laid_out_in_a_turn_of_the_loop_unless_somebody_waits_for_it(
    priority: Priority, turns: int
) -> None:
    match, dated = opening(), Dated()
    pictures = Pictures(dated)
    viewers = (None, Seat(0), Seat(1))
    asking = asyncio.gather(
        *(pictures.of(view_job(match, one, VOICE), priority=priority) for one in viewers)
    )
    while not asking.done():
        await asyncio.sleep(0)
        dated.now += 1
    assert len(set(dated.dates)) == turns
    assert len(dated.dates) == len(await asking) == len(viewers)


class Failing(Threads):
    """Draws nothing."""

    @override
    async def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, priority: Priority = Priority.SHOWN
    ) -> T:
        raise JobFailedError("OSError: broken font")


async def test_a_picture_that_fails_costs_a_picture_and_not_the_match(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path, workers=Failing()) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = (one for one in table.people if answers_of(one.dms()[-1]))
        assert f"Waiting for {player}" in table.told()
        assert not player.dms()[-1].pictures
        await table.press_on(player, player.dms()[-1])
        await table.settle()
        (next_one,) = (one for one in table.people if answers_of(one.dms()[-1]))
        assert next_one is not player
        assert f"Waiting for {next_one}" in table.told()
    assert "match 1, ply 1: the picture failed: OSError: broken font" in caplog.text


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are told by /proc")
@pytest.mark.parametrize(
    "number", [signal.SIGTERM, pytest.param(signal.SIGKILL, marks=pytest.mark.long)]
)
async def test_the_process_that_talks_draws_nothing_and_leaves_no_worker_behind(
    tmp_path: Path, number: signal.Signals
) -> None:
    async with (
        World.open() as world,
        connected_bot(world, "gangway", tmp_path / "gangway.db") as bot,
    ):
        red, blue = world.member("Red"), world.member("Blue")
        await red.slash("play", game="all_aboard")
        await blue.press("Join", at=world.table)
        await red.press("Start", at=world.table)
        await world.until(lambda: red.dms()[-1].pictures)
        loaded = {name.split(".")[0] for name in await bot.ask("modules")}
        drawing = {name for name in await bot.ask("modules") if "games.kit.draw" in name}
        workers = bot.workers()
        assert not loaded & {"PIL", "resvg_py", "openskill"}
        assert not drawing
        assert workers
        bot.process.send_signal(number)
        await asyncio.wait_for(bot.process.wait(), PATIENCE)
        for worker in workers:
            await until_ended(worker)


class Noted(NamedTuple):
    """A game, and what it has been asked to draw: views, and the answers chosen for previews."""

    game: type[AnyGame]
    drawn: list[tuple[View, tuple[Decision, ...]]]


def lanterns(kind: Literal["draw", "preview", "zoom"]) -> ViewJob:
    state = LANTERNS.setup(2, LanternOptions(), Chance("deal", 0))
    view = LANTERNS.view(state, None)
    names = ("Ana", "Bob")
    return ViewJob(Lanterns, type(view), view.model_dump_json(), "en", names, kind)


@pytest.mark.parametrize("kind", ["preview", "zoom"])
def test_a_picture_that_a_game_does_not_have_is_not_drawn(
    kind: Literal["preview", "zoom"],
) -> None:
    with pytest.raises(LookupError, match=kind):
        lanterns(kind).paint()


def test_a_game_draws_another_picture_to_look_closer() -> None:
    game = SHELF["bandido_alcatraz"]
    view = game.view(game.setup(2, game.spec.options(), Chance("deal", 0)), Seat(0))
    job = ViewJob(type(game), type(view), view.model_dump_json(), "en", VOICE.names)
    assert replace(job, kind="zoom").paint() != replace(job, kind="preview").paint()


def noting(game: type[Game[Any, Any, Any, Any]], fault: type[Exception] | None = None) -> Noted:
    """Return a game that notes what it is to draw, and draws one pixel, or raises."""
    noted: list[tuple[View, tuple[Decision, ...]]] = []

    def note(
        view: View, _: Voice, answers: tuple[Decision, ...] = (), __: Proposals = ()
    ) -> Image.Image:
        noted.append((view, answers))
        if fault:
            raise fault
        return Image.new("RGB", (1, 1))

    def picture(_: AnyGame) -> Picture[View]:
        return Picture(note, preview=note)

    return Noted(type("Noting", (game,), {"picture": picture}), noted)


@pytest.mark.parametrize("moves", [3, 1_000, None])
def test_a_warm_up_draws_the_table_and_every_hand_also_of_a_match_that_has_ended(
    moves: int | None,
) -> None:
    game, drawn = noting(Lanterns)
    warm_up(game, 2, moves)
    assert [getattr(view, "seat", None) for view, _ in drawn] == [None, Seat(0), Seat(1)]
    ended = [getattr(view, "result", None) is not None for view, _ in drawn]
    assert ended == [moves != 3] * 3


def test_a_warm_up_draws_what_each_first_answer_leads_to() -> None:
    game, drawn = noting(type(SHELF["bandido_alcatraz"]))
    warm_up(game, 2, 4)
    answers = [tuple(map(str, chosen)) for _, chosen in drawn if chosen]
    assert len(answers) == len(set(answers)) > 1
    assert {len(chosen) for chosen in answers} == {1}


def test_a_warm_up_draws_the_first_time_that_the_story_of_a_match_turns() -> None:
    drawn: list[Climax[View]] = []

    def note(climax: Climax[View], _: Voice) -> list[Frame]:
        drawn.append(climax)
        return [Frame(Image.new("RGB", (1, 1)), 100)]

    game = type(SHELF["all_aboard"])
    picture = replace(game().picture(), climax=note)
    warm_up_climax(type("Noting", (game,), {"picture": lambda _: picture}), 2)
    (climax,) = drawn
    assert not game.climaxes.isdisjoint(told.key for told in climax.told)
    assert getattr(climax.before, "round", 0) == 1, "the first one"


def test_a_game_that_cannot_be_drawn_does_not_keep_others_from_being_prepared() -> None:
    broken, whole = noting(Lanterns, ZeroDivisionError), noting(Together)
    with pytest.raises(ZeroDivisionError):
        prepare([broken.game, whole.game])
    assert (len(broken.drawn), len(whole.drawn)) == (1, 2)


@pytest.mark.parametrize("slug", SHELF)
def test_a_picture_of_a_match_that_was_broken_off_says_so(slug: str) -> None:
    match = opening(2, SHELF[slug])
    ended = replace(match, outcome=Outcome(winners=frozenset({Seat(1)}), reason="resigned"))
    voice = Voice("de", slug, ("Ana", "Bob"))
    goes_on, over = (
        Image.open(io.BytesIO(view_job(one, None, voice).paint())).convert("RGB")
        for one in (match, ended)
    )
    changed = ImageChops.difference(goes_on, over).getbbox()
    assert changed
    assert changed[2] - changed[0] > goes_on.width // 2
    assert alt_text(ended, None, voice).startswith("Diese Partie ist vorbei.\n")
    assert "vorbei" not in alt_text(match, None, voice)


def test_an_alt_text_shortens_names_before_it_leaves_anybody_out() -> None:
    match = opening(4, SHELF["alles_an_bord"])
    long = tuple(
        25 * f"{name} " for name in ("Wilhelmina", "Bartholomew", "Maximilian", "Theodora")
    )
    said = alt_text(match, None, Voice("de", "alles_an_bord", long))
    assert "\nWilhelmin…: 0 Münzen" in said
    assert "\nTheodora …: 0 Münzen" in said


def test_a_view_of_endless_words_has_an_alt_text() -> None:
    class Endless(AllAboard):
        describe = staticmethod(lambda view: (text("family-line") for _ in count(view.round)))

    match = replace(opening(2, SHELF["all_aboard"]), game=Endless())
    said = alt_text(match, None, Voice("en", "all_aboard", ("Ana", "Bob")))
    assert len(said) == layouts.ALT_TEXT_LIMIT


ACTING: Final[dict[str, Callable[[Seat], dict[str, Any]]]] = {
    "abordaje": lambda seat: {"to_act": (seat,)},
    "all_aboard": lambda seat: {"turn": seat},
    "alles_an_bord": lambda seat: {"acting": (seat,)},
    "bandido_alcatraz": lambda seat: {"turn": seat},
    "off_the_rails": lambda seat: {"turn": seat, "asked": (seat,)},
}
"""What a view says of who is to act, of the games whose pictures tell somebody to play."""


@pytest.mark.parametrize(("slug", "acting"), ACTING.items())
@pytest.mark.parametrize("viewer", [None, Seat(0)])
def test_a_picture_of_a_match_that_was_broken_off_tells_nobody_to_play_nor_do_its_words(
    slug: str, acting: Callable[[Seat], dict[str, Any]], viewer: Seat | None
) -> None:
    match = opening(2, SHELF[slug])
    ended = replace(match, outcome=Outcome(winners=frozenset({Seat(1)}), reason="resigned"))
    voice = Voice("en", slug, ("Ana", "Bob"))
    job = view_job(ended, viewer, voice)
    running, *_ = alt_text(match, viewer, voice).splitlines()
    assert running not in alt_text(ended, viewer, voice)
    view = ended.view(viewer)
    one, two = (
        replace(job, seen=view.model_copy(update=acting(seat)).model_dump_json()).paint()
        for seat in map(Seat, range(2))
    )
    assert one == two


@pytest.mark.parametrize("slug", ACTING)
def test_a_hand_tells_nobody_to_play_whose_seat_a_computer_plays(slug: str) -> None:
    match = opening(2, SHELF[slug])
    seat = min(match.to_act())
    away = replace(match, computers={seat: "normal"})
    voice = Voice("en", slug, ("Ana", "Bob"))
    job, seen = view_job(away, seat, voice), away.view(seat)
    assert job.paint() != replace(job, seen=seen.model_dump_json()).paint()
    table = view_job(away, None, voice)
    assert table.seen == away.view(None).model_dump_json(), "everybody else sees whose turn it is"
