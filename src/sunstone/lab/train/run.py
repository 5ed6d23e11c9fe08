"""A training run: one folder with a checkpoint, a log and a report, resumable at any moment.

While processes play and the net answers them, an examiner plays the newest net against `greedy`.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
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
from sunstone.i18n import Translator
from sunstone.lab.seeds import derived
from sunstone.lab.train.checkpoint import NET, Progress, resume, save
from sunstone.lab.train.examiner import Examiner
from sunstone.lab.train.export import load
from sunstone.lab.train.features import fit
from sunstone.lab.train.net import BLOCKS, WIDTH, Net
from sunstone.lab.train.pool import Group, Process, Share
from sunstone.lab.train.ppo import Learner, Rollout, Settings, lesson, mask_of
from sunstone.lab.train.report import report
from sunstone.lab.train.teacher import learn_from
from sunstone.lab.vector import VectorProcess

LOG = "log.jsonl"
REPORT = "report.html"
SAMPLE_GAMES = 24
SAVE_SECONDS = 45.0

Row = dict[str, Any]


@dataclass
class Plan:
    """What a run does."""

    game: str
    folder: Path
    seconds: float
    """Of the whole run; parts of it may have been before."""
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
    """What a new net learns from before it plays itself: the games of a bot, by its code, or a folder of records."""
    teacher_seconds: float = 0.0
    collect_seconds: float = 0.0
    """So long each seat only collects points; over as long again its rivals come to count."""
    ray: bool = False
    """Whether the tables are on a Ray cluster."""

    def processes(self) -> int:
        """How many processes play at the same time."""
        return self.workers or max(1, (os.cpu_count() or 2) - 1)

    def rivalry(self, seconds: float) -> float:
        """How much the rivals count when self-play has run for so long."""
        past = seconds - self.collect_seconds
        return min(1.0, max(0.0, past / self.collect_seconds)) if self.collect_seconds else 1.0

    def maker(self) -> Callable[..., Process]:
        """What makes the processes."""
        if not self.ray:
            return VectorProcess
        # Ray is started by what asks for it.
        from sunstone.lab.train.ray_tables import RayTables

        return RayTables


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
    """How the processes of a group are shared out; most get what the others leave."""
    mix = plan.mix or dict.fromkeys(range(game.min_players, game.max_players + 1), 1.0)
    main = max(mix, key=lambda players: mix[players])
    total = sum(mix.values())
    others = {players: round(plan.processes() * part / total) for players, part in mix.items() if players != main}
    left = max(1, plan.processes() - sum(others.values()))
    return [Share(count, plan.tables, players) for players, count in {**others, main: left}.items() if count]


def new_net(plan: Plan, game: Game) -> Net:
    """The net that lies in the run's folder without a checkpoint, or a fresh one."""
    path = plan.folder / NET
    if path.exists():
        return load(path, game)
    features = fit(game, sample_rows(game, SAMPLE_GAMES, plan.seed))
    torch.manual_seed(plan.seed)
    return Net(features, len(game.catalogue), plan.width, plan.blocks)


class Score:
    """How the games of self-play end."""

    def __init__(self) -> None:
        self.games = 0
        self.points = 0.0
        self.best = 0.0

    def add(self, rollout: Rollout) -> None:
        """Count what ended in a rollout."""
        points = rollout.points[1:].numpy()
        for step, table in np.argwhere(rollout.ended[1:].numpy()):
            players = int(rollout.group.players[table])
            self.games += 1
            self.points += float(points[step, table, :players].mean())
            self.best += float(points[step, table, :players].max())

    def as_json(self) -> Row:
        """Means of points and of winners' points."""
        games = max(1, self.games)
        return {"games": self.games, "points": self.points / games, "winner": self.best / games}


def train(plan: Plan, tr: Translator) -> Iterator[Row]:
    """Run until the time is up; yields a row of the log for each update. `tr` is the language of the report."""
    game = find_game(plan.game)
    plan.folder.mkdir(parents=True, exist_ok=True)
    run = Run(plan, game)
    path = plan.folder / LOG
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    with path.open("a", encoding="utf-8") as log:
        log.write(json.dumps({"settings": asdict(plan.settings), "features": run.learner.net.first.in_features}) + "\n")
        try:
            for row in chain(run.taught(), run.self_play()):
                rows.append(row)
                log.write(json.dumps(row) + "\n")
                log.flush()
                yield row
        finally:
            # Also where a run is stopped by hand.
            run.save()
            (plan.folder / REPORT).write_text(report(tr, plan.game, rows), encoding="utf-8")


class Run:
    """A run from where it stands to its end."""

    def __init__(self, plan: Plan, game: Game) -> None:
        self._plan = plan
        self._game = game
        self._device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        # With a GPU the cores are for the processes that play.
        torch.set_num_threads(1 if self._device.type == "cuda" else os.cpu_count() or 1)
        self._fresh = not (plan.folder / NET).exists()
        known = resume(plan.folder, game, self._device)
        net, optimizer, self._before = known or (new_net(plan, game).to(self._device), None, Progress())
        self.learner = Learner(net, plan.settings, mask_of(game), self._device)
        if optimizer is not None:
            self.learner.optimizer.load_state_dict(optimizer)
        self._begun = time.monotonic()
        self._saved = self._begun
        self._decisions = self._before.decisions

    def seconds(self) -> float:
        """How long the run has been going, all its parts together."""
        return self._before.seconds + time.monotonic() - self._begun

    def save(self) -> None:
        """Write the checkpoint."""
        self._saved = time.monotonic()
        save(self._plan.folder, self.learner, Progress(self.seconds(), self._decisions))

    def _save_at_times(self) -> None:
        if time.monotonic() - self._saved > SAVE_SECONDS:
            self.save()

    def taught(self) -> Iterator[Row]:
        """The lessons of the teacher, if there is one and it is not done."""
        plan = self._plan
        if plan.teacher is None or not (self._fresh or 0 < self._before.seconds < plan.teacher_seconds):
            return
        left = plan.teacher_seconds - self._before.seconds
        for row in learn_from(plan.teacher, self._game, self.learner, left, plan.processes(), plan.seed):
            self._save_at_times()
            yield row | {"seconds": round(self.seconds(), 1)}

    def self_play(self) -> Iterator[Row]:
        """Play and learn in turns."""
        plan, game = self._plan, self._game
        if self.seconds() >= plan.seconds:
            return
        self.save()
        parts = shares(plan, game)
        seed = derived(plan.seed, time.time_ns())
        groups = [Group(game, parts, derived(seed, number), plan.maker()) for number in range(2)]
        examiner = Examiner(game, parts[-1].players, plan.folder, seed)
        try:
            yield from self._updates(groups, examiner)
        finally:
            examiner.close()
            for group in groups:
                group.close()

    def _updates(self, groups: list[Group], examiner: Examiner) -> Iterator[Row]:
        plan, net = self._plan, self.learner.net
        rollouts = [Rollout(self._game, group, plan.settings.steps, self._device) for group in groups]
        for group in groups:
            group.send(np.zeros(group.count, np.int16))
        for group in groups:
            group.recv()
        taught = plan.teacher_seconds if plan.teacher else 0.0
        while (begun := self.seconds()) < plan.seconds:
            rivalry = plan.rivalry(begun - taught)
            _play(rollouts, net)
            lessons = [lesson(rollout, net, plan.settings, rivalry) for rollout in rollouts]
            played = self.seconds()
            score = Score()
            for rollout in rollouts:
                score.add(rollout)
            learned = self.learner.learn(lessons, min(1.0, played / plan.seconds))
            self._decisions += sum(len(taken) for taken in lessons)
            after = self.seconds()
            self._save_at_times()
            figures = {**score.as_json(), **examiner.marks().as_json(), "rivalry": rivalry, **learned}
            yield {
                "seconds": round(after, 1),
                "decisions": self._decisions,
                "play": round(played - begun, 2),
                "learn": round(after - played, 2),
                **{name: round(value, 4) for name, value in figures.items()},
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
