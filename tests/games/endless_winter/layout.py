"""The parts of a position that have to fit together: land, megaliths, cards, stones, figures. Used by `table.py`.

What a test does not mention is put where it does not matter, so that everything in the box is somewhere.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from sunstone.games.endless_winter.geometry import BESIDE, CELLS, HEXES, WHERE, place_name
from sunstone.games.endless_winter.names import (
    ANIMALS,
    CHIEFS,
    CULTURE,
    FURTHER_LANDS,
    FURTHER_TRIBES,
    STARTING,
    STONES,
    TERRAINS,
    TRIBE,
)

FACE = re.compile("[a-z0-9-]+")
COPIES = {"tribesman": 4, "tribeswoman": 3, "brave": 2}
KINDS = 15
STONES_A_HALF = {2: 4, 3: 6, 4: 7}
GLACIERS = {2: 6, 3: 6, 4: 3}
# The shipped box has none of the further kinds.
LANDS = [kind for kind in TERRAINS[2:] if kind not in FURTHER_LANDS]
TRIBES = [kind for kind in TRIBE if kind not in FURTHER_TRIBES]
HALF = 7
SLOTS = 8
NEUTRAL = 4
STARTS = {2: ("b1", "g2", "c3", "f4"), 3: ("d1", "c4", "g3", "d6"), 4: ("b1", "e3", "e5", "a4")}
"""Where the start spaces of boards a, b, c and d lie, by players."""


def face(card: str) -> str:
    """A card without the marks of who knows what about it."""
    name = FACE.match(card)
    assert name is not None
    return name.group()


def nth(given: Sequence[Any], place: int, default: Any) -> Any:
    """What is given for a place, or what holds where nothing is."""
    return given[place] if place < len(given) and given[place] is not None else default


def counts(given: Mapping[str, int]) -> list[int]:
    """Animals in the order of their kinds."""
    assert set(given) <= set(ANIMALS), f"unknown animal in {given}"
    return [given.get(animal, 0) for animal in ANIMALS]


def lay_land(players: int, given: Mapping[int, str]) -> list[str]:
    """A land of the right mix: what is not given is glaciers first, in the order of the hexes."""
    land = ["start", *(given.get(place, "") for place in range(1, HEXES))]
    missing = ["glacier"] * (GLACIERS[players] - land.count("glacier"))
    missing += [kind for kind in LANDS if kind not in land]
    extra = [kind for _ in range(3) for kind in LANDS]
    for place in range(HEXES):
        while land[place] == "":
            kind = missing.pop(0) if missing else extra.pop(0)
            if kind == "glacier" or land.count(kind) < 3:
                land[place] = kind
    assert not missing, "too few hexes are left for the land"
    return land


class Megaliths:
    """Who stands where on the plan. Grey megaliths that must have been placed stand on start spaces and beside."""

    def __init__(self, players: int, given: Mapping[str, int], greys: Sequence[int]) -> None:
        self.standing = {(name.partition("/")[0], int(name.partition("/")[2] or 0)): given[name] for name in given}
        own = [sum(1 for who in given.values() if who == seat) for seat in range(players)]
        placed = [max(2 if own[seat] else 0, nth(greys, seat, 0)) for seat in range(players)]
        needed = sum(1 for who in given.values() if who == NEUTRAL)
        for seat in reversed(range(players)):
            if seat >= len(greys):
                placed[seat] = min(2, placed[seat] + max(0, needed - sum(placed)))
        assert needed <= sum(placed), "too many grey megaliths"
        for _ in range(sum(placed) - needed):
            self._place_grey(players)
        self.left = [10 - own[seat] - placed[seat] for seat in range(players)]

    def _place_grey(self, players: int) -> None:
        ground = set(_ground(players))
        for name in reversed(STARTS[players]):
            if (name, 0) not in self.standing:
                self.standing[name, 0] = NEUTRAL
                return
        for cell in reversed(range(CELLS)):
            if cell in ground and (place_name(cell), 0) not in self.standing:
                beside = [place_name(near) for near in BESIDE[cell]]
                if any((name, 0) in self.standing for name in beside) and place_name(cell) not in STARTS[players]:
                    self.standing[place_name(cell), 0] = NEUTRAL
                    return

    def rows(self) -> list[list[str]]:
        """How they stand, in the order of a dump."""
        order = {(place_name(place), WHERE[place][0]): place for place in range(len(WHERE))}
        found = sorted(self.standing, key=lambda key: order[key])
        return [[name, str(level), str(self.standing[name, level])] for name, level in found]


def _ground(players: int) -> list[int]:
    """The cells on which a board lies."""
    boards = {
        2: ((0, 0, False), (0, 4, False), (2, 0, False), (2, 4, False)),
        3: ((0, 2, False), (2, 0, False), (2, 4, False), (4, 2, False)),
        4: ((0, 0, False), (0, 4, True), (4, 2, False), (2, 0, True)),
    }
    out: list[int] = []
    for row, column, upright in boards[players]:
        height, width = (4, 2) if upright else (2, 4)
        out += [(row + r) * 8 + column + c for r in range(height) for c in range(width)]
    return out


class Cards:
    """Where every card of every player lies, and what is left on the main board."""

    def __init__(self, players: int, played: Sequence[str], current: int, zones: Mapping[str, Sequence[Any]]) -> None:
        self.seats: list[dict[str, list[str]]] = []
        self.sinks: list[str] = []
        for seat in range(players):
            rows = {zone: list(nth(given, seat, [])) for zone, given in zones.items()}
            sink = next(
                (zone for zone in ("pile", "discards", "buried") if nth(zones[zone], seat, None) is None), "hand"
            )
            owned = [face(card) for row in rows.values() for card in row]
            if seat == current:
                owned += played
            for card in STARTING:
                left = COPIES[card] - owned.count(card)
                assert left >= 0, f"seat {seat} has too many {card}s"
                rows[sink] += [card] * left
            self.seats.append(rows)
            self.sinks.append(sink)
        self.played = list(played)

    def owned(self, card: str) -> int:
        """How many cards of a face the players have."""
        rows = [row for seat in self.seats for row in seat.values()]
        return sum(1 for row in [*rows, self.played] for held in row if face(held) == card)

    def sink(self, cards: Sequence[str]) -> None:
        """The last seat has what must be somewhere."""
        self.seats[-1][self.sinks[-1]] += cards

    def stacks(self, given: Mapping[str, int]) -> list[int]:
        """The tribe stacks; what is missing from them is somewhere."""
        for kind, wanted in given.items():
            self.sink([kind] * (KINDS - self.owned(kind) - wanted))
        return [KINDS - self.owned(kind) for kind in TRIBES]

    def culture(
        self, era: int, shown: Sequence[str] | None, decks: Mapping[int, Sequence[str]]
    ) -> tuple[list[str], list[list[str]]]:
        """The culture display and both decks."""
        taken = [card for given in decks.values() for card in given]
        taken += [card for card in shown or () if card]
        free = [card for card in CULTURE if not self.owned(card) and card not in taken]
        if shown is None:
            shown = [card for card in free if card.startswith(f"cu{era}")][:SLOTS]
        display = [*shown, *([""] * (SLOTS - len(shown)))]
        rest: list[list[str]] = []
        for number in (1, 2):
            left = [card for card in free if card.startswith(f"cu{number}") and card not in display]
            if number in decks:
                self.sink(left)
            rest.append(list(decks[number]) if number in decks else left)
        return display, rest


def lay_stones(players: int, owned: Sequence[Sequence[str]], given: Mapping[int, str]) -> list[str]:
    """The stone display, slots from 1; stones somebody owns left the last places of their half."""
    taken = [stone for row in owned for stone in row]
    display = [""] * (2 * HALF)
    for slot, stone in given.items():
        display[slot - 1] = stone
    for era in (0, 1):
        names = [stone for stone in STONES[10 * era : 10 * era + 10] if stone not in taken and stone not in display]
        size = STONES_A_HALF[players] - sum(1 for stone in taken if stone.startswith(f"ss{era + 1}"))
        half = range(era * HALF, era * HALF + STONES_A_HALF[players])
        for place in half:
            if display[place] == "" and sum(1 for other in half if display[other]) < size:
                display[place] = names.pop(0)
    return display


def stand(
    players: int,
    turn: int,
    order: Sequence[int],
    given: Sequence[Any],
    now: tuple[str, bool],
    taken: Sequence[str],
    piling: bool,
) -> list[list[str]]:
    """Where the figures stand: those of earlier turns on the columns whose first figure is known, else on hunt."""
    columns = list(taken)
    out: list[list[str]] = [[] for _ in range(players)]
    space, chief = now
    for place, seat in enumerate(order):
        done = turn // players + (1 if place < turn % players else 0)
        current = place == turn % players
        first = 1 if not current or not space or chief or done < 2 else 0
        done += int(current and piling)
        row = ["", "", ""]
        for number in range(done):
            row[(first + number) % 3] = columns.pop(0) if columns else "hunt"
        row = list(nth(given, seat, row))
        if current and space:
            row[0 if chief else row.index("", 1)] = space
        out[seat] = row
    return out


def lead(players: int, given: Sequence[str]) -> list[tuple[str, str]]:
    """A chief and a side for everyone, different ones for those who have none named."""
    named = [(words[0], words[1]) for words in (text.split() for text in given)]
    free = [chief for chief in CHIEFS if chief not in [name for name, _ in named]]
    return [*named, *((free[place], "a") for place in range(players - len(named)))]
