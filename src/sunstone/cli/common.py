"""What several commands share: reading seats, options and component files, and showing progress and results."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sunstone.core.components import Components
from sunstone.core.errors import BadOption, BadRecord
from sunstone.core.game import Game
from sunstone.core.options import OptionValue
from sunstone.core.record import Record
from sunstone.core.registry import game as find_game
from sunstone.core.registry import game_ids
from sunstone.core.rng import SEED_BITS
from sunstone.i18n import Translator

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


class GameName(click.ParamType[Game]):
    """The id of a game; completes to the registered ones and raises our own error for the others."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        """The game itself."""
        return value if isinstance(value, Game) else find_game(str(value))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[click.shell_completion.CompletionItem]:
        """The ids that begin so."""
        return [click.shell_completion.CompletionItem(id_) for id_ in game_ids() if id_.startswith(incomplete)]


def game_argument(function: Decorated) -> Decorated:
    """The argument GAME."""
    return click.argument("game", type=GameName())(function)


def json_option(tr: Translator) -> Callable[[Decorated], Decorated]:
    """The option `--json`."""
    return click.option("--json", "as_json", is_flag=True, help=tr("cli-help-json"))


def rules_options(tr: Translator) -> Callable[[Decorated], Decorated]:
    """The options that say which rules and components a game is played with."""

    def add(function: Decorated) -> Decorated:
        file = click.Path(path_type=Path)
        function = click.option("--components", type=file, metavar="FILE", help=tr("cli-help-components"))(function)
        return click.option(
            "-o", "--option", "options", multiple=True, metavar="NAME=VALUE", help=tr("cli-help-option")
        )(function)

    return add


def seed_option(tr: Translator) -> Callable[[Decorated], Decorated]:
    """The option `--seed`."""
    return click.option("--seed", type=click.IntRange(min=0), help=tr("cli-help-seed"))


def read_options(game: Game, given: tuple[str, ...]) -> dict[str, OptionValue]:
    """Option values from `name=value` words."""
    known = {option.name: option for option in game.options}
    out: dict[str, OptionValue] = {}
    for word in given:
        name, equals, value = word.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadOption("form", word=word)
        if name not in known:
            raise BadOption("unknown", name=name, known=", ".join(known))
        out[name] = known[name].read(value)
    return out


def read_components(game: Game, path: Path | None) -> Components | None:
    """The components with an owner's file laid over them, or `None` for those as shipped."""
    return None if path is None else game.components_from(path)


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord("not_json", problem="UTF-8") from None
    except OSError as error:
        raise BadRecord("unreadable", file=str(path), problem=error.strerror or str(error)) from None
    return Record.from_json(text)


def finished_records(folder: Path, game: Game) -> list[Record]:
    """The records in a folder, all of finished games of this kind."""
    records: list[Record] = []
    for path in sorted(folder.glob("*.json")):
        record = read_record(path)
        if record.game != game.id:
            raise BadRecord("other_game", file=str(path), game=record.game)
        if not record.replay().over:
            raise BadRecord("unfinished", file=str(path))
        records.append(record)
    if not records:
        raise BadRecord("none_in_folder", file=str(folder))
    return records


def fresh_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(SEED_BITS)


def show_json(plain: object) -> None:
    """Print JSON for machines."""
    click.echo(json.dumps(plain, ensure_ascii=False, indent=1))


def show_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table; its first column names the rows, the others are figures."""
    table = Table()
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="left" if place == 0 else "right")
    for row in rows:
        table.add_row(*row)
    Console().print(table)


@contextmanager
def progress(label: str, *, quiet: bool) -> Iterator[Callable[[int, int], None] | None]:
    """A progress bar with the time left, on the error stream of a terminal; nothing elsewhere."""
    if quiet or not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=None)

        def step(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield step
