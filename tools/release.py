"""What a release needs beside its packages.

python -m tools.release check v1.2.3   the tag is the version, and the changelog has a chapter for it
python -m tools.release notes v1.2.3   that chapter
python -m tools.release sums FOLDER    FOLDER/SHA256SUMS, for `sha256sum --check`
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path

from tools.stamps import ROOT

SUMS = "SHA256SUMS"


class NotReady(Exception):
    """Why this cannot be released."""


def version() -> str:
    """The version of the package."""
    text = (ROOT / "src" / "sunstone" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def notes(tag: str, changelog: str) -> str:
    """What the changelog says of a version."""
    heading = re.escape(f"## [{tag.removeprefix('v')}]")
    found = re.search(rf"^{heading} - \d{{4}}-\d\d-\d\d\n(.+?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None:
        raise NotReady(f'CHANGELOG.md has no chapter "## [{tag.removeprefix("v")}] - YYYY-MM-DD"')
    return found[1].strip() + "\n"


def check(tag: str, changelog: str) -> None:
    """Raise `NotReady` unless the tag, the version and the changelog agree."""
    if tag != f"v{version()}":
        raise NotReady(f"the tag is {tag}, and the version in src/sunstone/__init__.py is {version()}")
    notes(tag, changelog)


def sums(folder: Path) -> str:
    """A line for every file, as sha256sum writes it."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != SUMS)
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def main(arguments: list[str]) -> int:
    """One of the three."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    match arguments:
        case ["sums", folder]:
            (Path(folder) / SUMS).write_text(sums(Path(folder)), encoding="utf-8")
            return 0
        case ["check" | "notes" as wish, tag]:
            pass
        case _:
            sys.stderr.write(f"{__doc__}")
            return 2
    try:
        check(tag, changelog)
    except NotReady as why:
        sys.stderr.write(f"Not ready for a release: {why}.\n")
        return 1
    if wish == "notes":
        sys.stdout.write(notes(tag, changelog))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
