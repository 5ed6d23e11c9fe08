"""No person ever reads an id: everything that is said of whole games, in every language, is searched for them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tools.rules_cards import page

import sunstone
from sunstone import bots, lessons
from sunstone.cli.app import run
from sunstone.cli.commands import is_plain
from sunstone.core.components import Components
from sunstone.i18n import LANGUAGES, Translator
from sunstone.server.owner_components.form import form_of
from sunstone.server.owner_components.names import BoxNames
from sunstone.text import TableText, table_text

LOCALES = Path(__file__).parents[2] / "locales"
NAMES = ["Anna", "Petr", "Ewa", "Joris"]
OPTIONS: Mapping[str, Mapping[str, str | bool]] = {
    "coatl": {"sacrifice_tokens": True, "promo": True},
    "tzolkin": {},
    "endless_winter": {"setup": "chiefs_and_cards", "glacier_tokens": True, "rest_tokens": True},
}
"""With everything in the box on the table."""
EVERY = 23
"""The position is told after so many actions, from every seat."""
JOINED = re.compile(r"[^\W_]+(?:[-_][^\W_]+)+")
"""What looks like a code: letters and numbers joined by a hyphen or an underscore."""
CODE = re.compile(r"[-_\d]|[a-z][A-Z]")
"""What makes an id of the components one that nobody would say."""
TYPED = re.compile(r"```.*?```|`[^`]*`|\(figure:[^)]*\)|\]\([^)]*\)|<a [^>]*>", re.DOTALL)
"""What is no prose on a rules page: code, and addresses."""
QUOTED = re.compile(r"[“„”]([^“„”]*)[“”]")
"""What help gives as an example of what can be typed, which is alike in all languages."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game_id", OPTIONS)


class _Texts(Visitor):
    """The words of a catalogue, without ids and variables."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


@cache
def _prose(language: str) -> str:
    texts = _Texts()
    for path in sorted((LOCALES / language).glob("*.ftl")):
        texts.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return "\n".join(texts.words)


@cache
def _ids(game_id: str) -> frozenset[str]:
    game = sunstone.game(game_id)
    sections = {section: game.components().entries(section) for section in game.schema()}
    more = {entry for entries in game.optional_entries().values() for entry in entries}
    return frozenset({*sections, *(entry for entries in sections.values() for entry in entries), *more})


def codes_in(game_id: str, language: str, text: str) -> list[str]:
    """The codes in a text; a word with a hyphen that a translator wrote is none."""
    prose = _prose(language)
    found = [word for word in JOINED.findall(text) if word not in prose]
    words = set(re.findall(r"[\w-]+", text))
    return found + [id_ for id_ in _ids(game_id) & words if CODE.search(id_) or (language != "en" and id_ not in prose)]


@dataclass
class Played:
    """What can be read of a game: views, choices, events and the score sheets at its end."""

    players: int
    state: sunstone.State
    views: list[dict[str, object]] = field(default_factory=list)
    choices: list[dict[str, object]] = field(default_factory=list)
    events: list[dict[str, object]] = field(default_factory=list)


@cache
def _played(game_id: str, players: int, code: str) -> Played:
    state = sunstone.game(game_id).new(players, 10 * players + len(code), OPTIONS[game_id])
    played = Played(players, state)
    seated = [bots.make(code, seed=seat) for seat in range(players)]
    choices: dict[int, dict[str, object]] = {}
    while not state.over:
        mover = state.seat
        choices.update({action: dict(state.structure(action)) for action in state.legal()})
        if state.ply % EVERY == 0:
            played.views += [state.view(seat) for seat in (None, *range(players))]
        state.events = []
        state.play(seated[mover].choose(state))
        for event in state.events:
            played.events += [event.full(), event.seen_by(None)]
        state.events = None
    played.views += [state.view(seat) for seat in (None, *range(players))]
    played.choices = list(choices.values())
    return played


def _told(text: TableText, played: Played) -> Iterator[str]:
    """Everything that is said of a game."""
    for view in played.views:
        for section in text.position(view):
            yield section.heading
            yield from section.lines
        if not view["over"]:
            yield text.ask(view)
    yield from (text.action(choice) for choice in played.choices)
    yield from (text.event(event) for event in played.events)
    state = played.state
    yield from text.result(state.score_sheet(), state.ranking())
    yield from (text.source(line.as_json()) for sheet in state.score_sheet() for line in sheet.lines)
    yield from (line for lines in text.component_words().values() for line in lines)


def _games() -> list[tuple[str, int, str]]:
    return [
        (game_id, players, code)
        for game_id in OPTIONS
        for players in range(sunstone.game(game_id).min_players, sunstone.game(game_id).max_players + 1)
        for code in ("greedy", "random")
    ]


@every_language
@pytest.mark.parametrize(("game_id", "players", "code"), _games())
def test_whole_games_are_told_without_codes(game_id: str, players: int, code: str, language: str) -> None:
    played = _played(game_id, players, code)
    text = table_text(sunstone.game(game_id), Translator(language), NAMES[:players])
    for line in set(_told(text, played)):
        assert not codes_in(game_id, language, line), line


@every_language
@every_game
def test_refusals_cards_lessons_and_boxes_are_told_without_codes(game_id: str, language: str) -> None:
    game, tr = sunstone.game(game_id), Translator(language)
    text = table_text(game, tr, [])
    told = [tr.reason(game_id, reason.code) for reason in game.reasons]
    told += [text.action(game.catalogue.structure(action)) for action in range(len(game.catalogue))]
    told += [line or "" for line in map(text.shorthand, game.catalogue.verbs)]
    for section in game.schema():
        told += [text.printed(section, entry) for entry in game.components().entries(section)]
    taught = lessons.lesson(game_id)
    assert taught is not None
    told += taught.tell(tr)
    form = form_of(BoxNames(game, tr))
    for part in form.parts:
        told += [part.title, *(entry.title for entry in part.entries)]
        told += [word for each in part.fields for word in (each.label, *each.words.values())]
    for line in told:
        assert not codes_in(game_id, language, line), line


@every_language
@every_game
def test_rules_pages_name_no_codes_but_those_one_types(game_id: str, language: str) -> None:
    """What is typed at the command line or into an owner's file stands in backticks."""
    prose = TYPED.sub("", page(game_id, language).read_text(encoding="utf-8"))
    words = set(re.findall(r"[\w-]+", prose))
    assert [word for word in words if "_" in word or (word in _ids(game_id) and CODE.search(word))] == []


# What is typed and what is printed about games


def _typed(monkeypatch: pytest.MonkeyPatch, decisions: int) -> None:
    """Someone who asks for everything there is and makes a number of decisions."""

    def lines() -> Iterator[str]:
        for turn in range(decisions):
            yield from ["?", "choices", "board", "why 1", "a", "log"] if turn % 8 == 0 else []
            yield "1" if turn % 2 else "2"
            yield "1"
        yield "quit"

    asked = lines()
    monkeypatch.setattr("builtins.input", lambda prompt="": next(asked))


@every_language
@every_game
def test_terminal_and_replay_show_no_codes(
    game_id: str, language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save = tmp_path / "save.json"
    _typed(monkeypatch, 40)
    arguments = ["play", game_id, "--terminal", "--players", "me,greedy", "--seed", "20", "--keep-order"]
    assert run([*arguments, "--save", str(save), "--lang", language]) == 0
    assert run(["replay", str(save), "--lang", language]) == 0
    printed = capsys.readouterr().out.replace(str(save), "")
    for line in set(printed.splitlines()):
        said = QUOTED.sub(lambda quoted: "" if is_plain(quoted[1]) else quoted[0], line)
        assert not codes_in(game_id, language, said), line


@every_language
@pytest.mark.parametrize(("game_id", "section"), [("coatl", "prophecy"), ("tzolkin", "wealth")])
def test_what_was_dealt_is_named_by_what_it_is(game_id: str, section: str, language: str) -> None:
    """Not by its place among the cards."""
    state = sunstone.game(game_id).new(2, 5)
    text = table_text(state.game, Translator(language), NAMES[:2])
    view = state.view(state.seat)
    mine = view["seats"][state.seat]  # type: ignore[index]
    dealt = mine["hand"] if game_id == "coatl" else mine["dealt"]
    told = text.choice(state.structure(state.read("keep 1 3")), view)
    assert [text.short(section, card) in told for card in dealt[:3]] == [True, False, True]


@every_game
def test_what_is_offered_to_type_has_no_codes(game_id: str) -> None:
    offered = [text for text in sunstone.game(game_id).catalogue.texts() if is_plain(text)]
    assert offered
    assert [text for text in offered if codes_in(game_id, "en", text)] == []


# Names in short

SHORT = {"coatl": ("prophecy", "temple"), "tzolkin": ("building", "monument", "wealth"), "endless_winter": ("stone",)}
LONGEST = 65


@every_language
@every_game
def test_short_names_are_short_and_tell_things_apart(game_id: str, language: str) -> None:
    game = sunstone.game(game_id)
    text = table_text(game, Translator(language), [])
    for section in SHORT[game_id]:
        entries = game.components().entries(section)
        for first in entries:
            assert 0 < len(text.short(section, first)) <= LONGEST
            for second in entries:
                alike = text.short(section, first) == text.short(section, second)
                assert alike == (entries[first] == entries[second]), (first, second)


def _box(lines: str) -> Components:
    return sunstone.game("tzolkin").overlay(f'game = "tzolkin"\n{lines}', "box.toml")


def test_what_an_owner_types_in_is_named_by_its_values() -> None:
    box = _box('[building.A1-13]\neffects = ["gain corn 1", "gain skull 1"]\n')
    text = table_text(sunstone.game("tzolkin"), Translator("en"), [], box)
    assert text.short("building", "A1-13") == "shrine: 1 corn, 1 skull"


def test_two_that_differ_but_do_the_same_are_numbered() -> None:
    """Three farms are alike; one of them costs something else in this box."""
    text = table_text(sunstone.game("tzolkin"), Translator("en"), [], _box("[building.A1-02]\ncost = [0, 1, 0]\n"))
    assert [text.short("building", f"A1-0{number}") for number in (1, 2, 3)] == [
        "farm: feeds 1",
        "farm: feeds 1 (2)",
        "farm: feeds 1",
    ]
    assert [text.entry("building", f"A1-0{number}") for number in (1, 2, 3)] == [
        "farm: feeds 1",
        "farm: feeds 1 (2)",
        "farm: feeds 1 (3)",
    ]


def test_a_code_is_found() -> None:
    """The search itself: ids and what looks like one, but not words with a hyphen."""
    assert codes_in("tzolkin", "en", "Anna builds A2-07 (tomb)") == ["A2-07", "A2-07"]
    assert codes_in("coatl", "cs", "Eva si volí proroctví run_YKR") != []
    assert codes_in("endless_winter", "cs", "Eva bere kartu hunter") == ["hunter"]
    assert codes_in("endless_winter", "en", "Anna takes set-up card 3") == []
