"""The command group, the language it speaks, and the one place where errors become sentences and exit codes."""

from __future__ import annotations

import io
import json
import sys

import click

import sunstone
from sunstone.bots.cores import keep_to_one_core
from sunstone.cli import (
    analyse,
    arena,
    backup,
    balance,
    bench,
    completion,
    components,
    fuzz,
    games,
    moderate,
    perft,
    play,
    probe,
    replay,
    reports,
    restore,
    serve,
    simulate,
    train,
    tune,
    verify,
    worker,
)
from sunstone.cli.speech import Group, usage_error
from sunstone.core.errors import BadComponents, SunstoneError
from sunstone.i18n import LANGUAGES, Translator, choose_language

BAD_INPUT = 2
INTERRUPTED = 130


def build(tr: Translator) -> Group:
    """The command group in one language."""

    @click.group(cls=Group, help=tr("cli-help-sunstone"), invoke_without_command=True)
    @click.option("--lang", type=click.Choice(LANGUAGES), help=tr("cli-help-lang"))
    @click.version_option(sunstone.__version__, prog_name="sunstone", help=tr("cli-help-version"))
    @click.pass_context
    def sunstone_group(context: click.Context, lang: str | None) -> None:
        assert lang is None or lang in LANGUAGES
        if context.invoked_subcommand is not None:
            return
        if sys.stdin.isatty() and sys.stdout.isatty():
            context.exit(0 if serve.open_browser(tr, "") else 1)
        click.echo(context.get_help())

    modules = (
        games,
        play,
        serve,
        simulate,
        arena,
        balance,
        tune,
        train,
        probe,
        replay,
        analyse,
        verify,
        perft,
        fuzz,
        bench,
        components,
        worker,
        backup,
        restore,
        reports,
        moderate,
        completion,
    )
    for module in modules:
        sunstone_group.add_command(module.command(tr))
    assert isinstance(sunstone_group, Group)
    return sunstone_group


def split_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, wherever it stands, and the other arguments. The last one counts."""
    wish: str | None = None
    rest: list[str] = []
    pending = False
    for place, argument in enumerate(arguments):
        if argument == "--":
            rest.extend(arguments[place:])
            break
        if pending:
            wish, pending = argument, False
        elif argument == "--lang":
            pending = True
        elif argument.startswith("--lang="):
            wish = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    if pending:
        # `--lang` with nothing behind it: Click says so.
        rest.append("--lang")
    return wish, rest


def run(arguments: list[str]) -> int:
    """Run the command line and return the exit code. Bad input is 2, and nothing was changed by it."""
    as_json = "--json" in arguments
    tr = Translator(choose_language())
    try:
        wish, rest = split_language(arguments)
        tr = Translator(choose_language(wish))
        code = build(tr).main(rest, prog_name="sunstone", standalone_mode=False, obj=tr)
    except BadComponents as error:
        _say_problems(tr, error, as_json=as_json)
        return BAD_INPUT
    except SunstoneError as error:
        _say(tr.error(error), error.code, as_json=as_json)
        return BAD_INPUT
    except click.exceptions.Abort:
        return INTERRUPTED
    except KeyboardInterrupt:
        return INTERRUPTED
    except click.ClickException as error:
        text = usage_error(tr, error)
        hint = ""
        if isinstance(error, click.UsageError) and error.ctx is not None:
            hint = "\n" + tr("cli-error-hint", command=error.ctx.command_path)
        _say(text + hint, "usage", as_json=as_json)
        return BAD_INPUT
    except OSError as error:
        _say(
            tr("cli-error-system", problem=error.strerror or str(error), file=str(error.filename or "")),
            "system",
            as_json=as_json,
        )
        return BAD_INPUT
    return code if isinstance(code, int) else 0


def _say(text: str, code: str, *, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({"error": code, "message": text}, ensure_ascii=False), err=True)
    else:
        click.echo(text, err=True)


def _say_problems(tr: Translator, error: BadComponents, *, as_json: bool) -> None:
    """All mistakes of a component file, a line each."""
    if not as_json:
        click.echo("\n".join(tr.error(problem) for problem in error.problems), err=True)
        return
    problems = [{"error": problem.code, "message": tr.error(problem), **problem.details} for problem in error.problems]
    plain = {"error": error.code, "message": tr.error(error), "problems": problems}
    click.echo(json.dumps(plain, ensure_ascii=False), err=True)


def main() -> None:
    """The entry point of the `sunstone` command."""
    keep_to_one_core()
    for stream in (sys.stdout, sys.stderr):
        # Where Windows writes to a file, it uses a code page that lacks letters of the other languages.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
