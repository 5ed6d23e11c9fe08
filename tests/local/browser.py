"""A browser for the tests: what the script of the worker does, with a dictionary for a database."""

import json
from pathlib import Path
from typing import Any

import sunstone
from sunstone import bots
from sunstone.bots.net import Net
from sunstone.bots.numpy_net import read_net
from sunstone.local.backend import Backend
from sunstone.local.nets import give_net
from sunstone.local.thinker import find_out

Key = tuple[str | int, ...]
NETS = Path(bots.__file__).parent / "nets"


class Bytes(bytes):
    """An array of the script's."""

    def to_bytes(self) -> bytes:
        return bytes(self)


class ScriptNet:
    """A net as the script has it."""

    def __init__(self, net: Net, actions: int, seats: int) -> None:
        self._net = net
        self.actions = actions
        self.seats = seats

    def judge(self, rows: bytes, count: int) -> Bytes:
        size = len(rows) // count
        found = self._net.judge([rows[at : at + size] for at in range(0, len(rows), size)])
        return Bytes(b"".join(map(bytes, (found.logits, found.worth, found.points, found.wins))))


def script_net(game: str) -> ScriptNet | None:
    """What the script reads for a game."""
    path = NETS / f"{game}.npz"
    rules = sunstone.game(game)
    return ScriptNet(read_net(path), len(rules.catalogue), rules.max_players) if path.exists() else None


class Browser:
    def __init__(self, kept: dict[Key, str] | None = None) -> None:
        self.kept: dict[Key, str] = {} if kept is None else kept
        self.frames: list[dict[str, Any]] = []
        self._answers: dict[int, tuple[int, Any]] = {}
        self._jobs: list[dict[str, Any]] = []
        self._number = 0
        self.nets: list[str] = []
        """The games whose nets the thinker asked for."""
        self.reopen()

    def reopen(self) -> None:
        """Close the tab and come back."""
        self._jobs.clear()
        rows = [[list(key), value] for key, value in self.kept.items() if key[0] != "log"]
        self.backend = Backend(json.dumps(rows))
        self.call(self.backend.open)

    def call(self, work: Any, *arguments: Any) -> None:
        out = json.loads(work(*arguments))
        if out["needs"]:
            table = out["needs"]
            log = [self.kept[key] for key in sorted(key for key in self.kept if key[:2] == ("log", table))]
            self.backend.give_table(table, self.kept["tables", table], log)
            out = json.loads(work(*arguments))
        for each in out["kept"]:
            key = tuple(each["key"])
            assert not (each["fresh"] and key in self.kept)
            if each["value"] is None:
                del self.kept[key]
            else:
                self.kept[key] = each["value"]
        self.frames += out["frames"]
        self._jobs += out["jobs"]
        for answer in out["answers"]:
            self._answers[answer["id"]] = answer["status"], answer["body"]

    def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        self._number += 1
        number = self._number
        text = "" if body is None else body if isinstance(body, str) else json.dumps(body)
        self.call(self.backend.ask, number, method, path, text, "en")
        while number not in self._answers:
            self.think()
        got, found = self._answers.pop(number)
        assert got == status, found
        return json.loads(found)

    def say(self, **frame: Any) -> dict[str, Any]:
        """Send a frame; the last frame that comes back."""
        self._number += 1
        self.call(self.backend.hear, json.dumps({"id": self._number, **frame}), "en")
        return self.frames[-1]

    @property
    def position(self) -> dict[str, Any]:
        """How the table that was heard of last stands."""
        return dict(next(frame["position"] for frame in reversed(self.frames) if frame.get("position")))

    def think(self) -> bool:
        """Let the thinker do what waits first."""
        if not self._jobs:
            return False
        job = self._jobs.pop(0)
        found = json.loads(find_out(job["work"], job["wish"]))
        while "needs" in found:
            self.nets.append(found["needs"])
            give_net(found["needs"], script_net(found["needs"]))
            found = json.loads(find_out(job["work"], job["wish"]))
        self.call(self.backend.found_out, job["id"], json.dumps(found["answer"]))
        return True
