"""An owner's own box: mistakes name their line and field, values must fit together, and a game with it is kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import sunstone
from sunstone.cli.app import run
from sunstone.games.endless_winter.effects import COSTS, GAINS
from sunstone.games.endless_winter.game import EndlessWinterGame
from sunstone.games.endless_winter.schema import SCHEMA, inconsistencies
from sunstone.i18n import LANGUAGES
from tests.games.endless_winter.hands import lies, look, owned, seat_of
from tests.games.endless_winter.table import GAME, labour, play, position


def wrong(text: str) -> tuple[str, object, object]:
    """The code, the line and the field of the mistake in an owner's file."""
    with pytest.raises(sunstone.BadComponents) as found:
        owned(text)
    [problem] = found.value.problems
    details = problem.details
    assert details["file"] == "my-box.toml"
    return problem.code, details["line"], details["field"]


Mistake = tuple[str, str, str] | tuple[str, str, str, int]
MISTAKES: list[Mistake] = [
    # The entry, the line of the field, the code, and which value of a list is wrong (from 1).
    ("starting.brave", "half_labour = 1.5", "wrong_integer"),
    ("starting.brave", "half_labour = 10", "wrong_range"),
    ("starting.brave", "copies = 0", "wrong_range"),
    ("starting.brave", 'action = ["sing 1"]', "wrong_part_gain", 1),
    ("starting.brave", 'action = ["food 1", "labour 1 & sing 1"]', "wrong_part_gain", 2),
    ("starting.brave", 'action = "labour 1"', "wrong_ability"),
    ("starting.brave", 'eclipse = ["in hunt -> labour 1"]', "wrong_part_here", 1),
    ("starting.brave", "name = 7", "wrong_name"),
    ("starting.brave", f'name = "{"x" * 41}"', "wrong_name"),
    ("tribe.elder", "copies = 3", "wrong_range"),
    ("tribe.elder", "copies = 16", "wrong_range"),
    ("tribe.elder", "points = -1", "wrong_range"),
    ("tribe.elder", 'eclipse = ["labour 0.3"]', "wrong_part_labour", 1),
    ("tribe.elder", 'eclipse = ["food 1", "pay labour 1 -> food 2"]', "wrong_part_here", 2),
    ("tribe.elder", 'eclipse = ["labour 1 or food 1"]', "wrong_part_here", 1),
    ("tribe.elder", 'eclipse = ["labour 1 each camps"]', "wrong_part_here", 1),
    (
        "culture.cu1-01",
        'ability = ["food 1", "food 1", "food 1", "tool 1 or tool 2", "tool 1 or tool 2"]',
        "wrong_ability",
    ),
    ("culture.cu2-20", "points = true", "wrong_integer"),
    ("animal.elk", "sets = [3, 1]", "wrong_rising", 2),
    ("animal.elk", "sets = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]", "wrong_lengths"),
    ("animal.elk", "sets = [-1]", "wrong_range", 1),
    ("animal.elk", 'use = ["in hunt -> food 1"]', "wrong_part_here", 1),
    ("animal.elk", "copies = 21", "wrong_range"),
    ("stone.ss1-01", 'score = "beauty"', "wrong_choice"),
    ("stone.ss1-01", 'what = ["jungle"]', "wrong_choice", 1),
    ("stone.ss1-01", 'what = ["lake", "start"]', "wrong_choice", 2),
    ("stone.ss2-01", "points = [6, 9, 3]", "wrong_rising", 3),
    ("chief.firewolf", 'a = ["food"]', "wrong_part_count", 1),
    ("setup.su-1", 'tribe = "brave"', "wrong_choice"),
    ("setup.su-1", "tool = 6", "wrong_range"),
    ("setup.su-1", "camps = 3", "wrong_range"),
    ("setup.su-1", 'animals = ["elk", "elk", "elk", "elk"]', "wrong_some"),
    ("terrain.lake", "hexes = 0", "wrong_range"),
    ("terrain.lake", 'reward = ["in migrate -> food 1"]', "wrong_part_here", 1),
    ("megalith.mb-a", 'spaces = ["food 1"]', "wrong_spaces"),
    ("megalith.mb-a", 'spaces = ["start 9 1", "", "", "", "", "", "", ""]', "wrong_start_space", 1),
    ("megalith.mb-a", 'spaces = ["", "start 1", "", "", "", "", "", ""]', "wrong_start_space", 2),
    ("megalith.mb-a", 'spaces = ["start 1 2", "", "", "", "", "", "", ""]', "wrong_start_space", 1),
    ("megalith.mb-a", 'spaces = ["start 3 3", "", "", "", "", "", "", ""]', "wrong_start_space", 1),
    ("megalith.mb-a", 'spaces = ["", "", "", "", "", "", "", "in hunt -> food 1"]', "wrong_part_here", 8),
    ("megalith.mb-a", 'spaces = ["", "", ["food 1", "sing 1"], "", "", "", "", ""]', "wrong_part_gain", 3),
    ("megalith.mb-a", 'spaces = ["", "", "", 7, "", "", "", ""]', "wrong_ability", 4),
    ("layout.players-2", "rows = [0, 0, 2]", "wrong_list"),
    ("layout.players-2", "rows = [0, 0, 2, 8]", "wrong_range", 4),
    ("table.players-2", "stones = 8", "wrong_range"),
    ("price.recruit", "labour = 10", "wrong_range"),
    ("column.rite", 'bottom = ["in rite -> food 1"]', "wrong_part_here", 1),
    ("limits.ground", "most = 0", "wrong_range"),
    ("order.place-2", 'reward = "vp"', "wrong_ability"),
    ("order.place-2", 'bonus = ["sing 1"]', "wrong_part_gain", 1),
    ("food.track", "base = 6", "wrong_range"),
    ("food.track", "icons = []", "wrong_lengths"),
    ("food.track", "icons = [3, 3]", "wrong_rising", 2),
    ("food.track", "icons = [11]", "wrong_range", 1),
    ("settlement.placed", 'reward = ["in rite -> food 1"]', "wrong_part_here", 1),
    ("megalith_slot.slot-2", 'reward = ["sing 1"]', "wrong_part_gain", 1),
    ("stone_slot.slot-3", "food = 10", "wrong_range"),
    ("offering.level-1", "ratio = 10", "wrong_range"),
    ("honour.track", "points = []", "wrong_lengths"),
    ("honour.track", "points = [0, 21]", "wrong_range", 2),
    ("burial.brackets", "cards = []", "wrong_lengths"),
    ("burial.brackets", "cards = [1, 7, 4]", "wrong_rising", 3),
    ("burial.brackets", "cards = [1, 1, 4]", "wrong_rising", 2),
    ("burial_points.first", "points = [1, 2, 100]", "wrong_range", 3),
    ("glacier_token.gt-01", 'reward = ["in hunt -> food 1"]', "wrong_part_here", 1),
    ("rest_token.rt-1", 'reward = ["in hunt -> food 1"]', "wrong_part_here", 1),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=[" ".join(row[:2])[:40] for row in MISTAKES])
def test_a_mistake_names_its_line_and_field(mistake: Mistake) -> None:
    entry, line, code = mistake[:3]
    field = f"{entry}.{line.partition(' ')[0]}" + (f"[{mistake[3]}]" if len(mistake) == 4 else "")
    assert wrong(f"[{entry}]\n{line}\n") == (code, 3, field)
    # Also where something else comes first.
    assert wrong(f"# mine\n[tribe.hunter]\npoints = 2\n\n[{entry}]\n{line}\n") == (code, 7, field)


def test_every_section_has_a_mistake_to_make() -> None:
    assert {row[0].partition(".")[0] for row in MISTAKES} == set(SCHEMA)


@pytest.mark.parametrize(
    ("text", "code", "field"),
    [
        ("[dinosaur.rex]\npoints = 1\n", "unknown_section", "dinosaur"),
        ("[animal.bear]\ncopies = 1\n", "unknown_entry", "animal.bear"),
        ("[animal.elk]\nteeth = 1\n", "unknown_field", "animal.elk.teeth"),
    ],
)
def test_what_nobody_knows(text: str, code: str, field: str) -> None:
    assert wrong(text)[::2] == (code, field)


# Values that are right by themselves and do not fit together

MISFITS = [
    ("[starting.brave]\ncopies = 3\n", "wrong_starting_deck", "starting.tribesman.copies"),
    ("[burial_points.first]\npoints = [5, 10]\n", "wrong_brackets", "burial_points.first.points"),
    ("[offering.level-3]\nremoved = true\n", "wrong_levels_gap", "offering.level-4.ratio"),
    (
        "[offering.level-8]\nratio = 1\nreward = []\n",
        "wrong_levels_gap",
        "offering.level-8.ratio",
    ),
    ('[setup.su-1]\ntribe = "tribe-6"\n', "wrong_no_tribe", "setup.su-1.tribe"),
    ('[stone.ss1-01]\nwhat = ["land-7"]\n', "wrong_stone", "stone.ss1-01.what"),
    ('[stone.ss2-05]\nscore = "used_pairs"\n', "wrong_stone", "stone.ss2-05.what"),
    ("[terrain.start]\nhexes = 2\n", "wrong_hexes", "terrain.start.hexes"),
    ("[table.players-3]\nglaciers = 0\n[terrain.glacier]\nhexes = 5\n", "wrong_hexes", "table.players-2.glaciers"),
    (
        "[terrain.lake]\nhexes = 1\n[terrain.tundra]\nhexes = 1\n[terrain.canyon]\nhexes = 1\n",
        "wrong_hexes",
        "table.players-4.glaciers",
    ),
    ("[animal.elk]\ncopies = 0\n", "wrong_animals", "animal.elk.copies"),
    (
        "".join(f"[animal.{name}]\ncopies = 1\n" for name in ("megatherium", "smilodon", "glyptodon", "elk"))
        + "[animal.mammoth]\ncopies = 2\n[animal.rhino]\ncopies = 2\n[animal.argentavis]\ncopies = 3\n",
        "wrong_animals",
        "animal.mammoth.copies",
    ),
    ("[stone.ss1-01]\nwhat = []\n", "wrong_stone", "stone.ss1-01.what"),
    ('[stone.ss1-01]\nwhat = ["elk"]\n', "wrong_stone", "stone.ss1-01.what"),
    ('[stone.ss2-05]\nwhat = ["lake"]\n', "wrong_stone", "stone.ss2-05.what"),
    ('[stone.ss1-08]\nwhat = ["lake"]\n', "wrong_stone", "stone.ss1-08.what"),
    ("[stone.ss1-08]\npoints = []\n", "wrong_lengths", "stone.ss1-08.points"),
    ("[stone.ss2-01]\npoints = [1, 2]\n", "wrong_brackets", "stone.ss2-01.points"),
    ("[layout.players-2]\nrows = [0, 0, 1, 2]\n", "wrong_layout", "layout.players-2.rows"),
    ("[layout.players-4]\nrows = [0, 0, 7, 2]\n", "wrong_layout", "layout.players-4.rows"),
    (
        "".join(f'[megalith.mb-{board}]\nspaces = ["", "", "", "", "", "", "", ""]\n' for board in "abcd"),
        "wrong_no_start",
        "megalith.mb-a.spaces",
    ),
]


@pytest.mark.parametrize(("text", "code", "field"), MISFITS, ids=[row[0].splitlines()[0] + row[1] for row in MISFITS])
def test_values_that_do_not_fit_together(text: str, code: str, field: str) -> None:
    found = wrong(text)
    assert found[::2] == (code, field)


def test_the_shipped_box_fits_together() -> None:
    assert inconsistencies(EndlessWinterGame().components()) == []


# All at once

TEN = """[tribe.elder]
points = 10
eclipse = ["food 1", "sing 1"]

[culture.cu1-01]
colour = "red"

[megalith.mb-a]
spaces = [
    "food 1",
    "start 1 2",
    ["tool 1", "pay beauty 1 -> food 1"],
    "", "", "", "",
    "in hunt -> food 1",
]

[setup.su-1]
tribe = "tribe-6"

[honour.track]
points = [1, 99]

[offering.level-3]
removed = true

[dinosaur.rex]
"""


def test_a_file_with_ten_mistakes_tells_ten() -> None:
    """Each with its line, its field and, within a list, which of its values; also what does not fit together."""
    with pytest.raises(sunstone.BadComponents) as found:
        owned(TEN)
    told = [(one.details["line"], one.code, one.details["field"]) for one in found.value.problems]
    assert told == [
        (3, "wrong_range", "tribe.elder.points"),
        (4, "wrong_part_gain", "tribe.elder.eclipse[2]"),
        (7, "unknown_field", "culture.cu1-01.colour"),
        (12, "wrong_start_space", "megalith.mb-a.spaces[2]"),
        (13, "wrong_part_cost", "megalith.mb-a.spaces[3]"),
        (15, "wrong_part_here", "megalith.mb-a.spaces[8]"),
        (19, "wrong_no_tribe", "setup.su-1.tribe"),
        (22, "wrong_range", "honour.track.points[2]"),
        (24, "wrong_levels_gap", "offering.level-4.ratio"),
        (27, "unknown_section", "dinosaur"),
    ]
    assert found.value is found.value.problems[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_line_tells_them_all(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ten.toml"
    file.write_text(f'game = "endless_winter"\n{TEN}', encoding="utf-8")
    arguments = ["--lang", language, "components", "endless_winter", "--components", str(file)]
    assert run(arguments) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(set(said)) == len(said) == 10
    assert all(line.startswith(f"{file}, ") for line in said)
    assert run([*arguments, "--json"]) == 2
    plain = json.loads(capsys.readouterr().err)
    assert [problem["message"] for problem in plain["problems"]] == said
    assert (plain["problems"][4]["field"], plain["problems"][4]["place"]) == ("megalith.mb-a.spaces[3]", 3)


# What a form is told


def test_every_field_tells_a_form_what_it_needs() -> None:
    kinds = {
        "integer": {"least", "most"},
        "integers": {"least", "most", "shortest", "longest"},
        "rising": {"least", "most", "shortest", "longest", "strict"},
        "name": {"longest"},
        "choice": {"words"},
        "choices": {"words", "shortest", "longest"},
        "ability": {"most", "guards", "gains", "costs", "counts", "columns", "hows"},
        "spaces": {"count", "ability"},
    }
    found = set()
    for fields in SCHEMA.values():
        for field in fields.values():
            assert set(field.form) - {"kind"} == kinds[str(field.form["kind"])]
            found.add(field.form["kind"])
            assert json.loads(json.dumps(field.form)) == field.form
    assert found == set(kinds)


def test_a_form_names_the_words_that_are_taken() -> None:
    """Whatever a form offers for an ability is right there, and what it leaves out is not."""
    for section, field in (("tribe", "action"), ("tribe", "eclipse"), ("terrain", "reward")):
        one = SCHEMA[section][field]
        offered: dict[str, Any] = one.form
        for gain in GAINS:
            assert gain in offered["gains"]
            text = f"if camps 1 -> {gain} 1"
            assert bool(one.faults([text])) == (field == "eclipse" and gain == "labour"), text
        for cost in COSTS:
            assert bool(one.faults([f"pay {cost} 1 -> vp 1"])) == (cost not in offered["costs"]), cost
        for guard, text in (("in", "in hunt -> vp 1"), ("if", "if elk 1 -> vp 1"), ("pay", "pay food 1 -> vp 1")):
            assert bool(one.faults([text])) == (guard not in offered["guards"]), guard


def test_what_is_wanted_is_what_no_sure_source_prints() -> None:
    box = GAME.components()
    wanted = set(box.wanted())
    for section, fields in SCHEMA.items():
        for entry in box.entries(section):
            for field in fields:
                sure = box.source(section, entry, field) in ("rulebook", "public")
                assert ((section, entry, field) in wanted) != sure
    assert set(box.substitutes()) < wanted
    # A value that equals ours is the owner's all the same.
    same = owned("[limits.tools]\nmost = 10\n")
    assert same.source("limits", "tools", "most") == "owner"
    assert wanted - set(same.wanted()) == {("limits", "tools", "most")}


# Playing with it


def test_a_file_from_before_may_name_a_reward_of_the_turn_order_by_a_word() -> None:
    assert owned('[order.place-1]\nreward = "draw"\n').entries("order")["place-1"]["reward"] == ["draw 1"]


def test_values_of_the_owner_are_played_with() -> None:
    own = owned('[tribe.hunter]\nhalf_labour = 5\naction = ["in hunt -> labour 2.5"]\n[price.reveal]\nlabour = 2\n')
    state = position(2, components=own, column="hunt", hands=[["hunter"]], deck={"elk": 6})
    assert labour(play(state, "play hunter")) == 5
    assert labour(play(state, "reveal")) == 3
    assert own.source("tribe", "hunter", "half_labour") == "owner"


def test_more_animals_and_another_land() -> None:
    own = owned("[animal.elk]\ncopies = 20\n[terrain.lake]\nhexes = 9\n[table.players-2]\nglaciers = 0\nstones = 7\n")
    state = GAME.new(2, 4, components=own)
    table = lies(state)
    assert (table["deck"][5], table["land"].count("glacier")) == (20, 0)
    assert sum(1 for stone in table["stone_display"] if stone) == 14
    sunstone.playout(state, sunstone.Rng(1))
    state.check()


def test_a_position_needs_the_box_it_was_played_with() -> None:
    own = owned("[limits.tools]\nmost = 12\n")
    state = position(2, components=own, tools=[12])
    assert GAME.load(state.dump(), own).dump() == state.dump()
    for other in (None, owned("[limits.tools]\nmost = 13\n")):
        with pytest.raises(sunstone.BadPosition) as refused:
            GAME.load(state.dump(), other)
        assert refused.value.code == "components"


def test_a_record_with_an_owners_box_replays(tmp_path: Path) -> None:
    """The record carries the digest of the file: with the file it replays to the same end, without it it does not."""
    path = tmp_path / "mine.toml"
    path.write_text(
        'game = "endless_winter"\n[setup.su-1]\ncamps = 2\n[culture.cu1-01]\nability = ["draw 2", "bury 1"]\n'
        '[offering.level-2]\nreward = ["megalith 1"]\n[rest_token.rt-2]\nreward = ["culture 1", "vp 1"]\n',
        encoding="utf-8",
    )
    own = GAME.components_from(path)
    options = {"rest_tokens": True, "glacier_tokens": True, "setup": "chiefs_and_cards"}
    state = GAME.new(3, 11, options, own)
    record = sunstone.Record(GAME.id, GAME.rules_version, dict(state.options), ["a", "b", "c"], 11)
    record.components = own.digest
    rng = sunstone.Rng(5)
    while not state.over:
        legal = state.legal()
        action = legal[rng.below(len(legal))]
        record.actions.append(state.say(action))
        state.play(action)
    again = sunstone.Record.from_json(record.to_json())
    assert again.replay(own).dump() == state.dump()
    with pytest.raises(sunstone.BadRecord) as missing:
        again.replay()
    assert missing.value.code == "components_needed"


def test_random_games_with_a_box_of_odd_values() -> None:
    """Every rule reads the box: a strange one plays to its end, sound all the way."""
    own = owned(
        '[starting.tribesman]\naction = ["in rite -> bury 1 & vp 1"]\neclipse = ["pay discard 1 -> settlement 1"]\n'
        '[starting.tribeswoman]\neclipse = ["stone 1", "labour 0.5", "tribe_hand 1"]\n'
        '[terrain.forest]\nreward = ["culture 1", "use_animal 2"]\n[terrain.lake]\nreward = ["settlement 1"]\n'
        '[animal.elk]\nuse = ["use_animal 1", "megalith 2"]\n[animal.rhino]\nuse = ["pay tool 1 -> stone 1"]\n'
        '[offering.level-1]\nreward = ["megalith 1", "draw 2"]\n[offering.level-3]\nreward = ["bury 2"]\n'
        '[megalith.mb-b]\nspaces = ["start 8 4", "idol 2", "start 2 1", "bury 1", "draw 2", "reveal 2", "", "vp 9"]\n'
        '[megalith_slot.slot-2]\nreward = ["if camps 3 -> tribe_discard 1 & reveal 1"]\n'
        '[settlement.placed]\nreward = ["pay food 1 -> animal_ground 1", "labour 1"]\n'
        '[glacier_token.gt-01]\nreward = ["settlement 1", "camp 3"]\n[column.hunt]\nbottom = ["culture 1"]\n'
        '[rest_token.rt-1]\nreward = ["pay discard 2 -> food_max 1 & labour 1"]\n[limits.ground]\nmost = 2\n'
    )
    options = {"rest_tokens": True, "glacier_tokens": True}
    for seed in range(12):
        state = GAME.new(2 + seed % 3, seed, options, own)
        rng = sunstone.Rng(seed)
        while not state.over:
            legal = state.legal()
            assert len(legal) == len(set(legal))
            state.play(legal[rng.below(len(legal))])
            state.check()
        assert look(state)["points"] == state.scores()[0]
        assert seat_of(state, 0)["eclipse_pile"] == []
