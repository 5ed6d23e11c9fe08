"""`sunstone train`: a net for a game by self-play."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from sunstone import bots
from sunstone.cli.common import finished_records, game_argument, json_option, show_json
from sunstone.cli.speech import Command
from sunstone.core.errors import BadOption
from sunstone.core.game import Game
from sunstone.i18n import Translator
from sunstone.lab.report_page import number


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("train", cls=Command, help=tr("cli-help-train"))
    @game_argument
    @click.option(
        "--folder", type=click.Path(path_type=Path, file_okay=False), required=True, help=tr("cli-help-train-folder")
    )
    @click.option(
        "--minutes", type=click.FloatRange(min=0.1), default=10.0, show_default=True, help=tr("cli-help-train-minutes")
    )
    @click.option("--teacher", help=tr("cli-help-train-teacher"))
    @click.option(
        "--teacher-minutes",
        type=click.FloatRange(min=0.1),
        default=2.0,
        show_default=True,
        help=tr("cli-help-train-teacher-minutes"),
    )
    @click.option(
        "--collect-minutes",
        type=click.FloatRange(min=0.0),
        default=0.0,
        show_default=True,
        help=tr("cli-help-train-collect"),
    )
    @click.option(
        "--tables", type=click.IntRange(min=2), default=128, show_default=True, help=tr("cli-help-train-tables")
    )
    @click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help=tr("cli-help-seed-fixed"))
    @click.option("--jobs", type=click.IntRange(min=1), help=tr("cli-help-train-jobs"))
    @click.option("--ray", is_flag=True, help=tr("cli-help-train-ray"))
    @json_option(tr)
    def train(
        game: Game,
        folder: Path,
        minutes: float,
        teacher: str | None,
        teacher_minutes: float,
        collect_minutes: float,
        tables: int,
        seed: int,
        jobs: int | None,
        ray: bool,
        as_json: bool,
    ) -> None:
        if find_spec("torch") is None:
            raise BadOption("no_torch")
        if ray and find_spec("ray") is None:
            raise BadOption("no_ray")
        if teacher is not None and Path(teacher).is_dir():
            finished_records(Path(teacher), game)
        elif teacher is not None:
            bots.make(teacher)
        from sunstone.lab.train.run import Plan
        from sunstone.lab.train.run import train as run_training

        plan = Plan(
            game.id,
            folder,
            minutes * 60,
            seed,
            jobs or 0,
            tables,
            teacher=teacher,
            teacher_seconds=min(minutes, teacher_minutes) * 60,
            collect_seconds=collect_minutes * 60,
            ray=ray,
        )
        for row in run_training(plan, tr):
            if as_json:
                show_json(row)
            else:
                _show(tr, row, plan.seconds)

    return train


def _show(tr: Translator, row: dict[str, Any], seconds: float) -> None:
    left = number(tr, max(0.0, seconds - row["seconds"]) / 60, 1)
    if "agreement" in row:
        agreement = number(tr, 100 * row["agreement"], 1)
        click.echo(tr("train-teacher-row", left=left, games=row["teacher_games"], agreement=agreement))
        return
    click.echo(
        tr(
            "train-row",
            left=left,
            decisions=row["decisions"],
            points=number(tr, row["points"], 1),
            won=number(tr, 100 * row["won"], 0),
            met=row["met"],
        )
    )
