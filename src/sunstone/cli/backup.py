"""`sunstone backup`: everything the server keeps, in one file, once or again and again."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import click

from sunstone.cli.speech import Command
from sunstone.core.errors import SunstoneError
from sunstone.i18n import Translator

KEEP = 48
_SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


class Interval(click.ParamType[int]):
    """A time as 30s, 15m, 1h or 1d, in seconds."""

    name = "interval"

    def convert(self, value: str | int, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The seconds."""
        found = re.fullmatch(r"([1-9]\d{0,6})([smhd])", str(value))
        if found is None:
            raise click.BadParameter(str(value), ctx, param)
        return int(found[1]) * _SECONDS[found[2]]


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("backup", cls=Command, help=tr("cli-help-backup"))
    @click.argument("file", type=click.Path(path_type=Path))
    @click.option("--every", type=Interval(), metavar="15m", help=tr("cli-help-backup-every"))
    @click.option("--keep", type=click.IntRange(min=1), metavar="N", help=tr("cli-help-backup-keep", count=KEEP))
    @click.option("--folder", type=click.Path(path_type=Path), metavar="FOLDER", help=tr("cli-help-serve-folder"))
    @click.option("--database", default="", metavar="URL", help=tr("cli-help-serve-database"))
    def backup(file: Path, every: int | None, keep: int | None, folder: Path | None, database: str) -> None:
        from sunstone.server.operations.backup import backup as write
        from sunstone.server.operations.backup import backup_into
        from sunstone.server.settings import read_settings
        from sunstone.server.storage.engine import Database

        into = every is not None or keep is not None or file.is_dir()

        async def once() -> None:
            kept = Database(read_settings(folder=folder, database=database).database)
            try:
                rows, made = await backup_into(kept, file, keep or KEEP) if into else (await write(kept, file), file)
            finally:
                await kept.close()
            click.echo(tr("backup-written", count=rows, file=str(made)))

        asyncio.run(once() if every is None else _repeat(tr, once, every))

    return backup


async def _repeat(tr: Translator, work: Callable[[], Awaitable[None]], seconds: int) -> None:
    """Do it again and again until the process is asked to stop. One that fails is reported, and the next one made."""
    loop = asyncio.get_running_loop()
    task = asyncio.current_task()
    assert task is not None
    # Not a handler of the loop: on Windows it has none.
    signal.signal(signal.SIGTERM, lambda *_: loop.call_soon_threadsafe(task.cancel))
    with suppress(asyncio.CancelledError):
        while True:
            began = loop.time()
            try:
                await work()
            except Exception as error:
                problem = tr.error(error) if isinstance(error, SunstoneError) else type(error).__name__
                click.echo(tr("backup-failed", problem=problem), err=True)
            await asyncio.sleep(max(0.0, began + seconds - loop.time()))
