"""Tzolk'in in PettingZoo: what an agent sees, and a random game by the mask of legal actions.

Needs `pip install 'sunstone[research]'`. The cells between the lines that begin with `# %%` can be run one by one in an
editor that knows them, or all at once: `python examples/pettingzoo_random.py`.
"""

# %% A table for three. Agents are seats; a step is one small decision.
from __future__ import annotations

import numpy as np

import sunstone
from sunstone.lab.pettingzoo import env as make

env = make("tzolkin", players=3, reward="margin")
env.reset(seed=7)
print(env, env.agents)

# %% What the first agent sees: named pieces, made from the view of its seat, and which actions are legal.
observation, reward, terminated, truncated, info = env.last()
for name, piece in observation["observation"].items():
    print(f"{name:14}{piece.shape!s:10}{piece.dtype}")
actions = np.flatnonzero(observation["action_mask"])
catalogue = sunstone.game("tzolkin").catalogue
print([catalogue.text(int(action)) for action in actions])

# %% The numbers of a piece have names. Row 0 is always the one who looks; the next seat round the table is row 1.
layout = env.game.observer(3).layout
columns = next(piece.columns for piece in layout.pieces if piece.name == "seats")
print(dict(zip(columns, observation["observation"]["seats"][0].tolist(), strict=True)))

# %% A random game. After the end every agent steps once more, with no action, to leave.
rng = np.random.default_rng(7)
rewards = {}
steps = 0
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        rewards[agent] = reward
        env.step(None)
    else:
        env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        steps += 1
print(f"{steps} steps; points more than the others had on average: {rewards}")
