"""The catalogues: complete, well formed, all used, with the right plurals."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sunstone
from sunstone import bots, lessons
from sunstone.cli.commands import COMMANDS
from sunstone.core import errors
from sunstone.core.components import OWNER, SOURCES
from sunstone.games.coatl import patterns
from sunstone.games.coatl.catalogue import PLACES
from sunstone.games.coatl.dump import DECISIONS
from sunstone.games.coatl.events import KINDS as EVENTS
from sunstone.games.coatl.pieces import COLOURS, KINDS
from sunstone.games.coatl.table import ENDINGS, PHASES, TOKENS
from sunstone.games.endless_winter import data as winter_data
from sunstone.games.endless_winter import dump as winter_dump
from sunstone.games.endless_winter import effects as winter_effects
from sunstone.games.endless_winter import names as winter
from sunstone.games.endless_winter import schema as winter_schema
from sunstone.games.endless_winter import table as winter_table
from sunstone.games.endless_winter.catalogue import TAKEN
from sunstone.games.endless_winter.events import KINDS as WINTER_EVENTS
from sunstone.games.tzolkin import data as tzolkin_data
from sunstone.games.tzolkin import names as tzolkin
from sunstone.games.tzolkin import table as tzolkin_table
from sunstone.games.tzolkin.dump import DECISIONS as TZOLKIN_DECISIONS
from sunstone.games.tzolkin.events import KINDS as TZOLKIN_EVENTS
from sunstone.i18n import LANGUAGES, Translator, choose_language
from sunstone.lab import probe, turning
from sunstone.server.errors import CODES, Refusal
from sunstone.server.http.previews import TOLD
from sunstone.server.owner_components.form import form_of
from sunstone.server.owner_components.names import BoxNames

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "locales"
SOURCE = ROOT / "src" / "sunstone"

PLURALS = {
    "en": {"one", "other"},
    "nl": {"one", "other"},
    "cs": {"one", "few", "other"},
    "pl": {"one", "few", "many", "other"},
}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.selectors: list[tuple[str, set[str]]] = []
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {
            variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)
            for variant in node.variants
        }
        selector = node.selector
        name = selector.id.name if isinstance(selector, ftl.VariableReference) else "?"
        self.selectors.append((name, keys))
        self.generic_visit(node)


@cache
def _messages(language: str) -> dict[str, _Variables]:
    found: dict[str, _Variables] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables
    for variables in found.values():
        # A message that is part of another takes its variables from there.
        for other in variables.others:
            variables.names |= found[other].names
    return found


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    english, other = _messages("en"), _messages(language)
    assert sorted(other) == sorted(english)
    for message, variables in english.items():
        assert other[message].names == variables.names, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    for message, variables in _messages(language).items():
        for _, keys in variables.selectors:
            if keys & {"one", "few", "many"}:
                assert keys >= PLURALS[language], f"{message}: {keys}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    tr = Translator(language)
    for message, variables in _messages(language).items():
        for number in (0, 1, 2, 5, 22):
            text = tr(message, **dict.fromkeys(variables.names, number))
            assert text, message
            assert "{" not in text, message


def test_czech_and_polish_count_in_their_own_way() -> None:
    czech, polish = Translator("cs"), Translator("pl")
    said = [czech("coatl-seat", name="Eva", points=points, done=3) for points in (1, 2, 5)]
    assert [re.search(r"\d+ (bod\w*)", text).group(1) for text in said] == ["bod", "body", "bodů"]  # type: ignore[union-attr]
    said = [polish("coatl-seat", name="Ewa", points=points, done=3) for points in (1, 2, 5, 22)]
    assert [re.search(r"\d+ (punkt\w*)", text).group(1) for text in said] == [  # type: ignore[union-attr]
        "punkt",
        "punkty",
        "punktów",
        "punkty",
    ]


# Which messages the program can ask for.


@cache
def _trees() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(SOURCE.rglob("*.py"))]


def _strings() -> set[str]:
    """Every plain string in the source: a message asked for by its whole id is among them."""
    return {
        node.value
        for _, tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def _asked_in_pages() -> set[str]:
    """Every whole id that stands in quotes in the browser's source; a board leaves the name of its game away."""
    found: set[str] = set()
    for file in (ROOT / "web" / "src").rglob("*"):
        if file.suffix in (".ts", ".svelte"):
            found.update(re.findall(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]""", file.read_text(encoding="utf-8")))
    games = [id_.replace("_", "-") for id_ in sunstone.game_ids()]
    return found | {f"{game}-{id_}" for game in games for id_ in found}


def _constants(node: ast.expr) -> set[str]:
    """The strings an argument can be, as far as they stand there; for a conditional those of both branches."""
    if isinstance(node, ast.IfExp):
        return _constants(node.body) | _constants(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def _said(file: Path) -> set[str]:
    """What a text asks for by `say`, which leaves out the name of the game."""
    return {
        text
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say"
        for text in _constants(node.args[0])
    }


def _error_ids() -> set[str]:
    """The message of every error that is raised anywhere, from its class and code."""
    areas = {
        name: kind.area
        for name, kind in vars(errors).items()
        if isinstance(kind, type) and issubclass(kind, errors.SunstoneError) and name != "IllegalAction"
    }
    areas["UnknownBot"] = bots.UnknownBot.area
    areas["require"] = areas["check_due"] = errors.BadPosition.area
    found: set[str] = set()
    for path, tree in _trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name == "fail":
                area = "components" if path.name == "components.py" else "position"
            elif name in areas:
                area = areas[name]
            else:
                continue
            codes = _constants(node.args[1] if name in ("require", "check_due") else node.args[0])
            found.update(f"{area}-{code}".replace("_", "-") for code in codes)
    for path, tree in _trees():
        if path.name.startswith("consistency"):
            # Where a rule is checked in many ways its code stands in a variable.
            words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
            ours = {word for word in words if isinstance(word, str) and word.startswith(f"{path.parent.name}_")}
            found.update(f"position-{code}".replace("_", "-") for code in ours)
    wrong = ["integer", "range", "list", "choice", "pattern", "patterns", "levels"]
    wrong += ["effects", "steps", "rewards", "points", "placing", "order", "too-many", "position"]
    wrong += ["ability", "name", "spaces", "start-space", "stone", "layout", "hexes", "animals", "no-start"]
    wrong += ["starting-deck", "price", "lengths", "some", "rising", "brackets", "levels-gap", "no-tribe"]
    wrong += [f"part-{what}" for what in ("gain", "count", "labour", "each", "thing", "guard", "column", "cost")]
    wrong += [f"part-{what}" for what in ("many", "arrow", "or", "here")]
    found.update(f"components-wrong-{kind}" for kind in wrong)
    # Where a fault stands; part of other messages.
    found.add("components-at")
    return found


def _coatl_ids() -> set[str]:
    game = sunstone.game("coatl")
    found = {f"coatl-reason-{reason.code}" for reason in game.reasons[1:]}
    found |= {f"coatl-option-{option.name}" for option in game.options}
    found |= {f"coatl-colour-{letter}" for letter in COLOURS}
    found |= {f"coatl-suit-{suit}" for suit in patterns.SUITS}
    found |= {f"coatl-{kind}" for kind in KINDS} | {f"coatl-board-{kind}" for kind in KINDS}
    found |= {f"coatl-token-{token}" for token in TOKENS}
    found |= {f"coatl-ask-{phase}" for phase in (*PHASES, *DECISIONS.names)}
    found |= {f"coatl-ending-{cause}" for cause in ENDINGS}
    found |= {f"coatl-source-{source}" for source in ("prophecy", "temple")}
    found |= {f"coatl-shorthand-{verb}" for verb in ("keep", "discard", "pick")}
    verbs = set(game.catalogue.verbs) - {"extend"}
    found |= {f"coatl-action-{verb}" for verb in verbs}
    found |= {f"coatl-action-{verb}-none" for verb in ("keep", "discard")}
    found |= {f"coatl-action-extend-{place}" for place in PLACES}
    found |= {f"coatl-{word}-{what}" for word in ("need", "short") for what in ("count", "absent")}
    found |= {f"coatl-worth-{card}" for card in ("prophecy", "temple")}
    events = {kind.name for kind in EVENTS.all()} - {"extended", "ending"}
    events |= {f"extended-{place}" for place in PLACES}
    events |= {f"ending-{cause}" for cause in ENDINGS[1:]}
    events |= {"kept-own", "drew-own", "completed-temple"}
    found |= {f"coatl-event-{event}" for event in events}
    found.add("coatl-name")
    return {id_.replace("_", "-") for id_ in found}


def _tzolkin_ids() -> set[str]:
    game = sunstone.game("tzolkin")
    found = _said(SOURCE / "text" / "tzolkin.py") | _said(SOURCE / "text" / "tzolkin_tiles.py")
    found |= {f"reason-{reason.code}" for reason in game.reasons[1:]}
    found |= {f"option-{option.name}" for option in game.options}
    found |= {f"gear-{gear}" for gear in tzolkin.WHEELS}
    found |= {f"temple-{temple}" for temple in tzolkin.TEMPLES}
    found |= {f"technology-{technology}" for technology in tzolkin.TECHNOLOGIES}
    found |= {f"level-{technology}-{level}" for technology in tzolkin.TECHNOLOGIES for level in range(1, 5)}
    found |= {f"kind-{kind}" for kind in tzolkin.KINDS}
    found |= {f"amount-{good}" for good in tzolkin.GOODS}
    found |= {f"block-{good}" for good in tzolkin.GOODS[1:4]}
    found |= {f"does-{gear}-{number}" for gear in ("tikal", "uxmal") for number in range(1, 6)}
    found |= {f"{word}-{score}" for word in ("score", "short") for score in tzolkin_data.SCORES}
    effects = ("worker", "build", "trade", "any_action", "frugal", "temple-any", "tech-any")
    found |= {f"{word}-{effect}" for word in ("effect", "short") for effect in effects}
    verbs = set(game.catalogue.verbs) - {"harvest", "sell", "buy"}
    found |= {f"action-{verb}" for verb in verbs}
    found |= {f"action-{choice}" for choice in ("act-none", "save-none", "harvest-corn", "harvest-wood", "build-plain")}
    # Effects are carried out without a question; the block of Tikal 5 is asked for as any payment.
    due = set(TZOLKIN_DECISIONS.names) - {"effect", "temple_payment"}
    asked = due | set(tzolkin_table.MODES) | set(tzolkin_table.PHASES) - {"turn"}
    asked |= {"paid-tech-again", "construction-again"}
    found |= {f"ask-{asked_for}" for asked_for in asked}
    events = {kind.name for kind in TZOLKIN_EVENTS.all()} - {"points", "harvested"}
    # Points from temples and hunger have events of their own.
    events |= {f"points-{source}" for source in tzolkin.SOURCES[:3]}
    events |= {"harvested-corn", "harvested-corn-no-tile", "harvested-wood"}
    events |= {"kept-own", "fed-hungry", "temple-points-bonus", "one-day-dark"}
    found |= {f"event-{event}" for event in events}
    found |= {f"source-{source}" for source in (*tzolkin.SOURCES, "corn", "skulls", "other")}
    found |= {f"food-day-{gives}" for gives in ("goods", "points", "in-goods", "in-points")}
    found.add("name")
    return {f"tzolkin-{id_}".replace("_", "-") for id_ in found}


def _endless_winter_ids() -> set[str]:
    game = sunstone.game("endless_winter")
    found: set[str] = set()
    for file in sorted((SOURCE / "text").glob("endless_winter*.py")):
        found |= _said(file)
    found |= {f"reason-{reason.code}" for reason in game.reasons[1:]}
    found |= {f"option-{option.name}" for option in game.options}
    found |= {f"space-{space}" for space in winter.SPACES}
    found |= {f"card-{face}" for face in winter.FACES}
    found |= {f"animal-{species}" for species in winter.ANIMALS}
    found |= {f"chief-{chief}" for chief in winter.CHIEFS}
    found |= {f"terrain-{terrain}" for terrain in winter.TERRAINS}
    found |= {f"board-{board}" for board in winter.BOARDS}
    found |= {f"track-{track}" for track in winter.TRACKS}
    found |= {f"figure-{figure}" for figure in winter.FIGURES} | {f"figure-{figure}-of" for figure in winter.FIGURES}
    found |= {f"gain-{gain}" for gain in winter_effects.GAINS}
    counts = [*winter_effects.COUNTS[: winter_effects.FIRST_NAMED], "animal"]
    found |= {f"{word}-{what}" for word in ("if", "each") for what in counts}
    found |= {"cost-discard", "cost-bury", "cost-animal", "cost-animal-named"}
    found |= {f"{word}-{how}" for word in ("cost-animal", "ask-gives") for how in winter_effects.HOW}
    found |= {f"{word}-{score}" for word in ("stone", "short") for score in winter_schema.SCORES}
    found |= {f"column-{space}" for space in winter.SPACES}
    found |= {f"burial-{table}" for table in ("first", "second", "others")}
    found |= {f"standing-{track}" for track in winter.TRACKS}
    found |= {f"pieces-left-{kind}" for kind in ("neutral", "own")}
    found |= {"buried", "buried-hidden"}
    found |= _endless_winter_choices(set(game.catalogue.verbs))
    # Where a figure stands is told between placing it and the end of the turn.
    stages = set(winter_table.STAGES)
    found |= {f"stage-{stage}" for stage in stages - {"culture", "pile"}}
    found |= {f"round-{phase}" for phase in winter_table.PHASES} | {"round-over"}
    due = set(winter_dump.DECISIONS.names) - {"reward"}
    due |= {f"reward-{winter_effects.GAINS[reward]}" for reward in winter_data.LADDER[:-1]}
    asked = due | stages - {"top", "middle"} | set(winter_table.PHASES[:3])
    asked.add("culture-chief")
    asked |= {f"{section}-{column}" for section in ("top", "middle") for column in winter.COLUMNS}
    found |= {f"ask-{asked_for}" for asked_for in asked}
    found |= {f"source-{source}" for source in (*winter.SOURCES, "offering", "honour", "cards", "animals", "other")}
    found.add("name")
    return {f"endless-winter-{id_}".replace("_", "-") for id_ in found}


def _endless_winter_choices(verbs: set[str]) -> set[str]:
    """What can be chosen, and what can happen."""
    found = {f"action-{verb}" for verb in verbs - {"token", "take", "idol", "bury", "place", "board"}}
    found |= {f"action-board-{item}" for item in ("village", "slot", "stones")}
    found |= {f"action-{verb}-culture" for verb in ("play", "use", "pile")}
    found |= {f"action-take-{reward}" for reward in TAKEN} | {f"action-idol-{track}" for track in winter.TRACKS}
    found |= {f"action-bury-{zone}" for zone in winter.ZONES} | {"action-hunt-nothing"}
    found |= {f"action-place-{figure}" for figure in winter.FIGURES}
    found |= {f"action-use-{what}" for what in ("chief", "token")} | {"action-token-top", "action-token-next"}
    events = {kind.name for kind in WINTER_EVENTS.all()} - {"points", "buried", "recruited", "figure"}
    events |= {f"figure-{figure}" for figure in winter.FIGURES}
    # Stones have an event of their own.
    events |= {f"points-{source}" for source in winter.SOURCES[1:]}
    events |= {f"{kind}-own" for kind in ("drew", "buried_secretly", "piled")}
    events |= {"buried-discard", "buried-played", "recruited-hand", "recruited-discard"}
    events |= {"played-culture", "used-culture", "hunted-top", "megalith-neutral"}
    return found | {f"event-{event}" for event in events}


class _Asked(Translator):
    """Remembers what it is asked to say."""

    def __init__(self) -> None:
        super().__init__("en")
        self.found: set[str] = set()

    def __call__(self, message: str, **arguments: str | float) -> str:
        self.found.add(message)
        return super().__call__(message, **arguments)


def _box_ids() -> set[str]:
    """What the forms of all boxes ask for."""
    asked = _Asked()
    for game in map(sunstone.game, sunstone.game_ids()):
        form_of(BoxNames(game, asked))
    return {id_ for id_ in asked.found if id_.startswith("box-")}


@cache
def _expected() -> set[str]:
    found = _error_ids() | _coatl_ids() | _tzolkin_ids() | _endless_winter_ids() | _box_ids()
    found |= {Refusal(code).message_id for code in CODES}
    found |= {f"source-{source}" for source in (*SOURCES, OWNER)}
    found |= {f"bot-{code}" for code in (*bots.codes(), lessons.TEACHER)}
    found |= {f"play-help-{command}" for command in COMMANDS}
    found |= {f"analysis-point-{kind}" for kind in turning.KINDS}
    found |= {f"preview-{kind}{part}" for kind in ("home", *TOLD) for part in ("", "-about")}
    found |= {f"probe-{name.replace('_', '-')}" for name in (*probe.JUDGES, *probe.POLICIES)}
    asked = _Asked()
    for taught in filter(None, map(lessons.lesson, lessons.games())):
        taught.tell(asked)
        for step in taught.steps:
            taught.answers(step, asked)
    return found | asked.found


def test_every_message_the_program_asks_for_exists() -> None:
    assert sorted(_expected() - set(_messages("en"))) == []


def test_no_message_is_unused() -> None:
    assert sorted(set(_messages("en")) - _expected() - _strings() - _asked_in_pages()) == []


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "SUNSTONE_LANG": "pl"}, "pl"),
        ({"LC_ALL": "nl_BE", "LANG": "cs_CZ"}, "nl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_language_is_chosen_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert choose_language(None, environment) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(sunstone.SunstoneError, match="language"):
        choose_language("xx")
