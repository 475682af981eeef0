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

# Le classement.
arena-ladder-title = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  } : { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, graine { $seed }
arena-ladder-difficulty = { $title }, difficulté { $difficulty }
arena-ladder-budget = { $title }, { $budget ->
    [one] { $budget } simulation par décision
   *[other] { $budget } simulations par décision
  }
arena-ladder-edition = { $title }, édition { $edition }
arena-options = { $title }, { $given }
arena-rating = cote
arena-above = écart au suivant
arena-seats = places
arena-step-head = une place
arena-step-against = face à
arena-step-tables = { $bot } × { $seats }
arena-ladder-note = Cotes : 400 points valent dix contre un ; comptées à partir de 1000 pour { $anchors }. « Écart au suivant » : les points
    d’avance sur le joueur d’en dessous, avec l’intervalle à 95 % de cet écart.
arena-step-note = « Une place » : une place pour ce joueur, toutes les autres pour le suivant ; des égaux gagneraient une partie sur autant qu’il y a de places.
arena-ladder-wrong-bots = il faut au moins deux joueurs, tous différents : { $bots }
arena-ladder-wrong-players = ce jeu ne se joue pas à ce nombre : { $players }
arena-ladder-wrong-difficulty = aucune difficulté { $name } ; connues : { $known }
arena-ladder-heading = Le classement de tous les joueurs
arena-ladder-made = Fait par une seule commande, qui redonne la même chose pour la même graine, sur n’importe quel nombre de cœurs :
arena-ladder-version = Arbitre { $version }. Un joueur au hasard ne gagne presque jamais : sa cote n’est connue qu’à peu près. Dans un jeu
    en solitaire, chaque joueur joue seul les mêmes donnes, et deux parties d’une donne font un duel : qui gagne seul l’emporte.
arena-plot-ratings = Cotes, avec intervalles à 95 %
arena-plot-rates = Victoires, en pour cent, avec intervalles à 95 %
arena-plot-seats = Victoires de chaque place, en pour cent, avec intervalles à 95 %
arena-plot-won = Longueur des parties gagnées par un joueur, en tours : la médiane, et 80 % d’entre elles
arena-plot-alone = Longueur des parties, en tours : la médiane, et 80 % d’entre elles
arena-plot-said = { $value } ({ $range })

# Un joueur est-il meilleur ?
arena-until-better = { $first } est meilleur que { $other } : établi après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }.
arena-until-worse = { $first } est moins bon que { $other } : établi après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }.
arena-until-not-better = { $first } est meilleur que { $other } de moins de { $margin }, ou ne l’est pas : établi après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }.
arena-until-open = On ne sait pas si { $first } est meilleur que { $other } : rien d’établi en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }.
arena-until-share = Part des victoires : { $share } ({ $interval }) ; des égaux auraient { $level }.
arena-until-gap = Écart des taux de victoire sur les mêmes donnes : { $gap } points ({ $interval }).
arena-until-risk = De telles réponses et de tels intervalles sont faux dans { $risk } des cas au plus, bien qu’on ait regardé après chaque essai.

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
arena-each = une ligne vaut pour l’un de ceux-ci : { $known }, pas pour { $value }

# parties perdues par forfait : un joueur n’a donné aucun coup qui puisse être joué
arena-forfeit = forfait : un joueur n’a donné aucun coup possible
arena-forfeit-why = forfait : { $why }
arena-forfeit-start = n’a pas pu être lancé
arena-forfeit-hello = n’a pas parlé le protocole
arena-forfeit-slow = pas de réponse à temps
arena-forfeit-died = arrêté en pleine partie
arena-forfeit-long = une ligne trop longue
arena-forfeit-garbage = ce qui n’est pas un message
arena-forfeit-chatter = trop de questions
arena-forfeit-unasked = a parlé avant qu’on le lui demande
arena-forfeit-seat = a parlé pour une autre place
arena-forfeit-illegal = un coup interdit
arena-forfeit-raised = son code a échoué
arena-forfeit-told = { $game }, partie { $index } de la graine { $seed } perdue par forfait : { $reason }

# Une grappe Ray
ray-or-jobs = donnez --jobs pour des cœurs de cette machine, ou --ray pour une grappe, pas les deux
ray-address = « { $address } » n’est pas l’adresse d’une grappe : donnez auto, HÔTE:PORT ou ray://HÔTE:PORT
ray-away = il n’y a pas à { $address } de grappe Ray qui réponde (ray start --head en lance une)
ray-version = la grappe à { $address } fait tourner { $cluster }, et ici c’est Ray { $ray }, Python { $python } : ils doivent être les mêmes
ray-refused = la grappe à { $address } ne nous a pas laissés entrer : { $reason }
ray-silent = la grappe à { $address } n’a rien répondu en { $seconds } secondes : a-t-elle un nœud en vie ?
ray-unfit = la grappe à { $address } ne peut pas jouer : { $reason }. Il faut à tous ses nœuds ce qu’apporte « pip install arbitre »
ray-other = la grappe à { $address } joue avec un autre Arbitre que celui-ci : quelque chose sur ses nœuds passe avant le code envoyé
ray-again =
    { $batches ->
        [one] un lot de parties n’est pas revenu de la grappe et a été rejoué
       *[other] { $batches } lots de parties ne sont pas revenus de la grappe et ont été rejoués
    }

# Les résultats dans un fichier
table-file = impossible d’écrire { $file } : { $reason }
table-file-kind = le nom de { $file } doit finir par l’un de ceux-ci : { $known }
