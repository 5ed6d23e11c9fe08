"""Positions that cannot be are refused, each with its reason; those that can be are played on."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from sunstone.core.components import overlaid
from tests.games.edits import Break, add, both, less, more, put
from tests.games.moves import lies, play
from tests.games.tzolkin.table import DUMMY, GAME, goods, points_of, position

Position = dict[str, Any]


def sound(**more: Any) -> sunstone.State:
    """Three players in the fifth round, a bit of everything on the table."""
    given: dict[str, Any] = {
        "in_round": 5,
        "first": 2,
        "seat": 0,
        "on": {("palenque", 3): 0, ("tikal", 4): 0, ("uxmal", 1): 1, ("chichen_itza", 2): 2},
        "workers": [4, 3, 3],
        "goods": ["6C 5W 3S 2G 1K", "4C", "9C 2S 1K"],
        "levels": [{"theology": 2, "architecture": 1}, {"agriculture": 2}],
        "steps": [{"chaac": 3}, {"quetzalcoatl": 8}, {"kukulkan": 0}],
        "tiles": [(2, 1), (0, 2)],
        "burned": 1,
        "skulls_on": [4],
        "buildings": ["A1-09 A1-01", "A1-04"],
        "monuments": ["M-02"],
        "display": "A1-08 A1-13",
        "tooth_corn": [2, 3],
        "wealth": ["W-uxm-3 W-pal-7"],
        **more,
    }
    return position(3, **given)


def turned() -> sunstone.State:
    """Seat 0 may turn the calendar by two days."""
    state = position(3, in_round=5, last=True)
    return play(state, "place start", "end")


def finished() -> sunstone.State:
    """A game of four that is over."""
    state = position(in_round=27, last=True, on={("uxmal", 0): 0})
    return play(state, "take uxmal 0", "act none", "end")


def refused(state: sunstone.State, change: Break) -> str:
    """The code a position is refused with after it was changed."""
    dump = state.dump()
    table = dump["position"]
    assert isinstance(table, dict)
    GAME.load(dump)
    change(table)
    with pytest.raises(sunstone.BadPosition) as wrong:
        GAME.load(dump)
    return wrong.value.code


def _swap_places(wheel: str, one: int, other: int) -> Break:
    def change(table: Position) -> None:
        row = table["wheels"][wheel]
        row[one], row[other] = row[other], row[one]

    return change


def _second_age(table: Position) -> None:
    """The tiles of the second age laid out, whatever the calendar says."""
    table["age"] = 2
    table["buildings"] = table["next_age"][:6]
    table["building_stack"] = table["next_age"][6:]
    table["next_age"] = []


def _burn_without_harvest(table: Position) -> None:
    """More wood gone for good than corn was taken from below it."""
    table["seats"][1]["wood_tiles"] -= 2


def _gap(table: Position) -> None:
    table["building_stack"].append(table["buildings"][0])
    table["buildings"][0] = None


WORKERS: list[tuple[str, str, Break]] = [
    ("a worker too many in a hand", "tzolkin_workers", add("seats", 0, "hand", by=1)),
    ("a worker too few in a hand", "tzolkin_workers", add("seats", 1, "hand", by=-1)),
    ("two workers in all", "tzolkin_workers", both(add("seats", 2, "workers", by=-1), add("seats", 2, "hand", by=-1))),
    ("seven workers", "range", put("seats", 0, "workers", value=7)),
    ("a worker nobody has", "tzolkin_workers", put("wheels", "tikal", 0, value=1)),
    ("a worker out of sight", "tzolkin_wheels", _swap_places("palenque", 3, 8)),
    ("a worker of an empty seat", "range", put("wheels", "tikal", 0, value=3)),
    ("a worker of no seat", "range", put("wheels", "tikal", 0, value=5)),
    ("a wheel with a tooth too few", "length", less("wheels", "uxmal")),
    ("a wheel that is not there", "unknown_field", put("wheels", "copan", value=[])),
    ("two workers on the start-player space", "tzolkin_workers", put("start_space", value=2)),
    ("a dummy too many", "tzolkin_dummies", put("wheels", "tikal", 0, value=DUMMY)),
    ("a dummy too few", "tzolkin_dummies", lambda table: _remove_dummy(table)),
    ("a dummy where no tile put it", "tzolkin_dummies", lambda table: _move_dummy(table)),
]
GOODS: list[tuple[str, str, Break]] = [
    ("a skull too many in the bank", "tzolkin_skulls", add("skulls_left", by=1)),
    ("a skull too many with a player", "tzolkin_skulls", add("seats", 0, "goods", "skull", by=1)),
    ("a skull too many on Chichen Itza", "tzolkin_skulls", more("skull_spaces", value=1)),
    ("two skulls on one space", "unknown_name", more("skull_spaces", value=4)),
    ("a skull on the space of free choice", "range", more("skull_spaces", value=10)),
    ("less than no corn", "range", put("seats", 0, "goods", "corn", value=-1)),
    ("a sixth good", "unknown_field", put("seats", 0, "goods", "cocoa", value=0)),
    ("a good forgotten", "missing", lambda table: table["seats"][0]["goods"].pop("wood")),
    ("a quarter of a point in the middle of the game", "tzolkin_points", add("seats", 0, "quarters", by=1)),
]
JUNGLE: list[tuple[str, str, Break]] = [
    ("a corn tile too many with a player", "tzolkin_jungle", add("seats", 0, "corn_tiles", by=1)),
    ("a corn tile too few in the jungle", "tzolkin_jungle", add("jungle", 0, "corn", by=-1)),
    ("a wood tile too many with a player", "tzolkin_jungle", add("seats", 0, "wood_tiles", by=9)),
    (
        "wood on the fields of corn",
        "tzolkin_jungle",
        both(put("jungle", 0, "forest", value=1), add("jungle", 0, "corn", by=-1)),
    ),
    ("more fields than there are", "tzolkin_jungle", put("jungle", 0, "corn", value=4)),
    ("wood burned and its corn still there", "tzolkin_jungle", _burn_without_harvest),
    ("a group of fields too many", "length", more("jungle", value={"action": 6, "forest": 0, "corn": 0})),
    ("the fields of another action", "range", put("jungle", 0, "action", value=3)),
]
BOARDS: list[tuple[str, str, Break]] = [
    ("two at the top of a temple", "tzolkin_temples", put("seats", 0, "temples", "quetzalcoatl", value=8)),
    ("a step above the top", "tzolkin_temples", put("seats", 0, "temples", "chaac", value=7)),
    ("a step below the lowest", "range", put("seats", 0, "temples", "chaac", value=-1)),
    ("a fourth temple", "unknown_field", put("seats", 0, "temples", "itzamna", value=1)),
    ("a fourth level", "range", put("seats", 0, "technologies", "agriculture", value=4)),
    ("a free meal too many", "tzolkin_farms", add("seats", 0, "free_meals", by=1)),
    ("a free meal forgotten", "tzolkin_farms", add("seats", 0, "free_meals", by=-1)),
    ("a frugal farm forgotten", "tzolkin_farms", put("seats", 1, "frugal", value=0)),
    ("a frugal farm of nobody", "tzolkin_farms", put("seats", 2, "frugal", value=1)),
]
TILES: list[tuple[str, str, Break]] = [
    ("a building twice", "tzolkin_tiles", more("seats", 2, "buildings", value="A1-08")),
    ("a building twice with one player", "unknown_name", more("seats", 0, "buildings", value="A1-01")),
    ("a building nowhere", "tzolkin_tiles", less("building_stack")),
    ("a building of the next age nowhere", "tzolkin_tiles", less("next_age")),
    ("a building of the next age built", "tzolkin_tiles", more("seats", 2, "buildings", value="A2-06")),
    ("a gap that should have been filled", "tzolkin_tiles", _gap),
    (
        "seven buildings on display",
        "tzolkin_tiles",
        lambda table: table["buildings"].append(table["building_stack"].pop()),
    ),
    (
        "five spaces for buildings",
        "tzolkin_tiles",
        lambda table: table["building_stack"].append(table["buildings"].pop()),
    ),
    ("a building of the next age on display", "tzolkin_tiles", lambda table: _swap_ages(table)),
    ("the second age too early", "tzolkin_calendar", _second_age),
    ("a monument twice", "tzolkin_tiles", more("seats", 1, "monuments", value="M-02")),
    ("a monument nowhere", "tzolkin_tiles", put("seats", 0, "monuments", value=[])),
    ("a monument too many", "tzolkin_tiles", lambda table: _sixth_monument(table)),
    ("an unknown building", "unknown_name", put("buildings", 0, value="A3-01")),
    ("an unknown monument", "unknown_name", put("monuments", 0, value="M-14")),
    ("a gap in a stack", "unknown_name", more("building_stack", value=None)),
]
WEALTH: list[tuple[str, str, Break]] = [
    ("a tile of wealth twice", "tzolkin_wealth", lambda table: _deal_again(table)),
    ("a tile of wealth nowhere", "tzolkin_dummies", less("wealth_deck")),
    ("three tiles dealt", "tzolkin_wealth", less("seats", 0, "dealt")),
    ("one tile kept", "tzolkin_wealth", less("seats", 2, "kept")),
    ("three tiles kept", "tzolkin_wealth", lambda table: _keep_three(table)),
    ("a tile kept that was not dealt", "tzolkin_wealth", lambda table: _keep_undealt(table)),
    ("an unknown tile", "unknown_name", put("wealth_deck", 0, value="W-cop-1")),
]
CALENDAR: list[tuple[str, str, Break]] = [
    ("a Food Day that is none", "tzolkin_calendar", put("food_due", value=1)),
    ("a Food Day held before it came", "tzolkin_calendar", put("food_days_held", value=1)),
    ("the second age without its tiles", "tzolkin_tiles", put("age", value=2)),
    ("more rounds than days", "tzolkin_calendar", put("round", value=6)),
    ("more days than two a round", "tzolkin_calendar", put("round", value=2)),
    ("corn on a tooth to come", "tzolkin_calendar", more("tooth_corn", value=5)),
    ("corn on the tooth of this round", "tzolkin_calendar", more("tooth_corn", value=4)),
    ("corn with a hole in it", "tzolkin_calendar", put("tooth_corn", value=[1, 3])),
    ("old corn nobody left", "tzolkin_calendar", put("tooth_corn", value=[1, 2])),
    ("two corn on a tooth", "unknown_name", more("tooth_corn", value=3)),
    ("a dark board and no extra day", "tzolkin_calendar", put("seats", 0, "light", value=False)),
    ("a day beyond all calendars", "range", put("day", value=41)),
]
TURNS: list[tuple[str, str, Break]] = [
    ("another seat's turn", "tzolkin_turn", put("turn", value=0)),
    ("a turn after the last", "tzolkin_turn", put("turn", value=3)),
    ("placed and not placing", "tzolkin_turn", put("placed", value=1)),
    ("placing and nothing placed", "tzolkin_turn", put("mode", value="placing")),
    ("taking and nothing taken", "tzolkin_turn", put("mode", value="taking")),
    ("placing more than ride", "tzolkin_turn", both(put("mode", value="placing"), put("placed", value=3))),
    ("taken more than in hand", "tzolkin_turn", both(put("mode", value="taking"), put("taken", value=3))),
    (
        "placed and taken",
        "tzolkin_turn",
        both(put("mode", value="placing"), put("placed", value=1), put("taken", value=1)),
    ),
    ("begged for more than three", "tzolkin_turn", put("begged", value=True)),
    (
        "begged and placed with more than three left",
        "tzolkin_turn",
        both(put("begged", value=True), put("mode", value="placing"), put("placed", value=1)),
    ),
    ("mercy for nothing", "tzolkin_turn", put("mercy", value=True)),
    (
        "mercy for the rich",
        "tzolkin_turn",
        both(put("mercy", value=True), put("mode", value="placing"), put("placed", value=1)),
    ),
    (
        "the space taken by who has not had a turn",
        "tzolkin_turn",
        both(put("start_space", value=1), add("seats", 1, "hand", by=-1), put("tooth_corn", value=[])),
    ),
    (
        "the space taken and its corn left",
        "tzolkin_calendar",
        both(put("start_space", value=2), add("seats", 2, "hand", by=-1)),
    ),
    (
        "the space taken before one has begun",
        "tzolkin_turn",
        both(put("start_space", value=0), add("seats", 0, "hand", by=-1)),
    ),
    ("decisions due before anything was taken", "tzolkin_turn", more("due", value={"kind": "rise", "temples": 1})),
    ("an unknown phase", "unknown_name", put("phase", value="siesta")),
    ("an unknown mode", "unknown_name", put("mode", value="begging")),
    ("starting wealth chosen in the middle of the game", "tzolkin_wealth", put("phase", value="keep")),
    ("the calendar in the middle of a round", "tzolkin_calendar", put("phase", value="calendar")),
    ("a seat too few", "length", less("seats")),
    ("something nobody knows", "unknown_field", put("weather", value="rain")),
    ("something nobody knows of a seat", "unknown_field", put("seats", 0, "mood", value="good")),
    ("a truth that is a number", "type", put("begged", value=1)),
    ("a number that is a truth", "type", put("day", value=True)),
]
BROKEN = WORKERS + GOODS + JUNGLE + BOARDS + TILES + WEALTH + CALENDAR + TURNS


def _remove_dummy(table: Position) -> None:
    wheel = next(wheel for wheel, row in table["wheels"].items() if DUMMY in row)
    table["wheels"][wheel][table["wheels"][wheel].index(DUMMY)] = None


def _move_dummy(table: Position) -> None:
    wheel = next(wheel for wheel, row in table["wheels"].items() if DUMMY in row)
    row = table["wheels"][wheel]
    free = next(place for place in range(len(row)) if row[place] is None and row[place - 1] is None)
    row[row.index(DUMMY)] = None
    row[free] = DUMMY


def _swap_ages(table: Position) -> None:
    table["next_age"][0], table["buildings"][0] = table["buildings"][0], table["next_age"][0]


def _sixth_monument(table: Position) -> None:
    table["monuments"][table["monuments"].index(None)] = "M-13" if "M-13" not in table["monuments"] else "M-12"


def _deal_again(table: Position) -> None:
    table["seats"][0]["dealt"][3] = table["wealth_deck"][0]


def _keep_three(table: Position) -> None:
    row = table["seats"][1]
    row["kept"].append(next(name for name in row["dealt"] if name not in row["kept"]))


def _keep_undealt(table: Position) -> None:
    table["seats"][1]["kept"][0] = table["wealth_deck"][0]


def test_the_positions_are_sound_before_they_are_broken() -> None:
    for state in (sound(), turned(), finished(), GAME.new(3, 1)):
        state.check()
        again = GAME.load(state.dump())
        assert again.dump() == state.dump()


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_broken_position_is_refused(code: str, change: Break) -> None:
    assert refused(sound(), change) == code


@pytest.mark.parametrize(("seat", "over"), [(-1, False), (0, True), (1, False)])
def test_the_seat_to_move_is_the_one_of_the_turn(seat: int, over: bool) -> None:
    """A seat is to move until the end and none after it, and it is the one the order of play says."""
    with pytest.raises(sunstone.BadPosition):
        GAME.load({**sound().dump(), "seat": seat, "over": over})


# Before the first turn everything lies as it was laid out.

SET_UP: list[tuple[str, str, Break]] = [
    ("a round gone", "tzolkin_set_up", both(put("day", value=1), put("round", value=2))),
    ("another start player", "tzolkin_set_up", put("first", value=1)),
    ("a turn gone", "tzolkin_set_up", put("turn", value=1)),
    ("corn", "tzolkin_set_up", put("seats", 0, "goods", "corn", value=1)),
    ("points lost", "tzolkin_set_up", put("seats", 0, "quarters", value=-12)),
    ("points from nowhere", "tzolkin_set_up", put("seats", 0, "earned", "from_buildings", value=4)),
    ("a step up", "tzolkin_set_up", put("seats", 0, "temples", "chaac", value=2)),
    ("a step down", "tzolkin_set_up", put("seats", 0, "temples", "chaac", value=0)),
    ("a level", "tzolkin_set_up", put("seats", 0, "technologies", "architecture", value=1)),
    ("a worker more", "tzolkin_set_up", both(add("seats", 0, "workers", by=1), add("seats", 0, "hand", by=1))),
    ("placed", "tzolkin_turn", put("placed", value=1)),
    ("taken", "tzolkin_turn", put("taken", value=1)),
    ("begged", "tzolkin_turn", put("begged", value=True)),
    ("mercy", "tzolkin_turn", put("mercy", value=True)),
    ("a mode", "tzolkin_turn", put("mode", value="taking")),
    (
        "a harvest",
        "tzolkin_set_up",
        both(add("jungle", 0, "corn", by=-1), add("seats", 0, "corn_tiles", by=1)),
    ),
    (
        "a building",
        "tzolkin_set_up",
        lambda table: table["seats"][0]["buildings"].append(
            table["building_stack"].pop(next(i for i, n in enumerate(table["building_stack"]) if n > "A1-05"))
        ),
    ),
    (
        "a monument",
        "tzolkin_set_up",
        lambda table: (
            table["seats"][0]["monuments"].append(table["monuments"].pop()) or table["monuments"].append(None)
        ),
    ),
    (
        "a skull offered",
        "tzolkin_set_up",
        both(more("skull_spaces", value=1), add("skulls_left", by=-1)),
    ),
    ("tiles kept too early", "tzolkin_wealth", lambda table: _keep_three(table)),
]


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in SET_UP], ids=[row[0] for row in SET_UP])
def test_nothing_has_happened_while_wealth_is_chosen(code: str, change: Break) -> None:
    assert refused(GAME.new(4, 1), change) == code


def test_choices_of_wealth_are_counted() -> None:
    """The first decisions are these, so their number says whose it is."""
    dump = GAME.new(3, 1).dump()
    with pytest.raises(sunstone.BadPosition) as wrong:
        GAME.load({**dump, "ply": 1})
    assert wrong.value.code == "tzolkin_set_up"


# Turning the calendar.

TURNING: list[tuple[str, str, Break]] = [
    ("by who has the dark side up", "tzolkin_calendar", put("seats", 0, "light", value=False)),
    ("a worker in the way", "tzolkin_turn", both(put("wheels", "tikal", 6, value=1), add("seats", 1, "hand", by=-1))),
    ("someone on the space still", "tzolkin_turn", both(put("start_space", value=0), add("seats", 0, "hand", by=-1))),
    ("before the round is over", "tzolkin_turn", put("turn", value=2)),
    ("with a marker that went elsewhere", "tzolkin_turn", put("first", value=2)),
    ("with corn on the teeth", "tzolkin_calendar", put("tooth_corn", value=[3])),
    ("with a decision due", "tzolkin_turn", more("due", value={"kind": "rise", "temples": 1})),
    ("having placed", "tzolkin_turn", put("placed", value=1)),
    ("having begged", "tzolkin_turn", put("begged", value=True)),
    ("having had mercy", "tzolkin_turn", put("mercy", value=True)),
    ("a Food Day held before it came", "tzolkin_calendar", put("food_days_held", value=1)),
    ("a Food Day due that is none", "tzolkin_calendar", put("food_due", value=1)),
]


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in TURNING], ids=[row[0] for row in TURNING])
def test_the_calendar_is_not_turned(code: str, change: Break) -> None:
    assert refused(turned(), change) == code


def test_a_dark_board_forbids_the_choice_of_two_days() -> None:
    """Whoever has used up the extra day is never asked."""
    state = turned()
    assert refused(state, both(put("seats", 0, "light", value=False), put("round", value=4))) == "tzolkin_turn"


# After the end.

OVER: list[tuple[str, str, Break]] = [
    ("days after the last", "tzolkin_calendar", both(put("day", value=35), put("round", value=30))),
    ("before the last Food Day", "tzolkin_calendar", put("food_days_held", value=3)),
    ("while wealth is chosen", "tzolkin_wealth", put("phase", value="keep")),
    (
        "while wealth is chosen by nobody",
        "tzolkin_turn",
        lambda table: [put("phase", value="keep")(table), *(row["kept"].clear() for row in table["seats"])],
    ),
    ("while the calendar is turned", "tzolkin_turn", put("phase", value="calendar")),
    ("with a decision due", "tzolkin_turn", more("due", value={"kind": "rise", "temples": 1})),
    ("in the middle of a turn", "tzolkin_turn", both(put("mode", value="taking"), put("taken", value=1))),
    ("someone on the space still", "tzolkin_turn", both(put("start_space", value=0), add("seats", 0, "hand", by=-1))),
    ("the last Food Day forgotten", "tzolkin_calendar", put("food_due", value=0)),
]


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in OVER], ids=[row[0] for row in OVER])
def test_no_such_end(code: str, change: Break) -> None:
    assert refused(finished(), change) == code


def test_a_game_cannot_go_on_after_the_last_food_day() -> None:
    """Such a game would never end."""
    dump = finished().dump()
    table = dump["position"]
    assert isinstance(table, dict)
    dump.update(over=False, seat=0)
    table.update(first=0, turn=0, food_due=0)
    with pytest.raises(sunstone.BadPosition) as wrong:
        GAME.load(dump)
    assert wrong.value.code == "tzolkin_calendar"


# Positions that must be accepted.


def test_six_workers_placed_in_one_turn() -> None:
    """Fifteen corn place all six on positions 0; the position after it can be seen, stored and resumed."""
    state = position(workers=[6], corn=[40])
    for place in ("palenque", "tikal", "uxmal", "yaxchilan", "chichen_itza", "start"):
        play(state, f"place {place}")
    assert lies(state)["placed"] == 6
    state.view(0)
    assert GAME.load(state.dump()).legal() == state.legal() == [state.read("end")]
    assert goods(state) == "25C"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_can_be_loaded(players: int) -> None:
    """Whatever comes about by play is possible, whatever is due."""
    for seed in range(4):
        state = GAME.new(players, seed)
        rng = sunstone.Rng(seed)
        while not state.over:
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
            dump = state.dump()
            assert GAME.load(dump).dump() == dump


def test_a_late_food_day_can_be_set_up() -> None:
    """Jumped over from round 7: the day after the tooth, with the Food Day due."""
    state = position(day=8, in_round=8, fed=0, light=[False])
    assert lies(state)["food_due"] == 1
    late = refused(state, both(put("round", value=9), put("seats", 0, "light", value=True)))
    assert late == "tzolkin_calendar"


# An owner's own box.


def owned(text: str) -> sunstone.Components:
    return overlaid(GAME.components(), GAME.schema(), 'game = "tzolkin"\n' + text, "my-box.toml")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('[building.A1-01]\neffects = ["sing 1"]', "wrong_effects"),
        ('[building.A1-01]\neffects = ["gain any 1"]', "wrong_effects"),
        ('[building.A1-01]\neffects = ["gain corn 0"]', "wrong_effects"),
        ('[building.A1-01]\neffects = ["worker 2"]', "wrong_effects"),
        ('[building.A1-01]\neffects = "meals 1"', "wrong_effects"),
        ("[building.A1-01]\ncost = [1, 2]", "wrong_list"),
        ("[building.A1-01]\ncost = [1, 2, 10]", "wrong_range"),
        ('[building.A1-01]\nkind = "palace"', "wrong_choice"),
        ("[building.A1-01]\nage = 3", "wrong_range"),
        ("[temple.chaac]\npoints = [1, 2]", "wrong_steps"),
        ('[temple.chaac]\nrewards = ["corn"]', "wrong_rewards"),
        ("[monument.M-07]\npoints = []", "wrong_points"),
        ('[monument.M-07]\nscore = "beauty"', "wrong_choice"),
        ('[wealth.W-pal-1]\ngear = "copan"', "wrong_choice"),
    ],
)
def test_mistake_in_an_owners_box(text: str, code: str) -> None:
    with pytest.raises(sunstone.BadComponents) as wrong:
        owned(text)
    assert (wrong.value.code, wrong.value.details["line"]) == (code, 3)


def test_an_owners_values_are_played_with() -> None:
    own = owned('[building.A2-06]\ncost = [1, 0, 0]\neffects = ["vp 11"]\n[palenque.action-1]\ncorn = 6\n')
    dump = position(on={("palenque", 1): 0, ("tikal", 2): 0}, goods=["1W"], display="A2-06", in_round=16).dump()
    state = GAME.load({**dump, "components": own.digest}, own)
    play(state, "take palenque 1", "act 1", "take tikal 2", "act 2", "build 1")
    assert (goods(state), points_of(state)) == ("6C", 11)
    with pytest.raises(sunstone.BadPosition) as wrong:
        GAME.load(state.dump())
    assert wrong.value.code == "components"
