"""Whole evenings of ¡Abordaje!: by command and by button, with restarts, in three languages."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

import pytest

from games.kit.words import Voice
from tests.support.evenings.answers import answers_of
from tests.support.evenings.evening import evening, let_some_send_names
from tests.support.luck import DEALS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from matches.fairness.seals import Origin
    from playground import Person, Seen
    from tests.support.evenings.evening import Evening

LONGEST: Final = 600
"""Moves after which a match that does not end is a bug."""

VERBS: Final = {
    "Which order for": "place",
    "Swap tactics": "swap",
    "captain go": "captain",
    "captain cross": "captain",
    "captain must withdraw": "captain",
    "out of play": "captain",
    "on which deck": "fight",
    "third man": "cross",
    "hit one more": "shoot",
    "from the pool": "reinforce",
    "from the losses": "reinforce",
    "a man move": "march",
    "discipline": "discipline",
    "does a man come": "reinforce",
}
"""Words of a question, and the command that answers it."""
OPTION: Final = {"place": "card", "captain": "deck", "fight": "deck", "march": "way"}


@asynccontextmanager
async def table_of(
    folder: Path,
    mode: str = "basic",
    locales: tuple[str, ...] = ("en-US",),
    seeds: Callable[[Origin | None], str] = DEALS,
) -> AsyncIterator[Evening]:
    """Sit two friends down to a match; the first seat plays the pirates."""
    async with evening(folder, locales=locales, seeds=seeds) as table:
        host, guest = table.people
        await table.open_table("abordaje", host, guest, start=False)
        say = Voice(locales[0][:2], "abordaje")
        for option, value in (("mode", mode), ("pirate", "1")):
            asked = say(f"option-{option}")
            await table.agree(host, asked, f"{asked}: {say(f'option-{option}-{value}')}")
        await host.press(table.label(host, "button-start"), at=table.world.table)
        await table.settle()
        yield table


async def press(table: Evening, player: Person, turn: int = 0) -> None:
    """Answer a question in the direct messages, with changing answers."""
    await press_on(player, table.hand(player), turn)
    await table.settle()


async def press_on(player: Person, hand: Seen, turn: int = 0) -> None:
    """Pick one of the answers that stand below a hand."""
    if hand.selects:
        (select,) = hand.selects
        label = select.options[turn % len(select.options)].label
        await player.select(select.custom_id, label, on=hand)
    else:
        answers = answers_of(hand)
        await player.press(answers[turn % len(answers)], on=hand)


async def command(table: Evening, player: Person, turn: int = 0) -> Seen:
    """Answer a question by slash command: what is offered, or now and then a pass."""
    at = table.world.table
    question = next(line for line in table.hand(player).text.splitlines() if "Your turn!" in line)
    verb = next(verb for words, verb in VERBS.items() if words in question)
    may_pass = any(words in question for words in ("does", "a man from", "Swap", "captain go"))
    given: dict[str, str] = {}
    if may_pass and turn % 3 == 0:
        verb = "pass"
    elif verb in OPTION:
        offers = await player.complete(f"abordaje {verb}", OPTION[verb], "", at=at)
        given[OPTION[verb]] = str(offers[turn % len(offers)][1])
    elif verb == "swap":
        first = await player.complete("abordaje swap", "first", "", at=at)
        given["first"] = str(first[0][1])
        second = await player.complete("abordaje swap", "second", "", at=at, first=given["first"])
        given["second"] = str(second[turn % len(second)][1])
    seen = await player.slash(f"abordaje {verb}", at=at, **given)
    await table.settle()
    return seen


def is_over(table: Evening) -> bool:
    return "wins!" in table.table().text or "nobody wins" in table.table().text


@pytest.mark.long
async def test_a_whole_basic_match_by_button(tmp_path: Path) -> None:
    async with table_of(tmp_path) as table:
        for turn in range(LONGEST):
            if not (acting := table.acting()):
                break
            await press(table, acting[0], turn)
        assert is_over(table)


@pytest.mark.long
async def test_a_whole_advanced_match_by_slash_command(
    tmp_path: Path,
) -> None:
    async with table_of(tmp_path, "advanced", seeds=lambda _: "evening-12") as table:
        let_some_send_names(table)
        for turn in range(LONGEST):
            if not (acting := table.acting()):
                break
            seen = await command(table, acting[turn % len(acting)], turn)
            assert seen.ephemeral
        assert is_over(table)


async def test_a_turn_is_one_story_in_the_channel_and_a_film_where_one_plays(
    tmp_path: Path,
) -> None:
    async with table_of(tmp_path) as table:
        while "Turn 1," in table.table().pictures[0].alt:
            await press(table, table.acting()[0])
        above = [one for one in table.people[0].sees(table.world.table) if not one.buttons]
        (story,) = (one for one in above if "🔄 After each order you swap hands" in one.text)
        assert not story.pictures, "no deck is conquered in the first turn"
        assert table.table().id > story.id


async def to_a_question(table: Evening, revealed: str = "🃏") -> Person:
    """Play until orders are `revealed` and a player must decide something about them."""
    for turn in range(LONGEST):
        (player, *_) = table.acting()
        if revealed in table.table().text:
            return player
        await press(table, player, turn)
    pytest.fail("nothing was ever asked")


async def test_the_story_so_far_is_one_line_while_somebody_decides(
    tmp_path: Path,
) -> None:
    async with table_of(tmp_path) as table:
        player = await to_a_question(table)
        assert f"Waiting for {player.name}" in table.table().text
        (line,) = (one for one in table.table().text.splitlines() if "🃏" in one)
        assert line.removeprefix("-# 🃏 ").rpartition(" · ")[2] in table.hand(player).text
        assert len(line) <= 110


async def test_a_match_survives_restarts_in_the_middle_of_a_resolution(tmp_path: Path) -> None:
    async with table_of(tmp_path, "advanced") as table:
        for turn in range(3):
            player = await to_a_question(table)
            hand, before = table.hand(player), table.table().text
            await table.restart()
            assert table.table().text == before
            assert table.hand(player).text == hand.text
            await press(table, player, turn)


async def test_a_button_pressed_after_a_restart_still_works(tmp_path: Path) -> None:
    async with table_of(tmp_path) as table:
        player = await to_a_question(table)
        hand = table.hand(player)
        question = hand.text
        await table.restart()
        await press_on(player, hand)
        await table.settle()
        assert table.hand(player).text != question


async def test_after_each_order_both_get_the_other_hand_and_see_what_lies_where(
    tmp_path: Path,
) -> None:
    async with table_of(tmp_path) as table:
        red, blue = table.people
        orders = answers_of(table.hand(blue))
        await press(table, red)
        assert answers_of(table.hand(blue)) == orders
        assert not answers_of(table.hand(red))
        laid = answers_of(table.hand(blue))[-1]
        await blue.press(laid, on=table.hand(blue))
        await table.settle()
        assert "- your order: " in table.hand(blue).pictures[0].alt
        left = set(answers_of(table.hand(red)))
        assert left <= set(orders)
        assert laid not in table.table().text


BAD: Final = [
    ("place", {"card": "cannonball"}, "I do not know “cannonball”. Pick one from the list."),
    ("captain", {"deck": "P1"}, "That is not the question now, but this:"),
    ("march", {"way": "nowhere"}, "I do not know “nowhere”. Pick one from the list."),
    ("pass", {}, "That is not the question now, but this:"),
    ("swap", {"first": "1", "second": "1"}, "That is not the question now, but this:"),
]


@pytest.mark.parametrize(("verb", "given", "sentence"), BAD)
async def test_bad_input_is_answered_in_one_sentence(
    tmp_path: Path, verb: str, given: dict[str, str], sentence: str
) -> None:
    async with table_of(tmp_path) as table:
        red, _ = table.people
        before = table.hand(red).text
        seen = await red.slash(f"abordaje {verb}", at=table.world.table, **given)
        assert seen.ephemeral
        assert sentence in seen.text
        await table.settle()
        assert table.hand(red).text == before


async def test_placing_twice_and_answering_for_the_other_are_refused(tmp_path: Path) -> None:
    async with table_of(tmp_path) as table:
        red, blue = table.people
        at = table.world.table
        offers = await red.complete("abordaje place", "card", "", at=at)
        await red.slash("abordaje place", at=at, card=offers[0][1])
        again = await red.slash("abordaje place", at=at, card=offers[0][1])
        assert again.text == "Your order lies already; now it is up to Blue."
        player = await to_a_question(table)
        other = blue if player is red else red
        wrong = await other.slash("abordaje pass", at=at)
        assert wrong.text == f"Not your turn yet: the table is waiting for {player.name}."


async def test_a_card_that_changed_sides_is_refused(tmp_path: Path) -> None:
    async with table_of(tmp_path) as table:
        red, blue = table.people
        at = table.world.table
        mine = {value for _, value in await red.complete("abordaje place", "card", "", at=at)}
        await press(table, red)
        await press(table, blue)
        now = {value for _, value in await red.complete("abordaje place", "card", "", at=at)}
        for card in sorted(map(str, mine - now))[:1]:
            seen = await red.slash("abordaje place", at=at, card=card)
            assert "you swap hands after every order" in seen.text


async def test_only_the_pirate_swaps_in_the_advanced_game(tmp_path: Path) -> None:
    async with table_of(tmp_path, "advanced") as table:
        red, blue = table.people
        while "Swap tactics" not in table.hand(red).text:
            await press(table, table.acting()[0])
        seen = await blue.slash("abordaje swap", at=table.world.table, first="1", second="2")
        assert seen.text == "Only the pirates swap tactics in the advanced game."


async def test_a_late_press_is_told_that_the_table_has_moved_on(tmp_path: Path) -> None:
    async with table_of(tmp_path) as table:
        red, blue = table.people
        old = table.hand(red)
        await press(table, red)
        await press(table, blue)
        await red.press_late(old.buttons[0].text, on=old)
        await table.settle()
        assert any("moved on" in seen.text for seen in red.dms() + red.ephemerals())


@pytest.mark.parametrize("locale", ["es-ES", "de"])
async def test_a_match_can_be_played_in_ones_own_language(tmp_path: Path, locale: str) -> None:
    say = Voice(locale[:2], "abordaje")
    async with table_of(tmp_path, locales=(locale,)) as table:
        red, _ = table.people
        assert say("ask-place", section=1) in table.hand(red).text
        player = await to_a_question(table)
        assert say("side-pirate") in table.hand(player).pictures[0].alt
        rules = await red.slash("rules", at=table.world.table)
        assert "César Gómez Bernardino" in rules.text


async def test_the_news_of_a_turn_go_once_an_order_of_the_next_one_lies(tmp_path: Path) -> None:
    async with table_of(tmp_path) as table:
        turn = 0
        while "Turn 1," in table.table().pictures[0].alt:
            await press(table, table.acting()[0], turn := turn + 1)
        red, blue = table.acting()
        assert all("you lose" in table.hand(person).text for person in (red, blue))
        await press(table, red)
        assert "you lose" not in table.hand(red).text
        assert "you lose" in table.hand(blue).text
        await press(table, blue)
        assert "you lose" not in table.hand(blue).text
