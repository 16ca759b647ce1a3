"""A process that stood still, as its machine did, shows nothing of the past when it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from trials.proof.deaths.freeze import HALF_SENT, freezing

if TYPE_CHECKING:
    from pathlib import Path

    from storage.address import PostgresAddress


@pytest.mark.long
async def test_a_process_that_was_stopped_brings_no_older_table_back(
    postgres: PostgresAddress, tmp_path: Path
) -> None:
    async with freezing(postgres, tmp_path, seed=1) as tried:
        for point in ("laid out, not yet sent", "message edited, not written down"):
            assert await tried.freeze(point, at=2)
        assert tried.moved > 2


@pytest.mark.long
async def test_an_edit_that_was_half_sent_when_its_process_was_stopped_does_not_stay(
    postgres: PostgresAddress, tmp_path: Path
) -> None:
    async with freezing(postgres, tmp_path, seed=1) as tried:
        # Which edit that is, and so whether it brings anything older back, is up to the moment;
        # freezing fails where something older stays.
        assert await tried.freeze(HALF_SENT)
