"""The tables of a balance, as rows of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from sunstone.i18n import Translator
from sunstone.lab.arena_stats import Estimate
from sunstone.lab.balance import Balance
from sunstone.lab.balance_aims import Verdict
from sunstone.lab.balance_things import Thing
from sunstone.lab.balance_use import Usage, Use

SORTS = {
    "column": "balance-sort-column",
    "village": "balance-sort-village",
    "tribe": "balance-sort-tribe",
    "era": "balance-sort-era",
    "prophecy": "balance-sort-prophecy",
    "wealth": "balance-sort-wealth",
    "building": "balance-sort-building",
    "monument": "balance-sort-monument",
    "chief": "balance-sort-chief",
    "side": "balance-sort-side",
    "setup": "balance-sort-setup",
    "culture": "balance-sort-culture",
    "stone": "balance-sort-stone",
}
"""The message for each sort of thing."""
AIMS = {
    "tribe-taken": "balance-aim-tribe-taken",
    "tribe-left": "balance-aim-tribe-left",
    "column": "balance-aim-column",
    "village": "balance-aim-village",
    "era": "balance-aim-era",
    "culture": "balance-aim-culture",
    "seat": "balance-aim-seat",
    "winner-least": "balance-aim-winner-least",
    "winner-most": "balance-aim-winner-most",
    "itself": "balance-aim-itself",
}
"""The message for each aim."""
_FARING = (
    "balance-taken",
    "balance-wins",
    "balance-margin",
    "balance-even",
    "balance-lot",
    "balance-itself",
    "balance-score",
    "balance-score-without",
)
"""The messages of the columns of how takers fare."""


@dataclass(frozen=True)
class Sheet:
    """A table: its first column names the rows."""

    title: str
    headings: list[str]
    rows: list[list[str]]


def percent(share: float) -> str:
    """A share without its sign."""
    return f"{100 * share:.1f}"


def interval(share: Estimate | None) -> str:
    """A share with its interval; nothing for none."""
    return "" if share is None else f"{percent(share.value)} ({100 * share.low:.0f}–{100 * share.high:.0f})"


def aim_text(tr: Translator, aims: Iterable[Verdict]) -> str:
    """An aim as a sentence, with its bound for each number of players where these differ."""
    bounds = {str(round(aim.bound if aim.points else 100 * aim.bound)): aim.aim for aim in aims}
    return tr(AIMS[next(iter(bounds.values()))], bound=" / ".join(bounds))


def figure_text(aim: Verdict, name: str, figure: float) -> str:
    """A figure an aim is about."""
    return (f"{name} {figure:.1f}" if aim.points else f"{name} {percent(figure)} %").lstrip()


def aims_sheet(tr: Translator, aims: list[Verdict]) -> Sheet:
    """The aims, met or not, with the figure nearest to the bound and all those beyond."""
    rows = [
        [
            aim_text(tr, [aim]),
            tr("balance-met") if aim.met else tr("balance-not-met"),
            "" if aim.figure is None else figure_text(aim, aim.worst, aim.figure),
            ", ".join(figure_text(aim, name, figure) for name, figure in aim.missed.items()),
        ]
        for aim in aims
    ]
    return Sheet(tr("balance-aims"), ["", tr("balance-figure"), tr("balance-beyond")], rows)


def plain_sheets(tr: Translator, usage: Usage) -> Iterator[Sheet]:
    """Seats, points and everything that is used, as greedy plays."""
    seats = [[str(number), interval(seat.wins), f"{seat.score:.1f}"] for number, seat in enumerate(usage.seats, 1)]
    yield Sheet(tr("balance-sort-seat"), [tr("balance-wins"), tr("balance-points")], seats)
    sources = [[source, f"{points:.1f}"] for source, points in usage.sources.items()]
    yield Sheet(tr("balance-sources"), [tr("balance-points")], sources)
    for sort, uses in groupby(usage.uses, key=lambda use: use.sort):
        yield _use_sheet(tr, sort, list(uses))


def _use_sheet(tr: Translator, sort: str, uses: list[Use]) -> Sheet:
    """Columns that say nothing about the sort are left out."""
    headings = [tr("balance-taken"), tr("balance-number"), tr("balance-share")]
    rows = [[use.name, interval(use.seats), f"{use.number:.2f}", percent(use.share)] for use in uses]
    turns = max(len(use.rounds) for use in uses)
    headings += [tr("balance-round", round=turn) for turn in range(1, turns + 1)]
    for row, use in zip(rows, uses, strict=True):
        row += [percent(share) for share in use.rounds]
    for heading, column in (
        (tr("balance-when-shown"), [use.when_shown for use in uses]),
        (tr("balance-run-out"), [use.run_out for use in uses]),
    ):
        if any(column):
            headings.append(heading)
            for row, share in zip(rows, column, strict=True):
                row.append(interval(share))
    return Sheet(tr(SORTS[sort]), headings, rows)


def lot_sheets(tr: Translator, things: list[Thing]) -> Iterator[Sheet]:
    """How those fare who take a thing."""
    for sort, several in groupby(things, key=lambda thing: thing.sort):
        yield Sheet(tr(SORTS[sort]), [tr(heading) for heading in _FARING], [_faring(thing) for thing in several])


def _faring(thing: Thing) -> list[str]:
    margin = thing.margin
    return [
        thing.name + (" !" if thing.above else ""),
        percent(thing.share),
        interval(thing.wins),
        "" if margin is None else f"{margin.value:+.1f} ± {(margin.high - margin.low) / 2:.1f}",
        interval(thing.even_wins),
        interval(thing.lot_wins),
        interval(thing.itself),
        f"{thing.score:.1f}",
        "" if thing.score_without is None else f"{thing.score_without:.1f}",
    ]


def winners_text(tr: Translator, found: Balance) -> str:
    """The points of the winners."""
    winners = found.usage.winners
    return tr("balance-winners", mean=f"{winners.mean:.1f}", low=f"{winners.low:.1f}", high=f"{winners.high:.1f}")
