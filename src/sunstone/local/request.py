"""A request of the page, and which function answers it."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from sunstone.server.errors import Refusal

Wanted = TypeVar("Wanted")


@dataclass(frozen=True)
class Request:
    number: int
    parts: Mapping[str, str]
    """What the address names."""
    query: Mapping[str, str]
    body: bytes
    language: str

    def asked(self, kind: type[Wanted]) -> Wanted:
        """The body as a message of this kind."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except msgspec.DecodeError as error:
            raise Refusal("bad_request", problem=str(error)[:200]) from None

    def value(self, name: str, kind: type[Wanted], default: Wanted | None = None) -> Wanted:
        """A value of the query, or of the path."""
        given: Any = self.parts.get(name, self.query.get(name, default))
        try:
            return msgspec.convert(given, kind, strict=False)
        except msgspec.ValidationError as error:
            raise Refusal("bad_request", problem=f"{name}: {error}"[:200]) from None


Handler = Callable[[Any, Request], object]
_ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """The function answers requests like this; `{name}` stands for a part of the path."""
    pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))

    def note(handler: Handler) -> Handler:
        _ROUTES.append((method, pattern, handler))
        return handler

    return note


def handler_of(number: int, method: str, address: str, body: str, language: str) -> tuple[Handler, Request]:
    url = urlsplit(address)
    for known, pattern, handler in _ROUTES:
        found = pattern.fullmatch(url.path) if known == method else None
        if found is not None:
            parts = {name: unquote(part) for name, part in found.groupdict().items()}
            return handler, Request(number, parts, dict(parse_qsl(url.query)), body.encode(), language)
    raise Refusal("not_found")
