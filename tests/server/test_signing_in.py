"""Guessing passwords: what is counted, whom it stops, and whom it does not."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from sunstone.server.limits import Buckets, SharedBuckets
from sunstone.server.network import network_of
from sunstone.server.settings import Limits
from tests.server import backends
from tests.server.site import Person, Refused, Site, running

SLOW = 0.0001
"""So slowly that nothing comes back while a test runs."""
PASSWORD = "correct horse"


def _guess(person: Person, name: str, password: str = "wrong horse", **headers: str) -> str:
    """The code a guess is answered with; empty if it is right."""
    answer = person.http.post("/api/login", json={"name": name, "password": password}, headers=headers)
    return "" if answer.is_success else str(answer.json()["error"])


def _from(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def test_every_spelling_of_a_name_is_counted_as_the_same_name(folder: Path) -> None:
    with running(folder, "--proxy", "127.0.0.1", limits={"login_name": [3, SLOW]}) as site:
        site.visitor().post("/register", {"name": "Eva Nova", "password": PASSWORD})
        spellings = ["Eva Nova", "\uff25va Nova", "  eva   NOVA ", "e\uff56a\u3000nova", "\U0001d404va Nova"]
        codes = [_guess(site.visitor(), name, **_from(f"198.51.100.{number}")) for number, name in enumerate(spellings)]
        assert codes == ["bad_login"] * 3 + ["too_many"] * 2


def test_guesses_from_elsewhere_do_not_keep_the_owner_out(folder: Path) -> None:
    limits = {"login": [3, SLOW], "login_pair": [2, SLOW], "login_name": [6, SLOW]}
    with running(folder, "--proxy", "127.0.0.1", limits=limits) as site:
        owner = site.visitor()
        owner.http.headers.update(_from("203.0.113.1"))
        owner.post("/register", {"name": "Eva", "password": PASSWORD})
        owner.post("/logout")
        codes = [_guess(site.visitor(), "Eva", **_from(f"198.51.100.{number // 3}")) for number in range(30)]
        assert codes.count("bad_login") == 6, "two for each address, and no more than six in all"
        assert set(codes[9:]) == {"too_many"}
        stranger = site.visitor()
        assert _guess(stranger, "Eva", PASSWORD, **_from("203.0.113.77")) == "too_many", "also with the right password"
        assert _guess(owner, "Eva", PASSWORD) == "", "the owner's browser is known"
        owner.post("/logout")
        assert _guess(owner, "Eva", PASSWORD, **_from("198.51.100.0")) == "", "even at the guesser's own address"


def test_guesses_from_one_address_do_not_keep_a_new_browser_out_elsewhere(folder: Path) -> None:
    # With the limits as they are shipped.
    limits = {name: list(getattr(Limits(), name)) for name in ("login", "login_pair", "login_name")}
    with running(folder, "--proxy", "127.0.0.1", limits=limits) as site:
        site.visitor().post("/register", {"name": "Eva", "password": PASSWORD})
        guesser = site.visitor()
        codes = [_guess(guesser, "Eva", **_from(f"2001:db8:1:2::{number:x}")) for number in range(300)]
        assert codes[-1] == "too_many"
        assert _guess(site.visitor(), "Eva", PASSWORD, **_from("203.0.113.77")) == ""


def test_a_known_browser_is_known_to_its_own_account_only_and_counts_for_itself(folder: Path) -> None:
    limits = {"login": [3, SLOW], "login_pair": [2, SLOW]}
    with running(folder, limits=limits) as site:
        eva, jan = site.visitor(), site.visitor()
        eva.post("/register", {"name": "Eva", "password": PASSWORD})
        jan.post("/register", {"name": "Jan", "password": PASSWORD})
        assert [_guess(jan, "Eva") for _ in range(3)] == ["bad_login", "bad_login", "too_many"]
        assert [_guess(eva, "Eva") for _ in range(4)] == ["bad_login"] * 3 + ["too_many"]
        assert _guess(jan, "Jan", PASSWORD) == ""


def test_a_changed_browser_cookie_is_worth_nothing(folder: Path) -> None:
    with running(folder, limits={"login_pair": [2, SLOW]}) as site:
        eva = site.visitor()
        eva.post("/register", {"name": "Eva", "password": PASSWORD})
        value = eva.http.cookies["sunstone-device"]
        assert eva.http.cookies["sunstone"] not in value
        thief = site.visitor()
        thief.http.cookies.set("sunstone-device", value[:-1] + ("2" if value[-1] != "2" else "3"))
        assert [_guess(thief, "Eva") for _ in range(3)] == ["bad_login", "bad_login", "too_many"]
        # The cookie of a session is no cookie of a browser, and the other way round.
        thief.http.cookies.set("sunstone", value)
        assert thief.get("/me")["user"] is None


def test_the_browser_cookie_is_closed_to_scripts_and_goes_with_the_account(site: Site) -> None:
    person = site.visitor()
    name = f"Eva {id(person)}"
    answer = person.http.post("/api/register", json={"name": name, "password": PASSWORD})
    (cookie,) = [each for each in answer.headers.get_list("set-cookie") if each.startswith("sunstone-device=")]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    person.post("/me/delete", {"password": PASSWORD})
    assert "sunstone-device" not in person.http.cookies
    assert not any("device" in each for each in site.visitor().http.post("/api/guest", json={"name": "G"}).cookies)


def test_what_succeeds_is_not_counted(folder: Path) -> None:
    with running(folder, limits={"login": [2, SLOW], "login_pair": [2, SLOW], "login_name": [2, SLOW]}) as site:
        site.visitor().post("/register", {"name": "Eva", "password": PASSWORD})
        assert [_guess(site.visitor(), "Eva", PASSWORD) for _ in range(5)] == [""] * 5
        assert [_guess(site.visitor(), "Eva") for _ in range(3)] == ["bad_login", "bad_login", "too_many"]


def test_passwords_tried_by_somebody_signed_in_count_for_the_account(folder: Path) -> None:
    limits = {"login": [2, SLOW]}
    with running(folder, "--proxy", "127.0.0.1", limits=limits) as site:
        eva = site.visitor()
        eva.post("/register", {"name": "Eva", "password": PASSWORD})
        codes = []
        for number in range(3):
            eva.http.headers.update(_from(f"198.51.100.{number}"))
            with pytest.raises(Refused) as refused:
                eva.post("/me/delete", {"password": "wrong horse"})
            codes.append(refused.value.code)
        assert codes == ["wrong_password", "wrong_password", "too_many"]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("203.0.113.9", "::ffff:203.0.113.9", True),
        ("203.0.113.9", "203.0.113.10", False),
        ("::ffff:203.0.113.9", "::ffff:203.0.113.10", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("unknown", "unknown", True),
    ],
)
def test_which_addresses_count_as_one(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


def test_a_whole_ipv6_network_counts_as_one_address(folder: Path) -> None:
    limits = {"sign_up": [2, SLOW], "requests": [20, SLOW]}
    with running(folder, "--proxy", "127.0.0.1", limits=limits) as site:

        def come(address: str) -> int:
            return site.visitor(None, **_from(address)).http.post("/api/guest", json={"name": "Eva"}).status_code

        assert [come(f"2001:db8:1:2::{number}") for number in range(1, 4)] == [201, 201, 429]
        assert come("2001:db8:1:3::1") == 201
        assert [come("203.0.113.9"), come("::ffff:203.0.113.9"), come("::ffff:203.0.113.9")] == [201, 201, 429]
        codes = [
            site.visitor(None, **_from(f"2001:db8:9:9::{number:x}")).http.get("/api/games").status_code
            for number in range(25)
        ]
        assert codes == [200] * 20 + [429] * 5


def test_sockets_of_an_ipv6_network_are_counted_together(folder: Path) -> None:
    from websockets.sync.client import connect

    with running(folder, "--proxy", "127.0.0.1", limits={"sockets_per_address": 2}) as site:
        address = site.processes[0].address

        def opened(source: str) -> object:
            headers = {"Origin": address, **_from(source)}
            return site.visitor().open_sockets.enter_context(
                connect(address.replace("http", "ws", 1) + "/api/socket", additional_headers=headers)
            )

        for number in range(2):
            socket = opened(f"2001:db8:1:2::{number}")
            assert json.loads(socket.recv())["type"] == "hello"  # type: ignore[attr-defined]
        with pytest.raises(Exception, match="403"):
            opened("2001:db8:1:2::77")
        opened("2001:db8:1:3::77")


async def _story(buckets: Buckets | SharedBuckets) -> None:
    from sunstone.server.errors import Refusal

    for _ in range(4):
        await buckets.take("Eva")
        await buckets.give_back("Eva")
    await buckets.give_back("Eva")
    await buckets.take("Eva")
    await buckets.take("Eva")
    with pytest.raises(Refusal):
        # Nobody has more than a whole bucket, however much is given back.
        await buckets.take("Eva")


def test_a_token_can_be_given_back_but_a_bucket_holds_no_more_than_its_size() -> None:
    async def shared(url: str) -> None:
        from redis.asyncio import Redis

        redis = Redis.from_url(url)
        try:
            await _story(SharedBuckets(redis, "test", (2.0, SLOW)))
        finally:
            await redis.aclose()

    asyncio.run(_story(Buckets((2.0, SLOW))))
    with backends.redis() as url:
        asyncio.run(shared(url))
