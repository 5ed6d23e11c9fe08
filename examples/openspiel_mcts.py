"""OpenSpiel's Monte-Carlo tree search plays Tzolk'in against random moves, without looking at what is hidden.

Needs `pip install 'sunstone[research]'`; run the cells one by one, or `python examples/openspiel_mcts.py`.
"""

# %% Importing the module registers the games with OpenSpiel.
from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from sunstone.lab.openspiel import PlayoutEvaluator

game = pyspiel.load_game("sunstone_tzolkin(players=2)")
print(game, game.num_distinct_actions(), "actions")

# %% The deal is a few chance nodes at the root.
rng = np.random.RandomState(3)
state = game.new_initial_state()
while state.is_chance_node():
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choice(outcomes, p=chances))
print([state.action_to_string(action) for action in state.legal_actions()])

# %% OpenSpiel's search in Python, with random games inside the compiled engine as its judgement.
# Its search in C++ cannot drive games that are written in Python.
SIMULATIONS = 40
bot = mcts.MCTSBot(game, 1.4, SIMULATIONS, PlayoutEvaluator(seed=3), solve=False, random_state=rng)

# %% A state is the whole table. So the search is not given the state itself, but one that the player at the move cannot
# tell from it: hidden tiles, stacks and all that chance will bring are drawn anew.
SEARCHER = 0
searched = 0
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        action = rng.choice(outcomes, p=chances)
    elif state.current_player() == SEARCHER and len(state.legal_actions()) > 1:
        action = bot.step(state.resample_from_infostate(SEARCHER, rng.uniform))
        searched += 1
    else:
        action = rng.choice(state.legal_actions())
    state.apply_action(action)

# %% 1 is first place, -1 is last.
returns = state.returns()
print(f"{searched} decisions searched, points {state.table.state.scores()}, returns {returns}")
