# The arena: tables of results, and what can go wrong.
arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, seed { $seed }
arena-player = player
arena-seat = seat
arena-wins = wins
arena-rate = rate
arena-interval = 95 % interval
arena-score = mean score
arena-entry = { $number } { $bot }
arena-end = how games ended
arena-games = games
arena-undecided = left undecided
arena-draws = { $games ->
    [0] no draws
    [one] { $games } draw
   *[other] { $games } draws
  }
arena-lost = { $games ->
    [one] { $games } game lost by everybody
   *[other] { $games } games lost by everybody
  }
arena-length = length in turns: median { $median }, from { $low } to { $high } for 80 % of the games, mean { $mean } ± { $spread }; the shortest { $least }, the longest { $most }
arena-count-head = counted
arena-mean = mean
arena-share = games with any
arena-percent = { $number } %
arena-decimal = { $whole }.{ $rest }
arena-range = { $low } – { $high }
arena-failure = { $game } ({ $edition }): game { $index } of seed { $seed } ({ $bots }) broke off: { $reason }
arena-timing = CPU time of { $bots } ({ $edition }) on this machine: { $seconds } s a game

# Players of a game for one, compared.
arena-solo-title = { $game }: each player alone on the same games, seed { $seed }{ $budget ->
    [0] {""}
    [one] , { $budget } simulation a decision
   *[other] , { $budget } simulations a decision
  }
arena-edition = edition { $edition }
arena-edition-head = edition
arena-median = turns
arena-most-games = 80 % of games
arena-counts = mean (games with any)
arena-count = { $mean } ({ $share })
arena-losses = games not won, and why
arena-loss = { $number } ({ $share })
arena-paired = player
arena-against = against
arena-only-first = won alone
arena-only-second = other alone
arena-difference = points
arena-paired-note = “Points”: difference of the win rates on the same games; the interval is
    Newcombe’s for paired data.

# The luck of a recorded game.
arena-luck-title = { $game }: { $moves ->
    [one] { $moves } move of chance
   *[other] { $moves } moves of chance
  } in { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
  }
arena-luck-none = None of them has a measure of luck.
arena-luck-measure = measure
arena-luck-times = times
arena-luck-seen = seen
arena-luck-expected = expected
arena-luck-sigmas = deviation
arena-luck-percentile = percentile
arena-luck-side = expectation
arena-luck-above = above
arena-luck-below = below
arena-luck-level = met
arena-luck-note = Deviation: in standard deviations. Percentile: the share of deals from the same positions
    that would have given less, by the normal approximation.
