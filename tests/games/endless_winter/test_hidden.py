"""What the others can know: hands, piles, what lies face down or buried, and what everyone has seen go there."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import sunstone
from tests.games.endless_winter.hands import lies, seat_of
from tests.games.endless_winter.table import GAME, asked, before_eclipse, hand, play, position, reward

OTHERS = (1, None)
"""A seat that looks at seat 0, and a spectator."""


def seen(state: sunstone.State, by: int | None, seat: int = 0) -> dict[str, Any]:
    view: Any = state.view(by)
    row: dict[str, Any] = view["seats"][seat]
    return row


def draws(state: sunstone.State, by: int | None, count: int = 40) -> list[sunstone.State]:
    rng = sunstone.Rng(77)
    return [state.determinize(by, rng) for _ in range(count)]


def bare(cards: list[str]) -> list[str]:
    """Cards by name, without what is known of them."""
    return sorted(card.partition("~")[0].removesuffix("+") for card in cards)


# Views


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = position(2, hands=[["brave", "cu1-05"], ["tribesman"]])
    assert seen(state, 0)["hand"] == ["brave", "cu1-05"]
    for by in OTHERS:
        assert (seen(state, by)["hand"], seen(state, by)["hand_size"]) == (None, 2)
        assert "cu1-05" not in json.dumps(state.view(by))


def test_a_pile_is_known_by_its_owner_and_by_nobody_in_its_order() -> None:
    """Whoever knows all other cards knows which are in the pile; which is next nobody knows."""
    state = position(2, piles=[["tribesman", "cu1-05", "brave"]])
    assert seen(state, 0)["pile"] == ["tribesman", "brave", "cu1-05"]
    for by in OTHERS:
        assert (seen(state, by)["pile"], seen(state, by)["pile_size"]) == (None, 3)
        assert "cu1-05" not in json.dumps(state.view(by))
    drawn = Counter(
        hand(play(position(2, piles=[["brave", "elder"]], seed=seed, due=[reward("draw")]), "take card"))[0]
        for seed in range(40)
    )
    assert set(drawn) == {"brave", "elder"}


def test_discards_lie_open() -> None:
    state = position(2, discards=[["cu1-05", "brave"]])
    for by in (0, *OTHERS):
        assert seen(state, by)["discards"] == ["brave", "cu1-05"]


def test_decks_are_counted_and_not_shown() -> None:
    state = GAME.new(3, 1)
    table = lies(state)
    view = state.view(0)
    text = json.dumps(view)
    assert (view["culture_left"], view["animals_left"]) == (12, 60)
    for deck in (table["culture_deck_1"], table["culture_deck_2"]):
        assert not any(f'"{card}"' in text for card in deck)


def test_rest_tokens_nobody_has_seen_are_not_shown() -> None:
    state = GAME.new(2, 1, {"rest_tokens": True})
    table = lies(state)
    text = json.dumps(state.view(0))
    assert len(table["rest_tokens_unseen"]) == 4
    assert [name for name in table["rest_tokens_unseen"] if f'"{name}"' in text] == []
    assert f'"{table["rest_token"]}"' in text


def test_an_eclipse_pile_lies_face_down_until_the_eclipse() -> None:
    state = position(2, turn=4, stage="pile", hands=[["brave", "cu1-05", "elder"]])
    play(state, "pile elder", "pile cu1-05")
    assert seen(state, 0)["eclipse_pile"] == ["elder", "cu1-05"]
    for by in OTHERS:
        row = seen(state, by)
        assert (row["eclipse_pile"], row["eclipse_pile_size"], row["hand_size"]) == (None, 2, 1)
        assert "cu1-05" not in json.dumps(state.view(by))


def test_in_the_eclipse_every_pile_is_open() -> None:
    state = play(before_eclipse(2, eclipse_piles=[["brave", "scout"], ["elder"]]), "done")
    for by in (0, *OTHERS):
        assert (seen(state, by, 0)["eclipse_pile"], seen(state, by, 1)["eclipse_pile"]) == (
            ["brave", "scout"],
            ["elder"],
        )


def test_a_card_buried_from_the_hand_is_known_to_its_owner() -> None:
    state = position(2, hands=[["cu1-05", "brave"]], due=[asked("buries", count=1)])
    play(state, "bury hand cu1-05")
    assert seen(state, 0)["buried"] == ["cu1-05"]
    for by in OTHERS:
        row = seen(state, by)
        assert (row["buried"], row["buried_count"], row["buried_openly"]) == (None, 1, [])
        assert "cu1-05" not in json.dumps(state.view(by))


@pytest.mark.parametrize("zone", ["discard", "played"])
def test_a_card_buried_from_the_table_is_known_to_all(zone: str) -> None:
    given: dict[str, Any] = {"discards": [["cu1-05"]]} if zone == "discard" else {"played": ["cu1-05"]}
    state = position(2, hands=[["brave"]], due=[asked("buries", count=1)], **given)
    play(state, f"bury {zone} cu1-05")
    for by in (0, *OTHERS):
        assert seen(state, by)["buried_openly"] == ["cu1-05"]


# Cards everyone saw go into a hand


def test_the_cards_set_aside_at_the_set_up_are_known() -> None:
    state = play(GAME.new(2, 3), "side a", "side a")
    tribe = {"su-1": "craftswoman", "su-2": "scout", "su-3": "hunter", "su-4": "shaman", "su-5": "elder"}
    for seat in range(2):
        expected = sorted(["brave", "tribeswoman", tribe[seat_of(state, seat)["setup_card"]]])
        assert sorted(seen(state, None, seat)["seen_in_hand"]) == expected


def test_what_is_taken_from_the_main_board_is_known() -> None:
    state = position(2, column="rite", labour=1, tools=[1], hands=[["brave"]])
    play(state, "recruit elder")
    assert seen(state, 1)["seen_in_hand"] == ["elder"]
    state = position(2, column="develop", labour=3, display=["cu1-07"])
    play(state, "culture 1")
    assert seen(state, 1)["seen_in_hand"] == ["cu1-07"]


def test_a_drawn_card_is_not_known() -> None:
    state = play(position(2, hands=[["elder+"]], due=[reward("draw")]), "take card")
    assert seen(state, 1)["seen_in_hand"] == ["elder"]


def test_a_known_card_is_known_until_it_leaves() -> None:
    """Of two equal ones the known one is taken to leave."""
    state = position(2, column="hunt", hands=[["elder+", "elder"]])
    play(state, "play elder")
    assert seen(state, 1)["seen_in_hand"] == []
    assert hand(state) == ["elder"]


def test_after_a_burial_from_the_hand_nothing_in_it_is_known() -> None:
    """Any of the cards may have gone."""
    state = position(2, hands=[["elder+", "cu1-07+", "brave"]], due=[asked("buries", count=1)])
    play(state, "bury hand brave")
    assert seen(state, 1)["seen_in_hand"] == []


def test_a_known_card_is_in_the_hand_or_in_the_eclipse_pile() -> None:
    """Which, only its owner knows; to the others it looks the same."""
    views = []
    for piled in ("elder", "brave"):
        state = position(2, turn=4, stage="pile", hands=[["elder+", "brave"]])
        play(state, f"pile {piled}")
        assert seen(state, 1)["seen_in_hand"] == ["elder"]
        views.append(state.view(1))
        found = Counter("elder+" in seat_of(drawn, 0)["eclipse_pile"] for drawn in draws(state, 1))
        assert found[True]
        assert found[False]
    assert views[0] == views[1]


def test_a_bluff_is_known_after_the_eclipse() -> None:
    """A culture card of the pile was shown and went back to the hand."""
    state = play(before_eclipse(2, eclipse_piles=[["cu1-05", "brave"]], hands=[["tribesman"]]), "done")
    assert seen(state, 1)["seen_in_hand"] == ["cu1-05"]
    assert hand(state) == ["cu1-05", "tribesman"]
    for drawn in draws(state, 1):
        assert "cu1-05+" in seat_of(drawn, 0)["hand"]


def test_a_shown_card_that_may_be_the_known_one_ends_the_knowledge() -> None:
    """An elder was known in the hand; an elder is shown: the other one is not known to be there any longer."""
    state = play(before_eclipse(2, eclipse_piles=[["elder"]], hands=[["elder+"]]), "done")
    assert seen(state, 1)["seen_in_hand"] == []


# Drawing anew


def test_a_draw_keeps_everything_the_seat_knows() -> None:
    state = position(
        2,
        hands=[["elder+", "brave", "cu1-02"], ["scout", "tribesman"]],
        buried=[["shaman+", "brave"], ["hunter"]],
        discards=[["tribesman"], []],
    )
    varied = set()
    for drawn in draws(state, 1):
        drawn.check()
        assert {key: seat_of(drawn, 1)[key] for key in ("hand", "buried")} == {
            key: seat_of(state, 1)[key] for key in ("hand", "buried")
        }
        row = seat_of(drawn, 0)
        assert "elder+" in row["hand"]
        assert "shaman+" in row["buried"]
        assert row["discards"] == ["tribesman"]
        assert [len(row[zone]) for zone in ("hand", "pile", "buried")] == [3, 6, 2]
        every = bare([*row["hand"], *row["pile"], *row["buried"], *row["discards"]])
        assert every == sorted(["elder", "cu1-02", "shaman", *["tribesman"] * 4, *["tribeswoman"] * 3, *["brave"] * 2])
        varied.add((str(bare(row["hand"])), str(bare(row["buried"]))))
    assert len(varied) > 10


def test_a_spectator_knows_no_hand() -> None:
    state = position(3, hands=[["brave", "elder"], ["scout", "tribesman"], ["hunter"]])
    for seat in range(3):
        assert len({str(bare(seat_of(drawn, seat)["hand"])) for drawn in draws(state, None)}) > 1


def test_every_unknown_card_is_equally_likely_in_a_hand() -> None:
    """Two of eleven cards: each as often as any, up to chance."""
    state = position(2, hands=[["cu1-01", "cu1-02"]])
    count = 3000
    found = Counter(card for drawn in draws(state, 1, count) for card in bare(seat_of(drawn, 0)["hand"]))
    each = 2 * count / 11
    copies = {"tribesman": 4, "tribeswoman": 3, "brave": 2, "cu1-01": 1, "cu1-02": 1}
    assert set(found) == set(copies)
    for card, number in copies.items():
        assert 0.8 * number * each < found[card] < 1.2 * number * each


def test_a_shuffle_parts_what_was_drawn_before_from_what_came_after() -> None:
    """The tribesman was in the hand before the discards were shuffled, so it is still there."""
    rest = [["tribesman"] * 3 + ["tribeswoman"] * 3]
    state = position(
        2,
        hands=[["tribesman"]],
        piles=[[]],
        discards=[["brave", "brave", "elder"]],
        buried=rest,
        due=[reward("draw")],
    )
    play(state, "take card")
    table = lies(state)
    table["seats"][0]["buried"] = [f"{card}+" for card in rest[0]]
    known = GAME.load({**state.dump(), "position": table})
    hands = Counter(str(bare(seat_of(drawn, 0)["hand"])) for drawn in draws(known, 1, 60))
    assert set(hands) == {"['brave', 'tribesman']", "['elder', 'tribesman']"}


def test_the_order_of_things_tells_nothing() -> None:
    """Decks, piles and hands in another order give the same draw with the same generator."""
    dump = play(GAME.new(3, 5, {"rest_tokens": True}), *["side a"] * 3).dump()
    state = GAME.load(dump)
    table = lies(GAME.load(dump))
    for deck in (table["culture_deck_1"], table["culture_deck_2"]):
        deck.reverse()
    table["rest_tokens_unseen"].reverse()
    for row in table["seats"]:
        row["hand"].reverse()
        row["pile"].reverse()
    other = GAME.load({**dump, "position": table, "rng": [1, 2, 3, 4]})
    for by in (0, 1, 2, None):
        first, second = (one.determinize(by, sunstone.Rng(3)).dump() for one in (state, other))
        for one in (first, second):
            if by is not None:
                row = one["position"]["seats"][by]  # type: ignore[index]
                row["hand"].sort()
        assert first == second


def test_the_order_of_a_pile_is_forgotten_when_it_is_shown() -> None:
    """In which order its cards were put down nobody else saw."""
    worlds = []
    for lines in (["pile elder", "pile brave"], ["pile brave", "pile elder"]):
        state = position(2, turn=5, stage="pile", order=[0, 1], hands=[[], ["elder", "brave", "tribesman"]])
        play(state, *lines, "done")
        worlds.append(state.determinize(0, sunstone.Rng(1)).dump()["position"])
    assert worlds[0] == worlds[1]


def public(line: str) -> str:
    """An action as the others see it: which card goes face down they do not."""
    words = line.split()
    return " ".join(words[:-1]) if words[0] == "pile" or words[:2] == ["bury", "hand"] else line


def follow(first: sunstone.State, second: sunstone.State, by: int, rng: sunstone.Rng) -> bool:
    """Let both worlds go on in a way that looks the same from a seat; secret choices are made apart."""
    ways: list[dict[str, list[str]]] = []
    for state in (first, second):
        found: dict[str, list[str]] = {}
        for action in state.legal():
            line = state.say(action)
            found.setdefault(line if state.seat == by else public(line), []).append(line)
        ways.append(found)
    shared = [way for way in ways[0] if way in ways[1]]
    if not shared:
        return False
    way = shared[rng.below(len(shared))]
    for state, found in zip((first, second), ways, strict=True):
        state.play(state.read(found[way][rng.below(len(found[way]))]))
    return first.view(by) == second.view(by)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_that_look_the_same_are_drawn_the_same(players: int) -> None:
    """Two worlds that differ in hidden things only, also in secret choices made since, give the same draws."""
    compared = secret = 0
    for seed in range(5):
        rng = sunstone.Rng(seed + 50)
        state = GAME.new(players, seed, {"rest_tokens": True, "glacier_tokens": True})
        by = seed % players
        while not state.over:
            first, second = (state.determinize(by, rng) for _ in range(2))
            while not first.over and follow(first, second, by, rng):
                first.check()
                second.check()
                for other in (first, second):
                    other.barrier = 0
                one, two = (world.determinize(by, sunstone.Rng(compared)).dump() for world in (first, second))
                assert one == two
                compared += 1
                secret += first.dump()["position"] != second.dump()["position"]
            state = first
            if not state.over:
                legal = state.legal()
                state.play(legal[rng.below(len(legal))])
    assert compared > 100
    assert secret > 100


# Events


def told(state: sunstone.State, line: str, kind: str) -> sunstone.Event:
    state.events = []
    play(state, line)
    [event] = [event for event in state.events if event.kind.name == kind]
    return event


def test_events_tell_a_secret_card_to_its_owner_alone() -> None:
    drawn = told(position(2, due=[reward("draw")]), "take card", "drew")
    buried = told(position(2, hands=[["brave"]], due=[asked("buries", count=1)]), "bury hand brave", "buried_secretly")
    piled = told(position(2, turn=4, stage="pile", hands=[["brave"]]), "pile brave", "piled")
    for event in (drawn, buried, piled):
        assert "card" in event.seen_by(0)
        for by in OTHERS:
            assert event.seen_by(by) == {"kind": event.kind.name, "seat": 0}


def test_events_tell_an_open_card_to_all() -> None:
    state = position(2, column="rite", labour=1, tools=[1])
    assert told(state, "recruit elder", "recruited").seen_by(1)["card"] == "elder"
    state = position(2, discards=[["brave"]], due=[asked("buries", count=1)])
    assert told(state, "bury discard brave", "buried").seen_by(None)["card"] == "brave"
    shown = [
        event
        for event in _eclipse_events(before_eclipse(2, eclipse_piles=[["brave"]]))
        if event.kind.name == "shown" and event.seat == 0
    ]
    assert shown[0].seen_by(1)["cards"] == ["brave"]


def _eclipse_events(state: sunstone.State) -> list[sunstone.Event]:
    events: list[sunstone.Event] = []
    state.events = events
    play(state, "done")
    return events


def test_no_event_of_a_whole_game_names_a_card_others_cannot_know() -> None:
    """All a spectator is told of draws, burials from the hand and eclipse piles is that they happened."""
    state = GAME.new(3, 2)
    events: list[sunstone.Event] = []
    state.events = events
    sunstone.playout(state, sunstone.Rng(8))
    secret = [event for event in events if event.kind.name in ("drew", "buried_secretly", "piled")]
    assert len(secret) > 10
    assert all(set(event.seen_by(None)) == {"kind", "seat"} for event in secret)


# Undo


def test_what_came_to_light_cannot_be_taken_back() -> None:
    for state, line in (
        (position(2, due=[reward("draw")]), "take card"),
        (position(2, column="hunt", labour=1), "reveal"),
        (before_eclipse(2, eclipse_piles=[["brave"]]), "done"),
    ):
        play(state, line)
        assert state.barrier == state.ply
    quiet = play(position(2, column="migrate", tools=[2]), "camp", "camp")
    assert quiet.barrier <= quiet.ply - 2
