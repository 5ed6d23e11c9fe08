"""Languages: the Fluent catalogues and what is said from them.

The catalogues lie in `locales/<language>/*.ftl`, one file a topic; the browser will use the same files. Packages with a
game of their own bring theirs (`sunstone.resources`).
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from sunstone import resources
from sunstone.core.errors import IllegalAction, SunstoneError

LANGUAGES = ("en", "cs", "nl", "pl")
FALLBACK = "en"


def locales() -> Traversable:
    """The folder of the catalogues: inside the installed package, or at the root of a checkout."""
    packaged = files("sunstone").joinpath("locales")
    if packaged.is_dir():
        return packaged
    return Path(__file__).parents[2] / "locales"


def choose_language(wish: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language to speak: the wish, else SUNSTONE_LANG, else the system's, else English."""
    env = os.environ if environment is None else environment
    if wish is not None:
        if wish not in LANGUAGES:
            raise SunstoneError("language", name=wish, known=", ".join(LANGUAGES))
        return wish
    for name in ("SUNSTONE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = env.get(name, "").replace("-", "_").split("_")[0].split(".")[0].lower()
        if language in LANGUAGES:
            return language
        if language:
            return FALLBACK
    return FALLBACK


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks are for mixed directions of writing; all four languages run left to right.
    bundle = FluentBundle([language], use_isolating=False)
    for file in resources.listed(locales().joinpath(language), ".ftl"):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    # The first message with an id stays: ours cannot be changed, and what is not translated is said in English.
    for root in resources.roots():
        for spoken in dict.fromkeys((language, FALLBACK)):
            for source in resources.catalogues(root, spoken):
                bundle.add_resource(FluentResource(source))
    return bundle


class Translator:
    """Says messages in one language."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def has(self, message: str) -> bool:
        """Whether there is a message with this id."""
        return self._bundle.has_message(message)

    def __call__(self, message: str, **arguments: str | float) -> str:
        """The message with its arguments filled in."""
        found = self._bundle.get_message(message)
        if found.value is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(found.value, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def listing(self, items: list[str]) -> str:
        """Several things in a row; a word for none if there are none."""
        return ", ".join(items) if items else self("list-none")

    def error(self, error: SunstoneError) -> str:
        """What went wrong, as a sentence."""
        arguments = {
            key: value if isinstance(value, (str, int, float)) else str(value) for key, value in error.details.items()
        }
        if isinstance(error.__cause__, SunstoneError):
            # An error that came of another one tells that one's reason.
            arguments["reason"] = self.error(error.__cause__)
        if isinstance(error, IllegalAction):
            return self.reason(str(error.details["game"]), error.code)
        if self.has(error.message_id):
            return self(error.message_id, **arguments)
        return self("error-other", problem=str(error))

    def reason(self, game: str, code: str) -> str:
        """Why an action is refused, as a sentence."""
        message = f"{game}-reason-{code}".replace("_", "-")
        return self(message) if self.has(message) else self("error-other", problem=code)
