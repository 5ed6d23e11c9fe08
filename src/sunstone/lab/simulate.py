"""Many seeded games by named players, and what came out of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from sunstone.core.components import Components
from sunstone.core.game import Game, State
from sunstone.core.options import Options, resolve
from sunstone.core.record import BOT, Record, Recorder
from sunstone.lab.jobs import Progress, batches, counted, in_order
from sunstone.lab.seeds import derived

if TYPE_CHECKING:
    from sunstone.bots import Bot


@dataclass(frozen=True)
class Outcome:
    """What is kept of one game."""

    scores: list[float]
    ranking: list[int]
    actions: int
    ending: str | None
    """What ended the game, in the game's own word; `None` if the game has none."""
    record: Record | None
    """The game itself, if records were asked for."""


@dataclass(frozen=True)
class SeatSummary:
    """How one seat fared."""

    player: str
    mean: float
    """Mean score."""
    sd: float
    """Standard deviation of the scores in this sample (n - 1); 0 for a single game."""
    least: float
    most: float
    place: float
    """Mean place in the ranking; tied seats both count the place."""
    wins: float
    """Share of games won; a shared first place is a shared win."""


@dataclass(frozen=True)
class Summary:
    """What came out of a series of games."""

    game: str
    options: Options
    components: str | None
    """SHA-256 of the owner's component file, or `None` for the components as shipped."""
    seed: int
    games: int
    seats: list[SeatSummary]
    length: float
    """Mean number of actions in a game."""
    shortest: int
    longest: int
    endings: dict[str, int]
    """Games by their ending, the commonest first; empty if the game has none."""

    def as_json(self) -> dict[str, object]:
        """The summary as plain JSON; the seed as text, as in a record."""
        return {**asdict(self), "seed": str(self.seed)}


@dataclass(frozen=True)
class _Batch:
    numbers: range
    players: list[str]
    seed: int
    options: Options
    components: Components | None
    keep: bool


def ending_of(state: State) -> str | None:
    """Why a finished game ended: the `ending` that a spectator sees, or its `cause`."""
    ending = state.view(None).get("ending")
    if isinstance(ending, Mapping):
        ending = ending.get("cause")
    return ending if isinstance(ending, str) else None


def make_player(code: str, seed: int) -> Bot:
    """The player a code names."""
    # Only here: players that search or learn may be slow to import, and nothing else in this module needs them.
    from sunstone.bots import make

    return make(code, seed)


def play_game(
    game: Game,
    players: list[str],
    number: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    components: Components | None = None,
) -> Recorder:
    """Game `number` of the series with this seed, played to the end."""
    bots = [make_player(code, derived(seed, "player", number, seat)) for seat, code in enumerate(players)]
    recorder = Recorder(game, [BOT + code for code in players], derived(seed, "game", number), options, components)
    state = recorder.state
    while not state.over:
        recorder.play(bots[state.seat].choose(state))
    return recorder


def _play_batch(game: Game, batch: _Batch) -> list[Outcome]:
    outcomes: list[Outcome] = []
    for number in batch.numbers:
        done = play_game(game, batch.players, number, batch.seed, batch.options, batch.components)
        state = done.state
        outcomes.append(
            Outcome(state.scores(), state.ranking(), state.ply, ending_of(state), done.record if batch.keep else None)
        )
    return outcomes


def _outcomes(
    game: Game,
    players: list[str],
    games: int,
    seed: int,
    options: Options,
    components: Components | None,
    jobs: int,
    keep: bool,
) -> Iterator[Outcome]:
    game.check_players(len(players))
    for code in players:
        # An unknown code is refused here and not in some other process.
        make_player(code, 0)
    tasks = [_Batch(numbers, players, seed, options, components, keep) for numbers in batches(games, jobs)]
    for outcomes in in_order(_play_batch, game, tasks, jobs):
        yield from outcomes


def play_games(
    game: Game,
    players: list[str],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    components: Components | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Iterator[Record]:
    """The records of a series of games, in order: those whose summary `simulate` gives for the same arguments."""
    resolved = resolve(game.options, options)
    for outcome in counted(_outcomes(game, players, games, seed, resolved, components, jobs, True), games, progress):
        assert outcome.record is not None
        yield outcome.record


def simulate(
    game: Game,
    players: list[str],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    components: Components | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    on_record: Callable[[int, Record], None] | None = None,
) -> Summary:
    """Play a series of games, the players in their seats as given, and sum it up.

    The same arguments give the same summary, whatever `jobs` is. `on_record` is handed every game's number (from 0)
    and record, in order, as soon as it is there.
    """
    resolved = resolve(game.options, options)
    keep = on_record is not None
    outcomes: list[Outcome] = []
    for outcome in counted(_outcomes(game, players, games, seed, resolved, components, jobs, keep), games, progress):
        if on_record is not None and outcome.record is not None:
            on_record(len(outcomes), outcome.record)
        # A long series would not fit into memory with all its actions.
        outcomes.append(replace(outcome, record=None))
    return summarise(game, players, seed, resolved, components, outcomes)


def summarise(
    game: Game,
    players: list[str],
    seed: int,
    options: Options,
    components: Components | None,
    outcomes: Iterable[Outcome],
) -> Summary:
    """The summary of games already played."""
    played = list(outcomes)
    lengths = [outcome.actions for outcome in played]
    endings = Counter(outcome.ending for outcome in played if outcome.ending is not None)
    return Summary(
        game=game.id,
        options=options,
        components=None if components is None else components.digest,
        seed=seed,
        games=len(played),
        seats=[_seat(played, seat, code) for seat, code in enumerate(players)],
        length=fmean(lengths),
        shortest=min(lengths),
        longest=max(lengths),
        endings=dict(endings.most_common()),
    )


def _seat(played: list[Outcome], seat: int, code: str) -> SeatSummary:
    scores = [outcome.scores[seat] for outcome in played]
    wins = [1 / outcome.ranking.count(1) if outcome.ranking[seat] == 1 else 0.0 for outcome in played]
    return SeatSummary(
        player=code,
        mean=fmean(scores),
        sd=stdev(scores) if len(scores) > 1 else 0.0,
        least=min(scores),
        most=max(scores),
        place=fmean(outcome.ranking[seat] for outcome in played),
        wins=fmean(wins),
    )
