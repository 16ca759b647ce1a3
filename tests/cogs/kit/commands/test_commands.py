"""Commands: whatever a menu offers is suggested while typing, and understood by its label."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from discord import AppCommandOptionType, app_commands

from cogs.kit.commands.suggestions import folded
from games import SHELF
from games.kit.computers.playout import playout
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from games.kit.game import Seat, Value
    from matches.match import Match
    from playground import Person
    from tests.support.evenings.evening import Evening

SEATS = 3
TYPED_OTHERWISE = {("swap", "sections"), ("drive", "cart"), ("regroup", "way")}
"""Decisions that a command asks in its own way: both sections, any route by its letter, a
man and a way one by one."""


def positions(slug: str, seats: int) -> Iterator[tuple[Value, Seat, str]]:
    """Play at random; yield the first position in which some seat is offered each kind of move."""
    game, seen = SHELF[slug], set[str]()
    for moment in playout(game, seats, game.spec.options(), "suggestions"):
        for seat in sorted(game.to_act(moment.before)):
            legal = game.legal(moment.before, seat)
            kinds = {move.kind for move in game.offered(game.view(moment.before, seat), legal)}
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


def commands_of(table: Evening, slug: str) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Yield the commands of a game."""
    cog: Any = table.bot.presentations[slug]
    for command in cog.walk_app_commands():
        assert isinstance(command, app_commands.Command)
        yield command


async def suggested(table: Evening, slug: str, seat: Seat) -> set[str]:
    """Return everything that is suggested for the empty options of a game's commands."""
    found: set[str] = set()
    for command in commands_of(table, slug):
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


# ---- by its label -------------------------------------------------------------------------------


async def filled_in(
    table: Evening, command: app_commands.Command[Any, ..., Any], person: Person
) -> dict[str, str] | None:
    """Fill every option in with a suggestion's label; None if nothing is suggested for one."""
    given: dict[str, str] = {}
    for option in command.parameters:
        choices = await person.complete(
            command.qualified_name, option.name, "", at=table.world.table, **given
        )
        names = [folded(name) for name, _ in choices]
        assert len(names) == len(set(names)), f"{command.qualified_name} {option.name}"
        if not choices:
            return None
        given[typed(option.name)] = choices[len(choices) // 2][0]
    return given


def typed(option: str) -> str:
    """Return how the driver of a person takes an option; `at` is where the command is typed."""
    return "at_" if option == "at" else option


@pytest.mark.parametrize("slug", SHELF)
async def test_a_command_understands_what_it_suggests_by_its_label(
    slug: str, tmp_path: Path
) -> None:
    seats = SEATS if SEATS in SHELF[slug].spec.seats else SHELF[slug].spec.seats[-1]
    async with evening(tmp_path, seats=seats) as table:
        await table.open_table(slug, *table.people)
        understood = set[str]()
        for state, seat, _ in positions(slug, seats):
            for command in commands_of(table, slug):
                before = await put(table, state)
                person = table.people[seat]
                if command.name in understood or not command.parameters:
                    continue
                if not (given := await filled_in(table, command, person)):
                    continue
                said = {option: label.upper() for option, label in given.items()}
                answer = await person.slash(command.qualified_name, at=table.world.table, **said)
                if "Yes, I mean it" in answer.labels:
                    await person.press("Yes, I mean it", on=answer)
                after = await table.bot.store.matches.load(before.id)
                assert after.ply == before.ply + 1, f"{command.qualified_name} {said}: {answer}"
                understood.add(command.name)
        assert understood


@pytest.mark.parametrize("slug", SHELF)
async def test_options_are_words_for_android_takes_no_label_for_a_number(
    slug: str, tmp_path: Path
) -> None:
    async with evening(tmp_path, seats=1) as table:
        for command in commands_of(table, slug):
            for option in command.parameters:
                assert option.type is AppCommandOptionType.string, command.qualified_name


async def test_a_card_that_was_named_by_its_label_has_places(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        await table.open_table("bandido_alcatraz", *table.people)
        (red,) = table.people
        at = table.world.table
        for name, value in await red.complete("bandido dig", "card", "", at=at):
            by_value = await red.complete("bandido dig", "at", "", at=at, card=value)
            by_label = await red.complete("bandido dig", "at", "", at=at, card=name.upper())
            assert by_label == by_value


async def test_a_command_looks_its_match_up_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        matches, asked = table.bot.store.matches, list[int]()
        look_up = matches.in_channel

        async def counted(channel: int) -> Match | None:
            asked.append(channel)
            return await look_up(channel)

        monkeypatch.setattr(matches, "in_channel", counted)
        (player,) = table.acting()
        animals = await player.complete("allaboard board", "animal", "", at=table.world.table)
        asked.clear()
        await player.slash(
            "allaboard board", at=table.world.table, animal=animals[0][0], boat="Boat 1"
        )
        assert len(asked) == 1
