"""The page of licences: it has every package that is locked, and leaves none unexplained."""

from __future__ import annotations

import re
from pathlib import Path

from PIL import features

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/licences.md").read_text("utf-8")
ROWS = {
    re.sub(r"[-_.]+", "-", name).lower(): (version, licence)
    for name, version, licence in re.findall(
        r"^\| (\S+) +\| (\d\S*) +\| (.+?) +\|$", PAGE, re.MULTILINE
    )
}


def test_the_tables_have_the_packages_and_versions_that_are_locked() -> None:
    lock = (ROOT / "requirements-dev.txt").read_text("utf-8")
    locked = dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", lock, re.MULTILINE))
    elsewhere = {name for name in locked if re.search(rf"`{name}`\s\(", PAGE)}
    listed = {name: version for name, (version, _) in ROWS.items()}
    assert listed == {name: locked[name] for name in locked.keys() - elsewhere}, "make licences"


def test_a_licence_that_no_metadata_says_is_told_in_words() -> None:
    unknown = [name for name, (_, licence) in ROWS.items() if licence == "UNKNOWN"]
    assert unknown == ["resvg-py"]


def test_the_picture_library_comes_without_its_part_under_the_gpl() -> None:
    assert not features.check("libimagequant")
