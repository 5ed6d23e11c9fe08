"""Set-up: what lies where before the first turn, for every number of players, both variants and both modules."""

from __future__ import annotations

from collections import Counter

import pytest

import sunstone
from sunstone.games.endless_winter.geometry import BELOW, CELLS, HEXES, JUNCTIONS, LEVEL_BASE, NEIGHBOURS, cell_of
from tests.games.endless_winter.table import (
    GAME,
    STARTS,
    camps,
    cards,
    choices,
    face,
    food,
    hand,
    position,
    reward,
    tools,
)
from tests.games.moves import can, lies, play, refusal, seat_of

PLAYERS = (2, 3, 4)
SETUP = {
    "su-1": (2, 2, "craftswoman", {"glyptodon": 1}, 1),
    "su-2": (1, 1, "scout", {"elk": 1}, 2),
    "su-3": (2, 1, "hunter", {"smilodon": 1, "rhino": 1}, 1),
    "su-4": (3, 1, "shaman", {"megatherium": 1, "rhino": 1}, 1),
    "su-5": (2, 2, "elder", {"argentavis": 1}, 1),
}
"""Tools, food, tribe card, animals and camps of every set-up card."""
BONUS = ((0, 0), (0, 1), (1, 0), (1, 1))
"""Tools and food by place in turn order."""


def begun(players: int, seed: int = 0, **options: object) -> sunstone.State:
    """A game after its set-up, everyone with the first choice."""
    state = GAME.new(players, seed=seed, options=options)
    while lies(state)["phase"] != "action":
        play(state, choices(state)[0])
    return state


@pytest.mark.parametrize(("players", "half"), [(2, 4), (3, 6), (4, 7)])
def test_stones_lie_in_two_halves_by_players(players: int, half: int) -> None:
    """8, 12 or 14 stones: the first era on the left, the second on the right, shuffled apart."""
    lefts = set()
    for seed in range(6):
        shown = lies(GAME.new(players, seed=seed))["stone_display"]
        left, right = [stone for stone in shown[:7] if stone], [stone for stone in shown[7:] if stone]
        assert (len(left), len(right), len(shown)) == (half, half, 14)
        assert len({*left, *right}) == 2 * half
        assert {stone[:3] for stone in left} == {"ss1"}
        assert {stone[:3] for stone in right} == {"ss2"}
        lefts.add(tuple(left))
    assert len(lefts) > 1


@pytest.mark.parametrize("players", PLAYERS)
def test_main_board_tribe_stacks_and_culture_display(players: int) -> None:
    """Fifteen cards of each kind, less those of the set-up cards; eight culture cards of the first era."""
    table = lies(GAME.new(players))
    assert table["tribe_stacks"] == [15] * 5
    assert [card[:3] for card in table["culture_display"]] == ["cu1"] * 8
    assert (len(table["culture_deck_1"]), len(table["culture_deck_2"])) == (12, 20)
    state = begun(players)
    taken = [SETUP[seat_of(state, seat)["setup_card"]][2] for seat in range(players)]
    kinds = ("elder", "craftswoman", "scout", "hunter", "shaman")
    assert lies(state)["tribe_stacks"] == [15 - taken.count(kind) for kind in kinds]


@pytest.mark.parametrize("players", PLAYERS)
def test_hunting_ground_has_one_animal_more_than_players(players: int) -> None:
    """Set-up cards take their animals out of the deck first; all sixty are accounted for."""
    state = begun(players)
    table = lies(state)
    assert sum(table["ground"]) == players + 1
    held = [seat_of(state, seat)["animals"] for seat in range(players)]
    every = [sum(row) for row in zip(table["deck"], table["ground"], *held, strict=True)]
    assert every == [5, 10, 10, 10, 10, 10, 5]


@pytest.mark.parametrize(("players", "glaciers"), [(2, 6), (3, 6), (4, 3)])
def test_land_has_the_right_mix(players: int, glaciers: int) -> None:
    """The start hex in the middle, the glaciers by players, every other kind one to three times."""
    for seed in range(5):
        land = lies(GAME.new(players, seed=seed))["land"]
        counted = Counter(land)
        assert (land[0], counted["start"], counted["glacier"], len(land)) == ("start", 1, glaciers, HEXES)
        others = [counted[kind] for kind in ("forest", "steppe", "lake", "mountain", "tundra", "canyon")]
        assert sum(others) == 18 - glaciers
        assert all(1 <= count <= 3 for count in others)


def test_the_hexes_are_laid_at_random() -> None:
    """Any hex round the start can be a glacier, and any can be something else."""
    lands = [lies(GAME.new(3, seed=seed))["land"] for seed in range(40)]
    for place in range(1, HEXES):
        frozen = {land[place] == "glacier" for land in lands}
        assert frozen == {True, False}


def test_the_map_is_a_hexagon_with_eighteen_places_for_settlements() -> None:
    """Nineteen hexes, the start hex among six; no junction touches the start hex, its hexes touch each other."""
    assert [len(near) for near in NEIGHBOURS] == [6] * 7 + [3, 4, 3, 4, 4, 3, 3, 4, 4, 3, 4, 3]
    assert len(JUNCTIONS) == 18
    for hexes in JUNCTIONS:
        assert 0 not in hexes
        assert all(b in NEIGHBOURS[a] for a in hexes for b in hexes if a != b)


@pytest.mark.parametrize(("players", "squares"), [(2, 21), (3, 19), (4, 16)])
def test_megalith_plan_of_four_boards(players: int, squares: int) -> None:
    """Thirty-two spaces in the layout for the number of players, with so many squares for a second level."""
    box = position(players).data  # type: ignore[attr-defined]
    spaces: list[int] = []
    for slot in range(4):
        rows, columns, upright = box.rows[players][slot], box.columns[players][slot], box.upright[players][slot] == 1
        cells = [cell_of(rows, columns, upright, False, space) for space in range(8)]
        assert sorted(cells) == sorted(cell_of(rows, columns, upright, True, space) for space in range(8))
        spaces += cells
    assert len(set(spaces)) == 32
    above = [place for place in range(CELLS, LEVEL_BASE[2]) if all(under in spaces for under in BELOW[place])]
    assert len(above) == squares


def test_boards_are_shuffled_and_turned() -> None:
    """The same four boards in any order, either way up."""
    tables = [lies(GAME.new(3, seed=seed)) for seed in range(12)]
    assert all(sorted(table["boards"]) == ["mb-a", "mb-b", "mb-c", "mb-d"] for table in tables)
    assert len({tuple(table["boards"]) for table in tables}) > 3
    assert {turned for table in tables for turned in table["turned"]} == {0, 1}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_megaliths_can_only_go_to_the_start_spaces(players: int) -> None:
    """One start space a board."""
    state = position(players, due=[reward("megalith")])
    open_to_all = [line.split()[1] for line in choices(state) if line.startswith("megalith")]
    assert sorted(open_to_all) == sorted(STARTS[players])


@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_has_what_the_set_up_card_and_the_turn_order_give(players: int) -> None:
    """Tools, food, an animal or two and camps of the card; nothing, food, tool or both by place in turn order."""
    for seed in range(4):
        state = begun(players, seed)
        assert lies(state)["order"] == list(range(players))
        dealt = set()
        for seat in range(players):
            mine = seat_of(state, seat)
            tool, meal, tribe, beasts, placed = SETUP[mine["setup_card"]]
            assert (tools(state, seat), food(state, seat)) == (tool + BONUS[seat][0], meal + BONUS[seat][1])
            assert sum(mine["animals"]) == sum(beasts.values())
            assert camps(state, seat) == {0: placed}
            assert mine["camps_left"] == 5 - placed
            assert tribe in hand(state, seat)
            assert (mine["settlements_left"], mine["megaliths_left"], mine["idols"]) == (
                3,
                10,
                {"offering": 0, "honour": 0},
            )
            assert (mine["points"], mine["figures"]) == (0, [None, None, None])
            dealt.add(mine["setup_card"])
        assert len(dealt) == players


def test_the_first_hand_is_three_known_cards_and_two_drawn_ones() -> None:
    """The tribe card of the set-up, a brave and a tribeswoman, seen by all; two of the other seven in secret."""
    drawn = set()
    for seed in range(8):
        state = begun(2, seed)
        for seat in range(2):
            mine = seat_of(state, seat)
            tribe = SETUP[mine["setup_card"]][2]
            assert sorted(card for card in mine["hand"] if card.endswith("+")) == sorted(
                [f"{tribe}+", "brave+", "tribeswoman+"]
            )
            secret = [face(card) for card in mine["hand"] if not card.endswith("+")]
            assert (len(secret), len(mine["pile"]), mine["discards"]) == (2, 5, [])
            rest = Counter([*secret, *cards(state, "pile", seat)])
            assert rest == {"tribesman": 4, "tribeswoman": 2, "brave": 1}
            drawn.add(tuple(sorted(secret)))
    assert len(drawn) > 1


def test_chiefs_are_dealt_and_everyone_chooses_a_side_in_turn_order() -> None:
    """Five chiefs, one each; either side is free to choose."""
    state = GAME.new(4, seed=1)
    dealt = [seat_of(state, seat)["chief"] for seat in range(4)]
    assert len(set(dealt)) == 4
    for seat, side in enumerate("abab"):
        assert (state.seat, choices(state)) == (seat, ["side a", "side b"])
        assert refusal(state, "place chief hunt") == "setup_first"
        play(state, f"side {side}")
    assert [seat_of(state, seat)["side"] for seat in range(4)] == ["a", "b", "a", "b"]
    assert [seat_of(state, seat)["chief"] for seat in range(4)] == dealt
    assert (state.seat, lies(state)["phase"], lies(state)["round"]) == (0, "action", 1)
    assert refusal(state, "side a") == "setup_done"


def test_variant_set_up_cards_are_chosen_in_reverse_turn_order() -> None:
    """One card more than players lies open; each takes one and its goods at once, the last in order first."""
    state = GAME.new(3, seed=2, options={"setup": "cards"})
    play(state, "side a", "side a", "side a")
    offer = [line.split()[1] for line in choices(state)]
    assert len(offer) == 4
    missing = next(card for card in SETUP if card not in offer)
    assert refusal(state, f"setup {missing}") == "not_offered"
    for place, seat in enumerate((2, 1, 0)):
        assert state.seat == seat
        assert [line.split()[1] for line in choices(state)] == offer
        card = offer.pop(place % len(offer))
        play(state, f"setup {card}")
        assert not can(state, f"setup {card}")
        assert seat_of(state, seat)["setup_card"] == card
        tool, meal, _, _, placed = SETUP[card]
        assert (tools(state, seat), food(state, seat)) == (tool + BONUS[seat][0], meal + BONUS[seat][1])
        assert camps(state, seat) == {0: placed}
    assert (lies(state)["phase"], lies(state)["offer"], state.seat) == ("action", [], 0)
    assert all(len(hand(state, seat)) == 5 for seat in range(3))


def test_variant_chiefs_are_chosen_in_turn_order_and_then_set_up_cards_in_reverse() -> None:
    """The last in order takes the last chief and the first set-up card."""
    state = GAME.new(3, seed=5, options={"setup": "chiefs_and_cards"})
    assert lies(state)["phase"] == "chief"
    assert [seat_of(state, seat)["chief"] for seat in range(3)] == [None, None, None]
    offer = [line.split()[1] for line in choices(state)]
    assert len(offer) == 4
    for seat in range(3):
        assert state.seat == seat
        play(state, f"chief {offer[seat]}")
        if seat < 2:
            assert refusal(state, f"chief {offer[seat]}") == "not_offered"
    assert [seat_of(state, seat)["chief"] for seat in range(3)] == offer[:3]
    for seat in range(3):
        assert (state.seat, choices(state)) == (seat, ["side a", "side b"])
        play(state, "side b")
    assert (lies(state)["phase"], state.seat, len(choices(state))) == ("setup", 2, 4)


def test_glacier_tokens_lie_one_on_every_glacier_with_the_module_only() -> None:
    """Ten different tokens; none without the module."""
    for players in PLAYERS:
        table = lies(GAME.new(players, options={"glacier_tokens": True}))
        on = {place for place, token in enumerate(table["glacier_tokens"]) if token}
        assert on == {place for place, kind in enumerate(table["land"]) if kind == "glacier"}
        assert len({token for token in table["glacier_tokens"] if token}) == len(on)
    assert set(lies(GAME.new(3))["glacier_tokens"]) == {None}


def test_rest_tokens_lie_in_a_pile_with_the_top_one_open_with_the_module_only() -> None:
    """Five tokens, one of them open, which one is left to chance."""
    tops = set()
    for seed in range(6):
        table = lies(GAME.new(2, seed=seed, options={"rest_tokens": True}))
        assert sorted([table["rest_token"], *table["rest_tokens_unseen"]]) == [f"rt-{number}" for number in range(1, 6)]
        assert table["rest_tokens_below"] == []
        tops.add(table["rest_token"])
    assert len(tops) > 1
    table = lies(GAME.new(2))
    assert (table["rest_token"], table["rest_tokens_unseen"]) == (None, [])


def test_the_starting_player_begins_with_three_figures() -> None:
    """A chief and two of the tribe, to any of the four columns or to rest."""
    state = begun(2)
    spaces = ("rite", "develop", "migrate", "hunt", "rest")
    assert choices(state) == [f"place {figure} {space}" for figure in ("chief", "tribe") for space in spaces]
