"""The land and the megalith plan of Endless Winter in words."""

from __future__ import annotations

from collections.abc import Sequence

from sunstone.games.endless_winter.geometry import AXIAL, GRID, NEIGHBOURS
from sunstone.text.base import Section
from sunstone.text.endless_winter_words import CardWords, Json

ROWS = [[place for place, (_, row) in enumerate(AXIAL) if row == wanted] for wanted in range(-2, 3)]
"""The hexes in the rows of the map, from the top."""
COLUMN_LETTERS = "abcdefgh"
PLAN_INDENT = "  "
"""Before the rows of the plan, and before nothing else of it."""


class LandWords(CardWords):
    """Words for hexes, camps and villages, and for the places of megaliths."""

    # Hexes

    def hex_name(self, now: Json, place: int) -> str:
        """A hex: its number and its terrain."""
        return self.say("hex", number=place, terrain=self.terrain(now["land"][place]["terrain"]))

    def hexes(self, now: Json, places: Sequence[int]) -> str:
        """Several hexes in a row."""
        return self.tr.listing(
            [self.say("hex-short", number=p, terrain=self.terrain(now["land"][p]["terrain"])) for p in places]
        )

    def land(self, now: Json) -> Section:
        """The map row by row, then every hex with something on it."""
        lines = [
            self.say("land-row", number=number, hexes=self.hexes(now, self._by_column(row)))
            for number, row in enumerate(ROWS, start=1)
        ]
        for place in range(len(now["land"])):
            standing = self._standing(now, place)
            if standing:
                lines.append(self.say("hex-line", hex=self.hex_name(now, place), what=self.say("part").join(standing)))
        return Section("land", self.say("land"), lines)

    def _by_column(self, row: Sequence[int]) -> list[int]:
        return sorted(row, key=lambda place: AXIAL[place][0])

    def _standing(self, now: Json, place: int) -> list[str]:
        """Camps, villages, influence and the token of a hex."""
        hex_ = now["land"][place]
        parts = [
            self.say("camps-of", name=self.name(seat), count=count) for seat, count in enumerate(hex_["camps"]) if count
        ]
        parts.extend(
            self.say(
                "village-of",
                name=self.name(village["seat"]),
                hexes=self._all([str(other) for other in village["hexes"] if other != place]),
            )
            for village in now["settlements"]
            if place in village["hexes"]
        )
        if place and any(hex_["influence"]):
            influence = [
                self.say("seat-number", name=self.name(seat), number=count)
                for seat, count in enumerate(hex_["influence"])
                if count
            ]
            parts.append(self.say("influence", standing=self.tr.listing(influence)))
        if hex_["token"] is not None:
            parts.append(self.say("glacier-token", reward=self.token("glacier_token", hex_["token"])))
        return parts

    def camps_of(self, now: Json, seat: int) -> list[str]:
        """Where a seat's camps stand, and what lies next to them."""
        return [
            self.say(
                "camps-at",
                count=hex_["camps"][seat],
                hex=self.hex_name(now, place),
                near=self.hexes(now, NEIGHBOURS[place]),
            )
            for place, hex_ in enumerate(now["land"])
            if hex_["camps"][seat]
        ]

    def neighbours(self) -> list[str]:
        """Which hexes lie side by side."""
        return [
            self.say("neighbours", number=place, near=self.tr.listing([str(near) for near in NEIGHBOURS[place]]))
            for place in range(len(NEIGHBOURS))
        ]

    # Megaliths

    def place(self, place: str, level: int) -> str:
        """A place of the megalith plan; above the ground with the four below it."""
        if level == 0:
            return self.say("place-ground", place=place)
        return self.say("place-above", place=place, level=level, below=self._all(self._below(place)))

    def _below(self, place: str) -> list[str]:
        """The four places of the next level down on which a place rests."""
        column, row = COLUMN_LETTERS.index(place[0]), int(place[1:])
        return [f"{COLUMN_LETTERS[column + c]}{row + r}" for r in (0, 1) for c in (0, 1)]

    def megaliths(self, now: Json) -> Section:
        """The plan level by level as a small grid, then the same as lists."""
        plan = self._plan(now)
        return Section(
            "megaliths",
            self.say("megaliths"),
            [*plan, *self._owners(now), *self.free_spaces(now)],
            drawn=tuple(at for at, line in enumerate(plan) if line.startswith(PLAN_INDENT)),
        )

    def _owner_mark(self, owner: int | str) -> str:
        return self.say("neutral-letter") if isinstance(owner, str) else str(owner + 1)

    def _plan(self, now: Json) -> list[str]:
        """A grid for the ground and for every level with a place that has support."""
        taken = {(row["level"], row["place"]): row["seat"] for row in now["megaliths"]}
        spaces = {space["place"]: space for space in now["megalith_spaces"]}
        rows = max(int(name[1:]) for name in spaces)
        columns = 1 + max(COLUMN_LETTERS.index(name[0]) for name in spaces)
        marks = [self.say("seat-number", name=self.name(seat), number=seat + 1) for seat in range(now["players"])]
        letters = {"neutral": self.say("neutral-letter"), "start": self.say("start-letter")}
        lines = [self.say("plan-legend", owners=self.tr.listing(marks), **letters)]
        supported = {(row["level"], row["place"]) for row in now["free_above"]}
        for level in range(GRID):
            cells: list[list[str]] = []
            for row in range(rows - level):
                cells.append([])
                for column in range(columns - level):
                    name = f"{COLUMN_LETTERS[column]}{row + 1}"
                    if (level, name) in taken:
                        mark = self._owner_mark(taken[level, name])
                    elif level == 0 and name in spaces:
                        mark = self.say("start-letter") if spaces[name]["start"] else "."
                    else:
                        mark = "." if level and (level, name) in supported else "-"
                    cells[-1].append(mark)
            if level and all(mark == "-" for row_ in cells for mark in row_):
                break
            lines.append(self.say("plan-ground") if level == 0 else self.say("plan-level", level=level))
            lines.append(f"{PLAN_INDENT}  " + " ".join(COLUMN_LETTERS[: len(cells[0])]))
            lines.extend(f"{PLAN_INDENT}{number} {' '.join(row_)}" for number, row_ in enumerate(cells, start=1))
        return lines

    def _owners(self, now: Json) -> list[str]:
        """Who stands where."""
        lines = []
        for owner in ("neutral", *range(now["players"])):
            places = [
                row["place"] if row["level"] == 0 else self.say("place-level", place=row["place"], level=row["level"])
                for row in now["megaliths"]
                if row["seat"] == owner
            ]
            if places:
                name = self.say("neutral") if isinstance(owner, str) else self.name(owner)
                lines.append(self.say("megaliths-of", name=name, places=self.tr.listing(places)))
        return lines

    def free_spaces(self, now: Json) -> list[str]:
        """What is still free: the spaces of every board, and places above the ground."""
        taken = {row["place"] for row in now["megaliths"] if row["level"] == 0}
        lines = []
        for board in dict.fromkeys(space["board"] for space in now["megalith_spaces"]):
            free = [
                self._space(space)
                for space in now["megalith_spaces"]
                if space["board"] == board and space["place"] not in taken
            ]
            if free:
                lines.append(self.say("free-spaces", board=self.board(board), spaces=self.say("part").join(free)))
        lines.extend(self._free_above(now, row) for row in now["free_above"])
        return lines

    def _free_above(self, now: Json, row: Json) -> str:
        """A free place above the ground, and what it is worth to the reader."""
        place = self.place(row["place"], row["level"])
        if now["you"] is None:
            return self.say("free-above", place=place)
        return self.say("free-above-worth", place=place, points=self.points(row["worth"][now["you"]]))

    def _space(self, space: Json) -> str:
        if space["start"]:
            text = self.say("space-start", place=space["place"], arrows=self._all(space["arrows"]))
        elif not space["reward"]:
            text = self.say("space-empty", place=space["place"])
        else:
            text = self.say("space-reward", place=space["place"], reward=self.effects(space["reward"]))
        return self.marked(text, "megalith", space["board"], "spaces")
