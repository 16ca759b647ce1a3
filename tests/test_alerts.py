"""The alerts and the dashboard, judged by Prometheus itself on what the bot exposes.

What breaks for real stands in `trials/proof/outages.py`; here figures are put in place of others.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

import pytest
import yaml  # type: ignore[import-untyped]

from bot.health import serve_health
from cogs.delivery.sending.rate_limiter import RateLimiter
from games.kit.words import ROOT
from tests.bot.test_health import free_port, read
from tests.support.evenings.evening import evening
from tests.support.prometheus import ALERTS, answered, exposed, needs_promtool, ringing
from trials.proof.outages import OUTAGES

if TYPE_CHECKING:
    from pathlib import Path

DAY: Final = 24 * 60
RINGS: Final[dict[str, tuple[int, dict[str, float]]]] = {
    "GangwayAway": (6, {}),
    "GangwayDatabaseAway": (3, {'gangway_trouble{about="database"}': 1}),
    "GangwayNotShown": (3, {'gangway_trouble{about="showing"}': 1}),
    "GangwayNoWorker": (3, {'gangway_trouble{about="workers"}': 1}),
    "GangwayTwice": (1, {'gangway_trouble{about="second process"}': 1}),
    "GangwayFails": (2, {'gangway_failures_total{logger="cogs"}': 1}),
    "GangwayBackupUnverified": (10, {"gangway_backup_verified_timestamp_seconds": -3 * 86_400}),
}
"""For how many minutes figures have to be otherwise until an alert rings: by how much they grow."""
WELL: Final = 17
"""Minutes for which all is well before and afterwards; in all, no backup is due meanwhile."""


async def real(folder: Path) -> str:
    """Return what a bot exposes with which all is well."""
    port = free_port()
    async with evening(folder) as table:
        await table.open_table("bandido_alcatraz", *table.people)
        table.bot.delivery.limiter = RateLimiter()
        backups = folder / "backups"
        async with serve_health(table.bot, port, folder / "gangway.db", backups) as metrics:
            backups.mkdir()
            (backups / "gangway-20261122-093000.db").touch()
            metrics.verified.set_to_current_time()
            await table.settle()
            _, text = await read(port, "metrics")
    return text


def otherwise(text: str, changes: dict[str, float]) -> str:
    """Let series grow by a value."""
    for series, more in changes.items():
        line = re.compile(rf"^{re.escape(series)} (\S+)$", re.MULTILINE)
        (value,) = line.findall(text)
        text = line.sub(f"{series} {float(value) + more!r}", text)
    return text


@needs_promtool
async def test_each_alert_rings_and_falls_silent(tmp_path: Path) -> None:
    text = await real(tmp_path)
    stages, rung = [exposed(WELL, text)], [set[str]()]
    for name, (minutes, changes) in RINGS.items():
        stages.append(exposed(minutes, otherwise(text, changes) if changes else None))
        stages.append(exposed(WELL, text))
        rung += [{name}, set()]
    assert ringing(tmp_path, stages) == rung


@needs_promtool
async def test_an_alert_rings_where_answers_are_slow(tmp_path: Path) -> None:
    text = await real(tmp_path)
    more = ('gangway_answer_seconds_bucket{le="+Inf"}', "gangway_answer_seconds_count")
    slow = [exposed(1, otherwise(text, dict.fromkeys(more, at))) for at in range(25)]
    assert ringing(tmp_path, [*slow, exposed(30, slow[-1].text)])[-2:] == [{"GangwaySlow"}, set()]


@needs_promtool
@pytest.mark.long
async def test_an_alert_rings_where_nobody_presses_any_more(tmp_path: Path) -> None:
    text, presses = await real(tmp_path), 'gangway_interactions_total{kind="control"}'
    played = [exposed(20, otherwise(text, {presses: 5 * at})) for at in range(9)]
    quiet = exposed(DAY, played[-1].text)
    again = exposed(20, otherwise(text, {presses: 100}))
    rang = ringing(tmp_path, [*played, quiet, again])[-3:]
    assert ["GangwayHearsNobody" in one for one in rang] == [False, True, False]


def test_no_alert_is_left_that_nobody_has_heard_ring() -> None:
    (group,) = yaml.safe_load(ALERTS.read_text("utf-8"))["groups"]
    named = {rule["alert"] for rule in group["rules"]}
    broken = {name for outage in OUTAGES.values() for name in outage.rings}
    assert named == broken | {*RINGS, "GangwaySlow", "GangwayHearsNobody"}


@needs_promtool
async def test_every_panel_of_the_dashboard_shows_something(tmp_path: Path) -> None:
    board = json.loads((ROOT / "deploy/grafana.json").read_text("utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    told = answered(tmp_path, [exposed(30, await real(tmp_path))], queries)
    assert [query for query, answer in zip(queries, told, strict=True) if not answer] == []
