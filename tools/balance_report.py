"""Write docs/balance-endless-winter.md from the JSON of `sunstone balance`, one file for each number of players.

Usage: python tools/balance_report.py FILE... [--out PAGE]. The page is never edited by hand.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec

from sunstone.cli.balance_tables import aim_text, figure_text, interval
from sunstone.i18n import Translator
from sunstone.lab.arena_stats import Estimate
from sunstone.lab.balance import Balance
from sunstone.lab.balance_aims import Verdict
from sunstone.lab.balance_play import STRAY
from sunstone.lab.balance_things import BOUND, LEAST_LOT, Thing

PAGE = Path(__file__).resolve().parents[1] / "docs" / "balance-endless-winter.md"
MOST_MISSED = 6
"""Figures beyond a bound that are named; the tables have the others."""

INTRODUCTION = """\
# The balance of Endless Winter's substitute values

Most printed values of Endless Winter are not known to us; ours are in `components.toml`, marked `substitute`. This page
shows how balanced they are. `tools/balance_report.py` writes it from the output of:

{commands}

All players are [`greedy`](greedy-endless-winter.md). Every deal is played twice, with `--no-lots` only the first way:

- **As greedy plays**: what is used, who wins, with how many points.
- **With lots**: sides of chiefs are random, and so is one in {stray} culture cards and stones taken. Winners take more
  of everything, so *by itself* compares players to whom the first lot gave a thing with players to whom it gave another
  one, and adds the difference to 50 %.

Intervals are 95 % (Wilson's, for *by itself* Newcombe's); among a hundred things a few miss the truth by chance.
**!** marks what wins more than {bound} % of two-player games with its whole interval (with fewer than {least} lots,
counted in games in which all took equally many). Single things are listed if their interval leaves out the even share
at any number of players, by their ids in `components.toml`; the command prints all, and the use of columns and cards.

A shorter series with the same values (300 games each, seed 20261118) missed two aims by a little: at two players nine
winners in ten had at most 111 points, and the third of four seats won 19.0 % (15–24). The length of this one was fixed
before it was played.
"""
TAKEN = ("culture", "stone")
DEALT = ("side", "setup")
"""Sorts of things that are taken from a display, and those that are dealt before the game."""
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
        _apart_section(balances, "Culture cards and stones", TAKEN, "by itself, %"),
        _apart_section(balances, "Chiefs and set-up cards", DEALT, "won, %"),
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


def _aims(balances: Sequence[Balance]) -> str:
    tr = Translator("en")
    names = dict.fromkeys(aim.aim for one in balances for aim in one.aims)
    rows = []
    for name in names:
        found = [next((aim for aim in one.aims if aim.aim == name), None) for one in balances]
        rows.append([aim_text(tr, [aim for aim in found if aim]), *(_verdict(tr, aim) for aim in found)])
    return _table([_players(one) for one in balances], rows)


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


def _marked(one: Balance, thing: Thing | None) -> str:
    if thing is None:
        return ""
    return interval(_share(thing)) + (" !" if thing.above and one.players == 2 else "")


def _share(thing: Thing) -> Estimate | None:
    """What a thing wins: dealt things by the games of those who have them, taken ones by themselves."""
    return thing.wins if thing.sort in DEALT else thing.itself


def _is_apart(one: Balance, thing: Thing) -> bool:
    """Whether the interval, as it is printed, leaves out the even share: of a seat, or a half."""
    share = _share(thing)
    even = 1 / one.players if thing.sort in DEALT else 0.5
    return share is not None and not round(100 * share.low) <= round(100 * even) <= round(100 * share.high)


def _apart_section(balances: Sequence[Balance], title: str, sorts: Sequence[str], column: str) -> str:
    """The things that differ from the average at any number of players."""
    with_lots = [one for one in balances if one.things]
    things = {(one.players, thing.name): thing for one in with_lots for thing in one.things if thing.sort in sorts}
    names = sorted(
        {
            name
            for one in with_lots
            for (players, name), thing in things.items()
            if players == one.players and _is_apart(one, thing)
        }
    )

    def cells(one: Balance, name: str) -> list[str]:
        return [_marked(one, things.get((one.players, name)))]

    return _section(title, _wide(with_lots, [column], names, cells)) if names else ""


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
