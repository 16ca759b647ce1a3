"""Nonsense, in brief: `make nonsense` sends far more. And what it has found, one by one."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

import pytest

from games import SHELF
from games.kit.words import Voice
from trials.proof.bare_bot import bare_bot
from trials.proof.nonsense import FaultError, prove
from trials.proof.pretended_discord import CHANNEL, DM_OF, GUILD, asked, command, pressed

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from trials.proof.bare_bot import Bare
    from trials.proof.pretended_discord import Body

MANY = 2_000


@pytest.mark.parametrize("many", [MANY // 2, pytest.param(MANY, marks=pytest.mark.long)])
async def test_nonsense_is_answered_and_changes_nothing(many: int) -> None:
    figures = await prove(many, "brief")
    assert sum(figures.sent.values()) == many
    assert min(figures.sent[kind] for kind in ("command", "control", "suggestion")) > many / 20
    assert figures.sent["odd form"] > figures.dropped > many / 10


async def test_what_goes_wrong_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.kit.presses._kind", lambda *_: 1 / 0)
    with pytest.raises(FaultError, match="ZeroDivisionError"):
        await prove(MANY, "planted")


@pytest.fixture
async def bare() -> AsyncIterator[Bare]:
    async with bare_bot(time.time()) as bare:
        yield bare


async def answer(bare: Bare, kind: int, data: Body, **about: object) -> Body:
    """Bring an interaction to the bot and return its answer."""
    number = bare.api.next_id()
    bare.hear(asked(kind, number, 101, data, **about))  # type: ignore[arg-type]
    await bare.settle()
    [sent] = [one for one in bare.api.take() if f"/interactions/{number}/" in one.path]
    found: Body = json.loads(sent.body)
    return found


@pytest.mark.parametrize(
    "data",
    [
        command("profile", {"game": "all"}, focused="game"),
        command("profile", {"nosuch": ""}, focused="nosuch"),
        command("abordaje reinforce", {}),
        command("nosuch", {"game": ""}, focused="game"),
    ],
    ids=["it is not completed", "it is gone", "none is typed in", "its command is gone"],
)
async def test_an_app_that_completes_an_outdated_option_gets_an_empty_list(
    bare: Bare, data: Body, caplog: pytest.LogCaptureFixture
) -> None:
    assert await answer(bare, 4, data) == {"type": 8, "data": {"choices": []}}
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    "option",
    [
        {"name": "player", "type": 3, "value": "Blue"},
        {"name": "nosuch", "type": 3, "value": "x"},
        {"name": "player", "type": 6, "value": "Blue"},
    ],
    ids=["another type", "unknown", "no id"],
)
async def test_a_command_from_before_an_update_is_said_to_be_outdated(
    bare: Bare, option: Body
) -> None:
    data = {"id": "3", "name": "resign", "type": 1, "options": [option]}
    said = await answer(bare, 2, data)
    assert said["data"]["content"] == Voice("en")("command-outdated")


async def test_an_option_left_empty_is_refused_in_words_where_nothing_is_played(
    bare: Bare,
) -> None:
    said = await answer(bare, 2, command("offtherails split", {"piles": ""}))
    title = Voice("en", "off_the_rails")("title")
    assert title in said["data"]["content"]
    assert "went wrong" not in said["data"]["content"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("type", 5),
        ("id", "no number"),
        ("token", None),
        ("data", {"component_type": 2}),
        ("data", {"custom_id": ["hand:1"], "component_type": 2}),
        ("member", {"user": {"id": str(2**70)}}),
        ("channel", {"id": "no number"}),
        ("message", {"id": "1"}),
    ],
)
async def test_what_discord_never_sends_is_dropped_in_one_line(
    bare: Bare, name: str, value: object, caplog: pytest.LogCaptureFixture
) -> None:
    bare.hear(asked(3, bare.api.next_id(), 101, pressed("hand:1")) | {name: value})
    await bare.settle()
    assert not bare.api.take()
    [line] = caplog.messages
    assert line.startswith("an interaction of an unknown form was dropped: ")


async def test_nothing_is_loaded_to_a_place_that_no_ship_has(bare: Bare) -> None:
    game = SHELF["alles_an_bord"]
    for user in (101, 102):
        await bare.acquaint(user, "Red", "en")
    match = await bare.bot.referee.start(
        game, game.spec.options(), (101, 102), guild=GUILD, channel=CHANNEL, language="en", seed="x"
    )
    bare.bot.delivery.refresh(match.id)
    await bare.settle()
    hand = next(one for one in bare.api.messages.values() if one["channel_id"] == str(101 + DM_OF))
    said = await answer(bare, 3, pressed(f"load:{match.id}:flip:1"), channel=None, message=hand)
    assert said["data"]["content"] == Voice("en")("moved-on")
    assert (await bare.store.matches.load(match.id)).ply == 0


@pytest.mark.parametrize("lacking", ["channel", "locale", "channel type"])
async def test_what_an_interaction_may_lack_is_made_up_for(
    bare: Bare, lacking: str, caplog: pytest.LogCaptureFixture
) -> None:
    sent = asked(2, bare.api.next_id(), 101, command("help", {}))
    if lacking == "channel type":
        sent["channel"]["type"] = 99  # of a kind that the library does not know
    else:
        del sent[lacking]
    bare.hear(sent)
    await bare.settle()
    assert [one for one in bare.api.take() if "/callback" in one.path]
    assert not caplog.messages


async def test_servers_with_channels_of_a_new_kind_do_not_share_one(bare: Bare) -> None:
    for number in (901, 902):
        sent = asked(2, bare.api.next_id(), 101, command("play", {"game": "all_aboard"}))
        sent["channel"] |= {"id": str(number), "type": 99}
        sent["channel_id"] = str(number)
        bare.hear(sent)
        await bare.settle()
    for number in (901, 902):
        assert await bare.store.lobbies.in_channel(number)
