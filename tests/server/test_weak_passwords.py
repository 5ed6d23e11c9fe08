"""Passwords that everybody tries first are refused, and good ones are not."""

from __future__ import annotations

import pytest

from sunstone.server.accounts.weak_passwords import is_weak
from tests.server.site import Refused, Site

LISTED = """
    password password1 Password123 P@ssw0rd p4ssw0rd! passwordpassword 12345678 123456789 1234567890 qwertyuiop
    qwerty123 Qwerty123! asdfghjkl 1qaz2wsx 1q2w3e4r iloveyou iloveyou2 sunshine princess1 football letmein1 trustno1
    abc12345 zaq12wsx qazwsxedc superman starwars1 liverpool1 baseball welcome1 monkey12 dragon99 michael1987
    charlie1 correcthorsebatterystaple changeme1 Summer2023! Winter2024 September1 !Password1 2024Password
    heslo1234 heslo2024! mojeheslo Jaroslav1 slunicko miláček haslo123 Dupadupa katarzyna99 mojehasło wachtwoord
    Welkom01 Welkom2024 geheim123 feyenoord1 motdepasse contraseña1
"""
PATTERNS = """
    aaaaaaaa abababab 11111111 12121212 abcabcabc 87654321 00000000 abcd1234 abcdefgh zyxwvuts qwertz123 qweasdzxc
    asdf1234 147258369 19870512 01011990 776553221 qwerty12! xyxyxyxy1xyxyxyxy1
"""
SITE = "sunstone sunstone1 Sunstone2026! tzolkin1 coatl2024 endlesswinter EndlessWinter1"
STRONG = [
    "correct horse",
    "battery staple",
    "purple fox jumps",
    "kůň pije kávu",
    "tr0ub4dor&3",
    "Xk9#mPq2vL",
    "zelenina v troubě",
    "fietsbel onder water",
    "klucz do piwnicy",
    "9384726150384",
    "gHs8_2kd",
    "sunshine48201937",
    "evening in Brno",
]


@pytest.mark.parametrize("password", [*LISTED.split(), *PATTERNS.split(), *SITE.split(), "S u n s t o n e"])
def test_what_everybody_tries_first_is_weak(password: str) -> None:
    assert is_weak(password, "Ada", None)


@pytest.mark.parametrize(
    ("password", "name", "email"),
    [
        ("evanova1", "Eva Nová", None),
        ("EvaNova!!", "Eva Nová", None),
        ("novaeva12", "Eva Nová", None),
        ("Nova1987!", "Eva Nová", None),
        ("evicka77", "Eva", "evicka@seznam.cz"),
        ("seznam123", "Eva", "evicka@seznam.cz"),
        ("Ἑλένη123", "Ἑλένη", None),
    ],
)
def test_what_is_known_of_a_person_is_weak(password: str, name: str, email: str | None) -> None:
    assert is_weak(password, name, email)


@pytest.mark.parametrize("password", STRONG)
def test_other_passwords_are_taken(password: str) -> None:
    assert not is_weak(password, "Eva Nová", "evicka@seznam.cz")


def test_a_weak_password_is_refused_in_words(site: Site) -> None:
    said = set()
    for language in ("en", "cs", "nl", "pl"):
        visitor = site.visitor(None, **{"Accept-Language": language})
        with pytest.raises(Refused) as refused:
            visitor.post("/register", {"name": "Somebody new", "password": "Sunstone2026!"})
        assert (refused.value.status, refused.value.code) == (400, "common_password")
        said.add(refused.value.message)
    assert len(said) == 4
    eva = site.registered("Eva")
    with pytest.raises(Refused) as refused:
        eva.call("PATCH", "/me", {"password": "correct horse", "new_password": "password123"})
    assert refused.value.code == "common_password"
    new = {"email": "evicka@seznam.cz", "password": "correct horse", "new_password": "evicka77"}
    with pytest.raises(Refused) as refused:
        eva.call("PATCH", "/me", new)
    assert refused.value.code == "common_password", "the address that comes with it counts too"
