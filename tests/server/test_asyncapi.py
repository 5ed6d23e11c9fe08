"""The socket describes itself as the API does."""

from __future__ import annotations

import json
from typing import Any, get_args

import httpx
import jsonschema_rs
import msgspec
import pytest

from sunstone.server.live.frames import ClientFrame, ServerFrame
from tests.server.site import Site, play_out


@pytest.fixture
def page(site: Site) -> Any:
    answer = httpx.get(site.processes[0].address + "/schema/frames.json")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    return answer.json()


def _resolved(page: Any, reference: str) -> Any:
    found = page
    for part in reference.removeprefix("#/").split("/"):
        found = found[part]
    return found


def _schema(page: Any, message: str) -> Any:
    payload = page["components"]["messages"][message]["payload"]
    return {**payload, "components": page["components"]}


def test_every_frame_is_described(page: Any) -> None:
    for operation, union in (("fromClient", ClientFrame), ("fromServer", ServerFrame)):
        told = [_resolved(page, line["$ref"]) for line in page["operations"][operation]["messages"]]
        messages = [_resolved(page, line["$ref"]) for line in told]
        frames = {str(kind.__struct_config__.tag): kind for kind in get_args(union)}
        assert {message["name"] for message in messages} == set(frames)
        for message in messages:
            assert message["summary"]
            schema = _resolved(page, message["payload"]["$ref"])
            assert schema["properties"]["type"] == {"enum": [message["name"]]}
            fields = msgspec.structs.fields(frames[message["name"]])
            assert set(schema["properties"]) == {field.encode_name for field in fields} | {"type"}


def test_every_reference_leads_somewhere(page: Any) -> None:
    def walk(plain: Any) -> None:
        if isinstance(plain, dict):
            if isinstance(plain.get("$ref"), str):
                _resolved(page, plain["$ref"])
            for value in plain.values():
                walk(value)
        elif isinstance(plain, list):
            for value in plain:
                walk(value)

    walk(page)


def test_what_is_sent_is_as_described(site: Site, page: Any) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    socket = eva.socket()
    socket.watch(table, 0)
    play_out(table, eva, jan, upto=6)
    socket.seen_ply(table, 6)
    assert socket.ask(type="act", table=table, seat=0, line=0, ply=0, action="nonsense")["type"] == "refused"
    kinds = set()
    for data in socket.bytes:
        frame = json.loads(data)
        jsonschema_rs.validate(_schema(page, f"server.{frame['type']}"), frame)
        kinds.add(frame["type"])
    assert kinds >= {"hello", "sync", "news", "ok", "refused", "present", "turns"}
    wrong = {"type": "watch", "id": -1, "table": table}
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validate(_schema(page, "client.watch"), wrong)
