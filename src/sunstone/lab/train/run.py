"""A training run: one folder with checkpoints and a log, resumable at any moment."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import torch

from sunstone import bots
from sunstone.bots.net import Sight
from sunstone.bots.numpy_net import Array
from sunstone.core.game import Game
from sunstone.core.registry import game as find_game
from sunstone.core.rng import Rng
from sunstone.lab.seeds import derived
from sunstone.lab.train.export import export, load
from sunstone.lab.train.features import fit
from sunstone.lab.train.net import BLOCKS, WIDTH, Net
from sunstone.lab.train.pool import Group, Share
from sunstone.lab.train.ppo import Learner, Rollout, Settings, lesson, mask_of
from sunstone.lab.train.teacher import learn_from

NET = "net.npz"
"""The net as bots read it (`sunstone.bots.numpy_net`), which is also what training goes on from."""
LOG = "log.jsonl"
SAMPLE_GAMES = 24
SAVE_SECONDS = 45.0


@dataclass
class Plan:
    """What a run does."""

    game: str
    folder: Path
    seconds: float
    seed: int = 0
    workers: int = 0
    """Processes in a group; by default one for each core but one."""
    tables: int = 128
    """Tables of a process."""
    mix: dict[int, float] = field(default_factory=dict)
    """Share of the processes by number of players."""
    settings: Settings = field(default_factory=Settings)
    width: int = WIDTH
    blocks: int = BLOCKS
    teacher: str | None = None
    """The code of a bot whose games a new net learns from before it plays itself."""
    teacher_seconds: float = 0.0

    def processes(self) -> int:
        """How many processes play at the same time."""
        return self.workers or max(1, (os.cpu_count() or 2) - 1)


def sample_rows(game: Game, games: int, seed: int) -> Array:
    """Full rows from games of `greedy` with some random decisions, for every number of players."""
    out: list[Array] = []
    for number in range(games):
        players = game.min_players + number % (game.max_players - game.min_players + 1)
        sight = Sight(game, players)
        state = game.new(players, derived(seed, "sample", number))
        rng = Rng(number)
        seats = [bots.make("greedy", number + seat) for seat in range(players)]
        while not state.over:
            actions = state.legal()
            if len(actions) > 1:
                out.append(np.frombuffer(sight.row(state, state.seat), np.uint8))
            lot = rng.below(10) < 1 + 3 * (number % 3)
            state.push(actions[rng.below(len(actions))] if lot else seats[state.seat].choose(state))
    return np.stack(out)


def shares(plan: Plan, game: Game) -> list[Share]:
    """How the processes of a group are shared out; the last one plays a few tables against `greedy`."""
    workers = plan.processes()
    mix = plan.mix or dict.fromkeys(range(game.min_players, game.max_players + 1), 1.0)
    main = max(mix, key=lambda players: mix[players])
    total = sum(mix.values())
    others = {players: round(workers * part / total) for players, part in mix.items() if players != main}
    out = [Share(processes, plan.tables, players) for players, processes in others.items()]
    out.append(Share(max(1, workers - 1 - sum(share.processes for share in out)), plan.tables, main))
    return [*[share for share in out if share.processes], Share(1, max(1, plan.tables // 96), main, "greedy")]


def make_net(plan: Plan, game: Game, device: torch.device) -> Net:
    """The net of the run's folder, or a new one."""
    path = plan.folder / NET
    if path.exists():
        return load(path, game).to(device)
    features = fit(game, sample_rows(game, SAMPLE_GAMES, plan.seed))
    torch.manual_seed(plan.seed)
    return Net(features, len(game.catalogue), plan.width, plan.blocks).to(device)


def save(net: Net, plan: Plan) -> None:
    """Write the net so that an interruption leaves the old file or the new one."""
    scratch = plan.folder / f"new-{NET}"
    export(net, scratch)
    scratch.replace(plan.folder / NET)


class Score:
    """How the games of the net's seats end."""

    def __init__(self) -> None:
        self.games = 0
        self.points = 0.0
        self.best = 0.0
        self.met = 0
        self.won = 0.0
        self.met_points = 0.0

    def add(self, rollout: Rollout) -> None:
        """Count what ended in a rollout."""
        group = rollout.group
        ended = rollout.ended[1:].numpy()
        points = rollout.points[1:].numpy()
        places = rollout.places[1:].numpy()
        for step, table in np.argwhere(ended):
            players = int(group.players[table])
            if group.greedy[table]:
                seat = int(rollout.seats[step, table])
                place = places[step, table]
                self.met += 1
                self.won += float(place[seat] == 1) / max(1, int((place[:players] == 1).sum()))
                self.met_points += float(points[step, table, seat])
            else:
                self.games += 1
                self.points += float(points[step, table, :players].mean())
                self.best += float(points[step, table, :players].max())

    def as_json(self) -> dict[str, float]:
        """Means: points and winners' points in self-play; games won against `greedy`, and the points there."""
        games, met = max(1, self.games), max(1, self.met)
        return {
            "games": self.games,
            "points": self.points / games,
            "winner": self.best / games,
            "met": self.met,
            "won": self.won / met,
            "met_points": self.met_points / met,
        }


def train(plan: Plan) -> Iterator[dict[str, Any]]:
    """Run until the time is up; yields a row of the log for each update."""
    begun = time.monotonic()
    game = find_game(plan.game)
    plan.folder.mkdir(parents=True, exist_ok=True)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    fresh = not (plan.folder / NET).exists()
    learner = Learner(make_net(plan, game, device), plan.settings, mask_of(game), device)
    parts = shares(plan, game)
    with (plan.folder / LOG).open("a", encoding="utf-8") as log:
        head = {"settings": asdict(plan.settings), "features": learner.net.first.in_features, "teacher": plan.teacher}
        log.write(json.dumps({**head, "shares": [asdict(part) for part in parts]}) + "\n")
        for row in chain(_taught(plan, game, learner, fresh), _self_play(plan, game, learner, parts, begun)):
            log.write(json.dumps(row) + "\n")
            log.flush()
            yield row
    save(learner.net, plan)


def _taught(plan: Plan, game: Game, learner: Learner, fresh: bool) -> Iterator[dict[str, Any]]:
    """The lessons of the teacher, if there is one and the net is new."""
    if plan.teacher is not None and fresh:
        yield from learn_from(plan.teacher, game, learner, plan.teacher_seconds, plan.processes(), plan.seed)
        save(learner.net, plan)


def _self_play(plan: Plan, game: Game, learner: Learner, parts: list[Share], begun: float) -> Iterator[dict[str, Any]]:
    groups = [Group(game, parts, derived(plan.seed, time.time_ns(), number)) for number in range(2)]
    try:
        yield from _updates(plan, game, learner, groups, begun)
    finally:
        for group in groups:
            group.close()


def _updates(plan: Plan, game: Game, learner: Learner, groups: list[Group], begun: float) -> Iterator[dict[str, Any]]:
    rollouts = [Rollout(game, group, plan.settings.steps, learner.device) for group in groups]
    net = learner.net
    first = time.monotonic() - begun
    for group in groups:
        group.send(np.zeros(group.count, np.int16))
    for group in groups:
        group.recv()
    saved = time.monotonic()
    decisions = 0
    while (now := time.monotonic()) - begun < plan.seconds:
        _play(rollouts, net)
        lessons = [lesson(rollout, net, plan.settings) for rollout in rollouts]
        played = time.monotonic()
        score = Score()
        for rollout in rollouts:
            score.add(rollout)
        learned = learner.learn(lessons, min(1.0, (played - begun - first) / (plan.seconds - first)))
        decisions += sum(len(taken) for taken in lessons)
        after = time.monotonic()
        if after - saved > SAVE_SECONDS:
            save(net, plan)
            saved = after
        yield {
            "seconds": round(after - begun, 1),
            "decisions": decisions,
            "play": round(played - now, 2),
            "learn": round(after - played, 2),
            **{name: round(value, 4) for name, value in {**score.as_json(), **learned}.items()},
        }


def _play(rollouts: list[Rollout], net: Net) -> None:
    """Fill the rollouts. While the net answers one group, the other one plays."""
    for step in range(rollouts[0].steps):
        for rollout in rollouts:
            if step > 0:
                rollout.group.recv()
            rollout.group.send(rollout.act(net, step))
    for rollout in rollouts:
        rollout.group.recv()
