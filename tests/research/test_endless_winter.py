"""Observations of Endless Winter tell what the view tells."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sunstone
from sunstone.games.endless_winter.catalogue import BOARD_ITEMS
from sunstone.games.endless_winter.data import RuleData
from sunstone.games.endless_winter.effects import GAINS, HOW
from sunstone.games.endless_winter.geometry import GRID, JUNCTIONS, LEVEL_BASE
from sunstone.games.endless_winter.names import (
    BOARDS,
    CHIEFS,
    CULTURE,
    FACES,
    GLACIER_TOKENS,
    REST_TOKENS,
    SETUP_CARDS,
    SPACES_A_BOARD,
    STONES,
    ZONES,
)
from sunstone.games.endless_winter.state import EndlessWinterState
from tests.research.sheet import Sheet, compare

GAME = sunstone.game("endless_winter")
WORDS: dict[str, tuple[str, ...]] = {"reward": GAINS, "zone": ZONES, "how": ("", *HOW)}
COUNTED = ("reward", "moves", "buries", "recruits", "cultures", "hunts", "reveals", "use_animals", "discards", "gives")


def place_number(name: str, level: int) -> int:
    """A place of the megalith plan from its name, `c4` say."""
    return LEVEL_BASE[level] + (int(name[1:]) - 1) * (GRID - level) + "abcdefgh".index(name[0])


def fill(sheet: Sheet, state: sunstone.State) -> None:
    view = sheet.view
    put = sheet.put
    put("turn", f"phase_{view['phase']}")
    put("turn", f"stage_{view['stage']}")
    if view["column"] is not None:
        put("turn", f"column_{view['column']}")
    for name in (
        "over",
        "round",
        "turn",
        "half_labour",
        "chief_ready",
        "chief_due",
        "token_ready",
        "culture_left",
        "animals_left",
    ):
        put("turn", name, value=view[name])
    if not view["over"]:
        put("to_move", sheet.row(view["seat"]))
    for name in ("order", "honour_rank"):
        for place, seat in enumerate(view[name]):
            put(name, place, sheet.row(seat))
    offered: tuple[str, ...] = CHIEFS if view["phase"] == "chief" else SETUP_CARDS
    for card in view["offer"]:
        put("offer", offered.index(card))
    assert isinstance(state, EndlessWinterState)
    if view["due"] is not None:
        _fill_due(sheet, view["due"], state.data)
    for kind in view["due_later"]:
        sheet.add("due_later", kind)
    _fill_board(sheet)
    _fill_land(sheet)
    _fill_plan(sheet, state)
    for seat, told in enumerate(view["seats"]):
        _fill_seat(sheet, sheet.row(seat), told)
    _fill_cards(sheet)


def _fill_due(sheet: Sheet, due: dict[str, Any], data: RuleData) -> None:
    put = sheet.put
    kind = due["kind"]
    put("due", kind)
    for name, told in due.items():
        column = f"{kind}_{name}"
        if name in WORDS:
            put("due", column, value=WORDS[name].index(told))
        elif name in ("cell", "in_draw", "junction", "part", "price", "rite", "villages") or (
            name in ("count", "must") and kind in COUNTED
        ):
            put("due", column, value=told)
    for part in due.get("left", []):
        # The view counts parts from 1, the hexes of a settlement as they are named.
        put("due", f"{kind}_left_{part if kind == 'glaciers' else part - 1}")
    for item in due.get("items", []):
        if item != "village":
            put("due", f"board_items_{BOARD_ITEMS.index(item)}")
    for species in due.get("given", []):
        put("due", f"gives_given_{species}")
    if "from" in due:
        number = data.origins.index(tuple(due["from"]))
        ability = data.abilities[number]
        put("due_ability", 0, value=number)
        if kind == "group":
            assert due["parts"] == list(ability.texts)
        else:
            assert due["part"] == _part(ability.texts, due)


def _part(texts: Iterable[str], due: dict[str, Any]) -> int:
    """Which part of an ability is due, from its words."""
    if due["kind"] == "exchange":
        return list(texts).index(due["parts"][0])
    return next(
        place
        for place, text in enumerate(texts)
        if "->" in text and [gain.strip() for gain in text.partition("->")[2].split("&")] == due["parts"]
    )


def _fill_board(sheet: Sheet) -> None:
    view = sheet.view
    put = sheet.put
    for kind in view["recruited"]:
        put("recruited", kind)
    for column in view["first_taken"]:
        put("first_taken", column)
    for kind, left in view["tribe_stacks"].items():
        put("tribe_stacks", kind, value=left)
    for slot, card in enumerate(view["culture_display"]):
        if card is not None:
            put("culture_display", slot, CULTURE.index(card))
    for slot, stone in enumerate(view["stone_display"]):
        if stone is not None:
            put("stone_display", slot, STONES.index(stone))
    for animal, count in view["hunting_ground"].items():
        put("hunting_ground", animal, value=count)
    for name in ("claims", "claimed"):
        for place in view[name]:
            put(name, place)
    tokens = [view["rest_token"], view["token"], *view["rest_tokens_below"]]
    for place, token in enumerate(tokens):
        if token is not None:
            put("rest_tokens", place, REST_TOKENS.index(token))


def _fill_land(sheet: Sheet) -> None:
    view = sheet.view
    put = sheet.put
    for place, told in enumerate(view["land"]):
        put("terrain", place, told["terrain"])
        if told["token"] is not None:
            put("glacier_tokens", place, GLACIER_TOKENS.index(told["token"]))
        for name in ("camps", "influence"):
            for seat, count in enumerate(told[name]):
                put(name, sheet.row(seat), place, value=count)
    for settlement in view["settlements"]:
        put("settlements", sheet.row(settlement["seat"]), JUNCTIONS.index(settlement["hexes"]))
    for megalith in view["megaliths"]:
        owner = megalith["seat"]
        row = sheet.players if owner == "neutral" else sheet.row(owner)
        put("megaliths", row, place_number(megalith["place"], megalith["level"]))


def _fill_plan(sheet: Sheet, state: EndlessWinterState) -> None:
    """The view names a space by its board and its reward, which two of a board may share; the number must fit both."""
    for space in sheet.view["megalith_spaces"]:
        cell = place_number(space["place"], 0)
        number = state.megaliths.plan.cells[cell]
        assert BOARDS[number // SPACES_A_BOARD] == space["board"]
        assert list(state.data.abilities[state.data.space_reward[number]].texts) == space["reward"]
        sheet.put("megalith_spaces", cell, value=1 + number)
        sheet.put("megalith_starts", cell, value=space["start"])


def _fill_seat(sheet: Sheet, row: int, told: dict[str, Any]) -> None:
    put = sheet.put
    put("points", row, value=told["points"])
    for name, prefix in (("chief", "chief_"), ("side", "side_"), ("setup_card", "")):
        if told[name] is not None:
            put("seats", row, f"{prefix}{told[name]}")
    for figure, space in enumerate(told["figures"]):
        if space is not None:
            put("seats", row, f"figure_{figure + 1}_{space}")
    for name in ("food", "food_limit", "tools", "camps_left", "settlements_left", "megaliths_left"):
        put("seats", row, name, value=told[name])
    put("seats", row, "next_megalith_neutral", value=told["next_megalith"] == "neutral")
    for track, height in told["idols"].items():
        put("seats", row, track, value=height)
    for animal, count in told["animals"].items():
        put("seats", row, animal, value=count)
    for animal, count in told["used_animals"].items():
        put("seats", row, f"used_{animal}", value=count)
    for stone in told["stones"]:
        put("stones", row, STONES.index(stone["stone"]))
        put("stone_points", row, STONES.index(stone["stone"]), value=stone["points"])


def _fill_cards(sheet: Sheet) -> None:
    view = sheet.view

    def count(name: str, *where: int, cards: list[str]) -> None:
        for card in cards:
            sheet.add(name, *where, FACES.index(card))

    for place, name in enumerate(("played", "unused", "to_use")):
        count("turn_cards", place, cards=view[name])
    for place, name in enumerate(("hand", "pile", "buried")):
        count("own_cards", place, cards=view["seats"][sheet.you][name])
    for seat, told in enumerate(view["seats"]):
        row = sheet.row(seat)
        for place, name in enumerate(("discards", "seen_in_hand", "buried_openly", "eclipse_pile")):
            count("seen_cards", row, place, cards=told[name] or [])
        for name in ("hand", "pile", "eclipse_pile"):
            sheet.put("card_counts", row, name, value=told[f"{name}_size"])
        sheet.put("card_counts", row, "buried", value=told["buried_count"])


def test_every_number_is_what_the_view_tells() -> None:
    compare(GAME, fill)
