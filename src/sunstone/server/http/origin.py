"""Where a request counts as coming from."""

from __future__ import annotations

from sunstone.server.house import House
from sunstone.server.http.common import AnyRequest
from sunstone.server.http.middleware import address_of


def origin_of(request: AnyRequest, house: House) -> str:
    """The digest of its address, as the database holds it."""
    return house.keys.address_digest(address_of(request.scope))
