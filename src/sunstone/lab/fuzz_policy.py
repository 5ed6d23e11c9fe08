"""How the seats of a fuzzed game play: by a policy of the game, or by one that suits every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sunstone.core.errors import BadOption
from sunstone.core.game import Game, State
from sunstone.core.policy import Policy
from sunstone.core.rng import Rng

UNIFORM: Final = "uniform"
"""Every legal action is as likely as any other."""
VERBS: Final = "verbs"
"""Every verb is as likely as any other, however many actions it has."""
MIXED: Final = "mixed"
"""Each seat draws a policy of its own."""

STRAY: Final = 20
"""One action in this many is drawn from all legal ones, so that games of a policy differ."""
LOOKED_AT: Final = 6
"""Random actions that a thoughtful policy evaluates."""


def policy_names(game: Game) -> list[str]:
    """Every policy the game can be fuzzed with."""
    return [UNIFORM, VERBS, *(policy.name for policy in game.policies()), MIXED]


def check_policy(game: Game, name: str) -> None:
    """Raise `BadOption` unless the game has this policy."""
    if name not in policy_names(game):
        raise BadOption("policy", game=game.id, policy=name, known=", ".join(policy_names(game)))


def _ranks(game: Game, policy: Policy) -> list[int]:
    """How much the policy likes each action of the catalogue: 2, 1, or 0 for what it avoids."""
    lines = [game.catalogue.text(action).split() for action in range(len(game.catalogue))]
    return [2 if _begins(line, policy.prefers) else 0 if _begins(line, policy.avoids) else 1 for line in lines]


def _begins(line: list[str], beginnings: Sequence[str]) -> bool:
    return any(line[: len(words)] == words for words in (beginning.split() for beginning in beginnings))


class Chooser:
    """Chooses actions for one seat."""

    def __init__(self, game: Game, name: str) -> None:
        self._name = name
        self._verbs: list[str] = []
        self._ranks: list[int] = []
        self._thoughtful = False
        if name == VERBS:
            self._verbs = [game.catalogue.text(action).split()[0] for action in range(len(game.catalogue))]
        elif name != UNIFORM:
            policy = next(policy for policy in game.policies() if policy.name == name)
            self._ranks = _ranks(game, policy)
            self._thoughtful = policy.thoughtful

    def choose(self, state: State, listed: list[int], rng: Rng) -> int:
        """One of the listed actions."""
        if self._name == UNIFORM:
            return _any(listed, rng)
        if self._name == VERBS:
            verbs = sorted({self._verbs[action] for action in listed})
            verb = verbs[rng.below(len(verbs))]
            return _any([action for action in listed if self._verbs[action] == verb], rng)
        if rng.below(STRAY) == 0:
            return _any(listed, rng)
        best = max(self._ranks[action] for action in listed)
        liked = [action for action in listed if self._ranks[action] == best]
        return _promising(state, liked, rng) if self._thoughtful else _any(liked, rng)


def _any(actions: list[int], rng: Rng) -> int:
    return actions[rng.below(len(actions))]


def _promising(state: State, actions: list[int], rng: Rng) -> int:
    """The best of a few of the actions, one ply ahead."""
    looked_at = list(actions)
    rng.shuffle(looked_at)
    return max(looked_at[:LOOKED_AT], key=lambda action: _worth(state, action))


def _worth(state: State, action: int) -> float:
    ahead = state.clone()
    ahead.play(action)
    return state.game.evaluate(ahead, state.seat)


class Choosers:
    """The choosers of a game's policies, each made once."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._made: dict[str, Chooser] = {}

    def seated(self, name: str, players: int, rng: Rng) -> list[Chooser]:
        """A chooser for each seat of a game."""
        if name != MIXED:
            return [self._of(name)] * players
        names = policy_names(self._game)[:-1]
        return [self._of(names[rng.below(len(names))]) for _ in range(players)]

    def _of(self, name: str) -> Chooser:
        if name not in self._made:
            self._made[name] = Chooser(self._game, name)
        return self._made[name]
