"""Hidden stays hidden at tables where nothing stays put.

People sit down, rise, give seats to others, play several seats at one device, leave and let bots play, come back, take
moves back, play again and bring records along, while all of them and strangers keep sockets open. Afterwards the log of
each table is replayed beside the server, and every frame that anyone was sent is held against the table as it stood at
the version of the frame: whose seat it was, what that seat could see, and what nobody else could know.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sunstone
from sunstone.core.events import Event
from tests.server.site import Person, Refused, Site, Socket, running
from tests.server.test_hidden import _words

GAMES = ("coatl", "tzolkin", "endless_winter")
LONGEST = 160
"""Actions after which a game is left as it stands: secrets are most at its beginning."""


@dataclass
class Moment:
    """A table at one version, replayed from its log."""

    holders: list[str | None]
    state: Any = None
    words: list[set[str]] = field(default_factory=list)
    """What each seat could read in its view."""
    public: set[str] = field(default_factory=set)
    """What anyone could read in a view until now."""
    over: bool = False
    events: list[Event] = field(default_factory=list)
    entry_seat: int | None = None
    text: str = ""


def _history(folder: Path, table: str) -> dict[int, Moment]:
    """Every version of a table. The server's own code is not asked, only the rules and the database."""
    with sqlite3.connect(folder / "sunstone.sqlite3") as database:
        ((name, seed, options),) = database.execute("SELECT game, seed, options FROM tables WHERE id = ?", (table,))
        rows = list(
            database.execute("SELECT version, kind, seat, body FROM log WHERE table_id = ? ORDER BY version", (table,))
        )
    game = sunstone.game(name)
    found: dict[int, Moment] = {}
    holders: list[str | None] = []
    actions: list[str] = []
    state: Any = None
    public: set[str] = set()
    for version, kind, seat, text in rows:
        body = json.loads(text)
        events: list[Event] = []
        if kind == "opened":
            holders = [plain.get("user") for plain in body["seats"]]
        elif kind in ("sat", "seat_set", "rose"):
            holder = None if kind == "rose" else body.get("user")
            holders = [holder if number == seat else old for number, old in enumerate(holders)]
        elif kind == "started":
            state = game.new(len(holders), int(seed), json.loads(options))
        elif kind == "undone":
            del actions[body["to"] :]
            state = game.new(len(holders), int(seed), json.loads(options))
            for line in actions:
                state.play(state.read(line))
        elif kind == "action":
            actions.append(body["text"])
            state = state.clone()
            state.events = events
            state.play(state.read(body["text"]))
            state.events = None
        moment = Moment(holders, state, entry_seat=seat, text=body.get("text", "") if kind == "action" else "")
        moment.events = events
        if state is not None:
            public = public | set(_words(state.view(None)))
            moment.over = state.over
            moment.words = [set(_words(state.view(number))) for number in range(len(holders))]
        moment.public = public
        found[version] = moment
    return found


@dataclass
class Listener:
    """A socket of somebody, with all it was ever sent."""

    person: Person
    user: str | None
    socket: Socket


class Audit:
    """Holds every frame against the replayed tables."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._histories: dict[str, dict[int, Moment]] = {}
        self.messages = 0
        self.by_role: Counter[str] = Counter()
        self.hidden = 0
        """Frames of a position in which there was something to hide."""

    def _history(self, table: str, version: int) -> dict[int, Moment]:
        # Bots may have played on since the table was read.
        if version not in self._histories.get(table, {}):
            self._histories[table] = _history(self._folder, table)
        return self._histories[table]

    def hear(self, listener: Listener) -> None:
        """Everything that one socket was sent."""
        known: dict[str, set[str]] = {}
        for data in listener.socket.bytes:
            self.messages += 1
            frame = json.loads(data)
            if frame["type"] in ("news", "sync"):
                moments = self._history(frame["table"], frame["version"])
                self.check(listener, frame, data, moments, known.setdefault(frame["table"], set()))

    def check(self, listener: Listener, frame: Any, data: str, moments: dict[int, Moment], known: set[str]) -> None:
        """One frame: whose view it is, what it shows, and what it must not hold."""
        moment = moments[frame["version"]]
        position = frame["position"]
        if position is None:
            self.by_role["before the start"] += 1
            return
        seat = position["seat"]
        assert seat is None or moment.holders[seat] == listener.user, "a view of somebody else's seat"
        assert position["view"] == moment.state.view(seat)
        assert not position["legal"] or seat == moment.state.seat
        self.by_role[_role(listener, moment, seat)] += 1
        for entry in frame["entries"]:
            there = moments[entry["version"]]
            assert entry["events"] == [event.seen_by(seat) for event in there.events]
            if there.text and entry["seat"] != seat:
                assert "text" not in entry["body"], "the words of somebody else's action"
        if moment.over:
            return
        known.update(*([moment.words[seat]] if seat is not None else []))
        secrets = set().union(*moment.words) - moment.public - known
        self.hidden += bool(secrets)
        for secret in secrets:
            assert f'"{secret}"' not in data, f"{secret} was sent to seat {seat}"


def _role(listener: Listener, moment: Moment, seat: int | None) -> str:
    if seat is not None:
        several = moment.holders.count(listener.user) > 1
        return "one device, several seats" if several else "a seat"
    if listener.user is None:
        return "a stranger"
    return "a player looking on" if listener.user in moment.holders else "a person looking on"


class Story:
    """People who never keep their seats."""

    def __init__(self, site: Site, rng: Random) -> None:
        self.rng = rng
        self.people = [site.guest(name) for name in ("Eva", "Jan", "Ada", "Ivo")]
        self.listeners = [Listener(person, person.id, person.socket()) for person in self.people for _ in range(2)]
        stranger = site.visitor()
        self.listeners.append(Listener(stranger, None, stranger.socket()))

    def play(self, game: str) -> None:
        """A table from its opening to a rematch."""
        host = self.people[0]
        seats = ["me", "open", *self.rng.choice([["open"], ["here:Beside"], ["random"]])]
        table = host.open_table(game, seats)
        while True:
            self._before_the_start(table, host)
            self._in_play(table)
            again = self._rematch(table)
            if again is None:
                return
            table, host = again, next(p for p in self.people if p.id == self._info(again)["host"])

    def _info(self, table: str) -> Any:
        return self.people[0].get(f"/tables/{table}")

    def _holders(self, table: str) -> list[str | None]:
        return [seat["user"] for seat in self._info(table)["seats"]]

    def _watch(self, table: str) -> None:
        """Somebody looks, with any seat's view, whether it is theirs or not."""
        listener = self.rng.choice(self.listeners)
        mine = [number for number, user in enumerate(self._holders(table)) if user == listener.user and user]
        seat = self.rng.choice(mine if mine and self.rng.random() < 0.7 else [None, 0, 1, 2])
        listener.socket.ask(type="watch", table=table, seat=seat)

    def _before_the_start(self, table: str, host: Person) -> None:
        rng = self.rng
        for _ in range(20):
            person = rng.choice(self.people)
            with suppress(Refused):
                what = rng.randrange(5)
                if what == 0:
                    person.post(f"/tables/{table}/join", {"seat": rng.randrange(3)})
                elif what == 1 and len(set(self._holders(table)) - {None}) > 1:
                    # Whoever is the last to rise closes a table.
                    person.post(f"/tables/{table}/leave")
                elif what == 2:
                    wish = rng.choice([{"kind": "open"}, {"kind": "me"}, {"kind": "here", "name": "Beside"}])
                    host.call("PUT", f"/tables/{table}/seats/{rng.randrange(3)}", {"wish": wish})
                elif what == 3:
                    host.post(f"/tables/{table}/seats/{rng.randrange(3)}/remove", {})
            for _ in range(3):
                self._watch(table)
        for person in self.people:
            with suppress(Refused):
                person.post(f"/tables/{table}/join")
        host.post(f"/tables/{table}/start")

    def _in_play(self, table: str) -> None:
        info = self._info(table)
        holders = [next((p for p in self.people if p.id == seat["user"]), None) for seat in info["seats"]]
        # Every second socket goes on as it was, whatever it followed the table with before the start.
        for listener in self.listeners[1::2]:
            mine = [number for number, person in enumerate(holders) if person is listener.person]
            listener.socket.ask(type="watch", table=table, seat=self.rng.choice([*mine, None]) if mine else None)
        while info["status"] == "playing" and info["ply"] < LONGEST:
            self._something_else(table, [person for person in holders if person is not None])
            info = self._info(table)
            seat = info["turn"]
            if info["status"] != "playing" or info["seats"][seat]["kind"] == "bot" or info["seats"][seat]["away"]:
                continue
            mover = holders[seat]
            assert mover is not None
            position = mover.sync(table, seat)["position"]
            with suppress(Refused):
                # The turn may be a bot's again meanwhile.
                mover.act(table, seat, position, self.rng.choice(position["legal"])["text"])

    def _something_else(self, table: str, seated: list[Person]) -> None:
        rng = self.rng
        person = rng.choice(seated)
        with suppress(Refused):
            what = rng.randrange(40)
            if what == 0:
                person.post(f"/tables/{table}/leave")
            elif what in (1, 2, 3):
                person.post(f"/tables/{table}/return")
            elif what == 4:
                person.post(f"/tables/{table}/chat", {"text": f"hello {rng.random()}"})
            elif what == 5:
                self._undo(table, person)
            elif what in (6, 7):
                self._watch(table)

    def _undo(self, table: str, person: Person) -> None:
        mine = [number for number, seat in enumerate(self._info(table)["seats"]) if seat["user"] == person.id]
        position = person.sync(table, mine[0])["position"]
        wish = {"seat": mine[0], "line": position["line"], "ply": position["ply"], "to": max(0, position["ply"] - 3)}
        person.post(f"/tables/{table}/undo", wish)
        for other in self.people:
            with suppress(Refused):
                other.post(f"/tables/{table}/undo/answer", {"agree": True})

    def _rematch(self, table: str) -> str | None:
        """The rematch of a game that is over; its record is brought along first, and looked at by everyone."""
        if self._info(table)["status"] != "finished":
            return None
        person = self.rng.choice(self.people)
        record = person.http.get(f"/api/tables/{table}/record").content
        brought = person.http.post("/api/records", content=record, headers={"content-type": "application/json"}).json()
        for listener in self.listeners:
            answer = listener.socket.ask(type="watch", table=brought["id"], seat=None)
            assert (answer["type"] == "ok") == (listener.person is person), "an imported game is its owner's"
        made = None
        for other in self.people:
            with suppress(Refused):
                made = other.post(f"/tables/{table}/rematch")["id"]
        return made if self.rng.random() < 0.5 else None


def _searched(folder: Path, least: int, games: Iterator[str]) -> Audit:
    audit = Audit(folder)
    rng = Random(16)
    with running(folder) as site:
        while audit.messages < least:
            story = Story(site, rng)
            for _ in range(3):
                story.play(next(games))
            for listener in story.listeners:
                listener.socket.close()
                audit.hear(listener)
            site.everyone_leaves()
        text = site.processes[0].log.read_text()
    assert "Traceback" not in text
    return audit


def _rounds() -> Iterator[str]:
    while True:
        yield from GAMES


ROLES = {
    "a seat",
    "one device, several seats",
    "a player looking on",
    "a person looking on",
    "a stranger",
    "before the start",
}


def test_nobody_sees_a_seat_that_is_no_longer_theirs(folder: Path) -> None:
    audit = _searched(folder, 3_000, _rounds())
    assert audit.hidden > 100, "there was hardly anything to hide"


@pytest.mark.slow
def test_fifty_thousand_messages_at_tables_where_seats_change_hands(folder: Path) -> None:
    audit = _searched(folder, 50_000, _rounds())
    assert set(audit.by_role) == ROLES
    assert min(audit.by_role.values()) > 100
    assert audit.hidden > 2_000


def test_the_audit_would_find_a_leak(folder: Path) -> None:
    with running(folder) as site:
        eva, jan, spy = site.guest("Eva"), site.guest("Jan"), site.guest("Spy")
        table = eva.started(jan)
        good = Listener(eva, eva.id, eva.socket())
        good.socket.watch(table, 0)
        watching = Listener(spy, spy.id, spy.socket())
        watching.socket.watch(table)
        own, public = (next(d for d in who.socket.bytes if '"sync"' in d) for who in (good, watching))
        hand = json.loads(own)["position"]["view"]["seats"][0]["hand"]
        for leak, cause in (
            (own, "somebody else's seat"),
            (public.replace('"position":{', '"position":{"x":' + json.dumps(hand) + ","), "was sent to seat None"),
        ):
            audit = Audit(folder)
            watching.socket.bytes.append(leak)
            with pytest.raises(AssertionError, match=cause):
                audit.hear(watching)
            watching.socket.bytes.remove(leak)
        Audit(folder).hear(watching)
