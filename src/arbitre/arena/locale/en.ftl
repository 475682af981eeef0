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
arena-length = length in turns: median { $median }, from { $low } to { $high } for 80 % of the games, mean { $mean } ± { $spread }
arena-percent = { $whole }.{ $tenths } %
arena-decimal = { $whole }.{ $tenths }
arena-range = { $low } – { $high }
arena-failure = { $game }: game { $index } of seed { $seed } ({ $bots }) broke off: { $reason }
