# The benchmark's report in English.

bench-title = Arbitre beside { $engine }, medians of { $passes } passes of { $seconds } s, by turns in one run
bench-head = figure | Arbitre | { $engine } | ratio | aim
bench-head-plain = figure | Arbitre | plain | ratio | { $engine } | ratio | aim
bench-rounds = rounds judged a second
bench-silent = rounds judged silently a second
bench-listings = listings of all next orders of four seats a second
bench-copies = position copies a second
bench-unread = Rounds a second when every sheet is parsed anew: { $value } ({ $ratio } times)
bench-import = import arbitre adds { $value } s to a bare interpreter
bench-help = arbitre --help takes { $value } s
bench-conditions = Conditions: Python { $python }, { $cores } cores, { $compiled ->
    [yes] engine compiled by mypyc
   *[no] plain CPython
  }; { $positions } positions of rounds 5 to 25, { $orders } orders a round, { $listed } orders a listing
bench-public = { $engine }: { $units } units a position, { $listed } orders a listing, copies by { $method }

bench-random-title = Random play of { $game } beside { $engines }, medians of { $passes } passes of { $seconds } s, by turns in one run
bench-random-alone = Random play of { $game }, medians of { $passes } passes of { $seconds } s
bench-random-head = figure | Arbitre
bench-random-column = { $engine } | ratio
bench-decisions = player decisions a second
bench-steps = all steps a second, decisions and chance
bench-random-compared = In the first row the time of chance counts and its moves do not. Both rows are set against the same steps there, of which chance is a part.
bench-random-conditions = Conditions: Python { $python }, { $cores } cores, { $compiled ->
    [yes] engine compiled by mypyc
   *[no] plain CPython
  }; { $games } games, { $decisions } decisions and { $chances } moves of chance a game, { $choices } legal moves a decision (in { $forced } % of them only one); copies of { $positions } positions
bench-random-public = { $engine }: { $games } games, { $decisions } steps a game, { $choices } legal moves a step (in { $forced } % of them only one); copies of { $positions } positions by { $method }

bench-wrappers-title = Steps a second of random play, and in brackets their share of the engine’s own steps through drafts; medians of { $passes } passes of { $seconds } s, by turns in one run
bench-wrappers-head = game, seats
bench-wrappers-moves = whole moves, no drafts
bench-wrappers-drafts = drafts
bench-wrappers-gymnasium = Gymnasium
bench-wrappers-pettingzoo = PettingZoo, in turn
bench-wrappers-parallel = PettingZoo, parallel
bench-wrappers-openspiel = OpenSpiel
bench-wrappers-public = { $engine }: { $steps } steps a second
bench-wrappers-conditions = Conditions: Python { $python }, { $cores } cores, { $compiled ->
    [yes] engine compiled by mypyc
   *[no] plain CPython
  }

bench-serve-title = { $tables } tables with two clients each on loopback: { $rate } moves a second at scheduled times, { $seconds } s after { $warmup } s of warm-up
bench-serve-figure = figure
bench-serve-arbitre = Arbitre
bench-serve-files = boardgame.io, files
bench-serve-memory = boardgame.io, memory
bench-serve-ratio = ratio
bench-serve-per_s = moves acknowledged a second
bench-serve-p50 = from sent to seen by the other, p50, ms
bench-serve-p99 = from sent to seen by the other, p99, ms
bench-serve-highest = highest rate held, moves a second (p99 under { $held } ms, 99 % acknowledged)
bench-serve-idle = memory of an idle table, kB (of { $idle }, { $moves } moves played at each)
bench-serve-no-node = { $engine } was left out: there is no node here
bench-serve-no-npm = { $engine } was left out: npm could not install it
bench-serve-failed = { $side }: the server or a client did not get through
bench-serve-counts = A ratio is Arbitre’s figure divided by the other’s. A move of Arbitre is a sheet of Power for two over HTTP, with a secret, a key and the revision seen: judged, on disk (SQLite with synchronous=FULL, or PostgreSQL), then acknowledged; every second one has a round judged. It is seen when the other’s WebSocket has the new state. Times count from when a move was due, also where it had to wait.
bench-serve-public = A move of { $engine } adds one to a number, over its socket, with credentials. It acknowledges to the mover by the same message that the other sees, sent before anything is written; its files are not synced.
bench-serve-conditions = Conditions: Python { $python }, { $cores } cores, { $store }, load average { $load } at the end; servers and clients in processes of their own, { $store ->
    [sqlite] a new file for every run
   *[other] one database for all runs
  }
