# `make play` and `make test` need Python 3.11-3.13 and make; everything else they install into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Packages are installed as sources: what Python compiles at the first import has to be kept.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test test-long audit bench strength screenshots lint clean

play: $(VENV)/.base
	@$(BIN)/hortus serve --open

test: $(VENV)/.base
	@PYTHON=$(PYTHON) BIN=$(BIN) scripts/test

test-long: $(VENV)/.base
	@PYTHON=$(PYTHON) BIN=$(BIN) scripts/test long

lint: $(VENV)/.test
	@BIN=$(BIN) scripts/lint

audit: $(VENV)/.test
	@BIN=$(BIN) scripts/audit

bench: $(VENV)/.bench
	@$(BIN)/hortus bench

screenshots: $(VENV)/.test
	@scripts/chromium
	@$(BIN)/python scripts/screenshots.py

strength: $(VENV)/.base
	@$(BIN)/python scripts/strength.py

$(VENV)/.base: pyproject.toml constraints.txt
	@PYTHON=$(PYTHON) scripts/install $(VENV) .
	@touch $@

$(VENV)/.%: pyproject.toml constraints.txt
	@PYTHON=$(PYTHON) scripts/install $(VENV) '.[$*]'
	@touch $@

clean:
	rm -rf $(VENV) dist build .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage*
