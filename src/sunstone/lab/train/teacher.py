"""A warm start: the net learns what another player chooses, and how its games end, before it plays itself.

The teacher is a bot that plays meanwhile, or a folder of records, from which the observations are made.

From nothing, self-play can settle on poor play that no single seat gains by leaving. In Cóatl, for one, the seats learn
to end the game early.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

import numpy as np
import torch

from sunstone import bots
from sunstone.bots.net import Sight
from sunstone.bots.numpy_net import Array
from sunstone.core.game import Game, State
from sunstone.core.record import Record
from sunstone.core.registry import game as find_game
from sunstone.core.rng import Rng
from sunstone.lab.follow import go_with_parent, spawner
from sunstone.lab.seeds import derived
from sunstone.lab.train.net import Outcome
from sunstone.lab.train.ppo import POINTS, Example, Learner, Settings, shares_of_win, worths

STRAY = 16
"""One decision in this many is played at random, so that positions off the teacher's path are seen too."""
PASSES = 6
"""How often a decision is learned from, on average; more is learning by heart."""
CAPACITY = 1 << 21
"""Decisions kept."""
REPORT_SECONDS = 5.0


@dataclass(frozen=True)
class Played:
    """The decisions of one game, in order."""

    players: int
    rows: Array
    actions: Array
    """What the teacher chose, also where something else was played."""
    seats: Array
    points: Array
    places: Array


class _Notes:
    """What is noted of a game while it goes on."""

    def __init__(self, game: Game, players: int) -> None:
        self._sight = Sight(game, players)
        self._players = players
        self._rows: list[Array] = []
        self._chosen: list[int] = []
        self._movers: list[int] = []

    def decision(self, state: State, action: int) -> None:
        """Note what the teacher chooses, and what it sees."""
        self._rows.append(np.frombuffer(self._sight.row(state, state.seat), np.uint8))
        self._chosen.append(action)
        self._movers.append(state.seat)

    def played(self, state: State) -> Played:
        """The game, now that it is over."""
        return Played(
            self._players,
            np.stack(self._rows),
            np.array(self._chosen, np.int64),
            np.array(self._movers, np.int64),
            np.array(state.scores(), np.float32),
            np.array(state.ranking(), np.uint8),
        )


def play(game: Game, players: int, teacher: str, seed: int) -> Played:
    """A game of the teacher against itself."""
    notes = _Notes(game, players)
    state = game.new(players, seed)
    seats = [bots.make(teacher, derived(seed, seat)) for seat in range(players)]
    rng = Rng(seed)
    while not state.over:
        actions = state.legal()
        action = actions[0]
        if len(actions) > 1:
            action = seats[state.seat].choose(state)
            notes.decision(state, action)
            if rng.below(STRAY) == 0:
                action = actions[rng.below(len(actions))]
        state.push(action)
    return notes.played(state)


def replay(record: Record) -> Played:
    """A game of a record, which was played to its end."""
    state = record.start()
    notes = _Notes(state.game, state.players)
    for text in record.actions:
        action = state.read(text)
        if len(state.legal()) > 1:
            notes.decision(state, action)
        state.play(action)
    return notes.played(state)


def _keep_playing(game: str, teacher: str, seed: int, pipe: Connection) -> None:
    go_with_parent()
    found = find_game(game)
    number = 0
    while True:
        players = found.min_players + number % (found.max_players - found.min_players + 1)
        pipe.send(play(found, players, teacher, derived(seed, number)))
        number += 1


def _replay_all(files: list[Path], pipe: Connection) -> None:
    go_with_parent()
    for file in files:
        pipe.send(replay(Record.from_json(file.read_text(encoding="utf-8"))))


class Examples:
    """Decisions of finished games on the device, the oldest given up when it is full."""

    def __init__(self, game: Game, settings: Settings, device: torch.device, capacity: int = CAPACITY) -> None:
        most = game.max_players
        row = game.observer(most).layout.size
        self._settings = settings
        self._kept = Example(
            torch.zeros((capacity, row), dtype=torch.uint8, device=device),
            torch.zeros(capacity, dtype=torch.int64, device=device),
            Outcome(*torch.zeros((3, capacity, most), device=device)),
            torch.zeros((capacity, most), dtype=torch.bool, device=device),
        )
        self.capacity = capacity
        self.seen = 0
        self.games = 0

    def add(self, played: Played) -> None:
        """Keep the decisions of a game, with what it came to for each seat as the mover counts them."""
        kept, count = self._kept, len(played.actions)
        device = kept.rows.device
        most = kept.seated.shape[1]
        points, places = torch.zeros(most), torch.zeros(most, dtype=torch.uint8)
        points[: played.players] = torch.as_tensor(played.points)
        places[: played.players] = torch.as_tensor(played.places)
        worth = worths(points, places, torch.tensor(played.players), self._settings)
        relative = torch.arange(most)
        seated = relative < played.players
        seat = (torch.as_tensor(played.seats)[:, None] + relative) % played.players
        at = (self.seen + torch.arange(count, device=device)) % self.capacity
        kept.rows[at] = torch.as_tensor(played.rows).to(device)
        kept.actions[at] = torch.as_tensor(played.actions).to(device)
        came = Outcome(worth, points / POINTS, shares_of_win(places, seated))
        for table, values in zip(kept.outcome, came, strict=True):
            table[at] = torch.where(seated, values[seat], 0.0).to(device)
        kept.seated[at] = seated.to(device)
        self.seen += count
        self.games += 1

    def draw(self, count: int) -> Example:
        """Some of the decisions kept, at random."""
        filled = min(self.seen, self.capacity)
        return self._kept.part(torch.randint(filled, (min(count, filled),), device=self._kept.rows.device))


def learn_from(
    teacher: str, game: Game, learner: Learner, seconds: float, workers: int, seed: int
) -> Iterator[dict[str, Any]]:
    """Have games of the teacher played or replayed in processes, and learn from them; yields rows for the log."""
    context = spawner()
    files = sorted(Path(teacher).glob("*.json"))
    examples = Examples(game, learner.settings, learner.device)
    pipes: list[Connection] = []
    processes = []
    for number in range(workers):
        ours, theirs = context.Pipe(duplex=False)
        if files:
            process = context.Process(target=_replay_all, args=(files[number::workers], theirs), daemon=True)
        else:
            arguments = (game.id, teacher, derived(seed, "teacher", number), theirs)
            process = context.Process(target=_keep_playing, args=arguments, daemon=True)
        process.start()
        theirs.close()
        pipes.append(ours)
        processes.append(process)
    try:
        yield from _learn(examples, pipes, learner, seconds)
    finally:
        for process in processes:
            process.terminate()
            process.join()


def _learn(examples: Examples, pipes: list[Connection], learner: Learner, seconds: float) -> Iterator[dict[str, Any]]:
    size = learner.settings.minibatch
    begun = shown = time.monotonic()
    used = 0
    sums: dict[str, float] = {}
    updates = 0
    while (now := time.monotonic()) - begun < seconds:
        behind = used < PASSES * examples.seen and (examples.seen >= size or not pipes)
        if not behind and not pipes:
            break
        for pipe in wait(pipes, timeout=0 if behind else 0.2):
            assert isinstance(pipe, Connection)
            try:
                examples.add(pipe.recv())
            except EOFError:
                # All its records are replayed.
                pipes.remove(pipe)
        if behind:
            for name, value in learner.imitate(examples.draw(size), (now - begun) / seconds).items():
                sums[name] = sums.get(name, 0.0) + value
            used += size
            updates += 1
        if now - shown > REPORT_SECONDS and updates:
            yield _row(examples, sums, updates)
            shown, sums, updates = now, {}, 0
    if updates:
        yield _row(examples, sums, updates)


def _row(examples: Examples, sums: dict[str, float], updates: int) -> dict[str, Any]:
    means = {name: round(value / updates, 4) for name, value in sums.items()}
    return {"teacher_games": examples.games, "teacher_decisions": examples.seen, **means}
