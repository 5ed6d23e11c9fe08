"""How often each thing of a game is taken, and how those fare who take it.

All seats are greedy, so that what differs is what they take. Whoever does well takes more of everything, so a card may
look strong only because the rich take it. Three things are done about that. What is chosen before the game is chosen by
lot. In the game a player who takes something often takes another thing of the same sort by lot, and how these fare is
told apart. And takers are also looked at only in games where the others took as many things of that sort.

The lot says which thing is taken, not whether one is: who can afford any may be ahead already. So those to whom a lot
gave a thing are compared with those to whom it gave another while this one was on offer. What is between them is what
the thing does by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from math import hypot
from statistics import fmean

from sunstone.bots import Bot, GreedyBot
from sunstone.core.components import Components
from sunstone.core.errors import BadOption
from sunstone.core.events import Event
from sunstone.core.game import Game, State
from sunstone.core.options import Options, resolve
from sunstone.core.rng import Rng
from sunstone.lab.arena_stats import Estimate, mean_of_deals, wilson
from sunstone.lab.jobs import Progress, batches, counted, in_order
from sunstone.lab.seeds import derived

BOUND = 0.6
"""Nothing should win more than this share of two-player games by itself."""
STRAY = 2
"""One in so many takings is decided by lot."""
LEAST_LOT = 50
"""Takers by lot, and seats the lot gave another thing, from which on they tell most about a thing."""


@dataclass(frozen=True)
class Taking:
    """A kind of event by which a seat takes something."""

    sort: str
    """What sort of thing it is."""
    event: str
    fields: tuple[str, ...]
    """Which fields of the event name the thing; a list names several."""
    verb: str | None = None
    """The action that takes it, where one of them is taken among several."""
    before_game: bool = False
    """Whether it is dealt, or chosen before the game: then always by lot."""


TAKINGS: Mapping[str, tuple[Taking, ...]] = {
    "coatl": (Taking("prophecy", "fulfilled", ("card",), "fulfil"),),
    "tzolkin": (
        Taking("wealth", "wealth", ("tiles",), "keep", before_game=True),
        Taking("building", "built", ("building",), "build"),
        Taking("monument", "built_monument", ("monument",), "monument"),
    ),
    "endless_winter": (
        Taking("chief", "side", ("chief",), "chief", before_game=True),
        Taking("side", "side", ("chief", "side"), "side", before_game=True),
        Taking("setup", "setup", ("card",), "setup", before_game=True),
        Taking("culture", "learned", ("card",), "culture"),
        Taking("stone", "stone", ("stone",), "stone"),
    ),
}
"""What counts as taking, by game."""
SEAT = "seat"
"""The sort of the seats themselves: each is dealt to somebody, and may win too often like anything else."""


class StrayingBot(Bot):
    """Plays like greedy, but takes by lot: always before the game, now and then in it."""

    def __init__(self, seed: int, takings: tuple[Taking, ...]) -> None:
        self._greedy = GreedyBot(derived(seed, "greedy"))
        self._rng = Rng(derived(seed, "lot"))
        self._always = frozenset(one.verb for one in takings if one.before_game)
        self._sometimes = frozenset(one.verb for one in takings if not one.before_game)
        self.by_lot = False
        """Whether the last choice was made by lot."""
        self.passed_over: list[int] = []
        """The actions that the lot of the last choice did not fall on, in the game; empty if there was none."""

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


Key = tuple[str, str]
"""A thing: its sort and its name."""


@dataclass(frozen=True)
class Played:
    """What is kept of one game: the result, and what every seat took and was given."""

    number: int
    scores: list[float]
    ranking: list[int]
    taken: list[dict[Key, bool]]
    """By seat what was taken, and whether by lot."""
    drawn: list[dict[Key, bool]]
    """By seat what was on offer when a lot was drawn in the game, and whether the first such lot fell on it."""


@dataclass(frozen=True)
class Thing:
    """How one thing was taken, and how its takers fared."""

    sort: str
    name: str
    takers: int
    """Seats that took it."""
    share: float
    """Their share of all seats."""
    wins: Estimate
    """Share of games the takers won; a shared first place is a shared win."""
    margin: Estimate
    """Points ahead of the best of the others."""
    even: int
    """Takers who took exactly as many things of this sort as every other seat at the table."""
    even_wins: Estimate | None
    lot: int
    """Takers who took it by lot."""
    lot_wins: Estimate | None
    passed: int
    """Seats to whom the first lot with this thing on offer gave another."""
    itself: Estimate | None
    """What a seat would win with it that wins half of its games with another thing that was on offer."""
    score: float
    """Mean score of those who took it."""
    score_without: float | None
    """Mean score of all seats that did not; `None` if there are none."""

    @property
    def above(self) -> bool:
        """Whether it surely wins more than it should, by itself."""
        judged = self.judged
        return judged is not None and judged.low > BOUND

    @property
    def judged(self) -> Estimate | None:
        """The share of wins that tells most about the thing by itself.

        For what is dealt all games do, for what is taken the lots drawn in the game, or even terms if those are rare.
        """
        if self.lot == self.takers and not self.passed:
            return self.wins
        return self.itself if min(self.lot, self.passed) >= LEAST_LOT else self.even_wins


@dataclass(frozen=True)
class Balance:
    """The balance of a game over a series of games."""

    game: str
    players: int
    games: int
    seed: int
    options: Options
    components: str | None
    """SHA-256 of the owner's component file, or `None` for the components as shipped."""
    things: list[Thing] = field(default_factory=list)
    """By sort, those whose takers win most first."""

    def as_json(self) -> dict[str, object]:
        """The balance as plain JSON; the seed as text, as in a record."""
        things = [{**asdict(thing), "above": thing.above} for thing in self.things]
        return {**asdict(self), "seed": str(self.seed), "things": things}


@dataclass(frozen=True)
class _Batch:
    numbers: range
    players: int
    seed: int
    options: Options
    components: Components | None


def takings(game: Game) -> tuple[Taking, ...]:
    """What counts as taking in a game."""
    found = TAKINGS.get(game.id)
    if found is None:
        raise BadOption("no_takings", game=game.id)
    return found


def names(taking: Taking, event: Event) -> list[str]:
    """The things an event tells of: one, or several where a field holds a list."""
    fields = event.full()
    if len(taking.fields) == 1:
        value = fields[taking.fields[0]]
        if isinstance(value, list):
            return [str(one) for one in value]
    return ["-".join(str(fields[name]) for name in taking.fields)]


def play_one(
    game: Game, number: int, players: int, seed: int, options: Options, components: Components | None
) -> Played:
    """Game `number` of a series, with what every seat took."""
    kinds = takings(game)
    state = game.new(players, derived(seed, "game", number), options, components)
    bots = [StrayingBot(derived(seed, "player", number, seat), kinds) for seat in range(players)]
    taken: list[dict[Key, bool]] = [{(SEAT, str(seat + 1)): True} for seat in range(players)]
    drawn: list[dict[Key, bool]] = [{} for _ in range(players)]
    events: list[Event] = []
    state.events = events
    while not state.over:
        bot = bots[state.seat]
        seat = state.seat
        action = bot.choose(state)
        if bot.passed_over:
            for one, _, thing in _takes(kinds, state, action):
                drawn[seat].setdefault((one.sort, thing), True)
            for other in bot.passed_over:
                for one, _, thing in _takes(kinds, state, other):
                    drawn[seat].setdefault((one.sort, thing), False)
        state.play(action)
        for one, taker, thing in _told(kinds, events):
            # What comes to another seat by this action, or to all before the game, is dealt.
            taken[taker].setdefault((one.sort, thing), one.before_game or (bot.by_lot and taker == seat))
        events.clear()
    return Played(number, state.scores(), state.ranking(), taken, drawn)


def _told(kinds: tuple[Taking, ...], events: list[Event]) -> Iterator[tuple[Taking, int, str]]:
    """What was taken by whom, as these events tell it."""
    for event in events:
        for one in kinds:
            if event.kind.name == one.event and event.seat >= 0:
                for name in names(one, event):
                    yield one, event.seat, name


def _takes(kinds: tuple[Taking, ...], state: State, action: int) -> list[tuple[Taking, int, str]]:
    """What the seat would take by an action."""
    tried = state.clone()
    events: list[Event] = []
    tried.events = events
    tried.play(action)
    return [told for told in _told(kinds, events) if told[1] == state.seat and not told[0].before_game]


def _play_batch(game: Game, batch: _Batch) -> list[Played]:
    return [
        play_one(game, number, batch.players, batch.seed, batch.options, batch.components) for number in batch.numbers
    ]


def balance(
    game: Game,
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    components: Components | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Balance:
    """Play a series of games and see how the takers of each thing fare. Nothing but the time depends on `jobs`."""
    game.check_players(players)
    takings(game)
    resolved = resolve(game.options, options)
    tasks = [_Batch(numbers, players, seed, resolved, components) for numbers in batches(games, jobs)]

    def played() -> Iterator[Played]:
        for several in in_order(_play_batch, game, tasks, jobs):
            yield from several

    results = list(counted(played(), games, progress))
    digest = None if components is None else components.digest
    return Balance(game.id, players, games, seed, resolved, digest, things_of(game, results))


@dataclass
class _Tally:
    """What is counted of one thing."""

    wins: list[float] = field(default_factory=list)
    margins: list[tuple[int, float]] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    even: list[float] = field(default_factory=list)
    lot: list[float] = field(default_factory=list)
    given: list[float] = field(default_factory=list)
    passed: list[float] = field(default_factory=list)


def things_of(game: Game, results: Iterable[Played]) -> list[Thing]:
    """The things taken in games already played."""
    tallies: dict[Key, _Tally] = {}
    total = 0.0
    seats = 0
    for result in results:
        seats += len(result.scores)
        total += sum(result.scores)
        for seat in range(len(result.scores)):
            _count(tallies, result, seat)
    things = [_thing(key, tally, seats, total) for key, tally in tallies.items() if tally.wins]
    order = [SEAT, *(one.sort for one in takings(game))]
    return sorted(things, key=lambda thing: (order.index(thing.sort), -thing.wins.value, thing.name))


def _count(tallies: dict[Key, _Tally], result: Played, seat: int) -> None:
    """Add what one seat took in one game."""
    won = 1 / result.ranking.count(1) if result.ranking[seat] == 1 else 0.0
    others = [score for other, score in enumerate(result.scores) if other != seat]
    margin = result.scores[seat] - (max(others) if others else 0.0)
    for key, by_lot in result.taken[seat].items():
        tally = tallies.setdefault(key, _Tally())
        tally.wins.append(won)
        tally.margins.append((result.number, margin))
        tally.scores.append(result.scores[seat])
        if len({_number(taken, key[0]) for taken in result.taken}) == 1:
            tally.even.append(won)
        if by_lot:
            tally.lot.append(won)
    for key, given in result.drawn[seat].items():
        tally = tallies.setdefault(key, _Tally())
        (tally.given if given else tally.passed).append(won)


def _number(taken: dict[Key, bool], sort: str) -> int:
    return sum(1 for other, _ in taken if other == sort)


def _thing(key: Key, tally: _Tally, seats: int, total: float) -> Thing:
    takers = len(tally.wins)
    without = seats - takers
    return Thing(
        sort=key[0],
        name=key[1],
        takers=takers,
        share=takers / seats,
        wins=wilson(sum(tally.wins), takers),
        margin=mean_of_deals(tally.margins),
        even=len(tally.even),
        even_wins=_share(tally.even),
        lot=len(tally.lot),
        lot_wins=_share(tally.lot),
        passed=len(tally.passed),
        itself=_by_itself(tally.given, tally.passed),
        score=fmean(tally.scores),
        score_without=(total - sum(tally.scores)) / without if without else None,
    )


def _share(wins: list[float]) -> Estimate | None:
    return wilson(sum(wins), len(wins)) if wins else None


def _by_itself(given: list[float], passed: list[float]) -> Estimate | None:
    """Half of the games, and what those won more who were given a thing; with Newcombe's interval for a difference."""
    if not given or not passed:
        return None
    one = wilson(sum(given), len(given))
    other = wilson(sum(passed), len(passed))
    value = 0.5 + one.value - other.value
    low = value - hypot(one.value - one.low, other.high - other.value)
    high = value + hypot(one.high - one.value, other.value - other.low)
    return Estimate(value, max(0.0, low), min(1.0, high))
