"""Endless Winter in words: what is told, that it is told of every position, and that our values are marked as ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sunstone
from sunstone.cli.app import run
from sunstone.core.components import Components
from sunstone.games.endless_winter.effects import COUNTS, GAINS
from sunstone.games.endless_winter.names import ANIMALS, CHIEFS, FACES, SETUP_CARDS, SIDES, STONES, TERRAINS
from sunstone.i18n import LANGUAGES, Translator
from sunstone.text import table_text
from sunstone.text.endless_winter import EndlessWinterText
from sunstone.text.endless_winter_words import MARK, MISSED_MOST
from tests.games.endless_winter.table import GAME, eclipse, position, reward
from tests.games.moves import play

Output = pytest.CaptureFixture[str]
DOCS = Path(__file__).parents[2] / "docs"
NAMES = ["Anna", "Petr", "Ewa", "Joris"]
COLUMNS = ("Rite", "Develop", "Migrate", "Hunt")
EVERYTHING = {"setup": "chiefs_and_cards", "glacier_tokens": True, "rest_tokens": True}


def _words(language: str = "en", players: int = 3, components: Components | None = None) -> EndlessWinterText:
    made = table_text(GAME, Translator(language), NAMES[:players], components)
    assert isinstance(made, EndlessWinterText)
    return made


def _told(state: sunstone.State, section: str, seat: int | None = 0) -> str:
    """A section of the position as a seat reads it."""
    players = len(state.scores())
    sections = _words(players=players).position(state.view(seat))
    return "\n".join(next([one.heading, *one.lines] for one in sections if one.name == section))


def _box(text: str, folder: Path) -> Components:
    """The components as shipped, with an owner's file over them."""
    file = folder / "my-box.toml"
    file.write_text(text, encoding="utf-8")
    return sunstone.game("endless_winter").components_from(file)


# Everything can be told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told(language: str) -> None:
    words = _words(language, 4)
    state = GAME.new(players=4, seed=3, options=EVERYTHING)
    rng = sunstone.Rng(8)
    lines = 0
    while not state.over:
        choices = state.legal()
        told = [words.ask(state.view(state.seat)), *(words.action(state.structure(action)) for action in choices)]
        events: list[sunstone.Event] = []
        state.events = events
        state.play(choices[rng.below(len(choices))])
        state.events = None
        told += [words.event(event.seen_by(seat)) for event in events for seat in (None, 0, 1)]
        told += [words.event(event.full()) for event in events]
        if state.ply % 9 == 0:
            for seat in (None, 0, state.seat if state.seat >= 0 else 1):
                for section in words.position(state.view(seat)):
                    told += [section.heading, *section.lines]
        assert all(line.strip() for line in told)
        lines += len(told)
    assert words.result(state.score_sheet(), state.ranking())
    assert lines > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_every_card_has_words_of_its_own(language: str) -> None:
    words = _words(language)
    said = [words.action(GAME.catalogue.structure(action)) for action in range(len(GAME.catalogue))]
    assert len(set(said)) == len(said)
    cards = [words.card_in_full(face) for face in FACES]
    assert len(set(cards)) == len(FACES)
    stones = [words.stone(stone) for stone in STONES]
    assert len(set(stones)) == len(STONES)


# Effects


@pytest.mark.parametrize(
    ("effects", "said"),
    [
        (["food 2"], "2 food"),
        (["tool 1"], "1 tool"),
        (["tool 3"], "3 tools"),
        (["labour 0.5"], "0.5 labour"),
        (["labour 1.5"], "1.5 labour"),
        (["draw 1", "idol 2"], "draw 1 card, raise idols by 2 levels"),
        (["pay food 1 -> tool 2"], "for 1 food: 2 tools"),
        (
            ["pay food 1 & tool 2 & discard 1 -> megalith 1"],
            "for 1 food and 2 tools and 1 card discarded from the hand: 1 megalith",
        ),
        (["in hunt -> labour 1 & tool 1"], "in Hunt: 1 labour and 1 tool"),
        (["if settlements 1 -> draw 1"], "with at least 1 village: draw 1 card"),
        (["if buried 3 -> vp 2"], "with at least 3 buried cards: 2 points"),
        # Where a guarded part ends can be heard.
        (
            ["reveal 1", "pay tool 1 -> animal_ground 1", "food 1"],
            "reveal 1 animal, (for 1 tool: 1 animal from the animal board), 1 food",
        ),
        ([], "none"),
    ],
)
def test_effects_in_words(effects: list[str], said: str) -> None:
    assert _words().effects(effects) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gain_and_every_condition_has_words(language: str) -> None:
    words = _words(language)
    gains = [words.effects([f"{gain} 1"]) for gain in GAINS]
    assert len(set(gains)) == len(GAINS)
    guarded = [words.effects([f"if {what} 2 -> food 1"]) for what in COUNTS]
    assert len(set(guarded)) == len(COUNTS)


def test_the_log_tells_the_ability_that_is_carried_out(tmp_path: Path) -> None:
    box = _box('game = "endless_winter"\n[culture.cu1-06]\nability = ["food 1", "tool 1"]\n', tmp_path)
    state = position(hands=[["cu1-06"]], components=box)
    state.events = []
    play(state, "play cu1-06")
    told = [_words(components=box).event(event.seen_by(1)) for event in state.events]
    assert told[0] == "Anna plays Foraging*: 1 food, 1 tool"


# Our values are marked as ours


def test_every_substitute_on_a_card_is_marked_by_itself() -> None:
    words = _words()
    assert words.card_in_full("cu1-02") == "Flint Knapping*: 2 tools*; 1 point*"
    # Of the Hunter only the eclipse ability is ours.
    assert words.card_in_full("hunter") == (
        "Hunter: 1 labour; ability: in Hunt: 1 labour; in the eclipse: the top animal of the deck*; 1 point"
    )
    assert words.setup_in_full("su-1") == "set-up card 1: 2 tools, 2 food, Craftswoman*, Glyptodon*"
    # A name that is ours on a card that is ours has one mark.
    assert "Giant Elk*," in words.setup_in_full("su-2")


def _plain(words: EndlessWinterText) -> dict[str, str]:
    """What is told of every value that can be ours, by where it stands in the components."""
    told: dict[str, str] = {}
    for face in FACES:
        section = (
            "culture"
            if face.startswith("cu")
            else "starting"
            if face in GAME.components().entries("starting")
            else "tribe"
        )
        told[f"{section}.{face}"] = words.card_in_full(face)
    told |= {f"animal.{species}": words.animal_in_full(species) for species in ANIMALS}
    told |= {f"chief.{chief}": "".join(words.chief_side(chief, side) for side in SIDES) for chief in CHIEFS}
    told |= {f"setup.{card}": words.setup_in_full(card) for card in SETUP_CARDS}
    told |= {f"stone.{stone}": words.stone(stone) for stone in STONES}
    told |= {
        f"terrain.{terrain}": words.terrain(terrain) + words.ability("terrain", terrain, "reward")
        for terrain in TERRAINS
    }
    for section in ("glacier_token", "rest_token"):
        told |= {f"{section}.{token}": words.token(section, token) for token in GAME.components().entries(section)}
    return told


def test_whatever_is_a_substitute_is_marked_and_nothing_else() -> None:
    words = _words()
    ours = {f"{section}.{entry}" for section, entry, _ in GAME.components().substitutes()}
    # Cards and stones name terrains and animals whose names are ours.
    named = {f"stone.ss1-{number:02}" for number in range(1, 7)} | {"stone.ss2-09"}
    # How many cards there are of a kind is no word on the card.
    silent = {"starting.tribesman", "starting.tribeswoman", "starting.brave"}
    for where, told in _plain(words).items():
        assert (MARK in told) == (where in ours | named), f"{where}: {told}"
    assert silent <= ours


def test_tracks_boards_and_slots_are_marked_too() -> None:
    reference = _told(position(), "reference")
    for known in (
        "Points for buried cards",
        "Food gives",
        "Most tools",
        "Sacred stone number 1",
    ):
        line = next(line for line in reference.splitlines() if known in line)
        assert MARK in line, line
    assert "level 3: 3*, on entering 1 food*" in reference
    for printed in (*(f"{column}. Top" for column in COLUMNS), "Rest. No cards", "for each village", "Honour track"):
        line = next(line for line in reference.splitlines() if printed in line)
        assert MARK not in line, line
    assert "a1: 2 food*" in _told(position(2), "megaliths")


def test_the_mark_is_explained_wherever_a_position_is_told() -> None:
    for state in (position(), GAME.new(2, seed=1)):
        told = _told(state, "round")
        assert f"{MARK} behind a name" in told


def test_an_owner_who_fills_in_everything_sees_no_mark(tmp_path: Path) -> None:
    filled = _uncommented().replace('name = ""', 'name = "Printed"')
    box = _box(filled, tmp_path)
    words = _words(components=box)
    state = GAME.new(3, seed=4, options=EVERYTHING, components=box)
    lines = [line for section in words.position(state.view(0)) for line in [section.heading, *section.lines]]
    lines += [words.action(GAME.catalogue.structure(action)) for action in range(len(GAME.catalogue))]
    lines += list(_plain(words).values())
    assert [line for line in lines if MARK in line] == []
    assert "Printed" in words.card("cu1-01")


def test_a_name_left_empty_stays_ours(tmp_path: Path) -> None:
    box = _box('game = "endless_winter"\n[culture.cu1-01]\nname = ""\npoints = 3\n', tmp_path)
    assert _words(components=box).card_in_full("cu1-01") == "Fire Keeping*: 2 food, 1 labour*; 3 points"


def test_parts_that_are_due_are_numbered_and_marked() -> None:
    state = play(position(hands=[["cu1-05", "brave"]]), "play cu1-05")
    lines = _told(state, "seat 1")
    assert "1: bury 1 card*" in lines
    assert "2: raise an idol by 1 level*" in lines
    assert _words().ask(state.view(0)) == "Which part of the ability comes next?"


# The position


def test_the_land_is_told_hex_by_hex() -> None:
    state = position(
        land={1: "lake", 7: "forest", 8: "tundra"},
        camps=[{0: 1, 7: 2}, {7: 1}],
        settled={(1, 7, 8): 1},
    )
    told = _told(state, "land")
    assert "Row 1: 7 forest*, 8 tundra*, 9 " in told
    assert "hex 0, base terrain: 1 camp of Anna; 1 camp of Ewa" in told
    assert (
        "hex 7, forest*: 2 camps of Anna; 1 camp of Petr; village of Petr with 1 and 8; influence Anna 2, Petr 3"
        in told
    )
    assert "hex 1, lake*: village of Petr with 7 and 8; influence Petr 2" in told


def test_the_megalith_plan_is_a_grid_for_each_level_and_a_list() -> None:
    state = position(2, megaliths={"b1": 4, "c1": 0, "b2": 4, "c2": 1})
    told = _told(state, "megaliths")
    rows = told.splitlines()
    ground = rows.index("On the ground:")
    assert rows[ground + 1].split() == list("abcdefgh")
    assert rows[ground + 2].split()[:5] == ["1", ".", "N", "1", "."]
    assert rows[ground + 3].split()[:5] == ["2", ".", "N", "2", "."]
    level = rows.index("Level 1:")
    assert rows[level + 2].split()[:4] == ["1", "-", ".", "-"]
    assert "Level 2:" not in rows
    assert "Anna: c1" in rows
    assert "Free above: b1 on level 1, above b1 and c1 and b2 and c2; worth to you: 5 points" in rows
    assert "Free above: b1 on level 1, above b1 and c1 and b2 and c2" in _told(state, "megaliths", None).splitlines()
    assert _words().action(state.structure(GAME.catalogue.read("megalith b1 1"))) == (
        "place a megalith on b1 on level 1, above b1 and c1 and b2 and c2"
    )


def test_a_hand_is_told_to_its_owner_alone() -> None:
    state = position(hands=[["brave", "brave", "cu1-06"]], piles=[[]], discards=[[]])
    assert "2 × Brave: 1.5 labour" in _told(state, "seat 1", 0)
    for stranger in (1, None):
        told = _told(state, "seat 1", stranger)
        assert "3 cards in hand" in told
        assert "Foraging" not in told
        assert "Brave" not in told


def test_the_turn_is_told() -> None:
    state = position(
        column="develop",
        chief=True,
        chiefs=["stonecarver b"],
        hands=[["brave"]],
        food=[2],
        tools=[1],
    )
    round_told = _told(state, "round")
    assert "Round 1 of 4, turn 1 of 3" in round_told
    assert "Anna stands on Develop, top section, with 0 labour" in round_told
    assert "Develop: Anna (chief); bottom section free" in _told(state, "columns")
    own = _told(state, "seat 1")
    assert "Anna (you): 0 points, 2 food of at most 6, 1 tool" in own
    assert "Chief: Stonecarver, side b: for 1 food: 2 tools*; can be used in this turn" in own
    assert "A culture card costs 3 labour." in own
    # What cannot be paid for is not read out at every decision.
    assert "1. " not in own
    play(state, "play brave", "spend")
    assert "1. " in _told(state, "seat 1")
    assert _words().ask(state.view(0)) == (
        "Develop, top section: play cards, take culture cards, or go on. You have 3.5 labour."
    )


def test_an_idol_is_raised_with_open_eyes() -> None:
    state = position(due=[reward("idol")], column="hunt", idols=[(4, 5), (6, 0)])
    own = _told(state, "seat 1")
    assert "Your idol on the offering track is on level 4; next comes level 5: 2*, on entering 1 tool*" in own
    assert "Your idol on the honour track is on level 5; next comes level 6: 3 points" in own
    play(state, "idol honour")
    state = position(due=[reward("idol")], column="hunt", idols=[(6, 8)])
    own = _told(state, "seat 1")
    assert "offering track is at the top, level 6; to raise it further brings 1 point" in own
    assert "honour track is at the top, level 8" in own


def test_the_side_of_a_chief_is_chosen_with_both_sides_in_sight() -> None:
    state = GAME.new(players=2, seed=3)
    assert state.view(0)["phase"] == "side"
    chief = state.view(0)["seats"][0]["chief"]  # type: ignore[index]
    words = _words()
    own = _told(state, "seat 1")
    assert words.chief_side(chief, "a") in own
    assert words.chief_side(chief, "b") in own


def test_a_chief_bound_to_another_column_is_not_announced() -> None:
    state = position(column="develop", chief=True, chiefs=["tuskbreaker a"])
    assert "can be used" not in _told(state, "seat 1")


def test_stones_tell_what_they_count_now() -> None:
    state = position(stones=[["ss1-08"]], camps=[{1: 1, 2: 1}], land={1: "lake", 2: "forest"})
    assert "2 points: 1 point for each kind of terrain with a camp of the owner" in _told(state, "seat 1")
    assert "Era 2, from round 3 on:" in _told(state, "stones")
    assert "Era 2:" in _told(position(round_no=3), "stones")


def test_the_eclipse_is_told() -> None:
    state = eclipse(eclipse_piles=[["brave", "cu1-01"], ["shaman"]], camps=[{1: 1}], land={1: "forest"})
    words = _words()
    event = {"kind": "shown", "seat": 0, "cards": ["brave", "cu1-01"], "half_labour": 3}
    assert words.event(event) == "Anna shows the eclipse pile: Brave, Fire Keeping*; 1.5 labour with resting figures"
    assert "Eclipse pile: Brave" in _told(state, "seat 1", 2)
    assert "Round 1 of 4, eclipse" in _told(state, "round")


# The owner's file


def _template(capsys: Output, *arguments: str) -> str:
    assert run(["--lang", "en", "components", "endless_winter", "--template", *arguments]) == 0
    return capsys.readouterr().out


def _uncommented() -> str:
    """The template with every value in force."""
    text = (DOCS / "your-own-box-endless-winter.toml").read_text(encoding="utf-8")
    return re.sub(r"^# (\w+ = )", r"\1", text, flags=re.MULTILINE)


def test_the_template_in_the_documents_is_the_one_the_command_prints(capsys: Output) -> None:
    assert (DOCS / "your-own-box-endless-winter.toml").read_text(encoding="utf-8") == _template(capsys)


def test_the_template_as_it_stands_changes_nothing(capsys: Output, tmp_path: Path) -> None:
    box = _box(_template(capsys), tmp_path)
    assert box.wanted() == GAME.components().wanted()


def test_the_template_filled_in_replaces_every_value_that_is_not_sure(tmp_path: Path) -> None:
    box = _box(_uncommented(), tmp_path)
    assert box.wanted() == box.substitutes() == []
    shipped = sunstone.game("endless_winter").components()
    # What equals ours is the owner's all the same, and what is sure was not asked for.
    asked = re.findall(r"^(?!game)\w+ = ", _uncommented(), flags=re.MULTILINE)
    assert len(asked) == len(shipped.wanted())
    for section in GAME.schema():
        assert box.entries(section) == shipped.entries(section)


def test_the_template_begins_with_what_is_missed_most() -> None:
    sections = re.findall(r"^\[(\w+)\.", _uncommented(), flags=re.MULTILINE)
    order = list(dict.fromkeys(sections))
    # The points of honour are known.
    missed = [section for section in MISSED_MOST if section != "honour"]
    assert order == [*missed, "stone", "table", "price", "limits", "order", "food", "megalith_slot"]


def test_the_template_of_a_box_in_the_making_lists_what_is_left(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text(
        'game = "endless_winter"\n[culture.cu1-02]\nname = "X"\npoints = 1\nability = []\n', encoding="utf-8"
    )
    left = _template(capsys, "--components", str(file))
    assert "culture.cu1-02" not in left
    assert "culture.cu1-03" in left


def test_the_example_of_the_documents_is_true(tmp_path: Path) -> None:
    page = (DOCS / "your-own-box.md").read_text(encoding="utf-8")
    example = re.search(r"```toml\n(game = .*?)```", page, flags=re.DOTALL)
    assert example is not None
    box = _box(example.group(1), tmp_path)
    words = _words(components=box)
    assert f"1. {words.card_in_full('cu1-01')}\n" in page
    assert f"2. {words.card_in_full('cu1-15')}\n" in page
    assert words.ability("terrain", "forest", "reward") == "2 tools"
    assert words.slot_price(1) == "2 tools* and 2 food"


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("culture.cu1-01.ability", '["food one"]', "ability[1]: a whole number from 1 to 9 is needed, not “one”"),
        ("culture.cu1-01.ability", '"food 1"', "effect language"),
        ("animal.rhino.use", '["food 1", "in hunt -> food 1"]', "use[2]: “in hunt -> food 1” cannot stand here"),
        ("culture.cu1-01.name", '"\\u0007"', "printable characters"),
        ("animal.rhino.sets", "[3, 1]", "must rise"),
        ("megalith.mb-a.spaces", '["food 1"]', "8 spaces are needed"),
        ("megalith.mb-a.spaces", '["", "", "sing 1", "", "", "", "", ""]', "(space 3 of 8): “sing” cannot be gained"),
        ("food.track.icons", "[3, 1]", "must rise"),
        ("offering.level-9.ratio", "2", "“offering.level-9.reward” is missing"),
        ("tribe.elder.removed", "true", "cannot be taken out"),
        ("stone.ss1-01.what", '["mammoth"]', "does not fit what this stone counts"),
        ("layout.players-2.rows", "[0, 0, 0, 0]", "overlap"),
        ("terrain.start.hexes", "2", "land cannot be laid"),
        ("animal.argentavis.copies", "0", "too few"),
        ("starting.brave.copies", "5", "nine in all"),
    ],
)
def test_a_wrong_value_is_explained(path: str, value: str, said: str, tmp_path: Path, capsys: Output) -> None:
    section, entry, field = path.split(".")
    file = tmp_path / "my-box.toml"
    file.write_text(f'game = "endless_winter"\n[{section}.{entry}]\n{field} = {value}\n', encoding="utf-8")
    assert run(["--lang", "en", "components", "endless_winter", "--components", str(file)]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "my-box.toml, line " in told
