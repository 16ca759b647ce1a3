"""Templates filled for one person: the page, and its parts as they change."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

from playground.protocol.types import ChannelType
from playground.state.permissions import can_see
from playground.web.assets import Assets
from playground.web.viewer import Viewer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playground.plug import Plug
    from playground.state.model import Channel, Interaction, Message
    from playground.web.bot_runner import BotRunner
    from playground.web.chairs import Chair
    from playground.world import World

HERE: Final = Path(__file__).parent
MESSAGES_PER_LOAD: Final = 80
"""Messages loaded at once."""
PARTS: Final = ("places", "chairs", "bot")
"""What stands around the messages and is kept up to date."""


class Renderer:
    """How the world looks to each of the people one can sit as."""

    def __init__(
        self, world: World, chairs: Sequence[Chair], runner: BotRunner, plug: Plug
    ) -> None:
        self._world = world
        self._bot_runner = runner
        self.plug = plug
        self.assets = Assets(plug.files)
        self.chairs = tuple(chairs)
        self.dismissed: set[int] = set()
        """Ephemeral messages that their owners have dismissed, by id."""
        by_id = {chair.person.id: chair for chair in chairs}
        self._viewers = {chair.slug: Viewer(world.state, by_id, chair) for chair in chairs}
        self._templates = Environment(
            loader=FileSystemLoader([*plug.files, HERE / "templates"]),
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def _fill(self, template: str, chair: Chair, **names: object) -> Markup:
        """Fill a template; it escapes whatever is not a template's result itself."""
        filled = self._templates.get_template(template).render(
            {"viewer": self._viewers[chair.slug], "chair": chair, "chairs": self.chairs}
            | {"bot_runner": self._bot_runner, "static": self.assets.root, "plug": self.plug}
            | names
        )
        return Markup(filled)  # noqa: S704 - the environment escapes

    def viewer(self, chair: Chair) -> Viewer:
        """Return how a person sees names and references."""
        return self._viewers[chair.slug]

    # -- pages ------------------------------------------------------------------------

    def page(self, chair: Chair, channel: Channel) -> Markup:
        """Return the whole page, with a channel open."""
        return self._fill(
            "page.html",
            chair,
            channel=channel,
            has_earlier=len(self.shown(chair, channel)) > MESSAGES_PER_LOAD,
            messages=self.messages(chair, channel, mark_new=True),
            modules=self.assets.modules,
            count=self._world.state.changes.count,
            **{part: self.part(part, chair, channel) for part in PARTS},
        )

    def not_found(self, chair: Chair, sentence: str) -> Markup:
        """Return a page that says what is not there."""
        return self._fill("not_found.html", chair, sentence=sentence)

    def part(self, name: str, chair: Chair, channel: Channel) -> Markup:
        """Return one part of what stands around the messages."""
        viewer, client = self._viewers[chair.slug], chair.person.client
        if name != "places":
            around = {
                "mention_count": self._mention_count,
                "same_channel": partial(self._same_channel, channel),
            }
            return self._fill(f"{name}.html", chair, channel=channel, **around)
        seen = client.channels()
        guilds = list(dict.fromkeys(one.guild for one in seen if one.guild))
        return self._fill(
            "places.html",
            chair,
            channel=channel,
            guilds=guilds,
            channels=sorted(
                (one for one in seen if one.guild and one.thread_details is None),
                key=lambda c: c.position,
            ),
            threads=[one for one in seen if one.thread_details and not one.thread_details.archived],
            dms=[one for one in seen if one.kind is ChannelType.DM],
            title=viewer.title,
            unread=client.unread,
            mentions=client.mentions,
        )

    def _mention_count(self, chair: Chair) -> int:
        """Return how many unread messages mention a person, in all channels."""
        client = chair.person.client
        return sum(client.mentions(channel) for channel in client.channels())

    def _same_channel(self, channel: Channel, chair: Chair) -> str:
        """Return the address of a channel for another person, or of that person's own."""
        if can_see(chair.person.user, channel):
            return f"/as/{chair.slug}/{channel.id}"
        return f"/as/{chair.slug}/dm" if channel.kind is ChannelType.DM else f"/as/{chair.slug}"

    # -- messages ---------------------------------------------------------------------

    def shown(self, chair: Chair, channel: Channel) -> list[Message]:
        """Return the messages a person sees and has not dismissed, oldest first."""
        return [
            one for one in chair.person.client.messages(channel) if one.id not in self.dismissed
        ]

    def messages(
        self, chair: Chair, channel: Channel, *, before: int = 1 << 63, mark_new: bool = False
    ) -> Markup:
        """Return the last messages of a channel, those before an id if one is given."""
        listed = [one for one in self.shown(chair, channel) if one.id < before][-MESSAGES_PER_LOAD:]
        read = self._world.state.read_marks.get((chair.person.id, channel.id), 0)
        unread = [one for one in listed if one.id > read] if mark_new and read else []
        first_new = unread[0] if unread else None
        shown = [
            self._fill("new_messages.html", chair) * (one is first_new) + self.message(chair, one)
            for one in listed
        ]
        return Markup().join(shown)

    def message(self, chair: Chair, message: Message) -> Markup:
        """Return one message."""
        return self._fill("message.html", chair, message=message, channel=message.channel)

    # -- what answers an action -------------------------------------------------------

    def modal(self, chair: Chair, opened: Interaction) -> Markup:
        """Return the form that an interaction opened."""
        return self._fill("modal.html", chair, message=None, channel=opened.channel, opened=opened)

    def shortcuts(self, chair: Chair, offered: Sequence[tuple[str, str]]) -> Markup:
        """Return the buttons of shortcuts, given as labels and values."""
        return self._fill("shortcuts.html", chair, offered=offered)
