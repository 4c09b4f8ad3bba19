# Kaname. `make start` and `make test` each work alone after a clone: they install and build what is missing.
# Nothing is rebuilt when nothing changed: make compares times itself, so a warm start costs no npm and no bundler.

SHELL := /bin/sh
BIN := node_modules/.bin
INSTALLED := node_modules/.package-lock.json
WEB := dist/web/index.html
SERVER := dist/server/server.js

# Folders are listed with their files: a file that was removed changes the time of its folder.
tests := ! -name '*.test.ts' ! -name '*.test.tsx'
server_sources := $(shell find app modules planning platform db -name web -prune -o $(tests) -print 2>/dev/null)
web_sources := $(shell find app/web $(wildcard modules/*/web modules/*/contract public) platform/web platform/contract $(tests) 2>/dev/null) \
  $(wildcard index.html)

.PHONY: start test soak demo-past look dev build bench bench-planning lint format migration clean node

start: build
	@exec node --max-semi-space-size=64 --enable-source-maps dist/server/server.js

test: $(INSTALLED)
	@sh test/system-packages.sh
	@$(BIN)/tsx test/run.ts $(ONLY)

# For hours: 200,000 requests of every call, 20 kills of the server under load and 200,000 requests of a day's work on each
# database, two months of schedules by the minute.
soak: $(INSTALLED)
	@sh test/system-packages.sh
	@KANAME_SOAK=1 $(BIN)/tsx test/run.ts server browser contract/fuzz reliability/ jobs/day-of past-rebuilt

# The twelve months that the demo company has behind it, played anew with the product's own verbs: after a change of tables or of
# what its verbs write.
demo-past: $(INSTALLED)
	@$(BIN)/tsx test/past/write.ts

# Pictures of every screen on one page, for a person to look at; ONLY="en,zh phone light /stock" takes a part.
look: build
	@$(BIN)/tsx e2e/contact-sheet.ts $(ONLY)

# The server restarts and the page reloads when a source changes. The page is at the address that vite prints.
dev: $(INSTALLED)
	@$(BIN)/tsx watch --clear-screen=false app/server.ts & server=$$!; \
	$(BIN)/vite --clearScreen false & web=$$!; \
	trap 'kill $$server $$web 2>/dev/null' INT TERM EXIT; wait

# The environment of whoever builds does not count: what is built within tests is what is delivered.
build: $(WEB) $(SERVER)

# As the product is started.
bench: build
	@NODE_ENV=production NODE_OPTIONS=--max-semi-space-size=64 $(BIN)/tsx bench/run.ts $(ONLY)

# The engines of planning/. Public scheduling instances are read from DATA, a directory outside of the project; without it
# only generated factories are measured. ONLY="mrp machines factories" or families of instances, SECONDS and SEEDS measure a part;
# what was measured with the same engine is not measured again.
bench-planning: $(INSTALLED) $(SERVER)
	@$(BIN)/tsx bench/planning/run.ts --data "$(DATA)" --only "$(ONLY)" --seconds "$(SECONDS)" --seeds "$(SEEDS)"

lint: $(INSTALLED)
	@$(BIN)/tsx test/run.ts lint

format: $(INSTALLED)
	@$(BIN)/prettier --write --log-level warn .

# From the tables.ts of all modules: the tables' migration anew (nothing is released yet), or with NAME=what_it_adds the next one.
migration: $(INSTALLED)
	@$(BIN)/tsx db/write-migration.ts $(NAME)

clean:
	rm -rf dist coverage test-results node_modules/.cache/kaname

$(INSTALLED): package-lock.json | node
	@echo 'Installing packages…'
	@npm ci --include=dev --no-audit --no-fund --loglevel=error
	@touch $@

$(WEB): $(INSTALLED) $(web_sources) vite.config.ts vite.service-worker.ts tsconfig.json
	@echo 'Building the web pages…'
	@NODE_ENV=production $(BIN)/vite build --logLevel warn
	@touch $@

$(SERVER): $(INSTALLED) $(server_sources) vite.server.config.ts tsconfig.json
	@echo 'Building the server…'
	@NODE_ENV=production $(BIN)/vite build --config vite.server.config.ts --logLevel warn
	@touch $@

node:
	@version=$$(node --version 2>/dev/null | sed 's/^v//'); \
	major=$${version%%.*}; rest=$${version#*.}; minor=$${rest%%.*}; \
	if [ "$${major:-0}" -lt 20 ] || { [ "$$major" -eq 20 ] && [ "$$minor" -lt 19 ]; }; then \
	  echo "Kaname needs Node.js 20.19 or newer, and found $${version:-none}: https://nodejs.org/"; exit 1; \
	fi
