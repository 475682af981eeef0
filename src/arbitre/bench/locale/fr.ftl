# Le compte rendu des mesures en français.

bench-title = Arbitre à côté de { $engine }, médianes de { $passes } passes de { $seconds } s, en alternance dans une même exécution
bench-head = mesure | Arbitre | { $engine } | rapport | visé
bench-rounds = manches jugées par seconde
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
bench-random-head = mesure | Arbitre
bench-random-column = { $engine } | rapport
bench-decisions = décisions de joueur par seconde
bench-steps = pas par seconde, décisions et hasard
bench-random-compared = À la première ligne, le temps du hasard compte et ses coups ne comptent pas. Les deux lignes sont rapportées aux mêmes pas de l'autre moteur, dont le hasard fait partie.
bench-random-conditions = Conditions : Python { $python }, { $cores } cœurs, { $compiled ->
    [yes] moteur compilé par mypyc
   *[no] CPython simple
  } ; { $games } parties, { $decisions } décisions et { $chances } coups du hasard par partie, { $choices } coups permis par décision (un seul dans { $forced } % des cas) ; copies de { $positions } positions
bench-random-public = { $engine } : { $games } parties, { $decisions } pas par partie, { $choices } coups permis par pas (un seul dans { $forced } % des cas) ; copies de { $positions } positions par { $method }
