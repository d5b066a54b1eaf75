# The two commands of the README are `make play` and `make test`; each sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Written when the environment of a player, or of a developer, is complete.
PLAYER := $(VENV)/.ready-play
DEVELOPER := $(VENV)/.ready-dev
TYPED := $(shell find src -name '*.pxd') $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))
# The tests start hundreds of programs: Python keeps what it has compiled, even where the environment says otherwise.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test test-full quick fuzz setup web check lint types layers web-check web-test site docs cover bench fixtures lock clean

# Installs what players need, or keeps a developer's environment. PORT=8020 chooses the port.
play: $(if $(wildcard $(DEVELOPER)),$(DEVELOPER),$(PLAYER))
	@$(if $(wildcard $(DEVELOPER)),,TIDY=1) bash tools/web.sh
	@$(BIN)/hauntboard serve --browser $(if $(PORT),--port $(PORT))

# Half as many workers again as processors: the tests of servers and terminals wait much.
test test-full: export PYTEST_XDIST_AUTO_NUM_WORKERS = $(shell echo $$(( ($$(getconf _NPROCESSORS_ONLN) * 3 + 1) / 2 )))

# Everything; long sweeps as a sample that changes every day (tests/sampling.py).
test: setup check
	@bash tools/services.sh
	@$(BIN)/pytest -n auto
	@$(MAKE) --no-print-directory web-test
	@PYTHON="$(PYTHON)" tools/newcomer --short

# Everything, long sweeps in full.
test-full: setup check
	@bash tools/services.sh
	@HAUNTBOARD_FULL=1 $(BIN)/pytest -n auto --timeout=7200
	@HAUNTBOARD_FULL=1 bash tools/web.sh test:all
	@PYTHON="$(PYTHON)" tools/newcomer --short

# The inner loop: rules, catalogues and the server within one process. No other programs, services or browsers.
quick: setup lint
	@$(BIN)/pytest -n auto -m "not process and not services and not slow" --ignore-glob='*/games/*/bots' \
		tests/engine tests/games src/hauntboard/games/template tests/conformance tests/i18n tests/server tests/storage

# Random matches of all games against the conformance suite; failures become fixtures that the tests replay.
MINUTES ?= 60
fuzz: setup
	@$(BIN)/python -m hauntboard.testing.fuzz --minutes $(MINUTES) --fixtures tests/conformance/fixtures \
		$(if $(SEED),--seed $(SEED)) $(if $(JOBS),--jobs $(JOBS))

# The web table, built into the package.
web: setup
	@bash tools/web.sh

setup: $(DEVELOPER)

$(PLAYER) $(DEVELOPER): pyproject.toml setup.py constraints.txt $(TYPED)
	@PYTHON="$(PYTHON)" VENV="$(VENV)" bash tools/setup.sh $(@:$(VENV)/.ready-%=%)
	@touch $@

check: lint types layers site web-check

lint: setup
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

# The second run finds calls that Windows does not have.
types: setup
	@$(BIN)/mypy
	@$(BIN)/mypy --platform win32

layers: setup
	@$(BIN)/lint-imports --no-cache

# The documentation, into build/site; a broken link is an error.
site docs: export NO_MKDOCS_2_WARNING = 1
site: setup
	@$(BIN)/mkdocs build --strict --quiet

# The same in a browser, renewed when a page changes.
docs: setup
	@$(BIN)/mkdocs serve --open

web-check: setup
	@bash tools/web.sh check

# Real browsers against a real server.
web-test: setup
	@bash tools/web.sh test

# Coverage sees the interpreted build only.
cover: setup
	@HAUNTBOARD_BUILD=interpreted $(BIN)/pytest -n auto tests/engine tests/games --ignore-glob='*/games/*/bots' --cov --cov-report=term

bench: setup
	@$(BIN)/python benchmarks/run.py
	@bash tools/web.sh bench

# Renews what is written by programs: play-throughs, observation vectors, rules pages and the pictures of the README.
fixtures: setup
	@$(BIN)/python tools/observations.py src/hauntboard/games docs/research/observations.md
	@$(BIN)/python -m hauntboard.testing.playthrough tests/games
	@$(BIN)/python tools/rules_pages.py docs/games
	@$(BIN)/python tools/glossary.py docs
	@$(BIN)/python tools/view_types.py frontend/src/games
	@$(BIN)/python tools/pictures.py docs/images

# Pins the versions that were tested.
lock: setup
	@$(BIN)/pip freeze --exclude-editable | grep -v "@" > constraints.txt

clean:
	rm -rf $(VENV) build dist src/*.egg-info
	find src -name '*.so' -delete
