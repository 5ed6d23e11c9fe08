"""What the others can know: starting wealth is secret until all have chosen; afterwards almost nothing is hidden."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import sunstone
from tests.games.moves import lies, play, seat_of
from tests.games.tzolkin.table import GAME, WEALTH, position


def draws(state: sunstone.State, seat: int | None, count: int) -> list[sunstone.State]:
    rng = sunstone.Rng(99)
    return [state.determinize(seat, rng) for _ in range(count)]


def drafting(players: int, chosen: int, seed: int = 5) -> sunstone.State:
    """The draft after some have chosen."""
    return play(GAME.new(players, seed), *["keep 1 3"] * chosen)


def seen(state: sunstone.State, by: int | None) -> list[dict[str, Any]]:
    view: Any = state.view(by)
    seats: list[dict[str, Any]] = view["seats"]
    return seats


# While tiles are chosen.


def test_a_seat_sees_the_four_tiles_it_was_dealt_and_no_others() -> None:
    """The deal is secret: one's own tiles are seen, nobody else's, and a spectator sees none."""
    state = drafting(4, 0)
    for eyes in range(4):
        for seat, row in enumerate(seen(state, eyes)):
            assert row["dealt"] == (seat_of(state, seat)["dealt"] if seat == eyes else None)
    assert [row["dealt"] for row in seen(state, None)] == [None] * 4


@pytest.mark.parametrize("chosen", [1, 2, 3])
def test_what_was_kept_is_secret_until_all_have_kept(chosen: int) -> None:
    """That someone has chosen is seen, what it was only by the one who chose."""
    state = drafting(4, chosen)
    for eyes in (0, 1, 2, 3, None):
        rows = seen(state, eyes)
        assert [row["chosen"] for row in rows] == [seat < chosen for seat in range(4)]
        for seat, row in enumerate(rows):
            assert row["wealth"] == (seat_of(state, seat)["kept"] if seat == eyes else None)
            assert set(row["goods"].values()) == {0}


def of_dummies(state: sunstone.State) -> list[str]:
    """The tiles that were drawn before everyone's eyes to place dummies: those that are nowhere else."""
    table = lies(state)
    elsewhere = [*table["wealth_deck"], *(name for row in table["seats"] for name in row["dealt"])]
    return [name for name in WEALTH if name not in elsewhere]


def test_no_name_of_a_hidden_tile_is_anywhere_in_a_view() -> None:
    """The whole view as text holds one's own four tiles, those of the dummies, and no more, whatever lies where."""
    state = drafting(3, 2)
    assert of_dummies(state)
    for eyes in (0, 1, 2, None):
        own = [] if eyes is None else seat_of(state, eyes)["dealt"]
        text = json.dumps(state.view(eyes))
        assert sorted(name for name in WEALTH if f'"{name}"' in text) == sorted([*own, *of_dummies(state)])


def test_the_tiles_of_the_dummies_are_open() -> None:
    """They were drawn openly, so that everybody knows nobody else can have them, then and later."""
    for state in (drafting(2, 0), drafting(3, 3), drafting(4, 4)):
        for eyes in (0, 1, None):
            assert state.view(eyes)["dummy_tiles"] == of_dummies(state)
            assert all(of_dummies(drawn) == of_dummies(state) for drawn in draws(state, eyes, 5))


def test_with_the_last_choice_everything_kept_is_shown() -> None:
    """All tiles kept are laid open together; what was put back is never shown."""
    state = drafting(4, 4)
    for eyes in (0, 3, None):
        rows = seen(state, eyes)
        assert [row["wealth"] for row in rows] == [seat_of(state, seat)["kept"] for seat in range(4)]
        assert [row["dealt"] is not None for row in rows] == [seat == eyes for seat in range(4)]


def test_events_tell_a_choice_only_to_its_owner_and_all_of_them_at_the_end() -> None:
    """The choice is a secret, the laying open is not."""
    state = drafting(2, 0)
    state.events = []
    play(state, "keep 1 2")
    [kept] = state.events
    assert kept.seen_by(0)["tiles"] == seat_of(state, 0)["kept"]
    assert "tiles" not in kept.seen_by(1)
    assert "tiles" not in kept.seen_by(None)
    state.events = []
    play(state, "keep 1 2")
    shown = [event for event in state.events if event.kind.name == "wealth"]
    assert [event.seen_by(None)["tiles"] for event in shown] == [seat_of(state, seat)["kept"] for seat in range(2)]


def test_a_choice_can_be_taken_back_until_the_tiles_are_shown() -> None:
    """Nothing was revealed before the last choice; with it, everything was."""
    state = drafting(3, 2)
    assert state.barrier == 0
    play(state, "keep 1 2")
    assert state.barrier == state.ply == 3


# Drawing anew.


def test_a_draw_keeps_what_the_seat_knows_and_changes_the_rest() -> None:
    """Own tiles and own choice stay; the others' tiles are any of those not seen, dummies' tiles excepted."""
    state = drafting(3, 2)
    table = lies(state)
    others: set[str] = set()
    for drawn in draws(state, 1, 60):
        drawn.check()
        assert seat_of(drawn, 1) == seat_of(state, 1)
        for seat in (0, 2):
            others |= set(seat_of(drawn, seat)["dealt"])
        after = {
            key: value for key, value in lies(drawn).items() if key not in ("seats", "wealth_deck", "building_stack")
        }
        assert after == {key: table[key] for key in after}
        assert sorted(lies(drawn)["building_stack"]) == sorted(table["building_stack"])
    assert others == set(WEALTH) - set(of_dummies(state)) - set(seat_of(state, 1)["dealt"])


def test_a_spectator_knows_no_tile_at_all() -> None:
    """For a spectator every seat's tiles are drawn anew."""
    state = drafting(4, 1)
    hands = {str(seat_of(drawn, 0)["dealt"]) for drawn in draws(state, None, 40)}
    assert len(hands) > 30


def test_every_tile_is_as_likely_in_every_place() -> None:
    """Each tile a seat cannot place is dealt to the other in as many draws as any."""
    state = drafting(2, 0)
    unseen = [*lies(state)["wealth_deck"], *seat_of(state, 1)["dealt"]]
    count = 4000
    found = Counter(name for drawn in draws(state, 0, count) for name in seat_of(drawn, 1)["dealt"])
    assert set(found) == set(unseen)
    expected = 4 * count / len(unseen)
    assert all(0.85 * expected < found[name] < 1.15 * expected for name in unseen)


def test_every_hand_is_equally_likely() -> None:
    """Eight tiles unseen, four of them dealt to the other: each of the seventy hands as often as any."""
    state = _with_small_deck()
    unseen = {*lies(state)["wealth_deck"], *seat_of(state, 1)["dealt"]}
    assert len(unseen) == 8
    counts = Counter(frozenset(seat_of(drawn, 1)["dealt"]) for drawn in draws(state, 0, 7000))
    assert set(counts) == {frozenset(hand) for hand in combinations(sorted(unseen), 4)}
    assert all(50 < found < 160 for found in counts.values())


def _with_small_deck() -> sunstone.State:
    """A table of two on which the dummies used up all tiles but four."""
    for seed in range(2000):
        state = GAME.new(2, seed)
        if len(lies(state)["wealth_deck"]) == 4:
            return state
    pytest.fail("no such table in two thousand")


def test_every_choice_of_another_seat_is_equally_likely() -> None:
    """Of the six pairs another seat may have kept none is more likely: a seat knows nothing of the choice."""
    state = drafting(2, 1)
    counts: Counter[tuple[int, ...]] = Counter()
    for drawn in draws(state, 1, 3000):
        row = seat_of(drawn, 0)
        counts[tuple(sorted(row["dealt"].index(name) for name in row["kept"]))] += 1
    assert len(counts) == 6
    assert all(400 < found < 600 for found in counts.values())


def test_a_seat_that_has_not_chosen_has_not_chosen_in_a_draw() -> None:
    """Whether someone has chosen is no secret, and stays."""
    state = drafting(4, 2)
    for drawn in draws(state, 0, 10):
        assert [len(seat_of(drawn, seat)["kept"]) for seat in range(4)] == [2, 2, 0, 0]


@pytest.mark.parametrize("chosen", [0, 1, 2, 3])
def test_the_draw_depends_on_nothing_the_seat_cannot_see(chosen: int) -> None:
    """Two positions that look the same to a seat give the same draws with the same generator."""
    state = drafting(3, chosen)
    for eyes in (0, 2, None):
        other = state.determinize(eyes, sunstone.Rng(5))
        for seed in range(6):
            first, second = (lies(one.determinize(eyes, sunstone.Rng(seed))) for one in (state, other))
            assert first == second


# After the tiles were shown.


def test_later_only_what_others_put_back_and_the_generator_are_hidden() -> None:
    """Two tiles of each other seat, the left-over ones, and chance: nothing else differs in a draw."""
    state = drafting(3, 3)
    rng = sunstone.Rng(8)
    for _ in range(60):
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
    table = lies(state)
    changed = False
    for drawn in draws(state, 1, 30):
        drawn.check()
        after = lies(drawn)
        for key, value in after.items():
            if key in ("building_stack", "next_age"):
                assert sorted(value) == sorted(table[key])
            elif key not in ("seats", "wealth_deck"):
                assert value == table[key]
        for seat in range(3):
            ours, theirs = dict(seat_of(state, seat)), dict(seat_of(drawn, seat))
            if seat != 1:
                assert set(theirs["kept"]) <= set(theirs.pop("dealt"))
                ours.pop("dealt")
            assert ours == theirs
        changed = changed or sorted(after["wealth_deck"]) != sorted(table["wealth_deck"])
        assert drawn.rng.words() != state.rng.words()
    assert changed


def test_what_was_put_back_is_drawn_from_all_it_could_be() -> None:
    """The two tiles another seat put back are any of those that lie nowhere in the open."""
    state = drafting(4, 4)
    table = lies(state)
    known = {*seat_of(state, 0)["dealt"], *(name for row in table["seats"] for name in row["kept"])}
    back: set[str] = set()
    for drawn in draws(state, 0, 80):
        row = seat_of(drawn, 2)
        back |= set(row["dealt"]) - set(row["kept"])
    assert back == set(WEALTH) - known


def test_the_next_building_is_not_known_before_it_is_laid_out() -> None:
    """Which tile fills a gap comes of the generator: draws of one position lay out different ones."""
    state = position(on={("tikal", 2): 0}, goods=["1W"], display="A1-01")
    play(state, "take tikal 2", "act 2", "build 1")
    laid = {lies(play(drawn, "end"))["buildings"][0] for drawn in draws(state, 0, 60)}
    assert laid == set(lies(state)["building_stack"])


def test_laying_out_a_building_reveals_and_an_ordinary_turn_does_not() -> None:
    """Undo may not go back before a tile came to light; a turn without one can be taken back."""
    state = position(on={("tikal", 2): 0}, goods=["1W"], display="A1-01")
    play(state, "take tikal 2", "act 2", "build 1")
    assert state.barrier < state.ply
    play(state, "end")
    assert state.barrier == state.ply
    play(state, "place palenque", "end")
    assert state.barrier == state.ply - 2


def test_a_screen_is_covered_only_while_starting_wealth_is_chosen() -> None:
    """Afterwards everything that means something lies open."""
    state = sunstone.game("tzolkin").new(2, 0)
    while state.view(None)["phase"] == "keep":
        assert state.has_secrets(state.seat)
        state.play(state.legal()[0])
    assert not any(state.has_secrets(seat) for seat in range(2))
    coatl = sunstone.game("coatl").new(2, 0)
    assert coatl.has_secrets(0)
