"""The event loop of a program: uvloop where it is installed, which is everywhere but on Windows."""

from __future__ import annotations

import asyncio
import sys

import pytest

from bot.event_loop import run


async def name_of_the_loop() -> str:
    return type(asyncio.get_running_loop()).__module__.partition(".")[0]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no uvloop for Windows")
def test_a_program_runs_in_uvloop() -> None:
    assert run(name_of_the_loop()) == "uvloop"


def test_where_there_is_none_it_runs_in_asyncio_s_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert run(name_of_the_loop()) == "asyncio"
