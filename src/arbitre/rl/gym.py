"""Games of one seat as Gymnasium environments, registered for every installed game that has one.

`gymnasium.make("arbitre.rl.gym:arbitre/SansAllies-v0")` finds them; so does `arbitre/SansAllies-v0` once this
module is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from arbitre.core.game import Game, game_names
from arbitre.core.game import game as game_named
from arbitre.core.message import BadInput
from arbitre.core.terminal import Style
from arbitre.core.words import FALLBACK
from arbitre.rl import needed
from arbitre.rl.episode import Episode

if TYPE_CHECKING:
    import gymnasium
    import numpy as np
else:
    gymnasium = needed("gymnasium")
    np = needed("numpy")

NAMESPACE: Final = "arbitre"
VERSION: Final = 0
"""It goes up when an alphabet, a layout or the rules of an environment change."""
SEEDS: Final = 2**63
ILLEGALS: Final = ("end", "raise")


class SoloEnv(gymnasium.Env[Any, Any]):
    """A game of one seat: an action is a step of its draft, `info["action_mask"]` says which are legal.

    >>> env = SoloEnv("sans_allies")
    >>> seen, info = env.reset(seed=7)
    >>> [env.action_text(action) for action in info["action_mask"].nonzero()[0]]
    ['end']
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium's own name and kind)

    def __init__(
        self,
        game: Game | str,
        edition: str = "",
        options: dict[str, object] | None = None,
        limit: int = 0,
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ILLEGALS:
            raise ValueError(f"illegal is one of {', '.join(ILLEGALS)}, not {illegal!r}")
        if render_mode not in (None, "ansi"):
            raise gymnasium.error.UnsupportedMode(f"render_mode is 'ansi' or None: {render_mode!r}")
        self.episode = Episode(game, 1, edition, options, limit)
        self.seat = self.episode.seats[0]
        self.illegal = illegal
        self.render_mode = render_mode
        self.action_space = gymnasium.spaces.Discrete(self.episode.size)
        self.observation_space = gymnasium.spaces.Box(
            self.episode.lows, self.episode.highs, dtype=np.int32
        )
        self._running = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game: the same one for the same seed."""
        super().reset(seed=seed)
        self.episode.begin(int(self.np_random.integers(SEEDS)))
        self._running = True
        return self.episode.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Say a number. One that is masked ends the game with -1 (or raises, as `illegal` says)."""
        episode = self.episode
        if not self._running:
            text = "the game is over, or was not begun: call reset() before step()"
            raise gymnasium.error.ResetNeeded(text)
        try:
            number = episode.number(action)
        except (TypeError, ValueError) as wrong:
            raise gymnasium.error.InvalidAction(str(wrong)) from None
        if not episode.may_say(self.seat, number):
            text = f"{episode.alphabet.letter(number)!r} (action {number}) is not legal now"
            if self.illegal == "raise":
                raise gymnasium.error.InvalidAction(f"{text}: see info['action_mask']")
            seen = episode.observe(self.seat)
            episode.end_illegally(self.seat)
            self._running = False
            return (
                seen,
                episode.rewards()[self.seat],
                True,
                False,
                {**self._info(), "illegal": text},
            )
        episode.say(self.seat, number)
        over, cut = episode.terminated, episode.truncated
        reward = 0.0
        if over or cut:
            self._running = False
            reward = episode.rewards()[self.seat]
        return episode.observe(self.seat), reward, over, cut, self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat)}

    def action_masks(self) -> Any:
        """The legal actions as truths, as sb3-contrib's MaskablePPO asks for them."""
        return self.episode.mask(self.seat).astype(bool)

    def action_text(self, action: int) -> str:
        """What an action says, in the game's notation."""
        return self.episode.alphabet.letter(self.episode.number(action))

    def render(self) -> str | None:
        """The board as a terminal draws it, where that was asked for."""
        return drawn(self.episode, self.seat) if self.render_mode == "ansi" else None


def drawn(episode: Episode, seat: str | None) -> str:
    """The board as text, as a seat sees it."""
    rules = episode.rules
    view = episode.position.view(seat)
    style = Style(colour=False, ascii=False, width=100)
    return rules.terminal(rules.voice(view, FALLBACK)).board(style)


def env_id(name: str) -> str:
    """The id under which a game is registered.

    >>> env_id("sans_allies")
    'arbitre/SansAllies-v0'
    """
    camel = "".join(part.capitalize() for part in name.replace("-", "_").split("_"))
    return f"{NAMESPACE}/{camel}-v{VERSION}"


def register_all() -> list[str]:
    """Register every installed game that one can play alone; the ids that are there."""
    found: list[str] = []
    for name in game_names():
        try:
            alone = 1 in game_named(name).seat_counts
        except BadInput:  # it is broken: `arbitre games` says why
            continue
        if alone:
            found.append(env_id(name))
            if found[-1] not in gymnasium.registry:
                entry = cast("Any", "arbitre.rl.gym:SoloEnv")
                gymnasium.register(found[-1], entry_point=entry, kwargs={"game": name})
    return found


register_all()
