# The words of the toy games.
game-title = toy
game-summary = a toy
tally-rolls = rolls of the die
tally-sixes = sixes
tally-high = tricks to the higher card
tally-ties = ties
reason-one = a one was rolled
reason-short = held too early
luck-pips = pips
luck-ones = ones
luck-high = higher card wins
