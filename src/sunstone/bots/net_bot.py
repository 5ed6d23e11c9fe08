"""The bot `net`: plays what its trained net favours, without any search."""

from __future__ import annotations

from sunstone.bots.bot import Bot
from sunstone.bots.greedy import GreedyBot
from sunstone.bots.net import Net, Sight, net_for
from sunstone.core.game import State


class NetBot(Bot):
    """Plays the favoured legal action. Where a game has no net, or none for the table's components, it is `greedy`."""

    def __init__(self, seed: int = 0, net: Net | None = None) -> None:
        self._net = net
        self._sights: dict[int, Sight] = {}
        self._greedy = GreedyBot(seed)

    def choose(self, state: State) -> int:
        """The legal action with the highest logit."""
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        net = net_for(state) if self._net is None else self._net
        if net is None:
            return self._greedy.choose(state)
        sight = self._sights.get(state.players)
        if sight is None:
            sight = self._sights[state.players] = Sight(state.game, state.players)
        favours = net.judge([sight.row(state, state.seat)]).favours(0, actions)
        return actions[favours.index(max(favours))]
