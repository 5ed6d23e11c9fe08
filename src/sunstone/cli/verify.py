"""`sunstone verify`: whether a record is whole, replays, and gives the result it claims."""

from __future__ import annotations

from pathlib import Path

import click

from sunstone.cli.common import json_option, read_components, read_record, show_json
from sunstone.cli.speech import Command
from sunstone.core.record import seed_digest
from sunstone.core.record import verify as verify_record
from sunstone.core.registry import game as find_game
from sunstone.i18n import Translator


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("verify", cls=Command, help=tr("cli-help-verify"))
    @click.argument("records", type=click.Path(path_type=Path), nargs=-1, required=True)
    @click.option(
        "--components", "file", type=click.Path(path_type=Path), metavar="FILE", help=tr("cli-help-components")
    )
    @json_option(tr)
    def verify(records: tuple[Path, ...], file: Path | None, as_json: bool) -> None:
        rows = []
        for path in records:
            record = read_record(path)
            state = verify_record(record, read_components(find_game(record.game), file))
            rows.append(
                {
                    "file": str(path),
                    "game": record.game,
                    "actions": len(record.actions),
                    "finished": state.over,
                    "seed_sha256": seed_digest(record.seed),
                    "scores": state.scores(),
                }
            )
            if not as_json:
                message = "verify-finished" if state.over else "verify-unfinished"
                click.echo(tr(message, file=str(path), count=len(record.actions), digest=seed_digest(record.seed)))
        if as_json:
            show_json(rows)

    return verify
