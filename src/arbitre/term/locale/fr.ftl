# Le terminal, quel que soit le jeu.

# Qui joue
term-who = { $place } ({ $player })
term-and = et
term-seats = { $n ->
    [one] À la table : { $seats }
   *[other] Autour de la table : { $seats }
}
term-daily = La partie du { $day }, hors classement : le hasard est le même pour tous ceux qui la jouent.
term-companion = À côté d’une vraie table : tapez ce que montrent les dés et les cartes (« ? » : ce qui est possible).
term-desk = À côté d’un vrai plateau : tapez chaque feuille comme elle est écrite ; « { $example } » pose ce qui s’y trouve, et après une manche on vous dit quoi déplacer.
term-desk-anew = La dernière manche est reprise : toutes les feuilles s’écrivent de nouveau.
term-hands = À faire sur le plateau
term-no-chance = rien dans ce jeu n’est laissé au hasard : jouez-y sans --companion
term-turn-of = — Au tour de { $who }.
term-pass = Passez le clavier à { $who }, puis appuyez sur Entrée.
term-recall = « { $cmd } » puis Entrée : { $who } reprend sa feuille.
term-thinking = { $who } réfléchit…
term-out = Plus personne ne joue au clavier.
term-watch = Entrée : suivre la partie · « { $cmd } » : voir la fin
term-progress = { $unit ->
    [turn] Tour { $number } joué
   *[round] Manche { $number } jouée
}

# La feuille
term-toolbar-single = Tab : compléter · {"?"} : aide · conseil : un avis
term-toolbar = { $n ->
    [0] feuille vide
    [one] { $n } ligne
   *[other] { $n } lignes
} · Tab : compléter · ? : aide · envoyer : finir
term-sheet = { $n ->
    [0] Votre feuille est vide.
   *[other] Votre feuille :
}
term-refused = ✗ { $text } : refusé ({ $clause }), { $why }
term-refused-plain = ✗ { $text } : refusé, { $why }
term-incomplete = Ce n’est pas encore une décision. Possible :
term-instead = Possible : { $lines }
term-meant = Vouliez-vous dire « { $meant } » ?
term-see-help = « ? » montre comment s’écrit une ligne, « aide » toutes les commandes.
term-full = Plus rien à ajouter : « { $cmd } » pour finir, « annuler » pour corriger.
term-stuck = Plus rien à ajouter, et ce n’est pas encore une décision : « { $cmd } » pour reprendre une ligne.
term-taken-back = Repris : { $text }
term-dropped = La décision est prise ; le reste de la ligne est laissé de côté : { $text }
term-move-how = Écrivez « { $cmd } 3 1 » pour mettre la ligne 3 à la place de la ligne 1.
term-no-line = Il n’y a pas de ligne « { $text } » : { $n ->
    [0] la feuille est vide.
    [one] la feuille a une ligne.
   *[other] la feuille a { $n } lignes.
}
term-cleared = La feuille est effacée.
term-preview = { $n ->
    [one] Aperçu : ce que vous avez écrit, avant que le hasard n’y réponde.
   *[other] Aperçu : votre feuille seule, sans les autres joueurs.
}
term-sure = Confirmer « { $cmd } » ? (oui/non)
term-not-done = Rien n’est fait.

# Reprendre un coup
term-move-back = Coup repris : { $text }
term-undo-nothing = Rien n’est écrit, et il n’y a pas de coup à reprendre.
term-undo-chance = Votre dernier coup est joué : { undo-chance }.
term-undo-reveal = Votre dernier coup est joué : { undo-reveal }.
term-undo-seat = Votre dernier coup est joué : { undo-seat }.
term-undo-time = Votre dernier coup est joué : le sablier court, et le temps passé ne revient pas.

# Le hasard, quand ce sont les joueurs qui le jouent
term-chance-name = Table
term-chance-prompt = Que montre la table ? (« ? » : ce qui est possible)
term-chance-toolbar = Tab : compléter · ? : ce qui est possible · { $cmd } : corriger
term-chances = Ce qui peut arriver, et avec quelle chance :
term-chance-see = « ? » montre ce qui est possible.
term-chance-taken = { $n ->
    [0] Rien de cette ligne n’est retenu.
    [one] { $n } sur { $all } est retenu, le reste de la ligne est laissé de côté.
   *[other] { $n } sur { $all } sont retenus, le reste de la ligne est laissé de côté.
}
term-draw-one = « { $cmd } » : le programme tire à votre place.
term-draw-how = « { $cmd } » : ce qui est demandé ; « { $cmd } 2 » : ce nombre-là ; « { $cmd } tout » : tout ce genre jusqu’à la prochaine décision ; « { $cmd } toujours » : ce genre désormais ; « { $cmd } jamais » : plus rien de lui-même.
term-draws-chance = ce que fait le hasard
term-draws-all = Le programme tire désormais tout ; « { $cmd } rien » l’arrête.
term-draws-kinds = Le programme tire désormais : { $kinds } ; « { $cmd } rien » l’arrête.
term-draws-none = Le programme ne tire que si on le lui demande.
term-draws-how = « { $cmd } » : ce que le programme tire de lui-même ; « { $cmd } tout » : tout ; « { $cmd } rien » : rien.
term-draws-dealt = Dans cette partie, le programme tire : rien du hasard ne se tape.
term-back-more = { $n ->
    [one] Et { $n } ligne que le hasard avait ajoutée.
   *[other] Et { $n } lignes que le hasard avait ajoutées.
}
term-chance-commands = Commandes, en plus de ce que montre la table
term-chance-first = « { $cmd } » concerne la décision d’un joueur : le hasard passe d’abord (« ? » : ce qui est possible).
term-chance-over = — La partie est finie · Entrée : terminer · « { $cmd } » : reprendre la dernière ligne —

# Le temps
term-paused = pause { $time }
term-time-up = Le temps est écoulé : la feuille part comme elle est.
term-no-hourglass = Aucun sablier ne court : il n’y a rien à arrêter.
term-goes-on = Le sablier repart : { $time }.
term-pause-ends = Le sablier est arrêté ; « { $cmd } » encore une fois le relance.
term-cannot-say = « { $cmd } » n’est plus possible maintenant.

# Montrer
term-next-part = — Entrée : suite · « { $cmd } » : tout —
term-last-part = — Entrée : suite —
term-no-scores = Ce jeu ne compte pas de points.
term-no-why = Ce jeu n’a pas d’étape à expliquer.
term-why-how = { $cmd } : la dernière étape ; { $cmd } n : l’étape n ; { $cmd } tout : les étapes et leurs numéros.
term-no-past = { $unit ->
    [turn] Aucun tour n’est encore joué.
   *[round] Aucune manche n’est encore jouée.
}
term-no-round = { $unit ->
    [turn] Il n’y a pas de tour « { $text } » : { $first } à { $last }.
   *[round] Il n’y a pas de manche « { $text } » : { $first } à { $last }.
}
term-past = { $unit ->
    [turn] Tour { $number } : le plateau au début, puis ce qui s’est passé.
   *[round] Manche { $number } : le plateau au début, puis ce qui s’est passé.
}
term-leaf = { $unit ->
    [turn] — Tour { $number } sur { $last } · Entrée : suivant · - : précédent · { $cmd } : moment par moment · q : revenir —
   *[round] — Manche { $number } sur { $last } · Entrée : suivante · - : précédente · { $cmd } : moment par moment · q : revenir —
}
term-past-steps = { $unit ->
    [turn] Tour { $number }, moment par moment : le plateau au début.
   *[round] Manche { $number }, moment par moment : le plateau au début.
}
term-moment = — Moment { $number } sur { $last } · Entrée : suivant · - : précédent · { $cmd } : revenir —
term-moment-why = — Moment { $number } sur { $last } · Entrée : suivant · - : précédent · pourquoi : ses raisons · { $cmd } : revenir —
term-no-reasons = Ici les règles n’ont rien laissé à peser.
term-no-rule = Il n’y a pas de règle « { $text } ». Les chapitres :
term-rule-how = « { $cmd } { $example } » montre une règle, « { $cmd } { $chapter } » un chapitre.
term-mark-fixed = fixée par la règle du jeu
term-mark-other-edition = d’une autre édition
term-mark-public = de descriptions publiques
term-mark-deduced = déduite
term-mark-our-choice = notre choix
term-mark-reconstructed = reconstituée
term-hint = { $n ->
    [0] { $player } n’écrirait rien.
   *[other] { $player } écrirait :
}

# Garder la partie
term-saved = La partie est enregistrée dans { $file }, et le sera après chaque coup.
term-save-how = Écrivez « { $cmd } FICHIER ».
term-not-saved = La partie n’a pas pu être enregistrée dans { $file } : { os-reason }
term-old-kept = { $file } existait : l’ancien contenu est dans { $kept }
term-kept = Partie enregistrée dans { $file }
term-quit-unsaved = La partie n’est enregistrée nulle part (« { $cmd } FICHIER »).
term-end-of-input = { $kept ->
    [yes] Fin de l’entrée : partie enregistrée dans { $file }, à reprendre avec --resume.
   *[no] Fin de l’entrée : la partie n’est enregistrée nulle part (--record FICHIER).
}
term-left = { $kept ->
    [yes] Partie enregistrée dans { $file }, à reprendre avec --resume.
   *[no] Partie quittée sans être enregistrée.
}
term-interrupted = { $kept ->
    [yes] Interrompu : partie enregistrée dans { $file }, à reprendre avec --resume.
   *[no] Interrompu : la partie n’est enregistrée nulle part.
}
term-other-game = c’est une partie d’un autre jeu : { $game }
term-seat-count = cette partie a { $n } places, pas { $given }
term-no-file = lecture impossible : { os-reason }
term-not-text = ce n’est pas un texte
term-cannot-write = écriture impossible : { os-reason }

# La fin
term-won = { $n ->
    [one] Partie finie : { $names } gagne ({ $clause }).
   *[other] Partie finie : { $names } se partagent la victoire ({ $clause }).
}
term-lost = { $n ->
    [one] Partie finie : { $names } perd ({ $clause }).
   *[other] Partie finie : { $names } perdent ({ $clause }).
}
term-you-won = Partie finie : vous avez gagné ({ $clause }).
term-you-lost = Partie finie : vous avez perdu ({ $clause }).
term-drawn = Partie finie : nulle ({ $clause }).

# Les commandes
term-commands = Commandes (« ? » : comment s’écrit une ligne)
term-about-more = { $n ->
    [0] « { $cmd } » : toutes les commandes
    [one] « ? { $first } » : ce qui peut s’en écrire · « { $cmd } » : toutes les commandes
   *[other] « ? { $first } » ou « ? { $second } » : ce qui peut s’en écrire · « { $cmd } » : toutes les commandes
}
term-use-send = { $cmd }
term-do-send = remettre la feuille
term-use-help = { $cmd }
term-do-help = cette page
term-use-sheet = { $cmd }
term-do-sheet = montrer la feuille
term-use-undo = { $cmd } [n]
term-do-undo = reprendre la dernière ligne, ou la ligne n ; s’il n’y en a pas, le dernier coup
term-use-undo-single = { $cmd }
term-do-undo-single = reprendre le dernier coup
term-use-move = { $cmd } i j
term-do-move = mettre la ligne i à la place j
term-use-clear = { $cmd }
term-do-clear = effacer la feuille
term-use-preview = { $cmd }
term-do-preview = le plateau si votre feuille seule était exécutée
term-use-board = { $cmd }
term-do-board = montrer le plateau
term-use-back = { $cmd } [n] [pas]
term-do-back = { $unit ->
    [turn] revoir le dernier tour, ou le tour n ; avec « pas », moment par moment
   *[round] revoir la dernière manche, ou la manche n ; avec « pas », moment par moment
}
term-use-whatif = { $cmd } [n[.k]] [ligne; ligne]
term-do-whatif = { $unit ->
    [turn] ce que d’autres lignes auraient donné au dernier tour, ou au tour n ; sans ligne, ce que vous y avez décidé
   *[round] ce que d’autres lignes auraient donné à la dernière manche, ou à la manche n ; sans ligne, ce que vous y avez décidé
}
term-use-why = { $cmd } [n]
term-do-why = expliquer la dernière étape de l’adversaire que mène le jeu, ou l’étape n ; avec « tout », les énumérer
term-use-aid = { $cmd }
term-do-aid = l’aide de jeu : but, tour, pièces, un combat
term-use-rule = { $cmd } [id]
term-do-rule = montrer une règle, un chapitre, ou les chapitres
term-use-scores = { $cmd }
term-do-scores = montrer les points
term-use-hint = { $cmd } [robot]
term-do-hint = demander à un robot ce qu’il écrirait, et pourquoi
term-use-pause = { $cmd }
term-do-pause = arrêter le sablier, ou le relancer
term-use-resign = { $cmd }
term-do-resign = abandonner la partie
term-use-save = { $cmd } [fichier]
term-do-save = enregistrer la partie
term-use-quit = { $cmd }
term-do-quit = quitter
term-use-about = ? [quoi]
term-do-about = ce qui peut s’écrire d’une pièce ou d’un lieu
term-use-outcomes = ?
term-do-outcomes = ce que le hasard peut faire, et avec quelle chance
term-use-draw = tirer [n]
term-do-draw = laisser le programme tirer (« tirer tout » : ce genre, « tirer toujours » : désormais)
term-use-draws = { $cmd }
term-do-draws = ce que le programme tire de lui-même (« tirages tout », « tirages rien »)
term-use-correct = { $cmd }
term-do-correct = reprendre la dernière carte, le dernier dé ou le dernier coup
term-use-insist = ! ligne
term-do-insist = écrire une ligne même si elle est refusée
term-do-say = à dire à la table

# L’aide de jeu

term-no-aid = Ce jeu n’a pas d’aide de jeu.
# leçons
term-lesson-line = Tapez : { $lines } (ou « montrer »)
term-lesson-lines = Tapez : { $lines } puis « { $cmd } » (ou « montrer »)
term-lesson-next = [Entrée] page { $n } sur { $total }
term-lesson-only = Cela se fait en partie ; ici « montrer » le fait pour vous, et « quitter » arrête.
term-lesson-left = La leçon est quittée ; « arbitre learn { $game } » la recommence.
term-lesson-end = Fin de la leçon. À vous de jouer : arbitre play { $game }

# Et si

term-whatif = Et si… (rien n’en est gardé)
term-whatif-decided = { $unit ->
    [turn] Au tour { $number }, vous aviez décidé :
   *[round] À la manche { $number }, vous aviez décidé :
}
term-whatif-how = « { $cmd } { $place } … », avec des lignes comme vous les écririez, montre ce que d’autres lignes y auraient donné.
term-whatif-none = { $unit ->
    [turn] Vous n’avez rien décidé au tour { $number }.
   *[round] Vous n’avez rien décidé à la manche { $number }.
}
term-whatif-which = { $n ->
    [one] Il y a une décision : { $number }.1.
   *[other] Il y a { $n } décisions : de { $number }.1 à { $number }.{ $n }.
}
term-whatif-secret = D’autres sont à ce clavier, et leurs cartes se verraient : pas tant que la partie dure.
term-whatif-chance = Le hasard n’avait pas eu cette question : il a été tiré à nouveau, et aurait pu dire autre chose.
term-whatif-end = La partie reprend où elle en était.

# les joueurs qui sont le code ou le programme de quelqu’un
term-bot-failed = { $problem }. Désormais un joueur au hasard continue à sa place.
term-bot-again = cette partie était jouée par { $bot } ; un enregistrement ne lance aucun programme : nommez les joueurs avec --seats
term-hint-who = Un conseil vient d’un robot : conseil, ou conseil NOM.
