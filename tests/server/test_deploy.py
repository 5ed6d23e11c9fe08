"""The units of deploy/: hardened, named in the documents, and with options that exist."""

from __future__ import annotations

import configparser
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from sunstone.cli.app import build
from sunstone.i18n import Translator
from tests.server import backends

ROOT = Path(__file__).parents[2]
UNITS = sorted((ROOT / "deploy").glob("*.service"))
EXPOSURE = 2.0


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_a_unit_leaves_the_service_little_of_the_machine(unit: Path) -> None:
    analyse = backends.program("systemd-analyze", "systemd")
    done = subprocess.run(
        [analyse, "security", "--offline=true", "--no-pager", str(unit)], capture_output=True, text=True, check=True
    )
    assert done.stderr == "", "there is nothing in it that systemd does not understand"
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", done.stdout)
    assert found is not None, done.stdout
    assert float(found[1]) < EXPOSURE


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_a_unit_starts_a_command_that_there_is(unit: Path) -> None:
    parser = configparser.RawConfigParser(strict=False, allow_no_value=True)
    parser.read(unit, encoding="utf-8")
    program, command, *arguments = shlex.split(parser["Service"]["ExecStart"])
    assert program == "/opt/sunstone/bin/sunstone"
    context = build(Translator("en")).commands[command].make_context(command, arguments)
    assert str(context.params["folder"]) == "/var/lib/sunstone"
    assert "sunstone" in parser["Service"]["StateDirectory"].split()


def test_the_documents_name_every_unit() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert all(unit.name in text for unit in UNITS)
