PYTHON ?= python3
BIN := .venv/bin
QML = $(shell find dealer_terminal -name '*.qml')
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
	$(if $(UPGRADE),--upgrade)

NO_PYTHON = $(PYTHON) is missing here: install it (sudo apt-get install python3), or name another: make PYTHON=python3.12
SET_UP = $(if $(shell command -v $(PYTHON)),$(PYTHON) .ci/setup,$(error $(NO_PYTHON)))

.PHONY: run test typed compiled bench screenshots pages translations lock clean help

run: ## sets up what is missing, then opens the kiosk with a simulated reader
	@$(SET_UP) run
	@$(BIN)/python -m dealer_terminal.demo

screenshots: ## plays rounds by itself, saves what a dealer would see, and refreshes the pages' pictures
	@$(SET_UP) dev
	@$(BIN)/python -m dealer_terminal.demo --headless
	@$(BIN)/python -m tests.fast.pages.pictures

test: export QT_QPA_PLATFORM = offscreen
test: export QT_QUICK_BACKEND = software
test: ## everything that a change must pass
	@$(SET_UP) dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	$(if $(QML),$(BIN)/pyside6-qmllint --max-warnings 0 $(QML))
	@$(MAKE) --no-print-directory --jobs 2 typed compiled
	$(BIN)/python .ci/bare .ci/in_memory $(BIN)/pytest -n auto --dist loadfile --no-loadscope-reorder

typed:
	$(BIN)/mypy

compiled: # the tests, by one process beside what takes one core, instead of by each worker; a fault is told by them
	@$(BIN)/python .ci/bare $(BIN)/pytest --collect-only -qq >/dev/null 2>&1 || true

bench: export QT_QPA_PLATFORM = offscreen
bench: export QT_QUICK_BACKEND = software
bench: ## the numbers that the design holds, as ratios
	@$(SET_UP) bench
	@for bench in tests/benchmarks/bench_*.py; do $(BIN)/python -m tests.benchmarks.$$(basename $$bench .py) || exit; done

pages: ## writes the generated pages anew: readings, and the test vectors of the journal's format
	@$(SET_UP) dev
	@$(BIN)/python -m tests.fast.pages.readings
	@$(BIN)/python -m tests.fast.pages.vectors

translations: ## brings the Linguist files up to what the screens say
	@$(SET_UP) dev
	@$(BIN)/python -m tests.fast.translations.refresh

lock: ## writes the locks again; UPGRADE=1 takes newer versions
	@$(SET_UP) dev
	$(LOCK) pyproject.toml --group build -o requirements.lock
	$(LOCK) pyproject.toml --group dev -c requirements.lock -o requirements-dev.lock
	$(LOCK) --group bench -c requirements-dev.lock -o requirements-bench.lock

clean: ## removes what the other commands made: .venv, var, caches
	rm -rf .venv var dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .benchmarks

help: ## this list
	@sed -n 's/^\([a-z]*\): ## \(.*\)/\1\t\2/p' Makefile | expand -t 14
