"""Observations of Cóatl tell what the view tells."""

from __future__ import annotations

from typing import Any

import sunstone
from sunstone.games.coatl.observe import LONGEST
from sunstone.lab.observation import ArrayObserver
from tests.games.coatl.table import coatl, table
from tests.research.sheet import Sheet, compare

GAME = sunstone.game("coatl")
PROPHECIES, TEMPLES = (list(GAME.components().entries(kind)) for kind in ("prophecy", "temple"))
KINDS = ("head", "body", "tail")
COLOURS = tuple(GAME.new(2).view(0)["bags"]["head"])  # type: ignore[index]


def fill(sheet: Sheet, state: sunstone.State) -> None:
    view = sheet.view
    put = sheet.put
    put("turn", f"phase_{view['phase']}")
    put("turn", f"ending_{view['ending']['cause']}")
    for name in ("over", "actions_left", "passes", "deck", "reshuffles"):
        put("turn", name, value=view[name])
    put("turn", "completing", value=view["completing"] or 0)
    put("turn", "turns_left", value=view["ending"]["turns_left"])
    if not view["over"]:
        put("order", 0, sheet.row(view["seat"]))
    if view["ending"]["seat"] is not None:
        put("order", 1, sheet.row(view["ending"]["seat"]))
    _fill_table(sheet)
    for seat, told in enumerate(view["seats"]):
        _fill_seat(sheet, sheet.row(seat), told)
    own = view["seats"][sheet.you]
    for place, card in enumerate(own["hand"]):
        put("hand", place, PROPHECIES.index(card))
    for card in own["put_aside"]:
        sheet.add("put_aside", PROPHECIES.index(card))
    if own["secret_temple"] is not None:
        put("secret_temple", TEMPLES.index(own["secret_temple"]))


def _fill_table(sheet: Sheet) -> None:
    view = sheet.view
    for kind in ("head", "tail"):
        for colour in view["supply"][f"{kind}s"]:
            if colour is not None:
                sheet.add("supply", f"{kind}_{colour}")
    for pair in view["supply"]["bodies"]:
        if pair is not None:
            sheet.add("supply", f"body_{''.join(pair)}")
    for place, kind in enumerate(KINDS):
        for colour, left in view["bags"][kind].items():
            sheet.put("bags", place, colour, value=left)
    for where in ("display", "discards"):
        for card in view[where]:
            sheet.add(where, PROPHECIES.index(card))
    for place, pile in enumerate(view["temples"]):
        if pile["card"] is not None:
            sheet.put("temple_tops", place, TEMPLES.index(pile["card"]))
        sheet.put("temples_under", place, value=pile["under"])


def _fill_seat(sheet: Sheet, row: int, told: dict[str, Any]) -> None:
    put = sheet.put
    put("points", row, value=told["points"])
    for name in ("room", "aside", "dealt", "has_secret_temple"):
        put("seats", row, name, value=told[name])
    put("seats", row, "hand", value=len(told["hand"]))
    for token in told["tokens"]:
        put("seats", row, token)
    for piece in told["board"]:
        sheet.add("boards", row, f"{piece['piece']}_{piece['colour']}")
    for card in told["hand"]:
        if card is not None:
            sheet.add("hands", row, PROPHECIES.index(card))
    for temple in told["temples"]:
        put("temples", row, TEMPLES.index(temple))
    for slot, chain in enumerate(told["coatls"]):
        if chain is not None:
            _fill_coatl(sheet, row, slot, chain)
    done = told["completed"]
    put("completed", row, "coatls", value=len(done))
    put("completed", row, "best", value=max((chain["points"] for chain in done), default=0))
    for chain in done:
        for card in chain["prophecies"]:
            sheet.add("spent", PROPHECIES.index(card["card"]))
            sheet.add("completed", row, "cards")
        if chain["temple"] is not None:
            put("spent_temples", TEMPLES.index(chain["temple"]["card"]))
            sheet.add("completed", row, "cards")


def _fill_coatl(sheet: Sheet, row: int, slot: int, chain: dict[str, Any]) -> None:
    sheet.put("coatls", row, slot, "head", value=chain["head"])
    sheet.put("coatls", row, slot, "tail", value=chain["tail"])
    sheet.put("coatls", row, slot, "pieces", value=len(chain["pieces"]))
    for place, colour in enumerate(chain["pieces"]):
        sheet.add("coatls", row, slot, colour)
        if place < LONGEST:
            sheet.put("chains", row, slot, place, value=1 + COLOURS.index(colour))
    for card in chain["prophecies"]:
        sheet.put("beside", row, slot, PROPHECIES.index(card["card"]))
    sheet.put("worth", row, slot, value=chain["points"])


def test_every_number_is_what_the_view_tells() -> None:
    compare(GAME, fill)


def test_of_a_very_long_coatl_the_head_side_is_told_and_all_is_counted() -> None:
    state = table(coatls=[[coatl("(" + "".join(COLOURS) * 9)]])
    seen = ArrayObserver(GAME, 2).observe(state, 0)["observation"]
    columns = next(piece.columns for piece in GAME.observer(2).layout.pieces if piece.name == "coatls")
    told = dict(zip(columns, seen["coatls"][0, 0].tolist(), strict=True))
    assert told == {"head": 1, "tail": 0, "pieces": 45, **dict.fromkeys(COLOURS, 9)}
    assert seen["chains"][0, 0].tolist() == [1, 2, 3, 4, 5] * (LONGEST // 5)
