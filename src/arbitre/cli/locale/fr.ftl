# La ligne de commande en français.

about = Arbitre, l’arbitre de jeux de guerre : il connaît les règles, les applique et dit laquelle il applique.
usage = usage :
options = options
command = COMMANDE
more-help = « arbitre COMMANDE --help » en dit plus ; « --lang en » parle anglais.

short-serve = les jeux dans un navigateur, seul ou à plusieurs
short-learn = apprendre un jeu par une première partie, pas à pas
short-play = jouer dans le terminal, seul ou ensemble
short-replay = raconter une partie enregistrée, pas à pas
short-verify = vérifier des parties enregistrées
short-luck = dire ce que le hasard a donné dans une partie enregistrée
short-judge = juger des manches de Power : lignes JSON en entrée et en sortie
short-mcp = les jeux pour un modèle de langue (MCP) : outils, ressources, invites
short-arena = faire jouer des robots et compter
short-ladder = faire se rencontrer tous les joueurs d’un jeu et les coter
short-bench = mesurer un moteur, les environnements ou le serveur à côté d’autres, publics
short-compile = compiler le moteur, environ trois fois plus rapide ensuite
short-docs = construire la documentation, que « serve » montre sous /docs
short-rules = montrer les règles, un article, ou les articles sans test
short-edition = créer ou vérifier sa propre édition
short-games = lister les jeux
short-bots = lister les joueurs
short-backup = copier toutes les tables dans un fichier pendant qu’elles servent
short-restore = remettre une sauvegarde dans une réserve vide

long-serve = Servir les jeux aux navigateurs, ici et sur le réseau, à des tables vivantes.
    {"  "}arbitre serve                                   pour cette machine
    {"  "}arbitre serve --host 0.0.0.0                    des amis du même réseau se joignent
    {"  "}arbitre serve --base-url https://example.org/a   derrière un mandataire
long-learn = Apprendre un jeu par une première partie, pas à pas : de quoi il s’agit, et quoi taper.
long-play = Jouer dans le terminal : humains et robots au choix, un nom par place.
    {"  "}arbitre play power                              vous contre trois robots
    {"  "}arbitre play power --seats human,human          deux personnes, deux armées chacune
    {"  "}arbitre play power --option rounds=20 --record partie.arb
    {"  "}arbitre play sans_allies --companion            à côté de vos cartes et de vos dés
long-replay = Raconter une partie enregistrée, pas à pas, avec le plateau après chaque manche.
long-verify = Rejouer des parties et comparer chaque ligne et chaque empreinte.
    Code 0 : tout est juste ; 1 : une ligne est fausse (FICHIER:LIGNE: raison) ; 2 : ce n’est pas une partie.
long-luck = Comparer ce que le hasard a donné dans une partie enregistrée à ce qu’il donne en moyenne,
    selon les mesures propres au jeu : nombre de fois, total, espérance, écart, centile.
long-judge = Juger des manches de Power. Un objet JSON par ligne en entrée, un par ligne en sortie :
    {"  "}entrée  {"{"}"position": …, "orders": {"{"}"red": ["T R0 IX"]{"}"}, "lang": "fr"{"}"}
    {"  "}sortie  {"{"}"position": …, "orders": …, "events": […], "result": null{"}"}
long-mcp = Faire jouer un modèle de langue : un serveur du Model Context Protocol, que démarre le client du modèle.
    {"  "}arbitre mcp                                     par l’entrée et la sortie standard ; son propre serveur
    {"  "}arbitre mcp --server http://127.0.0.1:8000      aux tables d’un `arbitre serve` qui tourne
    {"  "}arbitre mcp --db parties.sqlite                 son propre serveur, qui garde ses tables
    {"  "}arbitre mcp --http 0                            par HTTP sur cette machine ; affiche son adresse secrète
long-arena = Faire jouer beaucoup de parties par des robots et compter les victoires, avec intervalles à 95 %.
    Le résultat dépend de la graine, jamais du nombre de processus.
    Un jeu en solitaire est joué par chaque robot seul, tous sur les mêmes parties, et on les compare :
    {"  "}arbitre arena JEU --seats random:2000,autre:400 --edition E1,E2
    --until 0.05 s’arrête dès qu’on sait si le premier joueur est meilleur que l’autre, avec ce risque d’erreur :
    {"  "}arbitre arena JEU --seats nouveau,ancien,ancien,ancien --until 0.05 --games 2000
long-ladder = Faire se rencontrer tous les joueurs d’un jeu en toutes combinaisons et les coter (Elo), avec intervalles à 95 %.
    Sans JEU, tous les jeux qui ont leurs propres joueurs. En solitaire, chaque joueur joue seul les mêmes donnes.
    Le résultat dépend de la graine, jamais du nombre de processus.
    {"  "}arbitre ladder JEU --players 2 --games 400
    {"  "}arbitre ladder --games 400 --levels 400 --out docs --keep parties.jsonl
long-bench = Mesurer le moteur d’un jeu, les environnements pour joueurs qui apprennent (wrappers) ou le serveur, à côté d’autres, publics, dans la même exécution, en rapports.
    GAME : l’un de { $games } ; le premier si aucun n’est nommé.
long-compile = Compiler le moteur (règles, arbitre, parties, robots) avec mypyc. Il faut quelques minutes et un compilateur C ;
    le résultat se trouve dans build/compiled et sert tant que les sources sont celles dont il a été fait.
    {"  "}ARBITRE_ENGINE=plain                            pour une commande : le moteur non compilé
    {"  "}ARBITRE_ENGINE=compiled                         pour une commande : le moteur compilé, ou rien
long-docs = Construire la documentation à partir d’un clone, strictement : un lien qui ne mène nulle part l’arrête.
    {"  "}arbitre docs                                    dans build/docs/site, où « arbitre serve » la trouve
    {"  "}arbitre docs --out DOSSIER                      ailleurs : des fichiers, pour n’importe quel serveur
long-rules = Montrer les règles d’un jeu, ou un article (PW-C3, ou simplement c3).
    --aid imprime plutôt l’aide de jeu : but, tour, pièces, un combat.
    --coverage liste les articles sans test ; code 1 s’il y en a.
long-edition = Écrire un modèle commenté d’édition à remplir (new), en vérifier une (check), ou y mettre ce qui
    a été tapé de sa propre boîte pendant une partie enregistrée (keep, avec --record).
long-games = Lister les jeux : une ligne par jeu, son identifiant d’abord.
long-bots = Lister les joueurs qui peuvent remplacer des personnes, et d’où ils viennent ; ou essayer le vôtre.
    {"  "}arbitre bots power
    {"  "}arbitre bots check monbot.py power              quelques parties, et ce qui ne va pas
    {"  "}arbitre bots check exec:./monbot power
long-backup = Copier toutes les tables dans un fichier, même pendant qu’un serveur tourne.
    {"  "}arbitre backup tables.bak                       puis : arbitre serve --db tables.bak
long-restore = Remettre toute une sauvegarde dans une réserve qui n’a pas encore de tables : tout ou rien.
    {"  "}arbitre restore tables.bak                      dans le fichier du dossier de données
    {"  "}arbitre restore tables.bak --db postgresql://nom@hôte/arbitre

help-help = montrer ceci et s’arrêter
help-version = montrer la version et s’arrêter
help-lang = langue (par défaut celle du système, sinon l’anglais)
help-json = répondre en JSON
help-seats = un joueur par place : human, human:NOM ou un robot (son nom, module:Classe, fichier.py:Classe, exec:./programme) ; leur nombre choisit la variante
help-option = régler une option du jeu ; peut être répété
help-seed = nombre entier qui décide de tout ce qui est laissé au hasard
help-daily = la partie d’un jour (par défaut aujourd’hui, UTC) : le même hasard pour tous
help-companion = à côté de votre boîte : vous tapez ce que montrent dés, cartes et feuilles, et on vous dit quoi y faire
help-edition = édition par son nom, ou un fichier à vous
help-ascii = ASCII simple, sans couleur
help-record = enregistrer la partie dans ce fichier, au fur et à mesure
help-resume = reprendre une partie enregistrée
help-play-budget = combien de parties un robot peut essayer de tête pour une décision ou un conseil
help-at = s’arrêter après la ligne N de la partie
help-svg = dessiner plutôt la position dans ce fichier
help-moments = le plateau après chaque chose racontée qui l’a changé ; avec --at, de la seule étape à laquelle appartient la ligne N (avec --json, de cette ligne)
help-moment = avec --svg et --at : comme c’était au moment K de la ligne N, que --moments appelle [N.K]
help-why = pourquoi chaque étape d’un camp que mène le jeu : ce qui était en balance, ce qui a tranché, la règle
help-aid = imprimer l’aide de jeu : but, tour, pièces, un combat
help-coverage = lister les articles sans test
help-arena-seats = un robot par place (son nom, module:Classe, fichier.py:Classe, exec:./programme), les places tournent ; en solitaire, les robots à comparer (BOT:N pour N parties)
help-arena-games = nombre de parties (100 par défaut)
help-arena-until = s’arrêter dès qu’on sait si le premier joueur est meilleur que l’autre ; RISK : le risque d’erreur admis (0.05)
help-arena-margin = avec --until : s’arrêter aussi quand il est clair que l’avance est de moins que tant de points de taux de victoire
help-arena-keep = garder chaque partie dans ce fichier et ne pas rejouer ce qui s’y trouve : reprendre après une interruption
help-arena-ray = jouer sur la grappe Ray à cette adresse (auto : celle de cette machine ; extra « ray ») ; le résultat est le même
help-arena-out = écrire une ligne par siège et par partie dans ce fichier : .parquet (extra « parquet »), .csv ou .jsonl
help-ladder-bots = les joueurs, le plus fort d’abord (par défaut : tous ceux du jeu)
help-ladder-players = combien à une table (par défaut : tous les nombres auxquels le jeu se joue ; 1 si l’on peut jouer seul)
help-ladder-difficulty = difficultés par leur nom, ou all (par défaut : l’habituelle)
help-ladder-games = parties de toutes les combinaisons à chaque table ; donnes, quand chacun joue seul (200 par défaut)
help-ladder-levels = de plus, tant de parties de chaque joueur à une place face à des tables du suivant de la liste
help-ladder-out = écrire dans ce dossier une page (ladder.md) avec ses graphiques (ladder/*.svg) au lieu de tableaux
help-keep-record = avec keep : la partie enregistrée dont on garde les cartes tapées
help-arena-edition = éditions par leur nom ou un fichier ; plusieurs sont jouées l’une après l’autre
help-budget = simulations permises à un robot par décision (par défaut, le nombre propre au jeu)
help-timing = avec --json : ajouter le temps de calcul moyen d’une partie sur cette machine, en secondes
help-jobs = nombre de processus (par défaut tous les cœurs)
help-bot-seconds = secondes qu’a un joueur qui est un programme pour une décision, et pour démarrer (10 par défaut)
help-bot-memory = mémoire d’un tel programme, en mégaoctets (4096 par défaut)
help-host = adresse d’écoute (127.0.0.1 par défaut ; 0.0.0.0 : tout le réseau)
help-port = port d’écoute (8000 par défaut ; 0 : n’importe lequel de libre)
help-db = où garder les tables : un fichier, sqlite:///FICHIER ou postgresql://… (par défaut : votre dossier de données)
help-base-url = l’adresse que voient les navigateurs, derrière un mandataire
help-open = ouvrir le navigateur (par défaut s’il y en a un ; --no-open : ne pas l’ouvrir)
help-docs = un dossier où se trouve une documentation construite (par défaut : celle qui est là)
help-docs-out = un dossier à elle ; une documentation plus ancienne y est remplacée
help-private-hooks = une place peut faire prévenir, quand vient son tour, n’importe quelle adresse, du réseau local aussi, et n’importe quel port ; sinon les publiques seulement, aux ports 80 et 443
help-limits = limiter ce qu’une adresse peut demander (par défaut ; --no-limits : pour des mesures, ou quand beaucoup partagent une adresse)
help-bench-seconds = secondes de mesure par chiffre (3 ; serve : 60)
help-bench-passes = nombre de passes ; la médiane compte
help-bench-warmup = serve : secondes de charge avant la mesure (10)
help-bench-tables = serve : nombre de tables, deux clients chacune (200)
help-bench-rate = serve : coups par seconde en charge constante (100)
help-bench-probe = serve : secondes de chaque essai en cherchant le plus haut débit (10 ; 0 : ne pas chercher)
help-bench-idle = serve : nombre de tables au repos à peser (1000 ; 0 : aucune)
help-bench-db = serve : une base PostgreSQL pour nos tables au lieu d’un fichier SQLite neuf ; ce qu’elle contient reste

usage-wrong = { $problem } (voir « { $path } --help »)
usage-option = il n’y a pas d’option { $option } (voir « { $path } --help »)
usage-missing = il manque { $name } (voir « { $path } --help »)
usage-bare = { $option } demande une valeur (voir « { $path } --help »)
usage-extra = il y a un mot de trop : { $given } (voir « { $path } --help »)
usage-value = la valeur de { $name } n’est pas bonne (voir « { $path } --help »)
usage-command = il n’y a pas de telle commande (voir « arbitre --help »)
option-form = écrivez l’option sous la forme { $option }=VALEUR
unknown-clause = il n’y a pas d’article { $clause } dans { $game }
no-tests = les tests ne sont pas ici : la couverture se compte dans un dépôt
no-file = ce fichier n’existe pas
is-folder = c’est un dossier
not-text = ce n’est pas un fichier texte
file-large = le fichier est trop grand
file-exists = le fichier existe déjà : il reste tel quel
unreadable-file = { os-reason }
edition-written = { $file } est écrit : remplissez-le, vérifiez-le avec « arbitre edition check { $game } { $file } », puis « arbitre play { $game } --edition { $file } »
edition-kept = { $n ->
    [0] Rien n’a été tapé dans cette partie : rien n’est écrit.
    [one] { $n } ligne tapée est gardée dans { $file } ; la prochaine fois : « arbitre play { $game } --companion --edition { $file } »
   *[other] { $n } lignes tapées sont gardées dans { $file } ; la prochaine fois : « arbitre play { $game } --companion --edition { $file } »
  }
edition-keep-how = quelle partie enregistrée ? « arbitre edition keep { $game } FICHIER --record PARTIE »
edition-right = { $file } : { $name } est juste
arena-kept = Ce qui a été joué est gardé dans { $file } : la même commande reprend là.
playing = parties
bench-needs-rl = { $module } n’est pas installé ; pour l’installer : pip install "arbitre[rl]"
no-bench = il n’y a pas de mesure pour { $game } ; il y a : { $known }
mark-fixed = fixé par la règle du jeu
mark-other-edition = une autre édition
mark-public = des descriptions publiques du jeu
mark-deduced = déduit
mark-our-choice = notre choix
mark-reconstructed = reconstitué par nous
no-output = la réponse ne peut pas être écrite : { os-reason }
resume-alone = une partie reprise continue comme elle a commencé : n’indiquez pas { $option }
not-together = { $one } et { $other } ne vont pas ensemble : choisissez
moment-alone = --moment ne va qu’avec --svg FICHIER et --at N
no-line = { $last ->
    [0] il n’y a pas de ligne { $line } : rien n’a été joué
   *[other] il n’y a pas de ligne { $line } : 1 à { $last }
  }
no-moment = { $count ->
    [0] il n’y a pas de moment { $moment } dans la ligne { $line } : rien ne s’y est passé
    [one] il n’y a pas de moment { $moment } dans la ligne { $line } : elle en a un
   *[other] il n’y a pas de moment { $moment } dans la ligne { $line } : 1 à { $count }
  }
rules-editions = Éditions
serve-at = Arbitre est à { $url }
serve-nearby = Sur le même réseau, un téléphone saisit { $url }
serve-scan = ou scanne ceci :
serve-nearby-others = { $n ->
    [one] Cette machine a une autre adresse, si celle-là ne s’ouvre pas : { $urls }
   *[other] Cette machine a d’autres adresses, si celle-là ne s’ouvre pas : { $urls }
  }
serve-no-network = Cette machine n’est dans aucun réseau pour l’instant : personne d’autre ne peut se joindre.
serve-alone = Sur cette machine seulement ; avec --host 0.0.0.0, d’autres du réseau peuvent se joindre.
serve-stop = Ctrl-C l’arrête ; rien n’est perdu.
serve-port-used = le port { $port } de { $host } est déjà pris : choisissez-en un autre par --port, ou arrêtez ce qui l’occupe
serve-port-denied = le port { $port } n’est pas permis ici : choisissez-en un au-dessus de 1023
serve-no-host = { $host } n’est pas une adresse de cette machine
no-built-docs = { $folder } ne contient pas de documentation construite ; « ./arbitre docs » dans un clone en construit une
web-base-url = « { $value } » n’est pas une adresse : écrivez-la comme https://example.org/arbitre

backup-written = { $store } a été copié dans { $file }
restore-done = { $n ->
    [one] { $n } table de { $file } est maintenant dans { $store }
   *[other] { $n } tables de { $file } sont maintenant dans { $store }
}

help-play-on = avec --at : écrire dans ce fichier une partie qui continue après la ligne N (play --resume la joue)
play-on-alone = --play-on ne va qu’avec --at N
# Films et vues

help-film = écrire dans ce fichier un film de toute la partie, ou avec --at de cette étape : une image animée (SVG)
no-film = il n’y a rien à montrer : l’enregistrement n’a aucune ligne
box-link-what = ce n’est pas le lien à partager d’une boîte : http://SERVEUR/box/shared/…
box-link-far = seul un serveur de cette machine ou du réseau local est interrogé : prenez le fichier d’édition
box-link-none = il n’y a pas de boîte à cette adresse
box-link-unready = cette boîte n’est pas encore prête
box-link-down = le serveur ne répond pas : { $problem }

version = arbitre { $version } ({ $engine ->
        [compiled] moteur compilé
        [stale] moteur non compilé : l’autre vient d’autres sources ; « arbitre compile » le refait
       *[plain] moteur non compilé
    })
engine-stale = le moteur compilé vient d’autres sources et ne sert pas ; « ./arbitre compile » le refait.
engine-missing = { $name } demande le moteur compilé, et il n’y en a pas de ces sources : « ./arbitre compile » le fait.
compile-translate = compilation du moteur : traduction en C
compile-files = compilation du moteur : { $done } fichiers sur { $all }
compile-link = compilation du moteur : assemblage
compile-made = Le moteur est compilé ({ $seconds } s) et sert dès maintenant.
compile-there = Le moteur compilé est déjà là, fait de ces mêmes sources.
compile-no-clone = cet Arbitre a été installé depuis un paquet ; seul un clone de ses sources peut être compilé.
compile-no-mypyc = mypyc manque ({ $problem }) ; il vient avec : pip install { $needs }
compile-no-compiler = il manque un compilateur C : sous Debian, lancez « apt-get install gcc » en root. Arbitre marche sans, mais moins vite.
compile-no-headers = il manque les fichiers d’en-tête de Python : sous Debian, lancez « apt-get install python3-dev » en root. Arbitre marche sans, mais moins vite.
compile-no-write = impossible d’écrire dans { $folder } : { $problem }
compile-edited = les sources ont changé pendant la compilation ; rien n’a été gardé. Compilez encore une fois.
docs-made = { $pages } pages dans { $folder } ; « arbitre serve » les montre sous /docs.
docs-failed = aucune documentation construite : { $problem }
docs-no-clone = cet Arbitre a été installé depuis un paquet ; seul un clone de ses sources peut construire sa documentation.
compile-failed = rien n’a été compilé, et le moteur non compilé continue comme avant : { $problem }

# mcp
help-mcp-server = l’adresse d’un Arbitre qui tourne (sinon : le sien, sur cette machine, qui s’arrête avec lui)
help-mcp-db = où son propre serveur garde les tables : un fichier, sqlite:///FICHIER ou postgresql://… (sinon : nulle part, elles s’en vont avec lui)
help-mcp-http = parler HTTP sur ce port de cette machine au lieu de l’entrée et la sortie standard (0 : un port libre)
mcp-at = MCP à { $url } (secret : qui l’a joue vos sièges)
mcp-server-and-db = un serveur qui tourne (--server) a son propre stockage : n’ajoutez pas --db
mcp-no-address = une adresse commence par http:// ou https://

# players of others: `bots check`, `serve --bot`
help-serve-bot = admettre un joueur aux tables (peut être répété) : NOM=module:Classe, NOM=fichier.py:Classe, NOM=exec:./programme, ou le NOM d’un joueur installé ; NOM@JEU : pour ce jeu seulement
help-check-games = avec check : parties à chaque nombre de joueurs (3 par défaut)
bot-taken = il y a déjà un joueur { $name } dans { $game } : choisissez un autre nom
bot-source-any = joue à tous les jeux
bot-source-added = ajouté ici
bot-source-installed = d’un paquet installé
check-title = { $bot } joue à { $game }, contre des joueurs au hasard :
check-seats = { $seats ->
    [1] seul
   *[other] { $seats } joueurs
} : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} ; { $mean } ms pour une en moyenne, { $most } ms pour la plus longue
check-problem = Partie { $index } à { $seats ->
    [1] un joueur
   *[other] { $seats } joueurs
}, place { $seat }, décision { $decision } : { $problem }.
check-stderr = Sur stderr il a écrit :
check-more = {"  "}… et { $n ->
    [one] { $n } autre partie
   *[other] { $n } autres parties
}.
check-why = Il donne ses raisons : « { $why } »
check-reason = Il donne ses raisons.
check-no-why = Il ne donne pas de raisons pour les conseils (elles ne sont pas nécessaires).
check-repeats = Rejouée avec la même graine, la partie a eu les mêmes coups.
check-varies = Rejouée avec la même graine, la partie a eu d’autres coups : les résultats de l’arène ne se répéteront pas. Tirez le hasard de ce qui est donné (rng, ou la graine de « decide »).
check-stays = Il ne s’est pas arrêté quand on le lui a dit, et a été arrêté.
check-right = Rien à redire à { $bot }.
check-wrong = { $bot } a perdu des parties par sa faute : voir ci-dessus.
