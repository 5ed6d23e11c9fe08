"""`sunstone completion`: the script that teaches a shell to complete our commands."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from sunstone.cli.speech import Command
from sunstone.i18n import Translator

SHELLS = ("bash", "zsh", "fish")


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("completion", cls=Command, help=tr("cli-help-completion"))
    @click.argument("shell", type=click.Choice(SHELLS))
    @click.pass_context
    def completion(context: click.Context, shell: str) -> None:
        kind = get_completion_class(shell)
        assert kind is not None
        click.echo(kind(context.find_root().command, {}, "sunstone", "_SUNSTONE_COMPLETE").source())

    return completion
