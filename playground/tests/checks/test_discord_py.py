"""What discord.py really sends raises no alarm."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest
from discord import app_commands, ui
from discord.http import handle_message_parameters
from discord.webhook.async_ import interaction_message_response_params, interaction_response_params

from playground.checks import (
    commands_problems,
    interaction_response_problems,
    message_problems,
    modal_problems,
)
from playground.tests.support.library_bodies import (
    Bid,
    Board,
    Report,
    all_commands,
    body_of,
    laid_out,
    ordinary,
    picture,
)

if TYPE_CHECKING:
    from playground.tests.support.bodies import Body


async def test_an_ordinary_message_raises_no_alarm() -> None:
    assert message_problems(await ordinary(), has_files=True) == []


async def test_a_layout_raises_no_alarm() -> None:
    assert message_problems(await laid_out(), has_files=True) == []


async def test_an_update_with_a_layout_raises_no_alarm() -> None:
    sent = interaction_message_response_params(type=7, view=Board(), attachments=[picture()])
    assert interaction_response_problems(body_of(sent), has_files=True) == []


async def test_an_edit_that_removes_everything_but_a_layout_raises_no_alarm() -> None:
    sent = handle_message_parameters(
        content=None, embeds=[], view=Board(), attachments=[picture()], flags=discord.MessageFlags()
    )
    assert message_problems(body_of(sent), editing=True, has_files=True) == []


@pytest.mark.parametrize("question", [Bid, Report])
async def test_modals_raise_no_alarm(question: type[ui.Modal]) -> None:
    modal = question().to_dict()
    assert modal_problems(modal) == []
    assert interaction_response_problems(body_of(interaction_response_params(9, modal))) == []


async def test_commands_raise_no_alarm() -> None:
    assert commands_problems(all_commands()) == []


@pytest.mark.parametrize("data", [None, {"flags": 64}])
async def test_delays_raise_no_alarm(data: Body | None) -> None:
    assert interaction_response_problems(body_of(interaction_response_params(5, data))) == []


async def test_suggestions_raise_no_alarm() -> None:
    choices = [app_commands.Choice(name="Red", value="red").to_dict()]
    sent = interaction_response_params(8, {"choices": choices})
    assert interaction_response_problems(body_of(sent)) == []
