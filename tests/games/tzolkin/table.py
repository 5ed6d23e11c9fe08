"""Any position of Tzolk'in in a few words: say what matters, the rest of the box is put where it does not.

    position(on={("tikal", 3): 0}, goods=["5C 2W 1K"], levels=[{"theology": 1}], steps=[{"chaac": 3}])

Goods are written with a letter: C corn, W wood, S stone, G gold, K crystal skulls; who is not mentioned has ten corn.
Workers stand at (wheel, position); a seat's other workers are in its hand. Skulls, harvest tiles, buildings, monuments
and starting wealth are always conserved: what is out and nobody was given lies with the last seat. Dummy workers that
are needed and not placed ride where they are least in the way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

import sunstone
from sunstone.games.tzolkin.game import TzolkinGame
from tests.games.moves import can, lies, play, seat_of

GAME = TzolkinGame()
BUILDINGS = GAME.components().entries("building")
MONUMENTS = list(GAME.components().entries("monument"))
WEALTH = GAME.components().entries("wealth")
SIZES = {"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen_itza": 13}
GOODS = {"C": "corn", "W": "wood", "S": "stone", "G": "gold", "K": "skull"}
TEMPLES = ("chaac", "quetzalcoatl", "kukulkan")
TECHNOLOGIES = ("agriculture", "extraction", "architecture", "theology")
EARNED = ("from_buildings", "from_architecture", "from_chichen_itza", "from_temples", "from_hunger")
FIELDS = {2: 2, 3: 3, 4: 4}
DUMMIES = {2: 12, 3: 6, 4: 0}
OFFERED = {2: 4, 3: 5, 4: 6}
FOOD_DAYS = (7, 13, 20, 26)
DUMMY = "dummy"
Who = int | str | None
"""Who stands somewhere: a seat, a dummy, or nobody."""


def _nth(given: Sequence[Any], place: int, default: Any) -> Any:
    return given[place] if place < len(given) else default


def _named(given: Mapping[str, int], names: Sequence[str], default: int) -> dict[str, int]:
    assert set(given) <= set(names), f"unknown name in {given}"
    return {name: given.get(name, default) for name in names}


def counted(text: str) -> dict[str, int]:
    """Goods as they are written down here."""
    out = dict.fromkeys(GOODS.values(), 0)
    for word in text.split():
        out[GOODS[word[-1]]] += int(word[:-1])
    return out


class _Dummies:
    """Which tiles were drawn for dummy workers, so that these stand where they are wanted and else out of the way."""

    def __init__(self, players: int, on: Mapping[tuple[str, int], Who], day: int, kept: Sequence[str]) -> None:
        self.on = on
        self.day = day
        spare = [name for name in WEALTH if not any(name in row.split() for row in kept)]
        # By number of dummies: what it costs to have them in sight, the tiles, and where the dummies stand.
        best: dict[int, tuple[int, list[str], dict[tuple[str, int], Who]]] = {0: (0, [], {})}
        for wheel in SIZES:
            longer: dict[int, tuple[int, list[str], dict[tuple[str, int], Who]]] = {}
            for count, (cost, names, stand) in best.items():
                for more, drawn in self._ways(wheel, [name for name in spare if WEALTH[name]["gear"] == wheel]):
                    there: dict[tuple[str, int], Who] = {(wheel, place): DUMMY for place in more}
                    total = cost + sum(self._in_sight(wheel, place) for place in more)
                    if count + len(more) not in longer or total < longer[count + len(more)][0]:
                        longer[count + len(more)] = (total, [*names, *drawn], {**stand, **there})
            best = longer
        assert DUMMIES[players] in best, "no tiles put dummies there"
        _, self.tiles, self.standing = best[DUMMIES[players]]

    def _ways(self, wheel: str, tiles: Sequence[str]) -> Iterator[tuple[list[int], list[str]]]:
        """Every way dummies can have come to a wheel: one a tile, and one opposite of the first."""
        size = SIZES[wheel]
        for count in range(len(tiles) + 1):
            for drawn in combinations(tiles, count):
                named = [(int(str(WEALTH[name]["position"])) + self.day) % size for name in drawn]
                for first in range(count if wheel != "chichen_itza" and count else 1):
                    opposite = [(named[first] + 5) % size] if wheel != "chichen_itza" and count else []
                    if self._fits(wheel, [*named, *opposite]):
                        yield [*named, *opposite], list(drawn)

    def _fits(self, wheel: str, places: Sequence[int]) -> bool:
        given = {place: who for (on, place), who in self.on.items() if on == wheel}
        wanted = {place for place, who in given.items() if who == DUMMY}
        return wanted <= set(places) and all(given.get(place, DUMMY) == DUMMY for place in places)

    def _in_sight(self, wheel: str, place: int) -> int:
        last = SIZES[wheel] - 3
        return 0 if place > last else (last + 1 - place) ** 2


def _wheels(on: Mapping[tuple[str, int], Who]) -> dict[str, list[Who]]:
    wheels: dict[str, list[Who]] = {wheel: [None] * size for wheel, size in SIZES.items()}
    for (wheel, place), who in on.items():
        wheels[wheel][place] = who
    return wheels


class _Jungle:
    """The fields by action of Palenque, and who has which tiles."""

    def __init__(
        self, players: int, given: Mapping[int, tuple[int, int]], tiles: Sequence[tuple[int, int]], burned: int
    ) -> None:
        fields = FIELDS[players]
        start = {2: (0, fields), 3: (fields, 0), 4: (fields, 0), 5: (fields, 0)}
        rows = {**start, **given}
        self.forest = [rows[action][0] for action in range(2, 6)]
        self.cleared = [rows[action][1] for action in range(2, 6)]
        own = [list(_nth(tiles, seat, (0, 0))) for seat in range(players)]
        # Tiles somebody has were taken somewhere; if the fields were not given so, from the last ones.
        while 3 * fields - sum(self.forest) < sum(row[1] for row in own) + burned:
            place = max(place for place in range(4) if self.forest[place])
            self.forest[place] -= 1
            self.cleared[place] += 1
        while 4 * fields - sum(self.forest) - sum(self.cleared) < sum(row[0] for row in own):
            place = max(place for place in range(4) if self.cleared[place])
            self.cleared[place] -= 1
        own[-1][0] += 4 * fields - sum(self.forest) - sum(self.cleared) - sum(row[0] for row in own)
        own[-1][1] += 3 * fields - sum(self.forest) - sum(row[1] for row in own) - burned
        self.tiles = own

    def plain(self) -> list[dict[str, int]]:
        return [
            {"action": action, "forest": self.forest[action - 2], "corn": self.cleared[action - 2]}
            for action in range(2, 6)
        ]


class _Tiles:
    """Buildings and monuments: on display, built, and in the stacks. A "." is a gap."""

    def __init__(self, players: int, age: int, display: str, built: Sequence[str]) -> None:
        self.built = [_nth(built, seat, "").split() for seat in range(players)]
        used = [name for row in self.built for name in row] + display.split()
        rest = [name for name, entry in BUILDINGS.items() if entry["age"] == age and name not in used]
        shown = display.split()
        while len(shown) < 6 and rest:
            shown.append(rest.pop(0))
        if "." in shown:
            # A gap stays only when the stack has run out.
            self.built[-1].extend(rest)
            rest = []
        self.display = [None if name == "." else name for name in [*shown, *["."] * (6 - len(shown))]]
        self.now = rest
        self.later = [name for name, entry in BUILDINGS.items() if entry["age"] == 2] if age == 1 else []

    def farms(self, seat: int, kept: Sequence[str]) -> tuple[int, int]:
        """Free meals and frugal farms of a seat."""
        effects = [str(effect) for name in self.built[seat] for effect in _effects(BUILDINGS[name])]
        effects += [str(effect) for name in kept for effect in _effects(WEALTH[name])]
        meals = sum(int(effect.split()[1]) for effect in effects if effect.startswith("meals"))
        return meals, effects.count("frugal")


def _effects(entry: Mapping[str, object]) -> list[object]:
    effects = entry["effects"]
    assert isinstance(effects, list)
    return effects


def _monuments(players: int, offered: str, owned: Sequence[str]) -> tuple[list[str | None], list[list[str]]]:
    rows = [_nth(owned, seat, "").split() for seat in range(players)]
    out = sum(len(row) for row in rows)
    shown = offered.split()
    rest = [name for name in MONUMENTS if name not in shown and not any(name in row for row in rows)]
    while len(shown) < OFFERED[players] - out:
        shown.append(rest.pop(0))
    return [*shown, *[None] * out], rows


def _wealth(
    players: int, kept: Sequence[str], drawn: Sequence[str]
) -> tuple[list[str], list[list[str]], list[list[str]]]:
    """The deck, what was dealt and what was kept. Unless said otherwise nobody keeps the tile that feeds a worker."""
    own = [_nth(kept, seat, "").split() for seat in range(players)]
    there = [name for name in WEALTH if name not in drawn]
    plain = [name for name in there if name != "W-uxm-3" and not any(name in row for row in own)]
    for row in own:
        while len(row) < 2:
            row.append(plain.pop(0))
    left = [name for name in there if not any(name in row for row in own)]
    dealt = [[*row, left.pop(), left.pop()] for row in own]
    return left, dealt, own


def position(
    players: int = 4,
    *,
    seat: int = 0,
    first: int | None = None,
    last: bool = False,
    options: dict[str, object] | None = None,
    on: Mapping[tuple[str, int], Who] | None = None,
    workers: Sequence[int] = (),
    start_space: int | None = None,
    corn: Sequence[int] = (),
    goods: Sequence[str] = (),
    levels: Sequence[Mapping[str, int]] = (),
    steps: Sequence[Mapping[str, int]] = (),
    points: Sequence[float] = (),
    light: Sequence[bool] = (),
    jungle: Mapping[int, tuple[int, int]] | None = None,
    tiles: Sequence[tuple[int, int]] = (),
    burned: int = 0,
    skulls_on: Sequence[int] = (),
    bank_skulls: int | None = None,
    display: str = "",
    buildings: Sequence[str] = (),
    offered: str = "",
    monuments: Sequence[str] = (),
    wealth: Sequence[str] = (),
    in_round: int | None = None,
    day: int | None = None,
    fed: int | None = None,
    tooth_corn: Sequence[int] = (),
    seed: int = 1,
    **more: object,
) -> sunstone.State:
    """The position, before anything was done in the turn of `seat`.

    `on` says who stands where (a seat or `DUMMY`), `last` makes the seat the last one of the round, `jungle` gives the
    forest and the open corn by action, `tiles` the corn and wood tiles of each seat, `skulls_on` the spaces of Chichen
    Itza with a skull, `fed` how many Food Days were held (one less than reached makes this round the late Food Day).
    The round is one more than the day, less a round for every dark board; give both if it is to be otherwise.
    """
    chosen = dict(GAME.new(players, 0, options).options)
    standing = dict(on or {})
    riding = [sum(1 for who in standing.values() if who == place) for place in range(players)]
    started = [1 if start_space == place else 0 for place in range(players)]
    in_play = [_nth(workers, place, max(3, riding[place] + started[place])) for place in range(players)]
    stock = [counted(_nth(goods, place, "10C" if place >= len(corn) else "")) for place in range(players)]
    for place, amount in enumerate(corn):
        stock[place]["corn"] = amount
    held = sum(row["skull"] for row in stock)
    bank = 13 - held - len(skulls_on)
    if bank_skulls is not None:
        stock[-1]["skull"] += bank - bank_skulls
        bank = bank_skulls
    # A player board is dark because the calendar was turned by two days once.
    dark = sum(1 for side in light if not side)
    today = day if day is not None else in_round - 1 if in_round is not None else 2 * dark
    reached = sum(1 for tooth in FOOD_DAYS if tooth <= today)
    done = fed if fed is not None else sum(1 for tooth in FOOD_DAYS if tooth < today)
    age = 2 if done >= 2 else 1
    box = _Tiles(players, age, display, buildings)
    woods = _Jungle(players, jungle or {}, tiles, burned)
    on_offer, own_monuments = _monuments(players, offered, monuments)
    dummies = _Dummies(players, standing, today, wealth)
    deck, dealt, kept = _wealth(players, wealth, dummies.tiles)
    starter = (seat + 1) % players if last else seat if first is None else first
    dump: dict[str, object] = {
        "format": "sunstone-position/1",
        "game": "tzolkin",
        "rules_version": GAME.rules_version,
        "players": players,
        "options": chosen,
        "components": None,
        "ply": 50,
        "barrier": 0,
        "seat": seat,
        "over": False,
        "rng": sunstone.Rng(seed).words(),
        "position": {
            "phase": "turn",
            "day": today,
            "round": in_round if in_round is not None and day is not None else today + 1 - dark,
            "food_due": reached if reached > done else 0,
            "food_days_held": done,
            "age": age,
            "tooth_corn": list(tooth_corn),
            "first": starter,
            "turn": (seat - starter) % players,
            "start_space": start_space,
            "wheels": _wheels({**standing, **dummies.standing}),
            "jungle": woods.plain(),
            "skull_spaces": list(skulls_on),
            "skulls_left": bank,
            "buildings": box.display,
            "monuments": on_offer,
            "building_stack": box.now,
            "next_age": box.later,
            "wealth_deck": deck,
            "mode": "nothing",
            "placed": 0,
            "taken": 0,
            "begged": False,
            "mercy": False,
            "due": [],
            "seats": [
                {
                    "goods": stock[place],
                    "temples": _named(_nth(steps, place, {}), TEMPLES, 1),
                    "technologies": _named(_nth(levels, place, {}), TECHNOLOGIES, 0),
                    "quarters": int(4 * _nth(points, place, 0)),
                    "earned": {**dict.fromkeys(EARNED, 0), "from_buildings": int(4 * _nth(points, place, 0))},
                    "hand": in_play[place] - riding[place] - started[place],
                    "workers": in_play[place],
                    "light": bool(_nth(light, place, True)),
                    "corn_tiles": woods.tiles[place][0],
                    "wood_tiles": woods.tiles[place][1],
                    "free_meals": box.farms(place, kept[place])[0],
                    "frugal": box.farms(place, kept[place])[1],
                    "buildings": box.built[place],
                    "monuments": own_monuments[place],
                    "dealt": dealt[place],
                    "kept": kept[place],
                }
                for place in range(players)
            ],
            **more,
        },
    }
    return GAME.load(dump)


def choices(state: sunstone.State) -> list[str]:
    """Every legal action as text."""
    return [state.say(action) for action in state.legal()]


def goods(state: sunstone.State, seat: int = 0) -> str:
    """A seat's goods as they are written down here, what it has none of left out."""
    amounts = seat_of(state, seat)["goods"]
    return " ".join(f"{amounts[good]}{letter}" for letter, good in GOODS.items() if amounts[good])


def corn_of(state: sunstone.State, seat: int = 0) -> int:
    """A seat's corn."""
    return int(seat_of(state, seat)["goods"]["corn"])


def steps_of(state: sunstone.State, seat: int = 0) -> list[int]:
    """A seat's steps in the temples of Chaac, Quetzalcoatl and Kukulkan."""
    return [seat_of(state, seat)["temples"][temple] for temple in TEMPLES]


def levels_of(state: sunstone.State, seat: int = 0) -> list[int]:
    """A seat's levels of agriculture, extraction, architecture and theology."""
    return [seat_of(state, seat)["technologies"][technology] for technology in TECHNOLOGIES]


def tiles_of(state: sunstone.State, seat: int = 0) -> list[int]:
    """A seat's corn tiles and wood tiles."""
    own = seat_of(state, seat)
    return [own["corn_tiles"], own["wood_tiles"]]


def forest_of(state: sunstone.State) -> list[int]:
    """The fields with wood on top, by action of Palenque from 2 to 5."""
    return [row["forest"] for row in lies(state)["jungle"]]


def cleared_of(state: sunstone.State) -> list[int]:
    """The fields with open corn, by action of Palenque from 2 to 5."""
    return [row["corn"] for row in lies(state)["jungle"]]


def points_of(state: sunstone.State, seat: int = 0) -> float:
    """A seat's points."""
    return state.scores()[seat]


def at(state: sunstone.State, wheel: str, place: int) -> Who:
    """Who stands at a position of a wheel."""
    found: Who = lies(state)["wheels"][wheel][place]
    return found


def told(state: sunstone.State, *lines: str) -> list[str]:
    """Play actions and return the kinds of event they caused."""
    state.events = []
    play(state, *lines)
    return [event.kind.name for event in state.events]


def idle(state: sunstone.State, turns: int = 1) -> sunstone.State:
    """Turns in which nothing happens: a worker is placed where it is cheapest, or else one is taken without an action.

    The start-player space stays free.
    """
    for _ in range(turns):
        costs = state.view(None)["place_costs"]
        assert isinstance(costs, list)
        free = [(cost, place) for place, cost in zip(SIZES, costs, strict=False) if can(state, f"place {place}")]
        if free:
            play(state, f"place {min(free)[1]}", "end")
        else:
            play(state, next(line for line in choices(state) if line.startswith("take")), "act none", "end")
    return state


def jump(state: sunstone.State) -> sunstone.State:
    """The seat takes the start-player space, ends the round, and turns the calendar by two days."""
    return play(state, "place start", "end", "calendar 2")
