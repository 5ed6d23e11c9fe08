"""Coming in, registering, changing and deleting an account."""

from __future__ import annotations

import pytest

from tests.server.site import Refused, Site, until


def test_a_guest_comes_in_with_a_name_and_nothing_else(site: Site) -> None:
    visitor = site.visitor()
    assert visitor.get("/me")["user"] is None
    me = visitor.post("/guest", {"name": "  Eva   Nová "})
    assert me["user"]["name"] == "Eva Nová"
    assert me["user"]["kind"] == "guest"
    assert visitor.get("/me") == me


def test_the_cookie_is_closed_to_scripts_and_other_sites(site: Site) -> None:
    visitor = site.visitor()
    answer = visitor.http.post("/api/guest", json={"name": "Eva"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


@pytest.mark.parametrize("place", [0, -1])
def test_a_changed_cookie_is_nobody(site: Site, place: int) -> None:
    eva = site.guest("Eva")
    value = eva.http.cookies["sunstone"]
    other = "2" if value[place] != "2" else "3"
    changed = other + value[1:] if place == 0 else value[:-1] + other
    visitor = site.visitor()
    visitor.http.cookies.set("sunstone", changed)
    assert visitor.get("/me")["user"] is None


@pytest.mark.parametrize("name", ["", " ", "x" * 31, "bot:greedy", "BOT:random", "a\u202eb", "?", "tab\x07"])
def test_a_name_must_be_one(site: Site, name: str) -> None:
    with pytest.raises(Refused) as refused:
        site.visitor().post("/guest", {"name": name})
    assert refused.value.status == 400
    assert refused.value.code in ("bad_name", "bad_request")


def test_an_account_is_there_on_every_device(site: Site) -> None:
    eva = site.registered("Eva")
    name = eva.me["user"]["name"]
    other_device = site.visitor()
    assert other_device.post("/login", {"name": name.upper(), "password": "correct horse"})["user"]["id"] == eva.id
    assert other_device.get("/me")["user"]["id"] == eva.id
    other_device.post("/logout")
    assert other_device.get("/me")["user"] is None
    assert eva.get("/me")["user"]["id"] == eva.id


def test_signing_out_ends_the_session_and_not_only_the_cookie(site: Site) -> None:
    eva = site.registered("Eva")
    kept = eva.http.cookies["sunstone"]
    eva.post("/logout")
    thief = site.visitor()
    thief.http.cookies.set("sunstone", kept)
    assert thief.get("/me")["user"] is None


@pytest.mark.parametrize("password", ["wrong horse", ""])
def test_a_wrong_password_opens_nothing(site: Site, password: str) -> None:
    eva = site.registered("Eva")
    with pytest.raises(Refused) as refused:
        site.visitor().post("/login", {"name": eva.me["user"]["name"], "password": password})
    assert refused.value.code in ("bad_login", "bad_request")


def test_an_unknown_name_is_refused_in_the_same_words(site: Site) -> None:
    with pytest.raises(Refused) as refused:
        site.visitor().post("/login", {"name": "Nobody at all", "password": "correct horse"})
    assert refused.value.code == "bad_login"


def test_names_of_accounts_are_unique_in_every_spelling(site: Site) -> None:
    eva = site.registered("Eva")
    name = eva.me["user"]["name"]
    for spelling in (name, name.upper(), name.replace("E", "\uff25")):
        with pytest.raises(Refused) as refused:
            site.visitor().post("/register", {"name": spelling, "password": "correct horse"})
        assert refused.value.code == "name_taken"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": "Jan", "password": "short"}, "bad_password"),
        ({"name": "Jan Novotny", "password": "jan novotny"}, "bad_password"),
        ({"name": "Jan", "password": "correct horse", "email": "not an address"}, "bad_email"),
    ],
)
def test_what_an_account_needs(site: Site, body: dict[str, str], code: str) -> None:
    with pytest.raises(Refused) as refused:
        site.visitor().post("/register", body)
    assert refused.value.code == code


def test_a_guest_becomes_an_account_without_losing_games(site: Site) -> None:
    eva = site.guest("Eva")
    table = eva.open_table(seats=["me", "greedy"])
    old_cookie = eva.http.cookies["sunstone"]
    me = eva.post("/register", {"name": f"Eva {eva.id}", "password": "correct horse"})
    assert me["user"]["id"] == eva.id
    assert me["user"]["kind"] == "registered"
    assert [line["id"] for line in eva.get("/me/tables")] == [table]
    assert eva.get(f"/tables/{table}")["seats"][0]["name"] == f"Eva {eva.id}"
    thief = site.visitor()
    thief.http.cookies.set("sunstone", old_cookie)
    assert thief.get("/me")["user"] is None, "the guest's cookie must not open the account"
    with pytest.raises(Refused) as refused:
        eva.post("/register", {"name": "Again", "password": "correct horse"})
    assert refused.value.code == "already_registered"


def test_a_new_password_signs_out_the_other_devices(site: Site) -> None:
    eva = site.registered("Eva")
    name = eva.me["user"]["name"]
    other = site.visitor()
    other.post("/login", {"name": name, "password": "correct horse"})
    with pytest.raises(Refused) as refused:
        eva.call("PATCH", "/me", {"password": "wrong horse", "new_password": "battery staple"})
    assert refused.value.code == "wrong_password"
    eva.call("PATCH", "/me", {"password": "correct horse", "new_password": "battery staple"})
    assert eva.get("/me")["user"]["id"] == eva.id
    assert other.get("/me")["user"] is None
    other.post("/login", {"name": name, "password": "battery staple"})


def test_language_and_name_can_be_changed(site: Site) -> None:
    eva = site.guest("Eva")
    table = eva.open_table()
    assert eva.call("PATCH", "/me", {"language": "cs", "name": "Evička"})["language"] == "cs"
    assert eva.get("/me")["user"]["name"] == "Evička"
    assert eva.get(f"/tables/{table}")["seats"][0]["name"] == "Evička"


def test_a_deleted_account_leaves_its_games_and_takes_its_name(site: Site) -> None:
    eva, jan = site.registered("Eva"), site.guest("Jan")
    name = eva.me["user"]["name"]
    table = eva.open_table()
    jan.post(f"/tables/{table}/join")
    eva.post(f"/tables/{table}/start")
    eva.post(f"/tables/{table}/chat", {"text": "you will hear of me"})
    with pytest.raises(Refused) as refused:
        eva.post("/me/delete", {"password": "wrong horse"})
    assert refused.value.code == "wrong_password"
    eva.post("/me/delete", {"password": "correct horse"})
    assert eva.get("/me")["user"] is None
    # Another process is told of it a moment later.
    sync = until(lambda: s if (s := jan.sync(table, 1))["info"]["seats"][0]["name"] is None else None)
    assert sync["info"]["seats"][0]["away"] == "left"
    assert name not in str(sync)
    assert "you will hear" not in str(sync)
    assert jan.get(f"/users/{eva.id}") == {"id": eva.id, "name": None, "kind": "deleted"}
    with pytest.raises(Refused):
        site.visitor().post("/login", {"name": name, "password": "correct horse"})
    site.visitor().post("/register", {"name": name, "password": "correct horse"})


def test_tokens_belong_to_registered_players_and_can_be_revoked(site: Site) -> None:
    with pytest.raises(Refused) as refused:
        site.guest("Eva").post("/me/tokens", {"name": "bot"})
    assert refused.value.code == "registered_only"
    eva = site.registered("Eva")
    made = eva.post("/me/tokens", {"name": "my bot"})
    assert [token["name"] for token in eva.get("/me/tokens")] == ["my bot"]
    assert made["token"] not in str(eva.get("/me/tokens"))
    program = site.visitor(Authorization=f"Bearer {made['token']}")
    assert program.get("/me")["user"]["id"] == eva.id
    for path in ("/me/tokens", "/me/delete"):
        with pytest.raises(Refused) as refused:
            program.post(path, {"name": "more"} if path == "/me/tokens" else {"password": "correct horse"})
        assert refused.value.code == "bad_token", "a token may play, not govern"
    eva.call("DELETE", f"/me/tokens/{made['id']}")
    with pytest.raises(Refused) as refused:
        program.get("/me")
    assert refused.value.code == "bad_token"


@pytest.mark.parametrize("token", ["x", "sunstone_aaaa_bbbb", "sunstone_2_", "sunstone__"])
def test_a_wrong_token_is_refused(site: Site, token: str) -> None:
    with pytest.raises(Refused) as refused:
        site.visitor(Authorization=f"Bearer {token}").get("/me")
    assert refused.value.status == 401
