"""What people may be called: names of all kinds, but none that looks like somebody else's."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from sunstone.server.accounts.names import clean_name, name_key, name_skeleton
from sunstone.server.errors import Refusal
from tests.server.site import Person, Refused, Site, running

REAL = """
    Eva Nová|Jiří Kučera|Přemysl Otakar II.|Božena Němcová|Žluťoučký kůň|Ľubomír|Łukasz Wójcik|Żaneta Święcicka
    Jan van der Berg|IJsbrand 't Hooft|Renée|Noël|O'Brien|O´Brien|D’Arcy|Søren|Þór|Strauß|Şebnem|İbrahim|ırmak
    Γιώργος Παπαδόπουλος|ΝΙΚΟΣ|Ελένη|Иван Сергеевич|ЮЛИЯ|Мар'яна|Марʼяна|Їжак|Հայկ|გიორგი|山田太郎|やまだ たろう
    ヤマダ タロウ|ﾔﾏﾀﾞ|佐々木|Ken 太郎|김철수|אריאל|בֶּן|محمد علي|مُحَمَّد|สมชาย|अमित शर्मा|Nguyễn Văn Ánh|Ọlọ́run|Hawaiʻi
    Jan_83|x|7|Eva ❤️|Eva 🎲|Mr. X (1)|тест 12
"""
UNCLEAR = {
    "Cyrillic a in a Latin name": "Ev\u0430",
    "Cyrillic E in a Latin name": "\u0415va",
    "Greek capital in a Latin name": "\u0395va",
    "Latin letter in a Cyrillic name": "Ив\u0061н",
    "mathematical letters beside Cyrillic ones": "\U0001d404v\u0430",
    "Hangul filler": "Eva\u3164",
    "half-width Hangul filler": "Eva\uffa0",
    "Hangul jungseong filler": "a\u1160b",
    "grapheme joiner": "Eva\u034f",
    "variation selector": "Eva\ufe0f",
    "ideographic variation selector": "E\U000e0100va",
    "Khmer inherent vowel": "a\u17b4b",
    "braille blank": "Eva\u2800",
    "three accents": "Z\u0351\u0352\u0353a",
    "an accent on nothing": "\u0301a",
    "an enclosing mark": "A\u20dd",
    "a script that looks like capitals": "ꓡꓲꓢꓮ",
    "Cherokee": "ᎬᏙᎪ",
}
BAD = [
    "\u3164",
    "\u2800\u2800",
    "...",
    "a\u202eb",
    "Eva\u200b",
    "Eva\u00ad",
    "\u2066Eva",
    "b0t:greedy",
    "ｂｏｔ:x",
    "bot：x",
]


@pytest.mark.parametrize("name", [name.strip() for line in REAL.strip().splitlines() for name in line.split("|")])
def test_real_names_pass(name: str) -> None:
    assert name_key(clean_name(name)) == name_key(name)
    assert len(name_skeleton(name)) > 0


@pytest.mark.parametrize("kind", UNCLEAR)
def test_names_that_deceive_are_refused(kind: str) -> None:
    with pytest.raises(Refusal, match="unclear_name"):
        clean_name(UNCLEAR[kind])


@pytest.mark.parametrize("name", BAD)
def test_names_that_cannot_be_seen_or_are_a_bots_are_refused(name: str) -> None:
    with pytest.raises(Refusal):
        clean_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Oca", "\u041e\u0441\u0430"),
        ("NINA", "\u039d\u0399\u039d\u0391"),
        ("EBA", "\u0415\u0412\u0410"),
        ("hope", "\u04bb\u043e\u0440\u0435"),
        ("Ian", "lan"),
        ("Eva1", "Eval"),
        ("Bob", "B0b"),
        ("modern", "modem"),
        ("Eva", "\uff25\uff36\uff21"),
        ("Eva", "\U0001d404\U0001d42f\U0001d41a"),
        ("Eva", "ᴇᴠᴀ"),
        ("Eva 3", "Eva ٣"),
        ("D'Arcy", "D’Arcy"),
        ("Anna-Marie", "Anna\u2013Marie"),
        ("へのへ", "ヘのヘ"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert name_skeleton(one) == name_skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Jan", "Ján"), ("Paweł", "Pawel"), ("Eva", "Ewa"), ("Иван", "Ivan"), ("Mila", "Mia"), ("Anna", "Hanna")],
)
def test_different_names_have_different_skeletons(one: str, other: str) -> None:
    assert name_skeleton(one) != name_skeleton(other)


def _code(person: Person, method: str, path: str, body: object) -> str:
    try:
        person.call(method, path, body)
    except Refused as refused:
        return str(refused.code)
    return ""


def test_nobody_else_is_called_like_a_registered_account(site: Site) -> None:
    # Letters that all have a twin: "o" and a number in its own digits.
    number = time.time_ns() % 10**9
    real, look = f"Koc {number}", f"\u041a\u043e\u0441 {number}"
    owner = site.visitor()
    owner.me = owner.post("/register", {"name": real, "password": "correct horse"})
    guest = site.guest("Somebody")
    for name in (real, real.upper(), look, f" {real} "):
        assert _code(site.visitor(), "POST", "/guest", {"name": name}) == "name_taken"
        assert _code(guest, "PATCH", "/me", {"name": name}) == "name_taken"
        assert _code(guest, "POST", "/register", {"name": name, "password": "correct horse"}) == "name_taken"
        # Nor is somebody who sits beside a guest at one device.
        seats = [{"kind": "me"}, {"kind": "here", "name": name}]
        assert _code(guest, "POST", "/tables", {"game": "coatl", "seats": seats}) == "name_taken"
        table = guest.open_table(seats=["me", "open"])
        assert _code(guest, "PUT", f"/tables/{table}/seats/1", {"wish": seats[1]}) == "name_taken"
        assert _code(guest, "POST", f"/tables/{table}/join", {"name": name}) == "name_taken"
    # The owner may be called so anywhere, and rename the account to another spelling.
    owner.open_table(seats=["me", f"here:{real}"])
    assert owner.call("PATCH", "/me", {"name": real.upper()})["user"]["name"] == real.upper()
    # When the account is gone the name is free again.
    owner.post("/me/delete", {"password": "correct horse"})
    site.visitor().post("/guest", {"name": look})


def test_labels_are_names_too(site: Site) -> None:
    guest = site.guest("Eva")
    for name in UNCLEAR.values():
        seats = [{"kind": "me"}, {"kind": "here", "name": name}]
        assert _code(guest, "POST", "/tables", {"game": "coatl", "seats": seats}) == "unclear_name"


def test_accounts_from_before_keep_their_names_and_are_protected_too(tmp_path: Path) -> None:
    """A name that would be refused now still signs in; of two that look alike the older one is protected."""
    with running(tmp_path) as site:
        site.visitor().post("/register", {"name": "Jan", "password": "correct horse"})
    old = ["Oca", "\u041e\u0441\u0430", "Ev\u0430", "Eva\u3164", "Eva ❤️"]
    looks = [name_skeleton(name) for name in old]
    with sqlite3.connect(tmp_path / "sunstone.sqlite3") as database:
        for number, name in enumerate(old):
            look = looks[number] if looks.index(looks[number]) == number else None
            database.execute(
                "INSERT INTO users (id, kind, name, name_key, name_skeleton, password, language, created) "
                "SELECT ?, kind, ?, ?, ?, password, language, ? FROM users WHERE name = 'Jan'",
                (f"user{number + 2}", name, name_key(name), look, number),
            )
    with running(tmp_path) as site:
        for number, name in enumerate(old):
            person = site.visitor()
            me = person.post("/login", {"name": name, "password": "correct horse"})
            assert me["user"] == {"id": f"user{number + 2}", "name": name, "kind": "registered"}
            assert person.call("PATCH", "/me", {"language": "cs"})["user"]["name"] == name
            assert _code(site.visitor(), "POST", "/guest", {"name": name}) in ("name_taken", "unclear_name")
        assert _code(site.visitor(), "POST", "/guest", {"name": "Eva"}) == "name_taken"
