"""The release: versions, notes, sums, and a workflow whose commands exist."""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from tools import release

import sunstone

ROOT = Path(__file__).parents[2]
WORKFLOW = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))
JOBS: dict[str, dict[str, Any]] = WORKFLOW["jobs"]
CIBUILDWHEEL = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
TAG = f"v{sunstone.__version__}"
CHANGELOG = f"""# Changelog

## [Unreleased]

### Added

- Something.

## [{sunstone.__version__}] - 2026-11-18

### Added

- All of it.

## [0.0.1] - 2026-01-01

- The beginning.
"""


def _runs(job: str) -> list[str]:
    return [step["run"] for step in JOBS[job]["steps"] if "run" in step]


def test_the_notes_of_a_release_are_its_chapter() -> None:
    assert release.notes(TAG, CHANGELOG) == "### Added\n\n- All of it.\n"
    assert release.notes("v0.0.1", CHANGELOG) == "- The beginning.\n"
    release.check(TAG, CHANGELOG)


@pytest.mark.parametrize(
    ("tag", "changelog", "why"),
    [
        ("v9.9.9", CHANGELOG, "the version in"),
        (sunstone.__version__, CHANGELOG, "the version in"),
        (TAG, CHANGELOG.replace(sunstone.__version__, "9.9.9"), "has no chapter"),
        (TAG, CHANGELOG.replace(" - 2026-11-18", ""), "has no chapter"),
    ],
)
def test_a_tag_that_does_not_fit_is_not_released(tag: str, changelog: str, why: str) -> None:
    with pytest.raises(release.NotReady, match=why):
        release.check(tag, changelog)


def test_sums_are_those_sha256sum_checks(tmp_path: Path) -> None:
    (tmp_path / "b.whl").write_bytes(b"wheel")
    (tmp_path / "a.tar.gz").write_bytes(b"sdist")
    assert release.main(["sums", str(tmp_path)]) == 0
    lines = (tmp_path / release.SUMS).read_text(encoding="utf-8").splitlines()
    assert lines[0] == f"{hashlib.sha256(b'sdist').hexdigest()}  a.tar.gz"
    assert release.main(["sums", str(tmp_path)]) == 0
    assert (tmp_path / release.SUMS).read_text(encoding="utf-8").splitlines() == lines, "it does not count itself"


def test_the_changelog_has_a_place_for_what_comes_next() -> None:
    assert "\n## [Unreleased]\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_only_a_tag_is_released_and_only_after_everything_was_built() -> None:
    for job in ("release", "publish"):
        assert JOBS[job]["if"] == "github.ref_type == 'tag'"
    (checks,) = [step for step in JOBS["sdist"]["steps"] if "tools.release check" in step.get("run", "")]
    assert checks["if"] == "github.ref_type == 'tag'"
    assert set(JOBS["release"]["needs"]) == {"sdist", "wheels"}
    assert JOBS["publish"]["needs"] == "release"
    assert JOBS["wheels"]["needs"] == "sdist"
    assert WORKFLOW["permissions"] == {}
    assert {job: given["permissions"] for job, given in JOBS.items() if "permissions" in given} == {
        "release": {"contents": "write"},
        "publish": {"id-token": "write"},
    }


def test_every_system_has_its_wheels() -> None:
    built_on = JOBS["wheels"]["strategy"]["matrix"]["system"]
    for system in ("ubuntu-24.04", "ubuntu-24.04-arm", "macos-15", "macos-15-intel", "windows-2025"):
        assert system in built_on
    # Neither musl nor an architecture is left out, but for 32 bits.
    assert CIBUILDWHEEL["skip"] == ["*_i686", "*-win32"]
    assert CIBUILDWHEEL["environment"] == {"SUNSTONE_BUILD": "compiled"}
    assert "cp311-*" in CIBUILDWHEEL["build"]


def test_the_workflow_calls_tools_that_there_are() -> None:
    made = re.findall(r"make ([\w-]+)", " ".join(_runs("release")))
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert made
    assert all(re.search(rf"^{rule}:", rules, re.MULTILINE) for rule in made)
    called = re.findall(r"python -m tools\.release (\w+)", " ".join(_runs("sdist") + _runs("release")))
    assert called == ["check", "sums", "notes"]
    assert release.main(["something"]) == 2
