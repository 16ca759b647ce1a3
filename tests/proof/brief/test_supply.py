"""The supply chain: every package locked by hash, under a licence that is known and allowed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from PIL import features

from tests.proof import supply
from tests.proof.supply import KNOWN_EXCEPTIONS, PAGE, Locked, bill, is_permissive, locked

if TYPE_CHECKING:
    from collections.abc import Sequence

SHIPPED = [one for one in locked() if one.needed_for != "development"]


@pytest.mark.parametrize("one", locked(), ids=lambda one: one.name)
def test_every_package_is_locked_by_hash_and_has_a_licence(one: Locked) -> None:
    assert one.hashes
    assert one.licence != "?"


@pytest.mark.parametrize("one", SHIPPED, ids=lambda one: one.name)
def test_what_is_shipped_may_be_shipped(one: Locked) -> None:
    assert is_permissive(one.licence) != (one.name in KNOWN_EXCEPTIONS)


@pytest.mark.parametrize(
    ("licence", "permissive"),
    [
        ("MIT", True),
        ("Apache-2.0 OR GPL-3.0-only", True),
        ("MIT AND GPL-3.0-only", False),
        ("GPL-3.0-only", False),
        ("?", False),
    ],
)
def test_a_licence_that_asks_for_more_is_noticed(licence: str, *, permissive: bool) -> None:
    assert is_permissive(licence) == permissive


def test_the_picture_library_comes_without_its_part_under_the_gpl() -> None:
    assert not features.check("libimagequant")


def test_the_table_of_licences_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    listed = [line for line in page.splitlines() if line.startswith("|")]
    assert listed == list(supply.licences()), "make licences"


def test_the_bill_names_what_is_shipped_and_nothing_else(
    capsys: pytest.CaptureFixture[str],
) -> None:
    supply.main(["bill"])
    said = json.loads(capsys.readouterr().out)
    assert said == bill()
    components: Sequence[dict[str, str]] = said["components"]
    assert [one["name"] for one in components] == [one.name for one in SHIPPED]
    assert all(one["purl"].startswith("pkg:pypi/") for one in components)
