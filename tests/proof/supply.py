"""The supply chain: what the lock files hold, under which licences, and a bill of materials.

`python -m tests.proof.supply licences` writes the table in `docs/licences.md`, and `… bill` prints
a bill of materials in CycloneDX's JSON. Both know what is installed from its own metadata,
and need no network.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "licences.md"
LOCKS: Final = {
    "bot": "requirements.txt",
    "PostgreSQL": "requirements-postgres.txt",
    "development": "requirements-dev.txt",
}
"""The lock files by what needs them; each holds those before it."""

PERMISSIVE: Final = frozenset(
    {
        *("0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BSD", "ISC", "MIT", "MIT-CMU"),
        "PSF-2.0",
    }
)
"""Licences under which anything may be done with a copy that names them."""
KNOWN_EXCEPTIONS: Final = {
    "orjson": "MPL-2.0 for a part of its own sources, which are not changed here",
    "psycopg": "LGPL: optional, imported as it is, replaceable by whoever installs it",
    "psycopg-binary": "LGPL: as psycopg",
    "psycopg-pool": "LGPL: as psycopg",
}
"""What a shipped package's licence asks beyond that, and why it may."""

SPDX_NAMES: Final = {
    "apl 2": "Apache-2.0",
    "apache": "Apache-2.0",
    "apache 2.0": "Apache-2.0",
    "apache software license": "Apache-2.0",
    "bsd license": "BSD",
    "bsd 2-clause license": "BSD-2-Clause",
    "gpl-3.0": "GPL-3.0-only",
    "gpl-3.0+": "GPL-3.0-or-later",
    "isc license (iscl)": "ISC",
    "mit license": "MIT",
    "mozilla public license 2.0 (mpl 2.0)": "MPL-2.0",
}
"""Names of licences as metadata spells them, in lower case, and as SPDX does."""
SAID_ELSEWHERE: Final = {
    "audioop-lts": "PSF-2.0",
    "colorama": "BSD-3-Clause",
    "pyyaml-ft": "MIT",
    "resvg-py": "MIT",
    "tzdata": "Apache-2.0",
}
"""Licences of what is not installed on every machine, or whose metadata does not say."""


@dataclass(frozen=True)
class Locked:
    """A package of the lock files."""

    name: str
    version: str
    hashes: tuple[str, ...]
    needed_for: str
    """The first of `LOCKS` that holds it."""

    @property
    def licence(self) -> str:
        """Its licence, in SPDX's words where metadata has words for it; `?` where it has none."""
        if self.name in SAID_ELSEWHERE:
            return SAID_ELSEWHERE[self.name]
        try:
            said: Any = metadata(self.name)
        except PackageNotFoundError:
            return "?"
        classified = (one.rpartition(" :: ")[2] for one in said.get_all("Classifier") or ())
        licences = [one for one in classified if one.lower() in SPDX_NAMES]
        words = said.get("License") or ""
        plain = words if len(words) <= len("BSD 2-Clause License") and words else ""
        found = said.get("License-Expression") or plain or " AND ".join(licences) or "?"
        return SPDX_NAMES.get(found.lower(), found)


@cache
def locked() -> tuple[Locked, ...]:
    """Read the lock files, by name."""
    found: dict[str, Locked] = {}
    for needed_for, file in LOCKS.items():
        for name, version, hashes in _entries((ROOT / file).read_text(encoding="utf-8")):
            found.setdefault(name, Locked(name, version, hashes, needed_for))
    return tuple(found[name] for name in sorted(found))


def _entries(text: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    for entry in re.split(r"\n(?=[a-z0-9])", text.strip()):
        head, *rest = entry.split("\\\n")
        if match := re.match(r"([A-Za-z0-9._-]+)==(\S+)", head):
            hashes = re.findall(r"--hash=sha256:([0-9a-f]{64})", "".join(rest))
            yield match[1], match[2], tuple(hashes)


def is_permissive(licence: str) -> bool:
    """Tell whether a licence, or all parts of one, or one of a choice, are permissive.

    >>> is_permissive("MIT OR GPL-3.0-only"), is_permissive("MPL-2.0 AND (Apache-2.0 OR MIT)")
    (True, False)
    """
    parts = licence.replace("(", "").replace(")", "").split(" AND ")
    return all(PERMISSIVE & set(part.split(" OR ")) for part in parts)


def licences() -> Iterator[str]:
    """List every package with its licence, as a table."""
    yield "| package | version | licence | needed for |"
    yield "|---|---|---|---|"
    for one in locked():
        yield f"| {one.name} | {one.version} | {one.licence} | {one.needed_for} |"


def bill() -> dict[str, Any]:
    """Return a bill of materials of what is shipped, as CycloneDX 1.6 has it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shipped = [one for one in locked() if one.needed_for != "development"]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": project["name"],
                "version": project["version"],
                "licenses": [{"license": {"id": project["license"]}}],
            }
        },
        "components": [_component(one) for one in shipped],
    }


def _component(one: Locked) -> dict[str, Any]:
    purl = f"pkg:pypi/{one.name}@{one.version}"
    return {
        "type": "library",
        "bom-ref": purl,
        "name": one.name,
        "version": one.version,
        "purl": purl,
        "licenses": [{"expression": one.licence}]
        if " " in one.licence
        else [{"license": {"name": one.licence}}],
        "scope": "required" if one.needed_for == "bot" else "optional",
    }


def main(arguments: Sequence[str]) -> None:
    """Print the bill, or write the table of licences into its page."""
    if list(arguments) == ["bill"]:
        print(json.dumps(bill(), indent=2))
        return
    head = PAGE.read_text(encoding="utf-8").partition("\n|")[0]
    PAGE.write_text("\n".join([head, *licences(), ""]), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
