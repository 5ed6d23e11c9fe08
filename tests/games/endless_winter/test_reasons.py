"""Every reason for a refusal, each in a small position of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import sunstone
from tests.games.endless_winter.hands import owned
from tests.games.endless_winter.table import GAME, asked, eclipse, play, position, reward, until_over

State = sunstone.State
Made = Callable[[], State]
REST = {"rest_tokens": True}
SQUARE = {"b1": 4, "c1": 4, "b2": 4, "c2": 4}


def at(**given: Any) -> Made:
    """A position of two."""
    return lambda: position(2, **given)


def after(made: Made, *lines: str) -> Made:
    """A position after some actions."""
    return lambda: play(made(), *lines)


def over() -> State:
    return until_over(eclipse(2, round_no=4))


def drafting(**options: object) -> Made:
    return lambda: GAME.new(2, 1, options)


def claiming() -> State:
    """Two kinds of land are to be claimed."""
    land = {1: "forest", 2: "canyon"}
    state = eclipse(2, figures=[["rest", "hunt", "hunt"]], land=land, camps=[{1: 1, 2: 1}])
    return play(state, "take food")


def rewarded() -> State:
    """A card for a village and a tool for the first megalith slot are due."""
    land = dict.fromkeys((5, 16, 17), "glacier")
    state = eclipse(2, settled={(5, 16, 17): 1}, land=land, megaliths={"b1": 4, "c1": 4})
    return play(state, "take food")


def showing() -> State:
    """Two cards of the eclipse pile are to be used."""
    return play(eclipse(2, eclipse_piles=[["scout", "craftswoman"]]), "take food")


def preparing() -> State:
    """A megalith from the offering track while the cards of the next round are drawn: that is taken as it is."""
    return position(
        2,
        components=owned('[offering.level-6]\nreward = ["megalith 1"]\n'),
        round_no=2,
        phase="preparation",
        idols=[(5, 0)],
        due=[reward("draw", 5, in_draw=True)],
    )


def giving(price: str) -> Made:
    """Animals are to be given as the price of a card: there are two of one species, two of another, and one."""
    own = owned(f'[culture.cu1-14]\nability = ["pay {price} -> vp 3"]\n')
    animals = [{"elk": 2, "rhino": 2, "smilodon": 1}]
    return after(at(components=own, hands=[["cu1-14"]], animals=animals), "play cu1-14", "pay")


REASONS: list[tuple[str, Made, str | int]] = [
    ("unknown", at(), -1),
    ("unknown", at(), len(GAME.catalogue)),
    ("over", over, "end"),
    ("setup_first", drafting(), "place tribe hunt"),
    ("setup_first", drafting(), "chief firewolf"),
    ("setup_first", drafting(), "setup su-1"),
    ("setup_first", drafting(setup="chiefs_and_cards"), "side a"),
    ("setup_first", drafting(setup="chiefs_and_cards"), "setup su-1"),
    ("setup_first", after(drafting(setup="cards"), "side a", "side a"), "side a"),
    ("setup_first", after(drafting(setup="cards"), "side a", "side a"), "end"),
    ("setup_done", at(), "side a"),
    ("setup_done", at(), "chief firewolf"),
    ("setup_done", at(), "setup su-1"),
    ("other_decision", at(due=[reward("draw")]), "place tribe hunt"),
    ("other_decision", at(hands=[["cu1-07"]], due=[asked("moves", count=2)]), "play cu1-07"),
    ("finish_first", at(due=[reward("draw")]), "end"),
    ("not_now", at(), "end"),
    ("not_now", at(), "next"),
    ("not_now", at(), "done"),
    ("not_now", at(column="hunt"), "place tribe hunt"),
    ("not_now", at(column="hunt", stage="wrap"), "next"),
    ("not_now", at(turn=4, stage="pile", hands=[["brave"]]), "play brave"),
    ("not_now", at(turn=4, stage="pile", hands=[["brave"]]), "end"),
    ("no_figure", at(turn=2, figures=[["hunt", "", ""], ["", "hunt", ""]]), "place chief hunt"),
    ("not_in_hand", at(), "play cu1-01"),
    ("not_in_hand", at(column="hunt"), "play brave"),
    ("not_in_hand", at(turn=4, stage="pile", hands=[["brave"]]), "pile elder"),
    ("no_further_culture", after(at(hands=[["cu1-14", "cu1-06"]]), "play cu1-14"), "play cu1-06"),
    ("culture_in_step_1", at(column="hunt", hands=[["cu1-06"]]), "play cu1-06"),
    ("tribe_in_step_2", at(hands=[["brave"]]), "play brave"),
    ("no_cards_at_rest", at(column="rest", stage="rest_tip", hands=[["brave"]], animals=[{"elk": 1}]), "play brave"),
    ("just_recruited", after(at(column="rite", labour=2, tools=[1]), "recruit elder"), "play elder"),
    ("ability_used", at(column="hunt"), "use brave"),
    ("ability_used", showing, "use brave"),
    ("wrong_column", after(at(column="hunt", hands=[["elder"]]), "play elder"), "use elder"),
    ("ability_idle", after(at(column="hunt", hands=[["shaman"]]), "play shaman"), "use shaman"),
    ("no_chief", at(column="hunt"), "use chief"),
    ("no_token", at(column="hunt"), "use token"),
    ("no_labour", at(column="develop"), "culture 1"),
    ("no_labour", at(column="rite", tools=[1]), "recruit elder"),
    ("no_labour", at(column="migrate"), "move 0 1"),
    ("no_labour", at(column="hunt"), "reveal"),
    ("no_tools", at(column="rite", labour=1), "recruit elder"),
    ("no_tools", at(column="migrate"), "camp"),
    ("no_tools", at(column="hunt", labour=1, ground={"elk": 1}), "hunt elk"),
    ("no_tools", at(column="develop", stage="middle", stone_display={1: "ss1-01"}), "stone 1"),
    ("no_food", at(column="hunt"), "spend"),
    ("no_food", at(column="rite", stage="middle"), "pay"),
    ("no_food", at(column="migrate", stage="middle", camps=[{1: 1, 7: 1, 8: 1}], food=[2]), "settle 1 7 8"),
    ("wrong_section", at(column="hunt"), "recruit elder"),
    ("wrong_section", at(column="hunt", stage="middle", animals=[{"elk": 1}]), "spend"),
    ("wrong_section", at(column="hunt", stage="middle", animals=[{"elk": 1}]), "reveal"),
    ("no_such_kind", at(column="rite", labour=2, tools=[2]), "recruit tribe-6"),
    ("kind_taken", after(at(column="rite", labour=2, tools=[2]), "recruit elder"), "recruit elder"),
    ("empty_slot", at(column="develop", labour=3, display=["", "cu1-01"]), "culture 1"),
    ("empty_slot", at(column="develop", stage="middle", food=[3], tools=[3]), "stone 7"),
    ("no_camp_left", at(column="migrate", tools=[1], camps=[{0: 5}]), "camp"),
    ("no_camp_there", at(column="migrate", labour=1), "move 1 2"),
    ("no_camp_there", at(due=[asked("moves", count=2)]), "move 1 2"),
    ("ground_full", at(column="hunt", labour=1, ground={"elk": 6}), "reveal"),
    ("deck_empty", at(column="hunt", labour=1, deck={}), "reveal"),
    ("no_such_animal", at(column="hunt", labour=1, tools=[1], ground={"elk": 1}), "hunt rhino"),
    ("animals_left", at(column="hunt", labour=1, tools=[1], ground={"elk": 1}), "hunt nothing"),
    ("wrong_era", at(column="develop", stage="middle", food=[3], tools=[3]), "stone 8"),
    (
        "no_stone_slot",
        at(column="develop", stage="middle", food=[5], tools=[5], stones=[["ss1-01", "ss1-02", "ss1-03"]]),
        "stone 1",
    ),
    (
        "no_settlement_left",
        at(
            column="migrate",
            stage="middle",
            food=[3],
            camps=[{1: 1, 7: 1, 8: 1}],
            settled={(5, 6, 17): 0, (5, 16, 17): 0, (6, 17, 18): 0},
        ),
        "settle 1 7 8",
    ),
    (
        "junction_taken",
        at(column="migrate", stage="middle", food=[3], camps=[{1: 1, 7: 1, 8: 1}], settled={(1, 7, 8): 1}),
        "settle 1 7 8",
    ),
    ("camps_missing", at(column="migrate", stage="middle", food=[3], camps=[{1: 2, 7: 1}]), "settle 1 7 8"),
    ("no_animal_to_use", at(column="hunt", stage="middle", animals=[{"elk": 1}]), "tip rhino"),
    ("not_there_to_bury", at(hands=[["brave"]], due=[asked("buries", count=1)]), "bury hand elder"),
    ("not_there_to_bury", at(hands=[["brave"]], due=[asked("buries", count=1)]), "bury played brave"),
    (
        "no_megalith_left",
        at(
            megaliths={"b1": 4, "b2": 4, **dict.fromkeys(("a1", "a2", "c1", "c2", "d1", "d2", "b3", "a3"), 0)},
            due=[reward("megalith")],
        ),
        "megalith a4 0",
    ),
    ("place_taken", at(megaliths={"b1": 4}, greys=[0], due=[reward("megalith")]), "megalith b1 0"),
    ("no_such_space", at(due=[reward("megalith")]), "megalith h8 0"),
    ("only_neutral", at(megaliths={"b1": 4, "b2": 4}, greys=[2], due=[reward("megalith")]), "megalith c3 0"),
    ("not_beside", at(megaliths={"b1": 4}, due=[reward("megalith")]), "megalith d2 0"),
    ("not_supported", at(megaliths={"b1": 4, "b2": 4}, greys=[2], due=[reward("megalith")]), "megalith b1 1"),
    ("neutral_on_ground", at(megaliths={"b1": 4, "b2": 4}, due=[reward("megalith")]), "megalith b1 1"),
    ("not_pointed_to", after(at(due=[reward("megalith")]), "megalith b1 0"), "megalith a1 0"),
    ("not_pointed_to", after(at(due=[reward("megalith")]), "megalith b1 0"), "megalith b1 1"),
    ("not_lesser", at(due=[reward("idol")]), "take card"),
    ("not_lesser", at(due=[reward("tool")]), "idol offering"),
    ("not_lesser", at(due=[reward("draw")]), "megalith b1 0"),
    ("not_lesser", after(preparing, "idol offering"), "take food"),
    ("no_cards_left", at(piles=[[]], discards=[[]], due=[reward("draw")]), "take card"),
    ("no_room", at(food=[6], due=[reward("idol")]), "take food"),
    ("no_room", at(tools=[10], due=[reward("idol")]), "take tool"),
    ("top_of_honour", at(idols=[(0, 8)], due=[reward("idol")]), "idol honour"),
    ("no_claim", claiming, "claim 3"),
    ("part_done", after(at(hands=[["cu2-05", "brave"]], round_no=3), "play cu2-05"), "part 3"),
    ("not_optional", at(due=[reward("draw")]), "done"),
    ("not_optional", claiming, "done"),
    ("not_optional", giving("animal 1"), "done"),
    ("no_animal_to_give", giving("animal 1"), "give mammoth"),
    ("no_animal_to_give", giving("animal 2 same"), "give smilodon"),
    ("no_animal_to_give", after(giving("animal 2 different"), "give elk"), "give elk"),
    ("no_item", rewarded, "board slot-3"),
    ("chief_due", after(at(chiefs=["seeinghand b"]), "use chief", "idol honour"), "place tribe hunt"),
    ("not_offered", drafting(setup="chiefs_and_cards"), "not offered"),
]


def line_of(state: State, line: str | int) -> int:
    """The action; of chiefs and set-up cards one that is not on offer."""
    if isinstance(line, int):
        return line
    if line == "not offered":
        every = [state.read(f"chief {name}") for name in GAME.components().entries("chief")]
        return next(action for action in every if action not in state.legal())
    return state.read(line)


@pytest.mark.parametrize(
    ("code", "made", "line"), REASONS, ids=[f"{row[0]}: {row[2]} {number}" for number, row in enumerate(REASONS)]
)
def test_a_reason(code: str, made: Made, line: str | int) -> None:
    state = made()
    action = line_of(state, line)
    assert action not in state.legal()
    reason = state.explain(action)
    assert reason is not None
    assert reason.code == code
    before = state.dump()
    with pytest.raises(sunstone.IllegalAction) as refused:
        state.play(action)
    assert (refused.value.code, refused.value.anchor) == (reason.code, reason.anchor)
    assert state.dump() == before


def test_set_up_cards_that_are_not_on_offer() -> None:
    state = play(GAME.new(2, 1, {"setup": "cards"}), "side a", "side b")
    codes = []
    for card in GAME.components().entries("setup"):
        reason = state.explain(state.read(f"setup {card}"))
        codes.append(reason.code if reason else "")
    assert sorted(codes) == ["", "", "", "not_offered", "not_offered"]


def test_no_reason_is_missing_and_every_one_has_its_paragraph() -> None:
    known = [reason.code for reason in GAME.reasons[1:]]
    assert sorted(set(known)) == sorted(known)
    assert sorted({row[0] for row in REASONS}) == sorted(known)
    assert all(reason.anchor or reason.code == "unknown" for reason in GAME.reasons[1:])


def test_every_action_of_the_catalogue_is_legal_or_has_a_reason() -> None:
    """In a position of every kind named above."""
    for _, made, _ in REASONS:
        state = made()
        legal = set(state.legal())
        for action in range(len(GAME.catalogue)):
            assert (state.explain(action) is None) == (action in legal), state.say(action)


def test_an_owners_price_has_the_same_reasons() -> None:
    own = owned("[price.reveal]\nfood = 2\nlabour = 0\n")
    state = position(2, components=own, column="hunt", food=[1])
    reason = state.explain(state.read("reveal"))
    assert reason is not None
    assert reason.code == "no_food"
