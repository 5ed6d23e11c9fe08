"""A whole position as plain JSON, and back."""

from __future__ import annotations

from sunstone.core.dump_reader import Reader
from sunstone.games.tzolkin.catalogue import GEAR_BASE, GEAR_SIZE, TEETH
from sunstone.games.tzolkin.limits import LEAST_QUARTERS, MOST_BLOCKS, MOST_CORN, MOST_QUARTERS
from sunstone.games.tzolkin.names import CORN, GEARS
from sunstone.games.tzolkin.pending import FRAMES, a_of, b_of, c_of, frame, kind_of
from sunstone.games.tzolkin.position import DUMMY, MODES, NOBODY, PHASES, TzolkinPosition


def dump(s: TzolkinPosition) -> dict[str, object]:
    """The position. Wheels are listed by position, as one sees them: -1 nobody, 4 a dummy."""
    box = s.box
    return {
        "phase": PHASES[s.phase],
        "day": s.day,
        "round": s.round,
        "food_due": s.food_due,
        "fed": s.fed,
        "age": s.age,
        "tooth_corn": [day for day in range(64) if s.tooth_corn >> day & 1],
        "first": s.first,
        "turn": s.turn,
        "start_space": s.start_space,
        "wheels": {GEARS[gear]: [s.at(gear, place) for place in range(GEAR_SIZE[gear])] for gear in range(5)},
        "forest": s.forest[2:],
        "cleared": s.cleared[2:],
        "skull_spaces": [action for action in range(1, 10) if s.skull_spaces >> action & 1],
        "bank_skulls": s.bank_skulls,
        "display": [box.buildings[tile].id if tile >= 0 else "" for tile in s.display],
        "offered": [box.monuments[tile].id if tile >= 0 else "" for tile in s.offered],
        "stack_now": [box.buildings[tile].id for tile in s.buildings],
        "stack_later": [box.buildings[tile].id for tile in s.unused],
        "wealth_deck": [box.wealth[tile].id for tile in s.wealth_deck],
        "mode": MODES[s.mode],
        "placed": s.placed,
        "taken": s.taken,
        "begged": s.begged,
        "mercy": s.mercy,
        "pending": [
            [FRAMES[kind_of(packed)], str(a_of(packed)), str(b_of(packed)), str(c_of(packed))] for packed in s.stack
        ],
        "seats": [_dump_seat(s, seat) for seat in range(s.players)],
    }


def _dump_seat(s: TzolkinPosition, seat: int) -> dict[str, object]:
    box = s.box
    return {
        "goods": s.goods[seat * 5 : seat * 5 + 5],
        "steps": s.steps[seat * 3 : seat * 3 + 3],
        "levels": s.levels[seat * 4 : seat * 4 + 4],
        "quarters": s.points[seat],
        "earned": s.earned[seat * 5 : seat * 5 + 5],
        "hand": s.hand[seat],
        "workers": s.workers[seat],
        "light": bool(s.light[seat]),
        "tiles": s.tiles[seat * 2 : seat * 2 + 2],
        "meals": s.meals[seat],
        "frugal": s.frugal[seat],
        "buildings": [box.buildings[tile].id for tile in s.built[seat]],
        "monuments": [box.monuments[tile].id for tile in s.monuments[seat]],
        "dealt": [box.wealth[tile].id for tile in s.dealt[seat]],
        "kept": [box.wealth[tile].id for tile in s.kept[seat]],
    }


def _tiles(reader: Reader, key: str, names: dict[str, int], *, gaps: bool = False) -> list[int]:
    out: list[int] = []
    for text in reader.texts(key):
        if gaps and text == "":
            out.append(-1)
        elif text in names and names[text] not in out:
            out.append(names[text])
        else:
            raise reader.fail("unknown_name", key, found=text)
    return out


def _sized(reader: Reader, key: str, least: int, most: int, length: int) -> list[int]:
    numbers = reader.integers(key, least, most)
    if len(numbers) != length:
        raise reader.fail("length", key, found=len(numbers), expected=length)
    return numbers


def _goods(row: Reader) -> list[int]:
    amounts = _sized(row, "goods", 0, MOST_CORN, 5)
    for good, amount in enumerate(amounts):
        if good != CORN and amount > MOST_BLOCKS:
            raise row.fail("range", f"goods[{good}]", found=amount, least=0, most=MOST_BLOCKS)
    return amounts


def _bits(reader: Reader, key: str, least: int, most: int) -> int:
    out = 0
    for number in reader.integers(key, least, most):
        if out >> number & 1:
            raise reader.fail("unknown_name", key, found=number)
        out |= 1 << number
    return out


def load(s: TzolkinPosition, reader: Reader) -> None:
    """Fill a bare position from a dump. Whether it can be is for `check` to say."""
    buildings = {building.id: place for place, building in enumerate(s.box.buildings)}
    monuments = {monument.id: place for place, monument in enumerate(s.box.monuments)}
    wealth = {tile.id: place for place, tile in enumerate(s.box.wealth)}
    s.phase = reader.word("phase", PHASES)
    s.day = reader.integer("day", 0, 40)
    s.round = reader.integer("round", 1, 40)
    s.food_due = reader.integer("food_due", 0, 4)
    s.fed = reader.integer("fed", 0, 4)
    s.age = reader.integer("age", 1, 2)
    s.tooth_corn = _bits(reader, "tooth_corn", 0, 40)
    s.first = reader.integer("first", 0, s.players - 1)
    s.turn = reader.integer("turn", 0, s.players)
    s.start_space = reader.integer("start_space", NOBODY, s.players - 1)
    _load_wheels(s, reader.table("wheels"))
    s.forest = [0, 0, *_sized(reader, "forest", 0, 4, 4)]
    s.cleared = [0, 0, *_sized(reader, "cleared", 0, 4, 4)]
    s.skull_spaces = _bits(reader, "skull_spaces", 1, 9)
    s.bank_skulls = reader.integer("bank_skulls", 0, 40)
    s.display = _tiles(reader, "display", buildings, gaps=True)
    s.offered = _tiles(reader, "offered", monuments, gaps=True)
    s.buildings = _tiles(reader, "stack_now", buildings)
    s.unused = _tiles(reader, "stack_later", buildings)
    s.wealth_deck = _tiles(reader, "wealth_deck", wealth)
    s.mode = reader.word("mode", MODES)
    s.placed = reader.integer("placed", 0, 6)
    s.taken = reader.integer("taken", 0, 40)
    s.begged = reader.truth("begged")
    s.mercy = reader.truth("mercy")
    _load_pending(s, reader)
    seats = reader.tables("seats")
    if len(seats) != s.players:
        raise reader.fail("length", "seats", found=len(seats), expected=s.players)
    for row in seats:
        s.goods.extend(_goods(row))
        s.steps.extend(_sized(row, "steps", 0, 20, 3))
        s.levels.extend(_sized(row, "levels", 0, 3, 4))
        s.points.append(row.integer("quarters", LEAST_QUARTERS, MOST_QUARTERS))
        s.earned.extend(_sized(row, "earned", LEAST_QUARTERS, MOST_QUARTERS, 5))
        s.hand.append(row.integer("hand", 0, 6))
        s.workers.append(row.integer("workers", 0, 6))
        s.light.append(1 if row.truth("light") else 0)
        s.tiles.extend(_sized(row, "tiles", 0, 40, 2))
        s.meals.append(row.integer("meals", 0, 100))
        s.frugal.append(row.integer("frugal", 0, 100))
        s.built.append(_tiles(row, "buildings", buildings))
        s.monuments.append(_tiles(row, "monuments", monuments))
        s.dealt.append(_tiles(row, "dealt", wealth))
        s.kept.append(_tiles(row, "kept", wealth))
        row.finish()
    reader.finish()


def _load_wheels(s: TzolkinPosition, wheels: Reader) -> None:
    s.teeth = [NOBODY] * TEETH
    for gear in range(5):
        for place, occupant in enumerate(_sized(wheels, GEARS[gear], NOBODY, DUMMY, GEAR_SIZE[gear])):
            if s.players <= occupant < DUMMY:
                raise wheels.fail("range", GEARS[gear], found=occupant, least=NOBODY, most=s.players - 1)
            s.teeth[GEAR_BASE[gear] + (place - s.day) % GEAR_SIZE[gear]] = occupant
    wheels.finish()


def _load_pending(s: TzolkinPosition, reader: Reader) -> None:
    for row in reader.items("pending"):
        if not isinstance(row, list) or len(row) != 4 or row[0] not in FRAMES[1:]:
            raise reader.fail("unknown_name", "pending", found=str(row))
        numbers: list[int] = []
        for text in row[1:]:
            if not isinstance(text, str) or not text.isascii() or not text.isdigit() or len(text) > 3:
                raise reader.fail("unknown_name", "pending", found=str(row))
            numbers.append(min(int(text), 255))
        s.stack.append(frame(FRAMES.index(str(row[0])), numbers[0], numbers[1], numbers[2]))
