# The two commands of the README are `make play` and `make test`; each sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
TYPED := $(shell find src -name '*.pxd') $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))
# The tests start hundreds of programs: Python keeps what it has compiled, even where the environment says otherwise.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test setup web check lint types layers web-check web-test cover bench fixtures lock clean

play: setup web
	@$(BIN)/hauntboard serve --browser

# Half as many workers again as processors: the tests of servers and terminals wait much.
test: setup check
	@bash tools/services.sh
	@PYTEST_XDIST_AUTO_NUM_WORKERS=$$(( ($$(nproc) * 3 + 1) / 2 )) $(BIN)/pytest -n auto
	@$(MAKE) --no-print-directory web-test

# The web table, built into the package.
web: setup
	@bash tools/web.sh

setup: $(STAMP)

$(STAMP): pyproject.toml setup.py constraints.txt $(TYPED)
	@PYTHON="$(PYTHON)" VENV="$(VENV)" bash tools/setup.sh
	@touch $@

check: lint types layers web-check

lint: setup
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: setup
	@$(BIN)/mypy

layers: setup
	@$(BIN)/lint-imports --no-cache

web-check: setup
	@bash tools/web.sh check

# Real browsers against a real server.
web-test: setup
	@bash tools/web.sh test

# Coverage sees the interpreted build only.
cover: setup
	@HAUNTBOARD_BUILD=interpreted $(BIN)/pytest -n auto tests/engine tests/games --ignore-glob='*/games/*/bots' --cov --cov-report=term

bench: setup
	@$(BIN)/hauntboard bench

# Renews what is written by programs: play-throughs, observation vectors, rules pages and the pictures of the README.
fixtures: setup
	@$(BIN)/python tools/observations.py src/hauntboard/games docs/observations.md
	@$(BIN)/python -m hauntboard.testing.playthrough tests/playthroughs
	@$(BIN)/python tools/rules_pages.py docs/rules
	@$(BIN)/python tools/pictures.py docs/images

# Pins the versions that were tested.
lock: setup
	@$(BIN)/pip freeze --exclude-editable | grep -v "@" > constraints.txt

clean:
	rm -rf $(VENV) build dist src/*.egg-info
	find src -name '*.so' -delete
