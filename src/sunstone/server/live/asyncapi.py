"""The AsyncAPI description of the socket, made from the types that read and write its frames."""

from functools import cache
from typing import Any, get_args

import msgspec

import sunstone
from sunstone.server.live.frames import ClientFrame, ServerFrame

SOCKET = "/api/socket"


def _frames(union: Any) -> list[type[msgspec.Struct]]:
    return list(get_args(union))


def _tag(frame: type[msgspec.Struct]) -> str:
    return str(frame.__struct_config__.tag)


def _message(direction: str, frame: type[msgspec.Struct]) -> tuple[str, dict[str, Any]]:
    """A message under a name of its own: client and server both have a `beat`."""
    return f"{direction}.{_tag(frame)}", {
        "name": _tag(frame),
        "summary": (frame.__doc__ or "").strip().partition("\n")[0],
        "contentType": "application/json",
        "payload": {"$ref": f"#/components/schemas/{frame.__name__}"},
    }


@cache
def asyncapi() -> bytes:
    """The description as JSON."""
    client, server = _frames(ClientFrame), _frames(ServerFrame)
    _, schemas = msgspec.json.schema_components((*client, *server), ref_template="#/components/schemas/{name}")
    sent = dict(_message("client", frame) for frame in client)
    received = dict(_message("server", frame) for frame in server)

    def operation(action: str, messages: dict[str, Any], summary: str) -> dict[str, Any]:
        return {
            "action": action,
            "channel": {"$ref": "#/channels/socket"},
            "summary": summary,
            "messages": [{"$ref": f"#/channels/socket/messages/{name}"} for name in messages],
        }

    return msgspec.json.encode(
        {
            "asyncapi": "3.0.0",
            "info": {
                "title": "Sunstone: the socket",
                "version": sunstone.__version__,
                "description": "Live play. Every frame is one JSON text with a `type`; see docs/hosting.md.",
            },
            "defaultContentType": "application/json",
            "channels": {
                "socket": {
                    "address": SOCKET,
                    "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in sent | received},
                }
            },
            "operations": {
                "fromClient": operation("receive", sent, "What a client sends"),
                "fromServer": operation("send", received, "What the server sends"),
            },
            "components": {"messages": sent | received, "schemas": schemas},
        }
    )
