"""Rulebook, "Sacrifice tokens"."""

from __future__ import annotations

import pytest

from tests.games.coatl.table import asked, bags, coatl, hand, on_board, table, tokens_of, told
from tests.games.moves import can, lies, play, refusal, seat_of

SHOWN = "pair_Y pair_R pair_K trio_Y trio_R trio_K"


@pytest.mark.parametrize(
    ("line", "board"),
    [
        ("pick head B", ["head B"]),
        ("pick tail Y", ["tail Y"]),
        ("pick body K B", ["body K", "body B"]),
        ("pick body G G", ["body G", "body G"]),
    ],
)
def test_perfect_pick_takes_wished_pieces_from_the_bag_and_fills_the_supply(line: str, board: list[str]) -> None:
    """A head, a tail or two bodies of one's choice; then every empty space is filled, due or not."""
    state = table(heads="Y.", tails=".G", bodies="YY RR .. .. .. ..")
    total = sum(bags(state))
    play(state, line)
    position = lies(state)
    assert on_board(state, 0) == board
    assert None not in position["heads"] + position["tails"] + position["bodies"]
    assert sum(bags(state)) == total - len(board) - 1 - 1 - 8
    assert (state.seat, state.barrier) == (1, state.ply)


def test_perfect_pick_needs_room_and_the_pieces_in_the_bag() -> None:
    state = table(boards=["bY " * 7], body_bag="KKKB")
    assert can(state, "pick head B")
    assert refusal(state, "pick body K K") == "no_room"
    state = table(body_bag="KKBG")
    assert can(state, "pick body K K")
    assert can(state, "pick body K B")
    assert refusal(state, "pick body B B") == "not_in_bag"
    assert refusal(state, "pick body Y K") == "not_in_bag"
    full = table(boards=["bY " * 8])
    assert refusal(full, "pick head B") == "no_room"


def test_perfect_pick_can_take_the_last_bodies_of_the_bag() -> None:
    """The end begins only when the board has none either."""
    state = table(body_bag="KK")
    play(state, "pick body K K")
    assert lies(state)["ending"] == "none"


def test_see_the_future_renews_the_display_then_the_hand_then_chooses() -> None:
    state = table(display=SHOWN, hands=["count_Y count_R count_K"])
    assert told(state, "future") == ["foresaw", "revealed"]
    assert lies(state)["discards"] == SHOWN.split()
    assert len(lies(state)["display"]) == 6
    assert not set(lies(state)["display"]) & set(SHOWN.split())
    assert asked(state) == "discard"
    assert refusal(state, "choose deck") == "discard_first"
    play(state, "discard 1 3")
    assert hand(state, 0) == ["count_R"]
    assert lies(state)["discards"] == [*SHOWN.split(), "count_Y", "count_K"]
    shown = lies(state)["display"]
    play(state, f"choose {shown[0]}", "choose deck", "end")
    assert len(hand(state, 0)) == 3
    assert (state.seat, len(lies(state)["display"])) == (1, 6)


def test_see_the_future_may_discard_nothing_or_everything() -> None:
    state = table(display=SHOWN, hands=["count_Y count_R"])
    play(state, "future", "discard none")
    assert hand(state, 0) == ["count_Y", "count_R"]
    state = table(display=SHOWN, hands=["count_Y count_R"])
    play(state, "future", "discard 1 2")
    assert hand(state, 0) == []
    state = table(display=SHOWN, hands=["count_Y count_R"])
    play(state, "future")
    assert refusal(state, "discard 3") == "no_such_card"


def test_see_the_future_keeps_the_hand_limit() -> None:
    state = table(display=SHOWN, hands=["count_Y count_R count_K count_G count_B"])
    play(state, "future", "discard none")
    assert [state.say(action) for action in state.legal()] == ["end"]
    play(state, "end")
    assert state.seat == 1


def test_discarding_one_of_two_identical_cards_is_one_choice() -> None:
    state = table(display=SHOWN, hands=["count_Y count_Y"])
    play(state, "future")
    assert refusal(state, "discard 2") == "twin"
    assert [state.say(action) for action in state.legal()] == ["discard none", "discard 1", "discard 1 2"]
    assert refusal(table(), "discard none") == "not_discarding"


def test_priest_commitment_takes_an_open_temple_into_the_hand() -> None:
    tops = ["absent_Y_len7", "absent_K_len8"]
    state = table(tops=tops)
    assert refusal(state, "commit absent_G_len9") == "temple_not_open"
    assert told(state, "commit absent_K_len8") == ["committed", "temple_revealed"]
    assert seat_of(state, 0)["temples"] == ["absent_K_len8"]
    assert lies(state)["temple_tops"][0] == tops[0]
    assert lies(state)["temple_tops"][1] not in (None, *tops)
    assert state.seat == 1


def test_a_committed_temple_can_be_fulfilled_only_by_its_owner() -> None:
    owned = {"temples": ["absent_K_len8", ""], "tops": ["equal_RY_len12", "equal_BY_len12"]}
    chains = [[coatl("(BBB", "count_B")], [coatl("(BBB", "trio_B")]]
    own = table(boards=["tR", "tB"], coatls=chains, **owned)  # type: ignore[arg-type]
    play(own, "extend 1 tail R", "temple absent_K_len8")
    assert seat_of(own, 0)["temples"] == []
    assert own.scores() == [2 + 3, 0]
    other = table(boards=["tR", "tB"], coatls=chains, seat=1, **owned)  # type: ignore[arg-type]
    play(other, "extend 1 tail B")
    assert refusal(other, "temple absent_K_len8") == "temple_elsewhere"


@pytest.mark.parametrize(
    ("token", "line"),
    [("perfect_pick", "pick head B"), ("see_the_future", "future"), ("priest_commitment", "commit absent_Y_len7")],
)
def test_each_token_once_and_instead_of_an_action(token: str, line: str) -> None:
    others = [name for name in ("perfect_pick", "see_the_future", "priest_commitment") if name != token]
    state = table(tops=["absent_Y_len7", "absent_K_len8"])
    play(state, line)
    assert tokens_of(state, 0) == others
    assert len(tokens_of(state, 1)) == 3
    spent = table(tops=["absent_Y_len7", "absent_K_len8"], tokens=[" ".join(others)])
    assert refusal(spent, line) == "token_used"
    assembling = play(table(boards=["bY bY"], tops=["absent_Y_len7", "absent_K_len8"]), "start body Y")
    assert refusal(assembling, line) == "one_action"
