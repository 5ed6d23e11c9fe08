"""Messages of chat and presence."""

from typing import Annotated

import msgspec

from sunstone.table.wire_types import Asked


class Report(Asked, frozen=True, kw_only=True):
    """Tell those who run the site about a message."""

    reason: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Mutes(msgspec.Struct, frozen=True, kw_only=True):
    """Whom I do not want to hear."""

    users: list[str]


class ReportLine(msgspec.Struct, frozen=True, kw_only=True):
    """A reported message."""

    id: str
