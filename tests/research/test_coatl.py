"""Observations of Cóatl tell what the view tells."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from sunstone.games.coatl.assemble import Assemble
from sunstone.games.coatl.coatls import MOST_PIECES, NOTHING, Unfinished
from sunstone.games.coatl.coatls import chain as read_chain
from sunstone.games.coatl.completion import Complete
from sunstone.games.coatl.data import UNFINISHED, Prophecy, RuleData
from sunstone.games.coatl.evaluation.plans import Planner
from sunstone.games.coatl.evaluation.position import hopes, in_order
from sunstone.games.coatl.observe import LONGEST
from sunstone.games.coatl.pieces import HEAD, counts
from sunstone.games.coatl.prospects import NO_WAY, Lack, gain, met_by
from sunstone.games.coatl.table import Table
from sunstone.lab.observation import ArrayObserver
from tests.games.coatl.table import coatl, table
from tests.research.sheet import Sheet, compare

GAME = sunstone.game("coatl")
PROPHECIES, TEMPLES = (list(GAME.components().entries(kind)) for kind in ("prophecy", "temple"))
KINDS = ("head", "body", "tail")
DATA = RuleData(GAME.components(), strict=False)
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
    assert isinstance(state, Table)
    _fill_prospects(sheet, own, state.data)
    if not state.over:
        # Of a position that the seat cannot tell from this one.
        twin = state.determinize(sheet.you, sunstone.Rng(state.ply))
        assert isinstance(twin, Table)
        _fill_plans(sheet, twin)
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


def _fill_prospects(sheet: Sheet, own: dict[str, Any], data: RuleData) -> None:
    """From the chains and cards that the view names."""
    temples = [*own["temples"], *(pile["card"] for pile in sheet.view["temples"]), own["secret_temple"]]
    for slot, told in enumerate(own["coatls"]):
        if told is None:
            continue
        chain = read_chain([COLOURS.index(colour) for colour in told["pieces"]], told["head"], told["tail"])
        beside = [card["card"] for card in told["prophecies"]]
        for place, card in enumerate(own["hand"]):
            lack = Lack(data, data.prophecies[PROPHECIES.index(card)], chain)
            columns = {"points": lack.points, "more": lack.more, "front": max(lack.front, 0), "back": max(lack.back, 0)}
            for name, value in {**columns, **dict(zip(COLOURS, counts(lack.colours), strict=True))}.items():
                sheet.put("fits", place, slot, name, value=value)
        for card in [*beside, *sheet.view["display"]]:
            if (least := Lack(data, data.prophecies[PROPHECIES.index(card)], chain).least()) > 0:
                sheet.put("lacks", slot, PROPHECIES.index(card), value=least + 1)
        laid = Unfinished(chain, sum(1 << PROPHECIES.index(card) for card in beside))
        for temple in temples:
            if temple is not None:
                number = TEMPLES.index(temple)
                sheet.put("met", slot, number, value=1 + met_by(data.temples[number], laid, data))
        cards = [data.prophecies[PROPHECIES.index(card)] for card in {*beside, *own["hand"]}]
        for side, front in enumerate((True, False)):
            for colour in range(len(COLOURS)):
                sheet.put("brings", slot, side, colour, value=gain(cards, chain, colour, front))


def _fill_plans(sheet: Sheet, table: Table) -> None:
    player = table.seats[sheet.you]
    planner = Planner(table, player)
    begun = [laid for laid in in_order(player) if laid.coatl.length]
    more = player.finished + len(begun) < table.data.coatls
    for laid in [*begun, NOTHING] if more else begun:
        row = UNFINISHED if laid is NOTHING else player.coatls.index(laid)
        bodies = counts(planner.bodies)
        planner.plan(laid)
        made = planner.made
        before, added = (
            min(laid.coatl.length, MOST_PIECES),
            [made.word >> 3 * place & 7 for place in range(made.length)],
        )
        back = added[made.front + before :]
        planned = {
            "points": round(planner.points),
            "turns": int(4 * planner.turns + 0.5),
            "front": made.front,
            "back": len(back),
            "cards": int(planner.taken).bit_count(),
            "head": made.has_head > laid.coatl.has_head,
            "tail": made.has_tail > laid.coatl.has_tail,
        }
        if made.front:
            planned[f"next_front_{COLOURS[added[made.front - 1]]}"] = 1
        if back:
            planned[f"next_back_{COLOURS[back[0]]}"] = 1
        for colour, used, own in zip(COLOURS, counts(made.used), bodies, strict=True):
            planned[f"uses_{colour}"] = used
            planned[f"lacks_{colour}"] = max(0, used - own)
        for name, value in planned.items():
            sheet.put("plans", row, name, value=value)
        for card in range(len(PROPHECIES)):
            sheet.put("plan_cards", row, card, value=planner.taken >> card & 1)
        if planner.temple >= 0:
            sheet.put("plan_temples", row, planner.temple)
    if isinstance(table.decision(), (Assemble, Complete)):
        return

    def put_gain(name: str, place: int, planner: Planner) -> None:
        gained = hopes(table, player, planner) - hopes(table, player, Planner(table, player))
        sheet.put(name, place, value=max(0, int(4 * gained + 0.5)))

    for card in sheet.view["display"]:
        planner = Planner(table, player)
        planner.hand.append(PROPHECIES.index(card))
        put_gain("card_gains", PROPHECIES.index(card), planner)
    for pile, open_pile in enumerate(sheet.view["temples"]):
        if open_pile["card"] is not None:
            planner = Planner(table, player)
            planner.add_temple(TEMPLES.index(open_pile["card"]))
            put_gain("temple_gains", pile, planner)


@pytest.mark.parametrize(
    ("requirement", "levels", "chain", "points", "more", "front", "back", "colours"),
    [
        ("count Y", [[3, 2], [4, 3]], "(YY", 0, 2, NO_WAY, 1, "Y"),
        ("count Y", [[3, 2], [4, 3]], "YYY", 2, 1, 1, 1, "Y"),
        ("count Y", [[3, 2], [4, 3]], "YYYY", 3, 0, NO_WAY, NO_WAY, ""),
        ("seq Y G", [[1, 1], [2, 3]], "KY", 0, 1, 2, 1, "G"),
        ("seq Y G", [[1, 1], [2, 3]], "GK", 0, 1, 1, 2, "Y"),
        ("seq Y G", [[1, 1], [2, 3]], "YG", 1, 2, 2, 2, "YG"),
        ("seq K B K B", [[1, 5]], "(RKB", 0, 5, NO_WAY, 2, "KB"),
        ("seq Y K+ R", [[1, 2]], "YKK", 0, 2, 3, 1, "R"),
        ("bag Y2 G2", [[1, 4]], "YKG)", 0, 4, 2, NO_WAY, "YG"),
        ("absent Y", [[1, 3]], "YK", 0, 3, NO_WAY, NO_WAY, ""),
    ],
)
def test_what_a_prophecy_lacks(
    requirement: str, levels: list[list[int]], chain: str, points: int, more: int, front: int, back: int, colours: str
) -> None:
    prophecy = Prophecy(0, "some", {"suit": "red", "requirement": requirement, "levels": levels, "copies": 1})
    pieces = [COLOURS.index(letter) for letter in chain.strip("()")]
    lack = Lack(DATA, prophecy, read_chain(pieces, chain.startswith("("), chain.endswith(")")))
    assert (lack.points, lack.more, lack.front, lack.back) == (points, more, front, back)
    assert counts(lack.colours) == [colours.count(letter) for letter in COLOURS]


def test_what_one_more_body_brings() -> None:
    pair = Prophecy(0, "pair", {"suit": "red", "requirement": "seq Y G", "levels": [[1, 1], [2, 3]], "copies": 1})
    many = Prophecy(1, "many", {"suit": "red", "requirement": "count G", "levels": [[2, 4]], "copies": 1})
    chain = read_chain([COLOURS.index(letter) for letter in "GY"], False, False)
    assert gain([pair, many], chain, COLOURS.index("G"), front=False) == 5
    assert gain([pair, many], chain, COLOURS.index("Y"), front=True) == 1
    assert gain([pair, many], chain, COLOURS.index("K"), front=True) == 0
    assert gain([pair, many], chain, COLOURS.index("G"), front=True) == 4
    assert gain([pair, many], chain.extended(HEAD, 0, front=True), COLOURS.index("G"), front=True) == 0


def test_what_is_planned_and_what_would_help() -> None:
    state = table(boards=["bB"], hands=["trio_B"], coatls=[[coatl("B")]])
    observer = ArrayObserver(GAME, 2)
    seen = observer.observe(state, 0)["observation"]
    columns = next(piece.columns for piece in observer.pieces if piece.name == "plans")
    planned = {name: value for name, value in zip(columns, seen["plans"][0].tolist(), strict=True) if value}
    # One of the two bodies it wants lies on the board.
    assert planned["points"] == 6
    assert {name: planned[name] for name in planned if name.startswith(("next", "uses", "lacks"))} == {
        "next_front_B": 1,
        "uses_B": 2,
        "lacks_B": 1,
    }
    assert seen["plan_cards"][0, PROPHECIES.index("trio_B")] == 1


def test_every_number_is_what_the_view_tells() -> None:
    compare(GAME, fill)


def test_of_a_very_long_coatl_the_head_side_is_told_and_all_is_counted() -> None:
    state = table(coatls=[[coatl("(" + "".join(COLOURS) * 9)]])
    seen = ArrayObserver(GAME, 2).observe(state, 0)["observation"]
    columns = next(piece.columns for piece in GAME.observer(2).layout.pieces if piece.name == "coatls")
    told = dict(zip(columns, seen["coatls"][0, 0].tolist(), strict=True))
    assert told == {"head": 1, "tail": 0, "pieces": 45, **dict.fromkeys(COLOURS, 9)}
    assert seen["chains"][0, 0].tolist() == [1, 2, 3, 4, 5] * (LONGEST // 5)
