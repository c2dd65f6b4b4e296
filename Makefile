# `make help` lists the commands. Each one first makes .venv ready: .ci/setup installs what is missing.

PYTHON ?= python3
BIN := .venv/bin
SET_UP = $(if $(shell command -v $(PYTHON)),$(PYTHON) .ci/setup,\
	$(error $(PYTHON) is missing: install it (sudo apt-get install python3), or name another: make PYTHON=python3.12))

# `make` runs tests with these environment variables only. A bare pytest inherits those of the shell.
CLEAN = env -i PATH="$$PATH" HOME="$$HOME" LANG=C.UTF-8 QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software

LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
	$(if $(UPGRADE),--upgrade)

.PHONY: run test test-all mutants bench screenshots pages translations lock clean help

run: ## opens the kiosk with a simulated reader
	@$(SET_UP) run
	@$(BIN)/python -m dealer_terminal.demo

test: ## checks everything that a change must pass, in at most ten minutes
	@$(SET_UP) dev
	$(CLEAN) $(BIN)/pytest -q -n auto --dist worksteal

test-all: ## runs the long suite; STAGE=name runs one stage, EXHAUSTIVE=1 tries every failure point instead of a sample
	@$(SET_UP) long
	@$(CLEAN) EXHAUSTIVE=$(EXHAUSTIVE) $(BIN)/python -m tests.long $(STAGE)

mutants: ## seeds each fault of tests/mutants and runs the test that must catch it; ONLY=rules takes one list
	@$(SET_UP) dev
	@$(CLEAN) $(BIN)/python -m tests.mutants $(ONLY)

bench: ## runs the benchmarks; each result is a ratio to a baseline of the same run
	@$(SET_UP) bench
	@for bench in tests/benchmarks/bench_*.py; do \
		$(CLEAN) $(BIN)/python -m tests.benchmarks.$$(basename $$bench .py) || exit; done

screenshots: ## plays rounds by itself, saves what a dealer would see, and refreshes the pages' pictures
	@$(SET_UP) dev
	@$(BIN)/python -m dealer_terminal.demo --headless
	@$(BIN)/python -m tests.fast.pages.pictures

pages: ## writes the generated pages: interpretations, commands, and the test vectors of the journal's format
	@$(SET_UP) dev
	@$(BIN)/python -m tests.fast.pages.readings
	@$(BIN)/python -m tests.fast.pages.vectors
	@$(BIN)/python -m tests.fast.pages.command_line

translations: ## adds new sentences to the Linguist files
	@$(SET_UP) dev
	@$(BIN)/python -m tests.fast.translations.refresh

lock: ## writes the locks; UPGRADE=1 takes newer versions
	@$(SET_UP) dev
	$(LOCK) pyproject.toml --group build -o requirements.lock
	$(LOCK) pyproject.toml --group dev -c requirements.lock -o requirements-dev.lock
	$(LOCK) --group bench -c requirements-dev.lock -o requirements-bench.lock

clean: ## removes what the other commands made: .venv, var, caches
	rm -rf .venv var dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .benchmarks

help: ## lists the commands
	@sed -n 's/^\([a-z-]*\):.* ## \(.*\)/\1\t\2/p' Makefile | expand -t 14
