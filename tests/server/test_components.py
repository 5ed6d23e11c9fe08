"""Tables that are played with an owner's own components."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import httpx
import pytest

import sunstone
from sunstone.cli.app import run
from sunstone.core.record import Record, verify
from tests.server.site import Person, Refused, Site, play_out, running

GAME = "endless_winter"
BOX = """\
game = "endless_winter"

[culture.cu1-01]
name = "Hearth"
points = 7

[terrain.forest]
name = "Old Wood"
reward = ["tool 2"]
"""
OTHER = BOX.replace("Hearth", "Fireplace").replace("tool 2", "food 3")


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _again(site: Site, person: Person) -> Person:
    again = site.visitor()
    again.http.cookies.update(person.http.cookies)
    again.me = person.me
    return again


def _listed(person: Person, game: str) -> dict[str, object]:
    return next(line for line in person.get("/games")["games"] if line["id"] == game)


def test_tables_use_the_file_in_the_data_folder_and_keep_it(folder: Path, tmp_path: Path) -> None:
    place = folder / "components" / f"{GAME}.toml"
    place.parent.mkdir(parents=True)
    place.write_text(BOX)
    with running(folder) as site:
        eva = site.guest("Eva")
        assert _listed(eva, GAME)["components"] == _digest(BOX)
        assert _listed(eva, "coatl")["components"] is None
        shipped = len(sunstone.game(GAME).components().substitutes())
        assert int(str(_listed(eva, GAME)["substitutes"])) < shipped
        table = eva.started(game=GAME, seats=["me", "here:Granny"])
        first = eva.get(f"/tables/{table}")
        assert first["components"] == _digest(BOX)
        values = eva.get(f"/components/{_digest(BOX)}")
        assert values["terrain"]["forest"]["reward"] == ["tool 2"]
        assert values["terrain"]["forest"]["source"]["reward"] == "owner"
        assert values["culture"]["cu1-01"]["points"] == 7
        assert set(values) == {"game", *sunstone.game(GAME).schema()}
        assert eva.get(f"/tables/{eva.open_table()}")["components"] is None
        socket = eva.socket()
        socket.send(type="watch", table=table, seat=0, language="en")
        assert "Old Wood" in str(socket.wait("sync")["position"]["words"])
        play_out(table, eva, upto=5)
        by_bots = Record.from_json(eva.http.get(f"/api/tables/{eva.finished(GAME)}/record").text)
        assert verify(by_bots, sunstone.game(GAME).components_from(place)).over
    # The owner goes on editing; what is in play is played with what it began with.
    file = tmp_path / "box.toml"
    file.write_text(OTHER)
    with running(folder, "--components", str(file)) as site:
        eva = _again(site, eva)
        assert _listed(eva, GAME)["components"] == _digest(OTHER), "the command line goes before the folder"
        play_out(table, eva)
        assert eva.get(f"/tables/{table}")["components"] == _digest(BOX)
        new = eva.started(game=GAME, seats=["me", "random"])
        assert eva.get(f"/tables/{new}")["components"] == _digest(OTHER)
        text = eva.http.get(f"/api/tables/{table}/record").text
        record = Record.from_json(text)
        assert record.components == _digest(BOX)
        assert verify(record, sunstone.game(GAME).components_from(place)).over
        assert eva.get(f"/tables/{table}/review", ply=3)["position"]["ply"] == 3
        assert len(eva.get(f"/tables/{table}/course")["points"]) == len(record.actions) + 1
        brought = eva.http.post("/api/records", content=text).json()
        assert brought["components"] == _digest(BOX)
        again = eva.post(f"/tables/{table}/rematch")
        assert again["components"] == _digest(OTHER)
    # A site that never had the file cannot play the record, and says so.
    with running(tmp_path / "elsewhere") as site:
        jan = site.guest("Jan")
        with pytest.raises(Refused) as refused:
            jan.call("POST", "/records", json.loads(text))
        assert refused.value.code == "record_components_needed"
        for unknown in (_digest(BOX), "x"):
            answer = httpx.get(f"{jan.address}/api/components/{unknown}")
            assert (answer.status_code, answer.json()["error"]) == (404, "no_components")


def test_what_is_wrong_with_a_file_is_said_and_nothing_is_started(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for text, word in (("game = 'chess'", "chess"), (BOX.replace("points = 7", "points = true"), "line 5"), ("", "")):
        file = tmp_path / "wrong.toml"
        file.write_text(text)
        assert run(["serve", "--folder", str(folder), "--components", str(file)]) == 2
        said = capsys.readouterr().err
        assert "wrong.toml" in said
        assert word in said
    assert not (folder / "sunstone.sqlite3").exists()
