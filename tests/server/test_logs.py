"""Log lines: what they tell of an exception, and how long they are."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sunstone.core.errors import BadRecord
from sunstone.server.logs import EXCEPTION, LINE, as_json, bounded, describe_exception, described


class Secretive(ValueError):
    """An error whose words give everything away."""


def _raised() -> BaseException:
    try:
        try:
            try:
                raise sqlite3.OperationalError("no row ('secret cause')")
            except sqlite3.OperationalError as cause:
                raise Secretive("secret message") from cause
        except Secretive:
            error = BadRecord("action", line="secret action")
            error.add_note("secret note")
            raise error  # noqa: B904
    except BadRecord as error:
        return error


def test_an_exception_is_told_by_kinds_and_calls_but_not_by_its_words() -> None:
    text = described(_raised())
    assert text.splitlines()[0] == "sunstone.core.errors.BadRecord: action"
    assert "caused by tests.server.test_logs.Secretive\n" in text
    assert "caused by sqlite3.OperationalError" in text
    assert "test_logs.py:" in text
    assert "_raised" in text
    assert "secret" not in text.replace("test_logs", "")


def test_errors_that_name_only_code_keep_their_words() -> None:
    with pytest.raises(AttributeError) as raised:
        None.nothing  # type: ignore[attr-defined] # noqa: B018
    assert described(raised.value).startswith("AttributeError: 'NoneType' object has no attribute 'nothing'\n")


def test_an_error_of_the_disk_says_which() -> None:
    assert described(OSError(28, "No space left on device", "/secret/path")) == "OSError: ENOSPC"


def test_endless_and_circular_exceptions_come_to_an_end() -> None:
    def deep(left: int) -> None:
        if left:
            deep(left - 1)
        raise ValueError

    try:
        deep(500)
    except ValueError as error:
        circle = RuntimeError()
        circle.__cause__, error.__cause__ = error, circle
        line = describe_exception(None, "", {"event": "x", "exc_info": error})
    assert 0 < len(line["exception"]) <= EXCEPTION


def test_a_line_is_short_and_can_be_written_whatever_is_in_it() -> None:
    values: list[Any] = ["x" * 900_000, "\0\ud800\n\u202e", ["y" * 9000] * 9000, 10**5000, {"a": {"b": "c" * 9000}}]
    for value in values:
        for keys in (1, 60):
            line = {"event": "it happened", "level": "info"} | {f"key{number}": value for number in range(keys)}
            text = as_json(None, "", bounded(None, "", line))
            assert len(text.encode()) <= LINE
            assert text.isprintable()
            assert json.loads(text)["event"] == "it happened"


def test_what_a_task_raises_is_logged_without_its_words(tmp_path: Path) -> None:
    program = """
import asyncio, logging
from sunstone.server.logs import set_up, watch_tasks

async def main():
    watch_tasks(asyncio.get_running_loop())
    asyncio.get_running_loop().create_task(fail("secret task"))
    asyncio.get_running_loop().call_soon(lambda: 1 / 0)
    await asyncio.sleep(0)
    await asyncio.sleep(0)

async def fail(words):
    raise ValueError(words)

set_up()
asyncio.run(main())
try:
    raise ValueError("secret library")
except ValueError:
    logging.getLogger("library").exception("it failed with %s", "x" * 100_000)
raise ValueError("secret end")
"""
    script = tmp_path / "program.py"
    script.write_text(program)
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["event"][:14] for line in lines] == ["task_failed", "task_failed", "it failed with", "crashed"]
    kinds = sorted(line["exception"].splitlines()[0] for line in lines)
    assert kinds == ["ValueError", "ValueError", "ValueError", "ZeroDivisionError"]
    assert "secret" not in done.stderr
    assert max(map(len, done.stderr.splitlines())) <= LINE
