# Power en français.

game-title = Power
game-summary = Quatre armées se disputent leurs drapeaux : les ordres s’écrivent en secret et se jouent tous ensemble. Deux à quatre joueurs.

# Noms
colour-green = Vert
colour-blue = Bleu
colour-yellow = Jaune
colour-red = Rouge
seat-green = { colour-green }
seat-blue = { colour-blue }
seat-yellow = { colour-yellow }
seat-red = { colour-red }
seat-north = Nord
seat-south = Sud
seat-table = La table
kind-S = Soldat
kind-T = Tank
kind-C = Chasseur
kind-D = Destroyer
kind-R = Régiment
kind-A = Char d’assaut
kind-B = Bombardier
kind-CR = Croiseur
kind-M = Méga-missile
kind-P = Power
a-kind-S = un Soldat
a-kind-T = un Tank
a-kind-C = un Chasseur
a-kind-D = un Destroyer
a-kind-R = un Régiment
a-kind-A = un Char d’assaut
a-kind-B = un Bombardier
a-kind-CR = un Croiseur
a-kind-M = un Méga-missile
a-kind-P = un Power
count-S = { $n ->
    [one] { $n } Soldat
   *[other] { $n } Soldats
}
count-T = { $n ->
    [one] { $n } Tank
   *[other] { $n } Tanks
}
count-C = { $n ->
    [one] { $n } Chasseur
   *[other] { $n } Chasseurs
}
count-D = { $n ->
    [one] { $n } Destroyer
   *[other] { $n } Destroyers
}
count-R = { $n ->
    [one] { $n } Régiment
   *[other] { $n } Régiments
}
count-A = { $n ->
    [one] { $n } Char d’assaut
   *[other] { $n } Chars d’assaut
}
count-B = { $n ->
    [one] { $n } Bombardier
   *[other] { $n } Bombardiers
}
count-CR = { $n ->
    [one] { $n } Croiseur
   *[other] { $n } Croiseurs
}
count-M = { $n ->
    [one] { $n } Méga-missile
   *[other] { $n } Méga-missiles
}
count-P = { $n } Power
nothing = rien

# Ce qui se passe
phase-orders = Ordres
phase-fines = Pénalités
phase-missiles = Missiles
phase-conflicts = Conflits
phase-power = Power
phase-flags = Drapeaux
phase-end = Fin de la manche
event-move = { $army } déplace { $a-kind } de { $space } à { $to }
ordered-by = { $told } (sur l’ordre de { $sides })
event-deploy = { $army } sort { $a-kind } de sa Réserve vers { $space }
event-buy = { $army } achète { $a-kind } pour { $pieces }
event-exchange = { $army } échange { $pieces } contre { $a-kind } { $space-reserve ->
    [none] en { $space }
   *[other] dans sa Réserve
}
event-build = { $army } construit un Méga-missile { $space-reserve ->
    [none] en { $space }
   *[other] dans sa Réserve
} avec { $pieces }
event-launch = { $army } lance un Méga-missile de { $space-reserve ->
    [none] { $space }
   *[other] sa Réserve
} sur { $to-reserve ->
    [none] { $to }
   *[other] la Réserve de { $to-reserve }
}
event-refused = { $sheet }, ordre { $number }, « { $order } » : perdu, { $why }
event-fine = { $army } n’a rien exécuté et rend 1 Power
event-fine-converted = { $army } n’a rien exécuté, n’a pas de Power et convertit { $a-kind } de { $space-reserve ->
    [none] { $space }
   *[other] sa Réserve
} : 1 Power est rendu ; dans la Réserve : { $kept }
event-detonation = Un Méga-missile de { $army } frappe { $space-reserve ->
    [none] { $space }
   *[other] la Réserve de { $space-reserve }
}
event-destroyed = { $space-reserve ->
    [none] { $space }
   *[other] Réserve
} : destruction de { $pieces } de { $army }
event-tie = Égalité à { $power } en { $space } entre { $sides }
event-bounce = { $army } : { $a-kind } rebondit de { $space } vers { $to-reserve ->
    [none] { $to }
   *[other] sa Réserve
}
event-stand-off = { $space } : { $sides } se tiennent en respect à { $power } chacun
event-capture = { $space } : { $army }, avec { $power }, capture { $pieces } de { $from }{ $lost ->
    [none] { "" }
   *[other] {" "}(hors de la boîte, perdu : { $lost })
  }
event-forgotten = { $army } oublie de collecter ses Power chez { $territories }
event-income = { $army } reçoit { $amount } Power, présent chez { $territories }
event-flag = { $army } prend le drapeau de { $flag }
event-spoils = { $from } est éliminé ; { $army } reçoit { $pieces }{ $lost ->
    [none] { "" }
   *[other] {" "}(hors de la boîte, perdu : { $lost })
  }
event-circle = { $army } est éliminé dans un cercle de captures ; retirés du jeu : { $pieces }
event-round = Manche { $round } ; l’arbitre est { $army }
event-last-round = La manche { $round } est la dernière
event-won = { $sides } gagne
event-shared = { $sides } se partagent la victoire
event-drawn = Il ne reste personne : partie nulle
event-pause = { $side } demande une pause de { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
event-resign = { $side } abandonne
event-set-pieces = Sur le plateau : { $space }, { $army } : { $pieces }
event-set-empty = Sur le plateau : { $space } est vide
event-set-nowhere = Sur le plateau : { $army } n’a aucune pièce
event-set-flag = Sur le plateau : le drapeau de { $flag } est tenu par { $army }
event-set-flag-gone = Sur le plateau : le drapeau de { $flag } n’est plus en jeu
event-set-round = Sur le plateau : c’est la manche { $number }
event-set-referee = Sur le plateau : l’arbitre est { $army }
event-prefer = À égalité, les prisonniers vont désormais à { $army }

# Pourquoi un ordre est perdu
sixth-order = seuls les { $most } premiers ordres d’une feuille sont lus
empty-entry = il n’y a rien sur cette ligne
mercenary-sheet = les mercenaires n’ont pas de feuille : les joueurs les commandent en écrivant leur lettre devant
eliminated = { $army } est éliminé
resigned = { $army } a abandonné
no-such-army = il n’y a pas d’armée { $value }
not-your-army = cette feuille ne peut pas commander cette armée
clash = d’autres joueurs ont donné un autre ordre aux mêmes mercenaires
none-there = il n’y a pas de { $kind } de cette armée en { $space }
none-in-reserve = il n’y a pas de { $kind } dans la Réserve
moved-already = le { $kind } en { $space } s’est déjà déplacé dans cette manche
just-deployed = le { $kind } en { $space } vient de sortir de la Réserve : c’était son déplacement
just-made = le { $kind } en { $space } vient d’être échangé : il se déplacera à la manche suivante
same-space = le { $kind } est déjà en { $space } : choisissez un autre secteur
too-far = un { $kind } avance de { $steps ->
    [one] { $steps } secteur
   *[other] { $steps } secteurs
  } au plus : { $to } est trop loin de { $space }
ground-on-lane = un { $kind } ne va pas sur une voie maritime ; passez par les îles
ground-must-stop = un { $kind } doit s’arrêter sur une île ou dans un Quartier général : pas d’autre chemin de { $space } à { $to } en { $steps } secteurs
plane-on-lane = un { $kind } ne s’arrête pas sur une voie maritime
plane-blocked = un { $kind } ne survole ni voie maritime ni Quartier général : pas d’autre chemin de { $space } à { $to } en { $steps } secteurs
ship-inland = un { $kind } ne peut pas entrer en { $to }, qui ne touche aucune voie maritime
ship-corner = un { $kind } ne coupe jamais un coin de terre : de { $space }, passez par un côté ou par une voie maritime
ship-too-far = un { $kind } avance d’un secteur et ne change de voie maritime que par la terre, une île ou un Quartier général : { $to } est trop loin de { $space }
into-reserve = les pièces n’entrent jamais dans une Réserve
not-your-reserve = { $space } n’est pas la Réserve de cette armée
power-on-board = il n’y a pas de Power sur le plateau, en { $space }
power-stays = les Power restent dans la Réserve : échangez-les contre des pièces
deploy-elsewhere = une pièce sort de la Réserve vers son Quartier général seulement, pas vers { $space }
partner-hq = { $army } ne sort ses pièces que vers son propre Quartier général
partner-pieces = les deux armées ne mettent pas leurs pièces en commun : il faut { $pieces } en { $space }, où cette armée en a { $have }
too-few = il faut { $pieces } en { $space }, où l’armée en a { $have }
exchange-for-power = on n’échange pas des pièces contre des Power
exchange-three = { $a-kind } se fait avec exactement { $pieces }
exchange-price = { $a-kind } coûte exactement { $price } Power
buy-in-reserve = les Power se dépensent dans la Réserve : écrivez RV
missile-of-missiles = un Méga-missile ne sert pas à en faire un autre
missile-power-on-board = les Power ne comptent pour un Méga-missile que dans la Réserve
missile-weak = un Méga-missile demande une puissance de { $needed }, ces pièces font { $power }
no-missile = il n’y a pas de Méga-missile de cette armée en { $space }
closed-reserve = { $space } est à une armée éliminée : sa Réserve est fermée
box-empty = il n’y a plus de { $kind } dans la boîte
box-never = la boîte ne contient pas tant de pièces

# Pourquoi un ordre est illisible
unread-signs = c’est illisible : lettres simples et chiffres seulement, et pas autant
unread-letter = mot 2, « { $word } » : sur une feuille en français l’échange s’écrit { $expected }
unread-army = « { $word } » n’est pas une armée : { $known }
unread-three = un ordre est « pièce départ arrivée » ou « pièces E lieu résultat » ; il y a ici { $count ->
    [one] un mot
   *[other] { $count } mots
  }
unread-four = trop de mots : un ordre est « pièce départ arrivée » ou « pièces E lieu résultat »
unread-number = mot { $column }, « { $word } » : pas de nombre devant un déplacement, un ordre déplace une pièce
unread-parts = mot { $column }, « { $word } » : des pièces sont attendues, comme 2P ou 3T, jointes par +
unread-none = mot { $column }, « { $word } » : le nombre doit être 1 ou plus
unread-kind = mot { $column }, « { $word } » n’est pas une pièce : { $known }
unread-place = mot { $column }, « { $word } » n’est pas un lieu de ce plateau
unread-sheet = la feuille est illisible : ordres séparés par « ; », deux armées comme V[…] B[…]
unread-verbatim = c’était écrit d’une façon illisible
unread-claim = « { $word } » n’est pas une collecte : écrivez la lettre d’un territoire, ou « claim » et des paires de lettres

# Pourquoi autre chose est refusé
game-over = la partie est finie
not-a-seat = il n’y a pas de place { $seat }
sheet-in = cette feuille est déjà remise
claim-now = c’est la collecte des Power : écrivez une collecte
not-claiming = il n’y a rien à collecter maintenant
nothing-due = le territoire de { $army } ne rapporte rien maintenant
not-now = « { $word } » ne peut pas se dire maintenant

# Pendant l'écriture d'une feuille
note-orders = { $army } : { $n ->
    [0] 0 ordre
    [1] 1 ordre
   *[other] { $n } ordres
  } sur { $most }
note-mercenary = Un ordre aux mercenaires ({ $army }) : si un autre joueur ordonne autre chose aux mêmes pièces, les deux s’annulent.
note-meeting = { $space } : { $own } contre { $others }, { $ends ->
    [more] gagné
    [equal] égalité
   *[less] perdu
  } si les autres restent.

# Avant d'envoyer
warn-empty = La feuille est vide : sans ordre exécuté, vous rendez 1 Power.
warn-refused = L’ordre { $number }, « { $order } », ne peut pas réussir ({ $clause }).
send-empty = Envoyer vide : −1 Power
warn-fine = Aucun ordre ne serait exécuté : vous rendriez 1 Power.
warn-forgotten = Des Power sont encore dus pour { $territories } : ce qui n’est pas collecté est perdu.
claimed-already = ce Power est déjà collecté
warn-own-strike = Un lancement de cette feuille frappe votre propre { $space }.

# Positions et plateaux impossibles
players = Power se joue à 2, 3 ou 4 joueurs, pas { $players }
other-players = ceci n’existe qu’à { $players } joueurs
seat-name = le nom d’une place est en lettres minuscules
seat-neighbours = deux places dirigent chacune deux armées voisines
unknown-space = il n’y a pas de secteur { $word } sur ce plateau
unknown-kind = il n’y a pas de pièce { $word }
unknown-colour = il n’y a pas d’armée { $value } ; les armées sont : { $known }
unknown-seat = il n’y a pas de place { $value } ; les places sont : { $known }
unknown-phase = il n’y a pas de phase { $value } ; les phases sont : { $known }
unknown-map = il n’y a pas de plateau { $map } ; les plateaux sont : { $known }
cannot-stand = { $a-kind } ne peut pas se trouver en { $space }
flag-twice = le drapeau de { $army } est tenu deux fois
flag-eliminated = { $army } tient des drapeaux sans le sien : ils partent avec lui
pieces-eliminated = { $army } a perdu son drapeau et a encore des pièces
ended-over = « ended » et la phase « over » vont ensemble
box-over = { $pieces } : la boîte en contient { $most }
position-missing = la position manque
phase-writing = les feuilles ne se jugent que dans la phase « writing »
map-code = « { $code } » n’est pas un secteur : HQV, V0, IN, S1, …
map-hole = cette rangée a { $cells } cases, les autres { $expected } : le plateau a un trou
map-empty = le plateau est vide
map-large = le plateau est trop grand : { $most } rangées ou colonnes au plus
map-spaces = le plateau a { $spaces } secteurs, { $most } au plus sont permis
map-clockwise = les Quartiers généraux doivent se suivre dans le sens des aiguilles d’une montre : vert, bleu, jaune, rouge
map-no-hq = { $army } n’a pas de Quartier général
map-sectors = les secteurs de { $army } doivent être numérotés à partir de 0 sans lacune
map-unequal = { $army } n’a pas autant de secteurs que les autres
map-hq = { $space } doit être une seule case, qui ne touche que son territoire et des voies maritimes
map-no-lane = le plateau n’a pas de voie maritime
map-torn = { $space } est déchiré : ses cases doivent se tenir par les côtés
map-apart = { $a-kind } partant de { $from } ne peut jamais atteindre { $space }
map-unfair = le plateau est inégal : { $army } ne voit pas les mêmes distances que Vert ({ $kind })

# Le terminal
table-title = Power · manche { $round } · arbitre { $army }
table-title-over = Power · partie finie après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }
table-army = { $name } : puissance { $power }
table-out = { $name } : éliminé
table-mercenary = mercenaires
table-resigned = a abandonné
table-reserve = Réserve : { $pieces }
table-flags = drapeaux tenus : { $flags }
prompt-writing = Manche { $round }, { $side } : vos ordres, { $orders } au plus{ $two ->
    [yes] {" "}par armée
   *[no] { "" }
  }. « ? » : aide, « envoyer » : finir.
prompt-collecting = Manche { $round }, { $side } : collectez vos Power, un territoire par ligne (comme « B »). Ce qui n’est pas collecté est perdu. « envoyer » : finir.
options-from = { $order } → { $targets }
options-none = Rien ne peut y être ordonné maintenant.
options-more = … et { $n } de plus
help-orders =
    Un ordre est une ligne de votre feuille ; { $orders } par manche, de haut en bas.
    {"  "}un déplacement  T HQ { $near }        un Tank de votre QG vers { $near } : pièce, départ, arrivée
    {"  "}un achat        { $price }P E RV S      un Soldat contre des Power, dans la Réserve (RV)
    {"  "}une sortie      S RV HQ        de la Réserve vers votre QG
    {"  "}un échange      3T E HQ A      trois Tanks de votre QG contre un Char d’assaut
    {"  "}un missile      CR+A+R E HQ M  à partir de { $material } ; lancé par M HQ cible
help-pieces = Pièces, puissance/portée :
help-goal =
    Lieux :  V0 B0 J0 R0 … secteurs · HQV HQB HQJ HQR · IN IE … îles · S1 … voies
    Sur le plateau « V=40 » est la puissance de Vert là où ses pièces n’ont pas de place.
    Les égalités rebondissent ; le plus fort total capture. Chaque territoire
    ennemi où vous êtes rapporte 1 Power. Un Soldat ou un Régiment, votre camp
    seul dans un QG ennemi, prend son drapeau ; le dernier drapeau debout gagne.
help-claims = Écrivez la lettre de chaque territoire dont vous collectez le Power, une par ligne (à deux armées : la lettre de l’armée d’abord, comme VB).
help-mercenary = Mercenaires ({ $army }) : leur lettre devant, { $letter }:T HQ { $near }
help-two = Vous dirigez deux armées : leur lettre devant, { $letters }

# Le plateau dessiné (draw.py). S'appuie aussi sur colour-*, seat-* et count-*.

draw-title = Plateau de Power, manche { $round }
draw-round = Manche { $round }{ $rounds ->
    [0] { "" }
   *[other] {" "}sur { $rounds }
  }
draw-last = dernière manche
draw-referee = Arbitre : { $whose }
draw-phase-collecting = Collecte des Power
draw-won = Partie finie · victoire : { $winners } ({ $clause })
draw-drawn = Partie nulle ({ $clause })

draw-army-green = vert
draw-army-blue = bleu
draw-army-yellow = jaune
draw-army-red = rouge

draw-space = { $code } : { $what }
draw-sector = territoire { $whose }, secteur { $number }
draw-hq = Quartier général { $whose }
draw-island = { $letter ->
    [N] île Nord
    [E] île Est
    [S] île Sud
    [W] île Ouest
   *[other] île { $letter }
}
draw-lane = voie maritime { $number }
draw-reserve = { $whose } : Réserve

draw-stack = { $stack } ({ $whose }) en { $where }
draw-stack-reserve = { $stack } ({ $whose }) en Réserve
draw-flag = Drapeau { $whose }
draw-flag-taken = Drapeau { $whose }, pris par { $by }
draw-neutral = Le territoire { $whose } est neutre

draw-power = Puissance { $n }
draw-you = vous
draw-strength = { $whose } : puissance { $n }
draw-reserve-label = Réserve
draw-region-board = Plateau entier
draw-region-north = Haut
draw-region-south = Bas
draw-mercenary = mercenaires
draw-eliminated = éliminé
draw-resigned = a abandonné
draw-ready = ✓ remise

# Ce que sont les choses, sous la souris et le doigt (about.py)

draw-about-worth = Puissance { $power }.
draw-about-ground = Avance { $steps ->
    [one] d’une case
   *[other] de { $steps } cases au plus
  } sur terre ; une île ou un Quartier général l’arrête, les voies maritimes lui sont fermées.
draw-about-plane = Vole { $steps ->
    [one] d’une case
   *[other] de { $steps } cases au plus
  } au-dessus des terres et des îles, jamais d’une voie maritime ni d’un Quartier général.
draw-about-ship = Avance { $steps ->
    [one] d’une case
   *[other] de { $steps } cases au plus
  } : voies maritimes, côtes, îles et Quartiers généraux.
draw-about-price = S’achète en Réserve pour { $power } Power ; trois sur une case font { $made }.
draw-about-made = Se fait avec { $parts } sur une même case.
draw-about-takes = Seul dans un Quartier général ennemi, il prend le drapeau.
draw-about-M = Puissance 0 : n’importe quelle pièce ennemie le capture. Construit avec des pièces valant { $n } ou plus sur une case ; lancé sur une case ou une Réserve, il y détruit tout.
draw-about-P = Vaut 1 au décompte final. Achète des pièces en Réserve ; chaque territoire ennemi où l’on se tient rapporte 1 Power par manche.
draw-about-sector = Un secteur d’un territoire. Qui a une pièce dans un territoire ennemi en reçoit 1 Power par manche.
draw-about-hq = Quartier général : les pièces de la Réserve entrent ici. Un Soldat ou un Régiment ennemi seul ici prend le drapeau, et tout ce que l’armée possède.
draw-about-island = Une île : les troupes au sol s’y arrêtent, les avions la survolent, les navires y passent.
draw-about-lane = Une voie maritime : pour les navires seuls, qui ne changent de voie que par la terre, une île ou un Quartier général.
draw-about-reserve = La Réserve : les Power et les prisonniers s’y trouvent. Les Power achètent des pièces, qui s’échangent ici ou vont au Quartier général.
draw-about-flag = Qui perd son drapeau est éliminé ; le dernier drapeau debout gagne.
draw-about-flag-taken = Un drapeau pris : son armée est éliminée, et tout ce qu’elle avait est à son vainqueur.
draw-about-referee = L’Arbitre de cette manche : on lit les feuilles à partir de cette armée, dans le sens des aiguilles d’une montre.
draw-about-strength = La puissance de toutes les pièces d’une armée sur cette case. Le plus fort total y capture tous les autres ; les totaux égaux rebondissent.

### Sur une page

look-title = La manche { $round } d’un coup d’œil
look-fight = { $space } : { $totals }{ $winner ->
    [none] { "" }
   *[other] {" "}– { $winner } capture { $taken }
  }
look-quiet = Aucun combat dans cette manche.
look-prisoners = { $pieces } ({ $army })
look-path = { $army } : { $pieces }, { $space } → { $to }
look-path-back = { $army } : { $pieces }, { $space } → { $to } et retour
look-flag = Le drapeau de { $flag } tombe aux mains de { $army }
look-struck = { $army } frappe { $space }

touch-group = { $piece } en { $space }
touch-move = { $piece } : { $start } → { $end }
touch-reserve = Réserve
touch-buy = Acheter { $made } ({ $parts })
touch-exchange = { $parts } → { $made } ({ $place })
touch-build = { $made } avec { $parts } ({ $place })
touch-prefer = Prisonniers communs pour { $whose }
touch-army = { $whose } · { $order }
touch-mercenary = Mercenaires ({ $whose }) · { $order }
touch-prompt-writing = { $hired ->
    [none] { $two ->
        [yes] { $orders } ordres pour chacune de vos deux armées.
       *[no] 0 ordre sur { $orders } : touchez une pièce, puis où elle va.
      }
   *[other] 0 ordre sur { $orders } : à vous ou aux mercenaires ({ $hired }).
  }
touch-prompt-next = { $n ->
    [0] 0 ordre
    [1] 1 ordre
   *[other] { $n } ordres
  } sur { $orders } : touchez la pièce suivante.
touch-prompt-armies = Touchez une pièce de vos armées, ou envoyez.
touch-prompt-full = La feuille est pleine : envoyez-la.
touch-prompt-collecting = Collectez vos Power, territoire par territoire : ce qui n’est pas collecté est perdu.

panel-armies = Les armées
panel-army = Armée
panel-board = Sur le plateau
panel-reserve = En Réserve
panel-flags = Drapeaux
panel-threats = À portée de votre Quartier général
panel-pieces = Pièces
panel-space = Case
panel-power = Puissance
panel-total = Ensemble
panel-safe = Aucune pièce ennemie ne peut l’atteindre au prochain tour.

# Les options, par leur nom
option-map = Plateau
option-map-classic = Classique
option-map-ring = Anneau
option-map-straits = Détroits
option-ship-diagonals = Les navires passent les coins
option-box-limits = Pièces limitées à celles de la boîte
option-hq-pays = Le QG rapporte aussi
option-claim-power = Les Power se réclament
option-companion = À côté de la vraie boîte : ce qui s’y trouve peut se poser
option-hourglass = Sablier, en minutes par feuille (0 : aucun)
option-time-limit = Durée de la partie, en minutes (0 : sans limite)
option-rounds = Nombre de manches (-1 : 40, ou aucune limite quand le temps est compté ; 0 : sans limite)
option-referee = Premier arbitre
option-referee-none = comme d’habitude
option-mercenary = Armée mercenaire, à trois
option-north = Armée de Nord, à deux

bot-general = Général
bot-general-wary = Général Rempart
bot-general-thrifty = Général Écu
bot-general-bold = Général Sabre
bot-general-hunter = Général Faucon
bot-captain = Capitaine
bot-captain-wary = Capitaine Rempart
bot-captain-thrifty = Capitaine Écu
bot-captain-bold = Capitaine Sabre
bot-captain-hunter = Capitaine Faucon
bot-recruit = Recrue
bot-recruit-wary = Recrue Rempart
bot-recruit-thrifty = Recrue Écu
bot-recruit-bold = Recrue Sabre
bot-recruit-hunter = Recrue Faucon
bot-greedy = Glouton
bot-level-general = Essaie beaucoup de feuilles, chacune face aux réponses qui lui feraient le plus de mal.
bot-level-captain = Essaie quelques feuilles face à un petit nombre de réponses.
bot-level-recruit = Essaie peu de feuilles et ne songe guère à ce que les autres répondront.
bot-character-even = Pèse à égalité l’attaque, la défense et les revenus.
bot-character-wary = Garde son Quartier général et tient ses pièces hors de portée.
bot-character-thrifty = Aime les Power et les territoires qui rapportent.
bot-character-bold = Marche sur les Quartiers généraux des autres et s’inquiète moins du sien.
bot-character-hunter = S’en prend au plus fort.
bot-style-general = { bot-character-even } { bot-level-general }
bot-style-general-wary = { bot-character-wary } { bot-level-general }
bot-style-general-thrifty = { bot-character-thrifty } { bot-level-general }
bot-style-general-bold = { bot-character-bold } { bot-level-general }
bot-style-general-hunter = { bot-character-hunter } { bot-level-general }
bot-style-captain = { bot-character-even } { bot-level-captain }
bot-style-captain-wary = { bot-character-wary } { bot-level-captain }
bot-style-captain-thrifty = { bot-character-thrifty } { bot-level-captain }
bot-style-captain-bold = { bot-character-bold } { bot-level-captain }
bot-style-captain-hunter = { bot-character-hunter } { bot-level-captain }
bot-style-recruit = { bot-character-even } { bot-level-recruit }
bot-style-recruit-wary = { bot-character-wary } { bot-level-recruit }
bot-style-recruit-thrifty = { bot-character-thrifty } { bot-level-recruit }
bot-style-recruit-bold = { bot-character-bold } { bot-level-recruit }
bot-style-recruit-hunter = { bot-character-hunter } { bot-level-recruit }
bot-style-greedy = Ramasse des Power, prend ce qui est faible et garde son drapeau : un bon premier adversaire.

### L’aide de jeu

aid-goal = Le but
aid-goal-flag = Prenez les drapeaux ennemis : terminez une manche avec un Soldat ou un Régiment dans leur Quartier général, sans autre camp sur la case. Tout ce que possède cette armée est alors à vous.
aid-goal-last = Vous gagnez dès qu’aucun drapeau adverse n’est plus debout.
aid-goal-limit = Si les manches ou le temps s’épuisent, la plus grande puissance totale l’emporte : les pièces du plateau et de la Réserve, et 1 par Power.
aid-turn = La manche
aid-turn-write = Chacun écrit en secret jusqu’à { $orders } ordres (à deux joueurs : pour chaque armée).
aid-turn-execute = Toutes les feuilles s’exécutent ensemble, chacune de haut en bas. Un ordre illégal est perdu ; qui n’en a exécuté aucun paie 1 Power.
aid-turn-missiles = Les missiles lancés explosent : tout ce qui se trouve là est détruit, sauf les drapeaux.
aid-turn-ties = Là où plusieurs camps partagent le plus fort total, leurs pièces qui ont bougé retournent d’où elles viennent.
aid-turn-fights = Partout ailleurs, le plus fort total prend toutes les autres pièces : elles changent de couleur et vont dans la Réserve du vainqueur.
aid-turn-income = Chaque armée reçoit 1 Power par territoire ennemi où elle a une pièce{ $hq ->
    [yes] , son Quartier général compris ; rien pour les îles et les voies maritimes.
   *[no]  ; rien pour les îles, les voies maritimes et les Quartiers généraux.
  }
aid-turn-two = À deux joueurs : les deux armées d’un joueur ne se combattent jamais et additionnent leur puissance. Aucune ne paie l’autre, et chacune ne sort que vers son propre Quartier général.
aid-turn-hired = À trois joueurs : la quatrième armée, mercenaire, obéit à tous, à chacun dans la limite de ses ordres. Des ordres différents aux mêmes pièces s’annulent. Elle combat tout le monde et ne peut pas gagner.
aid-turn-flags = Les drapeaux tombent, qui a perdu le sien est éliminé. Puis vient la manche suivante.
aid-orders = Les ordres
aid-orders-what = Un ordre peut
aid-orders-written = s’écrire
aid-order-move = déplacer une pièce
aid-order-buy = acheter une petite pièce en Réserve, au prix de sa puissance
aid-order-deploy = amener une pièce de la Réserve au Quartier général
aid-order-exchange = changer trois pièces pareilles d’une case en une grande
aid-order-build = construire un missile avec des pièces valant { $n } ou plus
aid-order-launch = lancer un missile sur une case ou une Réserve
aid-orders-once = Une pièce bouge une fois par manche. Elle peut bouger, puis être échangée ; ce qu’un échange vient de faire sur le plateau ne bouge plus. De la Réserve, on ne va qu’à son propre Quartier général.
aid-pieces = Les pièces
aid-pieces-name = Pièce
aid-pieces-power = Puissance
aid-pieces-steps = Cases
aid-pieces-made = Faite avec
aid-pieces-goes = Va par
aid-piece = { $name } ({ $letter })
aid-piece-flag = drapeau
aid-made-P = le revenu
aid-made-M = { $n } de puissance
aid-way-ground = terre
aid-way-plane = air
aid-way-ship = mer
aid-way-M = –
aid-way-P = –
aid-way-flag = –
aid-ways-ground = À terre : secteurs, îles et Quartiers généraux ; entrer dans une île ou un Quartier général termine le mouvement.
aid-ways-plane = Par les airs : les mêmes cases ; on survole les îles, jamais une voie maritime ni un Quartier général.
aid-ways-ship = En mer : voies maritimes, côtes, îles et Quartiers généraux. Rien ne barre le passage à personne.
aid-fight = Des combats
aid-fight-sides = Sur la case
aid-fight-sums = Totaux
aid-fight-end = Ce qui arrive
aid-fight-taken = Vert prend les deux autres tanks : les totaux des vaincus ne s’ajoutent pas.
aid-fight-bounce = Égalité : les deux retournent d’où ils viennent, rien n’est pris.
aid-fight-third = Vert et Jaune, à égalité, repartent ; Bleu, plus faible, était là et reste.
aid-fight-home = Vert, qui arrive, repart ; Bleu n’a pas bougé et reste.
aid-fight-once = Une pièce ne rebondit qu’une fois par manche. Là où elle revient, un ennemi entré entre-temps la combat comme d’habitude.
aid-camp = { $who } : { $stack }
aid-ours-waves = Les égalités en chaîne : le livret les règle avant tout autre combat, sans dire comment l’une découle de l’autre. Nous les réglons par vagues, partout au même instant, pour que l’ordre de traitement ne décide de rien (PW-C3, PW-C10).
aid-ours-board = Les numéros des voies maritimes : l’image du livret est perdue. Les nôtres s’accordent avec tous ses exemples (PW-B7).
aid-ours-income = Les Power se perçoivent d’eux-mêmes. Le livret les fait perdre à qui les oublie : ici c’est une option (PW-W4).
aid-ours-end = Sans pendule, la partie finit après { $rounds } manches : rien d’autre ne la finirait à coup sûr (PW-F7).
aid-ours-resigned = Qui abandonne laisse son armée en garnison immobile, pour que la partie des autres continue (PW-F9).
# La fin d'une partie
curve-scores = Puissance
fall-flag = { $army } a pris le drapeau de { $flag } avec { $a-kind } venu de { $space }
fall-stood = { $army } a pris le drapeau de { $flag } : son infanterie restait seule en { $space }
fall-resigned = { $side } a abandonné
tally-flags = drapeaux pris
tally-captures = piles capturées
tally-ties = égalités
tally-missiles = méga-missiles
tally-refused = ordres refusés
tally-fines = amendes
outlook-note = Ces chances disent combien de fois un robot glouton gagne depuis un tel plateau contre d’autres gloutons, quoi qu’il se soit passé avant. Essayées sur d’autres parties de gloutons, elles étaient justes à cinq points près d’un bout à l’autre de l’échelle. Des joueurs peuvent faire mieux ou moins bien.

# À côté du vrai plateau : ce qui ne peut pas se poser, et ce que font les mains

set-what = rien n’est posé : un secteur, à qui, et quelles pièces, comme « poser R0 R 2T S, RVB 3P »
set-example = poser R0 R 2T S, RVB 3P
set-no-place = « { $part } » : « { $word } » n’est aucun secteur de ce plateau
set-whose = « { $part } » : à qui c’est vient en second, par une lettre ({ $known })
set-nothing = « { $part } » : il manque quelles pièces ; « - » pour aucune
set-no-piece = « { $part } » : « { $word } » n’est aucune pièce ({ $known })
set-number = « { $part } » : un nombre de 1 à { $most } est attendu
set-many = « { $part } » : au plus { $most } d’une sorte
set-by-referee = seul le bureau de l’arbitre pose ce qui est sur le plateau
set-not-beside = ce qui est sur le plateau ne se pose qu’à côté d’une vraie boîte
set-not-now = le plateau se pose avant une manche, pendant que les feuilles s’écrivent
set-nobody-left = il faut au moins deux joueurs avec un drapeau pour continuer
set-no-referee = { $army } ne peut pas être arbitre : sans joueur, ou hors du jeu
set-round-late = cette partie finit après la manche { $most }
tray-facts = Drapeaux, manche, arbitre
tray-flag = Drapeau de { $flag }
tray-flag-gone = retiré
tray-flag-note = Qui perd son drapeau n’a plus de pièces : elles quittent le plateau. Posez ensuite la Réserve du preneur.
tray-round = Manche
tray-referee = Arbitre
hand-part-moves = À déplacer
hand-part-board = Sur le plateau
hand-part-reserves = Réserves
hand-part-flags = Drapeaux
hand-move = { $army } : { $pieces } de { $space } vers { $to }
hand-deploy = { $army } : { $pieces } de la Réserve vers { $to }
hand-at = { $space }, { $army }
hand-at-reserve = { $army }, Réserve
hand-take = { $where } : ôter { $out }
hand-put = { $where } : poser { $into }
hand-change = { $where } : ôter { $out }, poser { $into }
hand-prisoners = { $where } : poser { $into }, pour les prisonniers en { $spaces }
hand-flag = Le drapeau de { $flag } va en { $space } ({ $army })
hand-flag-gone = Le drapeau de { $flag } quitte le jeu
sheet-order = Ordre : pièce, de, vers – ou pièces, E, lieu, ce qu’on en fait
sheet-round = Manche
sheet-player = Nom
sheet-how = Par exemple : { $examples }

# La boîte à soi, par formulaire
box-pieces = Les pièces
box-pieces-about = De combien d’étapes chaque pièce se déplace, et ce qu’elle vaut en Power.
box-setup = Le départ
box-setup-about = Ce que chaque armée a dans son quartier général quand la partie commence.
box-contents = Le contenu
box-contents-about = Combien de pièces de chaque sorte une couleur a dans la boîte ; cela ne compte qu’avec l’option des pièces limitées. Un régiment est fait de trois soldats.
box-sheet = La feuille et le temps
box-sheet-about = Combien d’ordres tiennent sur une feuille, le sablier, les pauses.
box-move = Étapes
box-power = Power
box-material = Matériel d’un méga-missile, en Power
box-orders = Ordres par feuille
box-minutes = Minutes
box-pauses = Pauses par joueur
box-pause = Pauses

# Pourquoi un joueur écrirait une feuille
why-flag = Vise le drapeau de { $from } en { $space } : puissance { $power }, contre { $against } maintenant.
why-attack = Attaque { $space } : puissance { $power } contre { $against }.
why-guard = Garde le Quartier général contre { $a-kind } de { $from } en { $space }.
why-missile = C’est { $space-reserve ->
    [none] en { $space }
   *[other] dans la Réserve de { $space-reserve }
} que le Méga-missile frappe le plus.
why-build = Un Méga-missile vaut plus que ce dont il est fait.
why-press = Personne ne doit tenir { $space } : à puissance { $power } contre { $against }, ce qui vient d’arriver rebondit.
why-exchange = { $pieces } deviennent { $a-kind }.
why-buy = Il manque { $a-kind } pour le prochain échange.
why-deploy = Les pièces servent mieux sur le plateau que dans la Réserve.
why-collect = Une pièce chez { $from } rapporte 1 Power à chaque manche.
why-retreat = Ce qui est en { $space } pourrait y être capturé.
why-march = S’approche du Quartier général de { $from }.
why-hire = Envoie des mercenaires en { $space }, où cela vous sert.
why-nothing = Aucun ordre ne vaut rien maintenant.
