"""Web Push: who is told, in which words, and through whom."""

from __future__ import annotations

import asyncio
import base64
import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from sunstone.server.accounts.store import AccountStore
from sunstone.server.errors import Refusal
from sunstone.server.keys import Keys, digest
from sunstone.server.notifications.service import MOST_DEVICES, Gone, Notifications, check_endpoint, sender
from sunstone.server.notifications.wire import PushKeys, PushSubscription
from sunstone.server.settings import sqlite_url
from sunstone.server.storage.engine import Database
from sunstone.server.storage.migrate import migrate
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
        "https://fcm.googleapis.com:abc/x",
        "https://fcm.googleapis.com:99999999/x",
        "https://fcm.googleapis.com:-1/x",
        "https://[fcm.googleapis.com/x",
        "https://fcm.googleapis.com/\0",
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
        session = digest(await AccountStore(database).open_session(user.id, ""))
        push = Notifications(database, send)
        await push.your_turn(user.id, "table2", "coatl")
        assert sent == []
        await push.subscribe(user.id, session, _wish())
        await push.subscribe(user.id, session, _wish())
        await push.your_turn(user.id, "table2", "coatl")
        gone = True
        await push.your_turn(user.id, "table2", "coatl")
        gone = False
        await push.your_turn(user.id, "table2", "coatl")
        await database.close()

    asyncio.run(story())
    assert [text for _, text in sent] == [{"table": "table2", "message": "Cóatl: jsi na tahu."}]
    assert sent[0][0]["endpoint"] == GOOD


def test_an_account_is_told_on_so_many_devices_and_the_last_is_among_them(tmp_path: Path) -> None:
    sent: list[object] = []

    async def story() -> None:
        database = Database(sqlite_url(tmp_path))
        await migrate(database)
        store = AccountStore(database)
        eva, jan = await store.create("Eva", "en"), await store.create("Jan", "en")
        push = Notifications(database, lambda subscription, _text: sent.append(subscription["endpoint"]))
        here, there = [digest(await store.open_session(user.id, "")) for user in (eva, jan)]
        await push.subscribe(jan.id, there, _wish(f"{GOOD}-jan"))
        for number in range(MOST_DEVICES + 5):
            await push.subscribe(eva.id, here, _wish(f"{GOOD}{number}"))
        await push.your_turn(eva.id, "table", "coatl")
        assert len(sent) == MOST_DEVICES
        assert f"{GOOD}{MOST_DEVICES + 4}" in sent
        await push.your_turn(jan.id, "table", "coatl")
        assert sent[-1] == f"{GOOD}-jan"
        await database.close()

    asyncio.run(story())


def test_a_browser_that_is_signed_out_gets_no_more_messages(tmp_path: Path) -> None:
    sent: list[object] = []

    async def story() -> None:
        database = Database(sqlite_url(tmp_path))
        await migrate(database)
        store = AccountStore(database)
        eva = await store.create("Eva", "en")
        sessions = [digest(await store.open_session(eva.id, "")) for _ in range(3)]
        push = Notifications(database, lambda subscription, _text: sent.append(subscription["endpoint"]))
        for number, session in enumerate(sessions):
            await push.subscribe(eva.id, session, _wish(f"{GOOD}{number}"))
        await store.close_session(sessions[0])
        await store.close_sessions(eva.id, but=sessions[2])
        await push.your_turn(eva.id, "table", "coatl")
        await database.close()

    asyncio.run(story())
    assert sent == [f"{GOOD}2"]


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


class _Service(BaseHTTPRequestHandler):
    """A push service of our own, which keeps what it is sent."""

    got: ClassVar[list[tuple[dict[str, str], bytes]]] = []
    status: ClassVar[int] = 201

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.got.append((dict(self.headers), body))
        self.send_response(self.status)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Be quiet."""


def test_a_message_goes_out_signed_and_sealed() -> None:
    browser = ec.generate_private_key(ec.SECP256R1())
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    auth = b"0123456789abcdef"
    keys = Keys(b"one secret")
    server = HTTPServer(("127.0.0.1", 0), _Service)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    subscription: dict[str, object] = {
        "endpoint": f"http://127.0.0.1:{server.server_port}/push",
        "keys": {"p256dh": _text(point), "auth": _text(auth)},
    }
    send = sender(keys, "mailto:admin@example.org")
    try:
        send(subscription, "it is your turn")
        _Service.status = 410
        with pytest.raises(Gone):
            send(subscription, "are you there?")
    finally:
        server.shutdown()
        server.server_close()
    headers, body = _Service.got[0]
    headers = {name.lower(): value for name, value in headers.items()}
    assert headers["authorization"].startswith("vapid ")
    assert keys.push_public() in headers["authorization"], "the browser subscribed with this key"
    assert b"your turn" not in body
    assert http_ece.decrypt(body, private_key=browser, auth_secret=auth, version="aes128gcm") == b"it is your turn"


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
