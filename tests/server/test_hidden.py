"""Hidden stays hidden: every byte that is sent is searched for what its reader must not know.

The server's own redaction is not asked. The test knows the seed, plays the same game beside the server, and takes for
a secret whatever stands in another seat's view, or in the deck, that the reader has never been shown. Every reader has
a language of its own and is sent words in it; they are searched for every line that another seat's position, or the
whole of an event, would be told in.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sunstone
from sunstone.core.events import Event
from sunstone.i18n import LANGUAGES, Translator
from sunstone.text import TableText, table_text
from tests.server.site import Person, Site, Socket, running

MOVES = {"coatl": 900, "tzolkin": 900, "endless_winter": 600}
NAMES = ("Eva", "Jan", "Ada")
EVERY = 4
"""Lines of whole positions are compared at every so many moves: they are long, and most stay as they are."""
SHORT = 8
"""Lines of fewer letters are no secret, whatever they say."""


def _words(plain: object) -> Iterator[str]:
    if isinstance(plain, dict):
        for value in plain.values():
            yield from _words(value)
    elif isinstance(plain, list):
        for value in plain:
            yield from _words(value)
    elif isinstance(plain, str):
        yield plain


def _orders(plain: object) -> Iterator[str]:
    """Long lists of numbers as they would be written: orders of decks and bags. One that rises is a set, no order."""
    if isinstance(plain, dict):
        for value in plain.values():
            yield from _orders(value)
    elif isinstance(plain, list):
        if len(plain) > 7 and len(set(map(str, plain))) > 4 and all(isinstance(value, int) for value in plain):
            if plain != sorted(plain):
                yield json.dumps(plain, separators=(",", ":"))[1:-1]
        for value in plain:
            yield from _orders(value)


class Reader:
    """Somebody at a table, with everything that was sent to them and everything they may know."""

    def __init__(self, socket: Socket, seat: int | None, text: TableText) -> None:
        self.socket = socket
        self.seat = seat
        self.text = text
        self.known: set[str] = set()
        self.lines: set[str] = set()
        """Everything that could be told to this reader in words."""
        self.read = 0

    def learn(self, state: sunstone.State) -> None:
        view = state.view(self.seat)
        self.known.update(_words(view))
        self.lines.add("" if state.over else self.text.ask(view))
        for part in self.text.position(view):
            self.lines.update((part.heading, *part.lines))

    def check_words(self, frame: Any, state: sunstone.State, events: list[Event]) -> None:
        """What is said in words follows from what this reader may see, and from nothing else."""
        words, view = frame["position"]["words"], state.view(self.seat)
        assert words["language"] == self.text.tr.language
        told = [(part["name"], part["heading"], part["lines"]) for part in words["parts"]]
        assert told == [(part.name, part.heading, part.lines) for part in self.text.position(view)]
        assert words["ask"] == ("" if state.over else self.text.ask(view))
        legal = state.legal() if state.seat == self.seat and not state.over else []
        assert words["choices"] == [self.text.choice(state.structure(action), view) for action in legal]
        self.lines.update(words["choices"])
        lines = [self.text.event(event.seen_by(self.seat)) for event in events]
        assert [line for entry in frame["entries"] for line in entry["lines"]] == lines
        self.lines.update(lines)

    def secret_lines(self, state: sunstone.State, events: list[Event]) -> set[str]:
        """Lines that others could be told and this reader could not."""
        found = {self.text.event(event.full()) for event in events}
        for seat in range(state.players):
            if seat != self.seat and state.ply % EVERY == 0:
                found.update(line for part in self.text.position(state.view(seat)) for line in part.lines)
        return {line for line in found - self.lines if len(line) >= SHORT}

    def fresh_bytes(self) -> list[str]:
        new = self.socket.bytes[self.read :]
        self.read = len(self.socket.bytes)
        return new


def _seed(folder: Path, table: str) -> int:
    with sqlite3.connect(folder / "sunstone.sqlite3") as database:
        ((seed,),) = database.execute("SELECT seed FROM tables WHERE id = ?", (table,))
    return int(seed)


class Table:
    """A game at the server and the same game beside it."""

    def __init__(self, site: Site, folder: Path, game: str, people: list[Person], watcher: Person) -> None:
        self.id = people[0].started(*people[1:], game=game)
        self.seed = _seed(folder, self.id)
        self.state = sunstone.game(game).new(len(people), self.seed)
        self.events: list[Event] = []
        texts = [
            table_text(sunstone.game(game), Translator(language), list(NAMES[: len(people)])) for language in LANGUAGES
        ]
        # The languages go round from table to table, so that every seat reads every one of them.
        texts = texts[self.seed % 4 :] + texts[: self.seed % 4]
        self.readers = [Reader(person.socket(), seat, texts[seat]) for seat, person in enumerate(people)]
        self.readers.append(Reader(watcher.socket(), None, texts[3]))
        self.position: Any = None
        for reader in self.readers:
            reader.learn(self.state)
            frame = reader.socket.watch(self.id, reader.seat, language=reader.text.tr.language)
            reader.check_words(frame, self.state, [])
            if reader.seat == self.state.seat:
                self.position = frame["position"]

    def play(self, rng: Random) -> None:
        """One action, heard by everyone."""
        mover = self.state.seat
        text = rng.choice(self.position["legal"])["text"]
        self.events = self.state.events = []
        self.state.play(self.state.read(text))
        for reader in self.readers:
            reader.learn(self.state)
        line, ply = self.position["line"], self.position["ply"]
        self.readers[mover].socket.send(type="act", table=self.id, seat=mover, line=line, ply=ply, action=text)
        for reader in self.readers:
            frame = reader.socket.wait("news")
            assert frame["position"]["ply"] == self.state.ply
            assert frame["position"]["view"] == self.state.view(reader.seat)
            reader.check_words(frame, self.state, self.events)
            if reader.seat == self.state.seat:
                self.position = frame["position"]
        if not self.state.over:
            self.search(text, mover)

    def search(self, text: str, mover: int) -> None:
        """Look through everything that was sent for what its reader must not know."""
        secrets = {
            reader.seat: {word for seat in range(self.state.players) for word in _words(self.state.view(seat))}
            - reader.known
            for reader in self.readers
        }
        dump = self.state.dump()
        orders = list(_orders(dump["position"]))
        words = [str(word) for word in dump["rng"]]  # type: ignore[attr-defined]
        for reader in self.readers:
            lines = [json.dumps(line, ensure_ascii=False) for line in reader.secret_lines(self.state, self.events)]
            for data in reader.fresh_bytes():
                for line in lines:
                    assert line not in data, f"seat {reader.seat} was told in words: {line}"
                for secret in secrets[reader.seat]:
                    assert f'"{secret}"' not in data, f"seat {reader.seat} was told of {secret}"
                for order in orders:
                    assert order not in data, f"seat {reader.seat} was told the order of something"
                assert str(self.seed) not in data
                assert not any(word in data for word in words if len(word) > 8)
                if reader.seat != mover:
                    # The same words may stand among the reader's own choices, but not in what happened.
                    told = json.dumps(json.loads(data).get("entries"))
                    assert json.dumps(text) not in told, f"seat {reader.seat} was told the words of an action"


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(MOVES))
def test_nothing_hidden_is_ever_sent(folder: Path, game: str) -> None:
    rng = Random(game)
    moves = 0
    secrets = 0
    # In Tzolk'in only the starting tiles are hidden, and those for a few moves; in Endless Winter most words of a hand
    # are also words of what lies open.
    least = {"tzolkin": 5, "endless_winter": 20}.get(game, 50)
    with running(folder) as site:
        people = [site.guest(name) for name in NAMES]
        watcher = site.visitor()
        # How much there is to hide is a matter of luck: where it was little, more is played.
        while moves < MOVES[game] or (secrets <= least and moves < 4 * MOVES[game]):
            table = Table(site, folder, game, people[: rng.choice((2, 3))], watcher)
            while not table.state.over:
                table.play(rng)
                moves += 1
                known = table.readers[-1].known
                secrets += bool({w for seat in range(2) for w in _words(table.state.view(seat))} - known)
            for reader in table.readers:
                reader.socket.close()
    assert secrets > least, "there was nothing to hide, so nothing was tested"


def test_the_search_would_find_a_leak(folder: Path) -> None:
    with running(folder) as site:
        people = [site.guest("Eva"), site.guest("Jan")]
        table = Table(site, folder, "coatl", people, site.visitor())
        theirs = set(_words(table.state.view(1))) - table.readers[0].known
        table.readers[0].socket.bytes.append(json.dumps({"leak": min(theirs)}))
        with pytest.raises(AssertionError, match="was told of"):
            table.search("", 0)
        told = sorted(table.readers[0].secret_lines(table.state, []))
        table.readers[0].socket.bytes.append(json.dumps({"leak": told}, ensure_ascii=False))
        with pytest.raises(AssertionError, match="was told in words"):
            table.search("", 0)


def test_http_answers_hide_the_same(folder: Path) -> None:
    with running(folder) as site:
        eva, jan, watcher = site.guest("Eva"), site.guest("Jan"), site.visitor()
        table = eva.started(jan)
        seed = _seed(folder, table)
        state = sunstone.game("coatl").new(2, seed)
        known: dict[str, set[str]] = {"eva": set(), "watcher": set()}
        for number in range(80):
            if state.over:
                break
            known["eva"].update(_words(state.view(0)))
            known["watcher"].update(_words(state.view(None)))
            mover = (eva, jan)[state.seat]
            position = mover.sync(table, state.seat)["position"]
            hidden = {word for seat in (0, 1) for word in _words(state.view(seat))}
            for name, person, seat in (("eva", eva, 0), ("watcher", watcher, None)):
                if number % 8:
                    continue
                paths = [f"/api/tables/{table}", f"/api/tables/{table}/sync", "/api/tables"]
                paths.append(f"/api/tables/{table}/news?seen=0" + ("" if seat is None else "&seat=0"))
                paths.append(f"/api/tables/{table}/log?before=1000" + ("" if seat is None else "&seat=0"))
                for path in paths:
                    data = person.http.get(path).text
                    assert str(seed) not in data
                    assert not [secret for secret in hidden - known[name] if f'"{secret}"' in data]
                for path in ("record", "review?ply=0", "review?ply=0&open=true", "review?ply=0&seat=1"):
                    assert person.http.get(f"/api/tables/{table}/{path}").json()["error"] == "not_over"
            choice = position["legal"][state.ply % len(position["legal"])]["text"]
            mover.act(table, state.seat, position, choice)
            state.play(state.read(choice))
