"""`sunstone serve`: the games at a table that several browsers share."""

from __future__ import annotations

import socket
import sys
import webbrowser
from pathlib import Path
from threading import Thread

import click

from sunstone.cli.speech import Command
from sunstone.i18n import Translator

DEFAULT_PORT = 8600


def open_browser(tr: Translator, page: str) -> bool:
    """Serve on this computer alone, on the usual port if it is free, and open a page of the table."""
    from sunstone.server.run import serve as run
    from sunstone.server.settings import read_settings

    def ready(address: str) -> None:
        click.echo(tr("serve-ready", address=address))
        _show(f"{address}/{page}")

    with socket.socket() as probe:
        # A port that was used a moment ago is free; on Windows the option would share one that is in use.
        if sys.platform != "win32":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        port = DEFAULT_PORT if _is_free(probe, DEFAULT_PORT) else 0
    return run(read_settings(), "127.0.0.1", port, (), ready)


def _show(address: str) -> None:
    """Open a page in the browser. That may take long, or last until it is closed: the server goes on meanwhile."""
    Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _is_free(probe: socket.socket, port: int) -> bool:
    try:
        probe.bind(("127.0.0.1", port))
    except OSError:
        return False
    return True


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("serve", cls=Command, help=tr("cli-help-serve"))
    @click.option("--host", default="127.0.0.1", show_default=True, help=tr("cli-help-serve-host"))
    @click.option(
        "--port",
        type=click.IntRange(min=0, max=65535),
        default=DEFAULT_PORT,
        show_default=True,
        help=tr("cli-help-serve-port"),
    )
    @click.option("--folder", type=click.Path(path_type=Path), metavar="FOLDER", help=tr("cli-help-serve-folder"))
    @click.option("--database", default="", metavar="URL", help=tr("cli-help-serve-database"))
    @click.option("--channels", default="", metavar="URL", help=tr("cli-help-serve-channels"))
    @click.option("--origin", "origins", multiple=True, metavar="URL", help=tr("cli-help-serve-origin"))
    @click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS", help=tr("cli-help-serve-proxy"))
    @click.option(
        "--bots", type=click.IntRange(min=0, max=64), default=1, show_default=True, help=tr("cli-help-serve-bots")
    )
    @click.option(
        "--components",
        multiple=True,
        type=click.Path(path_type=Path),
        metavar="FILE",
        help=tr("cli-help-serve-components"),
    )
    @click.option("--older", multiple=True, metavar="URL", help=tr("cli-help-serve-older"))
    @click.option("--open", "show", is_flag=True, help=tr("cli-help-serve-open"))
    def serve(
        host: str,
        port: int,
        folder: Path | None,
        database: str,
        channels: str,
        origins: tuple[str, ...],
        proxies: tuple[str, ...],
        bots: int,
        components: tuple[Path, ...],
        older: tuple[str, ...],
        show: bool,
    ) -> int:
        # The server's libraries take a moment to load; no other command should wait for them.
        from sunstone.server.logs import set_up
        from sunstone.server.run import serve as run
        from sunstone.server.settings import read_settings

        set_up()
        settings = read_settings(
            folder=folder,
            database=database,
            channels=channels,
            origins=origins,
            bots=bots,
            components=components,
            older=older,
        )

        def ready(address: str) -> None:
            click.echo(tr("serve-ready", address=address))
            if show:
                _show(address)

        return 0 if run(settings, host, port, proxies, ready) else 1

    return serve
