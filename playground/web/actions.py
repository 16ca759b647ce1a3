"""What a person does at the page: writing, commands, buttons, forms; one request each.

What cannot be done raises NotOffered or NotTaken, and is answered with the sentence. The
answer to a request waits for the bot's answer, at most the three seconds that Discord gives it;
what the bot shows comes over the websocket before that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from aiohttp import web
from pydantic import ValidationError

from playground.people.errors import NotOffered
from playground.plug import NotTaken
from playground.protocol.components import walk
from playground.protocol.types import SELECTS
from playground.web.commands import WrongOption, read_options
from playground.web.requests import (
    CompleteRequest,
    DismissRequest,
    PageRequest,
    RunRequest,
    ShortcutRequest,
    SubmitRequest,
    UseRequest,
    WriteRequest,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from playground.people.component_input import FieldValue, Selected
    from playground.protocol.encoding import Json
    from playground.state.model import Channel, Interaction
    from playground.web.chairs import Chair
    from playground.web.site import Site

BodyT = TypeVar("BodyT", bound=PageRequest)

LONGEST_MESSAGE: Final = 2000
"""Most characters of a message."""
ANSWERED: Final[Json] = {"outcome": "answered"}


class Actions:
    """The routes that change something."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        return [
            self._route("write", WriteRequest, self.write),
            self._route("run", RunRequest, self.run),
            self._route("complete", CompleteRequest, self.complete),
            self._route("use", UseRequest, self.use),
            self._route("submit", SubmitRequest, self.submit),
            self._route("dismiss", DismissRequest, self.dismiss),
            self._route("shortcut", ShortcutRequest, self.take_shortcut),
            web.post("/bot/{verb:start|stop}", self.run_bot),
        ]

    def _route(
        self,
        name: str,
        shape: type[BodyT],
        act: Callable[[Chair, Channel, BodyT], Awaitable[Json]],
    ) -> web.RouteDef:
        async def serve(request: web.Request) -> web.StreamResponse:
            chair, channel = self._site.chair(request), self._site.channel(request)
            try:
                body = shape.model_validate_json(await _json(request))
                return web.json_response(await act(chair, channel, body))
            except WrongOption as wrong:
                return _refused(str(wrong), option=wrong.option)
            except (NotOffered, NotTaken) as problem:
                return _refused(str(problem))
            except ValidationError as error:
                return _refused(
                    f"The page sent what nobody understands: {error.errors()[0]['msg']}"
                )

        return web.post(rf"/as/{{chair}}/{{channel:\d+}}/{name}", serve)

    # -- the composer -----------------------------------------------------------------

    async def write(self, chair: Chair, channel: Channel, body: WriteRequest) -> Json:
        """Send an ordinary message.

        Raises:
            NotOffered: if Discord's app would not offer that.
        """
        text = body.text.strip()
        if not text:
            raise NotOffered("There is nothing to send.")
        if len(text) > LONGEST_MESSAGE:
            sentence = (
                f"A message has at most {LONGEST_MESSAGE} characters; this one has {len(text)}."
            )
            raise NotOffered(sentence)
        chair.person.client.write(text, channel)
        return ANSWERED

    async def run(self, chair: Chair, channel: Channel, body: RunRequest) -> Json:
        """Send a slash command."""
        client = chair.person.client
        values = read_options(client, body.command, body.values, channel)
        await chair.person.take_suggestions(body.command, values, channel)
        return await self._outcome(chair, client.run(body.command, values, channel))

    async def complete(self, chair: Chair, channel: Channel, body: CompleteRequest) -> Json:
        """Ask the bot for completions of an option."""
        client, option = chair.person.client, body.option
        others = {name: text for name, text in body.values.items() if name != option}
        values = read_options(client, body.command, others, channel, part=True)
        values[option] = body.values.get(option, "")
        asked = client.complete(body.command, option, values, channel)
        await asked.answered
        if asked.failed:
            return {"outcome": "failed"}
        return {"outcome": "answered", "choices": list(asked.choices)}

    # -- components and forms ---------------------------------------------------------

    async def use(self, chair: Chair, channel: Channel, body: UseRequest) -> Json:
        """Press a button or choose in a select.

        Raises:
            NotOffered: if Discord's app would not offer that.
        """
        message = channel.messages.get(body.message)
        if message is None:
            raise NotOffered("That message is gone.")
        picked = [_picked(channel, one) for one in body.values]
        return await self._outcome(chair, chair.person.client.use(message, body.custom_id, picked))

    async def submit(self, chair: Chair, channel: Channel, body: SubmitRequest) -> Json:
        """Send a form that the bot opened for this person.

        Raises:
            NotOffered: if Discord's app would not offer that.
        """
        opened = self._site.open_forms.get(body.interaction)
        if opened is None or opened.user is not chair.person.user:
            raise NotOffered("That form is no longer open.")
        fields = _fields(opened)
        values: dict[str, FieldValue] = {
            name: _entered(channel, fields[name], value)
            for name, value in body.values.items()
            if name in fields
        }
        outcome = await self._outcome(chair, chair.person.client.submit(opened, values))
        if outcome["outcome"] != "failed":
            del self._site.open_forms[opened.id]
        return outcome

    async def _outcome(self, chair: Chair, asked: Interaction) -> Json:
        await asked.answered
        if asked.failed:
            return {"outcome": "failed"}
        if asked.modal is None:
            return ANSWERED
        self._site.open_forms[asked.id] = asked
        return {"outcome": "form", "html": str(self._site.renderer.modal(chair, asked))}

    async def dismiss(self, chair: Chair, channel: Channel, body: DismissRequest) -> Json:
        """Dismiss an ephemeral message of the person's own."""
        message = channel.messages.get(body.message)
        if message is not None and message.only_for == chair.person.id:
            self._site.dismiss(chair, message)
        return ANSWERED

    # -- beyond Discord ---------------------------------------------------------------

    async def take_shortcut(self, chair: Chair, channel: Channel, body: ShortcutRequest) -> Json:
        """Do in one click what takes many, with everybody who can be sat as.

        Raises:
            NotTaken: if nothing comes of it.
        """
        if self._site.plug.shortcuts is None:
            raise NotTaken("There are no shortcuts here.")
        start_in = (
            channel if channel.guild and channel.thread_details is None else chair.first_channel()
        )
        chairs = {one.person.id: one for one in self._site.chairs}
        guests = [one.person for one in chairs.values() if one is not chair]
        taken = await self._site.plug.shortcuts.take(
            self._site.world, body.value, chair.person, guests, start_in
        )
        for message in taken.spent:
            self._site.dismiss(chairs[message.only_for or chair.person.id], message)
        return {
            "outcome": "answered",
            "channel": str(taken.channel.id),
            "said": taken.said,
            "links": [[words, f"/as/{chairs[who.id].slug}/dm"] for words, who in taken.links],
        }

    async def run_bot(self, request: web.Request) -> web.StreamResponse:
        """Start or stop the bot."""
        if request.match_info["verb"] == "start":
            await self._site.bot_runner.start()
        else:
            await self._site.bot_runner.stop()
        return web.json_response(ANSWERED)


async def _json(request: web.Request) -> str:
    """Read what was sent; only the page's own scripts send JSON."""
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType(text="Send JSON.")
    return await request.text()


def _refused(sentence: str, **more: str) -> web.Response:
    return web.json_response({"problem": sentence, **more}, status=422)


def _picked(channel: Channel, value: str) -> Selected:
    """Return what a choice of a select means: a text, or a user, role or channel of the server."""
    kind, _, digits = value.partition(":")
    number, guild = int(digits) if digits.isdigit() else 0, channel.guild
    found: Selected | None = None
    if kind == "user":
        found = channel.recipients.get(number)
        if guild and number in guild.members:
            found = guild.members[number].user
    elif kind == "role" and guild:
        found = guild.roles.get(number)
    elif kind == "channel" and guild:
        found = guild.channels.get(number)
    return value if found is None else found


def _fields(opened: Interaction) -> dict[str, int]:
    """Return the type of each field of a form, by custom id."""
    shown: Sequence[Json] = opened.modal["components"] if opened.modal else ()
    return {one["custom_id"]: one["type"] for one in walk(shown) if "custom_id" in one}


def _entered(channel: Channel, kind: int, value: bool | str | tuple[str, ...]) -> FieldValue:  # noqa: FBT001 - a ticked box
    if kind in SELECTS and isinstance(value, tuple):
        return [_picked(channel, one) for one in value]
    return value
