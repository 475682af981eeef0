"""All games as PettingZoo environments: one seat after another (`aec_env`), or all at once (`parallel_env`).

An agent is a seat, under the game's own name for it. An observation is a dictionary with the arrays
`observation` and `action_mask`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.core.game import Game
from arbitre.rl import needed
from arbitre.rl.episode import Episode
from arbitre.rl.gym import SEEDS, drawn

if TYPE_CHECKING:
    import gymnasium
    import numpy as np
    import pettingzoo
else:
    gymnasium = needed("gymnasium")
    np = needed("numpy")
    pettingzoo = needed("pettingzoo")


class _Seats:
    """What both kinds share: spaces, seeds, what a seat is shown."""

    def __init__(
        self,
        game: Game | str,
        seats: int = 0,
        edition: str = "",
        options: dict[str, object] | None = None,
        limit: int = 0,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise gymnasium.error.UnsupportedMode(f"render_mode is 'ansi' or None: {render_mode!r}")
        self.episode = episode = Episode(game, seats, edition, options, limit)
        self.render_mode = render_mode
        self.possible_agents = list(episode.seats)
        self.agents: list[str] = []
        self.metadata = {
            "name": f"arbitre_{episode.rules.id}_v0",
            "render_modes": ["ansi"],
            "render_fps": 1,
            "is_parallelizable": True,
        }
        self._rng: Any = None
        spaces = gymnasium.spaces
        self.action_spaces = {seat: spaces.Discrete(episode.size) for seat in episode.seats}
        self.observation_spaces = {
            seat: spaces.Dict(
                {
                    "observation": spaces.Box(episode.lows, episode.highs, dtype=np.int32),
                    "action_mask": spaces.Box(0, 1, (episode.size,), dtype=np.int8),
                }
            )
            for seat in episode.seats
        }

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What a seat's observations are drawn from."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What a seat may say at all; `action_mask` has what it may say now."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The board as everybody may see it, where that was asked for."""
        return drawn(self.episode, None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None or self._rng is None:
            self._rng = np.random.default_rng(seed)
        self.episode.begin(int(self._rng.integers(SEEDS)))
        self.agents = self.possible_agents.copy()

    def _seen(self, seat: str) -> dict[str, Any]:
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def _number(self, seat: str, action: Any) -> int:
        try:
            return self.episode.number(action)
        except (TypeError, ValueError) as wrong:
            raise gymnasium.error.InvalidAction(f"{seat}: {wrong}") from None

    def _not_running(self) -> Exception:
        text = "the game is over, or was not begun: call reset() before step()"
        return gymnasium.error.ResetNeeded(text)


class SeatEnv(_Seats, pettingzoo.AECEnv):  # type: ignore[misc]
    """One seat after another (AEC). Seats that decide at once write in turn, and see nothing of each other.

    >>> env = SeatEnv("power", options={"rounds": 1})
    >>> env.reset(seed=1)
    >>> env.agent_selection, env.agents
    ('green', ['green', 'blue', 'yellow', 'red'])
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the same one for the same seed."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {seat: {} for seat in self.agents}
        self.agent_selection = self.episode.turn

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and what it may say."""
        return self._seen(agent)

    def step(self, action: Any) -> None:
        """The selected seat says a number. One that is masked ends the game, with -1 for that seat."""
        if not self.agents:
            raise self._not_running()
        seat, episode = self.agent_selection, self.episode
        if self.terminations[seat] or self.truncations[seat]:
            self._was_dead_step(action)
            return
        number = self._number(seat, action)
        self._cumulative_rewards[seat] = 0.0
        if episode.may_say(seat, number):
            episode.say(seat, number)
        else:
            episode.end_illegally(seat)
            self.infos[seat] = {"illegal": number}
        over, cut = episode.terminated, episode.truncated
        if over or cut:
            self.rewards = episode.rewards()
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, cut)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = episode.turn


class TableEnv(_Seats, pettingzoo.ParallelEnv):  # type: ignore[misc]
    """All at once (parallel): each seat that is still writing says a number, the others `0`, to no effect.

    >>> env = TableEnv("power", options={"rounds": 1})
    >>> seen, infos = env.reset(seed=1)
    >>> seen, rewards, over, cut, infos = env.step(dict.fromkeys(env.agents, 0))
    >>> rewards["green"], over["green"], env.agents
    (0.25, True, [])
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game: the same one for the same seed."""
        self._begin(seed)
        return {seat: self._seen(seat) for seat in self.agents}, {seat: {} for seat in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """What every seat says. Who says a masked number ends the game, and gets -1."""
        if not self.agents:
            raise self._not_running()
        episode, seats = self.episode, self.agents
        strangers = [seat for seat in actions if seat not in seats]
        missing = [seat for seat in episode.waiting if seat not in actions]
        if strangers or missing:
            text = f"no action of {', '.join(missing)}" if missing else f"no seat {strangers[0]!r}"
            raise gymnasium.error.InvalidAction(f"{text}; the seats are {', '.join(seats)}")
        said = {seat: self._number(seat, actions[seat]) for seat in seats if seat in actions}
        infos: dict[str, dict[str, Any]] = {seat: {} for seat in seats}
        wrong = [seat for seat, number in said.items() if not episode.may_say(seat, number)]
        if wrong:
            episode.end_illegally(wrong[0])
            infos[wrong[0]] = {"illegal": said[wrong[0]]}
        else:
            for seat in episode.waiting:
                episode.say(seat, said[seat])
        over, cut = episode.terminated, episode.truncated
        seen = {seat: self._seen(seat) for seat in seats}
        rewards = episode.rewards() if over or cut else dict.fromkeys(seats, 0.0)
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(seats, over), dict.fromkeys(seats, cut), infos


def aec_env(game: Game | str, **settings: Any) -> Any:
    """A game seat by seat, with PettingZoo's own watch over the order of calls.

    `settings`: `seats`, `edition`, `options`, `limit`, `render_mode`.
    """
    return pettingzoo.utils.OrderEnforcingWrapper(SeatEnv(game, **settings))


def parallel_env(game: Game | str, **settings: Any) -> TableEnv:
    """A game with all seats at once; the settings are those of `aec_env`."""
    return TableEnv(game, **settings)
