# Les mots des jeux d'essai.
game-title = essai
game-summary = un jeu d'essai
tally-rolls = jets de dé
tally-sixes = six
tally-high = levées à la plus haute
tally-ties = égalités
reason-one = un as est sorti
reason-short = arrêt trop tôt
luck-pips = points
luck-ones = as
luck-high = la plus haute gagne
