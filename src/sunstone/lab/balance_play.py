"""One game whose balance is measured: who plays it, and what is kept of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from sunstone.bots import Bot, GreedyBot
from sunstone.core.components import Components
from sunstone.core.events import Event
from sunstone.core.game import Game, State
from sunstone.core.options import Options
from sunstone.core.profile import Taking
from sunstone.core.rng import Rng
from sunstone.lab.balance_takings import ROUND, Key, drawn_by_lot, taken_by, takings
from sunstone.lab.seeds import derived

STRAY = 2
"""Randomise one taking in `STRAY`."""


class StrayingBot(Bot):
    """Plays like greedy, but takes things at random: always before the game, one in `STRAY` in it."""

    def __init__(self, seed: int, kinds: Sequence[Taking]) -> None:
        self._greedy = GreedyBot(derived(seed, "greedy"))
        self._rng = Rng(derived(seed, "lot"))
        self._always = frozenset(one.verb for one in kinds if one.before_game)
        self._sometimes = frozenset(one.verb for one in kinds if not one.before_game)
        self.by_lot = False
        """Whether the last choice was random."""
        self.passed_over: list[int] = []
        """The alternatives of the last random choice in the game; empty if it was not random."""

    def choose(self, state: State) -> int:
        """What greedy would do, or another action with the same verb."""
        self.by_lot = False
        self.passed_over = []
        action = self._greedy.choose(state)
        verb = state.structure(action)["verb"]
        if verb in self._always or (verb in self._sometimes and int(self._rng.below(STRAY)) == 0):
            self.by_lot = True
            alike = [other for other in state.legal() if state.structure(other)["verb"] == verb]
            action = alike[int(self._rng.below(len(alike)))]
            if verb in self._sometimes:
                self.passed_over = [other for other in alike if other != action]
        return action


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    number: int
    scores: list[float]
    ranking: list[int]

    def won(self, seat: int) -> float:
        """1 for the winner; a shared first place is a shared win."""
        return 1 / self.ranking.count(1) if self.ranking[seat] == 1 else 0.0


@dataclass(frozen=True)
class LotGame(Result):
    """A game with random takings: what every seat took and was given."""

    taken: list[dict[Key, bool]]
    """By seat what was taken, and whether at random."""
    drawn: list[dict[Key, bool]]
    """By seat what was on offer at a random choice in the game, and whether the first such choice took it."""


@dataclass(frozen=True)
class PlainGame(Result):
    """A game as greedy plays it: how much of everything was taken, and where the points came from."""

    taken: list[Counter[tuple[str, str, int]]]
    """By seat how often each thing (sort, name) was taken in each round, counted from 1."""
    shown: frozenset[Key]
    """What was on display at some time."""
    stock: dict[Key, int]
    """What was left at the end."""
    sources: list[dict[str, float]]
    """By seat the points from each source."""


@dataclass(frozen=True)
class Deal:
    """What a series of games is played with."""

    players: int
    seed: int
    options: Options
    components: Components | None

    def begin(self, game: Game, number: int, kinds: Sequence[Taking]) -> tuple[State, list[StrayingBot]]:
        """The first position of a game of the series, and its bots, which take things of these kinds at random."""
        state = game.new(self.players, derived(self.seed, "game", number), self.options, self.components)
        seats = range(self.players)
        return state, [StrayingBot(derived(self.seed, "player", number, seat), kinds) for seat in seats]


def play_plain(game: Game, deal: Deal, number: int) -> PlainGame:
    """A game as greedy plays it."""
    kinds = takings(game)
    state, bots = deal.begin(game, number, ())
    taken: list[Counter[tuple[str, str, int]]] = [Counter() for _ in bots]
    shown = set(_displayed(kinds, state))
    turn = 1
    events: list[Event] = []
    state.events = events
    while not state.over:
        state.play(bots[state.seat].choose(state))
        for event in events:
            if event.kind.name == ROUND:
                turn = int(str(event.full()[ROUND]))
                shown.update(_displayed(kinds, state))
            for one, taker, name in taken_by(kinds, event):
                taken[taker][one.sort, name, turn] += 1
        events.clear()
    view = state.view(None)
    stock = {(one.sort, name): left for one in kinds if one.stock for name, left in _table(view[one.stock]).items()}
    sources: list[dict[str, float]] = [{} for _ in bots]
    for sheet in state.score_sheet():
        for line in sheet.lines:
            points = sources[sheet.seat]
            points[line.source] = points.get(line.source, 0.0) + line.points
    return PlainGame(number, state.scores(), state.ranking(), taken, frozenset(shown), stock, sources)


def _displayed(kinds: Sequence[Taking], state: State) -> Iterator[Key]:
    """What is on display now."""
    view = state.view(None)
    for one in kinds:
        if one.display:
            things = view[one.display]
            assert isinstance(things, list)
            yield from ((one.sort, str(name)) for name in things if name is not None)


def _table(value: object) -> Mapping[str, int]:
    assert isinstance(value, dict)
    return value


def play_with_lots(game: Game, deal: Deal, number: int) -> LotGame:
    """A game with random takings."""
    kinds = drawn_by_lot(game)
    state, bots = deal.begin(game, number, kinds)
    taken: list[dict[Key, bool]] = [{} for _ in bots]
    drawn: list[dict[Key, bool]] = [{} for _ in bots]
    events: list[Event] = []
    state.events = events
    while not state.over:
        seat = state.seat
        bot = bots[seat]
        action = bot.choose(state)
        if bot.passed_over:
            for key in _would_take(kinds, state, action):
                drawn[seat].setdefault(key, True)
            for other in bot.passed_over:
                for key in _would_take(kinds, state, other):
                    drawn[seat].setdefault(key, False)
        state.play(action)
        for event in events:
            for one, taker, name in taken_by(kinds, event):
                # What comes to another seat by this action, or to all before the game, is dealt.
                taken[taker].setdefault((one.sort, name), one.before_game or (bot.by_lot and taker == seat))
        events.clear()
    return LotGame(number, state.scores(), state.ranking(), taken, drawn)


def _would_take(kinds: Sequence[Taking], state: State, action: int) -> list[Key]:
    """What the seat would take by an action in the game."""
    tried = state.clone()
    events: list[Event] = []
    tried.events = events
    tried.play(action)
    return [
        (one.sort, name)
        for event in events
        for one, taker, name in taken_by(kinds, event)
        if taker == state.seat and not one.before_game
    ]
