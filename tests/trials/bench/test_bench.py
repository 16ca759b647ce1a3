"""The benchmark itself: which figures it owes, and what it says where some are not there."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from games import SHELF
from trials.bench.__main__ import main
from trials.bench.markdown import CHIEF, write_markdown
from trials.bench.parts import PARTS, Part
from trials.bench.report import FIGURES, REMARKS, figure

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OWED = [name for part in PARTS.values() for name in part.owes]


@pytest.fixture(autouse=True)
def _nothing_measured() -> Iterator[None]:
    yield
    FIGURES.clear()
    REMARKS.clear()


def stub(name: str, value: float) -> Part:
    return Part(f"About {name}", lambda: figure(name, value, "ms", at_most=2), (name,))


def broken() -> None:
    msg = "no such machine"
    raise OSError(msg)


@pytest.mark.parametrize(
    "name",
    [
        *("pong.cpu_ms", "pong.p50_ms", "move.p50_ms", "delivered.per_second", "lag.p99_ms"),
        *("pong.bare_cpu_ms", "growth.10000_over_10", "ready.10000_s"),
        *("delivered.all_aboard.2.cpu_ms", "presses.off_the_rails.turn_p50"),
        *(f"plies.{slug}{what}" for slug in SHELF for what in ("", "_per_pong")),
        *(f"picture.{slug}.{what}" for slug in SHELF for what in ("p50_ms", "kb")),
        *(f"presses.{slug}.{what}" for slug in SHELF for what in ("median", "p95")),
        *(f"letters.{slug}.css_px" for slug in SHELF),
        *(f"path.{slug}.{what}" for slug in SHELF for what in ("files", "functions")),
        *(f"delivered.{slug}.{game.spec.seats[-1]}.cpu_ms" for slug, game in SHELF.items()),
    ],
)
def test_the_whole_benchmark_owes_every_figure_that_others_read_by_name(name: str) -> None:
    assert name in OWED


def test_no_figure_is_owed_twice() -> None:
    assert len(OWED) == len(set(OWED))


def test_a_part_asked_for_by_name_is_measured_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["one"], {"one": stub("one.ms", 1), "two": stub("two.ms", 9)}) == 0
    said = capsys.readouterr().out
    assert "one.ms" in said
    assert "two.ms" not in said


def test_a_figure_that_misses_its_goal_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    main([], {"one": stub("one.ms", 1), "two": stub("two.ms", 9)})
    said = {line.split()[0]: line for line in capsys.readouterr().out.splitlines() if line}
    assert said["one.ms"].endswith("at most 2          reached")
    assert said["two.ms"].endswith("at most 2          MISSED")


def test_a_part_that_breaks_costs_its_own_figures_only(capsys: pytest.CaptureFixture[str]) -> None:
    parts = {"one": Part("Broken", broken, ("one.ms",)), "two": stub("two.ms", 1)}
    assert main([], parts) == 1
    told = capsys.readouterr()
    assert "not measured: one.ms" in told.out
    assert "two.ms" in FIGURES
    assert "no such machine" in told.err


def test_every_figure_goes_into_the_file_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BENCH_JSON", str(tmp_path / "found.json"))
    main([], {"one": stub("one.ms", 1.25), "two": stub("two.ms", 9)})
    assert json.loads((tmp_path / "found.json").read_text()) == {"one.ms": 1.25, "two.ms": 9}


def test_the_page_has_the_chief_figures_first_and_then_all_of_them(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    chief = next(iter(CHIEF))
    parts = {"one": stub("one.ms", 9), "two": stub(chief, 1)}
    main([], parts)
    write_markdown(parts.values(), tmp_path)
    page = (tmp_path / "docs" / "figures.md").read_text("utf-8")
    first, _, every = page.partition("\n## ")
    assert f"| {CHIEF[chief]} | 1.00 ms | at most 2 | reached |" in first
    assert "| `one.ms` | 9.00 ms | at most 2 | missed |" in every
    assert f"| `{chief}` | 1.00 ms | at most 2 | reached |" in every


def test_the_chief_figures_are_figures_of_the_benchmark() -> None:
    assert set(CHIEF) <= set(OWED)
