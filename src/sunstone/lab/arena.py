"""Matches between bots: every deal is played from every seat, and each finished game is saved at once.

The plan of a match is fixed by its players, the size of its tables and its seed: game 17 is the same game however the
match is split up, interrupted or spread over machines.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Any

from sunstone.core.components import Components
from sunstone.core.errors import BadOption, BadRecord
from sunstone.core.game import Game
from sunstone.core.options import Options
from sunstone.lab.jobs import Progress, in_order
from sunstone.lab.seeds import derived
from sunstone.lab.simulate import ending_of, make_player

FORMAT = "sunstone-arena/1"


@dataclass(frozen=True)
class Match:
    """Who meets whom, and with which rules."""

    game: str
    rules_version: int
    players: list[str]
    """Codes of the players; one that comes twice sits at a table twice."""
    seats: int
    """Seats at a table. With more players than seats, every combination of players meets in turn."""
    seed: int
    options: Options
    components: str | None
    """SHA-256 of the owner's component file, or `None` for the components as shipped."""

    def tables(self) -> list[list[str]]:
        """Every choice of players for a table, in order."""
        return [list(table) for table in combinations(self.players, self.seats)]

    def seating(self, number: int) -> tuple[int, list[str]]:
        """The deal of a game and its players by seat. All tables play a deal from every seat before the next deal."""
        tables = self.tables()
        deal, rest = divmod(number, self.seats * len(tables))
        turn, table = divmod(rest, len(tables))
        codes = tables[table]
        return deal, codes[turn:] + codes[:turn]

    def header(self) -> dict[str, object]:
        """The first line of a file of results."""
        return {"format": FORMAT, **asdict(self), "seed": str(self.seed)}


@dataclass(frozen=True)
class GameResult:
    """What is kept of one game."""

    number: int
    deal: int
    players: list[str]
    """Codes in seat order."""
    scores: list[float]
    ranking: list[int]
    actions: int
    ending: str | None
    seconds: list[float] = field(compare=False)
    """Time each seat thought."""
    longest: list[float] = field(compare=False)
    """The longest turn of each seat."""


@dataclass(frozen=True)
class _Task:
    match: Match
    number: int
    components: Components | None


def new_match(
    game: Game,
    players: list[str],
    seats: int | None,
    seed: int,
    options: Options,
    components: Components | None = None,
) -> Match:
    """A match, checked: the players are known, and as many as the game allows."""
    size = len(players) if seats is None else seats
    game.check_players(size)
    if size > len(players):
        raise BadOption("arena_seats", players=len(players), seats=size)
    for code in players:
        make_player(code, 0)
    digest = None if components is None else components.digest
    return Match(game.id, game.rules_version, players, size, seed, dict(options), digest)


def play_one(game: Game, task: _Task) -> GameResult:
    """One game of a match."""
    match = task.match
    deal, players = match.seating(task.number)
    state = game.new(match.seats, derived(match.seed, "deal", deal), match.options, task.components)
    bots = [make_player(code, derived(match.seed, "player", task.number, seat)) for seat, code in enumerate(players)]
    seconds = [0.0] * match.seats
    longest = [0.0] * match.seats
    turn = 0.0
    before = -1
    while not state.over:
        seat = state.seat
        if seat != before:
            turn = 0.0
            before = seat
        start = perf_counter()
        action = bots[seat].choose(state)
        took = perf_counter() - start
        seconds[seat] += took
        turn += took
        longest[seat] = max(longest[seat], turn)
        state.play(action)
    return GameResult(
        task.number,
        deal,
        players,
        state.scores(),
        state.ranking(),
        state.ply,
        ending_of(state),
        [round(one, 4) for one in seconds],
        [round(one, 4) for one in longest],
    )


Spread = Callable[[Callable[[Game, _Task], GameResult], Game, list[_Task], int], Iterable[GameResult]]
"""Runs tasks somewhere: the function, the game, the tasks, and how many at a time."""


def play_match(
    game: Game,
    match: Match,
    games: int,
    results: Path | None = None,
    components: Components | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    spread: Spread = in_order,
) -> list[GameResult]:
    """Play the first `games` games of a match; their results in order.

    Games already in the file `results` are not played again, and each new one is appended as soon as it is over, so
    that an interrupted match can be continued.
    """
    done = {} if results is None else read_results(results, match)
    tasks = [_Task(match, number, components) for number in range(games) if number not in done]
    kept = sum(1 for number in done if number < games)
    if progress is not None:
        progress(kept, games)
    with _writer(results, match) as write:
        for count, result in enumerate(spread(play_one, game, tasks, jobs), start=1):
            done[result.number] = result
            write(result)
            if progress is not None:
                progress(kept + count, games)
    return [done[number] for number in range(games)]


class _writer:  # noqa: N801 - read as a verb
    """Appends results to a file, one line each, flushed to disk before the next."""

    def __init__(self, path: Path | None, match: Match) -> None:
        self._file = None
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = not path.exists() or path.stat().st_size == 0
            self._file = path.open("a", encoding="utf-8")
            if fresh:
                self._line(match.header())

    def _line(self, plain: object) -> None:
        if self._file is not None:
            self._file.write(json.dumps(plain, ensure_ascii=False) + "\n")
            self._file.flush()
            os.fsync(self._file.fileno())

    def __enter__(self) -> Callable[[GameResult], None]:
        return lambda result: self._line(asdict(result))

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()


def read_results(path: Path, match: Match) -> dict[int, GameResult]:
    """The results in a file, by number. A torn last line is removed; the file of another match is refused."""
    if not path.exists():
        return {}
    whole = _without_torn_line(path)
    lines = whole.splitlines()
    if not lines:
        return {}
    if _parsed(path, lines[0]) != json.loads(json.dumps(match.header())):
        raise BadRecord("other_match", file=str(path))
    found: dict[int, GameResult] = {}
    for line in lines[1:]:
        try:
            result = GameResult(**_parsed(path, line))
        except TypeError:
            raise BadRecord("arena_damaged", file=str(path)) from None
        found[result.number] = result
    return found


def read_match(path: Path) -> Match:
    """The match a file of results belongs to."""
    lines = _without_torn_line(path).splitlines()
    plain = _parsed(path, lines[0]) if lines else {}
    if plain.pop("format", None) != FORMAT:
        raise BadRecord("arena_damaged", file=str(path))
    try:
        return Match(**{**plain, "seed": int(plain["seed"])})
    except (KeyError, TypeError, ValueError):
        raise BadRecord("arena_damaged", file=str(path)) from None


def _without_torn_line(path: Path) -> str:
    """The text of a file up to its last whole line; the file is truncated there."""
    raw = path.read_bytes()
    end = raw.rfind(b"\n") + 1
    if end != len(raw):
        with path.open("r+b") as file:
            file.truncate(end)
    return raw[:end].decode("utf-8", errors="replace")


def _parsed(path: Path, line: str) -> dict[str, Any]:
    try:
        plain = json.loads(line)
    except ValueError:
        plain = None
    if not isinstance(plain, dict):
        raise BadRecord("arena_damaged", file=str(path))
    return plain
