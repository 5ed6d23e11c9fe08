"""What a package brings beside its code: words in every language, a lesson and a rules page."""

from __future__ import annotations

import re
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

import sunstone
from sunstone import i18n, lessons, resources
from sunstone.core.errors import IllegalAction
from sunstone.i18n import LANGUAGES, Translator
from sunstone.lessons import LEARNER
from sunstone.text import TableText, table_text
from tests.third_party.pebbles import PebblesGame, PebblesState

pytestmark = pytest.mark.usefixtures("installed")
FOLDER = Path(__file__).parent / "pebbles"
NAMES = ["Ana", "Bob", "Eva"]


def _messages(language: str) -> set[str]:
    """The ids of the package's messages in a language."""
    found: set[str] = set()
    for file in (FOLDER / "locales" / language).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                found.add(entry.id.name)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_messages_in_every_language(language: str) -> None:
    assert _messages(language) == _messages("en")
    assert all(id_.startswith(("pebbles-", "lesson-pebbles-")) for id_ in _messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_in_words(language: str) -> None:
    game = sunstone.game("pebbles")
    tr = Translator(language)
    words = table_text(game, tr, NAMES)
    assert type(words).__name__ == "PebblesText"
    roll = Random(7)
    for seed in range(20):
        state = game.new(3, seed)
        state.events = []
        while not state.over:
            assert words.ask(state.view(state.seat)).endswith(".")
            for action in state.legal():
                assert words.action(state.structure(action))
            for seat in (None, 0, 1, 2):
                parts = words.position(state.view(seat))
                assert [part.name for part in parts] == ["heap", "deck", "seat 1", "seat 2", "seat 3"]
                assert all(isinstance(line, str) and line for part in parts for line in part.lines)
            state.play(roll.choice(state.legal()))
        lines = [words.event(event.seen_by(seat)) for event in state.events for seat in (None, 0)]
        assert all(lines)
        assert len(words.result(state.score_sheet(), state.ranking())) >= 6
    for reason in game.reasons[1:]:
        assert tr.has(f"pebbles-reason-{reason.code}".replace("_", "-"))


def test_a_hidden_card_is_told_to_its_owner_alone() -> None:
    words = table_text(sunstone.game("pebbles"), Translator("en"), NAMES[:2])
    state = sunstone.game("pebbles").new(2, 1)
    own, other = (words.position(state.view(seat))[2].lines[0] for seat in (0, 1))
    assert own.startswith("card of")
    assert other == "a card, face down"


def test_a_refusal_is_a_sentence() -> None:
    state = sunstone.game("pebbles").new(2, 1)
    state.play(state.read("swap"))
    state.play(state.read("take 1"))
    with pytest.raises(IllegalAction) as refused:
        state.play(state.read("swap"))
    assert Translator("en").error(refused.value) == "You have swapped your card already."


def test_the_lesson_is_found_and_played_to_its_end() -> None:
    assert "pebbles" in lessons.games()
    lesson = lessons.lesson("pebbles")
    assert lesson is not None
    state = sunstone.game("pebbles").new(lesson.players, lesson.seed, dict(lesson.options))
    for step in lesson.steps:
        assert (state.ply, state.seat) == (step.start, LEARNER)
        for line in (*step.do, *step.then):
            state.play(state.read(line))
    assert not state.over
    assert lesson.steps[-1].do == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_tells_its_numbers(language: str) -> None:
    lesson = lessons.lesson("pebbles")
    assert lesson is not None
    for step, told in zip(lesson.steps, lesson.tell(Translator(language)), strict=True):
        for value in step.values.values():
            assert str(value) in told


def test_what_is_refused_or_taught_leads_to_a_heading_of_the_rules() -> None:
    page = resources.rules_page("pebbles", "en")
    assert page is not None
    anchors = {found.lower() for found in re.findall(r"^## (.+)$", page, flags=re.MULTILINE)}
    lesson = lessons.lesson("pebbles")
    assert lesson is not None
    assert {step.rule for step in lesson.steps} <= anchors
    assert {reason.anchor for reason in PebblesGame().reasons if reason.anchor} <= anchors
    assert resources.rules_page("pebbles", "cs") is None
    assert resources.rules_page("../pebbles", "en") is None


def test_what_is_not_translated_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a package cannot change what others say."""
    folder = tmp_path / "marbles_words"
    (folder / "locales" / "en").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "locales" / "en" / "marbles.ftl").write_text("marbles-name = Marbles\ntable-itself = Mine\n")
    monkeypatch.syspath_prepend(tmp_path)
    entry = EntryPoint("marbles", "marbles_words", resources.GROUP)
    monkeypatch.setattr(resources, "entry_points", lambda group: [entry])
    resources.roots.cache_clear()
    i18n._bundle.cache_clear()
    try:
        assert Translator("cs")("marbles-name") == "Marbles"
        assert Translator("en")("table-itself") == "The table"
    finally:
        sys.modules.pop("marbles_words", None)


def test_a_game_without_words_is_shown_plainly() -> None:
    """Under the names of its view, in lines of text and nothing else: the pages rely on that."""
    game = PebblesGame()
    state = game.new(2, 3)
    assert isinstance(state, PebblesState)
    state.play(state.read("swap"))
    words = TableText(game, Translator("en"), NAMES[:2], game.components())
    parts = {part.name: part.lines for part in words.position(state.view(0))}
    assert parts["heap"] == ["15"]
    assert parts["cards"] == [str(state.cards[0]), "–"]
    assert words.action(state.structure(0)) == "take 1"
    seats = {"round_number": 2, "seats": [{"points": 3, "goods": {"corn": 1, "wood": 0}}, {"points": 0, "goods": {}}]}
    plain = words.position(seats)
    assert [(part.name, part.heading, part.lines) for part in plain] == [
        ("round_number", "round number", ["2"]),
        ("seat 1", "Ana", ["points: 3", "goods: corn 1, wood 0"]),
        ("seat 2", "Bob", ["points: 0", "goods: –"]),
    ]
