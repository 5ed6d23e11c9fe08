"""Many tables played side by side, for learners: each waits for an action, and every step plays one at all of them.

What the seats to move see is written into one buffer, a row a table, so that an array laid over the buffer shows it
without a copy. A table whose game ends says how it ended and begins the next game at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sunstone.bots.bot import Bot
from sunstone.core.game import Game, State
from sunstone.core.playout import playout
from sunstone.core.rng import Rng

SeedOf = Callable[[int, int], int]
"""The seed of a game, by the table and the number of the game at it."""
MakeBot = Callable[[int], Bot]


class Batch:
    """Tables of one game with one number of players.

    The caller owns the buffers: `rows` (`observer(players).layout.size` bytes a table), `seats` (whose decision it is),
    `ended` (1 where the last step ended a game), `rewards` by seat for this step, and of the game that ended last
    `points` and `places` by seat.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        count: int,
        seed_of: SeedOf,
        options: Mapping[str, object] | None = None,
        opponent: MakeBot | None = None,
        skip_forced: bool = False,
        spread: int = 0,
    ) -> None:
        self.game = game
        self.players = players
        self.count = count
        self._seed_of = seed_of
        self._options = options
        self._opponent = opponent
        """Plays all seats of a table but one, which goes round from game to game."""
        self._skip_forced = skip_forced
        """Whether decisions with only one choice are skipped."""
        self._spread = spread
        """The first games begin after up to this many random actions, so that not all are at the same stage."""
        self._observer = game.observer(players)
        self.row = self._observer.layout.size
        self.states: list[State] = []
        self._games: list[int] = [0] * count
        self._own: list[int] = [-1] * count
        self._bots: list[list[Bot]] = [[] for _ in range(count)]

    def attach(
        self,
        rows: memoryview,
        seats: memoryview,
        ended: memoryview,
        rewards: memoryview[float],
        points: memoryview[float],
        places: memoryview,
    ) -> None:
        """Write into these buffers from now on: bytes, signed bytes, bytes, floats, floats and bytes."""
        self._rows = rows
        self._seats = seats
        self._ended = ended
        self._rewards = rewards
        self._points = points
        self._places = places

    def reset(self) -> None:
        """Begin a game at every table."""
        self.states = []
        self._games = [0] * self.count
        for table in range(self.count):
            state = self._begin(table)
            playout(state, Rng(table), self._spread * table // self.count)
            self.states.append(state)
            self._go_on(table)

    def step(self, actions: Sequence[int]) -> None:
        """Play an action at every table. One that is not legal is refused with `IllegalAction`."""
        for table in range(self.count):
            self.states[table].play(actions[table])
        for table in range(self.count):
            self._go_on(table)

    def take_over(self, other: Batch) -> None:
        """Stand as another batch does. Its bots, if it has any, think afresh."""
        self._games = other._games.copy()
        self._own = other._own.copy()
        self.states = [state.clone() for state in other.states]
        for table in range(self.count):
            self._seat_bots(table)

    def determinize(self, rng: Rng) -> None:
        """Draw anew, at every table, what the seat to move cannot know. It sees no difference."""
        self.states = [state.determinize(state.seat, rng) for state in self.states]

    def _begin(self, table: int) -> State:
        number = self._games[table]
        self._games[table] += 1
        if self._opponent is not None:
            self._own[table] = number % self.players
        self._seat_bots(table)
        return self.game.new(self.players, self._seed_of(table, number), self._options)

    def _seat_bots(self, table: int) -> None:
        """New bots for the game at a table."""
        if self._opponent is not None:
            seed = self._seed_of(table, self._games[table] - 1)
            self._bots[table] = [self._opponent(seed + seat) for seat in range(self.players)]

    def _go_on(self, table: int) -> None:
        """Play what needs no answer from outside, and write down what is asked next."""
        state = self.states[table]
        if self._ended[table]:
            self._ended[table] = 0
            for seat in range(table * self.players, (table + 1) * self.players):
                self._rewards[seat] = 0.0
        while True:
            if state.over:
                self._end(table, state)
                state = self.states[table] = self._begin(table)
            elif self._own[table] >= 0 and state.seat != self._own[table]:
                state.push(self._bots[table][state.seat].choose(state))
            elif self._skip_forced:
                actions = state.legal()
                if len(actions) > 1:
                    break
                state.push(actions[0])
            else:
                break
        seat = state.seat
        self._seats[table] = seat
        at = table * self.row
        self._rows[at : at + self.row] = self._observer.observe(state, seat)

    def _end(self, table: int, state: State) -> None:
        self._ended[table] = 1
        at = table * self.players
        scores = state.scores()
        ranking = state.ranking()
        step = 2.0 / (self.players - 1)
        for seat in range(self.players):
            place = ranking[seat]
            self._points[at + seat] = scores[seat]
            self._places[at + seat] = place
            self._rewards[at + seat] = 1.0 - step * (place - 1 + (ranking.count(place) - 1) / 2)
