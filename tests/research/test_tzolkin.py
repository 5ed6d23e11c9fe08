"""Observations of Tzolk'in tell what the view tells."""

from __future__ import annotations

from typing import Any

import sunstone
from sunstone.games.tzolkin.constructions import ACTIONS
from sunstone.games.tzolkin.names import TECHNOLOGIES, WHEELS
from tests.research.sheet import Sheet, compare

GAME = sunstone.game("tzolkin")
BUILDINGS, MONUMENTS, WEALTH = (list(GAME.components().entries(kind)) for kind in ("building", "monument", "wealth"))
PLACES = {"wheel": WHEELS, "technology": TECHNOLOGIES, "by": ACTIONS}
"""The words of a decision, by field: a learner sees their places."""


def fill(sheet: Sheet, state: sunstone.State) -> None:
    view = sheet.view
    put = sheet.put
    put("turn", f"phase_{view['phase']}")
    put("turn", f"mode_{view['mode']}")
    for name in ("over", "placed", "begged", "mercy", "day", "round", "turn", "age", "food_days_held", "skulls_left"):
        put("turn", name, value=view[name])
    put("turn", "food_day", value=view["food_day"] or 0)
    put("turn", "buildings_left", value=view["buildings_left"])
    if view["due"]:
        fields = dict(view["due"])
        kind = fields.pop("kind")
        put("due", kind)
        for field, value in fields.items():
            put("due", f"{kind}_{field}", value=PLACES[field].index(value) if isinstance(value, str) else value)
    for kind in view["due_later"]:
        sheet.add("due_later", kind)
    if not view["over"]:
        put("order", 0, sheet.row(view["seat"]))
    put("order", 1, sheet.row(view["first"]))
    _fill_board(sheet)
    for seat, told in enumerate(view["seats"]):
        _fill_seat(sheet, sheet.row(seat), told)
    for place, tile in enumerate(view["seats"][sheet.you]["dealt"]):
        put("dealt", place, WEALTH.index(tile))


def _fill_board(sheet: Sheet) -> None:
    view = sheet.view
    standing = [(f"{gear}_{place}", who) for gear, row in view["wheels"].items() for place, who in enumerate(row)]
    for place, who in [*standing, ("start", view["start_space"])]:
        if who is not None:
            sheet.put("wheels", sheet.players if who == "dummy" else sheet.row(who), place)
    for day in view["tooth_corn"]:
        sheet.put("tooth_corn", day)
    for field in view["jungle"]:
        for what in ("forest", "corn"):
            sheet.put("jungle", field["action"] - 2, what, value=field[what])
    for action in view["skull_spaces"]:
        sheet.put("skull_spaces", action - 1)
    for slot, tile in enumerate(view["buildings"]):
        if tile is not None:
            sheet.put("buildings", slot, BUILDINGS.index(tile))
    for slot, tile in enumerate(view["monuments"]):
        if tile is not None:
            sheet.put("monuments", slot, MONUMENTS.index(tile))


def _fill_seat(sheet: Sheet, row: int, told: dict[str, Any]) -> None:
    sheet.put("purse", row, "points", value=int(4 * told["points"]))
    for good, amount in told["goods"].items():
        sheet.put("purse" if good == "corn" else "seats", row, good, value=amount)
    for track in ("temples", "technologies"):
        for name, height in told[track].items():
            sheet.put("seats", row, name, value=height)
    for name in ("hand", "workers", "light", "corn_tiles", "wood_tiles", "free_meals", "meal_price", "chosen"):
        sheet.put("seats", row, name, value=told[name])
    for tile in told["buildings"]:
        sheet.put("built", row, BUILDINGS.index(tile))
    for tile in told["monuments"]:
        sheet.put("raised", row, MONUMENTS.index(tile))
    for tile in told["wealth"] or []:
        sheet.put("wealth", row, WEALTH.index(tile))


def test_every_number_is_what_the_view_tells() -> None:
    compare(GAME, fill)
