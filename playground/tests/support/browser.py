"""The page in a real browser: a world, a bot and the page's server, opened for one test.

Chromium is shared by the tests of one file, as its start takes longer than most of them; each test
gets a world and windows of its own. Screenshots go to `artefacts/`, to be looked at.
"""

from __future__ import annotations

import shutil
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import pytest
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    async_playwright,
    expect,
)

from playground import WallClock, World
from playground.web.bot_runner import BotRunner
from playground.web.sample_server import create_sample_server
from playground.web.server import serve
from playground.web.site import Site

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from playground import Channel, OpenBot, Plug, Timer
    from playground.web.chairs import Chair

ARTEFACTS: Final = Path(__file__).parents[3] / "artefacts"
DESK: Final = (1280, 860)
PHONE: Final = (390, 844)
FREE_PORT: Final = 0
PATIENCE: Final = 60_000
"""Milliseconds to wait for what should be on screen; the machine may be busy."""

expect.set_options(timeout=PATIENCE)


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Start a headless Chromium, or skip the test and say why."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        pytest.skip("no Chromium on this machine: apt-get install chromium")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        await browser.close()


class Skipping(WallClock):
    """Real time, of which a test may skip what is waited for."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Timer, Callable[[], None]]] = []

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call once, so many seconds from now, or when the wait is skipped."""
        timer = super().later(seconds, call)
        self._waiting.append((timer, call))
        return timer

    def skip(self) -> None:
        """Let everything fall due that is still waited for; an answered interaction ignores it."""
        waiting, self._waiting = self._waiting, []
        for timer, call in waiting:
            timer.cancel()
            call()


class Stage:
    """A world with its page, and the windows that are open on it."""

    def __init__(self, context: BrowserContext, world: World, site: Site, address: str) -> None:
        self.world = world
        self.site = site
        self.address = address
        self.wrongs: list[str] = []
        self._context = context

    def chair(self, name: str) -> Chair:
        """Return the chair of a person."""
        return next(one for one in self.site.chairs if one.person.name == name)

    def room(self, name: str = "table") -> str:
        """Return the id of a channel of the sample server."""
        chair = self.site.chairs[0]
        return next(str(one.id) for one in chair.person.client.channels() if one.name == name)

    @property
    def table(self) -> Channel:
        """The first channel of the sample server."""
        return next(
            one for one in self.site.chairs[0].person.client.channels() if one.name == "table"
        )

    async def three_seconds_pass(self) -> None:
        """Skip the wait for an answer that does not come."""
        interactions = self.world.services.interactions
        await self.world.until(lambda: interactions.unanswered)
        assert isinstance(self.world.clock, Skipping)
        self.world.clock.skip()

    async def lose(self) -> None:
        """Cut all windows off from the page's server."""
        await self._context.set_offline(True)
        for tab in tuple(self.site.tabs):
            await tab.close()

    async def find_again(self) -> None:
        """Let the windows reach the server again."""
        await self._context.set_offline(False)

    async def window(
        self, name: str, place: str = "", *, size: tuple[int, int] = DESK, dark: bool = False
    ) -> Window:
        """Open a window and sit down as one of the people; `place` is a channel's id or "dm".

        Whatever a script throws or the browser refuses makes the test fail at its end.
        """
        page = await self._context.new_page()
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        await page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.wrongs.append(str(error)))
        page.on("console", self._overhear)
        page.on("request", self._stay_home)
        await page.goto(f"{self.address}/as/{name.lower()}" + (f"/{place}" if place else ""))
        return Window(page)

    def _overhear(self, line: ConsoleMessage) -> None:
        if "Content Security Policy" in line.text or "Trusted" in line.text:
            self.wrongs.append(line.text)

    def _stay_home(self, request: Request) -> None:
        if not request.url.startswith(self.address):
            self.wrongs.append(f"a request left the machine: {request.url}")


class Window:
    """One window, in the words of its user."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def messages(self) -> Locator:
        """All the messages on screen."""
        return self.page.locator(".message")

    @property
    def composer(self) -> Locator:
        """Where one writes."""
        return self.page.locator("#write")

    @property
    def offers(self) -> Locator:
        """What the composer suggests."""
        return self.page.locator("#offers [role=option]")

    def saying(self, text: str) -> Locator:
        """Return the newest message that holds a text."""
        return self.messages.filter(has_text=text).last

    async def command(self, name: str, **options: str) -> None:
        """Type a slash command with its options, and send it."""
        await self.page.bring_to_front()
        await self.composer.fill(f"/{name} ")
        await expect(self.page.locator(".command")).to_have_text(f"/{name}")
        for option, value in options.items():
            await self.add_option(option)
            await self.field(option).fill(value)
            await expect(self.offers.first).to_contain_text(value)
            await self.field(option).press("Enter")
        await self.page.locator(".send").click()

    async def add_option(self, option: str) -> None:
        """Ask for the field of an option that need not be given, unless it is there."""
        if not await self.field(option).count():
            await self.page.get_by_role("button", name=f"+ {option}").click()

    def field(self, option: str) -> Locator:
        """Return the field of an option in the composer."""
        return self.page.locator(f'.fields input[name="{option}"]')

    async def press(self, label: str) -> None:
        """Press the newest button with that label."""
        await self.page.bring_to_front()
        await self.page.get_by_role("button", name=label).last.click()

    async def choose(self, label: str) -> str:
        """Open the newest select with that label and take its first option; return it."""
        await self.page.bring_to_front()
        await self.page.get_by_role("button", name=label).last.click()
        first = self.page.locator(".choices:popover-open [role=option]").first
        taken = await first.locator(".label").inner_text()
        await first.click()
        return taken

    async def shoot(self, name: str) -> None:
        """Keep a screenshot."""
        await self.page.bring_to_front()
        ARTEFACTS.mkdir(exist_ok=True)
        await self.page.evaluate("document.fonts.ready")
        await self.page.screenshot(path=ARTEFACTS / f"{name}.png")


StageT = TypeVar("StageT", bound=Stage)


@asynccontextmanager
async def staged(
    browser: Browser, open_bot: OpenBot, stage: type[StageT], plug: Plug | None = None
) -> AsyncIterator[StageT]:
    """Open the sample server with a bot."""
    async with World.open(clock=Skipping()) as world:
        sample = create_sample_server(world, plug.name if plug else "Bot")
        runner = BotRunner(world, sample.application, open_bot)
        site = Site(world, sample.chairs, runner, plug)
        async with serve(site, FREE_PORT) as address:
            await runner.start()
            context = await browser.new_context()
            opened = stage(context, world, site, address)
            try:
                yield opened
            finally:
                await context.close()
                await runner.stop()
            assert not opened.wrongs, opened.wrongs
