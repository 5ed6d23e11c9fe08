"""The language of a visitor, and errors in that language."""

from sunstone.bots import UnknownBot
from sunstone.core.errors import BadAction, BadOption, BadRecord, IllegalAction, SunstoneError, UnknownGame
from sunstone.i18n import FALLBACK, LANGUAGES, Translator
from sunstone.server.errors import CODES, Refusal
from sunstone.server.wire import ErrorBody

_STATUS: tuple[tuple[type[SunstoneError], int], ...] = (
    (IllegalAction, 422),
    (BadAction, 422),
    (UnknownGame, 404),
    (BadOption, 400),
    (UnknownBot, 400),
    (BadRecord, 422),
)


def accepted_language(header: str) -> str:
    """The best of our languages for an Accept-Language header."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:500].split(",")):
        tag, _, rest = part.partition(";")
        quality = 1.0
        if rest.strip().startswith("q="):
            try:
                quality = float(rest.strip()[2:])
            except ValueError:
                quality = 0.0
        wishes.append((-quality, place, tag.strip().split("-")[0].lower()))
    for quality, _, language in sorted(wishes):
        if language in LANGUAGES and quality < 0:
            return language
    return FALLBACK


def status_of(error: SunstoneError) -> int:
    if isinstance(error, Refusal):
        return CODES[error.code]
    return next((status for kind, status in _STATUS if isinstance(error, kind)), 400)


def error_body(error: SunstoneError, language: str) -> ErrorBody:
    """An error as it is sent: the code and details for programs, a sentence for people."""
    code = error.code if isinstance(error, Refusal) else f"{error.area}_{error.code}"
    return ErrorBody(
        error=code.replace("-", "_"),
        details=dict(error.details),
        message=Translator(language).error(error),
        anchor=error.anchor if isinstance(error, IllegalAction) else "",
    )
