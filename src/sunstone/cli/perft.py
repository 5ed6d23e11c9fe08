"""`sunstone perft`: how many sequences of actions there are, a fingerprint of the rules."""

from __future__ import annotations

from pathlib import Path

import click

from sunstone.cli.common import game_argument, json_option, read_components, read_options, rules_options, show_json
from sunstone.cli.speech import Command
from sunstone.core.game import Game
from sunstone.core.playout import perft as count
from sunstone.i18n import Translator


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("perft", cls=Command, help=tr("cli-help-perft"))
    @game_argument
    @click.option("--players", type=click.IntRange(min=1), help=tr("cli-help-player-count"))
    @click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help=tr("cli-help-seed-fixed"))
    @click.option(
        "--depth", type=click.IntRange(min=0, max=64), default=3, show_default=True, help=tr("cli-help-depth")
    )
    @rules_options(tr)
    @json_option(tr)
    def perft(
        game: Game,
        players: int | None,
        seed: int,
        depth: int,
        options: tuple[str, ...],
        components: Path | None,
        as_json: bool,
    ) -> None:
        state = game.new(players, seed, read_options(game, options), read_components(game, components))
        counts = []
        for far in range(1, depth + 1):
            counts.append(count(state, far))
            if not as_json:
                click.echo(tr("perft-line", depth=far, count=str(counts[-1])))
        if as_json:
            show_json({"game": game.id, "players": state.players, "seed": str(seed), "counts": counts})

    return perft
