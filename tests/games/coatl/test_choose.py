"""Rulebook, "2. Choose prophecy cards"."""

from __future__ import annotations

from tests.games.coatl.table import PROPHECIES, Serpent, coatl, hand, table, told
from tests.games.moves import can, lies, play, refusal

SHOWN = "pair_Y pair_R pair_K trio_Y trio_R trio_K"


def test_cards_come_from_the_display_and_the_deck_in_any_number() -> None:
    state = table(display=SHOWN)
    play(state, "choose pair_R", "choose deck", "choose trio_K", "end")
    cards = hand(state, 0)
    assert (cards[0], cards[2], len(cards)) == ("pair_R", "trio_K", 3)
    assert state.seat == 1


def test_at_least_one_card_must_be_chosen() -> None:
    state = table(display=SHOWN)
    assert refusal(state, "end") == "act_first"
    play(state, "choose pair_R")
    assert can(state, "end")


def test_hand_limit_is_five() -> None:
    state = table(display=SHOWN, hands=["count_Y count_R count_K count_G"])
    play(state, "choose pair_R")
    assert refusal(state, "choose deck") == "hand_full"
    assert refusal(state, "choose pair_Y") == "hand_full"
    assert [state.say(action) for action in state.legal()] == ["end"]
    full = table(hands=["count_Y count_R count_K count_G count_B"], display=SHOWN)
    assert refusal(full, "choose deck") == "hand_full"


def test_display_is_refilled_only_at_the_end_of_the_turn() -> None:
    """Chosen cards leave gaps; when the turn is over the display is filled to six again."""
    state = table(display=SHOWN)
    play(state, "choose pair_R", "choose pair_Y")
    assert lies(state)["display"] == SHOWN.split()[2:]
    assert refusal(state, "choose pair_R") == "not_on_display"
    assert told(state, "end") == ["revealed"]
    assert lies(state)["display"][:4] == SHOWN.split()[2:]
    assert len(lies(state)["display"]) == 6
    assert state.barrier == state.ply


def test_nothing_else_can_be_done_in_the_same_turn() -> None:
    state = table(display=SHOWN, boards=["bY"])
    play(state, "choose pair_R")
    assert refusal(state, "take head Y") == "one_action"
    assert refusal(state, "start body Y") == "one_action"
    assert refusal(state, "future") == "one_action"
    assert refusal(state, "pass") == "one_action"


def test_discards_are_reshuffled_when_the_deck_is_out() -> None:
    """The rulebook says nothing of an empty deck: it is made anew from the discards."""
    state = table(display=SHOWN, deck="count_Y", aside="pair_B/aside:1")
    others = len(lies(state)["discards"])
    assert others == 54 - 6 - 2
    assert told(state, "choose deck") == ["drew"]
    assert hand(state, 0) == ["count_Y"]
    assert told(state, "choose deck") == ["reshuffled", "drew"]
    position = lies(state)
    assert position["discards"] == position["aside"] == []
    assert position["reshuffles"] == 1
    assert len(position["deck"]) == others + 1 - 1


def test_display_stays_short_when_no_card_is_left_anywhere() -> None:
    """Every card is in a hand, on the display or beside a coatl: nothing can be drawn."""
    easy = ("count", "pair", "ab", "run")
    beside = [name for name in PROPHECIES[:49] if name.split("_")[0] in easy]
    beside = sorted([*beside, *(name for name in beside if name.startswith("count"))])
    held = [name for name in PROPHECIES[:49] if name not in beside]
    # One long coatl after another: three of a colour for a count, two for a pair, else what the name of the card says.
    times = {"count": 3, "pair": 2, "ab": 1, "run": 1}
    done: list[Serpent] = []
    shown = [beside.pop() for _ in range(2)]
    for place in range(8):
        cards = beside[place::8]
        words = [name.split("_") for name in cards]
        chain = "".join(colours * times[family] for family, colours in words)
        done.append(coatl(f"({chain})", *cards, seat=place // 2))
    shown += [held.pop() for _ in range(3)]
    hands = [" ".join(held[place::4][:5]) for place in range(4)]
    hands[0] = hands[0].rsplit(" ", 1)[0]
    assert len(held) == 20
    shown.append(held[16])
    state = table(4, hands=hands, completed=done, display=" ".join(shown), heads="..", tails="Y.", reshuffles=1)
    assert lies(state)["deck"] == []
    assert refusal(state, "choose deck") == "deck_empty"
    play(state, f"choose {shown[0]}", "end")
    assert lies(state)["display"] == shown[1:]
