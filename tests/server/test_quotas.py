"""How much one account, and everyone at one address, may have: exact also when everything comes at once."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sunstone.server.keys import Keys
from sunstone.server.network import network_of
from tests.server.site import Json, Person, Refused, Site, play_out, running, start

AT_ONCE = 40
SEATS = [{"kind": "me"}, {"kind": "open"}]
SLOW_BOTS = ["search:10s", "search:10s"]
"""They think so long that no game of theirs ends while a test runs."""


def _copy(site: Site, person: Person, number: int) -> Person:
    """The same person at one process or another, with a connection of its own."""
    copy = site.visitor(number)
    copy.http.cookies.update(person.http.cookies)
    copy.me = person.me
    return copy


def _outcomes(person: Person, *requests: Callable[[Person], Json]) -> Counter[str]:
    found: Counter[str] = Counter()
    for request in requests:
        try:
            request(person)
            found["done"] += 1
        except Refused as refused:
            found[refused.code] += 1
    return found


def _at_once(copies: list[Person], request: Callable[[Person], Json]) -> Counter[str]:
    """Let everyone ask at the same moment; how often what was answered."""
    with ThreadPoolExecutor(len(copies)) as crowd:
        return sum(crowd.map(lambda copy: _outcomes(copy, request), copies), Counter())


def _open(person: Person) -> Json:
    return person.post("/tables", {"game": "coatl", "seats": SEATS})


@pytest.fixture(scope="module", params=["embedded", pytest.param("scaled", marks=pytest.mark.slow)])
def small(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site where two of everything are allowed: one process on SQLite, and two on PostgreSQL."""
    limits = {"guest_tables": 2, "bot_games": [2, 10**6], "imports": [2, 10**6]}
    folder = tmp_path_factory.mktemp("quotas")
    options: tuple[str, ...] = ()
    if request.param == "scaled":
        redis = request.getfixturevalue("redis")
        database = request.getfixturevalue("postgres").new_database()
        options = ("--database", database, "--channels", f"{redis}/7", "--bots", "0")
    site = Site([start(folder / str(number), *options, limits=limits) for number in range(2 if options else 1)])
    yield site
    site.stop()


def test_requests_that_come_together_open_no_more_tables_than_allowed(small: Site) -> None:
    eva = small.guest("Eva")
    copies = [_copy(small, eva, number) for number in range(AT_ONCE)]
    assert _at_once(copies, _open) == {"done": 2, "too_many_tables": AT_ONCE - 2}
    assert len(eva.get("/me/tables")) == 2


def test_requests_that_come_together_bring_no_more_records_than_allowed(small: Site, coatl_record: Json) -> None:
    eva = small.guest("Eva")
    copies = [_copy(small, eva, number) for number in range(8)]
    found = _at_once(copies, lambda copy: copy.post("/records", coatl_record))
    assert found == {"done": 2, "too_many_imports": 6}
    assert len(eva.get("/me/tables")) == 2


def test_requests_that_come_together_start_no_more_games_without_people_than_allowed(small: Site) -> None:
    eva = small.registered("Eva")
    copies = [_copy(small, eva, number) for number in range(6)]
    tables = iter([eva.open_table("tzolkin", SLOW_BOTS) for _ in copies])
    found = _at_once(copies, lambda copy: copy.post(f"/tables/{next(tables)}/start"))
    assert found == {"done": 2, "too_many_bot_games": 4}
    assert eva.started(seats=["me", "random"]), "a game with a person is no such game"


@pytest.fixture(scope="module")
def coatl_record(tmp_path_factory: pytest.TempPathFactory) -> Json:
    """The record of a finished game."""
    with running(tmp_path_factory.mktemp("record")) as site:
        eva = site.guest("Eva")
        return eva.get(f"/tables/{eva.finished()}/record")


def test_an_address_has_only_so_many_games_without_people(folder: Path) -> None:
    with running(folder, limits={"bot_games": [1, 1]}) as site:
        site.guest("Eva").started(game="tzolkin", seats=SLOW_BOTS)
        with pytest.raises(Refused) as refused:
            site.guest("Jan").started(game="tzolkin", seats=SLOW_BOTS)
        assert refused.value.code == "address_full"


def test_a_rematch_and_a_lesson_count_as_tables(folder: Path) -> None:
    with running(folder, limits={"open_tables": 1}) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        table = eva.started(jan)
        play_out(table, eva, jan)
        eva.open_table()
        for path in (f"/tables/{table}/rematch", "/lessons/coatl"):
            with pytest.raises(Refused) as refused:
                eva.post(path)
            assert refused.value.code == "too_many_tables"


def test_a_guest_has_fewer_tables_than_a_registered_player(folder: Path) -> None:
    with running(folder, limits={"guest_tables": 1, "open_tables": 2}) as site:
        guest, eva = site.guest("Guest"), site.registered("Eva")
        for person, most in ((guest, 1), (eva, 2)):
            found = _outcomes(person, *[_open] * 3)
            assert found == {"done": most, "too_many_tables": 3 - most}


def test_an_address_has_only_so_many_tables_whoever_opens_them(folder: Path) -> None:
    proxy = ("--proxy", "127.0.0.1")
    with running(folder, *proxy, limits={"tables_per_address": 2}) as site:

        def come(address: str) -> Person:
            person = site.visitor()
            person.http.headers["X-Forwarded-For"] = address
            person.me = person.post("/guest", {"name": "Guest"})
            return person

        for network in (("203.0.113.9",) * 3, ("2001:db8::1", "2001:db8::2:0:0:1", "2001:db8::3")):
            people = [come(address) for address in network]
            assert [_outcomes(person, _open) for person in people] == [{"done": 1}, {"done": 1}, {"address_full": 1}]
        assert _outcomes(come("203.0.113.10"), _open) == {"done": 1}
        assert _outcomes(come("2001:db8:0:1::1"), _open) == {"done": 1}


def test_one_account_opens_only_so_many_tables_a_day(folder: Path) -> None:
    with running(folder, limits={"daily_tables": [2, 3]}) as site:
        eva = site.guest("Eva")
        for _ in range(2):
            eva.call("DELETE", f"/tables/{eva.open_table()}")
        assert _outcomes(eva, _open) == {"too_many_tables_today": 1}
        assert _outcomes(site.guest("Jan"), _open, _open) == {"done": 1, "address_full": 1}


def test_imported_records_take_up_only_so_many_bytes(folder: Path, coatl_record: Json) -> None:
    size = sum(len(action) for action in coatl_record["actions"])
    with running(folder, limits={"import_bytes": [size, 10**9]}) as site:
        assert _outcomes(site.guest("Eva"), lambda eva: eva.post("/records", coatl_record)) == {"too_many_bytes": 1}
    with running(folder, limits={"import_bytes": [10**9, size]}) as site:
        assert _outcomes(site.guest("Eva"), lambda eva: eva.post("/records", coatl_record)) == {"address_full": 1}
    with running(folder, limits={"import_bytes": [100 * size, 100 * size]}) as site:
        eva = site.guest("Eva")
        made = eva.post("/records", coatl_record)["id"]
        eva.post(f"/tables/{made}/share")
        with pytest.raises(Refused) as refused:
            site.guest("Jan").call("DELETE", f"/tables/{made}")
        assert refused.value.code == "not_host"
        assert eva.call("DELETE", f"/tables/{made}")["status"] == "closed", "room can be made"
        assert eva.get("/me/tables") == []
        with pytest.raises(Refused) as refused:
            eva.get(f"/tables/{made}/review", ply=0)
        assert refused.value.code == "not_over"


def _ask(person: Person, table: str) -> Counter[str]:
    return _outcomes(person, lambda one: one.post(f"/tables/{table}/analysis"))


def _ask_at_once(site: Site, person: Person, tables: list[str]) -> Counter[str]:
    copies = [_copy(site, person, 0) for _ in tables]
    with ThreadPoolExecutor(len(tables)) as crowd:
        return sum(crowd.map(_ask, copies, tables), Counter())


def test_one_account_asks_for_only_so_many_analyses_a_day(folder: Path) -> None:
    with running(folder, limits={"analyses": [3, 4], "simulations": 1}) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        tables = [eva.finished() for _ in range(6)]
        assert _ask_at_once(site, eva, tables) == {"done": 3, "too_many_analyses": 3}
        begun = [table for table in tables if eva.get(f"/tables/{table}/analysis")["running"]]
        assert len(begun) == 3
        assert _ask_at_once(site, eva, begun) == _ask_at_once(site, jan, begun) == {"done": 3}, "twice costs nothing"
        others = [table for table in tables if table not in begun]
        assert _ask_at_once(site, jan, others) == {"done": 1, "address_full": 2}


def test_one_account_has_only_so_many_analyses_running(folder: Path) -> None:
    with running(folder, limits={"running_analyses": 2, "simulations": 1}) as site:
        eva = site.guest("Eva")
        tables = [eva.finished() for _ in range(4)]
        assert _ask_at_once(site, eva, tables) == {"done": 2, "analyses_running": 2}
        begun = [table for table in tables if eva.get(f"/tables/{table}/analysis")["running"]]
        plies = eva.get(f"/tables/{begun[0]}")["ply"]
        with sqlite3.connect(folder / "sunstone.sqlite3") as database:
            # As if every decision had been looked at.
            rows = [(begun[0], ply, "null") for ply in range(plies)]
            database.executemany("INSERT OR IGNORE INTO looks (table_id, ply, body) VALUES (?, ?, ?)", rows)
        others = [table for table in tables if table not in begun]
        assert [_ask(eva, table) for table in others] == [{"done": 1}, {"analyses_running": 1}]


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0DB8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_the_network_an_address_is_counted_as(address: str, network: str) -> None:
    assert network_of(address) == network


def test_the_digest_of_an_address_is_of_no_use_without_the_secret() -> None:
    one, other = Keys(b"one"), Keys(b"other")
    assert one.address_digest("2001:db8::1") == one.address_digest("2001:db8::2")
    assert one.address_digest("203.0.113.9") != one.address_digest("203.0.113.10")
    assert one.address_digest("203.0.113.9") != other.address_digest("203.0.113.9")
    assert len(one.address_digest("203.0.113.9")) == 32


def test_one_account_writes_only_so_much_into_the_log_of_a_table(folder: Path) -> None:
    with running(folder, limits={"table_entries": 12}) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        table = eva.started(jan)

        def say(person: Person) -> Json:
            return person.post(f"/tables/{table}/chat", {"text": "hello"})

        # The host has opened and started it.
        assert _outcomes(eva, *[say] * 12) == {"done": 10, "log_full": 2}
        assert _outcomes(jan, say) == {"done": 1}, "nobody uses up another's"
        play_out(table, eva, jan, upto=8)
        eva.post(f"/tables/{table}/leave")
        assert _outcomes(eva, lambda one: one.post(f"/tables/{table}/return")) == {"log_full": 1}
        jan.post(f"/tables/{table}/leave")
        eva.wait_over(table)


def test_moves_that_are_taken_back_again_and_again_fill_no_disk(folder: Path) -> None:
    with running(folder, limits={"table_entries": 12}) as site:
        eva = site.guest("Eva")
        table = eva.started(seats=["me", "here:Granny"])

        def there_and_back(person: Person) -> Json:
            position = person.sync(table, person.get(f"/tables/{table}")["turn"])["position"]
            seat = position["turn"]
            after = person.act(table, seat, position, position["legal"][0]["text"])["position"]
            back = {"seat": seat, "line": after["line"], "ply": after["ply"], "to": position["ply"]}
            return person.post(f"/tables/{table}/undo", back)

        found = _outcomes(eva, *[there_and_back] * 8)
        assert found == {"done": 5, "log_full": 3}
        play_out(table, eva)
        assert eva.get(f"/tables/{table}")["status"] == "finished"
