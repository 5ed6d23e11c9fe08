# Two commands matter: `make play` opens the table, `make test` runs every check. Both set up what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .build/compiled
# Run interpreted too. That both builds play the same games, a test of the compiled run compares by itself.
BOTH_WAYS := tests/core tests/golden

.PHONY: play pages site site-figures wasm test services browser quick bench format golden cards lock release-files clean

play:
	@$(PYTHON) -m tools.play

# What the browser loads.
pages:
	$(PYTHON) -m tools.pages

# The table without a server: a folder that any host can serve (docs/hosting.md).
site: $(VENV)/.installed
	$(BIN)/python -m tools.site

# How large it is, and how long one waits (docs/performance.md).
site-figures: site
	cd web && node build/figures.mjs

# The engine of that folder, in Node: recorded games give the same bytes as here.
wasm: site compiled
	cd web && PYTHONPATH=$(CURDIR)/$(COMPILED) node tests/wasm/run.mjs $(CURDIR)/$(BIN)/python

# The engine compiled, the server, the pages in a real browser, and once more on the interpreted files what must come out
# the same. One core compiles while the other reads the source. What takes long at the server has a command of its own.
test: export TIMES := $(CURDIR)/.build/times
test: no-times $(VENV)/.dev $(VENV)/.services web/node_modules/.installed
	tools/timed "compile and lint" $(MAKE) --no-print-directory --jobs 2 --output-sync=target compiled lint
	PYTHONPATH=$(COMPILED) tools/timed "engine, bots, lab, words" $(BIN)/pytest -n auto --ignore tests/server --ignore tests/packaging/test_image.py
	PYTHONPATH=$(COMPILED) tools/timed server $(BIN)/pytest -n auto tests/server -m "not slow"
	tools/timed site $(MAKE) --no-print-directory site
	tools/timed WebAssembly $(MAKE) --no-print-directory wasm
	tools/timed browser $(MAKE) --no-print-directory browser
	PYTHONPATH=src tools/timed interpreted $(BIN)/pytest -n auto -m "not slow" $(BOTH_WAYS)
	@echo "==== all parts, in the order they ended"; cat $(TIMES)

.PHONY: no-times compiled lint style types page
no-times:
	@mkdir -p .build; rm -f .build/times

compiled: $(VENV)/.installed pages
	SUNSTONE_OPT=1 tools/timed "compile" $(BIN)/python -m tools.engine

# In parts: with --jobs a core that is free takes the next one.
lint: types page style

types: $(VENV)/.dev
	tools/timed types $(BIN)/mypy src tests tools examples bench hatch_build.py

page: web/node_modules/.installed
	cd web && ../tools/timed "eslint, prettier" npm run --silent lint
	cd web && ../tools/timed svelte-check npm run --silent check
	cd web && ../tools/timed vitest npm test --silent

style: $(VENV)/.dev
	tools/timed ruff sh -c '$(BIN)/ruff check . && $(BIN)/ruff format --check .'
	tools/timed imports $(BIN)/lint-imports
	tools/timed audit sh -c '$(BIN)/python tools/audit.py || [ $$? -eq 3 ]'

# The server on PostgreSQL and Redis, killed again and again, and fuzzed; the image built and started.
services: $(VENV)/.dev $(VENV)/.services compiled
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n 2 tests/server -m slow
	PYTHONPATH=$(COMPILED) $(BIN)/pytest tests/packaging/test_image.py

# Whole games in a real browser.
browser: $(VENV)/.dev $(VENV)/.services compiled site
	cd web && PYTHON=$(CURDIR)/$(BIN)/python PYTHONPATH=$(CURDIR)/$(COMPILED) npm run --silent browser

quick: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/mypy src tests tools examples bench hatch_build.py
	PYTHONPATH=src $(BIN)/pytest -n auto -m "not slow" --ignore tests/server

# What is measured is built anew: tests leave an engine that was compiled in haste.
bench: $(VENV)/.bench
	rm -rf $(COMPILED)
	$(BIN)/python -m tools.engine
	PYTHONPATH=$(COMPILED) $(BIN)/sunstone bench

format: $(VENV)/.dev web/node_modules/.installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent format

# Write perft counts and recorded games anew, after a rule has changed on purpose (see tests/README.md).
golden: $(VENV)/.dev
	PYTHONPATH=src $(BIN)/python -m tests.golden.write

# Say anew below the cards of the rules pages what is printed on them, after a component has changed.
cards: $(VENV)/.dev
	PYTHONPATH=src:. $(BIN)/python tools/rules_cards.py

# Pin what a server is built and run with, for every platform and with hashes (docs/hosting.md installs from these files).
LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --fork-strategy fewest --python-version 3.11 --generate-hashes --no-config \
	--default-index https://pypi.org/simple --no-emit-index-url --custom-compile-command "make lock"
lock: $(VENV)/.dev
	$(BIN)/pip install --quiet uv
	$(LOCK) pyproject.toml --extra scale --output-file deploy/requirements.txt
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' | \
		$(LOCK) - --constraint deploy/requirements.txt --output-file deploy/build-requirements.txt

# What is given out with a release beside the packages: the locks, the table without a server, the list of everything in it.
release-files: $(VENV)/.dev site
	$(BIN)/python tools/sbom.py dist/sunstone.cdx.json
	cp deploy/requirements.txt deploy/build-requirements.txt dist/
	cd .build && ../$(BIN)/python -m zipfile --create ../dist/sunstone-site.zip site

clean:
	rm -rf $(VENV) .build src/sunstone/web web/node_modules

$(VENV)/.installed: pyproject.toml
	tools/prepare $(PYTHON)
	$(PYTHON) -m venv $(VENV)
	SUNSTONE_BUILD=pure $(BIN)/pip install --quiet --editable .
	touch $@

$(VENV)/.dev: $(VENV)/.installed pyproject.toml
	$(BIN)/pip install --quiet --upgrade pip
	tools/timed "set up Python" $(BIN)/pip install --quiet --group dev
	touch $@

# What the tests start beside Python: a browser, PostgreSQL, Redis, systemd's analyser.
$(VENV)/.services: $(VENV)/.installed tools/prepare
	tools/prepare $(PYTHON) services
	touch $@

$(VENV)/.bench: $(VENV)/.installed pyproject.toml
	$(BIN)/pip install --quiet --editable '.[bench]'
	touch $@

web/node_modules/.installed: web/package-lock.json
	$(PYTHON) -m tools.pages packages
	touch $@
