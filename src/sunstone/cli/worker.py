"""`sunstone worker`: bots that think for servers elsewhere."""

from __future__ import annotations

import click

from sunstone.cli.speech import Command
from sunstone.i18n import Translator


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("worker", cls=Command, help=tr("cli-help-worker"))
    # From the environment an address that holds a password is not seen in the list of processes.
    @click.option(
        "--database", required=True, envvar="SUNSTONE_DATABASE", metavar="URL", help=tr("cli-help-serve-database")
    )
    @click.option(
        "--channels", required=True, envvar="SUNSTONE_CHANNELS", metavar="URL", help=tr("cli-help-serve-channels")
    )
    @click.option(
        "--bots", type=click.IntRange(min=1, max=64), default=1, show_default=True, help=tr("cli-help-serve-bots")
    )
    def worker(database: str, channels: str, bots: int) -> None:
        from sunstone.server.logs import set_up
        from sunstone.server.run import work
        from sunstone.server.settings import read_settings

        set_up()
        settings = read_settings(database=database, channels=channels, bots=bots)
        work(settings, lambda: click.echo(tr("worker-ready")))

    return worker
