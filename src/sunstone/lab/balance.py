"""The balance of a game over a series: what is used, how those fare who take a thing, and whether the aims are met.

Every deal is played twice: as greedy plays it, for what is used and who wins; and with lots, for how much a thing does
by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass

from sunstone.core.components import Components
from sunstone.core.game import Game
from sunstone.core.options import Options, resolve
from sunstone.lab.balance_aims import Verdict, verdicts
from sunstone.lab.balance_play import Deal, LotGame, PlainGame, play_plain, play_with_lots
from sunstone.lab.balance_takings import takings
from sunstone.lab.balance_things import Thing, things_of
from sunstone.lab.balance_use import Usage, usage_of
from sunstone.lab.jobs import Progress, batches, counted, in_order


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
    aims: list[Verdict]
    usage: Usage
    things: list[Thing]
    """By sort, those whose takers win most first; empty without random takings."""

    def as_json(self) -> dict[str, object]:
        """The balance as plain JSON; the seed as text, as in a record."""
        things = [{**asdict(thing), "above": thing.above} for thing in self.things]
        return {**asdict(self), "seed": str(self.seed), "things": things}


@dataclass(frozen=True)
class _Batch:
    numbers: range
    deal: Deal
    lots: bool


def _play_batch(game: Game, batch: _Batch) -> list[tuple[PlainGame, LotGame | None]]:
    return [
        (play_plain(game, batch.deal, number), play_with_lots(game, batch.deal, number) if batch.lots else None)
        for number in batch.numbers
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
    lots: bool = True,
) -> Balance:
    """Play a series of games and measure the balance. Nothing but the time depends on `jobs`.

    Without `lots` every deal is played once, and how takers fare is not measured.
    """
    game.check_players(players)
    takings(game)
    deal = Deal(players, seed, resolve(game.options, options), components)
    tasks = [_Batch(numbers, deal, lots) for numbers in batches(games, jobs)]

    def played() -> Iterator[tuple[PlainGame, LotGame | None]]:
        for several in in_order(_play_batch, game, tasks, jobs):
            yield from several

    results = list(counted(played(), games, progress))
    usage = usage_of(game, [plain for plain, _ in results])
    things = things_of(game, [with_lots for _, with_lots in results if with_lots])
    digest = None if components is None else components.digest
    found = verdicts(game, players, usage, things)
    return Balance(game.id, players, games, seed, deal.options, digest, found, usage, things)
