"""The bot: discord.py's client with our storage, referee, delivery and cogs plugged in."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import time
from collections import Counter
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands, tasks
from yarl import URL

from bot.activity import BETWEEN_ACTIVITIES, ActivityLine
from bot.connecting import (
    DISCORD_TROUBLE,
    in_one_line,
    look_for_discord,
    look_for_gateway,
    persist,
    stay_at,
)
from bot.garbage_collection import settle
from bot.gateway.connections import Connections
from bot.gateway.events import INTERACTION, guard
from bot.gateway.second_process import VARIABLE, SecondProcess, note_sent_messages
from bot.interaction_schema import only_interactions
from bot.interaction_tasks import InteractionTasks, answer_briefly
from bot.signals import Stop
from bot.stale_commands import has_suggestions, is_stale
from bot.translator import Translator
from cogs.delivery.reconciler import Delivery
from cogs.delivery.sending.urgency import check_requests, under_lease
from cogs.every_cog import GAME_COGS, HOUSE_COGS
from cogs.kit.bot import Bot, Call
from cogs.kit.discord_clock import DiscordClock
from cogs.kit.double_taps import DoubleTaps
from cogs.kit.game_cog import buttons_alone
from cogs.kit.messages.talk import Talk
from cogs.kit.pictures.pictures import Pictures
from cogs.kit.pictures.warm_ups import warm_ups
from cogs.kit.presses import answer_press, answering_methods
from cogs.kit.refusals import REFUSALS_KEPT, refuse
from cogs.kit.responses import LatestCalls
from cogs.kit.users import TRUSTED_AMONG_OTHERS, Users
from games import SHELF
from games.kit.installed import cog_module
from matches.caching import BoundedDict, LoopFairness
from matches.clocks.timekeeper import Timekeeper
from matches.computers.computers import Computers
from matches.computers.thinker import Thinker
from matches.ports import ShownElsewhereError, StorageUnavailableError
from matches.preferences import ON
from matches.referee import Referee
from matches.workers.processes import WorkerProcesses
from matches.workers.worker import give_memory_back

if TYPE_CHECKING:
    from collections.abc import MutableMapping

    from aiohttp import BaseConnector

    from bot.shards import Shards
    from cogs.delivery.sending.rate_limiter import RateLimiter
    from games.kit.game import AnyGame
    from matches.workers.processes import Workers
    from storage.store import Store

log = logging.getLogger(__name__)

KEPT_FOR_REPEATS: Final = 24 * 60 * 60.0
"""Seconds for which an interaction is known, and the messages of a match that is over."""

MATCHES_WAITED_FOR: Final = 20_000
"""Matches of which it is remembered whom they wait for."""
LOBBIES_REMEMBERED: Final = 1_000
"""Lobbies whose replacement by a new message is remembered; a lobby lives for half an hour."""

BETWEEN_IDENTIFYING: Final = 5.0
"""Seconds that Discord asks for between two shards that identify."""
BETWEEN_GIVING_BACK: Final = 5.0
"""Seconds between two checks whether free memory should go back to the system."""
MANY_ANSWERS: Final = 32
"""Interactions since free memory was given back, above which it is again."""
LOOKS_AT_REST: Final = 6
"""Checks without an interaction after which an idle process gives memory back, once: that takes a
millisecond or two, and the next move another to ask for the memory again."""
BETWEEN_PRUNINGS_OF_ANSWERS: Final = 60.0
"""Seconds between two deletions of expired tokens of private answers."""
BETWEEN_CLAIMS: Final = 6.0
"""Seconds until this process says again that it is alive, and shows what a dead one has left."""

LONGEST_FINISH: Final = 5.0
"""Seconds in which a stop may show what has been played; with what follows it ends within 8."""
LONGEST_GOODBYE: Final = 2.0
"""Seconds for Discord to hear that the bot leaves."""

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
"""The bot does not speak, so the library need not warn that packages for voice are missing."""


class Tree(app_commands.CommandTree[Bot]):
    """The commands: their user is noted before one runs, and every failure gets a sentence."""

    interaction_tasks: InteractionTasks

    def __init__(self, client: Bot) -> None:
        # A command that people install for themselves would meet servers without the bot.
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )

    async def interaction_check(self, call: Call) -> bool:
        """Remember who is speaking, before anything else; refuse outdated and repeated commands.

        Raises:
            CommandSignatureMismatch: for a command as it was before an update.
        """
        if not self.interaction_tasks.note(call):
            return False
        if call.type is discord.InteractionType.autocomplete:
            if has_suggestions(call):
                return True
            await call.response.autocomplete([])
            return False
        if is_stale(call):
            raise app_commands.CommandSignatureMismatch(call.command)  # type: ignore[arg-type]
        if call.type is discord.InteractionType.application_command:
            try:
                await self.client.known_users.meet(call)
            except StorageUnavailableError as error:  # the library lets nothing else through
                await refuse(call, error, about="command")
                return False
            self.client.latest_calls.listen(call)
        return True

    async def on_error(self, call: Call, error: app_commands.AppCommandError) -> None:
        """Answer what went wrong."""
        name = call.command.qualified_name if call.command else "command"
        await refuse(call, error, about=name)


class GameBot(Bot):
    """Gangway itself."""

    delivery: Delivery
    _is_leaving = False

    def __init__(
        self,
        store: Store,
        shelf: MutableMapping[str, AnyGame] = SHELF,
        *,
        connector: BaseConnector | None = None,
        workers: Workers | None = None,
        shards: Shards | None = None,
        limiter: RateLimiter | None = None,
        **client: Any,
    ) -> None:
        """Make a bot on a store; without a `limiter` it sends as much as it wants."""
        if "http_trace" not in client:  # the doctor hears requests itself
            client["http_trace"] = limiter.trace() if limiter else aiohttp.TraceConfig()
        self.second_process = SecondProcess(
            lambda: self.dispatch("second_process"), client["http_trace"]
        )
        if store.outbox.shared:
            check_requests(client["http_trace"])
        if shards:
            client |= {"shard_ids": list(shards.ids), "shard_count": shards.total}
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True, guild_messages=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30,
            connector=connector,
            **client,
        )
        self.connections = Connections(self)
        self.unreadable_events: Counter[str] = Counter()
        """How often an event could not be read, by its name."""
        self._guard_parsers()
        self._shares_identifying = shards is not None
        self._is_told_shards = "shard_count" in client
        self._gateway: URL | None = None
        """Where Discord has its gateway, once it has said so."""
        self.interaction_tasks = InteractionTasks()
        self._heard_before = self._given_back = self._looks_at_rest = 0
        """Interactions at the last check and when memory was given back; checks since any."""
        self.activity_line = ActivityLine(self)
        self._fairness = LoopFairness()
        self.stop = Stop()
        self._event_tasks: set[asyncio.Task[Any]] = set()
        if isinstance(self.tree, Tree):
            self.tree.interaction_tasks = self.interaction_tasks
        self.shelf = self._shelf = shelf
        self.store = store
        self.feedback = None
        self.referee = Referee(store.matches, self._passes_unasked)
        trusted = TRUSTED_AMONG_OTHERS if store.outbox.shared else math.inf
        self.known_users = Users(store.users, store.preferences, trusted)
        self.lobby_locks = WeakValueDictionary()
        self.lobbies_replaced = BoundedDict(LOBBIES_REMEMBERED)
        self.awaited = BoundedDict(MATCHES_WAITED_FOR)
        self.departed = BoundedDict(MATCHES_WAITED_FOR)
        self.workers = workers or WorkerProcesses(warm_ups=warm_ups(shelf.values()))
        self.pictures = Pictures(self.workers)
        self.latest_calls = LatestCalls(
            DiscordClock(client["http_trace"], lambda: self.delivery.clock.now())  # noqa: PLW0108 - it is made later
        )
        self.delivery = delivery = Delivery(self, limiter)
        self.hands = delivery.hands
        self.private_answers = delivery.private_answers
        self.talk, self.threads_left = Talk(store), set()
        self.thinker = Thinker(
            store.matches,
            self.workers,
            lambda match: self.talk.standing(match, self.presentations[match.game.spec.slug]),
        )
        self.computers = Computers(
            self.referee,
            store.matches,
            self.thinker,
            delivery.clock,
            thinking=store.seat_leases,
            show=delivery.show,
            is_live=lambda match: self.presentations[match.game.spec.slug].pace(match) > 0,
            wishes=self.known_users.preferences,
        )
        self.computers.watched = delivery.film_watched
        self.timekeeper = Timekeeper(
            self.referee,
            store,
            self.computers,
            delivery.clock,
            show=delivery.show,
            is_ours=self.is_ours,
            is_reachable=self.is_reachable,
            process=str(shards or ""),
        )
        self.press_methods, self.shown_afterwards = {}, []
        self.latest_refusals, self.double_taps = BoundedDict(REFUSALS_KEPT), DoubleTaps()
        self.presentations = {}

    def _guard_parsers(self) -> None:
        """Read what is asked for alone, and survive what cannot be read."""
        parsers = self._connection.parsers  # there is no public way
        guard(parsers, self.unreadable_events)
        parsers[INTERACTION] = only_interactions(
            parsers[INTERACTION], self._kind_of_channel, self.unreadable_events
        )

    def _kind_of_channel(self, number: int) -> int | None:
        """Return Discord's number of the kind of a channel or thread, if it is in the cache."""
        channel = self.get_channel(number)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return int(channel.type.value)
        return None

    async def _passes_unasked(self, player: int) -> bool:
        """Tell whether a player wants formalities done."""
        return (await self.store.preferences.get(player)).passes == ON

    def is_reachable(self) -> bool:
        """Tell whether people can reach this bot now: it is ready, and hears Discord."""
        return self.is_ready() and not any(self.connections.faults())

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for this shard's turn to identify: all processes share Discord's limit."""
        if self._shares_identifying:
            await asyncio.sleep(await self.store.variables.reserve("identify", BETWEEN_IDENTIFYING))
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    async def setup_hook(self) -> None:
        """Load the cogs, and tell Discord about the commands if they have changed.

        Where Discord refuses, the ones it has stay in use, and the next start tries again.
        """
        answer_briefly(self.second_process.note)
        note_sent_messages(self.http, self.second_process)
        self.store.listen(self.known_users.hear)
        for cog in HOUSE_COGS:
            await self.add_cog(cog(self))
        for slug in tuple(self.shelf):
            await self._load_game(slug)
        await self.tree.set_translator(Translator())
        try:
            await self.sync_commands()
        except DISCORD_TROUBLE as error:
            log.warning("Discord did not take the commands: %s", in_one_line(error))

    async def add_cog(self, cog: commands.Cog, /, **how: Any) -> None:
        """Add a cog with its commands and listeners, and what answers the presses of controls.

        Raises:
            ValueError: if one of these controls is answered by another method already.
        """
        await super().add_cog(cog, **how)
        for verb, method in answering_methods(cog):
            if self.press_methods.setdefault(verb, method) is not method:
                raise ValueError("two methods answer one control", verb)

    async def _load_game(self, slug: str) -> None:
        """Load a game's commands; if that fails it leaves the shelf, and its matches wait."""
        module = None if slug in GAME_COGS else cog_module(slug)
        if module is None:
            await self.add_cog(GAME_COGS.get(slug, buttons_alone(slug))(self))
            return
        try:
            await self.load_extension(module)
        except (commands.ExtensionError, ImportError) as error:
            from games.kit.check.faults import fault_of  # only a faulty game needs it

            fault = fault_of(getattr(error, "original", error), module.partition(".")[0])
            log.error("the commands of %s cannot be loaded: it is left out: %s", slug, fault)  # noqa: TRY400 - one line
            self._shelf.pop(slug)

    async def serve(self, token: str) -> None:
        """Log in and answer until closed, as the one bot of this process.

        Where Discord cannot be reached, it is tried again and again. What is loaded by then is kept
        out of garbage collection, which would hold the tables up.

        Raises:
            discord.DiscordException: if Discord refuses this bot.
        """
        await persist(partial(look_for_discord, self.http, token))
        await self.login(token)
        settle()
        await persist(self.connect)

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard as soon as the gateway answers; until then pauses grow.

        Raises:
            discord.GatewayNotFound: if Discord does not say where its gateway is.
        """
        if self._gateway is None:
            if self._is_told_shards:  # the library has not asked, and takes Discord's own
                gateway = URL((await self.http.get_bot_gateway())[1])
            self._gateway = gateway
            stay_at(self.http, gateway)
        await persist(partial(look_for_gateway, self.http, self._gateway))
        await super().launch_shard(self._gateway, shard_id, initial=initial)

    async def sync_commands(self, *, force: bool = False) -> bool:
        """Send the commands to Discord if they have changed; tell whether they were sent.

        Discord allows 200 new commands a day and server, and a start must not depend on it.
        """
        listed = await self.command_payloads()
        application = str(self.application_id)
        told = f"{application} {json.dumps(listed, sort_keys=True)}"
        mark = sha256(told.encode()).hexdigest()
        before = await self.store.variables.get("commands")
        if not force and before == mark:
            return False
        if not await self.store.variables.swap("commands", before, mark):
            return False  # another process tells it
        try:
            await self.http.bulk_upsert_global_commands(application, payload=listed)
        except BaseException:
            await self.store.variables.swap("commands", mark, before or "")
            raise
        log.info("told Discord about %d commands", len(listed))
        return True

    async def command_payloads(self) -> list[dict[str, Any]]:
        """Return the commands as they are sent to Discord, with their translations."""
        return [
            await command.get_translated_payload(self.tree, Translator())
            for command in self.tree.get_commands()
        ]

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass an event on to listeners, unless the bot is closing: the database closes next."""
        match event_name, args:
            case "socket_event_type", _:
                self.connections.heard()
            case (("shard_connect" | "shard_resumed"), (shard,)):
                self.connections.came(shard)
            case "shard_disconnect", (shard,):
                self.connections.went(shard)
        if not self._is_leaving:
            super().dispatch(event_name, *args, **kwargs)

    def _schedule_event(self, *args: Any, **kwargs: Any) -> asyncio.Task[Any]:
        """Handle an event in a task that is kept until it is done."""
        handler = super()._schedule_event(*args, **kwargs)
        self._event_tasks.add(handler)
        handler.add_done_callback(self._event_tasks.discard)
        return handler

    async def on_ready(self) -> None:
        """Show what is still to be shown: a crash may have kept a message from being sent."""
        log.info("ready as %s", self.user)
        if not self.prune.is_running():
            self.prune.start()
            self.prune_answers.start()
            self.tell_activity.start()
            self.give_memory_back.start()
        self.activity_line.forget()
        await self.claim_abandoned()
        await self.computers.resume(self.is_ours)
        self.timekeeper.start()
        if self.store.outbox.shared and not self.claim_abandoned.is_running():
            self.claim_abandoned.start()

    @tasks.loop(seconds=BETWEEN_CLAIMS)
    async def claim_abandoned(self) -> None:
        """Show what is left to be shown; where several processes play, every few seconds.

        There, computers' moves that a dead process has left undecided are claimed as well.
        """
        try:
            unshown = await self.store.outbox.claim_abandoned()
            self.delivery.catch_up(unshown)
            await self.computers.claim_abandoned(unshown)
        except StorageUnavailableError as error:
            log.warning("what others have left unshown is not known: %s", error)

    @tasks.loop(hours=24)
    async def prune(self) -> None:
        """Let storage forget what is no longer needed, at the start and once a day."""
        now = time.time()
        try:
            if await self.store.variables.is_due("prune", now, KEPT_FOR_REPEATS / 2):
                await self.store.matches.prune(now - KEPT_FOR_REPEATS)
                await self.store.limits.prune(now)
        except Exception:
            log.exception("what is no longer needed could not be deleted")

    @tasks.loop(seconds=BETWEEN_PRUNINGS_OF_ANSWERS)
    async def prune_answers(self) -> None:
        """Let storage forget the tokens of private answers as soon as they are over."""
        try:
            await self.store.private_answers.prune(self.delivery.clock.now())
        except StorageUnavailableError as error:
            log.warning("tokens that are over could not be deleted: %s", error)

    @tasks.loop(seconds=BETWEEN_ACTIVITIES)
    async def tell_activity(self) -> None:
        """Say below the bot's name how much is played."""
        await self.activity_line.bring_up_to_date()

    @tasks.loop(seconds=BETWEEN_GIVING_BACK)
    async def give_memory_back(self) -> None:
        """Give the system back what answers have left free, and what matches at rest hold."""
        self.store.matches.trim()
        heard, self._looks_at_rest = self.interaction_tasks.heard, self._looks_at_rest + 1
        if heard != self._heard_before:
            self._heard_before, self._looks_at_rest = heard, 0
        if heard - self._given_back > MANY_ANSWERS or self._looks_at_rest == LOOKS_AT_REST:
            self._given_back = heard
            give_memory_back()

    async def on_resumed(self) -> None:
        """Show at once what could not be shown while the connection was away."""
        self.delivery.try_again()

    async def on_interaction(self, call: Call) -> None:
        """Carry out what a control's custom id says; the library handles commands."""
        if call.type is discord.InteractionType.component and call.data is not None:
            if not self.interaction_tasks.note(call):
                return
            await self._fairness.wait()
            # Should this process stand still meanwhile, the player has long seen that it failed.
            with suppress(ShownElsewhereError), under_lease(self.store.outbox.watch()):
                await answer_press(call, call.data)

    async def on_message(self, message: discord.Message, /) -> None:
        """Count a message of any author: a table out of sight is posted again further down."""
        self.delivery.below.posted(message.channel.id, message.id)
        if self.user and message.author.id == self.user.id and not self.store.outbox.shared:
            self.second_process.hear(message)

    async def on_second_process(self) -> None:
        """Write down that there is one, for the doctor."""
        await self.store.variables.save(VARIABLE, str(time.time()))

    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        """Stop counting a message; what somebody else has deleted may have to be posted again."""
        self._hear_of_deletions(gone.channel_id, {gone.message_id})

    async def on_raw_bulk_message_delete(self, gone: discord.RawBulkMessageDeleteEvent) -> None:
        """Do the same for several at once."""
        self._hear_of_deletions(gone.channel_id, gone.message_ids)

    def _hear_of_deletions(self, channel: int, messages: set[int]) -> None:
        self.delivery.below.deleted(channel, messages)
        if others := frozenset(messages - self.delivery.posting.own_deletions.keys()):
            self.dispatch("messages_deleted", channel, others)

    async def on_messages_deleted(self, channel: int, messages: frozenset[int]) -> None:
        """Bring back what others have deleted of a match."""
        await self.delivery.deletions.hear(channel, messages)

    async def on_error(self, event_method: str, /, *_args: Any, **_kwargs: Any) -> None:
        """Log what failed outside of any interaction; what it was about may be secret."""
        log.exception("event %s failed", event_method)  # noqa: LOG004 - called by the handler

    async def close(self) -> None:
        """Finish showing what has been played and answering who has asked, then leave.

        Both within some seconds: whatever Discord does not take is shown at the next start.
        """
        await self.timekeeper.close()
        await self.computers.close()
        try:
            if not self.is_closed() and self.is_ready():
                await self._finish()
            await self._give_up_events()
            with suppress(TimeoutError):
                await asyncio.wait_for(super().close(), LONGEST_GOODBYE)
            await self._hand_over()
        finally:
            self.stop.handed_over.set()
            await self.workers.close()

    async def _hand_over(self) -> None:
        """Let other processes show at once what this one has not; it sends nothing any more."""
        try:
            await self.store.outbox.hand_over()
        except StorageUnavailableError as error:
            log.warning("what is left is handed over only in a while: %s", error)

    async def _finish(self) -> None:
        await self.delivery.stop_catching_up()
        self.claim_abandoned.cancel()
        finishing = asyncio.create_task(self._show_and_answer())
        hurry = asyncio.create_task(self.stop.hurried.wait())
        await asyncio.wait(
            {finishing, hurry}, timeout=LONGEST_FINISH, return_when=asyncio.FIRST_COMPLETED
        )
        if not finishing.done():
            log.warning("stopped before everything was shown; the next start shows it")
        for task in (finishing, hurry):
            task.cancel()
        await asyncio.gather(finishing, hurry, return_exceptions=True)
        await self.interaction_tasks.give_up()

    async def _give_up_events(self) -> None:
        self._is_leaving = True
        handlers = self._event_tasks - {asyncio.current_task()}
        for handler in handlers:
            handler.cancel()
        await asyncio.gather(*handlers, return_exceptions=True)
        self.prune.cancel()
        self.prune_answers.cancel()
        self.tell_activity.cancel()
        self.give_memory_back.cancel()
        self.claim_abandoned.cancel()

    async def _show_and_answer(self) -> None:
        await self.delivery.wait_until_shown()
        await self.interaction_tasks.wait_until_answered()
        await self.delivery.wait_until_shown()
