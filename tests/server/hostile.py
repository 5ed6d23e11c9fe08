"""Requests and frames that nobody would send by accident, made by hand for every route the API describes."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, urlsplit

Json = Any
Headers = dict[str, bytes]

DEEP = b"[" * 100_000 + b"]" * 100_000
NESTED = b'{"a":' * 900 + b"1" + b"}" * 900
"""Deep, but not so deep that a reader of JSON gives up."""

TEXTS = (
    "",
    " ",
    "\0",
    "a\0b",
    "\u202e\u200b",
    "'\";--%s{}$(x)\\",
    "../../../../etc/passwd",
    "\uffff\U0010ffff",
    "é" * 70,
    "x" * 5_000,
    "None",
    "-1",
    "99999999999999999999",
)
"""Texts in a path, a query or a body."""

IN_PATHS = (
    *(quote(text, safe="") for text in TEXTS),
    "%",
    "%zz",
    "%00",
    "%ff%fe",
    "%ed%a0%80",
    "9" * 5_000,
    "\xa0",
    "a/b",
)
IN_QUERIES = (*IN_PATHS, "1&{name}=2", "true", "1e999", "NaN", "[]", "+", "0x10")

RAW_VALUES = (
    b"null",
    b"true",
    b"-1",
    b"1.5",
    b"1e999",
    b"1" + b"0" * 5_000,
    b"1" + b"0" * 30,
    b"NaN",
    b'"\\ud800"',
    b'"\\u0000"',
    b'"\xff\xfe"',
    b'"' + b"x" * 5_000 + b'"',
    b'"99999999999999999999"',
    b"[]",
    b"{}",
    b'{"a":[1,{"b":null}]}',
    NESTED,
    DEEP,
)
"""Values in a body, as they are sent."""

RAW_BODIES = (
    b"",
    b" ",
    b"{",
    b"}",
    b"null",
    b"[]",
    b'"text"',
    b"0",
    b"\0",
    b"\xff\xfe{}",
    b"\xef\xbb\xbf{}",
    b'{"name":"Eva","name":"Jan"}',
    b'{"":1}',
    b'{"\\ud800":1}',
    b'{"' + b"x" * 100_000 + b'":1}',
    b'{"a":1}' * 2,
    NESTED,
    DEEP,
    b"x" * 1_100_000,
)

IN_HEADERS: dict[str, tuple[bytes, ...]] = {
    "host": (
        b"",
        b"localhost:99999999",
        b"localhost:abc",
        b"localhost:-1",
        b"localhost:",
        b"[",
        b"[::1",
        b"[::1]:x",
        b"a@localhost:80",
        b"localhost/x?y#z",
        b"\xe2\x84\x80",
        b"x" * 5_000,
        b"127.0.0.1:\xb2",
        b"localhost, localhost",
    ),
    "origin": (b"", b"null", b"http://[", b"http://[::1", b"http://localhost:abc", b"://", b"\xff\xfe", b"x" * 5_000),
    "accept-language": (b"", b";;;,,,;q=", b"en;q=nan", b"en;q=inf", b"en;q=1e999", b"\xff", b"cs," * 2_000, b"q=0"),
    "cookie": (
        b"",
        b"sunstone",
        b"sunstone=",
        b"sunstone=.",
        b"sunstone=\xff.\xff",
        b'sunstone="\\377',
        b"sunstone=a.b; sunstone=c.d",
        b"=;=;=",
        b"sunstone=" + b"x" * 5_000,
        b"sunstone=%00%ff",
    ),
    "authorization": (
        b"Bearer",
        b"Bearer ",
        b"Bearer a_b_c",
        b"Bearer sunstone_a_b",
        b"Bearer sunstone_\xff_\xfe",
        b"Bearer sunstone_" + b"2" * 400 + b"_x",
        b"Basic eDp4",
        b"\xff\xfe",
        b"_" * 5_000,
    ),
    "accept-encoding": (b"", b"\xff", b"br;q=x", b"gzip," * 1_000, b"identity;q=0, *;q=0"),
    "content-type": (
        b"",
        b"text/plain",
        b"multipart/form-data",
        b"multipart/form-data; boundary=\xff",
        b"application/x-www-form-urlencoded",
        b"application/msgpack",
        b"application/json; charset=utf-99",
        b"\xff/\xfe; =;=",
        b"x" * 5_000,
    ),
    "content-length": (b"-1", b"abc", b"1e3", b"99999999999999999999999", b"0", b"+1", b"1, 2"),
    "transfer-encoding": (b"chunked, chunked", b"gzip", b"\xff"),
    "accept": (b"", b"\xff", b"*/*;q=x", b"text/plain;;;;"),
    "x-forwarded-for": (b"\xff", b"[", b"1.2.3.4:99999999", b"," * 500),
    "x-request-id": (b"\xff", b"x" * 5_000, b"a b"),
    "range": (b"bytes=9-1", b"bytes=-", b"\xff"),
    "if-none-match": (b"\xff", b'W/"'),
    "sec-fetch-site": (b"\xff",),
    "user-agent": (b"\xff\x80", b"x" * 5_000, b"Mozilla/5.0 (\xe9)"),
    "expect": (b"100-continue", b"x"),
    "connection": (b"\xff", b"upgrade"),
    "upgrade": (b"h2c", b"websocket"),
}

LINES = (
    b"GET / HTTP/1.1\r\n",
    b"GET /%00 HTTP/1.1\r\n",
    b"GET /" + b"a" * 300 + b" HTTP/1.1\r\n",
    b"GET /" + b"a/" * 2_000 + b" HTTP/1.1\r\n",
    b"GET /assets/" + b"%41" * 300 + b" HTTP/1.1\r\n",
    b"GET /..%2f..%2fetc/passwd HTTP/1.1\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\n",
    b"GET /api/games?\xff=\xfe HTTP/1.1\r\n",
    b"GET /api/games?" + b"a=b&" * 5_000 + b" HTTP/1.1\r\n",
    b"GET /api/tables?game=%FF%00 HTTP/1.1\r\n",
    b"GET http://[/ HTTP/1.1\r\n",
    b"GET http://localhost:99999999/api/games HTTP/1.1\r\n",
    b"GET //api//games HTTP/1.1\r\n",
    b"GET /api/games#x HTTP/1.1\r\n",
    b"GET /api/games; HTTP/1.1\r\n",
    b"GET * HTTP/1.1\r\n",
    b"GET ? HTTP/1.1\r\n",
    b"OPTIONS * HTTP/1.1\r\n",
    b"OPTIONS /api/games HTTP/1.1\r\n",
    b"HEAD /api/games HTTP/1.1\r\n",
    b"HEAD /health HTTP/1.1\r\n",
    b"TRACE /api/games HTTP/1.1\r\n",
    b"CONNECT localhost:1 HTTP/1.1\r\n",
    b"PROPFIND /api/games HTTP/1.1\r\n",
    b"NOTHING /api/games HTTP/1.1\r\n",
    b"GET /api/games HTTP/1.0\r\n",
    b"GET /api/games HTTP/2.0\r\n",
    b"GET /api/games HTTP/9.9\r\n",
    b"GET /schema HTTP/1.1\r\n",
    b"GET /schema/%00 HTTP/1.1\r\n",
    b"GET /schema/frames.json?x=%ff HTTP/1.1\r\n",
    b"GET /api/socket HTTP/1.1\r\n",
    b"POST /api/socket HTTP/1.1\r\n",
    b"\0\0\0\0\r\n",
    b"GET\r\n",
)
"""First lines of requests."""

SOCKET_LINES = (
    b"GET /api/socket HTTP/1.1\r\n",
    b"GET /api/socket?\xff HTTP/1.1\r\n",
    b"GET /api/socket/%00 HTTP/1.1\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\n",
    b"GET http://[/api/socket HTTP/1.1\r\n",
    b"GET /api/games HTTP/1.1\r\n",
    b"POST /api/socket HTTP/1.1\r\n",
    b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\n",
)
"""First lines of requests for a socket."""


AFTER = ("/record", "/review", "/course", "/share", "/analysis", "/log")
"""Routes that need a finished game."""


@dataclass
class Asked:
    """One request."""

    line: bytes
    headers: Headers = field(default_factory=dict)
    body: bytes = b""

    def raw(self, host: str) -> bytes:
        """As it goes over the wire."""
        headers: Headers = {"host": host.encode(), "x-sunstone": b"1"}
        if self.body:
            headers["content-type"] = b"application/json"
            headers["content-length"] = str(len(self.body)).encode()
        headers |= self.headers
        head = b"".join(name.encode() + b": " + value + b"\r\n" for name, value in headers.items())
        return self.line + head + b"\r\n" + self.body


class Client:
    """Sends requests as they are, on one connection for as long as it lasts."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.host = parts.netloc
        self._to = (str(parts.hostname), int(parts.port or 80))
        self._socket: socket.socket | None = None

    def status(self, asked: Asked) -> int:
        """The status of the answer; 0 where the connection is closed without one."""
        raw = asked.raw(self.host)
        if self._socket is None:
            self._socket = socket.create_connection(self._to, 60)
        try:
            self._socket.sendall(raw)
            self._finish_sending(asked)
            answer = http.client.HTTPResponse(self._socket, method=asked.line.split(b" ")[0].decode("latin-1"))
            answer.begin()
            if answer.status == http.HTTPStatus.SWITCHING_PROTOCOLS:
                self.close()
                return answer.status
            answer.read()
        except (ConnectionError, http.client.BadStatusLine):
            self.close()
            return 0
        if answer.will_close:
            self.close()
        return answer.status

    def _finish_sending(self, asked: Asked) -> None:
        """Whoever announces a body that does not come, says that nothing more will."""
        if self._socket is not None and {"content-length", "transfer-encoding"} & set(asked.headers):
            self._socket.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None


class Routes:
    """Every route of the description, and requests for it that are right but for one thing."""

    def __init__(self, described: Json, known: dict[str, str], record: Json) -> None:
        self._schemas = described["components"]["schemas"]
        self._known = known
        """Values that exist, by the name of the parameter or field."""
        self._record = record
        self.routes = [
            (method, path, operation)
            for path, operations in described["paths"].items()
            for method, operation in operations.items()
        ]

    def requests(self, method: str, path: str, operation: Json) -> Iterator[Asked]:
        """Hostile requests for one route."""
        parameters = operation.get("parameters", [])
        body = self._record if path == "/api/records" else self._body(operation)
        good = json.dumps(body).encode() if body is not None else b""
        for parameter in parameters:
            name = parameter["name"]
            for value in IN_PATHS if parameter["in"] == "path" else IN_QUERIES:
                line = self._line(method, path, parameters, name, value.format(name=name) if "{" in value else value)
                yield Asked(line, body=good)
        line = self._line(method, path, parameters)
        yield Asked(line, body=good)
        if method in ("get", "head"):
            return
        for raw in RAW_BODIES:
            yield Asked(line, body=raw)
        for name in body or {}:
            for raw in RAW_VALUES:
                others = b"".join(b",%b:%b" % (_json(key), _json(value)) for key, value in body.items() if key != name)
                yield Asked(line, body=b"{%b:%b%b}" % (_json(name), raw, others))

    def _line(self, method: str, path: str, parameters: Json, changed: str = "", value: str = "") -> bytes:
        query = []
        for parameter in parameters:
            name = parameter["name"]
            known = self._known.get("finished" if name == "table" and path.endswith(AFTER) else name, "0")
            given = value if name == changed else known
            if parameter["in"] == "path":
                path = path.replace(f"{{{name}}}", given)
            else:
                query.append(f"{name}={given}")
        asked = path + ("?" + "&".join(query) if query else "")
        return f"{method.upper()} {asked} HTTP/1.1\r\n".encode("latin-1")

    def _body(self, operation: Json) -> Json:
        content = operation.get("requestBody", {}).get("content", {})
        return self._sample(content["application/json"]["schema"]) if "application/json" in content else None

    def _sample(self, schema: Json, name: str = "") -> Json:
        """A value that fits."""
        if name in self._known:
            return self._known[name]
        if "$ref" in schema:
            return self._sample(self._schemas[schema["$ref"].rpartition("/")[2]])
        if "oneOf" in schema:
            return self._sample(schema["oneOf"][0])
        if "enum" in schema:
            return schema["enum"][0]
        kind = schema.get("type")
        if kind == "object":
            return {key: self._sample(inner, key) for key, inner in schema.get("properties", {}).items()}
        if kind == "array":
            return [self._sample(schema["items"])] * 2
        return {"integer": max(0, int(schema.get("minimum", 0))), "boolean": False}.get(str(kind), "Eva")


def _json(value: Json) -> bytes:
    return json.dumps(value).encode()


def header_requests(lines: list[tuple[bytes, bytes]]) -> Iterator[Asked]:
    """Every hostile header with every one of these first lines and bodies."""
    for line, body in lines:
        for name, values in IN_HEADERS.items():
            for value in values:
                yield Asked(line, {name: value}, body)


def line_requests() -> Iterator[Asked]:
    """Hostile first lines, for requests and for sockets."""
    yield from (Asked(line) for line in LINES)
    upgrade = {
        "connection": b"Upgrade",
        "upgrade": b"websocket",
        "sec-websocket-version": b"13",
        "sec-websocket-key": b"MDEyMzQ1Njc4OWFiY2RlZg==",
    }
    for line in SOCKET_LINES:
        yield Asked(line, upgrade)
    for name in ("host", "origin", "cookie", "authorization", "accept-language", "x-forwarded-for", "user-agent"):
        for value in IN_HEADERS[name]:
            yield Asked(SOCKET_LINES[0], upgrade | {name: value})
    for name in upgrade:
        for value in (b"", b"\xff", b"x" * 5_000, b"12"):
            yield Asked(SOCKET_LINES[0], upgrade | {name: value})
    for name in ("sec-websocket-extensions", "sec-websocket-protocol"):
        for value in (b"\xff", b"permessage-deflate; x=y; ;", b"a,,b,"):
            yield Asked(SOCKET_LINES[0], upgrade | {name: value})


def frames(table: str) -> Iterator[str | bytes]:
    """Hostile frames for a socket: what is no frame at all, and every command right but for one thing."""
    yield from ("", " ", "\0", "{", "null", "[]", "0", '""', "{}", '{"type":null}', '{"type":"nothing"}', '{"id":1}')
    yield from ('{"type":"watch"}', '{"type":"watch","type":"say"}', '{"type":"\\ud800"}', "\ufeff{}", "x" * 16_000)
    yield from ("[" * 16_000, '{"a":' * 3_000, b"", b"\0\xff", b'{"type":"beat"}')
    at = {"id": 1, "table": table}
    move = {**at, "seat": 0, "line": 0, "ply": 0}
    commands: dict[str, Json] = {
        "watch": {**at, "seat": None, "seen": 0, "language": "en"},
        "unwatch": at,
        "act": {**move, "action": "pass"},
        "undo": {**move, "to": 0},
        "answer_undo": {**at, "agree": True},
        "say": {**at, "text": "hello"},
    }
    values = [raw.decode("utf-8", "replace") for raw in RAW_VALUES if len(raw) < 12_000]
    for kind, command in commands.items():
        for name in command:
            for raw in values:
                others = "".join(
                    f",{json.dumps(key)}:{json.dumps(value)}" for key, value in command.items() if key != name
                )
                yield f'{{"type":"{kind}","{name}":{raw}{others}}}'
