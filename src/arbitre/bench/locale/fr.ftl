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
