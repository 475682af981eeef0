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

# The ladder.
arena-ladder-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }: { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, seed { $seed }
arena-ladder-difficulty = { $title }, difficulty { $difficulty }
arena-ladder-budget = { $title }, { $budget ->
    [one] { $budget } simulation a decision
   *[other] { $budget } simulations a decision
  }
arena-ladder-edition = { $title }, edition { $edition }
arena-options = { $title }, { $given }
arena-rating = rating
arena-above = above the next
arena-seats = seats
arena-step-head = one seat
arena-step-against = against
arena-step-tables = { $bot } × { $seats }
arena-ladder-note = Ratings: 400 points are odds of ten to one; counted from 1000 for { $anchors }. “Above the next”: points
    above the player below, with the 95 % interval of this difference.
arena-step-note = “One seat”: one seat for this player, all others for the next; equals would win one in so many games as there are seats.
arena-ladder-wrong-bots = two different players at least, none twice: { $bots }
arena-ladder-wrong-players = that number of players is not played: { $players }
arena-ladder-wrong-difficulty = no difficulty { $name }; known: { $known }
arena-ladder-heading = The ladder of all players
arena-ladder-made = Made by one command, which prints the same again for the same seed, on any number of cores:
arena-ladder-version = Arbitre { $version }. Random players hardly ever win: their ratings are only known roughly. Where a game is
    for one, each player plays alone on the same deals, and two games of a deal are a duel: who won alone has won it.
arena-plot-ratings = Ratings, with 95 % intervals
arena-plot-rates = Wins, in per cent, with 95 % intervals
arena-plot-seats = Wins of each seat, in per cent, with 95 % intervals
arena-plot-won = Length of the games that a player won, in turns: median, and 80 % of them
arena-plot-alone = Length of the games, in turns: median, and 80 % of them
arena-plot-said = { $value } ({ $range })

# Is one player better?
arena-until-better = { $first } is better than { $other }: shown after { $games ->
    [one] { $games } game
   *[other] { $games } games
  }.
arena-until-worse = { $first } is worse than { $other }: shown after { $games ->
    [one] { $games } game
   *[other] { $games } games
  }.
arena-until-not-better = { $first } is better than { $other } by less than { $margin }, if at all: shown after { $games ->
    [one] { $games } game
   *[other] { $games } games
  }.
arena-until-open = Whether { $first } is better than { $other } was not decided in { $games ->
    [one] { $games } game
   *[other] { $games } games
  }.
arena-until-share = Share of the wins: { $share } ({ $interval }), equals would have { $level }.
arena-until-gap = Difference of the win rates on the same deals: { $gap } points ({ $interval }).
arena-until-risk = Such answers and intervals are wrong in at most { $risk } of all runs, although it was looked after each trial.

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
arena-each = a row stands for one of these: { $known }, not for { $value }

# games lost by forfeit: a player gave no move that can be made
arena-forfeit = forfeit: a player gave no move that can be made
arena-forfeit-why = forfeit: { $why }
arena-forfeit-start = could not be started
arena-forfeit-hello = did not speak the protocol
arena-forfeit-slow = no answer in time
arena-forfeit-died = ended in the middle of a game
arena-forfeit-long = a line too long
arena-forfeit-garbage = something that is no message
arena-forfeit-chatter = too many questions
arena-forfeit-unasked = spoke before it was asked
arena-forfeit-seat = spoke for another seat
arena-forfeit-illegal = an illegal move
arena-forfeit-raised = its code failed
arena-forfeit-told = { $game }, game { $index } of seed { $seed } lost by forfeit: { $reason }

# A Ray cluster
ray-or-jobs = give --jobs for cores of this machine, or --ray for a cluster, not both
ray-address = “{ $address }” is no address of a cluster: give auto, HOST:PORT or ray://HOST:PORT
ray-away = there is no Ray cluster at { $address } that takes a connection (ray start --head starts one)
ray-version = the cluster at { $address } runs { $cluster }, and here are Ray { $ray }, Python { $python }: they must be the same
ray-refused = the cluster at { $address } did not let us in: { $reason }
ray-silent = the cluster at { $address } answered nothing within { $seconds } seconds: has it a node that lives?
ray-unfit = the cluster at { $address } cannot play: { $reason }. All its nodes need what “pip install arbitre” brings
ray-other = the cluster at { $address } plays with another Arbitre than this one: something on its nodes goes before the code that is sent
ray-again =
    { $batches ->
        [one] one batch of games did not come back from the cluster, and was played again
       *[other] { $batches } batches of games did not come back from the cluster, and were played again
    }

# Results as a file
table-file = { $file } cannot be written: { $reason }
table-file-kind = the name of { $file } must end in one of these: { $known }
