"""Subscribing to messages."""

from litestar import Controller
from litestar.di import NamedDependency as Inject
from litestar.params import JSONBody

from sunstone.server.accounts.visitor import Visitor
from sunstone.server.http.routes import get, post, put
from sunstone.server.notifications.service import Notifications
from sunstone.server.notifications.wire import PushKey, PushSubscription
from sunstone.server.wire import Done


class NotificationRoutes(Controller):
    """Web Push."""

    path = "/api"
    tags = ["accounts"]  # noqa: RUF012

    @get("/push", summary="The key to subscribe with", sync_to_thread=False)
    def push_key(self, notifications: Inject[Notifications]) -> PushKey:
        """Refused where the site sends no messages."""
        return PushKey(key=notifications.public_key())

    @put("/me/push", summary="Allow messages to this browser")
    async def subscribe(
        self, notifications: Inject[Notifications], visitor: Inject[Visitor], data: JSONBody[PushSubscription]
    ) -> Done:
        """When it is my turn and I am not here."""
        user = visitor.by_hand()
        assert visitor.session is not None
        await notifications.subscribe(user.id, visitor.session, data)
        return Done()

    @post("/me/push/stop", summary="No more messages to this browser", status_code=200)
    async def unsubscribe(
        self, notifications: Inject[Notifications], visitor: Inject[Visitor], data: JSONBody[PushSubscription]
    ) -> Done:
        """Forget the subscription."""
        await notifications.unsubscribe(visitor.by_hand().id, data.endpoint)
        return Done()
