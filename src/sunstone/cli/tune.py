"""`sunstone tune`: better weights for a game's evaluation by self-play."""

from __future__ import annotations

import json
from pathlib import Path

import click

from sunstone.cli.common import game_argument, json_option, progress, show_json
from sunstone.cli.saves import refuse_existing, write_text
from sunstone.cli.speech import Command
from sunstone.core.game import Game
from sunstone.i18n import Translator
from sunstone.lab.report import interval
from sunstone.lab.report_page import number, percent
from sunstone.lab.tune import TuneResult
from sunstone.lab.tune import tune as tune_weights


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("tune", cls=Command, help=tr("cli-help-tune"))
    @game_argument
    @click.option(
        "--rounds", type=click.IntRange(min=1), default=60, show_default=True, help=tr("cli-help-tune-rounds")
    )
    @click.option("--games", type=click.IntRange(min=2), default=16, show_default=True, help=tr("cli-help-tune-games"))
    @click.option("--trial", type=click.IntRange(min=2), default=200, show_default=True, help=tr("cli-help-tune-trial"))
    @click.option("--player", default="greedy", show_default=True, help=tr("cli-help-tune-player"))
    @click.option("--seats", type=click.IntRange(min=2), help=tr("cli-help-tune-seats"))
    @click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help=tr("cli-help-seed-fixed"))
    @click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help=tr("cli-help-jobs"))
    @click.option("--out", type=click.Path(path_type=Path), metavar="FILE", help=tr("cli-help-out"))
    @json_option(tr)
    def tune(
        game: Game,
        rounds: int,
        games: int,
        trial: int,
        player: str,
        seats: int | None,
        seed: int,
        jobs: int,
        out: Path | None,
        as_json: bool,
    ) -> None:
        if out is not None:
            refuse_existing(out)
        with progress(tr("progress-games"), quiet=as_json) as step:
            result = tune_weights(game, rounds, games, seed, player, seats, trial, jobs, step)
        if out is not None:
            write_text(json.dumps(result.as_json(), ensure_ascii=False, indent=1) + "\n", out)
        if as_json:
            show_json(result.as_json())
        else:
            _show(tr, result)

    return tune


def _show(tr: Translator, result: TuneResult) -> None:
    for name, before in result.start.items():
        after = result.found[name]
        click.echo(tr("tune-weight", name=name, before=number(tr, before, 3), after=number(tr, after, 3)))
    click.echo(
        tr(
            "tune-trial",
            games=result.trial_games,
            wins=interval(tr, result.wins, 100, percent(tr)),
            margin=interval(tr, result.margin),
        )
    )
