"""What a player reads is so: each test names the sentence that would be false, in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import sunstone
from sunstone import lessons
from sunstone.core.errors import BadPosition
from sunstone.core.viewer import Viewer
from sunstone.games.tzolkin.table import MOST_BLOCKS, MOST_CORN, MOST_QUARTERS
from sunstone.i18n import LANGUAGES, Translator
from sunstone.table.acting import why_not
from sunstone.text import table_text
from sunstone.text.tzolkin import TzolkinText
from tests.games.moves import can, lies, play, refusal
from tests.games.tzolkin.table import BUILDINGS, DUMMY, GAME, choices, position

NAMES = ["Anna", "Petr", "Ewa", "Joris"]
ROOT = Path(__file__).parents[2]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def words(language: str) -> TzolkinText:
    made = table_text(GAME, Translator(language), NAMES)
    assert isinstance(made, TzolkinText)
    return made


def why(state: sunstone.State, line: str) -> tuple[str, str]:
    """The code of a refusal, and the paragraph it leads to."""
    reason = state.explain(state.read(line))
    assert reason is not None
    assert refusal(state, line) == reason.code
    return reason.code, reason.anchor


def rules(language: str) -> str:
    """The rules page on one line."""
    file = ROOT / "docs/games" if language == "en" else ROOT / "locales" / language / "rules"
    return re.sub(r"\s+", " ", (file / "tzolkin.md").read_text(encoding="utf-8"))


def section(language: str, anchor: str) -> str:
    """A part of the rules page, from its heading to the next one."""
    name = anchor.replace("-", "[ -]")
    found = re.search(rf'#+ (<a id="{name}"></a>|{name} )', rules(language), re.IGNORECASE)
    assert found, anchor
    return re.split(r" #+ ", rules(language)[found.end() :])[0]


# The lesson


def _before(verb: str) -> sunstone.State:
    """The position of the lesson before somebody does this."""
    lesson = lessons.lesson("tzolkin")
    assert lesson is not None
    state = GAME.new(lesson.players, lesson.seed, dict(lesson.options))
    for line in lesson.lines:
        if line.startswith(verb):
            return state
        state.play(state.read(line))
    raise AssertionError(verb)


@every_language
def test_lesson_nobody_had_to_beg(language: str) -> None:
    """Not "without corn they had to beg": workers could be taken back, and placed for nothing."""
    assert {line.split()[0] for line in choices(_before("beg"))} == {"beg", "place", "take"}
    had_to = {"en": "had to", "cs": "musel", "nl": "moest", "pl": "trzeba było"}
    chose = {"en": "chose to beg", "cs": "rozhodl žebrat", "nl": "koos die ervoor", "pl": "wolał o nią poprosić"}
    told = Translator(language)("lesson-tzolkin-begged", corn=3, step=0)
    assert chose[language] in told
    assert had_to[language] not in told


@every_language
def test_lesson_the_start_player_passes_it_on(language: str) -> None:
    """Not "whoever goes there begins the next round": the learner does, and is the start player already."""
    state = _before("place start")
    assert state.view(0)["first"] == state.seat == 0
    assert _before("calendar 2").view(0)["first"] == 1
    passes = {
        "en": "pass to your rival",
        "cs": "přejde na soupeře",
        "nl": "over op je tegenstander",
        "pl": "przejdzie to na rywala",
    }
    next_round = {"en": "next round", "cs": "příští kolo", "nl": "volgende ronde", "pl": "następną rundę"}
    told = Translator(language)("lesson-tzolkin-start-space", corn=16, teeth=4)
    assert passes[language] in told
    assert next_round[language] not in told


# Theology in Chichen Itza


@every_language
def test_take_from_chichen_itza_0_tells_of_theology(language: str) -> None:
    """Not "it has no action here": with theology there is one, and it is said which."""
    state = position(goods=["1K"], levels=[{"theology": 1}], on={("chichen_itza", 0): 0, ("tikal", 0): 0})
    says = words(language)
    told, none = (says.action(state.structure(state.read(f"take {gear} 0"))) for gear in ("chichen_itza", "tikal"))
    assert says.does("chichen_itza", 1) in told
    assert none == Translator(language)("tzolkin-action-take-none", gear=says.gear("tikal"), position=0)
    # In a list of choices one reads where each worker stands.
    assert says.gear("chichen_itza") in told
    assert says.gear("tikal") in none
    assert can(play(state, "take chichen_itza 0"), "act 1")


def _asked(language: str, wheel: str, place: int, theology: int) -> str:
    state = position(goods=["9C 1K"], levels=[{"theology": theology}], on={(wheel, place): 0})
    play(state, f"take {wheel} {place}")
    return words(language).ask(state.view(0))


STEP_BACK = {"en": "step back", "cs": "krok zpět", "nl": "stap terug", "pl": "pole wstecz"}


@every_language
def test_question_at_chichen_itza_9_with_theology(language: str) -> None:
    """Not "a lower one costs 1 corn": all nine are free."""
    state = play(position(goods=["1K"], levels=[{"theology": 1}], on={("chichen_itza", 9): 0}), "take chichen_itza 9")
    assert len(choices(state)) == 10
    assert STEP_BACK[language] not in _asked(language, "chichen_itza", 9, 1)
    assert STEP_BACK[language] in _asked(language, "chichen_itza", 9, 0)


@every_language
@pytest.mark.parametrize("place", range(9))
def test_question_at_chichen_itza_names_the_next_higher_action(language: str, place: int) -> None:
    """Theology: the next higher action is mentioned with its number, and only there."""
    told = _asked(language, "chichen_itza", place, 1)
    assert re.findall(r"\d+", told)[:2] == [str(place), str(place + 1)]
    assert (STEP_BACK[language] in told) == (place > 0)
    assert str(place + 1) not in re.findall(r"\d+", _asked(language, "chichen_itza", place, 0))[: 1 + (place > 0)]
    assert _asked(language, "tikal", 2, 3) == _asked(language, "tikal", 2, 0)


@every_language
def test_nothing_is_asked_at_position_0(language: str) -> None:
    """Not "which action do you use?" where there is none."""
    assert "?" not in _asked(language, "tikal", 0, 0)
    assert "?" not in _asked(language, "chichen_itza", 0, 0)


@pytest.mark.parametrize(("theology", "shown"), [(0, 3), (1, 4)])
def test_only_spaces_within_reach_are_listed(theology: int, shown: int) -> None:
    """The fourth space of Chichen Itza is read out at 3 only to those whose theology reaches it."""
    state = position(goods=["9C 1K"], levels=[{"theology": theology}], on={("chichen_itza", 3): 0})
    play(state, "take chichen_itza 3")
    own = words("en").position(state.view(0))[-1].lines[-1]
    assert own.count(";") + 1 == shown


# Refusals


def test_corn_under_wood_is_not_no_tile() -> None:
    """Not "there is no tile": there are, but no corn tile lies open."""
    state = play(position(on={("palenque", 3): 0}), "take palenque 3", "act 3")
    assert why(state, "harvest corn") == ("no_open_corn", "palenque")
    gone = play(position(on={("palenque", 3): 0}, jungle={3: (0, 0)}), "take palenque 3")
    assert why(gone, "act 3") == ("no_tiles", "palenque")


def test_too_little_corn_leads_to_what_was_tried() -> None:
    """ "You do not have enough corn" opens the rule of placing, of taking, of Uxmal or of the market."""
    assert why(position(corn=[1], on={("tikal", 0): 1, ("tikal", 1): 1, ("uxmal", 0): 0}), "place tikal") == (
        "no_corn",
        "placing",
    )
    back = play(position(corn=[0], on={("tikal", 3): 0}), "take tikal 3")
    assert why(back, "act 2") == ("no_corn", "taking")
    step = play(position(corn=[2], on={("uxmal", 1): 0}), "take uxmal 1")
    assert why(step, "act 1") == ("no_corn", "uxmal")
    bought = play(position(corn=[2], on={("uxmal", 5): 0}), "take uxmal 5", "act 5")
    assert why(bought, "use uxmal 1") == ("no_corn", "uxmal")
    market = play(position(corn=[3], on={("uxmal", 2): 0}), "take uxmal 2", "act 2")
    assert why(market, "buy gold") == ("no_corn", "market")


def asked(state: sunstone.State, **form: object) -> str:
    """The code of the answer to a click on a thing of the board."""
    reason = why_not(state, json.dumps(form))
    assert reason is not None, form
    return reason.code


def test_a_click_on_a_wheel_tells_what_keeps_a_worker_from_it() -> None:
    full = {("tikal", place): place % 2 for place in range(8)}
    state = position(players=4, workers=[5, 5], on=full, corn=[20])
    assert asked(state, verb="place", place="tikal") == "wheel_full"
    poor = position(corn=[1], on={("tikal", 0): 1, ("tikal", 1): 1, ("uxmal", 0): 0})
    assert asked(poor, verb="place", place="tikal") == "no_corn"
    assert asked(poor, verb="take", gear="tikal", position=3) == "no_worker_there"
    assert asked(play(poor, "place uxmal"), verb="take", gear="uxmal", position=0) == "not_both"


def test_a_click_on_a_building_tells_that_it_cannot_be_paid() -> None:
    """Not "another choice has the same outcome" where the other one cannot be paid either."""
    state = position(on={("tikal", 2): 0}, goods=["2W"])
    assert asked(state, verb="build", slot=1) == asked(state, verb="monument", slot=1) == "needs_worker"
    assert asked(state, verb="advance", technology="theology") == "needs_worker"
    assert asked(state, verb="calendar", days=1) == "calendar_too_early"
    play(state, "take tikal 2")
    assert asked(state, verb="place", place="tikal") == "finish_first"
    play(state, "act 2")
    shown = enumerate(lies(state)["buildings"], start=1)
    dear = [slot for slot, tile in shown if BUILDINGS[tile]["cost"] not in ([1, 0, 0], [2, 0, 0])]
    assert {asked(state, verb="build", slot=slot) for slot in dear} == {"cannot_pay"}
    assert asked(state, verb="monument", slot=1) == "build_no_monument"


def test_of_two_buildings_alike_neither_can_be_paid() -> None:
    """Not "another choice has the same outcome and is offered": it is not."""
    state = position(on={("tikal", 2): 0}, goods=["2W"], display="A1-09 A1-04 A1-05")
    play(state, "take tikal 2", "act 2")
    slots = {tile: slot for slot, tile in enumerate(lies(state)["buildings"], start=1)}
    assert {asked(state, verb="build", slot=slots[tile]) for tile in ("A1-04", "A1-05")} == {"cannot_pay"}


@every_language
def test_not_higher_knows_theology(language: str) -> None:
    """Not "a worker cannot use an action higher than its position" to one who can use the next."""
    state = position(goods=["1K"], levels=[{"theology": 1}, {}], on={("chichen_itza", 3): 0})
    play(state, "take chichen_itza 3")
    assert why(state, "act 5") == ("not_higher_theology", "chichen-itza")
    assert Translator(language).reason("tzolkin", "not_higher_theology") != Translator(language).reason(
        "tzolkin", "not_higher"
    )
    plain = play(position(goods=["1K"], on={("chichen_itza", 3): 0}), "take chichen_itza 3")
    assert why(plain, "act 4") == ("not_higher", "taking")


# Two days


@pytest.mark.parametrize(
    ("light", "owner", "code"),
    [(False, None, "calendar_dark"), (True, 0, "calendar_pushes_own"), (True, 2, "calendar_pushes_other")],
)
def test_two_days_refused_with_the_cause(light: bool, owner: int | None, code: str) -> None:
    """Not only "you cannot turn the calendar now": the board was turned, or whose worker would be pushed off."""
    on = {} if owner is None else {("tikal", 6): owner}
    state = position(light=[light], on=on)
    assert why(state, "calendar 2") == (code, "calendar")
    assert why(state, "calendar 1") == ("calendar_too_early", "calendar")


def test_two_days_too_early_where_nothing_else_forbids_them() -> None:
    assert why(position(), "calendar 2") == ("calendar_too_early", "calendar")


def _told(state: sunstone.State, language: str) -> list[str]:
    """Seat 0 takes the start player space as the last of the round: what is told of the calendar."""
    state.events = []
    play(state, "place start", "end")
    return [words(language).event(event.seen_by(0)) for event in state.events if event.kind.name == "one_day"]


@every_language
def test_why_two_days_are_not_asked_for_is_told_at_that_moment(language: str) -> None:
    """A day passes without the question: the log says that the board is dark, or names the workers in the way."""
    dark = _told(position(last=True, light=[False], on={("tikal", 6): 1}), language)
    assert len(dark) == 1
    assert "Anna" in dark[0]
    assert "Petr" not in dark[0]
    (pushed,) = _told(position(last=True, on={("tikal", 6): 1, ("chichen_itza", 9): 0, ("uxmal", 5): 2}), language)
    assert pushed != dark[0]
    assert all(word in pushed for word in ("Petr", "Tikal", "Anna", "Chichen Itza"))
    assert "Ewa" not in pushed
    assert _told(position(last=True), language) == []


def test_nothing_is_told_to_those_who_did_not_take_the_space() -> None:
    state = position(last=True, light=[False])
    state.events = []
    play(state, "place tikal", "end")
    assert "one_day" not in {event.kind.name for event in state.events}


# One limit


def _loaded(goods: dict[str, int], quarters: int = 0) -> sunstone.State:
    dump = position().dump()
    place = dump["position"]
    assert isinstance(place, dict)
    own = place["seats"][0]
    own["goods"].update(goods)
    own["quarters"] = own["earned"]["from_buildings"] = quarters
    return GAME.load(dump)


@pytest.mark.parametrize(
    "goods", [{"wood": 300}, {"stone": MOST_BLOCKS + 1}, {"corn": MOST_CORN + 1}, {"gold": -1}], ids=str
)
def test_what_cannot_be_observed_is_not_loaded(goods: dict[str, int]) -> None:
    """`load` takes what `observe` has room for, and no more."""
    with pytest.raises(BadPosition, match="range"):
        _loaded(goods)
    with pytest.raises(BadPosition, match="range"):
        _loaded({}, MOST_QUARTERS + 1)


def test_the_most_that_is_loaded_is_observed_and_played_on() -> None:
    """What play adds to the most there can be does not break an observation."""
    most = {"corn": MOST_CORN, "wood": MOST_BLOCKS, "stone": MOST_BLOCKS, "gold": MOST_BLOCKS, "skull": 0}
    dump = position(on={("yaxchilan", 1): 0}).dump()
    place = dump["position"]
    assert isinstance(place, dict)
    place["seats"][0]["goods"] = most
    state = GAME.load(dump)
    before = GAME.observer(4).observe(state, 0)
    play(state, "take yaxchilan 1", "act 1")
    assert lies(state)["seats"][0]["goods"]["wood"] == MOST_BLOCKS + 1
    seats = next(piece for piece in GAME.observer(4).layout.pieces if piece.name == "seats")
    assert GAME.observer(4).observe(state, 0)[seats.offset] == before[seats.offset] == MOST_BLOCKS


# The rules page


@every_language
def test_page_says_what_opposite_means(language: str) -> None:
    """Dummy workers: the page names who is opposite of whom, and set-up places them so."""
    numbers = [int(number) for number in re.findall(r"\d+", section(language, "dummy-workers"))]
    told = dict(zip(numbers[2:10:2], numbers[3:10:2], strict=True))
    assert numbers[10] == len(lies(GAME.new(2, 0))["wheels"]["chichen_itza"])
    for seed in range(20):
        for wheel, places in lies(GAME.new(2, seed))["wheels"].items():
            dummies = {place for place, who in enumerate(places) if who == DUMMY}
            second = dummies - set(told)
            if wheel != "chichen_itza":
                assert len(second) <= 1
                assert second <= {told[first] for first in dummies & set(told)}


SAID = {
    ("starting-wealth", "dummies before wealth"): (
        "before anyone chooses",
        "než kdokoli vybírá",
        "voordat iemand kiest",
        "zanim ktokolwiek wybiera",
    ),
    ("anger", "no burning at the bottom of all temples"): (
        "neither beg nor burn",
        "ani žebrat, ani vypálit",
        "niet bedelen en geen bos afbranden",
        "ani poprosić o kukurydzę, ani wypalić",
    ),
    ("palenque", "no burning at the bottom of all temples"): (
        "impossible on the lowest step of all three",
        "na nejnižším stupni všech tří chrámů to nejde",
        "op de laagste trede van alle drie de tempels kan dat niet",
        "na najniższym stopniu wszystkich trzech świątyń to niemożliwe",
    ),
    ("buildings", "what may be declined"): (
        "you may decline a further building, a visit to the market and an action",
        "smíš odmítnout další budovu, návštěvu trhu a akci",
        "mag je een volgend gebouw, een bezoek aan de markt en een actie voor 1 maïs weigeren",
        "można zrezygnować z kolejnego budynku, z wizyty na Rynku i z akcji",
    ),
    ("monuments", "monuments stay"): (
        "stay on display when the age changes",
        "Při změně epochy zůstávají",
        "Bij de wisseling van tijdperk blijven ze liggen",
        "Przy zmianie epoki zostają",
    ),
    ("food-days", "monuments stay"): (
        "Monuments stay.",
        "Monumenty zůstávají.",
        "Monumenten blijven liggen.",
        "Monumenty zostają.",
    ),
    ("monuments", "M-11 may be negative"): (
        "less than nothing",
        "i zápornou hodnotu",
        "minder dan niets waard",
        "mniej niż nic",
    ),
    ("chichen-itza", "theology from 0 and 9"): (
        "from 0 the first, from 9 any",
        "z 0 první, z 9 kterékoli",
        "vanaf 0 de eerste, vanaf 9 elke plek",
        "z 0 pierwszego, z 9 dowolnego",
    ),
}


@pytest.mark.parametrize(("anchor", "what"), SAID)
def test_page_says_it_in_every_language(anchor: str, what: str) -> None:
    """The sentence stands in its paragraph, in all four languages."""
    for language, sentence in zip(("en", "cs", "nl", "pl"), SAID[anchor, what], strict=True):
        assert sentence in section(language, anchor), language


def test_nothing_burns_at_the_bottom_of_all_temples() -> None:
    """Anger: the sentence of the page as the rules have it."""
    bottom = dict.fromkeys(("chaac", "quetzalcoatl", "kukulkan"), 0)
    state = play(position(steps=[bottom], on={("palenque", 3): 0}, jungle={3: (3, 1)}), "take palenque 3", "act 3")
    assert choices(state) == ["harvest corn", "harvest wood"]
    assert refusal(state, "burn chaac") == "bottom"


def test_what_may_be_declined_of_a_tile() -> None:
    """Buildings: a building, the market, an action; never steps and advances of choice."""
    for tile, stock, first, declined in (
        ("A1-08", "9W 9S 9G", ["build 2"], True),
        ("A2-04", "9W 9S 9G", ["sell wood"], True),
        ("A2-07", "9C 9W 9S 9G", ["use palenque 1"], True),
        ("A2-09", "9W 9S 9G", ["advance agriculture"], False),
    ):
        in_round = 16 if tile.startswith("A2") else 1
        state = position(goods=[stock], on={("tikal", 2): 0}, display=tile, in_round=in_round)
        play(state, "take tikal 2", "act 2", "build 1")
        if tile == "A1-08":
            assert "done" not in choices(state), "a step of choice is taken"
            play(state, "raise chaac")
        assert set(first) <= set(choices(state))
        assert ("done" in choices(state)) == declined, tile


def test_m_11_can_cost_points() -> None:
    """Monuments: M-11 counts the steps as printed, the negative ones too."""
    bottom = dict.fromkeys(("chaac", "quetzalcoatl", "kukulkan"), 0)
    state = position(in_round=27, last=True, monuments=["M-11"], steps=[bottom], corn=[20], on={("uxmal", 0): 0})
    play(state, "take uxmal 0", "act none", "end")
    lines = [line.as_json() for line in state.score_sheet()[0].lines]
    assert next(line["points"] for line in lines if line["source"] == "monument") == -6


def test_monuments_stay_when_the_age_changes() -> None:
    """Food Days: only buildings are laid out anew."""
    state = position(in_round=14, last=True)
    before = lies(state)["monuments"], lies(state)["buildings"]
    play(state, "place tikal", "end")
    assert lies(state)["age"] == 2
    assert lies(state)["monuments"] == before[0]
    assert lies(state)["buildings"] != before[1]


# Who only watches

ADDRESSED = {
    "en": r"you|your|yours",
    "cs": r"ty|tě|ti|tobě|tebe|tvůj|tvé|tvá|tvoje|tvého|tvém|tvou|tvých|jsi|máš|můžeš|tvoji",
    "nl": r"je|jij|jou|jouw|jullie|uw",
    "pl": r"ty|cię|ci|tobie|ciebie|twój|twoja|twoje|twojego|twojej|twoim|twoich|masz|możesz|jesteś",
}


def _heard(language: str, seed: int) -> Iterator[str]:
    """All that a spectator and an open review say of a game: the log, the position, the components, the points."""
    rng = Random(seed)
    state = GAME.new(2 + seed % 3, seed)
    text = words(language)
    yield from (line for lines in text.component_words().values() for line in lines)
    while not state.over:
        if rng.random() < 0.06:
            for part in text.position(state.view(None)):
                yield from (part.heading, *part.lines)
        yield from (text.action(state.structure(action)) for action in state.legal())
        state.events = []
        state.play(rng.choice(state.legal()))
        for event in state.events:
            yield from (text.event(event.seen_by(viewer)) for viewer in (Viewer.SPECTATOR, Viewer.EVERYTHING))
    yield from text.result(state.score_sheet(), state.ranking())


@every_language
def test_a_spectator_is_never_called_you(language: str) -> None:
    """Not "your worker" to somebody who has none."""
    told = re.compile(rf"\b({ADDRESSED[language]})\b", re.IGNORECASE)
    heard = {line for seed in range(3) for line in _heard(language, seed)}
    assert len(heard) > 500
    assert sorted(line for line in heard if told.search(line)) == []
