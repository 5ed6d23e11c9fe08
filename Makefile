# Two commands matter: `make play` opens the table, `make test` runs every check. Both set up what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .build/compiled
SOURCES := $(shell find src locales -type f -not -name '*.pyc') pyproject.toml hatch_build.py

.PHONY: play test quick bench format clean

play: $(VENV)/.installed
	$(BIN)/sunstone play coatl --terminal

test: $(VENV)/.dev $(COMPILED)/.built
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests hatch_build.py
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n auto

quick: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/mypy src tests hatch_build.py
	PYTHONPATH=src $(BIN)/pytest -n auto -m "not slow"

bench: $(VENV)/.bench $(COMPILED)/.built
	PYTHONPATH=$(COMPILED) $(BIN)/sunstone bench

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) .build
