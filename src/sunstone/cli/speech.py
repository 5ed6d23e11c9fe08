"""Click in four languages: headings, the help option and the usage errors, from our own catalogues."""

from __future__ import annotations

from collections.abc import Iterable

import click

from sunstone.i18n import Translator

_CLICK_WORDS = (
    ("INTEGER RANGE", "cli-metavar-number"),
    ("FLOAT RANGE", "cli-metavar-number"),
    ("TEXT", "cli-metavar-text"),
    ("FILE", "cli-metavar-file"),
    ("FOLDER", "cli-metavar-folder"),
    ("OPTIONS", "cli-metavar-options"),
    ("COMMAND", "cli-metavar-command"),
    ("ARGS", "cli-metavar-arguments"),
    ("default:", "cli-default"),
)


def translator(context: click.Context) -> Translator:
    """The translator the command line was started with."""
    found = context.find_root().obj
    return found if isinstance(found, Translator) else Translator()


class Formatter(click.HelpFormatter):
    """Help pages with headings in the reader's language."""

    def __init__(self, tr: Translator) -> None:
        super().__init__(max_width=100)
        self._tr = tr

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """The first line of a help page."""
        usage = self._tr("cli-usage") + " " if prefix is None else prefix
        super().write_usage(prog, self._translated(args), prefix=usage)

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """The list of options or commands."""
        spoken = [(self._translated(term), self._translated(text)) for term, text in rows]
        super().write_dl(spoken, col_max, col_spacing)

    def _translated(self, text: str) -> str:
        """Click's own words replaced by ours."""
        for word, message in _CLICK_WORDS:
            text = text.replace(word, self._tr(message))
        return text

    def write_heading(self, heading: str) -> None:
        """A heading; Click's own ones are translated."""
        known = {"Options": "cli-heading-options", "Commands": "cli-heading-commands"}
        super().write_heading(self._tr(known[heading]) if heading in known else heading)


class _Spoken(click.Command):
    """What a command and a group share."""

    def get_help(self, ctx: click.Context) -> str:
        """The help page."""
        formatter = Formatter(translator(ctx))
        self.format_help(ctx, formatter)
        return formatter.getvalue().rstrip("\n")

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """`--help`, explained in the reader's language."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = translator(ctx)("cli-help-help")
        return option


class Command(_Spoken):
    """A command with a translated help page."""


class Group(_Spoken, click.Group):
    """A group with a translated help page."""

    command_class = Command


def usage_error(tr: Translator, error: click.ClickException) -> str:
    """What is wrong with a command line, as a sentence."""
    if isinstance(error, click.NoSuchOption):
        near = ", ".join(error.possibilities or [])
        return tr("cli-error-option-near" if near else "cli-error-option", name=error.option_name, near=near)
    if isinstance(error, click.MissingParameter):
        return tr("cli-error-missing", name=_parameter_name(error.param))
    if isinstance(error, click.BadOptionUsage):
        return tr("cli-error-option-use", name=error.option_name)
    if isinstance(error, click.BadArgumentUsage):
        return tr("cli-error-arguments")
    if isinstance(error, click.BadParameter):
        return _bad_parameter(tr, error)
    if isinstance(error, click.FileError):
        return tr("cli-error-file", file=error.ui_filename)
    return _usage(tr, error)


def _bad_parameter(tr: Translator, error: click.BadParameter) -> str:
    name = _parameter_name(error.param)
    kind = error.param.type if error.param is not None else None
    if isinstance(kind, click.Choice):
        return tr("cli-error-choice", name=name, choices=", ".join(str(choice) for choice in kind.choices))
    if isinstance(kind, click.IntRange | click.FloatRange):
        least = "" if kind.min is None else str(kind.min)
        most = "" if kind.max is None else str(kind.max)
        return tr("cli-error-range", name=name, least=least or "-∞", most=most or "∞")
    if isinstance(kind, click.Path):
        return tr("cli-error-path", name=name)
    return tr("cli-error-value", name=name)


def _usage(tr: Translator, error: click.ClickException) -> str:
    context = error.ctx if isinstance(error, click.UsageError) else None
    words = error.message.split("'")
    if context is not None and isinstance(context.command, click.Group) and len(words) > 1:
        known = ", ".join(context.command.list_commands(context))
        return tr("cli-error-command", name=words[1], known=known)
    return tr("cli-error-arguments")


def _parameter_name(parameter: click.Parameter | None) -> str:
    if parameter is None:
        return "?"
    if isinstance(parameter, click.Option):
        return max(parameter.opts, key=len)
    return (parameter.human_readable_name or parameter.name or "?").upper()
