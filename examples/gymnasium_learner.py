"""A very small learner for Tzolk'in: two hundred games against random moves, and it plays clearly better than before.

It is the policy gradient in its plainest form (REINFORCE), with nothing but NumPy: an action is chosen with a chance
that grows with a weighted sum of a few numbers of the observation, and after each batch of games the weights move
towards what was chosen in the better games and away from what was chosen in the worse ones.

Needs `pip install 'sunstone[research]'`; run the cells one by one, or `python examples/gymnasium_learner.py`.
"""

# %% A table for two: the learner, in any seat, and a bot that plays at random.
from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

env = gymnasium.make("sunstone.lab.gymnasium:sunstone/tzolkin-v1", players=2, opponents="random", reward="margin")
rng = np.random.default_rng(1)


# %% What the learner goes by: points and corn, its blocks and skulls, its workers in hand, and the day.
def features(seen: dict[str, Any]) -> Array:
    """A few numbers of an observation, all of about the same size."""
    pieces = seen["observation"]
    points, corn = pieces["purse"][0]
    wood, stone, gold, skull = pieces["seats"][0, :4]
    hand = pieces["seats"][0, 11]
    day = pieces["turn"][10]
    return np.array([1, points / 80, corn / 10, wood / 4, stone / 4, gold / 4, skull / 4, hand / 4, day / 27])


# %% A game. Beside its result it tells in which direction the weights make its own choices likelier.
def play(weights: Array, seed: int | None = None) -> tuple[float, Array]:
    """The learner's margin in points, and the gradient of the logarithm of the chance of its choices."""
    seen, _ = env.reset(seed=seed)
    gradient = np.zeros_like(weights)
    while True:
        legal = np.flatnonzero(seen["action_mask"])
        numbers = features(seen)
        wish = weights[legal] @ numbers
        chance = np.exp(wish - wish.max())
        chance /= chance.sum()
        choice = rng.choice(len(legal), p=chance)
        gradient[legal] -= np.outer(chance, numbers)
        gradient[legal[choice]] += numbers
        seen, margin, over, _, _ = env.step(legal[choice])
        if over:
            return float(margin), gradient


def average(weights: Array, games: int) -> float:
    """The mean margin over games that are the same ones for all weights."""
    return float(np.mean([play(weights, seed)[0] for seed in range(games)]))


# %% Learning: batches of ten games.
BATCHES, BATCH, RATE, CHECK = 20, 10, 0.3, 40
weights = np.zeros((int(env.action_space.n), len(features(env.reset(seed=1)[0]))))  # type: ignore[attr-defined]
before = average(weights, CHECK)
env.reset(seed=1_000_000)
for batch in range(BATCHES):
    margins, gradients = zip(*(play(weights) for _ in range(BATCH)), strict=True)
    advantage = (np.array(margins) - np.mean(margins)) / (np.std(margins) + 1e-6)
    weights += RATE / BATCH * sum(part * gradient for part, gradient in zip(advantage, gradients, strict=True))
    if batch % 5 == 4:
        print(f"after {BATCH * (batch + 1)} games: {np.mean(margins):+.1f} points in the last batch")

# %% What was gained.
after = average(weights, CHECK)
print(f"mean margin against random moves: {before:+.1f} points before learning, {after:+.1f} after")
