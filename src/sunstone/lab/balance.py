"""How often each thing of a game is taken, and how those fare who take it.

All seats are greedy, so that what differs is what they take. Whoever does well takes more of everything, so a card may
look strong only because the rich take it. Three things are done about that. What is chosen before the game is chosen by
lot. In the game a player who takes something often takes another thing of the same sort by lot, and how these fare is
told apart. And takers are also looked at only in games where the others took as many things of that sort.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
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
"""Takers by lot from which on they tell most about a thing."""


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

    def choose(self, state: State) -> int:
        """What greedy would do, or another action with the same verb."""
        self.by_lot = False
        action = self._greedy.choose(state)
        verb = state.structure(action)["verb"]
        if verb in self._always or (verb in self._sometimes and int(self._rng.below(STRAY)) == 0):
            self.by_lot = True
            alike = [other for other in state.legal() if state.structure(other)["verb"] == verb]
            return alike[int(self._rng.below(len(alike)))]
        return action


@dataclass(frozen=True)
class Played:
    """What is kept of one game: the result, and by seat what was taken, of which sort, and whether by lot."""

    number: int
    scores: list[float]
    ranking: list[int]
    taken: list[dict[tuple[str, str], bool]]


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
        """The share of wins that tells most about the thing by itself: by lot, or on even terms if that is rare."""
        if self.lot == self.takers:
            return self.wins
        return self.lot_wins if self.lot >= LEAST_LOT else self.even_wins


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
    taken: list[dict[tuple[str, str], bool]] = [{(SEAT, str(seat + 1)): True} for seat in range(players)]
    events: list[Event] = []
    state.events = events
    while not state.over:
        bot = bots[state.seat]
        seat = state.seat
        state.play(bot.choose(state))
        for event in events:
            for one in kinds:
                if event.kind.name == one.event and event.seat >= 0:
                    for name in names(one, event):
                        # What comes to another seat by this action, or to all before the game, is dealt.
                        by_lot = one.before_game or (bot.by_lot and event.seat == seat)
                        taken[event.seat].setdefault((one.sort, name), by_lot)
        events.clear()
    return Played(number, state.scores(), state.ranking(), taken)


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


def things_of(game: Game, results: Iterable[Played]) -> list[Thing]:
    """The things taken in games already played."""
    tallies: dict[tuple[str, str], _Tally] = {}
    total = 0.0
    seats = 0
    for result in results:
        seats += len(result.scores)
        total += sum(result.scores)
        for seat in range(len(result.scores)):
            _count(tallies, result, seat)
    things = [_thing(key, tally, seats, total) for key, tally in tallies.items()]
    order = [SEAT, *(one.sort for one in takings(game))]
    return sorted(things, key=lambda thing: (order.index(thing.sort), -thing.wins.value, thing.name))


def _count(tallies: dict[tuple[str, str], _Tally], result: Played, seat: int) -> None:
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


def _number(taken: dict[tuple[str, str], bool], sort: str) -> int:
    return sum(1 for other, _ in taken if other == sort)


def _thing(key: tuple[str, str], tally: _Tally, seats: int, total: float) -> Thing:
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
        score=fmean(tally.scores),
        score_without=(total - sum(tally.scores)) / without if without else None,
    )


def _share(wins: list[float]) -> Estimate | None:
    return wilson(sum(wins), len(wins)) if wins else None
