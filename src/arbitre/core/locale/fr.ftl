# Ce que dit le cœur : parties enregistrées, éditions, options, jeux.

# Comment la langue se nomme, et ses signes
language-name = Français
quoted = « { $text } »
decimal-sign = ,

unknown-game = il n’y a pas de jeu { $game } ; les jeux sont : { $known }
game-lacks = le jeu { $game } est laissé de côté : il lui manque le message { $keys } en { $lang ->
    [fr] français
    [en] anglais
   *[other] { $lang }
}
game-fails = le jeu { $game } est laissé de côté : { $problem }
unknown-option = { $n ->
    [0] il n’y a pas d’option { $option } : ce jeu n’en a aucune
   *[other] il n’y a pas d’option { $option } ; les options sont : { $known }
}
os-reason = { $problem ->
    [missing] ce fichier ou ce dossier n’existe pas
    [folder] c’est un dossier
    [denied] l’accès est refusé
   *[other] { $problem }
}
option-value = l’option { $option } ne peut pas valoir { $value } ; attendu : { $expected }
unknown-edition = il n’y a pas d’édition { $edition } ; les éditions sont : { $known }
unknown-rules = la partie suit la version { $rules } des règles ; ce programme connaît les versions 1 à { $known }
unknown-language = il n’y a pas de langue { $lang } ; les langues sont : { $known }
no-game-id = { $kind } ne dit pas de quel jeu il est (game_id)
unknown-bot = il n’y a pas de joueur { $bot } ; les joueurs sont : { $known }
bot-random = Hasard
bot-style-random = Joue n’importe quel coup permis, sans le moindre plan.

edition-toml = cette ligne ne se lit pas comme du TOML, à partir du signe { $column }
edition-cut = le fichier s’arrête au milieu de cette ligne : la suite manque
edition-long = l’édition est trop longue : { $most } caractères au plus
edition-wide = la ligne est trop longue : { $most } caractères au plus, sans son commentaire
edition-deep = trop de crochets ou d’accolades les uns dans les autres : { $most } au plus
edition-parts = la clé a trop de parties : { $most } au plus
edition-digits = le nombre a trop de chiffres : { $most } au plus
edition-missing = il manque { $key }
edition-name = { $value } n’est pas un nom d’édition : lettres minuscules, chiffres, - et _
edition-number = { $key } doit être un nombre entier de { $low } à { $high }
edition-text = { $key } doit être un texte non vide
edition-table = { $key } doit être une table
edition-key = { $key } n’est pas une clé connue ici ; les clés sont : { $known }

record-format = ce n’est pas une partie d’Arbitre : la première ligne doit être « { $format } » ou « { $older } »
record-header = l’en-tête contient { $key } deux fois ou ne le connaît pas
record-missing = il manque { $key } dans l’en-tête
record-broken-header = l’en-tête est illisible
record-seats = les places de ce jeu sont { $seats }
record-line = cette ligne est illisible ; attendu : « N place coup #empreinte »
record-form = le coup n’est pas écrit dans sa forme canonique ; attendu : « { $expected } »
record-hash = l’empreinte ne concorde pas : { $found } est écrit, { $expected } est juste
record-end = la fin est notée « { $end } », la partie finit par « { $reached } »
record-seed = le hasard a fait autre chose que ce que donne la graine ; attendu : « { $expected } »
record-commitment = la graine n’est pas celle qui était promise
record-daily = la graine n’est pas celle du jour { $day }
record-header-form = l’en-tête n’est pas écrit dans sa forme unique ; attendu ici : « { $expected } »
record-gap = l’en-tête doit finir par une ligne vide
record-no-commitment = cette promesse n’est pas une empreinte SHA-256 : elle a 64 chiffres, de 0 à 9 et de a à f
record-no-seed = cette ligne ne dévoile pas de graine ; attendu : « seed BITS NOMBRE »
record-no-promise = cette graine n’a jamais été promise
daily-date = « { $value } » n’est pas une date : écrivez-la comme 2026-11-15

position-text = ce n’est pas un texte de position
object-expected = un objet JSON est attendu ici, pas { $value }
list-expected = une liste est attendue ici, pas { $value }
text-expected = un texte est attendu ici, pas { $value }
whole-number = un nombre entier de { $low } à { $high } est attendu ici, pas { $value }
yes-no = true ou false est attendu ici, pas { $value }
unknown-key = cette clé est inconnue ; les clés sont : { $known }
key-missing = cette clé manque
unknown-word = { $value } n’est pas connu ici ; attendu : { $known }
truth-expected = true ou false est attendu ici, pas { $value }
not-json = la ligne n’est pas du JSON (colonne { $column })
line-long = la ligne est trop longue
not-utf8 = la ligne n’est pas de l’UTF-8
no-such-choice = « { $word } » ne peut pas être choisi
edition-taken = { $value } est le nom d’une édition publiée : donnez-en un autre à la vôtre
edition-unknown = { $key } n’est pas connu ici

# Several things in one phrase
list-and = et
list-or = ou

# Pourquoi le jeu a fait une étape (`why`)
step-clause = { $clause } :
step-number = Étape { $n } sur { $of }
step-too-far = Il n’y a pas d’étape { $n } : son dernier tour en avait { $of ->
    [one] { $of } seule
   *[other] { $of }
  }.

# pourquoi un coup ne se reprend pas : les mots après « votre dernier coup est joué : »
undo-chance = le hasard y a répondu
undo-reveal = il a été dévoilé avec ceux des autres
undo-seat = quelqu’un d’autre a décidé depuis

# leçons : ce qui ne va pas dans le fichier d'une leçon
unknown-lesson = il n’y a pas de leçon { $name }
lesson-pages = chaque langue doit avoir le même nombre de pages, une au moins (ici jusqu’à { $n })
lesson-long = cette page a { $n } caractères : { $most } au plus
lesson-texts = { $key } doit être une liste de textes, aucun vide
lesson-seat = { $seat } n’est pas une place ; les places sont : { $known }
lesson-screen = « screen » vaut true, pour une étape où rien ne se décide ni n’arrive ; sinon on l’omet
lesson-end = la dernière étape joue encore : une leçon finit par des mots
lesson-turn = l’élève n’a rien à décider ici
lesson-line = « { $line } » ne peut pas s’écrire ici
lesson-incomplete = ces lignes ne font pas une décision acceptée
lesson-illegal = ce qui suit est refusé ({ $clause }, { $why })
lesson-held = rien n’est révélé : il manque la décision de { $seats }
lesson-expect = « { $event } » ne suit pas ; voici ce qui arrive : { $happened }
lesson-wrong = { $text }
lesson-not-this = Pas cela pour l’instant : faites ce que la leçon demande, ou laissez-la vous montrer.
# Comment une partie finie s'est passée (ending_words.py)
ending-start = Début
ending-turn = { $unit ->
    [round] Manche { $n }
    [turn] Tour { $n }
   *[other] Décision { $n }
}
ending-percent = { $n } %
ending-chances = Chances de gagner
ending-scores = Score
ending-change = { $before } → { $after }
ending-quiet = Rien de marquant : beaucoup de petites choses se sont ajoutées.
ending-given-up = { $seats ->
    [1] La partie a été abandonnée.
   *[other] { $who } a abandonné.
}
ending-count = Le décompte final a décidé : { $scores }.
ending-luck-very-good = { $measure } : beaucoup de chance, mieux que dans { $better } parties sur 100
ending-luck-good = { $measure } : de la chance, mieux que dans { $better } parties sur 100
ending-luck-usual = { $measure } : ni chance ni malchance
ending-luck-bad = { $measure } : de la malchance, moins bien que dans { $worse } parties sur 100
ending-luck-very-bad = { $measure } : beaucoup de malchance, moins bien que dans { $worse } parties sur 100
ending-ranking-title = Classement :
ending-turnings-title = Ce qui a décidé, par les chances de gagner :
ending-falls-title = Qui est tombé :
ending-luck-title = La chance :
ending-luck-none = La chance : ni bonne ni mauvaise
ending-reason = Ce qui a manqué : { $reason }
ending-entry = { $title } : { $text }
# La vue qu'une place a d'un enregistrement

record-view-format = ce n’est pas la vue d’un enregistrement : la première ligne doit être « { $format } », la deuxième « view » et les places
record-view-seats = ce ne sont pas des places de cette partie : dans leur ordre parmi { $seats }, ou « - »
record-view-seed = la vue d’une partie en cours n’ouvre aucune graine
record-view-over = la partie est finie ici : il y en a alors l’enregistrement entier, et pas de vue
record-view-seen = ces places ne pouvaient pas connaître ce coup
record-view-hidden = rien de ce que ces places doivent ignorer ne peut arriver ici

# Films

film-period = { $unit ->
    [turn] Tour { $n }
   *[round] Manche { $n }
}
film-cut = { $shows ->
    [steps] une longue partie : la fin de chaque étape
    [parts] une longue partie : plusieurs étapes à la fois
   *[last] une longue partie : seulement la fin
}

# La boîte à soi, par formulaire
box-number = { $label } : un nombre entier de { $low } à { $high }
box-text = { $label } : de { $low } à { $high } signes
box-text-missing = { $label } : il manque quelques mots
box-choice = { $label } : choisissez parmi ce qui est montré
box-sum-less = { $label } : { $total } sur { $wanted }, il en manque { $n }
box-sum-more = { $label } : { $total } sur { $wanted }, il y en a { $n } de trop
box-unnamed = sans nom

# Ce qui manque à un Arbitre installé
extra-missing = { $what } demande l’extra « { $extra } » (il manque : { $missing }) ; pour l’installer : { $command }

# Une partie vérifiée
verified = juste, { $moves ->
    [one] { $moves } ligne
   *[other] { $moves } lignes
  }, { $end }
unfinished = inachevée
remark =  ; { $said }
no-end = finie, mais la ligne « end » manque
opened-early = inachevée bien que sa graine soit dévoilée : abandonnée, ou coupée
promise-kept = le hasard vient de la graine promise
promise-known = le hasard vient de la graine promise { $seed }, choisie sans bits aléatoires : elle pouvait être connue d’avance
promise-daily = le hasard vient de la graine du jour { $day }, que chacun peut calculer
promise-sealed = c’est la partie du { $day } d’un serveur : son engagement doit être celui que ce serveur a publié ce jour-là
promise-closed = la graine promise n’a pas été dévoilée : chaque ligne est permise, mais rien ne montre que les dés étaient honnêtes
promise-closed-yet = la graine promise est encore scellée : on verra si elle a servi quand elle sera dévoilée
promise-none = rien n’a été promis sur le hasard : chaque ligne est permise, mais rien ne montre que les dés étaient honnêtes
promise-lines = lignes { $first } à { $last } : { $said }
promise-from = à partir de la ligne { $first } : { $said }
promise-old = écrite avant que les empreintes ne couvrent la promesse de la graine
unopened = la graine promise n’a pas été dévoilée
came-from = après la ligne { $line }, c’est une autre partie que celle d’où elle vient
taken-back = { $n } lignes après la ligne { $line } ont été reprises
view-public = public
verified-view = une vue ({ $who }) : { $n ->
    [one] une ligne
   *[other] { $n } lignes
}, dont { $hidden } cachées ; chaque ligne visible est possible, et rien n’est prouvé : une vue n’a pas d’empreintes
no-judge = le jeu { $game } n’a pas d’arbitre qui juge à la demande ; ceux qui en ont un : { $known }
