"""A bot that plays at a Sunstone server, as an example for your own.

It needs a token: register in the browser, make a token on your account page, and then

    SUNSTONE_TOKEN=sunstone_… python bot_client.py http://127.0.0.1:8600 TABLE

sits down at the table, plays until the game is over, and prints the result. The token comes from the environment, not
from the command line, because other users of a computer can see command lines.

Everything a bot needs is one socket and three kinds of frame: `watch` a table with the eyes of your seat; whenever
news arrive whose position lists legal actions, `act` with one of them; and answer every `beat`. An action names the
line and ply it answers, so one that comes too late is refused and does no harm.

Only `websockets` is used beside the standard library. Replace `choose` by something cleverer: it gets everything a
person in your seat would see.
"""

from __future__ import annotations

import json
import os
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect

Json = Any


def choose(position: Json) -> Json:
    """The action to play: here any legal one. `position["view"]` is what your seat sees."""
    return random.choice(position["legal"])["structure"]  # noqa: S311


def call(server: str, token: str, path: str, body: Json) -> Json:
    """A request over HTTP."""
    request = urllib.request.Request(  # noqa: S310
        f"{server}/api{path}",
        data=json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
        method="POST",
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return json.load(answer)


def my_seat(info: Json, user: str) -> int:
    """The seat that is mine."""
    return next(number for number, seat in enumerate(info["seats"]) if seat["user"] == user)


def play(server: str, token: str, table: str) -> Json:
    """Sit down at a table and play to the end; the result."""
    info = call(server, token, f"/tables/{table}/join", {})
    address = server.replace("http", "ws", 1) + "/api/socket"
    headers = {"Authorization": f"Bearer {token}"}
    with connect(address, additional_headers=headers, max_size=None) as socket:
        hello = json.loads(socket.recv())
        seat = my_seat(info, hello["user"])
        socket.send(json.dumps({"type": "watch", "id": 1, "table": table, "seat": seat}))
        for data in socket:
            frame = json.loads(data)
            if frame["type"] == "beat":
                socket.send('{"type":"beat"}')
            elif frame["type"] in ("sync", "news"):
                position = frame["position"]
                if position and position["over"]:
                    return frame["info"]["result"]
                if position and position["legal"]:
                    # Seats may be drawn by lot at the start: the position says which one is mine now.
                    act = {"type": "act", "id": frame["version"], "table": table, "seat": position["seat"]}
                    act |= {"line": position["line"], "ply": position["ply"], "action": choose(position)}
                    socket.send(json.dumps(act))
            elif frame["type"] == "refused" and frame["error"] != "stale":
                raise SystemExit(frame["message"])
            elif frame["type"] == "reconnect":
                # A real bot would wait and connect again with `seen`; see docs/hosting.md.
                raise SystemExit("the server restarts")
    raise SystemExit("the server hung up")


def main() -> None:
    """Play at the table named on the command line."""
    if len(sys.argv) != 3 or not os.environ.get("SUNSTONE_TOKEN"):
        raise SystemExit(__doc__)
    result = play(sys.argv[1].rstrip("/"), os.environ["SUNSTONE_TOKEN"], sys.argv[2])
    print(json.dumps({"scores": result["scores"], "ranking": result["ranking"]}))


if __name__ == "__main__":
    main()
