# Two commands matter: `make play` opens the table, `make test` runs every check. Both set up what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .build/compiled
ENGINE := $(shell find src locales -type f -not -name '*.pyc') pyproject.toml hatch_build.py

.PHONY: play test quick bench format golden clean

play: $(VENV)/.installed $(COMPILED)/.built
	PYTHONPATH=$(COMPILED) $(BIN)/sunstone play coatl --terminal

# The whole suite on the compiled engine, then all but the slow tests on the same files interpreted.
test: $(VENV)/.dev
	SUNSTONE_BUILD=compiled $(MAKE) --no-print-directory $(COMPILED)/.built
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests tools hatch_build.py
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n auto
	PYTHONPATH=src $(BIN)/pytest -n auto -m "not slow"

quick: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/mypy src tests tools hatch_build.py
	PYTHONPATH=src $(BIN)/pytest -n auto -m "not slow"

bench: $(VENV)/.bench
	SUNSTONE_BUILD=compiled $(MAKE) --no-print-directory $(COMPILED)/.built
	PYTHONPATH=$(COMPILED) $(BIN)/sunstone bench

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Write perft counts and recorded games anew, after a rule has changed on purpose (see tests/README.md).
golden: $(VENV)/.dev
	PYTHONPATH=src $(BIN)/python -m tests.golden_tools

clean:
	rm -rf $(VENV) .build

$(VENV)/.installed: pyproject.toml
	tools/prepare $(PYTHON)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet --editable .
	touch $@

$(VENV)/.dev: $(VENV)/.installed pyproject.toml
	$(BIN)/pip install --quiet --group dev
	touch $@

$(VENV)/.bench: $(VENV)/.installed pyproject.toml
	$(BIN)/pip install --quiet --editable '.[bench]'
	touch $@

$(COMPILED)/.built: $(ENGINE) | $(VENV)/.installed
	rm -rf $(COMPILED)
	$(BIN)/pip install --quiet --no-deps --target $(COMPILED) .
	touch $@
