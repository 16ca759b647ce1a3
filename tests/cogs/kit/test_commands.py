"""Commands: whatever a menu offers is suggested to whoever types, option by option."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from discord import app_commands

from games import SHELF
from games.kit.playout import playout
from tests.support.evening import evening

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from games.kit.game import Seat, Value
    from matches.match import Match
    from tests.support.evening import Evening

SEATS = 3
TYPED_OTHERWISE = {("swap", "sections"), ("drive", "cart")}
"""Decisions that a command asks in its own way: both sections, and any route by its letter."""


def positions(slug: str, seats: int) -> Iterator[tuple[Value, Seat, str]]:
    """Play at random; yield the first position in which some seat may make each kind of move."""
    game, seen = SHELF[slug], set[str]()
    for moment in playout(game, seats, game.spec.options(), "suggestions"):
        for seat in sorted(game.to_act(moment.before)):
            kinds: set[str] = {move.kind for move in game.legal(moment.before, seat)}
            for kind in sorted(kinds - seen):
                seen.add(kind)
                yield moment.before, seat, kind


async def put(table: Evening, state: Value) -> Match:
    """Let the running match stand like this."""
    (match_id,) = await table.bot.store.matches.running()
    match = await table.bot.store.matches.load(match_id)
    await table.bot.store.matches.record(replace(match, state=state), [])
    return await table.bot.store.matches.load(match_id)


def offered(match: Match, seat: Seat, kind: str) -> dict[str, str]:
    """Return what the first move of a kind decides, by field, as a menu offers it."""
    first = next(one for one in match.breakdowns(seat) if getattr(one.move, "kind", "") == kind)
    decided = defaultdict(list)
    for decision in first.decisions:
        if decision.field != "kind" and (kind, decision.field) not in TYPED_OTHERWISE:
            decided[decision.field].append(decision.value)
    return {field: " ".join(values) for field, values in decided.items()}


async def suggested(table: Evening, slug: str, seat: Seat) -> set[str]:
    """Return everything that is suggested for the empty options of a game's commands."""
    cog: Any = table.bot.presentations[slug]
    found: set[str] = set()
    for command in cog.walk_app_commands():
        assert isinstance(command, app_commands.Command)
        for option in command.parameters:
            assert option.autocomplete, f"{command.qualified_name} {option.name}"
            choices = await table.people[seat].complete(
                command.qualified_name, option.name, "", at=table.world.table
            )
            found |= {str(value) for _, value in choices}
    return found


@pytest.mark.parametrize("slug", SHELF)
async def test_whatever_a_menu_offers_is_suggested(slug: str, tmp_path: Path) -> None:
    seats = SEATS if SEATS in SHELF[slug].spec.seats else SHELF[slug].spec.seats[-1]
    async with evening(tmp_path, seats=seats) as table:
        await table.open_table(slug, *table.people)
        for state, seat, kind in positions(slug, seats):
            match = await put(table, state)
            missing = set(offered(match, seat, kind).values()) - await suggested(table, slug, seat)
            assert not missing, kind
