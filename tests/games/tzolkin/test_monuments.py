"""Each of the 13 monuments: what it costs, by which action it is built, and what it brings at the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.moves import can, lies, play, refusal, seat_of
from tests.games.tzolkin.table import BUILDINGS, GAME, MONUMENTS, choices, counted, goods, points_of, position

TILES = GAME.components().entries("monument")
OF_KIND = {
    kind: [name for name, entry in BUILDINGS.items() if entry["kind"] == kind]
    for kind in ("farm", "civic", "tomb", "shrine")
}


def finished(players: int = 4, **more: Any) -> sunstone.State:
    """The game, over: seat 0 had the last turn of the last round and took back an idle worker."""
    on = {("uxmal", 0): 0, **more.pop("on", {})}
    state = position(players, in_round=27, last=True, on=on, **more)
    return play(state, "take uxmal 0", "act none", "end")


def worth(monument: str, players: int = 4, seat: int = 0, **more: Any) -> float:
    """What a monument brought its owner, by the score sheet; the sheet adds up."""
    monuments = more.pop("monuments", [monument])
    state = finished(players, monuments=monuments, **more)
    assert state.over
    sheet = state.score_sheet()[seat]
    assert sheet.total == state.scores()[seat]
    [line] = [line for line in sheet.lines if line.detail.get("monument") == monument]
    return line.points


def costs(monument: str, price: str) -> None:
    """Exactly this is paid, by Tikal 4, and one good less of any kind does not do."""
    need = counted(price)
    state = position(on={("tikal", 4): 0}, goods=[price], offered=monument, display="A1-04", in_round=2)
    play(state, "take tikal 4", "act 4", "monument 1")
    assert (goods(state), seat_of(state, 0)["monuments"]) == ("", [monument])
    assert lies(state)["monuments"][0] is None
    assert lies(state)["due"] == []
    for letter, good in (("W", "wood"), ("S", "stone"), ("G", "gold"), ("K", "skull")):
        if need[good]:
            most = {"W": 9, "S": 9, "G": 9, "K": 2, letter: need[good] - 1}
            short = " ".join(f"{amount}{kind}" for kind, amount in most.items())
            state = position(on={("tikal", 4): 0}, goods=[short], offered=monument, display="A1-01 A1-13", in_round=2)
            play(state, "take tikal 4", "act 4")
            assert refusal(state, "monument 1") == "cannot_pay"


def counts_kind(monument: str, kind: str) -> None:
    """Four points for each own building and monument of the kind, itself included; of other kinds nothing."""
    assert worth(monument) == 4
    assert worth(monument, buildings=[" ".join(OF_KIND[kind])]) == 4 * (1 + len(OF_KIND[kind]))
    others = [name for other, names in OF_KIND.items() if other != kind for name in names]
    assert worth(monument, buildings=[" ".join(others)]) == 4
    mine = next(name for name in MONUMENTS if TILES[name]["kind"] == kind and name != monument)
    foreign = next(name for name in MONUMENTS if TILES[name]["kind"] != kind)
    assert worth(monument, monuments=[f"{monument} {mine} {foreign}"]) == 8
    assert worth(monument, buildings=["", " ".join(OF_KIND[kind])], monuments=[monument, mine]) == 4


# What all of them have in common.


def test_every_monument_has_a_test_of_its_own() -> None:
    """There are thirteen, and thirteen tests with their names."""
    named = {name[5:9].replace("_", "-").upper() for name in globals() if name.startswith("test_m_")}
    assert named == set(MONUMENTS)
    assert len(MONUMENTS) == 13


def test_a_gap_among_the_monuments_stays() -> None:
    """Monuments are laid out once: what is built is not replaced."""
    state = position(on={("tikal", 4): 0}, goods=["3W 2S 1G"], offered="M-01", in_round=2)
    play(state, "take tikal 4", "act 4", "monument 1", "end")
    assert lies(state)["monuments"][0] is None
    assert len([name for name in lies(state)["monuments"] if name]) == 5


def test_a_monument_comes_instead_of_buildings() -> None:
    """Tikal 4 is one or two buildings or one monument: after a monument nothing more, after a building no monument."""
    state = position(on={("tikal", 4): 0}, goods=["9W 9S 9G"], display="A1-01 A1-02", offered="M-01", in_round=2)
    play(state, "take tikal 4", "act 4")
    one = play(state.clone(), "monument 1")
    assert lies(one)["due"] == []
    play(state, "build 1")
    assert refusal(state, "monument 1") == "build_no_monument"
    assert can(state, "build 2")


@pytest.mark.parametrize(("wheel", "action"), [("tikal", 2), ("uxmal", 4)])
def test_only_tikal_4_builds_monuments(wheel: str, action: int) -> None:
    """Neither the single building of Tikal nor the one for corn can be a monument."""
    state = position(on={(wheel, action): 0}, goods=["30C 9W 9S 9G 1K"], offered="M-01", in_round=2)
    play(state, f"take {wheel} {action}", f"act {action}")
    assert refusal(state, "monument 1") == "build_no_monument"


def test_points_come_at_the_end_only() -> None:
    """Building a monument scores nothing at that moment."""
    state = position(on={("tikal", 4): 0}, goods=["3W 2S 1G"], offered="M-01", in_round=2)
    play(state, "take tikal 4", "act 4", "monument 1", "end")
    assert points_of(state) == 0


def test_several_monuments_of_one_player_count_each_for_itself() -> None:
    """Nobody is limited to one monument: each brings its own points."""
    state = finished(monuments=["M-01 M-02 M-08"], levels=[{"theology": 2}])
    points = {line.detail["monument"]: line.points for line in state.score_sheet()[0].lines if line.detail}
    assert points == {"M-01": 8, "M-02": 6, "M-08": 6}


# One by one.


def test_m_01_tombs() -> None:
    """Three wood, two stones, a gold. Four points for each of one's tombs, itself included."""
    costs("M-01", "3W 2S 1G")
    counts_kind("M-01", "tomb")


def test_m_02_all_buildings_and_monuments() -> None:
    """A wood, three stones, two gold. Two points for each of one's buildings and monuments, farms too."""
    costs("M-02", "1W 3S 2G")
    assert worth("M-02") == 2
    assert worth("M-02", buildings=["A1-01 A1-06 A2-09 A2-13"], monuments=["M-02 M-07"]) == 12
    assert worth("M-02", buildings=["", "A1-01 A1-06"], monuments=["M-02", "M-07"]) == 2
    assert worth("M-02", wealth=["W-uxm-3 W-pal-7"]) == 2, "starting wealth is no building"


def test_m_03_corn_tiles() -> None:
    """A wood, a stone, four gold. Four points for each corn tile one harvested, whichever way one came by it."""
    costs("M-03", "1W 1S 4G")
    assert worth("M-03") == 0
    assert worth("M-03", tiles=[(3, 0), (2, 2)]) == 12
    assert worth("M-03", tiles=[(2, 0)], burned=2) == 8
    assert worth("M-03", tiles=[(0, 5)]) == 0


def test_m_04_wood_tiles() -> None:
    """A wood, four gold. Four points for each wood tile; burned forest left none."""
    costs("M-04", "1W 4G")
    assert worth("M-04") == 0
    assert worth("M-04", tiles=[(1, 3), (0, 2)]) == 12
    assert worth("M-04", tiles=[(3, 0)], burned=3) == 0


@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 5), (4, 4)])
def test_m_05_monuments_of_everybody(players: int, each: int) -> None:
    """Two of each block. For every monument built, by whomever, itself too: 6, 5 or 4 points with 2, 3 or 4 players."""
    costs("M-05", "2W 2S 2G")
    assert worth("M-05", players) == each
    assert worth("M-05", players, monuments=["M-05 M-01", "M-02 M-03"]) == 4 * each
    assert worth("M-05", players, seat=1, monuments=["M-01", "M-05"]) == 2 * each


def test_m_06_civic_buildings() -> None:
    """Two wood, three stones, a gold. Four points for each civic building, itself included."""
    costs("M-06", "2W 3S 1G")
    counts_kind("M-06", "civic")


@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ({}, 0),
        ({"agriculture": 2, "extraction": 2, "architecture": 2, "theology": 2}, 0),
        ({"agriculture": 3}, 9),
        ({"agriculture": 3, "theology": 3, "extraction": 2}, 20),
        ({"agriculture": 3, "theology": 3, "extraction": 3}, 33),
        ({"agriculture": 3, "theology": 3, "extraction": 3, "architecture": 3}, 33),
    ],
)
def test_m_07_finished_technologies(levels: dict[str, int], points: int) -> None:
    """A wood, a stone, three gold. One technology at its third level is worth 9, two 20, three or four 33."""
    costs("M-07", "1W 1S 3G")
    assert worth("M-07", levels=[levels]) == points


def test_m_08_levels_of_technology() -> None:
    """Two wood, a stone, three gold. Three points for every level one has reached on any track."""
    costs("M-08", "2W 1S 3G")
    assert worth("M-08") == 0
    assert worth("M-08", levels=[{"agriculture": 1, "theology": 3}, {"extraction": 3}]) == 12
    every = dict.fromkeys(("agriculture", "extraction", "architecture", "theology"), 3)
    assert worth("M-08", levels=[every]) == 36


@pytest.mark.parametrize(("workers", "points"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_m_09_workers_in_play(workers: int, points: int) -> None:
    """Three wood, three gold. 0, 6, 12, 18 points for 3, 4, 5, 6 workers, in the hand or on the wheels alike."""
    costs("M-09", "3W 3G")
    assert worth("M-09", workers=[workers]) == points
    assert worth("M-09", workers=[workers], on={("tikal", 2): 0, ("palenque", 7): 0}) == points


def test_m_10_shrines() -> None:
    """Two stones, three gold. Four points for each shrine, itself included."""
    costs("M-10", "2S 3G")
    counts_kind("M-10", "shrine")


def test_m_11_temples_once_more() -> None:
    """Four stones, three gold. The points of one's step in all three temples, below the start too, without bonus."""
    costs("M-11", "4S 3G")
    assert worth("M-11") == 0
    assert worth("M-11", steps=[{"chaac": 2, "kukulkan": 6}]) == 11
    assert worth("M-11", steps=[{"chaac": 6, "quetzalcoatl": 8, "kukulkan": 7}]) == 31
    assert worth("M-11", steps=[{"chaac": 4, "kukulkan": 0}]) == 3
    assert worth("M-11", steps=[{"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0}]) == -6


def test_m_12_one_temple_by_its_steps() -> None:
    """Three stones, three gold. In one temple of choice, the best, three points a step above the one all began on."""
    costs("M-12", "3S 3G")
    assert worth("M-12") == 0
    assert worth("M-12", steps=[{"chaac": 3, "quetzalcoatl": 5, "kukulkan": 0}]) == 12
    assert worth("M-12", steps=[{"quetzalcoatl": 8}]) == 21
    assert worth("M-12", steps=[{"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0}]) == 0


def test_m_13_skulls_on_chichen_itza() -> None:
    """Four gold and a skull, which goes back to the bank. Three points for every skull offered, by whomever."""
    costs("M-13", "4G 1K")
    assert worth("M-13") == 0
    assert worth("M-13", skulls_on=[1, 4, 9]) == 9
    assert worth("M-13", skulls_on=range(1, 10)) == 27
    state = position(on={("tikal", 4): 0}, goods=["4G 1K"], offered="M-13", display="A1-04", skulls_on=[3], in_round=2)
    before = lies(state)["skulls_left"]
    play(state, "take tikal 4", "act 4")
    assert choices(state)[-1] == "monument 1"
    play(state, "monument 1")
    assert lies(state)["skulls_left"] == before + 1
    assert lies(state)["skull_spaces"] == [3]
