"""A first bot: any legal move, by lot. `./arbitre arena power --seats examples/bots/patient.py,random`"""

from arbitre.core.game import Bot


class Patient(Bot):
    def decide(self, view, rng, budget):
        moves = view.position().moves(view.seat)
        return moves[rng.below(len(moves))]
