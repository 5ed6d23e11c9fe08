"""`sunstone reports`: messages that people at the tables have reported, for those who run the site."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sunstone.cli.common import json_option, show_json
from sunstone.cli.speech import Command
from sunstone.i18n import Translator

if TYPE_CHECKING:
    from sunstone.server.talk.reports import Reported


def _show(tr: Translator, report: Reported) -> None:
    at = datetime.fromtimestamp(report.at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    former = tr("reports-former-player")
    click.echo(tr("reports-line", id=report.id, at=at, table=report.table))
    click.echo("  " + tr("reports-said", name=report.speaker_name or former, text=report.text))
    click.echo("  " + tr("reports-reported", name=report.reporter_name or former, reason=report.reason or "–"))
    if report.resolved is not None:
        click.echo("  " + tr("reports-resolved"))


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("reports", cls=Command, help=tr("cli-help-reports"))
    @click.option("--resolve", "done", multiple=True, metavar="ID", help=tr("cli-help-reports-resolve"))
    @click.option("--all", "everything", is_flag=True, help=tr("cli-help-reports-all"))
    @click.option("--folder", type=click.Path(path_type=Path), metavar="FOLDER", help=tr("cli-help-serve-folder"))
    @click.option("--database", default="", metavar="URL", help=tr("cli-help-serve-database"))
    @json_option(tr)
    def reports(done: tuple[str, ...], everything: bool, folder: Path | None, database: str, as_json: bool) -> None:
        import msgspec

        from sunstone.server.operations.backup import checked
        from sunstone.server.settings import read_settings
        from sunstone.server.storage.engine import Database
        from sunstone.server.talk.reports import Reports

        async def run() -> list[Reported]:
            kept = Database(read_settings(folder=folder, database=database).database)
            try:
                await checked(kept)
                found = Reports(kept)
                if done:
                    await found.resolve(*done)
                return await found.found(resolved=everything)
            finally:
                await kept.close()

        found = asyncio.run(run())
        if as_json:
            show_json(msgspec.to_builtins(found))
            return
        for report in found:
            _show(tr, report)
        if not found:
            click.echo(tr("reports-none"))

    return reports
