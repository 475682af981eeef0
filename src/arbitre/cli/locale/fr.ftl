# La ligne de commande en français.

about = Arbitre, l'arbitre de jeux de guerre : il connaît les règles, les applique et dit laquelle il applique.
usage = usage :
options = options
command = COMMANDE
more-help = « arbitre COMMANDE --help » en dit plus ; « --lang en » parle anglais.

short-play = jouer dans le terminal, seul ou ensemble
short-replay = raconter une partie enregistrée, pas à pas
short-verify = vérifier des parties enregistrées
short-judge = juger des manches de Power : lignes JSON en entrée et en sortie
short-arena = faire jouer des robots et compter
short-bench = mesurer le moteur à côté d'un moteur public
short-rules = montrer les règles, un article, ou les articles sans test
short-edition = créer ou vérifier sa propre édition
short-games = lister les jeux
short-bots = lister les joueurs

long-play = Jouer dans le terminal : humains et robots au choix, un nom par place.
    {"  "}arbitre play power                              vous contre trois robots
    {"  "}arbitre play power --seats human,human          deux personnes, deux armées chacune
    {"  "}arbitre play power --option rounds=20 --record partie.arb
long-replay = Raconter une partie enregistrée, pas à pas, avec le plateau après chaque manche.
long-verify = Rejouer des parties et comparer chaque ligne et chaque empreinte.
    Code 0 : tout est juste ; 1 : une ligne est fausse (FICHIER:LIGNE: raison) ; 2 : ce n'est pas une partie.
long-judge = Juger des manches de Power. Un objet JSON par ligne en entrée, un par ligne en sortie :
    {"  "}entrée  {"{"}"position": …, "orders": {"{"}"red": ["T R0 IX"]{"}"}, "lang": "fr"{"}"}
    {"  "}sortie  {"{"}"position": …, "orders": …, "events": […], "result": null{"}"}
long-arena = Faire jouer beaucoup de parties par des robots et compter les victoires, avec intervalles à 95 %.
    Le résultat dépend de la graine, jamais du nombre de processus.
long-bench = Mesurer le moteur à côté d'un moteur public dans la même exécution, en rapports.
long-rules = Montrer les règles d'un jeu, ou un article (PW-C3, ou simplement c3).
    --coverage liste les articles sans test ; code 1 s'il y en a.
long-edition = Écrire un modèle commenté d'édition à remplir, ou en vérifier une.
long-games = Lister les jeux : une ligne par jeu, son identifiant d'abord.
long-bots = Lister les joueurs qui peuvent remplacer des personnes.

help-help = montrer ceci et s'arrêter
help-version = montrer la version et s'arrêter
help-lang = langue (par défaut celle du système, sinon l'anglais)
help-json = répondre en JSON
help-seats = un joueur par place : human, human:NOM ou un robot ; leur nombre choisit la variante
help-option = régler une option du jeu ; peut être répété
help-seed = nombre entier qui décide de tout ce qui est laissé au hasard
help-edition = édition par son nom, ou un fichier à vous
help-ascii = ASCII simple, sans couleur
help-record = enregistrer la partie dans ce fichier, après chaque manche
help-resume = reprendre une partie enregistrée
help-at = s'arrêter après la ligne N de la partie
help-svg = dessiner plutôt la position dans ce fichier
help-coverage = lister les articles sans test
help-arena-seats = un robot par place ; les places tournent d'une partie à l'autre
help-arena-games = nombre de parties (100 par défaut)
help-jobs = nombre de processus (par défaut tous les cœurs)
help-bench-seconds = secondes de mesure par chiffre
help-bench-passes = nombre de passes ; la médiane compte

usage-wrong = { $problem } (voir « { $path } --help »)
usage-option = il n'y a pas d'option { $option } (voir « { $path } --help »)
usage-missing = il manque { $name } (voir « { $path } --help »)
usage-value = la valeur de { $name } n'est pas bonne (voir « { $path } --help »)
usage-command = il n'y a pas de telle commande (voir « arbitre --help »)
option-form = écrivez l'option sous la forme { $option }=VALEUR
unknown-clause = il n'y a pas d'article { $clause } dans { $game }
no-tests = les tests ne sont pas ici : la couverture se compte dans un dépôt
no-file = ce fichier n'existe pas
is-folder = c'est un dossier
not-text = ce n'est pas un fichier texte
file-large = le fichier est trop grand
file-exists = le fichier existe déjà : il reste tel quel
unreadable-file = { $problem }
verified = juste, { $moves ->
    [one] { $moves } ligne
   *[other] { $moves } lignes
  }, { $end }
unfinished = inachevée
edition-written = { $file } est écrit : remplissez-le, puis « arbitre edition check »
edition-right = { $file } : { $name } est juste
playing = parties
no-bench = il n'y a pas de mesure pour { $game }
mark-fixed = fixé par la règle du jeu
mark-other-edition = une autre édition
mark-our-choice = notre choix
mark-reconstructed = reconstitué par nous
no-output = la réponse ne peut pas être écrite : { $problem }
resume-alone = une partie reprise garde sa graine, ses options et son édition : n'indiquez pas { $option }
unopened = , mais la graine promise n'a pas été dévoilée
