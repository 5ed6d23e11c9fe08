"""What a seat sees, as plain JSON."""

from __future__ import annotations

from sunstone.games.tzolkin.catalogue import GEAR_SIZE
from sunstone.games.tzolkin.food_day import meal_price
from sunstone.games.tzolkin.names import GEARS, GOODS, TECHNOLOGIES, TEMPLES
from sunstone.games.tzolkin.pending import FRAMES, a_of, b_of, c_of, kind_of
from sunstone.games.tzolkin.position import (
    CORN_TILES,
    DUMMY,
    KEEP_PHASE,
    MODES,
    NOBODY,
    PHASES,
    WOOD_TILES,
    TzolkinPosition,
)
from sunstone.games.tzolkin.workers import place_cost


def who(occupant: int) -> int | str | None:
    """A seat, a dummy or nobody."""
    if occupant == NOBODY:
        return None
    return "dummy" if occupant == DUMMY else occupant


def view(s: TzolkinPosition, seat: int) -> dict[str, object]:
    """Everything the seat (-1 is a spectator) may see."""
    due = s.stack[-1] if s.stack else 0
    return {
        "game": s.game.id,
        "players": s.players,
        "options": dict(s.options),
        "you": seat if seat >= 0 else None,
        "ply": s.ply,
        "seat": s.seat,
        "over": s.over,
        "phase": PHASES[s.phase],
        "mode": MODES[s.mode],
        "placed": s.placed,
        "begged": s.begged,
        "mercy": s.mercy,
        "due": {"kind": FRAMES[kind_of(due)], "a": a_of(due), "b": b_of(due), "c": c_of(due)} if due else None,
        "due_later": [FRAMES[kind_of(packed)] for packed in s.stack[:-1]],
        "day": s.day,
        "round": s.round,
        "age": s.age,
        "food_day": s.food_due or None,
        "food_days_held": s.fed,
        "food_days": list(s.box.food_days),
        "tooth_corn": [day for day in range(s.day + 1) if s.tooth_corn >> day & 1],
        "first": s.first,
        "turn": s.turn,
        "start_space": who(s.start_space),
        "wheels": {
            GEARS[gear]: [who(s.at(gear, position)) for position in range(GEAR_SIZE[gear])] for gear in range(5)
        },
        "place_costs": [place_cost(s, place) for place in range(6)] if not s.over else [],
        "jungle": [{"action": action, "forest": s.forest[action], "corn": s.cleared[action]} for action in range(2, 6)],
        "skulls_left": s.bank_skulls,
        "skull_spaces": [action for action in range(1, 10) if s.skull_spaces >> action & 1],
        "dummy_tiles": dummy_tiles(s),
        "buildings": [s.box.buildings[tile].id if tile >= 0 else None for tile in s.display],
        "buildings_left": len(s.buildings),
        "monuments": [s.box.monuments[tile].id if tile >= 0 else None for tile in s.offered],
        "seats": [seat_view(s, other, other == seat) for other in range(s.players)],
    }


def dummy_tiles(s: TzolkinPosition) -> list[str]:
    """The wealth tiles that were drawn openly to place the dummies."""
    elsewhere = list(s.wealth_deck)
    for dealt in s.dealt:
        elsewhere.extend(dealt)
    return [s.box.wealth[tile].id for tile in range(len(s.box.wealth)) if tile not in elsewhere]


def seat_view(s: TzolkinPosition, seat: int, own: bool) -> dict[str, object]:
    """A seat as others see it, or as it sees itself."""
    out: dict[str, object] = {
        "points": s.points[seat] / 4,
        "goods": {GOODS[good]: s.goods[seat * 5 + good] for good in range(5)},
        "temples": {TEMPLES[temple]: s.steps[seat * 3 + temple] for temple in range(3)},
        "technologies": {TECHNOLOGIES[technology]: s.levels[seat * 4 + technology] for technology in range(4)},
        "hand": s.hand[seat],
        "workers": s.workers[seat],
        "light": bool(s.light[seat]),
        "corn_tiles": s.tiles[seat * 2 + CORN_TILES],
        "wood_tiles": s.tiles[seat * 2 + WOOD_TILES],
        "free_meals": s.meals[seat],
        "meal_price": meal_price(s, seat),
        "buildings": [s.box.buildings[tile].id for tile in s.built[seat]],
        "monuments": [s.box.monuments[tile].id for tile in s.monuments[seat]],
        "chosen": len(s.kept[seat]) > 0,
        "wealth": _wealth(s, s.kept[seat]) if s.phase != KEEP_PHASE else None,
        "dealt": None,
    }
    if own:
        out.update(own_view(s, seat))
    return out


def own_view(s: TzolkinPosition, seat: int) -> dict[str, object]:
    """What a seat sees of itself and the others do not see so: all in which the views of a position differ."""
    return {"wealth": _wealth(s, s.kept[seat]), "dealt": _wealth(s, s.dealt[seat])}


def _wealth(s: TzolkinPosition, tiles: list[int]) -> list[str]:
    return [s.box.wealth[tile].id for tile in tiles]
