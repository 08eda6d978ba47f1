# Every target installs what it needs into .venv, from the locked requirements, and nothing outside this tree.
# It takes Python 3.11 or newer, make, and a C compiler for the compiled engine (without one: the pure engine).
#
#   PYTHON=python3.12   the interpreter .venv is made with (after `make clean`, when .venv exists already)
#   JOBS=2              test processes; if not given, one more than processors, since many tests wait for something
#   ARGS='--seed 7'     passed on by play, bench, docs and torture
#   UPGRADE=1           lets `make lock` move to newer versions

PYTHON ?= python3
JOBS ?= $(shell n=$$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2); echo $$((n < 8 ? n + 1 : 8)))
ARGS ?=
UPGRADE ?=
UV_VERSION := 0.13.7

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -q
# A lock names everything, so nothing is left to find out about what needs what; `pip check` says if that is not true.
PIP_INSTALL := $(PIP) install --no-compile --no-deps --require-hashes
PYTEST := $(PY) -m pytest -n $(JOBS) --dist worksteal
# Servers, browsers and terminals run beside each other here, and a machine can be too busy for one of them: what failed
# is run once more, one after the other, and noted in .cache/again.txt. A rule that is broken stays broken. Both runs have
# an end: each test has a limit (tests/limit.py), a run stops where failing is the rule, and then there is no second one.
PYTEST_ALL = $(PYTEST) --maxfail 40
ALONE = $(PYTEST) -n 1 --maxfail 5 --last-failed --last-failed-no-failures none
ONCE_MORE = $(PY) -m tests.again $(1) && echo && echo "=== what failed, once more and one after the other ==="
# When this make began, also for what it starts: what is noted from then on is counted.
TESTS_BEGUN ?= $(shell date +%s)
export TESTS_BEGUN := $(TESTS_BEGUN)
LOCK_VENV := .cache/lock-venv

# Stamps: each is newer than what it was made from, or is made again.
MADE := $(VENV)/.made
PLAY := $(VENV)/.play
DEV := $(VENV)/.dev
BENCH := $(VENV)/.bench
COMPILED := $(VENV)/.compiled

# What hatch_build.py compiles from: the .pxd files, the modules beside them, and the constants they share.
PXD := $(shell find src/reverie -name '*.pxd' 2>/dev/null)
HOT := $(sort $(PXD) $(wildcard $(PXD:.pxd=.py)) $(shell find src/reverie -name constants.py 2>/dev/null))

COMPILE_LOG := .cache/compile.log
EXTENSIONS = find src/reverie \( -name '*.so' -o -name '*.pyd' \)
NO_COMPILER := no C compiler with the Python headers found: the pure engine is used (same rules, slower)

# Tests start hundreds of programs: what Python has compiled is kept, but not beside the sources.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX ?= $(CURDIR)/.cache/pycache

export PIP_CACHE_DIR ?= $(CURDIR)/.cache/pip
export HYPOTHESIS_STORAGE_DIRECTORY ?= $(CURDIR)/.cache/hypothesis

# One step after the other, whatever -j says, except where steps are known not to be in each other's way.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
TOGETHER := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

section = @printf '\n=== %s ===\n' "$(1)"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:
.PHONY: help play test before-tests all-green test-compiled test-pure test-web rule-coverage bench bench-server torture \
    lint docs lock compile compile-behind web chromium clean sbom audit

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: compile-behind web ## the table in your browser (ARGS="…" is passed on: ARGS="onirim --terminal")
	@$(VENV)/bin/reverie play $(ARGS)

# What the test-suite does not need both processors for goes side by side first; what a step says is shown when it ends.
test: ## lint, the tests of the browser's table, the test-suite compiled and pure, the rule coverage
	@$(MAKE) --no-print-directory -j$(JOBS) $(TOGETHER) SIDE_BY_SIDE=1 before-tests
	@$(MAKE) --no-print-directory test-compiled test-pure all-green

all-green:
	@$(PY) -m tests.again --since $(TESTS_BEGUN)

before-tests: $(DEV) compile chromium lint test-web rule-coverage

test-web: $(DEV) web ## the browser's table: types, accessibility rules, unit tests
	$(call section,tests: the browser's table)
	@$(PY) scripts/web.py check

test-compiled: $(DEV) compile web chromium ## the test-suite on the compiled engine
	$(call section,tests: compiled engine)
	@if [ -n "$$($(EXTENSIONS))" ]; then env -u REVERIE_PURE $(PYTEST_ALL) || \
	    { [ $$? -eq 1 ] && { $(call ONCE_MORE,compiled) && env -u REVERIE_PURE $(ALONE); }; }; \
	elif [ -n "$$REVERIE_PURE_BUILD" ]; then echo "skipped: REVERIE_PURE_BUILD is set"; \
	elif $(PY) scripts/compiler.py >/dev/null; then \
	    echo "error: there is a C compiler, but hatch_build.py compiled no module (see: make compile)" >&2; exit 1; \
	else echo "skipped: $(NO_COMPILER)"; fi

test-pure: $(DEV) ## the test-suite on the pure engine
	$(call section,tests: pure engine)
	@export REVERIE_PURE=1; $(PYTEST_ALL) $(if $(shell $(EXTENSIONS)),--engine-only) || \
	    { [ $$? -eq 1 ] && { $(call ONCE_MORE,pure) && $(ALONE) $(if $(shell $(EXTENSIONS)),--engine-only); }; }

rule-coverage: $(DEV) compile ## which rules the tests cover
	$(call section,rule coverage)
	@$(PY) -m tests.rule_coverage

lint: $(DEV) ## ruff and mypy
	$(call section,lint: ruff check)
	@$(PY) -m ruff check
	$(call section,lint: ruff format)
	@$(PY) -m ruff format --check
	$(call section,lint: mypy)
	@$(PY) -m mypy

docs: $(DEV) compile ## the examples in the documentation, run as tests
	$(call section,documentation examples)
	@$(PY) -m pytest -q tests/docs $(ARGS)

sbom: $(DEV) ## a bill of materials (CycloneDX) and the licences, into dist/
	$(call section,bill of materials)
	@$(PY) -m scripts.sbom dist

audit: $(DEV) ## known vulnerabilities of everything that is locked
	$(call section,known vulnerabilities)
	@$(PY) -m pytest -q -rs tests/supply $(ARGS)

torture: $(DEV) compile web chromium ## the long tests
	$(call section,torture)
	@$(PYTEST) tests --torture $(ARGS)

bench: $(BENCH) compile ## the benchmarks
	$(call section,benchmarks)
	@$(PY) -m bench $(ARGS)

bench-server: $(DEV) compile ## the server beside the reference server
	$(call section,benchmarks of the server)
	@$(PY) -m bench.server $(ARGS)

compile: $(COMPILED) ## the hot modules, compiled in place

# `make play` does not wait for the compiler: what is playable at once is the pure engine, and the next start finds the
# compiled one. Modules compiled from older sources go first. An interrupt ends the game, not the compiler.
compile-behind: $(PLAY)
	@$(MAKE) --no-print-directory -q $(COMPILED) 2>/dev/null || if ! $(PY) scripts/compiler.py >/dev/null; then \
	    $(MAKE) --no-print-directory compile; \
	else \
	    $(EXTENSIONS) -delete; mkdir -p .cache; \
	    if grep -qs 'no C build' $(COMPILE_LOG); then \
	        echo "notice: the engine could not be compiled last time (see $(COMPILE_LOG)): trying again"; fi; \
	    echo "compiling the engine in the background, for the next start; until then the pure engine plays:" \
	        "same rules, slower"; \
	    MAKEFLAGS= nohup nice -n 10 $(MAKE) compile >$(COMPILE_LOG) 2>&1 </dev/null & \
	fi

web: $(PLAY) ## the browser's table, built into the package
	@$(PY) scripts/web.py

chromium: $(DEV) ## a browser for the tests, installed where there is none
	@$(PY) scripts/chromium.py --install >/dev/null

# Where nothing was compiled no stamp is left, so that a compiler installed later is noticed, and modules compiled
# from older sources go, since Python would import them instead of the sources. The stamp is as old as the beginning:
# what is changed while the compiler works is newer.
$(COMPILED): $(PLAY) $(HOT) hatch_build.py scripts/compiler.py
	@rm -f $@; begun=$@.$$$$; touch $$begun; \
	if cc=$$($(PY) scripts/compiler.py); then CC="$$cc" $(PY) hatch_build.py; \
	else $(EXTENSIONS) -delete; echo "notice: $(NO_COMPILER)"; fi; status=$$?; \
	if [ -n "$$($(EXTENSIONS))" ]; then mv $$begun $@; else rm -f $$begun; fi; exit $$status

$(MADE):
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
	    echo "error: $(PYTHON) not found; install Python 3.11 or newer, or name one: make PYTHON=…" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "error: Reverie needs Python 3.11 or newer, and $(PYTHON) is" \
	        "$$($(PYTHON) --version 2>&1); name another: make PYTHON=…" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	    echo "error: $(PYTHON) cannot make a virtual environment with pip (no ensurepip);" \
	        "on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@echo "making $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(PLAY): $(MADE) requirements/play.lock pyproject.toml
	@echo "installing requirements/play.lock and reverie (editable)"
	@$(PIP_INSTALL) -r requirements/play.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@$(PIP) check
	@touch $@

$(DEV): $(PLAY) requirements/dev.lock
	@echo "installing requirements/dev.lock"
	@$(PIP_INSTALL) -r requirements/dev.lock
	@$(PIP) check
	@touch $@

$(BENCH): $(DEV) requirements/bench.lock
	@echo "installing requirements/bench.lock"
	@$(PIP_INSTALL) -r requirements/bench.lock
	@$(PIP) check
	@touch $@

# The registry's own files and hashes, for every platform: no index, mirror or local wheel of this machine counts.
# dev.lock comes first; the others are held to its versions.
UV_COMPILE = env -u UV_INDEX -u UV_INDEX_URL -u UV_DEFAULT_INDEX -u UV_EXTRA_INDEX_URL -u UV_FIND_LINKS \
    -u UV_CONSTRAINT -u UV_OVERRIDE -u UV_EXCLUDE_NEWER \
    $(LOCK_VENV)/bin/uv pip compile --quiet --no-config --cache-dir .cache/uv --no-python-downloads \
    --python $(LOCK_VENV)/bin/python --python-version 3.11 --universal --generate-hashes \
    --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

lock: ## the lock files again (UPGRADE=1 for newer versions)
	@$(PYTHON) -m venv --clear $(LOCK_VENV)
	@$(LOCK_VENV)/bin/python -m pip --disable-pip-version-check -q install uv==$(UV_VERSION)
	@$(UV_COMPILE) requirements/dev.in -o requirements/dev.lock
	@for name in runtime play bench; do \
	    $(UV_COMPILE) -c requirements/dev.lock requirements/$$name.in -o requirements/$$name.lock || exit 1; done
	@if grep -nE '://|^ *(-i|-f|--(extra-)?index-url|--find-links|--trusted-host)|file:' requirements/*.lock; then \
	    echo "error: a lock file names an index or an address" >&2; exit 1; fi
	@rm -rf $(LOCK_VENV)

clean: ## no .venv, compiled modules, caches or distributions
	rm -rf $(VENV) .cache build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache web/node_modules src/reverie/web
	@[ ! -d src ] || find src tests bench scripts -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	@[ ! -d src ] || $(EXTENSIONS) -delete
	@[ ! -d src ] || find src -name '*.c' -exec grep -q 'Generated by Cython' {} \; -delete
