# Two commands matter: `make play` opens the table, `make test` runs every check. Both set up what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .build/compiled
PAGES := src/sunstone/web
ENGINE := $(shell find src locales -type f -not -name '*.pyc' -not -path '$(PAGES)/*') pyproject.toml hatch_build.py
# Run interpreted too. That both builds play the same games, a test of the compiled run compares by itself.
BOTH_WAYS := tests/core tests/golden
WEB := $(shell find web locales docs/games -type f -not -path '*/node_modules/*' -not -path '*/test-results/*')

.PHONY: play pages site site-figures wasm test services browser quick bench format golden cards lock release-files clean

play: $(VENV)/.installed
	$(MAKE) --no-print-directory $(COMPILED)/.pages
	PYTHONPATH=$(COMPILED) $(BIN)/sunstone serve --open

# What the browser loads, for a server that is installed from here.
pages: $(PAGES)/.built

# The table without a server: a folder that any host can serve (docs/hosting.md).
site: .build/engine/.built

# How large it is, and how long one waits (docs/performance.md).
site-figures: .build/engine/.built
	cd web && node build/figures.mjs

# The engine of that folder, in Node: recorded games give the same bytes as here.
wasm: .build/engine/.built
	cd web && PYTHONPATH=$(CURDIR)/$(COMPILED) node tests/wasm/run.mjs $(CURDIR)/$(BIN)/python

# The engine compiled, the server, the pages in a real browser, and once more on the interpreted files what must come out
# the same. One core compiles while the other reads the source. What takes long at the server has a command of its own.
test: $(VENV)/.dev $(VENV)/.services web/node_modules/.installed
	tools/timed "compile and lint" $(MAKE) --no-print-directory --jobs 2 --output-sync=target compiled lint
	PYTHONPATH=$(COMPILED) tools/timed "engine, bots, lab, words" $(BIN)/pytest -n auto --ignore tests/server
	PYTHONPATH=$(COMPILED) tools/timed server $(BIN)/pytest -n auto tests/server -m "not slow"
	tools/timed site $(MAKE) --no-print-directory site
	tools/timed WebAssembly $(MAKE) --no-print-directory wasm
	tools/timed browser $(MAKE) --no-print-directory browser
	PYTHONPATH=src tools/timed interpreted $(BIN)/pytest -n auto -m "not slow" $(BOTH_WAYS)

.PHONY: compiled lint style types page
compiled:
	SUNSTONE_BUILD=compiled SUNSTONE_OPT=1 $(MAKE) --no-print-directory $(COMPILED)/.pages

# In parts: with --jobs a core that is free takes the next one.
lint: types page style

types: $(VENV)/.dev
	tools/timed types $(BIN)/mypy src tests tools examples bench hatch_build.py

page: web/node_modules/.installed
	cd web && ../tools/timed "eslint, prettier" npm run --silent lint
	cd web && ../tools/timed svelte-check npm run --silent check
	cd web && ../tools/timed vitest npm test --silent

style: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/python tools/audit.py || [ $$? -eq 3 ]

# The server on PostgreSQL and Redis, killed again and again, and fuzzed.
services: $(VENV)/.dev $(VENV)/.services compiled
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n 2 tests/server -m slow

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
	SUNSTONE_BUILD=compiled $(MAKE) --no-print-directory $(COMPILED)/.built
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

# What is given out with a release beside the packages: the locks, the table without a server, and the list of everything in it (CycloneDX).
release-files: $(VENV)/.dev site
	$(BIN)/python tools/sbom.py dist/sunstone.cdx.json
	cp deploy/requirements.txt deploy/build-requirements.txt dist/
	cd .build && ../$(BIN)/python -m zipfile --create ../dist/sunstone-site.zip site

clean:
	rm -rf $(VENV) .build $(PAGES) web/node_modules

$(VENV)/.installed: pyproject.toml
	tools/prepare $(PYTHON)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade pip
	SUNSTONE_BUILD=pure $(BIN)/pip install --quiet --editable .
	touch $@

$(VENV)/.dev: $(VENV)/.installed pyproject.toml
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
	cd web && npm install --silent --no-audit --no-fund
	touch $@

$(PAGES)/.built: $(WEB) | web/node_modules/.installed
	cd web && npm run --silent build
	touch $@

.build/engine/.built: $(ENGINE) $(WEB) deploy/site-requirements.txt tools/site | $(VENV)/.installed web/node_modules/.installed
	tools/site $(BIN)/python
	touch $@

$(COMPILED)/.built: $(ENGINE) | $(VENV)/.installed
	rm -rf $(COMPILED)
	$(BIN)/pip install --quiet --no-deps --target $(COMPILED) .
	touch $@

$(COMPILED)/.pages: $(COMPILED)/.built $(PAGES)/.built
	rm -rf $(COMPILED)/sunstone/web
	cp -r $(PAGES) $(COMPILED)/sunstone/web
	touch $@
