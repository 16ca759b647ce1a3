"""The pictures of the front page: an evening as an animation, and a table of every game.

    python -m tools.front_page [FOLDER]

`make front` runs it, after pictures or pages have changed. The evening is a match of All aboard! in
the playground, played through to its end by three friends, and the leaderboard: left the channel,
right what one of them reads alone. It is filmed in a Chromium, from the page that `make play`
opens. Deals and moves are the same in every run. It begins with one frame from its middle: what is
seen until the rest has come, or by those who want nothing to move.
"""

from __future__ import annotations

import asyncio
import io
import shutil
import sys
import tempfile
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from playwright.async_api import async_playwright

from bot.local import open_bot
from bot.plug.plug import GangwayPlug
from cogs.person.scenes import position_after
from games import SHELF
from games.kit.chance import Chance
from games.kit.computers.search import choose
from games.kit.draw.canvas import encode
from games.kit.draw.text.names import voice_for_pictures
from games.kit.value import Value
from games.kit.words import ROOT, Voice
from matches.workers.processes import WorkerProcesses
from playground.web.bot_runner import BotRunner
from playground.web.sample_server import create_sample_server
from playground.web.server import serve
from playground.web.site import Site
from playground.world import World

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Sequence

    from aiohttp import BaseConnector
    from PIL.Image import Image
    from playwright.async_api import Locator, Page

    from bot.app import GameBot
    from matches.match import Match
    from playground.people.person import Person
    from playground.people.seen import Seen
    from playground.state.model import Channel

FOLDER: Final = ROOT / "docs/front"
EVENING: Final = "evening.webp"
EVENING_ON_PHONES: Final = "evening-phone.webp"
MOST_BYTES: Final = 3_000_000
"""Of the animation: who opens the page waits for it."""
NAMES: Final = ("Ada", "Dara", "Emil")
"""Who plays: the people of the playground who read English."""
MOMENTS: Final = {
    "all_aboard": (3, 34),
    "bandido_alcatraz": (3, 34),
    "off_the_rails": (3, 34),
    "alles_an_bord": (3, 34),
    "abordaje": (2, 14),
}
"""Of every game how many play and after how many moves its table is shown."""

FILMED: Final = "all_aboard"
SEED: Final = "an evening"
PHONE: Final = (390, 760)
HEAD: Final = 68
"""CSS px at the page's top that are the playground's own: where one chooses as whom one sits."""
GAP: Final = 20
SCALE: Final = 1.5
"""Pixels of the animation for each CSS px: sharp enough on a phone, small enough to load."""
SHORT: Final = 500
MIDDLE: Final = 1_100
LONG: Final = 2_200
LAST: Final = 5_000
"""Milliseconds that a frame stands."""
ROUND: Final = 9
"""Moves of a round. Those of the first are shown one by one, of others only what they come to."""
SAILINGS_SHOWN: Final = (1, 4)
"""Rounds whose sailing is shown as it moves."""
POSTER: Final = 8
"""The move of the first round after which table and hand are what the animation begins with."""
SETTLING: Final = 300
"""Milliseconds in which the page shows what has come."""
COVER_WHAT_FOLLOWS: Final = """(one, seen) => {
    while ((one = one.nextElementSibling)) one.style.visibility = seen;
}"""
PATIENCE: Final = 600.0
"""Seconds in which the bot draws what it shows, on a busy machine, too."""
QUALITY: Final = 80


# ---- the games ----------------------------------------------------------------------------------


def draw_table(slug: str) -> bytes:
    """Draw a game's table in the middle of a match that computers play, as PNG."""
    game, (seats, moves) = SHELF[slug], MOMENTS[slug]
    view = game.view(position_after(game, seats, moves), None)
    voice = voice_for_pictures(Voice("en", slug, NAMES[:seats]))
    return encode(game.picture().draw(view, voice), slug)


# ---- the evening --------------------------------------------------------------------------------


class Shot(NamedTuple):
    """What two phones of one person showed, and for how many milliseconds."""

    channel: Image
    hand: Image
    milliseconds: int


class Film:
    """Two phones of one person, and the shots that were taken of them."""

    def __init__(self, channel: Page, hand: Page) -> None:
        self.channel = channel
        self.hand = hand
        self.shots: list[Shot] = []

    async def shoot(self, milliseconds: int) -> None:
        """Take a shot that stands so long."""
        self.shots.append(Shot(await _shot(self.channel), await _shot(self.hand), milliseconds))

    def sailing(self, number: int) -> Locator:
        """Return where in the channel the animation of a round's sailing is, once it is there."""
        return self.channel.locator(".picture img[src*='/climax-']").nth(number - 1)

    async def shoot_sailing(self, number: int) -> None:
        """Take every frame of an animation in the channel, beside the hand that led to it.

        Raises:
            ValueError: if the page does not show it.
        """
        from PIL import Image, ImageSequence

        shown = self.sailing(number)
        message = shown.locator(
            "xpath=ancestor::*[contains(concat(' ', @class, ' '), ' message ')]"
        )
        await message.evaluate(COVER_WHAT_FOLLOWS, "hidden")  # it comes once the film has run
        still = await _shot(self.channel, message)
        await message.evaluate(COVER_WHAT_FOLLOWS, "visible")
        box = await shown.bounding_box()
        if box is None or box["y"] < HEAD:
            raise ValueError("the animation is out of sight")
        moving = await self.channel.request.get(await shown.evaluate("one => one.src"))
        size = round(box["width"] * SCALE), round(box["height"] * SCALE)
        corner = round(box["x"] * SCALE), round((box["y"] - HEAD) * SCALE)
        with Image.open(io.BytesIO(await moving.body())) as film:
            for one in ImageSequence.Iterator(film):
                channel = still.copy()
                channel.paste(one.convert("RGB").resize(size), corner)
                self.shots.append(Shot(channel, self.shots[-1].hand, one.info["duration"]))

    def begin_with(self, shot: int, milliseconds: int) -> None:
        """Let one of the shots stand before all others, too."""
        self.shots.insert(0, self.shots[shot]._replace(milliseconds=milliseconds))


def side_by_side(shots: Sequence[Shot]) -> bytes:
    """Return an animation of both phones, for pages that are wide enough."""
    from PIL import Image

    frames = []
    for channel, hand, milliseconds in shots:
        right = channel.width + round(GAP * SCALE)
        frame = Image.new("RGB", (right + hand.width, channel.height), "white")
        frame.paste(channel)
        frame.paste(hand, (right, 0))
        frames.append((frame, milliseconds))
    return _encoded(frames)


def one_at_a_time(shots: Sequence[Shot]) -> bytes:
    """Return an animation for phones: of channel and hand always what has changed."""
    frames: list[tuple[Image, int]] = []
    before: Sequence[Image | None] = (None, None)
    for *sides, milliseconds in shots:
        changed = [now for now, old in zip(sides, before, strict=True) if now != old]
        frames += [(side, milliseconds) for side in changed]
        before = sides
    return _encoded(frames)


def _encoded(frames: Sequence[tuple[Image, int]]) -> bytes:
    """Return an animation that plays for ever."""
    out = io.BytesIO()
    (first, _), *others = frames
    first.save(
        out,
        "WEBP",
        save_all=True,
        append_images=[frame for frame, _ in others],
        duration=[milliseconds for _, milliseconds in frames],
        loop=0,
        quality=QUALITY,
        method=4,
    )
    return out.getvalue()


async def _shot(page: Page, message: Locator | None = None) -> Image:
    """Take a picture of a page with a message in full sight: the newest table or hand, or this."""
    from PIL import Image

    await page.bring_to_front()
    await page.wait_for_function("[...document.images].every(one => one.complete)")
    looked_at = message or page.locator(".message", has=page.locator(".picture")).last
    if await looked_at.count():
        for _ in range(2):  # at first the page may still be bound for its end
            await looked_at.evaluate("one => one.scrollIntoView({block: 'start'})")
            await page.wait_for_timeout(SETTLING)
    await page.locator(".newest").evaluate_all("them => them.map(one => one.style.opacity = 0)")
    await page.evaluate("document.fonts.ready")
    width, height = PHONE
    shown = {"x": 0.0, "y": float(HEAD), "width": float(width), "height": float(height - HEAD)}
    taken = await page.screenshot(clip=shown)  # type: ignore[arg-type]
    return Image.open(io.BytesIO(taken)).convert("RGB")


class Evening:
    """A match in the playground, from `/play` to its end, as it is filmed."""

    def __init__(
        self, world: World, bot: GameBot, table: Channel, people: Sequence[Person], film: Film
    ) -> None:
        self._world = world
        self._bot = bot
        self._people = people
        self._table = table
        self.film = film
        """What has been taken of it."""

    async def settle(self) -> None:
        """Wait until everything is on show."""
        await self._world.idle(timeout=PATIENCE)
        await self._bot.delivery.wait_until_shown()
        await self._world.idle(timeout=PATIENCE)

    async def sit_down(self) -> None:
        """Type `/play`, look at the shelf, open a table, and let the friends join."""
        film, (host, *guests) = self.film, self._people
        write = film.channel.locator("#write")
        for typed in ("", "/p", "/play"):
            await write.fill(typed)
            await film.shoot(SHORT)
        await write.fill("/play ")
        await film.channel.locator(".send").click()
        await self.settle()
        await film.shoot(LONG)
        await film.channel.get_by_role("button", name="Dismiss").last.click()
        await host.slash("play", game=FILMED, at=self._table)
        for guest in guests:
            await self.settle()
            await film.shoot(MIDDLE)
            await guest.press("Join", at=self._table)
        await self.settle()
        await film.shoot(MIDDLE)
        await host.press("Start", at=self._table)
        await self.settle()
        await film.shoot(MIDDLE)

    async def play(self) -> None:
        """Play until the match is over, and look at the leaderboard."""
        poster = 0
        for ply in count(1):
            match = await self._bot.store.matches.in_channel(self._table.id)
            if match is None:
                break
            seat = min(match.to_act())
            mover = next(one for one in self._people if one.id == match.players[seat])
            paths = _paths(match, ply)
            whole = ply <= ROUND
            for n, path in enumerate(paths, start=1):
                await self._press(mover, path)
                await self.settle()
                if whole and mover is self._people[0] and n < len(paths):
                    await self.film.shoot(MIDDLE)
            if ply == POSTER:
                poster = len(self.film.shots)
            this, over = divmod(ply, ROUND)
            if not over and this in SAILINGS_SHOWN:
                await self.film.sailing(this).wait_for(timeout=PATIENCE * 1000)
                await self.settle()
                await self.film.shoot_sailing(this)
            if whole or not over:
                await self.film.shoot(MIDDLE)
        await self.film.shoot(LONG)
        board = await self._people[0].slash("leaderboard", game=FILMED, at=self._table)
        await self._people[0].press(Voice("en")("button-show-everybody"), on=board)
        await self.settle()
        await self.film.shoot(LAST)
        self.film.begin_with(poster, MIDDLE)

    async def _press(self, mover: Person, path: str) -> None:
        await self._world.until(lambda: any(_answer(mover, path)), PATIENCE)
        hand, button = next(_answer(mover, path))
        await mover.answer_to(mover.client.use(hand.message, button))


def _answer(mover: Person, path: str) -> Iterator[tuple[Seen, str]]:
    """Return the button of an answer, and the hand that it is on, which is not always the last."""
    for hand in reversed(mover.dms()):
        for one in hand.buttons:
            if one.custom_id.startswith("move:") and one.custom_id.endswith(f":{path}"):
                yield hand, one.custom_id


def _paths(match: Match, ply: int) -> list[str]:
    """Return the answers, as their buttons name them, that make the move of a good player."""
    seat = min(match.to_act())
    world = match.game.redeal(match.state, seat, Chance(SEED, ply))
    move = choose(match.game, world, seat, "strong", f"{SEED}/{ply}").move
    path, paths = match.first_path(seat), []
    while not isinstance(asked := match.menu(seat, path), Value):
        path = (*path, next(n for n, one in enumerate(asked.options) if move in one.moves))
        paths.append(".".join(map(str, path)))
    return paths


@asynccontextmanager
async def opened_evening(folder: Path) -> AsyncIterator[Evening]:
    """Open the playground with the real bot, and two windows of the first of those who play."""
    bots: list[GameBot] = []

    @asynccontextmanager
    async def open_dealt(connector: BaseConnector) -> AsyncIterator[GameBot]:
        workers = WorkerProcesses(cpu_time=PATIENCE)
        async with open_bot(folder / "gangway.db", connector, workers) as bot:
            bot.referee.seed_for = lambda _origin: SEED
            bots.append(bot)
            yield bot

    async with AsyncExitStack() as opened:
        world = await opened.enter_async_context(World.open())
        world.expect_complaints()
        sample = create_sample_server(world, GangwayPlug.name)
        runner = BotRunner(world, sample.application, open_dealt)
        site = Site(world, sample.chairs, runner, GangwayPlug())
        address = await opened.enter_async_context(serve(site, 0))
        playwright = await opened.enter_async_context(async_playwright())
        browser = await playwright.chromium.launch(
            executable_path=shutil.which("chromium") or shutil.which("google-chrome"),
            args=["--no-sandbox"],
        )
        opened.push_async_callback(browser.close)
        context = await browser.new_context(
            viewport={"width": PHONE[0], "height": PHONE[1]},
            device_scale_factor=SCALE,
            reduced_motion="reduce",
        )
        await runner.start()
        opened.push_async_callback(runner.stop)
        people = [one.person for one in sample.chairs if one.person.name in NAMES]
        pages = [await context.new_page() for _ in ("channel", "hand")]
        home = f"{address}/as/{NAMES[0].lower()}"
        for page, place in zip(pages, (home, f"{home}/dm"), strict=True):
            await page.goto(place)
        film = Film(*pages)
        yield Evening(world, bots[0], sample.chairs[0].first_channel(), people, film)


async def film_evening() -> list[Shot]:
    """Film a match."""
    with tempfile.TemporaryDirectory(prefix="front-") as folder:
        async with opened_evening(Path(folder)) as evening:
            await evening.sit_down()
            await evening.play()
            return evening.film.shots


def main(arguments: Sequence[str]) -> int:
    """Make all pictures anew; return 1 if an animation is too large."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for slug in MOMENTS:
        (folder / f"{slug}.png").write_bytes(draw_table(slug))
    shots = asyncio.run(film_evening())
    made = {EVENING: side_by_side(shots), EVENING_ON_PHONES: one_at_a_time(shots)}
    for name, animation in made.items():
        (folder / name).write_bytes(animation)
        sys.stdout.write(f"{name}: {len(animation):,} of at most {MOST_BYTES:,} bytes\n")
    return int(max(map(len, made.values())) > MOST_BYTES)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
