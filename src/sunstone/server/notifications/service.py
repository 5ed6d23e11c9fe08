"""Web Push: "it is your turn", for those who allow it and are not looking."""

import asyncio
import json
from collections.abc import Callable
from urllib.parse import urlsplit

import structlog
from sqlalchemy import delete, select

from sunstone.i18n import LANGUAGES, Translator
from sunstone.server.background import BackgroundTasks
from sunstone.server.errors import Refusal
from sunstone.server.keys import Keys, digest
from sunstone.server.notifications.wire import PushSubscription
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.storage.queries import insert_missing
from sunstone.table.table import Table

_log = structlog.get_logger()
_C = schema.pushes.c

SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""The push services of the browsers. The address comes from the client, and this server must not be sent just
anywhere to deliver something."""

MOST_DEVICES = 20
"""Subscriptions of one account: every one of them is a message to send at each of its turns."""

Send = Callable[[dict[str, object], str], None]
"""Delivers a text to a subscription; raises `Gone` if there is nobody to deliver it to any more."""


class Gone(Exception):
    """The browser has unsubscribed."""


def check_endpoint(endpoint: str) -> None:
    """Raise unless the address is one of a known push service."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise Refusal("push_endpoint") from None
    host = (parts.hostname or "").lower()
    known = any(host == service or host.endswith("." + service) for service in SERVICES)
    if (
        not endpoint.isprintable()
        or parts.scheme != "https"
        or not known
        or port not in (None, 443)
        or parts.username is not None
    ):
        raise Refusal("push_endpoint")


def sender(keys: Keys, contact: str) -> Send:
    """The way messages really go out."""

    def send(subscription: dict[str, object], text: str) -> None:
        # Loaded with the first message: most sites send none, and it is slow to load.
        from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

        try:
            webpush(
                subscription,
                data=text,
                vapid_private_key=keys.push_private(),
                vapid_claims={"sub": contact},
                ttl=24 * 3600,
                timeout=10,
            )
        except WebPushException as error:
            if error.response is not None and error.response.status_code in (404, 410):
                raise Gone from None
            raise

    return send


class Notifications:
    def __init__(
        self,
        database: Database,
        send: Send | None,
        public_key: str = "",
        sees: Callable[[str, str], bool] = lambda _user, _table: False,
    ) -> None:
        """Without `send` the site sends no messages. `sees`: whether a user looks at a table, and needs no message."""
        self._database = database
        self._send = send
        self._public_key = public_key
        self._sees = sees
        self._sending = BackgroundTasks()

    def public_key(self) -> str:
        if self._send is None:
            raise Refusal("no_push")
        return self._public_key

    def table_changed(self, before: Table, after: Table) -> None:
        """Tell the person whose turn begins, unless they see it."""
        user = None if self._send is None else after.waiting_for
        if user is not None and user != before.waiting_for and not self._sees(user, after.id):
            self._sending.start(self.your_turn(user, after.id, after.spec.game))

    async def subscribe(self, user: str, session: str, wish: PushSubscription) -> None:
        """Keep a browser's subscription until its session ends; it belongs to the account that used it last."""
        if self._send is None:
            raise Refusal("no_push")
        check_endpoint(wish.endpoint)
        row = {
            "digest": digest(wish.endpoint),
            "user_id": user,
            "session": session,
            "endpoint": wish.endpoint,
            "p256dh": wish.keys.p256dh,
            "auth": wish.keys.auth,
        }
        async with self._database.write() as connection:
            await connection.execute(delete(schema.pushes).where(_C.digest == row["digest"]))
            kept = select(_C.digest).where(_C.user_id == user).order_by(_C.digest).limit(MOST_DEVICES - 1)
            await connection.execute(delete(schema.pushes).where(_C.user_id == user, _C.digest.not_in(kept)))
            await insert_missing(connection, schema.pushes, [row])

    async def unsubscribe(self, user: str, endpoint: str) -> None:
        mine = delete(schema.pushes).where(_C.digest == digest(endpoint), _C.user_id == user)
        await self._database.execute(mine)

    async def your_turn(self, user: str, table: str, game: str) -> None:
        if self._send is None:
            return
        query = (
            select(_C.endpoint, _C.p256dh, _C.auth, schema.users.c.language)
            .join(schema.users, schema.users.c.id == _C.user_id)
            .where(_C.user_id == user)
        )
        for endpoint, p256dh, auth, language in await self._database.rows(query):
            text = json.dumps({"table": table, "message": _message(language, game)}, ensure_ascii=False)
            subscription: dict[str, object] = {"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}}
            try:
                await asyncio.to_thread(self._send, subscription, text)
            except Gone:
                await self.unsubscribe(user, endpoint)
            except Exception as error:
                # The address of a subscription is a secret of the browser: it stays out of the log.
                _log.warning("push_failed", user=user, problem=type(error).__name__)


def _message(language: str, game: str) -> str:
    tr = Translator(language if language in LANGUAGES else "en")
    title = f"{game}-name".replace("_", "-")
    return tr("server-push-turn", game=tr(title) if tr.has(title) else game)
