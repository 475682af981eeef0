# Ce que dit une table : plans, actes refusés, réserve.

plan-seats = { $n ->
    [one] ce jeu ne se joue pas à { $n } place ; il se joue à : { $known }
   *[other] ce jeu ne se joue pas à { $n } places ; il se joue à : { $known }
}
plan-long = c’est trop long : { $most } caractères au plus
plan-unreadable = ce texte a des signes qui ne se gardent pas
plan-no-chance = rien dans ce jeu n’est laissé au hasard : il n’y a rien à saisir pour lui
plan-chance-known = le hasard d’un jour, ou d’une graine donnée, peut être connu d’avance : une seule personne y joue, et des robots aux autres places

table-unknown = cette table n’existe pas
table-private = cette table est fermée à ceux qui n’y sont pas assis
link-unknown = ce lien n’ouvre rien : il est mal recopié, ou la place a été quittée

act-kind = « { $name } » ne se fait pas à une table ; ce qui se fait : { $known }
act-text = un texte est attendu pour « { $name } »
act-lines = les lignes d’un brouillon sont une liste de textes
act-long = c’est trop long : { $n } caractères, et { $most } au plus sont acceptés
act-too-many = cette table est pleine : elle a { $most } entrées et n’en prend plus
act-key-used = cette clé a déjà servi à autre chose
act-url = une adresse commence par http:// ou https:// et nomme un hôte
act-url-private = { $host } n’est pas une adresse publique d’internet, et ce serveur n’en appelle pas d’autre (son propriétaire en permet plus par --private-hooks)
act-url-port = ce serveur n’appelle que les ports 80 et 443, pas { $port } (son propriétaire permet les autres par --private-hooks)
hook-none = rien n’est prévenu pour cette place : donnez d’abord une adresse
act-no-seat = il n’y a pas de place { $name } ici ; attendu : { $known }
act-not-yours = cette place n’est pas la vôtre
act-host-only = seule la personne qui a ouvert la table peut faire cela
act-not-invited = on prend une place par son invitation
act-seat-taken = quelqu’un y est déjà assis
act-seat-bot = un robot y joue : la personne qui a ouvert la table peut libérer la place
act-no-bot = aucun robot n’y joue qui puisse partir
act-chance-known = le hasard peut être connu d’avance à cette table : on y joue seul
act-bot-plays = un robot joue cette place : reprenez-la d’abord
act-not-late = ce joueur a encore du temps : on peut agir pour lui après { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
act-archived = cette table est archivée : on peut la regarder, rien de plus
act-game-over = la partie est finie
act-not-over = la partie n’est pas encore finie
act-stale = la partie a continué entre-temps : regardez-la et décidez à nouveau
act-stale-chance = quelqu’un a saisi autre chose entre-temps : regardez votre table, et saisissez ce qui est demandé maintenant
act-not-awaited = aucune décision de cette place n’est attendue maintenant
act-incomplete = la décision n’est pas encore complète
act-cannot-say = « { $text } » ne peut pas se dire maintenant ; ce qui peut se dire : { $known }
act-no-sheet = il n’y a rien à reprendre : les feuilles sont révélées, ou aucune n’a été envoyée
act-nothing-told = personne n’attend cela : le temps court déjà
act-no-pause = vous n’avez pas de pause à terminer
act-no-chance = rien n’est à saisir pour le hasard maintenant
act-chance-nothing = rien n’est tapé : « ? » montre ce qui est possible
act-chance-taken = { $n ->
    [one] { $n } sur { $all } est retenu, le reste ne l’est pas.
   *[other] { $n } sur { $all } sont retenus, le reste ne l’est pas.
}
act-draw-how = « tirer » : ce qui est demandé ; « tirer 2 » : ce nombre-là ; « tirer tout » : tout ce genre jusqu’à la prochaine décision
act-hush = pendant que les feuilles s’écrivent, personne ne parle ({ $clause })
act-no-desk = cette table n’est pas un bureau d’arbitre : rien ne s’y pose à la main
act-nothing-set = rien n’est posé : une ligne comme « poser R0 R 2T » commence par « poser »
act-clock-stands = les horloges sont déjà arrêtées
act-clock-runs = les horloges tournent déjà
act-nothing-said = rien n’a été dit
act-no-whispers = il n’y a pas de messages privés ici
act-no-offer = plus personne ne le demande
act-undo-nothing = vous n’avez pas de coup à reprendre
act-undo-chance = votre dernier coup est joué : { undo-chance }
act-undo-reveal = votre dernier coup est joué : { undo-reveal }
act-undo-seat = votre dernier coup est joué : { undo-seat }
act-undo-never = à cette table on ne reprend pas ses coups

hint-not-allowed = à cette table il n’y a pas de conseils
hint-busy = aucun conseil pour l’instant : réessayez dans un moment

record-is-view = c’est la vue qu’une place a d’une partie en cours, avec des omissions : seul un enregistrement entier peut être repris
record-many = l’enregistrement est trop long : { $most } lignes au plus
record-slow = cet enregistrement est trop long à vérifier
aside-busy = trop de choses se font ici en même temps : réessayez dans un moment

store-busy = la réserve est injoignable pour l’instant ; rien n’est perdu : réessayez dans un moment
store-full = ce serveur garde { $most } tables et n’a plus de place pour une autre ; celles qui existent continuent
store-url = ce n’est pas l’adresse d’une réserve : attendu un fichier, sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE
store-file = la réserve est inutilisable : { $problem ->
    [missing] ce fichier ou ce dossier n’existe pas
    [folder] c’est un dossier
    [denied] l’accès est refusé
   *[other] { $problem }
}
store-corrupted = ce fichier n’est pas une réserve, ou il est abîmé : il est resté tel quel ; nommez-en un autre avec --db, ou mettez une sauvegarde à sa place
store-down = PostgreSQL est injoignable : { $problem }
store-served = un autre serveur tient ce fichier : deux serveurs ne partagent une réserve que sur PostgreSQL (--db postgresql://NOM@HÔTE/BASE)
store-newer = cette réserve a été faite par une version plus récente d’Arbitre
backup-itself = c’est la réserve elle-même : il faut un autre fichier pour la sauvegarde
backup-file = la sauvegarde ne peut pas être écrite : { $problem ->
    [missing] ce fichier ou ce dossier n’existe pas
    [folder] c’est un dossier
    [denied] l’accès est refusé
   *[other] { $problem }
}
restore-file = la sauvegarde ne peut pas être lue : { $problem ->
    [missing] ce fichier ou ce dossier n’existe pas
    [folder] c’est un dossier
    [denied] l’accès est refusé
   *[other] { $problem }
}
restore-damaged = ce fichier n’est pas une sauvegarde d’Arbitre, ou il est abîmé : rien n’a été remis
restore-full = cette réserve a déjà des tables : rien n’a été remis ; nommez-en une vide par --db, ou déplacez d’abord celle-ci

daily-unknown = il n’y a pas ici de partie du jour pour le { $day }
daily-private = c’est un essai de la partie du jour : vous pourrez le regarder quand vous aurez fini le vôtre, ou quand le jour sera passé
daily-no-bot = dans un essai qui compte, aucun robot ne joue à votre place
identity-unknown = ce navigateur n’a pas encore d’historique ici
identity-link = ce lien ne vaut plus : il sert une seule fois, dans l’heure
# leçons
act-lesson = Ceci est une leçon : cela se fait en partie.
act-no-lesson = Ceci n’est pas une leçon.
act-no-page = La leçon en est à une autre page.
act-read-on = Rien n’est à décider ici : lisez la suite.
# -- étude
study-running = une partie en cours ne s’étudie que depuis sa propre place
study-no-hints = à cette table il n’y a pas de conseils : la partie s’étudie quand elle est finie
study-own = tant que la partie dure, on ne change que ses propres décisions
study-no-step = il n’y a pas de telle étape : la partie en a { $steps }
study-nobody = personne ne décide ici
study-undecided = tout le monde n’a pas encore décidé ici
study-secret = la suite d’une partie qui a encore des secrets ne se joue pas ailleurs
take-back-daily = la partie du jour ne se reprend pas en arrière
take-back-others = on ne revient aussi loin que là où personne d’autre ne joue
ending-early = le récit de la partie vient quand elle est finie
ending-none = cette partie ne peut pas être racontée

# Boîtes
box-unknown = il n’y a pas de boîte à cette adresse
box-none = ce jeu n’a pas de formulaire pour sa boîte
box-full = ce serveur garde { $most } boîtes et n’a plus de place
box-large = c’est trop pour une boîte : ôtez-en
box-other-game = cette boîte est d’un autre jeu
box-unready = la boîte « { $name } » n’est pas prête : { $n ->
    [one] il reste une chose à corriger
   *[other] il reste { $n } choses à corriger
}
