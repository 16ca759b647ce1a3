"""What breaks at night rings by its name, and is silent once it is mended."""

from __future__ import annotations

import pytest

from tests.support.prometheus import needs_promtool
from tests.support.slow import some_long
from trials.proof.outages import OUTAGES, run


@needs_promtool
@pytest.mark.parametrize("name", some_long(OUTAGES, "gateway cut"))
async def test_what_breaks_rings_by_its_name_until_it_is_mended(name: str) -> None:
    for found, rang in (await run([name])).items():
        assert rang == [set(), OUTAGES[found].rings, set()]
