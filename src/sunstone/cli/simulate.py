"""`sunstone simulate`: bots play many games."""

from __future__ import annotations

from pathlib import Path

import click

from sunstone.cli.common import (
    fresh_seed,
    game_argument,
    json_option,
    progress,
    read_components,
    read_options,
    rules_options,
    seed_option,
    show_json,
)
from sunstone.cli.saves import refuse_existing, write_record
from sunstone.cli.speech import Command
from sunstone.core.game import Game
from sunstone.core.record import Record
from sunstone.i18n import Translator
from sunstone.lab.simulate import Summary
from sunstone.lab.simulate import simulate as simulate_games


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("simulate", cls=Command, help=tr("cli-help-simulate"))
    @game_argument
    @click.option("--players", default="greedy,greedy", show_default=True, help=tr("cli-help-simulate-players"))
    @click.option(
        "--games", type=click.IntRange(min=1), default=100, show_default=True, help=tr("cli-help-games-count")
    )
    @click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help=tr("cli-help-jobs"))
    @click.option("--records", type=click.Path(path_type=Path), metavar="FOLDER", help=tr("cli-help-records"))
    @seed_option(tr)
    @rules_options(tr)
    @json_option(tr)
    def simulate(
        game: Game,
        players: str,
        games: int,
        jobs: int,
        records: Path | None,
        seed: int | None,
        options: tuple[str, ...],
        components: Path | None,
        as_json: bool,
    ) -> None:
        codes = [word.strip() for word in players.split(",")]
        chosen = read_options(game, options)
        box = read_components(game, components)
        if records is not None:
            refuse_existing(records)
        width = len(str(games))

        def keep(number: int, record: Record) -> None:
            assert records is not None
            write_record(record, records / f"{game.id}-{number + 1:0{width}}.json")

        start = fresh_seed() if seed is None else seed
        with progress(tr("progress-games"), quiet=as_json) as step:
            summary = simulate_games(
                game, codes, games, start, chosen, box, jobs, step, None if records is None else keep
            )
        if as_json:
            # The seed is text, as in a record: not every reader of JSON takes a number of 128 bits.
            show_json({**summary.as_json(), "seed": str(summary.seed)})
        else:
            _show(tr, summary)

    return simulate


def _show(tr: Translator, summary: Summary) -> None:
    click.echo(tr("simulate-games", count=summary.games, length=round(summary.length, 1), seed=str(summary.seed)))
    for number, seat in enumerate(summary.seats, start=1):
        click.echo(
            tr(
                "simulate-seat",
                seat=number,
                player=seat.player,
                mean=round(seat.mean, 2),
                sd=round(seat.sd, 2),
                least=seat.least,
                most=seat.most,
                place=round(seat.place, 2),
                wins=round(100 * seat.wins, 1),
            )
        )
    for ending, count in summary.endings.items():
        message = f"{summary.game}-ending-{ending}".replace("_", "-")
        click.echo(tr("simulate-ending", count=count, ending=tr(message) if tr.has(message) else ending))
