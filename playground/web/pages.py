"""What the browser fetches: the page, earlier messages, commands, files, shortcuts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from aiohttp import web

from playground.web.assets import CACHE_FOR_EVER
from playground.web.commands import listed
from playground.web.viewer import PICTURE_TYPES

if TYPE_CHECKING:
    from playground.web.site import Site


class Pages:
    """The routes that only read."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        channel_path = r"/as/{chair}/{channel:\d+}"
        return [
            web.get("/", self.entrance),
            web.get("/as/{chair}", self.sit),
            web.get("/as/{chair}/dm", self.dm),
            web.get(channel_path, self.page),
            web.get(channel_path + "/earlier", self.earlier),
            web.get(channel_path + "/commands", self.commands),
            web.get(channel_path + "/shortcuts", self.shortcuts),
            web.get(channel_path + r"/files/{message:\d+}/{file:\d+}/{name}", self.file),
        ]

    async def entrance(self, _request: web.Request) -> web.StreamResponse:
        """Redirect to the first person."""
        _go(f"/as/{self._site.chairs[0].slug}")

    async def sit(self, request: web.Request) -> web.StreamResponse:
        """Redirect to the person's first channel."""
        chair = self._site.chair(request)
        _go(f"/as/{chair.slug}/{chair.first_channel().id}")

    async def dm(self, request: web.Request) -> web.StreamResponse:
        """Redirect to the person's direct messages with the bot."""
        chair = self._site.chair(request)
        dm = chair.person.dm_with(self._site.bot_runner.application.user)
        _go(f"/as/{chair.slug}/{dm.id}")

    async def page(self, request: web.Request) -> web.StreamResponse:
        """Show a channel."""
        chair, channel = self._site.chair(request), self._site.channel(request)
        text = self._site.renderer.page(chair, channel)
        chair.person.client.read(channel)
        return _html(text)

    async def earlier(self, request: web.Request) -> web.StreamResponse:
        """Show the messages before one.

        Raises:
            HTTPBadRequest: without a number.
        """
        chair, channel = self._site.chair(request), self._site.channel(request)
        before = request.query.get("before", "")
        if not before.isdigit():
            raise web.HTTPBadRequest(text="before= takes a message's id")
        return _html(self._site.renderer.messages(chair, channel, before=int(before)))

    async def commands(self, request: web.Request) -> web.StreamResponse:
        """List the slash commands of a channel with their options."""
        chair, channel = self._site.chair(request), self._site.channel(request)
        people = self._site.renderer.viewer(chair).people(channel)
        return web.json_response(listed(chair.person.client, channel, people))

    async def shortcuts(self, request: web.Request) -> web.StreamResponse:
        """Show which shortcuts there are, as the bot itself offers them.

        Raises:
            HTTPNotFound: if the bot brought none.
        """
        chair, channel = self._site.chair(request), self._site.channel(request)
        if self._site.plug.shortcuts is None:
            raise web.HTTPNotFound
        place = channel if channel.guild else chair.first_channel()
        offered = await self._site.plug.shortcuts.offered(chair.person, place)
        return _html(self._site.renderer.shortcuts(chair, offered))

    async def file(self, request: web.Request) -> web.StreamResponse:
        """Serve a file of a message that this person sees.

        Raises:
            HTTPNotFound: if there is none.
        """
        message = self._site.message(request, int(request.match_info["message"]))
        for file in message.attachments:
            if file.id == int(request.match_info["file"]):
                headers = {"Cache-Control": CACHE_FOR_EVER}
                if file.content_type not in PICTURE_TYPES:
                    headers["Content-Disposition"] = "attachment"
                return web.Response(
                    body=file.content, content_type=file.content_type, headers=headers
                )
        raise self._site.not_found("That file is not there.", self._site.chair(request))


def _go(address: str) -> NoReturn:
    raise web.HTTPFound(address)


def _html(text: str) -> web.Response:
    headers = {"Cache-Control": "no-store"}
    return web.Response(text=text, content_type="text/html", headers=headers)
