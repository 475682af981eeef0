# L'arène : les tableaux de résultats, et ce qui peut mal tourner.
arena-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, graine { $seed }
arena-player = joueur
arena-seat = place
arena-wins = victoires
arena-rate = taux
arena-interval = intervalle à 95 %
arena-score = score moyen
arena-entry = { $number } { $bot }
arena-end = fin des parties
arena-games = parties
arena-undecided = laissée indécise
arena-draws = { $games ->
    [0] aucune partie nulle
    [one] { $games } partie nulle
   *[other] { $games } parties nulles
  }
arena-length = longueur en tours : médiane { $median }, de { $low } à { $high } pour 80 % des parties, moyenne { $mean } ± { $spread }
arena-percent = { $whole },{ $tenths } %
arena-decimal = { $whole },{ $tenths }
arena-range = { $low } – { $high }
arena-failure = { $game } : la partie { $index } de la graine { $seed } ({ $bots }) s'est interrompue : { $reason }
