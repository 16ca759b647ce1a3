# Two commands do everything: `make play` and `make test`. Both set up what they need first.
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# Who only plays waits for a third of the packages.
PLAYABLE := $(or $(wildcard $(READY)),$(VENV)/.playable)
MATCHES ?= 200
KILLS ?= 500
PROCESS_KILLS ?= 100
GAMES := $(patsubst games/%/data.json,%,$(wildcard games/*/data.json))

.PHONY: help setup play run quick near test laws long trials evening check format bench bench-limits figures arena transcripts emoji palettes front lock \
  proof leaks nonsense limits coverage mutation licences bill audit image base

# What a contributor needs comes first.
FIRST := play|near|quick|test|check|format|transcripts|palettes
LISTED = grep -E '^[a-z-]+:.*\#\#' $(MAKEFILE_LIST) | sed 's/:.*\#\# /\t/' | expand -t 16

help: ## what can be made
	@$(LISTED) | grep -E '^($(FIRST)) '
	@echo
	@$(LISTED) | grep -vE '^($(FIRST)) '

INSTALL = $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or newer is needed; set PYTHON=python3.12 or the like." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.playable: requirements.txt | $(BIN)/pip
	$(INSTALL) requirements.txt
	@touch $@

$(READY): requirements-dev.txt | $(BIN)/pip
	$(INSTALL) requirements-dev.txt
	@touch $@

setup: $(READY) ## make .venv with everything, locked by hash

play: $(PLAYABLE) ## the real bot in a local stand-in for Discord, no token needed
	$(BIN)/python -m playground $(OPTIONS)

run: $(PLAYABLE) ## the bot on real Discord, with DISCORD_TOKEN from .env
	$(BIN)/python -m bot

# Tests start many processes: without files of bytecode each would compile everything anew.
quick near test laws long trials: export PYTHONDONTWRITEBYTECODE =
# Evenings wait for one another more than they work: five of them keep two cores busy.
quick near test laws long trials: PYTEST = $(BIN)/python -m pytest -n 5 --dist worksteal -q

quick: $(READY) ## tests of a minute: rules, referee, SQLite, cogs; no pictures, no processes
	LAWS=few $(PYTEST) -n 2 -m "not slow and not long" tests playground/tests/checks

CHANGED = { git diff --name-only HEAD; git ls-files --others --exclude-standard; }

near: $(READY) ## the tests near what is not committed yet, in some twenty seconds
	@own=$$($(CHANGED) | $(BIN)/python -m tools.near --own); \
	  test -z "$$own" || $(PYTEST) -n 2 $$own || exit 1
	@$(PYTEST) -n 2 -m "not slow and not long" $$($(CHANGED) | $(BIN)/python -m tools.near)

test: $(READY) ## all tests but the long ones
	LAWS=few $(PYTEST)

laws: $(READY) ## what holds for every game, at every position of twice as many matches; LAWS=some is shorter
	LAWS=$(or $(LAWS),all) $(PYTEST) tests/games/test_laws.py tests/games/test_letters.py \
	  tests/games/test_presses.py

long: $(READY) ## tests of which `make test` runs shorter ones
	$(PYTEST) -m "long and not trial"

trials: $(READY) ## long tests that take an hour together
	$(PYTEST) -m trial

evening: $(READY) ## a longer evening of four processes on PostgreSQL, one of which is killed
	EVENING_ROUNDS=$(or $(ROUNDS),6) $(BIN)/python -m pytest -q -m long tests/bot/test_processes.py

check: $(READY) ## lint, format, types and import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(READY) ## format the code
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

bench: $(READY) ## speed and size, as ratios measured in one run
	$(BIN)/python -m trials.bench

LIMITS = $(BIN)/python -m trials.bench.limits

bench-limits: $(READY) ## tables at a Discord that keeps its limits, in the time of a fast loop
	$(LIMITS) --tables 0 --lively abordaje
	for tables in 32 80 250 500 1000; do $(LIMITS) --tables $$tables --every 20 || exit; done
	$(LIMITS) --tables 80 --every 5

figures: $(READY) ## measure, and write what was found into docs/figures.md
	$(BIN)/python -m trials.bench --markdown

crash: $(READY) ## kill the bot KILLS times on each engine, look for what is lost; FREEZE=1 stops it
ifdef FREEZE
	$(BIN)/python -m trials.proof.crash --kills $(KILLS) --freeze
else
	$(BIN)/python -m trials.proof.crash --kills $(KILLS) --engine sqlite
	$(BIN)/python -m trials.proof.crash --kills $(KILLS) --engine postgres
	$(BIN)/python -m trials.proof.crash_processes --kills $(PROCESS_KILLS)
endif

proof: $(READY) ## every trial in brief, in two or three minutes, with a seed drawn anew
	$(BIN)/python -m trials.proof.brief

races: $(READY) ## fifty people press at once; one order must explain every answer
	$(BIN)/python -m trials.proof.races

soak: $(READY) ## six simulated hours of 200 tables: what grows, and what is left over
	$(BIN)/python -m trials.proof.soak

arena: $(READY) ## computer players against one another in every game, minutes each
	for game in abordaje all_aboard alles_an_bord off_the_rails; do \
	  for seats in strong,random strong,easy; do \
	    $(BIN)/python -m games arena $$game --seats $$seats --matches $(MATCHES) || exit 1; \
	  done; \
	done
	$(BIN)/python -m games arena off_the_rails --seats strong --matches $(MATCHES)
	$(BIN)/python -m games arena bandido_alcatraz --seats strong,strong --matches $(MATCHES)

transcripts: $(READY) ## record the golden transcripts anew, or that of GAME=...; review the diff
	$(BIN)/python -m pytest -q tests/games/test_transcripts.py --record $(if $(GAME),-k $(GAME))

emoji: $(READY) ## say which emoji the font lacks; with FONT=... make it anew from the full one
	$(BIN)/python -m tools.emoji_font $(FONT)

palettes: $(READY) ## choose the colours of pictures anew, for every game or for GAME=...
	@for game in $(or $(GAME),$(GAMES)); do $(BIN)/python -m tools.palette $$game || exit; done

front: $(READY) ## make the pictures of the README anew: a table of each game, and a filmed evening
	$(BIN)/python -m tools.front_page

# Gangway, and the playground, whose modules its wheel carries.
PROJECTS := pyproject.toml playground/pyproject.toml

lock: $(READY) ## resolve the dependencies anew
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-emit-find-links --no-annotate --no-header $(PROJECTS) \
	  -o requirements.txt
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-emit-find-links --no-annotate --no-header $(PROJECTS) --extra postgres \
	  -o requirements-postgres.txt
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-emit-find-links --no-annotate --no-header $(PROJECTS) \
	  --extra postgres --group dev \
	  -o requirements-dev.txt

# ---- the image ----------------------------------------------------------------------------------

IMAGE ?= gangway
BASE ?= $(shell sed -n 's/^ARG BASE=//p' deploy/Dockerfile)
BUILDER ?= $(shell for one in docker podman buildah; do $$one info >/dev/null 2>&1 && echo $$one && break; done)

image: $(READY) ## build the image, and let it play in the playground where docker or podman is there
	@test -n "$(BUILDER)" || { echo "docker, podman or buildah is needed." >&2; exit 1; }
	$(BUILDER) build $(if $(filter docker,$(BUILDER)),,--format docker) -f deploy/Dockerfile -t $(IMAGE) --build-arg BASE=$(BASE) \
	  --build-arg VERSION=$$($(BIN)/python -m gangway --version | cut -d' ' -f2) \
	  --build-arg REVISION=$$(git rev-parse HEAD 2>/dev/null || echo unknown) $(IMAGE_OPTIONS) .
	$(BIN)/python -m trials.proof.image $(IMAGE) --program $(BUILDER)

base: ## put the digest of today's base image into deploy/Dockerfile; needs skopeo and a network
	named=$$(sed -n 's/^ARG BASE=\([^@]*\).*/\1/p' deploy/Dockerfile) \
	  && digest=$$(skopeo inspect --raw docker://$$named | sha256sum | cut -d' ' -f1) \
	  && sed -i "s|^ARG BASE=.*|ARG BASE=$$named@sha256:$$digest|" deploy/Dockerfile

# ---- proofs that take long; docs/proof-secrets.md says what each has shown -----------------------

PLIES ?= 10000
MANY ?= 100000
SAMPLE ?= 150

leaks: $(READY) ## secrets: play PLIES=... of every game in two worlds that must look alike
	$(BIN)/python -m trials.proof.leaks --plies $(PLIES) $(GAME)

nonsense: $(READY) ## bring MANY=... made-up interactions to the bot
	$(BIN)/python -m trials.proof.nonsense --many $(MANY)

limits: $(READY) ## hold whole matches with the longest names against what Discord takes
	$(BIN)/python -m trials.proof.limits $(GAME)

# Law by law the games' tests take hours under a tracer: the laws run without one in `make test`.
coverage: $(READY) ## branches that tests run through, layer by layer
	$(BIN)/coverage erase
	-$(BIN)/coverage run -m pytest -q --deselect tests/games/test_laws.py
	$(BIN)/coverage combine --quiet
	$(BIN)/python -m trials.proof.branches

mutation: $(READY) ## put SAMPLE=... faults into each of referee and two games, one at a time
	$(BIN)/python -m trials.proof.mutation --sample $(SAMPLE)

# What is shipped may be under these and no others; docs/licences.md says why the last three may.
ALLOWED := Apache-2.0; Apache-2.0 AND BSD-2-Clause; Apache-2.0 AND MIT; Apache Software License; BSD-3-Clause; \
  BSD License; ISC License (ISCL); MIT; MIT-CMU; MIT License; MIT OR Apache-2.0; PSF-2.0; \
  Python Software Foundation License; LGPL-3.0-only; MPL-2.0 AND (Apache-2.0 OR MIT); UNKNOWN
SHIPPED = $(shell sed -n 's/^\([a-z0-9.-]*\)==.*/\1/p' requirements-postgres.txt)
LICENCES := $(BIN)/uv tool run pip-licenses@5.5.5 --python $(BIN)/python --format markdown

licences: $(READY) ## write the licences of all packages into docs/licences.md; needs a network
	{ sed '/^## Shipped/,$$d' docs/licences.md && printf '## Shipped\n\n' \
	  && $(LICENCES) --packages $(SHIPPED) --allow-only '$(ALLOWED)' \
	  && printf '\n## For development\n\n' && $(LICENCES) --ignore-packages $(SHIPPED); } > $(VENV)/licences.md
	cp $(VENV)/licences.md docs/licences.md

bill: $(READY) ## print a bill of materials (CycloneDX) of what is shipped; needs a network
	@$(BIN)/uv tool run --from cyclonedx-bom@7.5.0 cyclonedx-py requirements \
	  --pyproject pyproject.toml requirements-postgres.txt

audit: $(READY) ## ask for known vulnerabilities of what is locked; needs a network
	for lock in requirements.txt requirements-postgres.txt requirements-dev.txt; do \
	  $(BIN)/uv tool run pip-audit@2.10.1 --strict --disable-pip --require-hashes -r $$lock || exit 1; done
