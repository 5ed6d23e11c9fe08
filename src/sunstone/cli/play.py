"""`sunstone play`: a game at this computer."""

from __future__ import annotations

from pathlib import Path

import click
from click.core import ParameterSource

from sunstone import bots
from sunstone.cli.common import (
    GameName,
    fresh_seed,
    read_components,
    read_options,
    read_record,
    rules_options,
    seed_option,
)
from sunstone.cli.saves import new_save, refuse_existing, write_record
from sunstone.cli.seats import bot_code, drawn, read_seats, seat_names
from sunstone.cli.serve import open_browser
from sunstone.cli.speech import Command
from sunstone.cli.terminal import TerminalTable
from sunstone.core.components import Components
from sunstone.core.errors import BadOption
from sunstone.core.game import Game
from sunstone.core.record import Recorder
from sunstone.core.registry import game as find_game
from sunstone.i18n import Translator
from sunstone.text import table_text

TERMINAL_ONLY = ("players", "keep_order", "resume", "save", "seed", "options", "components")
"""What the browser asks for at its own new table."""


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("play", cls=Command, help=tr("cli-help-play"))
    @click.argument("game", type=GameName(), required=False)
    @click.option("--terminal", is_flag=True, help=tr("cli-help-terminal"))
    @click.option("--players", default="me,greedy", show_default=True, help=tr("cli-help-players"))
    @click.option("--keep-order", is_flag=True, help=tr("cli-help-keep-order"))
    @click.option("--resume", type=click.Path(path_type=Path), metavar="FILE", help=tr("cli-help-resume"))
    @click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help=tr("cli-help-save"))
    @seed_option(tr)
    @rules_options(tr)
    def play(
        game: Game | None,
        terminal: bool,
        players: str,
        keep_order: bool,
        resume: Path | None,
        save: Path | None,
        seed: int | None,
        options: tuple[str, ...],
        components: Path | None,
    ) -> None:
        if not terminal:
            context = click.get_current_context()
            if any(context.get_parameter_source(name) is not ParameterSource.DEFAULT for name in TERMINAL_ONLY):
                raise BadOption("terminal_only")
            open_browser(tr, "" if game is None else f"new/{game.id}")
            return
        if resume is not None:
            if game is not None or save is not None or seed is not None or options or keep_order:
                raise BadOption("resume_alone")
            table = _resumed(tr, resume, components)
        else:
            if game is None:
                raise BadOption("game_needed")
            box = read_components(game, components)
            seats = read_seats(players)
            if seed is None:
                seed = fresh_seed()
            if not keep_order:
                seats = drawn(seats, seed)
            recorder = Recorder(game, seats, seed, read_options(game, options), box)
            path = save or new_save(game.id)
            refuse_existing(path)
            write_record(recorder.record, path)
            table = _table(tr, game, recorder, box, path)
        table.run()

    return play


def _resumed(tr: Translator, path: Path, components: Path | None) -> TerminalTable:
    record = read_record(path)
    game = find_game(record.game)
    box = read_components(game, components)
    return _table(tr, game, Recorder.resume(record, box), box, path)


def _table(tr: Translator, game: Game, recorder: Recorder, box: Components | None, path: Path) -> TerminalTable:
    seats = recorder.record.seats
    players = [None if (code := bot_code(seat)) is None else bots.make(code, fresh_seed()) for seat in seats]
    return TerminalTable(tr, recorder, players, table_text(game, tr, seat_names(tr, seats), box), path)
