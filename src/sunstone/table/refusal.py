"""What is refused, as a code with a message in every language."""

from __future__ import annotations

from sunstone.core.errors import SunstoneError


class Refusal(SunstoneError):
    """What was asked is not done, and nothing has changed."""

    area = "server"
