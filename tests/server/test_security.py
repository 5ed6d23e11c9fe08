"""The middleware: where requests come from, how often, how large, and what the answers carry."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from sunstone.server.app import Server
from sunstone.server.keys import Keys
from sunstone.server.logs import hide_secrets
from sunstone.server.run import configured
from sunstone.server.settings import read_secret, read_settings
from tests.server.site import Refused, Site, running


def _post(site: Site, headers: dict[str, str], cookie: str | None = None) -> int:
    address = site.processes[0].address
    with httpx.Client(base_url=address, cookies={"sunstone": cookie} if cookie else None) as client:
        return client.post("/api/guest", json={"name": "Eva"}, headers=headers).status_code


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Sec-Fetch-Site": "cross-site", "X-Sunstone": "1"}, 403),
        ({}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 201),
        ({"X-Sunstone": "1"}, 201),
    ],
)
def test_another_sites_page_changes_nothing(site: Site, headers: dict[str, str], status: int) -> None:
    assert _post(site, headers) == status


def test_a_strangers_name_for_this_server_is_refused(site: Site) -> None:
    address = site.processes[0].address
    answer = httpx.get(f"{address}/api/games", headers={"Host": "rebound.example"})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_host")
    assert httpx.get(f"{address}/api/games", headers={"Host": "localhost:1"}).status_code == 200
    assert httpx.get(f"{address}/health", headers={"Host": "10.0.0.7"}).status_code == 200


@pytest.mark.parametrize(
    "host",
    ["localhost:99999999", "localhost:abc", "localhost:-1", "localhost/x", "me@localhost", "[::1", "[::1]:x", "["],
)
@pytest.mark.parametrize("path", ["/api/games", "/health", "/metrics", "/api/tables/x/sync?seat=99"])
def test_what_is_no_host_at_all_is_refused_everywhere(site: Site, host: str, path: str) -> None:
    answer = httpx.get(site.processes[0].address + path, headers={"Host": host})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_host")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://localhost:abc"])
def test_what_is_no_origin_at_all_is_another_site(site: Site, origin: str) -> None:
    assert _post(site, {"Origin": origin}) == 403


def test_a_configured_site_knows_its_own_name_only(folder: Path) -> None:
    with running(folder, "--origin", "https://play.example.org") as site:
        address = site.processes[0].address
        ours = {"Host": "play.example.org", "Origin": "https://play.example.org"}
        answer = httpx.post(f"{address}/api/guest", json={"name": "Eva"}, headers=ours)
        assert answer.status_code == 201
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-sunstone=")
        assert "Secure" in cookie
        assert "max-age" in answer.headers["strict-transport-security"]
        for origin in ("http://play.example.org", "https://other.example.org", "https://play.example.org.evil.example"):
            refused = httpx.post(f"{address}/api/guest", json={"name": "Eva"}, headers=ours | {"Origin": origin})
            assert refused.status_code == 403
        rebound = httpx.get(f"{address}/api/games", headers={"Host": "evil.example"})
        assert rebound.status_code == 400


@pytest.mark.parametrize("path", ["/api/games", "/api/nothing", "/api/tables/x/sync?seat=99", "/health"])
def test_every_answer_carries_the_protecting_headers(site: Site, path: str) -> None:
    answer = httpx.get(site.processes[0].address + path)
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers


def test_limits_hold_per_address_and_per_account_and_say_how_long(folder: Path) -> None:
    limits = {"login": [3, 0.001], "sign_up": [4, 0.001], "chat": [2, 0.001], "account": [40, 0.001]}
    with running(folder, limits=limits) as site:
        eva = site.guest("Eva")
        table = eva.open_table()
        for _ in range(2):
            eva.post(f"/tables/{table}/chat", {"text": "hello"})
        with pytest.raises(Refused) as refused:
            eva.post(f"/tables/{table}/chat", {"text": "hello"})
        assert (refused.value.status, refused.value.code) == (429, "too_many")
        assert refused.value.details["seconds"] > 0
        visitor = site.visitor()
        codes = []
        for _ in range(5):
            with pytest.raises(Refused) as refused:
                visitor.post("/login", {"name": "Nobody", "password": "wrong horse"})
            codes.append(refused.value.code)
        assert codes[:3] == ["bad_login"] * 3
        assert set(codes[3:]) == {"too_many"}
        for _ in range(3):
            site.guest("More")
        with pytest.raises(Refused) as refused:
            site.guest("Too many")
        assert refused.value.code == "too_many"
        for _ in range(40):
            answer = eva.http.get("/api/me/turns")
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 0
        assert site.visitor().get("/games"), "another visitor is not stopped by it"


def test_an_address_has_so_many_requests_and_sockets(folder: Path) -> None:
    with running(folder, limits={"requests": [30, 0.001], "sockets_per_address": 2}) as site:
        eva = site.guest("Eva")
        sockets = [eva.socket(), eva.socket()]
        with pytest.raises(Exception, match="403"):
            eva.socket()
        sockets[0].close()
        answers = [httpx.get(site.processes[0].address + "/api/games").status_code for _ in range(40)]
        assert answers[0] == 200
        assert answers[-1] == 429


def test_what_is_too_large_is_not_read(site: Site) -> None:
    eva = site.guest("Eva")
    answer = eva.http.post("/api/records", content=b"x" * 2_000_000)
    assert (answer.status_code, answer.json()["error"]) == (413, "too_large")


def test_one_account_has_only_so_many_tables(folder: Path) -> None:
    with running(folder, limits={"open_tables": 2}) as site:
        eva = site.guest("Eva")
        tables = [eva.open_table() for _ in range(2)]
        with pytest.raises(Refused) as refused:
            eva.open_table()
        assert refused.value.code == "too_many_tables"
        eva.call("DELETE", f"/tables/{tables[0]}")
        eva.open_table()


def test_metrics_are_for_this_computer_or_for_the_token(folder: Path) -> None:
    with running(folder, SUNSTONE_METRICS_TOKEN="let me count") as site:
        eva = site.guest("Eva")
        table = eva.started(seats=["me", "here:Granny"])
        position = eva.sync(table, 0)["position"]
        eva.act(table, 0, position, position["legal"][0]["text"])
        address = site.processes[0].address
        for _ in range(2):
            # To read a number does not change it.
            numbers = httpx.get(f"{address}/metrics").text
            assert "sunstone_actions_total 1.0" in numbers
        assert "sunstone_sockets" in numbers
        assert table not in numbers, "a link to a table is a key to it"
    with running(folder, "--proxy", "127.0.0.1", SUNSTONE_METRICS_TOKEN="let me count") as site:
        address = site.processes[0].address
        elsewhere = {"X-Forwarded-For": "203.0.113.9"}
        assert httpx.get(f"{address}/metrics", headers=elsewhere).status_code == 403
        wrong = elsewhere | {"Authorization": "Bearer let me in"}
        assert httpx.get(f"{address}/metrics", headers=wrong).status_code == 403
        right = elsewhere | {"Authorization": "Bearer let me count"}
        assert httpx.get(f"{address}/metrics", headers=right).status_code == 200


def test_forwarded_addresses_of_strangers_are_not_believed(folder: Path) -> None:
    with running(folder, limits={"sign_up": [1, 0.001]}) as site:
        address = site.processes[0].address
        codes = [
            httpx.post(
                f"{address}/api/guest",
                json={"name": "Eva"},
                headers={"X-Sunstone": "1", "X-Forwarded-For": f"203.0.113.{number}"},
            ).status_code
            for number in range(2)
        ]
        assert codes == [201, 429]


def test_logs_are_json_and_hold_no_secrets(folder: Path) -> None:
    with running(folder) as site:
        eva = site.registered("Eva")
        token = eva.post("/me/tokens", {"name": "bot"})["token"]
        program = site.visitor(Authorization=f"Bearer {token}")
        table = program.open_table(seats=["me", "greedy"])
        program.post(f"/tables/{table}/start")
        cookie = eva.http.cookies["sunstone"]
        socket = eva.socket()
        socket.raw.send("not json")
        socket.wait("refused")
        log = site.processes[0].log
    text = log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert any(line["event"] == "started" for line in lines)
    assert all({"event", "level", "timestamp"} <= set(line) for line in lines)
    for secret in ("correct horse", token, token.split("_")[2], cookie, "a secret for tests only"):
        assert secret not in text


def test_whatever_is_called_like_a_secret_is_hidden_in_logs() -> None:
    line = hide_secrets(None, "", {"event": "x", "Password": "p", "api_token": "t", "cookie": "c", "table": "kept"})
    assert line == {"event": "x", "Password": "…", "api_token": "…", "cookie": "…", "table": "kept"}


def test_the_secret_is_made_once_and_is_for_its_owner_only(tmp_path: Path) -> None:
    made = read_secret(tmp_path, {})
    assert len(made) == 64
    assert read_secret(tmp_path, {}) == made
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    assert read_secret(tmp_path, {"SUNSTONE_SECRET": "given"}) == b"given"


def test_signatures_of_another_secret_are_not_ours() -> None:
    ours, theirs = Keys(b"one"), Keys(b"two")
    assert ours.signed(ours.sign("value.with.dots")) == "value.with.dots"
    assert ours.signed(theirs.sign("value")) is None
    assert ours.signed("") is None
    assert ours.signed("value") is None
    assert ours.push_public() != theirs.push_public()


def test_health_tells_of_the_rules_and_the_database(site: Site) -> None:
    answer = httpx.get(site.processes[0].address + "/health")
    assert answer.status_code == 200
    assert answer.json()["well"]
    assert answer.json()["rules"]["coatl"] >= 1


def test_a_silent_connection_outlives_those_of_proxies_and_clients(tmp_path: Path) -> None:
    config = configured(Server(read_settings(folder=tmp_path)), "127.0.0.1", 0, ())
    # nginx keeps a connection for 60 seconds and httpx for 5; whoever sends next has to be the one who closes.
    assert config.timeout_keep_alive > 60
