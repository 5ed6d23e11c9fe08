"""`sunstone restore`: an empty database filled from a backup."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from sunstone.cli.speech import Command
from sunstone.i18n import Translator


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("restore", cls=Command, help=tr("cli-help-restore"))
    @click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
    @click.option("--folder", type=click.Path(path_type=Path), metavar="FOLDER", help=tr("cli-help-serve-folder"))
    @click.option("--database", default="", metavar="URL", help=tr("cli-help-serve-database"))
    def restore(file: Path, folder: Path | None, database: str) -> None:
        from sunstone.server.operations.restore import restore as fill
        from sunstone.server.settings import read_settings
        from sunstone.server.storage.engine import Database

        async def run() -> int:
            kept = Database(read_settings(folder=folder, database=database).database)
            try:
                return await fill(kept, file)
            finally:
                await kept.close()

        click.echo(tr("backup-restored", count=asyncio.run(run()), file=str(file)))

    return restore
