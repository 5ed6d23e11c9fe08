"""What all pages of reports are made of: numbers as a language writes them, sections, tables, and the page itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from sunstone.i18n import Translator

_STYLE = """
:root { color-scheme: light dark; --ink: #1c2420; --paper: #fbfaf6; --line: #8a8f8a; --soft: #e7e5dc; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece9df; --paper: #171b19; --line: #7d857f; --soft: #2a302c; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid var(--soft); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
small { color: inherit; opacity: .75; }
svg { width: 100%; max-width: 44rem; display: block; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
svg .grid { stroke: var(--soft); } svg .whisker { stroke: var(--ink); stroke-width: 1.5; }
svg .mark { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 3 2; }
"""


def game_name(tr: Translator, game: str) -> str:
    """A game by its name, where it has one in the reader's language."""
    message = f"{game}-name".replace("_", "-")
    return tr(message) if tr.has(message) else game


def number(tr: Translator, value: float, digits: int = 1) -> str:
    """A number as the language writes it."""
    return tr("arena-number", value=round(value, digits))


def percent(tr: Translator) -> str:
    """The sign for hundredths as it stands behind a number: Czech leaves a space before it, the others do not."""
    return "\u00a0%" if tr.language == "cs" else "%"


def page(tr: Translator, title: str, parts: Sequence[str]) -> str:
    """A self-contained page of HTML."""
    return (
        f'<!doctype html>\n<html lang="{tr.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style></head><body><main>{''.join(parts)}</main></body></html>\n"
    )


def section(heading: str, body: str, note: str = "") -> str:
    """A part of a page under a heading, with a note in small print."""
    small = f"<p><small>{escape(note)}</small></p>" if note else ""
    return f"<section><h2>{escape(heading)}</h2>{body}{small}</section>"


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose first column names the rows."""
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in headings)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
