"""All games for OpenSpiel: importing this module registers each with pyspiel as `arbitre_NAME`.

A node is one number of a draft, or one move of chance with the game's own weights. Seats that decide at once
say their numbers one seat after another and see nothing of each other: OpenSpiel's simultaneous nodes have
whole decisions for actions, and a decision here is written step by step (docs/decisions/0027).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arbitre.core.chance import CHANCE
from arbitre.core.game import Game, game_names
from arbitre.core.game import game as game_named
from arbitre.core.message import BadInput
from arbitre.core.position import canonical
from arbitre.core.words import FALLBACK
from arbitre.rl import needed
from arbitre.rl.episode import Episode
from arbitre.rl.rewards import LEAST, MOST

if TYPE_CHECKING:
    import numpy as np
else:
    np = needed("numpy")
pyspiel: Any = needed("pyspiel")

PREFIX: Final = "arbitre_"
CHANCES: Final = 64
"""No position has more outcomes of chance."""
OWN: Final = ("seats", "edition", "limit")
"""Parameters of every game, beside its options."""


def parameters(rules: Game) -> dict[str, Any]:
    """The parameters of a game for OpenSpiel, with their defaults: seats, edition, limit, its options.

    >>> from arbitre.core.game import game
    >>> parameters(game("dead_reckoning"))["difficulty"]
    'normal'
    """
    found: dict[str, Any] = {"seats": rules.seat_counts[0], "edition": "", "limit": 0}
    for option in rules.options:
        found[option.name] = option.default
    return found


def game_type(rules: Game) -> Any:
    """What sort of game it is, as it declares."""
    kinds = pyspiel.GameType
    hidden = rules.secrets or rules.simultaneous
    chance = (
        kinds.ChanceMode.EXPLICIT_STOCHASTIC if rules.chance else kinds.ChanceMode.DETERMINISTIC
    )
    return kinds(
        short_name=PREFIX + rules.id,
        long_name=rules.voice(None, FALLBACK).words.phrase("game-title"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=kinds.Information.IMPERFECT_INFORMATION
        if hidden
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if rules.together else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(rules.seat_counts),
        min_num_players=min(rules.seat_counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(rules),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with its parameters."""

    def __init__(self, rules: Game, kind: Any, given: dict[str, Any] | None = None) -> None:
        chosen = {**parameters(rules), **(given or {})}
        options: dict[str, object] = {
            name: value for name, value in chosen.items() if name not in OWN
        }
        self.template = Episode(rules, chosen["seats"], chosen["edition"], options, chosen["limit"])
        self.template.begin(None)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.template.size,
            max_chance_outcomes=CHANCES if rules.chance else 0,
            num_players=len(self.template.seats),
            min_utility=LEAST,
            max_utility=MOST,
            utility_sum=None,
            max_game_length=self.template.limit,
        )
        super().__init__(kind, info, given or {})

    def new_initial_state(self) -> SpielState:
        """A game as it begins."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What a seat sees; there is none for what a whole past shows, or for the public alone."""
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        whole = wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return SpielObserver(self.template) if whole and not wanted.perfect_recall else None


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game under way."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode: Episode = game.template.copy()

    def current_player(self) -> int:
        """The seat that says a number, chance, or nobody any more."""
        episode = self.episode
        if episode.terminated or episode.truncated:
            return int(pyspiel.PlayerId.TERMINAL)
        turn = episode.turn
        return episode.seats.index(turn) if turn else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episode.open(self.episode.seats[player]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance, numbered in their order, each with its share of all weights."""
        weights = [weight for _, weight in self.episode.position.chances()]
        whole = sum(weights)
        return [(number, weight / whole) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        episode = self.episode
        if self.is_terminal():
            raise pyspiel.SpielError(f"the game is over: action {action} comes after its end")
        turn = episode.turn
        chances = [] if turn else episode.position.chances()
        if turn and episode.may_say(turn, action):
            episode.say(turn, action)
        elif 0 <= action < len(chances):
            episode.chance(chances[action][0])
        else:
            raise pyspiel.SpielError(f"action {action} of {turn or CHANCE} is not legal now")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            chances = self.episode.position.chances()
            return chances[action][0].text() if action < len(chances) else str(action)
        return self.episode.alphabet.letter(action)

    def is_terminal(self) -> bool:
        """Whether the game is over or cut off."""
        return self.episode.terminated or self.episode.truncated

    def returns(self) -> list[float]:
        """What each seat has got."""
        return list(self.episode.rewards().values())

    def __str__(self) -> str:
        """The position text, and what is being written."""
        episode = self.episode
        said = [
            f"{seat}: {' / '.join(episode.alphabet.letter(number) for number in numbers)}"
            for seat, numbers in episode.said().items()
        ]
        return "\n".join([episode.position.text(), *said])


class SpielObserver:
    """What a seat sees: the array of the layout, named by its parts, and its view as canonical JSON."""

    def __init__(self, template: Episode) -> None:
        layout = template.layout
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for field in layout.fields:
            self.dict[field.name] = self.tensor[at : at + field.length]
            at += field.length

    def set_from(self, state: SpielState, player: int) -> None:
        """Take what a seat sees now."""
        self.tensor[:] = state.episode.observe(state.episode.seats[player])

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        episode = state.episode
        seat = episode.seats[player]
        said = [episode.alphabet.letter(number) for number in episode.said().get(seat, [])]
        return canonical({"view": episode.view(seat).data, "said": said}).decode()


def register_all() -> list[str]:
    """Register every installed game with pyspiel; the names that are there."""
    found: list[str] = []
    for name in game_names():
        try:
            rules = game_named(name)
        except BadInput:  # it is broken: `arbitre games` says why
            continue
        found.append(PREFIX + name)
        if found[-1] not in pyspiel.registered_names():
            _register(rules)
    return found


def _register(rules: Game) -> None:
    kind = game_type(rules)

    class Registered(SpielGame):
        """The game under its own name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules, kind, params)

    pyspiel.register_game(kind, Registered)


register_all()
