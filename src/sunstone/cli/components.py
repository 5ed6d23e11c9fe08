"""`sunstone components`: every value a game is played with, and where it comes from."""

from __future__ import annotations

from pathlib import Path

import click

from sunstone.cli.common import game_argument, json_option, read_components, show_json
from sunstone.cli.speech import Command
from sunstone.cli.template import template
from sunstone.core.game import Game
from sunstone.i18n import Translator
from sunstone.text import table_text


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("components", cls=Command, help=tr("cli-help-components-command"))
    @game_argument
    @click.option(
        "--components", "file", type=click.Path(path_type=Path), metavar="FILE", help=tr("cli-help-components")
    )
    @click.option("--source", help=tr("cli-help-source"))
    @click.option("--template", "as_template", is_flag=True, help=tr("cli-help-template"))
    @json_option(tr)
    def components(game: Game, file: Path | None, source: str | None, as_template: bool, as_json: bool) -> None:
        box = read_components(game, file) or game.components()
        if as_template:
            click.echo(template(tr, game, table_text(game, tr, [], box), box), nl=False)
            return
        rows = [
            {
                "section": section,
                "entry": entry,
                "field": field,
                "value": value,
                "source": box.source(section, entry, field),
            }
            for section in game.schema()
            for entry, fields in box.entries(section).items()
            for field, value in fields.items()
            if source in (None, box.source(section, entry, field))
        ]
        if as_json:
            show_json(rows)
            return
        for row in rows:
            word = tr(f"source-{row['source']}")
            click.echo(f"{row['section']}.{row['entry']}.{row['field']} = {row['value']}  ({word})")

    return components
