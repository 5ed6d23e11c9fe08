"""The games in OpenSpiel: import this module, then `pyspiel.load_game("sunstone_tzolkin(players=3)")`.

What is modelled, and how:

- **Chance is explicit.** The deal is made of a few chance nodes at the root. Whenever an action would draw something, a
  chance node follows it with `FUTURES` equally likely outcomes; each starts the engine's generator anew from where it
  stands and from the outcome's number, and then the action is carried out. So a history says everything about a state,
  and who looks ahead meets a sample of the possible draws at each node, not all of them.
- **Information is imperfect.** A player observes its seat's view, as text and as the tensors of `observation.py`. A
  state is the whole position, though, as OpenSpiel's states are: a search that merely copies it sees the hidden cards.
  `resample_from_infostate` draws a state that the player cannot tell from the real one, hidden cards, deck orders and
  generator; information-set search asks for it, and a search that does not should be given such a state to begin with.
- **Returns are by rank**, as `observation.rewards` tells, and add up to nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from sunstone.core.game import Game, State
from sunstone.core.playout import playout
from sunstone.core.registry import game as find_game
from sunstone.core.registry import game_ids
from sunstone.core.rng import Rng
from sunstone.lab.observation import RANK, Array, ArrayObserver, observed, rewards
from sunstone.lab.seeds import derived

FUTURES: Final = 64
"""Outcomes of a chance node."""
DEAL: Final = 6
"""Chance nodes that make up the deal: enough for 64 thousand million different ones."""
LONGEST: Final = 20_000
"""More actions than any game takes, chance nodes included."""
PREFIX: Final = "sunstone_"

_OUTCOMES: Final = [(number, 1 / FUTURES) for number in range(FUTURES)]
_FRACTIONS: Final = 1 << 53


class Table:
    """What an OpenSpiel state holds on our side: the deal so far, then the position, and an action that awaits chance.

    OpenSpiel copies it with `copy.deepcopy` and stores it with `pickle`.
    """

    def __init__(self, game: Game, players: int, options: Mapping[str, object]) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.deal: list[int] = []
        self.state: State | None = None
        self.awaiting: int | None = None
        """The action that draws something and waits for its outcome."""

    @property
    def chance(self) -> bool:
        """Whether chance is next."""
        return self.state is None or self.awaiting is not None

    def apply(self, action: int) -> None:
        """Carry out a player's action or an outcome of chance."""
        if self.state is None:
            self.deal.append(action)
            if len(self.deal) == DEAL:
                seed = derived(0, *self.deal)
                self.state = self.game.new(self.players, seed, self.options)
        elif self.awaiting is not None:
            self.state.rng = Rng(derived(0, *self.state.rng.words(), action))
            self.state.play(self.awaiting)
            self.awaiting = None
        else:
            # Whether an action draws anything shows only when it is tried.
            tried = self.state.clone()
            tried.play(action)
            if tried.rng.words() == self.state.rng.words():
                self.state = tried
            else:
                self.awaiting = action

    def determinized(self, seat: int, seed: int) -> Table:
        """A table that the seat cannot tell from this one."""
        twin = Table(self.game, self.players, self.options)
        twin.deal = self.deal.copy()
        twin.awaiting = self.awaiting
        if self.state is not None:
            twin.state = self.state.determinize(seat, Rng(seed))
        return twin

    def as_json(self) -> dict[str, object]:
        """The table as plain JSON."""
        return {
            "game": self.game.id,
            "players": self.players,
            "options": dict(self.options),
            "deal": self.deal,
            "awaiting": self.awaiting,
            "state": None if self.state is None else self.state.dump(),
        }

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        twin = Table(self.game, self.players, self.options)
        twin.deal = self.deal.copy()
        twin.awaiting = self.awaiting
        twin.state = None if self.state is None else self.state.clone()
        return twin

    def __reduce__(self) -> tuple[Callable[[dict[str, Any]], Table], tuple[dict[str, object]]]:
        return _from_json, (self.as_json(),)


def _from_json(plain: dict[str, Any]) -> Table:
    table = Table(find_game(plain["game"]), plain["players"], plain["options"])
    table.deal = plain["deal"]
    table.awaiting = plain["awaiting"]
    table.state = None if plain["state"] is None else table.game.load(plain["state"])
    return table


class SpielState(pyspiel.State):
    """A position as OpenSpiel handles it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Table(game.game, game.num_players(), game.options)

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody any longer."""
        if self.table.chance:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.table.state is not None
        return int(pyspiel.PlayerId.TERMINAL) if self.table.state.over else self.table.state.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.state is not None and self.table.state.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The same equally likely outcomes at every chance node."""
        return _OUTCOMES.copy()

    def returns(self) -> list[float]:
        """By rank at the end, nothing before."""
        if self.table.state is None or not self.table.state.over:
            return [0.0] * self.table.players
        return rewards(self.table.state, RANK)

    def resample_from_infostate(self, player: int, uniform: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one; `uniform` gives numbers from 0 to 1."""
        twin: SpielState = self.clone()
        twin.table = self.table.determinized(player, int(uniform() * _FRACTIONS))
        return twin

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table.state is not None
        return sorted(self.table.state.legal())

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'deal' if self.table.state is None else 'future'} {action}"
        return self.table.game.catalogue.text(action)

    def __str__(self) -> str:
        return json.dumps(self.table.as_json(), sort_keys=True)


class SpielObserver:
    """Observations for OpenSpiel: the pieces as floats, and the view as text. There is no perfect recall."""

    def __init__(self, observer: ArrayObserver) -> None:
        self._observer = observer
        size = sum(piece.count for piece in observer.pieces)
        self.tensor: Array = np.zeros(size, np.float32)
        self.dict: dict[str, Array] = {}
        """The pieces by name; each is a part of the tensor."""
        at = 0
        for piece in observer.pieces:
            self.dict[piece.name] = self.tensor[at : at + piece.count].reshape(piece.shape)
            at += piece.count

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill in what a player sees; before the deal that is nothing."""
        if state.table.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._observer.flat(state.table.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as text."""
        if state.table.state is None:
            return "{}"
        return json.dumps(state.table.state.view(player), sort_keys=True)


class SpielGame(pyspiel.Game):
    """One of our games with a number of players and a set of options."""

    def __init__(self, game: Game, kind: Any, parameters: Mapping[str, Any]) -> None:
        players = parameters["players"]
        game.check_players(players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.catalogue),
            max_chance_outcomes=FUTURES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, parameters)
        self.game = game
        self.options = {option.name: option.check(parameters[option.name]) for option in game.options}
        self._observer = ArrayObserver(game, players)

    def new_initial_state(self) -> SpielState:
        """A state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer for states of this game."""
        return SpielObserver(self._observer)


class PlayoutEvaluator(mcts.Evaluator):
    """For OpenSpiel's MCTS in Python: values by random playouts inside the compiled engine, and no preferences."""

    def __init__(self, playouts: int = 1, seed: int = 0) -> None:
        self._playouts = playouts
        self._rng = Rng(seed)

    def evaluate(self, state: SpielState) -> Array:
        """The mean returns of random play from here on."""
        total: Array = np.zeros(state.table.players)
        assert state.table.state is not None
        for _ in range(self._playouts):
            twin = state.table.state.clone()
            # A search must not see the future of the table itself.
            twin.rng = self._rng.fork()
            if state.table.awaiting is not None:
                twin.play(state.table.awaiting)
            playout(twin, self._rng)
            total += rewards(twin, RANK)
        return total / self._playouts

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All legal actions alike, and so the outcomes of chance."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def _register(game: Game) -> None:
    specification: dict[str, Any] = {"players": game.max_players}
    specification.update({option.name: option.default for option in game.options})
    kind = pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"Sunstone: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification,
    )

    # A class and not a function: OpenSpiel lets go of it only after the interpreter has ended, too late for a function.
    class Registered(SpielGame):
        def __init__(self, parameters: Mapping[str, Any]) -> None:
            super().__init__(game, kind, parameters)

    pyspiel.register_game(kind, Registered)


for _name in game_ids():
    if observed(find_game(_name)):
        _register(find_game(_name))
