"""What lies under deploy/: checked by the tools that know such files, where they can be had."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import shutil
import subprocess
import sys
from contextlib import redirect_stdout
from datetime import UTC, datetime
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from bot.__main__ import main
from bot.metrics import Metrics
from bot.settings import Settings
from bot.shards import read_shards
from cogs.delivery.sending.rate_limiter import RateLimiter
from games import SHELF
from games.kit.words import ROOT
from storage.sqlite.backup import back_up_in_turn
from storage.store import Store
from tests.support.evenings.evening import evening

DEPLOY = ROOT / "deploy"
HADOLINT = Path(sys.executable).with_name("hadolint")
CHECK_SCHEMA = HADOLINT.with_name("check-jsonschema")
KUBERNETES_VALIDATE = HADOLINT.with_name("kubernetes-validate")
SYSTEMD = shutil.which("systemd-analyze")
LEAST_EXPOSED = 2.0
"""Of 10, as systemd counts; below 2 it calls a service safe."""


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603


@pytest.mark.skipif(not HADOLINT.exists(), reason="hadolint brings no wheel for this machine")
def test_the_dockerfile_has_no_fault_known_to_hadolint() -> None:
    checked = run(HADOLINT, DEPLOY / "Dockerfile")
    assert (checked.stdout, checked.returncode) == ("", 0)


@pytest.mark.parametrize(
    ("schema", "file"),
    [
        ("compose-spec", DEPLOY / "compose.yaml"),
        ("compose-spec", DEPLOY / "compose.several.yaml"),
        ("compose-spec", DEPLOY / "compose.proxy.yaml"),
        ("github-workflows", ROOT / ".github/workflows/ci.yml"),
        ("github-workflows", ROOT / ".github/workflows/image.yml"),
    ],
)
def test_files_for_other_programs_keep_their_schema(schema: str, file: Path) -> None:
    checked = run(CHECK_SCHEMA, "--builtin-schema", f"vendor.{schema}", file)
    assert checked.returncode == 0, checked.stdout


def test_the_statefulset_keeps_the_schema_of_kubernetes() -> None:
    checked = run(KUBERNETES_VALIDATE, "--strict", DEPLOY / "statefulset.yaml")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_kubernetes_never_lets_two_versions_play_on_one_database() -> None:
    stateful = yaml.safe_load((DEPLOY / "statefulset.yaml").read_text("utf-8"))
    assert stateful["spec"]["updateStrategy"] == {"type": "OnDelete"}


def test_every_shard_is_kept_by_one_process() -> None:
    compose = (DEPLOY / "compose.several.yaml").read_text("utf-8")
    kept = [read_shards(one) for one in re.findall(r"GANGWAY_SHARDS: (.+)", compose)]
    assert [shard for one in kept for shard in one.ids] == [*range(kept[0].total)]
    assert {one.total for one in kept} == {kept[0].total}
    stateful = (DEPLOY / "statefulset.yaml").read_text("utf-8")
    replicas, total = re.findall(r"replicas: (\d+)|\$\(SHARD\)/(\d+)", stateful)
    assert replicas[0] == total[1]


def test_every_process_goes_through_the_proxy_at_an_address_that_is_one() -> None:
    several = yaml.safe_load((DEPLOY / "compose.several.yaml").read_text("utf-8"))["services"]
    services = yaml.safe_load((DEPLOY / "compose.proxy.yaml").read_text("utf-8"))["services"]
    assert {"database", *services} == {"proxy", *several}
    for name in several.keys() - {"database"}:
        (setting,) = services[name]["environment"].items()
        assert setting == ("GANGWAY_DISCORD_API", "http://proxy:8080")
        assert Settings(discord_api=setting[1]).discord_api == "http://proxy:8080/api/v10"


def test_the_image_holds_every_layer_that_the_bot_needs() -> None:
    lines = (DEPLOY / "Dockerfile").read_text("utf-8").splitlines()
    copied = {line.split()[1] for line in lines if re.match(r"COPY (?!--)\w+ \w+$", line)}
    contracts = (ROOT / "pyproject.toml").read_text("utf-8")
    (layers,) = re.findall(r'^layers = (\["bot".*\])$', contracts, re.MULTILINE)
    assert copied == {*re.findall(r"\w+", layers), "gangway"}
    kept = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert {line[1:] for line in kept if line.startswith("!")} >= copied
    assert not {"!.env", "!var"} & set(kept)


def test_in_a_container_the_verbs_work_as_typed(tmp_path: Path) -> None:
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    (script,) = re.findall(r"printf '(.+)' > /usr/local/bin/gangway", text)
    program = tmp_path / "gangway"
    here = script.replace("\\n", "\n").replace("/app", str(ROOT))
    program.write_text(here.replace("/opt/gangway/bin/python", sys.executable))
    program.chmod(0o755)
    said = run(program, "--version")
    assert (said.returncode, said.stdout.split()[0]) == (0, "gangway")


def test_each_instance_of_the_service_has_its_shards_and_a_port_of_its_own(tmp_path: Path) -> None:
    unit = (DEPLOY / "gangway@.service").read_text("utf-8")
    (command,) = re.findall(r"^ExecStart=(.+)$", unit, re.MULTILINE)
    python = tmp_path / "python"
    python.write_text('#!/bin/sh\necho "$GANGWAY_SHARDS $GANGWAY_HEALTH_PORT"\n')
    python.chmod(0o755)
    said = []
    for instance in ("0-3", "4-7", "9"):
        # As systemd.unit(5) has it: specifiers first, then variables, `$$` for a dollar.
        asked = command.replace("%i", instance).replace("%%", "%").replace("$$", "\0")
        asked = asked.replace("$SHARDS_TOTAL", "10").replace("\0", "$")
        asked = asked.replace("/opt/gangway/.venv/bin/python", str(python))
        said.append(run(*shlex.split(asked)).stdout)
    assert said == ["0-3/10 8080\n", "4-7/10 8084\n", "9/10 8089\n"]


PAGES = sorted((ROOT / "docs/operating").glob("*.md"))
COMPOSE = re.compile(r"docker compose((?: -f \S+)+)(?: --env-file \S+)? (\w+)(.*)")


VERB = re.compile(r"(?:^bot|[ ]gangway) ((?:doctor|backup|restore)\b.*)")
"""A verb of the bot, in a line as a page has it."""


@cache
def help_of(verb: str) -> str:
    """Return what a verb says of itself."""
    said = StringIO()
    with redirect_stdout(said), pytest.raises(SystemExit):
        main([verb, "--help"])
    return said.getvalue()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_commands_of_the_pages_are_for_what_is_there(page: Path) -> None:
    """As far as it goes without docker, a cluster or root."""
    text = page.read_text("utf-8")
    for block in re.findall(r"^ *```\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL):
        assert run("sh", "-n", "-c", block).returncode == 0, block
    for files, verb, rest in COMPOSE.findall(text):
        services = set[str]()
        for file in files.split(" -f ")[1:]:
            services |= {*yaml.safe_load((ROOT / file).read_text("utf-8"))["services"]}
        words = {word.partition(":")[0] for word in re.findall(r"[\w.:/-]+", rest)}
        if verb in {"exec", "run", "cp"}:
            assert services & words, rest
    for verb, options in re.findall(
        r"gangway (backup|restore|doctor|status|reconcile|drain)(.*)", text
    ):
        asked = {*re.findall(r"--\w+", options.partition("`")[0])}
        assert asked <= {*re.findall(r"--\w+", help_of(verb))}, options
    for file in re.findall(r"\bdeploy/[\w.@-]+\w", text):
        assert (ROOT / file).is_file(), file
    through = page if "systemd.md" not in text else page.with_name("systemd.md")
    for stage in ("Moving house", "A new token", "An upgrade", "ackups", "t rings"):
        assert stage in through.read_text("utf-8"), stage


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_a_page_lets_type_runs_in_a_clean_folder_in_the_order_of_the_page(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot's own verbs, and what every system has; a container's folder is one of the test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("GANGWAY_DATABASE", "gangway.db")
    monkeypatch.setenv("GANGWAY_BACKUPS", "backups")
    shutil.copy(ROOT / ".env.example", tmp_path)
    asyncio.run(make_database(tmp_path / "gangway.db"))
    back_up_in_turn(tmp_path / "gangway.db", tmp_path / "backups", datetime.now(UTC), 2)
    walked = 0
    for block in re.findall(
        r"^ *```\n(.*?)^ *```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL
    ):
        for line in block.replace("/data/", "").replace("/var/lib/gangway/", "").splitlines():
            if verb := VERB.search(line):
                assert main(shlex.split(verb[1])) == 0, line
            elif shlex.split(line)[:1] in (["install"], ["python3"], ["uname"]):
                assert run(*shlex.split(line)).returncode == 0, line
            else:
                continue
            walked += 1
    assert walked


async def make_database(place: Path) -> None:
    await (await Store.open(place, SHELF)).close()


def test_the_base_of_the_image_is_named_by_its_digest() -> None:
    (base,) = re.findall(
        r"^ARG BASE=(.+)$", (DEPLOY / "Dockerfile").read_text("utf-8"), re.MULTILINE
    )
    assert re.fullmatch(r"docker\.io/library/python:3\.11-slim-bookworm@sha256:[0-9a-f]{64}", base)


def test_the_image_does_not_run_as_root() -> None:
    lines = (DEPLOY / "Dockerfile").read_text("utf-8").splitlines()
    assert [line for line in lines if line.startswith("USER")] == ["USER 10001"]
    assert lines.index("USER 10001") < next(
        number for number, line in enumerate(lines) if line.startswith("ENTRYPOINT")
    )


@pytest.mark.skipif(not SYSTEMD, reason="no systemd on this machine")
@pytest.mark.parametrize(
    ("file", "name"),
    [("gangway.service", "gangway.service"), ("gangway@.service", "gangway@0-3.service")],
)
def test_the_service_is_one_that_systemd_understands_and_calls_safe(
    tmp_path: Path, file: str, name: str
) -> None:
    unit = tmp_path / name
    text = (DEPLOY / file).read_text("utf-8")
    unit.write_text(text.replace("/opt/gangway/.venv/bin/python", sys.executable))
    verified = run(str(SYSTEMD), "verify", unit)
    assert [line for line in verified.stderr.splitlines() if name in line] == []
    report = run(str(SYSTEMD), "security", "--offline=true", unit)
    exposed = rf"Overall exposure level for {name}: ([\d.]+)"
    (exposure,) = re.findall(exposed, report.stdout)
    assert float(exposure) < LEAST_EXPOSED


METRIC = re.compile(r"\bgangway_\w+")


async def test_dashboard_and_alerts_name_metrics_that_are_there(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        table.bot.delivery.limiter = RateLimiter()
        metrics = Metrics(table.bot, tmp_path / "gangway.db", tmp_path)
    there = {
        name.removesuffix("_created")
        for metric in metrics.registry.collect()
        for name in (metric.name, *(f"{metric.name}_{end}" for end in ("total", "bucket")))
    }
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    (group,) = yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8"))["groups"]
    asked += [rule["expr"] for rule in group["rules"]]
    for query in asked:
        assert {*METRIC.findall(query)} <= there, query
        assert METRIC.search(query) or "up{" in query
    shown = {
        name.removesuffix("_bucket").removesuffix("_total") for name in METRIC.findall(str(asked))
    }
    assert shown == {metric.name for metric in metrics.registry.collect()}, "a metric nobody sees"
