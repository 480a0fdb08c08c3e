# Set-up happens by itself: each target makes the virtual environment it needs.
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3

.PHONY: play test check bench lint types page clean

play: $(VENV)/ready
	$(BIN)/stammtisch serve --browser

# What fails among servers and browsers is tried once more, so that a browser that a busy machine has made late is told
# from a fault; tests/conftest.py counts and names what was. Playwright keeps an event loop running in its process: its
# tests have processes of their own.
test: $(VENV)/ready-to-test lint
	$(BIN)/python -m pytest -n 2 --dist worksteal --ignore tests/web --ignore tests/server
	$(BIN)/python -m pytest -n 2 --dist worksteal --reruns 1 tests/server
	$(BIN)/python -m pytest -n 2 --dist worksteal --reruns 1 tests/web

lint: $(VENV)/ready-to-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(MAKE) --no-print-directory --jobs 2 types page

types:
	$(BIN)/mypy

page:
	$(BIN)/python hatch_build.py lint check test

# The long fuzz: every title, every table, twin against twin.
check: $(VENV)/ready
	$(BIN)/stammtisch check mall-world --games 100000
	$(BIN)/stammtisch check ground-floor --games 100000
	$(BIN)/stammtisch check mall-des-jahres --games 100000
	$(BIN)/stammtisch check wishland --games 100000
	$(BIN)/stammtisch check brauerei --games 100000

bench: $(VENV)/ready-to-bench
	for bench in random_play search net envs lab server; do $(BIN)/python -m bench.$$bench; done

$(VENV)/ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[lab]'
	touch $@

$(VENV)/ready-to-test: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $@ $(VENV)/ready

$(VENV)/ready-to-bench: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,bench]'
	touch $@ $(VENV)/ready $(VENV)/ready-to-test

clean:
	rm -rf $(VENV) out .pytest_cache .mypy_cache .ruff_cache .hypothesis
