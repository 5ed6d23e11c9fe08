"""What players read of Cóatl is true: refusals in a last turn of two actions, and sentences of the rules page."""

from __future__ import annotations

from pathlib import Path

import pytest

import sunstone
from sunstone.i18n import LANGUAGES, Translator
from tests.games.coatl.table import table
from tests.games.coatl.test_endings import third_coatl_due
from tests.games.moves import play, refusal

ROOT = Path(__file__).parents[2]


def last_turn() -> sunstone.State:
    """The second player has two actions left, the first player none."""
    return play(third_coatl_due(2, 0), "extend 1 tail R", "complete", "end")


def test_an_action_that_is_not_begun_cannot_be_ended() -> None:
    """Between the two actions something has been done in the turn; who is content with that passes."""
    state = last_turn()
    assert refusal(state, "end") == "pass_instead"
    play(state, "take head Y")
    assert state.seat == 1
    assert refusal(state, "end") == "pass_instead"
    assert refusal(table(), "end") == "act_first"


@pytest.mark.parametrize("line", ["take head Y", "future", "pass", "start body B"])
def test_an_action_that_is_begun_is_finished_first(line: str) -> None:
    """ "Only one action is played in a turn" is for other turns."""
    state = play(last_turn(), "choose deck")
    assert refusal(state, line) == "first_of_two"
    play(state, "end", "choose deck")
    assert refusal(state, line) == "second_of_two"
    ordinary = play(table(boards=["bB"]), "choose deck")
    assert refusal(ordinary, line) == "one_action"


def test_without_bodies_a_last_turn_is_a_turn_like_any_other() -> None:
    state = table(bodies="YY .. .. .. .. ..", body_bag="", hoarder=1)
    play(state, "take body Y Y", "choose deck", "end")
    assert refusal(state, "pass") == "can_act"
    assert refusal(state, "end") == "act_first"


REFUSALS = {
    "en": ("No action has been begun", "first of your two actions", "second of your two actions", "pass"),
    "cs": ("Žádná akce není rozehraná", "První ze svých dvou akcí", "Druhou ze svých dvou akcí", "vynech ho"),
    "nl": ("niet aan een actie begonnen", "eerste van je twee acties", "tweede van je twee acties", "pas dan"),
    "pl": ("Żadna akcja nie trwa", "Pierwsza z twoich dwóch akcji", "Druga z twoich dwóch akcji", "spasuj"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_say_so(language: str) -> None:
    tr = Translator(language)
    none, first, second, instead = REFUSALS[language]
    assert none in tr.reason("coatl", "act_first")
    assert first in tr.reason("coatl", "first_of_two")
    assert second in tr.reason("coatl", "second_of_two")
    assert none in tr.reason("coatl", "pass_instead")
    assert instead in tr.reason("coatl", "pass_instead")


SENTENCES = {
    "en": (
        "There is no solo mode here.",
        "Seat 1 begins",
        "At a new table the seats are drawn by lot",
        "two coatls are never joined",
        "the same piece may serve several prophecies",
        "or in your last turn after someone's third coatl",
        "A last turn because no body is left is a turn like any other.",
    ),
    "cs": (
        "Sólová varianta tu není.",
        "Začíná hráč na prvním místě",
        "U nového stolu se místa na začátku hry losují",
        "dva cóatly nelze nikdy spojit",
        "týž dílek ale může posloužit více proroctvím",
        "nebo v posledním tahu poté, co někdo dokončil třetího cóatla",
        "Poslední tah kvůli tomu, že došly dílky těl, je tah jako každý jiný.",
    ),
    "nl": (
        "Alleen spelen kan hier niet.",
        "Stoel 1 begint",
        "Aan een nieuwe tafel worden de stoelen bij het begin van de partij verloot",
        "twee coatls worden nooit samengevoegd",
        "hetzelfde deel mag voor meerdere voorspellingen dienen",
        "of in je laatste beurt nadat iemand een derde coatl heeft voltooid",
        "Een laatste beurt omdat de rompdelen op zijn, is een beurt als elke andere.",
    ),
    "pl": (
        "Trybu jednoosobowego tu nie ma.",
        "Zaczyna gracz na miejscu 1",
        "Przy nowym stole miejsca losuje się na początku gry",
        "dwóch coatli nigdy się nie łączy",
        "ten sam fragment może służyć kilku proroctwom",
        "albo w ostatniej turze po czyimś trzecim coatlu",
        "Ostatnia tura z powodu braku segmentów tułowia jest turą jak każda inna.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_says_what_the_rulebook_says(language: str) -> None:
    """Nobody plays alone; who begins; coatls are not joined; pieces serve several cards; when one may pass."""
    page = "docs/games/coatl.md" if language == "en" else f"locales/{language}/rules/coatl.md"
    text = " ".join((ROOT / page).read_text(encoding="utf-8").split())
    assert [sentence for sentence in SENTENCES[language] if sentence not in text] == []
