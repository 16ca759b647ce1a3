"""What every route of the page uses: the world, its chairs, the bot's runner, open tabs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aiohttp import web

from playground.plug import Plug
from playground.state.permissions import can_see
from playground.web.renderer import Renderer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playground.state.model import Channel, Interaction, Message
    from playground.web.bot_runner import BotRunner
    from playground.web.chairs import Chair
    from playground.web.tabs import Tab
    from playground.world import World


class Site:
    """One world shown in one page."""

    def __init__(
        self,
        world: World,
        chairs: Sequence[Chair],
        runner: BotRunner,
        plug: Plug | None = None,
    ) -> None:
        self.world = world
        self.bot_runner = runner
        self.plug = plug or Plug()
        self.renderer = Renderer(world, chairs, runner, self.plug)
        self.tabs: set[Tab] = set()
        self.open_forms: dict[int, Interaction] = {}
        """Interactions that were answered with a form, by id."""
        self._chairs = {chair.slug: chair for chair in chairs}

    @property
    def chairs(self) -> Sequence[Chair]:
        """Everybody whom one can sit as."""
        return self.renderer.chairs

    def chair(self, request: web.Request) -> Chair:
        """Return the chair of the address.

        Raises:
            HTTPNotFound: if there is none.
        """
        found = self._chairs.get(request.match_info["chair"])
        if found is None:
            raise self.not_found("Nobody of that name sits here.")
        return found

    def channel(self, request: web.Request) -> Channel:
        """Return the channel of the address, if the person sees it.

        Raises:
            HTTPNotFound: if not.
        """
        chair = self.chair(request)
        found = self.world.state.channels.get(int(request.match_info["channel"]))
        if found is None or not can_see(chair.person.user, found):
            sentence = f"{chair.person.name} sees no such place."
            raise self.not_found(sentence, chair)
        return found

    def message(self, request: web.Request, message_id: int) -> Message:
        """Return a message of the address's channel, if the person sees it.

        Raises:
            HTTPNotFound: if not.
        """
        chair, channel = self.chair(request), self.channel(request)
        for message in chair.person.client.messages(channel):
            if message.id == message_id:
                return message
        raise self.not_found("That message is gone.", chair)

    def not_found(self, sentence: str, chair: Chair | None = None) -> web.HTTPNotFound:
        """Make the answer to a request for what is not there."""
        page = self.renderer.not_found(chair or self.chairs[0], sentence)
        return web.HTTPNotFound(text=page, content_type="text/html")

    def dismiss(self, chair: Chair, message: Message) -> None:
        """Remove an ephemeral message from its owner's tabs."""
        self.renderer.dismissed.add(message.id)
        for tab in self.tabs:
            if tab.chair is chair:
                tab.remove_message(message)
