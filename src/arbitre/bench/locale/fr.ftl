# Le compte rendu des mesures en français.

bench-title = Arbitre à côté de { $engine }, médianes de { $passes } passes de { $seconds } s, en alternance dans une même exécution
bench-head = mesure | Arbitre | { $engine } | rapport | visé
bench-head-plain = mesure | Arbitre | non compilé | rapport | { $engine } | rapport | visé
bench-rounds = manches jugées par seconde
bench-silent = manches jugées en silence par seconde
bench-listings = listes de tous les ordres suivants des quatre places par seconde
bench-copies = copies de position par seconde
bench-unread = Manches par seconde quand chaque feuille est relue à neuf : { $value } ({ $ratio } fois)
bench-import = import arbitre ajoute { $value } s à un interprète nu
bench-help = arbitre --help prend { $value } s
bench-conditions = Conditions : Python { $python }, { $cores } cœurs, { $compiled ->
    [yes] moteur compilé par mypyc
   *[no] CPython simple
  } ; { $positions } positions des manches 5 à 25, { $orders } ordres par manche, { $listed } ordres par liste
bench-public = { $engine } : { $units } unités par position, { $listed } ordres par liste, copies par { $method }

bench-random-title = Jeu au hasard de { $game } à côté de { $engines }, médianes de { $passes } passes de { $seconds } s, en alternance dans une même exécution
bench-random-alone = Jeu au hasard de { $game }, médianes de { $passes } passes de { $seconds } s
bench-random-head = mesure | Arbitre
bench-random-column = { $engine } | rapport
bench-decisions = décisions de joueur par seconde
bench-steps = pas par seconde, décisions et hasard
bench-random-compared = À la première ligne, le temps du hasard compte et ses coups ne comptent pas. Les deux lignes sont rapportées aux mêmes pas de l’autre moteur, dont le hasard fait partie.
bench-random-conditions = Conditions : Python { $python }, { $cores } cœurs, { $compiled ->
    [yes] moteur compilé par mypyc
   *[no] CPython simple
  } ; { $games } parties, { $decisions } décisions et { $chances } coups du hasard par partie, { $choices } coups permis par décision (un seul dans { $forced } % des cas) ; copies de { $positions } positions
bench-random-public = { $engine } : { $games } parties, { $decisions } pas par partie, { $choices } coups permis par pas (un seul dans { $forced } % des cas) ; copies de { $positions } positions par { $method }

bench-wrappers-title = Pas par seconde de jeu au hasard et, entre parenthèses, leur part des pas du moteur lui-même par ses brouillons ; médianes de { $passes } passes de { $seconds } s, en alternance dans une même exécution
bench-wrappers-head = jeu, places
bench-wrappers-moves = coups entiers, sans brouillon
bench-wrappers-drafts = brouillons
bench-wrappers-gymnasium = Gymnasium
bench-wrappers-pettingzoo = PettingZoo, à tour de rôle
bench-wrappers-parallel = PettingZoo, parallèle
bench-wrappers-openspiel = OpenSpiel
bench-wrappers-public = { $engine } : { $steps } pas par seconde
bench-wrappers-conditions = Conditions : Python { $python }, { $cores } cœurs, { $compiled ->
    [yes] moteur compilé par mypyc
   *[no] CPython simple
  }

bench-serve-title = { $tables } tables de deux clients en boucle locale : { $rate } coups par seconde à heures fixées, { $seconds } s après { $warmup } s d’échauffement
bench-serve-figure = chiffre
bench-serve-arbitre = Arbitre
bench-serve-files = boardgame.io, fichiers
bench-serve-memory = boardgame.io, mémoire
bench-serve-ratio = rapport
bench-serve-per_s = coups confirmés par seconde
bench-serve-p50 = de l’envoi à la vue de l’autre, p50, ms
bench-serve-p99 = de l’envoi à la vue de l’autre, p99, ms
bench-serve-highest = plus haut débit tenu, coups par seconde (p99 sous { $held } ms, 99 % confirmés)
bench-serve-idle = mémoire d’une table au repos, ko (sur { $idle }, { $moves } coups joués à chacune)
bench-serve-no-node = { $engine } est laissé de côté : il n’y a pas de node ici
bench-serve-no-npm = { $engine } est laissé de côté : npm n’a pas pu l’installer
bench-serve-failed = { $side } : le serveur ou un client n’est pas allé au bout
bench-serve-counts = Un rapport est le chiffre d’Arbitre divisé par celui de l’autre. Un coup d’Arbitre est une feuille de Power à deux, par HTTP, avec un secret, une clé et la révision vue : jugée, sur le disque (SQLite avec synchronous=FULL, ou PostgreSQL), puis confirmée ; une sur deux fait juger une manche. Elle est vue quand le WebSocket de l’autre a le nouvel état. Le temps court dès l’heure fixée, même si le coup a dû attendre.
bench-serve-public = Un coup de { $engine } ajoute un à un nombre, par sa connexion, avec une clé de joueur. Il est confirmé à son auteur par le message même que l’autre voit, envoyé avant toute écriture ; ses fichiers ne sont pas synchronisés.
bench-serve-conditions = Conditions : Python { $python }, { $cores } cœurs, { $store }, charge moyenne { $load } à la fin ; serveurs et clients chacun dans son processus, { $store ->
    [sqlite] un fichier neuf à chaque mesure
   *[other] une base pour toutes les mesures
  }
