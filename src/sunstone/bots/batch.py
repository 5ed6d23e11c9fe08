"""Many tables played side by side, for learners: each waits for an action, and every step plays one at all of them.

What the seats to move see is written into one buffer, a row a table, so that an array laid over the buffer shows it
without a copy. A table whose game ends says how it ended and begins the next game at once.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import Final

from sunstone.bots.bot import Bot
from sunstone.core.game import Game, State
from sunstone.core.observation import Buffer
from sunstone.core.playout import playout
from sunstone.core.rng import Rng

SeedOf = Callable[[int, int], int]
"""The seed of a game, by the table and the number of the game at it."""
MakeBot = Callable[[int], Bot]
NOTHING: Final[list[int]] = []
"""What a seat may do that does not decide."""


class Batch:
    """Tables of one game with one number of players.

    The caller owns the buffers: `actions` to be played, `rows` (`observer(players).layout.size` bytes a table, with
    `all_seats` as many for every seat), `seats` (whose decision it is), `ended` (1 where the last step ended a game),
    `rewards` by seat for this step, and of the game that ended last `points` and `places` by seat.
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
        all_seats: bool = False,
    ) -> None:
        self.game = game
        self.players = players
        self.count = count
        self.row = game.observer(players).layout.size
        self._seed_of = seed_of
        self._options = options
        self._opponent = opponent
        """Plays all seats of a table but one, which goes round from game to game."""
        self._skip_forced = skip_forced
        """Whether decisions with only one choice are skipped."""
        self._spread = spread
        """The first games begin after up to this many random actions, so that not all are at the same stage."""
        self._all_seats = all_seats
        """Whether rows are written for every seat, or for the one that decides."""
        # An observer keeps what it wrote last: each follows its own table.
        self._observers = [game.observer(players) for _ in range(count)]
        self.states: list[State] = []
        self._legal: list[list[int]] = [NOTHING] * count
        """What may be played at each table."""
        self._deciding: list[int] = [0] * count
        self._just_ended: list[int] = []
        self._rng = Rng(seed_of(count, 0))
        self._games: list[int] = [0] * count
        self._own: list[int] = [-1] * count
        self._bots: list[list[Bot]] = [[] for _ in range(count)]

    def attach(
        self,
        actions: memoryview[int],
        rows: Buffer,
        seats: memoryview,
        ended: memoryview,
        rewards: memoryview[float],
        points: memoryview[float],
        places: memoryview,
    ) -> None:
        """Use these buffers from now on: numbers of eight bytes, bytes, signed bytes, bytes, floats twice, bytes."""
        self._actions = actions
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
        self._clear_ends()
        for table in range(self.count):
            state = self._begin(table)
            playout(state, Rng(table), self._spread * table // self.count)
            self.states.append(state)
            self._go_on(table)
        self._seats[:] = array("b", self._deciding)

    def sample(self) -> None:
        """Put a random legal action for every table into the actions."""
        rng = self._rng
        self._actions[:] = array("q", [legal[rng.below(len(legal))] for legal in self._legal])

    def step(self) -> None:
        """Play the action of every table. If one is not legal, `IllegalAction` says so and nothing is played."""
        actions: list[int] = self._actions.tolist()
        for table in range(self.count):
            action = actions[table]
            for legal in self._legal[table]:
                if legal == action:
                    break
            else:
                # It is refused.
                self.states[table].play(action)
        self._clear_ends()
        for table in range(self.count):
            self.states[table].push(actions[table])
            self._go_on(table)
        self._seats[:] = array("b", self._deciding)

    def take_over(self, other: Batch) -> None:
        """Stand as another batch does. Its bots, if it has any, think afresh."""
        self._games = other._games.copy()
        self._own = other._own.copy()
        self.states = [state.clone() for state in other.states]
        self._legal = other._legal.copy()
        self._deciding = other._deciding.copy()
        self._just_ended = other._just_ended.copy()
        self._rng = other._rng.copy()
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
        while True:
            if state.over:
                self._end(table, state)
                state = self.states[table] = self._begin(table)
            elif self._opponent is not None and state.seat != self._own[table]:
                state.push(self._bots[table][state.seat].choose(state))
            else:
                legal = state.legal()
                if len(legal) > 1 or not self._skip_forced:
                    break
                state.push(legal[0])
        self._legal[table] = legal
        seat = state.seat
        self._deciding[table] = seat
        observer = self._observers[table]
        if not self._all_seats:
            observer.write(state, seat, legal, self._rows, table * self.row)
            return
        at = table * self.players * self.row
        for viewer in range(self.players):
            observer.write(state, viewer, legal if viewer == seat else NOTHING, self._rows, at)
            at += self.row

    def _clear_ends(self) -> None:
        """Take back what was written of the games that the step before ended."""
        for table in self._just_ended:
            self._ended[table] = 0
            for seat in range(table * self.players, (table + 1) * self.players):
                self._rewards[seat] = 0.0
        self._just_ended = []

    def _end(self, table: int, state: State) -> None:
        self._ended[table] = 1
        self._just_ended.append(table)
        at = table * self.players
        scores = state.scores()
        ranking = state.ranking()
        step = 2.0 / (self.players - 1)
        for seat in range(self.players):
            place = ranking[seat]
            self._points[at + seat] = scores[seat]
            self._places[at + seat] = place
            self._rewards[at + seat] = 1.0 - step * (place - 1 + (ranking.count(place) - 1) / 2)
