"""The promises of the house: no circles, nothing cited that is not written down, true pages."""

from __future__ import annotations

import ast
import re
from collections import Counter
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

from games import SHELF
from tests.support.slow import QUICK, SLOW

ROOT = Path(__file__).parents[1]
LAYERS = (
    "bot",
    "cogs",
    "examples",
    "games",
    "gangway",
    "matches",
    "playground",
    "storage",
    "tools",
)

CITED = re.compile(
    r"(?<![a-z])(ruling|scenario)s?(?:_|[\s#]+)"
    r"(\d+(?:[a-z]\b)?(?:(?:,?\s+(?:and|or)\s+|,\s+)\d+)*)",
    re.IGNORECASE,
)
"""`ruling 12`, `rulings 22, 31 and 40`, `test_scenario_6a_…`."""
DEFINED = re.compile(r"^### (Scenario )?(\d+)\. \S", re.MULTILINE)


# ---- imports ------------------------------------------------------------------------------------


@pytest.mark.parametrize("layer", [*LAYERS, "trials"])
def test_no_modules_of_a_layer_import_each_other_in_a_circle(layer: str) -> None:
    """Type-only and late imports count: a circle means that neither file can be read first."""
    graph = grimp.build_graph(layer, cache_dir=None)
    imports = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as circle:
        pytest.fail(" -> ".join(circle.args[1]))


# ---- rooms --------------------------------------------------------------------------------------

MOST_MODULES = 20
"""In one folder; what is more wants a folder of its own."""
LARGER_FOLDERS = {"storage": 25}
"""Storage has a module for each concern: in folders they would only be further away."""
ALIKE = {
    "cogs": {"cog", "layout", "controls", "messages"},  # features have them, as games their rooms
    "storage": {"claim", "database", "errors", "inspection"},  # each engine's, and what both keep
}
"""Names that several folders of a layer have alike."""
KIT_OF_ONE = {
    "cogs.kit.pictures.warm_ups": "idle workers draw them for every feature",
    "cogs.kit.messages.talk": "the table's cog and delivery ask it through the bot",
    "cogs.kit.double_taps": "all presses ask it through the bot",
    "cogs.kit.discord_clock": "delivery asks it through the bot; all presses do",
}
"""Modules of the kit that fewer than two features import themselves, and why they are there."""


def modules_by_folder(*tops: str) -> dict[str, list[str]]:
    """Return the names of the modules that lie directly in each folder below these."""
    found: dict[str, list[str]] = {}
    for top in tops:
        for path in (ROOT / top).rglob("*.py"):
            folder = path.parent.relative_to(ROOT).as_posix()
            found.setdefault(folder, []).append(path.stem)
    return found


def test_no_folder_is_too_full_to_be_looked_over() -> None:
    full = {
        folder: len(names)
        for folder, names in modules_by_folder(*LAYERS, "tests", "trials").items()
        if len({*names} - {"__init__", "__main__"}) > LARGER_FOLDERS.get(folder, MOST_MODULES)
    }
    assert not full


@pytest.mark.parametrize("layer", sorted({*LAYERS} - {"examples", "playground"}))
def test_no_two_modules_of_a_layer_have_the_same_name(layer: str) -> None:
    """Games are houses of their own: what is alike in all of them is their rooms.

    The playground's folders are layers themselves, each with a module for a thing of Discord's.
    """
    names = Counter(
        name
        for folder, names in modules_by_folder(layer).items()
        if folder.split("/")[:2] not in [["games", slug] for slug in SHELF]
        for name in names
    )
    alike = {name for name, often in names.items() if often > 1}
    assert alike - {"__init__", "__main__"} <= ALIKE.get(layer, set())


def test_the_kit_of_cogs_holds_what_several_features_use() -> None:
    graph = grimp.build_graph("cogs", "bot", cache_dir=None)
    few = set()
    for module in graph.find_descendants("cogs.kit") - {
        "cogs.kit.commands",
        "cogs.kit.messages",
        "cogs.kit.pictures",
    }:
        users = {feature(one) for one in graph.find_modules_that_directly_import(module)}
        if len(users - {"kit"}) < len(("one", "another")):
            few.add(module)
    assert few == {*KIT_OF_ONE}


def feature(module: str) -> str:
    """Return the feature that a module belongs to; the games' cogs are one together."""
    layer, name, *_ = *module.split("."), ""
    return "games" if name in SHELF else name if layer == "cogs" else layer


# ---- what is raised -----------------------------------------------------------------------------


def test_public_functions_that_raise_say_so() -> None:
    silent = [
        f"{path.relative_to(ROOT)}: {function.name}"
        for layer in LAYERS
        for path in (ROOT / layer).rglob("*.py")
        if "tests" not in path.parts
        for function in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        if not function.name.startswith("_")
        if any(map(raises, function.body))
        if "Raises:" not in (ast.get_docstring(function) or "Raises:")
    ]
    assert not silent


def raises(part: ast.AST) -> bool:
    """Tell whether a part of a function raises something itself; passing on does not count."""
    if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return False
    if isinstance(part, ast.Raise):
        return part.exc is not None
    return any(map(raises, ast.iter_child_nodes(part)))


def test_raising_is_noticed() -> None:
    (caught,) = ast.parse("try:\n    go()\nexcept OSError:\n    raise\n").body
    (raised,) = ast.parse("if x:\n    raise ValueError(x)\n").body
    assert (raises(caught), raises(raised)) == (False, True)


# ---- what is cited ------------------------------------------------------------------------------


def cited(text: str, kind: str) -> set[int]:
    """Return the numbers of the rulings, or scenarios, that a text cites."""
    found = (match for match in CITED.finditer(text) if match[1].lower() == kind)
    return {int(number) for match in found for number in re.findall(r"\d+", match[2])}


@pytest.mark.parametrize("kind", ["ruling", "scenario"])
@pytest.mark.parametrize("slug", SHELF)
def test_every_cited_ruling_and_scenario_is_written_down(slug: str, kind: str) -> None:
    page = (ROOT / f"docs/rulings/{slug}.md").read_text("utf-8")
    defined = {
        int(number)
        for scenario, number in DEFINED.findall(page)
        if bool(scenario) == (kind == "scenario")
    }
    for path in sources(slug):
        missing = cited(path.read_text("utf-8"), kind) - defined
        assert not missing, f"{path.relative_to(ROOT)} cites {kind} {sorted(missing)}"


def sources(slug: str) -> list[Path]:
    """Return every file that speaks of one game alone."""
    found = [
        path
        for folder in ("games", "cogs", "tests")
        for path in (ROOT / folder).rglob("*.py")
        if slug in path.relative_to(ROOT).as_posix()
    ]
    assert found
    return found


def test_rulings_are_numbered_without_gaps() -> None:
    for slug in SHELF:
        page = (ROOT / f"docs/rulings/{slug}.md").read_text("utf-8")
        numbers = [int(number) for scenario, number in DEFINED.findall(page) if not scenario]
        assert numbers == list(range(1, len(numbers) + 1)), slug


def test_the_overview_of_rulings_says_how_many_there_are() -> None:
    folder = ROOT / "docs/rulings"
    overview = (folder / "README.md").read_text("utf-8")
    said = dict(re.findall(r"^\| \[[^]]+\]\((\w+)\.md\) .*\| (\d+) \|$", overview, re.MULTILINE))
    counted = {}
    for slug in said:
        page = (folder / f"{slug}.md").read_text("utf-8")
        counted[slug] = str(sum(not scenario for scenario, _ in DEFINED.findall(page)))
    assert said == counted


def test_citations_are_read_as_they_are_written() -> None:
    assert cited("rulings 22, 31 and 40", "ruling") == {22, 31, 40}
    assert cited("def test_scenario_6a_a_boat_sinks()", "scenario") == {6}
    assert cited("see ruling 7a, and Ruling 8", "ruling") == {7, 8}


# ---- the trees on the pages ---------------------------------------------------------------------


def test_the_tree_of_the_architecture_is_the_tree() -> None:
    page = "docs/architecture.md"
    drawn = tree((ROOT / page).read_text("utf-8"))
    for folder in drawn:
        assert (ROOT / folder).is_dir(), f"{page} shows {folder}, which is not there"
    for folder in {path.rpartition("/")[0] for path in drawn}:
        there = {
            path.relative_to(ROOT).as_posix()
            for path in (ROOT / folder).iterdir()
            if (path / "__init__.py").is_file() and path.name not in SHELF
        }
        assert there <= drawn | {"tests"}, f"{page} does not show {there - drawn}"


def tree(page: str) -> set[str]:
    """Return the folders that a page's first drawn tree shows, with their paths."""
    block = next(part for part in page.split("```") if "games/" in part and "cogs/" in part)
    folders: set[str] = set()
    above: list[tuple[int, str]] = []
    for line in block.splitlines():
        if not (entry := re.match(r"( *)([\w.]+)/ ", line)):
            continue
        depth = len(entry[1])
        above = [(at, name) for at, name in above if at < depth]
        above.append((depth, entry[2]))
        folders.add("/".join(name for _, name in above))
    return folders


# ---- links --------------------------------------------------------------------------------------


def links(page: Path) -> list[tuple[Path, str]]:
    """Return where the links of a page lead within the project: a path, and a heading's anchor."""
    prose = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    found = re.findall(r"\]\(([^)#\s]*)(?:#([^)]*))?\)", prose)
    return [
        ((page.parent / path).resolve() if path else page, anchor)
        for path, anchor in found
        if "://" not in path
    ]


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as they are made where the pages are read."""
    titles = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def pages() -> list[Path]:
    folders = (ROOT, ROOT / "playground", ROOT / "playground/docs")
    return [*(ROOT / "docs").rglob("*.md"), *(one for at in folders for one in at.glob("*.md"))]


def test_links_between_pages_lead_somewhere() -> None:
    for page in pages():
        for target, anchor in links(page):
            said = f"{page.relative_to(ROOT)} links to {target}#{anchor}"
            assert target.exists(), said
            assert not anchor or anchor in anchors(target), said


def test_every_page_is_reached_from_the_index() -> None:
    reached, ahead = set[Path](), [ROOT / "docs/README.md"]
    while ahead:
        page = ahead.pop()
        reached.add(page)
        ahead += [one for one, _ in links(page) if one.suffix == ".md" and one not in reached]
    assert {*(ROOT / "docs").rglob("*.md")} <= reached


def test_the_index_leads_to_each_page_of_its_folder_itself() -> None:
    listed = {page for page, _ in links(ROOT / "docs/README.md")}
    assert {*(ROOT / "docs").glob("*.md")} - {ROOT / "docs/README.md"} <= listed


# ---- what is left out ---------------------------------------------------------------------------


@pytest.mark.parametrize("pattern", [*SLOW, *QUICK])
def test_what_the_quick_tests_leave_out_is_there(pattern: str) -> None:
    folders = (ROOT / "tests", ROOT / "playground/tests")
    assert any(path.match(pattern) for folder in folders for path in folder.rglob("*.py"))
