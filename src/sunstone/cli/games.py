"""`sunstone games`: which games there are and how they can be played."""

from __future__ import annotations

import click

from sunstone.cli.common import json_option, show_json
from sunstone.cli.speech import Command
from sunstone.core.game import Game
from sunstone.core.options import spell
from sunstone.core.registry import game as find_game
from sunstone.core.registry import game_ids
from sunstone.i18n import Translator


def _plain(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "rules_version": game.rules_version,
        "players": [game.min_players, game.max_players],
        "actions": len(game.catalogue),
        "options": [
            {"name": option.name, "default": option.default, "choices": list(option.choices)} for option in game.options
        ],
        "substitutes": len(game.components().substitutes()),
    }


def title(tr: Translator, game: Game) -> str:
    """The game's name in the reader's language."""
    message = f"{game.id}-name".replace("_", "-")
    return tr(message) if tr.has(message) else game.id


def _option_help(tr: Translator, game: Game, name: str) -> str:
    message = f"{game.id}-option-{name}".replace("_", "-")
    return tr(message) if tr.has(message) else ""


def _show(tr: Translator, game: Game) -> None:
    click.echo(
        tr(
            "games-line",
            id=game.id,
            title=title(tr, game),
            least=game.min_players,
            most=game.max_players,
            actions=len(game.catalogue),
        )
    )
    for option in game.options:
        default = spell(option.default)
        click.echo("  " + tr("games-option", name=option.name, choices=option.spelled(), default=default))
        explained = _option_help(tr, game, option.name)
        if explained:
            click.echo("    " + explained)
    substitutes = len(game.components().substitutes())
    if substitutes:
        click.echo("  " + tr("games-substitutes", count=substitutes))


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("games", cls=Command, help=tr("cli-help-games"))
    @json_option(tr)
    def games(as_json: bool) -> None:
        found = [find_game(id_) for id_ in game_ids()]
        if as_json:
            show_json([_plain(game) for game in found])
            return
        for game in found:
            _show(tr, game)

    return games
