"""Anyone can bring a bot: the example client, run as its own program, plays a whole game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.site import Site, play_out, until

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


@pytest.mark.parametrize("game", ["coatl", "tzolkin"])
def test_the_example_client_plays_a_game(site: Site, game: str) -> None:
    eva, owner = site.guest("Eva"), site.registered("Owner")
    token = owner.post("/me/tokens", {"name": "example"})["token"]
    table = eva.open_table(game, ["me", "open"])
    client = subprocess.Popen(
        [sys.executable, str(EXAMPLE), eva.address, table],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "SUNSTONE_TOKEN": token},
    )
    info = until(lambda: i if (i := eva.get(f"/tables/{table}"))["seats"][1]["kind"] == "person" else None)
    assert info["seats"][1]["user"] == owner.id
    assert info["seats"][1]["machine"], "everyone may know that a program plays"
    eva.post(f"/tables/{table}/start")
    while (info := eva.get(f"/tables/{table}"))["status"] == "playing":
        if info["turn"] == 0:
            play_out(table, eva, upto=info["ply"] + 1, seed=info["ply"])
    output, _ = client.communicate(timeout=60)
    assert client.returncode == 0
    assert json.loads(output)["scores"] == info["result"]["scores"]
