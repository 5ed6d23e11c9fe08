"""What a release is made of: dependencies pinned with hashes, in step with what is asked for, and a list of them."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tools import sbom

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
ASKED = {
    sbom.RUN: PROJECT["project"]["dependencies"] + PROJECT["project"]["optional-dependencies"]["scale"],
    sbom.BUILD: PROJECT["build-system"]["requires"],
}


@pytest.mark.parametrize("file", ASKED, ids=lambda file: file.name)
def test_the_lock_is_in_step_with_what_is_asked_for(file: Path) -> None:
    locked = {entry.name: entry for entry in sbom.read_lock(file)}
    for text in ASKED[file]:
        asked = Requirement(text)
        found = locked.get(canonicalize_name(asked.name))
        assert found is not None, f"{text} is not locked: run `make lock`"
        assert asked.specifier.contains(found.version), f"{text} is locked to {found.version}: run `make lock`"
        assert found.requirement.marker is None or asked.marker is not None, f"{text} is left out somewhere"


@pytest.mark.parametrize("file", ASKED, ids=lambda file: file.name)
def test_every_package_is_pinned_once_with_hashes_and_from_the_public_index(file: Path) -> None:
    locked = sbom.read_lock(file)
    assert len({entry.name for entry in locked}) == len(locked) > 10
    assert [entry.name for entry in locked if not entry.version or not entry.hashes] == []
    text = file.read_text(encoding="utf-8")
    # Everything that is no requirement: no index, no address, no path of the machine it was made on.
    rest = re.sub(r"(?m)^\s*#.*$|^[a-z0-9-]+==[^ ]+( ; [^\\]+)? \\$|^\s+--hash=sha256:[0-9a-f]{64}( \\)?$", "", text)
    assert rest.strip() == ""
    assert "://" not in text
    assert re.findall(r"(?m)^\s*#.*[/\\](?!requirements).*$", text) == []


def test_both_locks_agree_about_what_they_share() -> None:
    run = {entry.name: entry.version for entry in sbom.read_lock(sbom.RUN)}
    shared = {entry.name: entry.version for entry in sbom.read_lock(sbom.BUILD) if entry.name in run}
    assert shared == {name: run[name] for name in shared}


@pytest.fixture(scope="module")
def bill(tmp_path_factory: pytest.TempPathFactory) -> Any:
    file = tmp_path_factory.mktemp("dist") / "new" / "sunstone.cdx.json"
    assert sbom.main([str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    return json.loads(text)


def test_everything_that_is_locked_is_in_the_bill_with_version_and_hashes(bill: Any) -> None:
    listed = {component["purl"]: component for component in bill["components"]}
    for file in ASKED:
        for entry in sbom.read_lock(file):
            component = listed[f"pkg:pypi/{entry.name}@{entry.version}"]
            (files,) = component["externalReferences"]
            assert sorted(digest["content"] for digest in files["hashes"]) == sorted(entry.hashes)
    lock = json.loads(sbom.BROWSER.read_text(encoding="utf-8"))["packages"]
    for path, package in lock.items():
        if path:
            name = path.rpartition("node_modules/")[2].replace("@", "%40")
            component = listed[f"pkg:npm/{name}@{package['version']}"]
            assert component["hashes"][0]["alg"] == "SHA-512"
            assert component["licenses"]
    assert bill["metadata"]["component"]["name"] == "sunstone"
    (ours,) = [entry for entry in bill["dependencies"] if entry["ref"] == bill["metadata"]["component"]["bom-ref"]]
    assert sorted(ours["dependsOn"]) == sorted(listed)


def test_a_licence_is_told_only_of_the_version_that_was_looked_at() -> None:
    installed = version("msgspec")
    (licence,) = sbom._installed_licences("msgspec", installed)
    assert getattr(licence, "id", None) == "BSD-3-Clause"
    assert sbom._installed_licences("msgspec", "0.0.1") == []
    assert sbom._installed_licences("no-such-package", "1") == []
