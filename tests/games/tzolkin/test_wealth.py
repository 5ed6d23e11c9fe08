"""Each of the 21 tiles of starting wealth: what it gives, and where it puts a dummy worker."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.moves import lies, play, seat_of
from tests.games.tzolkin.table import DUMMY, GAME, WEALTH, choices, goods, levels_of, steps_of

POOR = ("W-uxm-5",)


def dealt(players: int, hands: list[list[str]], seed: int = 1) -> sunstone.State:
    """The draft with these hands dealt."""
    dump = GAME.new(players, seed).dump()
    table: Any = dump["position"]
    for seat, hand in enumerate(hands):
        for place, tile in enumerate(hand):
            old = table["seats"][seat]["dealt"][place]
            for pile in (table["wealth_deck"], *(row["dealt"] for row in table["seats"])):
                if tile in pile:
                    pile[pile.index(tile)] = old
                    break
            table["seats"][seat]["dealt"][place] = tile
    return GAME.load(dump)


def kept(*tiles: str) -> sunstone.State:
    """A table of four on which seat 0 has kept these two tiles."""
    state = dealt(4, [list(tiles)])
    return play(state, "keep 1 2", "keep 1 2", "keep 1 2", "keep 1 2")


def gives(
    tile: str,
    stock: str,
    *,
    steps: tuple[int, int, int] = (0, 0, 0),
    levels: tuple[int, int, int, int] = (0, 0, 0, 0),
    workers: int = 3,
    meals: int = 0,
) -> None:
    """What a tile gives, seen beside a tile of corn and blocks only, and told apart from it."""
    other = "W-pal-7" if tile != "W-pal-7" else "W-uxm-7"
    more = {"W-pal-7": (9, 0, 1, 0, 0), "W-uxm-7": (8, 0, 0, 1, 0)}[other]
    state = kept(tile, other)
    mine = seat_of(state, 0)
    left = [have - extra for have, extra in zip(mine["goods"].values(), more, strict=True)]
    found = " ".join(f"{amount}{letter}" for amount, letter in zip(left, "CWSGK", strict=True) if amount)
    assert found == stock
    assert steps_of(state) == [1 + step for step in steps]
    assert levels_of(state) == list(levels)
    assert (mine["workers"], mine["hand"], mine["free_meals"], mine["frugal"]) == (workers, workers, meals, 0)
    assert mine["kept"] == [tile, other]
    assert state.scores()[0] == 0


def stands(tile: str, wheel: str, place: int) -> None:
    """Where the tile puts a dummy worker when it is drawn for one."""
    assert (WEALTH[tile]["gear"], WEALTH[tile]["position"]) == (wheel, place)
    seen = False
    for seed in range(40):
        table = lies(GAME.new(2, seed))
        known = [*table["wealth_deck"], *(name for seat in table["seats"] for name in seat["dealt"])]
        if tile not in known:
            assert table["wheels"][wheel][place] == DUMMY
            seen = True
    assert seen, "drawn for no dummy in forty games"


def test_every_tile_has_a_test_of_its_own() -> None:
    """There are 21 tiles, and a test with the name of each."""
    named = {name[5:] for name in globals() if name.startswith("test_w_")}
    assert named == {tile.lower().replace("-", "_") for tile in WEALTH}
    assert len(WEALTH) == 21


def test_printed_positions_are_odd_on_small_wheels_and_five_on_chichen_itza() -> None:
    """Each small wheel has tiles for 1, 3, 5 and 7, Chichen Itza for 0, 3, 5, 7 and 10."""
    places: dict[str, list[int]] = {}
    for entry in WEALTH.values():
        places.setdefault(str(entry["gear"]), []).append(int(str(entry["position"])))
    assert places.pop("chichen_itza") == [0, 3, 5, 7, 10]
    assert list(places) == ["palenque", "yaxchilan", "tikal", "uxmal"]
    assert all(sorted(found) == [1, 3, 5, 7] for found in places.values())


def test_all_six_pairs_of_the_four_can_be_kept() -> None:
    """Two of four are kept; which two is free."""
    hand = ["W-pal-7", "W-uxm-7", "W-tik-3", "W-chi-5"]
    state = dealt(4, [hand])
    pairs = [line.split()[1:] for line in choices(state)]
    assert len(pairs) == 6
    for first, second in pairs:
        after = play(state.clone(), f"keep {first} {second}")
        assert seat_of(after, 0)["kept"] == [hand[int(first) - 1], hand[int(second) - 1]]


def test_nothing_is_handed_out_before_all_have_chosen() -> None:
    """Everyone is equipped at the same time, when the last one has chosen."""
    state = play(dealt(4, [["W-pal-7", "W-uxm-7"]]), "keep 1 2", "keep 1 2", "keep 1 2")
    assert all(goods(state, seat) == "" for seat in range(4))
    play(state, "keep 1 2")
    assert goods(state) == "17C 1S 1G"
    assert all(goods(state, seat) or POOR[0] in seat_of(state, seat)["kept"] for seat in range(4))


def test_two_tiles_for_one_track_or_temple_add_up() -> None:
    """Two tiles with the same technology bring it to its second level, two with the same temple two steps up."""
    state = kept("W-pal-1", "W-pal-5")
    assert levels_of(state) == [2, 0, 0, 0]
    state = kept("W-tik-1", "W-uxm-1")
    assert steps_of(state) == [3, 1, 1]


def test_extraction_does_nothing_for_starting_wealth() -> None:
    """A level of extraction is for the wheels; wood of a tile stays as printed, in either order."""
    assert goods(kept("W-yax-1", "W-chi-5")) == "4C 4W"
    assert goods(kept("W-chi-5", "W-yax-1")) == "4C 4W"


# Palenque.


def test_w_pal_1() -> None:
    gives("W-pal-1", "3C", steps=(0, 1, 0), levels=(1, 0, 0, 0))
    stands("W-pal-1", "palenque", 1)


def test_w_pal_3() -> None:
    gives("W-pal-3", "5C 1G", steps=(0, 1, 0))
    stands("W-pal-3", "palenque", 3)


def test_w_pal_5() -> None:
    """The tile of the rulebook's example: Palenque 5, so the first dummy of that wheel has its opposite at 0."""
    gives("W-pal-5", "1S 1G", levels=(1, 0, 0, 0))
    stands("W-pal-5", "palenque", 5)


def test_w_pal_7() -> None:
    gives("W-pal-7", "9C 1S")
    stands("W-pal-7", "palenque", 7)


# Yaxchilan.


def test_w_yax_1() -> None:
    gives("W-yax-1", "1W", steps=(0, 0, 1), levels=(0, 1, 0, 0))
    stands("W-yax-1", "yaxchilan", 1)


def test_w_yax_3() -> None:
    gives("W-yax-3", "2C 2W", steps=(0, 0, 1))
    stands("W-yax-3", "yaxchilan", 3)


def test_w_yax_5() -> None:
    gives("W-yax-5", "4C 1W", levels=(0, 1, 0, 0))
    stands("W-yax-5", "yaxchilan", 5)


def test_w_yax_7() -> None:
    gives("W-yax-7", "3C 2W 1S")
    stands("W-yax-7", "yaxchilan", 7)


# Tikal.


def test_w_tik_1() -> None:
    gives("W-tik-1", "2C", steps=(1, 0, 0), levels=(0, 0, 1, 0))
    stands("W-tik-1", "tikal", 1)


def test_w_tik_3() -> None:
    gives("W-tik-3", "6C 2S")
    stands("W-tik-3", "tikal", 3)


def test_w_tik_5() -> None:
    gives("W-tik-5", "3C 1G", levels=(0, 0, 1, 0))
    stands("W-tik-5", "tikal", 5)


def test_w_tik_7() -> None:
    gives("W-tik-7", "6C 1W 1S")
    stands("W-tik-7", "tikal", 7)


# Uxmal.


def test_w_uxm_1() -> None:
    gives("W-uxm-1", "5C 1S", steps=(1, 0, 0))
    stands("W-uxm-1", "uxmal", 1)


def test_w_uxm_3() -> None:
    """The tile that stays of use: one worker eats free on every Food Day."""
    gives("W-uxm-3", "3C 1W", meals=1)
    stands("W-uxm-3", "uxmal", 3)


def test_w_uxm_5() -> None:
    """A fourth worker, and nothing else."""
    gives("W-uxm-5", "", workers=4)
    stands("W-uxm-5", "uxmal", 5)


def test_w_uxm_7() -> None:
    gives("W-uxm-7", "8C 1G")
    stands("W-uxm-7", "uxmal", 7)


# Chichen Itza.


def test_w_chi_0() -> None:
    """With a crystal skull, which comes out of the thirteen."""
    gives("W-chi-0", "4C 1W 1K")
    assert lies(kept("W-chi-0", "W-pal-7"))["skulls_left"] == 12
    stands("W-chi-0", "chichen_itza", 0)


def test_w_chi_3() -> None:
    gives("W-chi-3", "5C 1S", levels=(0, 0, 0, 1))
    stands("W-chi-3", "chichen_itza", 3)


def test_w_chi_5() -> None:
    gives("W-chi-5", "4C 3W")
    stands("W-chi-5", "chichen_itza", 5)


def test_w_chi_7() -> None:
    gives("W-chi-7", "2C 2W", levels=(0, 0, 0, 1))
    stands("W-chi-7", "chichen_itza", 7)


def test_w_chi_10() -> None:
    gives("W-chi-10", "7C 2W")
    stands("W-chi-10", "chichen_itza", 10)


# Dummies.


@pytest.mark.parametrize(("players", "count"), [(2, 12), (3, 6), (4, 0)])
def test_dummies_stand_where_the_drawn_tiles_say(players: int, count: int) -> None:
    """Each tile drawn after the deal puts a dummy on its position; the first of a small wheel one opposite as well."""
    for seed in range(60):
        table = lies(GAME.new(players, seed))
        known = [*table["wealth_deck"], *(name for seat in table["seats"] for name in seat["dealt"])]
        drawn = [name for name in WEALTH if name not in known]
        wheels = table["wheels"]
        assert sum(row.count(DUMMY) for row in wheels.values()) == count
        printed = {(str(WEALTH[name]["gear"]), int(str(WEALTH[name]["position"]))) for name in drawn}
        assert all(wheels[wheel][place] == DUMMY for wheel, place in printed)
        extra = {(w, p) for w, row in wheels.items() for p, who in enumerate(row) if who == DUMMY} - printed
        assert all(wheel != "chichen_itza" and (wheel, (place + 5) % 10) in printed for wheel, place in extra)
        assert len({wheel for wheel, _ in extra}) == len(extra)
        begun = {wheel for wheel, _ in printed if wheel != "chichen_itza"}
        # The opposite of the very last tile may be one dummy too many.
        assert len(begun) - len(extra) in (0, 1)
