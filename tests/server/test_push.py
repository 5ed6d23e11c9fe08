"""Web Push: who is told, in which words, and through whom."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from sunstone.server.accounts.store import AccountStore
from sunstone.server.db.engine import Database
from sunstone.server.db.migrate import migrate
from sunstone.server.errors import Refusal
from sunstone.server.push import Gone, Push, check_endpoint
from sunstone.server.settings import sqlite_url
from sunstone.server.wire.accounts import PushKeys, PushSubscription
from tests.server.site import Refused, running

GOOD = "https://fcm.googleapis.com/fcm/send/abc"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://user@fcm.googleapis.com/x",
        "file:///etc/passwd",
        "",
    ],
)
def test_messages_go_only_to_known_push_services(endpoint: str) -> None:
    with pytest.raises(Refusal, match="push_endpoint"):
        check_endpoint(endpoint)


def test_known_push_services_are_known() -> None:
    for endpoint in (GOOD, "https://updates.push.services.mozilla.com/wpush/v2/x", "https://web.push.apple.com/x"):
        check_endpoint(endpoint)


def _wish(endpoint: str = GOOD) -> PushSubscription:
    return PushSubscription(endpoint=endpoint, keys=PushKeys(p256dh="key", auth="auth"))


def test_a_message_is_sent_in_the_readers_language_and_a_gone_browser_is_forgotten(tmp_path: Path) -> None:
    sent: list[tuple[dict[str, Any], dict[str, Any]]] = []
    gone = False

    def send(subscription: dict[str, object], text: str) -> None:
        if gone:
            raise Gone
        sent.append((subscription, json.loads(text)))

    async def story() -> None:
        nonlocal gone
        database = Database(sqlite_url(tmp_path))
        await migrate(database)
        user = await AccountStore(database).create("Eva", "cs")
        push = Push(database, send)
        await push.your_turn(user.id, "table2", "coatl")
        assert sent == []
        await push.subscribe(user.id, _wish())
        await push.subscribe(user.id, _wish())
        await push.your_turn(user.id, "table2", "coatl")
        gone = True
        await push.your_turn(user.id, "table2", "coatl")
        gone = False
        await push.your_turn(user.id, "table2", "coatl")
        await database.close()

    asyncio.run(story())
    assert [text for _, text in sent] == [{"table": "table2", "message": "Cóatl: jsi na tahu."}]
    assert sent[0][0]["endpoint"] == GOOD


def test_a_site_without_a_contact_offers_no_messages(folder: Path) -> None:
    with running(folder) as site:
        eva = site.guest("Eva")
        for call in (
            ("GET", "/push", None),
            ("PUT", "/me/push", {"endpoint": GOOD, "keys": {"p256dh": "k", "auth": "a"}}),
        ):
            with pytest.raises(Refused) as refused:
                eva.call(*call)
            assert refused.value.code == "no_push"


def test_a_browser_subscribes_and_unsubscribes(folder: Path) -> None:
    with running(folder, SUNSTONE_CONTACT="mailto:admin@example.org") as site:
        eva = site.guest("Eva")
        assert len(eva.get("/push")["key"]) == 87
        wish = {"endpoint": GOOD, "keys": {"p256dh": "k", "auth": "a"}}
        assert eva.call("PUT", "/me/push", wish)["done"]
        assert eva.post("/me/push/stop", wish)["done"]
        with pytest.raises(Refused) as refused:
            eva.call("PUT", "/me/push", wish | {"endpoint": "https://intranet.example/x"})
        assert refused.value.code == "push_endpoint"
