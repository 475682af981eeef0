# The command line in English.

about = Arbitre, the referee for war games: it knows the rules, enforces them and says which it applied.
usage = usage:
options = options
command = COMMAND
more-help = “arbitre COMMAND --help” says more of a command; “--lang fr” speaks French.

short-serve = the games in a browser, alone or together
short-learn = learn a game by playing a first one, step by step
short-play = play a game in the terminal, alone or together
short-replay = tell a recorded game, step by step
short-verify = check that records are right
short-luck = say what chance gave in a recorded game
short-judge = judge rounds of Power: JSON lines in, JSON lines out
short-mcp = the games for a language model (MCP): tools, resources, prompts
short-arena = let bots play many games and count
short-ladder = let all players of a game meet, and rate them
short-bench = measure an engine, the wrappers or the server beside public ones
short-compile = compile the engine, which is then about three times as fast
short-docs = build the documentation site, which “serve” shows at /docs
short-rules = show the rules, a clause, or which clauses have a test
short-edition = make or check an edition of one’s own
short-games = list the games
short-bots = list the players
short-backup = copy all tables into one file while they are used
short-restore = put a backup into an empty store

long-serve = Serve the games to browsers, here and on the network, with live tables.
    {"  "}arbitre serve                                   for this machine
    {"  "}arbitre serve --host 0.0.0.0                    friends on the same network join
    {"  "}arbitre serve --base-url https://example.org/a   behind a proxy
long-learn = Learn a game by playing a first one, step by step: what it is about, and what to type.
long-play = Play a game in the terminal: people and bots in any mix, one name a seat.
    {"  "}arbitre play power                              you against three bots
    {"  "}arbitre play power --seats human,human          two people, two armies each
    {"  "}arbitre play power --option rounds=20 --record game.arb
    {"  "}arbitre play sans_allies --companion            beside your own cards and dice
long-replay = Tell a recorded game, step by step, with the board after each round.
long-verify = Replay records and compare every line and hash.
    Exit code 0: all right; 1: a line is wrong (FILE:LINE: reason); 2: no record at all.
long-luck = Compare what chance gave in a recorded game with what it gives on average,
    by the measures that the game has: times, total, expectation, deviation, percentile.
long-judge = Judge rounds of Power. One JSON object a line on stdin, one a line on stdout:
    {"  "}in   {"{"}"position": …, "orders": {"{"}"red": ["T R0 IX"]{"}"}, "lang": "fr"{"}"}
    {"  "}out  {"{"}"position": …, "orders": …, "events": […], "result": null{"}"}
long-mcp = Let a language model play: a server of the Model Context Protocol, which a model’s client starts.
    {"  "}arbitre mcp                                     over standard input and output; a server of its own
    {"  "}arbitre mcp --server http://127.0.0.1:8000      sits at the tables of a running `arbitre serve`
    {"  "}arbitre mcp --db games.sqlite                   a server of its own that keeps its tables
    {"  "}arbitre mcp --http 0                            over HTTP on this machine; prints its secret address
long-arena = Let bots play many games and count wins, with 95 % intervals.
    The result depends on the seed, never on the number of jobs.
    A game for one is played by each bot alone, all on the same games, and they are compared:
    {"  "}arbitre arena GAME --seats random:2000,other:400 --edition E1,E2
    --until 0.05 stops as soon as it is clear whether the first player is better than the other, with that risk of error:
    {"  "}arbitre arena GAME --seats new,old,old,old --until 0.05 --games 2000
long-ladder = Let all players of a game meet in every combination, and rate them (Elo), with 95 % intervals.
    Without GAME all games with players of their own. A game for one is played by each player alone on the same deals.
    The result depends on the seed, never on the number of jobs.
    {"  "}arbitre ladder GAME --players 2 --games 400
    {"  "}arbitre ladder --games 400 --levels 400 --out docs --keep played.jsonl
long-bench = Measure the engine of a game, the environments for players that learn (wrappers), or the server, beside public ones in the same run, as ratios.
    GAME: one of { $games }; the first where none is named.
long-compile = Compile the engine (rules, referee, records, bots) with mypyc. It takes a few minutes and a C compiler;
    what comes of it lies in build/compiled and is used as long as the sources are those it was made from.
    {"  "}ARBITRE_ENGINE=plain                            for one command: the plain engine
    {"  "}ARBITRE_ENGINE=compiled                         for one command: the compiled engine, or nothing
long-docs = Build the documentation site from a clone, strictly: a link that leads nowhere stops it.
    {"  "}arbitre docs                                    into build/docs/site, where “arbitre serve” finds it
    {"  "}arbitre docs --out FOLDER                       somewhere else: static files, for any server of files
long-rules = Show the rules of a game, or one clause (PW-C3, or just c3).
    --aid prints the play aid of the game instead: goal, turn, pieces, a fight.
    --coverage lists the clauses without a test; exit code 1 if there is one.
long-edition = Write a commented template of an edition to fill in (new), check one (check), or put into one
    what was typed of one’s own box during a recorded game (keep, with --record).
long-games = List the games: a line a game, its id first.
long-bots = List the players that can sit in for people, and where they come from; or try out one of your own.
    {"  "}arbitre bots power
    {"  "}arbitre bots check mybot.py power               a few games, and what is wrong with it
    {"  "}arbitre bots check exec:./mybot power
long-backup = Copy all tables into one file, while a server may be running.
    {"  "}arbitre backup tables.bak                       then: arbitre serve --db tables.bak
long-restore = Put everything of a backup into a store that has no tables yet: all of it or nothing.
    {"  "}arbitre restore tables.bak                      into the file of the data folder
    {"  "}arbitre restore tables.bak --db postgresql://user@host/arbitre

help-help = show this and stop
help-version = show the version and stop
help-lang = language (default: the locale’s, else English)
help-json = answer in JSON
help-seats = one player a seat: human, human:NAME, or a bot (its name, module:Class, file.py:Class, exec:./program); the number chooses the variant
help-option = set a named option of the game; may be repeated
help-seed = whole number that decides everything that is left to chance
help-daily = the game of a day (default: today, UTC): the same chance for everybody
help-companion = beside your own box: you type what dice, cards and sheets show, and are told what to do there
help-edition = edition by name, or a file of your own
help-ascii = plain ASCII, no colour
help-record = write the record of the game to this file, as it goes
help-resume = go on with a game from its record
help-play-budget = how many games a bot may try out in its head for a decision or a hint
help-at = stop after line N of the record
help-svg = draw the position into this file instead
help-moments = the board after each thing told that changed it; with --at only of the step that line N belongs to (with --json: of that line)
help-moment = with --svg and --at: as it stood at moment K of line N, which --moments calls [N.K]
help-why = why each step of a side that the game plays was taken: what was weighed, what decided, the rule
help-aid = print the play aid: goal, turn, pieces, a fight
help-coverage = list the clauses without a test
help-arena-seats = one bot a seat (its name, module:Class, file.py:Class, exec:./program), seats rotate; in a game for one, bots to compare (BOT:N for N games)
help-arena-games = how many games (default 100)
help-arena-until = stop as soon as it is clear whether the first player is better than the other; RISK: how often that may be wrong (0.05)
help-arena-margin = with --until: stop also when it is clear that it is better by less than so many points of its win rate
help-arena-keep = keep each game in this file, and do not play again what is there: go on after an interruption
help-arena-ray = play on the Ray cluster at this address (auto: the one of this machine; extra “ray”); the result is the same
help-arena-out = write a row for each seat of each game into this file: .parquet (extra “parquet”), .csv or .jsonl
help-ladder-bots = the players, the strongest first (default: all of the game)
help-ladder-players = how many sit at a table (default: all numbers the game is played at; 1 where one can play alone)
help-ladder-difficulty = difficulties by name, or all (default: the usual one)
help-ladder-games = games of the round robin at each table; deals, where each plays alone (default 200)
help-ladder-levels = also so many games of each player in one seat against tables of the next one on the list
help-ladder-out = write a page (ladder.md) with plots (ladder/*.svg) into this folder instead of tables
help-keep-record = with keep: the recorded game whose typed cards are kept
help-arena-edition = editions by name or file; several are played one after the other
help-budget = simulations that a bot may use for a decision (default: the game’s own number)
help-timing = with --json: add the mean CPU seconds a game took on this machine
help-jobs = processes to use (default: all cores)
help-bot-seconds = seconds that a player which is a program has for a decision, and to start (default 10)
help-bot-memory = megabytes of memory that such a program may have (default 4096)
help-host = address to listen at (default 127.0.0.1; 0.0.0.0: everybody on the network)
help-port = port to listen at (default 8000; 0: any free one)
help-db = where tables are kept: a file, sqlite:///FILE or postgresql://… (default: your data folder)
help-base-url = the address that browsers use, where a proxy stands in front
help-open = open the browser (the default where there is one; --no-open: do not)
help-docs = a folder with a built documentation site (default: the one that is there)
help-docs-out = a folder of its own; what it holds of an earlier site is replaced
help-private-hooks = a seat may have any address and port called on its turn, of the local network too; else public ones only, at 80 and 443
help-limits = how much one address may ask for is limited (the default; --no-limits: for measurements, or where many share an address)
help-bench-seconds = seconds to measure each figure (3; serve: 60)
help-bench-passes = how many passes; the median counts
help-bench-warmup = serve: seconds of load before the clock runs (10)
help-bench-tables = serve: how many tables, two clients each (200)
help-bench-rate = serve: moves a second under steady load (100)
help-bench-probe = serve: seconds of each try at a rate while looking for the highest (10; 0: do not look)
help-bench-idle = serve: how many idle tables to weigh (1000; 0: none)
help-bench-db = serve: a PostgreSQL database for our tables instead of a new SQLite file; what is in it stays

usage-wrong = { $problem } (see “{ $path } --help”)
usage-option = there is no option { $option } (see “{ $path } --help”)
usage-missing = { $name } is missing (see “{ $path } --help”)
usage-bare = { $option } needs a value (see “{ $path } --help”)
usage-extra = there is a word too many: { $given } (see “{ $path } --help”)
usage-value = the value of { $name } is not right (see “{ $path } --help”)
usage-command = there is no such command (see “arbitre --help”)
option-form = write the option as { $option }=VALUE
unknown-clause = there is no clause { $clause } in { $game }
no-tests = the tests are not here: coverage is counted in a checkout
no-file = there is no such file
is-folder = this is a folder
not-text = this is no text file
file-large = the file is too large
file-exists = the file exists already: it is left as it is
unreadable-file = { os-reason }
edition-written = { $file } is written: fill it in, check it with “arbitre edition check { $game } { $file }”, then “arbitre play { $game } --edition { $file }”
edition-kept = { $n ->
    [0] Nothing was typed in this game: nothing is written.
    [one] { $n } typed line is kept in { $file }; next time: “arbitre play { $game } --companion --edition { $file }”
   *[other] { $n } typed lines are kept in { $file }; next time: “arbitre play { $game } --companion --edition { $file }”
  }
edition-keep-how = which recorded game? “arbitre edition keep { $game } FILE --record RECORD”
edition-right = { $file }: { $name } is right
arena-kept = What was played is kept in { $file }: the same command goes on from there.
playing = playing
bench-needs-rl = { $module } is not installed; this installs it: pip install "arbitre[rl]"
no-bench = there is no benchmark for { $game }; there are: { $known }
mark-fixed = fixed by the rulebook
mark-other-edition = another edition
mark-public = public descriptions of the game
mark-deduced = deduced
mark-our-choice = our choice
mark-reconstructed = reconstructed by us
no-output = the answer cannot be written: { os-reason }
resume-alone = a resumed game goes on as it was begun: leave { $option } out
not-together = { $one } and { $other } do not go together: choose one
moment-alone = --moment needs --svg FILE and --at N
no-line = { $last ->
    [0] there is no line { $line }: nothing was played
   *[other] there is no line { $line }: 1 to { $last }
  }
no-moment = { $count ->
    [0] there is no moment { $moment } in line { $line }: nothing happened there
    [one] there is no moment { $moment } in line { $line }: it has one
   *[other] there is no moment { $moment } in line { $line }: 1 to { $count }
  }
rules-editions = Editions
serve-at = Arbitre is at { $url }
serve-nearby = A phone on the same network types { $url }
serve-scan = or scans this:
serve-nearby-others = { $n ->
    [one] This machine has one more address, if that one does not open: { $urls }
   *[other] This machine has other addresses, if that one does not open: { $urls }
  }
serve-no-network = This machine is in no network now: nobody else can join.
serve-alone = On this machine only; with --host 0.0.0.0 others on the network can join.
serve-stop = Ctrl-C stops it; nothing is lost.
serve-port-used = port { $port } of { $host } is in use: choose another with --port, or stop what uses it
serve-port-denied = port { $port } may not be used here: choose one above 1023
serve-no-host = { $host } is no address of this machine
no-built-docs = { $folder } holds no built documentation; “./arbitre docs” in a clone builds one
web-base-url = “{ $value }” is no address: write it as https://example.org/arbitre

backup-written = { $store } was copied to { $file }
restore-done = { $n ->
    [one] { $n } table of { $file } is now in { $store }
   *[other] { $n } tables of { $file } are now in { $store }
}

help-play-on = with --at: write a game into this file that goes on after line N (play --resume plays it)
play-on-alone = --play-on needs --at N
# Films and views

help-film = write a film of the whole game, or with --at of that step, into this file: an animated picture (SVG)
no-film = there is nothing to show: the record has no line
box-link-what = this is not the link to share of a box: http://SERVER/box/shared/…
box-link-far = only a server on this machine or the local network is asked: take the edition file
box-link-none = there is no box at this address
box-link-unready = this box is not ready yet
box-link-down = the server does not answer: { $problem }

version = arbitre { $version } ({ $engine ->
        [compiled] compiled engine
        [stale] plain engine: the compiled one is of other sources; “arbitre compile” makes it anew
       *[plain] plain engine
    })
engine-stale = the compiled engine is of other sources and is not used; “./arbitre compile” makes it anew.
engine-missing = { $name } asks for the compiled engine, and there is none of these sources: “./arbitre compile” makes it.
compile-translate = compiling the engine: translating to C
compile-files = compiling the engine: { $done } of { $all } files
compile-link = compiling the engine: putting it together
compile-made = The engine is compiled ({ $seconds } s) and is used from now on.
compile-there = The compiled engine is there already, made from these very sources.
compile-no-clone = this Arbitre was installed from a package; only a clone of its sources can be compiled.
compile-no-mypyc = mypyc is missing ({ $problem }); it comes with: pip install { $needs }
compile-no-compiler = a C compiler is missing: on Debian, run “apt-get install gcc” as root. Arbitre works without, only slower.
compile-no-headers = Python’s header files are missing: on Debian, run “apt-get install python3-dev” as root. Arbitre works without, only slower.
compile-no-write = cannot write in { $folder }: { $problem }
compile-edited = the sources were changed while they were compiled; nothing was kept. Compile once more.
docs-made = { $pages } pages in { $folder }; “arbitre serve” shows them at /docs.
docs-failed = no site was built: { $problem }
docs-no-clone = this Arbitre was installed from a package; only a clone of its sources can build its documentation.
compile-failed = nothing was compiled, and the plain engine goes on as before: { $problem }

# mcp
help-mcp-server = the address of a running Arbitre (default: one of its own on this machine, which stops with it)
help-mcp-db = where its own server keeps tables: a file, sqlite:///FILE or postgresql://… (default: nowhere; they go with it)
help-mcp-http = speak HTTP at this port of this machine instead of standard input and output (0: any free one)
mcp-at = MCP at { $url } (secret: who has it plays your seats)
mcp-server-and-db = a running server (--server) has its own store: leave --db out
mcp-no-address = an address begins with http:// or https://

# players of others: `bots check`, `serve --bot`
help-serve-bot = let a player sit at the tables (may be repeated): NAME=module:Class, NAME=file.py:Class, NAME=exec:./program, or the NAME of an installed one; NAME@GAME: for that game only
help-check-games = with check: games at each number of players (default 3)
bot-taken = there is already a player { $name } in { $game }: choose another name
bot-source-any = plays any game
bot-source-added = added here
bot-source-installed = from an installed package
check-title = { $bot } plays { $game }, against random players:
check-seats = { $seats ->
    [one] alone
   *[other] { $seats } players
}: { $games ->
    [one] one game
   *[other] { $games } games
}, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}; { $mean } ms for one on average, { $most } ms for the longest
check-problem = Game { $index } with { $seats ->
    [one] one player
   *[other] { $seats } players
}, seat { $seat }, decision { $decision }: { $problem }.
check-stderr = On stderr it wrote:
check-more = {"  "}… and { $n ->
    [one] one game more
   *[other] { $n } games more
}.
check-why = It gives reasons: “{ $why }”
check-reason = It gives reasons.
check-no-why = It gives no reasons for hints (they are not needed).
check-repeats = Played again with the same seed, it made the same moves.
check-varies = Played again with the same seed, it made other moves: results of the arena will not repeat. Take chance from what it is given (rng, or the seed of “decide”).
check-stays = It did not end when it was told to stop, and was ended.
check-right = Nothing is wrong with { $bot }.
check-wrong = { $bot } lost games by what it did: see above.
