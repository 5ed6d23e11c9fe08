"""Shared by the handlers: the address and language of a request, and answers to errors."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException, LitestarException, ValidationException
from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected

from sunstone.core.errors import SunstoneError
from sunstone.server.errors import Refusal
from sunstone.server.http.middleware import address_of
from sunstone.server.localization import accepted_language, error_body, status_of
from sunstone.server.logs import request_id
from sunstone.server.wire import ErrorBody

AnyRequest = Request[Any, Any, Any]
_log = structlog.get_logger()


class BodyRequest(Request[Any, Any, Any]):
    """A request whose body may be anything at all."""

    async def json(self) -> Any:
        """The body, decoded; refused if it is no JSON or nested beyond what can be read."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("JSON is nested too deeply") from None
        except UnicodeDecodeError:
            raise ClientException("JSON is not UTF-8") from None


async def provide_language(request: AnyRequest) -> str:
    return accepted_language(request.headers.get("accept-language", ""))


async def provide_address(request: AnyRequest) -> str:
    return address_of(request.scope)


def _answer(request: AnyRequest, error: SunstoneError) -> Response[ErrorBody]:
    headers = {"retry-after": str(error.details["seconds"])} if error.code == "too_many" else None
    language = accepted_language(request.headers.get("accept-language", ""))
    return Response(error_body(error, language), status_code=status_of(error), headers=headers)


def sunstone_error(request: AnyRequest, error: SunstoneError) -> Response[ErrorBody]:
    return _answer(request, error)


def http_error(request: AnyRequest, error: HTTPException) -> Response[ErrorBody]:
    if isinstance(error, ValidationException) or error.status_code == 400:
        return _answer(request, Refusal("bad_request", problem=_problem(error)))
    codes = {404: "not_found", 405: "bad_method", 413: "too_large"}
    if error.status_code in codes:
        return _answer(request, Refusal(codes[error.status_code]))
    if error.status_code >= 500:
        return any_error(request, error)
    return _answer(request, Refusal("bad_request", problem=error.detail))


def _problem(error: HTTPException) -> str:
    """The problem of a request in short: the framework names field and cause."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [
        f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)
    ]
    return "; ".join(parts)[:300] or error.detail[:300]


def any_error(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """An unforeseen error: its cause goes to the log, the id of the log line to the visitor."""
    scope = request.scope
    _log.error(
        "request_failed",
        method=request.method,
        route=scope.get("path_template"),
        table=scope.get("path_params", {}).get("table"),
        exc_info=error,
    )
    return _answer(request, Refusal("broken", request=request_id()))


async def log_socket_error(error: Exception, scope: Scope) -> None:
    """Something we did not foresee on a socket; the framework closes it without a word."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, (LitestarException, ClientDisconnected)):
        _log.error("socket_failed", exc_info=error)
