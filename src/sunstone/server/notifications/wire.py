"""Messages about Web Push."""

from typing import Annotated

import msgspec

from sunstone.table.wire_types import Asked


class PushKeys(Asked, frozen=True, kw_only=True):
    """The keys of a browser's push subscription."""

    p256dh: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_=-]{1,200}$")]
    auth: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_=-]{1,60}$")]


class PushSubscription(Asked, frozen=True, kw_only=True):
    """A browser's push subscription."""

    endpoint: Annotated[str, msgspec.Meta(max_length=2000)]
    keys: PushKeys


class PushKey(msgspec.Struct, frozen=True, kw_only=True):
    """The public key a browser subscribes with."""

    key: str
