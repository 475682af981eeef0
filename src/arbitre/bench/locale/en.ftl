# The benchmark's report in English.

bench-title = Arbitre beside { $engine }, medians of { $passes } passes of { $seconds } s, by turns in one run
bench-head = figure | Arbitre | { $engine } | ratio | aim
bench-rounds = rounds judged a second
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
