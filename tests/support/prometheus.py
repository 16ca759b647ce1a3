"""Prometheus's own judgement of what a bot has exposed, by `promtool test rules`: nothing waits.

What was exposed at one moment is held for some minutes, then what was exposed at the next one.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest
from prometheus_client.parser import text_string_to_metric_families

from games.kit.words import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

PROMTOOL: Final = shutil.which("promtool")
ALERTS: Final = ROOT / "deploy/alerts.yaml"
needs_promtool = pytest.mark.skipif(
    not PROMTOOL, reason="no promtool: `apt-get install prometheus` brings it"
)
FIRING: Final = 'ALERTS{alertstate="firing"}'
SCRAPED: Final = 'up{job="gangway",instance="bot"}'


TIME: Final = re.compile(r"(\d+)([wdhms])")
MINUTES: Final = {"w": 7 * 24 * 60, "d": 24 * 60, "h": 60, "m": 1, "s": 0}
"""In a unit that promtool writes times in."""
METRIC: Final = re.compile(r"\bgangway_\w+")


class Exposed(NamedTuple):
    """What a bot answered at `/metrics`, or that it did not, and for how long that goes on."""

    minutes: int
    text: str | None
    at: float
    """When, in seconds since the epoch."""


def exposed(minutes: int, text: str | None) -> Exposed:
    """Hold what was exposed just now for some minutes."""
    return Exposed(minutes, text, time.time())


def ringing(folder: Path, stages: Sequence[Exposed]) -> list[set[str]]:
    """Return which alerts ring at the end of each stage."""
    ends = [sum(one.minutes for one in stages[: at + 1]) - 1 for at in range(len(stages))]
    answers = _asked(folder, stages, [(FIRING, end) for end in ends])
    return [{*re.findall(r'alertname="(\w+)"', answer)} for answer in answers]


def answered(folder: Path, stages: Sequence[Exposed], queries: Iterable[str]) -> list[str]:
    """Return what Prometheus answers to queries at the end; empty where it finds no series."""
    end = sum(one.minutes for one in stages) - 1
    return _asked(folder, stages, [(query, end) for query in queries])


def _asked(
    folder: Path, stages: Sequence[Exposed], questions: Sequence[tuple[str, int]]
) -> list[str]:
    """Ask at certain minutes; what is not empty fails the test that it is, which tells it."""
    assert PROMTOOL
    named = {*METRIC.findall(ALERTS.read_text("utf-8") + " ".join(query for query, _ in questions))}
    test = {
        "rule_files": [str(ALERTS)],
        "evaluation_interval": "1m",
        "tests": [
            {
                "interval": "1m",
                "input_series": [
                    {"series": series, "values": values}
                    for series, values in _series(stages, named)
                ],
                "promql_expr_test": [
                    {"expr": query, "eval_time": f"{minute}m", "exp_samples": []}
                    for query, minute in questions
                ],
            }
        ],
    }
    file = folder / "rules.test.json"  # JSON is YAML
    file.write_text(json.dumps(test))
    run = subprocess.run(  # noqa: S603
        [PROMTOOL, "test", "rules", str(file)], capture_output=True, text=True, check=False
    )
    return _answers(run.stdout + run.stderr, questions)


def _answers(said: str, questions: Sequence[tuple[str, int]]) -> list[str]:
    found = dict[tuple[str, int], str]()
    told = re.compile(
        r'expr: "(.*?)", time: (\S+?),\s*exp:\s*(?:nil|\[\])\s*got:(.*?)(?=\n\s*expr: |\Z)',
        re.DOTALL,
    )
    for query, when, got in told.findall(said):
        minute = sum(MINUTES[unit] * int(number) for number, unit in TIME.findall(when))
        found[json.loads(f'"{query}"'), minute] = got.strip()
    assert found or "SUCCESS" in said, said
    return [found.get(question, "") for question in questions]


def _series(stages: Sequence[Exposed], named: set[str]) -> list[tuple[str, str]]:
    """Write series down that are asked for: values minute by minute, `_` where none was."""
    begins, values = 0, dict[str, list[str]]()
    for stage in stages:
        samples = {SCRAPED: 1.0 if stage.text else 0.0}
        for family in text_string_to_metric_families(stage.text or ""):
            for sample in (one for one in family.samples if one.name in named):
                labels = sample.labels | {"job": "gangway", "instance": "bot"}
                written = ",".join(f"{name}={json.dumps(said)}" for name, said in labels.items())
                is_moment = sample.name.endswith("_timestamp_seconds") and sample.value
                value = _moment(stages, sample.value) if is_moment else sample.value
                samples[f"{sample.name}{{{written}}}"] = value
        for name in samples.keys() | values.keys():
            held = values.setdefault(name, ["_"] * begins)
            held += [f"{samples[name]:.12g}" if name in samples else "_"] * stage.minutes
        begins += stage.minutes
    return [(name, " ".join(held)) for name, held in values.items()]


def _moment(stages: Sequence[Exposed], value: float) -> float:
    """Return when something was by promtool's clock: it begins at 0, and passes stage by stage."""
    begins = 0
    for stage in stages:
        if value <= stage.at:
            return 60 * begins + value - stage.at
        begins += stage.minutes
    return 60.0 * begins
