"""Write docs/balance-endless-winter.md from the JSON of `sunstone balance`, one file for each number of players.

Usage: python tools/balance_report.py FILE... [--out PAGE]. The page is never edited by hand.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec

from sunstone.cli.balance_tables import SORTS, aim_text, figure_text, interval, percent
from sunstone.games.endless_winter.profile import COLUMNS
from sunstone.i18n import Translator
from sunstone.lab.arena_stats import Estimate
from sunstone.lab.balance import Balance
from sunstone.lab.balance_aims import Verdict
from sunstone.lab.balance_play import STRAY
from sunstone.lab.balance_things import BOUND, LEAST_LOT, Thing
from sunstone.lab.balance_use import Use

PAGE = Path(__file__).resolve().parents[1] / "docs" / "balance-endless-winter.md"
MOST_MISSED = 6
"""Figures beyond a bound that are named; the tables have the others."""
FORMER_COLUMN_LEAST = 0.08
"""The former aim for columns, a share of the figures."""

INTRODUCTION = """\
# The balance of Endless Winter's substitute values

Most printed values of Endless Winter are not known to us; ours are in `components.toml`, marked `substitute`. This page
says whether they make a balanced game. `tools/balance_report.py` writes it from what these commands measure:

{commands}

A first series with the same values, of 300 games at each number of players (seed 20261118), missed two aims by a
little: at two players nine winners in ten had at most 111 points, and of four seats the third won 19.0 % (15–24).
Those figures could not tell whether the bound was missed, so a longer series with a new seed was played; its number
of games was fixed before. It has enough games to see something else: what the aim for single things says at two
players.

## How it is measured

All players are `greedy` ([how it plays](greedy-endless-winter.md)). Every deal is played
twice, with `--no-lots` only the first way.

- **As greedy plays**: what is used, who wins, with how many points. *On display* is the share of the games with a card
  or stone on display in which somebody took it; there is one of each.
- **With lots**: the side of the chief is drawn by lot, and so is one in {stray} culture cards and stones that a player
  takes, among those on offer. Whoever does well takes more of everything; so *by itself* compares those to whom the
  first lot with a thing on offer gave it with those to whom it gave another, and adds the difference to a half. For
  what is dealt, *won* is a fair comparison as it stands.
- Shares come with 95 % intervals (Wilson's, for *by itself* Newcombe's). Among a hundred things a few intervals miss
  the truth by chance. **!** marks what wins more than {bound} % of two-player games with its whole interval; with fewer
  than {least} lots, in games in which all took equally many things of the sort.
"""
Cells = Callable[[Balance, str], list[str]]
"""The cells of a row for one number of players."""


def read(file: Path) -> Balance:
    """The balance in a file."""
    plain = json.loads(file.read_text(encoding="utf-8"))
    return msgspec.convert({**plain, "seed": int(plain["seed"])}, Balance)


def page(balances: Sequence[Balance]) -> str:
    """The whole page."""
    commands = "\n".join(f"    {_command(one)}" for one in balances)
    parts = [
        INTRODUCTION.format(commands=commands, stray=STRAY, bound=round(100 * BOUND), least=LEAST_LOT),
        _section("Aims", _aims(balances)),
        _section("Points", _points(balances)),
        _section("Seats", _seats(balances)),
        _section("Columns: share of the games in which they are used, by round", _columns(balances, _games_by_round)),
        _section("Columns: share of the figures placed, by round", _columns(balances, _figures_by_round)),
        _use_section(balances, "village", {"built by, %": _seats_taking, "number a player": _number}),
        _use_section(
            balances,
            "tribe",
            {
                "taken by, %": _seats_taking,
                "number a player": _number,
                "ran out, % of games": lambda use: _value(use.run_out),
            },
        ),
        _use_section(balances, "era", {"taken by, %": _seats_taking, "number a player": _number}),
        *(_taken_section(balances, sort) for sort in ("culture", "stone")),
        *(_dealt_section(balances, sort) for sort in ("chief", "side", "setup")),
    ]
    return "\n".join(part for part in parts if part)


def _command(one: Balance) -> str:
    lots = "" if one.things else " --no-lots"
    return f"sunstone balance {one.game} --players {one.players} --games {one.games} --seed {one.seed}{lots} --json"


def _section(title: str, body: str) -> str:
    return f"## {title}\n\n{body}"


def _table(headings: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    names = ["", *headings]
    lines = [names, ["---", *(["---:"] * (len(names) - 1))], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _wide(balances: Sequence[Balance], columns: Sequence[str], names: Iterable[str], cells: Cells) -> str:
    """A table with these columns for each number of players."""
    headings = [f"{_players(one)}{': ' if column else ''}{column}" for one in balances for column in columns]
    return _table(headings, [[name, *(cell for one in balances for cell in cells(one, name))] for name in names])


def _players(one: Balance) -> str:
    return f"{one.players} players"


def _names(several: Iterable[Sequence[Use] | Sequence[Thing]]) -> list[str]:
    """All names, in their order."""
    return sorted({one.name for things in several for one in things})


def _aims(balances: Sequence[Balance]) -> str:
    tr = Translator("en")
    names = dict.fromkeys(aim.aim for one in balances for aim in one.aims)
    rows = []
    for name in names:
        found = [next((aim for aim in one.aims if aim.aim == name), None) for one in balances]
        rows.append([aim_text(tr, [aim for aim in found if aim]), *(_verdict(tr, aim) for aim in found)])
    return _table([_players(one) for one in balances], rows) + "\n" + _former_aim(balances)


def _former_aim(balances: Sequence[Balance]) -> str:
    """What the former, stricter aim for columns would say."""
    bound = percent(FORMER_COLUMN_LEAST).removesuffix(".0")
    below = [
        f"{name}-{turn} {percent(share)} % ({_players(one)})"
        for one in balances
        for name in COLUMNS
        if (use := _find(_uses(one, "column"), name))
        for turn, share in enumerate(use.rounds, start=1)
        if share < FORMER_COLUMN_LEAST
    ]
    return (
        f"The aim for columns was stricter before: at least {bound} % of the figures in every round. "
        f"{'It is not met' if below else 'It is met too'}{': ' if below else ''}{', '.join(below)}.\n"
    )


def _verdict(tr: Translator, aim: Verdict | None) -> str:
    if aim is None:
        return ""
    if aim.met:
        return f"{tr('balance-met')}: {figure_text(aim, aim.worst, aim.figure or 0.0)}"
    missed = [figure_text(aim, name, figure) for name, figure in aim.missed.items()]
    if len(missed) > MOST_MISSED:
        missed[MOST_MISSED:] = [f"{len(missed) - MOST_MISSED} more"]
    return f"**{tr('balance-not-met')}**: {', '.join(missed)}"


def _points(balances: Sequence[Balance]) -> str:
    def cells(one: Balance, name: str) -> list[str]:
        winners = one.usage.winners
        figures = {
            "winners": winners.mean,
            "winners, 10th percentile": winners.low,
            "winners, 90th percentile": winners.high,
            **one.usage.sources,
        }
        return [f"{figures[name]:.1f}" if name in figures else ""]

    names = ["winners", "winners, 10th percentile", "winners, 90th percentile"]
    names += dict.fromkeys(source for one in balances for source in one.usage.sources)
    return "Means; below the winners, the points of any player by source.\n\n" + _wide(balances, [""], names, cells)


def _seats(balances: Sequence[Balance]) -> str:
    def cells(one: Balance, name: str) -> list[str]:
        number = int(name)
        if number > one.players:
            return ["", ""]
        seat = one.usage.seats[number - 1]
        return [interval(seat.wins), f"{seat.score:.1f}"]

    names = [str(number) for number in range(1, 1 + max(one.players for one in balances))]
    return _wide(balances, ["won, %", "points"], names, cells)


def _uses(one: Balance, sort: str) -> list[Use]:
    return [use for use in one.usage.uses if use.sort == sort]


def _games_by_round(use: Use) -> list[float]:
    return use.round_games


def _figures_by_round(use: Use) -> list[float]:
    return use.rounds


def _columns(balances: Sequence[Balance], shares: Callable[[Use], list[float]]) -> str:
    turns = max((len(use.rounds) for one in balances for use in _uses(one, "column")), default=0)

    def cells(one: Balance, name: str) -> list[str]:
        use = _find(_uses(one, "column"), name)
        return [percent(share) for share in shares(use)] if use else ["0.0"] * turns

    names = _names(_uses(one, "column") for one in balances)
    return _wide(balances, [str(turn) for turn in range(1, turns + 1)], names, cells)


def _find(uses: Sequence[Use], name: str) -> Use | None:
    return next((use for use in uses if use.name == name), None)


def _value(share: Estimate | None) -> str:
    return "" if share is None else percent(share.value)


def _seats_taking(use: Use) -> str:
    return percent(use.seats.value)


def _number(use: Use) -> str:
    return f"{use.number:.2f}"


def _use_section(balances: Sequence[Balance], sort: str, columns: dict[str, Callable[[Use], str]]) -> str:
    def cells(one: Balance, name: str) -> list[str]:
        use = _find(_uses(one, sort), name)
        return [figure(use) if use else "" for figure in columns.values()]

    names = _names(_uses(one, sort) for one in balances)
    return _section(Translator("en")(SORTS[sort]), _wide(balances, list(columns), names, cells)) if names else ""


def _things(one: Balance, sort: str) -> dict[str, Thing]:
    return {thing.name: thing for thing in one.things if thing.sort == sort}


def _marked(one: Balance, thing: Thing | None, share: str) -> str:
    return f"{share} !" if thing and thing.above and one.players == 2 else share


def _taken_section(balances: Sequence[Balance], sort: str) -> str:
    def cells(one: Balance, name: str) -> list[str]:
        use = _find(_uses(one, sort), name)
        thing = _things(one, sort).get(name)
        return [_value(use.when_shown) if use else "", _marked(one, thing, interval(thing.itself) if thing else "")]

    names = _names(_uses(one, sort) for one in balances)
    return _section(Translator("en")(SORTS[sort]), _wide(balances, ["on display, %", "by itself, %"], names, cells))


def _dealt_section(balances: Sequence[Balance], sort: str) -> str:
    with_lots = [one for one in balances if one.things]

    def cells(one: Balance, name: str) -> list[str]:
        thing = _things(one, sort).get(name)
        return [_marked(one, thing, interval(thing.wins) if thing else "")]

    names = _names(list(_things(one, sort).values()) for one in with_lots)
    return _section(Translator("en")(SORTS[sort]), _wide(with_lots, ["won, %"], names, cells)) if names else ""


def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description="Write the page about the balance of Endless Winter.")
    parser.add_argument("files", nargs="+", type=Path, help="what `sunstone balance endless_winter --json` printed")
    parser.add_argument("--out", type=Path, default=PAGE)
    asked = parser.parse_args()
    balances = sorted((read(file) for file in asked.files), key=lambda one: one.players)
    asked.out.write_text(page(balances), encoding="utf-8")


if __name__ == "__main__":
    main()
