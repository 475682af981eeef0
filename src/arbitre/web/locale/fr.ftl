# Les pages en français.

# Refus

web-bad-request = la requête ne se lit pas
web-unreadable = ce qui a été envoyé ne se lit pas
web-forbidden = cela ne vous est pas ouvert
web-other-site = ce formulaire ne vient pas de nos pages ; rechargez la page et recommencez
web-not-found = cette page n’existe pas
web-no-such-method = cela ne se demande pas de cette façon
web-too-large = c’est trop grand pour être reçu : 300 ko au plus
web-too-often = trop de demandes à la fois ; attendez un instant
web-too-many-tables = trop de tables créées d’ici ; attendez un peu
web-host = ce serveur ne s’appelle pas { $host } : ouvrez-le par son adresse, ou demandez à son propriétaire de le nommer avec --base-url
web-long-headers = les en-têtes de la requête sont trop longs
web-slow = la requête a mis trop de temps à arriver
web-crowded = trop de connexions à la fois ; fermez-en, ou attendez un moment
web-failed = quelque chose s’est mal passé de notre côté ; rien n’est perdu, réessayez
web-no-game = il n’y a pas de jeu { $game } ici
web-no-clause = il n’y a pas de règle { $clause }
web-no-table = il n’y a pas de telle table
web-no-link = ce lien n’ouvre rien : vérifiez qu’il est entier, ou demandez-en un autre
web-no-seat-free = plus aucune place n’est libre à cette table
web-no-step = la partie n’a que { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
web-no-record = choisissez un fichier de partie ; un fichier vide ne dit rien
web-no-text = ce n’est pas un fichier de partie : ce n’est pas du texte
web-judge-many = { $n } demandes à la fois : { $most } au plus
web-judge-late = pas jugée : ce qui précède a pris trop de temps ; renvoyez-la seule
web-record-slow = vérifier cette partie prend plus de { $seconds } secondes : vérifiez-la par « arbitre verify »
web-no-number = « { $value } » n’est pas un nombre
web-not-your-seat = cette place n’est pas la vôtre
web-not-your-turn = aucune décision n’est attendue de cette place
web-not-host = seul l’hôte de la table peut faire cela
web-long-text = { $most } caractères au plus

# Chaque page

page-skip = Aller au contenu
page-nav = Navigation
page-nav-tables = Mes tables
page-nav-rules = Règles
page-nav-settings = Réglages
page-foot = Arbitre connaît les règles, les fait respecter et dit laquelle il applique. Logiciel libre, sans compte ni publicité.
page-docs = Documentation (en anglais)
page-docs-missing = Cet Arbitre n’a pas sa documentation avec lui.
page-docs-build = Dans un clone de ses sources, une commande la construit :
page-docs-then = Rechargez ensuite cette page. Installé en paquet, le serveur apprend par --docs où se trouve une documentation déjà construite.
page-home = Accueil
page-error = Cela ne va pas
page-save = Enregistrer
page-back = Retour à la table
page-your-name = Votre nom
page-name-optional = facultatif

# Accueil et tables

page-front-title = { $n ->
    [0] Aucun jeu de guerre
    [1] Un jeu de guerre
    [2] Deux jeux de guerre
    [3] Trois jeux de guerre
    [4] Quatre jeux de guerre
   *[other] { $n } jeux de guerre
}, un arbitre
page-front-awaited = { $n ->
    [one] Une partie vous attend.
   *[other] { $n } parties vous attendent.
}
page-front-lead = Jouez tout de suite, seul contre des robots ou avec des amis par un simple lien.
page-play = Jouer
page-difficulty = Difficulté
page-daily = Partie du jour
page-daily-about = Le même hasard pour tout le monde aujourd’hui
page-with-friends = Avec des amis, options
page-options = Options
page-the-rules = Règles
page-continue = Reprendre une partie
page-all-tables = Toutes mes tables
page-what = Qu’est-ce que c’est ?
page-what-rules = Un arbitre.
page-what-rules-more = Il n’accepte que les coups permis et cite la règle de chaque décision.
page-what-seats = Toujours assez de joueurs.
page-what-seats-more = Des robots prennent les places vides, et celle de qui doit partir.
page-what-account = Sans compte.
page-what-account-more = Une place est un lien secret : gardez-le, ou emportez-le sur un autre appareil.
page-nearby = Sur le même réseau, vos amis ouvrent :
page-against = avec { $names }
page-list-turn = à vous de jouer
page-list-wait = en attente
page-list-archived = archivée
page-list-mine = vous : { $seats }
page-list-won = gagnée
page-list-lost = perdue
page-list-lost-to = perdue ; { $n ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
page-list-gave-up = abandonnée
page-list-forfeit = { $who } abandonne
page-ago = { $unit ->
    [day] { $n ->
        [one] hier
       *[other] il y a { $n } jours
    }
    [hour] { $n ->
        [one] il y a une heure
       *[other] il y a { $n } heures
    }
    [minute] { $n ->
        [one] il y a une minute
       *[other] il y a { $n } minutes
    }
   *[now] à l’instant
}
page-tables-lead = Les tables dont ce navigateur garde une place.
page-tables-going = En cours
page-tables-done = Terminées
page-tables-none = Aucune pour l’instant.
page-new-game = Nouvelle partie
page-import = Importer une partie
page-import-about = Une partie enregistrée dans un fichier reprend là où elle s’est arrêtée.
page-import-file = Fichier de la partie
page-import-go = Ouvrir

# Une nouvelle table

page-new = Nouvelle table : { $title }
page-players = Joueurs
page-players-n = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
page-seats = Places
page-seat-me = Moi
page-seat-friend = Un ami, par un lien
page-seat-here = Un ami, sur cet écran
page-make = Créer la table
page-player = Qui joue
page-all-options = Toutes les options
page-table-title = Nom de la table
page-clock = Temps
page-per-move = Par coup
page-per-move-0 = sans limite
page-per-move-60 = 1 minute
page-per-move-180 = 3 minutes
page-per-move-600 = 10 minutes
page-per-move-3600 = 1 heure
page-per-move-86400 = 1 jour
page-per-move-259200 = 3 jours
page-per-game = Pour toute la partie
page-per-game-0 = sans limite
page-per-game-900 = 15 minutes
page-per-game-1800 = 30 minutes
page-per-game-3600 = 1 heure
page-per-game-7200 = 2 heures
page-at-end = Quand le temps est écoulé
page-at-end-sheet = la décision part telle quelle
page-at-end-bot = un robot joue le coup
page-at-end-loss = la partie est perdue
page-clock-bot = Le robot qui joue alors
page-absent = L’hôte peut agir pour un absent après
page-absent-300 = 5 minutes
page-absent-3600 = 1 heure
page-absent-86400 = 1 jour
page-absent-259200 = 3 jours
page-absent-604800 = 1 semaine
page-talk = On peut se parler
page-talk-usual = avant les décisions
page-talk-0 = jamais
page-talk-60 = 1 minute par manche
page-talk-180 = 3 minutes par manche
page-talk-600 = 10 minutes par manche
page-table-rules = À cette table
page-undo-never = jamais
page-undo-free = si personne n’est concerné
page-undo-consent = sinon avec l’accord des autres
page-allow-hints = Conseils permis
page-allow-spectators = Spectateurs admis
page-companion = À côté de ma boîte
page-companion-about = Votre boîte est sur la table : vous touchez ce qu’elle montre, et le programme tient les règles.
page-edition = Édition
page-edition-name = Édition publiée
page-edition-difficulty = selon la difficulté
page-edition-own = La vôtre, dans un fichier
page-edition-about = Les valeurs imprimées de votre boîte peuvent remplacer les nôtres.
page-edition-template = Modèle à remplir
page-game-options = Règles de ce jeu

# Rejoindre

page-join = Vous êtes invité : { $title }
page-join-seat = Votre place
page-sit-down = M’asseoir
page-join-full = Plus aucune place n’est libre à cette table.
page-just-watch = Regarder seulement
page-invite = Inviter des amis
page-invite-about = Qui ouvre ce lien peut prendre une place libre.
page-link = Lien
page-copy = Copier
page-share = Partager…
page-qr = Le même lien en code QR
page-watch-link = Pour regarder seulement :
page-only-here = Seul cet appareil peut ouvrir ce lien.
page-only-here-how = Pour que d’autres y accèdent, lancez Arbitre avec --host 0.0.0.0.
page-carry = Continuer sur un autre appareil
page-carry-about = Ce lien est votre place : qui l’ouvre joue à votre place. Ne le montrez à personne.
page-carry-host = L’hôte est qui a ouvert la table : ce lien donne le droit de la régler (places, robots), pas celui de jouer.
page-cover = Passez l’écran à qui doit jouer. Rien de secret n’est montré ici.
page-i-am = Je suis { $who }
page-you-are = Vous êtes { $who }.
page-their-turn = À jouer : { $who }
page-hand-over = Passer l’écran

# La table

page-title = { $title } · Arbitre
page-title-turn = ● À vous · { $title }
page-round = manche { $n }
page-turn = tour { $n }
page-daily-of = partie du { $day }
page-tabs = À côté du plateau
page-tab-log = Journal
page-tab-chat = Discuter
page-tab-seats = Places
page-tab-alone = Partie
page-tab-panels = Détails
page-tab-past = Revoir
page-part-regions = Parties du plateau
page-looking-back = Retour en arrière
page-telling = Le récit
page-further = Autres actions : télécharger, abandonner…
page-part-status = Où en est la partie
page-part-board = Plateau
page-part-decision = Votre décision
page-part-panels = En détail
page-part-log = Ce qui s’est passé
page-part-chat = Discussion
page-who = { $place } ({ $player })
page-you = (vous)
page-alone = Cette partie
page-seat-open = place libre
page-seat-you = vous
page-seat-person = un joueur
page-seat-plays = { $place } : { $plays }
page-bots-who = Qui sont ces joueurs ?
page-bot = robot { $bot }
page-bot-level = robot { $bot }, { $level ->
    [easy] facile
    [hard] difficile
   *[normal] moyen
}
page-your-turn = À vous
page-chance = À saisir
page-chance-go = Saisir
page-chances = Ce qui peut arriver, et avec quelle chance :
page-chance-see = Rien de tel ne peut arriver maintenant ; « ? » montre ce qui est possible.
page-chance-possible = Ce qui est possible
page-chance-erase = Retirer le dernier
page-chance-sum = ou la somme
page-chance-draw = { $n ->
    [one] Tirer pour moi
   *[other] Tirer les { $n } pour moi
}
page-chance-all = { $kind ->
    [none] Tout tirer jusqu’à ma décision
   *[other] Tout tirer : { $kind }
}
page-draw-word = « tirer » : le programme tire à votre place.
page-line = Ou tapez une ligne (« ? » montre ce qui peut s’écrire)
page-line-go = Saisir
page-thinking = L’arbitre tranche…
page-wait = { $n ->
    [one] On attend { $names }
   *[other] On attend { $names }
}
page-held = Votre décision est remise. { $n ->
    [one] On attend { $names }
   *[other] On attend { $names }
}
page-wait-open = Il manque encore quelqu’un : { $n ->
    [one] { $names }
   *[other] { $names }
}. Invitez un ami ou asseyez un robot.
page-archived = Cette table est archivée.
page-chance-known = Ici, le hasard peut être connu d’avance.
page-drawn = Partie nulle
page-won = { $n ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
page-you-won = Victoire !
page-you-lost = La partie est perdue
page-lost = Tout le monde a perdu
page-forfeit = { $seats ->
    [1] Abandon : la partie est finie
   *[other] { $who } abandonne : la partie est finie
}
page-scores = Résultat
page-paused = Pause demandée par { $who }
page-go-on = Reprendre
page-undo-asked = { $who } demande à reprendre son coup.
page-undo-withdraw = Tant pis
page-agree = D’accord
page-refuse = Non
page-recall = Reprendre ma décision
page-rematch = Revanche
page-again = Rejouer
page-archive = Archiver la table
page-to-again = Aller à la nouvelle partie
page-to-rematch = Aller à la revanche
page-as-list = Toutes les actions en liste
page-hint = Conseil
page-hint-is = Ce qu’un robot ferait ici. { $why }
page-undo = Reprendre le dernier coup
page-undo-ask = Demander à reprendre le coup
page-export = Télécharger la partie
page-resign = Abandonner…
page-resign-sure = C’est définitif.
page-resign-go = J’abandonne
page-seat-ready = prêt
page-seat-awaited = on l’attend
page-seat-thinks = réfléchit…
page-seat-acts = { $name } : que faire
page-seat-take = Prendre cette place
page-seat-back = Rejouer soi-même
page-seat-free = Libérer la place
page-absent-after = Si quelqu’un se fait attendre { $unit ->
    [day] { $n ->
        [one] un jour
       *[other] { $n } jours
    }
    [hour] { $n ->
        [one] une heure
       *[other] { $n } heures
    }
   *[minute] { $n ->
        [one] une minute
       *[other] { $n } minutes
    }
}, l’hôte peut passer son tour ou le remplacer.
page-seat-skip = Passer son tour
page-seat-bot = Robot
page-seat-bot-go = Asseoir un robot
page-seat-bot-alone = Le laisser jouer à ma place
page-hook = Prévenir cette adresse à mon tour
page-hook-more = Signature et essai
page-hook-title = L’appel à votre tour
page-hook-to = Adresse de { $seat }
page-hook-nowhere = Aucune adresse n’est prévenue pour { $seat } : donnez-en une dans le menu de la place.
page-hook-secret = Secret qui signe les appels
page-hook-about = Qui a ce secret reconnaît nos appels parmi d’autres. Il reste le même tant que vous tenez la place ; personne d’autre à la table ne le voit.
page-hook-ping = Appeler maintenant, pour essayer
web-hook-delivered = L’appel est arrivé ; la réponse a été { $status }.
web-hook-status = L’appel est arrivé, mais la réponse a été { $status } : il faut un code de 200 à 299 pour dire qu’il est pris.
web-hook-timeout = Personne n’a répondu en cinq secondes.
web-hook-forbidden = Ce serveur n’appelle pas cette adresse, ou trop d’appels attendent déjà son hôte.
web-hook-no-answer = Ce qui a répondu ne parle pas HTTP.
web-hook-unreachable = L’adresse ne peut pas être jointe, ou son certificat n’inspire pas confiance.
page-seat-leave = Quitter la place
page-seat-leave-sure = Quitter cette place ? Un autre pourra la prendre.
page-clock-whole = pour toute la partie
page-clock-talk = discussion
page-clock-then = puis
page-clock-write = pour écrire
page-clock-decide = temps pour décider
page-clock-waits = Le temps ne court qu’une fois que chacun a vu ce qui s’est passé.
page-time-up = Temps écoulé pour { $who } : { $how ->
    [bot] un robot joue le coup.
    [lost] la partie est perdue.
   *[sheet] la décision part telle quelle.
}
page-bot-failed = Le robot de { $who } n’a donné aucun coup possible : un coup au hasard a été joué à sa place.
page-notify = M’avertir à mon tour
page-log-empty = Rien encore.
page-log-start = Mise en place
page-log-earlier = Plus tôt : revenir en arrière
page-log-minor = { $n } détails
page-log-see = Voir le plateau à ce moment
page-log-link = Copier le lien
page-why = Pourquoi ?
page-host = L’hôte
page-whispers = en privé à { $names }
page-talk-until = On peut se parler encore
page-talk-done = J’ai fini de parler
page-talk-others = Vous avez fini de parler ; les autres le peuvent encore.
page-chat-to = À qui
page-chat-all = À tous
page-chat-text = Votre message
page-chat-send = Envoyer
page-chat-empty = Rien n’a encore été dit.
page-chat-closed = La discussion est fermée pendant que les ordres s’écrivent.

# Ce que dit le client lui-même

page-client-lost = Connexion perdue
page-client-back = De nouveau en ligne
page-client-retrying = Nouvel essai…
page-client-refused = Refusé
page-client-skip = Passer
page-client-pause = Pause
page-client-go_on = Continuer
page-client-step = Suivant
page-client-rule = Règle
page-client-speed = Vitesse
page-client-slow = ×½
page-client-normal = ×1
page-client-fast = ×2
page-client-remove = Retirer : { $line }
page-client-up = Monter : { $line }
page-client-down = Descendre : { $line }
page-client-clear = Tout effacer
page-client-fill_in = Remplir
page-client-do_it = Le faire
page-client-leave = Le laisser
page-client-last_round = Dernière manche
page-client-step_by_step = Pas à pas
page-client-send = Envoyer
page-client-anyway = Envoyer quand même
page-client-keep_editing = Continuer à écrire
page-client-less = Un de moins : { $label }
page-client-more = Un de plus : { $label }
page-client-sum = Total
page-client-at_least = { $sum }, il en faut { $total }
page-client-exactly = { $sum } sur { $total }
page-client-at_most = { $sum } sur { $total } au plus
page-client-complete = La décision est complète
page-client-incomplete = La décision est incomplète
page-client-previous = Étape précédente
page-client-next = Étape suivante
page-client-now = Revenir au présent
page-client-step_of = étape { $step } sur { $steps }
page-client-moment_of = étape { $step } sur { $steps }, moment { $moment } sur { $moments }
page-client-previous_moment = Moment précédent
page-client-next_moment = Moment suivant
page-client-happened = La partie a avancé
page-client-past = Revoir la partie
page-client-zoom_in = Agrandir
page-client-zoom_out = Réduire
page-client-zoom_reset = Vue entière
page-client-copied = Copié
page-client-your_turn = À vous de jouer
page-client-answer = Répondre
page-client-choose = Choisissez
page-client-cancel = Annuler
page-client-close = Fermer
page-client-lesson_on = Continuer la leçon
page-client-now_do = À présent : { $what }
page-client-nothing_now = Rien à en faire à présent
page-client-whole = Tout
page-client-undo = Retirer la dernière ligne
page-client-all_rules = Toutes les règles
page-client-in_hand_goes = Touchez maintenant un cadre
page-client-in_hand_again = Touchez encore : { $what }
page-client-in_hand_or = Touchez un cadre, ou encore : { $what }
page-client-which = Laquelle ?
page-client-news = { $n } de plus
page-client-yes = Oui

# Règles

page-drawing = Dessin de la règle { $clause }
page-search = Chercher dans les règles
page-search-go = Chercher
page-search-found = { $n ->
    [0] Aucune règle ne contient « { $query } ».
    [one] Une règle contient « { $query } ».
   *[other] { $n } règles contiennent « { $query } ».
}
page-search-all = Toutes les règles
page-rules-all = Toutes les règles de { $title }
page-contents = Sommaire
page-editions = Éditions
page-marks = Chaque règle dit d’où elle vient : du livret, d’une autre édition, de descriptions publiques, ou de nous là où tout se tait.
page-mark-fixed = livret
page-mark-other-edition = autre édition
page-mark-public = descriptions publiques
page-mark-deduced = déduit
page-mark-our-choice = notre choix
page-mark-reconstructed = reconstitué

# Réglages

page-settings-lead = Ces choix restent dans ce navigateur.
page-settings-saved = C’est enregistré.
page-set-lang = Langue
page-set-motion = Mouvements
page-set-motion-full = les pièces se déplacent
page-set-motion-reduced = réduits
page-set-palette = Couleurs
page-set-palette-usual = habituelles
page-set-palette-safe = pour daltoniens
page-set-text = Taille du texte
page-set-text-normal = normale
page-set-text-large = grande
page-set-text-largest = très grande
page-set-theme = Apparence
page-set-theme-auto = comme le système
page-set-theme-light = claire
page-set-theme-dark = sombre
page-set-board = Plateau
page-set-board-drawn = dessiné sur papier
page-set-board-plain = sobre
page-set-sound = Son
page-set-sound-off = coupé
page-set-sound-soft = doux
page-set-sound-on = activé : tours, messages, dés
page-set-told = Ce qu’ont fait les autres et les dés
page-set-told-look = D’abord en une image
page-set-told-film = Pas à pas
page-set-told-log = Pas montré : le journal le dit

# L’aide de jeu, et les règles

page-aid = Aide de jeu
page-aid-short = Aide
page-aid-edition = édition { $edition }
page-aid-print = La page entière, à imprimer
page-aid-paper = S’imprime sur une page A4.
page-aid-back = Retour à la table
page-search-ours = Ce qui est de nous
page-search-count = règles
page-ours = Ce qui est de nous, et pourquoi
page-mark-why-fixed = C’est dit dans le livret.
page-mark-why-other-edition = Notre livret se tait ou se trompe ; une autre édition du même livret le dit.
page-mark-why-public = Le jeu de base nous manque ; des descriptions publiques le disent.
page-mark-why-deduced = Personne ne l’écrit, mais cela découle de ce qui est écrit.
page-mark-why-our-choice = Les textes se taisent ou se lisent de plusieurs façons : il fallait trancher, et nous l’avons fait.
page-mark-why-reconstructed = C’était imprimé sur des cartes ou des tuiles que nous n’avons pas : les nombres sont de nous, et une édition à vous peut les remplacer.
# La partie du jour, et son propre historique

page-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [m1] janvier
    [m2] février
    [m3] mars
    [m4] avril
    [m5] mai
    [m6] juin
    [m7] juillet
    [m8] août
    [m9] septembre
    [m10] octobre
    [m11] novembre
   *[m12] décembre
} { $year }
page-month = { $month ->
    [m1] janvier
    [m2] février
    [m3] mars
    [m4] avril
    [m5] mai
    [m6] juin
    [m7] juillet
    [m8] août
    [m9] septembre
    [m10] octobre
    [m11] novembre
   *[m12] décembre
} { $year }
page-daily-counts = Cet essai compte : pas de conseil, rien ne se reprend, et aucun robot ne joue à votre place. Abandonner compte aussi.
page-daily-counts-short = compte
page-day-left = { $n ->
    [0] encore moins d’une heure
    [one] encore une heure
   *[other] encore { $n } heures
} (UTC)
page-day-over = le jour est passé
page-day-others = Autres jours
page-day-earlier = la veille
page-day-later = le lendemain
page-day-today = la partie d’aujourd’hui
page-day-own = Votre essai
page-day-first = Tout le monde reçoit aujourd’hui la même donne. Votre premier essai compte : pas de conseil, rien ne se reprend. Ensuite vous verrez ce qu’ont fait les autres et nos robots, et pourrez rejouer hors classement.
page-day-missed = Vous n’avez pas joué cette partie le jour même. Vous pouvez la jouer maintenant, hors classement : sa graine est connue.
page-day-going = Vous avez commencé. Cet essai compte.
page-day-going-late = Vous n’avez pas fini le jour même : l’essai ne compte plus, mais vous pouvez le jouer jusqu’au bout.
page-day-late = Vous avez fini après la fin du jour : cela ne compte pas.
page-day-elsewhere = Votre essai qui compte a été commencé sur un autre appareil. Continuez là-bas, ou ouvrez ici le lien de votre place (« Continuer sur un autre appareil », à la table).
page-day-go-on = Continuer
page-day-play = Jouer, cela compte
page-day-again = Rejouer hors classement
page-day-see-own = Revoir votre partie
page-day-called = Vous figurerez sous le nom de { $name }.
page-day-nameless = Vous figurerez sans nom.
page-day-name = Changer de nom
page-day-nobody = quelqu’un
page-day-nobody-yet = Personne n’a fini à temps.
page-day-place = { $n ->
    [one] Le seul résultat pour l’instant
   *[other] Place { $place } sur { $n }
}
page-day-place-short = place { $place } sur { $n }
page-day-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-day-calendar = Vos jours
page-day-streak = Série en cours :
page-day-streak-most = la plus longue : { $n }
page-day-month-before = Un mois plus tôt
page-day-month-after = Un mois plus tard
page-day-results = Les résultats de tous
page-day-hidden = { $n ->
    [0] Personne n’a encore fini.
    [one] Un résultat pour l’instant. Vous le verrez quand vous aurez fini votre essai.
   *[other] { $n } résultats pour l’instant. Vous les verrez quand vous aurez fini votre essai.
}
page-day-col-place = Place
page-day-col-who = Qui
page-day-col-how = Résultat
page-day-col-replay = Partie et fichier
page-day-replay = Revoir
page-day-record = Fichier
page-day-par = Repère : nos robots sur la même donne
page-day-par-wait = Les robots n’ont pas encore fini.
page-day-par-none = Les robots n’ont pas joué ce jour-là.
page-day-fair = La même pour tous, et cela se prouve
page-day-promise = Le serveur a tiré au hasard la graine de cette partie, et montre depuis la première minute du jour ce qui l’engage : le SHA-256 de quelques bits tirés au hasard et de cette graine. Bits et graine restent secrets jusqu’à minuit UTC ; ensuite ils sont ici et dans chaque fichier de partie.
page-day-how = Comment le vérifier ?
page-day-commitment = Promesse
page-day-seed = Bits et graine
page-day-sealed = scellés jusqu’à la fin du jour
page-day-verify = Chaque résultat est un fichier de partie que chacun peut vérifier :
page-day-cheats = Ce que nous ne pouvons pas empêcher : qu’on joue d’abord dans un second navigateur, qu’on interroge un autre programme, ou qu’on parle avec ceux qui ont fini. Le classement repose sur la confiance.
page-day-to-results = Les résultats du jour

page-history = Mon historique
page-history-to = Mon historique : parties, victoires et jours
page-history-lead = Ce que vous avez joué sur ce serveur, compté pour vous seul.
page-history-none = Il n’y a encore rien. À votre première table, ce navigateur reçoit un secret à lui, par lequel on retrouve ses parties ; aucun compte n’est nécessaire.
page-history-off = Ce navigateur n’a pas d’historique : il a été supprimé, et rien n’est gardé depuis.
page-history-begin = Garder de nouveau un historique
page-history-gone = Votre historique est supprimé pour de bon. Les tables, elles, restent.
page-history-carried = Cet appareil a maintenant votre historique. Les places des parties en cours s’emportent à part, à chaque table.
page-history-figure-games = { $n ->
    [one] partie décidée
   *[other] parties décidées
}
page-history-figure-won = { $n ->
    [one] gagnée
   *[other] gagnées
}
page-history-figure-share = gagnées
page-history-figure-going = { $n ->
    [one] inachevée
   *[other] inachevées
}
page-history-share = { $n } %
page-history-of = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
page-history-row = victoires d’affilée : { $n }, la plus longue série : { $most }
page-history-best = la meilleure :
page-history-by-edition = Par édition
page-history-by-rival = Contre
page-history-by-seat = Avec
page-history-col-games = parties
page-history-col-won = gagnées
page-history-col-share = part gagnée
page-history-people = des personnes
page-history-alone = en solitaire
page-history-list = Toutes les parties
page-history-more = Les fichiers les contiennent toutes.
page-history-won = gagnée
page-history-lost = perdue
page-history-drawn = nulle
page-history-together = à un seul écran
page-history-going = en cours
page-history-left = rangée
page-history-json = En fichier (JSON)
page-history-csv = En tableau (CSV)
page-history-keep = Où il est gardé
page-history-kept = Ce navigateur a un cookie secret ; le serveur en a l’empreinte, et sait quelles places furent les vôtres. Personne d’autre ne voit cette page. Qui reste absent 400 jours est oublié.
page-history-carry = L’avoir aussi sur un autre appareil
page-history-carry-about = Ouvrez ce lien là-bas dans l’heure. Il sert une seule fois ; ensuite les deux appareils partagent un même historique. Qui a le lien peut le prendre : ne l’envoyez qu’à vous-même.
page-history-back = Retour à l’historique
page-history-from = Votre historique sur cet appareil
page-history-from-about = Quelqu’un, vous sans doute, veut retrouver ici un historique commencé sur un autre appareil.
page-history-from-joined = L’historique de ce navigateur s’y ajoute. Si les deux ont un essai qui compte pour un même jour, celui qui fut fini le premier reste.
page-history-from-go = L’utiliser ici
page-history-delete = Supprimer pour de bon
page-history-delete-about = L’identité et l’historique disparaissent, sur tous vos appareils ; personne ne peut les ramener. Les tables restent, avec les noms qui y figurent, et vos résultats des jours restent sans nom.
page-history-delete-sure = J’en suis sûr
page-history-delete-go = Supprimer mon historique
# Leçons

page-learn-short = Première partie guidée
page-learn-lead = Vous débutez ? Une première partie vous montre tout, pas à pas : { $minutes } minutes au plus.
page-learn-about = Une vraie partie sur un vrai plateau, racontée pas à pas. Vous faites tout vous-même, rien ne peut mal tourner, et vous pouvez partir à tout moment : la leçon vous attend.
page-learn-go = Commencer
page-learn-on = Reprendre la leçon
page-learn-again = Recommencer
page-lesson-place = Leçon { $n }/{ $total }
page-lesson-next = Suite
page-lesson-back = Retour
page-lesson-show = Montrez-moi
page-lesson-send = Maintenant : { $word }
page-lesson-missed = Pas celui-ci : touchez ce qui est entouré.
page-lesson-leave = Quitter la leçon
page-lesson-play = Jouer une partie
page-list-lesson = Leçon
page-list-learned = Apprise
page-list-learning = À continuer
web-no-lesson = ce jeu n’a pas de leçon
# -- étude : que se serait-il passé, jouer la suite, revenir en arrière
page-study = Étudier
page-study-link = Et si… ? Jouer la suite d’ici
page-study-what-if = Et si…
page-study-go = Voir ce qui arrive
page-study-same = Les dés et les tirages sont ceux de la partie.
page-study-fresh = Le hasard n’a pas eu la même question que dans la partie : il a été tiré à nouveau.
page-study-often = { $n ->
    [one] Sur un autre tirage :
   *[other] Sur { $n } autres tirages :
}
page-study-chances = Chances de gagner ensuite :
page-study-beside = { $n ->
    [0] { $who } : { $played } dans la partie, { $other } ainsi
   *[other] { $who } : { $played } dans la partie, { $other } ainsi, en moyenne
}
page-study-origin = variante, depuis l’étape { $step }
page-study-taken-back = { $n ->
    [one] retour en arrière une fois
   *[other] retour en arrière { $n } fois
}
page-study-decided = Ce qui a été décidé ici
page-study-decided-about = Une ligne par ordre. Changez ce que vous voulez ; ce qui reste est joué comme dans la partie.
page-study-play-on = Jouer la suite
page-study-play-on-about = Une nouvelle table commence ici, ou après vos changements ; celle-ci reste comme elle est.
page-study-play-on-chance = Le hasard y est nouveau.
page-client-study_what_if = Et si…
page-client-study_chances = { page-study-chances }
page-client-study_play_on = Jouer la suite d’ici
page-client-study_take_back = Revenir ici
page-client-study_sure = Tout ce qui suit est repris, et la table le dira. Revenir ici ?
page-client-study_hint = Qu’aurait fait un robot ?
page-client-study_type = Écrire une ligne
page-client-study_add = Ajouter
page-client-study_again = Changer encore
page-client-study_keep = En faire une table
page-client-study_list = Étudier cette étape
page-client-study_sheets = À qui est la décision
page-client-hands_left = { $n } à faire
page-client-hands_done = tout est fait
page-client-hands_one = { $n } à faire
page-client-keys_gone = Quelqu’un a saisi autre chose ici entre-temps. De vos touches, celles-ci ont été retirées : { $keys }.
# La fin d'une partie
page-tab-ending = Récit
page-ending = Le récit
page-ending-out = Pourquoi vous êtes éliminé :
page-ending-you = vous
page-ending-turnings = Ce qui a décidé
page-ending-falls = Qui est tombé
page-ending-luck = La chance
page-ending-counts = La partie en chiffres
page-ending-table = Tour par tour
page-ending-true = Ces chances sont-elles justes ?
page-ending-measured = Ce qui a été mesuré
# La justesse des chances montrées
page-measured = Ces chances sont-elles justes ?
page-measured-how = Le jeu a été joué { NUMBER($games) } fois par des robots, dans des parties dont rien n’avait été appris. Chaque chance qui y a été annoncée figure ici, par dixièmes, à côté du nombre de fois où elle s’est réalisée.
page-measured-said = Annoncé
page-measured-mean = En moyenne
page-measured-won = Gagné
page-measured-off = Écart
page-measured-luck = Hasard
page-measured-count = Chances
page-measured-games = Parties
page-measured-band = { $low }–{ $high } %
page-measured-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
page-measured-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
page-measured-whole = { NUMBER($n) }
page-measured-reading = Écart : de combien de points on a gagné plus souvent (+) ou moins souvent (−) qu’annoncé. Hasard : de combien ce nombre change par le seul hasard d’une série de parties à l’autre, deux fois sur trois.
page-measured-limits = Les joueurs n’ont pas été mesurés, ni vos propres éditions et plateaux. Prise à part, une sorte de partie (un nombre de joueurs, une édition, une difficulté) peut s’écarter plus que toutes ensemble.
page-ending-won = gagné
page-ending-colon = {" "}:
page-ending-fell = tombé, { $turn }
# Partager, et regarder des enregistrements

page-share-title = Partager
page-share-what = Ce qui est partagé
page-share-table = La table
page-share-round = La manche { $n }
page-share-turn = Le tour { $n }
page-share-moment = Ce moment
page-share-seen = Qui ouvre le lien voit ce que voient les spectateurs : rien de ce qui est encore secret dans la partie.
page-share-private = Cette table n’admet pas de spectateurs : le lien ne s’ouvre que pour ceux qui y sont assis. Images et films montrent ce que voit votre place.
page-share-replay = Qui ouvre le lien peut regarder la partie enregistrée.
page-share-qr = Code QR
page-share-embed = Montrer sur un autre site
page-share-embed-about = Le plateau, son passé et son film, pour un blog ou un forum : il tient dans une colonne dès 280 pixels. Collez ceci dans la page (?theme=dark et ?lang=en dans l’adresse choisissent pour tous les lecteurs) :
page-embed-film = Film
page-embed-steps = Pas à pas
page-share-film-of = Film : { $title }
page-share-picture = Image :
page-share-picture-of = Le plateau : { $what }
page-share-film = Film
page-share-film-about = Un seul fichier, animé partout où l’on montre des images.
page-share-film-round = Cette manche ou ce tour
page-share-film-whole = Toute la partie
page-share-see = Regarder
page-share-save = Enregistrer
page-replay = Regarder une partie enregistrée
page-replay-about = Donnez le fichier d’une partie, finie ou non, entière ou telle qu’une place la voyait : vous la parcourrez pas à pas. Personne n’y joue.
page-replay-pasted = Ou collez son texte
page-replay-go = Seulement regarder
page-replay-paste = Coller un enregistrement
page-replay-kept = Qui a l’adresse de la page voit la même chose. La partie n’est dans la liste de personne, et disparaît après treize semaines.
page-replay-line = Ligne { $line } : { $reason }
page-replay-headline = Une partie enregistrée, à regarder
page-client-share = Partager

# À côté d’une vraie table : ce qui se règle à la main, et ce que font les mains

page-desk-about = Un appareil est le plateau et l’arbitre de ceux qui jouent autour de votre boîte : il juge les feuilles, dit quoi déplacer, et pose ce qui est sur le plateau. Chacun peut écrire sur son téléphone. Les places laissées aux robots ci-dessus reviennent à la table.
page-desk-clock = { $phase ->
    [talk] Discussion
    [pause] Pause
   *[writing] Rédaction
  }
page-desk-start = Lancer
page-desk-stop = Arrêter
page-desk-in = Feuilles : { $n } sur { $of }
page-desk-phone = sur un téléphone
page-desk-writes = écrit
page-desk-write = Écrire
page-desk-look = Feuille
page-desk-large = Le sablier, en grand
page-desk-here = L’écrire ici
page-desk-here-sure = Le téléphone perd cette place, et ce qui y est écrit y reste. Continuer ?
page-desk-correct = Ou tapez-le
page-desk-touch = Touchez le secteur ou la Réserve et posez ce qui s’y trouve. Les feuilles rendues restent rendues.
page-desk-misread = Une feuille a été mal lue
page-desk-rewind = Reprendre la dernière manche
page-desk-rewind-about = Le plateau redevient ce qu’il était avant le jugement des feuilles, et chacun écrit de nouveau. La partie enregistrée le dit.
page-desk-slip = Une erreur sur le plateau, une autre position
page-desk-uncorrect = Reprendre la correction
page-desk-phones = Téléphones (QR)
page-desk-sheet = Feuille : { $who }
page-desk-back = Retour au bureau
page-clock-stopped = Le sablier est arrêté : l’arbitre le lance.
page-sheets = Feuilles d’ordres à imprimer
page-sheets-short = Feuilles vierges
page-sheets-about = Une feuille par armée et par manche. Imprimez la page (A4), coupez le long des traits.
page-trays = Régler votre table
page-tray-set = Régler
page-tray-back = Retour à la table
page-tray-less = Moins : { $label }
page-tray-more = Plus : { $label }
page-keyboard = Saisir au clavier
page-hands = Sur votre table
page-hands-all = Tout est fait
web-no-tray = rien de tel n’est à régler maintenant : la partie a continué
web-tray-number = { $label } : un nombre entier de { $low } à { $high }
web-tray-text = { $label } : de { $low } à { $high } signes
web-tray-choice = { $label } : choisissez parmi ce qui est montré
web-tray-since = { $label } : maintenant { $now }, quelqu’un l’a réglé entre-temps. Rien de vous n’a été réglé ; rouvrez et regardez.

# Les boîtes à soi
page-boxes = Mes boîtes
page-box-mine = Ma boîte
page-box-about = Les nombres imprimés dans votre boîte, notés une fois pour toutes vos parties : à toute nouvelle table, à côté de la vraie boîte, sur tout appareil.
page-box-begin = La boîte de { $title }
page-box-name = Nom de la boîte
page-box-go = Commencer
page-box-new = Noter les nombres de ma boîte
page-box-from = D’un fichier
page-box-from-about = Un fichier d’édition remplit le formulaire.
page-box-from-go = Ouvrir le fichier
page-box-no-file = choisissez un fichier d’édition
page-box-place = chapitre { $n } sur { $of }
page-box-sum = { $label } : { $n } sur { $wanted }
page-box-empty = Compter à partir de zéro
page-box-remove = Ôter
page-box-remove-sure = Ôter « { $name } » et tout ce qui y est noté ?
page-box-empty-sure = Remettre à zéro les nombres de ce chapitre ?
page-box-remove-of = Ôter : { $name }
page-box-save = Enregistrer
page-box-keeps = Tout ce que vous touchez est gardé, même à moitié rempli.
page-box-saved = Gardé.
page-box-done = Comme dans ma boîte
page-box-undone = Pas encore sûr
page-box-later = Plus tard
page-box-next = Continuer
page-box-end = Terminer
page-box-before = Retour : { $title }
page-box-since = un autre appareil l’a mis entre-temps à { $now } ; ce que vous avez mis n’est pas gardé : mettez-le encore une fois s’il doit rester
page-box-ready = La boîte est prête : choisissez-la pour toute nouvelle table.
page-box-is-ready = prête
page-box-wrong = { $n ->
    [one] une chose à corriger
   *[other] { $n } choses à corriger
}
page-box-play = Nouvelle table avec cette boîte
page-box-beside = À côté de la vraie boîte
page-box-state-mine = comme dans la boîte
page-box-state-begun = commencé
page-box-state-ours = nos nombres
page-box-state-wrong = { $n ->
    [one] une chose à corriger
   *[other] { $n } choses à corriger
}
page-box-links = Garder et partager
page-box-link = Votre lien secret
page-box-link-about = Avec ce lien vous ouvrez et changez votre boîte sur un autre appareil. Gardez-le : qui l’a peut la changer.
page-box-share = Lien à partager
page-box-share-about = Avec celui-ci d’autres regardent la boîte et en font une copie à eux ; la vôtre reste à vous.
page-box-file = Fichier d’édition
page-box-file-about = Le fichier sert dans le terminal : « arbitre play JEU --edition FICHIER ».
page-box-more = La boîte elle-même
page-box-rename = Renommer
page-box-delete = Supprimer la boîte
page-box-delete-about = Les tables faites avec elle gardent ses nombres.
page-box-delete-sure = Je veux la supprimer pour de bon
page-box-delete-go = Supprimer
page-box-shared-about = Quelqu’un vous montre les nombres de sa boîte. Vous pouvez en faire une copie à vous, puis la changer.
page-box-copy = En faire ma copie
page-box-numbers = Nombres
page-box-ours = ceux de l’édition choisie
page-box-keep = Garder dans ma boîte
page-box-keep-about = { $n ->
    [0] Rien de nouveau n’a été tapé à cette table.
    [one] Une chose a été tapée à cette table : gardez-la pour la prochaine fois.
   *[other] { $n } choses ont été tapées à cette table : gardez-les pour la prochaine fois.
}
page-box-keep-where = Dans quelle boîte
page-box-keep-new = une nouvelle boîte, avec les nombres de cette table
page-box-keep-go = Garder
page-box-kept = Gardé dans cette boîte.
