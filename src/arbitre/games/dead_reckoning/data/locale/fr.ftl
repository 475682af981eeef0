# Dead Reckoning en français.

# Éditions impossibles
edition-own-key = « { $value } » ne peut être une clé : au plus 20 petites lettres sans accent, chiffres, _ et -, une lettre d’abord
edition-numbers = { $key } doit être une liste de nombres entiers de { $low } à { $high }
edition-so-many-numbers = { $key } doit être { $n } nombres entiers de { $low } à { $high }
edition-texts = { $key } doit être une liste de textes non vides
edition-so-many-texts = { $key } doit être { $n } textes non vides
edition-icons = { $key } : « { $value } » ne se lit pas comme des icônes, séparées par des espaces, S2 pour deux S ; les icônes : { $known }
edition-one-of = { $key } : « { $value } » doit être un de ces mots : { $known }
edition-tiles = les îles et le large font { $n } plateaux océan ; il en faut { $wanted } (la ligne « tiles » peut en dire un autre nombre)
edition-second = { $key } : la seconde place vaut plus que la première
edition-crew = l’équipage compte { $n } cartes ; il en faut { $wanted }
edition-upgrades = les améliorations font { $n } tuiles (types, deux niveaux, exemplaires) ; il en faut { $wanted } (la ligne « tiles » peut en dire un autre nombre)
edition-tile-empty = { $key } ne donne rien
edition-tile-zone = { $key } : seule une tuile de cale a des places (« spaces ») ou des icônes dessus (« bears »)
edition-tile-bears = { $key } : les places d’une cale ne portent que des voiles (S) et des canons (C)
edition-tile-crowded = { $key } : plus d’icônes que de places, la plus petite cale en a { $n }
edition-buildings = il y a { $n } bâtiments ; il en faut { $wanted } (la ligne « tiles » peut en dire un autre nombre)
edition-cards = les rangées comptent { $n } cartes ; il en faut { $wanted } (la ligne « cards » peut en dire un autre nombre)
edition-advancement = « { $value } » n’est pas un progrès : les icônes, le coût, puis si l’on veut le nombre de cartes et l’emplacement, par exemple « S2 D 4 x2 top »
edition-merchant = « { $value } » n’est pas un marchand : les icônes du recto et du verso, et si l’on veut le prix du troc, le nombre de cartes et l’emplacement, par exemple « S > S2 » ou « S 2 > S2 x2 top »
edition-merchant-cost = « { $value } » : aucun progrès de cette rangée n’a les icônes de ce recto ; écrivez le prix du troc après elles, comme dans « S 2 > S2 »
edition-faces = le plateau de combat n’a aucune zone : tous les nombres sont nuls
edition-bands = { $key } : chaque nombre doit être plus grand que le précédent, c’est le dernier tour d’une section
edition-alliance = il y a { $n } cartes de l’Alliance ; il en faut { $wanted }
edition-typed = cette carte est déjà imprimée : ses sections vont sous [{ $key }]
edition-equal-cubes = section { $band } : { $space } reçoit { $n } cubes de toutes les cartes ensemble, et non { $wanted }
edition-band-empty = « { $value } » : il n’y a rien entre deux barres
edition-band-part = « { $value } » : la section a déjà une partie de cette sorte
edition-band-space = « { $value } » n’est pas une case de l’océan, de A1 à C4 ; le port H ne va qu’après « end »
edition-band-cubes = après { $space } il faut le nombre de ses cubes, de 1 à 9
edition-band-twice = { $space } y est deux fois
edition-band-claims = { $n } cadres blancs (« claim ») : il en faut 1 ou { $most }
edition-band-end = « { $value } » : il faut une case de fin et une seule, comme « end H » ou « end B2 »
edition-band-conditional = « { $value } » n’a pas sa place ici : il faut « attack », « influence » ou les deux
edition-band-icon = « { $value } » n’est pas une icône du côté droit ; elles sont : $2 Q out gar fort P1 R1 X M E3 Ec2 F Fh F+2 Fh+1, U sails I, 7?{"{"}…{"}"}:{"{"}…{"}"}
edition-band-upgrade = « { $value } » : après U il faut une amélioration et son niveau, I ou II ; elles sont : { $known }
edition-band-condition = « { $value } » : une condition s’écrit 7?{"{"}$3 F{"}"}:{"{"}U guns II{"}"}, la partie après les deux points si la carte en a une

# Noms
game-title = Dead Reckoning
game-summary = Îles, cales et canons contre l’Alliance Wayward, que les règles jouent ; seul, ou à deux contre deux.
seat-player = Joueur
seat-port = Bâbord
seat-starboard = Tribord
seat-alliance = Alliance
seat-alliance1 = Alliance 1
seat-alliance2 = Alliance 2
kind-ship-merchant = navire marchand
kind-S = voile
kind-C = canon
kind-F = drapeau d’attaque
kind-I = influence
kind-B = construction
kind-P = production
kind-H = cargaison du port
kind-R = réparation
kind-D = pioche
kind-coin = pièce
kind-A = visée
kind-V = bordée
kind-K = parade
kind-either = influence ou construction
long-S = des points de déplacement quand les voiles sont hissées
long-C = un cube de plus dans chaque combat du tour
long-F = une attaque : navire, marchand ou bâtiments
long-I = un cube sur l’île où l’on se trouve
long-B = un bâtiment sur une île à soi
long-P = l’île où l’on se trouve produit
long-H = au port, 2 marchandises sur le quai
long-R = 1 dégât réparé
long-D = une carte piochée
long-coin = 1 pièce à bord, au port dans le coffre
long-A = en combat, un de ses cubes retombe
long-V = en combat, un cube de plus
long-K = en combat, une touche ignorée
long-either = l’un ou l’autre, au choix
long-legendary = navires et marchands battus
long-terror = navire ennemi coulé
long-experts = cartes d’équipage au niveau 4 ; pour l’Alliance, des cubes
long-elite = améliorations de navire
long-explorer = plateaux explorés
long-builder = bâtiments en même temps
long-colonist = cubes permanents sur les îles
long-capitalist = pièces dans le coffre ; pour l’Alliance, sur le quai
long-master = marchandises sur le quai et le navire ; jamais pour l’Alliance
kind-outpost = avant-poste
kind-garrison = garnison
kind-fort = fort
kind-open_sea = large
kind-harbor = port
kind-pirate = mode Pirate
kind-merchant = mode Marchand
kind-rigging = Gréement
kind-gun_deck = Batterie
kind-fore_hold = Cale avant
kind-aft_hold = Cale arrière
kind-coins = pièces
kind-cargo = marchandises
kind-heads = face
kind-tails = pile
kind-nothing = rien
kind-crown = couronne
kind-crowns = deux couronnes
kind-crown_hit = couronne et touche
kind-hit = touche
kind-plunder = pillage
kind-legendary = Légendaire
kind-terror = Terreur des 7 mers
kind-experts = Marins experts
kind-elite = Vaisseau d’élite
kind-explorer = Explorateur
kind-builder = Constructeur
kind-colonist = Colonisateur
kind-capitalist = Capitaliste
kind-master = Maître marchand
short-legendary = Légendaire
short-terror = Terreur
short-experts = Experts
short-elite = Élite
short-explorer = Explorateur
short-builder = Constructeur
short-colonist = Colonisateur
short-capitalist = Capitaliste
short-master = Marchand
short-cargo = m
short-outpost = A
short-garrison = G
short-fort = F
count-steps = { $n } pas
count-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
count-cargo = { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
  }
count-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
count-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  }
count-S = { $n ->
    [one] { $n } voile
   *[other] { $n } voiles
  }
count-C = { $n ->
    [one] { $n } canon
   *[other] { $n } canons
  }
count-F = { $n ->
    [one] { $n } drapeau d’attaque
   *[other] { $n } drapeaux d’attaque
  }
count-I = { $n ->
    [one] { $n } influence
   *[other] { $n } influences
  }
count-B = { $n ->
    [one] { $n } construction
   *[other] { $n } constructions
  }
count-P = { $n ->
    [one] { $n } production
   *[other] { $n } productions
  }
count-H = { $n ->
    [one] { $n } cargaison du port
   *[other] { $n } cargaisons du port
  }
count-R = { $n ->
    [one] { $n } réparation
   *[other] { $n } réparations
  }
count-D = { $n ->
    [one] { $n } pioche
   *[other] { $n } pioches
  }
count-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
count-A = { $n ->
    [one] { $n } visée
   *[other] { $n } visées
  }
count-V = { $n ->
    [one] { $n } bordée
   *[other] { $n } bordées
  }
count-K = { $n ->
    [one] { $n } parade
   *[other] { $n } parades
  }
count-either = { $n } influence ou construction
nothing = rien

# Ce qui se passe
event-alliance-turn = Tour { $turn } de l’{ $side }
event-human-turn = Au tour de : { $human }
event-card = L’Alliance retourne une carte : { $card }, { $shown ->
    [hard] côté difficile
   *[normal] côté normal
  }, tours { $turns }
event-deck-shuffled = Le paquet de l’Alliance est épuisé : on le mélange de nouveau
event-picked = Le joueur choisit pour l’Alliance parmi { $among } : { $picked }
event-tile = Tuile révélée en { $space } : { $tile }
event-card-typed = Tel que tapé : { $line }
event-dealt = Carte sur { $space } : { $card }
event-explorer-cube = { $side } : cube { $n } sur Explorateur
event-claims = L’Alliance prend la carte de { $space } : { $card }
event-nothing-to-claim = L’Alliance ne prend rien en { $space } : aucune carte n’y est posée
event-toss = Navire marchand sur { $space }, pile ou face : { $fell }
event-merchant-taken = L’Alliance garde le verso du navire marchand de { $space } : { $card }
event-pile = { $pile ->
    [pirate] La carte va sur sa pile Pirate (canons et capacités : +{ $n })
   *[merchant] La carte va sur sa pile Marchand
  }
event-plan-attack = L’Alliance veut attaquer ({ $human }, { $why ->
    [laden] navire chargé
   *[flag] drapeau
  }) : elle renonce aux placements qui demanderaient un autre combat
event-plan-building = L’Alliance veut un seul combat, contre les bâtiments de { $space }
event-plan-halved = L’Alliance veut deux combats, chacun avec la moitié de ses cubes : le navire en { $ship }, puis les bâtiments de { $space }
event-fights-ship = L’Alliance attaque le navire ({ $human }) sur { $space } avec { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }
event-fights-building = L’Alliance attaque les bâtiments ({ $human }) de { $space } avec { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }
event-fight-lost = Combat perdu par l’Alliance sur { $space } : plus aucun combat pour cette carte
event-no-more-fights = Pas de combat sur { $space } : l’Alliance en a perdu un ou a coulé
event-no-end-fight = Pas de combat là où son navire s’arrête, { $space } : une attaque est prévue
event-no-conditional-attack = Aucun navire n’est assez chargé pour que l’Alliance l’attaque
event-only-the-flag = Attaque conditionnelle contre { $human } : seul le combat du drapeau a lieu
event-no-attack = Drapeau d’attaque : personne à attaquer hors du port
event-no-late-attack = Le drapeau contre { $human } vient trop tard : un combat a déjà eu lieu pour cette carte
event-garrison-hurts = La garnison de { $space } inflige 1 dégât : { $side }
event-garrison-spares = La garnison de { $space } n’inflige pas le cinquième dégât : { $side }
event-cube = { $side } : un cube sur { $space } (il y en a { $n })
event-cube-replaces = { $side } : un cube sur { $space } à la place d’un cube ({ $other })
event-cube-lost = { $side } : un cube perdu sur { $space }, sans place
event-cube-half = { $side } : une demi-conversion sur { $space }, la suivante comptera
event-cube-spared = { $side } : cube ignoré sur { $space }, île de l’autre Alliance
event-cubes-lost = { $n ->
    [one] { $n } cube perdu
   *[other] { $n } cubes perdus
  } sur { $space } : pas d’île là
event-cube-ignored = Un cube seul sur { $space } est ignoré : fort, garnison ou mode Pirate
event-placement-ignored = { $n ->
    [one] { $n } cube n’est pas placé
   *[other] { $n } cubes ne sont pas placés
  } sur { $space }
event-control = { $side } : prise de contrôle de { $space }{ $n ->
    [0] { "" }
   *[other] {" "}; bâtiments retirés : { $n }
  }
event-permanent = { $side } : un cube permanent sur { $space }
event-end-space = Le navire de l’{ $side } va en { $space }
event-stays-in-harbor = Navire coulé pendant ce tour ({ $side }) : il reste au port
event-conditional-influence = Influence là où sont des biens : { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  } sur { $space }
event-no-conditional-influence = Influence là où sont des biens : aucune île ne convient
event-coins = { $side } : +{ $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  } de la réserve
event-pile-coins = { $side } : +{ $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  } pour { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } de la pile Marchand
event-upgrades = { $side } : amélioration { $upgrade }{ $n ->
    [0] { "" }
    [one] {" "}et son canon
   *[other] {" "}et ses { $n } canons
  }
event-no-upgrade = Aucune amélioration de niveau { $level } disponible : { $side } n’en prend pas
event-repairs = { $side } : { $n ->
    [0] aucun dégât à réparer
    [one] { $n } dégât réparé
   *[other] { $n } dégâts réparés
  }
event-builds = { $side } : { $building } sur { $space }
event-no-building = { $side } ne peut pas bâtir ({ $building }) : pas d’île pour cela, ou plus de bâtiment en réserve
event-produces = { $side } : { $space } produit { $goods }
event-no-production = { $side } : aucune île ne peut produire
event-expert-cube = { $side } : cube { $n } sur Marins experts
event-no-expert = { $side } : Marins experts est déjà revendiqué
event-beats-merchant = { $side } : navire marchand de { $space } vaincu
event-no-merchant = Aucun navire marchand sur le plateau : rien pour { $side }
event-later = À la fin du tour : { $goods } sur l’île la plus précieuse ({ $side })
event-no-island = Aucune île contrôlée pour y poser des biens : { $side }
event-puts = Biens posés sur { $space } : { $goods }
event-condition = Lancerait-elle { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  } ? { $holds ->
    [yes] Oui
   *[no] Non
  }
event-collects = { $side } ramasse sur ses îles { $goods }
event-cargo-sold = { $side } : des marchandises du quai deviennent { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
event-plays = Carte jouée : { $card }
event-sails = Voiles hissées : { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de déplacement
event-moves = Navire en { $space } ({ $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
  })
event-loads = Chargé : { $goods }
event-unloads = Déchargé : { $goods }
event-jettisons = Jeté par-dessus bord : { $goods }
event-sells = Vendu : marchandises contre { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
event-buys = Acheté : { $card }
event-trades = Troqué : { $card }
event-hunts = Chasse au navire marchand de { $space }
event-attacks = Attaque contre le navire de l’Alliance en { $space }
event-storms = Assaut contre les bâtiments de { $space }
event-human-builds = Bâti sur { $space } : { $kind }
event-human-produces = { $space } produit { $goods }
event-harbor-cargo = Au port : +{ $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
  } sur le quai
event-mends = Réparé : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  } ({ $human })
event-human-upgrades = Amélioration : { $upgrade }
event-coin = Une pièce de plus
event-draws = Une carte piochée
event-ends = Fin de la phase principale
event-human-garrison = La garnison ennemie de { $space } inflige 1 dégât
event-mode = Choisi : { $mode }
event-raised = { $card } monte au niveau { $level }
event-sleeved = Glissé sur { $card } : { $advancement }
event-discards = Les cartes jouées sont défaussées
event-defends-with = Jouée en défense : { $card }
event-battle = Combat en { $space } : { $human } { $mine ->
    [one] { $mine } cube
   *[other] { $mine } cubes
  }, { $enemy } { $theirs ->
    [one] { $theirs } cube
   *[other] { $theirs } cubes
  }
event-cube-falls = Un cube tombe ({ $side }) : { $face }
event-aims = Visée : un cube ({ $face }) retombe
event-volley = Bordée : un cube de plus
event-braces = Parade : une touche sera ignorée
event-crowns = Couronnes : { $human } { $mine }, ennemi { $theirs }
event-plundered = Pillé à bord ({ $human }) : { $goods }
event-plunders = { $human } : pillage de { $goods } ({ $enemy })
event-damage = { $side } : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  }
event-human-sunk = Le navire coule ({ $human }) : { $n ->
    [one] { $n } pièce perdue
   *[other] { $n } pièces perdues
  }, ses biens avec lui ; vainqueur : { $enemy }
event-alliance-sunk = { $enemy } coulée : { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  } au coffre ({ $human }), son navire va au port
event-battle-won = Combat gagné ({ $human } contre { $enemy })
event-battle-lost = Combat perdu ({ $human } contre { $enemy })
event-merchant-beaten = Navire marchand vaincu : { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  } à bord ({ $human })
event-merchant-escapes = S’échappe sous son paquet : { $card }
event-back = Verso du navire marchand : { $card }
event-legendary-cube = { $side } : cube { $n } sur Légendaire
event-achievement = { $side } : succès revendiqué, { $achievement }
event-bonus-tile = { $side } : premier camp, tuile bonus de { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
event-end-triggered = { $side } : quatre succès, la fin est déclenchée
event-last-turns = Derniers tours, déclenchés par : { $side }
event-turns-over = Les derniers tours sont joués : comptez les points à la table, puis dites qui a gagné
event-edit = Réglé : { $word }
event-faces = Vos cubes : { $word }
event-tie = Égalité de points ; les cubes sur les îles départagent : { $mine } à { $theirs }
event-over = { $won ->
    [humans] Partie gagnée contre l’Alliance
   *[alliance] Partie perdue : l’Alliance l’emporte
  }
event-foe = Deux navires en mode pirate sur { $space } : { $human } est combattu
event-tie-toss = Égalité entre joueurs, pile ou face : { $fell }, donc { $human }
event-fortune-ignored = Rencontre de Fortune ignorée sur { $space } : { $card }
event-gives = Donné au partenaire : { $goods }
event-takes = Pris au partenaire : { $goods }
event-asks-consent = Accord demandé au partenaire : { $n } influence sur { $space }
event-agrees = { $human } est d’accord pour { $space }
event-declines = { $human } refuse pour { $space }
told-choice = { $said } (parmi { $among } ; { $by })
told-only = { $said } ({ $by })
mark-by-only = seul candidat
mark-by-human = choix laissé au joueur
mark-by-toss = à égalité, pile ou face
mark-by-sea = les autres sont au port
mark-by-coins = le plus de pièces posées
mark-by-stored = le plus de marchandises posées
mark-by-goods = le plus de biens posés
mark-by-first = la plus haute première valeur
mark-by-second = la plus haute seconde valeur
mark-by-production = la plus haute production
mark-by-cargo = le plus de marchandises produites
mark-by-distance = le plus proche
mark-by-damage = le plus endommagé
mark-by-controller = celui qui contrôle l’île
mark-by-named = celle que sa carte nomme
told-seat = { $human } · { $said }
told-cubes = Cubes ({ $side }) : { $faces }
told-draws = Piochées : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
told-dealt = Cartes posées : { $cards }
told-placed = { $side } : { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  } sur { $space } (il y en a { $there })
told-lost = { $side } : { $n ->
    [one] { $n } cube perdu
   *[other] { $n } cubes perdus
  } sur { $space }, sans place
told-replaced = { $side } : { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  } sur { $space } à la place d’autant de cubes ({ $other })

# Pourquoi une décision est refusée
cannot-read = « { $word } » ne s’écrit pas ainsi, ou pas maintenant
not-a-seat = il n’y a pas de siège { $seat }
not-your-turn = ce n’est pas à ce siège de décider
game-over = la partie est finie
not-in-phase = ce n’est pas le moment
edits-now = on règle la table : « mettre … », puis « tour » pour celui de l’Alliance, ou « fin gagné », « fin perdu »
edit-unknown = cela ne se règle pas ainsi ; « ? » montre comment
edit-word = « { $word } » ne se lit pas ici ; « ? » montre comment
edit-short = « { $word } » n’est pas un camp ; en bref ce sont : { $known }, comme dans « 2j 1a »
edit-side = les camps sont : { $known }
edit-number = il faut un nombre de { $low } à { $high }
edit-no-island = il n’y a pas d’île en { $space } ; dites d’abord laquelle : « mettre A2 plateau … »
edit-tile = les plateaux sont : { $known }, ou rien
edit-tile-lies = { $tile } est déjà posé ailleurs
edit-cubes = { $space } a { $n } places de cube en tout ; plusieurs camps se règlent d’un coup : « mettre A2 cubes joueur 3 alliance 2 »
edit-control = { $side } a plus de la moitié des places de { $space } et la contrôle
edit-building = les bâtiments sont : { $known }, ou rien
edit-nobody = personne ne contrôle { $space } : on ne bâtit que sur une île contrôlée
edit-supply = il n’en reste plus dans la réserve : { $building }
edit-unexplored = { $space } n’est pas explorée : aucune carte n’y est posée
edit-card = « { $word } » n’est pas une carte : écrivez ses icônes, « M » avant un marchand, puis peut-être son coût (« S2 D 4 »), ou seulement « pirate 3 » (canons et capacités), « autre », « marchand »
card-unknown = aucune carte ne s’appelle « { $word } » ; une carte à vous se tape avec sa section { $band } : « carte NOM : A1 2, C2 1 | claim B1 | end H | out $1 » (« ? carte »)
card-band-unknown = la section { $band } de « { $word } » n’a pas encore été tapée : « carte { $word } : A1 2, C2 1 | claim B1 | end H | out $1 » (« ? carte »)
card-name = « { $word } » ne peut pas nommer une carte : au plus 20 lettres et chiffres, une lettre d’abord
cards-full = { $n } sections ont été tapées : il n’y a plus de place
edit-achievement = les succès sont : { $known }
no-turn-left = les derniers tours sont joués : comptez les points, puis « fin gagné » ou « fin perdu » ; « mettre dernier rien » revient sur la fin
cubes-so-many = dites combien de cubes vous larguez, de 0 à { $n } : « cubes 3 »
faces-or-done = « assez », « parer » (une touche ignorée), ou vos cubes tels qu’ils sont : « faces c c t »
turn-too-long = on a déplacé des biens { $n } fois dans ce tour : ils restent où ils sont
one-or-two = Dead Reckoning se joue seul ou à deux contre deux, pas à { $seats }
no-icon = il manque une icône { $icon } inutilisée
not-in-harbor = cela ne se fait qu’au port
no-island = il n’y a pas d’île en { $space }
not-in-hand = { $card } n’est pas dans la main
sails-raised = les voiles sont déjà hissées ce tour
already-there = le navire est déjà en { $space }
sails-first = il faut d’abord hisser les voiles
too-far = { $space } est à { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
  } ; il reste { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
explored-already = un plateau a déjà été exploré ce tour ; { $space } attendra
cannot-load = on peut charger ici au plus { $n } ({ $good })
not-aboard = il n’y a que { $n } à bord ({ $good })
too-little-cargo = il n’y a que { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
  } sur le quai et à bord
too-little-aboard = il faut { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
  }, il y en a { $held }
two-taken = deux cartes ont déjà été prises ce tour
no-merchant-here = pas de navire marchand en { $space }
no-advancement-here = pas de progrès à acheter en { $space }
no-ship-here = pas de navire de l’Alliance en { $space }
nothing-to-storm = ni fort ni garnison ennemis en { $space }
beaten-already = les bâtiments de { $space } sont déjà battus ce tour
barred = { $space } est fermée : il y a un fort ou une garnison à battre d’abord
too-little-influence = il reste { $n } influence
not-yours = { $space } n’est pas une île à vous
built-already = { $space } porte déjà ce bâtiment
none-in-supply = il n’en reste pas dans la réserve
produced-already = { $space } a déjà produit ce tour
partner-away = le partenaire n’est pas sur cette case
no-damage = il n’y a pas de dégât à réparer
upgraded-already = une amélioration a déjà été achetée ce tour
wrong-zone = cette tuile ne va pas dans cette zone
no-room = les cales sont pleines
hand-full = la main est pleine
cannot-raise = { $card } ne peut pas monter : non jouée ce tour, ou déjà au niveau 4
no-such-advancement = il n’y a pas de tel progrès à glisser
slot-taken = { $card } n’a pas cet emplacement libre, ou n’a pas été jouée ce tour
one-held-back = un seul progrès peut être gardé pour plus tard
defend-with = on défend avec des cartes de sa main qui montrent un canon ou une capacité
choose-one = il faut choisir une des possibilités offertes
nothing-chosen = rien n’est encore choisi
which-ship = il y a plusieurs navires de l’Alliance en { $space } : dire lequel, 1 ou 2
partner-denied = le partenaire a refusé pour { $space } ce tour
no-card-left = il n’y a plus de carte à piocher
nothing-to-replace = il n’y a pas de tel cube à remplacer en { $space }
replace-whose = à qui prendre la place en { $space } ? « influence 1 sur alliance1 »
stow-so-many = on peut en mettre au plus { $n } chez le partenaire
partners-goods = { $space } est une île du partenaire : ses biens sont à lui
no-ability = cette capacité manque, ou ne sert pas ici

# Pourquoi un bot le conseille
why-play = Jouer cette carte donne des icônes utiles ce tour.
why-sails = Il faut des points de déplacement pour la suite.
why-move = { $space } vaut le déplacement.
why-move-explore = Explorer { $space } rapproche du succès Explorateur.
why-move-home = Au port, les biens sont à l’abri et servent.
why-load = Ces biens serviront ailleurs.
why-unload = Ces biens sont mieux ici.
why-stow = Seul ce qui n’a pas de place sur votre navire va sur celui de votre partenaire.
why-sell = Des pièces comptent à la fin, des marchandises non.
why-buy = Ce progrès vaut son prix.
why-trade = Le recto de ce navire marchand vaut son prix.
why-hunt = Contre ce navire marchand, { $mine } cubes contre { $theirs } : { $chance } % de chances de gagner.
why-attack = Contre le navire de l’Alliance, { $mine } cubes contre { $theirs } : { $chance } % de chances de gagner.
why-storm = Contre ces bâtiments, { $mine } cubes contre { $theirs } : { $chance } % de chances de gagner.
why-influence = Des cubes de plus sur { $space } (il y en a { $cubes }).
why-influence-control = { $space } passe sous contrôle (cubes avant : { $cubes }).
why-build = Un bâtiment marque et protège l’île.
why-produce = L’île donne des biens.
why-harbor = Deux marchandises de plus sur le quai.
why-repair = Moins de dégâts, moins de risque de couler.
why-upgrade = Cette amélioration sert pour le reste de la partie.
why-coin = Une pièce de plus.
why-draw = Une carte de plus en main.
why-end = Plus rien d’utile à faire ce tour.
why-mode-pirate = En mode Pirate, l’Alliance doit combattre pour poser des cubes ici.
why-mode-merchant = En mode Marchand, on évite un combat.
why-raise = Cette carte gagne le plus à monter.
why-raise-none = Aucune carte ne gagne à monter.
why-sleeve = Ce progrès sert le mieux sur cette carte.
why-sleeve-none = Mieux vaut garder ce progrès pour plus tard.
why-defend = Ces cartes donnent une chance dans ce combat.
why-defend-none = Les cartes servent mieux au prochain tour.
why-aim = Ce cube peut mieux tomber.
why-volley = Un cube de plus peut décider.
why-brace = Une touche de moins.
why-done = Le combat est bien comme il est.
why-choose = C’est ce qui nuit le moins.
why-agree = L’équipe y gagne.
why-refuse = L’équipe y perd.
why-admiral = Joué d’avance dans de nombreux avenirs, { $temper } promet le plus pour ce tour : { $chance } % de chances de gagner la partie ; { $other-temper } : { $other-chance } %.

# Comment l’amiral peut jouer un tour
temper-steady = tenir le cap
temper-plain = prendre au plus près
temper-hunting = chasser d’abord
temper-building = construire d’abord
temper-exploring = explorer d’abord
temper-conquering = prendre des îles d’abord
temper-trading = commercer d’abord
temper-refitting = équiper le navire d’abord
temper-banking = remplir le coffre d’abord
temper-learning = acheter des progrès d’abord

# Positions impossibles
broken-text = ce n’est pas le texte d’une position de Dead Reckoning
list-length = il faut ici { $n } valeurs, pas { $given }
text-expected = un texte est attendu ici, pas { $value }
no-such-tile = il n’y a pas de tel plateau océan
typed-band = ce n’est pas une section tapée : nom, normal ou hard, numéro, sa ligne comme nous l’écrivons
no-such-card = il n’y a pas de telle carte
tile-count = le compte des plateaux océan n’est pas juste
no-such-side = il n’y a pas de tel camp
no-such-building = il n’y a pas de tel bâtiment
building-count = le compte des bâtiments n’est pas juste
no-such-space = il n’y a pas de telle case
too-much-damage = un navire à flot a moins de 5 dégâts
too-many-cubes = il y a plus de cubes que de places
no-island-there = il n’y a pas d’île là
bonus-tiles = les tuiles bonus ne sont pas celles de l’édition
below-zero = un nombre est plus petit que zéro
no-such-upgrade = il n’y a pas de telle amélioration
card-count = le compte des cartes n’est pas juste
no-such-achievement = il n’y a pas de tel succès
wrong-slot = ce progrès ne va pas dans cet emplacement
upgrade-count = le compte des améliorations n’est pas juste
no-permanent-cube = qui contrôle une île y a un cube permanent
agenda = la suite du tour de l’Alliance ne peut pas être celle-ci
phase-parts = la phase ne va pas avec ceci
too-many-goods = il y a plus de biens à bord que de place
no-such-crew = il n’y a pas de telle carte d’équipage

# Le terminal
greeting-ours = Édition « { $edition } ». Les cartes et les tuiles de la boîte nous manquent ; sont de nous, en tout ou en partie : { $groups }.
greeting-box = Vous avez la boîte ? « arbitre edition new dead_reckoning FICHIER » écrit un modèle à remplir avec ses valeurs.
greeting-own = Édition « { $edition } ».
group-islands = les îles
group-crew = l’équipage
group-ship = le navire
group-upgrades = les améliorations
group-buildings = les bâtiments
group-cards = les cartes des rangées
group-battle = le plateau de combat
group-start = la mise en place
group-score = la marque
group-alliance = les cartes de l’Alliance
edition-values = { $edition } : { $islands } îles, { $crew } cartes d’équipage, { $cards } cartes de rangées, { $alliance } cartes de l’Alliance.
table-title = Dead Reckoning · tour { $turn } de l’Alliance, section { $band } · { $phase-name }
table-title-last = Dead Reckoning · tour { $turn } de l’Alliance, section { $band } · { $phase-name } · DERNIERS TOURS ({ $side })
phase-setup = mise en place
phase-alliance = tour de l’Alliance
phase-main = phase principale
phase-mode = nettoyage : mode
phase-raise = nettoyage : niveau
phase-sleeve = nettoyage : progrès
phase-drawing = nettoyage : pioche
phase-consent = accord du partenaire
phase-over = partie finie
phase-dealing = on regarnit
phase-drawing_one = pioche
phase-edits = votre tour à la table
phase-battle = combat
table-harbor = H Port : { $ships }
table-nobody = personne
table-unexplored = inexploré
table-no-card = sans carte
table-pirate = { $side } (pirate)
table-legend = [places] +permanents ={" "}contrôle · 1er/2e +produit · $ pièces, m marchandises · ^ haut - milieu _ bas · M marchand x gardes · <{"!"}> mode pirate
table-ship = { $side } en { $space } · { $mode } · dégâts { $damage }/5 · voiles { $sails } · canons { $cannons } · à bord { $goods }, cales { $used }/{ $room }
table-companion = { $side } en { $space } · { $mode } · dégâts { $damage }/5 · à bord { $goods } · coffre { $chest }
table-chest = Coffre { $chest } · quai { $dock } · pioche { $deck }, défausse { $discard }
table-points = points { $points }
table-turn = { $moves } · icônes { $icons } · cartes prises { $taken }/2
table-not-raised = voiles à hisser
table-hand = Main { $n }/{ $limit } : { $cards }
table-played = Jouées : { $cards }
table-held = À glisser : { $cards }
table-alliance = { $side } en { $space } · dégâts { $damage }/5 · quai { $dock } · améliorations { $upgrades } · canons { $cannons }
table-piles = pile Marchand { $merchant } · pile Pirate { $pirate } (force { $power }) · en attaque { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }, en défense { $defending } · paquet { $deck }
table-card = carte { $card }, { $shown ->
    [hard] côté difficile
   *[normal] côté normal
  }
table-battle = Combat en { $space } : { $mine } · { $theirs }
table-cubes = { $side } : { $faces }{ $left ->
    [0] {""}
   *[other] , encore { $left }
  }
prompt-main = À vous ({ $human }) : { $words }. Aide : « ? »
prompt-edits = { $human } : jouez votre tour à la table, réglez ce qui a changé (« { $example } »), puis « { $go } ». À la fin « { $won } » ou « { $lost } ». Comment : « ? »
prompt-cubes = { $human }, attaque en { $space }, { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  }{ $whole ->
    [0] {""}
   *[other] {" "}(la moitié de { $whole })
  } contre vous : combien en larguez-vous, tout compté{ $bonus ->
    [0] {""}
   *[other] , avec { $bonus } de plus au dernier tour
  }{ $harbor ->
    [0] {""}
   *[other] , avec { $harbor } de plus au port
  } ? « { $example } », ou l’issue : « { $result } » (« ? »)
prompt-faces = { $human }, couronnes { $mine } contre { $theirs } : « { $done } », ou ce que vos capacités ont changé : « { $faces } », « { $brace } »
prompt-mode = { $human } : « { $pirate } » ou « { $merchant } » jusqu’au prochain nettoyage ?
prompt-raise = { $human } : quelle carte jouée monte d’un niveau ? « { $example } », ou « { $none } »
prompt-sleeve = { $human } : sur quelle carte jouée glisser { $cards } ? « { $example } »
prompt-defend = { $human }, attaque en { $space }, { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  } contre vous : défendre ? « { $example } », ou « { $none } »
prompt-ability = { $human }, couronnes { $mine } contre { $theirs }, touches { $hits } contre { $struck } : { $words } ?
prompt-choose-building = { $human }, pour l’Alliance : quels bâtiments attaque-t-elle ? { $options }
prompt-choose-cubes = { $human }, pour l’Alliance : quel cube remplace-t-elle ? { $options }
prompt-choose-influence = { $human }, pour l’Alliance : où vont les 2 cubes ? { $options }
prompt-choose-goods = { $human }, pour l’Alliance : sur quelle île poser les biens ? { $options }
prompt-choose-upgrade = { $human }, pour l’Alliance : quelle amélioration ? { $options }
prompt-choose-build = { $human }, pour l’Alliance : sur quelle île bâtir ? { $options }
prompt-choose-produce = { $human }, pour l’Alliance : quelle île produit ? { $options }
prompt-choose-merchant = { $human }, pour l’Alliance : quel navire marchand bat-elle ? { $options }
prompt-choose = { $human }, il faut choisir : { $options }
prompt-consent = { $human } : d’accord avec { $n } influence en { $space } ? { $options }
prompt-stow = { $human } : combien de biens pillés sur le navire du partenaire ? { $options }
prompt-wait = Tour { $turn } : { $phase-name }.
help-own-card =
    Une carte de votre boîte : tapez sa section { $band } en une ligne, ses parties entre des barres.
    {"  "}carte corsaire : A1 2, C2 1 | prise B1 | fin H | attaque | av $1
    {"  "}A1 2, C2 1        des cubes sur des cases
    {"  "}prise B1          les cases au cadre blanc, une ou deux
    {"  "}fin H             où finit le navire ; toujours nécessaire
    {"  "}attaque influence les icônes conditionnelles
    {"  "}av garnison fort  bâtiments ; P1 produire, R1 réparer, U sails I amélioration
    {"  "}$2 Q E3 Ec2       pièces, une pièce pour 2 cartes, biens posés à la fin
    {"  "}X M               marins experts, marchand
    {"  "}F Fh F+2          attaque, sauf au port, avec 2 cubes de plus
    {"  "}7?{"{"}$3 F{"}"}:{"{"}P1{"}"}      si elle larguait 7 cubes …, sinon …
    Le nom est facultatif ; « carte corsaire » suffit quand revient la même section.
chance-known = Tapées auparavant, avec cette section : { $cards }
chance-typed = Déjà tapé (« arbitre edition keep » le met dans un fichier d’édition) :
chance-kind-cubes = les cubes de combat
chance-kind-card = les cartes de l’Alliance
chance-kind-tile = les plateaux
chance-kind-deal = les cartes des rangées
chance-kind-toss = pile ou face
chance-kind-rest = le reste
chance-bonus = Tuile bonus sur { $achievement } : quelle valeur ? (« { $example } »)
chance-first = Quel joueur commence ? (« { $example } »)
chance-crew = Carte d’équipage piochée ({ $human }) ? (« { $example } »)
chance-card = Carte de l’Alliance révélée ? (« { $example } »{ $own ->
    [yes] , la vôtre : « carte … », comment : « ? »
   *[no] {""}
  })
chance-tile = Quel plateau est révélé en { $space } ? (« { $example } »{ $own ->
    [yes] , le vôtre : « Tortuga 5 8/4 2$ »
   *[no] {""}
  })
chance-deal = Quelle carte de la rangée { $row } est posée en { $space } ? Icônes, coût, emplacement (« { $example } »{ $own ->
    [yes] , ou « pirate 2 », « autre », « marchand »
   *[no] {""}
  })
chance-front = Que montre le recto du navire marchand de { $space } ? (« pirate 2 », « autre »)
help-own-tile =
    Une île de votre boîte : son nom, ses places de cubes, ses valeurs, ce qu’elle produit.
    {"  "}Tortuga 5 8/4 2$ 1m   5 places, valeurs 8 et 4, 2 pièces et 1 marchandise
    Son nom suffira ensuite.
help-own-row =
    Une carte de votre boîte : l’Alliance n’en demande qu’une chose, combien elle a
    de canons et de capacités de combat, comptés de même.
    {"  "}pirate 3          tant de canons et de capacités de combat
    {"  "}autre             aucun
    {"  "}marchand          un navire marchand (M devant des icônes à noter)
    {"  "}C2 A 3            ou ses icônes, puis peut-être son coût
chance-back = Que montre le verso du navire marchand de { $space } ? (« { $example } »)
chance-toss = Pile ou face ? (« pile », « face »)
chance-cubes = Combat en { $space }, { $n ->
    [one] { $n } cube à larguer
   *[other] { $n } cubes à larguer
  } ({ $side }) : c couronne, cc deux, ct couronne et touche, t touche, p pillage, - rien (« { $example } »)
options-table = La table telle qu’elle est réglée, en lignes qui la régleraient :
options-none = Rien à écrire là-dessus maintenant.
options-island = { $spaces ->
    [one] { $spaces } place
   *[other] { $spaces } places
  }, valeur { $first } puis { $second }, produit { $goods }
options-cubes = { $side } : { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  }, { $m } permanent
options-control = contrôle : { $side }
options-there = bâtiments : { $buildings } ; biens posés : { $goods }
options-distance = à { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
  } de votre navire
options-advancement = { $icons }, coût { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
  }, emplacement du { $slot }
options-merchant = navire marchand (recto { $icons }, troc { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
  }, emplacement du { $slot } ; gardes { $guard }, gain { $win ->
    [one] { $win } pièce
   *[other] { $win } pièces
  })
options-crew = { $card }, niveau { $level }, { $pile -> 
    [deck] dans la pioche
    [hand] en main
    [played] jouée
   *[discard] défaussée
  } : { $icons }
options-level = niveau { $level } : { $icons }
options-sleeved = { $icons }, emplacement du { $slot }
options-slot = { $slot } : { $icons }
options-upgrade = { $upgrade } ({ $zone }), coût { $n }, reste { $left } : { $does }
options-hold = une cale
options-spaces = +{ $n ->
    [one] { $n } place
   *[other] { $n } places
  }
options-bears = sur ses places : { $icons }
options-draws = pioche { $n } de plus
options-limit = main de { $n }
options-map = A1 Haute-Lande 8/4 : une tuile et ce que vaut son île au premier et au second · [oo…] : places de cubes et à qui sont les cubes posés · +o : cubes permanents · =o : qui contrôle l’île · +1$ 2m : ce qu’elle produit, $ pièces, m marchandises · A avant-poste, G garnison, F fort · (2$ 1m) : biens posés là · <o> : un navire, <o!> en mode pirate · ^S2 2m : une carte, son emplacement (^ haut, - milieu, _ bas), ses icônes et son prix en marchandises · M^S2 2m x3 : un navire marchand et combien de cubes le gardent
options-icon = { $icon-sign } { $name } : { $does }
options-pile = Pile Marchand { $merchant }, pile Pirate { $pirate } (canons et capacités : { $n }), { $side }
options-row = Rangée { $row }, encore { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } : { $cards }
options-under = Sous les paquets : { $cards }
options-alliance-deck = Cartes de l’Alliance encore dans le paquet : { $cards }
options-alliance-cards = Les cartes de l’Alliance : { $cards }. L’une d’elles, section par section : { $example }.
options-rows-how = Les cartes d’une rangée en toutes lettres : « ? rangée 2 ».
options-band = section { $band } : { $does }
options-side = { $card }, { $shown ->
    [hard] côté difficile
   *[normal] côté normal
  }
options-achievement = { $achievement } ({ $what }) : { $counts }, il faut { $n }
options-bonus = tuile bonus { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
options-score = { $side } : { $lines } = { $n }
band-claims = revendique { $spaces }
band-influence = cubes { $spaces }
band-end = fin { $space }
band-attack = attaque conditionnelle
band-conditional = influence conditionnelle
band-gain = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
band-per-pile = une pièce pour 2 progrès Marchand
band-upgrade = amélioration { $upgrade }
band-repair = répare { $n }
band-build = bâtit : { $building }
band-produce = { $n ->
    [one] { $n } île produit
   *[other] { $n } îles produisent
  }
band-expert = cube Marins experts
band-flag = drapeau d’attaque
band-flag-sea = drapeau d’attaque, sauf au port
band-more = { $said } (+{ $n })
band-merchant = bat un navire marchand
band-at-end = à la fin, { $goods } sur une île
band-condition = si { $n } cubes : { $then } ; sinon : { $otherwise }
mark-chest = coffre
mark-aboard = à bord
mark-dock = quai
mark-goods = sur ses îles
mark-islands = îles
mark-buildings = bâtiments
mark-upgrades = améliorations
mark-crew = équipage
mark-experts = experts
mark-achievements = succès
mark-bonus = tuiles bonus
step-candidates = Candidats :
step-candidate = { $candidate } : { $counts }
step-order = Départage : { $by }. L’ordre : { $order }.
step-decided = Départage : { $by }.
step-nothing = L’Alliance n’a encore rien fait.
step-value-production = la valeur de la première place, puis la production, puis le choix du joueur
step-production = la production, puis les marchandises, puis le choix du joueur
step-value = la valeur de la première place, puis le choix du joueur
step-coins = les pièces posées, puis pièces et marchandises, puis le choix du joueur
step-stored = les marchandises posées, puis pièces et marchandises, puis le choix du joueur
step-buildings = les pièces posées, la valeur de la première place, celle de la seconde, puis le choix du joueur
step-same-level = l’amélioration que sa carte nomme, sinon une autre du même niveau au choix du joueur
step-choice = le choix du joueur
step-controller = le cube de qui contrôle l’île, sinon le choix du joueur
step-nearest = en mer avant le port, le plus proche, puis le plus endommagé, puis pile ou face
step-damaged = le plus endommagé, puis pile ou face
mark-weight-coins = { $n ->
    [0] aucune pièce posée
    [one] { $n } pièce posée
   *[other] { $n } pièces posées
  }
mark-weight-stored = { $n ->
    [0] aucune marchandise posée
    [one] { $n } marchandise posée
   *[other] { $n } marchandises posées
  }
mark-weight-goods = { $n } pièces et marchandises
mark-weight-first = première place à { $n }
mark-weight-second = seconde place à { $n }
mark-weight-production = produit { $n } en tout
mark-weight-cargo = dont marchandises { $n }
mark-weight-sea = { $n ->
    [0] au port
   *[other] en mer
  }
mark-weight-distance = { $n ->
    [one] à { $n } pas
   *[other] à { $n } pas
  }
mark-weight-damage = dégâts { $n }
help-goal =
    But : le plus de pièces à la fin. Le quatrième succès d’un camp amène les
    derniers tours. L’Alliance commence ; chaque étape montre sa clause.
help-lines =
    {"  "}cartes       jouer capitaine · piocher · fin
    {"  "}navire       voiles · aller B2 · réparer · améliorer voiles1 gréement
    {"  "}biens        charger 2 marchandises · décharger 2 pièces · vendre 1
    {"  "}             jeter 2 marchandises
    {"  "}progrès      acheter · troquer · chasser (un navire marchand)
    {"  "}îles         influence 2 · bâtir fort · produire
    {"  "}icônes H, $  port · pièce
    {"  "}combats      attaquer · assaut · défendre canonnier1
    {"  "}             viser touche · bordée · parer · assez
    {"  "}nettoyage    mode pirate · élever marin1 · glisser 1>second
    {"  "}Alliance     choisir B2 (là où elle laisse le choix)
help-look =
    À consulter : « ? A2 », « ? canonnier1 », « ? colon 1 » (carte de l’Alliance),
    « ? plateau », « ? équipage », « ? icônes », « ? améliorations »,
    « ? piles », « ? alliance », « ? succès », « ? score ».
help-icons = Icônes : { $icons }
help-edits =
    Le programme joue l’Alliance ; vous jouez à la table et réglez ce qui a changé.
    Plusieurs choses sur une ligne, entre virgules ; « ? mettre » montre ce qui est réglé.
    {"  "}case         mettre A2 écueil 2j 1a fort 2$ 1m carte S2 D 4
    {"  "}             2j 1a vos cubes et ceux de l’Alliance, +j permanent,
    {"  "}             =j contrôle, 2$ pièces, 1m marchandises, M devant un marchand
    {"  "}             mettre A2 plateau rien · mettre A2 carte rien · mettre B3 large
    {"  "}             mettre A2 cubes joueur 0 · mettre A2 contrôle joueur
    {"  "}             mettre A2 permanent joueur 0 · mettre A2 bâtiments rien
    {"  "}vous         mettre navire B2 pirate 1d 3$ 2m (1d dégâts, à bord $ et m)
    {"  "}             mettre mode marchand · mettre coffre 4 (s’il a moins de 5 pièces)
    {"  "}Alliance     mettre alliance C2 1d 17$ 2m (sur son quai) canons 2
    {"  "}             mettre alliance améliorations 3 piles 4 2 3 (Marchand, Pirate,
    {"  "}             canons et capacités)
    {"  "}compteurs    mettre alliance légendaire 1 experts 1 explorateur 3
    {"  "}             mettre succès joueur explorateur · mettre réserve fort 5
    {"  "}déroulement  mettre tour 5 · mettre dernier joueur · mettre paquet entier
    {"  "}ensemble     mettre A1 palmetto 3a av, navire B1 pirate, tour 7
    {"  "}votre boîte  mettre A2 plateau Tortuga 5 8/4 2$ 1m (une île inconnue)
    {"  "}             mettre A2 carte pirate 3 · carte autre · carte marchand
    {"  "}combat       cubes 3 · faces c c t · parer · assez
    {"  "}             ou son résultat : résultat gagné dégâts 1 touches 2 perd 1
    {"  "}             prend 2 (dégâts pour vous, pour elle ; biens perdus, pris)
    {"  "}suite        tour · fin gagné · fin perdu
    Le contrôle suit les cubes ; les bâtiments viennent de la réserve. « annuler » revient.
    Quand le hasard est demandé : tapez ce que montre la table, ou « tirer ».

# Une série de parties, et la chance
tally-legendary = Légendaire (joueur)
tally-terror = Terreur des 7 mers (joueur)
tally-experts = Marins experts (joueur)
tally-elite = Vaisseau d’élite (joueur)
tally-explorer = Explorateur (joueur)
tally-builder = Constructeur (joueur)
tally-colonist = Colonisateur (joueur)
tally-capitalist = Capitaliste (joueur)
tally-master = Maître marchand (joueur)
tally-alliance-legendary = Légendaire (Alliance)
tally-alliance-terror = Terreur des 7 mers (Alliance)
tally-alliance-experts = Marins experts (Alliance)
tally-alliance-elite = Vaisseau d’élite (Alliance)
tally-alliance-explorer = Explorateur (Alliance)
tally-alliance-builder = Constructeur (Alliance)
tally-alliance-colonist = Colonisateur (Alliance)
tally-alliance-capitalist = Capitaliste (Alliance)
tally-alliance-master = Maître marchand (Alliance)
tally-battles-won = combats gagnés
tally-battles-lost = combats perdus
tally-sunk = navires du joueur coulés
tally-alliance-sunk = navires de l’Alliance coulés
tally-islands = îles tenues à la fin
tally-alliance-islands = îles de l’Alliance à la fin
tally-total = total du joueur
tally-alliance-total = total de l’Alliance
tally-explored = plateaux explorés
tally-merchants = navires marchands vaincus
reason-islands = les îles ont manqué
reason-achievements = les succès ont manqué
reason-goods = les pièces ont manqué
reason-tie = égalité de pièces, moins de cubes
luck-crowns = couronnes par cube à soi (en centièmes)
luck-enemy-crowns = couronnes par cube ennemi (en centièmes)
luck-toss = pièces tombées sur pile

# Le plateau dessiné (draw.py)
draw-title = Plateau de Dead Reckoning, tour { $turn } de l’Alliance
draw-space = { $space-code } : { $tile-name }
draw-unexplored = inexploré
draw-achievements = Succès

# La table entière dessinée sur une page (draw_*.py)
draw-turn-of = { $n ->
    [0] Début
   *[other] Tour { $n }
  }
draw-phase = { $name } · { $said }
draw-last-turns = derniers tours, déclenchés par { $name }
draw-won = Partie gagnée contre l’Alliance
draw-lost = L’Alliance gagne
draw-ended-by = quatre succès : { $name }
draw-space-title = Case { $code }
draw-island = { $code } { $name } : vaut { $first } au premier et { $second } au second, produit { $goods } ; contrôle : { $owner-name } ; bâtiments : { $list }
draw-cube = Cube en { $code } : { $name }
draw-permanent = Cube permanent en { $code } : { $name }
draw-goods = Biens posés en { $code } : { $goods }
draw-card = Carte en { $code } : { $said }
draw-ship-at = Navire en { $code } ({ $name }), { $said }, { $n } dégâts sur { $m }
draw-ship-alliance = Navire en { $code } ({ $name }){ $said }, { $n } dégâts sur { $m }
draw-damage = { $name } : { $n } dégâts ; le { $m }e fait couler
draw-zone = { $name } : { $said } ({ $icons })
draw-no-upgrade = sans amélioration
draw-hold = Cale
draw-dock = Quai
draw-chest = Coffre
draw-deck = Pioche
draw-discard = Défausse
draw-store = { $name } : { $said }
draw-companion = Joué sur votre propre table
draw-turn-idle = Pas à son tour
draw-turn = { $said } ; cartes prises : { $n } sur { $m } ; icônes restantes : { $icons }
draw-points = points de mouvement : { $n }
draw-not-raised = voiles pas encore hissées
draw-no-icons = plus d’icône
draw-no-icons-yet = aucune icône pour l’instant
draw-played-here = Les cartes jouées se posent ici
draw-crew-head = Main { $n } sur { $m }{ $played ->
    [0] { "" }
   *[other] {" "}· jouées { $played }
  }{ $held ->
    [0] { "" }
   *[other] {" "}· à glisser { $held }
  }
draw-held = À glisser, { $n } : { $said }
draw-held-head = À glisser { $n }
draw-aboard-coin = Une pièce à bord
draw-aboard-cargo = Une marchandise à bord
draw-back = Une carte en main, cachée
draw-crew-card = { $name }, niveau { $n } : { $icons }
draw-crew-played = { $name }, jouée, niveau { $n } : { $icons }
draw-alliance-head = { $code } · { $n ->
    [one] attaque avec { $n } cube
   *[other] attaque avec { $n } cubes
  }{ $m ->
    [0] { "" }
   *[other] , +{ $m } pour défendre au port
  }
draw-alliance-dock = Quai ({ $name }) : { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }, { $m ->
    [one] { $m } marchandise
   *[other] { $m } marchandises
  }
draw-alliance-upgrades = Améliorations ({ $name }) : { $upgrades }, avec { $cannons ->
    [one] { $cannons } canon
   *[other] { $cannons } canons
  }
draw-alliance-merchant-pile = Pile marchande ({ $name }) : { $merchant ->
    [one] { $merchant } carte
   *[other] { $merchant } cartes
  }
draw-alliance-pirate-pile = Pile pirate ({ $name }) : { $pirate ->
    [one] { $pirate } carte
   *[other] { $pirate } cartes
  }, canons et capacités : { $power }
draw-alliance-deck = Paquet ({ $name }) : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
  }
draw-caption-dock = quai
draw-caption-upgrades = amélior.
draw-caption-merchant-pile = Marchand
draw-caption-pirate-pile = Pirate
draw-caption-deck = paquet
draw-no-card = Aucune carte de l’Alliance en cours
draw-next-band = La ligne { $turns } sert à ces tours-là
draw-card-head = { $name }, { $shown ->
    [hard] côté difficile
   *[normal] côté normal
  }
draw-sign-claim = prend la carte
draw-sign-I = place des cubes
draw-sign-end = fin du navire
draw-sign-F = attaque un navire
draw-sign-upgrade = amélioration
draw-sign-expert = marins experts
draw-sign-merchant = bat un marchand
draw-sign-P = produit
draw-sign-R = répare
draw-sign-coin = gagne des pièces
draw-at-sea = en mer
draw-if-laden = { $counts ->
    [cargo] si { $n }+ march.
    [goods] si { $n }+ biens
   *[coins] si { $n }+ pièces
  }
draw-where-goods = { $counts ->
    [cargo] { $n } vers le plus de march.
   *[coins] { $n } vers le plus d’or
  }
draw-if-cubes = si { $n }+ :
draw-otherwise = sinon :
draw-battle-board = Plateau de combat
draw-cubes-mine = Où tombent vos cubes
draw-cubes-theirs = Où tombent les cubes ennemis
draw-no-battle = Pas de combat en cours
draw-reach = Vers { $code } : { $n ->
    [one] { $n } point de mouvement
   *[other] { $n } points de mouvement
  }
draw-would-fight = Si vous attaquiez son navire : { $n } contre { $m }
draw-reckoning = Score final
draw-reckoning-total = Total
draw-reckoning-islands = Îles
draw-reckoning-coins = Pièces
draw-reckoning-achievements = Succès
draw-reckoning-rest = Autres
draw-fighter = { $name } en { $code } : { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
  }, { $m ->
    [one] { $m } coup
   *[other] { $m } coups
  }
draw-to-fall = Un cube qui doit encore tomber
draw-aim-done = { $name } l’a obtenu
draw-aim-count = { $name } { $count } sur { $n }
draw-aim-bonus = au premier : { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
draw-aim-bonus-of = tuile de bonus de { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  } : { $name }

# Touché sur une page (screen*.py)
touch-group-cards = Cartes
touch-group-ship = Navire
touch-group-goods = Biens
touch-group-rows = Cartes des rangées
touch-group-island = Île
touch-group-battle = Combat
touch-group-cleanup = Fin de tour
touch-group-alliance = L’Alliance et le partenaire
touch-group-table = La vraie table
touch-play = Jouer { $name } ({ $icons })
touch-draw = Piocher une carte
touch-end = Finir le tour
touch-end-won = La partie est gagnée
touch-end-lost = La partie est perdue
touch-sails = Hisser les voiles : { $n ->
    [one] { $n } point de mouvement
   *[other] { $n } points de mouvement
  }
touch-move = Naviguer vers { $where }, { $n ->
    [one] { $n } pas
   *[other] { $n } pas
  }
touch-explore = Naviguer vers { $where } et explorer, { $n ->
    [one] { $n } pas
   *[other] { $n } pas
  }
touch-load = Charger { $goods }
touch-unload = Déposer { $goods } en { $where }
touch-unload-chest = Décharger { $goods } dans le coffre
touch-unload-dock = Décharger { $goods } sur le quai
touch-jettison = Jeter { $goods } par-dessus bord
touch-give = Donner { $goods } au partenaire
touch-take = Prendre { $goods } au partenaire
touch-stow = { $n ->
    [0] Tout le butin sur son propre navire
   *[other] Butin sur le navire du partenaire : { $n }
  }
touch-sell = Vendre { $m } marchandises pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
touch-harbor = Prendre la cargaison du port sur le quai
touch-coin = Prendre une pièce
touch-buy = Acheter : { $said }
touch-trade = Échanger : { $said }
touch-hunt = Chasser : { $said } ; { touch-odds }
touch-attack = Attaquer le navire : { $name }, { touch-odds }
touch-storm = Prendre d’assaut les bâtiments de { $where } : { touch-odds }
touch-odds = { $mine ->
    [one] { $mine } cube
   *[other] { $mine } cubes
  } contre { $theirs }, { $percent } % de chances
touch-influence = Placer { $n } d’influence en { $where }
touch-influence-over = Placer { $n } d’influence en { $where } en remplaçant des cubes : { $name }
touch-build = Construire en { $where } : { $name }, pour { $goods }
touch-produce = Faire produire { $where }
touch-repair = Réparer un dégât
touch-repair-partner = Réparer un dégât du navire : { $name }
touch-upgrade = Monter { $name } pour { $goods } ({ $said })
touch-mode-merchant = Rester en mode marchand
touch-mode-pirate = Hisser le pavillon noir : mode pirate
touch-raise = Monter { $name } au niveau { $n } ({ $icons })
touch-raise-none = Ne monter aucune carte
touch-sleeve = Glisser sur { $name } : { $icons }
touch-sleeve-none = Ne rien glisser
touch-defend = Défendre avec { $name } ({ $icons })
touch-defend-none = Défendre sans carte
touch-aim = Visée : relancer un cube qui montre « { $name } »
touch-volley = Bordée : lancer un cube de plus
touch-brace = Parade : ignorer un coup
touch-done = Laisser les cubes tels quels
touch-cubes = Vous lancez { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  }
touch-choose = Choisir { $name }
touch-choose-cube = Remplacer un cube : { $name }
touch-agree = Accepter
touch-refuse = Refuser
touch-go = Au tour de l’Alliance
amount-cubes = Combien de cubes lancez-vous ?
touch-prompt-wait = En attente ({ $said })
touch-prompt-other = { $name } décide ({ $said })
touch-prompt-main-cards = Jouez une carte ou touchez un cadre.
touch-prompt-main-points = { $n ->
    [one] Encore { $n } pas : touchez navire, puis tuile.
   *[other] Encore { $n } pas : touchez navire, puis tuile.
  }
touch-prompt-main-points-icons = { $n ->
    [one] Encore { $n } pas et des icônes : touchez un cadre.
   *[other] Encore { $n } pas et des icônes : touchez un cadre.
  }
touch-prompt-main-explored = Plus d’exploration ce tour : touchez un cadre.
touch-prompt-main-sails = Hissez les voiles, ou finissez le tour.
touch-prompt-main-icons = Encore à utiliser : { $icons }.
touch-prompt-main-many = Encore { $n } icônes : touchez un cadre.
touch-prompt-main-buy = Prenez la carte d’ici, ou finissez le tour.
touch-prompt-main-load = Chargez ce qui est là, ou finissez le tour.
touch-prompt-main-end = Plus rien à utiliser : finissez le tour.
touch-prompt-mode = Touchez le navire : pirate ou marchand ?
touch-prompt-raise = Une carte jouée peut monter d’un niveau.
touch-prompt-sleeve = Glissez vos achats ; un seul peut attendre.
touch-prompt-consent = { $name } : votre partenaire veut placer { $n } d’influence en { $code }. Acceptez-vous ?
touch-prompt-edits = { $name } : mettez à jour ce qui a changé sur la table, puis continuez.
touch-prompt-defend = Attaque en { $code }, { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  } : quelles cartes défendent ?
touch-prompt-battle = Couronnes { $mine } à { $theirs } ; utilisez une capacité ou laissez les cubes.
touch-prompt-defending = Vos { $mine } contre { $theirs } : d’autres cartes, ou défendre ainsi ?
touch-prompt-sleeving = { $n ->
    [0] Toutes les cartes sont glissées : envoyez.
    [one] Une carte reste à glisser.
   *[other] { $n } cartes restent à glisser.
  }
send-defend = { $n ->
    [0] Défendre sans carte
    [one] Défendre avec { $n } carte
   *[other] Défendre avec { $n } cartes
  }
send-sleeve = Glisser ainsi
send-fight = Combattre : { $mine } contre { $theirs }, { $percent } %
send-sleeve-none = Ne rien glisser
touch-prompt-cubes = { $name } : combien de cubes lancez-vous en { $code } contre { $n } ?
touch-prompt-faces = { $name } : couronnes { $mine } à { $theirs } ; changez vos cubes, ou continuez.
touch-prompt-choose = { $name } : l’Alliance vous laisse le choix.
touch-prompt-choose-building = { $name } : quels bâtiments l’Alliance attaque-t-elle ?
touch-prompt-choose-cubes = { $name } : le cube de qui l’Alliance remplace-t-elle ?
touch-prompt-choose-influence = { $name } : sur quelle île l’Alliance place-t-elle ses cubes ?
touch-prompt-choose-goods = { $name } : sur quelle île l’Alliance dépose-t-elle les biens ?
touch-prompt-choose-upgrade = { $name } : quelle amélioration l’Alliance prend-elle ?
touch-prompt-choose-build = { $name } : sur quelle île l’Alliance construit-elle ?
touch-prompt-choose-produce = { $name } : quelle île de l’Alliance produit ?
touch-prompt-choose-merchant = { $name } : quel navire marchand l’Alliance bat-elle ?
basket-defence = Cartes contre { $n ->
    [one] { $n } cube ennemi
   *[other] { $n } cubes ennemis
  }
basket-cannons = { $n ->
    [one] canon
   *[other] canons
  }
note-defence = Vos { $mine ->
    [one] { $mine } cube
   *[other] { $mine } cubes
  } contre { $theirs } : plus de couronnes, donc gagné, dans { $percent } % des cas (sans les capacités)
note-fight = Le plus de couronnes gagne ; à égalité vous perdez. Une fois envoyé, les cubes tombent : on ne revient pas en arrière.
offer-all = Tout ce qui combat : { $mine } contre { $theirs }, { $percent } %
offer-enough = Juste assez : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }, { $mine } contre { $theirs }, { $percent } %
offer-sleeve = Glisser les { $n }
basket-item = { $name } : { $icons }
panel-line = Pièces
panel-total = Total
panel-score = Score final
panel-ended = Fin par quatre succès
panel-score-now = Le score si tout finissait ici
panel-card = La carte de l’Alliance
panel-band = Tours { $turns }
panel-achievements = Succès
panel-achievement = Succès
panel-bonus = Bonus
panel-piles = Paquets des rangées
panel-deck = Paquet
panel-cards = Cartes
panel-which = Ce qui peut rester
panel-row = Rangée { $n }
panel-upgrades = Améliorations de navire

bot-greedy = Glouton
bot-navigator = Navigateur
bot-admiral = Amiral
bot-captain = Capitaine
bot-style-admiral = Pèse jusqu’à dix plans pour tout le tour dans de nombreux avenirs possibles : le plus fort.
bot-style-captain = Prévoit comme l’amiral, mais ne pèse que trois plans, dans peu d’avenirs.
bot-style-navigator = Suit des règles simples apprises dans des milliers de parties, sans regarder plus loin.
bot-style-greedy = Prend ce qui vaut le plus maintenant, quoi qu’il advienne ensuite.

option-difficulty = Difficulté
option-difficulty-normal = Normal
option-difficulty-hard = Difficile
option-difficulty-expert = Expert
option-difficulty-extreme = Extrême
difficulty-normal = { option-difficulty-normal }
difficulty-hard = { option-difficulty-hard }
difficulty-expert = { option-difficulty-expert }
difficulty-extreme = { option-difficulty-extreme }
option-hard-cards = Cartes de l’Alliance montrées côté difficile, par numéro (vide : selon la difficulté)
option-companion = À côté de la vraie boîte : le programme ne joue que l’Alliance

# ce qu'est chaque chose de l'image
about-named = { $name } : { $said }
about-harbor = Port : on y débarque dans le coffre et sur le quai, on y vend, on y améliore et répare le navire ; quatre cubes de plus le défendent.
about-unexplored = Personne n’est venu ici. S’y arrêter, une fois par tour, révèle la tuile et met un cube sur Explorateur.
about-explored-already = Pas maintenant : on n’explore qu’une tuile par tour, et c’est fait.
about-open-sea = Haute mer : pas d’île, pas de cubes, mais une carte peut s’y trouver.
about-island = Île : qui occupe plus de la moitié de ses cases la contrôle.
about-values = Cercle d’or : pièces à la fin pour qui la contrôle, sinon pour qui y a le plus de cubes. Cercle d’argent : pour le second.
about-production = Après la pousse : ce qu’elle produit quand on y utilise une icône de production, à qui qu’elle soit. Les biens restent posés sur l’île.
about-cube-spaces = Carrés en pointillé : cases pour les cubes d’influence.
about-cube = Un cube d’influence. Plus de la moitié des cases d’une île en donne le contrôle.
about-permanent = Cube permanent : il reste pour toujours, compte sur cette île et pour Colonisateur.
about-goods = Biens posés sur l’île. Qui la contrôle peut les charger, son navire étant ici ; l’Alliance prend les siennes à la fin de son tour.
about-coin = Pièce : un point à la fin. À bord elle peut être pillée ; au port elle va au coffre.
about-cargo = La marchandise paie cartes, bâtiments et améliorations ; au port { $sold } se vendent une pièce. À la fin elle ne vaut rien.
about-row-card = Progrès : son prix en marchandises est en bas, ses icônes en haut. La barre foncée dit dans quel emplacement d’une carte d’équipage il se glisse.
about-merchant-card = Navire marchand : échangez-le pour son prix en marchandises, ou chassez-le avec un drapeau d’attaque, contre autant de cubes qu’il a de canons, pour ses pièces et son verso.
about-ship = Un navire ; marchandises, icônes et combats valent là où il se trouve.
about-merchant-mode = Mode marchand (fanion) : le navire mouille en paix.
about-pirate-mode = Mode pirate (pavillon noir) : les autres doivent combattre pour placer des cubes ici.
about-alliance-ship = Le navire de l’Alliance : il ne va que sur la case finale de sa carte. Attaquez-le ici avec un drapeau d’attaque.
about-damage = Dégâts : le { $sinks }e coule le navire.
about-rigging = Gréement : les voiles du navire donnent des points de mouvement.
about-gun_deck = Batterie : un canon est un cube dans chaque combat.
about-hold-zone = Cale : chaque carré prend une pièce ou une marchandise. L’icône d’un carré ne compte plus quand quelque chose est posé dessus.
about-hold = À bord, sur la place qu’il y a : 0/7 est vide, avec de la place pour 7.
about-dock = Le quai : la marchandise qui attend au port ; elle paie les améliorations, se charge ou se vend.
about-chest = Le coffre : des pièces que personne ne peut piller, des points à la fin.
about-deck = Cartes d’équipage encore à piocher.
about-discard = Cartes d’équipage déjà jouées ; mélangées quand la pioche est vide.
about-turn = Ce qui peut encore se faire ce tour-ci.
about-points = Vent : points de mouvement restants. 2+ veut dire : voiles pas encore hissées, le navire en donne 2, les cartes jouées ajoutent les leurs.
about-taken = Feuillet : cartes achetées, échangées ou chassées ce tour-ci, { $most } au plus.
about-hand = La main : jouez une carte pour avoir ses icônes ce tour-ci. On pioche au nettoyage.
about-crew = Carte d’équipage : jouée, elle donne toutes ses icônes pour le tour.
about-level = Étoiles : son niveau. Au nettoyage une carte jouée peut monter ; au niveau 4 c’est un marin expert.
about-slots = Trois emplacements, haut, milieu et bas : les cartes achetées s’y glissent et ajoutent leurs icônes pour toujours.
about-held = Une carte à glisser : elle va dans son emplacement, sur une carte d’équipage jouée ce tour-ci.
about-alliance-dock = Les pièces et marchandises de l’Alliance ; { $sold } marchandises deviennent aussitôt une pièce.
about-alliance-upgrades = Les améliorations de son navire et leurs canons : un cube chacun au combat.
about-alliance-merchant-pile = Sa pile Marchand : les cartes qu’elle a prises, sans canon ni capacité de combat.
about-alliance-pirate-pile = Sa pile Pirate : deux canons ou capacités de combat y font un cube de plus au combat.
about-alliance-deck = Ses cartes encore à venir.
about-alliance-card = La carte de l’Alliance : d’abord la grille à gauche, puis les icônes à droite, dans l’ordre.
about-band = Une ligne (section) de la carte : elle sert aux tours écrits devant elle ; elle s’ouvre alors en haut.
about-claim = Cadre blanc : l’Alliance prend la carte qui s’y trouve.
about-place = Cubes : autant vont sur cette case.
about-end = Navire : celui de l’Alliance finit son tour ici.
about-attack = Attaque conditionnelle : si un navire transporte { $laden } { $attack ->
    [cargo] marchandises
    [goods] biens
   *[coins] pièces
  } ou plus, l’Alliance l’attaque, même au port.
about-conditional = Influence conditionnelle : 2 cubes sur l’île qu’elle ne contrôle pas où il y a le plus de biens.
about-gain = Elle gagne des pièces de la réserve.
about-per-pile = Elle gagne une pièce pour 2 cartes de sa pile Marchand.
about-card-upgrade = Elle reçoit cette amélioration ; s’il n’y en a plus, une autre du même niveau.
about-card-repair = Elle répare autant de dégâts.
about-card-build = Elle construit sur sa meilleure île qui n’en a pas de cette sorte.
about-card-produce = Autant de ses meilleures îles produisent, droit sur son quai.
about-card-expert = Un cube sur Marins experts.
about-card-merchant = Elle bat un navire marchand sur n’importe quelle tuile et prend son verso.
about-flag = Drapeau d’attaque : elle attaque un navire ; +1 est un cube de plus, « en mer » épargne les navires au port.
about-at-end = À la fin de son tour elle pose ces biens sur son île la plus précieuse.
about-condition = Si elle lançait autant de cubes : ce qui suit ; sinon : ce qui est derrière la barre.
about-outpost = Avant-poste, { $cost } de marchandise : l’île produit un bien de plus.
about-garrison = Garnison, { $cost } de marchandise : elle inflige 1 dégât au navire ennemi et défend avec { $n } cubes.
about-fort = Fort, { $cost } de marchandise : il défend avec { $n } cubes.
about-battle = Combat : chaque camp lance ses cubes ; le plus de couronnes gagne.
about-faces = Ici tombent les cubes.
about-to-fall = Un cube encore à lancer.
about-crown = Les couronnes décident du combat.
about-hit = Chaque coup est un dégât pour le navire ennemi.
about-face-nothing = Rien.
about-face-crown = Une couronne.
about-face-crowns = Deux couronnes.
about-face-crown_hit = Une couronne et un coup.
about-face-hit = Un coup : un dégât pour le navire ennemi.
about-face-plunder = Pillage : un bien du navire ennemi.
about-aims = Fait sur demandé. Quatre succès d’un camp finissent la partie ; le nombre doré est un bonus pour le premier.
about-reach = Votre navire peut aller ici : le nombre dit combien de points de mouvement il y faut.
about-step-done = ✓ Fait.
about-step-void = Barré : la condition n’était pas remplie, ou cela n’a pas eu lieu.
draw-step-claim = Prend la carte en { $where }
draw-step-place = { $n ->
    [one] 1 cube en { $where }
   *[other] { $n } cubes en { $where }
  }
draw-step-end = Son navire finit en { $where }
draw-step-attack = Attaque conditionnelle
draw-step-conditional = Influence conditionnelle
draw-card-last = Dernière carte : { $said }
draw-part-sea = Mer
draw-part-ship = Navire, main
draw-part-alliance = Alliance
draw-part-aims = Succès
draw-part-battle = Combat
draw-part-fight = Combat, succès
draw-would-attack = { $n ->
    [one] votre cube
   *[other] vos cubes
  }
draw-would-defend = { $n ->
    [one] son cube
   *[other] ses cubes
  }{ $m ->
    [0] { "" }
   *[other] , dont { $m } du port
  }
draw-merchant = Marchand
draw-part-partner = Partenaire
draw-part-partner-hand = Ses cartes

### L’aide de jeu

aid-goal = Le but
aid-goal-win = Qui a le plus de pièces d’or au décompte final gagne.
aid-goal-end = Dès qu’un camp a { $end } succès, le tour en cours s’achève et les autres jouent encore un tour.
aid-goal-last = Dans ce dernier tour, le camp qui a provoqué la fin lance { $bonus } cubes de plus dans ses combats.
aid-turn = Le tour
aid-turn-left = L’Alliance révèle sa carte. À gauche : elle prend des cartes, pose des cubes, puis son navire va sur sa case de fin.
aid-turn-right = À droite : ses icônes, de gauche à droite et de haut en bas.
aid-turn-goods = Elle prend tous les biens posés sur ses îles.
aid-turn-yours = Puis c’est à vous : jouez des cartes pour leurs icônes, naviguez, chargez, achetez, combattez, dans l’ordre que vous voulez.
aid-turn-clean = Rangement : mode marchand ou pirate, une carte jouée monte d’un niveau, les cartes achetées se glissent, les jouées se défaussent, et vous en piochez { $hand } ({ $limit } en main au plus).
aid-sea = En mer et au port
aid-sea-sail = Une fois par tour, hissez les voiles : un pas par voile du navire et des cartes jouées. Le port touche A1, B1 et C1.
aid-sea-explore = S’arrêter sur un plateau inexploré le révèle ; une fois par tour.
aid-sea-cards = La carte de votre case s’achète avec les marchandises à bord ; { $taken } cartes par tour au plus.
aid-sea-island = Plus de la moitié des places d’une île donnent son contrôle : les bâtiments s’en vont, vous ajoutez un cube permanent.
aid-sea-harbor = Au port : chargez, déchargez, vendez { $sold } marchandises pour une pièce, achetez une amélioration, réparez 1 dégât.
aid-icons = Les icônes
aid-icons-name = Icône
aid-icons-does = Ce qu’elle donne
aid-buildings = Les bâtiments
aid-buildings-name = Bâtiment
aid-buildings-cost = Prix
aid-buildings-does = Ce qu’il fait
aid-building-outpost = l’île produit un bien de plus
aid-building-garrison = 1 dégât aux navires ennemis ; { $n } cubes en défense
aid-building-fort = { $n } cubes en défense
aid-battle = Le combat
aid-battle-yours = Vos cubes : les canons visibles du navire et des cartes jouées, 1 par bâtiment à vous sur la case, { $port } de plus en se défendant au port.
aid-battle-theirs = L’Alliance : 1, et 1 par canon de ses améliorations, par bâtiment à elle sur la case, et par deux canons ou capacités de sa pile Pirate ; { $port } de plus en se défendant au port ; le bonus de sa carte.
aid-battle-crowns = Le plus de couronnes gagne ; une touche fait 1 dégât, un pillage prend 1 bien. Entre navires, l’Alliance gagne les égalités ; ailleurs, le camp dont c’est le tour les perd. Le { $sinks }e dégât coule.
aid-battle-face = Un cube tombe sur
aid-battle-odds = Chances
aid-percent = { $n } %
aid-fight = Un combat
aid-fight-cubes = Vous attaquez le navire de l’Alliance en mer, avec une icône drapeau : { $ship } canon sur le navire et 1 sur une carte jouée, { $n } cubes. Elle n’a pas de canon : 1 cube.
aid-fight-who = Camp
aid-fight-fell = Les cubes tombent sur
aid-fight-crowns = Couronnes
aid-fight-you = vous
aid-fight-alliance = l’Alliance
aid-fight-end = { $n } couronnes contre 0 : vous gagnez, un cube va sur Légendaire. Votre touche lui fait 1 dégât ; son pillage prend 1 bien à votre bord.
aid-achievements = Les succès
aid-achievements-name = Succès
aid-achievements-need = Il faut
aid-achievements-what = de quoi
aid-score = Le décompte
aid-score-coins = Chaque pièce 1 (coffre, navire, quai, îles à vous) ; bâtiment { $building } ; amélioration { $one } (I) ou { $two } (II) ; équipage { $third } au niveau 3, { $fourth } au niveau 4 ; succès { $achievement }, et son bonus au premier. Les marchandises ne valent rien.
aid-score-islands = Chaque île donne sa première valeur à qui la contrôle, sinon à qui y a le plus de cubes ; la seconde au suivant.
aid-ours-base = Le livret solo se pose sur le jeu de base, que nous n’avons pas. Ce qu’en disent des descriptions publiques est repris tel quel ; le reste est reconstitué, pour que l’on puisse jouer.
aid-ours-card = Les dessins de deux icônes du livret sont perdus : l’édition dit ce que comptent l’attaque et l’influence conditionnelles (DR-L7, DR-L8).
aid-ours-fights = Là où plusieurs combats se suivent sur une carte, le livret laisse des cas ouverts ; nous les avons tranchés au plus près de ses mots (DR-M2, DR-M3, DR-M7).
aid-ours-ties = Là où le livret laisse le choix au joueur, le programme demande et ne devine jamais (DR-D6).
# La fin d'une partie
fortune-crowns = vos cubes au combat
fortune-enemy-crowns = les cubes ennemis au combat
fortune-toss = jets de pièce
outlook-note = Ces chances disent combien de fois le Navigateur, un bon robot mais pas notre meilleur, gagne depuis le début d’un tel tour. Essayées sur d’autres parties du Navigateur, elles étaient justes à cinq points près d’un bout à l’autre de l’échelle. Des joueurs peuvent faire mieux ou moins bien.

# À côté de la vraie boîte
event-found = { $island ->
    [yes] Noté, une île de votre boîte : { $name } ({ $spaces ->
        [one] { $spaces } place de cube
       *[other] { $spaces } places de cubes
      }, valeurs { $first } et { $second }, produit { $goods })
   *[no] Noté, une carte de votre boîte pour la rangée { $row } : { $what }
  }
event-front-kept = Le recto du navire marchand de { $space } est gardé : { $card }
event-result = Dit à la table : { $result ->
    [won] { $human } gagne contre { $enemy }
   *[lost] { $human } perd contre { $enemy }
  }
own-other = une carte sans canon
own-merchant = un navire marchand
own-merchant-with = un navire marchand (recto { $icons })
own-island = une île à vous : son nom, ses places de cubes (1 à { $n }), ses deux valeurs, la seconde pas plus grande, et ce qu’elle produit : « Tortuga 5 8/4 2$ 1m »
own-name = « { $word } » ne peut pas être le nom d’une île : au plus { $n } lettres et chiffres, d’abord une lettre
own-known = une île « { $word } » est déjà connue, avec d’autres nombres : donnez un autre nom à la vôtre
own-full = { $n } choses à vous sont notées : il n’y a plus de place
result-sunk = un navire qui coule seul a perdu ({ $side }) : vérifiez qui gagne, et les dégâts
result-buildings = dans un combat contre des bâtiments il n’y a pas de pillage, et seul le navire qui attaque est touché
result-damage = { $n } dégâts coulent tout navire : { $side } ne peut pas en prendre plus en un combat
result-loses = au plus { $n } peuvent être pillés : il n’y a pas plus de biens à bord
result-takes = au plus { $n } peuvent être prises : il n’y a pas plus de pièces sur le quai
own-box = ce ne sont pas des îles ou des cartes à soi comme nous les écrivons
touch-result-won = Combat gagné, sans dégâts ni pillage
touch-result-lost = Combat perdu, sans dégâts ni pillage
tray-space = { $code } · { $name }
tray-unexplored = inexploré
tray-there = Sur l’île
tray-cubes = Cubes : { $name }
tray-permanent = Cube permanent : { $name }
tray-coins = Pièces
tray-cargo = Marchandises
tray-buildings = Bâtiments
tray-control = Contrôle
tray-nobody = personne
tray-tile = Plateau
tray-place = Case
tray-damage = Dégâts
tray-mode = Mode
tray-aboard-coins = Pièces à bord
tray-aboard-cargo = Marchandises à bord
tray-chest = Pièces au coffre ({ $n } : autant ou plus)
tray-ship = Navire : { $name }
tray-dock = Quai
tray-dock-coins = Pièces
tray-dock-cargo = Marchandises
tray-piles = Piles et améliorations
tray-merchants = Pile Marchand : cartes
tray-pirates = Pile Pirate : cartes
tray-power = Pile Pirate : canons et capacités
tray-cannons = Canons des améliorations
tray-aims = Succès : { $name }
tray-claimed = Revendiqués
tray-counts = Cubes et compteurs
tray-count-explorer = Cubes sur Explorateur
tray-count-legendary = Cubes sur Légendaire
tray-count-experts = Marins experts
tray-count-upgrades = Améliorations de navire
tray-course = Tour, fin, réserve
tray-turn = Prochain tour de l’Alliance
tray-last = Qui a déclenché la fin
tray-deck = Le paquet de l’Alliance est de nouveau entier
tray-supply = Bâtiments dans la réserve
tray-upgrades = Améliorations dans la réserve
tray-card = Carte là : { $card }
tray-card-none = aucune
tray-card-merchant = navire marchand
tray-power-count = { $n }
tray-power-of = Un marchand, ou combien de canons et capacités
tray-own-icons = Ou ses icônes
tray-own-island = Une île de votre boîte
tray-own-name = Nom
tray-own-spaces = Places de cubes
tray-own-first = Première valeur
tray-own-second = Seconde valeur
tray-own-coins = Produit des pièces
tray-own-cargo = Produit des marchandises
tray-turned-up = Cette île
tray-section = Une carte de votre boîte : section { $n } (tours { $turns }), { $shown ->
    [hard] côté difficile
   *[normal] côté normal
  }
tray-grid = Cubes, comme imprimé
tray-claims = Cadres blancs
tray-end = Le navire finit
tray-attack = Attaque conditionnelle
tray-influence = Influence conditionnelle
tray-icons = Côté droit, dans l’ordre imprimé
tray-icon-coins = Pièce
tray-icon-Q = Pièce pour 2 cartes Marchand
tray-icon-P = Une île produit
tray-icon-R = Réparer
tray-icon-X = Marin expert
tray-icon-M = Battre un marchand
tray-icon-E = Pièce, fin de tour
tray-icon-Ec = Marchandise, fin de tour
tray-icon-F = Drapeau d’attaque
tray-icon-Fh = Drapeau si PAS au port
tray-icon-more = +1 cube au drapeau
tray-icons-order = Une icône touchée de nouveau compte une fois de plus. Une condition se tape : R1 $2 7?{"{"}F+1{"}"}:{"{"}P1{"}"}.
tray-card-name = Un nom, pour la reconnaître
tray-reveal = Cette carte
tray-fight = Combat en { $code } : le résultat
tray-outcome = Issue
tray-won = { $name } gagne
tray-lost = { $name } perd
tray-hurt = Dégâts subis : { $name }
tray-loses = Pillés par : { $name }
tray-takes = Pillés par : { $name }
tray-fought = Voilà le combat
result-who = dites qui gagne : « résultat gagné » ou « résultat perdu »
remind-cubes = { $name } largue { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  }, tout compté.
remind-half = C’est la moitié de { $n }, arrondie au-dessus : deux combats sur cette carte.
remind-harbor = Vous vous défendez au port : { $n } cubes de plus pour vous.
remind-buildings = Seuls les bâtiments combattent : ni cartes, ni capacités, ni pillage, ni dégâts à votre navire.
remind-last-mine = Dernier tour : { $n } cubes de plus pour { $name }.
remind-last = Dernier tour : { $name } a { $n } cubes de plus, déjà comptés.
remind-tie = À égalité l’Alliance gagne.
remind-tie-buildings = À égalité les bâtiments tiennent.
key-prompt-card = Quelle carte de l’Alliance est révélée ?
key-prompt-tile = Quel plateau est révélé en { $code } ?
key-prompt-deal = Carte en { $code } : marchand, ou canons + capacités ?
key-prompt-back = Verso du marchand de { $code } : qu’y a-t-il ?
key-prompt-front = Recto du marchand de { $code } : qu’y a-t-il ?
key-prompt-toss = Pile ou face pour le marchand de { $code } ?
key-prompt-cubes = { $name } : { $n ->
    [one] que montre son cube
   *[other] que montrent ses { $n } cubes
  } ?
tray-face-0 = rien
tray-face-1 = couronne
tray-face-2 = 2 couronnes
tray-face-3 = couronne + touche
tray-face-4 = touche
tray-face-5 = pillage
key-other = sans canon
key-power = { $n ->
    [one] { $n } canon
   *[other] { $n } canons
  }

# Ce que font les mains sur la vraie mer
hand-cube = Posez { $n ->
    [one] un cube
   *[other] { $n } cubes
  } ({ $side }) en { $space }
hand-cube-replaces = Ôtez { $n ->
    [one] un cube
   *[other] { $n } cubes
  } ({ $other }) de { $space }, posez-y autant ({ $side })
hand-explorer-cube = Posez un cube ({ $side }) sur Explorateur
hand-legendary-cube = Posez un cube ({ $side }) sur Légendaire
hand-expert-cube = Posez un cube ({ $side }) sur Marins experts
hand-achievement = Marquez le succès { $achievement } comme revendiqué ({ $side })
hand-razed = Ôtez de { $space }, vers la réserve : { $buildings }
hand-control = Marquez { $space } comme contrôlée ({ $side })
hand-permanent = Posez un cube permanent ({ $side }) à côté de { $space }
hand-end-space = Amenez le navire ({ $side }) en { $space }
hand-garrison-hurts = Mettez 1 dégât sur le navire ({ $side })
hand-damage = Mettez { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  } sur le navire ({ $side })
hand-repairs = Ôtez { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  } du navire ({ $side })
hand-coins = Posez { $n ->
    [one] une pièce
   *[other] { $n } pièces
  } sur le quai ({ $side })
hand-pile-coins = Posez { $n ->
    [one] une pièce
   *[other] { $n } pièces
  } sur le quai ({ $side })
hand-cargo-sold = Ôtez { $cargo } marchandises du quai ({ $side }), posez-y { $n ->
    [one] une pièce
   *[other] { $n } pièces
  }
hand-upgrades = Prenez l’amélioration { $upgrade } dans la réserve ({ $side })
hand-builds = Posez en { $space }, de la réserve : { $building } ({ $side })
hand-produces = Posez sur le quai ({ $side }), produits par { $space } : { $goods }
hand-puts = Posez en { $space }, de la réserve : { $goods }
hand-collects = Prenez de { $space } vers le quai ({ $side }) : { $goods }
hand-pile = Prenez la carte de { $space } vers la { $pile ->
    [pirate] pile Pirate
   *[merchant] pile Marchand
  } ({ $side })
hand-plundered = Prenez du navire ({ $human }) vers le quai ({ $enemy }) : { $goods }
hand-plunders = Prenez du quai ({ $enemy }) vers le navire ({ $human }) : { $goods }
hand-sunk-coins = Prenez { $n ->
    [one] une pièce
   *[other] { $n } pièces
  } du coffre ({ $human }) vers le quai ({ $enemy })
hand-sunk-goods = Ôtez tous les biens du navire ({ $human }), vers la réserve : { $goods }
hand-sunk-ship = Amenez le navire ({ $human }) au port, mode Marchand, sans dégâts
hand-alliance-coins = Prenez { $n ->
    [one] une pièce
   *[other] { $n } pièces
  } du quai ({ $enemy }) vers le coffre ({ $human })
hand-alliance-ship = Amenez le navire ({ $enemy }) au port, sans dégâts
hand-deck-shuffled = Mélangez toutes les cartes de l’Alliance en un nouveau paquet
own-card-line = « { $word } » n’est pas une carte à soi : sa rangée, puis comment elle est, par exemple « 1: C2 A 3 » ou « 2: M »
hand-card = Sa carte dit : { $said }

# La boîte à soi, par formulaire
box-islands = Les îles
box-islands-about = Rien n’est à remplir pour commencer : ce que vous laissez est de nous, ce qui se présente à la table s’ajoute ici. Pour chaque île : ses cases de cubes, ce que valent les deux premières places, ce qu’elle produit.
box-open-sea = Tuiles sans île
box-add-island = Une île de plus
box-name = Nom
box-spaces = Cases de cubes
box-first = Première place
box-second = Deuxième place
box-coins = Pièces
box-cargo = Cargaison
box-row1 = Cartes de la rangée 1
box-row1-about = Touchez les icônes d’une carte dans leur ordre ; une icône touchée de nouveau compte une fois de plus. On peut aussi les taper : S2 D I/B.
box-row2 = Cartes de la rangée 2
box-row2-about = Touchez les icônes d’une carte dans leur ordre ; une icône touchée de nouveau compte une fois de plus. On peut aussi les taper : S2 D I/B.
box-row3 = Cartes de la rangée 3
box-row3-about = Touchez les icônes d’une carte dans leur ordre ; une icône touchée de nouveau compte une fois de plus. On peut aussi les taper : S2 D I/B.
box-row4 = Cartes de la rangée 4
box-row4-about = Touchez les icônes d’une carte dans leur ordre ; une icône touchée de nouveau compte une fois de plus. On peut aussi les taper : S2 D I/B.
box-guard = Cubes d’un marchand
box-win = Pièces pour qui le bat
box-advancements = Avancements
box-merchants = Marchands
box-add-card = Une carte de plus
box-add-merchant = Un marchand de plus
box-icons = Icônes
box-cost = Coût en cargaison
box-copies = Exemplaires
box-front = Icônes du recto
box-back = Icônes du verso
box-price = Prix d’un échange, s’il est imprimé
box-slot = Place
box-slot-any = à tour de rôle
box-slot-top = haut
box-slot-middle = milieu
box-slot-bottom = bas
box-saga = Rencontre
box-saga-no = aucune
box-saga-saga = saga
box-saga-fortune = fortune
box-typed = Cartes de l’Alliance rencontrées
box-found = Îles et cartes rencontrées
box-found-about = Ce qui a été nommé à une table à côté de la boîte, et gardé, arrive ici : des îles, et ce que l’Alliance voit des cartes des rangées. Corrigez ce qui a été mal tapé, ou ôtez-le.
box-found-islands = les îles
box-found-cards = les cartes des rangées
box-row = rangée
box-look = ce qui s’y trouve : pirate 2, other, M ou ses icônes
box-typed-about = Les sections lues à la table, une ligne chacune, par exemple : A1 2, C2 1 | claim B1 | end H | out $1. Celles que vous gardez d’une partie arrivent ici.
box-band-n1 = Face normale, section 1
box-band-n2 = Face normale, section 2
box-band-n3 = Face normale, section 3
box-band-n4 = Face normale, section 4
box-band-n5 = Face normale, section 5
box-band-h1 = Face difficile, section 1
box-band-h2 = Face difficile, section 2
box-band-h3 = Face difficile, section 3
box-band-h4 = Face difficile, section 4
box-band-h5 = Face difficile, section 5
box-upgrades = Améliorations
box-upgrades-about = Un type par ligne, avec ce que donnent ses deux niveaux ; laissez vide ou à 0 ce qu’une tuile ne donne pas.
box-tile-copies = Tuiles de chaque type et niveau
box-level-cost = { $n ->
    [a] Coût du niveau I
   *[other] Coût du niveau II
}
box-add-upgrade = Un type de plus
box-zone = Zone
box-zone-rigging = gréement
box-zone-gun-deck = pont des canons
box-zone-hold = cale
box-I-icons = Niveau I : icônes
box-I-spaces = Niveau I : cases de cale
box-I-bears = Niveau I : icônes sur des cases
box-I-draw = Niveau I : cartes piochées en plus
box-I-hand-limit = Niveau I : limite de main
box-II-icons = Niveau II : icônes
box-II-spaces = Niveau II : cases de cale
box-II-bears = Niveau II : icônes sur des cases
box-II-draw = Niveau II : cartes piochées en plus
box-II-hand-limit = Niveau II : limite de main
box-buildings = Les bâtiments
box-buildings-about = Combien il y en a dans la réserve, leur coût en cargaison, les cubes qu’ils lâchent dans un combat.
box-outpost = Avant-poste
box-garrison = Garnison
box-fort = Fort
box-tiles = Tuiles
box-cubes = Cubes au combat
box-start = Départ, navire et marque
box-start-about = Ce qu’un joueur a au départ, ce que son navire porte sans améliorations, les tuiles de bonus.
box-hand = Cartes piochées
box-hand-limit = Limite de main
box-ship = Le navire
box-sails = Voiles
box-cannons = Canons
box-fore-hold = Cale avant
box-aft-hold = Cale arrière
box-scoring = Les tuiles de bonus
box-bonus = Tuile { $n }
box-battle = Le plateau de combat
box-battle-about = Où tombe un cube : lâchez-en cent, comptez, écrivez les nombres.
box-face-nothing = Rien
box-face-crown = Une couronne
box-face-two-crowns = Deux couronnes
box-face-crown-and-hit = Couronne et touche
box-face-hit = Une touche
box-face-plunder = Pillage
box-crew = L’équipage
box-crew-about = Les 12 cartes d’un joueur, avec les icônes des quatre niveaux, écrites comme celles des rangées.
box-cards = Cartes
box-level = Niveau { $n }
box-add-crew = Une sorte de plus
box-alliance = Cartes de l’Alliance
box-alliance-about = Les 18 cartes que le programme pioche sans la boîte, et ce que comptent leurs icônes. À une vraie table vous tapez ou gardez les vôtres : ce chapitre peut attendre.
box-attack-counts = L’attaque conditionnelle compte
box-attack-counts-coins = les pièces
box-attack-counts-cargo = la cargaison
box-attack-counts-goods = les deux
box-influence-counts = L’influence conditionnelle regarde d’abord
box-influence-counts-coins = les pièces
box-influence-counts-cargo = la cargaison
box-lost-fight = Combat de bâtiment perdu : l’île du navire
box-lost-fight-keep = garde ses cubes
box-lost-fight-none = n’en reçoit pas
