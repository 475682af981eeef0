# Sans Alliés en français.

game-title = Sans Alliés
game-summary = Seul contre une nation en pyramide, jusqu’à sa capitale, avant que sa recherche n’aboutisse ; un joueur.

# Noms
seat-invader = Envahisseur
seat-enemy = L’ennemi
kind-P = personnel
kind-V = véhicule
kind-A = avion
kind-S = bateau
kind-breakthrough = percée ennemie
kind-weapon = arme ultime
kind-centre = centre
kind-capital = capitale
count-P = { $n ->
    [one] { $n } carte de personnel
   *[other] { $n } cartes de personnel
}
count-V = { $n ->
    [one] { $n } véhicule
   *[other] { $n } véhicules
}
count-A = { $n ->
    [one] { $n } avion
   *[other] { $n } avions
}
count-S = { $n ->
    [one] { $n } bateau
   *[other] { $n } bateaux
}
count-weapon = { $n ->
    [one] { $n } arme ultime
   *[other] { $n } armes ultimes
}
long-centre = centre de ressources
long-P = éclaireurs
long-V = embarcations légères
long-A = bombardiers lourds
long-S = convoi
nothing = rien

# Ce qui se passe
phase-regions = mise en place
phase-pyramid = mise en place
phase-convoy = convoi
phase-drawing = tirage
phase-invasions = invasions
phase-dice = invasions
phase-recovery = récupération
phase-losses = pertes
phase-upgrade = amélioration
phase-retreat = retraite
phase-bombing = bombardement
phase-bombing_die = bombardement
phase-research_die = recherche ennemie
phase-over = partie finie
event-turn = Tour { $turn }
event-convoy = Un bateau part en convoi : une carte de plus à piocher
event-shuffled = La pioche est épuisée : la défausse mélangée prend sa place ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  })
event-nothing-to-draw = La pioche et la défausse sont vides : { $n ->
    [one] une carte n’est pas piochée
   *[other] { $n } cartes ne sont pas piochées
  }
event-deployed = Pioché : { $card }
event-weapon-lost = Une arme ultime piochée avant le cinquième centre ne sert pas : défaussée
event-breakthrough = Percée ennemie : le marqueur avance à la tuile { $tile }
event-breakthrough-nothing = Percée ennemie sans effet : la recherche n’est plus à 3
event-attack = Attaque de { $place } ({ $terrain }) : { $units }
event-roll-recover = { $roll ->
    [12] Double six, le meilleur jet : succès
   *[other] Les dés font { $roll } : succès
  }, { $n ->
    [one] une carte peut être récupérée
   *[other] { $n } cartes peuvent être récupérées
  }
event-roll-lost = Les dés font { $roll } : succès, { $place } est prise ; les cartes de la force sont défaussées
event-roll-extra = Les dés font { $roll } : les cartes de la force sont défaussées ; { $place } est prise si { $n ->
    [one] une perte supplémentaire peut être payée
   *[other] { $n } pertes supplémentaires peuvent être payées
  }
event-roll-retreat = Double un, le pire jet : l’attaque échoue ; les cartes de la force sont défaussées ; trois cartes de plus sont à perdre{ $n ->
    [0] , mais il n’y en a aucune d’une sorte admise
    [1] , mais il n’y en a qu’une d’une sorte admise
    [2] , mais il n’y en a que deux d’une sorte admise
   *[other] { "" }
  }
event-extra-losses = Pertes supplémentaires : { $units }
event-cannot-pay = { $n ->
    [one] Une perte ne peut pas être payée
   *[other] { $n } pertes ne peuvent pas être payées
  }
event-recovered = Récupéré : { $units }
event-repelled = { $place } tient bon ; il n’y a pas de retraite sur la rangée du bas
event-retreat = { $place } tient bon : retraite
event-nothing-to-lay = La défausse des régions est vide : rien n’est posé
event-laid = Une région revient en { $place } : { $terrain }
event-captured = Capture de { $place } ({ $terrain })
event-personnel = Force du personnel : { $strength }
event-capital = La capitale est prise
event-centre = Centres de ressources capturés : { $centres } sur 5 ; une carte de plus par tour
event-ultimate-weapon = L’arme ultime est à vous : ses cartes se gardent désormais
event-upgrade-P = Personnel amélioré : des éclaireurs, une fois dans la partie
event-upgrade-V = Véhicules améliorés : force { $strength }, et embarcations légères
event-upgrade-A = Avions améliorés : force { $strength }, et bombardiers lourds
event-upgrade-S = Bateaux améliorés : force { $strength }, et convoi
event-setback = Revers pour l’ennemi : le marqueur recule à la tuile { $tile }, côté flamme
event-no-research = Pas de recherche ennemie : en { $tile }, le marqueur redevient gris
event-research = Recherche ennemie, dé { $die } contre { $value } : le marqueur avance à la tuile { $tile }
event-research-fails = Recherche ennemie, dé { $die } contre { $value } : échec
event-enemy-weapon = Recherche ennemie, dé { $die } contre { $value } en H : l’ennemi emploie son arme ultime
event-personnel-rests = La force du personnel revient à 1
event-laid-open = Défausse des régions : { $terrain }
event-dealt = Pyramide : { $place } { $terrain }
event-scouts = Éclaireurs en { $place } : { $terrain } à la place de { $out }
event-weapon-region = L’arme ultime retire { $place } ({ $terrain }) du jeu
event-weapon-research = L’arme ultime frappe la recherche ennemie
event-bombing = { $n ->
    [one] { $n } avion part bombarder
   *[other] { $n } avions partent bombarder
}
event-bombing-hits = Bombardement, dé { $die } contre { $n } : il porte
event-bombing-fails = Bombardement, dé { $die } contre { $n } : il échoue
told-drawn = Pioché : { $drawn }
told-breakthroughs = { $n } percées ennemies : le marqueur avance à la tuile { $tile }
told-breakthroughs-nothing = { $n } percées ennemies sans effet : la recherche n’est plus à 3
told-weapons-lost = { $n } armes ultimes piochées avant le cinquième centre ne servent pas : défaussées
told-laid-open = Défausse des régions, la dernière dessus : { $regions }
told-regions = Défausse des régions : { $n } cartes, { $last } dessus
told-dealt = Pyramide : { $regions }
told-pyramid = Pyramide : { $n } cartes posées, de { $first } à { $last }

# Pourquoi une décision est refusée
cannot-read = « { $word } » ne s’écrit pas ainsi, ou pas maintenant
sum-or-dice = « { $word } » peut être la somme ou les deux dés : écrivez { $first } ou { $dice }
nothing-chosen = rien n’est encore choisi
no-target = la place à attaquer manque : écrivez-la, comme A3
no-force = il faut au moins une carte contre { $place }
no-region = il n’y a plus de carte en { $place }
not-exposed = { $place } n’est pas exposée : les deux cartes qui la recouvrent sont encore là
not-admitted = { $place } ({ $terrain }) n’admet pas { $unit } ({ $unit-name })
not-in-reserve = { $n ->
    [0] il n’y a pas de { $unit } ({ $unit-name }) en réserve
   *[other] il n’y a que { $n } { $unit } ({ $unit-name }) en réserve
}
too-weak = la force de { $strength } n’atteint pas la défense de { $place }, { $defence }
not-in-force = il n’y a pas tant de { $unit } ({ $unit-name }) dans la force d’invasion
too-many-recovered = { $n ->
    [one] une seule carte peut être récupérée, pas { $given }
   *[other] { $n } cartes au plus peuvent être récupérées, pas { $given }
}
losses-due = { $n ->
    [one] une seule perte est due, pas { $given }
   *[other] il faut choisir { $n } pertes, pas { $given }
}
already-upgraded = { $unit } ({ $unit-name }) est déjà amélioré
not-a-corner = { $place } n’est pas un coin inférieur libre de { $target }
no-scouts = les éclaireurs demandent d’améliorer le personnel
scouts-spent = les éclaireurs ont déjà servi
scouts-capital = les éclaireurs ne remplacent jamais la capitale
scouts-nothing = la défausse des régions est vide : il n’y a rien à échanger
scouts-sea = une mer est sur le dessus de la défausse des régions : elle n’entre pas dans la pyramide
no-weapon = l’arme ultime demande { $n } centres de ressources
no-weapon-card = il n’y a pas de carte d’arme ultime en réserve
weapon-capital = l’arme ultime ne peut rien contre la capitale
weapon-sea = l’arme ultime ne peut rien contre une mer, comme en { $place }
no-setback = un revers est impossible tant que la recherche est à { $value }
not-in-phase = ce n’est pas le moment ({ $phase-name })
none-left = il ne reste plus de carte « { $card } » dans cette édition. Pour continuer ici, saisissez-en une dont il reste. Si votre boîte en a davantage : une nouvelle table vous laisse noter les nombres de votre boîte, et joue avec ceux-là.
game-over = la partie est finie
not-your-turn = ce n’est pas à cette place de jouer
not-a-seat = il n’y a pas de place { $seat }
one-player = Sans Alliés se joue seul, pas à { $seats }

# Ce qu'on sait d'une décision, et ce qu'on regretterait
note-missing = Force { $strength } contre { $defence } : il manque { $n } pour { $place }.
note-odds-retreat = Succès { $success }/{ $ways } ({ $percent } %), échec et retraite { $failure }/{ $ways } ({ $other } %), pertes moyennes { $lost } cartes.
note-odds-stay = Succès { $success }/{ $ways } ({ $percent } %), échec sans retraite { $failure }/{ $ways } ({ $other } %), pertes moyennes { $lost } cartes.
warn-spare = Une carte { $unit } ({ $unit-name }) est de trop dans cette force.
warn-recover-more = { $n ->
    [one] Une carte de plus pourrait être récupérée.
   *[other] { $n } cartes de plus pourraient être récupérées.
}
warn-centre = { $place } est un centre de ressources : échangé, il n’apportera rien.

# Pourquoi un robot le conseille
why-planner = Il compte ainsi { $chance } % de chances de gagner la partie, contre { $other } % avec « { $second } ».
why-capital = La capitale prise, la partie est gagnée : { $success } chances sur 36 en { $place }.
why-centre = { $place }, un centre, apporte une amélioration et une carte par tour : { $success } chances sur 36.
why-way = { $place } est sur le chemin de la capitale : { $success } chances sur 36.
why-toward = { $place } ouvre la voie vers un centre : { $success } chances sur 36.
why-morale = { $place } coûte peu et renforce le personnel pour la suite : { $success } chances sur 36.
why-wait = Aucune attaque possible ne vaut ses pertes maintenant.
why-none = Rien ne peut être attaqué maintenant : vos cartes attendent en réserve.
why-convoy = Une carte de plus vaut mieux que ce bateau.
why-draw = Ce bateau vaut mieux qu’une carte de plus.
why-scouts = L’échange rend le chemin de la capitale plus facile.
why-weapon = La région retirée ouvre le chemin de la capitale.
why-weapon-research = Un revers éloigne l’ennemi de son arme.
why-recover = Ces cartes sont les plus utiles à garder.
why-lose = Ces cartes sont les moins utiles à garder.
why-upgrade = C’est l’amélioration la plus utile maintenant.
why-lay = Posée là, la région allonge le moins le chemin de la capitale.
why-bomb = C’est le meilleur compte entre les avions défaussés et la chance d’un revers.

# Éditions et positions impossibles
edition-terrain-name = { $value } n’est pas un nom de terrain : 20 petites lettres sans accent au plus, et _
edition-admits = { $key } doit être fait de lettres de PVAB (S vaut B), chacune une fois au plus, pas « { $value } »
edition-centres = { $key } doit contenir { $n } textes, un pour chaque centre, faits de lettres de PVAB (S vaut B)
edition-reshuffle = { $key } doit valoir l’un de ces mots : { $known }
edition-truth = { $key } doit valoir true ou false
edition-regions = les terrains comptent { $n } cartes ; il en faut { $regions }
edition-deck = la production compte { $n } cartes ; « cards » en dit { $cards }
edition-pair = { $key } doit être deux nombres entiers de 1 à 99 : la force de base et la force améliorée
edition-weaker = { $key } : la force améliorée est plus petite que la force de base
edition-row = { $key } doit être { $n } nombres entiers de { $low } à { $high }, de la tuile A à la tuile H
edition-first-research = { $key } doit commencer par { $low } : c’est la recherche de la tuile A
broken-text = ce n’est pas le texte d’une position de Sans Alliés
no-such-place = { $value } n’est pas une place de la pyramide : A1 à A8, B1 à B7, …, H1
row-length = cette rangée a { $n ->
    [one] une place
   *[other] { $n } places
  }, pas { $given }
card-count = { $card } : { $n ->
    [one] { $n } carte est placée
   *[other] { $n } cartes sont placées
  }, l’édition en compte { $cards }
capital-place = la capitale est en H1, ou la partie est gagnée
not-in-a-reserve = une percée ennemie ne reste jamais en réserve
weapon-too-early = une carte d’arme ultime ne se garde qu’avec { $n } centres de ressources
upgrade-count = { $n ->
    [one] { $n } amélioration ne va pas
   *[other] { $n } améliorations ne vont pas
  } avec { $centres ->
    [one] { $centres } centre capturé
   *[other] { $centres } centres capturés
  }
unseen-phase = des régions restent à poser pendant la mise en place, et seulement alors, pas dans la phase « { $phase } »
phase-parts = la phase « { $phase } » ne va pas avec cela

# Le terminal
greeting-ours = Édition « { $edition } ». Nous n’avons pas les cartes et les tuiles de la boîte ; sont de nous, en tout ou en partie : { $groups }.
greeting-box = Vous avez la boîte ? « arbitre edition new sans_allies FICHIER » écrit un modèle à remplir avec ses nombres.
greeting-own = Édition « { $edition } ».
group-terrains = les terrains
group-installations = les unités admises aux centres et dans la capitale
group-production = la composition de la pioche
group-strength = les forces des unités
group-tiles = les valeurs des tuiles
edition-tiles = { $edition } : défense { $defence }, recherche { $research } (tuiles A à H).
table-title = Sans Alliés · tour { $turn } · { $phase-name } · marqueur en { $tile }, { $face ->
    [flame] côté flamme
   *[grey] face grise
  } · recherche { $research }
last-research = Recherche { $value } sur H : le prochain jet fait perdre la partie à coup sûr, à moins d’un revers avant lui.
table-title-won = Sans Alliés · partie gagnée au tour { $turn }
table-title-lost = Sans Alliés · partie perdue au tour { $turn }
table-legend = A { $defence }/{ $research } : défense/recherche
table-defence = défense { $defence }
table-research = recherche { $research }
table-grey = gris
table-flame = flamme
table-regions = Défausse des régions : { $n }
table-top = dessus : { $terrain } ({ $letters })
table-centres = Centres capturés : { $n }/5
table-draw = Cartes par tour : { $n }
table-removed = Hors du jeu : { $n }
table-pile = Pioche : { $n }
table-discard = Défausse : { $n }
table-breakthroughs = { $n ->
    [one] { $n } percée
   *[other] { $n } percées
}
table-weapons = { $n ->
    [one] { $n } arme
   *[other] { $n } armes
}
table-reserve = Réserve
table-weapon = arme ultime { $n }
prompt-convoy = Tour { $turn } : « convoi » (un bateau contre une carte de plus) ou « piocher » ?
prompt-invasions = Tour { $turn } : attaquez (« { $example } », puis « envoyer ») ou « fin ». Aide : « ? »
prompt-invasions-none = Tour { $turn } : pas d’attaque possible ; « fin » pour passer. Aide : « ? »
prompt-invasions-other = Tour { $turn } : aucune attaque n’est possible ; « { $example } » ou « fin ». Aide : « ? »
prompt-recovery = { $n ->
    [one] { $place } : récupérez une carte de { $letters } (« { $example } »), ou « rien ».
   *[other] { $place } : récupérez jusqu’à { $n } cartes de { $letters } (« { $example } » ; après moins, « envoyer »).
}
prompt-losses = { $place } : choisissez { $n ->
    [one] une perte supplémentaire
   *[other] { $n } pertes supplémentaires
  } parmi { $letters } (« { $example } »).
prompt-upgrade = Un centre est à vous. Améliorer { $letters } ? (« améliorer { $example } », « ? { $example } »)
prompt-retreat = Retraite de { $place } : où poser la région ({ $terrain }) ? { $places }.
prompt-bombing = Bombardement, { $n ->
    [one] un avion
   *[other] { $n } avions
  } au plus : « bombarder { $example } », ou « bombarder rien ».
prompt-wait = Tour { $turn } : { $phase-name }.
chance-regions = Défausse des régions, carte { $n }/{ $of } : quel terrain ? (« 2 { $first }, { $second } »)
chance-pyramid = Pyramide : quelle carte en { $place }{ $places ->
    [none] { "" }
   *[other] {" "}(puis { $places })
  } ?
chance-drawing = { $n ->
    [one] Une carte à piocher
   *[other] { $n } cartes à piocher
  } : P V A B, percée, arme ? (« 2P V percée »)
chance-dice = Attaque de { $place } : que font les deux dés ? (« 3+4 », ou la somme : « 7 »)
chance-bombing = { $n ->
    [one] Bombardement par un avion
   *[other] Bombardement par { $n } avions
  } : que fait le dé ?
chance-research = Recherche ennemie, valeur { $value } : que fait le dé ?
options-place = { $place } ({ $terrain }) : défense { $defence }, admet { $letters }
options-covered = { $place } ({ $terrain }) : défense { $defence }, admet { $letters } ; recouverte par { $covers }
options-odds = { $success }/{ $ways } ({ $percent } %), pertes moyennes { $lost } cartes
options-missing = votre réserve y vaut { $strength } : il manque { $n }
options-at = { $terrain }, { $said }
options-scouts = ce qui vient : { $terrain }
options-weapon = retirée du jeu par l’arme ultime
options-unit = { $unit } ({ $unit-name }) : { $n } en réserve, force { $strength }
options-nowhere = Aucune région exposée ne l’admet.
options-bomb = { $n }/6 ({ $percent } %)
options-lay = rangée { $row }, défense { $defence }, recouvre { $covers }
discard-order = { $n ->
    [0] La défausse des régions est vide.
    [one] Défausse des régions : une carte
   *[other] Défausse des régions : { $n } cartes, celle du dessus d’abord
}
options-none = Rien ne peut en être écrit maintenant.
options-more = … et { $n } de plus
help-goal =
    But : prendre la capitale, H1, avant que le marqueur ne doive dépasser H.
    « {"["}A3 PVA] » : exposée, P, V et A l’attaquent. À gauche : défense/recherche.
help-units = Force d’une carte : { $units }
help-lines =
    {"  "}une attaque        A3 2P+V      au moins la défense ; puis « envoyer »
    {"  "}carte par carte    A3, P, P, V  une ligne chacune ; « annuler » reprend
    {"  "}ce qu’il faudrait  {"?"} A3         les forces possibles et leurs chances
    {"  "}la pile ouverte    {"?"} défausse   la défausse des régions, carte par carte
    {"  "}éclaireurs         éclaireurs B2
    {"  "}arme ultime        arme B2 · arme recherche
    {"  "}plus d’invasion    fin
    {"  "}aux autres phases  récupérer P+V · perdre V · améliorer V · poser B2
    {"  "}                   bombarder 3 · convoi · piocher
help-dice =
    Deux dés : 12 récupérer 3 cartes · 11 deux · 9-10 une · 6-8 force perdue
    {"  "}4-5 une perte de plus · 3 deux de plus · 2 trois de plus et retraite
help-turn =
    Chaque succès du tour ajoute 1 à la force du personnel, 4 au plus.
    Un centre : revers ennemi, amélioration, une carte de plus par tour.
    Recherche ennemie : un dé au plus égal à sa valeur fait avancer le marqueur.
help-upgrade-P = des éclaireurs échangent, une fois, une région exposée avec le dessus de la défausse
help-upgrade-V = force { $strength } ; et force 1 là où avions ou bateaux sont admis, et les véhicules non
help-upgrade-A = force { $strength } ; et des bombardiers lourds peuvent causer un revers chaque tour
help-upgrade-S = force { $strength } ; et un bateau défaussé en convoi donne une carte de plus

# Une série de parties, et la chance
tally-centres = centres capturés
tally-regions = régions capturées
tally-retreats = retraites
tally-convoys = convois
tally-scouts = éclaireurs employés
tally-bombings = bombardements
tally-light-craft = attaques avec embarcations légères
tally-upgrade-P = personnel amélioré
tally-upgrade-V = véhicules améliorés
tally-upgrade-A = avions améliorés
tally-upgrade-S = bateaux améliorés
tally-weapons = armes ultimes employées
reason-capital-exposed = la capitale était exposée
reason-row-A = rien d’exposé plus haut que A
reason-row-B = rien d’exposé plus haut que B
reason-row-C = rien d’exposé plus haut que C
reason-row-D = rien d’exposé plus haut que D
reason-row-E = rien d’exposé plus haut que E
reason-row-F = rien d’exposé plus haut que F
reason-row-G = rien d’exposé plus haut que G
luck-dice = dés d’invasion
luck-research = avancées de la recherche
luck-bombing = bombardements réussis
luck-units = force des unités piochées
luck-breakthrough = percées piochées

# La table dessinée (draw.py).

draw-title = Table de Sans Alliés, tour { $turn }
draw-turn = Tour { $turn }
draw-edition = Valeurs de l’édition { $name }.
draw-edition-ours = Les valeurs des cartes et des tuiles sont reconstituées par nous, pas celles de la boîte.
draw-phase-regions = Mise en place : la défausse des régions ({ $n } cartes à distribuer)
draw-phase-pyramid = { $n ->
    [0] Mise en place : la pyramide est posée
   *[other] Mise en place : la pyramide ({ $n } cartes à distribuer)
}
draw-phase-convoy = Convoi, ou tirage sans convoi
draw-phase-drawing = { $n ->
    [one] Tirage : encore une carte
   *[other] Tirage : encore { $n } cartes
}
draw-phase-invasions = Invasions
draw-phase-dice = Invasion de { $code }
draw-phase-recovery = { $n ->
    [one] { $code } : sauvez une carte
   *[other] { $code } : sauvez jusqu’à { $n } cartes
}
draw-phase-losses = { $n ->
    [one] { $code } : une perte de plus à choisir
   *[other] { $code } : { $n } pertes de plus à choisir
}
draw-phase-upgrade = Amélioration à choisir
draw-phase-retreat = Retraite de { $code } : posez la région
draw-phase-bombing = Bombardement
draw-phase-bombing_die = Bombardement : le dé
draw-phase-research_die = Recherche ennemie : le dé
draw-won = Partie gagnée : la capitale est prise
draw-lost = Partie perdue : l’ennemi emploie son arme

draw-stamp-won = VICTOIRE
draw-stamp-lost = DÉFAITE

draw-kind-P = personnel
draw-kind-V = véhicules
draw-kind-A = avions
draw-kind-S = bateaux
draw-kind-weapon = armes ultimes
draw-count-P = { $n ->
    [one] { $n } carte de personnel
   *[other] { $n } cartes de personnel
}
draw-count-V = { $n ->
    [one] { $n } véhicule
   *[other] { $n } véhicules
}
draw-count-A = { $n ->
    [one] { $n } avion
   *[other] { $n } avions
}
draw-count-S = { $n ->
    [one] { $n } bateau
   *[other] { $n } bateaux
}
draw-count-breakthrough = { $n ->
    [one] { $n } percée ennemie
   *[other] { $n } percées ennemies
}
draw-count-weapon = { $n ->
    [one] { $n } arme ultime
   *[other] { $n } armes ultimes
}
draw-nothing = rien

draw-place = Place { $code }, défense { $n }
draw-centre = centre
draw-centre-long = centre de ressources
draw-capital = capitale
draw-card = { $code } : { $name }, défense { $n }, admet { $list } ; { $mark }
draw-exposed = carte exposée
draw-short = carte exposée mais hors de portée : il faut { $n }, votre réserve y vaut { $have }
draw-covered = carte couverte
draw-attacked = carte attaquée
draw-reach = { $code } peut être attaquée maintenant
draw-target = { $code } est attaquée
draw-corner = { $code } : coin libre, la région peut s’y poser
draw-tile = Tuile { $code } : défense { $n }, recherche { $m }
draw-marker-grey = Marqueur de progrès à la tuile { $code }, face grise
draw-marker-flame = Marqueur de progrès à la tuile { $code }, face flamme : revers

draw-region-discard = Défausse des régions
draw-region-top = { $n ->
    [one] Défausse des régions : une carte, { $name }
   *[other] Défausse des régions : { $n } cartes, dessus { $name }
}
draw-cards = { $n ->
    [one] carte
   *[other] cartes
}
draw-removed = hors jeu : { $n }
draw-centres = Centres
draw-centres-held = Centres capturés : { $n } sur { $m }
draw-each-turn = { $n } cartes/tour
draw-pile = Pioche
draw-discard = Défausse
draw-pile-counts = { $name } : { $n } ({ $list })

draw-unit = Tuile d’unité : { $name }
draw-strength = { $name } : force { $n }, { $state }
draw-side-base = face de base
draw-side-upgraded = amélioration : { $name }
draw-side-spent = éclaireurs envoyés
draw-tactic-P = éclaireurs
draw-tactic-V = embarcations légères
draw-tactic-A = bombardiers lourds
draw-tactic-S = convoi
draw-weapon-short = Arme
draw-weapon-side = Arme ultime : { $state }
draw-weapon-later = avec les { $n } centres
draw-weapon-centres = { $n }/{ $m } centres
draw-weapon-ready = acquise
draw-weapon-used = { $n ->
    [one] jouée une fois
   *[other] jouée { $n } fois
}
draw-reserve = Colonne de réserve : { $name }
draw-stack-reserve = { $list } en réserve
draw-stack-force = { $list } dans la force d’invasion

draw-tray = Force d’invasion
draw-tray-target = Invasion de { $code }
draw-tray-losses-retreat = échec
draw-tray-retreat = en { $code } ou { $second }
draw-tray-bombers = { $n ->
    [one] revers sur 1
   *[other] revers de 1 à { $n }
}

draw-region-discard-order = Défausse des régions, le dessus d’abord
draw-research = risque :
draw-roll-long = Recherche ennemie à la fin du tour : { $n } chances sur { $m } que le marqueur avance
draw-no-roll-long = Pas de recherche ennemie ce tour : un revers a retourné le marqueur côté flamme
draw-roll = { $n } chances sur { $m }
draw-no-roll = aucun ce tour
draw-doomed = Prochain jet : défaite !
draw-doomed-long = Recherche { $n } sur H : le prochain jet fait perdre la partie à coup sûr, à moins d’un revers avant lui
draw-see-table = Table
draw-see-piles = Piles

# Ce que sont les choses, dit là où on les montre

draw-about-region = Capturée, elle va sur la défausse des régions, et le personnel gagne 1 de force jusqu’à la fin du tour.
draw-about-centre = Capturé : l’ennemi subit un revers si la recherche vaut 4 ou plus, vous améliorez un type d’unités, et piochez désormais une carte de plus par tour. Les { $m } donnent l’arme ultime.
draw-about-capital = Capturée, la partie est gagnée.
draw-about-exposed = On peut l’attaquer quand une des deux cartes qui la recouvrent par le bas n’est plus là ; la rangée du bas, toujours. La tuile de sa rangée dit quelle force il faut.
draw-about-sea = Mer : les éclaireurs ne l’amènent jamais, l’arme ultime ne peut pas la retirer.
draw-about-corner = La carte du dessus de la défausse des régions sera posée ici et recouvre les cartes au-dessus.
draw-about-tile = Château : la défense de cette rangée. Atome : la recherche ennemie ; tant que le marqueur est sur cette tuile, un dé au plus égal à la fin du tour le fait avancer. Cercle pointillé : la place du marqueur quand il arrive ici.
draw-about-tile-last = Le { $n } orange : quand le marqueur est ici et qu’aucun revers ne vient avant, le prochain jet fait perdre la partie à coup sûr.
draw-about-marker = La roue est la recherche ennemie : un dé la fait avancer à la fin du tour, et au-delà de H la partie est perdue. Un revers la fait reculer d’une tuile, côté flamme : il n’y a alors pas de jet à la fin du tour.
draw-about-region-discard = Toutes les cartes sont visibles. Après une attaque manquée plus haut que la rangée du bas, celle du dessus retourne dans la pyramide ; les éclaireurs l’échangent avec une région exposée.
draw-about-pile = Les cartes qui restent à piocher, { $n } par tour et une de plus par centre. Leur ordre est inconnu.
draw-about-discard = Les cartes perdues. Elles sont mélangées en une nouvelle pioche quand celle-ci est épuisée.
draw-about-reserve = Les cartes restent ici d’un tour à l’autre, sans limite.
draw-about-force = Les cartes envoyées contre une région. Leurs forces réunies doivent atteindre sa défense.
draw-about-dice = Deux dés : 12 succès, sauver jusqu’à 3 cartes · 11 en sauver 2 · 9–10 en sauver une · 6–8 succès, toutes les cartes de la force sont défaussées · 4–5 une perte de plus · 3 deux · 2 trois, et échec. Ce qui ne peut être payé fait échouer.
draw-about-retreat = Un échec coûte la force et les pertes de plus. Plus haut que la rangée du bas, c’est une retraite : la carte du dessus de la défausse des régions revient dans la pyramide, et il n’y a plus ni invasion ni bombardement ce tour.
draw-about-P = Force 1 au début du tour, 1 de plus après chaque capture, 4 au plus. Amélioré : des éclaireurs, qui une fois dans la partie échangent une région exposée avec le dessus de la défausse.
draw-about-V = Force { $base }, améliorée { $strength }. Améliorés, ils servent aussi d’embarcations légères, de force 1, là où les avions ou les bateaux sont admis et les véhicules non.
draw-about-A = Force { $base }, améliorée { $strength }. Améliorés, des bombardiers lourds : après les invasions, des avions peuvent être défaussés ; un dé au plus égal à leur nombre cause un revers.
draw-about-S = Force { $base }, améliorée { $strength }. Améliorés, un convoi : avant la pioche, un bateau peut être défaussé contre une carte de plus.
draw-about-weapon = Avec les { $m } centres, ses cartes se gardent : chacune retire une région exposée (ni mer ni capitale), ou cause un revers.
draw-about-breakthrough = Piochée, elle fait avancer le marqueur tout de suite tant que la recherche vaut 3, et ne fait rien ensuite.

### Sur une page

touch-attack = Attaquer { $place } ({ $terrain }, défense { $n })
touch-attack-odds = Attaquer { $place } ({ $terrain }, défense { $n }) : { $percent } % avec la meilleure force
touch-card = Dans la force : { $unit-name }, force { $n }
touch-craft = Dans la force : un véhicule comme embarcation légère, force { $n }
touch-back = Reprendre : { $unit-name }
touch-save = Sauver : { $unit-name }
touch-give-up = Sacrifier : { $unit-name }
touch-scouts = Envoyer des éclaireurs en { $place }
touch-weapon = Détruire { $place } avec l’arme ultime
touch-strike = Frapper la recherche ennemie avec l’arme ultime
touch-lay = Poser la région perdue en { $place }
touch-upgrade-P = Éclaireurs : une fois, échangent une région exposée contre la dernière défaussée
touch-upgrade-V = Véhicules { $base } → { $strength }, et force 1 où ils sont exclus
touch-upgrade-A = Avions { $base } → { $strength } ; défaussés en fin de tour, ils peuvent faire reculer l’ennemi
touch-upgrade-S = Bateaux { $base } → { $strength } ; chaque tour, un bateau défaussé fait piocher une carte de plus
touch-convoy = Envoyer un bateau en convoi pour une carte de plus
touch-draw = Pas de convoi : piocher
touch-end = Finir les invasions
touch-none = N’en sauver aucune
touch-bomb = Bombarder la recherche avec { $n ->
    [one] { $n } avion
   *[other] { $n } avions
} ({ $percent } %)
touch-bomb-none = Pas de bombardement
said-target = Attaquer { $place }
said-attack = Attaquer { $place } avec { $units }
said-recover = Sauver { $units }
said-lose = Sacrifier { $units }
said-upgrade = Améliorer { $unit ->
    [P] le personnel
    [V] les véhicules
    [A] les avions
   *[S] les bateaux
}
said-bomb = { $n ->
    [0] Pas de bombardement
    [one] Bombarder la recherche avec { $n } avion
   *[other] Bombarder la recherche avec { $n } avions
}
send-attack = Attaquer { $place }
send-recover = Sauver
send-lose = Sacrifier
offer-best = Meilleure force : { $force }, { $percent } %
offer-save = Les plus utiles : { $force }
offer-lose = Les moins utiles : { $force }
keys-prompt-regions = { $n ->
    [one] Défausse des régions : le terrain de la dernière carte ?
   *[other] Défausse des régions : { $n } terrains, du dessous au dessus ?
  }
keys-prompt-row = Rangée { $row } : quels terrains, de gauche à droite ?
keys-prompt-cards = { $n ->
    [one] Vous piochez une carte : laquelle ?
   *[other] Vous piochez { $n } cartes : lesquelles ?
  }
keys-prompt-dice = { $place } : les deux dés ? Succès dès { $n } ({ $percent } %).
touch-prompt-convoy = Un bateau en convoi, ou simplement piocher ?
touch-prompt-invasions = Touchez une région à attaquer, ou finissez.
touch-prompt-invasions-none = { $place } demande { $n }, vous avez { $have } : trop peu.
touch-prompt-force = Touchez les cartes contre { $place }.
touch-prompt-missing = Encore des cartes contre { $place }.
touch-prompt-enough = La force suffit contre { $place }.
touch-prompt-recovery = { $place } : { $n ->
    [one] sauvez une carte, ou aucune.
   *[other] sauvez jusqu’à { $n } cartes.
}
touch-prompt-recovery-more = { $place } : { $n ->
    [one] encore une carte peut être sauvée.
   *[other] encore { $n } cartes peuvent être sauvées.
}
touch-prompt-recovery-all = { $m ->
    [one] Une carte choisie
   *[other] { $m } cartes choisies
  } : touchez Sauver.
touch-prompt-losses = { $place } : touchez { $n ->
    [one] la carte à sacrifier.
   *[other] les { $n } cartes à sacrifier.
}
touch-prompt-losses-more = { $place } : { $n ->
    [one] encore une carte à sacrifier.
   *[other] encore { $n } cartes à sacrifier.
}
touch-prompt-losses-all = { $m ->
    [one] Une carte choisie
   *[other] { $m } cartes choisies
  } : touchez Sacrifier.
touch-prompt-upgrade = Un centre ! Choisissez une amélioration.
touch-prompt-retreat = Retraite de { $place } : où poser la région ?
touch-prompt-bombing = Touchez des avions : 1 chance sur 6 chacun.

sketch-strength = { $n } contre { $m }
sketch-missing = il manque { $missing }
sketch-odds = succès { $percent } %
sketch-saved = { $n } sur { $m } sauvées
sketch-lost = { $n } sur { $m } sacrifiées

basket-force = Force contre { $place }
basket-strength = force
basket-recover = Cartes à sauver
basket-lose = Cartes à sacrifier
basket-cards = cartes
basket-item = { $unit-name }, force { $n }
basket-craft = véhicule, force { $n }
basket-item-card = { $unit-name }

panel-targets = Régions exposées
panel-place = Place
panel-terrain = Terrain
panel-terrain-name = { $terrain }
panel-defence = Défense
panel-force = Meilleure force
panel-odds = Succès
panel-percent = { $percent } %
panel-dear = trop cher
panel-short = il manque { $n }
panel-dice = Ce que font deux dés
panel-throw-12 = le meilleur : succès, sauver jusqu’à 3 cartes
panel-throw-11 = succès, sauver jusqu’à 2 cartes
panel-throw-9 = succès, sauver une carte
panel-throw-6 = succès, la force est défaussée
panel-throw-4 = une perte de plus, sinon échec
panel-throw-3 = deux pertes de plus, sinon échec
panel-throw-2 = le pire : trois pertes de plus, et échec
panel-retreat = Échec plus haut que A : retraite, une région revient et les invasions sont finies

bot-cadet = Cadet
bot-captain = Capitaine
bot-major = Commandant
bot-planner = Stratège
bot-style-planner = Joue de nombreuses fois la suite de chaque décision prometteuse et prend celle qui gagne le plus souvent.
bot-style-major = Prévoit comme le stratège, mais compare peu de décisions, imagine peu de suites et surveille à peine la recherche ennemie.
bot-style-captain = Suit des règles simples et sûres, sans regarder plus loin.
bot-style-cadet = Connaît les règles simples du capitaine, mais ne voit que ce qui est proche et ne garde rien pour les pertes.

difficulty-gentle = Douce
difficulty-standard = Normale
difficulty-hard = Difficile
difficulty-about = Douce : chaque rangée demande 3 de force de moins. Difficile : 2 de plus. Le reste ne change pas.

### L’aide de jeu

aid-goal = Le but
aid-goal-win = Capturez la capitale, au sommet de la pyramide : la partie est gagnée aussitôt.
aid-goal-lose = Si le marqueur de la recherche ennemie doit avancer au-delà de la tuile H, la partie est perdue.
aid-turn = Le tour
aid-turn-convoy = Convoi, si les bateaux sont améliorés : un bateau défaussé donne une carte de plus.
aid-turn-draw = Piochez { $n } cartes, et 1 de plus par centre capturé. Les unités vont en réserve et y restent. Une percée ennemie fait avancer le marqueur tant que la recherche vaut { $low }.
aid-turn-invade = Autant d’invasions que vous voulez, une région après l’autre. Entre elles : éclaireurs, arme ultime.
aid-turn-bomb = Bombardement, si les avions sont améliorés : défaussez des avions ; un dé qui ne dépasse pas leur nombre fait reculer l’ennemi.
aid-turn-research = Recherche ennemie : un dé qui ne dépasse pas la recherche de sa tuile fait avancer le marqueur. S’il montre la flamme, on le retourne sans lancer le dé.
aid-turn-end = Le personnel retombe à 1.
aid-attack = L’invasion
aid-attack-open = Une région est exposée dès qu’une des deux cartes qui la couvrent par le bas est partie ; la rangée du bas l’est toujours.
aid-attack-force = La force vient de la réserve : des unités que la région admet, d’une force totale au moins égale à la défense de sa rangée. Puis lancez deux dés.
aid-attack-region = Une région capturée va sur la défausse des régions, et le personnel gagne 1 jusqu’à la fin du tour ({ $top } au plus).
aid-attack-centre = Un centre capturé : l’ennemi recule si la recherche vaut { $n } ou plus, vous améliorez une sorte d’unités, et piochez une carte de plus par tour. Le { $m }e centre donne l’arme ultime.
aid-dice = Les deux dés
aid-dice-sum = Somme
aid-dice-does = Ce qui arrive
aid-dice-odds = Chances
aid-dice-back = { $n ->
    [one] succès ; { $n } carte de la force revient
   *[other] succès ; jusqu’à { $n } cartes de la force reviennent
  }
aid-dice-lost = succès ; la force est perdue
aid-dice-extra = { $n ->
    [one] force perdue, et { $n } carte de plus
   *[other] force perdue, et { $n } cartes de plus
  }
aid-dice-never = force perdue, et { $n } cartes de plus ; c’est un échec de toute façon
aid-dice-paid = Les cartes de plus viennent de la réserve, d’une sorte admise là. Tout payé : succès. Sinon : tout ce qui peut l’être, et échec.
aid-dice-retreat = Échec : la carte du dessus de la défausse des régions se pose sous la région attaquée, et l’on passe à la recherche ennemie. En rangée { $row }, rien ne se pose et le tour continue.
aid-fight = Une invasion
aid-fight-target = { $code } est « { $land } » et admet { $admits }. La rangée { $row } a { $n } de défense.
aid-fight-force = La force : { $force }, cela fait { $sum }.
aid-fight-end = Les dés font { $one } et { $two }, donc { $roll } : la force est perdue, et il faut { $extra } carte de plus (parmi { $admits }). Elle est en réserve : { $code } est capturée. Elle n’y est pas : échec.
aid-units = Les cartes
aid-units-name = Carte
aid-units-cards = Nombre
aid-units-strength = Force
aid-units-gives = L’amélioration, ou l’effet
aid-units-grows = { $n } à { $top }
aid-unit-P = éclaireurs, une fois : échangent une région exposée avec le dessus de la défausse des régions (ni mer posée, ni capitale reprise)
aid-unit-V = embarcations légères : force 1 là où avions ou bateaux sont admis, et les véhicules non
aid-unit-A = bombardiers lourds : voir le tour
aid-unit-S = convoi : voir le tour
aid-unit-breakthrough = piochée à recherche { $n } : le marqueur avance ; ensuite sans effet
aid-unit-weapon = gardée une fois les { $m } centres pris : retire une région exposée (ni mer, ni capitale) ou fait reculer l’ennemi
aid-lands = Les régions
aid-lands-name = Carte
aid-lands-units = Admet
aid-lands-cards = Nombre
aid-tiles = Les tuiles ennemies
aid-tiles-defence = Défense
aid-tiles-research = Recherche
aid-tiles-flame = L’ennemi recule d’une tuile et son marqueur montre la flamme : sa prochaine recherche n’a pas lieu.
aid-ours-payment = Après 3 à 5, le tableau du livret dit « ou retraite » : nous n’y lisons pas un choix, car le texte demande de payer tant qu’on le peut (SA-I7).
aid-ours-laid = La région posée par une retraite devient une région ordinaire de sa rangée ; le livret ne le dit pas (SA-I10).
aid-ours-weapon = L’arme ultime se joue entre deux invasions (SA-U5).
aid-ours-scouts = Les éclaireurs aussi, et la force gagnée ce tour reste au personnel (SA-U1).
# La fin d'une partie
outlook-note = Ces chances disent combien de fois le Stratège, notre meilleur robot, gagne depuis le début d’un tel tour. Essayées sur d’autres parties du Stratège, elles étaient justes à cinq points près d’un bout à l’autre de l’échelle. Des joueurs peuvent faire mieux ou moins bien.

# Ce que font les mains sur la vraie table

hand-drawn = Dans vos colonnes : { $drawn }
hand-convoy = Défaussez un bateau de votre réserve : une carte de plus est piochée
hand-shuffled = Mélangez la défausse : c’est la nouvelle pioche
hand-weapon-lost = Défaussez l’arme ultime : elle ne sert pas encore
hand-breakthrough = Défaussez la percée ; avancez le marqueur en { $tile }
hand-breakthrough-nothing = Défaussez la percée : rien d’autre ne se passe
hand-attack = Force devant { $place } : { $units }
hand-force-lost = Défaussez la force : { $units }
hand-recovered = Reprenez { $units } ; défaussez { $rest }
hand-recovered-all = Reprenez { $units }
hand-extra-losses = Défaussez de votre réserve : { $units }
hand-laid = Posez le dessus de la défausse des régions ({ $terrain }) en { $place }
hand-captured = Posez { $place } ({ $terrain }) sur la défausse des régions
hand-captured-centre = Retirez { $place } de la pyramide : ce centre est à vous
hand-personnel = Personnel : force { $strength }
hand-personnel-rests = Personnel : retour à la force 1
hand-upgrade = Retournez la tuile « { $card } » sur sa face améliorée
hand-setback = Reculez le marqueur en { $tile }, face flamme visible
hand-no-research = Retournez le marqueur en { $tile }, face grise
hand-research = Avancez le marqueur en { $tile }
hand-scouts = Échangez : { $out } en { $place } contre le dessus de la défausse des régions ({ $terrain }), et retournez la tuile du personnel
hand-weapon-region = Retirez du jeu { $place } ({ $terrain }) et la carte de l’arme
hand-weapon-research = Retirez du jeu la carte de l’arme
hand-bombing = { $n ->
    [one] Défaussez un avion de votre réserve
   *[other] Défaussez { $n } avions de votre réserve
}

# La boîte à soi, par formulaire
box-terrains = Cartes de région
box-terrains-about = Triez les 42 régions par terrain et par symboles d’unités, comptez chaque tas. Deux cartes qui admettent d’autres unités sont deux terrains.
box-add-terrain = Un terrain de plus
box-name = Nom
box-cards = Cartes
box-sea = c’est la mer
box-installations = Centres et capitale
box-installations-about = Les unités dont chaque carte porte le symbole.
box-capital = Capitale
box-production = Cartes de production
box-production-about = Comptez chaque sorte, sans les commandants de la Guerre totale.
box-deck = Cartes de production
box-all-cards = Cartes en tout
box-reshuffle = La défausse est mélangée
box-reshuffle-when-due = quand il faut une carte
box-reshuffle-when-empty = dès que la pioche est vide
box-tiles = Technologie ennemie
box-tiles-about = Les huit tuiles, de A (rangée du bas) à H (capitale) : la valeur à côté du château, puis celle à côté de l’atome.
box-defence = Défense (château)
box-research = Recherche (atome)
box-tile = Tuile { $n }
box-strength = Force des unités
box-strength-about = Le nombre sur chaque face des tuiles d’unité. Le personnel va de 1 à 4, par les règles.
box-no-units = aucune unité ne pourrait l’attaquer : touchez les symboles de la carte
box-weaker = la face améliorée est plus faible que la face de base
box-c1 = Centre de ressources 1
box-c2 = Centre de ressources 2
box-c3 = Centre de ressources 3
box-c4 = Centre de ressources 4
box-c5 = Centre de ressources 5
box-strength-V = { $n ->
    [b] Véhicule, face de base
   *[other] Véhicule, face améliorée
}
box-strength-A = { $n ->
    [b] Avion, face de base
   *[other] Avion, face améliorée
}
box-strength-S = { $n ->
    [b] Bateau, face de base
   *[other] Bateau, face améliorée
}
box-admits-P = personnel
box-admits-V = véhicule
box-admits-A = avion
box-admits-S = bateau
