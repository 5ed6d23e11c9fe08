"""Refusals: a code, with a message in every language."""

from sunstone.core.errors import SunstoneError


class Refusal(SunstoneError):
    """A request is refused, and nothing has changed."""

    area = "server"
