"""`sunstone moderate`: mute and ban accounts and close tables, for those who run the site."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import redirect_stdout
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from sunstone.cli.common import json_option, show_json
from sunstone.cli.speech import Group
from sunstone.i18n import Translator

if TYPE_CHECKING:
    from sunstone.server.talk.operator import Operator, Restricted

Result = TypeVar("Result")
Decorated = TypeVar("Decorated", bound=Callable[..., Any])


def _where(tr: Translator) -> Callable[[Decorated], Decorated]:
    def add(function: Decorated) -> Decorated:
        folder = click.Path(path_type=Path)
        function = click.option("--database", default="", metavar="URL", help=tr("cli-help-serve-database"))(function)
        return click.option("--folder", type=folder, metavar="FOLDER", help=tr("cli-help-serve-folder"))(function)

    return add


def _run(folder: Path | None, database: str, work: Callable[[Operator], Awaitable[Result]]) -> Result:
    """Do something in the database of a site."""
    from sunstone.server.operations.backup import checked
    from sunstone.server.settings import read_settings
    from sunstone.server.storage.engine import Database
    from sunstone.server.talk.operator import Operator

    async def run() -> Result:
        kept = Database(read_settings(folder=folder, database=database).database)
        operator = Operator(kept)
        try:
            await checked(kept)
            return await work(operator)
        finally:
            await operator.shut()
            await kept.close()

    # What is logged on the way is not what the command answers.
    with redirect_stdout(sys.stderr):
        return asyncio.run(run())


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _show(tr: Translator, user: Restricted) -> None:
    click.echo(tr("moderate-line", id=user.id, name=user.name))
    if user.muted is not None:
        click.echo("  " + tr("moderate-muted-since", at=_day(user.muted)))
    if user.banned is not None:
        click.echo("  " + tr("moderate-banned-since", at=_day(user.banned)))


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.group("moderate", cls=Group, help=tr("cli-help-moderate"))
    def moderate() -> None:
        pass

    @moderate.command("mute", help=tr("cli-help-moderate-mute"))
    @click.argument("player")
    @_where(tr)
    def mute(player: str, folder: Path | None, database: str) -> None:
        user = _run(folder, database, lambda operator: operator.mute(player))
        click.echo(tr("moderate-muted", id=user.id, name=user.name))

    @moderate.command("unmute", help=tr("cli-help-moderate-unmute"))
    @click.argument("player")
    @_where(tr)
    def unmute(player: str, folder: Path | None, database: str) -> None:
        user = _run(folder, database, lambda operator: operator.mute(player, muted=False))
        click.echo(tr("moderate-unmuted", id=user.id, name=user.name))

    @moderate.command("ban", help=tr("cli-help-moderate-ban"))
    @click.argument("player")
    @_where(tr)
    def ban(player: str, folder: Path | None, database: str) -> None:
        user, stuck = _run(folder, database, lambda operator: operator.ban(player))
        click.echo(tr("moderate-banned", id=user.id, name=user.name))
        if stuck:
            click.echo(tr("moderate-not-left", tables=", ".join(stuck)))

    @moderate.command("unban", help=tr("cli-help-moderate-unban"))
    @click.argument("player")
    @_where(tr)
    def unban(player: str, folder: Path | None, database: str) -> None:
        user = _run(folder, database, lambda operator: operator.unban(player))
        click.echo(tr("moderate-unbanned", id=user.id, name=user.name))

    @moderate.command("close", help=tr("cli-help-moderate-close"))
    @click.argument("table")
    @_where(tr)
    def close(table: str, folder: Path | None, database: str) -> None:
        _run(folder, database, lambda operator: operator.close(table))
        click.echo(tr("moderate-closed", table=table))

    @moderate.command("list", help=tr("cli-help-moderate-list"))
    @_where(tr)
    @json_option(tr)
    def list_(folder: Path | None, database: str, as_json: bool) -> None:
        import msgspec

        found = _run(folder, database, lambda operator: operator.restricted())
        if as_json:
            show_json(msgspec.to_builtins(found))
            return
        for user in found:
            _show(tr, user)
        if not found:
            click.echo(tr("moderate-none"))

    return moderate
