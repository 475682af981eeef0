# L'arène : les tableaux de résultats, et ce qui peut mal tourner.
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
arena-lost = { $games ->
    [one] { $games } partie perdue par tous
   *[other] { $games } parties perdues par tous
  }
arena-length = longueur en tours : médiane { $median }, de { $low } à { $high } pour 80 % des parties, moyenne { $mean } ± { $spread } ; la plus courte { $least }, la plus longue { $most }
arena-count-head = décompte
arena-mean = moyenne
arena-share = parties concernées
arena-percent = { $number } %
arena-decimal = { $whole },{ $rest }
arena-range = { $low } – { $high }
arena-failure = { $game } ({ $edition }) : la partie { $index } de la graine { $seed } ({ $bots }) s’est interrompue : { $reason }
arena-timing = Temps de calcul de { $bots } ({ $edition }) sur cette machine : { $seconds } s par partie

# Les joueurs d'un jeu en solitaire, comparés.
arena-solo-title = { $game } : chaque joueur seul sur les mêmes parties, graine { $seed }{ $budget ->
    [0] {""}
    [one] , { $budget } simulation par décision
   *[other] , { $budget } simulations par décision
  }
arena-edition = édition { $edition }
arena-edition-head = édition
arena-median = tours
arena-most-games = 80 % des parties
arena-counts = moyenne (parties concernées)
arena-count = { $mean } ({ $share })
arena-losses = parties non gagnées, et pourquoi
arena-loss = { $number } ({ $share })
arena-paired = joueur
arena-against = face à
arena-only-first = gagne seul
arena-only-second = l’autre seul
arena-difference = points
arena-paired-note = « Points » : écart des taux de victoire sur les mêmes parties ; l’intervalle est
    celui de Newcombe pour données appariées.

# La chance dans une partie enregistrée.
arena-luck-title = { $game } : { $moves ->
    [one] { $moves } coup du hasard
   *[other] { $moves } coups du hasard
  } en { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
  }
arena-luck-none = Aucun n’a de mesure de chance.
arena-luck-measure = mesure
arena-luck-times = fois
arena-luck-seen = obtenu
arena-luck-expected = attendu
arena-luck-sigmas = écart
arena-luck-percentile = centile
arena-luck-side = espérance
arena-luck-above = au-dessus
arena-luck-below = au-dessous
arena-luck-level = atteinte
arena-luck-note = Écart : en écarts-types. Centile : la part des tirages, depuis les mêmes positions,
    qui auraient donné moins, selon l’approximation normale.
