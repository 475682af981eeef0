# Dead Reckoning en français.

# Éditions impossibles
edition-own-key = « { $value } » ne peut être une clé : au plus 20 petites lettres sans accent, chiffres, _ et -, une lettre d'abord
edition-numbers = { $key } doit être une liste de nombres entiers de { $low } à { $high }
edition-so-many-numbers = { $key } doit être { $n } nombres entiers de { $low } à { $high }
edition-texts = { $key } doit être une liste de textes non vides
edition-so-many-texts = { $key } doit être { $n } textes non vides
edition-icons = { $key } : « { $value } » ne se lit pas comme des icônes, séparées par des espaces, S2 pour deux S ; les icônes : { $known }
edition-one-of = { $key } : « { $value } » doit être un de ces mots : { $known }
edition-tiles = les îles et le large font { $n } plateaux océan ; il en faut { $wanted } (la ligne « tiles » peut en dire un autre nombre)
edition-second = { $key } : la seconde place vaut plus que la première
edition-crew = l'équipage compte { $n } cartes ; il en faut { $wanted }
edition-upgrades = les améliorations font { $n } tuiles (types, deux niveaux, exemplaires) ; il en faut { $wanted } (la ligne « tiles » peut en dire un autre nombre)
edition-tile-empty = { $key } ne donne rien
edition-tile-zone = { $key } : seule une tuile de cale a des places (« spaces ») ou des icônes dessus (« bears »)
edition-tile-bears = { $key } : les places d'une cale ne portent que des voiles (S) et des canons (C)
edition-tile-crowded = { $key } : plus d'icônes que de places, la plus petite cale en a { $n }
edition-buildings = il y a { $n } bâtiments ; il en faut { $wanted } (la ligne « tiles » peut en dire un autre nombre)
edition-cards = les rangées comptent { $n } cartes ; il en faut { $wanted } (la ligne « cards » peut en dire un autre nombre)
edition-advancement = « { $value } » n'est pas un progrès : les icônes, le coût, puis si l'on veut le nombre de cartes et l'emplacement, par exemple « S2 D 4 x2 top »
edition-merchant = « { $value } » n'est pas un marchand : les icônes du recto et du verso, et si l'on veut le prix du troc, le nombre de cartes et l'emplacement, par exemple « S > S2 » ou « S 2 > S2 x2 top »
edition-merchant-cost = « { $value } » : aucun progrès de cette rangée n'a les icônes de ce recto ; écrivez le prix du troc après elles, comme dans « S 2 > S2 »
edition-faces = le plateau de combat n'a aucune zone : tous les nombres sont nuls
edition-bands = { $key } : chaque nombre doit être plus grand que le précédent, c'est le dernier tour d'une section
edition-alliance = il y a { $n } cartes de l'Alliance ; il en faut { $wanted }
edition-equal-cubes = section { $band } : { $space } reçoit { $n } cubes de toutes les cartes ensemble, et non { $wanted }
edition-band-empty = « { $value } » : il n'y a rien entre deux barres
edition-band-part = « { $value } » : la section a déjà une partie de cette sorte
edition-band-space = « { $value } » n'est pas une case de l'océan, de A1 à C4 ; le port H ne va qu'après « end »
edition-band-cubes = après { $space } il faut le nombre de ses cubes, de 1 à 9
edition-band-twice = { $space } y est deux fois
edition-band-claims = { $n } cases après « claim » : il en faut 1 ou { $most }
edition-band-end = « { $value } » : il faut une case de fin et une seule, comme « end H » ou « end B2 »
edition-band-conditional = « { $value } » n'a pas sa place ici : il faut « attack », « influence » ou les deux
edition-band-icon = « { $value } » n'est pas une icône du côté droit ; elles sont : $2 Q out gar fort P1 R1 X M E3 Ec2 F Fh F+2 Fh+1, U sails I, 7?{"{"}…{"}"}:{"{"}…{"}"}
edition-band-upgrade = « { $value } » : après U il faut une amélioration et son niveau, I ou II ; elles sont : { $known }
edition-band-condition = « { $value } » : une condition s'écrit 7?{"{"}$3 F{"}"}:{"{"}U guns II{"}"}, la partie après les deux points si la carte en a une
