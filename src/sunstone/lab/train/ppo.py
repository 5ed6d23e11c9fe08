"""Learning by self-play: proximal policy optimisation with a value for every seat.

Each seat looks after itself. What a game is worth to it: 1 for a win (shared if the first place is), and its lead over
the best other as a part of `margin`, cut off at `MOST_LEAD`. A run may begin with seats that only collect points, and
have their `rivalry` grow from 0 to 1 later. A decision's advantage is the lambda-return of its seat
over the net's own guess; the next decision of the same seat is what follows it, whatever the others do in between.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from sunstone.bots.net import MARGIN
from sunstone.core.game import Game
from sunstone.core.observation import MASK
from sunstone.lab.train.net import Net, Outcome
from sunstone.lab.train.pool import Group

MOST_LEAD = 1.0
POINTS = 50.0
"""Points are learned in this unit."""
LEAST = -1e9


@dataclass
class Settings:
    """The knobs of the learner."""

    steps: int = 96
    """Decisions at each table between two updates."""
    epochs: int = 2
    minibatch: int = 16_384
    learning_rate: float = 7e-4
    entropy: float = 0.012
    last_entropy: float = 0.002
    lam: float = 0.97
    clip: float = 0.2
    margin: float = MARGIN
    value_weight: float = 1.0
    others_weight: float = 0.25
    points_weight: float = 0.2
    chance_weight: float = 0.2
    win_weight: float = 1.0


def half_precision(device: torch.device) -> torch.autocast:
    """The net runs in bfloat16 on a GPU, and on a processor that has instructions for it."""
    fast = device.type == "cuda" or torch.cpu._is_avx512_bf16_supported()
    return torch.autocast(device.type, torch.bfloat16, enabled=fast)


def mask_of(game: Game) -> slice:
    """Where a full row says which actions are legal."""
    mask = next(piece for piece in game.observer(game.max_players).layout.pieces if piece.name == MASK)
    return slice(mask.offset, mask.offset + mask.count)


class Rollout:
    """What happened at the tables of a group since the last update, on the device."""

    def __init__(self, game: Game, group: Group, steps: int, device: torch.device) -> None:
        layout = game.observer(game.max_players).layout
        self.mask = mask_of(game)
        self.group = group
        self.device = device
        self.steps = steps
        count, most = group.count, game.max_players
        self.rows = torch.zeros((steps, count, layout.size), dtype=torch.uint8, device=device)
        self.actions = torch.zeros((steps, count), dtype=torch.int64, device=device)
        self.logs = torch.zeros((steps, count), device=device)
        self.values = torch.zeros((steps, count), device=device)
        self.seats = torch.zeros((steps + 1, count), dtype=torch.int64)
        self.ended = torch.zeros((steps + 1, count), dtype=torch.bool)
        self.points = torch.zeros((steps + 1, count, most))
        self.places = torch.zeros((steps + 1, count, most), dtype=torch.uint8)
        self.players = torch.as_tensor(group.players).to(device)
        self._columns = {p: torch.as_tensor(c).to(device) for p, c in group.columns.items()}
        pinned = device.type == "cuda"
        self._pinned = {p: torch.zeros(r.shape, dtype=torch.uint8, pin_memory=pinned) for p, r in group.rows.items()}

    def look(self, step: int) -> Tensor:
        """What the tables of the group ask now, as full rows on the device."""
        group = self.group
        self.seats[step] = torch.from_numpy(group.seats)
        self.ended[step] = torch.from_numpy(group.ended)
        self.points[step] = torch.from_numpy(group.points)
        self.places[step] = torch.from_numpy(group.places)
        out: list[Tensor] = []
        for players, _ in group.blocks:
            self._pinned[players].copy_(torch.from_numpy(group.rows[players]))
            rows = self._pinned[players].to(self.device, non_blocking=True)
            # The zero that stands for the seats that are missing.
            rows = functional.pad(rows, (0, 1))
            out.append(rows.index_select(1, self._columns[players]))
        return torch.cat(out)

    @torch.no_grad()
    def act(self, net: Net, step: int) -> Any:
        """Choose an action at every table by the net, and remember why."""
        rows = self.look(step)
        self.rows[step] = rows
        with half_precision(self.device):
            logits, guess = net(rows)
        logits = logits.masked_fill(rows[:, self.mask] == 0, LEAST)
        logs = functional.log_softmax(logits, 1)
        noise = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))
        actions = (logits + noise).argmax(1)
        self.actions[step] = actions
        self.logs[step] = logs.gather(1, actions[:, None])[:, 0]
        self.values[step] = guess.worth[:, 0]
        return actions.cpu().numpy()


def worths(points: Tensor, places: Tensor, players: Tensor, settings: Settings, rivalry: float = 1.0) -> Tensor:
    """What finished games are worth to each seat: its own points where there is no rivalry, else how it stands."""
    most = points.shape[-1]
    seated = torch.arange(most, device=points.device) < players[..., None]
    points = points.masked_fill(~seated, LEAST)
    win = shares_of_win(places, seated)
    best = points.topk(2, -1).values
    others = torch.where(points >= best[..., :1], best[..., 1:2], best[..., :1])
    lead = ((points - others) / settings.margin).clamp(-MOST_LEAD, MOST_LEAD)
    worth = rivalry * (settings.win_weight * win + lead) + (1 - rivalry) * points / settings.margin
    return torch.where(seated, worth, torch.zeros_like(lead))


def shares_of_win(places: Tensor, seated: Tensor) -> Tensor:
    """Who has won; those who share the first place share the win."""
    first = (places == 1) & seated
    return first.float() / first.sum(-1, keepdim=True).clamp(min=1)


@dataclass
class Example:
    """Decisions with how their games ended, for each seat as the mover counts them."""

    rows: Tensor
    actions: Tensor
    outcome: Outcome
    """Of the win the share, not a logit."""
    seated: Tensor

    def part(self, places: Tensor) -> Example:
        """Some of them."""
        outcome = Outcome(*(table[places] for table in self.outcome))
        return Example(self.rows[places], self.actions[places], outcome, self.seated[places])


@dataclass
class Lesson:
    """Decisions of the net itself: what it thought of them then, and what they gained."""

    examples: Example
    logs: Tensor
    advantages: Tensor

    def __len__(self) -> int:
        return len(self.logs)


@torch.no_grad()
def lesson(rollout: Rollout, net: Net, settings: Settings, rivalry: float = 1.0) -> Lesson:
    """Look back over a rollout. The net's guess stands for what comes after it."""
    device = rollout.device
    with half_precision(device):
        _, guess = net(rollout.look(rollout.steps))
    players = rollout.players
    count, most = guess.worth.shape
    everyone = torch.arange(count, device=device)
    seats = rollout.seats.to(device)
    ended = rollout.ended.to(device)
    final_points = rollout.points.to(device)
    final = worths(final_points, rollout.places.to(device), players.expand(rollout.steps + 1, -1), settings, rivalry)
    relative = torch.arange(most, device=device)
    seated = relative[None] < players[:, None]

    def as_seen(values: Tensor, seat: Tensor) -> Tensor:
        return values.gather(1, torch.where(seated, (seat[:, None] + relative) % players[:, None], relative))

    # From the mover's count to seats: the seat s is (s - mover) places on.
    back = torch.where(seated, (relative - seats[-1][:, None]) % players[:, None], relative)
    following = guess.worth.gather(1, back)
    returns = following.clone()
    points = guess.points.gather(1, back)
    wins = functional.softmax(guess.wins.masked_fill(~seated, LEAST), 1).gather(1, back)
    final_wins = shares_of_win(rollout.places.to(device), seated)
    advantages = torch.zeros_like(rollout.values)
    outcome = Outcome(*torch.zeros((3, rollout.steps, count, most), device=device))
    for step in reversed(range(rollout.steps)):
        over = ended[step + 1][:, None]
        following = torch.where(over, final[step + 1], following)
        returns = torch.where(over, final[step + 1], returns)
        points = torch.where(over, final_points[step + 1] / POINTS, points)
        wins = torch.where(over, final_wins[step + 1], wins)
        now = (1 - settings.lam) * following + settings.lam * returns
        seat = seats[step]
        own = now[everyone, seat]
        for table, values in zip(outcome, (now, points, wins), strict=True):
            table[step] = as_seen(values, seat)
        advantages[step] = own - rollout.values[step]
        following = following.index_put((everyone, seat), rollout.values[step])
        returns = returns.index_put((everyone, seat), own)
    flat = rollout.steps * count
    examples = Example(
        rollout.rows.view(flat, -1),
        rollout.actions.view(flat),
        Outcome(*(table.view(flat, most) for table in outcome)),
        seated.expand(rollout.steps, -1, -1).reshape(flat, most),
    )
    return Lesson(examples, rollout.logs.view(flat), advantages.view(flat))


class Learner:
    """The net and its optimiser."""

    def __init__(self, net: Net, settings: Settings, mask: slice, device: torch.device) -> None:
        self.net = net
        self.settings = settings
        self.mask = mask
        self.device = device
        self.optimizer = torch.optim.AdamW(net.parameters(), lr=settings.learning_rate, eps=1e-6, weight_decay=1e-3)

    def learn(self, lessons: list[Lesson], progress: float) -> dict[str, float]:
        """One update from what was played; `progress` is how much of the run is done."""
        settings = self.settings
        self._set_rate(1 - 0.95 * progress)
        entropy_weight = settings.entropy + (settings.last_entropy - settings.entropy) * progress
        sums: dict[str, Tensor] = {}
        updates = 0
        all_advantages = torch.cat([lesson.advantages for lesson in lessons])
        mean, deviation = all_advantages.mean(), all_advantages.std() + 1e-6
        for _ in range(settings.epochs):
            for taken in lessons:
                order = torch.randperm(len(taken), device=self.device)
                for part in torch.split(order, settings.minibatch):
                    if len(part) < settings.minibatch // 2 and len(order) > len(part):
                        continue
                    advantages = (taken.advantages[part] - mean) / deviation
                    found = self._update(taken.examples.part(part), taken.logs[part], advantages, entropy_weight)
                    for name, value in found.items():
                        sums[name] = sums.get(name, torch.zeros((), device=self.device)) + value
                    updates += 1
        return {name: float(value) / updates for name, value in sums.items()}

    def imitate(self, examples: Example, progress: float) -> dict[str, float]:
        """One step towards another player's choices, and how its games ended."""
        self._set_rate(1 - 0.7 * progress)
        logs, guess = self._judge(examples.rows)
        chosen = logs.gather(1, examples.actions[:, None])[:, 0]
        outcome_loss, found = self._outcome_loss(examples, guess)
        self._step(outcome_loss - chosen.mean())
        agreement = (logs.argmax(1) == examples.actions).float().mean()
        found |= {"policy_loss": -chosen.mean().detach(), "agreement": agreement}
        return {name: float(value) for name, value in found.items()}

    def _set_rate(self, part: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = self.settings.learning_rate * part

    def _judge(self, rows: Tensor) -> tuple[Tensor, Outcome]:
        """Logarithms of the probabilities of actions, and what is expected of the game."""
        with half_precision(self.device):
            logits, guess = self.net(rows)
        return functional.log_softmax(logits.masked_fill(rows[:, self.mask] == 0, LEAST), 1), guess

    def _outcome_loss(self, examples: Example, guess: Outcome) -> tuple[Tensor, dict[str, Tensor]]:
        """How far the guess is from what came; of the worth, the mover's own counts most."""
        settings, came = self.settings, examples.outcome
        seated = examples.seated.float()
        weights = torch.full_like(seated, settings.others_weight)
        weights[:, 0] = 1.0
        value_loss = ((guess.worth - came.worth).square() * weights * seated).sum(1).mean()
        points_loss = ((guess.points - came.points).square() * seated).sum(1).mean()
        chances = functional.log_softmax(guess.wins.masked_fill(~examples.seated, LEAST), 1)
        chance_loss = -(chances * came.wins * seated).sum(1).mean()
        own = came.worth[:, 0]
        with torch.no_grad():
            explained = 1 - (guess.worth[:, 0] - own).var() / (own.var() + 1e-6)
        losses = {"value_loss": value_loss, "points_loss": points_loss, "chance_loss": chance_loss}
        found = {name: loss.detach() for name, loss in losses.items()} | {"explained": explained}
        total = settings.value_weight * value_loss + settings.points_weight * points_loss
        return total + settings.chance_weight * chance_loss, found

    def _step(self, loss: Tensor) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        torch.autograd.backward(loss)
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()

    def _update(self, examples: Example, before: Tensor, advantage: Tensor, entropy_weight: float) -> dict[str, Tensor]:
        settings = self.settings
        logs, guess = self._judge(examples.rows)
        chosen = logs.gather(1, examples.actions[:, None])[:, 0]
        ratio = torch.exp(chosen - before)
        cut = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        policy_loss = -torch.minimum(ratio * advantage, cut * advantage).mean()
        entropy = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
        outcome_loss, found = self._outcome_loss(examples, guess)
        self._step(policy_loss + outcome_loss - entropy_weight * entropy)
        changed = ((ratio - 1).abs() > settings.clip).float().mean()
        return found | {"policy_loss": policy_loss.detach(), "entropy": entropy.detach(), "changed": changed.detach()}
