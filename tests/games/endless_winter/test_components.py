"""An owner's own box: mistakes name their line and field, values must fit together, and a game with it is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

import sunstone
from sunstone.games.endless_winter.game import EndlessWinterGame
from sunstone.games.endless_winter.schema import SCHEMA, misfit
from tests.games.endless_winter.hands import lies, look, owned, seat_of
from tests.games.endless_winter.table import GAME, labour, play, position


def wrong(text: str) -> tuple[str, object, object]:
    """The code, the line and the field of the mistake in an owner's file."""
    with pytest.raises(sunstone.BadComponents) as found:
        owned(text)
    details = found.value.details
    assert details["file"] == "my-box.toml"
    return found.value.code, details["line"], details["field"]


MISTAKES = [
    # The game's line comes first, then the entry, then the field.
    ("starting.brave", "half_labour = 1.5", "wrong_integer"),
    ("starting.brave", "half_labour = 10", "wrong_range"),
    ("starting.brave", "copies = 0", "wrong_range"),
    ("starting.brave", 'action = ["sing 1"]', "wrong_ability"),
    ("starting.brave", 'action = "labour 1"', "wrong_ability"),
    ("starting.brave", 'eclipse = ["in hunt -> labour 1"]', "wrong_ability"),
    ("starting.brave", "name = 7", "wrong_name"),
    ("starting.brave", f'name = "{"x" * 41}"', "wrong_name"),
    ("tribe.elder", "copies = 3", "wrong_range"),
    ("tribe.elder", "copies = 16", "wrong_range"),
    ("tribe.elder", "points = -1", "wrong_range"),
    ("tribe.elder", 'eclipse = ["labour 0.3"]', "wrong_ability"),
    ("culture.cu1-01", 'ability = ["food 1", "food 1", "food 1", "food 1", "food 1"]', "wrong_ability"),
    ("culture.cu2-20", "points = true", "wrong_integer"),
    ("animal.elk", "sets = [3, 1]", "wrong_points"),
    ("animal.elk", "sets = [1, 2, 3, 4, 5, 6, 7]", "wrong_points"),
    ("animal.elk", "sets = [-1]", "wrong_points"),
    ("animal.elk", 'use = ["in hunt -> food 1"]', "wrong_ability"),
    ("animal.elk", "copies = 21", "wrong_range"),
    ("stone.ss1-01", 'score = "beauty"', "wrong_choice"),
    ("stone.ss1-01", 'what = ["jungle"]', "wrong_choice"),
    ("stone.ss1-01", 'what = ["start"]', "wrong_choice"),
    ("stone.ss2-01", "points = [9, 6, 3]", "wrong_points"),
    ("chief.firewolf", 'a = ["food"]', "wrong_ability"),
    ("setup.su-1", 'tribe = "brave"', "wrong_choice"),
    ("setup.su-1", "tool = 6", "wrong_range"),
    ("setup.su-1", "camps = 3", "wrong_range"),
    ("setup.su-1", 'animals = ["elk", "elk", "elk", "elk"]', "wrong_choice"),
    ("terrain.lake", "hexes = 0", "wrong_range"),
    ("terrain.lake", 'reward = ["in migrate -> food 1"]', "wrong_ability"),
    ("megalith.mb-a", 'spaces = ["food 1"]', "wrong_spaces"),
    ("megalith.mb-a", 'spaces = ["start 9 1", "", "", "", "", "", "", ""]', "wrong_spaces"),
    ("megalith.mb-a", 'spaces = ["start 1", "", "", "", "", "", "", ""]', "wrong_spaces"),
    ("megalith.mb-a", 'spaces = ["start 1 2", "", "", "", "", "", "", ""]', "wrong_spaces"),
    ("megalith.mb-a", 'spaces = ["start 3 3", "", "", "", "", "", "", ""]', "wrong_spaces"),
    ("megalith.mb-a", 'spaces = ["in hunt -> food 1", "", "", "", "", "", "", ""]', "wrong_spaces"),
    ("layout.players-2", "rows = [0, 0, 2]", "wrong_list"),
    ("layout.players-2", "rows = [0, 0, 2, 8]", "wrong_range"),
    ("table.players-2", "stones = 8", "wrong_range"),
    ("price.recruit", "labour = 10", "wrong_range"),
    ("column.rite", 'bottom = ["in rite -> food 1"]', "wrong_ability"),
    ("limits.ground", "most = 0", "wrong_range"),
    ("order.place-2", 'reward = "vp"', "wrong_choice"),
    ("order.place-2", 'bonus = ["idol 1"]', "wrong_plain_gains"),
    ("order.place-2", 'bonus = ["pay food 1 -> tool 1"]', "wrong_plain_gains"),
    ("order.place-2", 'bonus = ["sing 1"]', "wrong_plain_gains"),
    ("food.track", "base = 6", "wrong_range"),
    ("food.track", "icons = []", "wrong_icons"),
    ("food.track", "icons = [3, 1]", "wrong_icons"),
    ("food.track", "icons = [11]", "wrong_icons"),
    ("settlement.placed", 'reward = ["in rite -> food 1"]', "wrong_ability"),
    ("megalith_slot.slot-2", 'reward = ["sing 1"]', "wrong_ability"),
    ("stone_slot.slot-3", "food = 10", "wrong_range"),
    ("offering.level-1", "ratio = 10", "wrong_range"),
    ("honour.track", "points = []", "wrong_points"),
    ("honour.track", "points = [21]", "wrong_points"),
    ("burial.brackets", "cards = [1, 4]", "wrong_list"),
    ("burial_points.first", "points = [1, 2, 41]", "wrong_range"),
    ("glacier_token.gt-01", 'reward = ["in hunt -> food 1"]', "wrong_ability"),
    ("rest_token.rt-1", 'reward = ["in hunt -> food 1"]', "wrong_ability"),
]


@pytest.mark.parametrize(("entry", "line", "code"), MISTAKES, ids=[" ".join(row[:2])[:40] for row in MISTAKES])
def test_a_mistake_names_its_line_and_field(entry: str, line: str, code: str) -> None:
    field = f"{entry}.{line.partition(' ')[0]}"
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
    ("[burial.brackets]\ncards = [1, 7, 4]\n", "wrong_points", "burial.brackets.cards"),
    ("[burial.brackets]\ncards = [1, 1, 4]\n", "wrong_points", "burial.brackets.cards"),
    ("[terrain.start]\nhexes = 2\n", "wrong_hexes", "terrain.start.hexes"),
    ("[terrain.glacier]\nhexes = 5\n", "wrong_hexes", "table.players-2.glaciers"),
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
    ("[stone.ss1-08]\npoints = []\n", "wrong_points", "stone.ss1-08.points"),
    ("[stone.ss2-01]\npoints = [1, 2]\n", "wrong_points", "stone.ss2-01.points"),
    ("[layout.players-2]\nrows = [0, 0, 1, 2]\n", "wrong_layout", "layout.players-2.rows"),
    ("[layout.players-4]\nrows = [0, 0, 7, 2]\n", "wrong_layout", "layout.players-4.rows"),
    (
        "".join(f'[megalith.mb-{board}]\nspaces = ["", "", "", "", "", "", "", ""]\n' for board in "abcd"),
        "wrong_spaces",
        "megalith.mb-a.spaces",
    ),
    ('[order.place-1]\nreward = "idol"\n', "wrong_ladder", "order.place-1.reward"),
]


@pytest.mark.parametrize(("text", "code", "field"), MISFITS, ids=[row[0].splitlines()[0] + row[1] for row in MISFITS])
def test_values_that_do_not_fit_together(text: str, code: str, field: str) -> None:
    found = wrong(text)
    assert found[::2] == (code, field)


def test_the_shipped_box_fits_together() -> None:
    assert misfit(EndlessWinterGame().components()) == ("", "")


# Playing with it


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
