"""Guided first games: every lesson can be played to its end, tells what is so, and leads to the rules."""

from __future__ import annotations

import pytest

import sunstone
from sunstone import lessons
from sunstone.i18n import LANGUAGES, Translator, locales
from sunstone.lessons import LEARNER, Lesson
from tests.docs.pages import anchors, rules


def _lesson(game: str) -> Lesson:
    found = lessons.lesson(game)
    assert found is not None
    return found


def test_every_game_has_a_lesson() -> None:
    assert lessons.games() == sunstone.game_ids()
    assert lessons.lesson("chess") is None


@pytest.mark.parametrize("game", lessons.games())
def test_a_lesson_is_played_to_its_end(game: str) -> None:
    """Every action is legal, the learner's are the learner's, and the rival's are not."""
    lesson = _lesson(game)
    state = sunstone.game(game).new(lesson.players, lesson.seed, dict(lesson.options))
    for step in lesson.steps:
        assert state.ply == step.start
        for line in step.do:
            assert state.seat == LEARNER, step.message
            assert state.say(state.read(line)) == line
            assert state.read(line) in state.legal(), line
            state.play(state.read(line))
        for line in step.then:
            assert state.seat != LEARNER, step.message
            assert state.say(state.read(line)) == line
            state.play(state.read(line))
        # Where something is asked of the learner next, it is the learner's turn.
        assert state.seat == LEARNER, step.message
    assert not state.over
    state.check()


@pytest.mark.parametrize("game", lessons.games())
def test_a_lesson_has_steps_enough_and_ends_with_something_to_read(game: str) -> None:
    steps = _lesson(game).steps
    assert 12 <= len(steps) <= 24
    assert steps[-1].do == ()
    assert len({step.message for step in steps}) == len(steps)
    # A text with numbers stays true while it is shown: it belongs to the position at its start.
    assert all(step.start == sum(len(s.do) + len(s.then) for s in steps[:at]) for at, step in enumerate(steps))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", lessons.games())
def test_every_step_is_told_with_its_numbers(game: str, language: str) -> None:
    lesson = _lesson(game)
    for step, text in zip(lesson.steps, lesson.tell(Translator(language)), strict=True):
        assert 20 < len(text) < 420, step.message
        for name, value in step.values.items():
            assert Translator(language)(step.message, **{**step.values, name: 787}).count("787") == 1, name
            shown = f"{value:g}" if isinstance(value, float) else str(value)
            assert shown in text, step.message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", lessons.games())
def test_every_kind_of_mistake_is_answered(game: str, language: str) -> None:
    """Whatever else could be played instead of what a step asks for, and no answer is there in vain."""
    lesson, tr = _lesson(game), Translator(language)
    answers = [lesson.answers(step, tr) for step in lesson.steps]
    assert any(answers)
    for step, found in zip(lesson.steps, answers, strict=True):
        assert set(found) == set(step.others), step.message
    catalogue = locales().joinpath(language, f"lesson-{game.replace('_', '-')}.ftl").read_text(encoding="utf-8")
    written = {line.partition(" = ")[0] for line in catalogue.splitlines() if "-not-" in line.partition(" = ")[0]}
    assert {tr(message) for message in written} == {text for found in answers for text in found.values()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", lessons.games())
def test_what_is_told_leads_to_its_rule(game: str, language: str) -> None:
    linked = {step.rule for step in _lesson(game).steps}
    assert linked - anchors(rules(game, language)) == set()


@pytest.mark.parametrize("game", lessons.games())
def test_a_game_follows_the_lesson_until_somebody_plays_otherwise(game: str) -> None:
    lesson = _lesson(game)
    lines = lesson.lines
    assert lesson.follows([])
    assert lesson.follows(lines[:5])
    assert lesson.follows(lines)
    assert lesson.follows([*lines, "anything"])
    assert not lesson.follows([*lines[:3], "anything"])


def test_the_numbers_are_those_of_the_view() -> None:
    view = {"seats": [{"goods": {"corn": 7}, "built": ["a", "b"]}], "name": "x"}
    assert lessons.found(view, "seats.0.goods.corn") == 7
    assert lessons.found(view, "seats.0.built.#") == 2
    assert lessons.found(view, "name") == "x"
    with pytest.raises(KeyError):
        lessons.found(view, "seats.0.goods.gold")
    with pytest.raises(AssertionError):
        lessons.found(view, "seats")


def test_tzolkin_teaches_its_heart() -> None:
    """What the guided game is for: one meets each of these by doing it."""
    lines = [line for step in _lesson("tzolkin").steps for line in step.do]
    for wanted in (
        "place palenque",
        "place yaxchilan",
        "place tikal",
        "place uxmal",
        "place chichen_itza",
        "place start",
        "build 4",
        "raise chaac",
        "advance agriculture",
        "calendar 2",
    ):
        assert wanted in lines
    state = sunstone.game("tzolkin").new(2, _lesson("tzolkin").seed)
    state.events = []
    for line in _lesson("tzolkin").lines:
        state.play(state.read(line))
    kinds = {str(event.full()["kind"]) for event in state.events}
    assert {"food_day", "begged"} <= kinds


def test_coatl_teaches_its_heart() -> None:
    lesson = _lesson("coatl")
    state = sunstone.game("coatl").new(2, lesson.seed, dict(lesson.options))
    verbs = {line.split()[0] for step in lesson.steps for line in step.do}
    assert {"take", "choose", "pick", "start", "extend", "fulfil", "temple"} <= verbs
    for line in lesson.lines:
        state.play(state.read(line))
    told = lesson.steps[-1].values["points"]
    assert state.scores()[LEARNER] == told == 13


def test_endless_winter_teaches_its_heart() -> None:
    lesson = _lesson("endless_winter")
    state = sunstone.game("endless_winter").new(2, lesson.seed, dict(lesson.options))
    lines = [line for step in lesson.steps for line in step.do]
    verbs = {line.split()[0] for line in lines}
    assert {"play", "spend", "hunt", "culture", "move", "pile", "use", "megalith", "idol", "camp"} <= verbs
    assert {"place tribe hunt", "place chief develop", "place tribe rest", "place tribe migrate"} <= set(lines)
    for line in lesson.lines:
        state.play(state.read(line))
    assert state.view(LEARNER)["round"] == 2, "the first eclipse is over"
