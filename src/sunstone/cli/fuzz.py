"""`sunstone fuzz`: look for crashes, dead ends, endless games and broken promises."""

from __future__ import annotations

from pathlib import Path

import click

from sunstone.cli.common import (
    game_argument,
    json_option,
    progress,
    read_components,
    read_options,
    rules_options,
    show_json,
)
from sunstone.cli.speech import Command
from sunstone.core.errors import BadOption
from sunstone.core.game import Game
from sunstone.core.options import Options, option_sets, spell
from sunstone.i18n import Translator
from sunstone.lab.fuzz import FuzzReport
from sunstone.lab.fuzz import fuzz as fuzz_games

FOUND = 1
"""Exit code when something was found."""


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("fuzz", cls=Command, help=tr("cli-help-fuzz"))
    @game_argument
    @click.option("--players", help=tr("cli-help-fuzz-players"))
    @click.option("--policy", "policies", help=tr("cli-help-fuzz-policy"))
    @click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help=tr("cli-help-fuzz-games"))
    @click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help=tr("cli-help-seed-fixed"))
    @click.option(
        "--limit", type=click.IntRange(min=1), default=10_000, show_default=True, help=tr("cli-help-fuzz-limit")
    )
    @click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help=tr("cli-help-jobs"))
    @rules_options(tr)
    @json_option(tr)
    @click.pass_context
    def fuzz(
        context: click.Context,
        game: Game,
        players: str | None,
        policies: str | None,
        games: int,
        seed: int,
        limit: int,
        jobs: int,
        options: tuple[str, ...],
        components: Path | None,
        as_json: bool,
    ) -> None:
        chosen = read_options(game, options)
        # Options that were named are fixed; the others are tried in every combination.
        sets: list[Options] = [
            found for found in option_sets(game.options) if all(found[name] == chosen[name] for name in chosen)
        ]
        counts = None if players is None else _counts(players)
        names = None if policies is None else [word.strip() for word in policies.split(",")]
        box = read_components(game, components)
        with progress(tr("progress-games"), quiet=as_json) as step:
            report = fuzz_games(game, counts, sets, games, seed, limit, jobs, step, box, names)
        if as_json:
            show_json(report.as_json())
        else:
            _show(tr, report)
        context.exit(FOUND if report.failed else 0)

    return fuzz


def _counts(players: str) -> list[int]:
    words = players.split(",")
    if not all(word.strip().isascii() and word.strip().isdigit() for word in words):
        raise BadOption("player_counts", word=players)
    return [int(word) for word in words]


def _show(tr: Translator, report: FuzzReport) -> None:
    for case in report.cases:
        options = ", ".join(f"{name}={spell(value)}" for name, value in case.options.items())
        click.echo(
            tr(
                "fuzz-case",
                policy=case.policy,
                players=case.players,
                options=options or tr("list-none"),
                games=case.games,
                actions=case.actions,
                longest=case.longest,
                failed=case.failed,
            )
        )
    for failure in report.failures[:10]:
        click.echo(
            tr(
                "fuzz-failure",
                kind=failure.kind,
                policy=failure.policy,
                players=failure.players,
                seed=str(failure.seed),
                error=failure.error,
            )
        )
    click.echo(tr("fuzz-result", games=report.games, actions=report.actions, failed=report.failed))
