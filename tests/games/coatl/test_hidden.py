"""What the others can know: cards taken openly stay known, cards drawn unseen do not; what follows from a reshuffle."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sunstone
from tests.games.coatl.table import GAME, coatl, hand, table
from tests.games.moves import lies, play, seat_of

SHOWN = "pair_Y pair_R pair_K trio_Y trio_R trio_K"


def seen_hand(state: sunstone.State, seat: int, by: int | None) -> list[str | None]:
    view: Any = state.view(by)
    cards: list[str | None] = view["seats"][seat]["hand"]
    return cards


def draws(state: sunstone.State, seat: int | None, count: int) -> list[sunstone.State]:
    rng = sunstone.Rng(99)
    return [state.determinize(seat, rng) for _ in range(count)]


def test_a_card_taken_from_the_display_is_known_to_all() -> None:
    state = table(display=SHOWN)
    play(state, "choose pair_R", "choose deck", "end")
    assert seen_hand(state, 0, 0) == hand(state, 0)
    for other in (1, None):
        assert seen_hand(state, 0, other) == ["pair_R", None]
        assert all("pair_R" in hand(drawn, 0) for drawn in draws(state, other, 20))


def test_dealt_and_drawn_cards_are_hidden() -> None:
    state = GAME.new(3, 5)
    assert seen_hand(state, 0, 1) == [None] * 3
    assert seen_hand(state, 2, None) == [None] * 5
    assert seen_hand(state, 1, 1) == hand(state, 1)
    hands = {str(sorted(hand(drawn, 0))) for drawn in draws(state, 1, 30)}
    assert len(hands) > 20


def test_events_tell_a_drawn_card_only_to_its_owner() -> None:
    state = table(display=SHOWN)
    state.events = []
    play(state, "choose deck", "choose pair_R")
    drew, chose = state.events
    assert drew.seen_by(0)["card"] == hand(state, 0)[0]
    assert "card" not in drew.seen_by(1)
    assert "card" not in drew.seen_by(None)
    assert chose.seen_by(1)["card"] == "pair_R"


def test_the_order_of_another_hand_says_nothing() -> None:
    first = table(hands=["", "pair_R/open count_Y/drawn:0 ab_YG/open"])
    second = table(hands=["", "ab_YG/open pair_R/open count_Y/drawn:0"])
    assert seen_hand(first, 1, 0) == seen_hand(second, 1, 0) == ["pair_R", "ab_YG", None]


def test_own_cards_put_aside_are_remembered_and_hidden_from_the_others() -> None:
    state = GAME.new(2, 4)
    dealt = hand(state, 0)
    play(state, "keep 1", "keep 1 2 3")
    view: Any = state.view(0)
    assert view["seats"][0]["put_aside"] == sorted(dealt[1:])
    other: Any = state.view(1)
    assert "put_aside" not in other["seats"][0]
    assert [seat["aside"] for seat in other["seats"]] == [2, 1]
    mine = [card for card in lies(state)["aside"] if card.endswith("/aside:0")]
    for drawn in draws(state, 0, 20):
        assert [card for card in lies(drawn)["aside"] if card.endswith("/aside:0")] == mine
    assert len({str(lies(drawn)["aside"]) for drawn in draws(state, 1, 20)}) > 1


def test_secret_temples_are_hidden_and_committed_ones_are_not() -> None:
    state = table(secrets=["absent_Y_len7", "absent_K_len8"], temples=["", "absent_G_len9"])
    view: Any = state.view(0)
    assert view["seats"][0]["secret_temple"] == "absent_Y_len7"
    assert view["seats"][1]["secret_temple"] is None
    assert view["seats"][1]["has_secret_temple"] is True
    assert view["seats"][1]["temples"] == ["absent_G_len9"]
    assert len({seat_of(drawn, 1)["secret_temple"] for drawn in draws(state, 0, 60)}) > 5
    assert {seat_of(drawn, 0)["secret_temple"] for drawn in draws(state, 0, 20)} == {"absent_Y_len7"}


def test_bags_are_no_secret_but_what_comes_next_is() -> None:
    """Everyone can count the pieces that are left; only the generator knows the next, and it is drawn anew."""
    state = table(bodies="YY .. .. .. .. ..")
    after = {str(lies(play(drawn, "take body Y Y"))["bodies"]) for drawn in draws(state, 0, 10)}
    assert len(after) > 5


def test_of_identical_cards_the_one_that_was_seen_goes_first() -> None:
    """Else the card that stays behind, never shown, would become known."""
    state = table(hands=["count_B/drawn:0 count_B/open"], coatls=[[coatl("BBB")]])
    assert seen_hand(state, 0, 1) == ["count_B", None]
    play(state, "fulfil 1 count_B")
    assert seen_hand(state, 0, 1) == [None]


def test_what_was_shown_from_a_hand_can_be_taken_back_only_while_the_action_lasts() -> None:
    """A prophecy nobody had seen is known to all once the turn goes on."""
    state = table(hands=["count_B/drawn:0"], boards=["bB"], coatls=[[coatl("BBB")]])
    play(state, "fulfil 1 count_B")
    assert state.barrier < state.ply
    play(state, "end")
    assert state.barrier == state.ply
    known = table(hands=["count_B/open"], boards=["bB"], coatls=[[coatl("BBB")]])
    play(known, "fulfil 1 count_B", "end")
    assert known.barrier < known.ply


def test_the_draw_depends_on_nothing_the_seat_cannot_see() -> None:
    """Two positions that look the same to a seat give the same draws with the same generator."""
    state = GAME.new(3, 8)
    other = state.determinize(1, sunstone.Rng(5))
    for seed in range(10):
        first, second = (lies(one.determinize(1, sunstone.Rng(seed))) for one in (state, other))
        assert first == second


def test_a_discarded_card_is_never_where_it_cannot_be() -> None:
    """After a reshuffle all know which cards came into the deck then: they are in no hand that was drawn before."""
    back = "count_Y/shuffled:1 count_R/shuffled:1 count_K/shuffled:1"
    state = table(
        hands=["", "pair_Y/drawn:0 pair_R/drawn:0 pair_K/drawn:1"],
        deck=f"{back} pair_G pair_B",
        display="trio_Y trio_R trio_K trio_G trio_B ab_YG",
        reshuffles=1,
    )
    old: set[str] = set()
    new: set[str] = set()
    for drawn in draws(state, 0, 300):
        cards = hand(drawn, 1)
        old |= set(cards[:2])
        new.add(cards[2])
    unseen = {"pair_Y", "pair_R", "pair_K", "pair_G", "pair_B"}
    assert old == unseen
    assert new == unseen | {"count_Y", "count_R", "count_K"}


def test_a_played_reshuffle_is_remembered() -> None:
    """The same, come about by play: cards discarded before everyone's eyes go back into the deck."""
    state = table(
        hands=["", "pair_Y/drawn:0"],
        display=SHOWN.replace("pair_Y", "pair_G"),
        deck="ab_YG ab_RK ab_YB ab_GB ab_KG ab_YK",
    )
    discarded = set(lies(state)["discards"]) | set(lies(state)["display"])
    play(state, "future", "discard none", "choose deck")
    assert lies(state)["reshuffles"] == 1
    for seat in (0, None):
        for drawn in draws(state, seat, 100):
            assert hand(drawn, 1)[0] not in discarded


def test_a_card_put_aside_is_known_by_its_owner_to_be_back_in_the_deck() -> None:
    """Who put it aside knows that nobody drew it before the reshuffle; the others do not."""
    state = table(
        3,
        hands=["", "pair_Y/drawn:0", ""],
        deck="count_Y/aside:0 pair_R",
        display="trio_Y trio_R trio_K trio_G trio_B ab_YG",
        reshuffles=1,
    )
    assert {hand(drawn, 1)[0] for drawn in draws(state, 0, 100)} == {"pair_Y", "pair_R"}
    assert {hand(drawn, 1)[0] for drawn in draws(state, 2, 100)} == {"pair_Y", "pair_R", "count_Y"}


def test_every_possible_hand_is_equally_likely() -> None:
    """Two hidden cards in a hand and two in the deck: six hands, each in a sixth of all draws."""
    state = table(
        hands=["", "pair_Y/drawn:0 pair_R/drawn:0"],
        deck="pair_K pair_G",
        display="trio_Y trio_R trio_K trio_G trio_B ab_YG",
        reshuffles=1,
    )
    counts = Counter(tuple(sorted(hand(drawn, 1))) for drawn in draws(state, 0, 3000))
    assert len(counts) == 6
    assert all(400 < count < 600 for count in counts.values())


def test_every_possible_hand_is_equally_likely_after_a_reshuffle() -> None:
    """Two cards could be the one drawn before it; each leaves as many ways for the rest, so all are as likely."""
    state = table(
        hands=["", "pair_Y/drawn:0 pair_R/drawn:1"],
        deck="pair_K/shuffled:1 pair_G/shuffled:1",
        display="trio_Y trio_R trio_K trio_G trio_B ab_YG",
        reshuffles=1,
    )
    counts = Counter(tuple(hand(drawn, 1)) for drawn in draws(state, 0, 3000))
    possible = {(old, new) for old in ("pair_Y", "pair_R") for new in ("pair_Y", "pair_R", "pair_K", "pair_G")}
    assert set(counts) == {pair for pair in possible if pair[0] != pair[1]}
    assert all(400 < count < 600 for count in counts.values())


def test_who_closes_a_coatl_without_a_card_beside_it_holds_one_that_fits() -> None:
    state = table(boards=["tB"], coatls=[[coatl("(BBB")]], hands=["count_B/drawn:0 ab_YG/drawn:0"])
    play(state, "extend 1 tail B")
    for seat in (1, None):
        for drawn in draws(state, seat, 40):
            assert drawn.legal()
            assert any(drawn.say(action).startswith("fulfil 1 ") for action in drawn.legal())


def test_a_card_known_to_have_been_put_aside_cannot_have_been_drawn_before() -> None:
    """Such a position cannot come about: for the owner there would be no card that could lie there."""
    with pytest.raises(sunstone.BadPosition) as wrong:
        table(
            hands=["", "count_Y/aside:0/drawn:0"],
            deck="pair_K/shuffled:1 pair_G/shuffled:1",
            display="trio_Y trio_R trio_K trio_G trio_B ab_YG",
            reshuffles=1,
        )
    assert wrong.value.code == "coatl_marks"


def _after_a_played_card(dealt: str, drawn_later: str) -> sunstone.State:
    """Another seat held a card dealt in the set-up and one drawn after a reshuffle, and has just played `trio_R`."""
    start = GAME.new(2, 1)
    for _ in range(2):
        start.play(start.legal()[-1])
    dump: Any = start.dump()
    position = dump["position"]
    cards = [
        name
        for name, entry in GAME.components().entries("prophecy").items()
        if not name.startswith("promo")
        for _ in range(int(str(entry["copies"])))
    ]
    own = ["count_Y", "mirror_KY", "abab_KB"]
    for name in (*own, dealt, drawn_later):
        cards.remove(name)
    position["reshuffles"] = 1
    position["seats"][0]["hand"] = own
    position["seats"][1]["hand"] = [dealt, f"{drawn_later}/aside:1/drawn:1"]
    position["display"] = [cards.pop() for _ in range(6)]
    position["deck"] = [f"{name}/shuffled:1" for name in cards]
    position["aside"] = []
    for seat, pieces in enumerate(("R", "RRR")):
        position["seats"][seat]["coatls"][0] = {"pieces": pieces, "head": False, "tail": False, "prophecies": []}
        position["bags"]["body_bag"][1] -= len(pieces)
    dump["seat"] = 1
    state = GAME.load(dump)
    play(state, "fulfil 1 trio_R")
    return state


def test_which_place_a_played_card_came_from_stays_unknown() -> None:
    """Everyone sees a face leave a hand, nobody whether it was dealt or drawn later: both worlds must look the same."""
    one = _after_a_played_card("trio_R", "rainbow_YKRGB")
    other = _after_a_played_card("rainbow_YKRGB", "trio_R")
    assert one.view(0) == other.view(0)
    left = [Counter(hand(drawn, 1)[0] for drawn in draws(state, 0, 400)) for state in (one, other)]
    assert left[0] == left[1]
    assert len(left[0]) > 20
